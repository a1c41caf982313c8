"""The figures for how long a game takes roughly match games played by bots."""

import random

import pytest

from kingdoms.bots import make
from kingdoms.bots.contest import play_out
from kingdoms.bots.thinking_time import BUDGET
from kingdoms.core.game import DIFFICULTIES
from kingdoms.games import GAMES

SEATS = 3


@pytest.mark.parametrize("key", list(GAMES))
def test_a_game_of_three_has_about_as_many_decisions_as_it_says(key: str) -> None:
    game = GAMES[key]
    state = game.new(SEATS, 1, game.with_defaults(SEATS, {}))
    decisions = play_out(state, [make("squire", game, random.Random(seat)) for seat in range(SEATS)], [BUDGET] * SEATS)
    assert 0.6 < sum(map(len, decisions)) / game.decisions < 1.7
    assert game.difficulty in DIFFICULTIES
