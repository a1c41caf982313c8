"""Paladins' knights as they were when they planned only what they could do at once."""

from kingdoms.bots.tuning import Weighed
from kingdoms.core.lead import final_lead, lead
from kingdoms.games.paladins import board
from kingdoms.games.paladins.state import OPPONENT, Paladins
from tests.benchmarks.former_paladins import outlook, plan
from tests.benchmarks.former_paladins.chains import finished
from tests.benchmarks.former_paladins.weights import WEIGHTS as WEIGHTS
from tests.benchmarks.former_paladins.weights import among


class FormerPaladins(Weighed):
    """Paladins' bot with its former value of a position."""

    WHIM = 0.7
    """The typical error, in points, of a careless player judging a move."""

    def value(self, state: Paladins, seat: int) -> float:
        """How good a state is for a seat, in points ahead of its rivals."""
        rounds = board.ROUNDS - state.round + bool(state.drawn[seat])
        look = outlook.given(among(WEIGHTS, state.seats), rounds)
        state = finished(state, seat, look)
        if state.seat is None:
            return final_lead(state, seat)
        # The chain may have ended the round.
        rounds = board.ROUNDS - state.round + bool(state.drawn[seat])
        look, orders = outlook.given(look.weights, rounds), outlook.order_points(state)
        sides = [sum(outlook.terms(state, side, orders, look)) for side in range(state.sides)]
        sides[seat] += sum(plan.terms(state, seat, orders, look))
        if state.seats == 1:
            sides[OPPONENT] *= WEIGHTS.opponent_alone
        return lead(sides, seat)
