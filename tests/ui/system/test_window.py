"""A desktop window: it opens where it was, never out of sight, and with the user's density."""

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
        (Area(1500, 850, 900, 500), Area(1600, 850, 900, 500)),  # mostly on the right one
        (Area(-500, -300, 900, 500), Area(0, 30, 900, 500)),  # its title would be above the screen
        (Area(5000, 5000, 900, 500), Area(700, 400, 900, 500)),  # on a screen that is gone
        (Area(0, 0, 4000, 4000), Area(1600, 30, 1200, 1870)),  # larger than any screen
    ],
)
def test_a_window_is_always_entirely_on_a_screen(wanted: Area, got: Area) -> None:
    assert fitted(wanted, [LEFT, RIGHT], title=30) == got


class Glass:
    """A window that records where it was put."""

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


def test_a_window_opens_where_it_was(glass: Glass) -> None:
    remembered(dict(PLACE)).open()
    assert glass.put == [Area(100, 150, 900, 500)]


def test_a_window_without_a_saved_place_is_centred(glass: Glass) -> None:
    remembered({}).open()
    assert glass.put == [Area(160, 50, 1280, 800)]


def test_on_a_dense_screen_a_window_is_no_larger_in_units(glass: Glass) -> None:
    Metrics.density = glass.pixels = 2
    remembered({}).open()
    Metrics.density = 1
    assert glass.put == [Area(160, 50, 1280, 800)]


@pytest.mark.parametrize(
    ("size", "least"), [((1280, 800), 360), ((480, 360), 360), ((479, 800), 480), ((320, 480), 480)]
)
def test_a_narrow_window_must_be_tall_enough_for_an_upright_table(
    glass: Glass, size: tuple[int, int], least: int
) -> None:
    remembered(dict(PLACE)).open()
    assert (glass.minimum_width, glass.minimum_height) == (320, 360)
    glass.system_size = size
    glass.heard["size"]()
    assert (glass.minimum_width, glass.minimum_height) == (320, least)


def test_a_late_size_event_from_the_system_does_not_change_the_place(glass: Glass) -> None:
    remembered(dict(PLACE)).open()
    glass.system_size = (800, 600)
    glass.heard["size"]()
    assert glass.put == [Area(100, 150, 900, 500)] * 2


def test_the_place_is_kept_after_a_move_and_while_maximised(glass: Glass, monkeypatch: pytest.MonkeyPatch) -> None:
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


def test_without_a_screen_no_place_is_kept(launch: Any) -> None:
    assert screens() == []
    finger = launch((500, 700))
    assert Window.size == (500, 700)
    Clock.tick()
    assert finger.app.store.settings.get("window") == {}


def test_a_screen_has_the_density_set_by_the_user(monkeypatch: pytest.MonkeyPatch) -> None:
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
