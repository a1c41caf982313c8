"""The knight: looks one decision ahead, with the game's own value."""

from collections.abc import Sequence
from typing import Any

from kingdoms.bots.player import Cancel, Patience, Player
from kingdoms.core.game import Move

_WORLDS = 6
"""Over how many guesses at what is hidden a move is judged."""
_WHIM = 0.05
"""How much a move's value may be swayed by mood, so that two games do not run alike."""


class Knight(Player):
    """Tries each sensible move in several worlds that agree with what it sees, and takes the best on average."""

    def choose(self, view: Any, moves: Sequence[Move], budget: float, cancel: Cancel) -> Move:
        """The move with the best value after it."""
        candidates = self.game.bot.sensible(view, moves)
        worth = [self.rng.random() * _WHIM for _ in candidates]
        if len(candidates) > 1:
            self._weigh(view, candidates, worth, Patience(budget, cancel))
        return candidates[max(range(len(candidates)), key=worth.__getitem__)]

    def _weigh(self, view: Any, candidates: Sequence[Move], worth: list[float], patience: Patience) -> None:
        """Adds up each move's value; a world that is not finished does not count."""
        for _ in range(_WORLDS):
            values = self._values(view, candidates, patience)
            if values is None:
                return
            for number, value in enumerate(values):
                worth[number] += value / _WORLDS

    def _values(self, view: Any, candidates: Sequence[Move], patience: Patience) -> list[float] | None:
        """Each move's value in one world, or None if there is no time for it."""
        world = view.determinize(view.seat, self.rng)
        values: list[float] = []
        for move in candidates:
            if patience.has_ended():
                return None
            after = world.copy()
            after.apply(move)
            values.append(self.game.bot.value(after, view.seat))
        return values
