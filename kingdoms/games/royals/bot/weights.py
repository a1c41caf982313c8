"""By what positions of Royals are judged: weights that were found in play against each other."""

from typing import NamedTuple

CARDS_PER_INTRIGUE = 2
"""To how many country cards an intrigue card comes for who does not have it."""


class Weights(NamedTuple):
    """What makes the outlook of a seat; see `outlook` and `prospects`."""

    open: float = 0.7
    """How much of a period's tokens is still open when it begins."""
    next_period: float = 0.7
    """How much counts of the tokens of the period after this one."""
    last_period: float = 0.5
    """How much counts in the first period of the tokens of the third."""
    room: float = 1.3
    """About how much influence comes into a country in each period."""
    title_room: float = 0.7
    """About how large the square of the cubes is that are still to come onto a title tile."""
    reach: float = 0.8
    """How much counts of a bonus that is nearly won."""
    card: float = 1.8
    """What a country card comes to."""
    card_too_many: float = 1.2
    """What each beyond many comes to."""
    cards_per_turn: float = 5.0
    """About how many cards a turn can use, so that with few turns to come the others are worth nothing."""
    free_enough: float = 6.0
    """With fewer free positions cards may lie idle, unless intrigue finds a use for them."""
    idle: float = 0.3
    """How much counts of cards that lie idle."""
    intrigue: float = 0.2
    """What an intrigue card comes to besides."""
    rival_card: float = 0.5
    """How much counts of what rivals have in hand."""
    waiting: float = 0.9
    """How much counts of what could be occupied: others may be quicker."""
    short: float = 0.8
    """How much of that is left for each card that is missing."""

    @property
    def later(self) -> tuple[float, float]:
        """How much counts of the tokens of the periods to come."""
        return self.next_period, self.last_period


WEIGHTS = Weights()
