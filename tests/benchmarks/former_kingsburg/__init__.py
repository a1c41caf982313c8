"""Kingsburg's knights as they were when they did not foresee which advisors their rivals would take."""

from collections.abc import Sequence

from kingdoms.bots.tuning import Weighed
from kingdoms.core.lead import final_lead, lead
from kingdoms.core.state import Move
from kingdoms.games.kingsburg.moves import TownHall
from kingdoms.games.kingsburg.state import Kingsburg
from tests.benchmarks.former_kingsburg import outlook
from tests.benchmarks.former_kingsburg.weights import WEIGHTS as WEIGHTS


class FormerKingsburg(Weighed):
    """Kingsburg's bot with its former value of a position."""

    WHIM = 0.7
    """The typical error, in points, of a careless player judging a move."""

    def value(self, state: Kingsburg, seat: int) -> float:
        """How good a state is for a seat, in points ahead of its rivals."""
        if state.seat is None:
            return final_lead(state, seat)
        return lead([sum(each) for each in outlook.terms(state, WEIGHTS)], seat)

    def sensible(self, state: Kingsburg, moves: Sequence[Move]) -> list[Move]:
        """The moves that were not plainly bad: at the Town Hall, anything might have been good."""
        return list(moves) if type(moves[0]) is TownHall else self._bot.sensible(state, moves)
