"""Saved states: they are read back as they were written, and anything else is refused."""

import json
import random
from typing import Any

import pytest

from kingdoms.core.codec import BadSave
from kingdoms.games.royals import GAME
from kingdoms.games.royals.moves import EndTurn, Occupy
from kingdoms.games.royals.state import HIDDEN, NONE
from tests.games.royals.positions import (
    BORDEAUX_MARSHAL,
    COLOGNE_BARON,
    LYON_BARON,
    LYON_CARDINAL,
    court,
    every_table,
    first,
    new,
    positions,
)


@every_table
def test_a_state_survives_json_text_unchanged(seats: int) -> None:
    for state in positions(seats):
        back: Any = GAME.from_json(json.loads(json.dumps(state.to_json())))
        assert back.to_json() == state.to_json()
        assert (back.seat, back.moves(), back.agenda) == (state.seat, state.moves(), state.agenda)
        assert back.country_bonuses == state.country_bonuses
        assert back.noble_house == state.noble_house
        assert back.period_tokens == state.period_tokens


def test_a_view_is_not_a_saved_game() -> None:
    state = first("play")
    for viewer in (0, 1, 2, None):
        with pytest.raises(BadSave):
            GAME.from_json(state.view(viewer).to_json())


def test_a_loaded_game_continues_with_the_same_cards() -> None:
    state = new(2, 3)
    back = GAME.from_json(state.to_json())
    for game in (state, back):
        rng = random.Random(1)
        while game.seat is not None:
            game.apply(rng.choice(game.moves()))
    assert back.to_json() == state.to_json()


def changed(**parts: Any) -> dict[str, Any]:
    return {**court().to_json(), **parts}


def row(length: int, filler: Any, **entries: Any) -> list[Any]:
    """A list of this many fillers, except for some entries: `at_3=1` puts a 1 at index 3."""
    return [entries.get(f"at_{place}", filler) for place in range(length)]


def test_the_position_damaged_below_is_sound() -> None:
    state = court()
    assert state.seat == 1
    assert {Occupy(LYON_BARON), Occupy(BORDEAUX_MARSHAL), EndTurn()} <= set(state.moves())
    assert Occupy(COLOGNE_BARON) not in state.moves()


DAMAGES: list[dict[str, Any]] = [
    {"seats": 2},
    {"seats": 4},
    {"seats": 6},
    {"seats": True},
    {"seats": "3"},
    {"seat": 0},
    {"seat": True},
    {"seat": None},
    {"chance": -1},
    {"chance": 1 << 64},
    {"chance": 1.0},
    {"open_scores": 0},
    {"equal_first_turn": None},
    {"start": 3},
    {"turn": -2},
    {"turn": 10**9 + 3},
    {"period": 3},
    {"is_last_round": 1},
    # The cards.
    {"hands": [[2, 1, 0, 0], [3, 0, 2, 1], [0, 0, 0, 4]]},
    {"hands": [[2, 1, 0, 0, 0], [3, 0, 2, 1, 0]]},
    {"hands": [[2, 1, 0, 0, 0], [3, -1, 2, 1, 0], [0, 1, 0, 4, 0]]},
    {"known": [[1, 0, 0], [0, 0, 1], [0, 0, 0]]},
    {"display": [0, 4]},
    {"display": [0, HIDDEN]},
    {"discards": [1, 2, 0]},
    # The cubes.
    {"supply": [34, 34]},
    {"holders": row(31, NONE, at_9=2, at_15=3)},
    # The tokens.
    {"country_bonuses": [[], [], []]},
    {"country_bonuses": [[], [], [], NONE]},
    {"noble_house": NONE},
    {"period_tokens": [[]]},
    # The agenda.
    {"agenda": []},
    {"agenda": [["turn_end", 1]]},
    {"agenda": [["turn_end", 0], ["play", 0]]},
    {"agenda": [["turn_end", 1], ["play", 2]]},
    {"agenda": [["turn_end", 1], ["play", 1], ["draw", 1, 0, 1]]},
    {"agenda": [["turn_end", 1], ["play", 1], ["draw", 1, 0, 0]]},
    {"agenda": [["turn_end", 1], ["play", 1], ["draw", 1, 4, 0]]},
    {"agenda": [["turn_end", 1], ["play", 1], ["draw", 1, 1]]},
    {"agenda": [["turn_end", 1], ["play", 1], ["pay", 1, COLOGNE_BARON]]},
    {"agenda": [["turn_end", 1], ["play", 1], ["pay", 1, LYON_CARDINAL]]},
    {"agenda": [["turn_end", 1], ["play", 1], ["pay_intrigue", 1, BORDEAUX_MARSHAL]]},
    {"agenda": [["turn_end", 1], ["discard_intrigue", 1]]},
    {"agenda": [["juggle", 1]]},
    {"agenda": [[]]},
    {"agenda": {}},
    {"more": 1},
]


@pytest.mark.parametrize("damage", DAMAGES, ids=str)
def test_damaged_data_is_refused(damage: dict[str, Any]) -> None:
    with pytest.raises(BadSave, match=r"^The saved Royals game is damaged and can't be read\.$"):
        GAME.from_json(changed(**damage))


def test_each_part_is_required() -> None:
    data = court().to_json()
    # Without a version of the rules, it is the first one.
    for name in data.keys() - {"rules"}:
        with pytest.raises(BadSave):
            GAME.from_json({key: part for key, part in data.items() if key != name})


@pytest.mark.parametrize("data", [None, 7, "", [], {}, [[]], {"seats": 3}, {"seats": [3]}], ids=str)
def test_data_that_is_not_a_state_is_refused(data: object) -> None:
    with pytest.raises(BadSave):
        GAME.from_json(data)


# Steps below a decision on the agenda


def greedy(name: str) -> Any:
    """A position in which this step has to be decided, from games in which players mostly hoard cards."""
    for seed in range(40):
        rng, state = random.Random(seed), new(3, seed)
        while state.seat is not None:
            if state.round and state.agenda[-1][0] == name:
                return state
            hoards = EndTurn() in state.moves() and rng.random() < 0.8
            state.apply(EndTurn() if hoards else rng.choice(state.moves()))
    raise AssertionError(f"never asked: {name}")
