"""The weights of a position in Paladins: what a good player has found out by playing, as numbers.

All is in points unless it says otherwise. `rounds` are always those still to come after the present one.
"""

from functools import lru_cache
from typing import NamedTuple


class Weights(NamedTuple):
    """How much counts of what. Those that end in `alone` count only in a solo game."""

    level_pace: float = 1.35
    """By how many levels an attribute rises in a round."""
    level_pace_alone: float = 1.6
    """The same in a solo game, where no rival is after the same cards."""
    piece_pace: float = 0.7
    """How often an action on the right is done in a round."""
    workshop_pace: float = 0.05
    """How much more often for each workshop on it."""
    reach: float = 0.15
    """What a level opens up in each round to come, beside its own points."""
    order: float = 1.4
    """How much counts of the points of an order that may be met."""
    order_alone: float = 1.8
    """The same in a solo game."""
    labourer: float = 1.4
    """What a labourer comes to while there are rounds in which to use it."""
    coloured: float = 1.6
    """The same for a scout, a merchant, a fighter and a cleric."""
    criminal: float = 1.85
    """The same for a criminal, who can do all of that."""
    kept: float = 0.7
    """How much counts of a worker who has to wait for the next round."""
    kept_alone: float = 1.0
    """The same in a solo game."""
    good: float = 0.75
    """What a silver or a provision comes to."""
    suspicion: float = 0.3
    """What it is worth to be rid of a suspicion card."""
    prayer: float = 1.2
    """What a prayer comes to."""
    recruiting: float = 1.6
    """What a free recruit comes to."""
    developing: float = 3.3
    """What a free development comes to."""
    saves: float = 1.25
    """What a workshop saves in each round to come."""
    helps: float = 0.55
    """How often in a round a hired townsfolk helps with its action."""
    promise: float = 0.25
    """What a converted outsider may still gain in each round to come."""
    waiting: float = 1.0
    """How much counts of what could still be done this round: it may come to nothing."""
    effort: float = 1.3
    """What a worker comes to who might do something else this round."""
    goods_at_work: float = 1.1
    """How many times its worth a good must bring where it is spent."""
    wall: float = 1.8
    """What a wall brings beside its strength."""
    opponent_alone: float = 1.0
    """How much counts of what the opponent of a solo game has before one's own."""


WEIGHTS = Weights()
"""Those in use."""


@lru_cache(maxsize=1 << 4)
def among(weights: Weights, seats: int) -> Weights:
    """The weights that apply at a table with this many seats."""
    if seats > 1:
        return weights
    return weights._replace(level_pace=weights.level_pace_alone, order=weights.order_alone, kept=weights.kept_alone)
