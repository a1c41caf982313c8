"""Saved states: what is read back is what was written, and anything else is refused."""

import json
import random
from typing import Any

import pytest

from kingdoms.core.codec import BadSave
from kingdoms.games.kingsburg import GAME
from kingdoms.games.kingsburg.moves import Influence, Pass
from kingdoms.games.kingsburg.state import HIDDEN
from tests.games.kingsburg.positions import every_table, first, new, positions


@every_table
def test_a_state_survives_a_round_trip_through_json(seats: int) -> None:
    for state in positions(seats):
        back: Any = GAME.from_json(json.loads(json.dumps(state.to_json())))
        assert back.to_json() == state.to_json()
        assert (back.seat, back.moves(), back.agenda) == (state.seat, state.moves(), state.agenda)
        assert back.placements == state.placements
        assert [type(placement) for placement in back.placements] == [type(each) for each in state.placements]


def test_a_view_cannot_be_loaded() -> None:
    with pytest.raises(BadSave):
        GAME.from_json(new(3, 5).view(0).to_json())


def test_a_loaded_game_continues_with_the_same_dice() -> None:
    state = new(2, 3)
    back = GAME.from_json(state.to_json())
    for game in (state, back):
        rng = random.Random(1)
        for _ in range(60):
            game.apply(rng.choice(game.moves()))
    assert back.to_json() == state.to_json()


def autumn() -> Any:
    """Autumn of year II with three seats: the last has sent 1 and 5 to advisor 6, the others have all their dice."""
    state = new(3, 1)
    state.year, state.phase, state.order, state.agenda = 2, 6, [2, 0, 1], [("phase",), ("influence", 0)]
    state.goods = [[1, 0, 2], [0, 0, 0], [3, 1, 0]]
    state.buildings = [0b10000_0000_0000_0011, 0b0011_0001, 0]
    state.dice = [[1, 3, 6], [4, 4, 5], [1, 3, 5]]
    state.placements = [type(first("help").placements[0])(2, 6, (0, 2), 0, 0)]
    state.points = [[1, 0, 0, 1, -2, 0], [0] * 6, [0, 0, 0, 1, 3, 0]]
    return GAME.from_json(state.to_json())


def changed(**parts: Any) -> dict[str, Any]:
    return {**autumn().to_json(), **parts}


def test_the_position_damaged_below_is_sound() -> None:
    state = autumn()
    assert state.seat == 0
    assert Pass() in state.moves()
    assert {move.advisor for move in state.moves() if type(move) is Influence} == {1, 3, 4, 7, 9, 10}


@pytest.mark.parametrize(
    "damage",
    [
        {"seats": 2},
        {"seats": 4},
        {"seats": 6},
        {"seats": True},
        {"seats": "3"},
        {"seat": 1},
        {"seat": False},
        {"seat": None},
        {"chance": -1},
        {"chance": 1 << 64},
        {"chance": 1.0},
        {"ruleset": "house"},
        {"ruleset": 0},
        {"year": 0},
        {"year": 6},
        {"goods": [[1, 0, -1], [0, 0, 0], [3, 1, 0]]},
        {"goods": [[1, 0], [0, 0, 0], [3, 1, 0]]},
        {"goods": [[1, 0, 10**9], [0, 0, 0], [3, 1, 0]]},
        {"plus_two": [0, 0, -1]},
        {"soldiers": [0, 0, 1.0]},
        {"buildings": [1 << 20, 0, 0]},
        {"envoy": 0, "envoy_use": "neither"},
        {"envoy": 3, "envoy_use": "build"},
        {"dice": [[], [], []]},
        {"dice": [[1, 3, 7], [4, 4, 5], [1, 3, 5]]},
        {"placements": [[2, 6, [0, 2], 0]]},
        {"placements": [{}]},
        {"passed": 0b1000},
        {"enemies": [0, 5, 10, 15]},
        {"enemies": [0, HIDDEN, 10, 15, 20]},
        {"looked": 8},
        {"agenda": []},
        {"agenda": [["phase"]]},
        {"agenda": [["phase"], ["influence", 1]]},
        {"agenda": [["phase"], ["influence", 2]]},
        {"agenda": [["phase"], ["influence", 0, 0]]},
        {"agenda": [["phase"], ["order"], ["reroll", 0, 0]]},
        {"agenda": [["phase"], ["help", 2, 6]]},
        {"agenda": [["phase"], ["strongest"], ["lose_building", 0]]},
        {"agenda": [["juggle", 0]]},
        {"agenda": [[]]},
        {"more": 1},
    ],
    ids=str,
)
def test_damaged_data_is_refused(damage: dict[str, Any]) -> None:
    with pytest.raises(BadSave, match=r"^The saved Kingsburg game is damaged and can't be read\.$"):
        GAME.from_json(changed(**damage))
