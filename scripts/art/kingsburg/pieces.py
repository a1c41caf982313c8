"""Kingsburg's pieces: goods, tokens, soldiers, the envoy, dice and the back of the enemy cards."""

from functools import partial

from art.heraldry import tower
from art.ink import (
    AZURE,
    GLOW,
    GULES,
    INK,
    VELLUM,
    WHITE,
    Picture,
    box,
    brush,
    clip,
    fade,
    oval,
    painted,
    path,
    pen,
    place,
    polygon,
    ring,
    stencil,
    tone,
    wash,
)
from art.kingsburg.symbols import PLUS, TWO, victory_point
from art.people.hats import LEAF, STEEL, crown
from art.people.tools import PAPER
from art.pieces import CARD, WAX, back_ground, embossed, minted, wax_seal
from art.symbols import mask_of

BARK, SAPWOOD = "#7A4E28", "#E0B87E"
ROCK = "#AFA89B"
PIPS = {
    1: ((64, 64),),
    2: ((40, 40), (88, 88)),
    3: ((38, 38), (64, 64), (90, 90)),
    4: ((40, 40), (88, 40), (40, 88), (88, 88)),
    5: ((39, 39), (89, 39), (64, 64), (39, 89), (89, 89)),
    6: ((41, 36), (87, 36), (41, 64), (87, 64), (41, 92), (87, 92)),
}


def gold() -> str:
    """A coin of the king's mint, a tower on its face."""
    return minted(place(embossed(place(tower(), -96, -93), LEAF), 64, 64, 0.42))


def wood() -> str:
    """A felled log with its rings."""
    bark = "".join(
        brush(line, (0.8, 3.4, 0.8), tone(BARK, shade))
        for line, shade in (
            ("40,46 62,42 86,46", -0.5),
            ("50,58 74,56 108,60", -0.5),
            ("44,74 70,76 96,72", -0.5),
            ("60,86 84,84 106,86", -0.5),
            ("56,50 76,50 94,52", 0.3),
            ("46,66 64,64 84,66", 0.3),
        )
    )
    stub = painted("M78 42L86 16C92 12 100 14 102 20L102 44Z", BARK, outline=4, shade=5)
    cut = painted(oval(94, 16, 8.5, 5), SAPWOOD, outline=3, shade=2)
    body = painted("M28 36H108C126 44 126 92 108 98H28Z", BARK, outline=4, shade=11, shine=5, inside=bark)
    end = painted(oval(28, 67, 22, 31), SAPWOOD, outline=4, shade=5)
    rings = "".join(pen(oval(28, 67, 22 * s, 31 * s), 2.4, "#A9743C") for s in (0.68, 0.38))
    return place(stub + cut + body + end + rings + brush("28,67 34,80 40,86", (1, 2.6, 1), "#A9743C"), -2, 2)


def stone() -> str:
    """A squared block, fresh from the mason."""
    top = painted("M10 40L32 12H120L98 40Z", tone(ROCK, 0.35), outline=4, shade=0)
    side = painted("M98 40L120 12V94L98 120Z", tone(ROCK, -0.35), outline=4, shade=0)
    marks = "".join(
        brush(line, (0.8, 3, 0.8), tone(ROCK, -0.42))
        for line in (
            "24,58 34,56 44,60",
            "58,70 70,68 82,72",
            "26,88 38,92 48,88",
            "62,102 72,104 82,100",
            "70,52 80,50",
        )
    )
    front = painted(box(10, 40, 88, 80), ROCK, outline=4, shade=7, shine=5, inside=marks)
    return front + top + side


def any_good() -> str:
    """A token with a field for each good: one of your choice."""
    coin = place(embossed(place(tower(), -96, -93), LEAF), 64, 37, 0.26)
    return _parted(wash(_field(0), "#FFE9A0", "#E3B437") + coin + _log_and_block())


def other_goods() -> str:
    """The same token without one of its fields: one of each of the other goods."""
    return _parted(path(_field(0), VELLUM) + path(box(50, 28, 28, 9, 4), INK) + _log_and_block())


def _field(angle: int) -> str:
    """A third of a round token; `angle` is the direction of its middle in degrees, 0 is up."""
    arc = [ring(64, 64, 60, 1, angle + turn)[0] for turn in range(-60, 61, 4)]
    return polygon([(64, 64), *((x, y) for x, y, _ in arc)])


def _log_and_block() -> str:
    end = painted(oval(36, 82, 16), SAPWOOD, outline=3, shade=3)
    rings = "".join(pen(oval(36, 82, radius), 2.4, "#A9743C") for radius in (9.5, 4))
    log = wash(_field(240), "#A06A3A", "#6E4526") + end + rings
    return log + wash(_field(120), "#D9D4C8", "#A09A8E") + place(stone(), 66, 60, 0.36)


def _parted(fields: str) -> str:
    """Three fields of a round token, with bright lines between them and a rim of ink."""
    lines = "".join(pen(f"M64 64L{x:.1f} {y:.1f}", 5, VELLUM) for x, y, _ in ring(64, 64, 60, 3, 60))
    return fields + lines + pen(oval(64, 64, 60), 5)


def plus_two() -> str:
    """An enamelled token with an embossed "+2"."""
    edge, field = (polygon([(x, y) for x, y, _ in ring(64, 64, r, 6)]) for r in (60, 48))
    rim = wash(edge, "#F6D877", LEAF, "#8A5F0C") + pen(edge, 4)
    enamel = wash(field, tone(AZURE, 0.16), tone(AZURE, -0.3)) + pen(field, 2.4, "#6A4A0D")
    signs = place(path(PLUS, WHITE), 40, 64, 0.9) + place(path(TWO, WHITE), 83, 64, 0.98)
    shine = pen("M16 56L16 40L38 26", 3, "#FFF3C4", opacity=0.9)
    return rim + enamel + embossed(signs, LEAF) + shine


def soldier() -> str:
    """A foot soldier with an iron hat, spear and shield."""
    spear = painted(box(96, 22, 6, 100, 2), "#8A5A2E", outline=3, shade=2) + painted(
        "M99 2L108 20L99 32L90 20Z", STEEL, outline=3, shade=3
    )
    legs = "".join(
        painted(d, "#5B4632", outline=3.4, shade=4) for d in (box(44, 98, 17, 22, 4), box(68, 98, 17, 22, 4))
    )
    coat = painted(
        "M40 64C50 58 78 58 90 64L96 104H34Z", GULES, outline=3.6, shade=8, inside=pen("M30 90H100", 7, LEAF)
    )
    arm = painted("M84 66C96 68 104 76 106 88L94 94L82 84Z", GULES, outline=3.4, shade=4)
    hand = painted(oval(99, 90, 8), "#EDBB95", outline=3, shade=3)
    mail = painted("M44 46H84V64C74 72 54 72 44 64Z", tone(STEEL, -0.15), outline=3.4, shade=5)
    face = painted("M48 38H80V50C78 60 70 64 62 64C54 64 48 58 48 50Z", "#EDBB95", outline=3, shade=5)
    look = path(oval(56, 48, 2.6), INK) + path(oval(70, 48, 2.6), INK) + brush("58,57 63,58 68,57", (1, 2.4, 1))
    look += brush("51,42 56,40 61,44", (1, 3.4, 1)) + brush("75,42 70,40 65,44", (1, 3.4, 1))
    hat = painted("M42 36C40 12 54 4 64 4C76 4 88 12 86 36Z", STEEL, outline=3.6, shade=7, shine=4)
    rim = painted(
        "M28 40C44 28 84 28 100 40C102 46 96 48 90 46C76 40 52 40 38 46C32 48 26 46 28 40Z", STEEL, outline=3.6, shade=4
    )
    return spear + legs + coat + arm + hand + mail + face + look + hat + rim + _buckler()


def _buckler() -> str:
    d = "M14 66H58V88C58 104 48 112 36 118C24 112 14 104 14 88Z"
    cross = pen("M36 60V122M8 86H64", 9, VELLUM)
    return painted(d, AZURE, outline=3.8, shade=6, inside=cross)


def envoy() -> str:
    """The king's letter under his seal, the crown above it."""
    sheet = painted(box(8, 46, 112, 72, 5), PAPER, outline=4, shade=8)
    folds = pen("M10 50L64 90L118 50M11 116L46 80M117 116L82 80", 3, tone(PAPER, -0.5))
    stamp = place(embossed(place(tower(), -96, -93), WAX), 64, 88, 0.17)
    return sheet + folds + place(crown(GULES), 61, 68, 0.56) + wax_seal(64, 88, 21) + stamp


def die() -> str:
    """The body of a die: a bright face between softly bevelled edges."""
    body = wash(box(4, 4, 120, 120, 24), "#F4F4F4", "#989898")
    corner = wash(box(4, 4, 120, 120, 24), "#FFFFFF", "#C8C8C8", level=True, opacity=0.5)
    face = path(box(13, 13, 102, 102, 26), WHITE)
    rim = pen(box(13, 13, 102, 102, 26), 2, "#E6E6E6")
    return stencil(128, 128, body + corner + face + rim)


def pips(count: int) -> str:
    """The pips on one face of a die."""
    radius = 15 if count == 1 else 11.5
    return stencil(128, 128, "".join(path(oval(x, y, radius), WHITE) for x, y in PIPS[count]))


def enemy_back() -> str:
    """The back of an enemy card: crossed swords above an empty scroll for the range of the year's strengths."""
    iron = "#4A3036"
    blades = place(_gilded_swords(), 125, 116, 2.05)
    return clip(CARD, back_ground(iron) + _roundel() + blades + _plate())


def _roundel() -> str:
    return (
        fade(path(oval(125, 118, 84), tone(GULES, -0.35)), 0.85)
        + pen(oval(125, 118, 84), 7)
        + pen(oval(125, 118, 84), 4, GLOW)
        + pen(oval(125, 118, 77), 1.4, GLOW)
    )


def _gilded_swords() -> str:
    sword = (
        painted("M-3.8 18V-28L0 -37L3.8 -28V18Z", STEEL, outline=1.6, shade=2.4, shine=1)
        + painted(box(-12, 15, 24, 6, 3), LEAF, outline=1.6, shade=2, shine=1)
        + painted(box(-2.8, 20, 5.6, 11), "#5B3A22", outline=1.4, shade=1.4, shine=1)
        + painted(oval(0, 33, 4.2), LEAF, outline=1.6, shade=1.6, shine=1)
    )
    return place(sword, angle=45) + place(sword, angle=-45)


def _plate() -> str:
    """The scroll for the range, in the middle of the lower third."""
    scroll = painted("M58 226H192C202 236 202 284 192 294H58C48 284 48 236 58 226Z", PAPER, outline=3, shade=6)
    ends = "".join(painted(box(x, 219, 13, 82, 6), tone(PAPER, -0.2), outline=3, shade=4) for x in (44, 193))
    return scroll + ends


def pictures() -> dict[str, Picture]:
    """All pieces by file name."""
    drawn = {draw.__name__: Picture(128, 128, draw, "cutout") for draw in (gold, wood, stone, plus_two, soldier, envoy)}
    drawn |= {"any": Picture(128, 128, any_good, "cutout"), "others": Picture(128, 128, other_goods, "cutout")}
    drawn |= {"vp": mask_of(victory_point)}
    drawn |= {"die": Picture(128, 128, die, "mask")}
    drawn |= {f"pips_{n}": Picture(128, 128, partial(pips, n), "mask") for n in PIPS}
    pieces = {f"kingsburg/pieces/{name}": picture for name, picture in drawn.items()}
    return pieces | {"kingsburg/enemies/enemy_back": Picture(250, 350, enemy_back, "cutout")}
