"""The log's sentences about the solo opponent: enough to follow each of its steps and to check them."""

from collections.abc import Callable, Reversible
from itertools import groupby
from typing import Any

from kingdoms.core.state import Event
from kingdoms.core.words.language import N_, _, enumerated, within
from kingdoms.games.paladins import solo_events
from kingdoms.games.paladins.cards import FAVOUR_SCHEME
from kingdoms.games.paladins.events import Acted, Cleared, FavourUsed, Passed, RoundBegan, RoundEnded
from kingdoms.games.paladins.rules import obstacles
from kingdoms.games.paladins.state import OPPONENT
from kingdoms.games.paladins.words.names import action_name, fallback_name, scheme_name
from kingdoms.games.paladins.words.phrases import cards, plain_workers, silver

_THWARTED = {
    obstacles.TOO_FEW_WORKERS: N_("{scheme} is not possible: the opponent has too few workers."),
    obstacles.OCCUPIED: N_("{scheme} is not possible: the opponent's workers are already there."),
    obstacles.NO_MORE: N_("{scheme} is not possible: the opponent can't do it again."),
    obstacles.TOO_LOW: N_("{scheme} is not possible: the opponent's level is too low."),
    obstacles.NO_TARGET: N_("{scheme} is not possible: there is no target left."),
}

_INDICATED = {
    solo_events.TOWNSFOLK_CARD: N_(
        "Its marker points to townsfolk card {place}; if that is gone, to the next one on the right."
    ),
    solo_events.FAVOUR_CARD: N_(
        "Its marker points to King's Favour {place}; if that is not free, to the next free one on the right."
    ),
    solo_events.OUTSIDER_CARD: N_(
        "Its marker points to outsider {place}; if that is gone or beyond its level, to the next possible one "
        "on the right."
    ),
}


# Its latest turn.


def latest_turn(past: Reversible[Event]) -> list[Event]:
    """The events of the opponent's latest turn, in order, even if the player has acted since."""
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
    """Whether the event separates the opponent's turns."""
    is_players = isinstance(event, Acted | FavourUsed | Passed) and event.seat != OPPONENT
    return is_players or isinstance(event, RoundBegan | RoundEnded)


def _from_scheme(events: list[Event]) -> list[Event]:
    """The events from the start of the opponent's turn onwards; empty if no event starts one."""
    own = (
        number
        for number, event in enumerate(events)
        if isinstance(event, solo_events.SchemesShuffled | solo_events.SchemeTurned) or event == Passed(OPPONENT)
    )
    return events[next(own, len(events)) :]


def lines_of_turn(past: Reversible[Event], line: Callable[[Event], str]) -> list[str]:
    """The log's sentences about the opponent's latest turn; a prayer that clears several actions has only one."""
    items = list[str]()
    for is_cleared, same in groupby(latest_turn(past), _is_cleared):
        events = list(same)
        items += [_prayed(events)] if is_cleared and len(events) > 1 else map(line, events)
    return [sentence for sentence in items if sentence]


def _is_cleared(event: Event) -> bool:
    return isinstance(event, Cleared) and event.seat == OPPONENT


def _prayed(events: list[Any]) -> str:
    names = [within(action_name(event.action)) for event in events]
    return _("The opponent prays and clears {actions}.").format(actions=enumerated(names))


# Sentences.


def solo_line(event: Any) -> str:
    """The sentence about an event that only concerns the opponent."""
    match event:
        case solo_events.OpponentReady(workers):
            return _("The opponent has {workers} for this round.").format(workers=plain_workers(workers))
        case solo_events.SchemeJoined(place):
            return _("The scheme on King's Favour {place} goes to the scheme discard pile.").format(place=place + 1)
        case solo_events.SchemesShuffled(schemes):
            text = _("All the opponent's schemes are shuffled into a new deck: {cards}.")
            return text.format(cards=cards(schemes))
        case solo_events.SchemeTurned(scheme):
            return _("The opponent reveals a scheme: {scheme}.").format(scheme=scheme_name(scheme))
        case solo_events.Thwarted(scheme, reason):
            is_favour = scheme == FAVOUR_SCHEME
            return _("No King's Favour is available to the opponent.") if is_favour else thwarted(scheme, reason)
        case solo_events.FellBack(fallback):
            text = _("Instead, it sends 1 worker to its first free fallback action: {fallback}.")
            return text.format(fallback=fallback_name(fallback))
        case solo_events.Indicated(card, place):
            return _(_INDICATED[card]).format(place=place + 1)
        case solo_events.Stepped(space):
            text = _("The opponent's resource marker moves to space {space}.")
            text = text if space else _("Its marker is back on space 1: its lowest attribute rises (maximum 12).")
            return text.format(space=space + 1)
    text = _("The opponent has no such debt or suspicion card; {silver} goes from the tax supply to the bank instead.")
    return text.format(silver=silver(event.silver))


def thwarted(scheme: int, reason: str) -> str:
    """Why the opponent cannot do an action."""
    return _(_THWARTED[reason]).format(scheme=scheme_name(scheme))
