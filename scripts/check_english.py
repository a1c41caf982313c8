"""Finds English that a native speaker would not write: the commonest habits carried over from another language.

Run `python scripts/check_english.py`: it reads every message, every docstring and comment, the errors, log lines and
help texts in the code, the names of tests, the shell scripts, the README and the pages in `docs`. It prints each place
where a habit was found, along with what to say instead, and fails if there is any.
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
    "says, returns, shows": (
        r"\btells? (?:whether|if|how|which|that|what|where|the|of)\b|\b(?:[Ii]t|[Tt]he (?:log|card|app)) tells?\b"
    ),
    "is": r"\b(?:lie|lies|lay) (?:on|in|at|below|above|beside|under|face|open|there|no)\b",
    "gives, scores, comes with": (
        r"\b(?:bring|brings|brought) (?:\{|(?:you|in|\d+|an?|one|two|points|coins|silver|gold|nothing)\b)"
        r"(?![^.;:]*\b(?:closer|nearer|back|view)\b)"
    ),
    "55%": r"\d %",
    "in front of": r"\b(?:stands?|lies?|placed) before (?:a|an|the|you|each|every)\b",
    "Anna's": r"\bof (?:Anna|Béla|Cili|Dávid|Éva|Margaréta)\b(?!,| and)|\b(?:turn|hand|cards|dice) of \{",
    "one more die, two fewer": (
        r"\b(?:an?|one|two|three|four|\d+|\{n\}) (?:\w+ )?"
        r"(?:(?:die|dice|card|worker|token|tap|move|turn|time)s? (?:more|less)|(?:coin|point)s? more)\b"
    ),
    "wins": r"\b(?:has|have) won(?=[.!]|$)",
    "a subject first": r"(?:^|(?<=[.!?] ))(?:Secret|Hidden|Open|Free|Known|Missing|Allowed|Possible|New) (?:is|are)\b",
    "they": r"\b(?:[Pp]layer|[Pp]erson|[Ss]omeone|[Ss]omebody|[Ww]hoever|[Ee]veryone)\b[^.;:]*\b(?:he|him|his)\b",
    "subclass": r"\b[Hh]eirs?\b",
    "for free": r"(?<!asks )(?<!waits )\bfor nothing\b",
    "otherwise": r"\bfor else\b",
    "their own, its own": r"\bthe own\b",
}
"""The patterns of the habits, each with what to say instead as its key."""

_PRINTERS = {"print", "debug", "info", "warning", "error", "exception", "critical"}
"""The functions that print or log their arguments."""
_SHOWN = {"help", "description", "id", "ids"}
"""The arguments of argparse that are printed, and those of pytest that name the cases of a test."""
_TEST = "test_"
"""The beginning of a test's name."""
_IN_SHELL = re.compile(r'''^\s*\#+\s(?P<comment>.*)|\b(?:echo|say|fail)\s+"(?P<line>(?:[^"\\]|\\.)*)"''')


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
        yield from _in_kv(path)
    for path in (ROOT / "house", ROOT / ".ci" / "run", *sorted((ROOT / "scripts").glob("*.sh"))):
        yield from _in_shell(path)
    for path in (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))):
        yield from _in_markdown(path)
    for path in sorted((ROOT / "docs").glob("*.txt")):
        yield from _lines(path)


def _in_python(path: Path) -> Iterator[Text]:
    """Docstrings, including those of attributes, errors, log lines, help texts, names of tests, and comments."""
    source = path.read_text(encoding="utf-8")
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith(_TEST):
            yield Text(_place(path, node.lineno), language.capitalised(node.name[len(_TEST) :].replace("_", " ")))
        for expression in _shown(node):
            # An error or a help text may begin with a small letter.
            yield Text(_place(path, expression.lineno), language.capitalised(_words(expression)))
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield Text(_place(path, token.start[0]), token.string.lstrip("# "))


def _shown(node: ast.AST) -> Iterator[ast.expr]:
    """The expressions in which a statement or a call contains English."""
    match node:
        case ast.Expr(value=ast.Constant(value=str()) as docstring):
            yield docstring
        case ast.Raise(exc=ast.Call(args=arguments)):
            yield from arguments
        case ast.Assert(msg=ast.expr() as message):
            yield message
        case ast.Call(func=ast.Attribute(attr=name) | ast.Name(id=name), args=arguments, keywords=keywords):
            if name in _PRINTERS:
                yield from arguments
            for keyword in keywords:
                if keyword.arg in _SHOWN:
                    yield from keyword.value.elts if isinstance(keyword.value, ast.List) else [keyword.value]


def _words(expression: ast.expr) -> str:
    """The text of a string, with an ellipsis for everything that is filled in; empty if it is not a string."""
    match expression:
        case ast.Constant(value=str(words)):
            return words
        case ast.JoinedStr(values=values):
            return "".join(map(_words, values))
        case ast.FormattedValue():
            return "…"
    return ""


def _in_kv(path: Path) -> Iterator[Text]:
    """Comments on lines of their own."""
    for where, line in _lines(path):
        if (words := line.strip()).startswith("# "):
            yield Text(where, words[2:])


def _in_shell(path: Path) -> Iterator[Text]:
    """Comments, and the lines that a script prints."""
    for where, line in _lines(path):
        for found in _IN_SHELL.finditer(line):
            yield Text(where, found["comment"] or found["line"] or "")


def _in_markdown(path: Path) -> Iterator[Text]:
    """The lines outside code, without the words that they warn against."""
    is_code = False
    for where, line in _lines(path):
        is_code ^= line.startswith("```")
        if not is_code:
            yield Text(where, re.sub(r"^[#>|*\- ]+|`[^`]*`|never \"[^\"]*\"", "", line))


def _lines(path: Path) -> Iterator[Text]:
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        yield Text(_place(path, number), line)


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
