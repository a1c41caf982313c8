"""Saved states: what is read back is what was written, and anything else is refused."""

import json
import random
from typing import Any

import pytest

from kingdoms.core.codec import BadSave
from kingdoms.games.paladins import GAME
from kingdoms.games.paladins.board import ATTACK, COMMISSION, HUNT, SPACES
from kingdoms.games.paladins.cards import OUTSIDERS, TOWNSFOLK
from kingdoms.games.paladins.moves import Act, Pass
from kingdoms.games.paladins.state import HIDDEN
from tests.games.paladins.positions import every_table, first, new, positions

NOBODY = [0] * 6
ASKED = (
    "draft", "paladin", "tavern", "turn", "keep", "develop", "recruit", "clear", "settle", "jar", "attack", "convert",
    "pray", "free_recruit", "raise", "wall_option", "favour_option", "remove_suspicion", "pay_debt", "destroy_debt",
    "conspirator",
)  # fmt: skip
"""The names of all steps in which a seat can be asked for a decision."""


@every_table
def test_a_state_survives_a_round_trip_through_json(seats: int) -> None:
    for state in positions(seats):
        back: Any = GAME.from_json(json.loads(json.dumps(state.to_json())))
        assert back.to_json() == state.to_json()
        assert (back.seat, back.moves(), back.agenda) == (state.seat, state.moves(), state.agenda)
        assert back.standing == state.standing
        assert back.markers == state.markers
        for name in ("workshops", "walls", "hired", "attacked", "converted", "suspicions", "drawn", "paladin_decks"):
            assert getattr(back, name) == getattr(state, name)


@pytest.mark.parametrize("name", ASKED)
def test_a_game_can_be_saved_in_the_middle_of_every_decision(name: str) -> None:
    state = first(name)
    back: Any = GAME.from_json(json.loads(json.dumps(state.to_json())))
    assert (back.seat, back.moves(), back.agenda) == (state.seat, state.moves(), state.agenda)


def test_a_view_cannot_be_loaded() -> None:
    state = first("turn")
    for viewer in (0, 1, 2, None):
        with pytest.raises(BadSave):
            GAME.from_json(state.view(viewer).to_json())


@every_table
def test_a_loaded_game_continues_with_the_same_cards(seats: int) -> None:
    state = new(seats, 3)
    back = GAME.from_json(state.to_json())
    for game in (state, back):
        rng = random.Random(1)
        while game.seat is not None:
            game.apply(rng.choice(game.moves()))
    assert back.to_json() == state.to_json()


# A position to damage


def turn() -> Any:
    """Round 4 with three seats: the second is to move and has hunted, the first has a monk, the third has passed."""
    state: Any = first("turn")
    while not (state.round == 4 and state.agenda[-1][0] == "turn" and state.passed == 0):
        state.apply(Pass() if Pass() in state.moves() else state.moves()[0])
    state.agenda[-1] = ("turn", 1)
    state.passed, state.tax = 0b100, 3
    state.hands = [[1, 1, 0, 0, 0, 0], [1, 1, 1, 1, 1, 1], [0, 0, 2, 0, 0, 0]]
    state.standing = [[tuple(NOBODY)] * 12 for _ in range(3)]
    state.standing[1][HUNT] = (1, 1, 0, 0, 0, 0)
    state.monks, state.outposts, state.jars = [1 << 1, 0, 0], [0, 0, 1 << 6], [0, 1 << 1, 0]
    state.workshops = [(0,) * 6, (1, 0, 0, 0, 2, 0), (0,) * 6]
    state.attributes = [[0, 0, 1], [3, 2, 0], [1, 0, 0]]
    state.silver, state.provisions, state.unpaid, state.paid = [0, 4, 1], [2, 3, 0], [0, 1, 0], [1, 0, 0]
    state.seat = 1
    return GAME.from_json(state.to_json())


def changed(**parts: Any) -> dict[str, Any]:
    return {**turn().to_json(), **parts}


def test_the_position_damaged_below_is_sound() -> None:
    state = turn()
    assert state.seat == 1
    assert Pass() in state.moves()
    acts = {move.action for move in state.moves() if type(move) is Act}
    assert {COMMISSION, ATTACK} <= acts
    assert HUNT not in acts


def standing(seat: int, action: int, workers: list[int]) -> list[Any]:
    """The workers on all boards, with the given ones placed on one action."""
    laid: list[Any] = turn().to_json()["standing"]
    laid[seat][action] = workers
    return laid


@pytest.mark.parametrize(
    "damage",
    [
        {"seats": 2},
        {"seats": 4},
        {"seats": 5},
        {"seats": True},
        {"seats": "3"},
        {"seat": 0},
        {"seat": None},
        {"chance": -1},
        {"chance": 1 << 64},
        {"level": "cruel"},
        {"level": 1},
        {"round": 8},
        {"start": 3},
        {"passed": 0b1000},
        {"tax": 8},
        {"tax": -1},
        {"discarded_townsfolk": 1 << 40},
        {"outsiders": [0] * 7},
        {"outsider_deck": [HIDDEN] * 20},
        {"discarded_outsiders": -1},
        {"suspicion_discards": [3]},
        {"orders": [5, 6, 7]},
        {"favours": [0, 1, 2, 3, 10]},
        {"hands": [NOBODY, [1, 1, 1, 1, 1, -1], NOBODY]},
        {"hands": [NOBODY, [1, 1, 1, 1, 1], NOBODY]},
        {"hands": [NOBODY, NOBODY, NOBODY]},
        {"workshops": [[0] * 6, [3, 0, 0, 0, 0, 0], [0] * 6]},
        {"workshops": [[0] * 6, [2, 2, 2, 2, 1, 0], [0] * 6]},
        {"silver": [0, -1, 1]},
        {"silver": [0, 4]},
        {"provisions": [0, 1.0, 0]},
        {"attributes": [[0, 0, 1], [3, 2, 13], [1, 0, 0]]},
        {"monks": [1 << len(SPACES), 0, 0]},
        {"jars": [0, 1 << 9, 0]},
        {"jars": [0, 0xFF, 0]},
        {"converted": [[], [], [len(OUTSIDERS)]]},
        {"hired": [[], [], [len(TOWNSFOLK)]]},
        {"unpaid": [0, -1, 0]},
        {"agenda": []},
        {"agenda": [["round"]]},
        {"agenda": [["round"], ["round_end"], ["turn", 2]]},
        {"agenda": [["round"], ["round_end"], ["turn", 1, 1]]},
        {"agenda": [["round"], ["round_end"], ["turn", True]]},
        {"agenda": [["round"], ["round_end"], ["next", 1]]},
        {"agenda": [["round"], ["round_end"], ["next", 1], ["settle", 1, ATTACK]]},
        {"agenda": [["round"], ["round_end"], ["next", 1], ["clear", 1]]},
        {"agenda": [["round"], ["round_end"], ["turn", 0], ["tavern", 0]]},
        {"agenda": [["round"], ["round_end"], ["turn", 0], ["reveal"], ["paladin", 1]]},
        {"agenda": [["round"], ["round_end"], ["next", 1], ["verdict"], ["conspirator", 1, 21]]},
        {"agenda": [["round"], ["round_end"], ["opponent_turn"]]},
        {"agenda": [["juggle", 0]]},
        {"agenda": [[]]},
        {"more": 1},
    ],
    ids=str,
)
def test_damaged_data_is_refused(damage: dict[str, Any]) -> None:
    with pytest.raises(BadSave, match=r"^The saved Paladins game is damaged and can't be read\.$"):
        GAME.from_json(changed(**damage))


# The opponent


@pytest.mark.parametrize(
    "damage",
    [
        {"track": 5},
        {"fallbacks": 32},
        {"start": 1},
        {"agenda": [["round"], ["round_end"], ["turn", 1]]},
        {"agenda": [["round"], ["round_end"], ["opponent_turn"]]},
    ],
    ids=str,
)
def test_a_damaged_opponent_is_refused(damage: dict[str, Any]) -> None:
    data = first("turn", seats=1).to_json()
    assert GAME.from_json(data)
    with pytest.raises(BadSave):
        GAME.from_json({**data, **damage})
