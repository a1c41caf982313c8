"""Fingers and the wheel on a map: they move the world, and taps still reach things."""

from typing import Any

import pytest

from kingdoms.ui.drawing.rect import Rect
from tests.ui.board.map.chart import CITY, COUNTRY, PANEL, painted, pan, wheel


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


def test_one_finger_pans_once_it_has_moved_far_enough(chart: Any) -> None:
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


def test_after_a_pan_nothing_is_repainted_but_things_are_tapped_where_they_have_moved_to(chart: Any) -> None:
    board, finger = chart
    board.camera.zoom_by(2, (100, 200))
    board.repaint()
    finger.frames(2)
    painted.clear()
    city = board.hits[CITY]
    pan(finger, -23, 10)
    assert painted == []
    assert board.hits[CITY] != city
    finger.tap(*board.camera.to_screen((250, 250)))
    assert board.taps == [CITY]


def test_after_a_zoom_things_are_repainted(chart: Any) -> None:
    board, finger = chart
    painted.clear()
    board.camera.zoom_by(2, (100, 200))
    board.repaint()
    finger.frames(2)
    assert painted == [board.hits[CITY]]


def test_the_wheel_zooms_at_the_pointer_and_the_world_is_redrawn_when_it_rests(chart: Any) -> None:
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


def test_the_wheel_outside_the_world_does_not_zoom(chart: Any) -> None:
    board, _finger = chart
    wheel(board, "scrolldown", 200, 50)
    assert board.camera.aim.zoom == 1


def test_a_tap_on_a_country_frames_it_and_a_double_tap_shows_the_whole_map(chart: Any) -> None:
    board, finger = chart
    place = board.camera.to_screen((600, 600))
    finger.double_tap(*place)
    assert board.camera.aim == board.camera.widest
    finger.tap(*place)
    assert board.camera.aim == board.camera.framing(COUNTRY)


def test_the_second_tap_of_a_double_tap_does_not_reach_what_the_first_one_moved_there(chart: Any) -> None:
    board, finger = chart
    board.chart.room_at = lambda x, y: Rect(170, 170, 250, 250)
    place = board.camera.to_screen((320, 320))
    finger.double_tap(*place)
    assert board.taps == [None]
    assert board.camera.aim == board.camera.widest
    # A single tap does move a city there.
    finger.tap(*place)
    assert board.thing_at(*place) == CITY


def test_two_taps_far_apart_are_not_a_double_tap(chart: Any) -> None:
    board, finger = chart
    finger.tap(*board.camera.to_screen((600, 600)))
    finger.tap(20, 480)
    assert board.camera.aim == board.camera.framing(COUNTRY)


def test_a_second_finger_elsewhere_cancels_the_first_press_and_the_map_stays(chart: Any) -> None:
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
