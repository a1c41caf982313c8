"""Positions of Kingsburg from random games, for tests that want many of them or one of a kind."""

import random
from typing import Any

import pytest

from kingdoms.games.kingsburg import GAME
from kingdoms.games.kingsburg.board import PUBLISHED, RULEBOOK

RULESETS = (RULEBOOK, PUBLISHED)

every_table = pytest.mark.parametrize("seats", [2, 3, 4, 5])
every_ruleset = pytest.mark.parametrize("ruleset", RULESETS)


def new(seats: int, seed: int, ruleset: str = RULEBOOK) -> Any:
    return GAME.new(seats=seats, seed=seed, options={"ruleset": ruleset})


def positions(seats: int, every: int = 9) -> list[Any]:
    """Positions from all parts of some random games, of both rulesets."""
    found = []
    for seed in range(6):
        rng, state = random.Random(seed), new(seats, seed, RULESETS[seed % 2])
        number = 0
        while state.seat is not None:
            if number % every == seed % every:
                found.append(state.copy())
            state.apply(rng.choice(state.moves()))
            number += 1
        found.append(state)
    return found


def first(name: str, seats: int = 3, ruleset: str = RULEBOOK, seeds: int = 200) -> Any:
    """The first position of random games in which this is to be decided."""
    for seed in range(seeds):
        rng, state = random.Random(seed), new(seats, seed, ruleset)
        while state.seat is not None:
            if state.agenda[-1][0] == name:
                return state
            state.apply(rng.choice(state.moves()))
    raise AssertionError(f"never asked: {name}")
