"""Kings in profile, for covers: they look to the right, with the chin at y = 80 and the top of the head at y = -70."""

from art.ink import BLACK, VELLUM, WHITE, brush, clip, glow, oval, painted, path, place, tone
from art.people import hats
from art.people.hair import mass
from art.people.hats import ERMINE, LEAF, ermine_tails, gem

FACE = (
    "M22 -66C36 -52 41 -38 41 -25C39 -19 38 -15 40 -9C46 2 56 10 62 18C63 24 58 27 47 27C47 31 53 34 52 38C50 "
    "41 45 41 46 43"
    "C51 45 52 49 48 52C45 55 46 58 49 63C50 72 44 81 32 81C14 81 0 74 -12 62L-34 24L-40 -60Z"
)


def profile(skin: str, hair: str, eyes: str, beard: str, age: int) -> str:
    """A head and neck in profile; an `age` above 0 adds wrinkles."""
    blush = glow(20, 26, 26, "#C8402F", 0.4)
    face = painted(FACE, skin, shade=9, shine=4, inside=blush)
    neck = painted("M-40 10L-46 92C-20 104 10 104 26 92L34 60Z", tone(skin, -0.25), shade=8)
    return neck + face + _lines(skin, age) + beard + _features(skin, hair, eyes)


def _features(skin: str, hair: str, eyes: str) -> str:
    almond = "M37 -4C31 -10 18 -11 9 -2C18 5 31 5 36 1Z"
    eye = path(almond, VELLUM) + clip(
        almond,
        path(oval(29, -3, 6, 7), eyes) + path(oval(30, -3, 3, 4), "#1B120C") + path(oval(28, -6, 1.6), "#FFFFFF"),
    )
    lids = (
        brush("6,-1 16,-10 28,-10 39,-4", (1.4, 4.4, 4.6, 2))
        + brush("12,3 24,6 34,2", (0.6, 1.8, 0.6))
        + brush("10,-12 22,-16 34,-11", (0.5, 1.6, 0.5))
    )
    brow = brush("0,-18 16,-28 34,-25 44,-15", (1.4, 6.5, 7.5, 2), tone(hair, -0.25))
    nose = brush("49,27 44,22 48,15", (1, 3, 1)) + brush("54,25 57,22", (1, 3.4, 1))
    mouth = brush("47,42 38,42 30,40", (1.2, 3, 0.8))
    side = path("M40 -9C42 2 44 10 44 18C40 10 36 0 40 -9Z", tone(skin, -0.42), opacity=0.4)
    return side + eye + lids + brow + nose + mouth


def _lines(skin: str, age: int) -> str:
    colour = tone(skin, -0.5)
    lines = brush("42,28 36,36 34,44", (0.8, 2.4, 0.8), colour)
    if age:
        lines += (
            brush("10,10 22,13 32,9", (0.6, 2, 0.6), colour)
            + brush("4,-4 -4,-8", (2, 0.6), colour)
            + brush("4,1 -4,2", (2, 0.6), colour)
        )
    return lines


def curled_hair(colour: str, skin: str) -> str:
    """Hair waving down behind the ear, and the ear; drawn over the face."""
    d = (
        "M16 -50C14 -36 6 -24 -1 -13C-8 -19 -23 -17 -25 0C-25 12 -18 21 -9 21C-10 36 -14 48 -22 60C-16 72 -22 "
        "84 -30 90C-34 102 -48 106 -58 96"
        "C-70 98 -80 86 -74 74C-84 64 -82 48 -74 42C-82 30 -76 16 -70 10C-76 -16 -68 -46 -48 -62C-28 -74 8 -70 16 -50Z"
    )
    lines = (
        "-6,-26 -2,-40 4,-52",
        "-28,-10 -26,-34 -14,-58",
        "-30,6 -36,30 -28,52 -36,84",
        "-42,-20 -46,14 -40,44 -50,90",
        "-56,-30 -60,0 -54,40 -64,74",
        "-20,30 -26,44 -30,60",
        "-66,-10 -66,20 -72,50",
        "-36,-30 -34,-48 -26,-62",
    )
    ear = painted("M-8 -9C-16 -17 -27 -12 -25 2C-24 14 -16 22 -9 17C-4 8 -4 -2 -8 -9Z", skin, shade=4) + brush(
        "-10,-4 -18,-6 -17,5 -12,11", (0.6, 2, 1.6, 0.6)
    )
    return mass(d, colour, lines) + ear


def king_beard(colour: str) -> str:
    """A full beard in profile."""
    d = (
        "M-8 4C-4 26 6 40 18 42C28 34 40 30 50 34C56 40 46 40 42 44C48 48 52 48 50 54C56 66 62 84 56 102C46 118 "
        "24 124 10 112"
        "C-10 100 -24 66 -18 30Z"
    )
    lines = (
        "0,36 8,66 24,106",
        "14,48 22,76 36,110",
        "28,52 36,80 46,104",
        "-12,30 -4,64 8,96",
        "40,56 46,78 52,96",
        "24,40 34,38 44,37",
    )
    return mass(d, colour, lines)


def short_beard(colour: str) -> str:
    """A trimmed beard with a moustache, in profile."""
    d = (
        "M-8 4C-4 26 6 44 20 46C26 36 38 30 49 33C56 39 46 40 41 43C48 48 52 50 49 56C54 66 52 80 44 88C22 92 "
        "-8 80 -20 48C-20 36 -16 24 -8 4Z"
    )
    return mass(d, colour, ("0,44 14,66 34,80", "-12,40 4,64 20,78", "22,54 34,66 44,78", "26,40 36,37 46,37"))


def shoulders(colour: str, charge: str) -> str:
    """A mantle strewn with charges, with an ermine collar."""
    small = charge.replace(WHITE, LEAF).replace(BLACK, tone(colour, -0.2))
    spots = ((-92, 184), (-44, 182), (6, 178), (46, 160), (-116, 226), (-66, 226), (-18, 222), (30, 216))
    sown = "".join(place(small, x - 19, y - 18, 0.2) for x, y in spots)
    folds = "".join(
        brush(line, (1, 5, 1), tone(colour, -0.45))
        for line in ("-120,130 -140,200 -136,320", "-60,150 -76,220 -70,330", "10,160 0,230 10,330")
    )
    cloak = painted(
        "M-240 340C-232 200 -170 110 -64 78L40 96C66 140 84 220 88 340Z", colour, shade=14, shine=4, inside=folds + sown
    )
    fur = "M-70 64C-30 92 20 98 46 84C62 92 70 106 66 122C30 160 -60 156 -126 132C-130 104 -104 78 -70 64Z"
    spots_of_fur = ermine_tails(
        (-104, 116),
        (-78, 92),
        (-72, 126),
        (-44, 104),
        (-40, 138),
        (-10, 116),
        (-6, 142),
        (22, 106),
        (26, 132),
        (50, 106),
    )
    return (
        cloak
        + painted(fur, ERMINE, shade=9)
        + spots_of_fur
        + painted(oval(46, 128, 13), LEAF, shade=5)
        + gem(46, 128, "#A6262B", 9)
    )


def crown_on(velvet: str) -> str:
    """The crown on a head in profile."""
    return place(hats.crown(velvet), -8, -12, 1.02, -6)
