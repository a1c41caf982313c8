"""The log's sentences about the solo opponent alone: enough to follow each of its steps, and to check it."""

from collections.abc import Callable, Reversible
from itertools import groupby
from typing import Any

from kingdoms.core.game import Event
from kingdoms.core.language import N_, _, enumerated
from kingdoms.games.paladins import solo_events
from kingdoms.games.paladins.cards import FAVOUR_SCHEME
from kingdoms.games.paladins.events import Acted, Cleared, FavourUsed, Passed, RoundBegan, RoundEnded
from kingdoms.games.paladins.table import OPPONENT
from kingdoms.games.paladins.words.names import action_name, fallback_name, scheme_name
from kingdoms.games.paladins.words.phrases import cards, plain_workers, silver

_THWARTED = {
    solo_events.NO_WORKERS: N_("{scheme} is not possible: the opponent has too few workers."),
    solo_events.OCCUPIED: N_("{scheme} is not possible: workers of the opponent stand there."),
    solo_events.NO_MORE: N_("{scheme} is not possible: the opponent has done it as often as it can."),
    solo_events.TOO_LOW: N_("{scheme} is not possible: the level of the opponent is too low for what is left."),
    solo_events.NO_TARGET: N_("{scheme} is not possible: there is nothing left for it."),
}

_INDICATED = {
    solo_events.TOWNSFOLK_CARD: N_("Its marker points at townsfolk {place}, or the next one to the right."),
    solo_events.FAVOUR_CARD: N_("Its marker points at King's Favour {place}, or the next free one to the right."),
    solo_events.OUTSIDER_CARD: N_("Its marker points at outsider {place}, or the next to the right within its level."),
}


# Its latest turn.


def latest_turn(past: Reversible[Event]) -> list[Event]:
    """What the opponent did since the player's last action, or before that if it did nothing yet, in its order."""
    later = list[Event]()
    for event in reversed(past):
        if _is_between(event):
            turn = _from_scheme(later[::-1])
            if turn:
                return turn
            later = []
        else:
            later.append(event)
    return _from_scheme(later[::-1])


def _is_between(event: Event) -> bool:
    """Whether the event ends what the opponent did before, or is ahead of what it does next."""
    is_players = isinstance(event, Acted | FavourUsed | Passed) and event.seat != OPPONENT
    return is_players or isinstance(event, RoundBegan | RoundEnded)


def _from_scheme(events: list[Event]) -> list[Event]:
    """The events from the opponent's first own one on."""
    own = (
        number
        for number, event in enumerate(events)
        if isinstance(event, solo_events.SchemesShuffled | solo_events.SchemeTurned) or event == Passed(OPPONENT)
    )
    return events[next(own, len(events)) :]


def told_turn(past: Reversible[Event], line: Callable[[Event], str]) -> list[str]:
    """The log's sentences about its latest turn; a prayer that clears several actions is one step of it."""
    told = list[str]()
    for is_cleared, same in groupby(latest_turn(past), _is_cleared):
        events = list(same)
        told += [_prayed(events)] if is_cleared and len(events) > 1 else map(line, events)
    return [sentence for sentence in told if sentence]


def _is_cleared(event: Event) -> bool:
    return isinstance(event, Cleared) and event.seat == OPPONENT


def _prayed(events: list[Any]) -> str:
    names = [action_name(event.action) for event in events]
    return _("The opponent prays, and the workers leave these actions: {actions}.").format(actions=enumerated(names))


# Sentences.


def solo_line(event: Any) -> str:
    """The sentence about an event of the opponent alone."""
    return _LINES[type(event)](event)


def _opponent_ready(event: solo_events.OpponentReady) -> str:
    return _("The opponent has {workers} for this round.").format(workers=plain_workers(event.workers))


def _scheme_joined(event: solo_events.SchemeJoined) -> str:
    return _("The scheme on King's Favour {place} goes to the discarded schemes.").format(place=event.place + 1)


def _schemes_shuffled(event: solo_events.SchemesShuffled) -> str:
    return _("All schemes of the opponent are shuffled into a new deck: {cards}.").format(cards=cards(event.schemes))


def _scheme_turned(event: solo_events.SchemeTurned) -> str:
    return _("The opponent turns over a scheme: {scheme}.").format(scheme=scheme_name(event.scheme))


def _thwarted(event: solo_events.Thwarted) -> str:
    if event.scheme == FAVOUR_SCHEME:
        return _("No King's Favour is free for the opponent.")
    return thwarted(event.scheme, event.reason)


def thwarted(scheme: int, reason: str) -> str:
    """Why the opponent cannot do an action."""
    return _(_THWARTED[reason]).format(scheme=scheme_name(scheme))


def _fell_back(event: solo_events.FellBack) -> str:
    text = _("Instead it sends 1 worker to its first free place: {fallback}.")
    return text.format(fallback=fallback_name(event.fallback))


def _indicated(event: solo_events.Indicated) -> str:
    return _(_INDICATED[event.card]).format(place=event.place + 1)


def _stepped(event: solo_events.Stepped) -> str:
    if event.space == 0:
        return _("Its marker is back on space 1: its lowest attribute rises, up to 12.")
    return _("The resource marker of the opponent moves to space {space}.").format(space=event.space + 1)


def _tax_returned(event: solo_events.TaxReturned) -> str:
    text = _("The opponent has no such debt or suspicion card: {silver} goes from the tax supply to the bank instead.")
    return text.format(silver=silver(event.silver))


_LINES: dict[type, Callable[[Any], str]] = {
    solo_events.OpponentReady: _opponent_ready,
    solo_events.SchemeJoined: _scheme_joined,
    solo_events.SchemesShuffled: _schemes_shuffled,
    solo_events.SchemeTurned: _scheme_turned,
    solo_events.Thwarted: _thwarted,
    solo_events.FellBack: _fell_back,
    solo_events.Indicated: _indicated,
    solo_events.Stepped: _stepped,
    solo_events.TaxReturned: _tax_returned,
}
