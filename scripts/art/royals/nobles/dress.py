"""Dress and attributes of the nobles of Royals, below the heads of `faces`."""

from art.ink import VELLUM, brush, folds, oval, painted, path, pen, place, tone
from art.people.clothes import BUST, FOLDS
from art.people.hats import LEAF, gem, pearl
from art.royals.nobles.wigs import curled

LACE = "#F6EFDF"


def _lace_edge(d: str, holes: tuple[tuple[float, float], ...]) -> str:
    dots = "".join(path(oval(x, y, 3), tone(LACE, -0.45)) for x, y in holes)
    return painted(d, LACE, shade=6, inside=dots)


def lace_collar() -> str:
    """A falling linen collar that covers the shoulders and ends in scalloped lace."""
    d = (
        "M-36 76C-12 96 38 96 54 74C80 82 104 96 112 116A11 11 0 0 1 93 124A11 11 0 0 1 74 132A11 11 0 0 1 54 138"
        "A11 11 0 0 1 34 142L10 110L-8 142A11 11 0 0 1 -30 140A11 11 0 0 1 -51 134A11 11 0 0 1 -71 126"
        "A11 11 0 0 1 -90 118C-84 98 -62 84 -36 76Z"
    )
    holes = ((-80, 116), (-61, 123), (-41, 129), (-19, 131), (44, 131), (64, 127), (83, 120), (101, 113))
    seam = pen("M-84 106C-66 116 -44 122 -18 122M36 122C60 120 84 114 104 104", 2, tone(LACE, -0.35))
    return _lace_edge(d, holes) + seam + _tassels()


def _tassels() -> str:
    cords = pen("M2 98L-4 126M12 98L20 126", 3, tone(LACE, -0.3))
    return cords + "".join(painted(oval(x, 130, 5, 7), VELLUM, outline=2, shade=2) for x in (-4, 20))


def cravat() -> str:
    """A lace cravat, hanging down from the throat."""
    fall = (
        "M-16 92C-26 114 -32 136 -34 158A10 10 0 0 0 -16 162A10 10 0 0 0 2 165A10 10 0 0 0 22 164A10 10 0 0 0 42 160"
        "C40 136 36 114 28 90Z"
    )
    holes = tuple((x, y) for y in (142, 156) for x in (-24, -6, 12, 30))
    lines = folds(LACE, "-8,98 -14,120 -18,140", "6,98 6,120 6,140", "20,98 26,120 28,140")
    knot = painted("M-34 78C-12 94 38 94 52 76L58 94C36 110 -18 110 -42 96Z", LACE, shade=6)
    return _lace_edge(fall, holes) + lines + knot


def coat(colour: str, trim: str = LEAF) -> str:
    """A court coat with rows of gold braid."""
    braid = "".join(pen(f"M-30 {y}H-86M36 {y}H92", 5, trim) for y in (124, 140, 156))
    return painted(BUST, colour, shade=11, inside=folds(colour, *FOLDS) + braid) + brush("4,100 5,130 4,168", (2, 3, 3))


def sash(colour: str) -> str:
    """The ribbon of an order, from the shoulder across the chest."""
    return painted("M78 96L104 106C80 128 40 150 2 172L-44 172C10 150 52 122 78 96Z", colour, shade=6)


def mozzetta(colour: str) -> str:
    """A cardinal's short buttoned cape, with a white collar and a gold cross."""
    cloth = painted(BUST, colour, shade=11, inside=folds(colour, *FOLDS))
    buttons = "".join(painted(oval(6, y, 4.6), tone(colour, -0.2), outline=2, shade=2) for y in (126, 142, 158))
    collar = painted("M-34 78C-12 98 38 98 54 76L62 88L40 122L10 106L-16 124L-44 92Z", VELLUM, shade=6)
    chain = pen("M-48 104C-40 128 -24 140 -16 144M76 100C66 124 44 138 28 144", 3.4, LEAF)
    cross = painted("M0 128H12V140H24V152H12V172H0V152H-12V140H0Z", LEAF, outline=2.6, shade=3)
    return cloth + buttons + collar + chain + cross


def court_gown(colour: str, skin: str, jewel: str) -> str:
    """A lady's off-the-shoulder gown, edged with lace, with a jewel on the bodice."""
    shoulders = painted(
        "M-18 58C-18 84 -52 94 -92 106C-60 156 70 156 102 104C68 94 44 84 42 50Z", tone(skin, -0.04), shade=9
    )
    cloth = painted(
        "M-134 170C-132 134 -116 118 -96 108C-50 142 66 142 106 106C126 116 138 134 140 170Z",
        colour,
        shade=11,
        inside=folds(
            colour,
            "-104,124 -98,146 -102,170",
            "-40,140 -34,156 -38,170",
            "48,140 44,156 48,170",
            "108,120 104,146 108,170",
        ),
    )
    scallops = curled(
        "-100,108 -78,118 -54,127 -28,133 0,135 28,134 54,129 80,120 108,108 104,122 70,138 6,148 -56,140 -94,124"
    )
    holes = "".join(path(oval(x, y, 2.8), tone(LACE, -0.45)) for x, y in ((-66, 130), (-34, 138), (40, 139), (74, 130)))
    brooch = painted(oval(5, 144, 12), LEAF, outline=2.6, shade=4) + gem(5, 144, jewel, 9) + pearl(5, 162, 5)
    return shoulders + cloth + painted(scallops, LACE, outline=2.6, shade=5) + holes + brooch


def pearls() -> str:
    """A short string of large pearls."""
    spots = ((-22, 82), (-14, 90), (-4, 95), (8, 97), (20, 96), (31, 91), (39, 83))
    return "".join(pearl(x, y, 5.4) for x, y in spots)


def fan(colour: str) -> str:
    """An open folding fan, held upright."""
    sticks = "".join(
        place(painted("M-3 0L-8 -80C-5 -86 5 -86 8 -80L3 0Z", colour, outline=2.2, shade=3), 0, 6, 1, -54 + 18 * i)
        for i in range(7)
    )
    hem = pen("M-58 -40A70 70 0 0 1 58 -40", 5, LEAF)
    return sticks + hem
