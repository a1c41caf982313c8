"""The squire: makes any move that is not plainly bad."""

from collections.abc import Sequence
from typing import Any

from kingdoms.bots.player import Player
from kingdoms.bots.thinking_time import Cancel
from kingdoms.core.state import Move


class Squire(Player):
    """Chooses at random among the game's sensible moves."""

    def choose(self, view: Any, moves: Sequence[Move], budget: float, cancel: Cancel) -> Move:
        """One of the sensible moves."""
        return self.rng.choice(self.bot.sensible(view, moves))
