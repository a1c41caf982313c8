"""The weights by which a position of Rival Kings is judged; `tune` can try out every one in play."""

from typing import NamedTuple


class Weights(NamedTuple):
    """What a good player knows about the worth of things, as numbers."""

    coin: float = 0.15
    """How much more than its points a coin is worth while there is time to spend it."""
    marker: float = 1.9
    """What a marker costs near the end, where it can hardly be settled."""
    relief: float = 0.4
    """How much of that is off while there is time to settle it."""
    passed_on: float = 1.3
    """How many times as good it is to pass a marker on."""
    hope: float = 0.2
    """How much of a good purchase counts because it lies open."""
    single: float = 0.5
    """What a card that stays single is worth beside its point, for it may find a partner."""
    ability: float = 1.0
    """How much counts of what the active subject may do in the cycles to come."""
    certain: float = 0.7
    """How much counts of what a character can still do."""
    bitter: float = 0.8
    """How much of his best action a victim loses to a thief."""
    doubt: float = 5.0
    """By how many points the distance to the best rival mostly still changes until the end; at last by less."""


WEIGHTS = Weights()
