"""A fault on the frame loop does not end the app: the game is saved, shown afresh, and can be continued."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from kivy.base import ExceptionManager
from kivy.clock import Clock

from kingdoms.core.session import Session
from kingdoms.places import HOUSE
from kingdoms.store import Store
from kingdoms.ui.boards.rival_kings.board import BOARD
from kingdoms.ui.home.screen import HomeScreen
from kingdoms.ui.rules.screen import RulesScreen
from kingdoms.ui.system import last_resort, trouble_report
from kingdoms.ui.system.last_resort import TO_THE_END, LastResort
from kingdoms.ui.system.long_work import Errand
from kingdoms.ui.system.trouble_report import Scene
from kingdoms.ui.table.screen import TableScreen
from kingdoms.ui.theme import theme
from kingdoms.ui.widgets import InkButton, Sheet, Toast
from tests.ui.conftest import TABLET
from tests.ui.history.entries import fill
from tests.ui.positions import new_session, offers, session_where
from tests.ui.table.bots import Broken

KEY = "0" * 32


class Fault(Exception):
    """What no code expects."""


class Clockwork:
    """A clock that stands still until it is told otherwise."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def clock() -> Clockwork:
    return Clockwork()


@pytest.fixture
def finger(launch: Callable[..., Any], clock: Clockwork) -> Iterator[Any]:
    """The app on a tablet, with a game after some decisions on its table, and the last resort in charge."""
    finger = launch(TABLET)
    finger.app.set("speed", "off")
    handler = LastResort(finger.app, clock)
    ExceptionManager.add_handler(handler)
    finger.app.start_game(session_where(offers("Buy")))
    finger.frames(4)
    yield finger
    ExceptionManager.remove_handler(handler)


def once(action: Callable[..., Any]) -> Callable[..., Any]:
    """Fails the first time."""
    failed = []

    def act(*args: Any, **kwargs: Any) -> Any:
        if not failed:
            failed.append(True)
            raise Fault
        return action(*args, **kwargs)

    return act


def always(*_args: Any, **_kwargs: Any) -> Any:
    raise Fault


def on_the_main_loop(action: Callable[[], Any]) -> int:
    """Does what Kivy's main loop does with an action that fails."""
    with pytest.raises(Fault) as caught:
        action()
    return ExceptionManager.handle_exception(caught.value)


def front(finger: Any) -> str:
    return finger.app.trail[-1][0]


def read_on(finger: Any, words: str = "Go on") -> None:
    finger.frames(40)
    finger.tap_widget(finger.find(InkButton, text=words)[0])


def check_table(finger: Any, session: Session, folder: Path) -> None:
    """The same game is on a new table, saved as it is; it can be played on, and continued from home."""
    assert front(finger) == "table"
    assert "set the table up again" in Sheet.topmost().body.children[0].text
    read_on(finger)
    assert finger.table.session is session
    check_saved(session, folder)
    decisions = len(session.log)
    finger.play(session.state.moves()[0])
    assert len(session.log) > decisions
    finger.app.show("home")
    check_continues(finger, session)


def check_saved(session: Session, folder: Path) -> None:
    saved = Store(folder).saves.load(session.key)
    assert saved.state.fingerprint() == session.state.fingerprint()
    assert len(saved.log) == len(session.log)


def check_continues(finger: Any, session: Session) -> None:
    fingerprint = session.state.fingerprint()
    finger.app.open_game(session.key)
    finger.frames(4)
    assert front(finger) == "table"
    assert finger.table.session.state.fingerprint() == fingerprint
    assert finger.table.board.sight.lit or finger.table.session.held is not None


# Where it can fail.


def test_a_fault_in_a_touch_handler(finger: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    session, old = finger.table.session, finger.table
    monkeypatch.setattr(BOARD, "tapped", once(BOARD.tapped))
    tap = finger.table.board.rect.centre
    assert on_the_main_loop(lambda: finger.tap(*finger.table.board.to_window(*tap))) == ExceptionManager.PASS
    finger.frames(2)
    assert finger.table is not old
    check_table(finger, session, tmp_path)


def test_a_fault_in_a_callback_of_the_clock(finger: Any, tmp_path: Path) -> None:
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
    assert on_the_main_loop(lambda: finger.table.play(session.state.moves()[0])) == ExceptionManager.PASS
    finger.frames(2)
    theme.speed = "off"
    assert len(session.log) == decisions + 1
    check_saved(session, tmp_path)
    read_on(finger)
    assert not finger.table.board.pieces.is_moving
    check_continues(finger, session)


def test_a_fault_when_a_screen_is_shown(finger: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    session = finger.table.session
    monkeypatch.setattr(RulesScreen, "on_show", always)
    assert on_the_main_loop(finger.table.open_rules) == ExceptionManager.PASS
    finger.frames(2)
    check_table(finger, session, tmp_path)


def test_a_fault_in_the_rules_leaves_the_game_as_its_moves_have_made_it(
    finger: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    session = finger.table.session
    move, before = session.state.moves()[0], session.state.fingerprint()
    kind = type(session.state)
    play = kind.play

    def play_half(state: Any, chosen: Any) -> Any:
        play(state, chosen)
        raise Fault

    with monkeypatch.context() as patched:
        patched.setattr(kind, "play", play_half)
        assert on_the_main_loop(lambda: finger.table.play(move)) == ExceptionManager.PASS
    assert session.state.fingerprint() != before
    finger.frames(2)
    assert session.state.fingerprint() == before
    check_table(finger, session, tmp_path)


def test_a_fault_in_saving_is_made_good(finger: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    session = finger.table.session
    monkeypatch.setattr(finger.app.store, "keep", once(finger.app.store.keep))
    assert on_the_main_loop(lambda: finger.table.play(session.state.moves()[0])) == ExceptionManager.PASS
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


def test_faults_of_one_frame_are_one_fault(finger: Any, tmp_path: Path) -> None:
    session = finger.table.session
    for _ in range(2 * TO_THE_END):
        Clock.schedule_once(lambda _elapsed: always())
    finger.frames(2)
    check_table(finger, session, tmp_path)


# What fails again.


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
        assert [summary.key for summary in finger.app.store.saves.summaries()] == [KEY]
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


def test_a_fault_long_after_another_one_is_a_new_one(finger: Any, clock: Clockwork, tmp_path: Path) -> None:
    session = finger.table.session
    for _ in range(2 * TO_THE_END):
        clock.seconds += last_resort.SOON
        Clock.schedule_once(always)
        finger.frames(2)
        assert front(finger) == "table"
    check_table(finger, session, tmp_path)


def test_where_even_home_fails_the_app_ends(finger: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    session = finger.table.session
    monkeypatch.setattr(HomeScreen, "on_show", always)
    monkeypatch.setattr(TableScreen, "on_show", always)
    Clock.schedule_once(always)
    with pytest.raises(Fault) as caught:
        finger.frames(2 * TO_THE_END)
    assert ExceptionManager.handle_exception(caught.value) == ExceptionManager.RAISE
    check_saved(session, tmp_path)


def test_whoever_reads_that_something_went_wrong_never_comes_to_the_end(finger: Any) -> None:
    finger.app.show("home")
    for _ in range(2 * TO_THE_END):
        Clock.schedule_once(always)
        finger.frames(2)
        assert front(finger) == "home"
        read_on(finger)


@pytest.mark.parametrize("end", [KeyboardInterrupt, SystemExit])
def test_whoever_ends_the_app_may(finger: Any, end: type[BaseException]) -> None:
    assert ExceptionManager.handle_exception(end()) == ExceptionManager.RAISE


def test_what_was_open_or_held_before_the_fault_is_gone(finger: Any) -> None:
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


# Threads.


def test_a_fault_of_work_beside_the_frames_is_told(finger: Any, tmp_path: Path) -> None:
    session = finger.table.session
    Errand("Working", lambda: always(), print)
    finger.until(lambda: trouble_report.newest(tmp_path), most=1_000_000)
    finger.frames(2)
    check_table(finger, session, tmp_path)


def test_work_that_goes_on_keeps_its_sheet(finger: Any) -> None:
    errand = Errand("Working", lambda: None, print)
    assert errand.is_busy
    Clock.schedule_once(always, -1)
    finger.until(lambda: finger.find(InkButton, text="Copy the report"), most=1_000_000)
    finger.until(lambda: not errand.is_busy, most=1_000_000)
    finger.until(lambda: errand.parent is None, most=1_000_000)


def test_a_bot_that_fails_is_reported_and_the_game_goes_on(
    finger: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("kingdoms.ui.table.bots.make", lambda *_who: Broken())
    session = new_session("bp")
    finger.app.start_game(session)
    finger.until(lambda: session.log, most=1_000_000)
    assert "ArithmeticError" in trouble_report.newest(tmp_path)
    assert (front(finger), Sheet.topmost()) == ("table", None)
    assert "Anna" in Toast.shown().text


def test_bots_wait_until_it_has_been_read(finger: Any) -> None:
    session = new_session("bbbp")
    finger.app.start_game(session)
    Clock.schedule_once(always)
    finger.until(lambda: Sheet.topmost() is not None)
    finger.until(lambda: finger.table.opponents.has_move, most=1_000_000)
    decisions = len(session.log)
    finger.frames(50)
    assert len(session.log) == decisions
    read_on(finger)
    finger.until(lambda: session.actor == 3, most=1_000_000)


# The report.


def test_the_report_can_be_copied_and_names_no_players(finger: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    copied: list[str] = []
    monkeypatch.setattr("kivy.core.clipboard.Clipboard", SimpleNamespace(copy=copied.append))
    session = finger.table.session

    def fail(_elapsed: float) -> None:
        raise Fault(f"{session.names[0]} has no cards, {session.names[1]} has")

    Clock.schedule_once(fail)
    finger.frames(2)
    read_on(finger, "Copy the report")
    assert Toast.shown().text == "The report was copied. It names no players."
    report = copied[0]
    assert not any(name in report for name in session.names)
    assert str(Path.home()) not in report
    assert "Fault: <player> has no cards, <player> has" in report
    assert 'File "tests/ui/system/test_last_resort.py"' in report
    assert "Screen: table, 800 × 1280" in report
    players = "person, squire, squire, squire"
    assert f"Game: rival_kings ({players}), {session.options}, seed {session.seed}, {len(session.log)} moves" in report


def test_a_report_names_nobody_who_was_looked_at(finger: Any, tmp_path: Path) -> None:
    finger.app.show("home")
    fill(tmp_path)
    names = finger.app.store.history.names()
    assert len(names) > 1
    finger.app.show("person", person="Zsófi O'Neil")

    def fail(_elapsed: float) -> None:
        raise KeyError(*names, "Zsófi O'Neil")

    Clock.schedule_once(fail)
    finger.frames(2)
    report = trouble_report.newest(tmp_path)
    assert report.rpartition("KeyError")[2].count("<player>") == len(names) + 1
    assert not any(name in report for name in [*names, "Zsófi"])


def test_a_report_that_cannot_be_written_is_no_further_fault(
    finger: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    session = finger.table.session
    monkeypatch.setattr(trouble_report, "compose", always)
    Clock.schedule_once(always)
    finger.frames(2)
    assert trouble_report.newest(tmp_path) == "Fault (Fault)"
    check_table(finger, session, tmp_path)


def test_a_device_without_a_clipboard_says_where_the_report_is(finger: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kivy.core.clipboard.Clipboard", SimpleNamespace(copy=always))
    last_resort.copy_report("A report")
    assert trouble_report.FILE in Toast.shown().text


def test_the_file_of_reports_keeps_the_newest_and_stays_small(finger: Any, tmp_path: Path) -> None:
    for number in range(40):
        trouble_report.keep(tmp_path / "new", f"{number} " + "x" * 5000)
    text = (tmp_path / "new" / trouble_report.FILE).read_text(encoding="utf-8")
    assert len(text) < 1.1 * trouble_report.MOST
    assert trouble_report.newest(tmp_path / "new").startswith("39 ")
    assert os.listdir(tmp_path / "new") == [trouble_report.FILE]
    assert trouble_report.newest(tmp_path / "nowhere") == ""


def test_a_disk_that_refuses_a_report_is_no_further_fault(finger: Any, tmp_path: Path) -> None:
    (tmp_path / trouble_report.FILE).mkdir()
    Clock.schedule_once(always)
    finger.frames(2)
    assert front(finger) == "table"
    assert Sheet.topmost() is not None


def test_a_report_of_any_length_is_cut_in_the_middle(finger: Any) -> None:
    report = trouble_report.compose(Fault("x" * 100_000 + " the end"), Scene("home"))
    assert len(report) < trouble_report.MOST_OF_ONE + 10
    assert report.startswith("Kingdoms ")
    assert report.endswith("the end")


# In earnest.

RUN = """
import sys
from pathlib import Path
from types import SimpleNamespace
from kivy.base import EventLoop
from kivy.clock import Clock
from kivy.input.providers.mouse import MouseMotionEvent
from kingdoms.app import KingdomsApp
from kingdoms.core.session import PERSON, Seat, Session
from kingdoms.games import GAMES
from kingdoms.ui.system import last_resort
from kingdoms.ui.boards.rival_kings.board import BOARD

folder = Path(sys.argv[1])
app = KingdomsApp(folder=folder)
last_resort.install(app)
game = Session(GAMES["rival_kings"], [Seat("Anna", 0, PERSON), Seat("Bruno", 1, "squire")], 7, {}, key="0" * 32)
tapped, faults = BOARD.tapped, []


class Touches:
    "An input provider, as the finger on a screen is one."

    def start(self): pass
    def stop(self): pass

    def update(self, dispatch_fn):
        while waiting:
            dispatch_fn(*waiting.pop(0))


waiting = []


def fail(board, thing):
    BOARD.tapped = tapped
    faults.append(board)
    raise ZeroDivisionError("in a touch handler")


def begin(_elapsed):
    EventLoop.add_input_provider(Touches())
    app.set("speed", "off")
    app.start_game(game)
    BOARD.tapped = fail
    Clock.schedule_once(touch, 0.05)


def touch(_elapsed):
    event = MouseMotionEvent("mouse", "1", [0.5, 0.5, "left"], is_touch=True, type_id="touch")
    waiting.extend([("begin", event), ("end", event)])
    Clock.schedule_interval(go_on, 0)


def go_on(_elapsed):
    table = app.screens.get("table")
    if not faults or table is None or table.board in (None, *faults) or table.board.sight is None:
        return True
    table.play(game.state.moves()[0])
    app.stop()
    return False


Clock.schedule_once(begin, 0)
app.run()
print(len(game.log), "decision")
"""


def run(script: str, folder: Path) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"KIVY_HOME": str(folder / "kivy"), "PYTHONPATH": str(HOUSE)}
    del environment["KIVY_NO_CONSOLELOG"]  # It would swallow tracebacks.
    command = [sys.executable, "-c", script, str(folder / "data")]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300, check=False)


def test_the_main_loop_outlives_a_fault_and_saves_what_follows(tmp_path: Path) -> None:
    done = run(RUN, tmp_path)
    assert (done.returncode, done.stdout) == (0, "1 decision\n"), done.stderr
    assert len(Store(tmp_path / "data").saves.load(KEY).log) == 1
    assert "ZeroDivisionError: in a touch handler" in trouble_report.newest(tmp_path / "data")


def test_without_the_last_resort_a_fault_ends_the_app(tmp_path: Path) -> None:
    done = run(RUN.replace("last_resort.install(app)", ""), tmp_path)
    assert (done.returncode, done.stdout) == (1, "")
    assert "ZeroDivisionError: in a touch handler" in done.stderr
