"""Search in the rules, ignoring case and accents: whole words first, then beginnings of words, then anything else."""

import unicodedata
from collections.abc import Iterator, Sequence
from enum import IntEnum
from typing import NamedTuple

from kivy.utils import escape_markup, get_hex_from_color

from kingdoms.core.words.manual import Page
from kingdoms.ui.theme import Colour

AROUND = 32
"""How many letters on either side of a match are shown in the list."""


class Fit(IntEnum):
    """How well a match fits the query, the best first."""

    WHOLE_WORD = 0
    BEGINNING = 1
    INSIDE = 2


class Span(NamedTuple):
    """Where the query is in some text, and how well it fits."""

    fit: Fit
    start: int
    end: int


def plain(text: str) -> str:
    """The text in lower case without accents, letter by letter, so that positions stay the same."""
    return "".join(unicodedata.normalize("NFD", letter)[0].lower()[0] for letter in text)


def matches(text: str, query: str) -> Iterator[Span]:
    """Each match, from left to right."""
    # A keyboard may send a letter and its accent as two characters.
    wanted, searched = plain(unicodedata.normalize("NFC", query.strip())), plain(text)
    at = searched.find(wanted) if wanted else -1
    while at >= 0:
        end = at + len(wanted)
        yield Span(_fit(searched, at, end), at, end)
        at = searched.find(wanted, end)


def _fit(text: str, start: int, end: int) -> Fit:
    """How well a match fits. Words are made of letters and digits; a sign, such as a plus, separates them."""
    if text[start - 1 : start].isalnum() and text[start].isalnum():
        return Fit.INSIDE
    return Fit.BEGINNING if text[end - 1].isalnum() and text[end : end + 1].isalnum() else Fit.WHOLE_WORD


def found(pages: Sequence[Page], query: str) -> list[Page]:
    """The pages that contain the query, the best first and titles before other text; all if the query is empty."""
    if not query.strip():
        return list(pages)
    ranks = {page.key: _rank(page, query) for page in pages}
    return sorted((page for page in pages if ranks[page.key]), key=lambda page: ranks[page.key])


def _rank(page: Page, query: str) -> tuple[int, ...]:
    """The key by which the page is sorted; empty if it does not contain the query."""
    texts = enumerate((page.title, *page.paragraphs))
    return min(((match.fit, number > 0) for number, text in texts for match in matches(text, query)), default=())


def snippet(page: Page, query: str) -> str:
    """The words around the best match in a page's paragraphs; empty if there is none."""
    every = ((match, text) for text in page.paragraphs for match in matches(text, query))
    match, text = min(every, key=lambda one: one[0].fit, default=(None, ""))
    return text if match is None else _around(text, match.start, match.end)


def _around(text: str, start: int, end: int) -> str:
    """A part of the text with some whole words before and after it."""
    before, after = max(0, start - AROUND), min(len(text), end + AROUND)
    before = text.find(" ", before, start) + 1 if before else 0
    after = text.rfind(" ", end, after) if after < len(text) else after
    after = after if after > end else end
    return text[before:after] + ("…" if after < len(text) else "")


def marked(text: str, query: str, colour: Colour) -> str:
    """The text as markup with every match bold, underlined and in this colour."""
    opening, closing = f"[color={get_hex_from_color(colour)}][u][b]", "[/b][/u][/color]"
    pieces, at = [], 0
    for match in matches(text, query):
        word = text[match.start : match.end]
        pieces += [escape_markup(text[at : match.start]), opening, escape_markup(word), closing]
        at = match.end
    return "".join([*pieces, escape_markup(text[at:])])
