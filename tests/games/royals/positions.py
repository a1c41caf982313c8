"""Positions in Royals from random games, for tests that need many of them or one of a certain kind."""

from typing import Any

import pytest

from kingdoms.games.royals import GAME
from kingdoms.games.royals.board import COUNTRIES, PAIRS, in_play
from tests.games.helpers.positions import first_where, played_to_the_end, sample

LYON_CARDINAL, LYON_BARON, BORDEAUX_DUKE, BORDEAUX_MARSHAL, COLOGNE_BARON = 6, 7, 8, 9, 15
LYON, BORDEAUX, COLOGNE = 3, 4, 7
MARSHAL, BARON = 0, 1

every_table = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def new(seats: int, seed: int, **options: bool) -> Any:
    return GAME.new(seats=seats, seed=seed, options=options)


def positions(seats: int, every: int = 23) -> list[Any]:
    """Positions from all parts of some random games."""
    return sample(lambda seed: new(seats, seed, equal_first_turn=seed % 2 == 1), every)


def first(name: str, seats: int = 3, seeds: int = 50) -> Any:
    """The first position in random games, after their first round, where this step has to be decided."""

    def is_asked(state: Any) -> bool:
        return state.round > 0 and state.agenda[-1][0] == name

    return first_where(is_asked, lambda seed: new(seats, seed), seeds)


def finished(seats: int = 3, seed: int = 1) -> Any:
    """A finished random game."""
    return played_to_the_end(new(seats, seed), seed)


def court() -> Any:
    """Three seats, the second to play: the third has exiled the first from Bordeaux, and the second is in Cologne."""
    state = new(3, 1)
    state.start, state.turn, state.agenda = 0, 4, [("turn_end", 1), ("play", 1)]
    state.hands = [[2, 1, 0, 0, 0], [3, 0, 2, 1, 0], [0, 0, 0, 4, 0]]
    state.known = [[1, 0, 0, 0], [0, 0, 1, 0], [0, 0, 0, 0]]
    state.display, state.discards = [0, 2], [1, 2, 0, 0]
    laid = [2 + 3 + 1 + 1, 1 + 2, 2 + 1, 1 + 4]
    state.deck = [country for country in COUNTRIES for _ in range(in_play(3)[country] - laid[country])]
    state.intrigues = [[0, 0, 0, 0, 0, 1, 0], [1, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0]]
    state.intrigue_discards = [1, 0, 0, 0, 0, 0]
    state.intrigue_deck = [0] * 2 + [pair for pair in range(1, len(PAIRS)) for _ in range(4 - (pair == 5))]
    state.holders[BORDEAUX_MARSHAL], state.holders[COLOGNE_BARON] = 2, 1
    state.exile[BORDEAUX] = [1, 0, 0]
    state.tiles[MARSHAL], state.tiles[BARON] = [1, 0, 1], [0, 1, 0]
    state.supply = [34, 34, 34]
    state.city_bonuses[BORDEAUX], state.city_bonuses[COLOGNE] = 0, 1
    state.seat = 1
    return GAME.from_json(state.to_json())
