"""A contest between one of today's players and former knights: each seed is played from every seat."""

import random
from collections.abc import Mapping
from math import sqrt
from statistics import fmean, stdev
from types import ModuleType
from typing import Any, NamedTuple, cast

from kingdoms.bots import make
from kingdoms.bots.contest import play_out
from kingdoms.core.game import Bot
from kingdoms.games import GAMES
from tests.benchmarks import former_kingsburg, former_paladins, former_rival_kings, former_royals


class Former:
    """A game's bot as it was: a module provides the knowledge that has changed since; the rest is today's."""

    def __init__(self, bot: Bot, knowledge: ModuleType) -> None:
        self._bot, self._knowledge = bot, knowledge

    def __getattr__(self, name: str) -> Any:
        return getattr(self._knowledge if hasattr(self._knowledge, name) else self._bot, name)


_KNOWLEDGE = {
    "rival_kings": former_rival_kings,
    "royals": former_royals,
    "kingsburg": former_kingsburg,
    "paladins": former_paladins,
}
FORMER: Mapping[str, Bot] = {key: cast(Bot, Former(GAMES[key].bot, each)) for key, each in _KNOWLEDGE.items()}
"""Each game's bot as it was before its knights learned to plan."""


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
    play_out(state, players, budget)
    totals, winners = [score.total for score in state.scores()], state.winners()
    own = totals.pop(seat)
    return Result((seat in winners) / len(winners), own - fmean(totals))


def summed_up(results: list[Result]) -> str:
    """The share of games won and the mean lead, each with its standard error."""
    games = len(results)
    wins, leads = ([*each] for each in zip(*results, strict=True))
    doubts = [stdev(each) / sqrt(games) for each in (wins, leads)]
    return f"{games} games: won {fmean(wins):.1%} ± {doubts[0]:.1%}, {fmean(leads):+.1f} ± {doubts[1]:.1f} points ahead"
