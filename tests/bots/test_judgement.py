"""Judging moves: likely moves are legal, and playing on comes to an end in every game."""

import random
from typing import Any

import pytest

from kingdoms.bots.judgement import first_look, play_on
from kingdoms.bots.thinking_time import Deadline
from kingdoms.games import GAMES

every_game = pytest.mark.parametrize("key", list(GAMES))


def positions(key: str) -> list[Any]:
    """A few positions from all parts of a game in which everyone makes the likely move."""
    state: Any = GAMES[key].new(seats=3, seed=8, options={})
    found = []
    while state.seat is not None:
        found.append(state.copy())
        state.apply(GAMES[key].bot.at_first_sight(state))
    return found[:: len(found) // 8]


@every_game
def test_the_move_at_first_sight_is_legal_and_always_the_same(key: str) -> None:
    for state in positions(key):
        move = GAMES[key].bot.at_first_sight(state)
        assert move in state.moves()
        assert move == GAMES[key].bot.at_first_sight(state.copy())


@every_game
def test_playing_on_gives_a_value_and_leaves_the_world_unchanged(key: str) -> None:
    for state in positions(key):
        before = state.to_json()
        assert isinstance(play_on(GAMES[key].bot, state, state.moves()[0], Deadline(60.0, lambda: False)), float)
        assert state.to_json() == before


@every_game
def test_playing_on_gives_no_value_if_it_is_interrupted(key: str) -> None:
    bot = GAMES[key].bot
    state = next(state for state in positions(key) if not bot.is_far_enough(state, state.after(state.moves()[0]), 0))
    assert play_on(bot, state, state.moves()[0], Deadline(60.0, lambda: True)) is None


def test_a_first_look_averages_over_several_worlds() -> None:
    state = positions("royals")[2]
    bot, moves, rng = GAMES["royals"].bot, state.moves(), random.Random(5)
    worlds = [state.view(state.seat).determinize(state.seat, rng) for _ in range(3)]
    averages = [sum(bot.value(world.after(move), state.seat) for world in worlds) / 3 for move in moves]
    found = first_look(bot, state.view(state.seat), moves, 3, random.Random(5), Deadline(60.0, lambda: False))
    assert found == pytest.approx(averages)
