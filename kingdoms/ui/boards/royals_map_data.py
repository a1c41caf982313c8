"""The map of Europe as it is stored: coasts, rivers, the four countries, and where cities, names and arms stand.

`scripts/make_map.py` made the files from geographic data in the public domain. All places are in the map's own steps,
half a kilometre each, from its lower left corner.
"""

import json
from array import array
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from math import hypot
from typing import Any, NamedTuple

from kingdoms.places import ASSETS
from kingdoms.ui.rect import Rect

Point = tuple[float, float]
MAPS = ASSETS / "maps"
LAND = "land"
_SHARPEST = 2.0  # at sharper corners a line becomes thinner, else it would end in a spike


class Surface(NamedTuple):
    """Triangles to fill: corners as x, y and their place in the shade (u, v), and numbers of corners."""

    corners: array
    numbers: array


class Strokes(NamedTuple):
    """Lines to draw in one go: their points, which way their edges lie from each, and how strips join them."""

    x: list[float]
    y: list[float]
    aside_x: list[float]
    aside_y: list[float]
    numbers: array


class CountryPlace(NamedTuple):
    """The line along which a country's name runs, and the middle of its arms."""

    name: tuple[Point, ...]
    arms: Point


class Europe(NamedTuple):
    """The whole map. Regions are the four countries by their keys, and the land of all others."""

    world: Rect
    regions: Mapping[str, Surface]
    outlines: Mapping[str, list[list[Point]]]
    coasts: Strokes
    borders: Strokes
    lakes: Surface
    shores: Strokes
    rivers: list[list[list[float]]]
    """The greatest first."""
    water_lines: list[list[list[float]]]
    """Those near the coast first."""
    waves: list[Point]
    mountains: list[Point]
    cities: Mapping[str, Point]
    countries: Mapping[str, CountryPlace]
    rose: Point
    ships: list[Point]
    seas: Mapping[str, tuple[Point, ...]]
    """In Latin, as on old maps: the same in every language."""

    def country_at(self, x: float, y: float) -> str | None:
        """The key of the country in which a point of the map lies."""
        for key in self.countries:
            if any(_is_inside(ring, x, y) for ring in self.outlines[key]):
                return key
        return None


@cache
def europe() -> Europe:
    """The map, read once."""
    data = json.loads((MAPS / "europe.json").read_text(encoding="utf-8"))
    world = Rect(0, 0, *data["size"])
    regions = data["regions"]
    rings = [ring for region in regions.values() for ring in region]
    return Europe(
        world=world,
        regions={key: _surface(region, world) for key, region in regions.items()},
        outlines={key: [_points(ring["points"]) for ring in region] for key, region in regions.items() if key != LAND},
        coasts=strokes(_stretches(rings, "coast")),
        borders=strokes(_stretches(rings, "border")),
        lakes=_surface(data["lakes"], world),
        shores=strokes(lake["points"] + lake["points"][:2] for lake in data["lakes"]),
        rivers=data["rivers"],
        water_lines=data["water_lines"],
        waves=[tuple(place) for place in data["waves"]],
        mountains=[tuple(place) for place in data["mountains"]],
        cities={key: tuple(place) for key, place in data["cities"].items()},
        countries={key: _country(data, key) for key in regions if key != LAND},
        rose=tuple(data["rose"]),
        ships=[tuple(place) for place in data["ships"]],
        seas={name: tuple(_points(line)) for name, line in data["seas"].items()},
    )


def strokes(lines: Iterable[Sequence[float]]) -> Strokes:
    """Lines through points given as x, y, x, y, made ready to be drawn at any width."""
    x: list[float] = []
    y: list[float] = []
    numbers, ends = array("H"), []
    for line in lines:
        first, last = len(x), len(x) + len(line) // 2 - 1
        ends.append((first, last))
        x += line[::2]
        y += line[1::2]
        # Corners that are told twice make triangles without area, which lead from one line to the next.
        numbers.extend(array("H", [2 * first, *range(2 * first, 2 * last + 2), 2 * last + 1]))
    return Strokes(x, y, *_aside(x, y, ends), numbers)


def rounded(line: Sequence[float]) -> list[float]:
    """The line with every corner cut off, a quarter of the way to the next."""
    x, y = line[::2], line[1::2]
    points = list(line[:2])
    for a, b, c, d in zip(x, x[1:], y, y[1:], strict=False):
        points += [0.75 * a + 0.25 * b, 0.75 * c + 0.25 * d, 0.25 * a + 0.75 * b, 0.25 * c + 0.75 * d]
    return [*points, *line[-2:]]


def _aside(x: list[float], y: list[float], ends: list[tuple[int, int]]) -> tuple[list[float], list[float]]:
    """The way to the left of every point, longer where the line turns, so that its width stays the same."""
    steps = [(b - a, d - c) for a, b, c, d in zip(x, x[1:], y, y[1:], strict=False)]
    lefts = [(-up / size, right / size) if (size := hypot(right, up)) else (0.0, 0.0) for right, up in steps]
    before, after = [(0.0, 0.0), *lefts], [*lefts, (0.0, 0.0)]
    for first, last in ends:
        before[first], after[last] = after[first], before[last]
    sums = [(a + c, b + d) for (a, b), (c, d) in zip(before, after, strict=True)]
    longer = [min(_SHARPEST, 2 / (right * right + up * up or 1)) for right, up in sums]
    return (
        [right * by for (right, _up), by in zip(sums, longer, strict=True)],
        [up * by for (_right, up), by in zip(sums, longer, strict=True)],
    )


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


def _country(data: Mapping[str, Any], key: str) -> CountryPlace:
    return CountryPlace(tuple(_points(data["names"][key])), tuple(data["arms"][key]))


def _is_inside(ring: list[Point], x: float, y: float) -> bool:
    is_inside = False
    before_x, before_y = ring[-1]
    for corner_x, corner_y in ring:
        if (corner_y > y) != (before_y > y):
            crossing = corner_x + (before_x - corner_x) * (y - corner_y) / (before_y - corner_y)
            is_inside ^= crossing > x
        before_x, before_y = corner_x, corner_y
    return is_inside
