"""Finds English that a native speaker would not write: the commonest habits carried over from another language.

Run `python scripts/check_english.py`: it reads every message, every docstring and comment, the README and the pages in
`docs`, prints each place where a habit was found with what to say instead, and fails if there is any.
"""

import ast
import io
import re
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from kingdoms.core.words import language
from scripts.compile_messages import read

ROOT = Path(__file__).resolve().parent.parent

HABITS = {
    "a noun, or a sentence with a subject": r"(?:^|(?<=[.!?] ))(?:Who|What) (?![^.?!]*\?)[^.?!]*",
    "that many, as many": r"\bso many\b(?! of| that| as)",
    "says, returns, shows": r"\btells? (?:whether|if|how|which|that|what|where|the)\b",
    "is": r"\b(?:lie|lies|lay) (?:on|in|at|below|above|beside|under|face|open|there)\b",
    "gives, scores": r"\b(?:bring|brings|brought) (?:\{|\d|a point|one|two|points|coins|silver|gold|nothing)",
    "in front of": r"\b(?:stands?|lies?|placed) before (?:a|an|the|you|each|every)\b",
    "Anna's": r"\bof (?:Anna|Béla|Cili|Dávid|Éva|Margaréta)\b(?!,| and)",
    "one more die": r"\b(?:one|two|three|four) (?:die|dice|card|coin|point|worker|token|tap|move|turn|time)s? more\b",
    "they": r"\b(?:[Pp]layer|[Pp]erson|[Ss]omeone|[Ss]omebody|[Ww]hoever|[Ee]veryone)\b[^.;:]*\b(?:he|him|his)\b",
    "subclass": r"\b[Hh]eirs?\b",
    "for free": r"\bfor nothing\b",
    "otherwise": r"\bfor else\b",
    "their own, its own": r"\bthe own\b",
}
"""The patterns of the habits, each with what to say instead as its key."""


class Text(NamedTuple):
    """Some English, and where it is."""

    where: str
    words: str


def habits_in(words: str) -> Iterator[tuple[str, str]]:
    """The words that show a habit, each with what to say instead."""
    flat = " ".join(words.split())
    for better, pattern in HABITS.items():
        for found in re.finditer(pattern, flat):
            yield found[0], better


def everything() -> Iterator[Text]:
    """All English text in the project."""
    for message in read(language.source("hu")):
        for words in message.id if isinstance(message.id, tuple) else (message.id,):
            yield Text("message", words)
    for folder in ("kingdoms", "scripts", "tests"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            yield from _in_python(path)
    for path in sorted((ROOT / "kv").rglob("*.kv")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if (words := line.strip()).startswith("# "):
                yield Text(_place(path, number), words[2:])
    for path in (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))):
        yield from _in_markdown(path)


def _in_python(path: Path) -> Iterator[Text]:
    """Docstrings, including those of attributes, and comments."""
    source = path.read_text(encoding="utf-8")
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield Text(_place(path, node.lineno), node.value.value)
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield Text(_place(path, token.start[0]), token.string.lstrip("# "))


def _in_markdown(path: Path) -> Iterator[Text]:
    """The lines outside code."""
    is_code = False
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        is_code ^= line.startswith("```")
        if not is_code:
            yield Text(_place(path, number), re.sub(r"^[#>|*\- ]+|`[^`]*`", "", line))


def _place(path: Path, line: int) -> str:
    return f"{path.relative_to(ROOT)}:{line}"


def main() -> int:
    """Prints what was found; returns 1 if there was anything."""
    found = [(text.where, *habit) for text in everything() for habit in habits_in(text.words)]
    for where, words, better in found:
        print(f"{where}: “{words}”; better: {better}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
