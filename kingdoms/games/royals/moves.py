"""The moves of Royals: small named tuples, in the order in which they come up in a turn.

Cards of a kind are interchangeable: a move names the country or the pair, never a card. Country cards are in the order
France, German States, Britain, Spain; intrigue cards are in the order of `PAIRS`. The place of a token counts from 0,
the highest.
"""

from typing import NamedTuple

from kingdoms.core.codec import kind


@kind
class DrawThree(NamedTuple):
    """Draw three country cards this turn."""


@kind
class DrawWithIntrigue(NamedTuple):
    """Draw one country card and one intrigue card this turn."""


@kind
class TakeOpen(NamedTuple):
    """Take a face-up card of this country."""

    country: int


@kind
class TakeHidden(NamedTuple):
    """Take the top card of the country deck."""


@kind
class TakeIntrigue(NamedTuple):
    """Take the top card of the intrigue deck."""


@kind
class Occupy(NamedTuple):
    """Occupy this position, whether it is free or a rival's; the payment follows."""

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
    """Pay these intrigue cards for taking over the position: a number for each pair."""

    pairs: tuple[int, ...]


@kind
class EndTurn(NamedTuple):
    """Occupy nothing more this turn."""


@kind
class Discard(NamedTuple):
    """Discard a card of this country because the hand is over the limit."""

    country: int


@kind
class DiscardIntrigue(NamedTuple):
    """Discard an intrigue card of this pair because the hand is over the limit."""

    pair: int


MOVES = (
    DrawThree, DrawWithIntrigue, TakeOpen, TakeHidden, TakeIntrigue, Occupy, Pay, PayIntrigue, EndTurn, Discard,
    DiscardIntrigue,
)  # fmt: skip
