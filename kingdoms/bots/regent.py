"""The regent: plays on from promising moves as everyone probably would, and makes the one that turns out best."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, variance
from typing import Any

from kingdoms.bots.judgement import first_look, play_on
from kingdoms.bots.player import Player
from kingdoms.bots.thinking_time import Cancel, Deadline
from kingdoms.core.state import Move

_GLANCES = 4
"""The number of worlds in which a first look judges all sensible moves."""
_MOST_PROMISING, _MARGIN = 12, 16.0
"""The most moves that are followed further, and how many points behind the best they may be at the first look."""
FEWEST_WORLDS, MOST_WORLDS = 8, 200
"""How many worlds a move must be played on in before its results mean anything, and the most it is played on in."""
_FIRST_DOUBT = 4.0
"""The typical error, in points, of a first look at the difference between two moves."""
_SURE, _SLIGHT = 2.0, 0.25
"""A move is dropped if it is behind by this many times the remaining doubt, or if that doubt is this small."""


class Candidate:
    """A promising move: its value at the first look, and after playing on from it in each world so far."""

    def __init__(self, move: Move, first: float) -> None:
        self.move = move
        self._first = first
        self.played: list[float] = []

    def behind(self, other: "Candidate") -> tuple[float, float]:
        """How many points this move is behind another, judging by all looks so far, and the remaining doubt.

        The less the results of playing on differ from world to world, the more they outweigh the first look.
        """
        at_first = other._first - self._first
        if len(self.played) < FEWEST_WORLDS:
            return at_first, _FIRST_DOUBT
        gaps = [theirs - own for own, theirs in zip(self.played, other.played, strict=True)]
        doubt = variance(gaps) / len(gaps)
        trust = _FIRST_DOUBT**2 / (_FIRST_DOUBT**2 + doubt)
        return at_first + trust * (fmean(gaps) - at_first), sqrt(trust * doubt)


class Regent(Player):
    """Looks at all sensible moves, then looks further ahead at fewer and fewer of them until the choice is clear."""

    def choose(self, view: Any, moves: Sequence[Move], budget: float, cancel: Cancel) -> Move:
        """The move that is best after playing on in some worlds or, if time is short, at the first look."""
        moves = self.bot.sensible(view, moves)
        if len(moves) == 1:
            return moves[0]
        deadline = Deadline(budget, cancel)
        candidates = self._promising(view, moves, deadline)
        for _world in range(MOST_WORLDS):
            if len(candidates) == 1 or not self._play_on(view, candidates, deadline):
                break
            candidates = _still_promising(candidates)
        return candidates[0].move

    def _promising(self, view: Any, moves: Sequence[Move], deadline: Deadline) -> list[Candidate]:
        """The few moves that look best at first, best first."""
        worths = first_look(self.bot, view, moves, _GLANCES, self.rng, deadline)
        order = sorted(range(len(moves)), key=worths.__getitem__, reverse=True)[:_MOST_PROMISING]
        least = worths[order[0]] - _MARGIN
        return [Candidate(moves[number], worths[number]) for number in order if worths[number] >= least]

    def _play_on(self, view: Any, candidates: Sequence[Candidate], deadline: Deadline) -> bool:
        """Plays on from each move in one more world. Returns False if time ran out; the partial world is discarded."""
        world, found = view.determinize(view.seat, self.rng), []
        for candidate in candidates:
            value = play_on(self.bot, world, candidate.move, deadline)
            if value is None:
                return False
            found.append(value)
        for candidate, value in zip(candidates, found, strict=True):
            candidate.played.append(value)
        return True


def _still_promising(candidates: Sequence[Candidate]) -> list[Candidate]:
    """The moves that are not clearly behind the best, which comes first."""
    best = min(candidates, key=lambda candidate: candidate.behind(candidates[0])[0])
    left = [best]
    for candidate in candidates:
        gap, doubt = candidate.behind(best)
        is_clear = len(candidate.played) >= FEWEST_WORLDS and (gap > _SURE * doubt or doubt < _SLIGHT)
        if candidate is not best and not is_clear:
            left.append(candidate)
    return left
