"""Gestures on a map: one finger pans; two fingers or the wheel zoom.

A tap on empty land frames part of the world, and a double tap shows all of it.
"""

from math import dist, inf
from typing import TYPE_CHECKING

from kivy.clock import Clock
from kivy.input.motionevent import MotionEvent

from kingdoms.ui.board.map.camera import Point
from kingdoms.ui.theme import theme

if TYPE_CHECKING:
    from kingdoms.ui.board.map.map_view import MapView

_WHEEL = {"scrolldown": 1.2, "scrollup": 1 / 1.2}  # Kivy names the direction of the content, not of the wheel
_WHEEL_RESTS = 0.15  # the seconds from the last turn of the wheel until the map is at rest
_DOUBLE_TAP = 0.35  # the longest time between two taps, in seconds
_NEVER = (-inf, (0.0, 0.0))  # nobody has tapped yet


class PanAndZoom:
    """Moves a map's camera with fingers and the wheel."""

    def __init__(self, view: "MapView") -> None:
        self._view = view
        self._fingers: dict[MotionEvent, Point] = {}
        self.is_moving = False
        """Whether fingers are moving the world; while they are, they have no other effect."""
        self._last_tap = _NEVER
        self._wheel_rests = Clock.create_trigger(view.come_to_rest, _WHEEL_RESTS)

    def let_go(self) -> None:
        """Ends the gesture."""
        self._fingers.clear()
        self.is_moving = False

    def down(self, touch: MotionEvent) -> bool:
        """Zooms with the wheel, stops the camera under a first finger, and starts zooming with a second.

        A double tap shows the whole world.
        """
        view, gestures = self._view, self._view.board.gestures
        if view.board.opened is not None or not view.collide_point(*touch.pos):
            return False
        if touch.is_mouse_scrolling:
            return self._turn_wheel(touch)
        if self._is_second_tap(touch):
            # The second tap is not meant for whatever the first one moved under the finger.
            self._last_tap = _NEVER
            view.show_whole()
            return True
        can_zoom = bool(self._fingers) and not gestures.is_dragging
        if can_zoom or not gestures.is_touched:
            self._fingers[touch] = touch.pos
            touch.grab(view)
            (self.begin_to_move if can_zoom else view.halt)()
        return can_zoom

    def move(self, touch: MotionEvent) -> bool:
        """Zooms with two fingers and pans with one, unless that finger is dragging a thing or has barely moved."""
        view, gestures = self._view, self._view.board.gestures
        if touch.grab_current is not view or touch not in self._fingers:
            return False
        if not self.is_moving and view.camera.can_pan and gestures.is_free(touch) and gestures.has_strayed(touch):
            self.begin_to_move()
            self._fingers[touch] = touch.pos
        if self.is_moving:
            before = list(self._fingers.values())[:2]
            self._fingers[touch] = touch.pos
            self.follow(before, list(self._fingers.values())[:2])
        return self.is_moving

    def up(self, touch: MotionEvent) -> bool:
        """Ends the movement when the last finger leaves; a tap on empty land frames the area around it."""
        view, gestures = self._view, self._view.board.gestures
        if touch.grab_current is not view:
            return False
        touch.ungrab(view)
        if self._fingers.pop(touch, None) is None:
            return False
        if self.is_moving:
            self.is_moving = bool(self._fingers)
            if not self._fingers:
                view.come_to_rest()
            return True
        is_tap = gestures.is_free(touch) and not gestures.has_strayed(touch)
        if is_tap and view.board.thing_at(*touch.pos) is None:
            self._last_tap = (touch.time_start, touch.pos)
            room = view.room_at(*view.camera.to_world(touch.pos))
            if room is not None:
                view.frame(room)
        if view.is_astray and not view.camera.is_travelling:
            view.come_to_rest()
        return False

    def begin_to_move(self) -> None:
        """Makes fingers move the world from now on, and do nothing else."""
        self._view.board.gestures.let_go()
        self.is_moving = True
        self._view.stop()

    def follow(self, before: list[Point], now: list[Point]) -> None:
        """Keeps the fingers over the same points of the world."""
        apart = dist(*before) if len(before) == 2 else 0.0
        self._view.camera.zoom_by(dist(*now) / apart if apart else 1.0, _middle(before), _middle(now))
        self._view.moved()

    def _turn_wheel(self, touch: MotionEvent) -> bool:
        if touch.button not in _WHEEL:
            return False
        self._view.camera.zoom_by(_WHEEL[touch.button], touch.pos)
        self._view.moved()
        self._wheel_rests.cancel()
        self._wheel_rests()
        return True

    def _is_second_tap(self, touch: MotionEvent) -> bool:
        """Whether a touch follows a tap on empty land so closely, in time and place, that the two are a double tap."""
        last, place = self._last_tap
        return touch.time_start - last < _DOUBLE_TAP and dist(place, touch.pos) < theme.touch


def _middle(points: list[Point]) -> Point:
    return sum(x for x, _y in points) / len(points), sum(y for _x, y in points) / len(points)
