"""Tuning by self-play: other weights of a game's value play against those in use, and replace them if clearly better.

All players are knights, which have only the value to go by. At a table, one of them has the other weights; a solo game
is played once with each. Only points count here: weights that trade points for victories are measured in the arena.
"""

import random
from collections.abc import Iterator
from concurrent.futures import Executor
from math import ceil, exp, inf, sqrt
from statistics import fmean, stdev
from typing import Any, NamedTuple, cast

from kingdoms.bots.contest import play_out
from kingdoms.bots.knight import Knight
from kingdoms.core.game import Bot, Options
from kingdoms.games import GAMES

_SURE = 1.3
"""How many standard errors make a clear difference; about one attempt in ten reaches this by luck."""
_STEP = 0.25
"""The fraction by which a weight is typically changed."""
_CHANGED = 1 / 3
"""The probability with which each weight is changed in a variation; at least one always is."""

SEEDS = 1_000_000
"""Tuning uses only seeds below this one, so that bots can be measured with seeds that they were not tuned on."""
_ALONE = "_alone"
"""The suffix of a weight that applies only to solo games, where it replaces the weight without the suffix."""


class Weighed:
    """A bot that judges by other weights; in all other respects it is the bot it was made from."""

    def __init__(self, bot: Bot, weights: Any) -> None:
        self._bot, self.WEIGHTS = bot, weights

    def value(self, state: Any, seat: int) -> float:
        """How good a state is for a seat by these weights."""
        return self._bot.value(state, seat, self.WEIGHTS)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._bot, name)


class Setup(NamedTuple):
    """Where weights are tried: a game, its seats and its options."""

    key: str
    seats: int
    options: Options


class Trial(NamedTuple):
    """One game in which one seat has other weights and the rest have the weights in use."""

    table: Setup
    seed: int
    seat: int
    others: Any
    in_use: Any


class Attempt(NamedTuple):
    """The result of trying other weights: how many points better they did, and whether they are used from now on."""

    weights: Any
    games: int
    gain: float
    error: float
    is_better: bool


def improvement(trial: Trial) -> float:
    """How many points better the other weights did in one game."""
    ahead = _points_ahead(trial, trial.others)
    return ahead - _points_ahead(trial, trial.in_use) if trial.table.seats == 1 else ahead


def _points_ahead(trial: Trial, weights: Any) -> float:
    """How far the trial's seat ends ahead of the average of the others, in points, if it has these weights."""
    key, seats, options = trial.table
    players = [Knight(GAMES[key], random.Random(f"{trial.seed} {seat}")) for seat in range(seats)]
    for seat, player in enumerate(players):
        player.bot = cast(Bot, Weighed(player.bot, weights if seat == trial.seat else trial.in_use))
    state: Any = GAMES[key].new(seats=seats, seed=trial.seed, options=options)
    play_out(state, players, [inf] * len(players))
    totals = [score.total for score in state.scores()]
    own: int = totals.pop(trial.seat)
    return own - fmean(totals)


def vary(weights: Any, seats: int, rng: random.Random) -> Any:
    """A variation of these weights: one or more of those that matter with this many seats are smaller or larger."""
    # Changing a weight that these games do not use would be pointless.
    all_names = weights._fields
    counting = [each for each in all_names if (each + _ALONE not in all_names if seats == 1 else _ALONE not in each)]
    names = [name for name in counting if rng.random() < _CHANGED] or [rng.choice(counting)]
    return weights._replace(**{name: getattr(weights, name) * exp(rng.gauss(0.0, _STEP)) for name in names})


def tune(table: Setup, games: int, rng: random.Random, executor: Executor) -> Iterator[Attempt]:
    """Tries one variation after another for as long as the caller asks, each in at most about this many games."""
    in_use: Any = GAMES[table.key].bot.WEIGHTS
    while True:
        attempt = _attempt(table, vary(in_use, table.seats, rng), in_use, games, rng, executor)
        if attempt.is_better:
            in_use = attempt.weights
        yield attempt


def _attempt(table: Setup, others: Any, in_use: Any, games: int, rng: random.Random, executor: Executor) -> Attempt:
    """Plays a quarter of the games, and the rest if those went well; each seed is played from every seat."""
    gains: list[float] = []
    for most in (games / 4, games):
        seeds = [rng.randrange(SEEDS) for _ in range(ceil((most - len(gains)) / table.seats) + 1)]
        trials = [Trial(table, seed, seat, others, in_use) for seed in seeds for seat in range(table.seats)]
        gains += executor.map(improvement, trials)
        if fmean(gains) <= 0:
            break
    error = stdev(gains) / sqrt(len(gains))
    return Attempt(others, len(gains), fmean(gains), error, fmean(gains) > _SURE * error)
