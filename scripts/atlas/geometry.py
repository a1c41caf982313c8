"""Plane geometry for the map: projection, simplification, clipping to a frame and triangulation."""

from heapq import heapify, heappop, heappush
from itertools import pairwise
from math import cos, hypot, log, pi, radians, sin, tan
from typing import NamedTuple

Point = tuple[float, float]
_EARTH = 6371.0  # kilometres
_SHARPEST = cos(radians(24))  # the cosine of the angle below which a corner is a needle
_COARSER = 14  # how many times larger dropped corners may be outside the area of play


class Lambert:
    """Lambert's conformal conic projection of a sphere, in kilometres from its centre."""

    def __init__(self, middle: Point, parallels: tuple[float, float]) -> None:
        low, high = (radians(parallel) for parallel in parallels)
        self._cone = log(cos(low) / cos(high)) / log(_slope(high) / _slope(low))
        self._factor = _EARTH * cos(low) * _slope(low) ** self._cone / self._cone
        self._meridian = middle[0]
        self._middle = self._radius(middle[1])

    def __call__(self, longitude: float, latitude: float) -> Point:
        """The position on the map of a point on the earth."""
        radius = self._radius(latitude)
        angle = self._cone * radians(longitude - self._meridian)
        return radius * sin(angle), self._middle - radius * cos(angle)

    def _radius(self, latitude: float) -> float:
        return float(self._factor / _slope(radians(latitude)) ** self._cone)


def _slope(latitude: float) -> float:
    return tan(pi / 4 + latitude / 2)


class Frame(NamedTuple):
    """A rectangle, given by its lower left and upper right corners."""

    left: float
    bottom: float
    right: float
    top: float

    def holds(self, point: Point) -> bool:
        """Whether the point is inside or on the edge."""
        return self.left <= point[0] <= self.right and self.bottom <= point[1] <= self.top

    def along(self, point: Point) -> float:
        """How far along the edge a point on it is, anticlockwise from the lower left corner."""
        x, y = point
        width, height = self.right - self.left, self.top - self.bottom
        sides = {
            abs(y - self.bottom): x - self.left,
            abs(x - self.right): width + y - self.bottom,
            abs(y - self.top): width + height + self.right - x,
            abs(x - self.left): 2 * width + height + self.top - y,
        }
        return sides[min(sides)]

    def corners(self, start: float, end: float) -> list[Point]:
        """The corners between two places on the edge, anticlockwise."""
        points = [(self.right, self.bottom), (self.right, self.top), (self.left, self.top), (self.left, self.bottom)]
        marks = [self.along(point) for point in points[:3]]
        total = 2 * (self.right - self.left + self.top - self.bottom)
        marks.append(total)
        end = end if end > start else end + total
        twice = [
            *zip(marks, points, strict=True),
            *((mark + total, point) for mark, point in zip(marks, points, strict=True)),
        ]
        return [point for mark, point in twice if start < mark < end]

    def crossing(self, inside: Point, outside: Point) -> Point:
        """Where a line from inside to outside crosses the edge."""
        share = 1.0
        for axis, low, high in ((0, self.left, self.right), (1, self.bottom, self.top)):
            step = outside[axis] - inside[axis]
            if step:
                share = min(share, max((low - inside[axis]) / step, (high - inside[axis]) / step))
        x, y = (inside[i] + share * (outside[i] - inside[i]) for i in (0, 1))
        return min(max(x, self.left), self.right), min(max(y, self.bottom), self.top)


def area(ring: list[Point]) -> float:
    """The area inside a ring; positive if it runs anticlockwise."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, ring[1:] + ring[:1], strict=True)) / 2


def length(line: list[Point]) -> float:
    return sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(line))


def _corner(a: Point, b: Point, c: Point) -> float:
    return ((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2


def simplified(line: list[Point], least: float, keep: Frame) -> list[Point]:
    """Visvalingam: drops the points that form the smallest triangles with their neighbours, up to an area of `least`.

    Outside the frame `keep`, where nobody plays, many more may be dropped.
    """
    before, after = list(range(-1, len(line) - 1)), list(range(1, len(line) + 1))

    def weight(i: int) -> float:
        size = abs(_corner(line[before[i]], line[i], line[after[i]]))
        return size if keep.holds(line[i]) else size / _COARSER

    heap = [(weight(i), i) for i in range(1, len(line) - 1)]
    heapify(heap)
    weights = {i: size for size, i in heap}
    while heap and heap[0][0] < least:
        size, i = heappop(heap)
        if weights.get(i) != size:
            continue
        del weights[i]
        after[before[i]], before[after[i]] = after[i], before[i]
        for j in (before[i], after[i]):
            if j in weights:
                # Never lighter than the point dropped before it, so that a bay is dropped as a whole.
                weights[j] = max(size, weight(j))
                heappush(heap, (weights[j], j))
    return _blunted([line[0], *(line[i] for i in sorted(weights)), line[-1]])


def _blunted(line: list[Point]) -> list[Point]:
    """The line without its needles: a bay narrower than a pen stroke would just be a blot."""
    points = line[:1]
    for point in line[1:]:
        while len(points) > 1 and _is_needle(points[-2], points[-1], point):
            points.pop()
        points.append(point)
    return points


def _is_needle(a: Point, tip: Point, b: Point) -> bool:
    to_a, to_b = (a[0] - tip[0], a[1] - tip[1]), (b[0] - tip[0], b[1] - tip[1])
    sides = hypot(*to_a) * hypot(*to_b)
    return sides > 0 and (to_a[0] * to_b[0] + to_a[1] * to_b[1]) / sides > _SHARPEST


class Step(NamedTuple):
    """A corner of a ring, and the kind of stretch that begins there.

    It is a coast, a border, part of the frame, or shared: a border that another ring has already.
    """

    point: Point
    kind: str


def clipped(rings: list[list[Step]], frame: Frame) -> list[list[Step]]:
    """The parts of anticlockwise rings that are inside the frame, closed along its edge by `frame` stretches."""
    done, pieces = [], []
    for ring in rings:
        inside = [frame.holds(step.point) for step in ring]
        if all(inside):
            done.append(ring)
        elif any(inside):
            pieces += _pieces(ring, inside, frame)
    return done + _closed(pieces, frame)


def _pieces(ring: list[Step], inside: list[bool], frame: Frame) -> list[list[Step]]:
    """The stretches of a ring inside the frame, each from its entry to its exit."""
    start = inside.index(False)
    turned = ring[start:] + ring[:start]
    pieces: list[list[Step]] = []
    previous, was_inside = turned[0], False
    for step in [*turned[1:], turned[0]]:
        is_inside = frame.holds(step.point)
        if is_inside and not was_inside:
            pieces.append([Step(frame.crossing(step.point, previous.point), previous.kind)])
        if is_inside:
            pieces[-1].append(step)
        elif was_inside:
            pieces[-1].append(Step(frame.crossing(previous.point, step.point), "frame"))
        previous, was_inside = step, is_inside
    return pieces


def _closed(pieces: list[list[Step]], frame: Frame) -> list[list[Step]]:
    total = 2 * (frame.right - frame.left + frame.top - frame.bottom)
    left, rings = list(pieces), []
    while left:
        first = left.pop(0)
        ring = list(first)
        while True:
            end = frame.along(ring[-1].point)
            ahead = {(frame.along(piece[0].point) - end) % total: piece for piece in [first, *left]}
            following = ahead[min(ahead)]
            start = frame.along(following[0].point)
            ring += [Step(corner, "frame") for corner in frame.corners(end, start)]
            if following is first:
                break
            left.remove(following)
            ring += following
        rings.append(ring)
    return rings


def triangles(ring: list[Point]) -> list[int]:
    """Triangulates a ring that runs anticlockwise; returns the indices of the corners, three per triangle."""
    before, after = [i - 1 for i in range(len(ring))], [i + 1 for i in range(len(ring))]
    before[0], after[-1] = len(ring) - 1, 0
    hollow = {i for i in range(len(ring)) if _corner(ring[before[i]], ring[i], ring[after[i]]) <= 0}
    found: list[int] = []
    at, left, tried = 0, len(ring), 0
    while left > 3:
        a, b, c = before[at], at, after[at]
        # If nothing else can be cut, the ring touches itself: any corner will do.
        if tried > left or (b not in hollow and not _holds_any(ring, (a, b, c), hollow)):
            found += [a, b, c]
            after[a], before[c] = c, a
            hollow.discard(b)
            for i in (a, c):
                if i in hollow and _corner(ring[before[i]], ring[i], ring[after[i]]) > 0:
                    hollow.discard(i)
            left, tried = left - 1, 0
            at = after[c]
        else:
            at, tried = c, tried + 1
    return [*found, before[at], at, after[at]]


def _holds_any(ring: list[Point], corners: tuple[int, int, int], hollow: set[int]) -> bool:
    a, b, c = (ring[i] for i in corners)
    left, right = min(a[0], b[0], c[0]), max(a[0], b[0], c[0])
    for i in hollow:
        point = ring[i]
        if i in corners or not left <= point[0] <= right or point in (a, b, c):
            continue
        if _corner(a, b, point) >= 0 and _corner(b, c, point) >= 0 and _corner(c, a, point) >= 0:
            return True
    return False
