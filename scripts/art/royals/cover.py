"""The cover of Royals: princess, king and cardinal over the map of Europe, with four countries' banners behind them."""

import json
from collections.abc import Sequence
from pathlib import Path

from art.covers import border, candle
from art.ink import (
    AZURE,
    BLACK,
    GULES,
    INK,
    PURPURE,
    VERT,
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
    polygon,
    tone,
    turned,
    wash,
)
from art.people.tools import PAPER
from art.pieces import lattice
from art.royals.arms import COUNTRIES
from art.royals.cards import embroidered
from art.royals.intrigues import dagger
from art.royals.nobles.titles import cardinal, king, princess

EUROPE = Path(__file__).parents[3] / "assets" / "maps" / "europe.json"
BANNERS = (("france", 102), ("germany", 246), ("britain", 554), ("spain", 698))
SEA = "#8FB0AE"


def royals() -> str:
    """The three figures by candlelight, at a table with a map of Europe."""
    people = (
        place(turned(princess()), 162, 286, 1.02) + place(cardinal(), 644, 284, 1.06) + place(king(), 404, 246, 1.16)
    )
    table = _table() + _map() + _stakes() + candle(66, 486) + candle(734, 486)
    warmth = glow(400, 330, 380, "#FFB84A", 0.12)
    return clip(box(0, 0, 800, 560), _hall() + _banners() + people + table + warmth + border())


def _hall() -> str:
    """A hall hung with red damask."""
    wall = wash(box(0, 0, 800, 560), "#5A1A20", "#22090D")
    pattern = fade(lattice(800, 560, 40, "#D98A3A"), 0.3)
    light = glow(400, 210, 400, "#D98A3A", 0.7) + glow(400, 190, 200, "#FFE9A8", 0.55)
    return wall + pattern + light


def _banners() -> str:
    """The four banners on one gilded rod."""
    rod = pen("M30 36H770", 11) + pen("M30 36H770", 6, "#D9A62E") + pen("M30 34.6H770", 1.8, "#F8DE90")
    return "".join(_banner(name, x) for name, x in BANNERS) + rod


def _banner(name: str, x: float) -> str:
    colour = COUNTRIES[name].colour
    d = f"M{x - 56} 36H{x + 56}V232L{x} 262L{x - 56} 232Z"
    damask = fade(lattice(800, 280, 30, tone(colour, 0.5)), 0.28)
    hem = pen(f"M{x - 49} 36V228L{x} 254L{x + 49} 228V36", 2.6, "#F2CF6B")
    cloth = painted(d, colour, shade=9, shine=4, inside=damask + hem)
    return cloth + embroidered(name, x, 112, 0.5)


def _table() -> str:
    """The edge of the table they stand behind."""
    board = wash(box(0, 424, 800, 136), "#6B4426", "#21140C")
    grain = "".join(
        fade(brush(line, (1, 3, 1), "#1B0F08"), 0.6)
        for line in (
            "20,450 100,446 180,452",
            "620,452 700,446 790,452",
            "30,500 90,494 140,500",
            "660,506 730,500 790,506",
        )
    )
    lights = "".join(glow(x, 490, 190, "#FFB84A", 0.4) for x in (66, 734))
    return board + grain + pen("M0 424H800", 4) + pen("M0 427H800", 2, "#B5803A") + lights


def _map() -> str:
    """Western Europe on parchment, foreshortened on the table."""
    sheet = "M176 438L624 438L690 566H110Z"
    outlines = json.loads(EUROPE.read_text(encoding="utf-8"))["lands"]
    water = wash(sheet, tone(SEA, -0.1), tone(SEA, 0.25)) + fade(path(sheet, PAPER), 0.35)
    lands = "".join(
        path(_flattened(ring["points"]), _tint(name), stroke=INK, stroke_width=2, stroke_linejoin="round")
        for name, rings in outlines.items()
        for ring in rings
    )
    shadow = fade(path("M184 446L632 446L702 574H122Z", BLACK), 0.45)
    return (
        shadow
        + water
        + clip(sheet, lands)
        + pen(sheet, 9, tone(PAPER, 0.1))
        + pen("M172 434H628L697 566M172 434L103 566", 3)
    )


def _tint(name: str) -> str:
    return tone(COUNTRIES[name].colour, 0.22) if name in COUNTRIES else tone(PAPER, -0.08)


def _flattened(points: Sequence[float]) -> str:
    """The outline of a land, foreshortened: the further up on the map, the closer its points are to each other."""
    corners = []
    for x, y in zip(points[::2], points[1::2], strict=True):
        depth = (y - 1100) / 4000
        row = 556 - 126 * depth * (1.12 - 0.12 * depth)
        corners.append((400 + (x - 3800) * 0.118 * (1.12 - 0.27 * depth), row))
    return polygon(corners)


def _stakes() -> str:
    """Cubes on their cities, and a dagger stuck in the map."""
    spots = ((392, 478, GULES), (268, 508, PURPURE), (366, 452, AZURE), (432, 504, VERT), (330, 520, GULES))
    cubes = "".join(fade(path(oval(x + 6, y + 10, 15, 5), BLACK), 0.4) + _cube(x, y, c) for x, y, c in spots)
    point = clip(box(480, 340, 200, 160), place(dagger(), 604, 446, 0.52, 16))
    return cubes + fade(path(oval(596, 501, 24, 5), BLACK), 0.45) + point


def _cube(x: float, y: float, colour: str) -> str:
    sides = (("M0 -14L13 -7L0 0L-13 -7Z", 0.35), ("M-13 -7L0 0V15L-13 8Z", 0.0), ("M13 -7L0 0V15L13 8Z", -0.4))
    faces = "".join(path(d, tone(colour, light)) for d, light in sides)
    return place(faces + pen("M0 -14L13 -7V8L0 15L-13 8V-7ZM-13 -7L0 0L13 -7M0 0V15", 2.4), x, y, 1.1)


def pictures() -> dict[str, Picture]:
    """The cover by its file name."""
    return {"covers/royals": Picture(800, 560, royals)}
