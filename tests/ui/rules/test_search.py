"""Finding words on the pages of the rules."""

from typing import NamedTuple

import pytest

from kingdoms.ui.rules.search import found, marked, snippet

BLUE = (0, 0, 1, 1)


class Leaf(NamedTuple):
    title: str
    paragraphs: list[str]

    @property
    def key(self) -> str:
        return self.title


def mark(word: str) -> str:
    return f"[color=#0000ffff][u][b]{word}[/b][/u][/color]"


def titles(query: str, *leaves: Leaf) -> list[str]:
    return [leaf.title for leaf in found(leaves, query)]


LEAF = Leaf(
    "Money",
    ["Take all the money before one pile.", "Prices are paid exactly, and never to another player at the table."],
)


@pytest.mark.parametrize("query", ["", "  ", "MONEY", "pile", "exact", "pri"])
def test_a_page_is_found_by_any_part_of_its_text(query: str) -> None:
    assert found([LEAF], query) == [LEAF]


@pytest.mark.parametrize("query", ["knight", "money  pile"])
def test_a_page_is_not_found_by_words_it_does_not_contain(query: str) -> None:
    assert found([LEAF], query) == []


@pytest.mark.parametrize(
    ("query", "text"),
    [
        ("varosor", "A Városőr véd."),
        ("VÁROS", "varos"),
        ("őr", "or"),
        ("bűnözo", "BŰNÖZŐ"),
        ("bu\u030bno\u0308zo", "Bűnöző"),
    ],
)
def test_accents_are_ignored(query: str, text: str) -> None:
    assert titles(query, Leaf(text, [])) == [text]


def test_whole_words_come_before_beginnings_and_those_before_other_matches() -> None:
    leaves = [Leaf("A", ["Taking"]), Leaf("B", ["Kingdoms"]), Leaf("C", ["Kings, a king."]), Leaf("D", ["The King's."])]
    assert titles("king", *leaves) == ["C", "D", "B", "A"]


def test_among_equally_good_matches_titles_come_first() -> None:
    leaves = [
        Leaf("The year", ["The envoy comes."]),
        Leaf("Envoys", []),
        Leaf("The envoy", []),
        Leaf("End", ["Envoy."]),
    ]
    assert titles("envoy", *leaves) == ["The envoy", "The year", "End", "Envoys"]


@pytest.mark.parametrize(
    ("query", "whole", "inside"),
    [("+2", "A +2 token", "x+2y"), ("or", "Az őr áll.", "Kőrösi"), ("2 gold", "2 gold.", "12 goldsmiths")],
)
def test_a_word_ends_at_symbols_and_not_at_accents(query: str, whole: str, inside: str) -> None:
    assert titles(query, Leaf("inside", [inside]), Leaf("whole", [whole])) == ["whole", "inside"]


def test_all_matches_are_marked_with_their_original_spelling() -> None:
    assert marked("Őr és őr", "or", BLUE) == f"{mark('Őr')} és {mark('őr')}"


def test_brackets_in_text_are_not_markup() -> None:
    assert marked("a [b] c", "c", BLUE) == f"a &bl;b&br; {mark('c')}"


def test_without_a_query_nothing_is_marked() -> None:
    assert marked("Money", "", BLUE) == "Money"


def test_a_snippet_shows_whole_words_around_the_first_match() -> None:
    assert snippet(LEAF, "another") == "are paid exactly, and never to another player at the table."
    assert snippet(LEAF, "take") == "Take all the money before one pile."
    assert snippet(LEAF, "prices") == "Prices are paid exactly, and never to…"


def test_a_snippet_prefers_whole_words() -> None:
    assert snippet(Leaf("x", ["Taking all of it.", "Only the king may."]), "king") == "Only the king may."


def test_a_match_only_in_the_title_needs_no_snippet() -> None:
    assert snippet(Leaf("Money", ["Coins."]), "money") == ""


@pytest.mark.parametrize("query", ["x", "ß", "İ", "\u0301", "…"])
def test_unusual_characters_can_be_searched_for(query: str) -> None:
    assert titles(query, Leaf(f"a {query} b", []))
