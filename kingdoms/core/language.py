"""The language that the app speaks: messages are looked up in a gettext catalogue (`.po`), English is the source.

Full sentences with named placeholders go through `_`, counted ones through `ngettext`, and texts in tables are
marked with `N_`, or `C_` if the English word has several meanings, and translated where they are shown.
"""

import ast
from collections.abc import Iterator, Sequence
from pathlib import Path

from kingdoms.places import ASSETS

LANGUAGES = {"en": "English", "hu": "Magyar"}
CARD_LANGUAGES = {**LANGUAGES, "de": "Deutsch", "fr": "Français", "nl": "Nederlands", "es": "Español"}
"""The languages that cards have names in, each in its own words."""
AS_THE_APP = "app"
"""The cards speak the language of the app."""

Catalogue = dict[str, tuple[str, ...]]
BETWEEN = "\x04"
"""Stands between a context and its message, as gettext has it."""

_current: Catalogue = {}
_language = "en"
_cards = AS_THE_APP


def use(code: str) -> None:
    """From now on every message is given in this language; an unknown one means English."""
    global _current, _language
    path = ASSETS / "translations" / f"{code}.po"
    known = code in LANGUAGES and code != "en"
    _current = read(path) if known else {}
    _language = code if known else "en"


def current() -> str:
    """The language in use, as in `LANGUAGES`."""
    return _language


def use_for_cards(code: str) -> None:
    """From now on cards bear their names in this language, which may be one that the app does not speak."""
    global _cards
    _cards = code


def card_language() -> str:
    """The language of the names on cards."""
    return _language if _cards == AS_THE_APP else _cards


def _(message: str) -> str:
    """The message in the language in use."""
    found = _current.get(message)
    return found[0] if found and found[0] else message.rpartition(BETWEEN)[2]


def ngettext(one: str, many: str, n: int) -> str:
    """The message for a number of things in the language in use."""
    found = _current.get(one)
    form = 0 if n == 1 else 1
    if found and len(found) > form and found[form]:
        return found[form]
    return one if n == 1 else many


def N_(message: str) -> str:
    """Marks a message in a table for the catalogue; `_` translates it where it is shown."""
    return message


def C_(context: str, message: str) -> str:
    """Marks a message in a table like `N_`, for a word that elsewhere means something else."""
    return f"{context}{BETWEEN}{message}"


def sentences(*texts: str) -> str:
    """One sentence after the other; empty ones are left out."""
    return " ".join(sentence for sentence in texts if sentence)


def enumerated(names: Sequence[str]) -> str:
    """Names as a sentence has them: with commas, and the last one after "and"."""
    if len(names) == 1:
        return names[0]
    return _("{names} and {last}").format(names=", ".join(names[:-1]), last=names[-1])


def read(path: Path) -> Catalogue:
    """The messages of a `.po` file: from the English text to its translation, or translations by number."""
    catalogue: Catalogue = {}
    for entry in _entries(path.read_text(encoding="utf-8")):
        forms = sorted(key for key in entry if key.startswith("msgstr"))
        context = entry["msgctxt"] + BETWEEN if "msgctxt" in entry else ""
        catalogue[context + entry.get("msgid", "")] = tuple(entry[form] for form in forms)
    catalogue.pop("", None)
    return catalogue


def _entries(text: str) -> Iterator[dict[str, str]]:
    entry: dict[str, str] = {}
    key = ""
    for line in [*text.splitlines(), 'msgid ""']:
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        if not line.startswith('"'):
            key, line = line.split(" ", 1)
            if key in ("msgctxt", "msgid") and "msgid" in entry:
                yield entry
                entry = {}
        entry[key] = entry.get(key, "") + ast.literal_eval(line)
