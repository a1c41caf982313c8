"""Positions in Paladins from random games, for tests that need many of them, or one of a particular kind."""

from typing import Any

import pytest

from kingdoms.games.paladins import GAME
from kingdoms.games.paladins.board import EASY, HARD, MEDIUM
from tests.games.helpers.positions import first_where, played_to_the_end, sample

LEVELS = (EASY, MEDIUM, HARD)

every_table = pytest.mark.parametrize("seats", [1, 2, 3, 4])


def new(seats: int, seed: int, level: str = EASY) -> Any:
    return GAME.new(seats=seats, seed=seed, options={"level": level})


def positions(seats: int, every: int = 17) -> list[Any]:
    """Positions from all parts of some random games, against opponents of all levels."""
    return sample(lambda seed: new(seats, seed, LEVELS[seed % 3]), every)


def first(name: str, seats: int = 3, seeds: int = 300) -> Any:
    """The first position in random games where this step has to be decided."""

    def fresh(seed: int) -> Any:
        return new(seats, seed, LEVELS[seed % 3])

    return first_where(lambda state: state.agenda[-1][0] == name, fresh, seeds)


def finished(seats: int = 3, seed: int = 1) -> Any:
    """A finished random game."""
    return played_to_the_end(new(seats, seed), seed)
