"""Clothes from around AD 900, below the heads in `faces`: mail, cloaks with brooches, furs, lamellar and kaftans."""

from art.ink import brush, clip, folds, oval, painted, path, pen, tone
from art.people.clothes import BUST, FOLDS, hood_cape
from art.people.hats import LEAF, STEEL, gem

MAIL = tone(STEEL, -0.15)
NECK = "M-40 78C-14 100 40 100 58 76L68 92C42 120 -20 122 -52 96Z"


def rings(top: int, bottom: int) -> str:
    """Rows of mail rings."""
    return "".join(
        pen(f"M{-150 + 7 * (row % 2)} {y}" + "q3.5 5 7 0" * 44, 1.5, tone(STEEL, -0.55))
        for row, y in enumerate(range(top, bottom, 6))
    )


def byrnie(collar: str) -> str:
    """A shirt of mail with a coloured collar."""
    return painted(BUST, MAIL, shade=11, inside=rings(84, 172)) + painted(NECK, collar, shade=6) + _hem(NECK)


def _hem(d: str) -> str:
    return clip(d, pen("M-50 100C-20 124 42 122 70 94", 5, LEAF))


def pinned_cloak(colour: str, lining: str, under: str, jewel: str) -> str:
    """A cloak pinned at the shoulder by a round brooch, over the clothes given as `under`."""
    inner = painted("M-80 100C-58 110 -44 130 -46 168H-84C-72 146 -72 122 -88 108Z", lining, shade=5)
    cloth = painted(
        "M-46 82C-20 106 44 106 66 82C112 102 142 124 148 168H-58C-50 144 -62 120 -86 104C-76 96 -62 90 -46 82Z",
        colour,
        shade=11,
        inside=folds(
            colour,
            "-64,104 -10,124 60,120",
            "-60,108 -16,142 30,150",
            "-58,116 -36,144 -30,168",
            "84,104 80,132 86,164",
            "112,118 106,140 110,164",
        ),
    )
    return under + inner + cloth + brooch(-70, 104, jewel)


def brooch(x: float, y: float, jewel: str) -> str:
    """A round brooch with a stone."""
    studs = "".join(path(oval(x + dx, y + dy, 2.6), tone(LEAF, 0.6)) for dx, dy in ((-9, 0), (9, 0), (0, -9), (0, 9)))
    return painted(oval(x, y, 15), LEAF, outline=2.8, shade=5) + studs + gem(x, y, jewel, 7)


def embroidered_tunic(colour: str, band: str) -> str:
    """A tunic with broad embroidered bands at the neck and down the chest."""
    cloth = painted(BUST, colour, shade=10, inside=folds(colour, *FOLDS))
    strip = painted("M-14 108H24V170H-14Z", band, shade=4)
    knots = "".join(pen(f"M-6 {y}L5 {y + 9}L16 {y}", 3, tone(band, 0.6)) for y in (124, 138, 152))
    return cloth + strip + knots + painted(NECK, band, shade=6) + _hem(NECK)


def lamellar(colour: str, collar: str) -> str:
    """A coat of small upright plates laced together."""
    rows = ""
    for row, y in enumerate(range(92, 172, 17)):
        rows += "".join(f"M{x + row % 2 * 6} {y}v15q6 5 12 0" for x in range(-150, 150, 12))
    laces = pen("".join(f"M-150 {y}h300" for y in range(91, 172, 17)), 3, tone(colour, -0.55))
    plates = pen(rows, 1.7, tone(colour, -0.5)) + laces
    return painted(BUST, colour, shade=11, shine=4, inside=plates) + painted(NECK, collar, shade=6)


def pelt(fur: str, under: str) -> str:
    """A pelt round the shoulders over a tunic."""
    d = (
        "M-138 170C-140 122 -104 98 -62 82L-48 98L-34 88L-20 106L-4 94L12 108L28 94L44 106L56 88L72 96L82 82"
        "C124 98 146 126 146 170L122 150L108 162L90 144L72 158L54 138L34 150L16 134L-4 150L-24 136L-42 152L-60 140"
        "L-78 158L-96 144L-112 162Z"
    )
    hairs = "".join(
        brush(f"{x},{y} {x + 3},{y + 12}", (3, 0.6), tone(fur, 0.3 if (x + y) % 3 else -0.5))
        for y in (104, 120, 136)
        for x in range(-126 + y % 5 * 3, 132, 15)
    )
    return painted(BUST, under, shade=10) + painted(d, fur, shade=9, inside=hairs)


def kaftan(colour: str, lapel: str, shirt: str) -> str:
    """A coat with crossed lapels over a shirt."""
    cloth = painted(BUST, colour, shade=11, inside=folds(colour, *FOLDS))
    breast = painted("M-34 84C-14 102 38 102 54 82L48 112L14 140L-22 112Z", shirt, shade=5)
    right = painted("M60 80L78 90C64 124 36 150 -10 172L-36 168C12 148 46 118 60 80Z", lapel, shade=5)
    left = painted("M-40 82L-56 92C-44 122 -22 142 6 156L22 146C-6 130 -28 108 -40 82Z", lapel, shade=5)
    return cloth + breast + left + right


def habit(colour: str, cord: str = "#D9C49A") -> str:
    """A monk's habit, its hood on the shoulders."""
    cloth = painted(BUST, colour, shade=11, inside=folds(colour, *FOLDS))
    roll = painted(
        "M-56 74C-34 92 -14 104 8 104C34 104 56 94 74 70C88 80 92 96 84 108"
        "C56 134 -40 138 -70 112C-76 98 -70 84 -56 74Z",
        tone(colour, 0.08),
        shade=8,
        inside=folds(colour, "-56,92 -20,116 30,116", "76,88 52,112 10,120"),
    )
    return cloth + roll + pen("M4 130V170M12 130V170", 4, cord)


def hooded_cloak(colour: str) -> str:
    """The cloak below a hood."""
    return painted(BUST, colour, shade=11, inside=folds(colour, *FOLDS)) + hood_cape(colour)
