"""The moves and events of Rival Kings. All are small named tuples of whole numbers."""

from typing import NamedTuple

from kingdoms.core.codec import kind, revealing

NEUTRAL = -1
"""Stands for a seat where the two-player game's neutral character is meant."""


# The moves, in the order in which a cycle asks for them.


@kind
class Choose(NamedTuple):
    """Put a character from the hand face down in front of oneself."""

    character: int


@kind
class ExchangeCharacters(NamedTuple):
    """Gardener: exchange one's revealed character with a rival's."""

    rival: int


@kind
class TurnBack(NamedTuple):
    """Watchman: turn this strike back on its striker, a seat or NEUTRAL."""

    striker: int


@kind
class Steal(NamedTuple):
    """Cover an action on a victim's character with a crest."""

    victim: int
    action: int


@kind
class Settle(NamedTuple):
    """Return one of one's own conflict markers."""


@kind
class PassOn(NamedTuple):
    """Give one of one's own conflict markers to a rival; by the action or by the Herbalist."""

    rival: int


@kind
class Take(NamedTuple):
    """Take all the money before a pile."""

    stack: int


@kind
class Buy(NamedTuple):
    """Buy the top card of a pile, with or without the Blacksmith's discount."""

    pile: int
    blacksmith: bool


@kind
class Use(NamedTuple):
    """Use the ability of one's active subject, this one."""

    subject: int


@kind
class Give(NamedTuple):
    """Court Lady, Bishop, Troubadour: the own card to give, and its place in its row."""

    card: int
    place: int


@kind
class Receive(NamedTuple):
    """Court Lady, Bishop: the rival's card to get, and its place in its row."""

    rival: int
    card: int
    place: int


@kind
class ReceiveTop(NamedTuple):
    """Troubadour: the pile whose top card to get."""

    pile: int


@kind
class Look(NamedTuple):
    """Vintner, Miner: the pile to look through."""

    pile: int


@kind
class Pick(NamedTuple):
    """Vintner, Miner: buy this card out of the pile just looked through; of two copies the upper one."""

    card: int


@kind
class Reclaim(NamedTuple):
    """Farmer: carry out this stolen action of one's own character."""

    action: int


@kind
class Skip(NamedTuple):
    """Leave it: the theft, the action, the ability, the purchase, or what is left of the turn."""


# The events, in the order in which a cycle tells them.


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
    """All characters are revealed, by seat; the neutral one, or NEUTRAL where there is none."""

    characters: tuple[int, ...]
    neutral: int


@kind
class CharactersExchanged(NamedTuple):
    """The Gardener's exchange: now the seat has this character and the rival that one."""

    seat: int
    rival: int
    character: int
    rival_character: int


@kind
class Clashed(NamedTuple):
    """Two characters of equal rank: both seats get a marker."""

    first: int
    second: int


@kind
class Struck(NamedTuple):
    """A higher rank, or NEUTRAL, strikes: the victim gets a marker."""

    striker: int
    victim: int


@kind
class TurnedBack(NamedTuple):
    """The Watchman turns a strike back: the striker gets the marker, unless it is NEUTRAL."""

    victim: int
    striker: int


@kind
class TurnBegan(NamedTuple):
    """A seat's turn to act with its character."""

    seat: int
    character: int


@kind
class Stole(NamedTuple):
    """A crest covers an action of the victim: the one at this place on its character, by its name."""

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
    """A seat leaves an action undone: one of the five, by its name."""

    seat: int
    action: str


@kind
class TheftUnused(NamedTuple):
    """A seat leaves an action undone that it has stolen: one of the five, by its name."""

    seat: int
    action: str


@kind
class Settled(NamedTuple):
    """A marker goes back."""

    seat: int


@kind
class PassedOn(NamedTuple):
    """A marker goes to a rival."""

    seat: int
    rival: int


@kind
class Refilled(NamedTuple):
    """All stacks were empty: these amounts were put down."""

    amounts: tuple[int, ...]


@kind
class Took(NamedTuple):
    """A seat takes a stack; with hidden money nobody knew for certain how much it was."""

    seat: int
    stack: int
    amount: int
    hidden: bool

    @property
    def reveals(self) -> bool:
        """Whether the amount had been hidden."""
        return self.hidden


@kind
class Bought(NamedTuple):
    """A seat buys a card of a pile and pays onto its stack."""

    seat: int
    pile: int
    card: int
    price: int


@kind
@revealing
class TurnedUp(NamedTuple):
    """A card that lay below is now the top of its pile."""

    pile: int
    card: int


@kind
class Used(NamedTuple):
    """A seat uses a subject's ability."""

    seat: int
    subject: int


@kind
class Gained(NamedTuple):
    """Coins from the supply: Jailer, Scholar."""

    seat: int
    coins: int


@kind
class Exchanged(NamedTuple):
    """Two players exchange a card each: Court Lady, Bishop."""

    seat: int
    rival: int
    given: int
    received: int


@kind
class Swapped(NamedTuple):
    """A card goes onto a pile, the old top to the seat: Troubadour."""

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
    """A card that lay below the top of its pile is shown to all, for it is bought: Vintner, Miner."""

    pile: int
    card: int


@kind
class Reclaimed(NamedTuple):
    """The Farmer carries out a stolen action: one of the five, by its name."""

    seat: int
    action: str


@kind
class PileEnded(NamedTuple):
    """A pile has no card left: the game ends with this cycle."""

    pile: int


@kind
class GameEnded(NamedTuple):
    """The last cycle is over."""


MOVES = (
    Choose, ExchangeCharacters, TurnBack, Steal, Settle, PassOn, Take, Buy, Use, Give, Receive, ReceiveTop,
    Look, Pick, Reclaim, Skip,
)  # fmt: skip
