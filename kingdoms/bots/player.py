"""What every computer player is, and the simplest of them."""

import random
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any

from kingdoms.core.game import Bot, Game, Move

BUDGET = 1.0
"""Seconds that a player may think about one decision, at the table and where its strength is measured."""

Cancel = Callable[[], bool]
"""Asked often by a player while it thinks: whether to stop because its answer is no longer wanted."""


class Player(ABC):
    """Chooses moves. Equal views and equal chance give equal choices, unless the clock cuts them short."""

    def __init__(self, game: Game, rng: random.Random) -> None:
        self.bot: Bot = game.bot
        self.rng = rng

    @abstractmethod
    def choose(self, view: Any, moves: Sequence[Move], budget: float, cancel: Cancel) -> Move:
        """One of the moves, within about `budget` seconds; at once, and any, when `cancel` says so."""


class RandomPlayer(Player):
    """Makes any legal move: a measure for the others, no rival."""

    def choose(self, view: Any, moves: Sequence[Move], budget: float, cancel: Cancel) -> Move:
        """Any of the moves."""
        return self.rng.choice(moves)


class Deadline:
    """How long a player still thinks: until the budget is spent or the answer is no longer wanted."""

    def __init__(self, budget: float, cancel: Cancel) -> None:
        self._end = time.monotonic() + budget
        self._cancel = cancel

    def has_passed(self) -> bool:
        """Whether to answer now."""
        return self._cancel() or time.monotonic() >= self._end
