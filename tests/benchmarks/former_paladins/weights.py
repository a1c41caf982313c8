"""The weights for judging a position in Paladins: what a good player has learned by playing, as numbers.

Everything is in points unless stated otherwise. The remaining rounds are those after the current one.
"""

from functools import lru_cache
from typing import NamedTuple


class Weights(NamedTuple):
    """How much each thing counts. Weights ending in `alone` apply only to solo games."""

    level_pace: float = 1.35
    """How many levels an attribute rises per round."""
    level_pace_alone: float = 1.6
    """How many levels an attribute rises per round in solo games, where no rival is after the same cards."""
    piece_pace: float = 0.7
    """How often an action on the right is done per round."""
    workshop_pace: float = 0.05
    """How much more often per round an action on the right is done for each workshop on it."""
    reach: float = 0.15
    """The worth of a level per remaining round for the options it opens up, beyond its own points."""
    order: float = 1.4
    """The highest factor for an order's points, which applies once it is met or sure to be."""
    order_alone: float = 1.8
    """The highest factor for an order's points in solo games, which applies once it is met or sure to be."""
    labourer: float = 1.4
    """The worth of a labourer while there are rounds left to use it in."""
    coloured: float = 1.6
    """The worth of a scout, a merchant, a fighter or a cleric while there are rounds left."""
    criminal: float = 1.85
    """The worth of a criminal, who can replace any other worker, while there are rounds left."""
    kept: float = 0.7
    """The share of a worker's worth that counts if the worker is kept for the next round."""
    kept_alone: float = 1.0
    """The share of a worker's worth that counts in solo games if the worker is kept for the next round."""
    good: float = 0.75
    """The worth of one silver or one provision."""
    suspicion: float = 0.3
    """The worth of getting rid of a suspicion card."""
    prayer: float = 1.2
    """The worth of a prayer."""
    recruiting: float = 1.6
    """The worth of a free recruit."""
    developing: float = 3.3
    """The worth of a free development."""
    saves: float = 1.25
    """How much a workshop saves per remaining round."""
    helps: float = 0.55
    """How often per round a hired townsfolk card helps with its action."""
    promise: float = 0.25
    """How much a converted outsider may still gain per remaining round."""
    waiting: float = 1.0
    """The weight given to what is still possible this round, since it may come to nothing."""
    effort: float = 1.3
    """The worth of a worker who could do something else this round."""
    goods_at_work: float = 1.1
    """How many times its own worth a good must earn when it is spent."""
    wall: float = 1.8
    """The worth of a wall beyond its strength."""
    opponent_alone: float = 1.0
    """The factor for the worth of the solo opponent's position, which counts against one's own."""


WEIGHTS = Weights()
"""The weights in use."""


@lru_cache(maxsize=1 << 4)
def among(weights: Weights, seats: int) -> Weights:
    """The weights that apply at a table with this many seats."""
    if seats > 1:
        return weights
    return weights._replace(level_pace=weights.level_pace_alone, order=weights.order_alone, kept=weights.kept_alone)
