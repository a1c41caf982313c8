"""Paladins' knights as they were before they planned which Orders to meet: the weights they used."""

from kingdoms.games.paladins import bot
from kingdoms.games.paladins.bot.weights import Weights
from kingdoms.games.paladins.state import Paladins

WEIGHTS = Weights(
    level_pace=1.35,
    level_pace_alone=1.6,
    piece_pace=0.7,
    workshop_pace=0.05,
    reach=0.15,
    order=1.4,
    order_alone=1.8,
    labourer=1.4,
    coloured=1.6,
    criminal=1.85,
    kept=0.7,
    kept_alone=1.0,
    good=0.75,
    suspicion=0.3,
    prayer=1.2,
    recruiting=1.6,
    developing=3.3,
    saves=1.25,
    helps=0.55,
    promise=0.25,
    waiting=1.0,
    effort=1.3,
    goods_at_work=1.1,
    wall=1.8,
    opponent_alone=1.0,
)


def value(state: Paladins, seat: int, weights: Weights = WEIGHTS) -> float:
    """How good a state is for a seat: its lead over its rivals in points."""
    return bot.value(state, seat, weights)
