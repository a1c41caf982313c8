"""Zombies and demons: the enemies of Kingsburg that should have stayed below."""

from art.ink import GLOW, INK, Picture, brush, clip, folds, glow, oval, painted, path, pen, place, stroke, tone
from art.kingsburg.enemies.raiders import BONE, teeth, wild
from art.kingsburg.estate.plots import flame
from art.people import tools
from art.people.hats import LEAF
from art.people.trades import IRON, shaft

ROT = "#93A382"
HELL = "#B5382C"


def zombies() -> Picture:
    """A zombie in a torn shroud, under the moon, among the graves."""
    moon = glow(244, 64, 110, "#E8F0C8", 0.7) + painted(oval(244, 64, 38), "#EEF0CC", outline=2.6, shade=6)
    craters = "".join(path(oval(x, y, r), "#C9D0A4") for x, y, r in ((232, 56, 6), (254, 72, 8), (248, 46, 4)))
    graves = "".join(place(_grave(), x, y, s) for x, y, s in ((36, 250, 1.2), (288, 246, 1.1)))
    figure = _shroud() + _zombie_head() + place(_claw(), -88, 70) + place(_claw(), 92, 78, 1, 0, flip=True)
    return wild("#3A4A56", "#5E7A62", figure, moon + craters + graves, 1.2, 160, 160)


def _grave() -> str:
    slab = painted("M-34 60V-20C-34 -50 34 -50 34 -20V60Z", "#8A8F8C", shade=9)
    return place(slab + pen("M0 -28V12M-14 -14H14", 5, "#4A4E4C"), 0, 0, 1, -6)


def _shroud() -> str:
    cloth = "#8A8670"
    neck = painted("M-22 40C-20 66 -26 84 -40 98H44C30 84 24 66 26 40Z", tone(ROT, -0.25), shade=9)
    body = painted(
        "M-116 172C-112 124 -78 100 -38 82L-24 96L-8 86L4 104L18 88L34 94L46 80C86 98 116 124 122 172L104 160L86 176"
        "L62 158L40 174L16 158L-8 174L-30 158L-56 176L-80 158L-100 174Z",
        cloth,
        shade=11,
        inside=folds(
            cloth, "-70,112 -60,136 -66,166", "-20,108 -16,136 -22,166", "30,108 34,136 28,166", "78,110 72,136 78,166"
        ),
    )
    holes = path("M40 120L62 116L66 138L48 144Z", "#3A3A30") + pen("M42 124L64 136M46 116L58 144", 2, tone(cloth, -0.3))
    return neck + body + holes


def _zombie_head() -> str:
    hair = "".join(
        brush(line, (7, 5, 1)) + brush(line, (4, 3, 0.6), "#4A4638")
        for line in (
            "-34,-64 -52,-40 -56,0",
            "-20,-74 -44,-58 -50,-30",
            "34,-66 54,-40 60,10",
            "20,-76 46,-60 58,-24",
            "44,-40 58,-10 54,34",
        )
    )
    skull = painted(
        "M-46 -34C-46 -70 -22 -82 2 -82C28 -82 50 -68 48 -34C46 -14 42 -2 40 16C38 44 26 74 2 76C-22 74 -34 46 -36 18"
        "C-38 0 -44 -14 -46 -34Z",
        ROT,
        shade=13,
        shine=4,
    )
    hollows = path(
        "M-36 20C-26 28 -24 44 -26 56C-34 44 -38 32 -36 20ZM40 20C30 28 28 44 30 56C38 44 42 32 40 20Z",
        tone(ROT, -0.5),
        opacity=0.7,
    )
    sockets = path(oval(-20, -12, 16, 15), "#2B2A26") + path(oval(22, -12, 17, 16), "#2B2A26")
    eyes = "".join(
        glow(x, -11, 22, "#E6F27A", 0.8)
        + path(oval(x, -11, r), "#F2F7B0", stroke=INK, stroke_width=2)
        + path(oval(x, -10, 2.6), INK)
        for x, r in ((-19, 7), (22, 9))
    )
    brows = brush("-44,-36 -24,-32 -4,-16", (2, 8, 3), tone(ROT, -0.55)) + brush(
        "46,-36 26,-33 6,-16", (2, 8, 3), tone(ROT, -0.55)
    )
    nose = path("M-4 8L2 -2L9 8L7 18H-2Z", "#2B2A26")
    return skull + hollows + sockets + eyes + brows + nose + _zombie_mouth() + _stitches() + hair


def _zombie_mouth() -> str:
    d = "M-27 38C-10 30 14 30 33 40C31 54 14 62 0 60C-15 58 -27 52 -27 38Z"
    return path(d, "#2B1A1C") + clip(d, teeth(-24, 30, 34, 7, 10) + teeth(-16, 20, 60, 5, -9)) + pen(d, 3)


def _stitches() -> str:
    return pen("M-30 -60L-6 -44M-28 -50L-22 -62M-18 -44L-12 -56", 3, tone(ROT, -0.65)) + pen(
        "M30 6L42 -6M30 -4L40 8", 3, tone(ROT, -0.65)
    )


def _claw() -> str:
    """An outstretched hand with crooked fingers."""
    arm = painted("M-20 24C-24 60 -30 100 -40 140H30C24 100 22 60 18 24Z", "#7A765F", shade=9) + painted(
        "M-26 30L-14 22L-6 34L4 22L12 34L24 22L26 44L12 52L-2 42L-16 54L-28 44Z", "#8A8670", outline=2.8, shade=4
    )
    fingers = "".join(
        painted(stroke(line, (12, 11, 8)), ROT, outline=2.6, shade=3) + brush(nail, (6, 1), "#3A3A2E")
        for line, nail in (
            ("-12,0 -24,-24 -20,-44", "-20,-42 -16,-54"),
            ("-2,-4 -6,-34 0,-56", "0,-54 5,-66"),
            ("8,-2 12,-30 18,-48", "18,-46 24,-57"),
            ("14,8 30,-8 38,-22", "37,-20 45,-28"),
        )
    )
    palm = painted("M-17 -4C-6 -12 14 -10 18 0C22 14 18 24 12 28C0 32 -12 30 -16 24C-20 14 -20 4 -17 -4Z", ROT, shade=6)
    return arm + fingers + palm


def demons() -> Picture:
    """A horned demon with bat's wings, surrounded by fire."""
    wing = painted(
        "M-30 60C-70 40 -90 -10 -96 -74C-108 -92 -124 -100 -140 -100C-150 -50 -158 10 -150 70C-138 56 -126 54 -116 62"
        "C-108 76 -100 84 -92 90C-84 78 -72 74 -62 80Z",
        "#5A1A20",
        shade=10,
        inside=pen(
            "M-96 -74C-110 -20 -124 20 -148 66M-96 -74C-96 -10 -100 40 -114 62M-96 -74C-86 0 -84 50 -90 90",
            4,
            "#2E0C10",
        ),
    )
    fires = "".join(flame(x, 330, s) for x, s in ((30, 1.5), (88, 1.1), (236, 1.2), (294, 1.6)))
    figure = (
        wing
        + place(wing, 6, 0, flip=True)
        + _demon_body()
        + _horns()
        + _demon_head()
        + place(_trident() + tools.fist(HELL, HELL, IRON), -92, 92, 1.02)
    )
    return wild("#3A1A24", "#C0501E", figure, glow(160, 300, 260, "#FF8A1E", 0.8) + fires, 1.16, 164, 172)


def _demon_body() -> str:
    trunk = painted(
        "M-116 172C-112 124 -76 104 -26 86C-22 70 -22 56 -22 44H28C28 56 28 70 32 86C84 104 118 124 122 172Z",
        HELL,
        shade=12,
        inside=folds(HELL, "-44,112 -10,126 2,170", "50,112 18,126 6,170", "-90,126 -80,146 -86,170"),
    )
    collar = painted("M-44 92C-18 116 24 116 50 90L56 106C28 134 -22 134 -50 108Z", IRON, shade=5)
    studs = "".join(
        painted(f"M{x - 6} {y}H{x + 6}L{x} {y + 14}Z", LEAF, outline=2, shade=2)
        for x, y in ((-30, 118), (-12, 125), (6, 127), (24, 124), (40, 116))
    )
    return trunk + collar + studs


def _horns() -> str:
    line = "-26,-52 -58,-74 -70,-112 -44,-142"
    other = "34,-52 66,-74 78,-112 52,-142"
    horn = "#4A3A34"
    rings = pen(
        "M-58 -92L-40 -74M-72 -110L-54 -104M-62 -130L-50 -118M66 -92L48 -74M80 -110L62 -104M70 -130L58 -118",
        2.6,
        tone(horn, 0.35),
    )
    return (
        painted(stroke(line, (30, 27, 18, 3)), horn, shade=6)
        + painted(stroke(other, (30, 27, 18, 3)), horn, shade=8)
        + rings
    )


def _demon_head() -> str:
    ears = painted("M-38 -16C-58 -34 -76 -38 -88 -34C-80 -12 -60 6 -38 8Z", HELL, shade=5) + painted(
        "M46 -16C66 -34 84 -38 96 -34C88 -12 68 6 46 8Z", HELL, shade=6
    )
    head = painted(
        "M-42 -40C-30 -70 -12 -60 4 -50C20 -60 38 -70 50 -40C54 -10 46 24 30 48C22 62 14 70 4 72C-6 70 -14 62 -22 48"
        "C-38 24 -46 -10 -42 -40Z",
        HELL,
        shade=12,
        shine=4,
    )
    eye = "M-34 -14C-26 -24 -12 -20 -6 -6C-16 0 -28 -2 -34 -14Z"
    lit = (
        glow(-20, -11, 26, GLOW, 0.9)
        + path(eye, "#FFE36A", stroke=INK, stroke_width=3)
        + brush("-20,-17 -19,-4", (2, 3.4, 2))
    )
    brow = brush("-42,-32 -26,-30 -2,-8", (3, 11, 4), tone(HELL, -0.65))
    nose = brush("2,-4 -4,16 -8,22 4,26", (1, 3, 4, 1)) + brush("6,-4 12,16 16,22 6,26", (1, 3, 4, 1))
    mouth = "M-24 36C-10 42 18 42 32 36C28 50 16 54 4 54C-8 54 -20 50 -24 36Z"
    grin = path(mouth, "#2B0C0C") + clip(mouth, teeth(-22, 30, 39, 8, 8, 3)) + pen(mouth, 3)
    fangs = "".join(painted(f"M{x - 5} 40H{x + 5}L{x} 58Z", BONE, outline=2, shade=2) for x in (-13, 21))
    beard = painted("M-10 58C-4 64 12 64 18 58C18 78 12 94 4 104C-4 94 -10 78 -10 58Z", "#2B1A1A", shade=4)
    return (
        ears
        + head
        + lit
        + place(lit, 8, 0, flip=True)
        + brow
        + place(brow, 8, 0, flip=True)
        + nose
        + grin
        + fangs
        + beard
    )


def _trident() -> str:
    line = "M-26 -138V-104C-26 -84 26 -84 26 -104V-138"
    fork = pen(line, 13) + pen(line, 7, IRON)
    points = "".join(
        painted(f"M{x - 11} {y}L{x} {y - 30}L{x + 11} {y}Z", IRON, outline=2.8, shade=4)
        for x, y in ((-26, -130), (0, -138), (26, -130))
    )
    return shaft(-140, 80, 10) + fork + points


def pictures() -> dict[str, Picture]:
    """The pictures of the enemies from the underworld, by file name."""
    return {f"kingsburg/enemies/{draw.__name__}": draw() for draw in (zombies, demons)}
