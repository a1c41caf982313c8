"""Rival Kings' knights as they were before they planned their pairs: the weights they used."""

from kingdoms.games.rival_kings import bot
from kingdoms.games.rival_kings.bot.weights import Weights
from kingdoms.games.rival_kings.state import RivalKings

WEIGHTS = Weights(
    coin=0.15,
    marker=1.9,
    relief=0.4,
    passed_on=1.3,
    hope=0.2,
    single=0.5,
    ability=1.0,
    certain=0.7,
    bitter=0.8,
    doubt=5.0,
)


def value(state: RivalKings, seat: int, weights: Weights = WEIGHTS) -> float:
    """How good a state is for a seat, in points: its lead, plus what its hope of victory is worth."""
    return bot.value(state, seat, weights)
