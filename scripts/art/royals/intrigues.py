"""The intrigue cards of Royals and their back, 250 × 350: two countries, and a dagger between them."""

from collections.abc import Callable
from functools import partial
from itertools import combinations

from art.actions import masque
from art.ink import (
    BLACK,
    GLOW,
    GULES,
    INK,
    WHITE,
    Picture,
    box,
    brush,
    clip,
    fade,
    glow,
    oval,
    painted,
    path,
    pen,
    place,
    tone,
    wash,
)
from art.people.hats import LEAF, STEEL, gem
from art.people.tools import PAPER
from art.pieces import CARD, WAX, back_ground, embossed, lattice, wax_seal
from art.royals.arms import COUNTRIES
from art.royals.cards import FIELD, SILVER, embroidered, framed, inked

NIGHT, VELVET = "#2A2030", "#3A2440"
UPPER, LOWER, BORDER = "M0 0H250V158L0 192Z", "M0 350H250V158L0 192Z", "M250 158L0 192"


def dagger() -> str:
    """A dagger centred on the origin, pointing down, about 260 units long."""
    blade = painted("M-11 -44L-9 96L0 128L9 96L11 -44Z", STEEL, shade=6, shine=3)
    blade += pen("M0 -40V108", 2.4, tone(STEEL, -0.45)) + brush("-5,-30 -4,40 -1,100", (1, 2.6, 1), WHITE)
    guard = painted(
        "M-36 -60C-22 -66 22 -66 36 -60C42 -52 37 -42 28 -45C14 -50 -14 -50 -28 -45C-37 -42 -42 -52 -36 -60Z",
        LEAF,
        shade=5,
    )
    grip = painted(
        box(-8, -108, 16, 50, 5),
        "#4A2F1E",
        shade=4,
        inside=pen("M-12 -96L12 -86M-12 -82L12 -72M-12 -68L12 -58", 3, LEAF),
    )
    return blade + grip + guard + painted(oval(0, -116, 14), LEAF, shade=5) + gem(0, -116, GULES, 9)


def mask() -> str:
    """A velvet mask with gold edges, 96 units wide, centred on the origin."""
    shape = masque()
    ink = inked(shape.replace(WHITE, INK).replace(BLACK, INK), 5)
    gilt = shape.replace(WHITE, LEAF).replace(BLACK, INK)
    velvet = place(shape.replace(WHITE, VELVET).replace(BLACK, LEAF), 3.8, 4, 0.92)
    eyes = "".join(
        place(path("M16 44C24 38 36 42 40 50C32 58 20 56 16 44Z", "#140D16"), x, 3, 0.92, flip=f)
        for x, f in ((4.5, False), (91.5, True))
    )
    return place(ink + gilt + velvet + eyes, -48, -50)


def face(one: str, other: str) -> str:
    """An intrigue card: one country at the top, the other at the bottom, and a dagger across both.

    Both charges are at the left, because in a hand another card may cover the right part.
    """
    fields = _half(one, UPPER) + _half(other, LOWER)
    line = pen(BORDER, 9) + pen(BORDER, 4.5, GLOW)
    charges = embroidered(one, 92, 106, 0.6) + embroidered(other, 92, 262, 0.6)
    steel = place(dagger(), 200, 176, 1.1, 8)
    frame = path(box(0, 0, 250, 350), NIGHT) + pen(box(1.5, 1.5, 247, 347, 13), 3)
    return clip(CARD, frame + framed(FIELD, fields + line + charges + steel))


def _half(name: str, d: str) -> str:
    colour = COUNTRIES[name].colour
    ground = wash(box(0, 0, 250, 350), tone(colour, 0.06), tone(colour, -0.3))
    return clip(d, ground + fade(lattice(250, 350, 30, tone(colour, 0.5)), 0.28))


def back() -> str:
    """The back of the intrigue cards: a mask over a sealed letter, with daggers behind it."""
    daggers = "".join(place(dagger(), 125, 160, 1.04, angle) for angle in (34, -34))
    letter = painted(box(58, 196, 134, 88, 5), PAPER, outline=4, shade=8)
    letter += pen("M60 200L125 246L190 200M61 282L102 238M189 282L148 238", 3, tone(PAPER, -0.5))
    shine = glow(125, 120, 110, GLOW, 0.35)
    return clip(
        CARD,
        back_ground(VELVET, *SILVER)
        + shine
        + daggers
        + letter
        + place(_seal(), 125, 244)
        + place(mask(), 125, 112, 1.5),
    )


def _seal() -> str:
    return wax_seal(0, 0, 22) + place(embossed(place(masque(), -48, -48), WAX), 0, 0, 0.3)


def pictures() -> dict[str, Picture]:
    """The faces of the intrigue cards and their back by file name."""
    drawn: dict[str, Callable[[], str]] = {
        f"{one}_{other}": partial(face, one, other) for one, other in combinations(COUNTRIES, 2)
    }
    drawn["back"] = back
    return {f"royals/intrigues/{name}": Picture(250, 350, draw, "cutout") for name, draw in drawn.items()}
