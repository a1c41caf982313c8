"""The symbols of Kingsburg's goods, gains and building rows: 96 × 96 white masks, tinted in the app."""

from collections.abc import Callable

from art.actions import crossed_swords
from art.heraldry import SHIELD
from art.heraldry import tower as heraldic_tower
from art.ink import BLACK, WHITE, Picture, box, brush, oval, path, pen, place, polygon, ring
from art.symbols import crown, mask_of, town

HEXAGON = polygon([(x, y) for x, y, _ in ring(48, 48, 45, 6)])
PLUS = "M-6 -18H6V-6H18V6H6V18H-6V6H-18V-6H-6Z"
TWO = (
    "M-17 -12C-16 -23 -8 -28 1 -28C12 -28 19 -21 19 -11C19 -2 13 4 6 10C1 14 -2 17 -3 19H19V29H-18V21"
    "C-17 12 -10 6 -3 0C3 -5 7 -7 7 -12C7 -16 4 -18 1 -18C-3 -18 -5 -16 -6 -11Z"
)


def engraved(emblem: str) -> str:
    """An emblem cut into what is below it: its white becomes transparent, and its cut-outs are kept."""
    return emblem.replace(BLACK, "#808080").replace(WHITE, BLACK).replace("#808080", WHITE)


def gold() -> str:
    """A coin with a crown."""
    return path(oval(48, 48, 44), WHITE) + pen(oval(48, 48, 34), 4, BLACK) + place(engraved(crown()), 22, 22, 0.54)


def wood() -> str:
    """A long log."""
    body = path("M20 32H80C98 32 98 72 80 72H20Z", WHITE)
    bark = pen("M46 43H66M58 53H82M44 63H64", 4.4, BLACK)
    end = path(oval(20, 52, 17, 21), WHITE, stroke=BLACK, stroke_width=4.4)
    rings = pen(oval(20, 52, 8.5, 11), 4, BLACK) + path(oval(20, 52, 2.6), BLACK)
    branch = path("M62 34L70 12H84L80 34Z", WHITE)
    return branch + body + bark + end + rings


def stone() -> str:
    """A square block."""
    front = path(box(8, 30, 60, 60), WHITE)
    top = path("M10 25L28 6H90L72 25Z", WHITE)
    side = path("M73 30L91 11V72L73 90Z", WHITE)
    return front + top + side + pen("M18 48H34M42 62H58M22 76H36", 4.4, BLACK)


def plus_two() -> str:
    """The token that adds two."""
    signs = place(path(PLUS, BLACK), 29, 48, 0.8) + place(path(TWO, BLACK), 63, 48, 0.84)
    return path(HEXAGON, WHITE) + signs


def soldier() -> str:
    """A closed helmet with its plume: one soldier."""
    plume = path("M48 20C46 4 62 -2 76 4C90 10 94 26 88 40C82 30 74 26 62 28Z", WHITE)
    helm = path(
        "M12 60C10 30 26 16 48 16C70 16 86 30 84 60L80 82C66 94 30 94 16 82Z", WHITE, stroke=BLACK, stroke_width=4
    )
    slit = path("M20 48C36 42 60 42 76 48V58C66 54 58 54 53 56V86H43V56C38 54 30 54 20 58Z", BLACK)
    holes = "".join(path(oval(x, y, 2.8), BLACK) for x, y in ((28, 70), (34, 80), (68, 70), (62, 80)))
    return plume + helm + slit + holes


def laurel() -> str:
    """A laurel wreath, open at the top."""
    leaf = path("M0 0C-10 -5 -12 -16 -5 -26C6 -20 9 -8 0 0Z", WHITE)
    spots = ((42, 92, -62), (25, 85, -42), (14, 71, -22), (10, 55, -4), (12, 39, 10), (17, 25, 22))
    half = brush("50,90 30,84 16,66 13,46 20,24", (5, 5, 4, 3, 1), WHITE)
    half += "".join(place(leaf, x, y, 0.84, a) for x, y, a in spots)
    return half + place(half, 96, 0, flip=True)


def victory_point() -> str:
    """A crown within a laurel wreath: a victory point."""
    return laurel() + place(crown(), 20, 20, 0.58)


def look() -> str:
    """An eye: a look at the enemy."""
    lid = path("M3 50C18 26 34 18 48 18C62 18 78 26 93 50C78 74 62 82 48 82C34 82 18 74 3 50Z", WHITE)
    white = path("M14 50C26 33 37 27 48 27C59 27 70 33 82 50C70 67 59 73 48 73C37 73 26 67 14 50Z", BLACK)
    iris = path(oval(48, 50, 19), WHITE) + path(oval(48, 50, 8), BLACK) + path(oval(54, 43, 4.4), WHITE)
    return lid + white + iris


def religion() -> str:
    """A cross with trefoil ends."""
    arm = path("M-7 -4V-26A9 9 0 1 1 7 -26V-4Z", WHITE) + "".join(path(oval(x, -26, 8), WHITE) for x in (-8, 8))
    arms = "".join(place(arm, 48, 40, 0.94, angle) for angle in (0, 90, 270))
    foot = path("M41 38H55V84H41Z", WHITE) + path("M28 92L36 80H60L68 92Z", WHITE)
    return arms + foot + path(polygon([(48, 33), (55, 40), (48, 47), (41, 40)]), BLACK)


def trade() -> str:
    """A pair of scales."""
    post = path(box(44, 14, 8, 70, 3), WHITE) + path(oval(48, 12, 8), WHITE) + path("M24 92L32 80H64L72 92Z", WHITE)
    beam = brush("10,26 28,22 48,24 68,22 86,26", (7, 6, 9, 6, 7), WHITE)
    pan = pen("M-18 0L0 -28L18 0", 3.6, WHITE) + path("M-21 -1H21C19 16 -19 16 -21 -1Z", WHITE)
    return post + beam + place(pan, 22, 56) + place(pan, 74, 56)


def army() -> str:
    """Crossed swords."""
    return place(crossed_swords(WHITE), 48, 47, 1.72)


def defence() -> str:
    """A tower on a shield."""
    return place(path(SHIELD, WHITE) + place(engraved(heraldic_tower()), 15, 6, 0.84), 0, -1, 0.5)


GOODS: dict[str, Callable[[], str]] = {
    "gold": gold,
    "wood": wood,
    "stone": stone,
    "plus_two": plus_two,
    "soldier": soldier,
    "vp": victory_point,
    "look": look,
}
ROWS: dict[str, Callable[[], str]] = {
    "religion": religion,
    "trade": trade,
    "army": army,
    "defence": defence,
    "city": town,
}


def pictures() -> dict[str, Picture]:
    """All symbols of goods and rows by file name."""
    return {f"kingsburg/symbols/{name}": mask_of(draw) for name, draw in (GOODS | ROWS).items()}
