"""The country cards of Royals and their back, 250 × 350: each country has its colour and its charge."""

from collections.abc import Callable
from functools import partial

from art.ink import GLOW, GOLD, INK, VELLUM, Picture, box, clip, fade, glow, oval, path, pen, place, polygon, tone, wash
from art.people.hats import crown
from art.pieces import CARD, back_ground, lattice
from art.royals.arms import COUNTRIES, charge_of
from art.royals.landmarks import chateau, minster, ship_of_war, windmills

FIELD = box(12, 12, 226, 326, 8)
WALNUT = "#4A3426"
SILVER = "#8F8B84", "#CFCBC2"
"""The metal of the backs' frames and its shine: on the table, only what can be tapped has a gold edge."""
SCENES: dict[str, Callable[[], str]] = {
    "france": chateau,
    "germany": minster,
    "britain": ship_of_war,
    "spain": windmills,
}


def paper() -> str:
    """The vellum of a card's face, with an ink edge."""
    return path(box(0, 0, 250, 350), VELLUM) + pen(box(1.5, 1.5, 247, 347, 13), 3)


def framed(d: str, inside: str) -> str:
    """A field of a card, framed by lines of ink and gold."""
    return clip(d, inside) + pen(d, 5.5) + pen(d, 2.8, GLOW)


def diapered(colour: str) -> str:
    """A diapered ground in a country's colour."""
    field = wash(box(0, 0, 250, 350), tone(colour, 0.08), tone(colour, -0.3))
    return field + fade(lattice(250, 350, 30, tone(colour, 0.5)), 0.3)


def inked(shape: str, width: float) -> str:
    """A shape in ink, wider all around: the edge of whatever is drawn over it."""
    return f'<g stroke="{INK}" stroke-width="{width:g}" stroke-linejoin="round">{shape}</g>'


def embroidered(name: str, x: float, y: float, size: float) -> str:
    """A country's charge as if sewn on, with an ink edge and a shadow below."""
    charge, metal = charge_of(name), COUNTRIES[name].metal
    dark = charge.replace(metal, INK)
    edge = inked(dark, 5 / size)
    shadow = place(dark, x + 4, y + 4.5, size)
    return fade(shadow, 0.35) + place(edge, x, y, size) + place(charge, x, y, size)


def face(name: str) -> str:
    """A country card: the charge, and a landmark of the country."""
    charge = embroidered(name, 125, 118, 1)
    return clip(CARD, paper() + framed(FIELD, diapered(COUNTRIES[name].colour) + SCENES[name]() + charge))


def back() -> str:
    """The back of the country cards: the colours of the four countries around a crown."""
    lozenges = "".join(_quarter(name, x, y) for name, (x, y) in zip(COUNTRIES, QUARTERS, strict=True))
    edge = polygon([(125, 62), (231, 168), (125, 274), (19, 168)])
    rim = pen(edge, 10) + pen(edge, 6.5, GOLD) + pen(edge, 2.4, GLOW)
    lines = pen("M72 115L178 221M178 115L72 221", 7) + pen("M72 115L178 221M178 115L72 221", 4, GLOW)
    boss = path(oval(125, 168, 38), tone(WALNUT, -0.4), stroke=INK, stroke_width=9)
    boss += pen(oval(125, 168, 38), 4.4, GLOW) + glow(125, 168, 36, GLOW, 0.5) + place(crown(), 122, 202, 0.44)
    return clip(CARD, back_ground(WALNUT, *SILVER) + lozenges + lines + rim + boss)


QUARTERS = ((125, 115), (72, 168), (178, 168), (125, 221))


def _quarter(name: str, x: float, y: float) -> str:
    colour = COUNTRIES[name].colour
    d = polygon([(x, y - 53), (x + 53, y), (x, y + 53), (x - 53, y)])
    away = 1.16
    sign = place(charge_of(name), 125 + (x - 125) * away, 168 + (y - 168) * away, 0.26)
    return wash(d, tone(colour, 0.12), tone(colour, -0.25)) + sign


def pictures() -> dict[str, Picture]:
    """The faces of the country cards and their back by file name."""
    drawn: dict[str, Callable[[], str]] = {name: partial(face, name) for name in COUNTRIES} | {"back": back}
    return {f"royals/cards/{name}": Picture(250, 350, draw, "cutout") for name, draw in drawn.items()}
