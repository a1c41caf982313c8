"""The events of Paladins: small named tuples, in the order in which they happen in a round.

Numbers mean what they mean in `moves`. In a solo game the opponent is seat 1; events that only it has
are in `solo_events`.
"""

from typing import NamedTuple

from kingdoms.core.codec import kind, revealing

WALL, FAVOUR = "wall", "favour"
"""What can have alternatives."""


@kind
@revealing
class TownsfolkArrived(NamedTuple):
    """These townsfolk came into the row from its deck, the leftmost first."""

    townsfolk: tuple[int, ...]


@kind
@revealing
class OutsidersArrived(NamedTuple):
    """These outsiders came into the row from their deck, the rightmost last."""

    outsiders: tuple[int, ...]


@kind
class RoundBegan(NamedTuple):
    """A round begins; the seat has the start marker."""

    round: int
    start: int


@kind
@revealing
class OrderTurned(NamedTuple):
    """The King's Order at this place lies open now: an action."""

    place: int
    order: int


@kind
@revealing
class FavourTurned(NamedTuple):
    """The King's Favour at this place lies open now."""

    place: int
    favour: int


@kind
class TavernsShuffled(NamedTuple):
    """The tavern deck had run out: the discarded cards are the new one."""


@kind
@revealing
class TavernsOpened(NamedTuple):
    """These tavern cards lie open."""

    taverns: tuple[int, ...]


@kind
@revealing
class PaladinsDrawn(NamedTuple):
    """Every seat has drawn three paladins."""


@kind
class PaladinChosen(NamedTuple):
    """The seat has chosen its paladin, face down."""

    seat: int


@kind
class PaladinRevealed(NamedTuple):
    """The seat turns its paladin over, before rivals unless it plays alone."""

    seat: int
    paladin: int
    has_rivals: bool = True

    @property
    def reveals(self) -> bool:
        """The rivals see the card; who plays alone has chosen it himself."""
        return self.has_rivals


@kind
class TavernTaken(NamedTuple):
    """The seat takes a tavern card; the next events give its workers."""

    seat: int
    place: int
    tavern: int


@kind
class WorkersGained(NamedTuple):
    """The seat gains workers."""

    seat: int
    workers: tuple[int, ...]


@kind
class Gained(NamedTuple):
    """The seat gains silver or provisions, or an attribute rises."""

    seat: int
    what: str
    amount: int


@kind
class Paid(NamedTuple):
    """The seat pays silver or provisions."""

    seat: int
    what: str
    amount: int


@kind
class Acted(NamedTuple):
    """The seat sends workers to an action of its board."""

    seat: int
    action: int
    workers: tuple[int, ...]


@kind
class FavourUsed(NamedTuple):
    """The seat sends a worker to a King's Favour."""

    seat: int
    place: int
    favour: int
    workers: tuple[int, ...]


@kind
class OptionTaken(NamedTuple):
    """The seat has chosen among the alternatives of a wall or a favour."""

    seat: int
    source: str
    card: int
    number: int


@kind
class Developed(NamedTuple):
    """The seat has a workshop more on an action."""

    seat: int
    action: int


@kind
class Hired(NamedTuple):
    """The seat hires the townsfolk that lay at this place."""

    seat: int
    place: int
    townsfolk: int


@kind
class Discarded(NamedTuple):
    """The seat discards the townsfolk that lay at this place for its reward."""

    seat: int
    place: int
    townsfolk: int


@kind
class Cleared(NamedTuple):
    """Prayer: the workers on an action of the seat are gone."""

    seat: int
    action: int


@kind
class Settled(NamedTuple):
    """The seat has put a monk, with Commission, or an outpost, with Garrison, into a space."""

    seat: int
    action: int
    space: int


@kind
@revealing
class WallBuilt(NamedTuple):
    """The seat has turned up a wall and built it."""

    seat: int
    wall: int


@kind
class JarPlaced(NamedTuple):
    """The seat has put a jar onto a space of its board; the opponent turns it over in its place."""

    seat: int
    space: int


@kind
class Attacked(NamedTuple):
    """The seat attacks the outsider that lay at this place."""

    seat: int
    place: int
    outsider: int


@kind
class Converted(NamedTuple):
    """The seat converts the outsider that lay at this place."""

    seat: int
    place: int
    outsider: int


@kind
class PaladinHelped(NamedTuple):
    """The seat's paladin gives its bonus, which the next events show."""

    seat: int
    paladin: int


@kind
class TownsfolkHelped(NamedTuple):
    """A townsfolk of the seat does what it was hired for; the next events give its reward."""

    seat: int
    townsfolk: int


@kind
class Declined(NamedTuple):
    """The seat does without a reward, or without a conspirator."""

    seat: int
    what: str


@kind
class TaxTaken(NamedTuple):
    """The seat takes tax: this much silver from the tax supply, and the rest from the bank."""

    seat: int
    supply: int
    bank: int


@kind
class SuspicionsShuffled(NamedTuple):
    """The suspicion deck had run out: the discarded cards are the new one."""


@kind
@revealing
class SuspicionDrawn(NamedTuple):
    """The seat gets a suspicion card that shows this much tax."""

    seat: int
    tax: int


@kind
class SuspicionDiscarded(NamedTuple):
    """The seat discards this many of its suspicion cards, the newest first."""

    seat: int
    cards: int


@kind
class DebtTaken(NamedTuple):
    """The seat takes an unpaid debt."""

    seat: int


@kind
class DebtPaid(NamedTuple):
    """The seat pays a debt."""

    seat: int


@kind
class DebtDestroyed(NamedTuple):
    """The seat is rid of an unpaid debt."""

    seat: int


@kind
class InquisitionBegan(NamedTuple):
    """The inquisition comes."""


@kind
class Convicted(NamedTuple):
    """These seats have most suspicion; each takes a debt and discards half of its cards."""

    seats: tuple[int, ...]


@kind
class TaxRefilled(NamedTuple):
    """This much silver goes from the bank into the tax supply."""

    silver: int


@kind
class Passed(NamedTuple):
    """The seat has passed; the workers on its board are gone."""

    seat: int


@kind
class WorkersKept(NamedTuple):
    """The seat keeps these workers, all others go."""

    seat: int
    workers: tuple[int, ...]


@kind
class RoundEnded(NamedTuple):
    """All have passed. These townsfolk and outsiders leave the rows."""

    round: int
    townsfolk: tuple[int, ...]
    outsiders: tuple[int, ...]


@kind
class GameEnded(NamedTuple):
    """The last round is over."""
