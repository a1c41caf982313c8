"""Kingsburg's trade buildings, against a golden sky."""

from art.ink import GULES, INK, OR, VELLUM, VERT, Picture, box, brush, oval, painted, path, pen, place, tone
from art.kingsburg.estate.plots import PATH, floor, plot
from art.people.hats import LEAF
from art.scenery import (
    THATCH,
    TILES,
    barrel,
    door,
    frame_house,
    hanging_sign,
    smoke,
    stone,
    thatch,
    tiles,
    tree,
    window,
)


def inn() -> Picture:
    """An inn with lit windows, a foaming mug on its sign."""
    front = frame_house(26, 222, 140, 104, 3, braces=False)
    roof = tiles("M6 126L40 52H152L186 126Z", (6, 52, 186, 126), TILES, 14)
    chimney = stone(box(118, 34, 26, 40), (118, 36, 144, 74), "#A3907A")
    lights = window(38, 192, 34, 44, True, False) + window(120, 192, 34, 44, True, False)
    return plot(
        OR,
        smoke(131, 36, "#D9CFB8")
        + chimney
        + roof
        + floor(214, PATH)
        + front
        + lights
        + door(76, 222, 40, 68)
        + place(_mug_sign(), 166, 102)
        + barrel(198, 234, 0.9),
    )


def _mug_sign() -> str:
    cup = painted("M-12 -8H9L11 17H-14Z", "#B5793A", outline=2.6, shade=3) + pen("M11 -2C22 -3 22 12 11 11", 4)
    foam = path("M-15 -8C-18 -20 -4 -22 -2 -16C6 -23 16 -16 12 -7Z", "#FFFFFF", stroke=INK, stroke_width=2.4)
    return place(hanging_sign(0, 0, cup + foam), 0, 0, 1.25)


def market() -> Picture:
    """A stall under its striped awning, heaped with fruit."""
    posts = pen("M36 108V222M204 108V222", 13) + pen("M36 108V222M204 108V222", 7, "#8A5A2E")
    dark = path(box(36, 110, 168, 70), "#2B1A14", opacity=0.6)
    stripes = "".join(
        path(f"M{38 + 42 * i} 30L{8 + 58 * i} 120H{37 + 58 * i}L{59 + 42 * i} 30Z", VELLUM) for i in range(-1, 5)
    )
    awning = painted("M46 40H194L226 108H14Z", GULES, shade=10, inside=stripes)
    fringe = "".join(
        painted(f"M{14 + 26.5 * i:g} 106h26.5v8a13 13 0 0 1 -26.5 0Z", VELLUM if i % 2 else GULES, outline=2.6, shade=3)
        for i in range(8)
    )
    spots = [(44 + 22 * i, 168) for i in range(8)] + [(55 + 22 * i, 150) for i in range(7)]
    fruit = "".join(
        painted(oval(x, y, 13), (GULES, "#E0A22E", "#7FA03A")[i % 3], outline=2.4, shade=4, shine=2)
        for i, (x, y) in enumerate(spots)
    )
    table = painted(
        "M20 176H220V192L212 230H28L20 192Z",
        "#8A5A2E",
        shade=8,
        inside=pen("M20 194H220M70 194V230M120 194V230M170 194V230", 2.6, "#4F3217"),
    )
    return plot(OR, floor(206, PATH) + dark + posts + fruit + table + awning + fringe)


def farms() -> Picture:
    """A thatched farm beyond its furrows, with a sheaf of wheat in front."""
    hill = painted("M-10 120C50 88 120 92 250 116V250H-10Z", "#7FA05A", shade=0, shine=4)
    barn = frame_house(100, 148, 104, 60, 3, braces=False) + thatch(
        "M84 96L118 34H188L220 96C190 106 112 106 84 96Z", (84, 34, 220, 106)
    )
    field = painted("M-10 150C70 138 170 138 250 150V250H-10Z", "#A57A44", shade=0, shine=4)
    rows = "".join(
        brush(f"{120 + dx * 0.35:g},144 {120 + dx * 0.7:g},186 {120 + dx * 1.4:g},250", (2, 9, 15), "#6B8A3A")
        for dx in (-130, -78, -26, 26, 78, 130)
    )
    return plot(OR, hill + tree(40, 146, 1.1) + barn + door(134, 148, 36, 50) + field + rows + _sheaf(66, 232))


def _sheaf(x: float, y: float) -> str:
    ears = "".join(
        place(painted("M0 0C-8 -10 -8 -26 0 -38C8 -26 8 -10 0 0Z", "#E8BE55", outline=2.4, shade=4), px, py, 1, a)
        for px, py, a in (
            *((-24 + 8 * i, -82, -42 + 14 * i) for i in range(7)),
            *((-28 + 11.2 * i, -70, -40 + 16 * i) for i in range(6)),
        )
    )
    straw = painted(
        "M-36 0C-26 -26 -12 -34 -10 -42C-14 -54 -26 -66 -34 -80H34C26 -66 14 -54 10 -42C12 -34 26 -26 36 0Z",
        THATCH,
        shade=9,
        inside="".join(pen(f"M0 -42L{dx} 0M0 -42L{dx} -84", 1.8, tone(THATCH, -0.4)) for dx in (-24, -12, 0, 12, 24)),
    )
    return place(ears + straw + painted(box(-15, -50, 30, 13, 5), "#A6262B", outline=2.8, shade=3), x, y, 1.05)


def merchants_guild() -> Picture:
    """The merchants' stepped gable, with their golden scales on the front."""
    brick = "#A8543A"
    d = "M36 228V112H56V88H76V64H96V40H144V64H164V88H184V112H204V228Z"
    front = stone(d, (36, 44, 204, 228), brick)
    coping = pen("M36 112H56V88H76V64H96V40H144V64H164V88H184V112H204", 8) + pen(
        "M36 112H56V88H76V64H96V40H144V64H164V88H184V112H204", 3.6, "#E4D6B6"
    )
    disc = painted(oval(120, 110, 37), "#2F4A6B", shade=4) + pen(oval(120, 110, 37), 4, LEAF)
    lights = window(54, 202, 34, 50) + window(152, 202, 34, 50)
    coin = painted(oval(120, 28, 16), LEAF, shade=4) + pen(oval(120, 28, 9), 2.4, "#8A5F0C")
    return plot(
        OR,
        floor(218, PATH)
        + front
        + coping
        + coin
        + disc
        + place(_scales(), 120, 112, 0.9)
        + lights
        + door(99, 228, 42, 66, VERT),
    )


def _scales() -> str:
    lines = "M0 -24V24M-26 -16H26M-12 26H12M-26 -16L-34 6H-18ZM26 -16L34 6H18Z"
    return pen(lines, 5, LEAF) + path("M-36 6H-16C-18 16 -34 16 -36 6ZM36 6H16C18 16 34 16 36 6Z", LEAF)


def pictures() -> dict[str, Picture]:
    """All trade buildings by file name."""
    return {f"kingsburg/buildings/{draw.__name__}": draw() for draw in (inn, market, farms, merchants_guild)}
