"""Hands and the attributes that people of rank hold, each drawn around its grip at the origin."""

from art.ink import GULES, VELLUM, box, brush, oval, painted, pen, place, tone
from art.people.hats import LEAF, STEEL, gem

WOOD = "#8A5A2E"
PAPER = "#F0E2BE"


def fist(skin: str, sleeve: str, cuff: str = VELLUM) -> str:
    """A hand closed round something upright, its arm going down out of the frame."""
    arm = painted(
        "M-15 14C-24 36 -36 70 -42 130H40C36 70 26 36 17 14Z",
        sleeve,
        shade=9,
        inside=brush("-14,40 -22,70 -24,110", (1, 3, 1), tone(sleeve, -0.45)),
    )
    hem = painted("M-20 14C-8 20 10 20 22 13L26 28C10 36 -10 37 -24 29Z", cuff, shade=4)
    palm = painted("M-15 -16C-4 -22 14 -20 18 -12C22 0 20 14 15 19C4 23 -10 22 -15 17Z", skin, outline=2.6, shade=5)
    fingers = "".join(
        painted(box(-19, -19 + 9.4 * i, 26 - i, 9.6, 4.6), skin, outline=2.2, shade=3, shine=2) for i in range(4)
    )
    return arm + hem + palm + fingers


def blessing(skin: str, sleeve: str, cuff: str = VELLUM) -> str:
    """A raised hand with two fingers extended."""
    arm = painted("M-15 22C-22 44 -32 70 -38 130H40C34 70 26 44 17 22Z", sleeve, shade=9)
    hem = painted("M-19 22C-8 28 10 28 21 21L25 36C10 44 -10 44 -23 37Z", cuff, shade=4)
    tall = painted("M-8 -10L-9 -47C-7 -53 1 -53 2 -47L3 -10Z", skin, outline=2.4, shade=3) + painted(
        "M3 -10L3 -45C5 -51 12 -50 13 -44L13 -8Z", skin, outline=2.4, shade=3
    )
    palm = painted(
        "M-14 -14C-2 -18 12 -18 18 -10C22 4 20 18 15 25C4 29 -10 28 -14 23C-17 10 -17 -4 -14 -14Z",
        skin,
        outline=2.6,
        shade=6,
    )
    bent = painted(box(-4, -6, 23, 9.5, 4.6), skin, outline=2.2, shade=3) + painted(
        box(-4, 4, 22, 9.5, 4.6), skin, outline=2.2, shade=3
    )
    thumb = painted("M-14 -6C-24 -14 -28 -28 -24 -32C-18 -34 -10 -20 -4 -6Z", skin, outline=2.4, shade=3)
    return arm + hem + tall + palm + bent + thumb


def sword() -> str:
    """A sword held upright by its grip."""
    blade = painted("M-7 -34V-196L0 -212L7 -196V-34Z", STEEL, shade=5, shine=2) + pen(
        "M0 -42V-186", 2, tone(STEEL, -0.4)
    )
    guard = painted(box(-34, -36, 68, 10, 5), LEAF, shade=4)
    grip = painted(box(-5.5, -28, 11, 58, 3), "#5B3A22", shade=3)
    return blade + guard + grip + painted(oval(0, 34, 10), LEAF, shade=4)


def sceptre() -> str:
    """A sceptre with a lily at its head."""
    rod = painted(box(-5, -96, 10, 180, 4), LEAF, shade=4)
    petal = painted("M-6 -96C-12 -112 -28 -110 -28 -122C-28 -134 -12 -134 -6 -118Z", LEAF, shade=4)
    middle = painted("M0 -142C10 -128 12 -112 5 -98H-5C-12 -112 -10 -128 0 -142Z", LEAF, shade=4)
    return (
        rod
        + petal
        + place(petal, flip=True)
        + middle
        + painted(box(-12, -100, 24, 9, 4), LEAF, shade=3)
        + gem(0, -118, GULES, 6)
    )


def orb() -> str:
    """An orb with a cross on top."""
    ball = painted(oval(0, -26, 30), LEAF, shade=10, shine=4)
    band = (
        pen("M-29 -30C-12 -18 14 -18 29 -32", 6)
        + pen("M-29 -30C-12 -18 14 -18 29 -32", 3, GULES)
        + pen("M-4 -54C-10 -46 -10 -34 -6 -22", 4)
    )
    cross = painted("M-4 -56V-66H-14V-75H-4V-88H5V-75H15V-66H5V-56Z", LEAF, outline=2.4, shade=3)
    return cross + ball + band


def falcon() -> str:
    """A hooded falcon on the glove."""
    tail = painted("M4 -6C10 14 12 32 8 48L-8 46C-8 28 -8 8 -8 -6Z", "#6E4A2C", shade=4)
    body = painted(
        "M-20 -72C-6 -84 16 -76 20 -56C26 -34 22 -10 4 4C-14 2 -26 -16 -26 -40C-26 -56 -24 -66 -20 -72Z",
        "#E2CFA8",
        shade=8,
        inside="".join(
            brush(f"{x},{y} {x + 4},{y + 7}", (3.4, 0.8), "#7A5634")
            for x, y in ((-18, -46), (-10, -38), (-18, -32), (-8, -24), (-14, -16), (-4, -12))
        ),
    )
    wing = painted(
        "M6 -66C28 -60 36 -30 26 10C18 4 6 -18 2 -40Z",
        "#7A5230",
        shade=5,
        inside=brush("12,-52 22,-26 24,2", (1, 2.6, 1), "#4A2F1A"),
    )
    cap = painted("M-26 -66C-30 -86 -8 -98 6 -86C14 -78 12 -66 6 -62C-6 -58 -18 -60 -26 -66Z", GULES, shade=4)
    beak = painted("M-26 -72C-36 -74 -38 -64 -34 -58C-30 -60 -26 -62 -24 -66Z", "#4A4038", outline=2, shade=1)
    plume = brush("-6,-92 -2,-104 6,-108", (3, 5, 1), LEAF)
    return tail + body + wing + beak + cap + plume + pen("M-14 2V10M-2 4V12", 4, LEAF)


def rose() -> str:
    """A single rose on its stem."""
    stem = brush("0,60 2,10 -4,-40 -2,-70", (5, 5, 4, 4)) + brush(
        "0,60 2,10 -4,-40 -2,-70", (2.4, 2.4, 2, 2), "#4C7A35"
    )
    leaf = painted("M0 -36C10 -52 28 -54 36 -46C28 -34 14 -28 0 -36Z", "#4C7A35", outline=2.2, shade=4)
    bloom = painted(
        "M-26 -88C-30 -106 -10 -118 2 -112C18 -118 32 -102 26 -88C28 -70 8 -62 -2 -66C-16 -62 -28 -74 -26 -88Z",
        GULES,
        shade=6,
    )
    petals = "".join(
        brush(line, (0.8, 2.6, 0.8), tone(GULES, -0.55))
        for line in (
            "-14,-92 -6,-104 8,-102 12,-90",
            "-8,-88 0,-96 6,-88 0,-82",
            "-22,-84 -10,-74 6,-74",
            "22,-86 16,-74 4,-70",
        )
    )
    return stem + leaf + bloom + petals


def scroll(seal: str = GULES) -> str:
    """A sealed letter, rolled, held upright."""
    roll = painted("M-17 -92H17V58H-17Z", PAPER, shade=8, inside=pen("M-6 -90V56M6 -90V56", 1.4, tone(PAPER, -0.3)))
    ends = painted(oval(0, -92, 17, 7), tone(PAPER, 0.4), shade=2) + pen(
        "M-8 -92C-6 -97 8 -97 9 -92C8 -88 -2 -88 -2 -92", 2
    )
    tape = painted(box(-19, -50, 38, 10), GULES, outline=2.2, shade=3)
    ribbon = painted("M-6 -40L-14 -8L-4 -14L2 -6L6 -40Z", GULES, outline=2.2, shade=3)
    return (
        roll
        + ends
        + ribbon
        + tape
        + painted(oval(0, -44, 13), seal, shade=5)
        + pen("M-5 -44H5M0 -49V-39", 3, tone(seal, -0.5))
    )


def purse() -> str:
    """A full purse, hanging from the fist."""
    bag = painted(
        "M-14 26C-40 40 -48 74 -36 94C-20 106 22 106 38 94C50 72 40 40 14 26Z",
        "#8A5A2E",
        shade=10,
        inside="".join(
            brush(line, (0.8, 3, 0.8), "#4F3217")
            for line in ("-8,32 -24,56 -26,84", "2,32 0,56 0,90", "10,32 26,54 26,82")
        ),
    )
    neck = painted("M-16 14C-6 20 8 20 18 14L14 32C4 36 -6 36 -14 32Z", "#A26B38", outline=2.6, shade=3)
    badge = painted(oval(0, 68, 14), LEAF, shade=5) + pen("M-6 68H6M0 62V74", 3, tone(LEAF, -0.5))
    return bag + neck + badge


def scales() -> str:
    """A pair of scales."""
    beam = painted("M-62 -62C-30 -74 30 -74 62 -62L60 -54C30 -64 -30 -64 -60 -54Z", LEAF, outline=2.6, shade=3)
    post = painted(box(-4, -84, 8, 88, 3), LEAF, shade=3) + painted(oval(0, -86, 8), LEAF, shade=3)
    pan = painted("M-27 0H27C24 16 -24 16 -27 0Z", LEAF, outline=2.6, shade=5)
    cords = pen("M-24 0L0 -46L24 0", 2.2)
    coins = "".join(painted(oval(x, -3, 8, 4), "#F0C957", outline=2, shade=2) for x in (-9, 7)) + painted(
        oval(0, -9, 8, 4), "#F0C957", outline=2, shade=2
    )
    return cords_at(-58, -10, cords, coins + pan) + cords_at(58, -16, cords, pan) + beam + post


def cords_at(x: float, y: float, cords: str, pan: str) -> str:
    """A pan hanging on its cords."""
    return place(cords + pan, x, y)


def bolt_of_cloth(colour: str) -> str:
    """A roll of silk under the arm, its end hanging down."""
    drape = painted(
        "M-34 -6C-40 40 -36 80 -44 120H8C4 80 0 40 4 0Z",
        colour,
        shade=8,
        inside="".join(
            brush(line, (0.8, 3, 0.8), tone(colour, -0.45)) for line in ("-22,10 -24,60 -30,110", "-6,10 -8,60 -10,110")
        ),
    )
    roll = painted("M-54 -26L70 -58C82 -50 84 -30 76 -20L-44 14C-58 8 -62 -16 -54 -26Z", colour, shade=10)
    end = painted(oval(-50, -6, 12, 20), tone(colour, 0.3), shade=4) + pen(
        "M-50 -16C-42 -14 -42 4 -50 4C-56 2 -56 -8 -51 -8", 2
    )
    stripes = "".join(pen(f"M{x} {-31 - 0.26 * x + 2}L{x + 8} {8 - 0.26 * x}", 4, LEAF) for x in (0, 12, 44, 56))
    return drape + roll + stripes + end


def closed_book(colour: str) -> str:
    """A closed book with gilded corners, held in front of the chest."""
    pages = painted("M-40 -52L36 -60L42 40L-36 48Z", PAPER, shade=5)
    cover = painted("M-46 -50L28 -58L34 44L-42 52Z", colour, shade=7)
    corners = "".join(
        painted(d, LEAF, outline=2, shade=2)
        for d in ("M-46 -50L-28 -52L-45 -32Z", "M28 -58L12 -56L29 -40Z", "M-42 52L-26 50L-42 34Z")
    )
    boss = painted(oval(-6, -4, 14), LEAF, shade=4) + pen("M-6 -12V4M-13 -6H1", 4, tone(LEAF, -0.5))
    return pages + cover + corners + boss
