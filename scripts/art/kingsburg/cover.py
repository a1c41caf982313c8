"""The cover of Kingsburg: the royal city on its hill at dusk, and three dice on the table in front of it."""

from collections.abc import Sequence

from art.covers import border, candle
from art.heraldry import lion
from art.ink import (
    AZURE,
    BLACK,
    GLOW,
    GULES,
    INK,
    PURPURE,
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
from art.kingsburg.estate.plots import banner
from art.kingsburg.pieces import PIPS
from art.people.hats import crown
from art.pieces import lattice
from art.scenery import TILES, battlement, cypress, pennant, stars, tiles, tree, turret, window

WALL, KEEP, SHADOW = "#B59C78", "#C9AE84", "#8E7A66"
IVORY = "#F3E7C8"


def kingsburg() -> str:
    """The walled city under an evening sky, the crown above it, dice and candles in front."""
    city = _palace() + _houses() + _town_wall()
    scene = _sky() + _hill() + city + _meadow()
    table = _table() + _dice() + candle(96, 470) + candle(704, 470)
    return clip(box(0, 0, 800, 560), scene + table + border())


def _sky() -> str:
    dusk = wash(box(0, 0, 800, 420), "#1B1C3E", "#4A2F5E", "#A84E4A", "#F0A650")
    pattern = fade(lattice(800, 420, 40, "#E5B93C"), 0.14)
    sun = glow(400, 330, 420, "#FFC85A", 0.75) + glow(400, 330, 200, "#FFF0B8", 0.6)
    bars = "".join(
        fade(brush(line, (1, 16, 10, 1), "#E58A5A"), 0.55)
        for line in (
            "40,236 160,228 260,238 330,232",
            "470,250 570,240 680,250 770,242",
            "90,180 180,174 260,180",
            "560,186 650,178 730,184",
        )
    )
    night = stars(
        "#F6E7B0",
        (84, 70),
        (150, 120),
        (220, 62),
        (300, 96),
        (508, 98),
        (590, 60),
        (660, 118),
        (724, 72),
        (60, 140),
        (746, 150),
        (264, 150),
        (540, 150),
    )
    peaks = path(
        "M0 420V300L70 262L130 292L200 240L270 290L330 270V420ZM800 420V292L730 254L660 296L590 246L520 288"
        "L470 274V420Z",
        "#5A3A5E",
        opacity=0.8,
    )
    regalia = glow(400, 100, 150, "#FFE9A8", 0.75) + place(crown(GULES), 396, 160, 0.92)
    return dusk + pattern + sun + bars + night + peaks + regalia


def _hill() -> str:
    mound = painted(
        "M-10 470V392C90 372 170 330 250 296C310 268 490 268 550 296C630 330 710 372 810 392V470Z",
        "#5A5A3A",
        shade=0,
        shine=5,
    )
    return mound + "".join(
        tree(x, y, s, "#4A5A34")
        for x, y, s in ((120, 384, 0.8), (168, 364, 0.7), (640, 368, 0.75), (694, 390, 0.8), (70, 400, 0.7))
    )


def _palace() -> str:
    """The king's palace on top of the hill."""
    back = turret(322, 300, 30, 104, TILES, 46, SHADOW) + turret(448, 300, 30, 104, TILES, 46, SHADOW)
    outer = turret(278, 320, 38, 92, AZURE, 52, WALL) + turret(484, 320, 38, 92, AZURE, 52, WALL)
    keep = battlement(356, 188, 88, 130, 5, KEEP)
    wings = battlement(304, 252, 64, 76, 4, WALL) + battlement(432, 252, 64, 76, 4, WALL)
    lights = "".join(
        window(x, y, 11, 22) for x, y in ((368, 242), (421, 242), (291, 278), (498, 278), (322, 300), (466, 300))
    )
    lights += "".join(window(x, 236, 9, 18) for x in (332, 459))
    beast = place(lion().replace(WHITE, "#F2CF6B").replace(BLACK, GULES), -15, 14, 0.155)
    arms = banner(400, 212, GULES, beast, 40, 66)
    flags = "".join(
        pennant(x, y, c, 26, left)
        for x, y, c, left in (
            (297, 180, GULES, True),
            (503, 180, GULES, False),
            (337, 152, PURPURE, True),
            (463, 152, PURPURE, False),
        )
    )
    return flags + back + keep + outer + wings + lights + arms


def _houses() -> str:
    """Gabled roofs between the palace and the wall."""
    rows: Sequence[tuple[float, float, float, str]] = (
        (226, 336, 46, TILES),
        (282, 346, 40, "#6B4A5E"),
        (330, 342, 44, TILES),
        (384, 350, 38, "#8A5A3A"),
        (430, 344, 44, "#6B4A5E"),
        (484, 346, 42, TILES),
        (534, 338, 46, "#8A5A3A"),
    )
    return "".join(_house(x, y, width, roof) for x, y, width, roof in rows)


def _house(x: float, y: float, width: float, roof: str) -> str:
    wall = painted(box(x, y - 24, width, 44), "#D9BE90", shade=6)
    gable = tiles(
        f"M{x - 6} {y - 22}L{x + width / 2} {y - 58}L{x + width + 6} {y - 22}Z",
        (x - 6, y - 58, x + width + 6, y - 20),
        roof,
        9,
    )
    return (
        wall
        + gable
        + window(x + width * 0.18, y, 10, 15, True, False)
        + window(x + width * 0.58, y, 10, 15, True, False)
    )


def _town_wall() -> str:
    """The city wall with its towers and its gate."""
    wall = battlement(176, 360, 448, 74, 18, WALL)
    ends = "".join(turret(x, 440, 50, 108, TILES, 56, WALL) for x in (150, 600))
    middles = "".join(battlement(x, 338, 46, 100, 3, KEEP) for x in (262, 492))
    gate = battlement(352, 322, 96, 118, 4, KEEP)
    arch = "M376 440V396A24 26 0 0 1 424 396V440Z"
    opening = path(arch, "#2B1A14") + clip(arch, glow(400, 436, 56, GLOW, 1)) + pen(arch, 4)
    lights = "".join(
        window(x, y, 9, 22, True, True, False) for x, y in ((280, 394), (510, 394), (171, 386), (620, 386))
    )
    hung = banner(364, 350, AZURE, "", 18, 42) + banner(436, 350, AZURE, "", 18, 42)
    flags = pennant(175, 280, AZURE, 28, True) + pennant(625, 280, AZURE, 28)
    return flags + ends + wall + middles + gate + opening + hung + lights


def _meadow() -> str:
    grass = painted(
        "M-10 480V424C120 410 260 436 400 436C540 436 680 410 810 424V560H-10Z", "#4A5230", shade=0, shine=4
    )
    road = painted("M378 438H422C440 460 470 486 520 520H280C330 486 360 460 378 438Z", "#C9A56B", shade=0)
    trees = (
        cypress(56, 462, 0.9, "#33482E")
        + cypress(744, 462, 0.9, "#33482E")
        + cypress(214, 470, 0.62, "#33482E")
        + cypress(586, 470, 0.62, "#33482E")
    )
    return grass + road + trees + glow(400, 440, 120, "#FFB84A", 0.35)


def _table() -> str:
    """The edge of the players' table."""
    board = wash(box(0, 486, 800, 74), "#5A3A22", "#21140C")
    grain = "".join(
        fade(brush(line, (1, 3, 1), "#1B0F08"), 0.6)
        for line in ("20,510 240,504 460,512 780,506", "40,532 320,526 560,534 790,528", "60,522 160,518 240,522")
    )
    return (
        board
        + grain
        + pen("M0 486H800", 4)
        + pen("M0 489H800", 2, "#A9743C")
        + glow(96, 480, 190, "#FFB84A", 0.35)
        + glow(704, 480, 190, "#FFB84A", 0.35)
    )


def _dice() -> str:
    shadows = "".join(fade(path(oval(x + 10, 528, 70, 11), BLACK), 0.5) for x in (206, 312, 586))
    return (
        shadows
        + place(_die(GULES, IVORY, (5, 3, 6)), 202, 464, 0.6, -7)
        + place(_die(AZURE, IVORY, (6, 4, 2)), 584, 464, 0.6, 8)
        + place(_die(IVORY, INK, (6, 5, 3)), 308, 468, 0.62, 3)
    )


def _die(colour: str, pips: str, sides: tuple[int, int, int]) -> str:
    """A die with one edge towards the viewer, centred on the origin: `sides` are its top, left and right faces."""
    edge = "M0 -100L87 -50V50L0 100L-87 50V-50Z"
    body = path(edge, INK, stroke=INK, stroke_width=17, stroke_linejoin="round")
    tones = (tone(colour, 0.28), colour, tone(colour, -0.38))
    grids = ("0.866 0.5 -0.866 0.5 0 -100", "0.866 0.5 0 1 -86.6 -50", "0.866 -0.5 0 1 0 0")
    faces = "".join(
        f'<g transform="matrix({grid})">{_side(count, shade, pips)}</g>'
        for grid, count, shade in zip(grids, sides, tones, strict=True)
    )
    gloss = pen("M-78 -44L0 0L78 -44M0 0V88", 3, tone(colour, 0.55), opacity=0.7)
    return body + faces + gloss


def _side(count: int, colour: str, pips: str) -> str:
    """One face of a die, 100 units wide."""
    spots = "".join(path(oval(x * 0.78, y * 0.78, 11 if count == 1 else 8.6), pips) for x, y in PIPS[count])
    return path(box(-2, -2, 104, 104, 16), colour, stroke=colour, stroke_width=6) + spots


def pictures() -> dict[str, Picture]:
    """The cover by its file name."""
    return {"covers/kingsburg": Picture(800, 560, kingsburg)}
