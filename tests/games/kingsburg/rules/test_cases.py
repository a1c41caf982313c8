"""The rulebook's examples played as written: a season with Anna, Bela, Eva and David from roll to build, and a winter.

The season's text has slips: the Master Hunter helps Bela, not David, whose dice are elsewhere; the Chapel built for a
wood and a gold must be the Inn; and the Guard Tower costs stone.
"""

from typing import Any

import pytest

from kingdoms.games.kingsburg.board import PUBLISHED, RULEBOOK, SPRING, STONE, WINTER, WOOD
from kingdoms.games.kingsburg.events import (
    BuildingLost,
    Built,
    Fought,
    Gained,
    Helped,
    Influenced,
    Lost,
    OrderFixed,
    Passed,
    Rolled,
    Strongest,
)
from kingdoms.games.kingsburg.moves import Build, Decline, Help, Influence, Transmute
from tests.games.kingsburg.table import building, changes, estate, offered, play, table, told, total

ANNA, BELA, EVA, DAVID = range(4)
both_rulesets = pytest.mark.parametrize("ruleset", [RULEBOOK, PUBLISHED])
ROLLS = [(1, 3, 5), (4, 4, 5), (2, 2, 6), (2, 3, 5)]


def rolled(ruleset: str) -> tuple[Any, list[Any]]:
    """The season after the roll; the king's aid gave Anna a wood, Bela a stone, and Eva and David a gold each."""
    laid = table(4, ruleset, order=(EVA, ANNA, DAVID, BELA), year=1)
    laid.goods(ANNA, wood=1).goods(BELA, stone=1).goods(EVA, gold=1).goods(DAVID, gold=1)
    return laid.begin(SPRING, *laid.fall(ROLLS))


def influenced(ruleset: str) -> tuple[Any, list[Any]]:
    """The season once everybody has finished influencing advisors, with the events of the last turn."""
    state, _events = rolled(ruleset)
    events: list[Any] = []
    for seat, advisor, dice in (
        (ANNA, 8, (1, 2)),
        (EVA, 4, (0, 1)),
        (DAVID, 7, (0, 2)),
        (BELA, 9, (0, 2)),
        (ANNA, 1, (0,)),
        (EVA, 6, (2,)),
        (DAVID, 3, (1,)),
    ):
        assert state.seat == seat
        events = state.play(Influence(advisor, dice, 0, 0))
        values = tuple(sorted(ROLLS[seat])[die] for die in dice)
        assert events[0] == Influenced(seat, advisor, values, 0, 0)
    return state, events


def helped(ruleset: str) -> Any:
    """The season after the help: Eva takes wood and turns it into gold and stone, David takes wood, Bela gold."""
    state, _events = influenced(ruleset)
    play(state, Help(0, 1, 0), Transmute(WOOD), Help(0, 1, 0), Help(1, 1, 0))
    return state


@both_rulesets
def test_the_roll_and_the_order(ruleset: str) -> None:
    state, events = rolled(ruleset)
    assert {roll.seat: sum(roll.coloured) for roll in told(events, Rolled)} == {ANNA: 9, BELA: 13, EVA: 10, DAVID: 10}
    assert told(events, OrderFixed) == [OrderFixed((ANNA, EVA, DAVID, BELA))]
    assert state.seat == ANNA


@both_rulesets
def test_eva_cannot_join_anna_and_bela_could_have_taken_the_champion(ruleset: str) -> None:
    state, _events = rolled(ruleset)
    state.play(Influence(8, (1, 2), 0, 0))
    assert 8 not in {move.advisor for move in offered(state, Influence)}
    play(state, Influence(4, (0, 1), 0, 0), Influence(7, (0, 2), 0, 0))
    assert state.seat == BELA
    assert {move.advisor for move in offered(state, Influence)} == {5, 9, 13}


@both_rulesets
def test_bela_has_to_pass_with_his_four(ruleset: str) -> None:
    state, events = influenced(ruleset)
    assert told(events, Influenced, Passed) == [Influenced(DAVID, 3, (3,), 0, 0), Passed(BELA)]
    assert state.seat == EVA
    assert offered(state, Help)


@both_rulesets
def test_the_advisors_help_as_written(ruleset: str) -> None:
    state, events = influenced(ruleset)
    assert told(events, Helped, Gained) == [
        Helped(ANNA, 1),
        Gained(ANNA, "vp", 1, "advisors"),
        Helped(DAVID, 3),
        Gained(DAVID, "wood", 1, "advisor_3"),
    ]
    assert (state.seat, state.moves()) == (EVA, [Help(1, 0, 0), Help(0, 1, 0)])
    assert told(state.play(Help(0, 1, 0)), Helped) == [Helped(EVA, 4)]
    assert state.moves() == [Transmute(0), Transmute(WOOD), Decline()]
    events = state.play(Transmute(WOOD))
    assert changes(events, EVA) == [("wood", -1), ("gold", 1), ("stone", 1)]
    assert (state.seat, len(state.moves())) == (DAVID, 3)
    events = state.play(Help(0, 1, 0))
    assert told(events, Helped) == [Helped(DAVID, 7), Helped(ANNA, 8)]
    assert changes(events, DAVID) == [("wood", 1), ("plus_two", 1)]
    assert changes(events, ANNA) == [("gold", 2)]
    assert (state.seat, state.moves()) == (BELA, [Help(1, 1, 0), Help(0, 1, 1)])
    assert told(state.play(Help(1, 1, 0)), Helped) == [Helped(BELA, 9)]


@both_rulesets
def test_after_the_help_everyone_has_what_is_written(ruleset: str) -> None:
    state = helped(ruleset)
    assert state.goods == [[2, 1, 0], [1, 1, 1], [2, 0, 1], [1, 2, 0]]
    assert state.plus_two == [0, 0, 0, 1]
    assert [total(state, seat) for seat in range(4)] == [1, 0, 0, 0]


@both_rulesets
def test_statue_guard_tower_palisade_and_inn_are_built_in_order(ruleset: str) -> None:
    state, events = helped(ruleset), []
    for seat, name in ((ANNA, "statue"), (EVA, "guard_tower"), (DAVID, "palisade"), (BELA, "inn")):
        assert state.seat == seat
        events += state.play(Build(building(name)))
    assert told(events, Built) == [
        Built(ANNA, building("statue"), 2, 0, 0),
        Built(EVA, building("guard_tower"), 1, 0, 1),
        Built(DAVID, building("palisade"), 0, 2, 0),
        Built(BELA, building("inn"), 1, 1, 0),
    ]
    assert state.goods == [[0, 1, 0], [0, 0, 1], [1, 0, 0], [1, 0, 0]]
    reward = 1
    assert [total(state, seat) - reward for seat in range(4)] == [4, 0, 1, 0]


def winter_one(ruleset: str) -> tuple[Any, list[Any]]:
    """The first winter: Goblins of strength 3, and a one on the king's die."""
    laid = table(4, ruleset, year=1).enemy("goblins", 3)
    laid.buildings(ANNA, "statue", "palisade", "barricade")
    laid.buildings(BELA, "inn", "guard_tower").goods(BELA, 0, 1, 1).soldiers(BELA, 1)
    laid.buildings(EVA, "blacksmith", "barricade")
    laid.buildings(DAVID, "inn", "crane").goods(DAVID, wood=1)
    return laid.begin(WINTER, 1)


@both_rulesets
def test_the_strengths_of_the_first_winter(ruleset: str) -> None:
    _state, events = winter_one(ruleset)
    assert told(events, Fought) == [
        Fought(ANNA, 0, 1, 1, 1, 3, "drawn"),
        Fought(BELA, 1, 1, 1, 0, 3, "drawn"),
        Fought(EVA, 0, 1, 2, 1, 4, "won"),
        Fought(DAVID, 0, 1, 0, 1, 2, "lost"),
    ]


@both_rulesets
def test_draws_neither_give_nor_cost_anna_and_bela_anything(ruleset: str) -> None:
    state, events = winter_one(ruleset)
    assert changes(events, ANNA) == changes(events, BELA) == []
    assert state.goods[BELA] == [0, 1, 1]


@both_rulesets
def test_eva_wins_a_stone_and_a_point_as_the_strongest(ruleset: str) -> None:
    state, events = winter_one(ruleset)
    assert told(events, Gained) == [Gained(EVA, "stone", 1, "battle"), Gained(EVA, "vp", 1, "battle", "strongest")]
    assert told(events, Strongest) == [Strongest((EVA,))]
    assert state.goods[EVA][STONE] == 1


@both_rulesets
def test_david_keeps_his_wood_and_loses_the_crane_with_its_point(ruleset: str) -> None:
    state, events = winter_one(ruleset)
    assert told(events, Lost) == [Lost(DAVID, "vp", 1, "buildings")]
    assert told(events, BuildingLost) == [BuildingLost(DAVID, building("crane"))]
    assert state.goods[DAVID] == [0, 1, 0]
    assert state.buildings[DAVID] == estate("inn", "barricade")
    assert state.soldiers == [0, 0, 0, 0]
