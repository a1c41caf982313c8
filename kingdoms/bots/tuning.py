"""Tuning by self-play: other weights of a game's value play against those in use, and replace them if clearly better.

All who play are knights, who have nothing but the value to go by. At a table one of them has the other weights; alone
each plays the same game once with these and once with those. Points alone count here: what gives some of them for more
victories is measured in the arena.
"""

import random
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from math import ceil, exp, inf, sqrt
from statistics import fmean, stdev
from typing import Any, NamedTuple

from kingdoms.bots.contest import play_out
from kingdoms.bots.knight import Knight
from kingdoms.core.game import Bot, Move, Options
from kingdoms.games import GAMES

_SURE = 1.3
"""So many standard errors better is clearly better: what is no better is so by luck about once in ten attempts."""
_STEP = 0.25
"""By about how much of itself a weight is changed."""
_CHANGED = 1 / 3
"""The share of the weights that are changed at once."""

_ALONE = "_alone"
"""So ends the name of a weight that counts only for who plays alone, there instead of the one without it."""


class Weighed(Bot):
    """What a good player of a game knows, with weights of its own."""

    def __init__(self, bot: Bot, weights: Any) -> None:
        self.WEIGHTS, self.WHIM = weights, bot.WHIM
        self._bot = bot

    def value(self, state: Any, seat: int, weights: Any = None) -> float:
        """How good a state is for a seat by these weights."""
        return self._bot.value(state, seat, weights or self.WEIGHTS)

    def sensible(self, state: Any, moves: Sequence[Move]) -> list[Move]:
        """The moves that are not plainly bad, whatever the weights."""
        return self._bot.sensible(state, moves)

    def at_first_sight(self, state: Any) -> Move:
        """What the seat that decides will likely do, whatever the weights."""
        return self._bot.at_first_sight(state)

    def is_far_enough(self, start: Any, now: Any, decisions: int) -> bool:
        """How far a move is played on, whatever the weights."""
        return self._bot.is_far_enough(start, now, decisions)


class Table(NamedTuple):
    """Where weights are tried: a game with so many seats and these options."""

    key: str
    seats: int
    options: Options


class Trial(NamedTuple):
    """One game to be played by who has other weights, on a seat among those who have the weights in use."""

    table: Table
    seed: int
    seat: int
    others: Any
    in_use: Any


class Attempt(NamedTuple):
    """What came of some other weights: by how many points they did better, and whether they are in use from now on."""

    weights: Any
    games: int
    gain: float
    error: float
    is_better: bool


def gain(trial: Trial) -> float:
    """By how many points the other weights did better in one game."""
    ahead = _points_ahead(trial, trial.others)
    return ahead - _points_ahead(trial, trial.in_use) if trial.table.seats == 1 else ahead


def _points_ahead(trial: Trial, weights: Any) -> float:
    """By how many points the seat of the trial ends before the others on average, if it has these weights."""
    key, seats, options = trial.table
    players = [Knight(GAMES[key], random.Random(f"{trial.seed} {seat}")) for seat in range(seats)]
    for seat, player in enumerate(players):
        player.bot = Weighed(player.bot, weights if seat == trial.seat else trial.in_use)
    state: Any = GAMES[key].new(seats=seats, seed=trial.seed, options=options)
    play_out(state, players, budget=inf)
    totals = [score.total for score in state.scores()]
    own: int = totals.pop(trial.seat)
    return own - fmean(totals)


def vary(weights: Any, seats: int, rng: random.Random) -> Any:
    """Other weights: some of those that count at a table of so many seats, at least one, smaller or greater."""
    counting = [name for name in weights._fields if _counts(name, weights._fields, seats)]
    names = [name for name in counting if rng.random() < _CHANGED] or [rng.choice(counting)]
    return weights._replace(**{name: getattr(weights, name) * exp(rng.gauss(0.0, _STEP)) for name in names})


def _counts(name: str, names: Sequence[str], seats: int) -> bool:
    """Whether the weight is looked at: what no game has tried is not found to be better."""
    return name + _ALONE not in names if seats == 1 else not name.endswith(_ALONE)


def tune(table: Table, games: int, rng: random.Random, executor: Executor) -> Iterator[Attempt]:
    """Tries other weights for as long as somebody asks for the next attempt, each in about so many games."""
    in_use: Any = GAMES[table.key].bot.WEIGHTS
    while True:
        attempt = _attempt(table, vary(in_use, table.seats, rng), in_use, games, rng, executor)
        if attempt.is_better:
            in_use = attempt.weights
        yield attempt


def _attempt(table: Table, others: Any, in_use: Any, games: int, rng: random.Random, executor: Executor) -> Attempt:
    """Plays a quarter of the games, and the rest if these did not go badly; every luck from every seat."""
    gains: list[float] = []
    for most in (games / 4, games):
        lucks = [rng.getrandbits(32) for _ in range(ceil((most - len(gains)) / table.seats) + 1)]
        trials = [Trial(table, luck, seat, others, in_use) for luck in lucks for seat in range(table.seats)]
        gains += executor.map(gain, trials)
        if fmean(gains) <= 0:
            break
    error = stdev(gains) / sqrt(len(gains))
    return Attempt(others, len(gains), fmean(gains), error, fmean(gains) > _SURE * error)
