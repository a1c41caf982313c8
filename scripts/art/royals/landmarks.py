"""A landmark of about 1650 for each country of Royals, at the foot of its cards: from y = 228 to 340."""

from art.ink import GULES, box, brush, oval, painted, path, pen, place, tone
from art.kingsburg.estate.plots import cross
from art.scenery import (
    PLASTER,
    SLATE,
    STONE,
    TILES,
    TIMBER,
    WATER,
    cypress,
    frame_house,
    pennant,
    tiles,
    turf,
    turret,
    window,
)

FIR = "#2F5A3C"


def chateau() -> str:
    """A palace with steep slate roofs above a clipped garden: France."""
    wings = "".join(
        painted(box(x, 280, 58, 42), PLASTER, shade=6)
        + tiles(f"M{x - 4} 282L{x + 8} 256H{x + 50}L{x + 62} 282Z", (x - 4, 256, x + 62, 282), SLATE, 9)
        for x in (46, 146)
    )
    towers = turret(34, 324, 24, 56, SLATE, 34, PLASTER) + turret(192, 324, 24, 56, SLATE, 34, PLASTER)
    middle = painted(box(100, 268, 50, 56), PLASTER, shade=6)
    roof = tiles("M95 270C102 262 104 246 108 240H142C146 246 148 262 155 270Z", (95, 240, 155, 270), SLATE, 9)
    lights = (
        "".join(window(x, 310, 9, 18) for x in (62, 82, 158, 178)) + window(109, 298, 9, 16) + window(132, 298, 9, 16)
    )
    gate = path("M117 324V310A8 9 0 0 1 133 310V324Z", "#3A2418", stroke="#2B2118", stroke_width=2.6)
    lawn = turf("M0 318C80 312 170 312 250 318V345H0Z", "#5F8148")
    hedge = "".join(painted(oval(x, 326, 9, 7), "#3F6B47", outline=2.4, shade=3) for x in (36, 60, 84, 166, 190, 214))
    trees = cypress(22, 326, 0.5) + cypress(228, 326, 0.5)
    return wings + towers + middle + roof + lights + gate + lawn + hedge + trees


def minster() -> str:
    """A minster with two spires between firs and a timbered house: the German States."""
    hills = painted("M0 312C50 276 96 292 130 300C170 276 210 272 250 296V345H0Z", tone(FIR, -0.1), shade=0)
    nave = painted(box(92, 282, 48, 44), STONE, shade=6)
    gable = tiles("M86 284L116 254L146 284Z", (86, 254, 146, 284), SLATE, 9)
    spires = "".join(turret(x, 326, 24, 52, SLATE, 48, STONE) + cross(x + 12, 229, 0.4) for x in (76, 132))
    rose = painted(oval(116, 288, 9), "#F8D779", outline=2.6, shade=2) + pen("M116 280V296M108 288H124", 2)
    lights = "".join(window(x, 304, 8, 18) for x in (84, 140))
    portal = path("M107 326V312A9 11 0 0 1 125 312V326Z", "#3A2418", stroke="#2B2118", stroke_width=2.6)
    house = frame_house(172, 326, 46, 34, 3, False) + tiles("M166 294L195 264L224 294Z", (166, 264, 224, 294), TILES, 9)
    meadow = turf("M0 322C80 316 170 316 250 322V345H0Z", "#5F8148")
    firs = "".join(fir(x, y, s) for x, y, s in ((30, 330, 0.9), (54, 334, 0.66), (232, 332, 0.7)))
    return hills + spires + nave + gable + rose + lights + portal + house + meadow + firs


def fir(x: float, y: float, size: float) -> str:
    """A fir standing on (x, y)."""
    trunk = painted(box(-3.5, -12, 7, 12), TIMBER, outline=2.2, shade=2)
    crown = "M0 -82L16 -56H9L22 -34H12L26 -10H-26L-12 -34H-22L-9 -56H-16Z"
    return place(trunk + painted(crown, FIR, outline=2.8, shade=6), x, y, size)


def ship_of_war() -> str:
    """A ship under full sail off white cliffs: Britain."""
    cliffs = painted("M250 322V268L226 262L214 272L200 270L192 292L182 296L176 322Z", "#EDE6D6", shade=7)
    grass = painted("M252 272V260C238 256 222 258 210 266L214 273L228 266Z", "#5F8148", outline=2.4, shade=2)
    sea = painted("M0 314C60 308 180 308 250 314V345H0Z", WATER, shade=0, shine=4)
    foam = "".join(
        brush(line, (0.8, 3, 0.8), "#BFE0E6")
        for line in (
            "22,328 32,323 42,328",
            "150,330 162,325 174,330",
            "196,322 206,318 216,322",
            "84,336 96,331 108,336",
        )
    )
    return cliffs + grass + sea + place(_ship(), 98, 322, 0.86) + foam


def _ship() -> str:
    """A ship with three masts, her waterline at the origin."""
    masts = pen("M-40 -20V-92M0 -20V-112M38 -20V-88", 5) + pen("M-62 -22L-92 -44", 4)
    sails = "".join(
        painted(
            f"M{x - w} {y}C{x - w + 8} {y + h / 2} {x - w + 4} {y + h} {x - w - 4} {y + h}H{x + w - 4}"
            f"C{x + w + 4} {y + h} {x + w + 8} {y + h / 2} {x + w} {y}Z",
            "#F3ECDD",
            outline=2.8,
            shade=5,
        )
        for x, y, w, h in (
            (-40, -56, 18, 30),
            (-40, -84, 13, 22),
            (0, -68, 22, 40),
            (0, -102, 15, 28),
            (38, -54, 15, 26),
            (38, -80, 11, 20),
        )
    )
    hull = painted(
        "M-70 -28L-60 4H52C62 -8 66 -22 68 -44H48L44 -26Z", "#7A4A26", shade=6, inside=pen("M-80 -14H80", 6, "#DDAA33")
    )
    ports = "".join(path(box(x, -10, 7, 6), "#2B2118") for x in (-44, -26, -8, 10, 28))
    return masts + sails + hull + ports + pennant(62, -42, GULES, 18)


def windmills() -> str:
    """Windmills on sunburnt hills: Spain."""
    far = painted("M0 300C40 280 84 282 118 296C160 272 210 276 250 294V345H0Z", "#B5803A", shade=0)
    near = turf("M0 322C60 300 120 304 160 316C190 308 220 308 250 316V345H0Z", "#C9964A", ((40, 334), (196, 334)))
    crown = painted(
        "M-14 0C-20 -8 -14 -18 -4 -16C0 -24 14 -22 14 -12C20 -8 16 0 12 0Z", "#6E7A3A", outline=2.4, shade=4
    )
    olives = "".join(place(crown, x, y) for x, y in ((112, 318), (136, 322), (222, 322)))
    return far + _windmill(180, 312, 0.72, 12) + near + _windmill(70, 322, 1, 30) + olives


def _windmill(x: float, y: float, size: float, angle: float) -> str:
    tower = painted("M-20 0L-16 -50H16L20 0Z", "#F3ECDD", shade=8)
    roof = painted("M-20 -48L0 -76L20 -48Z", "#7A4A30", shade=5)
    arm = pen("M0 0V-46", 4) + painted(box(2, -46, 11, 32), "#EFE2C2", outline=2.2, shade=2)
    sails = place("".join(place(arm, angle=90 * i) for i in range(4)), 0, -54, 1, angle)
    door = path("M-6 0V-14A6 7 0 0 1 6 -14V0Z", "#5B3A22", stroke="#2B2118", stroke_width=2.4)
    return place(tower + roof + door + sails + painted(oval(0, -54, 4.4), "#5B3A22", outline=2.2, shade=1), x, y, size)
