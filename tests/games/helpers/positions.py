"""Random play of any game: the tables that the suites use, and positions from the middle of games."""

import random
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from itertools import combinations, product
from typing import Any, NamedTuple

from kingdoms.core.game import Game
from kingdoms.core.state import Event, Move, State
from kingdoms.games import GAMES


class Setting(NamedTuple):
    """A game with its number of seats and options."""

    key: str
    seats: int
    options: dict[str, Any]

    @property
    def game(self) -> Game:
        return GAMES[self.key]

    @property
    def invariants(self) -> Any:
        """The invariants of this game: the module `invariants` among its own tests."""
        return import_module(f"tests.games.{self.key}.invariants")

    @property
    def setup(self) -> dict[str, Any]:
        """The settings the rules depend on."""
        return {"seats": self.seats, **self.options}

    def new(self, seed: int) -> State:
        return self.game.new(seats=self.seats, seed=seed, options=self.options)

    def __str__(self) -> str:
        chosen = " ".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.key} {self.seats} {chosen}"


def settings_of(game: Game) -> Iterator[Setting]:
    """Every number of seats with every choice of options that matters there."""
    for seats in game.seats:
        choices = [values if _matters(name, seats) else values[:1] for name, values in game.options.items()]
        for chosen in product(*choices):
            yield Setting(game.key, seats, dict(zip(game.options, chosen, strict=True)))


def _matters(option: str, seats: int) -> bool:
    """Whether the option matters: the level of the rules-driven opponent matters only in solo games."""
    return option != "level" or seats == 1


NEVER_ENDING = 100_000
"""More decisions than any game takes."""

SETTINGS = [setting for key in GAMES for setting in settings_of(GAMES[key])]
"""All settings; the soak test plays each one."""


def covering(settings: Sequence[Setting]) -> Iterator[Setting]:
    """A small set of settings with every number of seats, every option value, and every pair of these together."""
    missing = set().union(*map(_choices, settings))
    while missing:
        most = max(settings, key=lambda setting: len(_choices(setting) & missing))
        missing -= _choices(most)
        yield most


def _choices(setting: Setting) -> set[Any]:
    """Every choice in a setting, and every pair of choices."""
    choices = [("seats", setting.seats), *setting.options.items()]
    return {(setting.key, *some) for size in (1, 2) for some in combinations(choices, size)}


TRIED = sorted(covering(SETTINGS), key=SETTINGS.index)
"""The settings that the tests use."""


def walk(state: State, rng: random.Random, cap: int) -> Iterator[Move]:
    """Plays at most this many random moves; yields each move before it is made."""
    for _decision in range(cap):
        if state.seat is None:
            return
        move = rng.choice(state.moves())
        yield move
        state.apply(move)


def position(setting: Setting, seed: int, depth: int) -> State:
    """A position after this many random decisions, or the end of the game."""
    state = setting.new(seed)
    for _move in walk(state, random.Random(seed), depth):
        pass
    return state


def play_out(state: State, rng: random.Random, cap: int) -> tuple[list[Move], list[Event]]:
    """Plays a game to its end or to the cap; returns its moves and events."""
    moves: list[Move] = []
    events: list[Event] = []
    while state.seat is not None and len(moves) < cap:
        moves.append(rng.choice(state.moves()))
        events += state.play(moves[-1])
    return moves, events


def sample(fresh: Callable[[int], Any], every: int) -> list[Any]:
    """Positions from all parts of some random games, and their ends; `fresh` makes a game from a seed."""
    found = []
    for seed in range(6):
        state = fresh(seed)
        for number, _move in enumerate(walk(state, random.Random(seed), NEVER_ENDING)):
            if number % every == seed % every:
                found.append(state.copy())
        found.append(state)
    return found


def first_where(is_wanted: Callable[[Any], bool], fresh: Callable[[int], Any], seeds: int) -> Any:
    """The first position that meets the condition in this many random games."""
    for seed in range(seeds):
        state = fresh(seed)
        for _move in walk(state, random.Random(seed), NEVER_ENDING):
            if is_wanted(state):
                return state
    raise AssertionError("no random game reaches such a position")


def played_to_the_end(state: Any, seed: int) -> Any:
    """The state after playing on at random to the end."""
    for _move in walk(state, random.Random(seed), NEVER_ENDING):
        pass
    return state
