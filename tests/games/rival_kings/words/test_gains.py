"""The tags on cards: what a card would add to a score, also if another one has to be given for it."""

from typing import Any

import pytest

from kingdoms.games.rival_kings.cards import TROUBADOUR
from kingdoms.games.rival_kings.moves import Give, ReceiveTop, Use
from kingdoms.games.rival_kings.words.gains import Gain, gain_of
from kingdoms.games.rival_kings.words.help import thing
from tests.games.rival_kings.table import Table, card, play, table


def choosing_a_pile(position: Table, *give: Give) -> Any:
    """The position in which the Troubadour's owner has given a card and chooses a pile."""
    state = (
        position.pile(0, "harbor").pile(1, "garden").pile(2, "jailer").pile(3, "farmer").choose("knight", "trader_1")
    )
    play(state, Use(TROUBADOUR), *give)
    assert type(state.moves()[0]) is ReceiveTop
    return state


@pytest.mark.parametrize(
    ("position", "give"),
    [
        (table(2).subjects(0, "troubadour"), []),
        (table(2).subjects(0, "sailor", "troubadour"), [Give(TROUBADOUR, 1)]),
        (table(2).subjects(0, "sailor", "troubadour").buildings(0, "tavern"), [Give(card("tavern"), 0)]),
        (table(2).subjects(0, "gardener", "troubadour").buildings(0, "tavern"), [Give(TROUBADOUR, 1)]),
    ],
)
def test_in_an_exchange_the_tag_is_the_true_change_of_points(position: Table, give: list[Give]) -> None:
    state = choosing_a_pile(position, *give)
    before = state.scores()[0].total
    for move in state.moves():
        after = state.copy()
        after.apply(move)
        change = after.scores()[0].total - before
        gain = gain_of(state, 0, state.piles[move.pile][-1])
        assert gain == (Gain(change, is_exchange=True) if change else None)
        assert ("exchange would change" in thing(state.view(0), ("pile", move.pile), ["Anna", "Béla"])[1]) == bool(
            change
        )


def test_whoever_gives_the_troubadour_for_the_harbour_gains_nothing() -> None:
    assert gain_of(choosing_a_pile(table(2).subjects(0, "troubadour")), 0, card("harbor")) is None


def test_there_is_no_tag_before_it_is_known_which_card_is_given() -> None:
    state = table(2).subjects(0, "sailor", "troubadour").pile(0, "harbor").choose("knight", "trader_1")
    harbour = card("harbor")
    assert gain_of(state, 0, harbour) == Gain(2 + 3 - 1)
    play(state, Use(TROUBADOUR))
    assert type(state.moves()[0]) is Give
    assert gain_of(state, 0, harbour) is None
