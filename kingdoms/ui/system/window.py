"""The window on a desktop: its size and position, on one or more screens."""

import ctypes
import os
from collections.abc import Callable, Sequence
from functools import partial
from importlib.util import find_spec
from typing import Any, NamedTuple

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.metrics import dp
from kivy.utils import platform

DESKTOPS = ("linux", "win", "macosx")
OFFSCREEN = ("offscreen", "dummy")
"""SDL drivers without a real window."""
FIRST_SIZE = (1280, 800)  # the size on the first start, in dp
TITLE_BAR = 32  # the height of a window's title bar, in dp
SMALLEST_WINDOW, SMALLEST_WIDE_WINDOW = (320, 480), (480, 360)  # the smallest playable sizes, upright and wide, in dp
SETTLED = 1.0  # seconds after the last change until the position is saved
_PLAIN = 96.0  # dots per inch at which one dp is one pixel


class Area(NamedTuple):
    """A rectangle on the desktop, in the system's units, measured from the upper left corner."""

    left: int
    top: int
    width: int
    height: int

    def shared_with(self, other: "Area") -> int:
        """The area of the overlap with another rectangle."""
        wide = min(self.left + self.width, other.left + other.width) - max(self.left, other.left)
        high = min(self.top + self.height, other.top + other.height) - max(self.top, other.top)
        return max(0, wide) * max(0, high)


def fitted(wanted: Area, screens: Sequence[Area], title: int) -> Area:
    """The wanted area, moved and shrunk to fit, with its title bar, on the screen that shows most of it."""
    screen = max(screens, key=wanted.shared_with)
    width = min(wanted.width, screen.width)
    height = min(wanted.height, screen.height - title)
    left = min(max(wanted.left, screen.left), screen.left + screen.width - width)
    top = min(max(wanted.top, screen.top + title), screen.top + screen.height - height)
    return Area(left, top, width, height)


def screens() -> list[Area]:
    """The usable area of each screen; empty without a real window."""
    sdl = _sdl()
    if sdl is None:
        return []
    driver = ctypes.c_char_p(sdl.SDL_GetCurrentVideoDriver()).value
    if driver is None or driver.decode() in OFFSCREEN:
        return []
    found = []
    for number in range(sdl.SDL_GetNumVideoDisplays()):
        area = (ctypes.c_int * 4)()
        if sdl.SDL_GetDisplayUsableBounds(number, area) == 0:
            found.append(Area(*area))
    return found


def _sdl() -> Any:
    """The SDL library that Kivy has loaded, or None if Kivy uses another window provider."""
    spec = find_spec("kivy.core.window._window_sdl2")
    if spec is None or spec.origin is None:
        return None
    # This only looks up the loaded library: by its name on Windows, elsewhere through Kivy's module.
    try:
        sdl = ctypes.CDLL("SDL2.dll" if platform == "win" else spec.origin)
    except OSError:
        return None
    sdl.SDL_GetCurrentVideoDriver.restype = ctypes.c_void_p
    return sdl


class RememberedWindow:
    """The app's window, which reopens where it was. Without a real window, this does nothing."""

    def __init__(self, recall: Callable[[], dict[str, int]], remember: Callable[[dict[str, int]], None]) -> None:
        self._recall, self._remember = recall, remember
        self._is_maximised = False
        self._born: tuple[float, ...] | None = None
        """The size the system first gave the window, until the event reporting it arrives."""
        self._keep = Clock.create_trigger(self._keep_place, SETTLED)
        self._heard: dict[str, Callable[..., None]] = {
            "size": self._on_change,
            "on_move": self._on_change,
            "on_maximize": partial(self._on_maximised, True),
            "on_restore": partial(self._on_maximised, False),
        }

    def open(self) -> None:
        """Restores the window's position and size as far as possible, and starts tracking changes to them."""
        areas = screens() if platform in DESKTOPS else []
        if not areas:
            return
        recalled, title = self._recall(), _units(TITLE_BAR)
        if recalled:
            wanted = Area(*(recalled[name] for name in Area._fields))
        else:
            screen, (width, height) = areas[0], map(_units, FIRST_SIZE)
            left, top = screen.left + (screen.width - width) // 2, screen.top + (screen.height - height) // 2
            wanted = Area(left, top, width, height)
        self._born, self._place = tuple(Window.system_size), fitted(wanted, areas, title)
        self._put(self._place)
        self._smallest, self._smallest_wide = (
            tuple(map(_units, size)) for size in (SMALLEST_WINDOW, SMALLEST_WIDE_WINDOW)
        )
        self._limit()
        if recalled.get("maximised"):
            Window.maximize()
        Window.bind(**self._heard)

    def close(self) -> None:
        """Stops following the window."""
        Window.unbind(**self._heard)
        self._keep.cancel()

    def _put(self, place: Area) -> None:
        Window.system_size = (place.width, place.height)
        # Setting left and top one by one would restore the old value of the other.
        Window._set_window_pos(place.left, place.top)

    def _on_change(self, *_change: object) -> None:
        if self._born == tuple(Window.system_size) != self._place[2:]:
            # Only now does the system report the window's first size, which Kivy takes for the user's choice.
            self._born = None
            self._put(self._place)
        self._limit()
        self._keep()

    def _limit(self) -> None:
        """Keeps the window playable: one too narrow for the wide forms must be tall enough for the upright ones."""
        is_narrow = Window.system_size[0] < self._smallest_wide[0]
        least_height = (self._smallest if is_narrow else self._smallest_wide)[1]
        Window.minimum_width, Window.minimum_height = self._smallest[0], least_height

    def _on_maximised(self, is_maximised: bool, _window: object) -> None:
        self._is_maximised = is_maximised
        self._keep()

    def _keep_place(self, _elapsed: float) -> None:
        """Saves the current position; for a maximised window, the position it returns to."""
        place = Area(Window.left, Window.top, *map(round, Window.system_size))._asdict()
        before = self._recall() if self._is_maximised else {}
        self._remember({**place, **before, "maximised": int(self._is_maximised)})


def _units(amount: float) -> int:
    """A length given in dp, converted to the system's units, each of which may be several pixels."""
    return round(dp(amount) * Window.system_size[0] / Window.width)


def density() -> float | None:
    """Pixels per dp as set by the user under X, which Kivy does not check; None if that is not known."""
    if platform != "linux" or "KIVY_METRICS_DENSITY" in os.environ or "DISPLAY" not in os.environ:
        return None
    factor = _positive(os.environ.get("GDK_SCALE", ""))
    dots = _positive(dots_per_inch())
    return factor or (dots / _PLAIN if dots else None)


def _positive(word: str) -> float | None:
    """The word as a positive number, or None."""
    try:
        number = float(word)
    except ValueError:
        return None
    return number if 0 < number < float("inf") else None


def dots_per_inch() -> str:
    """The Xft.dpi resource; empty if it is not set or there is no X."""
    try:
        x = ctypes.CDLL("libX11.so.6")
    except OSError:
        return ""
    x.XOpenDisplay.restype = x.XGetDefault.restype = ctypes.c_void_p
    display = ctypes.c_void_p(x.XOpenDisplay(None))
    if not display:
        return ""
    dots = ctypes.c_char_p(x.XGetDefault(display, b"Xft", b"dpi")).value or b""
    x.XCloseDisplay(display)
    return dots.decode()
