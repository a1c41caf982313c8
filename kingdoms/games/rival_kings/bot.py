"""What a good player of Rival Kings knows: a value for a state, and which moves are not plainly bad."""

from collections.abc import Sequence

from kingdoms.core.game import Move
from kingdoms.games.rival_kings.state import RivalKings


def value(state: RivalKings, seat: int) -> float:
    """How good a state is for a seat."""
    return float(state.scores()[seat].total)


def sensible(state: RivalKings, moves: Sequence[Move]) -> list[Move]:
    """The moves that are not plainly bad; never empty."""
    return list(moves)
