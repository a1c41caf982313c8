"""The weights by which a position of Kingsburg is judged; `tune` can try out every one in play."""

from typing import NamedTuple


class Weights(NamedTuple):
    """What a good player knows about the worth of things, as numbers."""

    gold: float = 1.0
    """What a gold comes to while there is time to build, in points; so wood and stone."""
    wood: float = 1.1
    stone: float = 1.2
    once: float = 0.35
    """How much of that is left for who builds once more; so twice."""
    twice: float = 0.75
    short: float = 0.75
    """How much of what a building is worth beyond its goods counts for each good that is missing."""
    later: float = 0.8
    """How much counts of a building that is bought after another."""
    token: float = 0.8
    """What the first "+2" token comes to, in points; each further one is less."""
    dice: float = 0.8
    """How much counts of what dice could still reach: others may be quicker."""
    hope: float = 0.8
    """How much of this year's winter counts while there are seasons left to prepare for it."""
    religion: float = 1.0
    """How much counts of what the buildings of this row bring beside their points; so the other rows. Set by hand."""
    trade: float = 1.0
    army: float = 1.0
    defence: float = 1.0
    city: float = 1.0


WEIGHTS = Weights()
