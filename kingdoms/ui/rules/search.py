"""Search in the rules, ignoring case and accents."""

import unicodedata
from collections.abc import Iterator

from kivy.utils import escape_markup

from kingdoms.core.game import Page

AROUND = 32
"""How many letters on either side of a match are shown in the list."""


def plain(text: str) -> str:
    """The text in lower case without accents, letter by letter, so that positions stay the same."""
    return "".join(unicodedata.normalize("NFD", letter)[0].lower()[0] for letter in text)


def finds(text: str, query: str) -> Iterator[tuple[int, int]]:
    """The start and end of each match, from left to right."""
    wanted, searched = plain(query.strip()), plain(text)
    at = searched.find(wanted) if wanted else -1
    while at >= 0:
        yield at, at + len(wanted)
        at = searched.find(wanted, at + len(wanted))


def found(page: Page, query: str) -> bool:
    """Whether a page contains the query; every page contains an empty one."""
    return not query.strip() or any(True for text in (page.title, *page.paragraphs) for _find in finds(text, query))


def snippet(page: Page, query: str) -> str:
    """The words around the first match in a page's paragraphs; empty if there is none."""
    for paragraph in page.paragraphs:
        for start, end in finds(paragraph, query):
            before, after = max(0, start - AROUND), min(len(paragraph), end + AROUND)
            before = paragraph.find(" ", before, start) + 1 if before else 0
            after = paragraph.rfind(" ", end, after) if after < len(paragraph) else after
            after = after if after > end else end
            return paragraph[before:after] + ("…" if after < len(paragraph) else "")
    return ""


def marked(text: str, query: str) -> str:
    """The text as markup with every match underlined and bold."""
    pieces, at = [], 0
    for start, end in finds(text, query):
        pieces += [escape_markup(text[at:start]), "[u][b]", escape_markup(text[start:end]), "[/b][/u]"]
        at = end
    return "".join([*pieces, escape_markup(text[at:])])
