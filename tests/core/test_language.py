"""The language: how a `.po` file is read, and what is said when a message is missing there."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from kingdoms.core import language
from kingdoms.core.language import C_, N_, _, enumerated, ngettext, sentences

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


@pytest.fixture
def hungarian(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    (tmp_path / "translations").mkdir()
    (tmp_path / "translations" / "hu.po").write_text(PO, encoding="utf-8")
    monkeypatch.setattr(language, "ASSETS", tmp_path)
    before = language.current()
    language.use("hu")
    yield
    monkeypatch.undo()
    language.use(before)


def test_a_catalogue_has_every_message_but_the_header(tmp_path: Path) -> None:
    path = tmp_path / "hu.po"
    path.write_text(PO, encoding="utf-8")
    assert language.read(path) == {
        "{name} settles": ("{name} rendez",),
        'A long sentence, told in "two" lines.\n': ('Egy hosszú mondat, "két" sorban.\n',),
        "{n} coin": ("{n} érme", "{n} darab érme"),
        "Not yet translated": ("",),
        C_("advisor", "Squire"): ("Földesúr",),
        "Squire": ("Apród",),
        "The last": ("Az utolsó",),
    }


@pytest.mark.usefixtures("hungarian")
def test_messages_are_told_in_the_language_in_use() -> None:
    assert language.current() == "hu"
    assert _("{name} settles").format(name="Béla") == "Béla rendez"
    assert _("The last") == "Az utolsó"


@pytest.mark.usefixtures("hungarian")
def test_numbers_choose_their_form() -> None:
    assert ngettext("{n} coin", "{n} coins", 1) == "{n} érme"
    assert ngettext("{n} coin", "{n} coins", 0) == "{n} darab érme"
    assert ngettext("{n} coin", "{n} coins", 5) == "{n} darab érme"


@pytest.mark.usefixtures("hungarian")
def test_what_is_not_translated_is_told_in_english() -> None:
    assert _("Not yet translated") == "Not yet translated"
    assert _("Never heard") == "Never heard"
    assert ngettext("{n} pile", "{n} piles", 1) == "{n} pile"
    assert ngettext("{n} pile", "{n} piles", 2) == "{n} piles"


@pytest.mark.usefixtures("hungarian")
def test_english_and_unknown_languages_are_english() -> None:
    for code in ("en", "tlh", "../hu", ""):
        language.use("hu")
        language.use(code)
        assert language.current() == "en"
        assert _("The last") == "The last"


def test_a_marked_message_stays_as_it_is() -> None:
    assert N_("The last") == "The last"


@pytest.mark.usefixtures("hungarian")
def test_a_word_with_two_meanings_is_told_by_its_context() -> None:
    advisor = C_("advisor", "Squire")
    assert _(advisor) == "Földesúr"
    assert _("Squire") == "Apród"
    language.use("en")
    assert _(advisor) == "Squire"


def test_names_and_sentences_are_joined_as_one_reads_them() -> None:
    assert enumerated(["Anna"]) == "Anna"
    assert enumerated(["Anna", "Béla"]) == "Anna and Béla"
    assert enumerated(["Anna", "Béla", "Cili"]) == "Anna, Béla and Cili"
    assert sentences("One.", "", "Two.") == "One. Two."
