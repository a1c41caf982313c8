"""What part of a world, such as a map, is in sight: pure reckoning without widgets.

Zoom 1 shows the whole of what matters; nothing can be dragged out of sight, and a zoom keeps the point under the
fingers where it is.
"""

from typing import NamedTuple

from kingdoms.ui.drawing.rect import Rect

Point = tuple[float, float]
MOST_ZOOM = 6.0
"""How near one can come."""


class Aim(NamedTuple):
    """Where a camera looks: the point of the world in the middle of the view, and how near it is."""

    middle: Point
    zoom: float


class Camera:
    """Looks at a world through a view, a rectangle of the screen. `whole` is what must be in sight at zoom 1."""

    def __init__(self, whole: Rect, view: Rect) -> None:
        self._whole = whole
        self._view = view
        self._travel: _Travel | None = None
        self.aim = self.widest
        self._chosen = self.aim
        """Where somebody last made it look; a view that is too narrow for that changes it only for a while."""
        self.framed: Rect | None = None
        """The rectangle of the world that fills the view, or will once it has arrived; it goes on to fill any other."""

    @property
    def view(self) -> Rect:
        """The rectangle of the screen in which the world is seen."""
        return self._view

    @view.setter
    def view(self, view: Rect) -> None:
        """Another screen or another layout, which must not be empty: what was in the middle stays there."""
        self._view = view
        goal = self._bounded(*self._chosen) if self.framed is None else self.framing(self.framed)
        if self._travel is None:
            self.aim = goal
        else:
            self.aim, self._travel = self._bounded(*self.aim), self._travel._replace(end=goal)

    @property
    def widest(self) -> Aim:
        """The whole map."""
        return Aim(self._whole.centre, 1.0)

    @property
    def scale(self) -> float:
        """How many pixels a step of the world has."""
        return self._scale_at(self.aim.zoom)

    @property
    def origin(self) -> Point:
        """Where the point (0, 0) of the world is on the screen."""
        return self.to_screen((0.0, 0.0))

    def to_screen(self, point: Point) -> Point:
        """Where a point of the world is on the screen."""
        (x, y), scale = self._view.centre, self.scale
        return x + (point[0] - self.aim.middle[0]) * scale, y + (point[1] - self.aim.middle[1]) * scale

    def to_world(self, point: Point) -> Point:
        """Which point of the world is at a point of the screen."""
        (x, y), scale = self._view.centre, self.scale
        return self.aim.middle[0] + (point[0] - x) / scale, self.aim.middle[1] + (point[1] - y) / scale

    def rect_on_screen(self, rect: Rect) -> Rect:
        """Where a rectangle of the world is on the screen."""
        scale = self.scale
        return Rect(*self.to_screen(rect[:2]), rect.width * scale, rect.height * scale)

    # What fingers do.

    def zoom_by(self, factor: float, around: Point, to: Point | None = None) -> None:
        """Comes nearer or goes away; the point of the world that is at `around` on the screen stays there.

        Fingers that zoom also move: then it goes along, to where they are now.
        """
        grasped, now = self.to_world(around), around if to is None else to
        zoom = _bounded(self.aim.zoom * factor, 1.0, MOST_ZOOM)
        scale, (x, y) = self._scale_at(zoom), self._view.centre
        middle = grasped[0] - (now[0] - x) / scale, grasped[1] - (now[1] - y) / scale
        self._stop_at(self._bounded(middle, zoom))
        self.framed = None

    @property
    def can_pan(self) -> bool:
        """Whether there is more to see beside what is in sight."""
        return self.aim.zoom > 1.0

    def _stop_at(self, aim: Aim) -> None:
        self.aim = self._chosen = aim
        self._travel = None

    # Travelling.

    @property
    def is_travelling(self) -> bool:
        """Whether it is under way."""
        return self._travel is not None

    @property
    def goal(self) -> Aim:
        """Where it looks once it has arrived."""
        return self.aim if self._travel is None else self._travel.end

    def framing(self, rect: Rect) -> Aim:
        """The aim at which a rectangle of the world just fills the view."""
        fit = min(self._view.width / rect.width, self._view.height / rect.height)
        return self._bounded(rect.centre, fit / self._scale_at(1.0))

    def frame(self, rect: Rect, seconds: float) -> None:
        """Sets out for where a rectangle of the world just fills the view."""
        self.travel(self.framing(rect), seconds)
        self.framed = rect

    def travel(self, aim: Aim, seconds: float) -> None:
        """Sets out for another aim; with no time to spend it is there at once."""
        self.framed = None
        self._chosen = self._bounded(*aim)
        if seconds > 0:
            self._travel = _Travel(self.aim, self._chosen, seconds, 0.0)
        else:
            self._stop_at(self._chosen)

    def advance(self, elapsed: float) -> bool:
        """Goes on for this many seconds, ever more slowly; whether it is still under way."""
        if self._travel is None:
            return False
        travel = self._travel._replace(gone=self._travel.gone + elapsed)
        if travel.gone >= travel.seconds:
            self._stop_at(travel.end)
        else:
            self.aim, self._travel = travel.aim(), travel
        return self.is_travelling

    def stop(self) -> None:
        """Stays where it is."""
        if self._travel is not None:
            self._stop_at(self.aim)
            self.framed = None

    def arrive(self) -> None:
        """Is at once where it was going."""
        if self._travel is not None:
            self._stop_at(self.goal)

    # Bounds.

    def _scale_at(self, zoom: float) -> float:
        return zoom * min(self._view.width / self._whole.width, self._view.height / self._whole.height)

    def _bounded(self, middle: Point, zoom: float) -> Aim:
        """The nearest aim from which nothing but the whole map, and what surrounds it at zoom 1, is seen."""
        zoom = _bounded(zoom, 1.0, MOST_ZOOM)
        scale = self._scale_at(zoom)
        x = _within(middle[0], self._whole.x, self._whole.right, self._view.width / scale)
        y = _within(middle[1], self._whole.y, self._whole.top, self._view.height / scale)
        return Aim((x, y), zoom)


class _Travel(NamedTuple):
    start: Aim
    end: Aim
    seconds: float
    gone: float

    def aim(self) -> Aim:
        """Where it looks on the way: what is in sight shrinks or grows evenly, so that nothing seems to swing."""
        share = 1 - (1 - self.gone / self.seconds) ** 3
        (x, y), (to_x, to_y) = self.start.middle, self.end.middle
        width, to_width = 1 / self.start.zoom, 1 / self.end.zoom
        return Aim((x + (to_x - x) * share, y + (to_y - y) * share), 1 / (width + (to_width - width) * share))


def _bounded(value: float, least: float, most: float) -> float:
    return min(most, max(least, value))


def _within(middle: float, low: float, high: float, seen: float) -> float:
    """The nearest middle at which what is seen lies between low and high; if it is more than that, their middle."""
    return (low + high) / 2 if seen >= high - low else _bounded(middle, low + seen / 2, high - seen / 2)
