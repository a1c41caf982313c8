"""What a good player of Paladins knows: how good a position is, and which moves are plainly bad."""

from collections.abc import Sequence

from kingdoms.core.game import Move
from kingdoms.games.paladins.state import Paladins


def value(state: Paladins, seat: int) -> float:
    """How good a state is for a seat, in points ahead of the best rival."""
    totals = [score.total for score in state.scores()]
    return float(totals[seat] - max(total for side, total in enumerate(totals) if side != seat))


def sensible(state: Paladins, moves: Sequence[Move]) -> list[Move]:
    """The moves that are not plainly bad; never empty."""
    return list(moves)
