"""A full disk or a second window: the player sees that data is unsaved, saving is retried, and nothing is lost."""

import errno
import gc
import random
import weakref
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from kivy.core.window import Window

from kingdoms import app as app_module
from kingdoms.core.record import to_record
from kingdoms.core.session import Session
from kingdoms.store import Store
from kingdoms.ui.home.screen import RunningGame
from kingdoms.ui.widgets import InkButton, Sheet, Toast, UnsavedLine
from tests.store.disk import disk
from tests.toy import play_on
from tests.ui.positions import new_session

Launch = Callable[..., Any]


@contextmanager
def full_disk() -> Iterator[None]:
    def refuse(name: str, function: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        if name == "write" and len(args[1]) > 100:
            raise OSError(errno.ENOSPC, "full")
        return function(*args)

    with disk(refuse):
        yield


def started(finger: Any) -> Session:
    """A game between two people, a few decisions old."""
    session = new_session("pp")
    session.key = ""
    finger.app.start_game(session)
    play_on(session, random.Random(1), 3)
    finger.frames(2)
    return session


def is_line_in_sight(finger: Any) -> bool:
    lines = [line for line in finger.find(UnsavedLine) if line.text]
    assert all(line.height > 0 for line in lines)
    return bool(lines)


@pytest.mark.parametrize("size", [(360, 640), (640, 360), (800, 1280), (1280, 800)])
def test_every_screen_says_that_something_is_unsaved_until_it_is_saved(launch: Launch, size: tuple[int, int]) -> None:
    finger = launch(size)
    session = started(finger)
    assert not is_line_in_sight(finger)
    with full_disk():
        play_on(session, random.Random(2), 1)
        finger.frames(3)
        assert is_line_in_sight(finger)
        for screen in ("home", "history", "settings", "rules"):
            finger.app.show(screen)
            finger.frames(3)
            assert is_line_in_sight(finger), screen
            line = next(line for line in finger.find(UnsavedLine) if line.text)
            assert line.to_window(*line.pos)[1] >= finger.app.front.height - 4 * line.font_size
    finger.app.show("home")
    finger.frames(3)
    assert not is_line_in_sight(finger)


def leave(app: Any) -> None:
    app.show("home")


def pause(app: Any) -> None:
    app.on_pause()


def come_back(app: Any) -> None:
    app.on_resume()


def quit_app(app: Any) -> None:
    app.on_stop()


def go_on(app: Any) -> None:
    app.save_waiting()


@pytest.mark.parametrize("action", [leave, pause, come_back, quit_app, go_on])
def test_saving_is_retried(launch: Launch, tmp_path: Path, action: Callable[[Any], None]) -> None:
    finger = launch()
    session = started(finger)
    with full_disk():
        play_on(session, random.Random(2), 4)
    action(finger.app)
    assert to_record(Store(tmp_path).saves.load(session.key)) == to_record(session)


@pytest.mark.parametrize("action", [leave, pause, come_back, quit_app, go_on])
def test_a_game_that_ended_on_a_full_disk_is_filed_at_the_next_try(
    launch: Launch, tmp_path: Path, action: Callable[[Any], None]
) -> None:
    finger = launch()
    session = started(finger)
    with full_disk():
        while not session.is_over:
            play_on(session, random.Random(2), 50)
    action(finger.app)
    assert [game.key for game in Store(tmp_path).history.games()] == [session.key]


def test_a_timer_retries_until_the_game_is_saved(
    launch: Launch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app_module, "RETRY", 0.0)
    finger = launch()
    session = started(finger)
    with full_disk():
        play_on(session, random.Random(2), 4)
        finger.frames(5)
        assert finger.app.store.is_waiting
    finger.until(lambda: not finger.app.store.is_waiting)
    assert to_record(Store(tmp_path).saves.load(session.key)) == to_record(session)
    assert not is_line_in_sight(finger)


def test_leaving_the_table_and_continuing_loses_nothing(launch: Launch) -> None:
    finger = launch()
    session = started(finger)
    with full_disk():
        play_on(session, random.Random(2), 20)
        decided = len(session.moves)
        finger.app.show("home")
        finger.frames(3)
        finger.tap_widget(finger.find(RunningGame)[0])
        finger.frames(3)
        assert len(finger.table.session.moves) == decided
        assert finger.table.session is session


def test_a_game_that_ended_on_a_full_disk_goes_into_the_history_when_there_is_room(
    launch: Launch, tmp_path: Path
) -> None:
    finger = launch()
    session = started(finger)
    with full_disk():
        while not session.is_over:
            play_on(session, random.Random(2), 50)
        finger.app.show("home")
        finger.frames(3)
        assert finger.find(RunningGame) == []
        assert is_line_in_sight(finger)
    finger.app.show("history")
    finger.app.save_waiting()
    assert [game.key for game in Store(tmp_path).history.games()] == [session.key]


def test_an_open_history_lists_a_game_that_is_filed_late(launch: Launch, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app_module, "RETRY", 0.0)
    finger = launch()
    session = started(finger)
    with full_disk():
        while not session.is_over:
            play_on(session, random.Random(2), 50)
        finger.app.show("history")
        finger.frames(3)
        assert list(finger.app.front.games) == []
    finger.until(lambda: finger.app.front.games)
    assert [game.key for game in finger.app.front.games] == [session.key]


def test_staying_is_the_default_choice_while_something_is_unsaved(launch: Launch) -> None:
    finger = launch()
    session = started(finger)
    with full_disk():
        play_on(session, random.Random(2), 1)
        finger.app.show("home")
        finger.app.back()
        finger.frames(3)
        assert {button.text: button.kind for button in finger.find(InkButton)}["Stay"] == "primary"


# Two windows.


def test_a_game_being_played_in_another_window_is_not_opened_here(launch: Launch, tmp_path: Path) -> None:
    other = Store(tmp_path)
    session = new_session("pp")
    session.key, session.on_change = "elsewhere", other.keep
    other.keep(session)
    finger = launch()
    finger.tap_widget(finger.find(RunningGame)[0])
    finger.frames(3)
    assert Toast.shown().text == "This game is open in another Kingdoms window."
    assert finger.app.trail[-1][0] == "home"
    other.close(session)
    finger.tap_widget(finger.find(RunningGame)[0])
    finger.frames(3)
    assert finger.app.trail[-1][0] == "table"


def test_a_table_is_closed_if_another_window_has_played_on(
    launch: Launch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a disk without file locks this is noticed only when the next decision is saved."""
    monkeypatch.setattr("kingdoms.store.lock.take", lambda _handle: None)
    finger = launch()
    session = started(finger)
    other = Store(tmp_path)
    theirs = other.open(session.key)
    play_on(theirs, random.Random(5), 6)
    other.keep(theirs)
    play_on(session, random.Random(2), 1)
    finger.frames(4)
    assert finger.app.trail[-1][0] == "home"
    assert to_record(Store(tmp_path).saves.load(session.key)) == to_record(theirs)


def test_a_game_that_was_left_can_be_played_in_another_window(launch: Launch, tmp_path: Path) -> None:
    finger = launch()
    session = started(finger)
    finger.app.show("home")
    assert to_record(Store(tmp_path).open(session.key)) == to_record(session)


def test_nothing_is_called_saved_unless_it_is(launch: Launch) -> None:
    finger = launch()
    session = started(finger)

    def words() -> str:
        finger.frames(3)
        found = " ".join(str(getattr(widget, "text", "")) for widget in Sheet.topmost().walk())
        Sheet.dismiss_all()
        return found

    finger.app.front.open_menu()
    assert "the game is saved" in words()
    with full_disk():
        play_on(session, random.Random(2), 1)
        finger.app.front.open_menu()
        assert "saved" not in words()
        finger.app.show("home")
        finger.app.back()
        assert "Unsaved changes will be lost." in words()
    finger.app.back()
    assert "All games are saved and will be here when you come back." in words()


def test_a_discarded_screen_is_not_kept_alive_by_its_line(launch: Launch) -> None:
    finger = launch()
    finger.app.set("speed", "off")  # An animation would keep its screen alive until it ends.
    finger.app.show("settings")
    line = weakref.ref(next(line for line in finger.find(UnsavedLine)))
    finger.app.show("home")
    Window.dispatch("on_memorywarning")

    def is_gone() -> bool:
        gc.collect()
        return line() is None

    # A thread started by the screen may keep it alive for a few more frames.
    finger.until(is_gone, most=200)
