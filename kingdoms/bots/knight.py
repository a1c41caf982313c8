"""The knight: looks one decision ahead, with the game's own value."""

from collections.abc import Sequence
from typing import Any

from kingdoms.bots.judgement import first_look
from kingdoms.bots.player import Cancel, Patience, Player
from kingdoms.core.game import Move

_WORLDS = 6
"""Over how many guesses at what is hidden a move is judged."""


class Knight(Player):
    """Tries each sensible move in several worlds that agree with what it sees, and takes the best on average."""

    def choose(self, view: Any, moves: Sequence[Move], budget: float, cancel: Cancel) -> Move:
        """The move with the best value after it."""
        candidates = self.game.bot.sensible(view, moves)
        if len(candidates) == 1:
            return candidates[0]
        worth = first_look(self.game.bot, view, candidates, _WORLDS, self.rng, Patience(budget, cancel))
        return candidates[worth.index(max(worth))]
