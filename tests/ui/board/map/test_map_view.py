"""Roaming over a board: fingers and the wheel move the world, taps still reach things, and only rest draws anew."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from kivy.core.window import Window
from kivy.graphics import InstructionGroup, Rectangle
from kivy.input.providers.mouse import MouseMotionEvent
from kivy.lang import Builder

from kingdoms.commands.finger import Finger
from kingdoms.core.game import Thing
from kingdoms.ui.board.board import Board
from kingdoms.ui.board.map import map_view
from kingdoms.ui.board.map.camera import Camera
from kingdoms.ui.board.map.map_view import MapView
from kingdoms.ui.board.sight import Place, Places, Sight, at
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.drawing.gallery import gallery
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.system.startup import load_kv
from kingdoms.ui.theme import theme

CITY, PANEL = ("city", 0), ("panel",)
WORLD = Rect(0, 0, 1000, 1000)
COUNTRY = Rect(500, 500, 250, 250)
SIGHT = Sight(None, None, (), None, None, {})


class Chart(MapView):
    """A world with one city and one country."""

    def __init__(self, **kwargs: Any) -> None:
        self.drawn: list[float] = []
        self.laid_out = 0
        super().__init__(**kwargs)

    def draw(self, group: InstructionGroup, scale: float) -> Iterator[None]:
        self.drawn.append(scale)
        for _part in range(3):
            group.add(Rectangle())
            yield

    def room_at(self, x: float, y: float) -> Rect | None:
        return COUNTRY if COUNTRY.holds(x, y) else None

    def lay_out(self, sight: Sight) -> Places:
        self.fit()
        self.laid_out += 1
        return {CITY: at(self.camera.rect_on_screen(Rect(200, 200, 100, 100)))}

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        return paint, place.rect


class ChartPanel(Zone):
    """A panel below the world."""

    def lay_out(self, sight: Sight) -> Places:
        return {PANEL: at(self.rect)}

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        return paint, place.rect


class ChartBoard(Board):
    """A board with a world, and a page without it."""

    def __init__(self) -> None:
        self.camera = Camera(WORLD, Rect(0, 0, 1, 1))
        self.taps: list[Thing | None] = []
        super().__init__(form="ChartForm")
        self.bind(on_tap=lambda _board, thing: self.taps.append(thing))

    @property
    def chart(self) -> Chart:
        return next(zone for zone in self.zones if isinstance(zone, Chart))

    def overlay_of(self, thing: Thing) -> "Sheet":
        return Sheet()


class Sheet:
    """An overlay with a city in it."""

    def lay_out(self, sight: Sight, opened: Thing, room: Rect) -> Places:
        return {opened: at(room.inset(20)), CITY: at(Rect(40, 40, 80, 80))}

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        return paint, place.rect


FORM = """
<ChartForm@TableColumn>:
    TablePrompt:
        size_hint_y: None
        height: 0
    TablePages:
        TablePage:
            name: 'chart'
            Chart:
            ChartPanel:
                size_hint_y: None
                height: 100
        TablePage:
            name: 'other'
            ChartPanel:
"""
painted: list[Rect] = []


def paint(painter: Painter, rect: Rect) -> None:
    painted.append(rect)
    painter.fill(rect, theme.ink)


@pytest.fixture
def chart(show: Callable[..., Finger]) -> Iterator[tuple[ChartBoard, Finger]]:
    theme.speed = "off"
    load_kv("board")
    Builder.load_string(FORM, filename="chart.kv")
    board = ChartBoard()
    finger = show(board, (400, 500))
    board.show(SIGHT)
    finger.frames(3)
    yield board, finger
    Builder.unload_file("chart.kv")


def wheel(board: ChartBoard, button: str, x: float, y: float) -> None:
    place = [x / Window.width, y / Window.height, button]
    touch = MouseMotionEvent("mouse", "wheel", place, is_touch=True, type_id="touch")
    touch.scale_for_screen(*Window.system_size)
    board.on_touch_down(touch)


def test_the_whole_world_is_drawn_once_for_its_size(chart: Any) -> None:
    board, _finger = chart
    assert board.chart.drawn == [pytest.approx(0.4)]
    assert board.camera.view == (0, 100, 400, 400)


def test_another_look_draws_the_world_anew_and_drawings_that_arrive_do_not(chart: Any) -> None:
    board, finger = chart
    gallery.dispatch("on_arrival")
    finger.frames(2)
    assert len(board.chart.drawn) == 1
    theme.dispatch("on_change")
    finger.frames(2)
    assert len(board.chart.drawn) == 2


def test_a_world_is_drawn_part_by_part_and_the_old_one_is_seen_until_the_new_one_is_complete(
    chart: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    board, finger = chart
    monkeypatch.setattr(map_view, "DRAWING", 0.0)
    (before,) = board.chart.pane.world.children
    theme.dispatch("on_change")
    seen = []
    for _frame in range(6):
        finger.frames(1)
        seen += board.chart.pane.world.children
    assert seen[:3] == [before] * 3
    assert seen[-1] is not before
    assert len(seen[-1].children) == len(before.children)


def test_two_fingers_zoom_around_their_middle(chart: Any) -> None:
    board, finger = chart
    held = board.camera.to_world((200, 300))
    first, second = finger.down(150, 300), finger.down(250, 300)
    finger.drag(first, 100, 300)
    finger.drag(second, 300, 300)
    assert board.camera.aim.zoom == pytest.approx(2, rel=0.02)
    assert board.camera.to_screen(held) == pytest.approx((200, 300), abs=2)
    finger.up(first)
    finger.up(second)
    assert board.chart.drawn[1:] == [pytest.approx(0.8, rel=0.02)]
    assert board.taps == []


def test_while_fingers_move_the_map_nothing_is_laid_out_or_drawn(chart: Any) -> None:
    board, finger = chart
    drawn, laid_out = len(board.chart.drawn), board.chart.laid_out
    first, second = finger.down(150, 300), finger.down(250, 300)
    finger.drag(second, 330, 320)
    finger.frames(3)
    assert (len(board.chart.drawn), board.chart.laid_out) == (drawn, laid_out)
    finger.up(first)
    finger.up(second)
    assert len(board.chart.drawn) == drawn + 1
    assert board.chart.laid_out > laid_out


def test_one_finger_pans_once_it_has_left_its_place(chart: Any) -> None:
    board, finger = chart
    board.camera.zoom_by(3, (200, 300))
    finger.frames(2)
    before = board.camera.aim
    touch = finger.down(200, 300)
    finger.drag(touch, 204, 300)
    assert board.camera.aim == before
    finger.drag(touch, 240, 300)
    held = board.camera.to_world((240, 300))
    finger.drag(touch, 270, 330)
    assert board.camera.to_screen(held) == pytest.approx((270, 330), abs=2)
    finger.up(touch)
    assert board.taps == []


def pan(finger: Finger, right: float, up: float) -> None:
    touch = finger.down(200, 300)
    finger.drag(touch, 230, 300)
    finger.drag(touch, 230 + right, 300 + up)
    finger.up(touch)


def test_after_a_pan_nothing_is_painted_anew_but_tapped_where_it_went(chart: Any) -> None:
    board, finger = chart
    board.camera.zoom_by(2, (100, 200))
    board.repaint()
    finger.frames(2)
    painted.clear()
    city = board.regions[CITY]
    pan(finger, -23, 10)
    assert painted == []
    assert board.regions[CITY] != city
    finger.tap(*board.camera.to_screen((250, 250)))
    assert board.taps == [CITY]


def test_after_a_zoom_things_are_painted_anew(chart: Any) -> None:
    board, finger = chart
    painted.clear()
    board.camera.zoom_by(2, (100, 200))
    board.repaint()
    finger.frames(2)
    assert painted == [board.regions[CITY]]


def test_what_lies_in_an_overlay_does_not_move_with_the_world(chart: Any) -> None:
    board, finger = chart
    board.camera.zoom_by(2, (100, 200))
    board.repaint()
    finger.frames(2)
    pan(finger, -23, 10)
    painted.clear()
    board.open(PANEL)
    finger.frames(2)
    assert painted[-1] == board.regions[CITY] == Rect(40, 40, 80, 80)


def test_a_thing_in_the_world_can_be_tapped_where_it_went(chart: Any) -> None:
    board, finger = chart
    board.camera.zoom_by(2, (100, 200))
    board.repaint()
    finger.frames(2)
    finger.tap(*board.camera.to_screen((250, 250)))
    assert board.taps == [CITY]


def test_the_wheel_zooms_at_its_point_and_draws_when_it_rests(chart: Any) -> None:
    board, finger = chart
    held = board.camera.to_world((120, 220))
    for _ in range(3):
        wheel(board, "scrolldown", 120, 220)
    assert board.camera.to_screen(held) == pytest.approx((120, 220), abs=2)
    assert len(board.chart.drawn) == 1
    finger.until(lambda: len(board.chart.drawn) == 2, most=100000)
    assert board.chart.drawn[1] == pytest.approx(0.4 * 1.2**3)
    for _ in range(9):
        wheel(board, "scrollup", 120, 220)
    assert board.camera.aim == board.camera.widest


def test_the_wheel_beside_the_world_does_not_zoom(chart: Any) -> None:
    board, _finger = chart
    wheel(board, "scrolldown", 200, 50)
    assert board.camera.aim.zoom == 1


def test_a_tap_on_a_country_frames_it_and_a_double_tap_shows_all_again(chart: Any) -> None:
    board, finger = chart
    place = board.camera.to_screen((600, 600))
    finger.tap(*place)
    assert board.camera.aim == board.camera.framing(COUNTRY)
    finger.tap(*place)
    assert board.camera.aim == board.camera.widest


def test_the_second_tap_of_two_does_not_reach_what_the_first_one_brought_there(chart: Any) -> None:
    board, finger = chart
    board.chart.room_at = lambda x, y: Rect(170, 170, 250, 250)
    place = board.camera.to_screen((320, 320))
    finger.tap(*place)
    assert board.thing_at(*place) == CITY
    finger.tap(*place)
    assert board.taps == [None]
    assert board.camera.aim == board.camera.widest


def test_two_taps_far_apart_are_not_a_double_tap(chart: Any) -> None:
    board, finger = chart
    finger.tap(*board.camera.to_screen((600, 600)))
    finger.tap(20, 480)
    assert board.camera.aim == board.camera.framing(COUNTRY)


def test_a_travel_is_seen_on_its_way_and_drawn_at_its_end(chart: Any) -> None:
    board, finger = chart
    theme.speed = "normal"
    board.chart.frame(COUNTRY)
    assert board.camera.is_travelling
    finger.until(lambda: not board.camera.is_travelling, most=100000)
    finger.frames(2)
    assert board.camera.aim == board.camera.framing(COUNTRY)
    assert board.chart.drawn[1:] == [pytest.approx(1.6)]


def test_a_tap_while_the_world_moves_reaches_what_is_seen_there(chart: Any) -> None:
    board, finger = chart
    theme.speed = "normal"
    before = board.regions[CITY]
    board.chart.frame(Rect(170, 170, 250, 250))
    finger.until(lambda: board.camera.aim.zoom > 2, most=100_000)
    assert board.camera.is_travelling
    assert board.regions[CITY] == before
    place = board.camera.to_screen((290, 290))
    assert not before.holds(*place)
    finger.tap(*place)
    assert board.taps == [CITY]
    assert not board.camera.is_travelling
    assert board.regions[CITY] == board.camera.rect_on_screen(Rect(200, 200, 100, 100))


def test_a_second_finger_elsewhere_ends_the_first_ones_press_and_the_map_stays(chart: Any) -> None:
    board, finger = chart
    first = finger.down(200, 50)
    second = finger.down(200, 300)
    finger.drag(second, 300, 400)
    finger.up(first)
    finger.up(second)
    assert board.camera.aim.zoom == 1
    assert board.taps == []
    finger.tap(200, 50)
    assert board.taps == [PANEL]


def test_a_hidden_world_takes_no_touches(chart: Any) -> None:
    board, finger = chart
    board.turn_to("other")
    finger.frames(2)
    wheel(board, "scrolldown", 200, 300)
    finger.tap(*board.camera.to_screen((600, 600)))
    assert board.camera.aim.zoom == 1


def test_a_hidden_world_that_comes_back_is_drawn_in_the_look_of_now(chart: Any) -> None:
    board, finger = chart
    world = board.chart
    board.turn_to("other")
    theme.dispatch("on_change")
    finger.frames(2)
    painted.clear()
    board.turn_to("chart")
    finger.frames(3)
    assert len(world.drawn) == 2
    assert board.regions[CITY] in painted


def test_under_an_open_sheet_the_world_stays_where_it_is(chart: Any) -> None:
    board, finger = chart
    board.open(PANEL)
    wheel(board, "scrolldown", 200, 300)
    first, second = finger.down(150, 300), finger.down(250, 300)
    finger.drag(second, 330, 320)
    finger.up(first)
    finger.up(second)
    assert board.camera.aim.zoom == 1


def test_when_nobody_looks_a_travel_is_over_and_fingers_are_forgotten(chart: Any) -> None:
    board, finger = chart
    theme.speed = "normal"
    finger.down(150, 300)
    finger.down(250, 300)
    board.chart.frame(COUNTRY)
    board.rest()
    assert board.camera.aim == board.camera.framing(COUNTRY)
    finger.frames(2)
    assert len(board.chart.drawn) == 2


def test_things_in_the_world_are_painted_in_its_own_layer(chart: Any) -> None:
    board, _finger = chart
    assert set(board.chart.layer.shown) == {CITY}
    assert set(board.painting.layer.shown) == {PANEL}
