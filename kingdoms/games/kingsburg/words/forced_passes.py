"""Passes that nobody chose: the rules make a seat pass when it can do nothing else, and the log says why.

The first event of a decision shows what its player chose; a pass that comes later was the only move of its seat.
"""

from collections.abc import Iterable, Reversible, Sequence
from itertools import takewhile
from typing import Any, NamedTuple

from kingdoms.core.log import Past
from kingdoms.core.state import Event
from kingdoms.core.words.language import N_
from kingdoms.games.kingsburg import events
from kingdoms.games.kingsburg.board import RECRUITING

NO_ADVISOR, NO_BUILDING, NO_OTHER_BUILDING = "no_advisor", "no_building", "no_other_building"
NO_SOLDIER, NO_OTHER_SOLDIER = "no_soldier", "no_other_soldier"
"""The reasons for which a seat has to pass."""

SENTENCES = {
    NO_ADVISOR: N_("{seat:You} can't reach a free advisor."),
    NO_BUILDING: N_("{seat:You} can't afford a building."),
    NO_OTHER_BUILDING: N_("{seat:You} can't afford another building."),
    NO_SOLDIER: N_("{seat:You} can't afford a soldier."),
    NO_OTHER_SOLDIER: N_("{seat:You} can't afford another soldier."),
}
"""The log's sentence about each reason."""

_OF_HELP = (events.Helped, events.Declined)


class ForcedPass(NamedTuple):
    """A seat passes because it can do nothing else."""

    seat: int
    reason: str


def with_forced_passes(happened: Sequence[Event], past: Reversible[Event] = ()) -> list[Event]:
    """The events of a decision, in which forced passes have their reasons; `past` is everything before."""
    if not any(isinstance(event, events.Passed) for event in happened[1:]):
        return list(happened)
    earlier, found = _this_phase(past), list[Event]()
    for place, event in enumerate(happened):
        is_forced = place > 0 and isinstance(event, events.Passed)
        found.append(ForcedPass(event.seat, _reason(earlier, event.seat)) if is_forced else event)
        earlier = [event] if _begins(event) else [*earlier, event]
    return found


def forced_just_now(past: Past, seat: int) -> list[ForcedPass]:
    """The seat's forced passes in the newest decision, unless a new phase has begun since."""
    for decision, before in past.decisions():
        passes = with_forced_passes(decision.events, before)
        newest = takewhile(lambda event: not isinstance(event, events.PhaseBegan), reversed(passes))
        return [event for event in newest if isinstance(event, ForcedPass) and event.seat == seat][::-1]
    return []


def _begins(event: Event) -> bool:
    """Whether the event begins a part of the year in which seats may pass: after the roll, and when they recruit."""
    return isinstance(event, events.OrderFixed) or (isinstance(event, events.PhaseBegan) and event.phase == RECRUITING)


def _this_phase(past: Reversible[Event]) -> list[Event]:
    found: list[Event] = []
    for event in reversed(past):
        found.append(event)
        if _begins(event):
            break
    return found[::-1]


def _reason(earlier: Sequence[Event], seat: int) -> str:
    """Why a seat has to pass after these events of the phase.

    Nobody builds before the advisors have helped or, if nobody sent any dice, before every seat has passed once.
    """
    if isinstance(earlier[0] if earlier else None, events.PhaseBegan):
        return NO_OTHER_SOLDIER if _has(earlier, events.Recruited, seat) else NO_SOLDIER
    if any(isinstance(event, _OF_HELP) for event in earlier) or _has(earlier, events.Passed, seat):
        return NO_OTHER_BUILDING if _has(earlier, events.Built, seat) else NO_BUILDING
    return NO_ADVISOR


def _has(happened: Iterable[Any], kind: type[Any], seat: int) -> bool:
    """Whether there is such an event about the seat."""
    return any(event.seat == seat for event in happened if type(event) is kind)
