"""The regent: plays the promising moves on, as everyone at the table would, and takes what leaves it best off."""

from collections.abc import Sequence
from typing import Any

from kingdoms.bots.judgement import first_look, play_on
from kingdoms.bots.player import Cancel, Patience, Player
from kingdoms.core.game import Move

_GLANCES = 4
"""Over how many worlds a first look judges all sensible moves."""
_MOST_PROMISING, _MARGIN = 5, 6.0
"""How many moves are played on, and by how much they may be behind the best at the first look."""
_ROUNDS = (4, 4, 8)
"""Through how many worlds they are played on before the weaker half is dropped, and again."""
_HORIZON = 3
"""How many decisions of each seat are played on."""


class Regent(Player):
    """Looks at all sensible moves, then further ahead at fewer and fewer of them."""

    def choose(self, view: Any, moves: Sequence[Move], budget: float, cancel: Cancel) -> Move:
        """The move that is best after some rounds of play; where time is short, the best at the first look."""
        candidates = self.game.bot.sensible(view, moves)
        if len(candidates) == 1:
            return candidates[0]
        patience = Patience(budget, cancel)
        promising = self._promising(view, candidates, patience)
        for worlds in _ROUNDS:
            if len(promising) > 1:
                promising = self._better_half(view, promising, worlds, patience)
        return promising[0]

    def _promising(self, view: Any, candidates: Sequence[Move], patience: Patience) -> list[Move]:
        """The few moves that are best at a first look, the best first."""
        worth = first_look(self.game.bot, view, candidates, _GLANCES, self.rng, patience)
        order = sorted(range(len(candidates)), key=worth.__getitem__, reverse=True)[:_MOST_PROMISING]
        return [candidates[number] for number in order if worth[number] >= worth[order[0]] - _MARGIN]

    def _better_half(self, view: Any, promising: list[Move], worlds: int, patience: Patience) -> list[Move]:
        """The half of the moves that is better after they are played on, the best first; a world counts if finished."""
        worth = [0.0] * len(promising)
        for _ in range(worlds):
            found = self._played_on(view, promising, patience)
            if found is None:
                break
            worth = [old + new for old, new in zip(worth, found, strict=True)]
        # Of equal moves, as they are when there was no time, the earlier one was the better before.
        order = sorted(range(len(promising)), key=worth.__getitem__, reverse=True)
        return [promising[number] for number in order[: (len(promising) + 1) // 2]]

    def _played_on(self, view: Any, moves: Sequence[Move], patience: Patience) -> list[float] | None:
        """Each move's value in one world after everyone has played on, or None if there is no time for it."""
        world, found = view.determinize(view.seat, self.rng), []
        for move in moves:
            after = world.copy()
            after.apply(move)
            if not play_on(self.game.bot, after, _HORIZON * view.seats, patience):
                return None
            found.append(self.game.bot.value(after, view.seat))
        return found
