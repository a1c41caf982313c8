"""The log drawer: every line is as tall as its text, even at the first opening, and parts have headings."""

import random
from collections.abc import Callable
from time import sleep
from typing import Any

import pytest

from kingdoms.core.seats import NO_CREST, PERSON, Seat
from kingdoms.core.session import Session
from kingdoms.games import GAMES
from kingdoms.games.kingsburg.events import Influenced, Rolled
from kingdoms.ui.drawing.text import Style, size_of, wrapped
from kingdoms.ui.table.log import LogLine, Told, last_lines, lines_of, told_by_now, told_with
from kingdoms.ui.theme import theme
from tests.ui.conftest import DESKTOP, PHONE
from tests.ui.positions import can_make, new_session, session_where


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_the_lines_fit_at_the_first_opening_as_well_as_at_the_second(
    launch: Callable[..., Any], size: tuple[int, int]
) -> None:
    finger = launch(size)
    theme.speed = "off"
    finger.app.show("table", session=session_where(can_make("Buy")))
    finger.frames(4)
    heights = []
    for _opening in range(2):
        finger.press("l")
        finger.frames(10)
        lines = finger.find(LogLine)
        assert len(lines) > 5
        assert all(line.height < 6 * theme.touch / 2 for line in lines)
        heights.append(sorted(line.height for line in lines))
        finger.press("l")
        finger.frames(10)
    assert heights[0] == heights[1]


def test_the_parts_of_the_game_have_headings(launch: Callable[..., Any]) -> None:
    session = session_where(can_make("Buy"))
    lines = lines_of(session)
    headings = [line.text for line in lines if line.is_heading]
    assert headings[0].startswith("Round 1")
    assert not headings[0].endswith(".")
    assert 1 < len(headings) < len(lines) / 2
    finger = launch()
    finger.app.show("table", session=session)
    finger.frames(4)
    finger.press("l")
    finger.frames(10)
    for line in finger.find(LogLine):
        assert line.is_heading == (line.text in headings)


@pytest.mark.parametrize("game", GAMES)
def test_the_log_says_that_the_game_begins_before_the_first_decision(game: str) -> None:
    session = Session(GAMES[game], [Seat("Anna", 0, PERSON), Seat("Béla", 1, "squire")], 7, {})
    assert [line.text for line in last_lines(session, 9)] == ["The game begins."]
    session.play(session.state.moves()[0])
    assert last_lines(session, 99) == tuple(lines_of(session))
    assert [line.text for line in lines_of(session)].count("The game begins.") == 1
    assert len(last_lines(session, 1)) == 1


def test_everything_a_player_does_in_one_decision_is_one_line() -> None:
    session = Session(GAMES["paladins"], [Seat("Anna", 0, PERSON), Seat("Béla", 1, PERSON)], 7, {})
    while session.state.agenda[-1][0] != "tavern":
        session.play(session.state.moves()[0])
        session.end_turn()
    session.play(session.state.moves()[0])
    name = session.names[session.log[-1].seat]
    (line,) = (line for line in last_lines(session, 9) if "tavern card:" in line.text)
    assert line.text.startswith(f"{name} takes a tavern card: ")


def test_a_solo_game_has_a_log() -> None:
    session = Session(GAMES["paladins"], [Seat("Anna", 0, PERSON)], 7, {})
    rng = random.Random(7)
    while not session.is_over and len(session.log) < 60:
        session.play(rng.choice(session.state.moves()))
        session.end_turn()
    lines = lines_of(session)
    assert any("opponent" in line.text.lower() for line in lines)
    assert {line.crest for line in lines} <= {0, NO_CREST}


@pytest.mark.parametrize("event", [Rolled(0, (1, 3, 5), (2, 6)), Influenced(0, 9, (1, 3, 5), 0, 0, 0)])
def test_no_line_of_the_log_breaks_at_a_plus_sign(launch: Callable[..., Any], event: Any) -> None:
    launch()
    text, style = GAMES["kingsburg"].words.line(event, ["Anna"]), Style(16)
    assert "+" in text
    for width in range(60, 400, 10):
        lines = wrapped(text, lambda words: size_of(words, style), width)
        assert all(line.strip("+") == line for line in lines)
    assert size_of("1\N{NO-BREAK SPACE}+", style) == size_of("1 +", style)


def test_the_newest_line_is_in_sight_from_the_first_frame_however_slow_frames_are(launch: Callable[..., Any]) -> None:
    finger = launch(PHONE)
    session = session_where(can_make("Buy"))
    finger.app.show("table", session=session)
    finger.frames(4)
    finger.press("l")
    drawer = finger.table.log
    for pause in (0, 0, 0.3, 0, 0.3, 0, 0):
        sleep(pause)
        finger.frames()
        assert drawer.lines.scroll_y == pytest.approx(0.0)
    lowest = min(finger.find(LogLine), key=lambda line: line.to_window(*line.pos)[1])
    assert lowest.text == lines_of(session)[-1].text
    assert lowest.to_window(*lowest.pos)[1] == pytest.approx(drawer.lines.to_window(*drawer.lines.pos)[1])


def test_a_short_log_begins_at_the_top(launch: Callable[..., Any]) -> None:
    finger = launch(PHONE)
    finger.app.show("table", session=new_session("pb", game=GAMES["kingsburg"]))
    finger.table.open_log()
    finger.frames(5)
    log = finger.table.log
    (line,) = finger.find(LogLine)
    assert line.in_window.top == pytest.approx(log.lines.to_window(0, log.lines.top)[1])


def test_older_lines_can_be_pulled_down_and_stay(launch: Callable[..., Any]) -> None:
    finger = launch(PHONE)
    finger.app.show("table", session=session_where(can_make("Buy")))
    finger.frames(4)
    finger.press("l")
    finger.frames(10)
    lines = finger.table.log.lines
    x, y = lines.to_window(*lines.center)
    touch = finger.down(x, y + lines.height / 4)
    for step in range(1, 9):
        finger.drag(touch, x, y + lines.height / 4 - step * lines.height / 16)
        finger.frames(2)
    finger.up(touch)
    finger.frames(60)
    assert 0.0 < lines.scroll_y <= 1.0


def test_the_only_person_is_addressed_and_rivals_are_named() -> None:
    session = Session(GAMES["paladins"], [Seat("Anna", 0, PERSON), Seat("Béla", 1, "squire")], 7, {})
    rng = random.Random(7)
    while len(session.log) < 60:
        session.play(rng.choice(session.state.moves()))
        session.end_turn()
    texts = [line.text for line in lines_of(session)]
    assert not any("Anna" in text for text in texts)
    assert any(text.startswith("You take a tavern card: ") for text in texts)
    assert any(text.startswith("Béla takes a tavern card: ") for text in texts)


def test_the_log_is_never_behind_the_caption_of_what_moves(sit: Any) -> None:
    session = session_where(can_make("Take"), "pppp")
    finger = sit(session, speed="normal")
    table, board = finger.table, finger.table.board
    table.course.play(next(move for move in session.state.moves() if type(move).__name__ == "Take"))
    assert board.flying.is_moving
    assert "coin" in table.prompt
    assert board.log[-1].text.endswith(board.caption)
    assert len(told := last_lines(session, 99)) >= len(board.log)
    board.flying.finish()
    assert board.log[-1] == told[-1] or board.log == last_lines(session, 30)


def test_the_log_says_nothing_that_has_not_been_seen_yet() -> None:
    session = session_where(lambda state: state.revealed)
    everything = last_lines(session, 999)
    shown = Told(0, 0)
    assert last_lines(session, 999, told_with(session, shown, "Nobody has said this.")) == everything[:1]
    assert last_lines(session, 999, told_with(session, shown, everything[2].text)) == everything[:3]
    assert last_lines(session, 999, told_by_now(session)) == everything
