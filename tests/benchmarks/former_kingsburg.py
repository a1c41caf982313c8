"""Kingsburg's knights as they were when they valued all rows alike and hoped for soldiers: the weights they used."""

from kingdoms.games.kingsburg import bot
from kingdoms.games.kingsburg.bot.weights import Weights
from kingdoms.games.kingsburg.state import Kingsburg

WEIGHTS = Weights(
    gold=1.0,
    wood=1.1,
    stone=1.2,
    once=0.35,
    twice=0.75,
    short=0.75,
    later=0.8,
    token=0.8,
    dice=0.8,
    hope=0.8,
    soldiers=1.0,
    religion=1.0,
    trade=1.0,
    army=1.0,
    defence=1.0,
    city=1.0,
)


def value(state: Kingsburg, seat: int, weights: Weights = WEIGHTS) -> float:
    """How good a state is for a seat: its lead over its rivals in points."""
    return bot.value(state, seat, weights)
