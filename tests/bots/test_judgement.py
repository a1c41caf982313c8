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
    for number, state in enumerate(positions(key)):
        before = state.to_json()
        value = play_on(GAMES[key].bot, state, state.moves()[0], 1 + number % 3, Deadline(60.0, lambda: False))
        assert isinstance(value, float)
        assert state.to_json() == before


@every_game
def test_playing_on_gives_no_value_if_it_is_interrupted(key: str) -> None:
    bot = GAMES[key].bot
    state = next(state for state in positions(key) if not bot.is_far_enough(state, state.after(state.moves()[0]), 0))
    assert play_on(bot, state, state.moves()[0], 1, Deadline(60.0, lambda: True)) is None


def test_a_first_look_averages_over_several_worlds() -> None:
    state = positions("royals")[2]
    bot, moves, rng = GAMES["royals"].bot, state.moves(), random.Random(5)
    worlds = [state.view(state.seat).determinize(state.seat, rng) for _ in range(3)]
    averages = [sum(bot.value(world.after(move), state.seat) for world in worlds) / 3 for move in moves]
    found = first_look(bot, state.view(state.seat), moves, 3, random.Random(5), Deadline(60.0, lambda: False))
    assert found == pytest.approx(averages)


class Relay:
    """Two seats in turn make two decisions each, eight in all; the value is the number of decisions made."""

    def __init__(self, made: int = 0) -> None:
        self.made = made

    @property
    def seat(self) -> int | None:
        return self.made // 2 % 2 if self.made < 8 else None

    def copy(self) -> "Relay":
        return Relay(self.made)

    def after(self, _move: str) -> "Relay":
        return Relay(self.made + 1)

    def apply(self, _move: str) -> None:
        self.made += 1


class Runner:
    """A fact that good players of `Relay` know: a leg is over when the turn is."""

    @staticmethod
    def value(state: Relay, seat: int) -> float:
        return float(state.made if seat == 0 else -state.made)

    @staticmethod
    def at_first_sight(_state: Relay) -> str:
        return "run"

    @staticmethod
    def is_far_enough(start: Relay, now: Relay, _decisions: int) -> bool:
        return now.seat != start.seat


@pytest.mark.parametrize(("legs", "decisions"), [(1, 2), (2, 6), (3, 8)])
def test_every_leg_begins_when_the_same_seat_decides_again(legs: int, decisions: int) -> None:
    bot: Any = Runner()
    assert play_on(bot, Relay(), "run", legs, Deadline(60.0, lambda: False)) == decisions
