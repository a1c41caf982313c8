"""A map on a board: a zone that shows a world through a camera.

While a finger or a journey moves the camera, only matrices change; things are laid out and the world is redrawn
when the camera has come to rest.
"""

from collections.abc import Iterator
from math import isclose
from time import perf_counter
from typing import Any, ClassVar

from kivy import graphics
from kivy.clock import Clock
from kivy.graphics.transformation import Matrix
from kivy.input.motionevent import MotionEvent

from kingdoms.ui.board.map.camera import Camera, Point
from kingdoms.ui.board.map.pan_and_zoom import PanAndZoom
from kingdoms.ui.board.sight import NOWHERE, Place
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.drawing.layers import Layer
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme

DRAWING = 0.0015
"""The time limit for drawing a world in one frame, in seconds."""
_SAME_SCALE = 1.02  # nobody notices lines that are too wide or too thin by this factor


class Viewport:
    """The instructions that show a world: clipped at the edge of the view, moved by matrices."""

    def __init__(self, things: graphics.InstructionGroup) -> None:
        self.group = graphics.InstructionGroup()
        self.world = graphics.InstructionGroup()
        """The instructions that draw the world, in its own coordinates."""
        self._of_world, self._of_things = graphics.MatrixInstruction(), graphics.MatrixInstruction()
        self._mask, self._unmask = graphics.Rectangle(), graphics.Rectangle()
        for instruction in (
            graphics.StencilPush(), self._mask, graphics.StencilUse(),
            graphics.PushMatrix(), self._of_world, self.world, graphics.PopMatrix(),
            graphics.PushMatrix(), self._of_things, things, graphics.PopMatrix(),
            graphics.StencilUnUse(), self._unmask, graphics.StencilPop(),
        ):  # fmt: skip
            self.group.add(instruction)

    def fit(self, view: Rect) -> None:
        """Clips to the view."""
        for part in (self._mask, self._unmask):
            part.pos, part.size = view[:2], view[2:]

    def move(self, origin: Point, scale: float, shift: Point, larger: float) -> None:
        """Moves the world to its origin, and shifts and scales things from where they were painted."""
        self._of_world.matrix = _matrix(origin, scale)
        # Letters are sharp only on whole pixels.
        self._of_things.matrix = _matrix((round(shift[0]), round(shift[1])) if larger == 1.0 else shift, larger)


def _matrix(origin: Point, scale: float) -> Matrix:
    matrix = Matrix()
    matrix.scale(scale, scale, 1)
    matrix.translate(*origin, 0)
    return matrix


class MapView(Zone):
    """A world larger than its view. Subclasses draw it and lay out the things in it."""

    camera_class: ClassVar[type[Camera]]
    """The board keeps a camera of this class, so that each form of the screen shows the same part of the world."""

    def __init__(self, **kwargs: Any) -> None:
        self.layer = Layer()
        self.viewport = Viewport(self.layer.group)
        self._painted: tuple[Point, float] = ((0.0, 0.0), 1.0)
        """The camera's origin and scale when things were last painted."""
        self._laid_out = self._painted
        """The camera's origin and scale when things were last laid out."""
        self._panned: Point = (0.0, 0.0)
        """How far the camera panned between painting things and laying them out."""
        self._drawn_for = 0.0
        """The scale the world was drawn for."""
        self._parts: Iterator[None] = iter(())
        """The parts of the world still to be drawn."""
        self.fingers = PanAndZoom(self)
        super().__init__(**kwargs)
        self.canvas.add(self.viewport.group)
        self._travel = Clock.create_trigger(self._go_on, 0, interval=True)
        self._draw = Clock.create_trigger(self._draw_world, 0)

    @property
    def camera(self) -> Camera:
        """The camera, which converts between the world and the screen."""
        return self.board.kept(self.camera_class)

    # Hooks for games.

    def draw(self, group: graphics.InstructionGroup, scale: float) -> Iterator[None]:
        """Draws the world part by part into an empty group, in world coordinates, at this many pixels per unit.

        The first part is whatever has to be visible at once.
        """
        yield from ()

    def room_at(self, x: float, y: float) -> Rect | None:
        """The rectangle to frame when this empty point of the world is tapped; None if there is none."""
        return None

    def fit(self) -> None:
        """Fits the camera to the zone before things are laid out."""
        camera = self.camera
        # Before a board is laid out, or after it has been removed, nothing could be visible.
        if min(self.size) > 0 and self.rect != camera.view:
            camera.view = self.rect
        self._laid_out = camera.origin, camera.scale
        self._mark_pan()
        self.viewport.fit(self.rect)
        self.viewport.move(camera.origin, camera.scale, self._panned, 1.0)
        # The table is visible at once, and its world a frame later.
        self._draw()

    def forget(self) -> None:
        """Forgets everything that was painted, including the world."""
        super().forget()
        self._drawn_for = 0.0

    def rest(self) -> None:
        """Ends all gestures and journeys."""
        self.fingers.let_go()
        self.camera.arrive()
        self.come_to_rest()

    # Where the camera looks.

    def frame(self, room: Rect) -> None:
        """Travels to where a rectangle of the world fills the view."""
        self.camera.frame(room, theme.seconds("travel"))
        self._set_out()

    def show_whole(self) -> None:
        """Travels back to the whole map."""
        self.camera.travel(self.camera.widest, theme.seconds("travel"))
        self._set_out()

    def _set_out(self) -> None:
        self.moved()
        if self.camera.is_travelling:
            self._travel()
        else:
            self.board.repaint()

    def _go_on(self, elapsed: float) -> None:
        is_travelling = self.camera.advance(elapsed)
        self.moved()
        if not is_travelling:
            self.come_to_rest()

    def come_to_rest(self, *_elapsed: float) -> None:
        """Lays out things and redraws the world for where the camera is now."""
        self._travel.cancel()
        self.board.repaint()

    def moved(self) -> None:
        """Moves the world with the camera, and shifts things from where they were painted to where they are now."""
        (x, y), before = self._painted
        origin, larger = self.camera.origin, self.camera.scale / before
        self.viewport.move(origin, self.camera.scale, (origin[0] - x * larger, origin[1] - y * larger), larger)

    # Painting.

    def painted_at(self, place: Place) -> Place:
        """Where a thing would be if the camera had not panned, so that it is not repainted just for having moved."""
        rect, hit = (
            box if box is NOWHERE else Rect(*(round(part, 2) for part in box.moved(-self._panned[0], -self._panned[1])))
            for box in (place.rect, place.hit)
        )
        return place._replace(rect=rect, hit=hit)

    def _mark_pan(self) -> None:
        """Measures how far the camera has panned since things were painted; a new scale needs a new painting."""
        (x, y), scale = self._painted
        origin = self.camera.origin
        if isclose(scale, self.camera.scale):
            self._panned = origin[0] - x, origin[1] - y
        else:
            self._painted, self._panned = (origin, self.camera.scale), (0.0, 0.0)

    @property
    def is_drawing_later(self) -> bool:
        """Whether the world becomes visible only in a later frame."""
        return bool(self._draw.is_triggered) and not self.viewport.world.children

    def _draw_world(self, _elapsed: float) -> None:
        """Redraws the world at this scale, unless the camera is moving, there is no room, or it is up to date."""
        scale = self.camera.scale
        is_still = not self.fingers.is_moving and not self.camera.is_travelling
        is_drawn = scale / _SAME_SCALE < self._drawn_for < scale * _SAME_SCALE
        if is_still and not is_drawn and min(self.size) > theme.touch:
            self._drawn_for = scale
            self._parts = self._drawing(scale)
        self._draw_some()

    def _draw_some(self) -> None:
        """Draws as many parts of the world as one frame has time for, and the rest in the next ones."""
        until = perf_counter() + DRAWING
        for _part in self._parts:
            if perf_counter() > until:
                self._draw()
                return

    def _drawing(self, scale: float) -> Iterator[None]:
        """Draws the world. The old drawing stays until the new one is complete; the very first is shown as it grows."""
        world, sheet = self.viewport.world, graphics.InstructionGroup()
        is_first = not world.children
        if is_first:
            world.add(sheet)
        yield from self.draw(sheet, scale)
        if not is_first:
            world.clear()
            world.add(sheet)

    # Touches. Those that the map does not take go to the board.

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Handles a finger or the wheel on the map."""
        return self.fingers.down(touch)

    def on_touch_move(self, touch: MotionEvent) -> bool:
        """Handles a finger that moves."""
        return self.fingers.move(touch)

    def on_touch_up(self, touch: MotionEvent) -> bool:
        """Handles a finger that leaves the screen."""
        return self.fingers.up(touch)

    @property
    def is_astray(self) -> bool:
        """Whether the camera has moved since things were laid out."""
        return self._laid_out != (self.camera.origin, self.camera.scale)

    def stop(self) -> None:
        """Stops the camera where it is."""
        self.camera.stop()
        self._travel.cancel()

    def halt(self) -> None:
        """Stops a moving world under a finger, and updates the places of its things to where they now appear."""
        self.stop()
        if self.is_astray:
            places = {thing: place for thing, place in self.places.items() if self.is_in_layer(thing)}
            self.board.places |= {
                thing: place._replace(rect=self._as_seen(place.rect), hit=self._as_seen(place.hit))
                for thing, place in places.items()
            }

    def _as_seen(self, rect: Rect) -> Rect:
        """Where a rectangle that was laid out before the camera moved appears now."""
        if rect is NOWHERE:
            return rect
        (x, y), scale = self._laid_out
        world = Rect((rect.x - x) / scale, (rect.y - y) / scale, rect.width / scale, rect.height / scale)
        return self.camera.rect_on_screen(world)
