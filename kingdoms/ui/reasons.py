"""Why a bot made a move, for a reader who asks: told by what that reader could see when it was made, and no more."""

from kingdoms.core.session import PERSON, Session
from kingdoms.core.tongue import _
from kingdoms.ui.seating import TITLES


def is_bots(session: Session, number: int) -> bool:
    """Whether a bot took this decision."""
    return session.decided_by(number) != PERSON


def can_be_asked(session: Session, number: int) -> bool:
    """Whether a bot took this decision and the log tells what it did; nobody asks about what he has not heard of."""
    return is_bots(session, number) and bool(deed(session, number))


def deed(session: Session, number: int) -> str:
    """What the log says first of the one who took a decision; empty if it says nothing of him."""
    entry, words = session.log[number], session.game.words
    lines = (words.line(event, session.names) for event in entry.events if getattr(event, "seat", None) == entry.seat)
    return next(filter(None, lines), "")


def reason(session: Session, number: int, reader: int | None) -> tuple[str, str]:
    """Who took a decision and why; `reader` is the seat that wants to know, or None for an onlooker."""
    entry = session.log[number]
    view = session.state_before(number).view(reader)
    level = _(TITLES[session.decided_by(number)])
    who = _("{name}: {level}").format(name=session.names[entry.seat], level=level)
    return who, session.game.words.why(view, entry.move) or _("There is nothing more to say about this move.")
