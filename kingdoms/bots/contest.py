"""Contests between computer players: games with paired seeds and rotated seats, and each player's results.

In a whole round every seed is played once in each different rotation of the seats, so that luck and seating are the
same for all.
"""

import random
from collections.abc import Sequence
from math import ceil, sqrt
from statistics import quantiles
from time import thread_time
from typing import Any, NamedTuple

from kingdoms.bots import make
from kingdoms.bots.player import Player
from kingdoms.bots.thinking_time import BUDGET, budget_of
from kingdoms.core.game import Options
from kingdoms.core.record import MOST_MOVES
from kingdoms.games import GAMES

_SURE = 1.96
"""How many standard errors a 95% confidence interval extends on either side of the mean."""


class Match(NamedTuple):
    """A game to be played: its key, the bots by seat, the seed, the options and the time to think."""

    key: str
    bots: tuple[str, ...]
    seed: int
    options: Options
    budget: float = BUDGET
    """Seconds that each bot may think about a decision."""


class Outcome(NamedTuple):
    """A game's outcome for one player: wins (a fraction if shared), points, and the time taken for each decision."""

    wins: float
    parts: dict[str, int]
    seconds: list[float]
    turn: int
    """The player's place in the order of the first turns; 0 is the first."""


class Results(NamedTuple):
    """One player's results over all games."""

    share: float
    least: float
    most: float
    """With 95% certainty, the true share of wins is between `least` and `most`."""
    means: dict[str, float]
    slow: float
    """The time, in seconds, within which 95% of the decisions were made."""


def rotations(bots: Sequence[str]) -> list[tuple[str, ...]]:
    """The different tables that result from moving every bot on by a seat, again and again."""
    return list(dict.fromkeys((*bots[turn:], *bots[:turn]) for turn in range(len(bots))))


def whole_rounds(games: int, bots: Sequence[str]) -> int:
    """The number of games rounded up, so that every seed is played in every rotation."""
    tables = len(rotations(bots))
    return ceil(games / tables) * tables


def matches(
    key: str, bots: Sequence[str], games: int, seed: int, options: Options, budget: float = BUDGET
) -> list[Match]:
    """This many games. The seats are rotated after each, and the seed changes after a whole round.

    If all bots are the same, every game has its own seed, as the same seed would only repeat a game.
    """
    tables = rotations(bots)
    return [
        Match(key, tables[number % len(tables)], seed + number // len(tables), options, budget)
        for number in range(games)
    ]


def play(match: Match) -> list[Outcome]:
    """Plays one game and returns an outcome for each seat."""
    game = GAMES[match.key]
    state: Any = game.new(seats=len(match.bots), seed=match.seed, options=match.options)
    order = state.first_order()
    players = [make(bot, game, random.Random(f"{match.seed} {seat}")) for seat, bot in enumerate(match.bots)]
    seconds = play_out(state, players, [budget_of(bot, match.budget) for bot in match.bots])
    winners = state.winners()
    return [
        Outcome(
            (seat in winners) / max(1, len(winners)),
            {**score.parts, "total": score.total},
            seconds[seat],
            order.index(seat),
        )
        for seat, score in enumerate(state.scores()[: len(players)])
    ]


def play_out(state: Any, players: Sequence[Player], budgets: Sequence[float]) -> list[list[float]]:
    """Lets the players, each with a budget for every decision, finish a game in place, up to `MOST_MOVES` moves.

    Returns for each seat the CPU seconds that its decisions took in this thread.
    """
    seconds: list[list[float]] = [[] for _ in players]
    for _ in range(MOST_MOVES):
        if state.seat is None:
            break
        seat, began = state.seat, thread_time()
        move = players[seat].choose(state.view(seat), state.moves(), budgets[seat], lambda: False)
        seconds[seat].append(thread_time() - began)
        state.apply(move)
    return seconds


def results(outcomes: Sequence[Outcome]) -> Results:
    """Sums up one player's outcomes."""
    games = len(outcomes)
    share = sum(outcome.wins for outcome in outcomes) / games
    means = {part: sum(outcome.parts[part] for outcome in outcomes) / games for part in outcomes[0].parts}
    seconds = [second for outcome in outcomes for second in outcome.seconds]
    slow = quantiles(seconds, n=20)[-1] if len(seconds) > 1 else 0.0
    return Results(share, *bounds(share, games), means, slow)


def bounds(share: float, games: int) -> tuple[float, float]:
    """The 95% confidence interval of a share seen in this many games (Wilson's interval)."""
    spread = _SURE * _SURE / games
    middle = share + spread / 2
    reach = _SURE * sqrt(share * (1 - share) / games + spread / (4 * games))
    return max(0.0, (middle - reach) / (1 + spread)), min(1.0, (middle + reach) / (1 + spread))
