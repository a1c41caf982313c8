"""Roaming over a world that is larger than its view: two fingers or the wheel zoom, one finger pans, taps frame.

`Roaming` is mixed into a board before `Board`. While a finger or a travel moves the camera, only matrices change; what
lies in the world is laid out and drawn anew when the camera has come to rest.
"""

from collections.abc import Iterator
from math import dist, inf, isclose
from time import perf_counter
from typing import Any

from kivy.clock import Clock
from kivy.graphics import (
    InstructionGroup,
    MatrixInstruction,
    PopMatrix,
    PushMatrix,
    Rectangle,
    StencilPop,
    StencilPush,
    StencilUnUse,
    StencilUse,
)
from kivy.graphics.transformation import Matrix
from kivy.input.motionevent import MotionEvent

from kingdoms.core.game import Thing
from kingdoms.ui.board.camera import Aim, Camera, Point
from kingdoms.ui.board.sight import NOWHERE, Place, Sight
from kingdoms.ui.drawing.layers import Layer, Shown
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme

_WHEEL = {"scrolldown": 1.2, "scrollup": 1 / 1.2}  # Kivy tells where the content goes, not the wheel
_WHEEL_RESTS = 0.15  # seconds after the last turn of the wheel
_DOUBLE_TAP = 0.35  # seconds between two taps that count as one
_NEVER = (-inf, (0.0, 0.0))  # when and where nobody has tapped yet
_DRAWING = 0.0015  # seconds of a frame in which a world is drawn
_SAME_SCALE = 1.02  # so much larger or smaller nobody sees that lines are not quite as wide as they should be


class Pane:
    """The instructions through which a world is seen: cut off at the edge of the view, moved by matrices."""

    def __init__(self, things: InstructionGroup) -> None:
        self.group = InstructionGroup()
        self.world = InstructionGroup()
        """What is drawn in the steps of the world."""
        self._of_world, self._of_things = MatrixInstruction(), MatrixInstruction()
        self._mask, self._unmask = Rectangle(), Rectangle()
        for instruction in (
            StencilPush(), self._mask, StencilUse(),
            PushMatrix(), self._of_world, self.world, PopMatrix(),
            PushMatrix(), self._of_things, things, PopMatrix(),
            StencilUnUse(), self._unmask, StencilPop(),
        ):  # fmt: skip
            self.group.add(instruction)

    def fit(self, view: Rect) -> None:
        """Cuts off what is outside."""
        for part in (self._mask, self._unmask):
            part.pos, part.size = view[:2], view[2:]

    def move(self, origin: Point, scale: float, shift: Point, larger: float) -> None:
        """Moves the world to its origin, and things from where they were painted by a shift, so much larger."""
        self._of_world.matrix = _matrix(origin, scale)
        # Letters are sharp only on whole pixels.
        self._of_things.matrix = _matrix((round(shift[0]), round(shift[1])) if larger == 1.0 else shift, larger)


def _matrix(origin: Point, scale: float) -> Matrix:
    matrix = Matrix()
    matrix.scale(scale, scale, 1)
    matrix.translate(*origin, 0)
    return matrix


class Roaming:
    """A board with a world in it. `camera` converts between the world and the screen."""

    def __init__(self, **kwargs: Any) -> None:
        self.camera = Camera(self.whole_world(), Rect(0, 0, 1, 1))
        self._afield = Layer()
        self._pane = Pane(self._afield.group)
        self._laid_out: tuple[Point, float] = ((0.0, 0.0), 1.0)
        """The camera's origin and scale when things were painted."""
        self._arranged = self._laid_out
        """The same when things were laid out: where they can be tapped is known as it was then."""
        self._panned: Point = (0.0, 0.0)
        self._drawn_for = 0.0
        self._parts: Iterator[None] = iter(())
        """What of the world is still to be drawn."""
        self._fingers: dict[MotionEvent, Point] = {}
        self._is_roaming = False
        self._last_tap = _NEVER
        super().__init__(**kwargs)
        self._layers.insert(0, self._afield)
        self.canvas.insert(0, self._pane.group)
        self._travel = Clock.create_trigger(self._go_on, 0, interval=True)
        self._rest = Clock.create_trigger(self._come_to_rest, _WHEEL_RESTS)
        self._draw = Clock.create_trigger(self._draw_world, 0)

    # What a board says.

    def whole_world(self) -> Rect:
        """The part of the world that is in sight when the whole is, in its own steps."""
        raise NotImplementedError

    def world_view(self) -> Rect | None:
        """The room on the screen in which the world is seen now; None while it is hidden, as by another page."""
        raise NotImplementedError

    def world_room(self) -> Rect | None:
        """The part of that in which the whole world has to be seen, where something lies above the rest of it."""
        return self.world_view()

    def draw_world(self, group: InstructionGroup, scale: float) -> Iterator[None]:
        """Draws the world into an empty group in its own steps, for so many pixels per step; a part each time.

        The first part is that without which there would be nothing to see.
        """
        raise NotImplementedError

    def is_afield(self, thing: Thing) -> bool:
        """Whether a thing lies in the world and moves with it."""
        return False

    def room_at(self, x: float, y: float) -> Rect | None:
        """What a tap on this empty point of the world frames."""
        return None

    def rest(self) -> None:
        """Nobody looks: no finger roams any more, and what travels has arrived."""
        self._fingers.clear()
        self._is_roaming = False
        self.camera.travel(self.camera.goal, 0)
        self._come_to_rest()
        super().rest()

    # Where the camera looks.

    def frame(self, room: Rect) -> None:
        """Travels to where a rectangle of the world fills the view."""
        self._set_out(self.camera.framing(room))

    def show_whole(self) -> None:
        """Travels back to the whole map."""
        self._set_out(self.camera.widest)

    def _set_out(self, aim: Aim) -> None:
        self.camera.travel(aim, theme.seconds("travel"))
        self._moved()
        if self.camera.is_travelling:
            self._travel()
        else:
            self.repaint()

    def _go_on(self, elapsed: float) -> None:
        is_travelling = self.camera.advance(elapsed)
        self._moved()
        if not is_travelling:
            self._come_to_rest()

    def _come_to_rest(self, *_elapsed: float) -> None:
        self._travel.cancel()
        self.repaint()

    def _moved(self) -> None:
        """The world follows the camera, and things move from where they were painted to where they are now."""
        (x, y), before = self._laid_out
        origin, larger = self.camera.origin, self.camera.scale / before
        self._pane.move(origin, self.camera.scale, (origin[0] - x * larger, origin[1] - y * larger), larger)

    # Painting.

    def layer_of(self, key: Any) -> Layer:
        """Things in the world have a layer of their own, which moves with it."""
        return self._afield if isinstance(key, tuple) and self.is_afield(key) else super().layer_of(key)

    def _arrange(self) -> None:
        self._fit_view()
        super()._arrange()
        self._arranged = self.camera.origin, self.camera.scale

    def _fit_view(self) -> None:
        room = self.world_room()
        # Before a board is laid out, or after it was taken away, there is no room in which anything could be seen.
        if room is not None and min(room.width, room.height) > 0 and room != self.camera.view:
            self.camera.view = room

    def _on_change(self, *change: object) -> None:
        self._drawn_for = 0.0
        super()._on_change(*change)

    def _paint_anew(self, elapsed: float) -> None:
        self._fit_view()
        self._note_pan()
        super()._paint_anew(elapsed)
        view = self.world_view()
        self._pane.fit(view or NOWHERE)
        self._pane.move(self.camera.origin, self.camera.scale, self._panned, 1.0)
        # The table is in sight at once, and its world a frame later.
        self._draw()

    @property
    def is_drawing_later(self) -> bool:
        """Whether its world is seen only in a frame to come."""
        return bool(self._draw.is_triggered) and not self._pane.world.children

    def _draw_world(self, _elapsed: float) -> None:
        """Draws the world for the camera as it stands, unless it moves, nobody sees it, or it is drawn like that."""
        view, scale = self.world_view(), self.camera.scale
        is_still = not self._is_roaming and not self.camera.is_travelling
        if view is not None and is_still and min(view[2:]) > 0 and not self._is_drawn_for(scale):
            self._drawn_for = scale
            self._parts = self._drawing(scale)
        self._draw_some()

    def _draw_some(self) -> None:
        """Draws as many parts of the world as there is time for in a frame, and the others in those that follow."""
        until = perf_counter() + _DRAWING
        for _part in self._parts:
            if perf_counter() > until:
                self._draw()
                return

    def _drawing(self, scale: float) -> Iterator[None]:
        """A world that is in sight stays until a new one is complete; the first one is seen while it is drawn."""
        world, sheet = self._pane.world, InstructionGroup()
        is_first = not world.children
        if is_first:
            world.add(sheet)
        yield from self.draw_world(sheet, scale)
        if not is_first:
            world.clear()
            world.add(sheet)

    def _note_pan(self) -> None:
        """Where things are painted: where the camera sees them, or, while it only pans, where it once saw them."""
        (x, y), scale = self._laid_out
        origin = self.camera.origin
        if isclose(scale, self.camera.scale):
            self._panned = origin[0] - x, origin[1] - y
        else:
            self._laid_out, self._panned = (origin, self.camera.scale), (0.0, 0.0)

    def _shown(self, sight: Sight, thing: Thing, place: Place, openers: set[Thing]) -> Shown:
        if self._places.get(thing) is place and self.is_afield(thing):
            place = self._as_laid_out(place)
        return super()._shown(sight, thing, place, openers)

    def _as_laid_out(self, place: Place) -> Place:
        """Where it would be, had the camera not panned since: what looks the same is not painted anew."""
        rect, hit = (
            box if box is NOWHERE else Rect(*(round(part, 2) for part in box.moved(-self._panned[0], -self._panned[1])))
            for box in (place.rect, place.hit)
        )
        return place._replace(rect=rect, hit=hit)

    def _is_drawn_for(self, scale: float) -> bool:
        return scale / _SAME_SCALE < self._drawn_for < scale * _SAME_SCALE

    # Fingers.

    def thing_at(self, x: float, y: float) -> Thing | None:
        """The uppermost thing at a point; while the camera moves, of the world what is seen there, not what was."""
        view = self.world_view()
        if self.opened is not None or view is None or not self._is_astray:
            return super().thing_at(x, y)
        (left, low), scale = self._arranged
        east, north = self.camera.to_world((x, y))
        there = left + east * scale, low + north * scale
        found = None
        for thing, hit in self.regions.items():
            is_hit = hit.holds(*there) and view.holds(x, y) if self.is_afield(thing) else hit.holds(x, y)
            found = thing if is_hit else found
        return found

    @property
    def _is_astray(self) -> bool:
        """Whether the camera has moved since things were laid out."""
        return self._arranged != (self.camera.origin, self.camera.scale)

    def _halt(self, touch: MotionEvent) -> None:
        """A finger on a world that moves stops it, so that it lifts from what it was put on."""
        thing = self.thing_at(*touch.pos)
        if self.camera.is_travelling and (thing is None or self.is_afield(thing)):
            self.camera.stop()
            self._travel.cancel()

    def tapped(self, thing: Thing | None) -> None:
        """What is tapped on a world that was stopped is told where it is now."""
        if self._is_astray:
            self.arrange()
        super().tapped(thing)

    def _is_over_world(self, touch: MotionEvent) -> bool:
        view = self.world_view()
        return view is not None and self.opened is None and view.holds(*touch.pos) and self.collide_point(*touch.pos)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """The wheel zooms at once; a second finger begins to."""
        if not self._is_over_world(touch):
            return super().on_touch_down(touch)
        if touch.is_mouse_scrolling:
            return self._turn_wheel(touch)
        if self._is_second_tap(touch):
            # What the first tap brought under the finger is not what it meant.
            self._last_tap = _NEVER
            self.show_whole()
            return True
        if self._fingers and not self.is_dragging:
            self._fingers[touch] = touch.pos
            touch.grab(self)
            self._begin_to_roam()
            return True
        if self._finger is None:
            self._fingers[touch] = touch.pos
            self._halt(touch)
        return super().on_touch_down(touch)

    def _turn_wheel(self, touch: MotionEvent) -> bool:
        if touch.button not in _WHEEL:
            return False
        self.camera.zoom_by(_WHEEL[touch.button], touch.pos)
        self._moved()
        self._rest.cancel()
        self._rest()
        return True

    def on_touch_move(self, touch: MotionEvent) -> bool:
        """Two fingers zoom, one pans, unless it drags a thing or has not left its place."""
        if touch.grab_current is not self or touch not in self._fingers:
            return super().on_touch_move(touch)
        if not self._is_roaming and self.camera.can_pan and self.is_free(touch) and self.has_strayed(touch):
            self._begin_to_roam()
            self._fingers[touch] = touch.pos
        if not self._is_roaming:
            return super().on_touch_move(touch)
        before = list(self._fingers.values())[:2]
        self._fingers[touch] = touch.pos
        self._follow(before, list(self._fingers.values())[:2])
        return True

    def _begin_to_roam(self) -> None:
        self.let_go()
        self._is_roaming = True
        self.camera.stop()
        self._travel.cancel()

    def _follow(self, before: list[Point], now: list[Point]) -> None:
        """The points of the world that were under the fingers stay under them."""
        apart = dist(*before) if len(before) == 2 else 0.0
        self.camera.zoom_by(dist(*now) / apart if apart else 1.0, _middle(before), _middle(now))
        self._moved()

    def on_touch_up(self, touch: MotionEvent) -> bool:
        """The last finger of those that roamed leaves the world where it is; a tap on empty land frames it."""
        if touch.grab_current is not self or self._fingers.pop(touch, None) is None:
            return super().on_touch_up(touch)
        if self._is_roaming:
            touch.ungrab(self)
            if not self._fingers:
                self._is_roaming = False
                self._come_to_rest()
            return True
        is_on_ground = self.is_free(touch) and self.thing_at(*touch.pos) is None and not self.has_strayed(touch)
        is_handled = super().on_touch_up(touch)
        if is_on_ground:
            self._tap_ground(touch)
        if self._is_astray and not self.camera.is_travelling:
            self._come_to_rest()
        return bool(is_handled)

    def _is_second_tap(self, touch: MotionEvent) -> bool:
        """Whether it follows a tap on the ground so soon and so near that both are one."""
        last, place = self._last_tap
        return touch.time_start - last < _DOUBLE_TAP and dist(place, touch.pos) < theme.touch

    def _tap_ground(self, touch: MotionEvent) -> None:
        self._last_tap = (touch.time_start, touch.pos)
        room = self.room_at(*self.camera.to_world(touch.pos))
        if room is not None:
            self.frame(room)


def _middle(points: list[Point]) -> Point:
    return sum(x for x, _y in points) / len(points), sum(y for _x, y in points) / len(points)
