"""The knight: looks one decision ahead, with the game's own value."""

from collections.abc import Sequence
from typing import Any

from kingdoms.bots.judgement import values
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
        return candidates[worth.index(max(worth))]

    def _weigh(self, view: Any, candidates: Sequence[Move], worth: list[float], patience: Patience) -> None:
        """Adds up each move's value; a world that is not finished does not count."""
        for _ in range(_WORLDS):
            found = values(self.game.bot, view.determinize(view.seat, self.rng), candidates, patience)
            if found is None:
                return
            for number, value in enumerate(found):
                worth[number] += value / _WORLDS
