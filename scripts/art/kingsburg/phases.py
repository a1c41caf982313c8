"""The symbols of the eight phases of a year in Kingsburg: 96 × 96 white masks, tinted in the app."""

from collections.abc import Callable

from art.ink import BLACK, WHITE, Picture, box, brush, oval, path, pen, place, polygon, ring
from art.kingsburg.symbols import PLUS, engraved, soldier
from art.symbols import crown, leaf, mask_of


def aid() -> str:
    """A die under a crown: the king helps the weakest."""
    die = path(box(20, 49, 56, 45, 9), WHITE)
    pips = "".join(path(oval(x, y, 6), BLACK) for x, y in ((33, 60), (63, 60), (48, 71), (33, 83), (63, 83)))
    return place(crown(), 20, -4, 0.58) + die + pips


def spring() -> str:
    """A blossom with two leaves."""
    petal = path("M0 -4C-15 -10 -17 -28 0 -33C17 -28 15 -10 0 -4Z", WHITE, stroke=BLACK, stroke_width=3)
    petals = "".join(place(petal, 48, 36, 1.02, 72 * i) for i in range(5))
    stem = pen("M48 60V94", 6, WHITE)
    blade = brush("48,92 66,86 84,66", (3, 14, 1), WHITE)
    return (
        stem
        + blade
        + place(blade, 96, 0, flip=True)
        + petals
        + path(oval(48, 36, 9), WHITE, stroke=BLACK, stroke_width=4)
    )


def reward() -> str:
    """A rosette with ribbons: the king honours the busiest builder."""
    ribbons = path("M34 52L18 94L33 86L44 95L50 60Z", WHITE) + path("M62 52L78 94L63 86L52 95L46 60Z", WHITE)
    scallops = "".join(path(oval(x, y, 9.4), WHITE) for x, y, _ in ring(48, 38, 27, 12))
    disc = path(oval(48, 38, 25), WHITE) + pen(oval(48, 38, 23), 3.6, BLACK)
    edge = path(oval(48, 38, 38), BLACK)
    return ribbons + edge + scallops + disc + place(engraved(crown()), 32, 21, 0.34)


def summer() -> str:
    """The sun with straight and wavy rays."""
    straight = path("M-8 -26L0 -47L8 -26Z", WHITE)
    waving = path("M-8 -25C-4 -32 -10 -36 -3 -44C-1 -38 9 -36 7 -25Z", WHITE)
    rays = "".join(place(waving if i % 2 else straight, 48, 48, 1, 30 * i) for i in range(12))
    return rays + path(oval(48, 48, 23), WHITE) + pen(oval(48, 48, 14), 4, BLACK)


def envoy() -> str:
    """A sealed letter."""
    sheet = path(box(5, 20, 86, 60, 5), WHITE)
    fold = pen("M7 24L48 56L89 24M8 78L36 50M88 78L60 50", 4.2, BLACK)
    seal = "".join(path(oval(x, y, 6), WHITE) for x, y, _ in ring(48, 55, 13, 9)) + path(oval(48, 55, 14), WHITE)
    gap = path(oval(48, 55, 23), BLACK)
    return sheet + fold + gap + seal + place(path(polygon([(0, -9), (8, 0), (0, 9), (-8, 0)]), BLACK), 48, 55)


def recruit() -> str:
    """A soldier and a plus sign: more soldiers, at a price."""
    sign = place(path(PLUS, WHITE, stroke=BLACK, stroke_width=6), 73, 72, 1.1)
    return place(soldier(), 0, 0, 0.86) + sign + place(path(PLUS, WHITE), 73, 72, 1.1)


def winter() -> str:
    """A snow crystal."""
    arm = pen("M0 0V-43M0 -20L-11 -31M0 -20L11 -31M0 -33L-7 -41M0 -33L7 -41", 6, WHITE)
    hexagon = path(polygon([(x, y) for x, y, _ in ring(48, 48, 12, 6)]), WHITE)
    hole = path(polygon([(x, y) for x, y, _ in ring(48, 48, 5, 6)]), BLACK)
    return "".join(place(arm, 48, 48, 1, 60 * i) for i in range(6)) + hexagon + hole


PHASES: dict[str, Callable[[], str]] = {
    "aid": aid,
    "spring": spring,
    "reward": reward,
    "summer": summer,
    "envoy": envoy,
    "autumn": leaf,
    "recruit": recruit,
    "winter": winter,
}


def pictures() -> dict[str, Picture]:
    """All phase symbols by file name."""
    return {f"kingsburg/symbols/{name}": mask_of(draw) for name, draw in PHASES.items()}
