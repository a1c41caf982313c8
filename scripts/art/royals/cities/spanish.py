"""The four cities of Spain in Royals."""

from art.ink import GULES, Picture, box, oval, painted, pen, tone
from art.kingsburg.estate.plots import floor
from art.royals.cities.towns import arch, boat, city, house, rose_window, spire, wall, water
from art.scenery import PLASTER, SLATE, TILES, battlement, pennant, tiles, tree, window

SAND, CLAY = "#D9B878", "#B5653F"


def madrid() -> Picture:
    """The old royal palace with its pointed towers on a wide square."""
    front = wall(48, 116, 144, 194, PLASTER) + tiles("M42 118L54 98H186L198 118Z", (42, 98, 198, 118), SLATE, 10)
    towers = "".join(wall(x, 92, 36, 194, CLAY) + spire(x + 18, 94, 44, 60, SLATE, False) for x in (26, 178))
    middle = wall(102, 96, 36, 194, CLAY) + spire(120, 98, 42, 44, SLATE, False)
    lights = "".join(window(x, y, 10, 20) for x in (70, 86, 146, 162) for y in (148, 180))
    lights += "".join(window(x, 136, 12, 26) for x in (38, 114, 190))
    return city("spain", front + towers + middle + lights + arch(120, 194, 22, 34) + floor(190, SAND) + _flags())


def _flags() -> str:
    return pennant(44, 40, GULES, 14) + pennant(196, 40, GULES, 14, True)


def seville() -> Picture:
    """The Giralda over orange trees."""
    lattice = "".join(
        pen(f"M{x} {y}l9 9l9 -9l-9 -9Z", 2.2, tone(SAND, -0.45)) for y in range(86, 176, 18) for x in (100, 122)
    )
    shaft = painted(box(92, 68, 56, 128), SAND, shade=10, inside=lattice)
    belfry = wall(98, 42, 44, 70, "#E5CFA0") + "".join(arch(x, 68, 9, 18) for x in (107, 120, 133))
    top = wall(108, 26, 24, 44, "#E5CFA0") + spire(120, 28, 18, 20, CLAY)
    lights = "".join(window(114, y, 12, 26) for y in (112, 152))
    nave = battlement(-8, 142, 100, 56, 6, SAND) + battlement(148, 142, 100, 56, 6, SAND)
    return city(
        "spain",
        nave
        + shaft
        + belfry
        + top
        + lights
        + floor(192, "#A98A4A")
        + oranges((36, 226), (88, 230), (156, 230), (206, 226)),
    )


def oranges(*spots: tuple[float, float]) -> str:
    """Small round trees full of oranges, standing on the spots."""
    fruit = ((-16, -36), (0, -50), (14, -38), (-4, -34), (20, -50), (-14, -52))
    return "".join(
        tree(x, y, 0.74)
        + "".join(painted(oval(x + dx, y + dy, 4.6), "#E5862A", outline=1.8, shade=2, shine=1) for dx, dy in fruit)
        for x, y in spots
    )


def barcelona() -> Picture:
    """The sailors' church and the shipyard halls, with boats in front."""
    towers = "".join(
        wall(x, 58, 26, 176, SAND) + "".join(window(x + 8, y, 9, 22) for y in (94, 128)) for x in (78, 136)
    )
    front = wall(102, 84, 36, 176, SAND) + rose_window(120, 108, 13)
    halls = "".join(
        painted(f"M{x} 196V156L{x + 26} 136L{x + 52} 156V196Z", "#E5CFA0", shade=6) + arch(x + 26, 196, 30, 38)
        for x in (-6, 46, 98, 150, 202)
    )
    return city(
        "spain", towers + front + halls + water(194) + boat(70, 224, 0.92, "#E5B93C") + boat(176, 218, 0.8, GULES)
    )


def valencia() -> Picture:
    """The gate with two towers, with orange trees on both sides."""
    towers = "".join(
        wall(x, 74, 62, 196, SAND) + battlement(x - 6, 54, 74, 34, 6, SAND) + pen(f"M{x} 112H{x + 62}", 4)
        for x in (34, 144)
    )
    middle = battlement(94, 96, 52, 100, 4, "#E5CFA0")
    lights = "".join(window(x, 150, 9, 24, False) for x in (60, 170))
    gate = arch(120, 196, 32, 50) + painted(
        "M110 118H130V130C130 138 124 142 120 144C116 142 110 138 110 130Z", GULES, outline=2.6, shade=3
    )
    homes = house(-12, 196, 40, 34, TILES) + house(212, 196, 40, 34, TILES)
    return city(
        "spain", homes + middle + towers + lights + gate + floor(192, "#C2A878") + oranges((30, 228), (210, 228))
    )


def pictures() -> dict[str, Picture]:
    """The cities by file name."""
    return {f"royals/cities/{draw.__name__}": draw() for draw in (madrid, seville, barcelona, valencia)}
