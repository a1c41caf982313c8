"""The map of Europe as it is stored: coasts, rivers, the four countries, and the places of cities, names and arms.

`scripts/make_map.py` made the files from geographic data in the public domain. All places are in the map's own units
from its lower left corner. In the files, a unit is half a kilometre; the map is drawn wider than that, because cities
are close together from west to east, and screens have room for more.
"""

import json
from array import array
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, cached_property
from math import hypot
from operator import add, mul, sub, truediv
from typing import Any, NamedTuple

from kingdoms.paths import ASSETS
from kingdoms.ui.drawing.rect import Rect

Point = tuple[float, float]
MAPS = ASSETS / "maps"
LAND = "land"
_WIDER = 1.45  # how much wider the map is than the data
_INDICES = ("triangles", "coast", "border")  # lists in the data that are not coordinates
_SHARPEST = 2.0  # at sharper corners a line gets thinner, or it would end in a spike
_FLATTEST = 2 / _SHARPEST  # the square of the sum of the normals at such a corner


class Surface(NamedTuple):
    """Triangles to fill: corners as x, y and their texture coordinates (u, v), and indices of corners."""

    corners: "array[float]"
    numbers: "array[int]"


class Strokes(NamedTuple):
    """Lines to draw in one go: their points, the offset from each to the line's edge, and the indices of the strip."""

    x: list[float]
    y: list[float]
    aside_x: list[float]
    aside_y: list[float]
    numbers: "array[int]"


class CountryPlace(NamedTuple):
    """The line along which a country's name runs, and the centre of its arms."""

    name: tuple[Point, ...]
    arms: Point


class Europe:
    """The whole map. Its parts are prepared on demand, because not all are visible at once."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self._data = data
        self.world = Rect(0, 0, *data["size"])
        self.cities: Mapping[str, Point] = {key: tuple(place) for key, place in data["cities"].items()}
        self.countries: dict[str, CountryPlace] = {
            key: CountryPlace(tuple(_points(data["names"][key])), tuple(data["arms"][key]))
            for key in data["lands"]
            if key != LAND
        }
        self.rose: Point = tuple(data["rose"])
        self.rivers: list[list[list[float]]] = data["rivers"]
        """The courses of the rivers by rank, the largest rivers first."""
        self.water_lines: list[list[list[float]]] = data["water_lines"]
        """The lines in the sea that follow the coasts, the nearest first."""

    @cached_property
    def lands(self) -> Mapping[str, Surface]:
        """The four countries by key, and all other land."""
        return {key: _surface(land, self.world) for key, land in self._data["lands"].items()}

    @cached_property
    def outlines(self) -> Mapping[str, list[list[Point]]]:
        """The outlines of all parts of each country."""
        lands = self._data["lands"]
        return {key: [_points(ring["points"]) for ring in lands[key]] for key in self.countries}

    @cached_property
    def coasts(self) -> Strokes:
        """The lines where land meets the sea."""
        return strokes(_stretches(self._rings, "coast"))

    @cached_property
    def borders(self) -> Strokes:
        """Where one country ends and another begins."""
        return strokes(_stretches(self._rings, "border"))

    @cached_property
    def lakes(self) -> Surface:
        """The large lakes."""
        return _surface(self._data["lakes"], self.world)

    @cached_property
    def shores(self) -> Strokes:
        """The edges of lakes."""
        return strokes(lake["points"] + lake["points"][:2] for lake in self._data["lakes"])

    @property
    def waves(self) -> list[Point]:
        """The places of waves on the open sea."""
        return _places(self._data["waves"])

    @property
    def mountains(self) -> list[Point]:
        """The places of mountains, each at the middle of its foot."""
        return _places(self._data["mountains"])

    @property
    def ships(self) -> list[Point]:
        """The places of ships."""
        return _places(self._data["ships"])

    @property
    def seas(self) -> Mapping[str, tuple[Point, ...]]:
        """The names of seas, each with the line it follows; as on old maps, they are in Latin whatever the language."""
        return {name: tuple(_points(line)) for name, line in self._data["seas"].items()}

    @property
    def _rings(self) -> list[Mapping[str, Any]]:
        return [ring for land in self._data["lands"].values() for ring in land]

    def country_at(self, x: float, y: float) -> str | None:
        """The key of the country at a point on the map; None if there is none."""
        for key in self.countries:
            if any(_is_inside(ring, x, y) for ring in self.outlines[key]):
                return key
        return None


@cache
def europe() -> Europe:
    """The map, read once."""
    return Europe(_widened(json.loads((MAPS / "europe.json").read_text(encoding="utf-8"))))


def _widened(part: Any) -> Any:
    """A part of the data with every x coordinate stretched; lists of indices stay as they are."""
    if isinstance(part, Mapping):
        return {key: each if key in _INDICES else _widened(each) for key, each in part.items()}
    if part and isinstance(part[0], (Mapping, list)):
        return [_widened(each) for each in part]
    return [value if number % 2 else round(_WIDER * value) for number, value in enumerate(part)]


def strokes(lines: Iterable[Sequence[float]]) -> Strokes:
    """Lines through points given as x, y, x, y, prepared for drawing at any width."""
    x: list[float] = []
    y: list[float] = []
    numbers, ends = array("H"), []
    for line in lines:
        first, last = len(x), len(x) + len(line) // 2 - 1
        ends.append((first, last))
        x += line[::2]
        y += line[1::2]
        # Repeated corners make triangles without area, which lead from one line to the next.
        numbers.extend(array("H", [2 * first, *range(2 * first, 2 * last + 2), 2 * last + 1]))
    return Strokes(x, y, *_aside(x, y, ends), numbers)


def stamped(outline: Sequence[float], places: Sequence[tuple[Point, float]]) -> Strokes:
    """A line drawn in many places and sizes, always equally thick, so the offsets to its edges never change."""
    one = strokes([outline])
    count = 2 * len(one.x)
    numbers = array("H")
    for first in range(0, count * len(places), count):
        numbers.extend(array("H", [first + number for number in one.numbers]))
    return Strokes(
        [left + size * x for (left, _low), size in places for x in one.x],
        [low + size * y for (_left, low), size in places for y in one.y],
        one.aside_x * len(places),
        one.aside_y * len(places),
        numbers,
    )


def joined(shapes: Iterable[Sequence[float]]) -> Surface:
    """One surface made of many shapes, each wholly visible from its first point; points are x, y, x, y."""
    x: list[float] = []
    y: list[float] = []
    numbers = array("H")
    for points in shapes:
        first = len(x)
        x += points[::2]
        y += points[1::2]
        numbers.extend(array("H", [part for i in range(first + 1, len(x) - 1) for part in (first, i, i + 1)]))
    corners = array("f", bytes(16 * len(x)))
    corners[::4], corners[1::4] = array("f", x), array("f", y)
    return Surface(corners, numbers)


def rounded(line: Sequence[float]) -> list[float]:
    """The line with every corner cut off a quarter of the way to the next."""
    x, y = line[::2], line[1::2]
    points = list(line[:2])
    for a, b, c, d in zip(x, x[1:], y, y[1:], strict=False):
        points += [0.75 * a + 0.25 * b, 0.75 * c + 0.25 * d, 0.25 * a + 0.75 * b, 0.25 * c + 0.75 * d]
    return [*points, *line[-2:]]


def _aside(x: list[float], y: list[float], ends: list[tuple[int, int]]) -> tuple[list[float], list[float]]:
    """The offset to the left of every point, longer where the line turns, so that its width stays the same."""
    right, up = list(map(sub, x[1:], x)), list(map(sub, y[1:], y))
    sizes = [size or 1.0 for size in map(hypot, right, up)]
    sums = [_met([-rise / size for rise, size in zip(up, sizes, strict=True)], ends)]
    sums += [_met(list(map(truediv, right, sizes)), ends)]
    squares = [across * across + along * along for across, along in zip(*sums, strict=True)]
    longer = [2 / square if square > _FLATTEST else _SHARPEST for square in squares]
    return list(map(mul, sums[0], longer)), list(map(mul, sums[1], longer))


def _met(segments: list[float], ends: list[tuple[int, int]]) -> list[float]:
    """For each point, the sum of the two segments that meet there; at an end, twice its only segment."""
    before, after = [0.0, *segments], [*segments, 0.0]
    for first, last in ends:
        before[first], after[last] = after[first], before[last]
    return list(map(add, before, after))


def _places(pairs: list[list[float]]) -> list[Point]:
    return [(x, y) for x, y in pairs]


def _points(flat: list[int]) -> list[Point]:
    return list(zip(flat[::2], flat[1::2], strict=True))


def _surface(rings: Iterable[Mapping[str, Any]], world: Rect) -> Surface:
    corners, numbers = array("f"), array("H")
    for ring in rings:
        first, points = len(corners) // 4, ring["points"]
        parts = [0.0] * (2 * len(points))
        parts[::4], parts[1::4] = points[::2], points[1::2]
        parts[2::4] = [x / world.width for x in points[::2]]
        # Kivy loads pictures upside down.
        parts[3::4] = [1 - y / world.height for y in points[1::2]]
        corners.extend(array("f", parts))
        numbers.extend(array("H", [first + number for number in ring["triangles"]]))
    return Surface(corners, numbers)


def _stretches(rings: Iterable[Mapping[str, Any]], kind: str) -> list[list[int]]:
    lines = []
    for ring in rings:
        twice = ring["points"] * 2
        lines += [twice[2 * start : 2 * end + 2] for start, end in ring[kind]]
    return lines


def _is_inside(ring: list[Point], x: float, y: float) -> bool:
    is_inside = False
    before_x, before_y = ring[-1]
    for corner_x, corner_y in ring:
        if (corner_y > y) != (before_y > y):
            crossing = corner_x + (before_x - corner_x) * (y - corner_y) / (before_y - corner_y)
            is_inside ^= crossing > x
        before_x, before_y = corner_x, corner_y
    return is_inside
