"""Hair of the 1650s: curls, ringlets and wigs, fitted to the heads of `faces`."""

from art.ink import GULES, brush, painted, path, place, read_points, tone
from art.people.hair import centre_parting, mass
from art.people.hats import pearl


def curled(points: str, bulge: float = 0.56) -> str:
    """The path of a mass of curls: neighbouring points of a ring are joined by arcs that bulge outwards."""
    spots = read_points(points)
    bows = ""
    for (x0, y0), (x1, y1) in zip(spots, [*spots[1:], spots[0]], strict=True):
        radius = bulge * ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5
        bows += f"A{radius:.1f} {radius:.1f} 0 0 1 {x1:g} {y1:g}"
    return f"M{spots[0][0]:g} {spots[0][1]:g}{bows}Z"


def _coils(colour: str, *spots: tuple[float, float, float]) -> str:
    """The turns of single curls, drawn on a mass of them, by position and size."""
    dark, light = tone(colour, -0.5), tone(colour, 0.28)
    coil = brush("-9,2 -6,-8 4,-9 9,0 5,8 -2,6 -2,0", (0.6, 2.6, 2.8, 2.6, 2.2, 1.8, 0.6), dark)
    coil += brush("-6,-5 -1,-9 4,-8", (0.6, 2.2, 0.6), light)
    return "".join(place(coil, x, y, size) for x, y, size in spots)


def periwig_back(colour: str) -> str:
    """Behind the head: the full bottom of a large wig."""
    d = curled(
        "-34,-84 0,-100 38,-94 66,-70 80,-38 88,-4 96,30 102,64 98,98 72,118 36,112 0,112 -36,112 -66,100 -72,68 "
        "-66,36 -60,4 -58,-28 -54,-60"
    )
    return mass(d, colour)


def periwig(colour: str) -> str:
    """A large wig: two horns of hair over the brow, curls down to the chest on both sides."""
    near = curled("36,-32 40,-58 62,-64 80,-40 88,-6 94,28 100,62 96,98 74,116 52,104 48,76 52,48 46,20 46,-6")
    far = curled("-38,-34 -36,-8 -40,20 -36,46 -34,72 -40,98 -62,104 -74,80 -68,50 -66,20 -62,-10 -58,-38 -46,-56")
    top = curled("-40,-26 -58,-54 -40,-86 -10,-104 18,-96 50,-92 70,-62 62,-34 40,-24 28,-46 4,-60 -16,-62 -32,-46")
    coils = (
        (66, -30, 1.1),
        (72, 4, 1.15),
        (70, 36, 1.15),
        (76, 68, 1.2),
        (74, 98, 1.1),
        (-52, -20, 0.9),
        (-52, 10, 0.95),
        (-52, 42, 0.95),
        (-54, 76, 1),
        (-36, -66, 1),
        (-8, -82, 1.05),
        (26, -76, 1.05),
        (50, -54, 1),
    )
    return mass(near, colour) + mass(far, colour) + mass(top, colour) + _coils(colour, *coils)


def cavalier_back(colour: str) -> str:
    """Behind the head: long hair falling to the collar."""
    d = curled("-30,-76 10,-92 50,-78 68,-44 72,-8 76,26 80,60 70,88 40,94 10,84 -30,84 -58,72 -56,40 -50,8")
    return mass(d, colour, ("60,-20 60,20 68,70", "52,10 50,40 58,84", "-48,30 -46,50 -52,70"))


def cavalier(colour: str) -> str:
    """Long hair, parted, in waves down to the shoulders; drawn over the face."""
    d = (
        "M-38 -12C-44 -34 -32 -50 -10 -58C8 -50 34 -44 40 -14C44 6 38 26 46 42C40 58 48 72 58 84C72 90 84 76 78 58"
        "C86 42 76 26 78 10C76 -40 50 -84 6 -84C-30 -84 -54 -56 -48 -26C-56 -6 -50 10 -56 28C-62 46 -54 62 -42 68"
        "C-36 54 -40 40 -42 24C-40 10 -40 0 -38 -12Z"
    )
    lines = (
        "-36,-24 -34,-50 -10,-68",
        "-6,-60 18,-58 42,-30",
        "0,-72 32,-66 54,-30",
        "48,-10 46,20 54,48 62,78",
        "60,-14 56,20 64,48 68,76",
        "70,0 68,28 72,50",
        "-46,-10 -48,20 -52,44 -44,62",
    )
    return mass(d, colour, lines)


def ringlets(colour: str) -> str:
    """A lady's hair: smooth on top, bunches of ringlets at both sides, pearls in the knot behind."""
    knot = mass(curled("36,-86 58,-98 80,-86 86,-62 74,-44 52,-46"), colour) + _coils(colour, (62, -70, 1.6))
    beads = "".join(pearl(x, y, 4.6) for x, y in ((38, -80), (40, -66), (46, -54), (56, -46)))
    near = curled("40,-22 58,-30 76,-18 84,6 86,32 84,58 72,78 54,76 48,54 46,30 42,6")
    far = curled("-40,-20 -38,4 -40,28 -38,50 -52,62 -64,46 -66,22 -62,0 -54,-18")
    coils = ((62, -10, 1), (66, 14, 1.1), (66, 38, 1.1), (66, 60, 1), (-52, 2, 0.8), (-52, 24, 0.85), (-51, 44, 0.8))
    return knot + beads + centre_parting(colour) + mass(near, colour) + mass(far, colour) + _coils(colour, *coils)


def infanta(colour: str) -> str:
    """Behind the head: hair spread wide over a frame and tied with bows, as at the court of Madrid."""
    d = curled(
        "-30,-74 6,-90 44,-76 72,-58 94,-32 108,-2 116,28 104,52 80,52 58,48 36,44 -26,44 -46,48 -68,52 -92,52 "
        "-104,28 -96,-2 -82,-32 -60,-58",
        0.62,
    )
    waves = (
        "-30,-60 -64,-20 -84,44",
        "-24,-64 -52,-20 -64,46",
        "-40,-30 -46,10 -48,44",
        "46,-60 78,-20 96,46",
        "36,-64 62,-20 76,46",
        "50,-20 58,10 58,44",
        "56,-58 92,-14 104,36",
        "-40,-62 -76,-20 -92,34",
    )
    return mass(d, colour, waves) + _bow(-80, 50) + _bow(92, 50)


def _bow(x: float, y: float) -> str:
    loop = painted("M0 0C-10 -16 -26 -14 -26 -2C-26 10 -12 12 0 0Z", GULES, outline=2.4, shade=3)
    ends = painted("M-4 2L-12 24L-2 20L4 28L6 2Z", GULES, outline=2.4, shade=3)
    return place(ends + loop + place(loop, flip=True) + path("M-5 -5H5V5H-5Z", tone(GULES, -0.4)), x, y, 0.9)


def upturned_moustache(colour: str) -> str:
    """A moustache brushed upwards, and a small tuft below the lip."""
    d = "M-14 31C-24 29 -32 32 -44 20C-42 36 -30 42 -14 38C0 43 16 40 26 20C14 32 -4 28 -14 31Z"
    tuft = "M-20 49C-15 47 -7 47 -3 49C-2 60 -6 72 -12 78C-18 72 -22 60 -20 49Z"
    return mass(tuft, colour, ("-12,52 -12,70",)) + mass(d, colour, ("-20,35 -30,34 -38,28", "-6,34 8,36 18,30"))
