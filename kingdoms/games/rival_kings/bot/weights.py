"""The weights used to value a position in Rival Kings; `tune` tries out others in play."""

from typing import NamedTuple


class Weights(NamedTuple):
    """A good player's knowledge of the worth of things, as numbers."""

    coin: float = 0.15
    """The worth of a coin beyond its points while there is time to spend it."""
    marker: float = 1.9
    """The cost of a marker near the end, when there is little chance to settle it."""
    relief: float = 0.4
    """The share of a marker's cost that is saved while there is time to settle it."""
    passed_on: float = 1.3
    """How many times better passing a marker on is than settling it."""
    hope: float = 0.2
    """The share of the profit on a top card that counts before it is bought."""
    single: float = 0.5
    """The worth of a single card beyond its point, since it may still find a partner."""
    ability: float = 1.0
    """The share of the worth of the active subject's ability that counts."""
    certain: float = 0.7
    """The share of an action's worth that counts before the action is carried out."""
    share: float = 0.3
    """The share of an action's present worth that counts when a character is chosen, beyond its usual worth."""
    bitter: float = 0.8
    """The share of their best action that victims expect to lose to a thief."""
    doubt: float = 5.0
    """The number of points by which the gap to the best rival usually still changes before the end."""


WEIGHTS = Weights()
