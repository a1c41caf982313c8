"""What a good player of Royals knows: how good a position is, and which moves are plainly bad."""

from collections.abc import Sequence

from kingdoms.core.game import Move
from kingdoms.games.royals.state import Royals


def value(state: Royals, seat: int) -> float:
    """How good a state is for a seat, in points ahead of its rivals."""
    totals = [score.total for score in state.scores()]
    return float(totals[seat] - max(total for other, total in enumerate(totals) if other != seat))


def sensible(state: Royals, moves: Sequence[Move]) -> list[Move]:
    """The moves that are not plainly bad; never empty."""
    return list(moves)
