"""Long work beside the frames: the screen stays alive, nothing is touched meanwhile, and what fails is told."""

from collections.abc import Callable
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from kingdoms.core.codec import BadSave
from kingdoms.store import Refused, StoreTrouble
from kingdoms.ui.errand import Errand, Wheel
from kingdoms.ui.widgets import InkButton, Sheet, Toast
from tests.ui.chronicles import fill

Launch = Callable[..., Any]


def test_the_screen_lives_while_work_is_done_and_cannot_be_touched(launch: Launch) -> None:
    finger = launch()
    finger.app.set("speed", "off")
    is_ready, results = Event(), []
    errand = Errand("Working", is_ready.wait, results.append)
    try:
        finger.until(lambda: errand.risen == 1.0, most=1_000_000)
        wheel = finger.find(Wheel)[0]
        before = wheel.turned
        finger.until(lambda: wheel.turned != before, most=1_000_000)
        finger.press("escape")
        finger.tap(10, 630)
        Sheet.dismiss_all()
        assert Sheet.top() is errand
        assert finger.app.trail[-1][0] == "home"
    finally:
        is_ready.set()
    finger.until(lambda: results, most=1_000_000)
    assert results == [True]
    assert Sheet.top() is None
    before = wheel.turned
    finger.frames(50)
    assert wheel.turned == before


def test_who_waits_for_others_can_leave_and_nothing_waits_behind_them(launch: Launch) -> None:
    finger = launch()
    finger.app.set("speed", "off")
    is_ready, is_over, results, left = Event(), Event(), [], []

    def wait() -> None:
        is_ready.wait()
        is_over.set()

    errand = Errand("Waiting", wait, results.append, leave=lambda: left.append(True))
    try:
        finger.press("escape")
        assert Sheet.top() is errand, "nobody has seen it yet"
        finger.until(lambda: errand.risen == 1.0, most=1_000_000)
        finger.tap(10, 630)
        assert Sheet.top() is errand, "a tap beside it is nothing"
        finger.tap_widget(finger.find(InkButton, text="Cancel")[0])
        assert (Sheet.top(), left) == (None, [True])
        Errand("Working", lambda: "store", results.append)
        finger.until(lambda: results, most=1_000_000)
        Errand("Waiting", lambda: "others", results.append, leave=print)
        finger.until(lambda: len(results) == 2, most=1_000_000)
    finally:
        is_ready.set()
    is_over.wait()
    finger.frames(50)
    assert results == ["store", "others"]


def test_an_errand_that_follows_stands_where_the_first_one_stood(launch: Launch) -> None:
    finger = launch()
    finger.app.set("speed", "off")
    first, second = Event(), Event()
    heights: list[float] = []

    def follow(_done: object) -> None:
        heights.append(Errand("Working", second.wait, lambda _done: None).risen)

    try:
        errand = Errand("Working", first.wait, follow)
        finger.until(lambda: errand.risen == 1.0, most=1_000_000)
        first.set()
        finger.until(lambda: heights, most=1_000_000)
        assert heights == [1.0]
        assert finger.find(Errand) == [Sheet.top()]
    finally:
        first.set()
        second.set()
    finger.until(lambda: Sheet.top() is None, most=1_000_000)


@pytest.mark.parametrize("trouble", [BadSave, Refused, StoreTrouble])
def test_what_fails_is_told_and_ends_there(launch: Launch, trouble: type[Exception]) -> None:
    finger = launch()

    def fail() -> None:
        raise trouble("It cannot be.")

    results: list[Any] = []
    Errand("Working", fail, results.append)
    finger.until(lambda: Toast.shown() is not None, most=1_000_000)
    assert Toast.shown().text == "It cannot be."
    assert (results, Sheet.top()) == ([], None)


def test_a_fault_is_loud(launch: Launch, request: pytest.FixtureRequest) -> None:
    heard = request.getfixturevalue("_loud")
    finger = launch()
    Errand("Working", lambda: 1 / 0, print)
    finger.until(lambda: heard, most=1_000_000)
    assert isinstance(heard.pop(), ZeroDivisionError)
    assert Sheet.top() is None


def test_what_the_store_finds_meanwhile_is_told(launch: Launch) -> None:
    finger = launch()
    Errand("Working", lambda: finger.app.store.notices.append("A part of the history was damaged."), print)
    finger.until(lambda: Toast.shown() is not None, most=1_000_000)
    assert Toast.shown().text == "A part of the history was damaged."
    assert finger.app.store.notices == []


def test_games_that_have_to_be_looked_through_first_are_read_behind_a_sheet(
    launch: Launch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kingdoms.store.history.AT_ONCE", -1)
    fill(tmp_path)
    finger = launch()
    finger.app.set("speed", "off")
    for screen in ("history", "players", "records"):
        finger.app.show(screen, **({"key": "tied"} if screen == "history" else {}))
        assert isinstance(Sheet.top(), Errand)
        finger.until(lambda: Sheet.top() is None, most=1_000_000)
        finger.frames(4)
    assert finger.app.screens["history"].sheet.played.key == "tied"
    assert [game.key for game in finger.app.screens["history"].games][-1] == "oldest"
    assert finger.app.screens["players"].nothing == finger.app.screens["records"].nothing == ""
    assert finger.app.screens["players"].ids.lines.children
    assert finger.app.screens["records"].games == ["rival_kings", "royals", "kingsburg", "paladins"]
