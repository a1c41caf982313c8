"""Collects the app's messages for its translations.

Run `python scripts/collect_messages.py`: every catalogue in `translations` will contain all messages in the order of
their source files; new ones have empty translations, and unused ones are removed.
"""

import ast
import json
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))

from babel.messages.catalog import Catalog  # noqa: E402

from kingdoms.core.words import language  # noqa: E402
from scripts.compile_messages import read  # noqa: E402

SINGLE, COUNTED = {"_", "N_", "C_"}, {"ngettext", "n"}

HEADER = r"""msgid ""
msgstr ""
"Language: {language}\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: {plural_forms}\n"
"""


class Message(NamedTuple):
    """A message of the app, preceded by its context if it has one; `plural` is empty if nothing is counted."""

    text: str
    plural: str


def sources() -> list[Path]:
    """All files that can contain messages, in a stable order."""
    return [*sorted((ROOT / "kingdoms").rglob("*.py")), *sorted((ROOT / "kv").rglob("*.kv"))]


@cache
def messages() -> dict[Message, str]:
    """Every message, and the first file that contains it."""
    found: dict[Message, str] = {}
    for path in sources():
        for call in calls(path):
            for message in said(call):
                found.setdefault(message, path.relative_to(ROOT).as_posix())
    return found


@cache
def calls(path: Path) -> list[ast.Call]:
    """Every call in a file that looks up a message."""
    text, found = path.read_text(encoding="utf-8"), list[ast.Call]()
    for tree in [ast.parse(text)] if path.suffix == ".py" else kv_calls(text):
        lookups = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and is_lookup(node)]
        found += sorted(lookups, key=lambda call: (call.lineno, call.col_offset))
    return found


def is_lookup(call: ast.Call) -> bool:
    """Whether a call looks up a message: by `_`, `N_`, `C_` or `ngettext`, or by `tr._`, `tr.n` or `language._`."""
    function = call.func
    if isinstance(function, ast.Attribute):
        is_spoken = isinstance(function.value, ast.Name) and function.value.id in ("tr", "language")
        return is_spoken and is_one(function.attr)
    return isinstance(function, ast.Name) and function.id != "n" and is_one(function.id)


def is_one(name: str) -> bool:
    return name in SINGLE | COUNTED


def kv_calls(text: str) -> Iterator[ast.AST]:
    """The lookups in a kv file, cut out up to their closing parenthesis."""
    for opening in ("tr._(", "tr.n("):
        start = text.find(opening)
        while start >= 0:
            yield ast.parse(text[start : closing(text, start + len(opening))], mode="eval")
            start = text.find(opening, start + 1)


def closing(text: str, place: int) -> int:
    """The position after the parenthesis that closes the one just before `place`, ignoring those inside strings."""
    depth, quote = 1, ""
    while depth:
        sign = text[place]
        if quote:
            place += sign == "\\"
            quote = "" if sign == quote else quote
        elif sign in "'\"":
            quote = sign
        depth += 0 if quote else (sign == "(") - (sign == ")")
        place += 1
    return place


def said(call: ast.Call) -> list[Message]:
    """The messages of a lookup: one for a literal, both for a choice of two, none if they come from a table."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else call.func.id  # type: ignore[attr-defined]
    if name in COUNTED:
        one, many = (ast.literal_eval(argument) for argument in call.args[:2])
        return [Message(one, many)]
    if name == "C_":
        context, text = (ast.literal_eval(argument) for argument in call.args)
        return [Message(language.C_(context, text), "")]
    branches = [call.args[0].body, call.args[0].orelse] if isinstance(call.args[0], ast.IfExp) else call.args[:1]
    return [
        Message(branch.value, "")
        for branch in branches
        if isinstance(branch, ast.Constant) and isinstance(branch.value, str)
    ]


def translations(catalogue: Catalog) -> dict[str, tuple[str, ...]]:
    """The translation of each message, or its plural forms, by the message's text, prefixed with any context."""
    found = {}
    for message in catalogue:
        text = message.id[0] if message.pluralizable else message.id
        forms = message.string if message.pluralizable else (message.string,)
        found[language.C_(message.context, text) if message.context else text] = tuple(forms)
    found.pop("")
    return found


def catalogue(code: str, old: Catalog) -> str:
    """The text of a catalogue with all messages and the translations from the old one."""
    known = translations(old)
    header = HEADER.replace("{language}", code).replace("{plural_forms}", old.plural_forms)
    parts, file = [header], ""
    for message, source in messages().items():
        if source != file:
            parts.append(f"\n# {source}\n")
            file = source
        parts.append(entry(message, known.get(message.text, ()), old.num_plurals))
    return "".join(parts)


def entry(message: Message, translated: tuple[str, ...], plurals: int) -> str:
    context, between, text = message.text.rpartition(language.CONTEXT_SEPARATOR)
    lines = ["\n", f"msgctxt {quoted(context)}\n" if between else "", f"msgid {quoted(text)}\n"]
    if not message.plural:
        return "".join([*lines, f"msgstr {quoted(translated[0] if translated else '')}\n"])
    lines.append(f"msgid_plural {quoted(message.plural)}\n")
    for form in range(plurals):
        lines.append(f"msgstr[{form}] {quoted(translated[form] if len(translated) > form else '')}\n")
    return "".join(lines)


def quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def main() -> None:
    for code in language.LANGUAGES:
        path = language.source(code)
        if code != "en":
            old = read(path) if path.is_file() else Catalog(locale=code)
            path.write_text(catalogue(code, old), encoding="utf-8")
            missing = sum(not all(forms) for forms in translations(read(path)).values())
            print(f"{code}: {missing} messages without a translation")


if __name__ == "__main__":
    main()
