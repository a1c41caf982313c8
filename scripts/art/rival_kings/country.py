"""Country buildings in Rival Kings."""

from art.ink import (
    GLOW,
    GULES,
    INK,
    PURPURE,
    VELLUM,
    VERT,
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
    polygon,
    tone,
)
from art.people.trades import IRON, LEAVES, grapes
from art.scenery import (
    CANDLE,
    GRASS,
    THATCH,
    TILES,
    bush,
    cloud,
    door,
    frame_house,
    smoke,
    stone,
    thatch,
    tiles,
    tree,
    turf,
    vignette,
    window,
)


def vineyard() -> Picture:
    """Rows of vines running up to the wine grower's house."""
    hills = painted("M-10 150C60 96 120 108 180 132C230 104 290 100 330 128V330H-10Z", "#7C9A58", shade=0, shine=5)
    house = (
        stone(box(196, 82, 84, 58), (196, 86, 280, 140), "#D8C7A2")
        + tiles("M184 88L206 48H270L292 88Z", (184, 48, 292, 88), TILES, 10)
        + window(210, 124, 16, 24)
        + door(240, 140, 24, 34)
    )
    field = painted("M-10 182C80 150 240 150 330 182V330H-10Z", "#A98A56", shade=0, shine=5)
    rows = "".join(_vine_row(y, s, n) for y, s, n in ((186, 0.5, 9), (224, 0.72, 7), (276, 1.0, 5)))
    front = place(_leafy_branch(), 0, 0)
    return vignette(
        VERT,
        cloud(64, 50, 0.9, "#DCE6D0")
        + hills
        + tree(140, 150, 0.85)
        + tree(308, 146, 0.95)
        + place(house, -84, -52, 1.4)
        + field
        + rows
        + front,
    )


def _vine_row(y: float, size: float, count: int) -> str:
    vine = (
        painted(box(-3, -46, 6, 46), "#6B4426", outline=2.2, shade=2)
        + bush(0, -14, 0.86, "#5E8A3A")
        + bush(-4, -30, 0.6, "#6B9A44")
        + "".join(
            painted(oval(px, py, 4.4), PURPURE, outline=1.5, shade=2, shine=1)
            for px, py in ((-12, -12), (-6, -12), (-9, -6), (10, -16), (16, -16), (13, -10))
        )
    )
    step = 320 / count
    wire = pen(f"M-5 {y - 24 * size}H325", 2, "#4F3217")
    return wire + "".join(place(vine, step * (i + 0.5), y, size * 1.1) for i in range(count))


def _leafy_branch() -> str:
    leaf = painted(
        "M0 14C-12 12 -18 4 -14 -4L-22 -10L-9 -13L-7 -25L3 -14L15 -19L12 -7L22 2L10 5C10 12 4 15 0 14Z",
        LEAVES,
        shade=5,
        inside=brush("0,12 -1,-10", (2.6, 0.6), tone(LEAVES, -0.5)),
    )
    stem = brush("-10,316 70,300 150,312 230,300 330,314", (9, 8, 7, 8, 9)) + brush(
        "-10,316 70,300 150,312 230,300 330,314", (5, 4, 3.5, 4, 5), "#6B4426"
    )
    leaves = "".join(
        place(leaf, x, y, s, a)
        for x, y, s, a in (
            (22, 296, 1.1, -20),
            (66, 308, 1, 30),
            (196, 296, 1, -10),
            (244, 310, 1.1, 20),
            (300, 298, 1.1, -30),
            (150, 318, 0.9, 10),
        )
    )
    return stem + leaves + place(grapes(), 110, 262, 0.62) + place(grapes(), 276, 268, 0.5)


def mine() -> Picture:
    """The mouth of a mine, with its cart of ore."""
    mouth = "M84 306V170H236V306Z"
    depth = glow(160, 214, 84, GLOW, 0.65) + pen("M160 210L112 330M160 210L208 330", 5, "#6E5A3C")
    timbers = ("M76 308L84 176H104L98 308Z", "M244 308L236 176H216L222 308Z", "M62 182L68 156H252L258 182Z")
    props = "".join(painted(d, "#8A5A2E", shade=5) for d in timbers)
    grain = pen("M76 170H244M92 190L88 296M228 190L232 296", 2, "#4F3217")
    lamp = painted(box(152, 190, 16, 22, 3), CANDLE, outline=2.6, shade=0)
    light = glow(160, 200, 34, GLOW, 0.9) + pen("M160 182V190", 3) + lamp
    earth = turf("M-10 300C80 292 240 292 330 300V330H-10Z", "#7D6C52")
    hole = path(mouth, "#1B120C") + clip(mouth, depth)
    bushes = bush(22, 304, 0.9) + bush(302, 306, 0.8)
    return vignette(VERT, _mountain() + hole + props + grain + light + earth + _cart() + bushes)


def _mountain() -> str:
    """A snowy peak behind the rock of the mine."""
    clefts = ("128,22 136,80 120,130", "176,72 190,110 186,150", "40,70 52,120 44,160", "262,114 256,150 268,190")
    snow = path("M128 18L104 50L124 62L132 50L146 64L152 44Z", "#E8EAE6")
    far = "M-10 130L40 66L74 92L128 18L176 70L206 46L262 112L330 76V330H-10Z"
    cracks = ("40,200 60,186 76,190", "250,176 270,190 280,212", "30,250 50,244 60,256", "270,236 290,240 300,256")
    near = "M-10 232C30 168 70 150 100 140C140 120 200 124 232 144C280 160 310 200 330 240V330H-10Z"
    far_lines = "".join(brush(line, (1, 5, 1), "#4A4E54") for line in clefts)
    near_lines = "".join(brush(line, (1, 4, 1), "#5A5148") for line in cracks)
    return painted(far, "#6E7276", shade=10, shine=6, inside=far_lines + snow) + painted(
        near, "#857A6C", shade=8, shine=5, inside=near_lines
    )


def _cart() -> str:
    ore = "".join(
        painted(
            polygon([(x - 13, y + 9), (x - 8, y - 9), (x + 6, y - 12), (x + 14, y + 3), (x + 6, y + 10)]),
            c,
            outline=2.4,
            shade=5,
        )
        for x, y, c in (
            (132, 238, "#8C8F96"),
            (158, 230, "#D9A62E"),
            (186, 238, "#8C8F96"),
            (146, 246, "#D9A62E"),
            (174, 246, "#A9B0B5"),
        )
    )
    body = painted(
        "M110 246H210L198 296H122Z", "#7A5230", shade=9, inside=pen("M112 262H208M116 280H204", 2.4, "#3F2814")
    ) + pen("M136 248L140 296M184 248L180 296", 6, IRON)
    wheels = "".join(painted(oval(x, 302, 14), IRON, shade=4) + path(oval(x, 302, 4), INK) for x in (138, 182))
    return (
        pen("M88 318H232", 6, "#3A3531")
        + ore
        + body
        + painted(box(104, 242, 112, 9, 3), IRON, outline=2.6, shade=3)
        + wheels
    )


def herb_meadow() -> Picture:
    """A flowering meadow with beehives and the herbalist's hut."""
    hill = painted("M-10 164C70 116 160 128 220 150C260 134 300 132 330 144V330H-10Z", "#7FA05A", shade=0, shine=5)
    hut = (
        frame_house(196, 186, 88, 52, 2, False)
        + thatch("M178 142L214 78H268L304 142C280 150 200 150 178 142Z", (178, 78, 304, 150))
        + door(226, 186, 28, 42)
        + smoke(262, 84, "#C9CFC0")
    )
    meadow = turf("M-10 196C80 172 250 176 330 196V330H-10Z", GRASS, ((30, 214), (120, 204), (250, 212), (300, 222)))
    hives = _skep(54, 214, 1) + _skep(100, 222, 0.85)
    rows = "".join(_flower(x, y, s, c) for x, y, s, c in BLOOMS)
    return vignette(VERT, cloud(84, 56, 0.9, "#DCE6D0") + hill + tree(142, 164, 0.8) + hut + meadow + hives + rows)


BLOOMS = (
    (150, 236, 0.6, PURPURE),
    (190, 230, 0.6, "#E8C34A"),
    (236, 234, 0.65, GULES),
    (280, 236, 0.65, "#8E6BB5"),
    (312, 248, 0.7, "#E8C34A"),
    (20, 268, 0.8, "#E8C34A"),
    (66, 262, 0.8, "#8E6BB5"),
    (118, 272, 0.85, VELLUM),
    (170, 276, 0.85, GULES),
    (222, 272, 0.85, "#8E6BB5"),
    (272, 280, 0.9, VELLUM),
    (4, 318, 1.1, GULES),
    (48, 322, 1.15, VELLUM),
    (96, 326, 1.2, "#8E6BB5"),
    (148, 328, 1.2, "#E8C34A"),
    (202, 326, 1.2, VELLUM),
    (254, 328, 1.2, GULES),
    (306, 322, 1.15, "#8E6BB5"),
)


def _skep(x: float, y: float, size: float) -> str:
    coils = pen("M-26 -10H26M-25 -21H25M-22 -32H22M-17 -42H17", 2, "#8A6430")
    hive = painted("M-28 0C-30 -34 -14 -56 0 -56C14 -56 30 -34 28 0Z", THATCH, shade=8, inside=coils) + path(
        "M-7 0V-8A7 7 0 0 1 7 -8V0Z", INK
    )
    bees = "".join(
        painted(oval(px, py, 4, 3), GLOW, outline=1.6, shade=1)
        + path(oval(px, py - 4, 3, 2), VELLUM, stroke=INK, stroke_width=1)
        for px, py in ((22, -62), (-26, -52), (38, -38))
    )
    return place(painted(box(-34, -2, 68, 9, 2), "#8A5A2E", shade=3) + hive + bees, x, y, size)


def _flower(x: float, y: float, size: float, colour: str) -> str:
    stem = (
        pen("M0 0C1 -14 -1 -28 0 -40", 3.4, "#2F5230")
        + painted("M0 -12C8 -22 18 -22 22 -18C16 -10 8 -8 0 -12Z", LEAVES, outline=1.8, shade=3)
        + painted("M0 -6C-8 -16 -18 -16 -22 -12C-16 -4 -8 -2 0 -6Z", LEAVES, outline=1.8, shade=3)
    )
    petals = "".join(
        place(painted(oval(0, -9, 6, 8), colour, outline=1.8, shade=3, shine=1), 0, -42, 1, 60 * i) for i in range(6)
    )
    return place(stem + petals + painted(oval(0, -42, 5), "#E8B93C", outline=1.8, shade=2), x, y, size)


def farm() -> Picture:
    """A thatched farm among its wheat."""
    hill = painted("M-10 172C60 140 140 146 200 156C250 140 300 140 330 152V330H-10Z", "#86A35C", shade=0, shine=5)
    roof = thatch("M-4 172L36 92H116L156 172C120 182 30 182 -4 172Z", (-4, 92, 156, 180))
    lights = window(32, 212, 24, 28, True, False) + window(104, 212, 22, 28, True, False)
    house = frame_house(20, 224, 112, 62, 3) + roof + lights + door(66, 224, 28, 46)
    field = painted("M-10 240C80 226 240 226 330 240V330H-10Z", "#D8B04C", shade=0, shine=5)
    ears = "".join(
        place(_ear(), 6 + 22 * i + (row % 2) * 11, y, s, (i * 7 + row * 5) % 9 - 4)
        for row, (y, s) in enumerate(((270, 0.5), (294, 0.62), (326, 0.8)))
        for i in range(15)
    )
    sky = cloud(186, 36, 0.8, "#DCE6D0") + hill + tree(306, 176, 0.9)
    return vignette(VERT, sky + _haystack() + _barn() + smoke(98, 94, "#C9CFC0") + house + field + ears)


def _barn() -> str:
    planks = pen("".join(f"M{x} 80V224" for x in range(166, 274, 14)), 1.8, "#5A3A1E")
    beams = "M154 166H274M160 140H268M178 224V166M250 224V166"
    wall = painted(
        "M154 224V140L214 84L274 140V224Z", "#A5773F", shade=9, inside=planks + pen(beams, 8) + pen(beams, 4, "#5B3A22")
    )
    roof = thatch("M132 152L208 62H222L296 152L284 164L214 96L146 164Z", (132, 62, 296, 164))
    gate = painted(box(188, 170, 52, 54), "#5F3B20", shade=4) + pen("M214 170V224M188 182H240M188 212H240", 3)
    return wall + gate + roof + window(202, 146, 24, 28)


def _haystack() -> str:
    straws = "".join(
        brush(f"{x},{y} {x + 3},{y + 16}", (0.6, 2.2, 0.6), "#9A7430")
        for x in range(278, 330, 9)
        for y in (184, 202, 218)
    )
    return painted("M276 236C270 196 290 172 306 170C326 174 340 200 336 236Z", "#D8B25A", shade=8, inside=straws)


def _ear() -> str:
    stem = pen("M0 0V-46", 3.4, "#8A6420")
    grain = path("M0 0C8 -4 11 -13 8 -20C1 -17 -3 -9 0 0Z", "#F0CE6A", stroke="#7A5718", stroke_width=1.8)
    return (
        stem
        + "".join(place(grain, 0, y) + place(grain, 0, y, flip=True) for y in (-28, -40, -52))
        + place(grain, -3, -62, 1, -20)
    )


def pictures() -> dict[str, Picture]:
    """All country buildings by file name."""
    return {f"rival_kings/buildings/{draw.__name__}": draw() for draw in (vineyard, mine, herb_meadow, farm)}
