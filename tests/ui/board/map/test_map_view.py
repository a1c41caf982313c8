"""A map on a board: it is drawn again only when the camera is at rest, and things can be tapped where they are seen."""

from typing import Any

import pytest

from kingdoms.ui.board.map import map_view
from kingdoms.ui.drawing.gallery import gallery
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme
from tests.ui.board.map.chart import CITY, COUNTRY, PANEL, painted, pan, wheel


def test_the_whole_world_is_drawn_once_at_its_size(chart: Any) -> None:
    board, _finger = chart
    assert board.chart.drawn == [pytest.approx(0.4)]
    assert board.camera.view == (0, 100, 400, 400)


def test_a_new_look_redraws_the_world_but_arriving_pictures_do_not(chart: Any) -> None:
    board, finger = chart
    gallery.dispatch("on_arrival")
    finger.frames(2)
    assert len(board.chart.drawn) == 1
    theme.dispatch("on_change")
    finger.frames(2)
    assert len(board.chart.drawn) == 2


def test_a_world_is_drawn_in_steps_and_the_old_one_is_shown_until_the_new_one_is_complete(
    chart: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    board, finger = chart
    monkeypatch.setattr(map_view, "DRAWING", 0.0)
    (before,) = board.chart.viewport.world.children
    theme.dispatch("on_change")
    seen = []
    for _frame in range(6):
        finger.frames(1)
        seen += board.chart.viewport.world.children
    assert seen[:3] == [before] * 3
    assert seen[-1] is not before
    assert len(seen[-1].children) == len(before.children)


def test_things_in_an_overlay_do_not_move_with_the_world(chart: Any) -> None:
    board, finger = chart
    board.camera.zoom_by(2, (100, 200))
    board.repaint()
    finger.frames(2)
    pan(finger, -23, 10)
    painted.clear()
    board.open(PANEL)
    finger.frames(2)
    assert painted[-1] == board.hits[CITY] == Rect(40, 40, 80, 80)


def test_a_thing_in_the_world_can_be_tapped_where_it_has_moved_to(chart: Any) -> None:
    board, finger = chart
    board.camera.zoom_by(2, (100, 200))
    board.repaint()
    finger.frames(2)
    finger.tap(*board.camera.to_screen((250, 250)))
    assert board.taps == [CITY]


def test_the_camera_travels_and_the_world_is_redrawn_when_it_arrives(chart: Any) -> None:
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
    before = board.hits[CITY]
    board.chart.frame(Rect(170, 170, 250, 250))
    finger.until(lambda: board.camera.aim.zoom > 2, most=100_000)
    assert board.camera.is_travelling
    assert board.hits[CITY] == before
    place = board.camera.to_screen((290, 290))
    assert not before.holds(*place)
    finger.tap(*place)
    assert board.taps == [CITY]
    assert not board.camera.is_travelling
    assert board.hits[CITY] == board.camera.rect_on_screen(Rect(200, 200, 100, 100))


def test_a_hidden_world_takes_no_touches(chart: Any) -> None:
    board, finger = chart
    board.turn_to("other")
    finger.frames(2)
    wheel(board, "scrolldown", 200, 300)
    finger.tap(*board.camera.to_screen((600, 600)))
    assert board.camera.aim.zoom == 1


def test_a_hidden_world_that_comes_back_is_drawn_in_the_current_look(chart: Any) -> None:
    board, finger = chart
    world = board.chart
    board.turn_to("other")
    theme.dispatch("on_change")
    finger.frames(2)
    painted.clear()
    board.turn_to("chart")
    finger.frames(3)
    assert len(world.drawn) == 2
    assert board.hits[CITY] in painted


def test_the_world_does_not_move_under_an_open_sheet(chart: Any) -> None:
    board, finger = chart
    board.open(PANEL)
    wheel(board, "scrolldown", 200, 300)
    first, second = finger.down(150, 300), finger.down(250, 300)
    finger.drag(second, 330, 320)
    finger.up(first)
    finger.up(second)
    assert board.camera.aim.zoom == 1


def test_when_the_board_is_hidden_the_camera_arrives_and_touches_are_forgotten(chart: Any) -> None:
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
    assert set(board.painting.on_page.shown) == {PANEL}
    assert set(board.painting.layer.shown) == set()
