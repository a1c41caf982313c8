"""Makes the map of Europe anew: `python scripts/make_map.py FOLDER`, into assets/maps.

The folder holds three works of Natural Earth, which are in the public domain, at their scale of 1 : 10 000 000:
`countries-10m.json` (coasts and borders, as the npm package world-atlas carries them), and the shapefiles
`ne_10m_rivers_lake_centerlines` (.shp, .dbf) and `ne_10m_lakes` (.shp). They do not enter the tree; what is made of
them does: `europe.json`, projected and simplified, in half kilometres from the lower left corner of the map, and
`europe.png`, which tells how near a coast or border is. The same sources always give the same files.

Borders are today's. Those of about 1650 differ, and only what is simple has been changed: Bohemia and Austria lie with
Germany, Ireland with Britain, Corsica with nobody.
"""

import json
import sys
from collections import defaultdict
from itertools import pairwise
from pathlib import Path
from typing import Any

from atlas import layout, shade, sources
from atlas.geometry import Frame, Lambert, Point, Step, area, clipped, length, simplified, triangles

MAPS = Path(__file__).parent.parent / "assets" / "maps"
SCALE = 2  # steps of the data per kilometre

WORLD = Frame(-2100, -1700, 2100, 1700)  # all that is drawn, in kilometres from the middle of the projection
WHOLE = Frame(-1060, -1245, 1090, 1295)  # what is in sight when the whole map is
# Square kilometres: the smallest corners that are kept, along the four countries and elsewhere.
FINENESS, OTHER_FINENESS = 9.0, 30.0
RIVER_FINENESS, LAKE_FINENESS = 20.0, 5.0
SMALLEST_ISLAND, SMALLEST_LAKE = 260.0, 180.0  # square kilometres
SHORTEST_RIVER = 110.0
CELL = 8.0  # kilometres
SHADE = 90.0  # kilometres from a line to where its shade ends
SHADES = 64  # so many steps are enough: what lies between them is blended when it is drawn
WATER_LINES = (13.0, 28.0, 48.0)  # kilometres from the coast
OPEN_SEA, WAVES_APART = 78.0, 165.0
MOUNTAINS_APART = 42.0

PROJECT = Lambert(layout.MIDDLE, layout.PARALLELS)


def main() -> None:
    """Reads the sources from the folder told and writes both files."""
    if len(sys.argv) != 2:
        sys.exit("Tell the folder that holds the files of Natural Earth.")
    folder = Path(sys.argv[1])
    regions = all_regions(sources.Countries(folder / "countries-10m.json"))
    coast = shade.distances(lines_of(regions, "coast"), WORLD, CELL)
    border = shade.distances(lines_of(regions, "border"), WORLD, CELL)
    rings = [[step.point for step in ring] for region in regions.values() for ring in region]
    land = shade.covered(rings, WORLD, CELL)
    depth = [
        [-away if is_land else away for away, is_land in zip(*row, strict=True)]
        for row in zip(coast, land, strict=True)
    ]
    data = {
        "world": box(WORLD),
        "whole": box(WHOLE),
        "regions": {name: [ring_data(ring) for ring in region] for name, region in regions.items()},
        "rivers": rivers(folder),
        "lakes": lakes(folder),
        "water_lines": [water_lines(depth, level) for level in WATER_LINES],
        "waves": waves(depth),
        **ornaments(),
    }
    MAPS.mkdir(parents=True, exist_ok=True)
    text = json.dumps(data, separators=(",", ":"))
    (MAPS / "europe.json").write_text(text + "\n", encoding="utf-8")
    (MAPS / "europe.png").write_bytes(shade.png([opacities(*row) for row in zip(coast, border, strict=True)]))
    print(
        f"{len(text)} characters, {sum(len(ring) for region in regions.values() for ring in region)} points of regions"
    )


# Land.


def all_regions(countries: sources.Countries) -> dict[str, list[list[Step]]]:
    """The rings of the four countries and, last, of all other land."""
    taken = {name for names in layout.COUNTRIES.values() for name in names}
    played = {arc if arc >= 0 else ~arc for ring in countries.union(sorted(taken)) for arc in ring}
    arcs = [
        simplified([PROJECT(*point) for point in arc.points], FINENESS if i in played else OTHER_FINENESS, WHOLE)
        for i, arc in enumerate(countries.arcs)
    ]
    members = {**layout.COUNTRIES, "land": [name for name in countries.names if name not in taken]}
    owned: set[int] = set()
    regions: dict[str, list[list[Step]]] = {}
    for region, names in members.items():
        rings = countries.union(names)
        steps = [_steps(ring, arcs, countries, owned) for ring in rings]
        owned |= {arc if arc >= 0 else ~arc for ring in rings for arc in ring}
        inside = clipped(list(filter(_is_worth, steps)), WORLD)
        regions[region] = [_on_grid(ring) for ring in inside if _is_worth(ring)]
    for degrees in layout.OTHERS:
        _give_away(regions, PROJECT(*degrees))
    return regions


def _steps(ring: list[int], arcs: list[list[Point]], countries: sources.Countries, owned: set[int]) -> list[Step]:
    """The corners of a ring, counter-clockwise; a border that another country has drawn already is not drawn twice."""
    steps = []
    for arc in reversed([~arc for arc in ring]):
        number = arc if arc >= 0 else ~arc
        points = arcs[number] if arc >= 0 else arcs[number][::-1]
        kind = "coast" if countries.arcs[number].is_coast else "shared" if number in owned else "border"
        steps += [Step(point, kind) for point in points[:-1]]
    return steps


def _on_grid(ring: list[Step]) -> list[Step]:
    """The ring with whole steps of the data only, as it will be stored: triangles are cut from what is drawn."""
    steps = [Step((round(SCALE * x) / SCALE, round(SCALE * y) / SCALE), kind) for (x, y), kind in ring]
    return [step for before, step in zip([steps[-1], *steps], steps, strict=False) if step.point != before.point]


def _is_worth(ring: list[Step]) -> bool:
    """Whether it is large enough to be seen; lakes and enclaves run the other way round."""
    return len(ring) > 2 and area([step.point for step in ring]) > SMALLEST_ISLAND


def _give_away(regions: dict[str, list[list[Step]]], point: Point) -> None:
    """Gives the island at this point to nobody."""
    for rings in regions.values():
        for ring in rings:
            points = [step.point for step in ring]
            if _is_inside(points, point) and rings is not regions["land"]:
                rings.remove(ring)
                regions["land"].append(ring)
                return


def _is_inside(ring: list[Point], point: Point) -> bool:
    x, y = point
    crossings = [
        a[0] + (b[0] - a[0]) * (y - a[1]) / (b[1] - a[1])
        for a, b in zip(ring, ring[1:] + ring[:1], strict=True)
        if (a[1] > y) != (b[1] > y)
    ]
    return sum(crossing > x for crossing in crossings) % 2 == 1


def lines_of(regions: dict[str, list[list[Step]]], kind: str) -> list[list[Point]]:
    """All stretches of coast or border."""
    return [
        [ring[i % len(ring)].point for i in range(start, end + 1)]
        for region in regions.values()
        for ring in region
        for start, end in stretches(ring, kind)
    ]


def stretches(ring: list[Step], kind: str) -> list[tuple[int, int]]:
    """Where in the ring the stretches of a kind begin and end; past the end it goes on from its beginning."""
    if all(step.kind == kind for step in ring):
        return [(0, len(ring))]
    first = next(i for i, step in enumerate(ring) if step.kind != kind)
    found: list[tuple[int, int]] = []
    for i in range(first, first + len(ring)):
        if ring[i % len(ring)].kind != kind:
            continue
        if found and found[-1][1] == i:
            found[-1] = (found[-1][0], i + 1)
        else:
            found.append((i, i + 1))
    return found


def ring_data(ring: list[Step]) -> dict[str, Any]:
    """A ring as it is stored: its corners, its triangles, and which stretches are coast and border."""
    points = [step.point for step in ring]
    return {
        "points": flat(points),
        "triangles": triangles(points),
        "coast": stretches(ring, "coast"),
        "border": stretches(ring, "border"),
    }


# Water.


def rivers(folder: Path) -> list[list[list[int]]]:
    """Rivers by their rank, the greatest first; where they go through a lake that is not drawn, they go on."""
    name = "ne_10m_rivers_lake_centerlines"
    found: list[list[list[int]]] = [[], [], []]
    rows = zip(sources.table(folder / f"{name}.dbf"), sources.shapes(folder / f"{name}.shp"), strict=True)
    courses: dict[tuple[str, int], list[list[Point]]] = defaultdict(list)
    for about, lines in rows:
        rank = max(0, min(2, round(float(about["SCALERANK"])) // 3 - 1))
        courses[(about["RIVERNUM"], rank)] += [line for line in lines if _is_near(line)]
    for (_number, rank), lines in courses.items():
        for course in joined([[PROJECT(*point) for point in line] for line in lines]):
            for piece in _inside(course):
                if length(piece) >= SHORTEST_RIVER:
                    found[rank].append(flat(simplified(piece, RIVER_FINENESS, WHOLE)))
    return found


def _is_near(line: list[Point]) -> bool:
    """Whether a line, in degrees, can be on the map at all."""
    return all(abs(point[0]) < 60 and 20 < point[1] < 75 for point in line)


def joined(lines: list[list[Point]]) -> list[list[Point]]:
    """The lines, those that meet end to end being made one."""
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
    """The great lakes as rings with triangles."""
    found = []
    for rings in sources.shapes(folder / "ne_10m_lakes.shp"):
        if not rings or not all(abs(point[0]) < 40 and 30 < point[1] < 65 for point in rings[0]):
            continue
        outline = simplified([PROJECT(*point) for point in rings[0]], LAKE_FINENESS, WHOLE)[:-1][::-1]
        ring = [step.point for step in _on_grid([Step(point, "coast") for point in outline])]
        if area(ring) > SMALLEST_LAKE and all(WORLD.holds(point) for point in ring):
            found.append({"points": flat(ring), "triangles": triangles(ring)})
    return found


def water_lines(depth: shade.Field, level: float) -> list[list[int]]:
    """The lines that an engraver draws along the coast, so far out at sea."""
    lines = shade.contours(depth, WORLD, CELL, level)
    return [flat(simplified(line, 2 * level, WHOLE)) for line in lines if length(line) > 8 * level]


def waves(depth: shade.Field) -> list[list[int]]:
    """Places for little waves in the open sea, in rows that are not too even."""
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
    """Whether the rose, a ship or the name of a sea stands there."""
    taken = [(PROJECT(*layout.ROSE), 170.0), *((PROJECT(*ship), 100.0) for ship in layout.SHIPS)]
    for line in layout.SEAS.values():
        taken += [(place, 55.0) for place in along([PROJECT(*degrees) for degrees in line])]
    return any(length([point, place]) < room for place, room in taken)


def opacities(coast: list[float], border: list[float]) -> list[int]:
    """One row of the shade, strongest where a coast or border is."""
    shares = [max(0.0, 1 - min(pair) / SHADE) ** 2 for pair in zip(coast, border, strict=True)]
    return [255 * round(SHADES * share) // SHADES for share in shares]


# Signs.


def ornaments() -> dict[str, Any]:
    """Cities, names, arms, the rose of the winds and ships."""
    plaques = layout.plaques(PROJECT)
    return {
        "cities": {
            city: {"place": flat([PROJECT(*degrees)]), "plaque": flat([plaques[city]])}
            for city, degrees in layout.CITIES.items()
        },
        "plaque": [round(SCALE * side) for side in layout.PLAQUE],
        "names": {country: flat([PROJECT(*point) for point in line]) for country, line in layout.NAMES.items()},
        "arms": {country: flat([PROJECT(*point)]) for country, point in layout.ARMS.items()},
        "rose": flat([PROJECT(*layout.ROSE)]),
        "seas": {name: flat([PROJECT(*point) for point in line]) for name, line in layout.SEAS.items()},
        "mountains": mountains(),
        "ships": [flat([PROJECT(*place)]) for place in layout.SHIPS],
    }


def mountains() -> list[list[int]]:
    """Where mountains stand: in one row, or in two that are staggered."""
    rows = [[PROJECT(*point) for point in line] for line in layout.RANGES]
    for line in layout.GREAT_RANGES:
        row = [PROJECT(*point) for point in line]
        rows += [row, [(x + MOUNTAINS_APART / 2, y - MOUNTAINS_APART * 0.7) for x, y in row]]
    return [flat([place]) for row in rows for place in along(row)]


def along(line: list[Point]) -> list[Point]:
    """Places at even distances along a range of mountains."""
    if len(line) == 1:
        return line
    total, count = length(line), max(1, round(length(line) / MOUNTAINS_APART))
    found, gone, wanted = [], 0.0, 0
    for (x, y), (to_x, to_y) in pairwise(line):
        step = length([(x, y), (to_x, to_y)])
        while wanted <= count and wanted * total / count <= gone + step + 1e-6:
            share = (wanted * total / count - gone) / step
            found.append((x + share * (to_x - x), y + share * (to_y - y)))
            wanted += 1
        gone += step
    return found


def flat(points: list[Point]) -> list[int]:
    """Points as they are stored: x, y, x, y in steps from the lower left corner."""
    return [round(SCALE * value) for x, y in points for value in (x - WORLD.left, y - WORLD.bottom)]


def box(frame: Frame) -> list[int]:
    """A frame as it is stored: x, y, width, height."""
    left, bottom, right, top = flat([(frame.left, frame.bottom), (frame.right, frame.top)])
    return [left, bottom, right - left, top - bottom]


if __name__ == "__main__":
    main()
