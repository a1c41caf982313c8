"""The events of Rival Kings: small named tuples, in the order in which they happen in a cycle."""

from typing import NamedTuple

from kingdoms.core.codec import kind, revealing, stored_as


@kind
@revealing
class Dealt(NamedTuple):
    """A round begins: all characters were shuffled and dealt."""

    round: int


@kind
class CycleBegan(NamedTuple):
    """A cycle of the round begins, 1 or 2."""

    round: int
    cycle: int


@kind
class Chosen(NamedTuple):
    """A seat has chosen its character; nobody sees which."""

    seat: int


@kind
@revealing
class Revealed(NamedTuple):
    """All characters are revealed, by seat; then the neutral one, or NEUTRAL if there is none."""

    characters: tuple[int, ...]
    neutral: int


@kind
class CharactersExchanged(NamedTuple):
    """The Gardener's exchange, with the characters that the seat and the rival have now."""

    seat: int
    rival: int
    character: int
    rival_character: int


@kind
class Clashed(NamedTuple):
    """Two characters have equal rank: both seats get a marker."""

    first: int
    second: int


@kind
class Attacked(NamedTuple):
    """A higher rank, or NEUTRAL, attacks: the victim gets a marker."""

    attacker: int
    victim: int

    @property
    def seat(self) -> int:
        """The attacker, who did this."""
        return self.attacker


@kind
@stored_as("TurnedBack")
class FendedOff(NamedTuple):
    """The Watchman fends off an attack: the attacker gets the marker, unless it is NEUTRAL."""

    victim: int
    attacker: int

    @property
    def seat(self) -> int:
        """The victim, who did this."""
        return self.victim


@kind
class TurnBegan(NamedTuple):
    """A seat's turn to act with its character begins."""

    seat: int
    character: int


@kind
class Stole(NamedTuple):
    """A seat's crest covers the named action, at this place on the victim's character."""

    seat: int
    victim: int
    place: int
    action: str


@kind
class TheftWaived(NamedTuple):
    """A seat steals nothing from a victim."""

    seat: int
    victim: int


@kind
class Skipped(NamedTuple):
    """A seat skips the named action."""

    seat: int
    action: str


@kind
class TheftUnused(NamedTuple):
    """A seat skips the named action, which it has stolen."""

    seat: int
    action: str


@kind
class Settled(NamedTuple):
    """A seat returns a marker."""

    seat: int


@kind
class PassedOn(NamedTuple):
    """A seat gives a marker to a rival."""

    seat: int
    rival: int


@kind
class Refilled(NamedTuple):
    """All stacks were empty, so these amounts were put in front of the piles."""

    amounts: tuple[int, ...]


@kind
class Took(NamedTuple):
    """A seat takes a stack; with hidden money, nobody knew the exact amount."""

    seat: int
    stack: int
    amount: int
    hidden: bool

    @property
    def reveals(self) -> bool:
        """Whether the amount was hidden."""
        return self.hidden


@kind
class Bought(NamedTuple):
    """A seat buys a card from a pile and pays onto the pile's stack."""

    seat: int
    pile: int
    card: int
    price: int


@kind
@revealing
class TurnedUp(NamedTuple):
    """A card that was hidden below another is now the top of its pile."""

    pile: int
    card: int


@kind
class Used(NamedTuple):
    """A seat uses a subject's ability."""

    seat: int
    subject: int


@kind
class Gained(NamedTuple):
    """A seat gets coins from the supply: Jailer, Scholar."""

    seat: int
    coins: int


@kind
class Exchanged(NamedTuple):
    """Two seats exchange one card each: Court Lady, Bishop."""

    seat: int
    rival: int
    given: int
    received: int


@kind
class Swapped(NamedTuple):
    """A card goes onto a pile and the old top card goes to the seat: Troubadour."""

    seat: int
    pile: int
    given: int
    received: int


@kind
@revealing
class Looked(NamedTuple):
    """A seat looks through a whole pile."""

    seat: int
    pile: int


@kind
@revealing
class Unearthed(NamedTuple):
    """A card bought from below the top of its pile is shown to everyone: Vintner, Miner."""

    pile: int
    card: int


@kind
class Reclaimed(NamedTuple):
    """A seat uses the Farmer to carry out the named action, which was stolen from it."""

    seat: int
    action: str


@kind
class PileEnded(NamedTuple):
    """A pile has no cards left: the game ends after this cycle."""

    pile: int


@kind
class GameEnded(NamedTuple):
    """The last cycle is over."""
