"""The base class of all computer players, and the simplest of them."""

import random
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any

from kingdoms.core.game import Bot, Game, Move

BUDGET = 1.0
"""Seconds that a player may think about one decision, at the table and when its strength is measured."""

Cancel = Callable[[], bool]
"""Called often by a player while it thinks: whether to stop because its answer is no longer wanted."""


class Player(ABC):
    """Chooses moves. The same view and the same `rng` give the same choice, unless time runs out."""

    def __init__(self, game: Game, rng: random.Random) -> None:
        self.bot: Bot = game.bot
        self.rng = rng

    @abstractmethod
    def choose(self, view: Any, moves: Sequence[Move], budget: float, cancel: Cancel) -> Move:
        """One of the moves, within about `budget` seconds; any of them, at once, when `cancel` returns True."""


class RandomPlayer(Player):
    """Makes any legal move: a yardstick for the others, not a rival."""

    def choose(self, view: Any, moves: Sequence[Move], budget: float, cancel: Cancel) -> Move:
        """Any of the moves."""
        return self.rng.choice(moves)


class Deadline:
    """The end of a player's thinking: when the budget is spent or the answer is no longer wanted."""

    def __init__(self, budget: float, cancel: Cancel) -> None:
        self._end = time.monotonic() + budget
        self._cancel = cancel

    def has_passed(self) -> bool:
        """Whether to answer now."""
        return self._cancel() or time.monotonic() >= self._end
