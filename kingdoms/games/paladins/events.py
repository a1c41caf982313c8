"""The events of Paladins: small named tuples, in the order in which they happen in a round.

Numbers mean what they mean in `moves`. In a solo game the opponent is seat 1; events that happen only to it are in
`solo_events`.
"""

from typing import NamedTuple

from kingdoms.core.codec import kind, revealing

WALL, FAVOUR = "wall", "favour"
"""Cards that can offer alternatives."""


@kind
@revealing
class TownsfolkArrived(NamedTuple):
    """These townsfolk joined the row from the deck, from left to right."""

    townsfolk: tuple[int, ...]


@kind
@revealing
class OutsidersArrived(NamedTuple):
    """These outsiders joined the row from the deck, from left to right."""

    outsiders: tuple[int, ...]


@kind
class RoundBegan(NamedTuple):
    """A round begins; the seat `start` has the start marker."""

    round: int
    start: int


@kind
@revealing
class OrderTurned(NamedTuple):
    """The King's Order at this place, an action, is turned face up."""

    place: int
    order: int


@kind
@revealing
class FavourTurned(NamedTuple):
    """The King's Favour at this place is turned face up."""

    place: int
    favour: int


@kind
class TavernsShuffled(NamedTuple):
    """The tavern deck has run out: the discards become the new deck."""


@kind
@revealing
class TavernsOpened(NamedTuple):
    """These tavern cards are laid out face up."""

    taverns: tuple[int, ...]


@kind
@revealing
class PaladinsDrawn(NamedTuple):
    """Every seat draws three paladins."""


@kind
class PaladinChosen(NamedTuple):
    """The seat chooses its paladin, face down."""

    seat: int


@kind
class PaladinRevealed(NamedTuple):
    """The seat turns its paladin face up; in a solo game nobody else is there to see it."""

    seat: int
    paladin: int
    has_rivals: bool = True

    @property
    def reveals(self) -> bool:
        """Whether rivals now see the card; a solo player, who chose it, already knows it."""
        return self.has_rivals


@kind
class TavernTaken(NamedTuple):
    """The seat takes a tavern card; the next events give it the workers."""

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
    """The seat gains silver or provisions, or raises an attribute."""

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
    """The seat sends workers to an action on its board."""

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
    """The seat chooses among the alternatives of a wall or a favour."""

    seat: int
    source: str
    card: int
    number: int


@kind
class Developed(NamedTuple):
    """The seat puts another workshop on an action."""

    seat: int
    action: int


@kind
class Hired(NamedTuple):
    """The seat hires the townsfolk at this place."""

    seat: int
    place: int
    townsfolk: int


@kind
class Discarded(NamedTuple):
    """The seat discards the townsfolk at this place for its reward."""

    seat: int
    place: int
    townsfolk: int


@kind
class Cleared(NamedTuple):
    """Prayer: the seat removes its workers from an action."""

    seat: int
    action: int


@kind
class Settled(NamedTuple):
    """The seat puts a monk (Commission) or an outpost (Garrison) on a space."""

    seat: int
    action: int
    space: int


@kind
@revealing
class WallBuilt(NamedTuple):
    """The seat reveals a wall and builds it."""

    seat: int
    wall: int


@kind
class JarPlaced(NamedTuple):
    """The seat puts a jar on a space of its board; the opponent turns its jar over in place."""

    seat: int
    space: int


@kind
class Attacked(NamedTuple):
    """The seat attacks the outsider at this place."""

    seat: int
    place: int
    outsider: int


@kind
class Converted(NamedTuple):
    """The seat converts the outsider at this place."""

    seat: int
    place: int
    outsider: int


@kind
class PaladinHelped(NamedTuple):
    """The seat's paladin gives its bonus; the next events say what it is."""

    seat: int
    paladin: int


@kind
class TownsfolkHelped(NamedTuple):
    """One of the seat's townsfolk is triggered; the next events give its reward."""

    seat: int
    townsfolk: int


@kind
class Declined(NamedTuple):
    """The seat declines a reward or a conspirator's help."""

    seat: int
    what: str


@kind
class TaxTaken(NamedTuple):
    """The seat takes tax from the supply, and any shortfall from the bank; the opponent's tax goes to the bank."""

    seat: int
    supply: int
    bank: int


@kind
class SuspicionsShuffled(NamedTuple):
    """The suspicion deck has run out: the discards become the new deck."""


@kind
@revealing
class SuspicionDrawn(NamedTuple):
    """The seat draws a suspicion card that shows this much tax."""

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
    """The seat gets rid of an unpaid debt."""

    seat: int


@kind
class InquisitionBegan(NamedTuple):
    """An inquisition begins."""


@kind
class Convicted(NamedTuple):
    """These seats have the most suspicion; each takes a debt and discards half of its suspicion cards."""

    seats: tuple[int, ...]


@kind
class TaxRefilled(NamedTuple):
    """This much silver moves from the bank to the tax supply."""

    silver: int


@kind
class Passed(NamedTuple):
    """The seat passes; the workers on its board are gone."""

    seat: int


@kind
class WorkersKept(NamedTuple):
    """The seat keeps these workers and loses all others."""

    seat: int
    workers: tuple[int, ...]


@kind
class RoundEnded(NamedTuple):
    """Everyone has passed. These townsfolk and outsiders leave their rows."""

    round: int
    townsfolk: tuple[int, ...]
    outsiders: tuple[int, ...]


@kind
class GameEnded(NamedTuple):
    """The last round is over."""
