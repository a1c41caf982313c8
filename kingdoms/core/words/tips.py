"""Tips: a few words for a new player when a kind of decision or event comes up for the first time.

A tip is chosen from the view of the player who decides and from what has happened since their previous decision, so it
can give away nothing that they do not know.
"""

from collections.abc import Callable, Collection, Sequence
from typing import Any, NamedTuple, TypeVar

from kingdoms.core.state import Event, Move, Thing

E = TypeVar("E")
Condition = Callable[[Any, Sequence[Event]], bool]
Pointer = Callable[[Any, Sequence[Event]], Thing]


class Tip(NamedTuple):
    """One or two sentences, and the thing on the table that they are about.

    `when` and `about` are given the view of the seat that decides, and the events from its previous decision on.
    """

    key: str
    text: str
    """Marked for the catalogue."""
    when: Condition
    """Whether the tip applies now."""
    about: Pointer
    """The thing to point at; called only when the tip applies."""


def first_unseen(tips: Sequence[Tip], seen: Collection[str], view: Any, events: Sequence[Event]) -> Tip | None:
    """The first tip that applies and has not been seen; None if there is none."""
    return next((tip for tip in tips if tip.key not in seen and tip.when(view, events)), None)


def asks(*steps: str) -> Condition:
    """For `Tip.when`: one of these steps of the agenda asks for the decision."""
    return lambda view, _events: view.asked in steps


def can_make(*kinds: type) -> Condition:
    """For `Tip.when`: a move of one of these kinds is possible."""
    return lambda view, _events: any(isinstance(move, kinds) for move in view.moves())


def befell(kind: type, field: str = "seat") -> Condition:
    """For `Tip.when`: an event of this kind names the deciding seat in this field."""
    return lambda view, events: any(isinstance(event, kind) and getattr(event, field) == view.seat for event in events)


def always(*thing: Any) -> Pointer:
    """For `Tip.about`: always the same thing."""
    return lambda _view, _events: thing


def own(name: str) -> Pointer:
    """For `Tip.about`: the thing of this name that belongs to the deciding seat."""
    return lambda view, _events: (name, view.seat)


def to_tap(target: Callable[[Any, Move], Thing], *kinds: type) -> Pointer:
    """For `Tip.about`: the target of the first possible move of these kinds."""
    return lambda view, _events: target(view, next(move for move in view.moves() if isinstance(move, kinds)))


def latest(events: Sequence[Event], kind: type[E], **parts: Any) -> E:
    """The latest event of this kind with these fields; there has to be one."""
    return next(
        event
        for event in reversed(events)
        if isinstance(event, kind) and all(getattr(event, name) == value for name, value in parts.items())
    )
