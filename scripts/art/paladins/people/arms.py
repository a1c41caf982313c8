"""Things people in Paladins hold, each drawn around its grip at the origin, and the shields at their sides."""

from art.ink import GLOW, INK, VELLUM, box, brush, glow, oval, painted, path, pen, place, polygon, ring, tone
from art.people.hats import LEAF, STEEL
from art.people.tools import WOOD
from art.people.trades import IRON, shaft

IVORY = "#F1E6CB"


def gonfanon(colour: str, sign: str) -> str:
    """A lance with a square banner that ends in three tails; `sign` is drawn on it in gold."""
    cloth = painted(
        "M4 -158C30 -166 52 -150 84 -158V-104L66 -92L76 -76L54 -84L44 -66L34 -84C24 -86 14 -84 4 -80Z",
        colour,
        shade=6,
        inside=pen("M0 -150C28 -158 52 -142 88 -150", 5, LEAF),
    )
    return shaft(-164, 84, 8) + cloth + place(pen(sign, 7, LEAF), 44, -118) + _spear_head(-168)


def _spear_head(foot: float) -> str:
    return painted(f"M0 {foot - 42}L10 {foot - 14}L4 {foot}H-4L-10 {foot - 14}Z", STEEL, outline=2.6, shade=4)


def spear() -> str:
    """A winged spear."""
    wings = painted("M-22 -126L-4 -118H4L22 -126L16 -108H-16Z", STEEL, outline=2.6, shade=3)
    head = painted("M0 -204L13 -162L5 -126H-5L-13 -162Z", STEEL, shade=5)
    return shaft(-132, 90, 8) + head + pen("M0 -190V-134", 2, tone(STEEL, -0.45)) + wings


def round_shield(field: str, charge: str, boss: str = LEAF) -> str:
    """A round shield with a broad cross, and a radius of 64 units around its boss."""
    sign = "".join(place(path("M-7 0L-15 -62H15L7 0Z", charge), angle=a) for a in (0, 90, 180, 270))
    studs = "".join(path(oval(x, y, 2.8), INK) for x, y, _ in ring(0, 0, 55, 16, 11))
    face = painted(oval(0, 0, 64), field, shade=12, shine=4, inside=sign)
    rim = pen(oval(0, 0, 57), 2.4, tone(field, -0.5))
    return face + rim + studs + painted(oval(0, 0, 17), boss, shade=6, shine=4)


def trowel() -> str:
    """A mason's trowel, its blade up."""
    blade = painted("M0 -118C18 -96 26 -70 22 -50H-22C-26 -70 -18 -96 0 -118Z", STEEL, shade=7, shine=4)
    return blade + pen("M0 -50V-24", 9) + pen("M0 -50V-24", 4.4, IRON) + painted(box(-7, -28, 14, 60, 5), WOOD, shade=4)


def cross_staff() -> str:
    """A staff with a gilded cross."""
    cross = painted("M-7 -70V-104H-34V-120H-7V-152H7V-120H34V-104H7V-70Z", LEAF, shade=5) + "".join(
        painted(oval(x, y, 8), LEAF, outline=2.6, shade=3) for x, y in ((-36, -112), (36, -112), (0, -156))
    )
    return shaft(-72, 92, 9) + cross + painted(oval(0, -112, 9), "#A6262B", outline=2.6, shade=3)


def oliphant() -> str:
    """An ivory horn with gold bands, its mouth up; the fist holds its narrow end."""
    horn = painted("M-10 18C-14 -20 -26 -56 -62 -92L-18 -122C8 -84 16 -30 12 20Z", IVORY, shade=9, shine=4)
    bands = "".join(pen(d, 12) + pen(d, 7.4, LEAF) for d in ("M-46 -74L-2 -94", "M-25 -36L12 -46", "M-60 -90L-18 -118"))
    return horn + bands


def jar() -> str:
    """A small jar of white clay with a gilded cross."""
    body = painted(
        "M-12 -72H12L10 -60C34 -52 42 -34 36 -12C30 8 14 14 0 14C-14 14 -30 8 -36 -12C-42 -34 -34 -52 -10 -60Z",
        VELLUM,
        shade=9,
    )
    ears = "".join(
        pen(d, 10) + pen(d, 5, VELLUM) for d in ("M-10 -66C-32 -72 -38 -54 -30 -44", "M10 -66C32 -72 38 -54 30 -44")
    )
    lid = painted(box(-18, -84, 36, 13, 5), LEAF, outline=2.8, shade=3)
    return ears + body + lid + pen("M0 -44V-8M-13 -30H13", 7, LEAF)


def dagger() -> str:
    """A dagger, its point up."""
    blade = painted("M-8 -30L-7 -92L0 -116L7 -92L8 -30Z", STEEL, shade=5) + pen("M0 -36V-96", 2, tone(STEEL, -0.45))
    return (
        blade
        + painted(box(-22, -34, 44, 10, 5), LEAF, outline=2.8, shade=3)
        + painted(oval(0, 30, 9), LEAF, outline=2.6, shade=3)
    )


def sabre() -> str:
    """A curved blade, its point up."""
    blade = painted("M-8 -32C-8 -84 -20 -130 -58 -178C-12 -158 16 -100 10 -32Z", STEEL, shade=6, shine=4)
    guard = painted(box(-26, -36, 52, 10, 5), LEAF, outline=2.8, shade=3)
    grip = painted(box(-6, -28, 12, 54, 4), "#2F4A3A", outline=2.6, shade=3)
    return blade + grip + guard + painted(oval(3, 30, 10), LEAF, outline=2.6, shade=3)


def mace() -> str:
    """A flanged mace."""
    flange = painted("M0 -150C20 -142 30 -124 30 -110C30 -96 18 -84 0 -78Z", STEEL, shade=5)
    ribs = pen("M0 -148V-80M-14 -140C-20 -120 -20 -104 -12 -86M14 -140C20 -120 20 -104 12 -86", 3)
    return (
        shaft(-90, 74, 10)
        + flange
        + place(flange, flip=True)
        + ribs
        + painted(oval(0, -152, 9), LEAF, outline=2.6, shade=3)
    )


def long_axe(flip: bool = False) -> str:
    """A broad axe with a long-bearded blade, to the left unless flipped."""
    blade = painted(
        "M0 -126C-18 -130 -36 -146 -44 -162C-66 -128 -64 -72 -36 -40C-30 -62 -20 -80 0 -88Z", STEEL, shade=8, shine=5
    )
    edge = brush("-46,-154 -57,-104 -38,-50", (1, 5, 1), tone(STEEL, 0.7))
    head = shaft(-148, 84, 11) + blade + edge + painted(box(-9, -132, 18, 50, 3), IRON, outline=2.6, shade=3)
    return place(head, flip=True) if flip else head


def club() -> str:
    """A knotted club with iron studs."""
    wood = painted("M-8 70L-18 -60C-30 -100 -22 -138 0 -142C24 -138 30 -100 20 -60L8 70Z", WOOD, shade=8)
    studs = "".join(
        painted(polygon([(x - 6, y + 5), (x, y - 8), (x + 6, y + 5)]), STEEL, outline=2.2, shade=2)
        for x, y in ((-10, -118), (10, -106), (-12, -88), (8, -78))
    )
    return wood + studs


def torch() -> str:
    """A burning torch."""
    flame = path(
        "M0 -150C14 -126 30 -114 26 -88C22 -72 12 -66 0 -66C-14 -66 -24 -74 -26 -90"
        "C-28 -108 -12 -116 -8 -130C-4 -126 -2 -130 0 -150Z",
        "#F08A2A",
        stroke=INK,
        stroke_width=3,
    )
    core = path(
        "M2 -118C8 -104 14 -98 12 -86C10 -76 6 -72 0 -72C-8 -72 -12 -78 -12 -86C-10 -96 -2 -102 2 -118Z", "#FFE28A"
    )
    return (
        glow(0, -100, 84, GLOW, 0.8)
        + painted("M-7 80L-11 -50H11L7 80Z", WOOD, shade=4)
        + flame
        + core
        + painted("M-18 -72H18L13 -46H-13Z", IRON, outline=2.8, shade=4)
    )


def candle_stick() -> str:
    """A tall candle in a candlestick."""
    wax = painted(box(-10, -110, 20, 80, 4), IVORY, shade=5)
    flame = path("M0 -148C13 -132 10 -116 0 -114C-10 -116 -13 -132 0 -148Z", "#F8B93A", stroke=INK, stroke_width=2.6)
    return glow(0, -130, 76, GLOW, 0.9) + wax + flame + painted("M-24 -34H24L10 -18V60H-10V-18Z", LEAF, shade=5)


def set_square() -> str:
    """A mason's square with a plumb line."""
    arms = painted("M-10 40V-126H12V-12H70V10H12V40Z", WOOD, shade=4)
    return arms + pen("M52 -10V-76", 2.4) + painted("M44 -76H60L52 -48Z", IRON, outline=2.6, shade=3)


def tally() -> str:
    """A list of debts: a long sheet covered in strokes."""
    sheet = painted("M-34 -100H36L30 60C16 66 4 54 -10 62C-18 66 -26 62 -30 60Z", "#F0E2BE", shade=7)
    lines = "".join(f"M-22 {y}h{w}" for y, w in ((-84, 46), (-68, 34), (-52, 46), (-36, 28), (34, 40)))
    return sheet + pen(lines, 4.4, "#7A6246") + pen("M14 -70V-50M20 -70V-50M8 -38V-24", 3, "#8E1B1B")


def pack() -> str:
    """Behind the shoulder: a pedlar's frame with a rolled blanket and two pots."""
    frame = painted(
        box(-44, -96, 88, 150, 8), "#7A4E28", shade=8, inside=pen("M-44 -60H44M-44 -20H44M-44 20H44", 4, "#4F3217")
    )
    roll = painted("M-58 -118H58C68 -112 68 -92 58 -86H-58C-68 -92 -68 -112 -58 -118Z", "#A6483A", shade=6)
    rings = "".join(pen(f"M{x} -118V-86", 5, "#E7C26A") for x in (-30, 30))
    pot = painted("M-16 0H16C24 16 18 34 0 34C-18 34 -24 16 -16 0Z", IRON, outline=2.8, shade=5)
    return frame + roll + rings + place(pot, 46, -58, 0.9) + place(pot, 50, -8, 0.7)


def sack() -> str:
    """A stolen sack from which gold peeps."""
    coins = "".join(
        painted(oval(x, y, 11, 9), "#F0C24A", outline=2.4, shade=3) for x, y in ((-12, -38), (8, -44), (18, -34))
    )
    bag = painted(
        "M-26 -30C-8 -38 14 -38 32 -28C54 0 52 44 34 58C12 68 -18 66 -34 56C-50 40 -46 0 -26 -30Z",
        "#B99765",
        shade=10,
        inside=brush("-16,-20 -26,10 -20,44", (1, 3, 1), "#6E5630") + brush("16,-22 26,8 20,44", (1, 3, 1), "#6E5630"),
    )
    return coins + bag + pen("M-28 -28C-8 -18 14 -18 34 -26", 7) + pen("M-28 -28C-8 -18 14 -18 34 -26", 3.4, "#8E5A2A")


def shackles() -> str:
    """Irons on a chain, hanging from the fist."""
    links = "".join(pen(oval(0, y, 6, 9), 7) + pen(oval(0, y, 6, 9), 3, STEEL) for y in (22, 36, 50))
    cuff = (
        pen(oval(0, 0, 19, 21), 15) + pen(oval(0, 0, 19, 21), 9, IRON) + painted(box(-8, -28, 16, 13, 3), IRON, 2.6, 3)
    )
    return links + place(cuff, -24, 80, 1, 18) + place(cuff, 24, 80, 1, -18)


def map_sheet() -> str:
    """A half-rolled chart with a route on it."""
    sheet = painted("M-58 -70L50 -80L56 26L-52 36Z", "#EAD9AC", shade=7)
    coast = brush("-46,-40 -20,-56 -4,-34 22,-50 44,-36", (1, 3, 3, 3, 1), "#6B8A8F") + brush(
        "-44,16 -14,-2 20,12 46,-4", (1, 3, 3, 1), "#6B8A8F"
    )
    route = pen("M-36 -8L-16 -20L6 -12L26 -26", 3.4, "#A6262B", stroke_dasharray="1 8") + pen(
        "M26 -34L38 -22M38 -34L26 -22", 4.4, "#A6262B"
    )
    return sheet + coast + route + place(painted(box(-60, -84, 116, 15, 7), "#D3BE88", shade=4), 0, 0, 1, -5)


def joined_hands(skin: str, sleeve: str, cuff: str = LEAF) -> str:
    """Two hands folded in prayer; the origin is between the wrists."""
    arm = painted("M-34 20C-30 4 -20 -4 -8 -4L6 18C-6 40 -24 80 -30 130H-84C-74 80 -54 44 -34 20Z", sleeve, shade=9)
    hem = painted("M-36 20C-32 2 -22 -8 -8 -12L6 8C-6 14 -16 24 -22 36Z", cuff, outline=2.6, shade=4)
    far = painted("M-6 -6L2 -74C8 -82 18 -78 18 -68L16 -10L8 12Z", tone(skin, -0.12), outline=2.6, shade=4)
    near = painted("M-22 8C-22 -16 -16 -40 -8 -74C-2 -82 8 -78 8 -68L6 -12L-4 22Z", skin, outline=2.6, shade=5)
    thumb = painted("M-20 -6C-16 -26 -8 -34 -2 -34C4 -30 0 -18 -8 -4Z", skin, outline=2.4, shade=3)
    other = painted("M8 18L22 -8C40 0 56 14 66 36L84 130H30C28 90 20 50 8 18Z", sleeve, shade=9)
    rim = painted("M2 10L16 -16C30 -10 42 -2 50 8L32 36C22 28 12 18 2 10Z", cuff, outline=2.6, shade=4)
    return other + rim + far + arm + hem + near + thumb
