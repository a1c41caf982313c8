"""The weights used to value a position in Royals, found by letting bots play each other."""

from typing import NamedTuple


class Weights(NamedTuple):
    """The weights behind a seat's outlook; see `outlook` and `expected_score`."""

    open: float = 0.7
    """The share of a period's tokens that is still undecided when it begins."""
    next_period: float = 0.7
    """The share of the next period's tokens that counts."""
    last_period: float = 0.5
    """The share of the third period's tokens that counts during the first."""
    room: float = 1.3
    """About how much influence is added to a country in each period."""
    title_room: float = 0.7
    """Roughly what cubes still to come will add to the sum of the seats' squared cube counts on a title tile."""
    reach: float = 0.7
    """The share of a bonus that counts when it is nearly won."""
    progress: float = 1.4
    """How steeply the worth of a bonus rises with the share of its cards already paid: an exponent."""
    card: float = 1.2
    """The worth of a country card."""
    choice: float = 0.6
    """The worth of being able to choose a card that is still to be drawn, on top of the card itself."""
    card_too_many: float = 0.8
    """The worth of each further country card in a large hand."""
    cards_per_turn: float = 5.0
    """About how many cards a seat can use in a turn; with few turns left, the rest are worth nothing."""
    free_enough: float = 6.0
    """With fewer free positions than this, cards may be left unused unless intrigue finds a use for them."""
    idle: float = 0.3
    """The share of their worth that unused cards keep."""
    intrigue: float = 0.8
    """The worth of an intrigue card in itself."""
    rival_card: float = 0.5
    """The share of the worth of the rivals' hands that counts."""
    waiting: float = 0.9
    """The share of the profit on a position within reach that counts, as others may be quicker."""
    side_aim: float = 0.2
    """The share of the profit on the best aim in each other country that counts."""
    option: float = 0.3
    """The share of the profit on a country's second-best position that counts."""
    short_intrigue: float = 0.5
    """The share of a takeover's profit that remains for each intrigue card still missing."""
    short: float = 0.8
    """The share of a position's profit that remains for each card still missing."""

    @property
    def later(self) -> tuple[float, float]:
        """The share of each later period's tokens that counts."""
        return self.next_period, self.last_period


WEIGHTS = Weights()
