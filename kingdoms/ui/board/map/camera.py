"""A camera that shows part of a world, such as a map: pure arithmetic, no widgets.

Zoom 1 shows all that matters; the world cannot be dragged out of view, and zooming keeps the point under the fingers
where it is.
"""

from math import inf
from typing import NamedTuple

from kingdoms.ui.drawing.rect import Rect

Point = tuple[float, float]
MOST_ZOOM = 6.0
"""The maximum zoom, where 1 shows all that matters."""


class Aim(NamedTuple):
    """Where a camera looks: the point of the world in the middle of the view, and the zoom."""

    middle: Point
    zoom: float


class Camera:
    """Looks at a world through a view, a rectangle of the screen. `whole` is what must be visible at zoom 1.

    A view wider than `whole` never shows anything to the right of `edge`, where the drawn world ends; it shows more on
    the left instead.
    """

    def __init__(self, whole: Rect, view: Rect, edge: float = inf) -> None:
        self._whole = whole
        self._edge = edge
        self._view = view
        self._travel: _Travel | None = None
        self.aim = self.widest
        self._chosen = self.aim
        """Where someone last pointed the camera; a view too narrow for that changes the aim only temporarily."""
        self.framed: Rect | None = None
        """The part of the world that fills the view, now or on arrival, and keeps filling it when the view changes."""

    @property
    def view(self) -> Rect:
        """The rectangle of the screen in which the world is shown."""
        return self._view

    @view.setter
    def view(self, view: Rect) -> None:
        """Sets a new view, which must not be empty; the camera keeps its aim, or what it frames, as far as possible."""
        self._view = view
        goal = self._bounded(*self._chosen) if self.framed is None else self.framing(self.framed)
        if self._travel is None:
            self.aim = goal
        else:
            self.aim, self._travel = self._bounded(*self.aim), self._travel._replace(end=goal)

    @property
    def widest(self) -> Aim:
        """The aim that shows the whole map."""
        return self._bounded(self._whole.centre, 1.0)

    @property
    def scale(self) -> float:
        """The number of pixels per unit of the world."""
        return self._scale_at(self.aim.zoom)

    @property
    def origin(self) -> Point:
        """Where the point (0, 0) of the world is on the screen."""
        return self.to_screen((0.0, 0.0))

    def to_screen(self, point: Point) -> Point:
        """Where a point in the world is on the screen."""
        (x, y), scale = self._view.centre, self.scale
        return x + (point[0] - self.aim.middle[0]) * scale, y + (point[1] - self.aim.middle[1]) * scale

    def to_world(self, point: Point) -> Point:
        """The point of the world at a point on the screen."""
        (x, y), scale = self._view.centre, self.scale
        return self.aim.middle[0] + (point[0] - x) / scale, self.aim.middle[1] + (point[1] - y) / scale

    def rect_on_screen(self, rect: Rect) -> Rect:
        """Where a rectangle of the world is on the screen."""
        scale = self.scale
        return Rect(*self.to_screen(rect[:2]), rect.width * scale, rect.height * scale)

    # Touch gestures.

    def zoom_by(self, factor: float, around: Point, to: Point | None = None) -> None:
        """Zooms in or out; the point of the world at `around` on the screen stays there.

        With `to`, that point moves along to where the fingers are now.
        """
        grasped, now = self.to_world(around), around if to is None else to
        zoom = _bounded(self.aim.zoom * factor, 1.0, MOST_ZOOM)
        scale, (x, y) = self._scale_at(zoom), self._view.centre
        middle = grasped[0] - (now[0] - x) / scale, grasped[1] - (now[1] - y) / scale
        self._stop_at(self._bounded(middle, zoom))
        self.framed = None

    @property
    def can_pan(self) -> bool:
        """Whether there is more to see outside the view."""
        return self.aim.zoom > 1.0

    def _stop_at(self, aim: Aim) -> None:
        self.aim = self._chosen = aim
        self._travel = None

    # Travelling.

    @property
    def is_travelling(self) -> bool:
        """Whether the camera is on its way to another aim."""
        return self._travel is not None

    @property
    def goal(self) -> Aim:
        """Where the camera looks, or will look on arrival."""
        return self.aim if self._travel is None else self._travel.end

    def framing(self, rect: Rect) -> Aim:
        """The aim at which a rectangle of the world just fills the view."""
        fit = min(self._view.width / rect.width, self._view.height / rect.height)
        return self._bounded(rect.centre, fit / self._scale_at(1.0))

    def frame(self, rect: Rect, seconds: float) -> None:
        """Starts travelling to where a rectangle of the world just fills the view."""
        self.travel(self.framing(rect), seconds)
        self.framed = rect

    def travel(self, aim: Aim, seconds: float) -> None:
        """Starts travelling to another aim; with zero seconds it arrives at once."""
        self.framed = None
        self._chosen = self._bounded(*aim)
        if seconds > 0:
            self._travel = _Travel(self.aim, self._chosen, seconds, 0.0)
        else:
            self._stop_at(self._chosen)

    def advance(self, elapsed: float) -> bool:
        """Travels on for this many seconds, slowing down towards the end; returns whether it is still travelling."""
        if self._travel is None:
            return False
        travel = self._travel._replace(gone=self._travel.gone + elapsed)
        if travel.gone >= travel.seconds:
            self._stop_at(travel.end)
        else:
            self.aim, self._travel = travel.aim(), travel
        return self.is_travelling

    def stop(self) -> None:
        """Stops the camera where it is."""
        if self._travel is not None:
            self._stop_at(self.aim)
            self.framed = None

    def arrive(self) -> None:
        """Ends a journey at its goal at once."""
        if self._travel is not None:
            self._stop_at(self.goal)

    # Bounds.

    def _scale_at(self, zoom: float) -> float:
        return zoom * min(self._view.width / self._whole.width, self._view.height / self._whole.height)

    def _bounded(self, middle: Point, zoom: float) -> Aim:
        """The nearest aim that shows nothing beyond what is visible at zoom 1."""
        zoom = _bounded(zoom, 1.0, MOST_ZOOM)
        scale = self._scale_at(zoom)
        seen = self._view.width / scale
        x = _within(middle[0], self._whole.x, self._whole.right, seen)
        # The widest view may be further left; zooming in from there does not shift what is under the fingers.
        leftmost = self._edge - zoom * seen / 2
        x = min(x, max(middle[0], leftmost), self._edge - seen / 2)
        y = _within(middle[1], self._whole.y, self._whole.top, self._view.height / scale)
        return Aim((x, y), zoom)


class _Travel(NamedTuple):
    start: Aim
    end: Aim
    seconds: float
    gone: float

    def aim(self) -> Aim:
        """The aim on the way: the visible area shrinks or grows evenly, so that nothing seems to swing."""
        share = 1 - (1 - self.gone / self.seconds) ** 3
        (x, y), (to_x, to_y) = self.start.middle, self.end.middle
        width, to_width = 1 / self.start.zoom, 1 / self.end.zoom
        return Aim((x + (to_x - x) * share, y + (to_y - y) * share), 1 / (width + (to_width - width) * share))


def _bounded(value: float, least: float, most: float) -> float:
    return min(most, max(least, value))


def _within(middle: float, low: float, high: float, seen: float) -> float:
    """The nearest middle that keeps the visible part between low and high; half-way between them if it is too large."""
    return (low + high) / 2 if seen >= high - low else _bounded(middle, low + seen / 2, high - seen / 2)
