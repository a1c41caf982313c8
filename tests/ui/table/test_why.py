"""Why a bot made a move: a tap on its line in the log or prompt explains it, using what the reader could see then."""

from typing import Any

import pytest
from kivy.core.window import Window

from kingdoms.core.seats import PERSON
from kingdoms.games import GAMES
from kingdoms.ui.board.zones.log import NOTHING_TO_ASK
from kingdoms.ui.table.log import LogLine, is_bots, line_about, lines_of, reason
from kingdoms.ui.table.status_line import latest_news
from kingdoms.ui.widgets.popover import Popover
from tests.ui.geometry import FINGER
from tests.ui.positions import can_make, new_session, session_where
from tests.ui.touches import told


def in_sight(finger: Any) -> list[LogLine]:
    """The log lines that are entirely in sight."""
    room = finger.table.log.lines
    floor, ceiling = room.to_window(room.x, room.y)[1], room.to_window(room.x, room.top)[1]
    return [line for line in finger.find(LogLine) if line.in_window.y >= floor and line.in_window.top <= ceiling]


def answer(finger: Any, number: int) -> list[tuple[str, str]]:
    session = finger.table.session
    return [reason(session, number, finger.table.viewer)]


@pytest.mark.parametrize("size", [(360, 640), (640, 360), (1280, 800)])
def test_a_tap_on_a_bots_line_in_the_log_explains_it(sit: Any, size: tuple[int, int]) -> None:
    finger = sit(session_where(can_make("Buy")), size)
    finger.press("l")
    finger.frames(10)
    line = next(line for line in in_sight(finger) if line.can_be_asked)
    assert line.height >= FINGER
    finger.tap_widget(line)
    assert told() == answer(finger, int(line.number))
    assert all(child.x >= 0 and child.right <= Window.width for child in Window.children if isinstance(child, Popover))
    finger.press("escape")
    assert not told()


def test_a_tap_on_the_news_explains_it_and_the_bots_wait(sit: Any) -> None:
    session = new_session("bbbp")
    finger = sit(session, speed="normal")
    finger.until(lambda: finger.table.decision != NOTHING_TO_ASK, most=500_000)
    number, prompt = int(finger.table.decision), finger.table.ids.prompt
    finger.tap(*prompt.to_window(prompt.x + 80, prompt.center_y))
    ((expected, why),) = answer(finger, number)
    assert told() == [(expected, f"{line_about(session, number)}\n{why}")]
    assert not finger.table.is_free()


def test_moves_of_people_cannot_be_asked_about(sit: Any) -> None:
    session = session_where(can_make("Choose"), "pbbb")
    asked = {line.number for line in lines_of(session)} - {NOTHING_TO_ASK}
    assert asked
    assert all(session.log[number].seat != 0 for number in asked)
    finger = sit(session)
    finger.press("l")
    finger.frames(10)
    finger.tap_widget(next(line for line in in_sight(finger) if not line.can_be_asked))
    assert not told()


def test_a_stand_ins_move_can_be_asked_about_after_the_person_returns() -> None:
    session = session_where(can_make("Choose"), "pb")
    number = len(session.log)
    session.let_play(0, "squire")
    session.play(session.state.moves()[0])
    session.let_play(0, PERSON)
    assert is_bots(session, number)
    assert reason(session, number, None)[0] == "Anna: Squire"
    assert not any(is_bots(session, other) for other in range(number) if session.log[other].seat == 0)


def test_a_reason_uses_what_the_reader_could_see_before_the_move(monkeypatch: pytest.MonkeyPatch) -> None:
    session, seen = session_where(can_make("Buy")), []
    monkeypatch.setattr(session.game.words, "why", lambda view, move: seen.append((view.to_json(), move)) or "")
    number = len(session.log) - 1
    reason(session, number, 0)
    assert seen == [(session.state_before(number).view(0).to_json(), session.log[number].move)]


@pytest.mark.parametrize("why", ["It is a bargain.", ""])
@pytest.mark.parametrize(
    ("level", "more"),
    [("squire", "Plays any move that isn't obviously bad. The easiest bot."), ("knight", ""), ("regent", "")],
)
def test_a_squire_says_that_it_has_not_weighed_its_move(
    monkeypatch: pytest.MonkeyPatch, level: str, more: str, why: str
) -> None:
    session = session_where(can_make("Choose"), "pb")
    number = len(session.log)
    session.let_play(0, level)
    session.play(session.state.moves()[0])
    monkeypatch.setattr(session.game.words, "why", lambda _view, _move: why)
    expected = "\n".join(filter(None, (why, more)))
    assert reason(session, number, None)[1] == (expected or "There is nothing more to say about this move.")


def test_every_decision_of_a_bot_has_at_most_one_line_to_ask_about() -> None:
    numbers = [line.number for line in lines_of(session_where(can_make("Buy"))) if line.number != NOTHING_TO_ASK]
    assert len(numbers) == len(set(numbers))


def test_a_key_explains_the_news_and_does_nothing_if_there_is_none(sit: Any) -> None:
    finger = sit(session_where(can_make("Influence"), after=60, game=GAMES["kingsburg"]))
    finger.press("w")
    assert [who for who, _text in told()] == [who for who, _why in answer(finger, int(finger.table.decision))]
    finger = sit(new_session("pb"))
    finger.press("w")
    assert not told()


def test_a_bots_move_is_news_though_its_turn_ends_with_something_else(sit: Any) -> None:
    """In Royals the display is refilled at the end of every turn, which everybody sees anyway."""
    session = session_where(can_make("DrawThree"), game=GAMES["royals"])
    assert type(session.log[-1].events[-2]).__name__ == "Refilled"
    finger = sit(session)
    assert any(name in finger.table.news for name in session.names[1:])
    finger.press("w")
    assert told()


def test_a_move_without_a_line_cannot_be_asked_about(sit: Any) -> None:
    session = session_where(can_make("Buy"))
    assert is_bots(session, len(session.log) - 1)
    assert not line_about(session, len(session.log) - 1)
    finger = sit(session)
    assert finger.table.news
    finger.press("w")
    assert not told()


def test_merely_ending_a_turn_is_not_news() -> None:
    session = session_where(can_make("EndTurn"), game=GAMES["royals"])
    session.play(next(move for move in session.state.moves() if type(move).__name__ == "EndTurn"))
    news = latest_news(session)
    assert news is not None
    assert news.number < len(session.log) - 1
    assert session.log[news.number].seat == 0
