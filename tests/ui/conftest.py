"""Drives the real app without a screen: a fresh app for every test, touched as a finger would."""

import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

os.environ.setdefault("KIVY_GL_BACKEND", "mock")
os.environ["KIVY_NO_ARGS"] = "1"
os.environ["KIVY_NO_CONSOLELOG"] = "1"
os.environ["KIVY_NO_FILELOG"] = "1"
os.environ["KIVY_METRICS_DENSITY"] = "1"
os.environ["KIVY_METRICS_FONTSCALE"] = "1"
os.environ["KIVY_DPI"] = "96"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["KIVY_HOME"] = tempfile.mkdtemp(prefix="kingdoms-tests-")

from kivy.config import Config

# Set before anything else of Kivy is imported: set later, the suite would sleep between frames.
Config.set("graphics", "maxfps", "0")
Config.set("graphics", "multisamples", "0")
Config.set("kivy", "exit_on_escape", "0")
for section, provider in list(Config.items("input")):
    Config.remove_option("input", section)

from kivy.animation import Animation
from kivy.app import App
from kivy.base import EventLoop, runTouchApp
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.input.providers.mouse import MouseMotionEvent
from kivy.uix.widget import Widget

PHONE, TABLET, DESKTOP = (360, 640), (800, 1280), (1280, 800)
KEYS = {
    "escape": 27, "enter": 13, "left": 276, "right": 275, "up": 273, "down": 274, "tab": 9, "space": 32,
    "u": 117, "e": 101, "l": 108, "?": 47,
}  # fmt: skip


class Driver:
    """A running app and a finger."""

    def __init__(self, app: Any) -> None:
        self.app = app
        self.touches = 0

    def frames(self, count: int = 1) -> None:
        """Lets so many frames pass."""
        for _ in range(count):
            EventLoop.idle()

    def until(self, is_reached: Callable[[], object], most: int = 2000) -> None:
        """Lets frames pass until something holds; fails when it never does."""
        for _ in range(most):
            if is_reached():
                return
            EventLoop.idle()
        raise AssertionError("what was waited for did not happen")

    def tap(self, x: float, y: float) -> None:
        """One finger down and up again at a point of the window."""
        touch = self.down(x, y)
        self.frames(1)
        self.up(touch)

    def down(self, x: float, y: float) -> MouseMotionEvent:
        """A finger goes down and stays."""
        self.touches += 1
        place = [x / Window.width, y / Window.height, "left"]
        touch = MouseMotionEvent("mouse", f"test {self.touches}", place, is_touch=True, type_id="touch")
        EventLoop.post_dispatch_input("begin", touch)
        return touch

    def drag(self, touch: MouseMotionEvent, x: float, y: float) -> None:
        """The finger moves."""
        touch.move([x / Window.width, y / Window.height, "left"])
        EventLoop.post_dispatch_input("update", touch)

    def up(self, touch: MouseMotionEvent) -> None:
        """The finger goes up."""
        EventLoop.post_dispatch_input("end", touch)
        self.frames(2)

    def tap_widget(self, widget: Widget) -> None:
        """A tap in the middle of a widget, wherever it is now."""
        self.tap(*widget.to_window(*widget.center))

    def press(self, key: str) -> None:
        """A key of the keyboard, down and up."""
        code = KEYS[key]
        pressed = (code, 0, key if len(key) == 1 else None, [])
        # As Kivy's own window does it: a key that nobody wanted at first is offered a second time.
        if not Window.dispatch("on_key_down", *pressed):
            Window.dispatch("on_keyboard", *pressed)
        Window.dispatch("on_key_up", code, 0)
        self.frames(2)

    def find(self, kind: type | str, **properties: object) -> list[Any]:
        """All widgets of a class (or of a class's name) on the window whose properties have these values."""
        return [
            widget
            for root in Window.children
            for widget in root.walk()
            if (type(widget).__name__ == kind if isinstance(kind, str) else isinstance(widget, kind))
            and all(getattr(widget, name, None) == value for name, value in properties.items())
        ]


@pytest.fixture(autouse=True)
def _loud(monkeypatch: pytest.MonkeyPatch) -> None:
    """What fails inside the event loop fails the test."""
    monkeypatch.setattr(sys, "excepthook", sys.__excepthook__)


@pytest.fixture
def launch(tmp_path: Path) -> Iterator[Callable[..., Driver]]:
    """Starts the app in a window of a size, with a data folder of its own; the newest one is stopped at the end."""

    def start(size: tuple[int, int] = PHONE, folder: Path | None = None) -> Driver:
        from kingdoms.app import KingdomsApp

        if App.get_running_app() is not None:
            stop()
        Window.size = size
        app = KingdomsApp(folder=folder or tmp_path)
        app._run_prepare()
        runTouchApp(embedded=True)
        driver = Driver(app)
        driver.frames(3)
        return driver

    yield start
    if App.get_running_app() is not None:
        stop()


@pytest.fixture
def show() -> Iterator[Callable[..., Driver]]:
    """Shows one widget without the app, in a window of a size and in the look that the app starts with."""
    from kingdoms.ui.stage import prepare
    from kingdoms.ui.theme import theme

    def start(widget: Widget, size: tuple[int, int] = PHONE) -> Driver:
        Window.size = size
        Window.add_widget(widget)
        runTouchApp(embedded=True)
        driver = Driver(None)
        driver.frames(3)
        return driver

    look = {name: getattr(theme, name) for name in ("mode", "contrast", "text_scale", "speed")}
    prepare()
    yield start
    clear()
    for name, value in look.items():
        setattr(theme, name, value)


def stop() -> None:
    """Ends the running app and leaves nothing of it to the next."""
    App.get_running_app().dispatch("on_stop")
    clear()
    App._running_app = None


def clear() -> None:
    """Takes everything off the window and ends all that was under way."""
    for child in list(Window.children):
        Window.remove_widget(child)
    for event in list(Clock.get_events()):
        event.cancel()
    Animation._instances.clear()
    EventLoop.stop()
