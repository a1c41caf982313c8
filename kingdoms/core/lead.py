"""The lead: how far a seat is ahead of its rivals. Every game uses it to measure how good a position is."""

from collections.abc import Callable, Sequence
from math import erf, sqrt
from typing import Any

from kingdoms.core.state import Move, State

_VICTORY = 10.0
"""How many points a victory is worth, on top of the winning margin."""


def lead(worths: Sequence[float], seat: int) -> float:
    """How far a seat is ahead: the mean of its lead over the best rival and its lead over the average rival.

    >>> lead([30, 26, 20], 0)
    5.5
    """
    rivals = [worth for other, worth in enumerate(worths) if other != seat]
    return worths[seat] - (max(rivals) + sum(rivals) / len(rivals)) / 2


def shares(worths: Sequence[float], seat: int) -> list[float]:
    """The weight of each side's worth in a seat's lead; the lead is the weighted sum of all worths."""
    rivals = [other for other in range(len(worths)) if other != seat]
    best = max(rivals, key=worths.__getitem__)
    return [1.0 if other == seat else -((other == best) + 1 / len(rivals)) / 2 for other in range(len(worths))]


def hope_of_victory(worths: Sequence[float], seat: int, doubt: float) -> float:
    """The worth of a victory times its likelihood.

    `doubt` is the number of points by which the distance from the best rival will typically change before the end. One
    more point means little to a seat that is far ahead or far behind, and a lot in a close game.
    """
    best = max([worth for other, worth in enumerate(worths) if other != seat])
    return _VICTORY * (1 + erf((worths[seat] - best) / (sqrt(2) * doubt))) / 2


def final_lead(state: State, seat: int) -> float:
    """A seat's lead when the game is over, including the worth of a victory."""
    victory = _VICTORY if seat in state.winners() else 0.0
    return victory + lead([score.total for score in state.scores()], seat)


def leading_move(value: Callable[[Any, int], float], state: Any, moves: Sequence[Move]) -> Move:
    """The move after which a game's value is the highest for the seat that decides."""
    if len(moves) == 1:
        return moves[0]
    return max(moves, key=lambda move: value(state.after(move), state.seat))
