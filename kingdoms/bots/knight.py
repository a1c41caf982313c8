"""The knight: looks one decision ahead with the game's own value, and is a little careless about it."""

from collections.abc import Sequence
from typing import Any

from kingdoms.bots.judgement import first_look
from kingdoms.bots.player import Player
from kingdoms.bots.thinking_time import Cancel, Deadline
from kingdoms.core.state import Move

_WORLDS = 2
"""The number of worlds (guesses at what is hidden) in which a move is judged."""


class Knight(Player):
    """Tries each sensible move in some worlds that agree with what it sees, and makes the one that seems best."""

    def choose(self, view: Any, moves: Sequence[Move], budget: float, cancel: Cancel) -> Move:
        """The move that seems to lead to the best position."""
        candidates = self.bot.sensible(view, moves)
        if len(candidates) == 1:
            return candidates[0]
        worths = first_look(self.bot, view, candidates, _WORLDS, self.rng, Deadline(budget, cancel))
        seeming = [worth + self.rng.gauss(0.0, self.bot.WHIM) for worth in worths]
        return candidates[seeming.index(max(seeming))]
