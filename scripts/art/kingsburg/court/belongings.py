"""Things that Kingsburg's advisors hold, each drawn around its grip at the origin."""

from art.ink import (
    GLOW,
    GULES,
    INK,
    VELLUM,
    WHITE,
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
    ring,
    tone,
)
from art.kingsburg.court.headwear import bell
from art.people.hats import LEAF, STEEL, gem
from art.people.tools import PAPER, WOOD
from art.people.trades import IRON, LEAVES, shaft
from art.scenery import stars

BRASS = "#C08A3A"


def marotte(one: str, other: str) -> str:
    """A fool's sceptre with a small face in a cap and bells."""
    horns = painted("M-4 -84C-22 -96 -34 -84 -38 -66L-20 -72Z", one, outline=2.6, shade=3) + painted(
        "M4 -84C22 -98 36 -86 40 -68L20 -72Z", other, outline=2.6, shade=3
    )
    face = painted(oval(0, -66, 19, 20), "#F1CBA4", outline=2.6, shade=5)
    cap = painted("M-20 -66C-22 -92 22 -92 20 -66C8 -76 -8 -76 -20 -66Z", one, outline=2.6, shade=3)
    smile = path(oval(-7, -66, 2.4), INK) + path(oval(6, -66, 2.4), INK) + pen("M-8 -57C-3 -52 4 -52 8 -57", 2.4)
    ruff = painted("M-18 -46L-10 -50L0 -46L10 -50L18 -46L12 -34L0 -38L-12 -34Z", other, outline=2.4, shade=3)
    return shaft(-44, 60) + horns + face + cap + smile + ruff + bell(-39, -62, 0.6) + bell(41, -64, 0.6)


def pennon(colour: str, stripe: str) -> str:
    """A lance with a swallow-tailed pennon."""
    cloth = painted(
        "M4 -132C24 -140 44 -124 66 -132L54 -112L68 -90C44 -84 24 -100 4 -90Z",
        colour,
        shade=6,
        inside=pen("M0 -112C26 -120 40 -104 72 -112", 12, stripe),
    )
    return shaft(-140, 80, 8) + cloth + painted("M-7 -138L0 -172L7 -138Z", STEEL, outline=2.6, shade=3)


def dividers() -> str:
    """A pair of dividers, points upwards."""
    leg = painted("M-5 4L-2 -30L-20 -112L-26 -130L-30 -110L-14 -30L-12 4Z", STEEL, outline=2.6, shade=3)
    return leg + place(leg, flip=True) + painted(oval(0, -20, 13), LEAF, shade=4) + path(oval(0, -20, 4), INK)


def plan() -> str:
    """A plan of a tower on a half-rolled sheet."""
    sheet = painted("M-50 -58L46 -66L54 58L-44 64Z", "#F3E9CC", shade=6)
    tower = pen("M-26 46V-10H-18V-2H-8V-10H4V-2H14V-10H24V44M-26 46L24 44M-8 45V24A7 8 0 0 1 8 24V44", 3.4, "#2F5D8C")
    lines = pen("M-34 -30H34M-34 -38V-22M34 -38V-22M38 -10V42", 2, "#A6262B")
    rolls = painted(box(-56, -72, 108, 14, 7), tone(PAPER, -0.12), shade=4)
    return sheet + tower + lines + place(rolls, 0, 0, 1, -4)


def axe() -> str:
    """A man-at-arms's axe."""
    blade = painted(
        "M0 -118C22 -124 40 -138 46 -148C62 -116 60 -74 40 -46C34 -60 20 -72 0 -74Z", STEEL, shade=7, shine=4
    )
    edge = brush("47,-142 56,-98 41,-54", (1, 5, 1), tone(STEEL, 0.7))
    back = painted("M-2 -112L-24 -104V-88L-2 -80Z", IRON, outline=2.8, shade=3)
    return shaft(-132, 80, 11) + back + blade + edge + painted(box(-9, -118, 18, 44, 3), IRON, outline=2.6, shade=3)


def retort(liquor: str) -> str:
    """A glass retort with glowing liquid, its spout to the left."""
    d = (
        "M-8 -104C18 -110 44 -92 46 -62C48 -34 28 -14 2 -14C-24 -14 -42 -34 -42 -58C-44 -82 -62 -92 -88 -62L-100 -72"
        "C-84 -98 -50 -118 -8 -104Z"
    )
    filled = path("M-60 -58C-30 -66 14 -50 60 -60V0H-60Z", liquor) + path(
        "M-60 -58C-30 -66 14 -50 60 -60V-52C14 -44 -30 -58 -60 -52Z", tone(liquor, 0.45)
    )
    bubbles = "".join(
        path(oval(x, y, r), tone(liquor, 0.6))
        for x, y, r in ((-10, -36, 5), (12, -30, 4), (20, -44, 6), (-22, -48, 3.4))
    )
    glass = path(d, "#DCEDE6", opacity=0.55) + clip(d, filled + bubbles) + pen(d, 3.4)
    light = brush("-28,-78 -12,-94 8,-96", (1, 6, 1), WHITE) + brush("34,-76 38,-62 34,-46", (1, 4, 1), WHITE)
    drop = path("M-96 -58C-90 -48 -90 -42 -96 -40C-102 -42 -102 -48 -96 -58Z", liquor, stroke=INK, stroke_width=2.4)
    cork = painted(box(-4, -120, 18, 18, 3), "#A9743C", outline=2.6, shade=3)
    return glow(2, -52, 90, liquor, 0.6) + cork + glass + light + drop


def star_globe() -> str:
    """A globe of the heavens in its brass rings."""
    foot = painted("M-24 34L-8 22V-8H8V22L24 34Z", BRASS, shade=4)
    night = painted(
        oval(0, -58, 42),
        "#233A78",
        shade=11,
        inside=stars("#F4D778", (-22, -74), (4, -84), (20, -60), (-8, -52), (-26, -46), (10, -34))
        + pen("M-22 -74L4 -84L20 -60", 1.6, "#F4D778"),
    )
    hoop = place(pen(oval(0, 0, 54, 17), 9) + pen(oval(0, 0, 54, 17), 5, LEAF), 0, -58, 1, -24)
    meridian = pen(oval(0, -58, 48), 9) + pen(oval(0, -58, 48), 5, BRASS)
    return foot + hoop + night + meridian + _near_half(hoop) + painted(oval(0, -110, 8), LEAF, outline=2.6, shade=3)


def _near_half(hoop: str) -> str:
    """The half of the hoop that passes in front of the globe."""
    return clip("M-80 -38L80 -100L120 20L-60 60Z", hoop)


def chest() -> str:
    """An open chest heaped with coins; the origin is the middle of its rim."""
    lid = painted("M-66 -6C-70 -44 -56 -64 0 -64C56 -64 70 -44 66 -6Z", tone(WOOD, -0.25), shade=6)
    inner = path("M-58 -6C-60 -36 -48 -54 0 -54C48 -54 60 -36 58 -6Z", "#2B1A14")
    spots = [
        (-44, -8),
        (-22, -12),
        (0, -14),
        (22, -12),
        (44, -8),
        (-32, -22),
        (-10, -26),
        (12, -26),
        (32, -20),
        (0, -36),
    ]
    coins = "".join(painted(oval(x, y, 13, 8), "#F0C24A", outline=2.4, shade=3, shine=2) for x, y in reversed(spots))
    body = painted(box(-66, -4, 132, 64, 4), WOOD, shade=9, inside=pen("M-66 22H66M-66 42H66", 2, "#4F3217"))
    bands = "".join(painted(box(x, -6, 12, 66), IRON, outline=2.6, shade=3) for x in (-50, 38))
    lock = painted(box(-14, 0, 28, 28, 4), LEAF, shade=4) + path(oval(0, 12, 4), INK) + pen("M0 12V20", 3.4)
    return lid + inner + glow(0, -20, 60, GLOW, 0.6) + coins + body + bands + lock


def golden_key() -> str:
    """A large key, its bit upwards."""
    bow = "".join(pen(oval(x, y, 10), 9) + pen(oval(x, y, 10), 4.6, LEAF) for x, y in ((0, 44), (-13, 28), (13, 28)))
    stem = painted(box(-5, -96, 10, 120, 4), LEAF, shade=3)
    bit = painted("M4 -94H34V-82H24V-76H34V-62H4Z", LEAF, outline=2.8, shade=4)
    return bow + stem + bit + painted(box(-11, -20, 22, 9, 4), LEAF, outline=2.4, shade=2)


def long_bow() -> str:
    """A strung bow."""
    wood = "24,-122 2,-80 -14,-30 -12,20 6,66 28,96"
    bow = brush(wood, (7, 11, 14, 14, 11, 7)) + brush(wood, (3, 6.4, 9, 9, 6.4, 3), "#A9743C")
    string = pen("M24 -120L27 94", 1.8, VELLUM)
    grip = painted(box(-23, -20, 18, 30, 5), "#5B3A22", outline=2.6, shade=3)
    return string + bow + grip


def quiver() -> str:
    """A quiver of arrows, worn behind the shoulder."""
    arrows = ""
    for x, y, colour in ((-16, -46, GULES), (0, -58, VELLUM), (16, -48, GULES)):
        arrows += pen(f"M{x} 0V{y}", 5) + pen(f"M{x} 0V{y}", 2.4, "#C99B58")
        arrows += painted(
            f"M{x - 7} {y - 14}L{x} {y - 8}L{x + 7} {y - 14}V{y + 12}L{x} {y + 18}L{x - 7} {y + 12}Z",
            colour,
            outline=2.2,
            shade=3,
        )
    body = painted("M-26 -14H26L20 96H-18Z", "#7A4E28", shade=8)
    return arrows + body + painted(box(-29, -20, 58, 14, 4), "#9A6A38", outline=2.8, shade=4)


def baton() -> str:
    """A commander's baton."""
    staff = painted(
        box(-9, -104, 18, 140, 5),
        "#7E1F2A",
        shade=5,
        inside=pen("M-12 -70L12 -86M-12 -46L12 -62M-12 -22L12 -38", 4, LEAF),
    )
    return staff + painted(box(-13, -114, 26, 18, 6), LEAF, shade=4) + painted(box(-13, 32, 26, 16, 6), LEAF, shade=4)


def glowing_blade() -> str:
    """A sword blade, hot from the fire, in a smith's tongs."""
    heat = glow(0, -96, 80, "#FF9A2E", 0.9)
    blade = painted("M-9 -24L-10 -150L0 -176L10 -150L9 -24Z", "#F3A03A", shade=4, shine=3)
    core = brush("0,-30 0,-90 0,-160", (5, 7, 1), "#FFF0B0")
    tang = painted(box(-5, -26, 10, 26), IRON, outline=2.6, shade=2)
    jaws = "".join(pen(d, 11) + pen(d, 6, IRON) for d in ("M-10 -20C-18 -6 6 10 10 80", "M10 -20C18 -6 -6 10 -10 80"))
    return heat + blade + core + tang + jaws


def hand_mirror() -> str:
    """A lady's mirror in a golden frame."""
    glass = painted(oval(0, -66, 25, 30), "#CFE4EA", outline=2.6, shade=6)
    frame = painted(oval(0, -66, 35, 41), LEAF, shade=8)
    beads = "".join(
        path(oval(x, y, 3), tone(LEAF, 0.6))
        for x, y, _ in ((x, -66 + (y + 66) * 1.18, a) for x, y, a in ring(0, -66, 30, 16))
    )
    light = brush("-14,-60 -6,-78 6,-86", (1, 6, 1), WHITE)
    return painted("M-6 -30H6L8 50H-8Z", LEAF, shade=4) + frame + beads + glass + light + gem(0, -22, GULES, 7)


def keg() -> str:
    """A small keg of smuggled spirits."""
    body = painted(
        "M-40 -26C-48 -8 -48 8 -40 26H40C48 8 48 -8 40 -26Z",
        "#9A6A38",
        shade=7,
        inside=pen("M-60 -10H60M-60 8H60", 2, "#57361A"),
    )
    hoops = pen("M-28 -28C-34 -8 -34 8 -28 28M28 -28C34 -8 34 8 28 28", 8) + pen(
        "M-28 -28C-34 -8 -34 8 -28 28M28 -28C34 -8 34 8 28 28", 4, IRON
    )
    return body + hoops + painted(oval(0, 0, 7), "#4F3217", outline=2.4, shade=2)


def gear(radius: float, teeth: int, colour: str = BRASS) -> str:
    """A toothed wheel around the origin."""
    points = []
    for i in range(teeth * 2):
        size = radius if i % 2 else radius * 0.78
        for lean in (-56, 56):
            points.append(ring(0, 0, size, 1, 180 * i / teeth + lean / teeth)[0][:2])
    spokes = "".join(
        place(path(box(-radius * 0.08, -radius * 0.55, radius * 0.16, radius * 0.55), colour), angle=72 * i)
        for i in range(5)
    )
    hole = path(oval(0, 0, radius * 0.52), "#3A2416", stroke=INK, stroke_width=2.4)
    return (
        painted(polygon(points), colour, shade=radius * 0.14)
        + hole
        + spokes
        + painted(oval(0, 0, radius * 0.2), colour, outline=2.4, shade=3)
    )


def wizard_staff(colour: str = "#6FD0E8") -> str:
    """A gnarled staff clasping a shining crystal."""
    root = "0,96 2,30 -4,-30 2,-76"
    wood = brush(root, (13, 13, 14, 16)) + brush(root, (8, 8, 9, 11), "#6B4426")
    claws = "".join(
        brush(line, (12, 10, 4)) + brush(line, (7, 5.6, 1), "#6B4426")
        for line in ("0,-70 -26,-88 -20,-124", "0,-70 26,-86 22,-122")
    )
    stone = polygon([(0, -140), (17, -116), (11, -88), (-11, -88), (-17, -116)])
    facets = pen("M0 -140L-4 -112L-11 -88M-4 -112L17 -116M-4 -112L-17 -116", 2, tone(colour, -0.4))
    return glow(0, -112, 74, colour, 0.95) + wood + painted(stone, colour, shade=6, inside=facets) + claws


def white_lily() -> str:
    """A white lily in bloom, with a leaf."""
    petal = painted(
        "M0 0C-16 -12 -18 -40 0 -58C18 -40 16 -12 0 0Z",
        "#F7F1E4",
        outline=2.6,
        shade=6,
        inside=brush("0,-4 0,-46", (2.4, 0.6), "#C9BFA4"),
    )
    bloom = "".join(place(petal, 0, -70, s, a) for s, a in ((0.9, -78), (0.9, 78), (1, -40), (1, 40), (1.08, 0)))
    stamens = pen("M0 -72V-100M-3 -72L-12 -96M3 -72L12 -96", 2.4, "#5E8A3A") + "".join(
        path(oval(x, y, 4), "#E0A02E") for x, y in ((0, -102), (-13, -98), (13, -98))
    )
    stem = brush("2,70 -2,10 0,-72", (6, 6, 6)) + brush("2,70 -2,10 0,-72", (3, 3, 3), LEAVES)
    leaf = painted("M-2 -24C-20 -30 -36 -22 -40 -10C-24 -8 -10 -10 -2 -24Z", LEAVES, outline=2.4, shade=4)
    return stem + leaf + bloom + stamens
