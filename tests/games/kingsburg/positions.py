"""Positions in Kingsburg from random games, for tests that need many of them, or one of a particular kind."""

from typing import Any

import pytest

from kingdoms.games.kingsburg import GAME
from kingdoms.games.kingsburg.board import PUBLISHED, RULEBOOK
from tests.games.helpers.positions import first_where, sample

RULESETS = (RULEBOOK, PUBLISHED)

every_table = pytest.mark.parametrize("seats", [2, 3, 4, 5])
every_ruleset = pytest.mark.parametrize("ruleset", RULESETS)


def new(seats: int, seed: int, ruleset: str = RULEBOOK) -> Any:
    return GAME.new(seats=seats, seed=seed, options={"ruleset": ruleset})


def positions(seats: int, every: int = 9) -> list[Any]:
    """Positions from all parts of some random games, with both rulesets."""
    return sample(lambda seed: new(seats, seed, RULESETS[seed % 2]), every)


def first(name: str, seats: int = 3, ruleset: str = RULEBOOK, seeds: int = 200) -> Any:
    """The first position in random games where this step has to be decided."""
    return first_where(lambda state: state.agenda[-1][0] == name, lambda seed: new(seats, seed, ruleset), seeds)
