"""Games between one of today's players and former knights, and the results of many such games."""

import random
from collections.abc import Mapping
from math import sqrt
from statistics import fmean, stdev
from typing import Any, NamedTuple, cast

from kingdoms.bots import make
from kingdoms.bots.contest import play_out
from kingdoms.core.game import Bot
from kingdoms.games import GAMES
from tests.benchmarks import former_kingsburg, former_paladins, former_rival_kings, former_royals

_BOTS = {
    "rival_kings": former_rival_kings.FormerRivalKings(GAMES["rival_kings"].bot, former_rival_kings.WEIGHTS),
    "royals": former_royals.FormerRoyals(GAMES["royals"].bot, former_royals.WEIGHTS),
    "kingsburg": former_kingsburg.FormerKingsburg(GAMES["kingsburg"].bot, former_kingsburg.WEIGHTS),
    "paladins": former_paladins.FormerPaladins(GAMES["paladins"].bot, former_paladins.WEIGHTS),
}
FORMER = cast(Mapping[str, Bot], _BOTS)
"""A former version of each game's bot, by the key of the game."""


class Result(NamedTuple):
    """The outcome of one game: the share of the victory, and the points ahead of the rivals' average."""

    wins: float
    ahead: float


def play(key: str, level: str, seed: int, seat: int, seats: int = 4, budget: float = 1.0) -> Result:
    """Plays a game in which this seat has today's player and all others have former knights."""
    game = GAMES[key]
    players = [
        make(level if each == seat else "knight", game, random.Random(f"{seed} {each}")) for each in range(seats)
    ]
    for each, player in enumerate(players):
        if each != seat:
            player.bot = FORMER[key]
    state: Any = game.new(seats=seats, seed=seed, options={})
    play_out(state, players, [budget] * len(players))
    totals, winners = [score.total for score in state.scores()], state.winners()
    own = totals.pop(seat)
    return Result((seat in winners) / len(winners), own - fmean(totals))


def summed_up(results: list[Result]) -> str:
    """The share of games won and the mean lead, each with its standard error."""
    games = len(results)
    wins, leads = ([*each] for each in zip(*results, strict=True))
    doubts = [stdev(each) / sqrt(games) for each in (wins, leads)]
    return f"{games} games: won {fmean(wins):.1%} ± {doubts[0]:.1%}, {fmean(leads):+.1f} ± {doubts[1]:.1f} points ahead"
