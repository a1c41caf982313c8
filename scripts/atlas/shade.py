"""Distances from lines as a grid of numbers: for the shade along coasts and the lines in the sea."""

import zlib
from collections import defaultdict
from itertools import pairwise
from math import hypot, inf
from struct import pack

from atlas.geometry import Frame, Point

Field = list[list[float]]


def distances(lines: list[list[Point]], frame: Frame, cell: float) -> Field:
    """The distance of the centre of every cell from the nearest line; the first row is at the bottom."""
    columns, rows = round((frame.right - frame.left) / cell), round((frame.top - frame.bottom) / cell)
    nearest: list[list[Point | None]] = [[None] * columns for _ in range(rows)]
    for line in lines:
        for x, y in _walked(line, cell / 3):
            column, row = int((x - frame.left) / cell), int((y - frame.bottom) / cell)
            if 0 <= column < columns and 0 <= row < rows:
                nearest[row][column] = (x, y)
    middles_x = [frame.left + (column + 0.5) * cell for column in range(columns)]
    middles_y = [frame.bottom + (row + 0.5) * cell for row in range(rows)]
    field = [[inf] * columns for _ in range(rows)]
    for row in range(rows):
        for column in range(columns):
            if (seed := nearest[row][column]) is not None:
                field[row][column] = hypot(seed[0] - middles_x[column], seed[1] - middles_y[row])
    for _sweep in range(2):
        _spread(field, nearest, middles_x, middles_y, 1)
        _spread(field, nearest, middles_x, middles_y, -1)
    return field


def _walked(line: list[Point], step: float) -> list[Point]:
    points = []
    for (x, y), (to_x, to_y) in pairwise(line):
        count = int(hypot(to_x - x, to_y - y) / step) + 1
        points += [(x + (to_x - x) * i / count, y + (to_y - y) * i / count) for i in range(count + 1)]
    return points


def _spread(
    field: Field, nearest: list[list[Point | None]], middles_x: list[float], middles_y: list[float], way: int
) -> None:
    """Passes the nearest points on to neighbouring cells, in one sweep over the grid in one direction."""
    rows, columns = range(len(middles_y))[::way], range(len(middles_x))[::way]
    neighbours = ((0, -way), (-way, -1), (-way, 0), (-way, 1))
    for row in rows:
        for column in columns:
            for down, across in neighbours:
                other_row, other = row + down, column + across
                if not (0 <= other_row < len(middles_y) and 0 <= other < len(middles_x)):
                    continue
                seed = nearest[other_row][other]
                if seed is None:
                    continue
                away = hypot(seed[0] - middles_x[column], seed[1] - middles_y[row])
                if away < field[row][column]:
                    field[row][column], nearest[row][column] = away, seed


def covered(rings: list[list[Point]], frame: Frame, cell: float) -> list[list[bool]]:
    """Which cells have their centres inside one of the rings."""
    columns, rows = round((frame.right - frame.left) / cell), round((frame.top - frame.bottom) / cell)
    grid = [[False] * columns for _ in range(rows)]
    for row, crossings in _crossings(rings, frame, cell, rows).items():
        crossings.sort()
        for start, end in zip(crossings[::2], crossings[1::2], strict=False):
            first, last = (round((x - frame.left) / cell) for x in (start, end))
            grid[row][max(0, first) : min(columns, last)] = [True] * (min(columns, last) - max(0, first))
    return grid


def _crossings(rings: list[list[Point]], frame: Frame, cell: float, rows: int) -> dict[int, list[float]]:
    """Where the centre line of every row crosses the rings."""
    found: dict[int, list[float]] = defaultdict(list)
    for ring in rings:
        for (x, y), (to_x, to_y) in zip(ring, ring[1:] + ring[:1], strict=True):
            low, high = (round((value - frame.bottom) / cell) for value in sorted((y, to_y)))
            for row in range(max(0, low), min(rows, high)):
                middle = frame.bottom + (row + 0.5) * cell
                found[row].append(x + (to_x - x) * (middle - y) / (to_y - y))
    return found


def contours(field: Field, frame: Frame, cell: float, level: float) -> list[list[Point]]:
    """The lines along which the field has this value."""
    links: dict[tuple[int, int, int], list[tuple[int, int, int]]] = defaultdict(list)
    for row in range(len(field) - 1):
        for column in range(len(field[0]) - 1):
            for start, end in _sides(field, row, column, level):
                links[start].append(end)
                links[end].append(start)
    return [[_place(field, frame, cell, edge, level) for edge in line] for line in _chained(links)]


def _sides(
    field: Field, row: int, column: int, level: float
) -> list[tuple[tuple[int, int, int], tuple[int, int, int]]]:
    """The pairs of sides of a square of four cells that a contour joins; a side is its first cell and its direction."""
    low_left, low_right = field[row][column] > level, field[row][column + 1] > level
    high_left, high_right = field[row + 1][column] > level, field[row + 1][column + 1] > level
    bottom, top = (row, column, 0), (row + 1, column, 0)
    left, right = (row, column, 1), (row, column + 1, 1)
    crossed = [
        side
        for side, is_crossed in (
            (bottom, low_left != low_right),
            (right, low_right != high_right),
            (top, high_left != high_right),
            (left, low_left != high_left),
        )
        if is_crossed
    ]
    return [(crossed[i], crossed[i + 1]) for i in range(0, len(crossed), 2)]


def _chained(links: dict[tuple[int, int, int], list[tuple[int, int, int]]]) -> list[list[tuple[int, int, int]]]:
    lines = []
    ends = [edge for edge, others in links.items() if len(others) == 1]
    for first in [*ends, *links]:
        line = [first]
        while links[line[-1]]:
            following = links[line[-1]].pop()
            links[following].remove(line[-1])
            line.append(following)
        if len(line) > 1:
            lines.append(line)
    return lines


def _place(field: Field, frame: Frame, cell: float, edge: tuple[int, int, int], level: float) -> Point:
    row, column, way = edge
    here, there = field[row][column], field[row + way][column + 1 - way]
    share = (level - here) / (there - here)
    x, y = column + (share if way == 0 else 0), row + (share if way == 1 else 0)
    return frame.left + (x + 0.5) * cell, frame.bottom + (y + 0.5) * cell


def png(rows: list[list[int]]) -> bytes:
    """A white picture with these opacities (0–255); the first row is at the bottom."""
    lines = b"".join(b"\1" + _steps([part for value in row for part in (255, value)]) for row in reversed(rows))
    head = pack(">IIBBBBB", len(rows[0]), len(rows), 8, 4, 0, 0, 0)
    parts = ((b"IHDR", head), (b"IDAT", zlib.compress(lines, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        pack(">I", len(data)) + name + data + pack(">I", zlib.crc32(name + data)) for name, data in parts
    )


def _steps(row: list[int]) -> bytes:
    """Each byte as its difference from the same channel of the previous pixel, which compresses better."""
    return bytes((value - before) % 256 for value, before in zip(row, [0, 0, *row], strict=False))
