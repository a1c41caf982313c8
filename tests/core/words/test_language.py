"""The language: how a catalogue is read, what happens if a message is missing, and how messages are filled in."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from kingdoms.core.words import language
from kingdoms.core.words.grammar import NumberedName
from kingdoms.core.words.language import C_, N_, You, _, enumerated, ngettext, ordinal, per_cent, sentences, within
from scripts.compile_messages import compile_catalogue

PO = r"""
# A comment of the translator.
msgid ""
msgstr ""
"Language: hu\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

#: kingdoms/somewhere.py:12
#, python-brace-format
msgid "{name} settles"
msgstr "{name} rendez"

msgid ""
"A long sentence, "
"told in \"two\" lines.\n"
msgstr ""
"Egy hosszú mondat, "
"\"két\" sorban.\n"

msgid "{n} coin"
msgid_plural "{n} coins"
msgstr[0] "{n} érme"
msgstr[1] "{n} darab érme"

msgid "Not yet translated"
msgstr ""

msgid "{n} coin, not yet translated"
msgid_plural "{n} coins, not yet translated"
msgstr[0] ""
msgstr[1] ""

msgid "{seat} builds {building:a} for {n:,}."
msgstr "{building:The}: {seat} megépíti ({n:,})."

msgid "{card:A}"
msgid_plural "{n} times {card:the}"
msgstr[0] "{card:A}"
msgstr[1] "{n} alkalommal {card:the}"

msgctxt "advisor"
msgid "Squire"
msgstr "Földesúr"

msgid "Squire"
msgstr "Apród"

#~ msgid "Gone"
#~ msgstr "Elmúlt"
msgid "The last"
msgstr "Az utolsó"
"""


THREE_FORMS = "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2)"
"""The plural forms of Croatian."""


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with a catalogue, both its source and the compiled form."""
    before = language.current()
    monkeypatch.setattr(language, "ASSETS", tmp_path / "assets")
    monkeypatch.setattr(language, "TRANSLATIONS", tmp_path)
    write(PO)
    yield tmp_path
    monkeypatch.undo()
    language.use(before)


@pytest.fixture
def hungarian(house: Path) -> Path:
    language.use("hu")
    return house


def write(text: str) -> None:
    language.source("hu").write_text(text, encoding="utf-8")
    compile_catalogue(language.source("hu"), language.compiled("hu"))


@pytest.mark.usefixtures("hungarian")
def test_messages_are_in_the_language_in_use() -> None:
    assert language.current() == "hu"
    assert _("{name} settles").format(name="Béla") == "Béla rendez"
    assert _('A long sentence, told in "two" lines.\n') == 'Egy hosszú mondat, "két" sorban.\n'
    assert _("The last") == "Az utolsó"
    assert _("Gone") == "Gone"


@pytest.mark.usefixtures("hungarian")
def test_numbers_choose_their_form() -> None:
    assert ngettext("{n} coin", "{n} coins", 1) == "{n} érme"
    assert ngettext("{n} coin", "{n} coins", 0) == "{n} darab érme"
    assert ngettext("{n} coin", "{n} coins", 5) == "{n} darab érme"


def test_the_header_of_a_catalogue_says_which_number_takes_which_form(house: Path) -> None:
    text = PO.replace("nplurals=2; plural=(n != 1)", THREE_FORMS)
    write(text.replace('msgstr[1] "{n} darab érme"\n', 'msgstr[1] "{n} darab érme"\nmsgstr[2] "{n} sok érme"\n'))
    language.use("hu")
    forms = ["{n} érme", "{n} darab érme", "{n} sok érme"]
    told = [forms.index(ngettext("{n} coin", "{n} coins", n)) for n in (0, 1, 2, 4, 5, 11, 12, 21, 22, 101, 111)]
    assert told == [2, 0, 1, 1, 2, 2, 2, 0, 1, 0, 2]


@pytest.mark.usefixtures("hungarian")
def test_untranslated_messages_are_in_english() -> None:
    assert _("Not yet translated") == "Not yet translated"
    assert _("Never heard") == "Never heard"
    assert ngettext("{n} pile", "{n} piles", 1) == "{n} pile"
    assert ngettext("{n} pile", "{n} piles", 2) == "{n} piles"
    coin, coins = "{n} coin, not yet translated", "{n} coins, not yet translated"
    assert [ngettext(coin, coins, n) for n in (0, 1, 2)] == [coins, coin, coins]


@pytest.mark.usefixtures("hungarian")
def test_an_unknown_language_means_english() -> None:
    for code in ("en", "tlh", "../hu", ""):
        language.use("hu")
        language.use(code)
        assert language.current() == "en"
        assert _("The last") == "The last"


@pytest.mark.parametrize("data", [None, b"", b"not a catalogue", b"\xde\x12\x04\x95 cut off"])
def test_a_catalogue_that_cannot_be_read_means_english(
    house: Path, data: bytes | None, caplog: pytest.LogCaptureFixture
) -> None:
    language.compiled("hu").unlink()
    if data is not None:
        language.compiled("hu").write_bytes(data)
    language.use("hu")
    assert (language.current(), _("The last")) == ("en", "The last")
    assert ngettext("{n} coin", "{n} coins", 1) == "{n} coin"
    assert [message.partition(" (")[0] for message in caplog.messages] == [
        "Kingdoms: the translation hu cannot be read, so the app is in English"
    ]


def test_an_outdated_catalogue_is_used_and_the_log_says_so(house: Path, caplog: pytest.LogCaptureFixture) -> None:
    language.use("hu")
    assert (language.is_outdated("hu"), caplog.messages) == (False, [])
    made = language.compiled("hu").stat().st_mtime
    os.utime(language.source("hu"), (made + 1, made + 1))
    language.use("hu")
    assert (language.is_outdated("hu"), _("The last")) == (True, "Az utolsó")
    assert caplog.messages == [
        "Kingdoms: the translation hu has changed since it was compiled; `sh house` recompiles it"
    ]


def test_nothing_is_outdated_without_a_source(house: Path) -> None:
    language.source("hu").unlink()
    assert not language.is_outdated("hu")
    language.compiled("hu").unlink()
    assert not language.is_outdated("hu")


def test_marking_a_message_does_not_change_it() -> None:
    assert N_("The last") == "The last"


@pytest.mark.usefixtures("hungarian")
def test_a_word_with_two_meanings_is_translated_by_its_context() -> None:
    advisor = C_("advisor", "Squire")
    assert _(advisor) == "Földesúr"
    assert _("Squire") == "Apród"
    language.use("en")
    assert _(advisor) == "Squire"


def test_names_and_sentences_are_joined_naturally() -> None:
    assert enumerated(["Anna"]) == "Anna"
    assert enumerated(["Anna", "Béla"]) == "Anna and Béla"
    assert enumerated(["Anna", "Béla", "Cili"]) == "Anna, Béla and Cili"
    assert sentences("One.", "", "Two.") == "One. Two."


# Filling in.


def test_a_message_asks_for_articles() -> None:
    text = _("{seat} builds {building:a} for {n:,}.")
    assert text.format(seat="Anna", building="Inn", n=1234) == "Anna builds an Inn for 1,234."
    assert text.format_map({"seat": "Anna", "building": "Farm", "n": 5}) == "Anna builds a Farm for 5."
    assert _("{card:The} and {other:the}, {n:A}").format(card="Inn", other="Farm", n=8) == "The Inn and the Farm, An 8"
    assert ngettext("{card:A}", "{n} times {card:the}", 1).format(card="Inn", n=1) == "An Inn"
    assert ngettext("{card:A}", "{n} times {card:the}", 2).format(card="Inn", n=2) == "2 times the Inn"


def test_a_name_that_ends_with_a_number_has_no_article() -> None:
    text = _("{card:The}, then {other:the}, then {card:the small}.")
    assert text.format(card=NumberedName("Unit 1"), other="Inn") == "Unit 1, then the Inn, then Unit 1."


@pytest.mark.usefixtures("hungarian")
def test_a_translation_asks_for_articles_of_its_own() -> None:
    text = _("{seat} builds {building:a} for {n:,}.")
    assert text.format(seat="Anna", building="Udvar", n=5) == "Az Udvar: Anna megépíti (5)."
    assert text.format(seat="Anna", building="Piac", n=1000) == "A Piac: Anna megépíti (1,000)."
    assert ngettext("{card:A}", "{n} times {card:the}", 3).format(card="Udvar", n=3) == "3 alkalommal az Udvar"


def test_a_translation_asks_for_a_name_as_it_is_written_within_a_sentence() -> None:
    text = _("{seat} builds {building:the small}, then {other:small}.")
    assert text.format(seat="Anna", building="Crane", other="Inn") == "Anna builds the Crane, then Inn."
    language.use("hu")
    assert text.format(seat="Anna", building="Daru", other="Őrtorony") == "Anna builds a daru, then őrtorony."
    assert _("{building:The small}.").format(building="Erőd") == "Az erőd."
    assert (within("Nemes kisasszony"), within("")) == ("nemes kisasszony", "")
    language.use("en")


def test_a_message_with_articles_is_filled_in_like_any_other() -> None:
    text = _("{0:>4}{1.real!r:a}{names[0]:{width}}{{{last}}}")
    assert text.format("x", 8, names=["Anna"], width=6, last=None) == "   xan 8Anna  {None}"
    with pytest.raises(KeyError):
        _("{card:a}").format(name="Inn")


@pytest.mark.parametrize("text", ["{n:,} of {all}", "Plain", "{", "}{", "{:a", "{card}: a}", "{{card:b}}"])
def test_a_message_without_articles_is_a_plain_string(text: str) -> None:
    assert type(_(text)) is str
    assert _(text) == text


def test_ordinals_and_shares_are_in_the_language_in_use() -> None:
    language.use("en")
    assert (ordinal(1), ordinal(12), per_cent(0.554)) == ("1st", "12th", "55%")
    language.use("hu")
    assert (ordinal(1), ordinal(12), per_cent(0.554)) == ("1.", "12.", "55%")
    language.use("en")


# Sentences about the only person in a game.


def test_a_sentence_about_somebody_uses_the_form_before_the_bar() -> None:
    text = _("{seat:{seat} builds|You build} {building:the} and {seat:scores|score} {n}.")
    assert text.format(seat="Anna", building="Inn", n=2) == "Anna builds the Inn and scores 2."


def test_a_sentence_about_the_only_person_uses_the_form_behind_the_bar() -> None:
    text = _("{seat:{seat} builds|You build} {building:the} and {seat:scores|score} {n}.")
    assert text.format(seat=You("you"), building="Inn", n=2) == "You build the Inn and score 2."


def test_the_only_person_is_you_within_a_sentence() -> None:
    assert _("Ben takes a card from {seat}.").format(seat=You("you")) == "Ben takes a card from you."


@pytest.mark.parametrize(("name", "text"), [("anna", "anna: 3"), (You("you"), "You: 3")])
def test_only_you_gets_a_capital_letter_at_the_beginning_of_a_sentence(name: str, text: str) -> None:
    assert _("{name:You}: {n}").format(name=name, n=3) == text


def test_names_may_contain_bars_and_braces() -> None:
    text = _("{seat:{seat} takes a card from {rival}|You take a card from {rival}} | {n}.")
    assert text.format(seat="{A|B}", rival="C|D", n=1) == "{A|B} takes a card from C|D | 1."
    assert text.format(seat=You("you"), rival="C|D", n=1) == "You take a card from C|D | 1."


def test_names_with_you_among_them_are_addressed() -> None:
    assert isinstance(enumerated(["Anna", You("you")]), You)
    assert not isinstance(enumerated(["Anna", "Ben"]), You)
