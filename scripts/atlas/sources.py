"""Reads Natural Earth's data: countries as TopoJSON with shared arcs, rivers and lakes as shapefiles."""

import json
from collections import Counter, defaultdict
from itertools import pairwise
from pathlib import Path
from struct import unpack, unpack_from
from typing import Any, NamedTuple

Point = tuple[float, float]
_HEADER = 100  # bytes before the first record of a shapefile
_LINES, _POLYGONS = 3, 5  # the kinds of shapes that are supported


class Arc(NamedTuple):
    """A stretch of coast or border, and whether it is a coast, with a country on one side only."""

    points: list[Point]
    is_coast: bool


class Countries:
    """The countries of the world, each made of arcs that it shares with its neighbours."""

    def __init__(self, file: Path) -> None:
        data = json.loads(file.read_text(encoding="utf-8"))
        self._rings: dict[str, list[list[int]]] = defaultdict(list)
        for shape in data["objects"]["countries"]["geometries"]:
            self._rings[shape["properties"]["name"]] += _rings_of(shape)
        users = Counter(_number(arc) for rings in self._rings.values() for ring in rings for arc in ring)
        self.arcs = [Arc(points, users[i] == 1) for i, points in enumerate(_decoded(data))]

    @property
    def names(self) -> list[str]:
        """The names of all countries, in the order of the file."""
        return list(self._rings)

    def union(self, names: list[str]) -> list[list[int]]:
        """The outer rings of these countries together, as numbers of arcs; ~number is the arc in reverse."""
        used = Counter(_number(arc) for name in names for ring in self._rings[name] for arc in ring)
        outer = [arc for name in names for ring in self._rings[name] for arc in ring if used[_number(arc)] == 1]
        return self._joined(outer)

    def _joined(self, arcs: list[int]) -> list[list[int]]:
        starts: dict[Point, list[int]] = defaultdict(list)
        for arc in reversed(arcs):
            starts[self._end(arc, 0)].append(arc)
        rings = []
        for first in arcs:
            arc, ring = first, []
            while starts[self._end(arc, 0)] and arc in starts[self._end(arc, 0)]:
                starts[self._end(arc, 0)].remove(arc)
                ring.append(arc)
                following = starts[self._end(arc, -1)]
                arc = following[-1] if following else first
            if ring:
                rings.append(ring)
        return rings

    def _end(self, arc: int, end: int) -> Point:
        """The first (0) or last (−1) point of an arc in the direction it is followed."""
        return self.arcs[_number(arc)].points[end if arc >= 0 else -1 - end]


def _number(arc: int) -> int:
    return arc if arc >= 0 else ~arc


def _rings_of(shape: dict[str, Any]) -> list[list[int]]:
    if shape["type"] == "Polygon":
        return list(shape["arcs"])
    return [ring for polygon in shape["arcs"] for ring in polygon] if shape["type"] == "MultiPolygon" else []


def _decoded(data: dict[str, Any]) -> list[list[Point]]:
    """The arcs in degrees; the file stores each point as a whole-number offset from the one before."""
    (across, along), (left, bottom) = data["transform"]["scale"], data["transform"]["translate"]
    arcs = []
    for steps in data["arcs"]:
        x = y = 0
        points = []
        for step_x, step_y in steps:
            x, y = x + step_x, y + step_y
            points.append((left + x * across, bottom + y * along))
        arcs.append(points)
    return arcs


def shapes(file: Path) -> list[list[list[Point]]]:
    """The lines or rings of every record in a shapefile, in degrees."""
    data = file.read_bytes()
    found, at = [], _HEADER
    while at < len(data):
        length = 2 * unpack_from(">I", data, at + 4)[0]
        found.append(_parts(data, at + 8))
        at += 8 + length
    return found


def _parts(data: bytes, at: int) -> list[list[Point]]:
    if unpack_from("<i", data, at)[0] not in (_LINES, _POLYGONS):
        return []
    parts, count = unpack_from("<2i", data, at + 36)
    starts = [*unpack_from(f"<{parts}i", data, at + 44), count]
    flat = unpack_from(f"<{2 * count}d", data, at + 44 + 4 * parts)
    points = list(zip(flat[::2], flat[1::2], strict=True))
    return [points[start:end] for start, end in pairwise(starts)]


def table(file: Path) -> list[dict[str, str]]:
    """The attributes of every record in a .dbf file, by column name in capitals."""
    data = file.read_bytes()
    count, header, width = unpack("<IHH", data[4:12])
    columns, at = [], 32
    while data[at] != 13:
        columns.append((data[at : at + 11].split(b"\0")[0].decode().upper(), data[at + 16]))
        at += 32
    return [_row(data, header + i * width + 1, columns) for i in range(count)]


def _row(data: bytes, at: int, columns: list[tuple[str, int]]) -> dict[str, str]:
    row = {}
    for name, width in columns:
        row[name] = data[at : at + width].split(b"\0")[0].decode("latin-1").strip()
        at += width
    return row
