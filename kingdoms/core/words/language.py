"""The language of the app: messages are looked up in a compiled gettext catalogue, and English is the source.

Full sentences with named placeholders go through `_`, counted ones through `ngettext`, and text in tables is
marked with `N_`, or `C_` if the English word has several meanings, and translated where it is shown. A placeholder
may ask for an article in front of the name: `{card:a}` is "a Farm" or "an Inn", `{card:the}` "the Farm", and `{card:A}`
and `{card:The}` begin a sentence; in Hungarian each of them is "a" or "az". The article is that of the sentence's
language, whatever the language of the name; a `NumberedName` has none in English. A translation may also ask for a name
as it is written within a sentence, alone or after an article: `{card:small}`, `{card:the small}`.

A sentence about a player has two forms where they differ, separated by a bar: `{seat:{seat} draws|You draw} a card.`
The second one is for the only person in a game, whose name is a `You`. `{seat:You}` is a name that begins a sentence.
"""

import gettext
import logging
import re
import struct
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from string import Formatter
from typing import Any

from kingdoms.core.words import grammar
from kingdoms.paths import ASSETS, TRANSLATIONS

LANGUAGES = {"en": "English", "hu": "Magyar"}
CARD_LANGUAGES = {**LANGUAGES, "de": "Deutsch", "fr": "Français", "nl": "Nederlands", "es": "Español"}
"""The languages in which cards have names, by code; each is named in its own language."""
AS_THE_APP = "app"
"""The setting that makes the names on cards follow the language of the app."""
CONTEXT_SEPARATOR = "\x04"
"""Separates a context from its message, as in gettext."""

_SMALL = "small"
"""Asks for a name as it is written within a sentence."""
_BAR, _OR_TO_YOU = "|", "\x1f"
"""The separator of the two forms of a sentence: as messages write it, and one that no name contains."""
_FIRST = "You"
"""Asks for a player's name at the beginning of a sentence, where "you" has a capital letter."""
_ASKS_FOR_FORM = re.compile(r"\{[^{}]+:(?:(?:a|A|the|The|small|You)(?: small)?\}|[^|]*\|)")
_LOG = logging.getLogger(__name__)
_ENGLISH = gettext.NullTranslations()
_current: gettext.NullTranslations = _ENGLISH
_language = "en"
_cards = AS_THE_APP


def use(code: str) -> None:
    """Switches all messages to this language, or to English if it is unknown or its catalogue cannot be read.

    >>> use("hu"), _("Settings"), use("en"), _("Settings")
    (None, 'Beállítások', None, 'Settings')
    """
    global _current, _language
    _current = _opened(code) if code in LANGUAGES and code != "en" else _ENGLISH
    _language = "en" if _current is _ENGLISH else code


def source(code: str) -> Path:
    """The file in which a catalogue is written; only the source tree has it."""
    return TRANSLATIONS / f"{code}.po"


def compiled(code: str) -> Path:
    """The compiled file of a catalogue, which the app reads."""
    return ASSETS / "translations" / f"{code}.mo"


def is_outdated(code: str) -> bool:
    """Whether a catalogue has changed since it was compiled, or was never compiled; False where there is no source."""
    if not source(code).is_file():
        return False
    return not compiled(code).is_file() or compiled(code).stat().st_mtime < source(code).stat().st_mtime


def _opened(code: str) -> gettext.NullTranslations:
    """A compiled catalogue; English if there is none."""
    try:
        with compiled(code).open("rb") as file:
            found = gettext.GNUTranslations(file)
    except (OSError, ValueError, struct.error) as trouble:
        _LOG.warning("Kingdoms: the translation %s cannot be read, so the app is in English (%r)", code, trouble)
        return _ENGLISH
    if is_outdated(code):
        _LOG.warning("Kingdoms: the translation %s has changed since it was compiled; `sh house` recompiles it", code)
    return found


def current() -> str:
    """The language in use, as in `LANGUAGES`.

    >>> current()
    'en'
    """
    return _language


def use_for_cards(code: str) -> None:
    """Switches card names to this language, which may be one that the app itself is not translated into."""
    global _cards
    _cards = code


def card_language() -> str:
    """The language of the names on cards.

    >>> use_for_cards("de"), card_language(), use_for_cards(AS_THE_APP), card_language()
    (None, 'de', None, 'en')
    """
    return _language if _cards == AS_THE_APP else _cards


def _(message: str) -> str:
    """The message in the language in use.

    >>> _("{card:A} and {other:a}").format(card="Inn", other="Farm")
    'An Inn and a Farm'
    """
    return _spoken(_current.gettext(message))


def ngettext(one: str, many: str, n: int) -> str:
    """The message for a number of things, in the language in use.

    >>> ngettext("{n} coin", "{n} coins", 1).format(n=1), ngettext("{n} coin", "{n} coins", 2).format(n=2)
    ('1 coin', '2 coins')
    """
    return _spoken(_current.ngettext(one, many, n))


def N_(message: str) -> str:
    """Marks a message in a table for the catalogue; `_` translates it where it is shown.

    >>> N_("Settings")
    'Settings'
    """
    return message


def C_(context: str, message: str) -> str:
    """Marks a message in a table like `N_`, for a word with several meanings: the context says which is meant.

    >>> _(C_("advisor", "Squire"))
    'Squire'
    """
    return f"{context}{CONTEXT_SEPARATOR}{message}"


def sentences(*texts: str) -> str:
    """Joins sentences with spaces and leaves out empty ones.

    >>> sentences("One.", "", "Two.")
    'One. Two.'
    """
    return " ".join(sentence for sentence in texts if sentence)


class You(str):
    """The name of the only person in a game, whom messages address instead of naming.

    >>> _("{seat:{seat} draws|You draw} a card.").format(seat="Anna")
    'Anna draws a card.'
    >>> _("{seat:{seat} draws|You draw} a card.").format(seat=You("you"))
    'You draw a card.'
    >>> _("{names:You} draw a card each.").format(names=enumerated([You("you"), "Ben"]))
    'You and Ben draw a card each.'
    """

    __slots__ = ()


def filled(text: str, event: Any, worded: Mapping[str, Callable[[Any], str]], **more: str) -> str:
    """The text with an event's fields and any further ones filled in; `worded` puts some of the fields into words."""
    fields = {field: worded.get(field, str)(value) for field, value in event._asdict().items() if field not in more}
    return text.format(**fields, **more)


def capitalised(text: str) -> str:
    """A name with a capital letter, as it is written at the start of a sentence or on its own.

    >>> capitalised("párizsi király"), capitalised("King in Paris")
    ('Párizsi király', 'King in Paris')
    """
    return text[:1].upper() + text[1:]


def uncapitalised(text: str) -> str:
    """A sentence with a small first letter, as it is written within another sentence.

    >>> uncapitalised("Take 2 coins")
    'take 2 coins'
    """
    return text[:1].lower() + text[1:]


def enumerated(names: Sequence[str]) -> str:
    """Names as listed in a sentence: "you" first, with commas, and "and" before the last one.

    Several names of which one is a `You` are a `You` as well, because some languages address the whole group.

    >>> enumerated(["Anna", "Ben", "Clara"]), enumerated(["Anna", You("you")]), enumerated([])
    ('Anna, Ben and Clara', 'you and Anna', 'nothing')
    """
    if not names:
        return _("nothing")
    if len(names) == 1:
        return names[0]
    *others, last = sorted(names, key=lambda name: not isinstance(name, You))
    listed = _("{names} and {last}").format(names=", ".join(others), last=last)
    return You(listed) if isinstance(others[0], You) else listed


def numeral(n: int) -> str:
    """A number with a real minus sign: a hyphen beside a number is easily overlooked.

    >>> numeral(2), numeral(-2)
    ('2', '−2')
    """
    return str(n).replace("-", "−")


def signed(n: int) -> str:
    """A number that is added or subtracted, always with its sign.

    >>> signed(2), signed(-2)
    ('+2', '−2')
    """
    return numeral(n) if n < 0 else f"+{n}"


def within(name: str) -> str:
    """The name of a thing, not of a person or a place, as it is written within a sentence.

    >>> within("Crane")
    'Crane'
    """
    return grammar.within(_language, name)


def ordinal(n: int) -> str:
    """An ordinal in figures.

    >>> ordinal(1), ordinal(12), ordinal(22)
    ('1st', '12th', '22nd')
    """
    return grammar.ordinal(_language, n)


def per_cent(share: float) -> str:
    """A share as a percentage.

    >>> per_cent(0.55)
    '55%'
    """
    return _("{n}%").format(n=round(100 * share))


class _Articles(Formatter):
    """Fills in a message like `str.format`, and also handles articles, small letters and forms for "you"."""

    def vformat(self, format_string: str, args: Sequence[Any], kwargs: Mapping[str, Any]) -> str:
        """The message with these values in it."""
        return super().vformat(format_string.replace(_BAR, _OR_TO_YOU), args, kwargs).replace(_OR_TO_YOU, _BAR)

    def format_field(self, value: object, format_spec: str) -> str:
        """The value as its placeholder asks for it."""
        about_somebody, is_choice, to_you = format_spec.rpartition(_OR_TO_YOU)
        if is_choice:
            return to_you if isinstance(value, You) else about_somebody
        if format_spec == _FIRST:
            return capitalised(value) if isinstance(value, You) else str(value)
        article, _gap, small = format_spec.rpartition(" ")
        if small == _SMALL:
            value, format_spec = within(_as_name(value)), article
        if format_spec in grammar.ARTICLES[_language]:
            return grammar.with_article(_language, format_spec, _as_name(value))
        return format(value, format_spec)


def _as_name(value: object) -> str:
    """A value as text; a name stays what it is, because `str` would turn a `NumberedName` into a plain string."""
    return value if isinstance(value, str) else str(value)


_ARTICLES = _Articles()


class _Message(str):
    """A message whose placeholders ask for forms of names; others are plain strings, which are faster to fill in."""

    __slots__ = ()

    def format(self, /, *values: object, **named: object) -> str:
        """The message with these values in it."""
        return _ARTICLES.vformat(self, values, named)

    def format_map(self, named: Any, /) -> str:
        """The message with these values in it."""
        return _ARTICLES.vformat(self, (), named)


@cache
def _spoken(text: str) -> str:
    """A message from the catalogue without its context, ready to be filled in."""
    text = text.rpartition(CONTEXT_SEPARATOR)[2]
    return _Message(text) if _ASKS_FOR_FORM.search(text) else text
