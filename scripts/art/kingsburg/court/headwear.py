"""Headwear of Kingsburg's court, fitted to the heads of `faces`."""

from art.heraldry import lion
from art.ink import (
    AZURE,
    BLACK,
    GULES,
    INK,
    WHITE,
    brush,
    clip,
    folds,
    glow,
    oval,
    painted,
    path,
    pen,
    place,
    stroke,
    tone,
)
from art.people.hats import LEAF, STEEL, feather, gem, pearl
from art.scenery import stars

MAIL = tone(STEEL, -0.15)


def bell(x: float, y: float, size: float = 1) -> str:
    """A jester's round bell."""
    cut = pen("M-5 3H5", 3) + path(oval(0, 7, 2.4), INK)
    return place(painted(oval(0, 0, 11), LEAF, outline=2.6, shade=4) + cut, x, y, size)


def fool_cap(one: str, other: str) -> str:
    """A jester's cap in two colours, its three horns ending in bells."""
    horns = (
        painted(stroke("-14,-64 -44,-104 -82,-96 -98,-56", (58, 44, 26, 9)), one, shade=8)
        + painted(stroke("44,-56 70,-96 100,-84 110,-44", (58, 40, 24, 9)), other, shade=8)
        + painted(stroke("14,-70 6,-104 22,-128 50,-132", (64, 46, 28, 10)), tone(one, -0.12), shade=8)
    )
    d = (
        "M-43 -14C-52 -56 -22 -92 12 -92C54 -90 70 -50 64 -4C62 24 58 46 52 62L40 46C46 12 43 -12 37 -28"
        "C12 -44 -24 -40 -43 -14Z"
    )
    half = path("M8 -100H90V80H30L37 -28C28 -34 18 -37 8 -38Z", other)
    edge = brush("-44,-16 -24,-37 8,-40 36,-28 44,8 40,46", (4, 6, 6, 6, 6, 4), LEAF)
    bells = bell(-99, -50) + bell(111, -38) + bell(54, -130)
    return horns + painted(d, one, shade=9, inside=half) + edge + bells


def flat_cap(colour: str) -> str:
    """A craftsman's flat cap over a linen coif."""
    coif = painted(
        "M-42 -20C-44 -44 -20 -58 8 -58C42 -58 62 -40 60 -6C58 10 54 22 47 32L41 28C46 6 43 -12 38 -26C12 -38 -22 -36 "
        "-42 -20Z",
        "#EDE3CC",
        shade=6,
    )
    top = painted(
        "M-64 -42C-78 -62 -52 -92 4 -94C64 -94 92 -68 78 -44C44 -28 -32 -28 -64 -42Z",
        colour,
        shade=10,
        inside=folds(colour, "-46,-44 -48,-64 -28,-86", "-4,-36 -2,-62 6,-90", "40,-40 54,-58 48,-84"),
    )
    return coif + top + painted(oval(6, -94, 8, 5), colour, outline=2.4, shade=3)


def _mail_rows() -> str:
    return "".join(
        pen(f"M{-100 + 7 * (row % 2)} {y}" + "q3.5 5 7 0" * 30, 1.5, tone(STEEL, -0.55))
        for row, y in enumerate(range(-60, 128, 6))
    )


def mail_coif() -> str:
    """A hood of mail that leaves the face free."""
    d = (
        "M-42 -30C-46 10 -46 40 -34 60C-22 76 10 80 26 62C42 40 46 0 40 -34L60 -40C68 0 66 50 78 86"
        "C92 96 100 104 104 112"
        "C60 130 -60 130 -92 110C-76 90 -50 84 -50 60C-54 30 -54 0 -50 -34Z"
    )
    return painted(d, MAIL, shade=10, inside=_mail_rows())


def nasal_helm() -> str:
    """A pointed helmet with a bar in front of the nose."""
    cone = painted(
        "M-50 -34C-52 -82 -20 -112 4 -134C38 -112 66 -80 63 -36C30 -22 -22 -22 -50 -34Z", STEEL, shade=12, shine=5
    )
    ribs = brush("4,-130 -12,-80 -14,-30", (1, 4, 1)) + brush("-36,-50 -34,-78 -14,-104", (1, 6, 1), tone(STEEL, 0.6))
    bar = painted("M-28 -28L-8 -28L-11 20C-15 30 -25 31 -31 22Z", tone(STEEL, 0.1), outline=2.8, shade=4)
    band = painted("M-53 -22C-24 -8 30 -8 66 -26L65 -44C30 -28 -22 -28 -52 -40Z", tone(LEAF, -0.15), shade=4)
    rivets = "".join(path(oval(x, y, 2.8), INK) for x, y in ((-42, -29), (4, -19), (28, -22), (52, -32)))
    return cone + ribs + bar + band + rivets


def star_veil(colour: str) -> str:
    """A star-strewn veil round the head, held by a circlet with a crescent."""
    d = (
        "M-44 -14C-58 -64 -22 -104 16 -102C64 -98 80 -50 74 0C72 44 86 76 100 108C70 122 44 110 40 86C54 40 50 0 38 -26"
        "C12 -42 -24 -40 -44 -14Z"
    )
    spots = stars(
        "#F4D778", (-26, -60), (2, -76), (34, -60), (10, -54), (58, -30), (62, 14), (60, 50), (74, 84), (48, -84)
    )
    veil = painted(d, colour, shade=10, inside=folds(colour, "56,-20 60,30 64,100", "70,0 70,50 84,100") + spots)
    hem = brush("-44,-16 -24,-39 8,-42 37,-28 48,10 46,60 40,90", (3, 5, 5, 5, 5, 5, 3), LEAF)
    moon = painted("M-10 -74A17 17 0 1 0 4 -52A14 14 0 1 1 -10 -74Z", "#F6E7B0", outline=2.4, shade=3)
    return veil + hem + place(moon, -6, 8)


def steward_hat(colour: str) -> str:
    """A treasurer's velvet hat with a gold band and a jewel."""
    crown_part = painted(
        "M-46 -44C-58 -66 -58 -84 -44 -94C-16 -106 40 -106 64 -94C76 -82 72 -62 58 -46C30 -34 -20 -32 -46 -44Z",
        colour,
        shade=12,
        inside=brush("-36,-58 -42,-74 -34,-88", (1, 6, 1), tone(colour, 0.3)),
    )
    band = painted("M-48 -44C-20 -30 30 -30 60 -47L62 -64C30 -46 -20 -46 -50 -60Z", LEAF, shade=4)
    rim = painted(
        "M-78 -28C-62 -48 -54 -46 -48 -44C-20 -30 30 -30 60 -48C72 -50 82 -44 90 -36C88 -24 78 -22 70 -26"
        "C40 -16 -30 -14 "
        "-60 -20C-70 -16 -80 -20 -78 -28Z",
        colour,
        shade=6,
    )
    return crown_part + band + rim + gem(-10, -48, GULES, 7)


def bycocket(colour: str, plume: str) -> str:
    """A hunter's hat with a peak in front and a long feather."""
    quill = place(feather(plume), 34, -58, 1.25, 26)
    crown_part = painted(
        "M-48 -46C-44 -84 -20 -112 14 -110C48 -108 66 -78 62 -46C30 -32 -20 -34 -48 -46Z",
        colour,
        shade=10,
        inside=folds(colour, "-14,-48 -12,-78 2,-104", "24,-46 32,-72 28,-100"),
    )
    brim = painted(
        "M-106 -14C-84 -42 -66 -50 -50 -52C-20 -40 28 -42 58 -58C76 -66 86 -52 80 -38C70 -24 40 -22 20 -24"
        "C-20 -26 -62 -22 -106 -14Z",
        tone(colour, -0.18),
        shade=6,
    )
    return quill + crown_part + brim


def crested_helm(crest: str) -> str:
    """A general's gilded helmet with a brush of dyed hair."""
    hairs = "".join(
        brush(line, (1, 3, 1), tone(crest, -0.45))
        for line in (
            "-22,-104 -20,-118 -26,-130",
            "2,-108 6,-124 4,-142",
            "28,-104 38,-122 42,-138",
            "50,-90 66,-104 76,-114",
            "64,-66 80,-74 94,-76",
            "70,-38 84,-40 98,-38",
        )
    )
    brushwork = painted(
        "M-40 -94C-52 -128 -8 -152 34 -144C82 -132 108 -76 98 -2L72 -14C72 -60 52 -98 10 -106"
        "C-8 -108 -26 -104 -40 -94Z",
        crest,
        shade=8,
        inside=hairs,
    )
    skull = painted(
        "M-50 -30C-58 -84 -24 -112 8 -112C50 -112 72 -80 68 -34L64 46C58 58 46 52 46 40C50 6 46 -14 40 -30"
        "C12 -44 -24 -42 -50 -30Z",
        "#C9A24A",
        shade=11,
        shine=5,
    )
    brow = painted("M-55 -22C-26 -38 22 -40 48 -24L52 -38C24 -56 -28 -54 -56 -36Z", LEAF, shade=4)
    scroll = pen("M58 -10C48 -6 48 10 58 12M60 24C52 26 50 36 56 42", 3, tone(LEAF, -0.5))
    light = brush("-36,-54 -32,-82 -10,-98", (1, 6, 1), "#FBEAB0")
    return brushwork + skull + brow + scroll + light + gem(-8, -42, GULES, 7)


def leather_band(colour: str) -> str:
    """A smith's leather band with a brass plate."""
    return (
        painted("M-43 -28C-18 -42 26 -42 48 -28L56 -30L56 -48C30 -62 -18 -62 -42 -46Z", colour, shade=4)
        + painted("M-24 -56L-2 -58L-2 -36L-22 -34Z", LEAF, outline=2.4, shade=3)
        + path(oval(-12, -46, 3), INK)
    )


def great_helm() -> str:
    """A champion's closed helmet, a gilded lion on its wreath."""
    beast = lion().replace(BLACK, tone(LEAF, -0.4))
    ink = f'<g stroke="{INK}" stroke-width="9" stroke-linejoin="round">{beast.replace(WHITE, INK)}</g>'
    crest = place(ink + beast.replace(WHITE, "#F0C24A"), -42, -166, 0.52)
    bucket = "M-52 -62C-30 -84 44 -86 66 -62L70 58C48 92 -28 96 -50 68Z"
    iron = painted(bucket, STEEL, shade=14, shine=6, inside=pen("M-60 22C-20 36 40 34 80 16", 2.4, tone(STEEL, -0.5)))
    bars = pen("M-16 -74V86M-52 -8C-20 4 40 2 70 -12", 17) + pen("M-16 -74V86M-52 -8C-20 4 40 2 70 -12", 11, LEAF)
    slits = path("M-48 -10L-24 -4V4L-48 -2Z", INK) + path("M-8 -3C14 -3 40 -6 62 -14V-5C40 3 14 5 -8 5Z", INK)
    holes = "".join(path(oval(x, y, 3.2), INK) for x in (4, 18, 32, 46) for y in (38, 52)) + "".join(
        path(oval(x, y, 2.8), INK) for x in (-40, -30) for y in (40, 54)
    )
    return crest + iron + clip(bucket, bars) + slits + holes + pen(bucket, 3) + _wreath()


def _wreath() -> str:
    roll = "M-54 -58C-64 -66 -60 -82 -48 -82C-16 -96 40 -98 62 -82C76 -82 78 -66 68 -58C36 -76 -24 -74 -54 -58Z"
    twists = "".join(path(f"M{x} -104L{x + 14} -104L{x + 2} -50L{x - 12} -50Z", AZURE) for x in range(-50, 80, 28))
    return painted(roll, "#F3ECDD", shade=5, inside=twists)


def slouch_hat(colour: str, plume: str) -> str:
    """A wide hat that keeps the face in the dark."""
    dome = painted("M-46 -48C-50 -88 -18 -98 10 -96C46 -96 66 -80 60 -50C30 -38 -18 -36 -46 -48Z", colour, shade=10)
    band = painted("M-47 -44C-20 -32 30 -32 61 -47L60 -62C30 -48 -20 -48 -47 -58Z", tone(GULES, -0.2), shade=4)
    rim = painted(
        "M-104 -18C-88 -44 -64 -50 -48 -48C-20 -36 30 -36 60 -51C82 -60 106 -60 118 -46C118 -34 104 -32 92 -34"
        "C50 -30 -30 -22 -82 -8C-94 -6 -106 -8 -104 -18Z",
        colour,
        shade=7,
        inside=folds(colour, "-90,-20 -60,-34 -30,-36", "70,-44 90,-50 108,-46"),
    )
    return place(feather(plume), 44, -56, 0.9, 40) + dome + band + rim


def scarf_mask(colour: str) -> str:
    """A scarf drawn over nose and mouth."""
    d = "M-43 10C-30 20 -24 4 -14 4C4 8 26 10 46 -6C54 20 50 56 34 76C14 92 -18 90 -32 70C-42 52 -44 30 -43 10Z"
    lines = folds(colour, "-34,24 -6,22 40,14", "-36,42 0,44 42,32", "-28,60 4,66 36,52", "-18,10 -22,40 -14,80")
    return painted(d, colour, shade=10, inside=lines)


def goggled_cap(colour: str) -> str:
    """An inventor's leather cap, goggles pushed up."""
    seams = folds(colour, "6,-40 10,-72 8,-100", "-30,-44 -30,-70 -14,-92", "40,-44 44,-66 34,-88")
    cap = painted(
        "M-44 -34C-56 -80 -26 -104 10 -104C50 -102 72 -74 64 -34C66 -12 64 10 58 24C50 22 46 4 44 -22C16 -38 -20 -40 "
        "-44 -34Z",
        colour,
        shade=10,
        inside=seams,
    )
    strap = pen("M-48 -50C-20 -66 36 -68 66 -46", 13) + pen("M-48 -50C-20 -66 36 -68 66 -46", 7.5, "#4A3020")
    return (
        cap + strap + _goggle(-26, -58, 17) + _goggle(18, -62, 21) + pen("M-10 -60H-2", 8) + pen("M-10 -60H-2", 4, LEAF)
    )


def _goggle(x: float, y: float, size: float) -> str:
    glass = painted(oval(x, y, size * 0.68), "#7FC4D0", outline=2.4, shade=4)
    glint = brush(f"{x - 7},{y + 2} {x - 2},{y - 7}", (1, 4, 1), WHITE)
    return painted(oval(x, y, size), LEAF, shade=5) + glass + glint


def wizard_hat(colour: str) -> str:
    """A tall hat strewn with stars, its tip bent."""
    d = (
        "M-54 -44C-42 -90 -16 -128 18 -156C40 -172 76 -164 84 -140C70 -146 56 -142 52 -128C54 -100 62 -72 64 -46"
        "C30 -30 -24 -30 -54 -44Z"
    )
    signs = stars("#F4D778", (-22, -72), (36, -62), (10, -112), (36, -140)) + place(
        stars("#F4D778", (0, 0)), 8, -82, 1.7
    )
    moon = path("M32 -104A12 12 0 1 0 42 -88A10 10 0 1 1 32 -104Z", "#F4D778")
    cone = painted(d, colour, shade=11, inside=folds(colour, "46,-60 40,-100 52,-130") + signs + moon)
    rim = painted(
        "M-102 -18C-86 -44 -66 -50 -52 -47C-20 -34 32 -34 62 -49C80 -54 104 -46 114 -28C110 -16 98 -16 88 -20"
        "C42 -36 -36 -32 -82 -8C-94 -4 -104 -8 -102 -18Z",
        colour,
        shade=7,
    )
    band = painted("M-54 -42C-20 -28 32 -28 64 -45L62 -60C30 -44 -22 -44 -50 -56Z", LEAF, shade=4)
    return cone + band + rim + gem(-4, -42, AZURE, 7)


def lily_crown() -> str:
    """A queen's crown of golden lilies."""
    lily = painted(
        "M-7 6L-5 -6C-10 -14 -20 -10 -20 -20C-20 -30 -9 -31 -4 -20C-8 -34 -5 -44 0 -50C5 -44 8 -34 4 -20"
        "C9 -31 20 -30 20 "
        "-20C20 -10 10 -14 5 -6L7 6Z",
        LEAF,
        outline=2.6,
        shade=4,
    )
    spots = ((-44, -58, 0.7, -16), (-22, -52, 0.95, -8), (8, -50, 1.2, 0), (38, -54, 0.95, 8), (58, -62, 0.7, 16))
    band = painted("M-47 -36C-22 -24 28 -24 57 -40L59 -58C30 -42 -24 -42 -50 -54Z", LEAF, shade=5)
    stones = gem(-30, -41, AZURE, 6) + gem(4, -35, GULES, 8) + gem(38, -41, AZURE, 6)
    beads = "".join(pearl(x, y, 3.2) for x, y in ((-13, -37), (22, -37), (51, -47)))
    tips = "".join(pearl(x, y, 4.4) for x, y in ((-47, -96), (-24, -104), (8, -116), (42, -106), (66, -100)))
    return "".join(place(lily, *spot) for spot in spots) + tips + band + stones + beads


def closed_crown() -> str:
    """A king's crown with arches over crimson velvet, orb and cross on top."""
    velvet = painted(
        "M-52 -54C-66 -104 -30 -128 6 -128C46 -128 78 -104 62 -56C30 -42 -24 -42 -52 -54Z",
        GULES,
        shade=12,
        inside=folds(GULES, "-24,-60 -30,-88 -10,-118", "30,-60 40,-88 24,-118"),
    )
    arches = "".join(
        brush(line, (15, 13, 11)) + brush(line, (9, 8, 6), LEAF)
        for line in ("-50,-56 -58,-100 -26,-128 4,-124", "60,-58 70,-100 40,-130 8,-124", "4,-50 0,-90 6,-124")
    )
    beads = "".join(
        pearl(x, y, 4)
        for x, y in ((-54, -78), (-46, -104), (-24, -122), (66, -80), (58, -106), (36, -124), (2, -84), (3, -104))
    )
    leaf = painted("M-9 4C-18 -8 -12 -20 0 -26C12 -20 18 -8 9 4Z", LEAF, outline=2.6, shade=4)
    points = "".join(place(leaf, x, y, s) for x, y, s in ((-28, -54, 0.9), (4, -50, 1), (36, -54, 0.9)))
    band = painted("M-49 -34C-22 -20 28 -20 58 -38L62 -62C30 -46 -24 -46 -54 -58Z", LEAF, shade=5)
    stones = "".join(gem(x, y, c, 7) for x, y, c in ((-34, -42, AZURE), (3, -35, GULES), (39, -42, AZURE)))
    orb = painted(oval(6, -132, 11), LEAF, shade=4) + painted(
        "M2 -140V-148H-6V-155H2V-164H10V-155H18V-148H10V-140Z", LEAF, outline=2.4, shade=2
    )
    return velvet + arches + beads + points + band + stones + orb + glow(6, -140, 30, "#FFE9A8", 0.3)
