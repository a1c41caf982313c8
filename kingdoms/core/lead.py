"""The lead: by how much a seat is ahead of its rivals, the measure in which every game tells how good a position is."""

from collections.abc import Callable, Sequence
from math import erf, sqrt
from typing import Any

from kingdoms.core.game import Move, State

_VICTORY = 10.0
"""How many points a victory is worth beside those by which it was won."""


def lead(worths: Sequence[float], seat: int) -> float:
    """By how much a seat is ahead of the best rival and of them all, half and half."""
    rivals = [worth for other, worth in enumerate(worths) if other != seat]
    return worths[seat] - (max(rivals) + sum(rivals) / len(rivals)) / 2


def shares(worths: Sequence[float], seat: int) -> list[float]:
    """The factor with which each worth counts in the lead of a seat, which is their weighted sum."""
    rivals = [other for other in range(len(worths)) if other != seat]
    best = max(rivals, key=worths.__getitem__)
    return [1.0 if other == seat else -((other == best) + 1 / len(rivals)) / 2 for other in range(len(worths))]


def hope_of_victory(worths: Sequence[float], seat: int, doubt: float) -> float:
    """What a victory is worth, as far as it is likely.

    `doubt` is by how many points the distance to the best rival mostly still changes until the end: who is far ahead or
    far behind gains little by a point, who is close much.
    """
    best = max([worth for other, worth in enumerate(worths) if other != seat])
    return _VICTORY * (1 + erf((worths[seat] - best) / (sqrt(2) * doubt))) / 2


def final_lead(state: State, seat: int) -> float:
    """The lead of a seat when the game is over; who has won has won."""
    victory = _VICTORY if seat in state.winners() else 0.0
    return victory + lead([score.total for score in state.scores()], seat)


def leading_move(value: Callable[[Any, int], float], state: Any, moves: Sequence[Move]) -> Move:
    """The move after which a game's value is the highest for the seat that decides."""
    if len(moves) == 1:
        return moves[0]
    return max(moves, key=lambda move: value(state.after(move), state.seat))
