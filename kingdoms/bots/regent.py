"""The regent: plays on from promising moves as everyone probably would, and makes the one that turns out best."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean
from typing import Any, NamedTuple

from kingdoms.bots.judgement import first_look, play_on
from kingdoms.bots.player import Player
from kingdoms.bots.thinking_time import Cancel, Deadline
from kingdoms.core.game import Move


class Look(NamedTuple):
    """One way of comparing moves: by playing on from each of them in the same worlds."""

    legs: int
    """How far to play on, in legs that the game's bot finds far enough."""
    doubt: float
    """The typical error, in points, of what was known before about the difference between two moves."""
    worlds: int
    """The most worlds to play on in."""


_GLANCES = 4
"""The number of worlds in which a first look judges all sensible moves."""
_MOST_PROMISING = 12
"""How many moves are followed further."""
FEWEST_WORLDS = 4
"""The fewest worlds in which to play on from a move before the results mean anything."""
_USUAL_SPREAD = 3.0
"""By how many points the difference between two moves usually varies from world to world."""
LOOKS = (Look(1, 4.0, 8), Look(2, 2.0, 60), Look(3, 1.0, 200))
"""Each look sees further than the one before, but luck blurs it more, so that it needs more worlds."""
_SURE, _SLIGHT = 2.0, 0.25
"""A move is dropped if it is behind by this many times the remaining doubt, or if that doubt is this small."""


class Candidate:
    """A promising move: its worth by all earlier looks, and its value in each world of the current one."""

    def __init__(self, move: Move, worth: float) -> None:
        self.move = move
        self.worth = worth
        self.played: list[float] = []

    def behind(self, other: "Candidate", doubt: float) -> tuple[float, float]:
        """How many points this move is behind another, judging by all looks so far, and the remaining doubt.

        The less the results of playing on differ from world to world, the more they outweigh the earlier looks.
        """
        before = other.worth - self.worth
        if len(self.played) < FEWEST_WORLDS:
            return before, doubt
        gaps = [theirs - own for own, theirs in zip(self.played, other.played, strict=False)]
        mean, noise = fmean(gaps), _noise(gaps)
        trust = doubt**2 / (doubt**2 + noise)
        return before + trust * (mean - before), sqrt(trust * noise)


def _noise(gaps: Sequence[float]) -> float:
    """The variance of the mean of these gaps; the fewer they are, the more the usual spread counts."""
    mean, others = fmean(gaps), len(gaps) - 1
    squares = sum([(gap - mean) ** 2 for gap in gaps])
    if squares == 0:
        return 0.0
    return (squares + FEWEST_WORLDS * _USUAL_SPREAD**2) / (others + FEWEST_WORLDS) / len(gaps)


class Regent(Player):
    """Looks at all sensible moves, then looks further and further ahead at those that are still close."""

    def choose(self, view: Any, moves: Sequence[Move], budget: float, cancel: Cancel) -> Move:
        """The move that is best after playing on in some worlds or, if time is short, at the first look."""
        moves = self.bot.sensible(view, moves)
        if len(moves) == 1:
            return moves[0]
        deadline = Deadline(budget, cancel)
        candidates = self._promising(view, moves, deadline)
        for look in LOOKS:
            close = [each for each in candidates if each.worth >= candidates[0].worth - _SURE * look.doubt]
            if len(close) == 1 or deadline.has_passed():
                break
            candidates = self._compared(view, close, look, deadline)
        return candidates[0].move

    def _promising(self, view: Any, moves: Sequence[Move], deadline: Deadline) -> list[Candidate]:
        """The few moves that look best at first, best first."""
        worths = first_look(self.bot, view, moves, _GLANCES, self.rng, deadline)
        order = sorted(range(len(moves)), key=worths.__getitem__, reverse=True)[:_MOST_PROMISING]
        return [Candidate(moves[number], worths[number]) for number in order]

    def _compared(self, view: Any, candidates: Sequence[Candidate], look: Look, deadline: Deadline) -> list[Candidate]:
        """The moves with their worth after one more look, best first."""
        left = candidates
        for _world in range(look.worlds):
            if len(left) == 1 or not self._play_on(view, left, look.legs, deadline):
                break
            left = _still_promising(left, look.doubt)
        behind = [max(0.0, each.behind(left[0], look.doubt)[0]) for each in candidates]
        order = sorted(range(len(candidates)), key=lambda number: (behind[number], candidates[number] is not left[0]))
        return [Candidate(candidates[number].move, -behind[number]) for number in order]

    def _play_on(self, view: Any, candidates: Sequence[Candidate], legs: int, deadline: Deadline) -> bool:
        """Plays on from each move in one more world. Returns False if time ran out; the partial world is discarded."""
        world, found = view.determinize(view.seat, self.rng), []
        for candidate in candidates:
            value = play_on(self.bot, world, candidate.move, legs, deadline)
            if value is None:
                return False
            found.append(value)
        for candidate, value in zip(candidates, found, strict=True):
            candidate.played.append(value)
        return True


def _still_promising(candidates: Sequence[Candidate], doubt: float) -> list[Candidate]:
    """The moves that are not clearly behind the best, which comes first."""
    best = min(candidates, key=lambda candidate: candidate.behind(candidates[0], doubt)[0])
    left = [best]
    for candidate in candidates:
        gap, remaining = candidate.behind(best, doubt)
        is_clear = len(candidate.played) >= FEWEST_WORLDS and (gap > _SURE * remaining or remaining < _SLIGHT)
        if candidate is not best and not is_clear:
            left.append(candidate)
    return left
