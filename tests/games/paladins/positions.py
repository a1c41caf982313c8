"""Positions of Paladins from random games, for tests that want many of them or one of a kind."""

import random
from typing import Any

import pytest

from kingdoms.games.paladins import GAME
from kingdoms.games.paladins.board import EASY, HARD, MEDIUM

LEVELS = (EASY, MEDIUM, HARD)

every_table = pytest.mark.parametrize("seats", [1, 2, 3, 4])


def new(seats: int, seed: int, level: str = EASY) -> Any:
    return GAME.new(seats=seats, seed=seed, options={"level": level})


def positions(seats: int, every: int = 17) -> list[Any]:
    """Positions from all parts of some random games, against opponents of all levels."""
    found = []
    for seed in range(6):
        rng, state = random.Random(seed), new(seats, seed, LEVELS[seed % 3])
        number = 0
        while state.seat is not None:
            if number % every == seed % every:
                found.append(state.copy())
            state.apply(rng.choice(state.moves()))
            number += 1
        found.append(state)
    return found


def first(name: str, seats: int = 3, seeds: int = 300) -> Any:
    """The first position of random games in which this is to be decided."""
    for seed in range(seeds):
        rng, state = random.Random(seed), new(seats, seed, LEVELS[seed % 3])
        while state.seat is not None:
            if state.agenda[-1][0] == name:
                return state
            state.apply(rng.choice(state.moves()))
    raise AssertionError(f"never asked: {name}")


def finished(seats: int = 3, seed: int = 1) -> Any:
    """A random game that is over."""
    rng, state = random.Random(seed), new(seats, seed)
    while state.seat is not None:
        state.apply(rng.choice(state.moves()))
    return state
