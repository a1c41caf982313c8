"""Shoulders and the clothes on them, below the heads of `faces`; the frame ends at y = 140."""

from art.ink import GULES, INK, VELLUM, brush, folds, oval, painted, path, pen, ring, tone
from art.people.hats import ERMINE, LEAF, STEEL, ermine_tails, gem

BUST = "M-138 164C-136 126 -104 108 -50 90C-30 106 44 106 64 88C110 106 138 124 144 164Z"
FOLDS = ("-100,118 -92,136 -96,164", "-62,104 -54,130 -60,164", "84,104 80,132 86,164", "112,118 106,140 110,164")


def tunic(colour: str, shirt: str = VELLUM) -> str:
    """A plain tunic over a linen shirt."""
    cloth = painted(BUST, colour, shade=10, inside=folds(colour, *FOLDS))
    linen = painted("M-36 86C-14 104 38 104 56 86L62 96C40 122 -18 124 -44 98Z", shirt, shade=5)
    slit = brush("2,116 6,134 4,150", (5, 4, 1)) + pen("M-4 128L12 122M-2 140L12 134", 2, shirt)
    return cloth + linen + slit


def robe(colour: str, lining: str, trim: str = LEAF) -> str:
    """A robe open at the front, with trimmed edges."""
    cloth = painted(BUST, colour, shade=11, inside=folds(colour, *FOLDS))
    inner = painted("M-34 86L-2 164H44L60 84C38 106 -8 108 -34 86Z", lining, shade=6)
    edges = "".join(
        brush(line, (10, 11, 11)) + brush(line, (6, 7, 7), trim)
        for line in ("-42,88 -24,128 -8,168", "64,86 58,126 48,168")
    )
    return cloth + inner + edges


def mantle(colour: str, inner: str) -> str:
    """A mantle with a broad collar of ermine."""
    cloth = painted(BUST, colour, shade=11, inside=folds(colour, *FOLDS))
    chest = painted("M-30 84L-10 170H48L54 84Z", inner, shade=6)
    fur = "M-46 78C-30 92 -16 124 -6 150C-14 168 -28 172 -36 166C-60 140 -96 136 -118 148C-116 122 -84 100 -46 78Z"
    other = "M60 76C60 96 56 124 50 150C56 168 66 170 74 164C88 140 110 134 130 144C124 112 96 94 60 76Z"
    spots = ermine_tails(
        (-96, 126),
        (-72, 112),
        (-52, 130),
        (-48, 104),
        (-26, 126),
        (-26, 148),
        (72, 102),
        (70, 128),
        (92, 118),
        (112, 130),
        (64, 148),
    )
    return cloth + chest + painted(fur, ERMINE, shade=7) + painted(other, ERMINE, shade=7) + spots


def chain(jewel: str = GULES) -> str:
    """A collar of gold links with a jewel."""
    spots = (
        (-74, 110),
        (-60, 124),
        (-44, 134),
        (-26, 141),
        (-6, 145),
        (16, 145),
        (36, 141),
        (54, 134),
        (70, 124),
        (84, 110),
    )
    links = "".join(painted(oval(x, y, 8.4), LEAF, outline=2.2, shade=3) for x, y in spots)
    return links + painted("M5 132L20 144L5 160L-10 144Z", LEAF, shade=4) + gem(5, 145, jewel, 8)


def doublet(colour: str, slash: str) -> str:
    """A courtier's doublet with slashed shoulders and a high collar."""
    cuts = "".join(
        brush(line, (1, 9, 9, 1), slash)
        for line in (
            "-112,126 -106,140 -108,160",
            "-90,116 -84,134 -86,160",
            "92,112 90,132 94,160",
            "114,124 110,140 114,160",
        )
    )
    seams = brush("-62,98 -56,130 -62,164", (1, 3, 2)) + brush("76,96 70,130 76,164", (1, 3, 2))
    cloth = painted(BUST, colour, shade=9, inside=cuts + seams)
    collar = painted("M-34 76C-12 96 38 96 54 74L64 92C40 120 -18 122 -46 96Z", slash, shade=6)
    buttons = "".join(painted(oval(4, y, 5), LEAF, outline=2, shade=2) for y in (122, 138, 154))
    return cloth + brush("4,112 5,130 4,164", (2, 3, 3)) + collar + buttons


def plate(surcoat: str, charge: str) -> str:
    """Plate armour under a surcoat."""
    body = painted(
        "M-70 112C-40 98 50 98 84 110L90 166H-80Z",
        surcoat,
        shade=8,
        inside=folds(surcoat, "-40,110 -36,164", "56,108 52,164"),
    )
    bolts = "".join(path(oval(x, y, 2.8), INK) for x, y in ((-110, 128), (-92, 116), (104, 118), (120, 132)))
    left = painted("M-140 168C-140 124 -112 100 -76 102C-62 112 -62 140 -72 168Z", STEEL, shade=10, shine=5)
    right = painted("M146 168C146 122 118 98 88 100C72 110 74 140 84 168Z", STEEL, shade=12, shine=5)
    rims = pen("M-134 140C-118 122 -96 122 -70 132M136 140C124 122 104 120 80 130", 3)
    return body + charge + left + right + rims + bolts


def gorget() -> str:
    """Steel plates round the throat."""
    low = painted("M-50 92C-20 116 46 116 70 88L84 106C50 138 -34 140 -66 110Z", STEEL, shade=8, shine=4)
    high = painted("M-36 74C-14 98 36 98 52 72L60 92C38 116 -18 118 -46 94Z", tone(STEEL, -0.1), shade=7, shine=3)
    return low + high


def cassock(colour: str, stole: str) -> str:
    """A priest's gown with its stole."""
    cloth = painted(BUST, colour, shade=10, inside=folds(colour, *FOLDS))
    bands = "".join(
        painted(d, stole, shade=5)
        for d in (
            "M-46 88L-62 96C-48 120 -36 144 -34 168H-2C-4 140 -22 108 -46 88Z",
            "M60 86L78 94C70 120 64 144 66 168H34C34 140 44 108 60 86Z",
        )
    )
    crosses = pen("M-24 138V156M-32 145H-16M52 138V156M44 145H60", 4, LEAF)
    collar = painted("M-34 78C-12 98 38 98 54 76L58 90C38 112 -16 114 -40 94Z", VELLUM, shade=5)
    return cloth + bands + crosses + collar


def cope(colour: str, orphrey: str = LEAF) -> str:
    """A bishop's cope, closed by a morse."""
    cloth = painted(BUST, colour, shade=11, inside=folds(colour, *FOLDS))
    alb = painted("M-20 90L-4 168H32L44 90Z", VELLUM, shade=6)
    bands = "".join(
        painted(d, orphrey, shade=5)
        for d in (
            "M-50 84L-24 96C-6 116 2 144 2 168H-24C-28 132 -40 106 -50 84Z",
            "M66 82L44 94C30 116 24 144 24 168H50C54 132 60 106 66 82Z",
        )
    )
    return cloth + alb + bands + painted(oval(12, 124, 17), LEAF, shade=6) + gem(12, 124, GULES, 11)


def apron(colour: str, under: str, strap: bool = True) -> str:
    """A working apron over a tunic."""
    bib = painted(
        "M-48 120C-20 130 44 130 70 118L82 170H-62Z",
        colour,
        shade=8,
        inside=folds(colour, "-30,130 -26,164", "46,130 50,164"),
    )
    straps = (
        "".join(brush(line, (13, 12)) + brush(line, (8, 7.5), colour) for line in ("-44,126 -62,96", "66,124 78,92"))
        if strap
        else ""
    )
    return tunic(under) + straps + bib


def hood_cape(colour: str) -> str:
    """The shoulder cape of a hood."""
    d = (
        "M-48 74C-30 96 50 100 76 70C100 92 122 112 128 140L110 132L96 148L78 134L60 150L40 136L20 152L0 137L-20 152"
        "L-38 137L-58 150L-74 136L-94 148L-112 140C-104 110 -76 94 -48 74Z"
    )
    return painted(
        d,
        colour,
        shade=9,
        inside=folds(
            colour, "-52,96 -56,116 -66,136", "-10,104 -8,120 -12,138", "40,104 44,120 42,138", "80,96 92,114 96,134"
        ),
    )


def gown(colour: str, chemise: str, trim: str = LEAF) -> str:
    """A lady's gown with a wide neck."""
    cloth = painted(
        "M-132 166C-130 128 -104 112 -70 100C-40 132 54 134 82 98C112 110 134 128 138 166Z",
        colour,
        shade=11,
        inside=folds(
            colour,
            "-96,116 -88,136 -92,164",
            "-40,128 -36,146 -40,164",
            "46,130 44,146 48,164",
            "100,112 96,136 100,164",
        ),
    )
    return (
        cloth
        + brush("-72,102 -36,126 8,133 52,126 84,100", (9, 11, 11, 11, 9))
        + brush("-72,102 -36,126 8,133 52,126 84,100", (5.6, 7, 7, 7, 5.6), trim)
        + _laces(chemise)
    )


def _laces(colour: str) -> str:
    return pen("M-4 142L14 152M14 142L-4 152M-4 156L14 166", 2.4, colour)


def bosom(skin: str) -> str:
    """The neck and shoulders that a wide-necked gown leaves bare."""
    return painted("M-18 60C-18 84 -48 96 -76 104C-40 150 54 150 88 102C62 94 44 84 42 50Z", tone(skin, -0.04), shade=9)


def necklace(colour: str = VELLUM, jewel: str = GULES) -> str:
    """A string of pearls with a pendant."""
    beads = "".join(
        painted(oval(x, y, 4.2), colour, outline=1.8, shade=2, shine=1) for x, y, _ in ring(10, 66, 44, 28, 0) if y > 84
    )
    return beads + gem(10, 118, jewel, 8)


def neckerchief(colour: str) -> str:
    """A cloth knotted round the neck."""
    d = "M-36 78C-12 98 38 98 54 74C64 84 66 96 60 104C36 122 -16 124 -42 104C-46 94 -44 84 -36 78Z"
    ends = painted(
        "M2 108C-14 118 -20 134 -18 148C-4 144 6 134 10 122C18 134 28 142 40 144C38 128 28 114 14 108Z", colour, shade=5
    )
    return (
        painted(d, colour, shade=6, inside=folds(colour, "-24,96 6,108 44,96"))
        + ends
        + painted(oval(8, 112, 9), colour, shade=3)
    )
