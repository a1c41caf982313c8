"""The camera over a map: points stay under the finger, the map is never lost, and journeys end where they should."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingdoms.ui.board.map.camera import MOST_ZOOM, Aim, Camera
from kingdoms.ui.drawing.rect import Rect

WHOLE = Rect(1700, 600, 4300, 5000)
VIEWS = st.builds(Rect, st.floats(0, 300), st.floats(0, 300), st.floats(200, 1600), st.floats(200, 1600))
STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("pan"), st.floats(-900, 900), st.floats(-900, 900)),
        st.tuples(st.just("zoom"), st.floats(0.2, 5), st.floats(0, 1), st.floats(0, 1)),
        st.tuples(st.just("view"), VIEWS),
    ),
    max_size=12,
)


def near(point: tuple[float, ...]) -> object:
    return pytest.approx(point, abs=1e-3)


def move_about(camera: Camera, steps: list[tuple]) -> None:
    for kind, *numbers in steps:
        if kind == "pan":
            camera.zoom_by(1, (0, 0), tuple(numbers))
        elif kind == "view":
            camera.view = numbers[0]
        else:
            factor, across, along = numbers
            x, y, width, height = camera.view
            camera.zoom_by(factor, (x + across * width, y + along * height))


def test_at_first_the_whole_map_is_in_sight_and_fills_the_view_in_one_direction() -> None:
    camera = Camera(WHOLE, Rect(20, 50, 360, 400))
    shown = camera.rect_on_screen(WHOLE)
    assert shown.centre == near(camera.view.centre)
    assert shown.height == pytest.approx(400)
    assert shown.width < 360


@given(VIEWS, STEPS)
def test_nothing_outside_the_map_is_seen_unless_all_of_the_map_is(view: Rect, steps: list[tuple]) -> None:
    camera = Camera(WHOLE, view)
    move_about(camera, steps)
    (left, bottom), (right, top) = (
        camera.to_world(camera.view[:2]),
        camera.to_world((camera.view.right, camera.view.top)),
    )
    for low, high, first, last in (
        (left, right, WHOLE.x, WHOLE.right),
        (bottom, top, WHOLE.y, WHOLE.top),
    ):
        if high - low > last - first + 1e-3:
            assert (low + high) / 2 == pytest.approx((first + last) / 2)
        else:
            assert first - 1e-3 <= low
            assert high <= last + 1e-3


@given(VIEWS, STEPS)
def test_the_zoom_stays_between_the_whole_map_and_the_closest_view(view: Rect, steps: list[tuple]) -> None:
    camera = Camera(WHOLE, view)
    move_about(camera, steps)
    assert 1 <= camera.aim.zoom <= MOST_ZOOM


@given(VIEWS, STEPS, st.tuples(st.floats(0, 9000), st.floats(0, 9000)))
def test_converting_to_the_screen_and_back_gives_the_same_point(
    view: Rect, steps: list[tuple], point: tuple[float, float]
) -> None:
    camera = Camera(WHOLE, view)
    move_about(camera, steps)
    assert camera.to_world(camera.to_screen(point)) == near(point)


def test_a_zoom_keeps_the_point_under_the_fingers() -> None:
    camera = Camera(WHOLE, Rect(0, 0, 400, 400))
    camera.zoom_by(3, (200, 200))
    held = camera.to_world((250, 170))
    camera.zoom_by(1.5, (250, 170))
    assert camera.to_screen(held) == near((250, 170))


def test_a_pinch_that_moves_takes_the_point_between_the_fingers_along() -> None:
    camera = Camera(WHOLE, Rect(0, 0, 400, 400))
    camera.zoom_by(2, (200, 200))
    held = camera.to_world((200, 200))
    camera.zoom_by(2, (200, 200), (230, 190))
    assert camera.to_screen(held) == near((230, 190))


def test_a_pan_takes_the_point_under_the_finger_along() -> None:
    camera = Camera(WHOLE, Rect(0, 0, 400, 400))
    camera.zoom_by(4, (200, 200))
    held = camera.to_world((200, 200))
    camera.zoom_by(1, (0, 0), (30, -20))
    assert camera.to_screen(held) == near((230, 180))


def test_there_is_nothing_to_pan_while_the_whole_map_is_in_sight() -> None:
    camera = Camera(WHOLE, Rect(0, 0, 400, 400))
    assert not camera.can_pan
    camera.zoom_by(1, (0, 0), (100, 100))
    assert camera.aim == camera.widest
    camera.zoom_by(2, (200, 200))
    assert camera.can_pan


def test_a_framed_area_is_in_sight_and_as_large_as_possible() -> None:
    camera = Camera(WHOLE, Rect(10, 10, 700, 500))
    room = Rect(3000, 2000, 1200, 1300)
    camera.travel(camera.framing(room), 0)
    shown = camera.rect_on_screen(room)
    assert shown.centre == near(camera.view.centre)
    assert shown.height == pytest.approx(500)


def test_the_camera_slows_down_and_arrives_on_time() -> None:
    camera = Camera(WHOLE, Rect(0, 0, 400, 400))
    goal = camera.framing(Rect(3000, 2000, 1200, 1300))
    camera.travel(goal, 1.0)
    widths = [1 / camera.aim.zoom]
    while camera.advance(0.25):
        widths.append(1 / camera.aim.zoom)
    assert camera.aim == goal
    strides = [before - after for before, after in zip(widths, [*widths[1:], 1 / goal.zoom], strict=True)]
    assert len(strides) == 4
    assert strides == sorted(strides, reverse=True)
    assert strides[-1] > 0


def test_without_motion_the_camera_arrives_at_once() -> None:
    camera = Camera(WHOLE, Rect(0, 0, 400, 400))
    goal = camera.framing(Rect(3000, 2000, 1200, 1300))
    camera.travel(goal, 0)
    assert camera.aim == goal
    assert not camera.is_travelling
    assert not camera.advance(0.1)


def test_fingers_stop_a_moving_camera_where_it_is() -> None:
    camera = Camera(WHOLE, Rect(0, 0, 400, 400))
    camera.travel(camera.framing(Rect(3000, 2000, 1200, 1300)), 1.0)
    camera.advance(0.5)
    on_the_way = camera.aim
    camera.stop()
    assert not camera.advance(0.5)
    assert camera.aim == on_the_way


def test_the_camera_keeps_travelling_when_the_view_changes() -> None:
    camera = Camera(WHOLE, Rect(0, 0, 400, 400))
    camera.travel(Aim((3000, 2000), 4), 1.0)
    camera.view = Rect(0, 0, 900, 300)
    camera.advance(1.0)
    assert camera.aim.zoom == 4
    assert camera.aim == camera.goal


def test_a_framed_area_keeps_filling_the_view_until_the_camera_is_moved() -> None:
    camera, country = Camera(WHOLE, Rect(0, 0, 360, 400)), Rect(2500, 1500, 900, 700)
    camera.frame(country, 0.5)
    camera.view = Rect(0, 0, 700, 300)
    assert camera.goal == camera.framing(country) != camera.aim
    camera.arrive()
    camera.view = Rect(0, 0, 500, 500)
    assert camera.aim == camera.framing(country)
    camera.zoom_by(1.1, camera.view.centre)
    assert camera.framed is None


def test_a_camera_stopped_on_its_way_frames_nothing() -> None:
    camera = Camera(WHOLE, Rect(0, 0, 360, 400))
    camera.frame(Rect(2500, 1500, 900, 700), 0.5)
    camera.advance(0.1)
    camera.stop()
    assert (camera.framed, camera.is_travelling) == (None, False)


@given(VIEWS, VIEWS, STEPS)
def test_restoring_a_view_restores_what_it_showed(view: Rect, other: Rect, steps: list[tuple]) -> None:
    camera = Camera(WHOLE, view)
    move_about(camera, [step for step in steps if step[0] != "view"])
    before = camera.aim
    camera.view = other
    camera.arrive()
    camera.view = view
    assert (*camera.aim.middle, camera.aim.zoom) == pytest.approx((*before.middle, before.zoom))


def test_a_wide_view_shows_nothing_beyond_the_right_edge_of_the_drawn_world() -> None:
    edge = WHOLE.right + 10
    camera = Camera(WHOLE, Rect(0, 0, 4000, 400), edge)
    assert camera.aim == camera.widest
    assert camera.to_world((4000, 0))[0] == pytest.approx(edge)
    assert camera.to_screen((WHOLE.x, 0))[0] > 0
