"""Headwear of the nobles of Royals, fitted to the heads of `faces`."""

from art.ink import GULES, INK, brush, folds, oval, painted, path, pen, place, tone
from art.people.hats import LEAF, STEEL, ermine_tails, feather, gem, pearl


def burgonet(plume: str) -> str:
    """A marshal's open helmet: a skull with a comb, a peak, a plate over the cheek, plumes behind."""
    plumes = place(feather(plume), 34, -92, 1.35, 34) + place(feather(tone(plume, 0.12)), 20, -98, 1.25, -6)
    skull = painted(
        "M-52 -34C-56 -86 -22 -114 10 -114C52 -112 76 -76 70 -22C72 14 82 38 92 60C72 70 58 62 50 44"
        "C52 12 48 -12 42 -30C12 -44 -24 -44 -52 -34Z",
        STEEL,
        shade=12,
        shine=5,
    )
    tails = pen("M54 6C62 12 70 12 76 8M56 24C64 30 74 30 80 26M60 42C68 48 78 48 86 42", 3, tone(STEEL, -0.55))
    comb = painted(
        "M-44 -78C-40 -120 20 -134 52 -104C64 -92 70 -76 72 -60C56 -96 -4 -108 -44 -78Z", tone(STEEL, 0.15), shade=5
    )
    peak = painted(
        "M-84 -22C-70 -44 -54 -52 -40 -52C-10 -46 22 -44 46 -34L44 -22C14 -34 -22 -34 -50 -22C-62 -16 -80 -14 -84 -22Z",
        tone(STEEL, 0.05),
        shade=6,
    )
    trim = brush("-50,-46 -10,-50 24,-46 48,-36", (3, 6, 6, 4)) + brush(
        "-50,-46 -10,-50 24,-46 48,-36", (1.4, 3, 3, 2), LEAF
    )
    light = brush("-40,-58 -34,-80 -14,-96", (1, 6, 1), tone(STEEL, 0.65))
    rivets = "".join(path(oval(x, y, 2.8), INK) for x, y in ((-30, -58), (-4, -60), (22, -56), (58, -30)))
    return plumes + skull + tails + light + comb + peak + trim + rivets


def cavalier_hat(colour: str, plume: str) -> str:
    """A broad hat, its brim turned up on one side, with a great feather."""
    dome = painted(
        "M-42 -48C-40 -86 -30 -106 8 -108C48 -106 58 -84 60 -50C30 -38 -16 -36 -42 -48Z",
        colour,
        shade=10,
        inside=brush("-28,-60 -26,-84 -14,-96", (1, 6, 1), tone(colour, 0.3)),
    )
    band = painted("M-44 -44C-18 -32 30 -32 61 -47L60 -62C30 -48 -18 -48 -42 -58Z", LEAF, shade=4)
    brim = painted(
        "M-116 -40C-104 -56 -70 -54 -44 -50C-18 -38 30 -38 60 -52C88 -72 114 -74 126 -58C126 -40 106 -28 84 -26"
        "C40 -18 -30 -14 -70 -20C-94 -22 -116 -28 -116 -40Z",
        colour,
        shade=8,
        inside=folds(colour, "-100,-38 -70,-36 -40,-30", "76,-44 96,-54 116,-56"),
    )
    sweep = place(feather(plume), 10, -62, 1.7, 8) + place(feather(tone(plume, -0.1)), 44, -58, 1.15, 44)
    return dome + band + brim + sweep + painted(oval(12, -56, 9), LEAF, outline=2.6, shade=3) + gem(12, -56, GULES, 6)


def ducal_hat(colour: str, fur: str) -> str:
    """A duke's velvet hat with a broad fur edge, its gold arch ending in an orb."""
    dome = painted(
        "M-54 -60C-70 -100 -34 -126 8 -126C54 -124 80 -98 66 -62C30 -46 -26 -46 -54 -60Z",
        colour,
        shade=12,
        inside=folds(colour, "-30,-62 -36,-88 -18,-116", "36,-62 46,-88 34,-116"),
    )
    line = "6,-52 0,-90 8,-126"
    arch = brush(line, (15, 13, 11)) + brush(line, (9, 8, 6), LEAF) + pearl(3, -74, 4) + pearl(3, -96, 4)
    edge = "M-58 -30C-68 -40 -68 -58 -58 -68C-24 -52 32 -54 64 -72C76 -62 76 -44 66 -34C34 -16 -26 -14 -58 -30Z"
    tails = ermine_tails((-46, -48), (-22, -38), (4, -36), (30, -39), (54, -50))
    orb = painted(oval(9, -130, 10), LEAF, outline=2.6, shade=4)
    return dome + arch + painted(edge, fur, shade=7) + tails + orb


def biretta(colour: str) -> str:
    """A cardinal's square cap with three ridges."""
    d = (
        "M-50 -30C-22 -16 30 -16 60 -35C66 -56 70 -78 76 -100C60 -104 52 -100 42 -92C34 -104 22 -112 6 -114"
        "C-6 -110 -14 -102 -20 -92C-34 -102 -48 -104 -66 -96C-62 -74 -56 -52 -50 -30Z"
    )
    ridges = folds(colour, "42,-92 42,-60 34,-28", "-20,-92 -24,-62 -20,-26", "6,-110 12,-70 8,-24")
    shine = brush("-50,-84 -46,-60 -40,-40", (1, 6, 1), tone(colour, 0.4))
    return painted(d, colour, shade=11, inside=ridges + shine)


def diadem() -> str:
    """A princess's small open crown, set on top of her hair."""
    points = painted(
        "M-34 -72L-42 -108L-22 -90L-12 -120L6 -92L24 -122L32 -92L54 -110L46 -74C22 -64 -12 -64 -34 -72Z", LEAF, shade=5
    )
    band = painted("M-36 -62C-12 -52 22 -52 48 -64L48 -78C22 -66 -12 -66 -36 -76Z", tone(LEAF, -0.06), shade=4)
    tips = "".join(pearl(x, y, 5) for x, y in ((-42, -111), (-12, -123), (24, -125), (55, -113)))
    return points + band + tips + gem(-16, -65, GULES, 6) + gem(8, -62, "#2F7A8A", 7) + gem(32, -65, GULES, 6)
