"""A move says beforehand what follows from it without another question."""

from typing import Any

import pytest

from kingdoms.games.rival_kings import moves, words
from kingdoms.games.rival_kings.moves import Use
from kingdoms.games.rival_kings.words.labels import spends
from tests.games.rival_kings.table import card, leave_until, play, table


def with_innkeeper(*tops: str) -> Any:
    """The first seat has 2 coins and may use the Innkeeper; these subjects are on top of the two subject piles."""
    builder = table(2).coins(0, 2).subjects(0, "innkeeper")
    for number, top in enumerate(tops):
        builder = builder.pile(2 + number, top)
    state = builder.choose("lord_protector", "trader_1")
    leave_until(state, 0)
    return state


def test_the_only_card_to_be_had_is_named_with_its_price() -> None:
    state, use = with_innkeeper("herbalist", "bishop"), Use(card("innkeeper"))
    assert words.label(state, use) == "Innkeeper: Pay 2 coins for the Herbalist"
    assert words.which(state, [use]) == "Use the Innkeeper?"
    assert spends(state, use)
    play(state, use)
    assert state.subjects[0][-1] == card("herbalist")


def test_nothing_is_named_that_can_still_be_chosen() -> None:
    state, use = with_innkeeper("herbalist", "farmer"), Use(card("innkeeper"))
    assert words.label(state, use) == "Use the Innkeeper"
    assert not spends(state, use)
    play(state, use)
    assert {type(move) for move in state.moves()} == {moves.Buy}


def test_income_is_counted_beforehand() -> None:
    state = table(2).supply(20, 1).subjects(0, "scholar").buildings(0, "inn", "farm").choose("queen", "trader_1")
    leave_until(state, 0)
    use = Use(card("scholar"))
    assert words.label(state, use) == "Scholar: Take 2 coins"
    assert not spends(state, use)


@pytest.mark.parametrize("tops", [("herbalist", "bishop"), ("herbalist", "farmer")])
def test_the_prompt_says_the_same(tops: tuple[str, str]) -> None:
    state = with_innkeeper(*tops)
    while state.agenda[-1][0] != "turn_end":
        play(state, moves.Skip())
    follows = "Pay 2 coins for the Herbalist" if "bishop" in tops else "Recruit a subject."
    assert words.prompt(state) == f"Use the Innkeeper? {follows}"
