"""The log's sentences about the solo opponent alone: enough to follow each of its steps, and to check it."""

from collections.abc import Callable
from typing import Any

from kingdoms.core.tongue import N_, _
from kingdoms.games.paladins.cards import FAVOUR_SCHEME
from kingdoms.games.paladins.names import fallback_name, scheme_name
from kingdoms.games.paladins.phrases import cards, plain_workers, silver
from kingdoms.games.paladins.solo_events import (
    FAVOUR_CARD,
    NO_MORE,
    NO_TARGET,
    NO_WORKERS,
    OCCUPIED,
    OUTSIDER_CARD,
    TOO_LOW,
    TOWNSFOLK_CARD,
    FellBack,
    Indicated,
    OpponentReady,
    SchemeJoined,
    SchemesShuffled,
    SchemeTurned,
    Stepped,
    TaxReturned,
    Thwarted,
)

_THWARTED = {
    NO_WORKERS: N_("{scheme} is not possible: the opponent has too few workers."),
    OCCUPIED: N_("{scheme} is not possible: workers of the opponent stand there."),
    NO_MORE: N_("{scheme} is not possible: the opponent has done it as often as it can."),
    TOO_LOW: N_("{scheme} is not possible: the level of the opponent is too low for what is left."),
    NO_TARGET: N_("{scheme} is not possible: there is nothing left for it."),
}

_INDICATED = {
    TOWNSFOLK_CARD: N_(
        "Its resource marker points at townsfolk {place}: that one, or the next to the right that is there."
    ),
    FAVOUR_CARD: N_(
        "Its resource marker points at King's Favour {place}: that one, or the next to the right that is free."
    ),
    OUTSIDER_CARD: N_(
        "Its resource marker points at outsider {place}: that one, or the next to the right within its level."
    ),
}


def solo_line(event: Any) -> str:
    """The sentence about an event of the opponent alone."""
    return _LINES[type(event)](event)


def _opponent_ready(event: OpponentReady) -> str:
    return _("The opponent has {workers} for this round.").format(workers=plain_workers(event.workers))


def _scheme_joined(event: SchemeJoined) -> str:
    return _("The scheme on King's Favour {place} goes to the discarded schemes.").format(place=event.place + 1)


def _schemes_shuffled(event: SchemesShuffled) -> str:
    return _("All schemes of the opponent are shuffled into a new deck: {cards}.").format(cards=cards(event.schemes))


def _scheme_turned(event: SchemeTurned) -> str:
    return _("The opponent turns over a scheme: {scheme}.").format(scheme=scheme_name(event.scheme))


def _thwarted(event: Thwarted) -> str:
    if event.scheme == FAVOUR_SCHEME:
        return _("No King's Favour is free for the opponent.")
    return thwarted(event.scheme, event.reason)


def thwarted(scheme: int, reason: str) -> str:
    """Why the opponent cannot do an action."""
    return _(_THWARTED[reason]).format(scheme=scheme_name(scheme))


def _fell_back(event: FellBack) -> str:
    text = _("Instead the opponent sends 1 worker to the first free place of its row: {fallback}.")
    return text.format(fallback=fallback_name(event.fallback))


def _indicated(event: Indicated) -> str:
    return _(_INDICATED[event.card]).format(place=event.place + 1)


def _stepped(event: Stepped) -> str:
    if event.space == 0:
        return _("The resource marker is back on space 1: the lowest attribute of the opponent rises.")
    return _("The resource marker of the opponent moves to space {space}.").format(space=event.space + 1)


def _tax_returned(event: TaxReturned) -> str:
    text = _("The opponent has nothing to be rid of: {silver} goes from the tax supply to the bank.")
    return text.format(silver=silver(event.silver))


_LINES: dict[type, Callable[[Any], str]] = {
    OpponentReady: _opponent_ready,
    SchemeJoined: _scheme_joined,
    SchemesShuffled: _schemes_shuffled,
    SchemeTurned: _scheme_turned,
    Thwarted: _thwarted,
    FellBack: _fell_back,
    Indicated: _indicated,
    Stepped: _stepped,
    TaxReturned: _tax_returned,
}
