"""The events of Royals: small named tuples, in the order in which they happen in a turn, in a period and at the end.

Numbers mean what they mean in `moves`.
"""

from typing import NamedTuple

from kingdoms.core.codec import kind, revealing


@kind
class TurnBegan(NamedTuple):
    """A seat's turn begins."""

    seat: int


@kind
class Planned(NamedTuple):
    """The seat has chosen to draw three country cards (0 intrigues), or one country card and one intrigue card (1)."""

    seat: int
    intrigues: int


@kind
class TookOpen(NamedTuple):
    """The seat takes a face-up card of this country."""

    seat: int
    country: int


@kind
@revealing
class DrewHidden(NamedTuple):
    """The seat draws the top card of the country deck."""

    seat: int


@kind
class IntriguesShuffled(NamedTuple):
    """The intrigue deck was empty, so the discards are shuffled into a new one."""


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
    """The seat pays these intrigue cards to take over a position: how many of each pair of countries."""

    seat: int
    pairs: tuple[int, ...]


@kind
class Exiled(NamedTuple):
    """The seat drives a rival's cube out of a position and into the city's exile."""

    seat: int
    position: int
    rival: int


@kind
class Occupied(NamedTuple):
    """The seat places a cube on a position and another on its title tile.

    `rival` held the position before, or nobody (NONE) did. The seat paid this many cards of each country and, for a
    takeover, this many intrigue cards of each pair.
    """

    seat: int
    position: int
    rival: int
    countries: tuple[int, ...]
    pairs: tuple[int, ...]


@kind
class CityBonus(NamedTuple):
    """The seat is the first in a city and gets its bonus."""

    seat: int
    city: int
    points: int


@kind
class CountryBonus(NamedTuple):
    """The seat has a cube in every city of a country and gets a bonus."""

    seat: int
    country: int
    place: int
    points: int


@kind
class NobleHouse(NamedTuple):
    """The seat has a cube on every title tile and gets a token."""

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
    """These cards were turned up from the country deck onto the display."""

    countries: tuple[int, ...]


@kind
class DeckRenewed(NamedTuple):
    """The country deck could not fill the display, so this many discards became the new deck."""

    cards: int


@kind
class LastRound(NamedTuple):
    """The third period ends after this round, which is played out in full."""


@kind
class PeriodEnded(NamedTuple):
    """A period is over and will be scored."""

    period: int


@kind
class PeriodToken(NamedTuple):
    """The seat gets a token for the most or the second most influence in a country at the end of a period."""

    seat: int
    period: int
    country: int
    place: int
    points: int


@kind
class TokenLost(NamedTuple):
    """Nobody can claim this token of a period, so it leaves the game."""

    period: int
    country: int
    place: int


@kind
class TitleAwarded(NamedTuple):
    """These seats each get this many points for a title tile: a sole leader gets them all, two leaders half each; with
    more, nobody scores."""

    title: int
    seats: tuple[int, ...]
    points: int


@kind
class GameEnded(NamedTuple):
    """The titles have been awarded and the game is over."""
