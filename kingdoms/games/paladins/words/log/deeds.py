"""The deeds of a side: events that share one sentence of the log, because each of them follows from the one before."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from kingdoms.core.state import Event
from kingdoms.games.paladins import events

HELPERS = (events.PaladinHelped, events.TownsfolkHelped)
"""The events that name whose bonus the gains after them are."""
SENDING = (events.Acted, events.FavourUsed)
TARGETS = (events.WallBuilt, events.Attacked, events.Converted)
"""The events that share a sentence with the workers sent, if there was only one target."""
_BEGINNINGS = (
    *SENDING,
    *TARGETS,
    *HELPERS,
    events.PaladinRevealed,
    events.TavernTaken,
    events.OptionTaken,
    events.Developed,
    events.Hired,
    events.Discarded,
    events.Cleared,
    events.Settled,
    events.JarPlaced,
    events.DebtPaid,
    events.DebtDestroyed,
)
"""The events with which a deed can begin."""
_COSTS = (events.Paid, events.DebtTaken)
_GAINS = (events.Gained, events.WorkersGained, events.SuspicionDrawn, events.TaxTaken)
_RESULTS = (*_GAINS, *HELPERS, events.SuspicionDiscarded, events.DebtPaid, events.DebtDestroyed)


class Deed(NamedTuple):
    """Something that a side does, with its cost and everything that comes of it; or only successive gains."""

    seat: int
    done: Any = None
    """The event with which it begins; None if there are only gains, or only a cost so far."""
    costs: tuple[Any, ...] = ()
    results: tuple[Any, ...] = ()


def with_joined_deeds(happened: Sequence[Event]) -> list[Any]:
    """The events, with each deed of a side joined into one."""
    found: list[Any] = []
    for event in happened:
        joined = _joined(found[-1], event) if found else None
        if joined is None:
            found.append(event)
        else:
            found[-1] = joined
    return found


def _joined(last: Any, event: Any) -> Deed | None:
    """The deed that the event belongs to, together with the one before it; None if it belongs to none."""
    deed = _as_deed(last)
    if deed is None or deed.seat != getattr(event, "seat", None):
        return None
    if isinstance(event, _COSTS) and not deed.results:
        return deed._replace(costs=(*deed.costs, event))
    is_only_a_cost = deed.done is None and not deed.results
    if isinstance(event, _BEGINNINGS) and is_only_a_cost:
        return deed._replace(done=event)
    is_target = isinstance(event, TARGETS) and isinstance(deed.done, SENDING)
    if is_target or (isinstance(event, _RESULTS) and (deed.done is not None or _is_more(deed, event))):
        return deed._replace(results=(*deed.results, event))
    return None


def _is_more(deed: Deed, event: Any) -> bool:
    """Whether, without anything done, the event is another gain, or the other half of a verdict."""
    if isinstance(event, _GAINS):
        return bool(deed.results)
    is_debt = len(deed.costs) == 1 and isinstance(deed.costs[0], events.DebtTaken)
    return is_debt and not deed.results and isinstance(event, events.SuspicionDiscarded)


def _as_deed(event: Any) -> Deed | None:
    """A deed, or an event as the beginning of one; None if nothing can be added to it."""
    if isinstance(event, Deed):
        return event
    if isinstance(event, _BEGINNINGS):
        return Deed(event.seat, event)
    if isinstance(event, _COSTS):
        return Deed(event.seat, costs=(event,))
    return Deed(event.seat, results=(event,)) if isinstance(event, _GAINS) else None
