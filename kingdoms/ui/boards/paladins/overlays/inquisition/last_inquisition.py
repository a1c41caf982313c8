"""The results of the latest inquisition of Paladins."""

from collections.abc import Reversible, Sequence
from itertools import islice
from typing import Any, NamedTuple

from kingdoms.core.state import Event, Thing
from kingdoms.games.paladins.board import TAX_SUPPLY
from kingdoms.games.paladins.events import (
    Convicted,
    InquisitionBegan,
    SuspicionDiscarded,
    SuspicionDrawn,
    TaxRefilled,
    TaxTaken,
    TownsfolkHelped,
)
from kingdoms.games.paladins.solo_events import TaxReturned
from kingdoms.games.paladins.state import OPPONENT
from kingdoms.ui.boards.paladins.pieces import NOBODY

INQUISITION: Thing = ("inquisition",)


class Inquisition(NamedTuple):
    """The latest inquisition, with everything that has happened in it so far."""

    cause: int
    """The side that took the last coin of the tax supply; NOBODY if the suspicion cards ran out."""
    suspicions: tuple[int, ...]
    """The number of suspicion cards each side had when the inquisition came."""
    helped: tuple[tuple[int, int], ...]
    """The sides that a townsfolk card helped, each with that card."""
    convicted: tuple[int, ...]
    discarded: tuple[int, ...]
    """The number of cards each side discarded."""


def last_inquisition(view: Any, past: Reversible[Event]) -> Inquisition | None:
    """The latest inquisition; None before the first."""
    counts, later = [len(cards) for cards in view.suspicions], list[Event]()
    for event in reversed(past):
        later.append(event)
        if isinstance(event, SuspicionDrawn):
            counts[event.seat] -= 1
        elif isinstance(event, SuspicionDiscarded):
            counts[event.seat] += event.cards
        elif isinstance(event, InquisitionBegan):
            return _inquisition(_cause(view, past, later), counts, later[::-1])
    return None


def _cause(view: Any, past: Reversible[Event], later: Sequence[Event]) -> int:
    """The side that caused an inquisition by emptying the tax supply; NOBODY if the supply was not empty.

    `later` holds the events since then, newest first.
    """
    refilled = [event.silver for event in later if isinstance(event, TaxRefilled)]
    if (refilled[-1] < TAX_SUPPLY[view.seats]) if refilled else view.tax:
        return NOBODY
    before = islice(reversed(past), len(later), None)
    taken = next(event for event in before if isinstance(event, TaxTaken | TaxReturned))
    return taken.seat if isinstance(taken, TaxTaken) else OPPONENT


def _inquisition(cause: int, counts: list[int], events: list[Event]) -> Inquisition:
    """The inquisition that began with the first of these events."""
    end = next((place for place, event in enumerate(events) if isinstance(event, TaxRefilled)), len(events))
    said = events[:end]
    gone = [0] * len(counts)
    for event in said:
        if isinstance(event, SuspicionDiscarded):
            gone[event.seat] += event.cards
    return Inquisition(
        cause,
        tuple(counts),
        tuple((event.seat, event.townsfolk) for event in said if isinstance(event, TownsfolkHelped)),
        tuple(seat for event in said if isinstance(event, Convicted) for seat in event.seats),
        tuple(gone),
    )
