"""A desktop's window: it stands where it stood, never where nobody sees it, and is as dense as the user has set."""

from typing import Any

import pytest
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.metrics import Metrics

from kingdoms.ui.system import window
from kingdoms.ui.system.window import Area, RememberedWindow, density, fitted, screens

LEFT, RIGHT = Area(0, 0, 1600, 900), Area(1600, 0, 1200, 1900)
PLACE = {"left": 100, "top": 150, "width": 900, "height": 500, "maximised": 0}


@pytest.mark.parametrize(
    ("wanted", "got"),
    [
        (Area(100, 150, 900, 500), Area(100, 150, 900, 500)),
        (Area(1700, 1300, 900, 500), Area(1700, 1300, 900, 500)),
        (Area(1500, 850, 900, 500), Area(1600, 850, 900, 500)),  # on the right one for the most part
        (Area(-500, -300, 900, 500), Area(0, 30, 900, 500)),  # its title would be above the screen
        (Area(5000, 5000, 900, 500), Area(700, 400, 900, 500)),  # on a screen that is gone
        (Area(0, 0, 4000, 4000), Area(1600, 30, 1200, 1870)),  # larger than any
    ],
)
def test_a_window_is_always_all_on_a_screen(wanted: Area, got: Area) -> None:
    assert fitted(wanted, [LEFT, RIGHT], title=30) == got


class Glass:
    """A window that remembers where it was put."""

    system_size = (800, 600)
    pixels = 1
    left, top = 7, 8
    minimum_width = minimum_height = 0

    def __init__(self) -> None:
        self.put: list[Any] = []
        self.heard: dict[str, Any] = {}

    @property
    def width(self) -> int:
        return self.pixels * self.system_size[0]

    def bind(self, **heard: Any) -> None:
        self.heard |= heard

    def unbind(self, **heard: Any) -> None:
        self.heard = {name: handler for name, handler in self.heard.items() if name not in heard}

    def maximize(self) -> None:
        self.put.append("maximised")

    def _set_window_pos(self, left: int, top: int) -> None:
        self.left, self.top = left, top
        self.put.append(Area(left, top, *self.system_size))


@pytest.fixture
def glass(monkeypatch: pytest.MonkeyPatch) -> Glass:
    glass = Glass()
    monkeypatch.setattr(window, "Window", glass)
    monkeypatch.setattr(window, "screens", lambda: [LEFT])
    return glass


def remembered(told: dict[str, int]) -> RememberedWindow:
    """A window whose place is kept in this dictionary."""

    def remember(place: dict[str, int]) -> None:
        told.clear()
        told.update(place)

    return RememberedWindow(lambda: dict(told), remember)


def test_a_window_stands_where_it_stood(glass: Glass) -> None:
    remembered(dict(PLACE)).open()
    assert glass.put == [Area(100, 150, 900, 500)]


def test_a_window_that_never_had_a_place_is_in_the_middle(glass: Glass) -> None:
    remembered({}).open()
    assert glass.put == [Area(160, 50, 1280, 800)]


def test_where_a_unit_has_several_pixels_a_window_is_not_larger_for_it(glass: Glass) -> None:
    Metrics.density = glass.pixels = 2
    remembered({}).open()
    Metrics.density = 1
    assert glass.put == [Area(160, 50, 1280, 800)]


def test_what_the_system_tells_late_does_not_undo_the_place(glass: Glass) -> None:
    remembered(dict(PLACE)).open()
    glass.system_size = (800, 600)
    glass.heard["size"]()
    assert glass.put == [Area(100, 150, 900, 500)] * 2


def test_the_place_is_kept_after_it_was_moved_and_while_it_is_maximised(
    glass: Glass, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(window, "SETTLED", 0)
    told = dict(PLACE)
    first = remembered(told)
    first.open()
    glass.left, glass.top, glass.system_size = 200, 250, (1000, 600)
    glass.heard["on_move"]()
    Clock.tick()
    assert told == {"left": 200, "top": 250, "width": 1000, "height": 600, "maximised": 0}
    glass.left, glass.top, glass.system_size = 0, 0, (1600, 900)
    glass.heard["on_maximize"](glass)
    Clock.tick()
    assert told == {"left": 200, "top": 250, "width": 1000, "height": 600, "maximised": 1}
    first.close()
    assert glass.heard == {}
    glass.put.clear()
    glass.system_size = (800, 600)
    remembered(told).open()
    assert glass.put == [Area(200, 250, 1000, 600), "maximised"]


def test_where_the_app_is_drawn_for_nobody_there_is_no_place(launch: Any) -> None:
    assert screens() == []
    finger = launch((500, 700))
    assert Window.size == (500, 700)
    Clock.tick()
    assert finger.app.store.settings.get("window") == {}


def test_a_screen_is_as_dense_as_the_user_has_set(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("KIVY_METRICS_DENSITY", "GDK_SCALE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("DISPLAY", ":0")
    for told, dense in (("192", 2.0), ("144", 1.5), ("", None), ("many", None), ("0", None), ("inf", None)):
        monkeypatch.setattr(window, "dots_per_inch", lambda told=told: told)
        assert density() == dense
    monkeypatch.setenv("GDK_SCALE", "2")
    assert density() == 2.0
    monkeypatch.setenv("KIVY_METRICS_DENSITY", "1")
    assert density() is None
