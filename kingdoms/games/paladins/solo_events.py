"""The events that concern only the solo opponent: its schemes, its attempts, and its resource track.

Everything else it does has the same events as a player's actions, with the opponent as seat 1.
"""

from typing import NamedTuple

from kingdoms.core.codec import kind, revealing

TOWNSFOLK_CARD, FAVOUR_CARD, OUTSIDER_CARD = "townsfolk", "favour", "outsider"
"""The kinds of cards that the opponent's resource marker can point at."""


@kind
class OpponentReady(NamedTuple):
    """The opponent begins the round with this many workers."""

    workers: int


@kind
class SchemeJoined(NamedTuple):
    """The scheme on the favour at this place joins the discarded schemes."""

    place: int


@kind
class SchemesShuffled(NamedTuple):
    """This many schemes become the opponent's new deck."""

    schemes: int


@kind
@revealing
class SchemeTurned(NamedTuple):
    """The opponent reveals its next scheme."""

    scheme: int


@kind
class Thwarted(NamedTuple):
    """The opponent cannot do this action, or use a favour if the number is FAVOUR_SCHEME.

    The reasons are in `rules.obstacles`.
    """

    scheme: int
    reason: str


@kind
class FellBack(NamedTuple):
    """The opponent does this instead, with one worker: the first fallback that is free."""

    fallback: int


@kind
class Indicated(NamedTuple):
    """The opponent's resource marker points at this place in a row; the next events say what the opponent takes."""

    card: str
    place: int


@kind
class Stepped(NamedTuple):
    """The resource marker moves on to this space."""

    space: int


@kind
class TaxReturned(NamedTuple):
    """The opponent has nothing to discard or pay, so silver goes from the tax supply to the bank."""

    silver: int
