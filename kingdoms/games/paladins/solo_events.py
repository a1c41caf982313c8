"""The events that tell of the solo opponent alone: its schemes, what it tries, and its resource track.

Everything else it does has the same events as what the player does, with the opponent as seat 1.
"""

from typing import NamedTuple

from kingdoms.core.codec import kind, revealing

TOWNSFOLK_CARD, FAVOUR_CARD, OUTSIDER_CARD = "townsfolk", "favour", "outsider"
"""The cards at which the opponent's resource marker points."""
NO_WORKERS, OCCUPIED, NO_MORE, TOO_LOW, NO_TARGET = "workers", "occupied", "limit", "level", "target"
"""Why an action cannot be done, by the opponent or by anyone: workers are lacking, or stand there already, it is used
up, the level is too low for all that is left, or nothing is left."""


@kind
class OpponentReady(NamedTuple):
    """The opponent begins the round with this many workers."""

    workers: int


@kind
class SchemeJoined(NamedTuple):
    """The scheme that lay on the favour at this place joins the discarded ones."""

    place: int


@kind
class SchemesShuffled(NamedTuple):
    """This many schemes are the opponent's new deck."""

    schemes: int


@kind
@revealing
class SchemeTurned(NamedTuple):
    """The opponent turns its next scheme over."""

    scheme: int


@kind
class Thwarted(NamedTuple):
    """The opponent cannot do this action, or use a favour, which has the number of its scheme."""

    scheme: int
    reason: str


@kind
class FellBack(NamedTuple):
    """The opponent does this instead, with one worker: the first that is free."""

    fallback: int


@kind
class Indicated(NamedTuple):
    """The opponent's resource marker points at this place of a row; the next events say what it takes."""

    card: str
    place: int


@kind
class Stepped(NamedTuple):
    """The resource marker has moved on to this space."""

    space: int


@kind
class TaxReturned(NamedTuple):
    """The opponent has nothing to discard or to pay: silver goes from the tax supply to the bank."""

    silver: int
