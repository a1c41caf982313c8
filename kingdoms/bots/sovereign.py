"""The sovereign: a regent that takes its time."""

from collections.abc import Sequence
from typing import Any

from kingdoms.bots.regent import Regent
from kingdoms.bots.thinking_time import Cancel
from kingdoms.core.game import Move

_PATIENCE = 3.0
"""How many times as long as the others it thinks."""


class Sovereign(Regent):
    """Chooses as a regent does, but with three times the budget."""

    def choose(self, view: Any, moves: Sequence[Move], budget: float, cancel: Cancel) -> Move:
        """The move that a regent would make if it could think for longer."""
        return super().choose(view, moves, _PATIENCE * budget, cancel)
