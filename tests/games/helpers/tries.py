"""Shared material for every game's tests: every kind of table, positions from random games, and every viewer."""

import json
import random
from functools import cache
from typing import Any

import pytest

from kingdoms.core.state import Move, State
from tests.games.helpers.positions import NEVER_ENDING, TRIED, Setting, walk

GAMES_WITH_POSITIONS, POSITIONS_OF_A_GAME = 3, 3
every_setting = pytest.mark.parametrize("setting", TRIED, ids=str)


def some_positions(setting: Setting) -> list[Any]:
    """Positions from all parts of some random games, and their ends; copies, so the caller may play on."""
    return [state.copy() for state in _positions(str(setting))]


@cache
def _positions(table: str) -> list[State]:
    setting = next(setting for setting in TRIED if str(setting) == table)
    found: list[State] = []
    for seed in range(GAMES_WITH_POSITIONS):
        state, rng = setting.new(seed), random.Random(f"{setting} {seed}")
        game = [state.copy() for _move in walk(state, rng, NEVER_ENDING)]
        found += [*rng.sample(game, POSITIONS_OF_A_GAME), state]
    return found


def as_text(state: State) -> str:
    """The whole state as JSON text."""
    return json.dumps(state.to_json())


def knowledge(state: State, seat: int | None) -> tuple[str, list[Move]]:
    """Everything a seat can learn from its view."""
    view = state.view(seat)
    return as_text(view), view.moves()


def seats_and_onlooker(state: Any) -> list[int | None]:
    """Every seat, and None for an onlooker."""
    return [*range(state.seats), None]
