"""Computer players that use only the core's interface; knowledge of a game stays in that game's package."""

import random
from collections.abc import Callable, Mapping

from kingdoms.bots.knight import Knight
from kingdoms.bots.player import Player, RandomPlayer
from kingdoms.bots.regent import Regent
from kingdoms.bots.squire import Squire
from kingdoms.core.game import Game
from kingdoms.core.seats import LEVELS

__all__ = ["PLAYERS", "make"]

PLAYERS: Mapping[str, Callable[[Game, random.Random], Player]] = {
    "random": RandomPlayer,
    **dict(zip(LEVELS, (Squire, Knight, Regent, Regent), strict=True)),
}
"""All players that can be measured in the arena; people can play against those in `LEVELS`.

A sovereign is a regent that may think for longer: see `budget_of`.
"""


def make(level: str, game: Game, rng: random.Random) -> Player:
    """A player of a level, or `random` for comparison; all chance in its choices comes from `rng`."""
    return PLAYERS[level](game, rng)
