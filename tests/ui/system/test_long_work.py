"""Long work in threads: the screen stays alive, nothing can be touched until it ends, and failures are reported."""

from collections.abc import Callable
from threading import Event
from typing import Any

import pytest

from kingdoms.core.codec import BadSave
from kingdoms.store import Refused, StoreTrouble
from kingdoms.ui.system.long_work import LongWork, Progress, Wheel
from kingdoms.ui.widgets import InkButton, Sheet, Small, Toast

Launch = Callable[..., Any]


def test_the_screen_stays_alive_during_work_but_cannot_be_touched(launch: Launch) -> None:
    finger = launch()
    finger.app.set("speed", "off")
    is_ready, results = Event(), []
    sheet = LongWork("Working", is_ready.wait, results.append)
    try:
        finger.until(lambda: sheet.risen == 1.0, most=1_000_000)
        wheel = finger.find(Wheel)[0]
        before = wheel.turned
        finger.until(lambda: wheel.turned != before, most=1_000_000)
        finger.press("escape")
        finger.tap(10, 630)
        Sheet.dismiss_all()
        assert Sheet.topmost() is sheet
        assert finger.app.trail[-1][0] == "home"
    finally:
        is_ready.set()
    finger.until(lambda: results, most=1_000_000)
    assert results == [True]
    assert Sheet.topmost() is None
    before = wheel.turned
    finger.frames(50)
    assert wheel.turned == before


def test_waiting_for_others_can_be_cancelled_and_blocks_nothing_else(launch: Launch) -> None:
    finger = launch()
    finger.app.set("speed", "off")
    is_ready, is_over, results, left = Event(), Event(), [], []

    def wait() -> None:
        is_ready.wait()
        is_over.set()

    sheet = LongWork("Waiting", wait, results.append, leave=lambda: left.append(True), waits_for_others=True)
    try:
        finger.press("escape")
        assert Sheet.topmost() is sheet, "nobody has seen it yet"
        finger.until(lambda: sheet.risen == 1.0, most=1_000_000)
        finger.tap(10, 630)
        assert Sheet.topmost() is sheet, "a tap beside it is nothing"
        finger.tap_widget(finger.find(InkButton, text="Cancel")[0])
        assert (Sheet.topmost(), left) == (None, [True])
        LongWork("Working", lambda: "store", results.append)
        finger.until(lambda: results, most=1_000_000)
        LongWork("Waiting", lambda: "others", results.append, leave=print, waits_for_others=True)
        finger.until(lambda: len(results) == 2, most=1_000_000)
    finally:
        is_ready.set()
    is_over.wait()
    finger.frames(50)
    assert results == ["store", "others"]


def test_our_own_work_shows_its_progress_and_stops_when_cancelled(launch: Launch) -> None:
    finger = launch()
    finger.app.set("speed", "off")
    may_go_on, said = Event(), []
    progress = Progress("{} of {}".format)

    def work() -> None:
        progress(3, 5000)
        may_go_on.wait()
        progress(4, 5000)

    try:
        sheet = LongWork("Working", work, said.append, lambda: said.append("left"), progress)
        finger.until(lambda: sheet.risen == 1.0, most=1_000_000)
        finger.until(lambda: any(line.text == "3 of 5000" for line in finger.find(Small)), most=1_000_000)
        finger.tap_widget(finger.find(InkButton, text="Cancel")[0])
        assert Sheet.topmost() is sheet, "the work has not stopped yet"
    finally:
        may_go_on.set()
    finger.until(lambda: said, most=1_000_000)
    assert (said, Sheet.topmost()) == (["left"], None)


def test_work_that_is_cancelled_too_late_is_completed(launch: Launch) -> None:
    finger = launch()
    finger.app.set("speed", "off")
    may_go_on, said = Event(), []
    sheet = LongWork("Working", may_go_on.wait, said.append, lambda: said.append("left"), Progress("{} of {}".format))
    try:
        finger.until(lambda: sheet.risen == 1.0, most=1_000_000)
        finger.press("escape")
        assert Sheet.topmost() is sheet
    finally:
        may_go_on.set()
    finger.until(lambda: said, most=1_000_000)
    assert (said, Sheet.topmost()) == ([True], None)


def test_work_that_follows_appears_in_place_of_the_first(launch: Launch) -> None:
    finger = launch()
    finger.app.set("speed", "off")
    first, second = Event(), Event()
    heights: list[float] = []

    def follow(_done: object) -> None:
        heights.append(LongWork("Working", second.wait, lambda _done: None).risen)

    try:
        sheet = LongWork("Working", first.wait, follow)
        finger.until(lambda: sheet.risen == 1.0, most=1_000_000)
        first.set()
        finger.until(lambda: heights, most=1_000_000)
        assert heights == [1.0]
        assert finger.find(LongWork) == [Sheet.topmost()]
    finally:
        first.set()
        second.set()
    finger.until(lambda: Sheet.topmost() is None, most=1_000_000)


@pytest.mark.parametrize("trouble", [BadSave, Refused, StoreTrouble])
def test_a_failure_is_reported_and_ends_the_work(launch: Launch, trouble: type[Exception]) -> None:
    finger = launch()

    def fail() -> None:
        raise trouble("It cannot be.")

    results: list[Any] = []
    LongWork("Working", fail, results.append)
    finger.until(lambda: Toast.shown() is not None, most=1_000_000)
    assert Toast.shown().text == "It cannot be."
    assert (results, Sheet.topmost()) == ([], None)


def test_a_fault_is_raised_in_the_frame_loop(launch: Launch) -> None:
    finger = launch()
    LongWork("Working", lambda: 1 / 0, print)
    with pytest.raises(ZeroDivisionError):
        finger.until(lambda: False, most=1_000_000)
    assert Sheet.topmost() is None


def test_a_notice_from_the_store_during_work_is_shown(launch: Launch) -> None:
    finger = launch()
    LongWork("Working", lambda: finger.app.store.notices.append("A part of the history was damaged."), print)
    finger.until(lambda: Toast.shown() is not None, most=1_000_000)
    assert Toast.shown().text == "A part of the history was damaged."
    assert finger.app.store.notices == []
