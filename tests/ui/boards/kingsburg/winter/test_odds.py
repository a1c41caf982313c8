"""The odds of a winter in Kingsburg: the board's forecast comes true, and stays the same afterwards."""

from typing import Any

import pytest

from kingdoms.games.kingsburg.board import WINTER
from kingdoms.games.kingsburg.events import DRAWN, LOST, WON, Fought
from kingdoms.games.kingsburg.moves import LoseBuilding
from kingdoms.games.kingsburg.rules.winter import known_strength
from kingdoms.games.kingsburg.state import HIDDEN
from kingdoms.ui.boards.kingsburg.enemy import MISSED, UNDECIDED, odds
from tests.games.helpers.playing import told
from tests.games.kingsburg.table import Table, building, table

DIE_FACES = range(1, 7)
ESTATES = [(), ("stone_wall",), ("church", "fortress"), ("palisade", "barricade", "farms")]


def laid(*buildings: str, kind: str = "orcs", strength: int = 5) -> Table:
    return table(3).buildings(0, *buildings).enemy(kind, strength)


def known(state: Any) -> Any:
    """The first seat's view after it has looked at the enemy."""
    state.looked = 0b001
    return state.view(0)


@pytest.mark.parametrize("buildings", ESTATES, ids=str)
@pytest.mark.parametrize("enemy", [("orcs", 5), ("demons", 6), ("zombies", 6), ("goblins", 4)], ids=str)
def test_with_a_known_enemy_every_side_of_the_die_has_the_right_outcome(
    buildings: tuple[str, ...], enemy: tuple[str, int]
) -> None:
    foretold = odds(known(laid(*buildings, kind=enemy[0], strength=enemy[1]).state), 0)
    for side in DIE_FACES:
        _state, events = laid(*buildings, kind=enemy[0], strength=enemy[1]).begin(WINTER, side)
        assert foretold[side - 1] == next(event.outcome for event in told(events, Fought) if event.seat == 0)


def test_outcomes_that_depend_on_a_hidden_enemy_are_open() -> None:
    view = laid().state.view(0)
    assert view.enemies[view.year - 1] == HIDDEN
    assert odds(view, 0) == (LOST, LOST, LOST, UNDECIDED, UNDECIDED, UNDECIDED)
    view.soldiers[0] = 5
    assert odds(view, 0) == (UNDECIDED, WON, WON, WON, WON, WON)


def test_strength_equal_to_the_enemys_is_a_draw_without_a_wall() -> None:
    assert odds(known(laid().state), 0) == (LOST, LOST, LOST, LOST, DRAWN, WON)
    assert odds(known(laid("stone_wall").state), 0) == (LOST, LOST, WON, WON, WON, WON)


def test_once_the_die_has_fallen_only_its_side_has_an_outcome() -> None:
    state, _events = laid("stone_wall", "church").begin(WINTER, 1)
    assert odds(state.view(0), 0) == (LOST, *[MISSED] * 5)


@pytest.mark.parametrize("lost", ["stone_wall", "church"])
def test_a_building_lost_in_a_battle_still_counts_in_that_battle(lost: str) -> None:
    state, _events = laid("stone_wall", "church").buildings(1, "stone_wall", "church").begin(WINTER, 1)
    before = odds(state.view(0), 0), known_strength(state.view(0), 0)
    state.play(LoseBuilding(building(lost)))
    assert state.phase == WINTER
    assert not state.has(0, building(lost))
    assert (odds(state.view(0), 0), known_strength(state.view(0), 0)) == before
