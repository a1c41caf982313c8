"""Water: rivers, lakes, and what an engraver draws on the sea."""

from collections import defaultdict
from pathlib import Path
from typing import Any

from atlas import layout
from atlas.geometry import Point, Step, area, length, simplified, triangles
from atlas.paper import PLAYED, PROJECT, WORLD, flat, on_grid
from atlas.shade import Field, contours
from atlas.sources import shapes, table

CELL = 8.0  # kilometres: the resolution of the distance from the coast
RIVER_FINENESS, LAKE_FINENESS = 20.0, 5.0  # square kilometres: the smallest corners to keep
SHORTEST_RIVER, SMALLEST_LAKE = 110.0, 180.0  # kilometres, square kilometres
OPEN_SEA, WAVES_APART = 78.0, 165.0  # kilometres: where waves begin, and how far apart they are


def rivers(folder: Path) -> list[list[list[int]]]:
    """The rivers in three ranks, the greatest first; their courses continue through lakes."""
    name = "ne_10m_rivers_lake_centerlines"
    found: list[list[list[int]]] = [[], [], []]
    rows = zip(table(folder / f"{name}.dbf"), shapes(folder / f"{name}.shp"), strict=True)
    courses: dict[tuple[str, int], list[list[Point]]] = defaultdict(list)
    for about, lines in rows:
        rank = max(0, min(2, round(float(about["SCALERANK"])) // 3 - 1))
        courses[(about["RIVERNUM"], rank)] += [line for line in lines if _is_near(line)]
    for (_number, rank), lines in courses.items():
        for course in joined([[PROJECT(*point) for point in line] for line in lines]):
            for piece in _inside(course):
                if length(piece) >= SHORTEST_RIVER:
                    found[rank].append(flat(simplified(piece, RIVER_FINENESS, PLAYED)))
    return found


def _is_near(line: list[Point]) -> bool:
    """Whether a line, in degrees, can be on the map at all."""
    return all(abs(point[0]) < 60 and 20 < point[1] < 75 for point in line)


def joined(lines: list[list[Point]]) -> list[list[Point]]:
    """The lines, with those that meet end to end joined."""
    done: list[list[Point]] = []
    for line in lines:
        for turned in (line, line[::-1]):
            before = next((other for other in done if _meet(other[-1], turned[0])), None)
            after = next((other for other in done if other is not before and _meet(other[0], turned[-1])), None)
            if before or after:
                done = [other for other in done if other is not before and other is not after]
                line = (before or []) + turned + (after or [])
                break
        done.append(line)
    return done


def _meet(a: Point, b: Point) -> bool:
    return abs(a[0] - b[0]) + abs(a[1] - b[1]) < 1


def _inside(line: list[Point]) -> list[list[Point]]:
    pieces: list[list[Point]] = [[]]
    for point in line:
        if WORLD.holds(point):
            pieces[-1].append(point)
        elif pieces[-1]:
            pieces.append([])
    return [piece for piece in pieces if len(piece) > 1]


def lakes(folder: Path) -> list[dict[str, Any]]:
    """The large lakes as rings with triangles."""
    found = []
    for rings in shapes(folder / "ne_10m_lakes.shp"):
        if not rings or not all(abs(point[0]) < 40 and 30 < point[1] < 65 for point in rings[0]):
            continue
        outline = simplified([PROJECT(*point) for point in rings[0]], LAKE_FINENESS, PLAYED)[:-1][::-1]
        ring = [step.point for step in on_grid([Step(point, "coast") for point in outline])]
        if area(ring) > SMALLEST_LAKE and all(WORLD.holds(point) for point in ring):
            found.append({"points": flat(ring), "triangles": triangles(ring)})
    return found


def water_lines(depth: Field, level: float) -> list[list[int]]:
    """The lines that an engraver would draw along the coast, this far out to sea."""
    lines = contours(depth, WORLD, CELL, level)
    return [flat(simplified(line, 2 * level, PLAYED)) for line in lines if length(line) > 8 * level]


def waves(depth: Field) -> list[list[int]]:
    """Positions for small waves in the open sea, in slightly uneven rows."""
    found, row = [], 0
    y = WORLD.bottom + 60
    while y < WORLD.top - 40:
        x = WORLD.left + 60 + (row % 2) * WAVES_APART / 2
        while x < WORLD.right - 60:
            point = x + 37 * ((row * 7 + int(x)) % 5 - 2) / 2, y + 23 * ((row * 3 + int(x)) % 7 - 3) / 3
            column, line = int((point[0] - WORLD.left) / CELL), int((point[1] - WORLD.bottom) / CELL)
            if depth[line][column] > OPEN_SEA and not _is_taken(point):
                found.append(flat([point]))
            x += WAVES_APART
        y, row = y + WAVES_APART * 0.6, row + 1
    return found


def _is_taken(point: Point) -> bool:
    """Whether the compass rose, a ship or the name of a sea is there."""
    taken = [(PROJECT(*layout.ROSE), 170.0), *((PROJECT(*ship), 100.0) for ship in layout.SHIPS)]
    for line in layout.SEAS.values():
        taken += [(place, 55.0) for place in layout.along([PROJECT(*degrees) for degrees in line])]
    return any(length([point, place]) < room for place, room in taken)
