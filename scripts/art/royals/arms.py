"""The arms of the four countries of Royals: their colours, their charges and their shields."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from art.heraldry import SHIELD, lily
from art.ink import (
    AZURE,
    BLACK,
    GULES,
    VERT,
    WHITE,
    Picture,
    box,
    brush,
    clip,
    fade,
    oval,
    path,
    pen,
    place,
    tone,
    wash,
)
from art.pieces import lattice

YELLOW = "#E0AE2C"
"""Spain's yellow: brighter than the gold of a seat, so that the two can be told apart."""
GILT, CRIMSON = "#F2CF6B", "#8E1B22"


def lilies() -> str:
    """Three lilies, two over one: France."""
    return "".join(place(lily(), x, y, 0.62) for x, y in ((-10, -8), (84, -8), (37, 84)))


def double_eagle() -> str:
    """An eagle with two heads under one crown: the German States."""
    half = _wing() + _head() + _leg()
    body = path("M96 66C112 72 116 88 113 106C111 122 104 132 96 138C88 132 81 122 79 106C76 88 80 72 96 66Z", WHITE)
    tail = "".join(
        brush(f"96,122 {x},{y - 18} {x},{y}", (9, 15, 2), WHITE)
        for x, y in ((68, 164), (82, 176), (96, 182), (110, 176), (124, 164))
    )
    scales = "".join(
        brush(f"{96 - w},{y} 96,{y + 6} {96 + w},{y}", (1, 4.4, 1), BLACK) for w, y in ((10, 84), (11, 99), (9, 114))
    )
    crown = path("M78 26L72 4L84 13L96 0L108 13L120 4L114 26Z", WHITE) + path(box(79, 30, 34, 6, 2), WHITE)
    return half + place(half, 192, 0, flip=True) + tail + body + scales + crown


def _wing() -> str:
    arm = brush("90,82 70,78 52,66 38,46 20,38", (22, 26, 26, 20, 3), WHITE)
    lines = (
        "80,88 68,110 64,134",
        "70,80 54,108 48,142",
        "58,72 42,102 32,138",
        "48,64 30,92 19,124",
        "38,56 22,76 9,100",
    )
    feathers = "".join(brush(line, (15, 15, 3), WHITE) for line in lines)
    quill = brush("30,50 18,58 6,74", (13, 12, 2), WHITE)
    gaps = ("74,90 63,112 57,130", "63,84 50,108 42,130", "51,76 38,100 28,122", "41,68 27,88 17,106")
    return arm + feathers + quill + "".join(brush(line, (1, 4, 2.5), BLACK) for line in gaps)


def _head() -> str:
    """The dexter head, on its long neck."""
    neck = brush("92,92 78,72 76,56 66,46", (26, 18, 15, 16), WHITE)
    skull = path(
        "M78 52C80 38 70 30 58 32C52 33 48 37 47 42C40 41 33 45 31 53C37 51 42 53 47 56C54 62 70 64 78 52Z", WHITE
    )
    return neck + skull + path(oval(58, 42, 3.6), BLACK)


def _leg() -> str:
    claws = "".join(brush(f"58,148 {x},{y}", (9, 1.5), WHITE) for x, y in ((40, 147), (44, 162), (58, 168), (71, 158)))
    return brush("84,122 66,138 58,148", (17, 10, 8), WHITE) + claws


def lions() -> str:
    """Three walking lions facing the viewer: Britain."""
    return "".join(place(lion_passant(), x, y, size) for x, y, size in ((10, 4, 0.9), (14, 74, 0.84), (32, 140, 0.66)))


def lion_passant() -> str:
    """A lion walking to the left and facing the viewer, 192 units wide and 76 tall."""
    body = brush("56,36 84,34 116,40 142,38", (34, 28, 22, 30), WHITE)
    legs = "".join(
        brush(line, widths, WHITE)
        for line, widths in (
            ("50,40 32,40 18,30 8,34", (20, 14, 11, 12)),
            ("62,44 58,56 52,68 40,70", (22, 14, 10, 9)),
            ("136,42 122,56 118,66 104,70", (26, 16, 10, 9)),
            ("148,40 154,54 152,66 138,70", (26, 16, 10, 9)),
        )
    )
    tail = brush("154,30 176,30 178,12 156,8 138,16 128,8", (10, 8, 7, 7, 7, 2), WHITE)
    tuft = path("M136 18C126 22 116 16 114 4C122 8 128 4 134 -2C138 4 142 12 136 18Z", WHITE)
    return tail + tuft + legs + body + lion_face()


def lion_face() -> str:
    """The lion's face within its mane."""
    mane = (
        "M46 -8L54 -2L64 -6L66 4L78 6L74 16L84 24L75 30L78 42L67 42L62 52L53 45L44 52L39 42L28 42L31 30L22 24L32 16"
        "L28 6L40 4Z"
    )
    eyes = "".join(path(f"M{x} 16L{x + 9} 14L{x + 6} 22Z", BLACK) for x in (40, 57))
    nose = path("M48 26H58L53 33Z", BLACK) + pen("M53 33V37M45 39C49 42 57 42 61 39", 2.6, BLACK)
    return path(mane, WHITE, stroke=BLACK, stroke_width=3.4) + eyes + nose


def castle() -> str:
    """A castle of three towers: Spain."""
    middle = "M70 66V18H80V28H90V18H102V28H112V18H122V66Z"
    side = "M26 122V52H36V62H46V52H56V62H66V52H76V122Z"
    parapet = "M18 104H32V114H46V104H64V114H80V104H112V114H128V104H146V114H160V104H174"
    walls = path(middle, WHITE) + path(side, WHITE) + place(path(side, WHITE), 192, 0, flip=True)
    lower = path(f"{parapet}V166H18Z", WHITE) + pen(parapet.replace("M18", "M22").replace("H174", "H170"), 5, BLACK)
    gate = path("M78 166V142A18 20 0 0 1 114 142V166Z", BLACK)
    slits = "".join(path(box(x - 4.5, y, 9, 19, 4.5), BLACK) for x, y in ((96, 40), (51, 76), (141, 76)))
    stones = pen("M30 130H56M136 130H162M44 148H64M128 148H148M88 74V96M104 84V98", 4, BLACK)
    return walls + path(box(70, 64, 52, 42), WHITE) + lower + gate + slits + stones


class Country(NamedTuple):
    """A country's colour, its charge and the charge's colour."""

    colour: str
    charge: Callable[[], str]
    metal: str = GILT


COUNTRIES = {
    "france": Country(AZURE, lilies),
    "germany": Country(VERT, double_eagle),
    "britain": Country(GULES, lions),
    "spain": Country(YELLOW, castle, CRIMSON),
}


def charge_of(name: str) -> str:
    """A country's charge in its colours, around its own centre."""
    country = COUNTRIES[name]
    drawn = country.charge().replace(BLACK, tone(country.colour, -0.25)).replace(WHITE, country.metal)
    return place(drawn, -96, -92)


def shield(name: str) -> str:
    """A country's arms on a gold-rimmed shield, 192 × 192."""
    colour = COUNTRIES[name].colour
    field = wash(SHIELD, tone(colour, 0.14), colour, tone(colour, -0.28))
    pattern = fade(lattice(192, 192, 24, tone(colour, 0.5)), 0.25)
    shadow = charge_of(name).replace(COUNTRIES[name].metal, tone(colour, -0.6))
    charges = fade(place(shadow, 98.4, 91.6, 0.72), 0.8) + place(charge_of(name), 96, 89, 0.72)
    sheen = path("M20 12H96V186C50 163 20 132 20 82Z", "#FFF1CF", opacity=0.12)
    rim = pen(SHIELD, 14) + pen(SHIELD, 9, "#D9A62E") + pen(SHIELD, 2.6, "#F8DE90")
    return clip(SHIELD, field + pattern + sheen + charges) + rim


def pictures() -> dict[str, Picture]:
    """The four shields by file name."""
    return {f"royals/arms/{name}": Picture(256, 256, partial(_large_shield, name), "cutout") for name in COUNTRIES}


def _large_shield(name: str) -> str:
    return place(shield(name), 3, 1, 250 / 192)
