"""Contests between computer players: games with paired seeds and rotated seats, and what each player made of them.

In whole rounds every seed is played once in each rotation of the seats that makes another table, so that luck and the
order at the table weigh the same for all.
"""

import random
from collections.abc import Sequence
from math import ceil, sqrt
from statistics import quantiles
from time import thread_time
from typing import Any, NamedTuple

from kingdoms.bots import make
from kingdoms.bots.player import BUDGET, Player
from kingdoms.core.game import Options
from kingdoms.core.record import MOST_MOVES
from kingdoms.games import GAMES

_SURE = 1.96
"""So many standard errors to each side hold 95 % of what may be true."""


class Match(NamedTuple):
    """One game to be played: which, by whom in the order of their seats, with what luck and how long to think."""

    key: str
    bots: tuple[str, ...]
    seed: int
    options: Options
    budget: float = BUDGET
    """For how many seconds each may think about a decision."""


class Outcome(NamedTuple):
    """What one player made of a game: the wins (a shared victory is a part of one), points, and time for decisions."""

    wins: float
    parts: dict[str, int]
    seconds: list[float]


class Standing(NamedTuple):
    """What one player made of all games."""

    share: float
    least: float
    most: float
    """Between these the share of wins lies with 95 %."""
    means: dict[str, float]
    slow: float
    """The seconds within which 95 % of the decisions were made."""


def rotations(bots: Sequence[str]) -> list[tuple[str, ...]]:
    """The bots with every one of them one seat further on, as long as that makes another table."""
    return list(dict.fromkeys((*bots[turn:], *bots[:turn]) for turn in range(len(bots))))


def whole_rounds(games: int, bots: Sequence[str]) -> int:
    """At least so many games, and as many more as it takes until every luck is met in every rotation."""
    tables = len(rotations(bots))
    return ceil(games / tables) * tables


def matches(
    key: str, bots: Sequence[str], games: int, seed: int, options: Options, budget: float = BUDGET
) -> list[Match]:
    """So many games; after each the seats are rotated, and after a whole round the luck is new.

    Where all are alike every game has a luck of its own: with the same they would only play it once more.
    """
    tables = rotations(bots)
    return [
        Match(key, tables[number % len(tables)], seed + number // len(tables), options, budget)
        for number in range(games)
    ]


def play(match: Match) -> list[Outcome]:
    """Plays one game; an outcome for each seat."""
    game = GAMES[match.key]
    state: Any = game.new(seats=len(match.bots), seed=match.seed, options=match.options)
    players = [make(bot, game, random.Random(f"{match.seed} {seat}")) for seat, bot in enumerate(match.bots)]
    seconds = play_out(state, players, match.budget)
    winners = state.winners()
    return [
        Outcome((seat in winners) / max(1, len(winners)), {**score.parts, "total": score.total}, seconds[seat])
        for seat, score in enumerate(state.scores()[: len(players)])
    ]


def play_out(state: Any, players: Sequence[Player], budget: float = BUDGET) -> list[list[float]]:
    """Lets the players of the seats bring a game to its end, or to where nobody would wait any longer, in place.

    Returns for each seat how many seconds of the processor its decisions took, whatever other threads do meanwhile.
    """
    seconds: list[list[float]] = [[] for _ in players]
    for _ in range(MOST_MOVES):
        if state.seat is None:
            break
        seat, began = state.seat, thread_time()
        move = players[seat].choose(state.view(seat), state.moves(), budget, lambda: False)
        seconds[seat].append(thread_time() - began)
        state.apply(move)
    return seconds


def standing(outcomes: Sequence[Outcome]) -> Standing:
    """Sums up what one player made of the games."""
    games = len(outcomes)
    share = sum(outcome.wins for outcome in outcomes) / games
    means = {part: sum(outcome.parts[part] for outcome in outcomes) / games for part in outcomes[0].parts}
    seconds = [second for outcome in outcomes for second in outcome.seconds]
    slow = quantiles(seconds, n=20)[-1] if len(seconds) > 1 else 0.0
    return Standing(share, *bounds(share, games), means, slow)


def bounds(share: float, games: int) -> tuple[float, float]:
    """Between which a true share lies with 95 %, if this one was seen in so many games (Wilson's interval)."""
    spread = _SURE * _SURE / games
    middle = share + spread / 2
    reach = _SURE * sqrt(share * (1 - share) / games + spread / (4 * games))
    return max(0.0, (middle - reach) / (1 + spread)), min(1.0, (middle + reach) / (1 + spread))
