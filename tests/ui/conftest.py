"""Drives the real app without a screen: a fresh app for every test, touched as a finger would."""

import gc
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
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
if sys.platform == "linux":  # A real screen would impose its own window size.
    os.environ["SDL_VIDEODRIVER"] = "offscreen"
os.environ["KIVY_HOME"] = tempfile.mkdtemp(prefix="kingdoms-tests-")

from kivy.config import Config

# This must come before any other Kivy import, or the suite would sleep between frames.
Config.set("graphics", "maxfps", "0")
Config.set("graphics", "multisamples", "0")
Config.set("kivy", "exit_on_escape", "0")
for provider, _device in list(Config.items("input")):
    Config.remove_option("input", provider)

from kivy.animation import Animation
from kivy.app import App
from kivy.base import EventLoop, runTouchApp
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.metrics import Metrics
from kivy.uix.widget import Widget

from kingdoms.commands.finger import Finger
from kingdoms.core.session import Session
from kingdoms.core.words import language
from kingdoms.ui.drawing.gallery import gallery
from kingdoms.ui.drawing.painted import forget_unseen
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.system import startup
from kingdoms.ui.theme import theme

PHONE, TABLET, DESKTOP = (360, 640), (800, 1280), (1280, 800)
FIRST_LOOK = {"mode": "system", "contrast": False, "text_scale": 1.0, "speed": "normal"}
"""The theme's values before any setting is changed."""
FRAME = 1 / 30
"""Seconds per frame in tests with a steady clock."""
COLLECTIONS_OF_THE_YOUNG = 10


def pytest_collection_finish() -> None:
    """Exempts everything that exists before the first test from garbage collection, which makes collections fast.

    The app does the same at its first frame, but then the first app and its table would never be freed.
    """
    startup.keep_for_good()


@contextmanager
def nothing_fails_unheard() -> Iterator[list[BaseException]]:
    """Collects faults from elsewhere, such as a bot's thread, in the yielded list; fails on exit unless it is empty."""
    heard: list[BaseException] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "excepthook", lambda _kind, trouble, _trace: heard.append(trouble))
        yield heard
    assert heard == []


@pytest.fixture(autouse=True)
def _loud() -> Iterator[list[BaseException]]:
    """Fails the test if anything fails outside it, such as in a thread. A test that expects that empties the list."""
    with nothing_fails_unheard() as heard:
        yield heard


@pytest.fixture
def steady(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Makes every frame take the same time, so that animations end after a fixed number of frames."""
    true_time, frames = Clock.time, count(int(Clock.time() / FRAME) + 1)
    monkeypatch.setattr(Clock, "time", lambda: next(frames) * FRAME)
    yield
    # The next app must not wait for real time to catch up.
    Clock._last_tick = true_time()


@pytest.fixture
def launch(tmp_path: Path) -> Iterator[Callable[..., Finger]]:
    """Starts the app in a window of the given size with its own data folder; the last app is stopped at the end.

    Tips are switched off, since they would cover things that a test wants to touch; tests about them ask for them.
    """

    def start(size: tuple[int, int] = PHONE, folder: Path | None = None, *, has_tips: bool = False) -> Finger:
        if App.get_running_app() is not None:
            stop()
        forget_the_last_app()
        return Finger.start(folder or tmp_path, size, has_tips=has_tips)

    yield start
    if App.get_running_app() is not None:
        stop()


@pytest.fixture
def show() -> Iterator[Callable[..., Finger]]:
    """Shows one widget without the app, in a window of the given size and with the look the app starts with."""
    from kingdoms.ui.system.startup import prepare

    def start(widget: Widget, size: tuple[int, int] = PHONE) -> Finger:
        forget_the_last_app()
        Window.size = size
        Window.add_widget(widget)
        runTouchApp(embedded=True)
        finger = Finger(None)
        finger.frames(3)
        return finger

    prepare()
    yield start
    clear()


def forget_the_last_app() -> None:
    """Frees the widgets of earlier tests, which would otherwise be laid out again whenever the theme changes.

    Most of them are young objects. Collecting the older ones too takes longer, so that is done only now and then.
    """
    gc.collect(1 if gc.get_count()[2] < COLLECTIONS_OF_THE_YOUNG else 2)


def stop() -> None:
    """Ends the running app and leaves nothing behind for the next one."""
    App.get_running_app().dispatch("on_stop")
    clear()
    App._running_app = None
    language.use("en")
    language.use_for_cards(language.AS_THE_APP)


def clear() -> None:
    """Removes everything from the window and cancels everything that is scheduled or animated."""
    for child in list(Window.children):
        Window.remove_widget(child)
    # Even if something still holds a widget of an earlier test, a change of look must not repaint it.
    forget_unseen()
    gallery.stop()
    for name, value in FIRST_LOOK.items():
        setattr(theme, name, value)
    for event in list(Clock.get_events()):
        event.cancel()
    Animation._instances.clear()
    EventLoop.stop()


@pytest.fixture
def device_text() -> Iterator[Callable[[float], None]]:
    """Sets how large text is on the device, relative to its normal size."""
    yield lambda scale: setattr(Metrics, "fontscale", scale)
    Metrics.fontscale = 1.0


@pytest.fixture
def hungarian() -> Iterator[None]:
    """Everything is said in Hungarian."""
    language.use("hu")
    yield
    language.use("en")


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Rect]]:
    """All text that has been painted, and where."""
    found: list[tuple[str, Rect]] = []
    write = Painter.text

    def note(painter: Painter, text: str, *args: Any, **kwargs: Any) -> Rect:
        found.append((text, write(painter, text, *args, **kwargs)))
        return found[-1][1]

    monkeypatch.setattr(Painter, "text", note)
    return found


@pytest.fixture(autouse=True)
def _pauses_follow_the_speed() -> Iterator[None]:
    """Tests set only the animation speed; this sets the matching length of pauses."""

    def follow(_theme: object, speed: str) -> None:
        theme.pauses = {"off": "off", "fast": "short", "normal": "normal"}[speed]

    theme.fbind("speed", follow)
    yield
    theme.funbind("speed", follow)


@pytest.fixture
def sit(launch: Callable[..., Finger]) -> Iterator[Callable[..., Finger]]:
    """Opens a session at the table, by default without animations. Nothing is drawn, to make frames faster."""

    def start(session: Session, size: tuple[int, int] = PHONE, scale: float = 1.0, speed: str = "off") -> Finger:
        finger = launch(size)
        finger.is_drawing = False
        theme.speed, theme.text_scale = speed, scale
        finger.app.show("table", session=session)
        finger.frames(4)
        return finger

    yield start
    theme.text_scale = 1.0
