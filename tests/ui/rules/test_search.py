"""Finding words on the pages of the rules."""

from typing import NamedTuple

import pytest

from kingdoms.ui.rules.search import found, marked, snippet


class Leaf(NamedTuple):
    title: str
    paragraphs: list[str]


LEAF = Leaf(
    "Money",
    ["Take all the money before one pile.", "Prices are paid exactly, and never to another player at the table."],
)


@pytest.mark.parametrize("query", ["", "  ", "MONEY", "pile", "exact", "pri"])
def test_a_page_is_found_by_any_part_of_its_words(query: str) -> None:
    assert found(LEAF, query)


@pytest.mark.parametrize("query", ["knight", "money  pile"])
def test_a_page_is_not_found_by_what_it_does_not_say(query: str) -> None:
    assert not found(LEAF, query)


@pytest.mark.parametrize(("query", "text"), [("varosor", "A Városőr véd."), ("VÁROS", "varos"), ("őr", "or")])
def test_accents_do_not_count(query: str, text: str) -> None:
    assert found(Leaf(text, []), query)


def test_all_finds_are_marked_as_they_are_written() -> None:
    assert marked("Őr és őr", "or") == "[u][b]Őr[/b][/u] és [u][b]őr[/b][/u]"


def test_brackets_of_a_text_are_no_markup() -> None:
    assert marked("a [b] c", "c") == "a &bl;b&br; [u][b]c[/b][/u]"


def test_without_a_query_nothing_is_marked() -> None:
    assert marked("Money", "") == "Money"


def test_a_snippet_shows_whole_words_around_the_first_find() -> None:
    assert snippet(LEAF, "another") == "are paid exactly, and never to another player at the table."
    assert snippet(LEAF, "take") == "Take all the money before one pile."
    assert snippet(LEAF, "prices") == "Prices are paid exactly, and never to…"


def test_a_title_alone_needs_no_snippet() -> None:
    assert snippet(Leaf("Money", ["Coins."]), "money") == ""


@pytest.mark.parametrize("query", ["x", "ß", "İ", "\u0301", "…"])
def test_odd_letters_are_looked_for_like_others(query: str) -> None:
    assert found(Leaf(f"a {query} b", []), query)
