"""What a good player of Kingsburg knows: how good a position is, and which moves are plainly bad."""

from collections.abc import Sequence

from kingdoms.core.game import Move
from kingdoms.games.kingsburg.state import Kingsburg


def value(state: Kingsburg, seat: int) -> float:
    """How good a state is for a seat, in points ahead of its rivals."""
    totals = [score.total for score in state.scores()]
    rivals = [total for other, total in enumerate(totals) if other != seat]
    return totals[seat] - max(rivals)


def sensible(state: Kingsburg, moves: Sequence[Move]) -> list[Move]:
    """The moves that are not plainly bad; never empty."""
    return list(moves)
