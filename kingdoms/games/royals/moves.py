"""The moves and events of Royals. All are small named tuples.

Cards of a kind are interchangeable: a move names the country or the pair, never a card. Country cards are in the
order France, German States, Britain, Spain, intrigue cards in the order of `PAIRS`. The place of a token counts from
0, the highest.
"""

from typing import NamedTuple

from kingdoms.core.codec import kind, revealing

# The moves, in the order in which a turn asks for them.


@kind
class DrawThree(NamedTuple):
    """Draw three country cards this turn."""


@kind
class DrawWithIntrigue(NamedTuple):
    """Draw one country card and one intrigue card this turn."""


@kind
class TakeOpen(NamedTuple):
    """Take a card of this country that lies open."""

    country: int


@kind
class TakeHidden(NamedTuple):
    """Take the top card of the country deck."""


@kind
class TakeIntrigue(NamedTuple):
    """Take the top card of the intrigue deck."""


@kind
class Occupy(NamedTuple):
    """Occupy this position, be it free or a rival's; the payment follows."""

    position: int


@kind
class Pay(NamedTuple):
    """Pay these country cards for the position."""

    france: int
    germany: int
    britain: int
    spain: int


@kind
class PayIntrigue(NamedTuple):
    """Pay these intrigue cards for taking the position over: a number of each pair."""

    pairs: tuple[int, ...]


@kind
class EndTurn(NamedTuple):
    """Occupy nothing more this turn."""


@kind
class Discard(NamedTuple):
    """Discard a card of this country, for one holds too many."""

    country: int


@kind
class DiscardIntrigue(NamedTuple):
    """Discard an intrigue card of this pair, for one holds too many."""

    pair: int


# The events, in the order in which a turn, a period and the end tell them.


@kind
class TurnBegan(NamedTuple):
    """A seat's turn begins."""

    seat: int


@kind
class Planned(NamedTuple):
    """The seat has chosen to draw three country cards, or one and this many intrigue cards, which is always one."""

    seat: int
    intrigues: int


@kind
class TookOpen(NamedTuple):
    """The seat takes an open card of this country."""

    seat: int
    country: int


@kind
@revealing
class DrewHidden(NamedTuple):
    """The seat draws the top card of the country deck."""

    seat: int


@kind
class IntriguesShuffled(NamedTuple):
    """The intrigue deck was empty: the discarded cards are the new one."""


@kind
@revealing
class DrewIntrigue(NamedTuple):
    """The seat draws an intrigue card."""

    seat: int


@kind
class Paid(NamedTuple):
    """The seat pays these country cards for a position."""

    seat: int
    france: int
    germany: int
    britain: int
    spain: int


@kind
class PaidIntrigue(NamedTuple):
    """The seat pays these intrigue cards for taking a position over: a number of each pair."""

    seat: int
    pairs: tuple[int, ...]


@kind
class Exiled(NamedTuple):
    """The seat drives the rival's cube out of a position, into the exile of its city."""

    seat: int
    position: int
    rival: int


@kind
class Occupied(NamedTuple):
    """The seat has a cube on a position and one more on its title tile."""

    seat: int
    position: int


@kind
class CityBonus(NamedTuple):
    """The seat is the first in a city."""

    seat: int
    city: int
    points: int


@kind
class CountryBonus(NamedTuple):
    """The seat has a cube in every city of a country."""

    seat: int
    country: int
    place: int
    points: int


@kind
class NobleHouse(NamedTuple):
    """The seat has a cube on every title tile."""

    seat: int
    place: int
    points: int


@kind
class Discarded(NamedTuple):
    """The seat discards a country card at the end of its turn."""

    seat: int
    country: int


@kind
class DiscardedIntrigue(NamedTuple):
    """The seat discards an intrigue card at the end of its turn."""

    seat: int
    pair: int


@kind
class TurnEnded(NamedTuple):
    """The seat's turn is over."""

    seat: int


@kind
@revealing
class Refilled(NamedTuple):
    """These cards were turned up from the country deck; they lie open now."""

    countries: tuple[int, ...]


@kind
class DeckRenewed(NamedTuple):
    """The country deck could not fill the display: the discarded cards, this many, are the new deck."""

    cards: int


@kind
class LastRound(NamedTuple):
    """The third period ends with this round, which is played to its end."""


@kind
class PeriodEnded(NamedTuple):
    """A period is over and will be scored."""

    period: int


@kind
class PeriodToken(NamedTuple):
    """The seat has the most influence in a country at the end of a period, or the second most."""

    seat: int
    period: int
    country: int
    place: int
    points: int


@kind
class TokenLost(NamedTuple):
    """Nobody can take this token of a period: it leaves the game."""

    period: int
    country: int
    place: int


@kind
class TitleAwarded(NamedTuple):
    """The seats with most cubes on a title tile get this many points each: one seat all, two half; or nobody."""

    title: int
    seats: tuple[int, ...]
    points: int


@kind
class GameEnded(NamedTuple):
    """The titles are awarded; the game is over."""


MOVES = (
    DrawThree, DrawWithIntrigue, TakeOpen, TakeHidden, TakeIntrigue, Occupy, Pay, PayIntrigue, EndTurn, Discard,
    DiscardIntrigue,
)  # fmt: skip
