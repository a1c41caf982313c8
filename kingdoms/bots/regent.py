"""The regent: plays the promising moves on, as everyone at the table would, and takes what leaves it best off."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, variance
from typing import Any

from kingdoms.bots.judgement import first_look, play_on
from kingdoms.bots.player import Cancel, Patience, Player
from kingdoms.core.game import Move

_GLANCES = 4
"""Over how many worlds a first look judges all sensible moves."""
_MOST_PROMISING, _MARGIN = 12, 16.0
"""How many moves are played on, and by how many points they may be behind the best at the first look."""
FEWEST_WORLDS, MOST_WORLDS = 8, 200
"""Through how many worlds moves are played on before that says anything, and through how many at most."""
_FIRST_DOUBT = 4.0
"""By how many points a first look mostly mistakes one move against another."""
_SURE, _SLIGHT = 2.0, 0.25
"""A move is given up that is behind by so many times the doubt that is left, or if that is so few points."""


class Prospect:
    """A promising move: its value at the first look, and in each world after it was played on."""

    def __init__(self, move: Move, first: float) -> None:
        self.move = move
        self._first = first
        self.played: list[float] = []

    def behind(self, other: "Prospect") -> tuple[float, float]:
        """By how many points it is behind another, by all that is known, and the doubt that is left.

        What is found by playing on counts the more against the first look, the less it differs from world to world.
        """
        at_first = other._first - self._first
        if len(self.played) < FEWEST_WORLDS:
            return at_first, _FIRST_DOUBT
        gaps = [theirs - own for own, theirs in zip(self.played, other.played, strict=True)]
        doubt = variance(gaps) / len(gaps)
        trust = _FIRST_DOUBT**2 / (_FIRST_DOUBT**2 + doubt)
        return at_first + trust * (fmean(gaps) - at_first), sqrt(trust * doubt)


class Regent(Player):
    """Looks at all sensible moves, then further ahead at fewer and fewer, as long as the choice is not plain."""

    def choose(self, view: Any, moves: Sequence[Move], budget: float, cancel: Cancel) -> Move:
        """The move that is best after some rounds of play; where time is short, rather the best at the first look."""
        candidates = self.bot.sensible(view, moves)
        if len(candidates) == 1:
            return candidates[0]
        patience = Patience(budget, cancel)
        prospects = self._promising(view, candidates, patience)
        for _world in range(MOST_WORLDS):
            if len(prospects) == 1 or not self._play_on(view, prospects, patience):
                break
            prospects = _still_promising(prospects)
        return prospects[0].move

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
            value = play_on(self.bot, world, prospect.move, patience)
            if value is None:
                return False
            found.append(value)
        for prospect, value in zip(prospects, found, strict=True):
            prospect.played.append(value)
        return True


def _still_promising(prospects: Sequence[Prospect]) -> list[Prospect]:
    """Those that are not clearly behind the best, the best first."""
    gaps = [prospect.behind(prospects[0])[0] for prospect in prospects]
    best = prospects[gaps.index(min(gaps))]
    others = [prospect for prospect in prospects if prospect is not best]
    return [best, *(prospect for prospect in others if not _is_clearly_behind(prospect, best))]


def _is_clearly_behind(prospect: Prospect, best: Prospect) -> bool:
    gap, doubt = prospect.behind(best)
    return len(prospect.played) >= FEWEST_WORLDS and (gap > _SURE * doubt or doubt < _SLIGHT)
