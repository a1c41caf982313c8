"""Why a bot made a move, judged only by what the reader could see at the time."""

from kingdoms.core.language import _
from kingdoms.core.seats import PERSON
from kingdoms.core.session import Session
from kingdoms.ui.new_game.seating import ABOUT, TITLES


def is_bots(session: Session, number: int) -> bool:
    """Whether a bot took this decision."""
    return session.decided_by(number) != PERSON


def can_be_asked(session: Session, number: int) -> bool:
    """Whether a bot took this decision and the log mentions it."""
    return is_bots(session, number) and bool(deed(session, number))


def deed(session: Session, number: int) -> str:
    """The log's first sentence about the player who took a decision; empty if there is none."""
    entry, words = session.log[number], session.game.words
    lines = (words.line(event, session.names) for event in entry.events if getattr(event, "seat", None) == entry.seat)
    return next(filter(None, lines), "")


def reason(session: Session, number: int, reader: int | None) -> tuple[str, str]:
    """Who took a decision, and why; `reader` is the seat that asks, or None for an onlooker.

    For a squire, who does not weigh moves, this is added.
    """
    entry, player = session.log[number], session.decided_by(number)
    view = session.state_before(number).view(reader)
    who = _("{name}: {level}").format(name=session.names[entry.seat], level=_(TITLES[player]))
    why = session.game.words.why(view, entry.move)
    if player == "squire":
        return who, "\n".join(filter(None, (why, _(ABOUT[player]))))
    return who, why or _("There is nothing more to say about this move.")
