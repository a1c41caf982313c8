"""Things working people hold: the tools of their trades, each drawn around its grip at the origin."""

from art.ink import GLOW, GULES, INK, PURPURE, VELLUM, box, brush, glow, oval, painted, path, pen, place, tone
from art.people.hats import LEAF, STEEL
from art.people.tools import PAPER, WOOD

IRON = "#6E7276"
LEAVES = "#5E8A3A"


def shaft(top: float, bottom: float = 90, width: float = 9) -> str:
    """A wooden pole."""
    return painted(box(-width / 2, top, width, bottom - top, 3), WOOD, shade=3, shine=2)


def keys() -> str:
    """A large ring of keys, hanging from the fist."""
    key = (
        painted("M-10 0A10 11 0 1 1 10 0A10 11 0 1 1 -10 0Z", IRON, outline=2.6, shade=3)
        + path(oval(0, 0, 4), INK)
        + painted("M-4 10H4V56H18V66H10V70H18V80H-4Z", IRON, outline=2.6, shade=3)
    )
    hoop = pen(oval(0, 24, 27), 10) + pen(oval(0, 24, 27), 5, STEEL)
    return hoop + place(key, -20, 44, 1, 24) + place(key, 22, 44, 1, -24) + place(key, 1, 52)


def halberd() -> str:
    """A halberd, its blade to the right."""
    blade = painted("M2 -138C26 -150 42 -138 46 -120C48 -100 40 -84 24 -78L2 -88Z", STEEL, shade=7, shine=4)
    hook = painted("M-2 -130L-30 -118L-24 -104L-2 -98Z", STEEL, shade=4)
    spike = painted("M-6 -134L0 -190L6 -134Z", STEEL, shade=3)
    return shaft(-140) + blade + hook + spike + painted(box(-7, -134, 14, 50, 2), IRON, outline=2.4, shade=3)


def lantern() -> str:
    """A burning lantern, hanging from the fist."""
    loop = pen("M-10 18C-14 30 14 30 10 18", 4) + pen("M0 26V36", 4)
    roof = painted("M-26 52L0 32L26 52Z", IRON, shade=5)
    panes = painted(box(-21, 52, 42, 48, 2), "#F6D77E", shade=0, shine=0)
    flame = (
        glow(0, 78, 60, GLOW, 0.8) + path("M0 62C8 72 9 82 4 90H-4C-9 82 -8 72 0 62Z", "#FFFBE6") + pen("M0 88V94", 3)
    )
    bars = pen("M-7 52V100M7 52V100", 2.6)
    return (
        loop
        + panes
        + flame
        + bars
        + pen(box(-21, 52, 42, 48, 2), 3)
        + roof
        + painted(box(-25, 98, 50, 9, 3), IRON, shade=3)
    )


def fan(colour: str) -> str:
    """An open fan."""
    blade = painted(
        "M-4 0L-12 -76C-8 -84 8 -84 12 -76L4 0Z",
        colour,
        outline=2.2,
        shade=4,
        inside=path(oval(0, -58, 5), LEAF) + path("M-12 -80H12V-70H-12Z", LEAF),
    )
    blades = "".join(place(blade, 0, 0, 1, -58 + 19 * i) for i in range(7))
    return blades + painted(oval(0, 0, 6), LEAF, shade=2)


def crozier() -> str:
    """A bishop's staff with a gilt crook."""
    line = "2,-62 0,-100 4,-128 26,-142 44,-128 42,-108 28,-102 20,-112"
    crook = brush(line, (15, 15, 15, 15, 14, 13, 11, 8)) + brush(line, (9, 9, 9.5, 9.5, 9, 8, 6, 3), LEAF)
    knop = painted(oval(1, -62, 14, 10), LEAF, shade=4)
    buds = "".join(
        brush(p, (8, 2)) + brush(p, (4, 1), LEAF) for p in ("-4,-104 -14,-108", "8,-132 0,-142", "32,-144 38,-154")
    )
    return buds + painted(box(-5, -60, 10, 160, 3), LEAF, shade=3) + crook + knop


def quill() -> str:
    """A goose quill."""
    vane = painted(
        "M2 -20C-22 -54 -18 -104 8 -134C26 -108 26 -62 8 -22Z",
        VELLUM,
        outline=2.4,
        shade=6,
        inside="".join(brush(f"6,{y} -12,{y - 14}", (2, 0.6), "#B9AA8A") for y in (-40, -62, -84, -104)),
    )
    return vane + brush("-8,34 0,0 6,-60 8,-128", (2, 4, 3, 1)) + brush("-6,26 1,-6 6,-60", (1, 2, 1), PAPER)


def lute() -> str:
    """A lute; the origin is on its neck."""
    body = painted(
        "M0 30C30 38 52 72 50 106C48 138 26 154 0 154C-26 154 -48 138 -50 106C-52 72 -30 38 0 30Z",
        "#C98B45",
        shade=11,
        inside=pen("M-30 50C-40 90 -36 130 -20 156M30 50C40 90 36 130 20 156", 1.8, "#8A5423"),
    )
    rose = painted(oval(0, 84, 15), "#5A3416", shade=3) + pen(oval(0, 84, 20), 2.4, "#8A5423")
    neck = painted(box(-9, -74, 18, 110, 2), "#6A3F1C", shade=4) + pen("M-9 -50H9M-9 -30H9M-9 -8H9M-9 14H9", 1.6, LEAF)
    head = painted("M-10 -72L10 -76L4 -112C-8 -116 -18 -110 -20 -106Z", "#6A3F1C", shade=4)
    pegs = pen("M-26 -88L-12 -86M-26 -100L-14 -98M6 -88L20 -92M4 -102L18 -106", 5)
    strings = pen("M-5 -74V132M0 -74V132M5 -74V132", 1.1, VELLUM) + painted(box(-22, 130, 44, 8, 3), "#5A3416", shade=2)
    return body + rose + pegs + head + neck + strings


def rope() -> str:
    """A coil of rope."""

    def strand(d: str) -> str:
        return pen(d, 14) + pen(d, 9, "#C9A25E") + pen(d, 9, "#8A6430", stroke_dasharray="2 7")

    return "".join(strand(oval(0, 30 + 6 * i, 34 - 3 * i, 40 - 4 * i)) for i in range(3)) + strand(
        "M8 4C22 30 20 60 30 96"
    )


def hammer() -> str:
    """A smith's hammer."""
    block = painted("M-36 -112H24L40 -100V-84L24 -74H-36C-40 -86 -40 -100 -36 -112Z", IRON, shade=8, shine=5)
    return shaft(-100, 80, 12) + block + painted(box(-8, -116, 16, 46, 2), tone(IRON, -0.2), outline=2.2, shade=3)


def saw() -> str:
    """A hand saw, its blade upwards."""
    teeth = "".join(f"L{24 - 1.1 * i:g} {-43 - 13 * i}L{33 - 1.1 * i:g} {-36 - 13 * i}" for i in reversed(range(9)))
    blade = painted(f"M-22 -16L-14 -154H15{teeth}L26 -16Z", STEEL, shade=5, shine=3)
    grip = painted(
        "M-30 -18C-34 -22 -28 -30 -20 -28H30C38 -22 36 -12 32 -6C38 10 32 30 18 34H-18C-30 28 -34 8 -30 -18Z",
        WOOD,
        shade=6,
    )
    return blade + grip


def basket() -> str:
    """A basket of apples in front of the body."""
    handle = pen("M-66 6C-60 -76 60 -76 66 6", 14) + pen("M-66 6C-60 -76 60 -76 66 6", 8, "#B98A4A")
    apple_spots = (
        (-46, -4, GULES),
        (-20, -12, "#C9A227"),
        (8, -10, GULES),
        (36, -8, "#7FA03A"),
        (54, 2, GULES),
        (-6, -28, GULES),
        (22, -26, "#C9A227"),
    )
    apples = "".join(
        painted(oval(x, y, 16), c, outline=2.6, shade=6) + pen(f"M{x} {y - 12}v-5", 2.4)
        for x, y, c in reversed(apple_spots)
    )
    weave = "".join(pen(f"M-90 {y}H90", 2.4, "#7A5426") for y in range(20, 100, 14))
    weave += "".join(
        pen(f"M{x + (7 if i % 2 else 0)} {y}v14", 2.4, "#7A5426")
        for i, y in enumerate(range(6, 100, 14))
        for x in range(-84, 90, 14)
    )
    body = painted("M-74 4H74L62 100H-62Z", "#B98A4A", shade=9, inside=weave)
    return handle + apples + body + painted(box(-80, 0, 160, 13, 6), "#C99B58", shade=4)


def mug() -> str:
    """A foaming wooden mug; the fist holds its handle."""
    body = painted(
        "M10 -46H72L76 44H6Z", WOOD, shade=9, inside=pen("M26 -46L24 44M41 -46V44M57 -46L60 44", 2, "#57361A")
    )
    hoops = "".join(painted(box(5, y, 72, 9, 2), IRON, outline=2.2, shade=3) for y in (-36, 26))
    foam = painted(
        "M4 -44C-6 -56 4 -70 18 -66C22 -80 42 -82 48 -70C62 -78 80 -68 76 -54C82 -46 76 -38 70 -40C66 -30 56 -32 54 -40"
        "C46 -34 38 -36 36 -42C30 -34 20 -34 18 -42C12 -38 6 -40 4 -44Z",
        "#FBF3DF",
        shade=5,
    )
    handle = pen("M10 -26C-22 -30 -22 26 8 22", 13) + pen("M10 -26C-22 -30 -22 26 8 22", 7, WOOD)
    return handle + body + hoops + foam


def grapes(colour: str = PURPURE) -> str:
    """A heavy bunch of grapes, hanging from the fist."""
    spots = [(-27 + 18 * i + 9 * row, 34 + 15.5 * row) for row in range(4) for i in range(4 - row)]
    berries = "".join(painted(oval(x, y, 11), colour, outline=2.4, shade=5, shine=3) for x, y in spots)
    leaf = painted(
        "M4 24C14 10 20 12 26 2L34 10L48 8L44 20L54 30L40 32L36 44C24 42 10 36 4 24Z",
        LEAVES,
        outline=2.6,
        shade=5,
        inside=brush("6,24 24,22 44,22", (2.4, 1.6, 0.6), tone(LEAVES, -0.5)),
    )
    return pen("M0 10V30", 6, "#5A4325") + berries + leaf


def pickaxe() -> str:
    """A miner's pick."""
    head = painted(
        "M-66 -84C-44 -112 -20 -122 0 -122C20 -122 44 -112 66 -84C44 -98 22 -102 0 -102C-22 -102 -44 -98 -66 -84Z",
        IRON,
        shade=6,
        shine=4,
    )
    return shaft(-126, 90, 11) + head + painted(box(-10, -126, 20, 28, 3), tone(IRON, -0.2), outline=2.4, shade=3)


def mortar() -> str:
    """A mortar with its pestle and herbs."""
    pestle = painted("M14 -6L40 -76C48 -84 60 -78 58 -68L30 0Z", "#CDBF9F", shade=5)
    herb = "".join(place(sprig(), x, y, 1, angle) for x, y, angle in ((-24, 2, -24), (-6, 0, 0)))
    bowl = painted(
        "M-54 0H54C54 34 34 54 16 60V70H34V84H-34V70H-16V60C-34 54 -54 34 -54 0Z", "#B9A987", shade=12, shine=5
    )
    return pestle + herb + bowl + painted(box(-60, -8, 120, 16, 7), "#C9BA98", shade=5)


def sprig() -> str:
    """A twig of sage."""
    leaf = painted("M0 0C8 -10 24 -12 32 -6C26 6 10 8 0 0Z", LEAVES, outline=2.2, shade=4)
    pairs = "".join(
        place(leaf, 0, y, s, -30) + place(leaf, 0, y, s, 30, flip=True)
        for y, s in ((-14, 0.9), (-34, 0.85), (-54, 0.7))
    )
    return (
        pen("M0 10V-66", 3.4)
        + pairs
        + painted("M0 -92C8 -82 8 -70 0 -62C-8 -70 -8 -82 0 -92Z", LEAVES, outline=2.2, shade=3)
    )


def sickle() -> str:
    """A sickle, its blade up."""
    blade = painted(
        "M-4 -30C-44 -60 -46 -126 8 -146C36 -154 60 -138 66 -122C44 -136 16 -130 2 -108C-12 -84 -6 -54 8 -34Z",
        STEEL,
        shade=6,
        shine=4,
    )
    return blade + painted(box(-8, -36, 16, 92, 6), WOOD, shade=4)


def wheat() -> str:
    """Three ears of wheat."""
    grain = painted("M0 0C9 -4 12 -14 9 -22C1 -18 -3 -9 0 0Z", "#DDB14A", outline=1.8, shade=3, shine=2)
    ear = (
        pen("M0 60V-40", 4)
        + pen("M0 60V-40", 2, "#B98A2E")
        + "".join(place(grain, 1, y) + place(grain, -1, y, flip=True) for y in (-36, -52, -68, -84))
        + place(grain, -4, -94, 1, -20)
        + pen("M0 -112V-130M8 -104L16 -122M-8 -104L-16 -122", 1.6, "#8A6420")
    )
    return place(ear, 0, 0, 1, -22) + place(ear, 0, 0, 1, 22) + place(ear, 0, 0, 1.08)


def shears() -> str:
    """Gardener's shears, points upwards."""
    blade = painted("M-4 -24C-2 -70 6 -104 18 -130C24 -92 20 -52 8 -20Z", STEEL, outline=2.6, shade=4, shine=3)
    grip = pen("M4 -22C-10 10 -24 40 -20 76", 14) + pen("M4 -22C-10 10 -24 40 -20 76", 8, IRON)
    half = grip + blade
    return place(half, 0, 0, 1, -6, flip=True) + place(half, 0, 0, 1, -6) + painted(oval(0, -22, 7), LEAF, shade=3)


def spectacles() -> str:
    """Riveted spectacles on the nose (in the coordinates of the head)."""
    rims = "".join(pen(d, 5) + pen(d, 2, LEAF) for d in (oval(12, -1, 19, 17), oval(-28, -1, 14, 15)))
    bridge = pen("M-8 -8C-10 -14 -12 -14 -15 -9", 4.6) + pen("M31 -3L48 -8", 3.4)
    glint = brush("2,-10 8,-14", (1, 3.4, 1), "#FFFFFF") + brush("-36,-8 -32,-12", (1, 3, 1), "#FFFFFF")
    return rims + bridge + glint
