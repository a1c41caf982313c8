"""The lines that sum up a session: who has to do what now, and what happened last."""

from collections.abc import Callable
from typing import NamedTuple

from kingdoms.core.session import Session
from kingdoms.core.words.language import _, uncapitalised
from kingdoms.ui.board.zones.log import NOTHING_TO_ASK
from kingdoms.ui.player_kinds import KIND_NAMES
from kingdoms.ui.score.winner_line import winner_line
from kingdoms.ui.table.log import can_be_asked, seen_events


def what_now(session: Session, request: Callable[[], str], *, must_look: bool = False, must_hold: bool = False) -> str:
    """A sentence about who has to do what now, or who wins; whoever shares the table with other people is named.

    `request` returns the task of the player who decides. With `must_look` they have to look at their cards first, and
    with `must_hold` to hold the card that shows a secret.
    """
    if session.actor is None:
        return winner_line(session)
    if session.is_bots_turn:
        return _who_thinks(session, session.actor)
    what = _task(session, request, must_look=must_look, must_hold=must_hold)
    if len(session.persons) == 1:
        return what
    return _("{name}: {what}").format(name=session.names[session.actor], what=uncapitalised(what))


def _task(session: Session, request: Callable[[], str], *, must_look: bool, must_hold: bool) -> str:
    """The task of the person who acts, without their name."""
    if must_hold:
        return _("Touch and hold the card marked with an eye to look at it")
    if session.held is None:
        return _("Look at your cards") if must_look else request()
    if must_look:
        return _("Look at your cards or end your turn")
    return _("End your turn or undo") if session.can_undo() else _("End your turn")


def _who_thinks(session: Session, seat: int) -> str:
    """Says that a bot is thinking; for a stand-in, its level is added to the name of the seat."""
    name, player = session.names[seat], session.seats[seat].player
    if player == session.seated[seat].player:
        return _("{name} is thinking…").format(name=name)
    return _("{name} ({level}) is thinking…").format(name=name, level=_(KIND_NAMES[player]))


class News(NamedTuple):
    """A sentence of the log, and the decision it is about."""

    line: str
    number: int


def latest_news(session: Session, *, before_last: bool = False) -> News | None:
    """The newest sentence, or the newest before the last decision; None if there is none.

    If the game has a headline for a decision, that stands for its sentences. A sentence about no player, such as one
    about cards being dealt, says only what everybody can see; if there is an earlier one from the same turn, that is
    returned instead.
    """
    aside: News | None = None
    for number in reversed(range(len(session.log) - before_last)):
        decision = session.log[number]
        if aside is not None and decision.seat != session.log[aside.number].seat:
            break
        happened, past, names = seen_events(session, number), session.past_before(number), session.names_in_sentences
        headline = session.game.headline(happened, past, names)
        if headline:
            return News(headline, number)
        lines = (
            (session.game.words.line(event, names), hasattr(event, "seat"))
            for event in session.game.for_log(happened, past)
        )
        # Each sentence, and whether it is about a player.
        sentences = [line for line in lines if line[0]]
        is_last_aside = [is_about for _line, is_about in sentences[-2:]] in ([False], [True, False])
        if aside is None and is_last_aside:
            aside = News(sentences.pop()[0], number)
        if sentences:
            return News(sentences[-1][0], number)
    return aside


class Status(NamedTuple):
    """The sentence of the prompt, the news below it, and the decision whose reason can be asked for."""

    prompt: str
    news: str
    decision: int = NOTHING_TO_ASK


def status_at_rest(session: Session, now: str, hint: tuple[str, str] | None, recap: str = "") -> Status:
    """The status while nothing moves: the task `now` and the latest news after a recap, or a hint with its reason.

    Below a recap, which may be about several decisions, the reason for the latest one can still be asked for.
    """
    news = latest_news(session)
    is_new = news is not None and news.line.rstrip(".") != now.rstrip(".")
    prompt, line = hint or (now, recap or (news.line if news is not None and is_new else ""))
    is_shown = hint is None and (recap or is_new)
    if news is None or not is_shown or not can_be_asked(session, news.number):
        return Status(prompt, line)
    return Status(prompt, line, news.number)


def status_while_moving(session: Session, caption: str, last_caption: str) -> Status:
    """The status during animations; the newest decision is not mentioned before it has been seen."""
    news = latest_news(session, before_last=True)
    seen = last_caption or (news.line if news is not None else "")
    prompt = caption or seen
    return Status(prompt, "" if seen in prompt else seen)
