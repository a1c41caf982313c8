"""The regent: plays the promising moves on, as everyone at the table would, and takes what leaves it best off."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from kingdoms.bots.judgement import first_look, play_on
from kingdoms.bots.player import Cancel, Patience, Player
from kingdoms.core.game import Move

_GLANCES = 4
"""Over how many worlds a first look judges all sensible moves."""
_MOST_PROMISING, _MARGIN = 5, 6.0
"""How many moves are played on, and by how many points they may be behind the best at the first look."""
_HORIZON = 3
"""How many decisions of each seat are played on."""
_FEWEST, _MOST = 4, 16
"""Through how many worlds a move is played on before it can be given up, and through how many at most."""
_SURE = 2.0
"""How many standard errors a move must be behind to be given up."""
_TRUST = 2
"""As many worlds the first look counts for."""


class Prospect:
    """A promising move: its value at the first look, and in each world after everyone has played on."""

    def __init__(self, move: Move, first: float) -> None:
        self.move = move
        self._first = first
        self.played: list[float] = []

    @property
    def worth(self) -> float:
        """What to think of it by all that is known; where there was little time, that is hardly more than at first."""
        return (self._first * _TRUST + sum(self.played)) / (_TRUST + len(self.played))

    def is_clearly_behind(self, best: "Prospect") -> bool:
        """Whether more worlds would hardly make it the better one."""
        if self is best or len(self.played) < _FEWEST:
            return False
        behind = [other - own for own, other in zip(self.played, best.played, strict=True)]
        return fmean(behind) > _SURE * stdev(behind) / sqrt(len(behind))


class Regent(Player):
    """Looks at all sensible moves, then further ahead at fewer and fewer, as long as the choice is not plain."""

    def choose(self, view: Any, moves: Sequence[Move], budget: float, cancel: Cancel) -> Move:
        """The move that is best after some rounds of play; where time is short, rather the best at the first look."""
        candidates = self.bot.sensible(view, moves)
        if len(candidates) == 1:
            return candidates[0]
        patience = Patience(budget, cancel)
        prospects = self._promising(view, candidates, patience)
        while len(prospects) > 1 and len(prospects[0].played) < _MOST and self._play_on(view, prospects, patience):
            best = max(prospects, key=lambda prospect: prospect.worth)
            prospects = [prospect for prospect in prospects if not prospect.is_clearly_behind(best)]
        return max(prospects, key=lambda prospect: prospect.worth).move

    def _promising(self, view: Any, candidates: Sequence[Move], patience: Patience) -> list[Prospect]:
        """The few moves that are best at a first look, the best first."""
        worths = first_look(self.bot, view, candidates, _GLANCES, self.rng, patience)
        order = sorted(range(len(candidates)), key=worths.__getitem__, reverse=True)[:_MOST_PROMISING]
        least = worths[order[0]] - _MARGIN
        return [Prospect(candidates[number], worths[number]) for number in order if worths[number] >= least]

    def _play_on(self, view: Any, prospects: Sequence[Prospect], patience: Patience) -> bool:
        """Plays each move on in one more world; tells whether there was time for it, for else the world is none."""
        world, found = view.determinize(view.seat, self.rng), []
        for prospect in prospects:
            after = world.copy()
            after.apply(prospect.move)
            if not play_on(self.bot, after, _HORIZON * view.seats, patience):
                return False
            found.append(self.bot.value(after, view.seat))
        for prospect, value in zip(prospects, found, strict=True):
            prospect.played.append(value)
        return True
