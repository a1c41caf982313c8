"""The base class of all computer players, and the simplest of them."""

import random
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from kingdoms.bots.thinking_time import Cancel
from kingdoms.core.game import Bot, Game
from kingdoms.core.state import Move


class Player(ABC):
    """Chooses moves. The same view and the same `rng` give the same choice, unless time runs out."""

    def __init__(self, game: Game, rng: random.Random) -> None:
        self.bot: Bot = game.bot
        self.rng = rng

    @abstractmethod
    def choose(self, view: Any, moves: Sequence[Move], budget: float, cancel: Cancel) -> Move:
        """Chooses one of the moves within about `budget` seconds; any of them at once when `cancel` returns True."""


class RandomPlayer(Player):
    """Makes any legal move: a yardstick for the others, not a rival."""

    def choose(self, view: Any, moves: Sequence[Move], budget: float, cancel: Cancel) -> Move:
        """Any of the moves."""
        return self.rng.choice(moves)
