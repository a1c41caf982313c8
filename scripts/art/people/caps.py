"""Headwear of working people and men-at-arms, fitted to the heads of `faces`."""

from art.ink import GULES, INK, brush, folds, oval, painted, path, pen, place, tone
from art.people.hats import LEAF, STEEL, feather

STRAW = "#D8B25A"
LINEN = "#EDE3CC"


def hood(colour: str) -> str:
    """A hood that leaves the face uncovered; worn with `clothes.hood_cape`."""
    d = (
        "M-41 -8C-46 -48 -20 -66 8 -66C42 -64 52 -30 47 12C44 44 32 66 12 80C40 96 70 84 80 62C88 20 86 -40 60 -74"
        "C52 -88 64 -98 78 -100C40 -112 -10 -108 -36 -80C-58 -54 -56 -24 -41 -8Z"
    )
    return painted(
        d, colour, shade=10, inside=folds(colour, "-30,-56 -4,-82 40,-92", "60,-30 66,20 52,70", "54,0 56,36 40,68")
    )


def coif(colour: str = LINEN) -> str:
    """A linen cap tied below the chin."""
    d = (
        "M-41 -14C-50 -54 -22 -90 12 -90C52 -88 68 -50 63 -8C61 14 57 28 49 40L41 36C46 10 43 -12 37 -28"
        "C12 -44 -24 -40 -41 -14Z"
    )
    seam = brush("-30,-58 10,-72 60,-40", (0.6, 2, 0.6), tone(colour, -0.4))
    strap = brush("46,36 30,66 2,78 -16,74", (4, 5, 5, 3)) + brush(
        "46,36 30,66 2,78 -16,74", (2, 2.6, 2.6, 1.4), colour
    )
    return strap + painted(d, colour, shade=9, inside=seam)


def kerchief(colour: str, dots: str) -> str:
    """A cloth tied round the hair and knotted behind."""
    knot = painted("M58 20C76 10 92 18 96 34C84 36 74 34 66 30C74 44 74 58 66 68C54 58 50 40 52 26Z", colour, shade=5)
    d = "M-43 -18C-52 -58 -24 -92 12 -92C56 -90 74 -48 66 4C64 16 62 22 56 28C48 20 46 0 38 -22C12 -36 -22 -38 -43 -18Z"
    spots = "".join(
        path(oval(x, y, 4), dots)
        for x, y in (
            (-30, -46),
            (-14, -66),
            (6, -50),
            (12, -78),
            (30, -62),
            (36, -38),
            (52, -46),
            (54, -16),
            (-34, -70),
            (56, 10),
        )
    )
    fold = brush("-40,-24 0,-46 44,-24 58,14", (1, 2.4, 2.4, 1), tone(colour, -0.5))
    return knot + painted(d, colour, shade=9, inside=spots + fold)


def straw_hat(ribbon: str) -> str:
    """A wide hat of plaited straw."""
    weave = "".join(
        pen(f"M{x} -110L{x + 40} 0M{x + 40} -110L{x} 0", 1.3, tone(STRAW, -0.3)) for x in range(-130, 130, 13)
    )
    dome = painted(
        "M-50 -44C-50 -88 -22 -104 6 -104C42 -104 60 -86 60 -46C30 -34 -20 -34 -50 -44Z", STRAW, shade=9, inside=weave
    )
    band = painted("M-51 -42C-20 -30 30 -30 61 -44L60 -62C30 -48 -20 -48 -51 -58Z", ribbon, shade=5)
    rim = (
        "M-104 -26C-86 -46 -64 -50 -50 -48C-20 -36 30 -36 60 -50C78 -54 102 -46 112 -30C108 -18 96 -18 86 -22"
        "C40 -38 -34 -36 -82 -16C-94 -12 -104 -16 -104 -26Z"
    )
    return dome + band + painted(rim, tone(STRAW, 0.08), shade=7, inside=weave)


def kettle_hat() -> str:
    """A man-at-arms's iron hat."""
    dome = painted(
        "M-50 -40C-52 -92 -20 -112 6 -112C42 -112 62 -88 60 -42C30 -30 -20 -28 -50 -40Z", STEEL, shade=11, shine=5
    )
    ridge = brush("2,-112 -8,-76 -6,-36", (1, 3.4, 1)) + brush("-34,-50 -36,-80 -16,-102", (1, 6, 1), tone(STEEL, 0.6))
    rim = "M-92 -26C-70 -48 70 -54 102 -30C106 -22 98 -16 90 -18C44 -34 -38 -32 -80 -14C-90 -12 -96 -18 -92 -26Z"
    rivets = "".join(path(oval(x, y, 2.6), INK) for x, y in ((-40, -41), (-14, -37), (14, -37), (42, -42)))
    return dome + ridge + painted(rim, tone(STEEL, -0.05), shade=6) + rivets


def helm(plume: str) -> str:
    """A knight's helmet, its visor raised."""
    skull = (
        "M-42 -8C-54 -66 -34 -112 10 -116C56 -112 76 -66 68 -6L64 50C56 58 48 56 46 46C50 10 46 -14 38 -30"
        "C10 -46 -26 -40 -42 -8Z"
    )
    visor = "M-60 -38C-78 -70 -62 -98 -32 -102C16 -100 54 -76 60 -40C54 -30 48 -30 44 -34C14 -58 -26 -58 -60 -38Z"
    slits = "".join(brush(line, (1, 4.4, 1)) for line in ("-52,-70 -34,-78 -14,-80", "-44,-56 -28,-62 -8,-64"))
    holes = "".join(path(oval(x, y, 2), INK) for x, y in ((8, -76), (18, -72), (14, -62), (26, -62)))
    hinge = painted(oval(54, -36, 8), LEAF, shade=3)
    tuft = place(feather(plume), 34, -98, 1.15, 42)
    return (
        tuft
        + painted(skull, STEEL, shade=12, shine=5)
        + brush("58,-60 62,-20 58,40", (1, 4, 1), tone(STEEL, 0.6))
        + painted(visor, tone(STEEL, 0.1), shade=8, shine=4)
        + slits
        + holes
        + hinge
    )


def aventail() -> str:
    """A collar of mail."""
    d = (
        "M-46 40C-40 70 -10 82 16 76C34 70 44 56 48 30L66 34C68 62 84 84 98 104C60 128 -60 128 -90 104C-70 86 "
        "-52 66 -46 40Z"
    )
    rows = "".join(
        pen(f"M{-100 + 7 * (row % 2)} {y}" + "q3.5 5 7 0" * 30, 1.5, tone(STEEL, -0.55))
        for row, y in enumerate(range(36, 128, 6))
    )
    return painted(d, tone(STEEL, -0.15), shade=10, inside=rows)


def knitted_cap(colour: str, hem: str) -> str:
    """A sailor's cap with a rolled hem."""
    tip = painted("M20 -92C40 -118 84 -110 88 -76C90 -64 82 -60 76 -64C72 -80 60 -86 48 -78Z", colour, shade=6)
    dome = painted(
        "M-48 -40C-54 -82 -28 -104 8 -104C46 -104 66 -78 61 -42C30 -30 -20 -28 -48 -40Z",
        colour,
        shade=10,
        inside=folds(
            colour, "-34,-44 -36,-74 -14,-98", "-8,-40 -6,-72 4,-100", "22,-40 30,-70 24,-98", "46,-44 54,-66 42,-92"
        ),
    )
    roll = "M-51 -28C-58 -36 -58 -48 -50 -52C-20 -40 32 -40 60 -54C70 -52 70 -38 63 -32C34 -18 -24 -16 -51 -28Z"
    ribs = "".join(brush(f"{x},-20 {x + 2},-54", (1.6, 1.6), tone(hem, -0.45)) for x in range(-48, 66, 9))
    return tip + dome + painted(roll, hem, shade=5, inside=ribs)


def square_cap(colour: str) -> str:
    """A doctor's four-cornered cap with its ridges."""
    d = (
        "M-50 -32C-22 -20 30 -20 59 -37C64 -52 68 -70 72 -88C58 -86 50 -92 42 -98C32 -98 22 -102 10 -112C0 -102 "
        "-14 -98 -26 -98"
        "C-36 -94 -46 -86 -62 -84C-58 -66 -54 -48 -50 -32Z"
    )
    ridges = folds(colour, "10,-108 6,-80 4,-26", "-26,-94 -28,-66 -24,-28", "42,-94 42,-64 36,-28")
    return painted(d, colour, shade=10, inside=ridges) + painted(oval(10, -112, 7, 6), GULES, shade=3)


def bonnet(colour: str, fur: str) -> str:
    """A scholar's soft bonnet with ear flaps and a turned-up edge."""
    dome = painted(
        "M-46 -46C-58 -78 -34 -102 6 -104C50 -104 74 -76 63 -46C66 -16 64 10 57 22C48 18 45 -4 43 -30C16 -34 "
        "-18 -36 -46 -46Z",
        colour,
        shade=10,
        inside=folds(colour, "-20,-50 -26,-74 -10,-98", "16,-48 20,-76 14,-102", "54,-20 56,0 54,16"),
    )
    edge = "M-50 -28C-24 -16 28 -18 47 -28C60 -36 66 -48 62 -56C30 -40 -24 -42 -52 -54C-56 -46 -54 -36 -50 -28Z"
    return dome + painted(edge, fur, shade=6)


def fur_hat(colour: str, fur: str) -> str:
    """A merchant's hat with a broad fur edge."""
    dome = painted(
        "M-46 -52C-56 -96 -20 -118 8 -116C44 -116 68 -92 58 -56C30 -42 -20 -40 -46 -52Z",
        colour,
        shade=11,
        inside=folds(colour, "-20,-52 -24,-84 -4,-112", "18,-50 24,-82 14,-112"),
    )
    edge = (
        "M-56 -26C-66 -32 -66 -44 -60 -50C-64 -58 -56 -68 -48 -64C-40 -58 -24 -54 -10 -54C-4 -58 4 -56 8 -52"
        "C24 -52 40 -56 52 -66C62 -72 72 -64 70 -54C78 -48 76 -36 68 -32C60 -22 48 -22 42 -22C34 -16 24 -18 20 -20"
        "C12 -14 2 -16 -4 -18C-14 -14 -24 -16 -30 -20C-40 -18 -50 -20 -56 -26Z"
    )
    hairs = "".join(
        brush(f"{x},{y} {x + 3},{y + 9}", (2.4, 0.6), tone(fur, 0.35 if i % 2 else -0.5))
        for i, (x, y) in enumerate((x, -58 + (x * 7) % 26) for x in range(-54, 68, 7))
    )
    return dome + painted(edge, fur, shade=7, inside=hairs)


def headband(colour: str) -> str:
    """A sweatband of cloth."""
    knot = painted(
        "M46 -34C62 -44 74 -34 80 -22C70 -22 62 -24 56 -26C62 -14 60 -4 54 4C46 -8 42 -22 46 -34Z", colour, shade=4
    )
    return knot + painted("M-42 -32C-16 -42 26 -42 46 -34L46 -48C24 -58 -18 -58 -40 -46Z", colour, shade=4)


def vine_wreath() -> str:
    """Vine leaves and grapes wound round the brow."""
    green, grape = "#5E8A3A", "#6A3A7A"
    leaf = painted(
        "M0 12C-8 10 -14 4 -12 -2L-18 -8L-8 -10L-6 -20L2 -12L12 -16L10 -6L18 2L8 4C8 10 4 12 0 12Z",
        green,
        outline=2.2,
        shade=4,
        inside=brush("0,10 -1,-8", (2, 0.6), tone(green, -0.5)),
    )
    stem = brush("-46,-34 -10,-46 30,-46 58,-34", (3, 5, 5, 3), "#5A4325")
    spots = ((-46, -44, -30), (-26, -58, 10), (-4, -52, -15), (18, -62, 20), (38, -52, 0), (58, -44, 40))
    berries = "".join(
        painted(oval(x, y, 5.6), grape, outline=1.8, shade=3, shine=2)
        for x, y in ((-14, -40), (-6, -36), (-12, -31), (44, -36), (52, -30), (46, -27))
    )
    return stem + "".join(place(leaf, x, y, 1.05, angle) for x, y, angle in spots) + berries
