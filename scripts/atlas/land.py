"""Land: the game's four countries and all others, cut to the paper, with their coasts and borders."""

from typing import Any

from atlas import layout
from atlas.geometry import Point, Step, area, clipped, simplified, triangles
from atlas.paper import PLAYED, PROJECT, WORLD, flat, on_grid
from atlas.sources import Countries

# Square kilometres: the smallest corners to keep, along the four countries and elsewhere.
FINENESS, OTHER_FINENESS = 9.0, 30.0
SMALLEST_ISLAND = 260.0  # square kilometres

Lands = dict[str, list[list[Step]]]


def all_lands(countries: Countries) -> Lands:
    """The rings of the four countries and, last, of all other land."""
    taken = {name for names in layout.COUNTRIES.values() for name in names}
    played = {arc if arc >= 0 else ~arc for ring in countries.union(sorted(taken)) for arc in ring}
    arcs = [
        simplified([PROJECT(*point) for point in arc.points], FINENESS if i in played else OTHER_FINENESS, PLAYED)
        for i, arc in enumerate(countries.arcs)
    ]
    members = {**layout.COUNTRIES, "land": [name for name in countries.names if name not in taken]}
    owned: set[int] = set()
    lands: Lands = {}
    for key, names in members.items():
        rings = countries.union(names)
        steps = [_steps(ring, arcs, countries, owned) for ring in rings]
        owned |= {arc if arc >= 0 else ~arc for ring in rings for arc in ring}
        inside = clipped(list(filter(_is_worth, steps)), WORLD)
        lands[key] = [on_grid(ring) for ring in inside if _is_worth(ring)]
    for degrees in layout.OTHERS:
        _give_away(lands, PROJECT(*degrees))
    return lands


def _steps(ring: list[int], arcs: list[list[Point]], countries: Countries, owned: set[int]) -> list[Step]:
    """The corners of a ring, anticlockwise; a border that another country has already drawn is not drawn twice."""
    steps = []
    for arc in reversed([~arc for arc in ring]):
        number = arc if arc >= 0 else ~arc
        points = arcs[number] if arc >= 0 else arcs[number][::-1]
        kind = "coast" if countries.arcs[number].is_coast else "shared" if number in owned else "border"
        steps += [Step(point, kind) for point in points[:-1]]
    return steps


def _is_worth(ring: list[Step]) -> bool:
    """Whether the ring is land large enough to be seen; lakes and enclaves run the other way round and are left out."""
    return len(ring) > 2 and area([step.point for step in ring]) > SMALLEST_ISLAND


def _give_away(lands: Lands, point: Point) -> None:
    """Moves the island at this point from its country to the other land."""
    for rings in lands.values():
        for ring in rings:
            points = [step.point for step in ring]
            if _is_inside(points, point) and rings is not lands["land"]:
                rings.remove(ring)
                lands["land"].append(ring)
                return


def _is_inside(ring: list[Point], point: Point) -> bool:
    x, y = point
    crossings = [
        a[0] + (b[0] - a[0]) * (y - a[1]) / (b[1] - a[1])
        for a, b in zip(ring, ring[1:] + ring[:1], strict=True)
        if (a[1] > y) != (b[1] > y)
    ]
    return sum(crossing > x for crossing in crossings) % 2 == 1


def lines_of(lands: Lands, kind: str) -> list[list[Point]]:
    """All stretches of one kind, such as coast or border, as lines."""
    return [
        [ring[i % len(ring)].point for i in range(start, end + 1)]
        for land in lands.values()
        for ring in land
        for start, end in stretches(ring, kind)
    ]


def stretches(ring: list[Step], kind: str) -> list[tuple[int, int]]:
    """Where in the ring the stretches of a kind begin and end; indices beyond the ring wrap around."""
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
    """A ring as it is stored: its corners, its triangles, and its stretches of coast and border."""
    points = [step.point for step in ring]
    return {
        "points": flat(points),
        "triangles": triangles(points),
        "coast": stretches(ring, "coast"),
        "border": stretches(ring, "border"),
    }
