"""Royals' knights as they were when they saw only one plan: their value of a position and their carelessness."""

from kingdoms.core.lead import final_lead, lead
from kingdoms.games.royals.bot import after_answers
from kingdoms.games.royals.state import Royals
from tests.benchmarks.former_royals import outlook
from tests.benchmarks.former_royals.weights import WEIGHTS, Weights

WHIM = 1.5
"""Standard deviation of the Knight's misjudgement, in points: nearly the worth of a country card."""


def value(state: Royals, seat: int, weights: Weights = WEIGHTS) -> float:
    """How good a state is for a seat, in points ahead of its rivals."""
    state = after_answers(state, seat)
    if state.seat is None:
        return final_lead(state, seat)
    return lead([sum(each) for each in outlook.terms(state, seat, weights)], seat)
