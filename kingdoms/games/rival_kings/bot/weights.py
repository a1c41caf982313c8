"""The weights of the value of a position in Rival Kings; `tune` can try out other ones in play."""

from typing import NamedTuple


class Weights(NamedTuple):
    """What a good player knows about the worth of things, as numbers."""

    coin: float = 0.15
    """What a coin is worth beyond its points while there is time to spend it."""
    marker: float = 1.9
    """What a marker costs near the end, where it can hardly be settled."""
    relief: float = 0.4
    """The share of that saved while there is time to settle it."""
    passed_on: float = 1.3
    """How many times as good it is to pass a marker on."""
    hope: float = 0.2
    """The share of a good purchase that counts because the card is open."""
    single: float = 0.5
    """What a single card is worth beyond its point, as it may still find a partner."""
    ability: float = 1.0
    """How much of the active subject's worth counts."""
    certain: float = 0.7
    """How much of what a character can still do counts."""
    bitter: float = 0.8
    """The share of their best action that victims lose to a thief."""
    doubt: float = 5.0
    """By how many points the distance to the best rival usually still changes before the end."""


WEIGHTS = Weights()
