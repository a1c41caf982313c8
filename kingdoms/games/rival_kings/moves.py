"""The moves of Rival Kings: small named tuples, in the order in which they come up in a cycle."""

from typing import NamedTuple

from kingdoms.core.codec import kind, stored_as

NEUTRAL = -1
"""Stands in for a seat where the two-player game's neutral character is meant."""


@kind
class Choose(NamedTuple):
    """Put a character from the hand face down in front of you."""

    character: int


@kind
class ExchangeCharacters(NamedTuple):
    """Gardener: exchange your revealed character with a rival's."""

    rival: int


@kind
@stored_as("TurnBack")
class FendOff(NamedTuple):
    """Watchman: fend off an attack by a seat or NEUTRAL."""

    attacker: int


@kind
class Steal(NamedTuple):
    """Cover an action on a victim's character with a crest."""

    victim: int
    action: int


@kind
class Settle(NamedTuple):
    """Return one of your conflict markers."""


@kind
class PassOn(NamedTuple):
    """Give one of your conflict markers to a rival, through the action or the Herbalist."""

    rival: int


@kind
class Take(NamedTuple):
    """Take all the money in front of a pile."""

    stack: int


@kind
class Buy(NamedTuple):
    """Buy the top card of a pile, with or without the Blacksmith's discount."""

    pile: int
    blacksmith: bool


@kind
class Use(NamedTuple):
    """Use the ability of this subject, your active one."""

    subject: int


@kind
class Give(NamedTuple):
    """Court Lady, Bishop, Troubadour: which of your own cards to give, and its place in its row."""

    card: int
    place: int


@kind
class Receive(NamedTuple):
    """Court Lady, Bishop: the rival's card to receive, and its place in its row."""

    rival: int
    card: int
    place: int


@kind
class ReceiveTop(NamedTuple):
    """Troubadour: receive the top card of this pile."""

    pile: int


@kind
class Look(NamedTuple):
    """Vintner, Miner: the pile to look through."""

    pile: int


@kind
class Pick(NamedTuple):
    """Vintner, Miner: buy this card from the pile just looked through; if it has two copies, the upper one."""

    card: int


@kind
class Reclaim(NamedTuple):
    """Farmer: carry out this stolen action of your own character."""

    action: int


@kind
class Skip(NamedTuple):
    """Decline a theft, an action, an ability or a purchase, or skip the rest of the turn."""


MOVES = (
    Choose, ExchangeCharacters, FendOff, Steal, Settle, PassOn, Take, Buy, Use, Give, Receive, ReceiveTop,
    Look, Pick, Reclaim, Skip,
)  # fmt: skip
