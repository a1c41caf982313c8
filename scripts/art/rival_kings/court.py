"""Court buildings in Rival Kings."""

from art.ink import (
    AZURE,
    GLOW,
    GULES,
    INK,
    OR,
    VELLUM,
    Picture,
    box,
    brush,
    clip,
    glow,
    oval,
    painted,
    path,
    pen,
    place,
    tone,
)
from art.people.hats import LEAF
from art.scenery import (
    GRASS,
    STONE,
    battlement,
    bush,
    cypress,
    door,
    pennant,
    stone,
    tree,
    turf,
    turret,
    vignette,
    window,
)


def garden() -> Picture:
    """A walled garden with a fountain, orange trees and roses."""
    oranges = "".join(_orange_tree(x, y, s) for x, y, s in ((86, 176, 1.25), (234, 176, 1.25)))
    wall = battlement(-10, 128, 340, 84, 12, "#C9B48C")
    gate = stone(
        "M104 212V104A56 60 0 0 1 216 104V212H188V110A28 34 0 0 0 132 110V212Z", (100, 46, 220, 212), "#D8C7A2"
    )
    roses = (
        (106, 150, 0.55),
        (106, 112, 0.6),
        (120, 76, 0.65),
        (160, 58, 0.75),
        (200, 76, 0.65),
        (214, 112, 0.6),
        (214, 150, 0.55),
    )
    vines = "".join(bush(x, y, s, blooms=GULES) for x, y, s in roses)
    lawn = turf("M-10 204H330V330H-10Z", GRASS, ((86, 236), (230, 238), (70, 306), (248, 308)))
    walk = painted("M134 204H186L226 330H94Z", "#DCC797", shade=0)
    hedge = "".join(painted(box(x, 214, 104, 20, 8), "#3F6B47", shade=6) for x in (-8, 224))
    beds = "".join(
        bush(x, y, 1.05, blooms=c)
        for x, y, c in ((38, 268, "#D9556A"), (282, 268, "#D9556A"), (30, 322, "#E8C34A"), (290, 322, "#E8C34A"))
    )
    return vignette(
        OR,
        cypress(30, 200, 1.45)
        + cypress(290, 200, 1.45)
        + oranges
        + wall
        + gate
        + vines
        + lawn
        + hedge
        + walk
        + beds
        + _fountain(),
    )


def _orange_tree(x: float, y: float, size: float) -> str:
    fruit = "".join(
        painted(oval(px, py, 5), "#E08A2E", outline=1.8, shade=2)
        for px, py in ((-20, -52), (-6, -76), (12, -58), (24, -70), (-24, -68), (4, -42))
    )
    return place(tree(0, 0) + fruit, x, y, size)


def _fountain() -> str:
    spray = "".join(
        brush(p, (1, 3.6, 1), "#CFE6EE")
        for p in (
            "160,196 148,182 138,208",
            "160,196 172,182 182,208",
            "160,196 154,174 146,196",
            "160,196 166,174 174,196",
        )
    )
    column = painted("M152 268L155 200H165L168 268Z", STONE, shade=4)
    dish = painted("M128 212C134 230 186 230 192 212Z", STONE, shade=6) + painted(
        oval(160, 212, 32, 6), "#7FB3C4", outline=2.4, shade=2
    )
    basin = painted("M90 262V290C90 306 230 306 230 290V262Z", STONE, shade=10)
    return (
        painted(oval(160, 262, 70, 15), "#7FB3C4", shade=0)
        + column
        + basin
        + clip(box(80, 240, 160, 23), painted(oval(160, 262, 70, 15), "#7FB3C4", shade=3))
        + dish
        + spray
    )


def castle_wall() -> Picture:
    """A curtain wall with its gatehouse."""
    back = (
        turret(34, 180, 48, 104, GULES, 54)
        + turret(238, 180, 48, 104, GULES, 54)
        + pennant(58, 24, AZURE, 24)
        + pennant(262, 24, AZURE, 24)
    )
    wall = battlement(-12, 150, 344, 190, 9, "#C4B391")
    tower = battlement(88, 84, 144, 256, 5, "#D2C19D")
    gate = path("M118 330V236A42 46 0 0 1 202 236V330Z", "#2B2118") + pen("M118 330V236A42 46 0 0 1 202 236V330", 4)
    bars = clip(
        "M118 330V236A42 46 0 0 1 202 236V330Z",
        glow(160, 320, 90, GLOW, 0.5)
        + pen(
            "M132 180V300M146 180V300M160 180V300M174 180V300M188 180V300M110 214H210M110 238H210M110 262H210"
            "M110 286H210",
            5,
            "#6E7276",
        ),
    )
    arms = painted(
        "M136 118H184V146C184 168 172 178 160 186C148 178 136 168 136 146Z",
        GULES,
        shade=5,
        inside=pen("M160 112V190M130 144H190", 9, LEAF),
    )
    slits = "".join(window(x, y, 9, 26, True, True, False) for x, y in ((104, 178), (207, 178), (34, 244), (277, 244)))
    return vignette(OR, back + wall + tower + gate + bars + arms + slits + pennant(160, 86, GULES, 52))


def prison() -> Picture:
    """A grim tower with barred windows, and torches beside its gate."""
    grey = "#8E8779"
    tower = battlement(58, 34, 204, 250, 5, grey)
    roofline = painted(box(50, 76, 220, 13, 3), grey, shade=4)
    barred = "".join(_barred(x, y) for x, y in ((92, 164), (186, 164)))
    gate = stone("M110 290V222A50 48 0 0 1 210 222V290Z", (110, 180, 210, 290), tone(grey, 0.2)) + door(
        126, 290, 68, 84, "#4F3420"
    )
    studs = "".join(path(oval(x, y, 2.6), "#1F1710") for x in (136, 152, 168, 184) for y in (240, 258, 276))
    chain = "".join(
        pen(oval(x, y, 5, 7), 3, "#4B4642")
        for x, y in ((40, 170), (40, 181), (40, 192), (280, 170), (280, 181), (280, 192))
    )
    earth = turf("M-10 284C80 276 240 276 330 284V330H-10Z", "#7C7349", ((24, 306), (80, 312), (250, 314), (300, 306)))
    torch = "".join(
        glow(x, 226, 42, GLOW, 0.75)
        + pen(f"M{x} 256V238", 6)
        + path(
            f"M{x} 214C{x + 9} 226 {x + 7} 236 {x} 240C{x - 7} 236 {x - 9} 226 {x} 214Z",
            "#F4C24A",
            stroke=INK,
            stroke_width=2,
        )
        for x in (90, 230)
    )
    side = battlement(-20, 176, 88, 130, 3, tone(grey, -0.15)) + battlement(252, 176, 88, 130, 3, tone(grey, -0.15))
    return vignette(OR, side + chain + tower + roofline + barred + gate + studs + torch + earth)


def _barred(x: float, y: float) -> str:
    d = box(x, y - 44, 42, 50, 4)
    eyes = path(oval(x + 14, y - 20, 3, 2), "#E9D9B0") + path(oval(x + 27, y - 20, 3, 2), "#E9D9B0")
    return (
        path(d, "#20180F")
        + eyes
        + pen(f"M{x + 8} {y - 44}v50M{x + 21} {y - 44}v50M{x + 34} {y - 44}v50M{x} {y - 19}h42", 5, "#6E7276")
        + pen(d, 4)
    )


def pavilion() -> Picture:
    """A striped tent of state in a meadow."""
    stripes = "".join(path(f"M160 62L{x} 330H{x + 32}Z", GULES) for x in range(-36, 340, 64))
    roof = painted(
        "M160 44C146 92 96 132 36 154C100 168 220 168 284 154C224 132 174 92 160 44Z",
        VELLUM,
        shade=11,
        inside="".join(
            path(f"M160 30L{a} 180H{b}Z", GULES) for a, b in ((40, 84), (124, 158), (196, 236), (278, 330), (-20, 10))
        ),
    )
    walls = painted("M46 158C110 170 210 170 274 158L292 296C220 306 100 306 28 296Z", VELLUM, shade=12, inside=stripes)
    scallops = "".join(
        painted(f"M{x} 153h25v12a12.5 12 0 0 1 -25 0Z", LEAF if i % 2 else AZURE, outline=2.4, shade=3)
        for i, x in enumerate(range(35, 276, 25))
    )
    opening = path("M160 164L122 302H198Z", "#2B1A1C") + clip("M160 164L122 302H198Z", glow(160, 270, 80, GLOW, 0.9))
    flaps = painted("M160 164C156 220 140 260 112 302L128 304C150 270 160 220 160 164Z", LEAF, shade=4) + painted(
        "M160 164C164 220 180 260 208 302L192 304C170 270 160 220 160 164Z", LEAF, shade=4
    )
    ropes = pen("M40 156L-4 262M280 156L324 262", 3)
    lawn = turf("M-10 286C80 278 240 278 330 286V330H-10Z", GRASS, ((20, 308), (70, 316), (256, 316), (300, 306)))
    flowers = "".join(
        painted(oval(x, y, 4), c, outline=1.6, shade=1)
        for x, y, c in ((44, 304, "#E8C34A"), (92, 312, "#D9556A"), (228, 310, "#E8C34A"), (280, 314, "#D9556A"))
    )
    return vignette(
        OR,
        tree(26, 290, 1.15)
        + tree(296, 290, 1.15)
        + pennant(160, 50, AZURE, 34)
        + ropes
        + lawn
        + walls
        + opening
        + flaps
        + roof
        + scallops
        + flowers,
    )


def pictures() -> dict[str, Picture]:
    """All court buildings by file name."""
    return {f"rival_kings/buildings/{draw.__name__}": draw() for draw in (garden, castle_wall, prison, pavilion)}
