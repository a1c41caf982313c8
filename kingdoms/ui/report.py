"""What a table reports of a session in one line each: who has to do what now, and what happened last."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from kingdoms.core.session import Entry, Session
from kingdoms.core.tongue import _
from kingdoms.ui.seating import TITLES


def what_now(session: Session, view: Any) -> str:
    """Who has to do what, as the one sees it to whom the view belongs."""
    if session.actor is None:
        return _("The game is over.")
    name = session.names[session.actor]
    if session.is_bots_turn:
        return _who_thinks(session, session.actor)
    if session.held is not None:
        return _("{name}: end the turn, or take it back").format(name=name)
    return _("{name}: {what}").format(name=name, what=session.game.words.prompt(view))


def _who_thinks(session: Session, seat: int) -> str:
    """A bot at its own seat has its own name; one that stands in is told apart from whose name it bears."""
    name, player = session.names[seat], session.seats[seat].player
    if player == session.seated[seat].player:
        return _("{name} is thinking…").format(name=name)
    return _("{name} ({level}) is thinking…").format(name=name, level=_(TITLES[player]))


class News(NamedTuple):
    """The log's newest sentence, and the decision that it tells of."""

    line: str
    number: int


def newest(session: Session, *, before_last: bool = False) -> News | None:
    """The news of all decisions, or of those before the last one; None if there is nothing to tell."""
    for number in reversed(range(len(session.log) - before_last)):
        if line := _last_line(session, session.log[number]):
            return News(line, number)
    return None


def _last_line(session: Session, entry: Entry) -> str:
    lines: Iterable[str] = (session.game.words.line(event, session.names) for event in reversed(entry.events))
    return next(filter(None, lines), "")
