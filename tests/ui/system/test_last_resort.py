"""A fault in the frame loop does not end the app: the game is saved, shown again, and can be continued."""

from pathlib import Path
from typing import Any

import pytest
from kivy.base import ExceptionManager
from kivy.clock import Clock

from kingdoms.ui.boards.rival_kings.board import BOARD
from kingdoms.ui.home.screen import HomeScreen
from kingdoms.ui.rules.screen import RulesScreen
from kingdoms.ui.system import last_resort, trouble_report
from kingdoms.ui.system.last_resort import TO_THE_END
from kingdoms.ui.system.long_work import LongWork
from kingdoms.ui.table.screen import TableScreen
from kingdoms.ui.theme import theme
from kingdoms.ui.widgets import InkButton, Sheet, Toast
from tests.ui.positions import new_session
from tests.ui.system.faults import (
    KEY,
    Clockwork,
    Fault,
    always,
    check_continues,
    check_saved,
    check_table,
    front,
    on_the_main_loop,
    once,
    read_on,
)
from tests.ui.table.turns.bots import Broken


def test_a_fault_in_a_touch_handler(finger: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    session, old = finger.table.session, finger.table
    monkeypatch.setattr(BOARD, "tapped", once(BOARD.tapped))
    tap = finger.table.board.rect.centre
    assert on_the_main_loop(lambda: finger.tap(*finger.table.board.to_window(*tap))) == ExceptionManager.PASS
    finger.frames(2)
    assert finger.table is not old
    check_table(finger, session, tmp_path)


def test_a_fault_in_a_clock_callback(finger: Any, tmp_path: Path) -> None:
    session = finger.table.session
    Clock.schedule_once(always)
    finger.frames(2)
    check_table(finger, session, tmp_path)


def test_a_fault_while_a_board_is_painted(finger: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    session = finger.table.session
    monkeypatch.setattr(BOARD, "look_of", once(BOARD.look_of))
    finger.table.board.arrange()
    finger.frames(4)
    check_table(finger, session, tmp_path)


def test_a_fault_in_the_middle_of_an_animation(finger: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    session = finger.table.session
    theme.speed = "normal"
    monkeypatch.setattr(BOARD, "scenes", once(BOARD.scenes))
    decisions = len(session.log)
    assert on_the_main_loop(lambda: finger.table.course.play(session.state.moves()[0])) == ExceptionManager.PASS
    finger.frames(2)
    theme.speed = "off"
    assert len(session.log) == decisions + 1
    check_saved(session, tmp_path)
    read_on(finger)
    assert not finger.table.board.flying.is_moving
    check_continues(finger, session)


def test_a_fault_when_a_screen_is_shown(finger: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    session = finger.table.session
    monkeypatch.setattr(RulesScreen, "on_show", always)
    assert on_the_main_loop(finger.table.open_rules) == ExceptionManager.PASS
    finger.frames(2)
    check_table(finger, session, tmp_path)


def test_a_fault_in_the_rules_leaves_the_game_as_its_moves_made_it(
    finger: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    session = finger.table.session
    move, before = session.state.moves()[0], session.state.fingerprint()
    kind = type(session.state)
    play = kind.play

    def play_half(state: Any, chosen: Any, **how: Any) -> Any:
        play(state, chosen, **how)
        raise Fault

    with monkeypatch.context() as patched:
        patched.setattr(kind, "play", play_half)
        assert on_the_main_loop(lambda: finger.table.course.play(move)) == ExceptionManager.PASS
    assert session.state.fingerprint() != before
    finger.frames(2)
    assert session.state.fingerprint() == before
    check_table(finger, session, tmp_path)


def test_a_fault_while_saving_is_made_good(finger: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    session = finger.table.session
    monkeypatch.setattr(finger.app.store, "keep", once(finger.app.store.keep))
    assert on_the_main_loop(lambda: finger.table.course.play(session.state.moves()[0])) == ExceptionManager.PASS
    finger.frames(2)
    read_on(finger)
    check_saved(session, tmp_path)
    check_continues(finger, session)


def test_a_fault_without_a_game_leads_home(finger: Any) -> None:
    finger.app.show("home")
    finger.app.show("settings")
    Clock.schedule_once(always)
    finger.frames(2)
    assert finger.app.trail == [("home", {})]
    assert "home screen" in Sheet.topmost().body.children[0].text


def test_faults_in_one_frame_count_as_one(finger: Any, tmp_path: Path) -> None:
    session = finger.table.session
    for _ in range(2 * TO_THE_END):
        Clock.schedule_once(lambda _elapsed: always())
    finger.frames(2)
    check_table(finger, session, tmp_path)


def test_a_table_that_cannot_be_painted_leads_home_and_the_game_waits_there(
    finger: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    session = finger.table.session
    with monkeypatch.context() as patched:
        patched.setattr(BOARD, "look_of", always)
        finger.table.board.arrange()
        finger.frames(6)
        assert front(finger) == "home"
        assert "home screen" in Sheet.topmost().body.children[0].text
        check_saved(session, tmp_path)
        assert [game.key for game in finger.app.store.saves.saved_games()] == [KEY]
    read_on(finger)
    check_continues(finger, session)


def test_a_table_that_cannot_be_shown_leads_home(finger: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    session = finger.table.session
    with monkeypatch.context() as patched:
        patched.setattr(TableScreen, "on_show", always)
        Clock.schedule_once(always)
        finger.frames(6)
        assert front(finger) == "home"
        check_saved(session, tmp_path)
    read_on(finger)
    check_continues(finger, session)


def test_a_fault_long_after_another_one_counts_as_new(finger: Any, clock: Clockwork, tmp_path: Path) -> None:
    session = finger.table.session
    for _ in range(2 * TO_THE_END):
        clock.seconds += last_resort.SOON
        Clock.schedule_once(always)
        finger.frames(2)
        assert front(finger) == "table"
    check_table(finger, session, tmp_path)


def test_if_even_home_fails_the_app_ends(finger: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    session = finger.table.session
    monkeypatch.setattr(HomeScreen, "on_show", always)
    monkeypatch.setattr(TableScreen, "on_show", always)
    Clock.schedule_once(always)
    with pytest.raises(Fault) as caught:
        finger.frames(2 * TO_THE_END)
    assert ExceptionManager.handle_exception(caught.value) == ExceptionManager.RAISE
    check_saved(session, tmp_path)


def test_the_app_never_ends_while_each_fault_is_acknowledged(finger: Any) -> None:
    finger.app.show("home")
    for _ in range(2 * TO_THE_END):
        Clock.schedule_once(always)
        finger.frames(2)
        assert front(finger) == "home"
        read_on(finger)


@pytest.mark.parametrize("end", [KeyboardInterrupt, SystemExit])
def test_the_app_can_still_be_ended_on_purpose(finger: Any, end: type[BaseException]) -> None:
    assert ExceptionManager.handle_exception(end()) == ExceptionManager.RAISE


def test_sheets_and_touches_from_before_the_fault_are_gone(finger: Any) -> None:
    table = finger.table
    table.open_menu()
    touch = finger.down(*table.board.to_window(*table.board.rect.centre))
    Toast.say("The disk is full.")
    Clock.schedule_once(always)
    finger.frames(2)
    finger.up(touch)
    assert [sheet.title for sheet in finger.find(Sheet)] == ["Something went wrong"]
    assert Toast.shown().text == "The disk is full."
    assert table.board.sight is None
    assert not touch.grab_list


def test_a_fault_in_a_thread_is_reported(finger: Any, tmp_path: Path) -> None:
    session = finger.table.session
    LongWork("Working", lambda: always(), print)
    finger.until(lambda: trouble_report.newest_report(tmp_path), most=1_000_000)
    finger.frames(2)
    check_table(finger, session, tmp_path)


def test_work_in_progress_keeps_its_sheet(finger: Any) -> None:
    long_work = LongWork("Working", lambda: None, print)
    assert long_work.is_busy
    Clock.schedule_once(always, -1)
    finger.until(lambda: finger.find(InkButton, text="Copy report"), most=1_000_000)
    finger.until(lambda: not long_work.is_busy, most=1_000_000)
    finger.until(lambda: long_work.parent is None, most=1_000_000)


def test_a_bot_that_fails_is_reported_and_the_game_goes_on(
    finger: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("kingdoms.ui.table.turns.bots.make", lambda *_who: Broken())
    session = new_session("bp")
    finger.app.start_game(session)
    finger.until(lambda: session.log, most=1_000_000)
    assert "ArithmeticError" in trouble_report.newest_report(tmp_path)
    assert (front(finger), Sheet.topmost()) == ("table", None)
    assert "Anna" in Toast.shown().text


def test_bots_wait_until_the_message_has_been_read(finger: Any) -> None:
    session = new_session("bbbp")
    finger.app.start_game(session)
    Clock.schedule_once(always)
    finger.until(lambda: Sheet.topmost() is not None)
    finger.until(lambda: finger.table.bots.has_move, most=1_000_000)
    decisions = len(session.log)
    finger.frames(50)
    assert len(session.log) == decisions
    read_on(finger)
    finger.until(lambda: session.actor == 3, most=1_000_000)
