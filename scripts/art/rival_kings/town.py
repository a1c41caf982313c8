"""Town buildings in Rival Kings."""

from art.ink import AZURE, GLOW, GULES, INK, VELLUM, Picture, box, glow, oval, painted, path, pen, place, tone
from art.people.hats import LEAF
from art.scenery import (
    SLATE,
    STONE,
    TILES,
    WATER,
    barrel,
    battlement,
    cloud,
    door,
    frame_house,
    hanging_sign,
    pennant,
    stone,
    tiles,
    turf,
    turret,
    vignette,
    window,
)


def cathedral() -> Picture:
    """A cathedral front with two towers and a rose window."""
    pale = "#D8CDB8"
    nave = stone("M92 330V112L160 44L228 112V330Z", (92, 60, 228, 330), pale)
    towers = turret(22, 330, 76, 232, SLATE, 84, pale) + turret(222, 330, 76, 232, SLATE, 84, pale)
    tops = "".join(pen(f"M{x} 14V-6M{x - 6} 4H{x + 6}", 4, LEAF) for x in (60, 260)) + pen(
        "M160 44V18M150 28H170", 5, LEAF
    )
    rose = painted(oval(160, 150, 42), "#5C5266", shade=0) + glow(160, 150, 70, GLOW, 0.5)
    petals = "".join(
        place(path("M0 -12C-9 -20 -9 -32 0 -38C9 -32 9 -20 0 -12Z", c, stroke=INK, stroke_width=2), 160, 150, 1, 30 * i)
        for i, c in enumerate(("#3F7FC4", "#D8484C", "#F0C24A") * 4)
    )
    rose += (
        petals
        + painted(oval(160, 150, 11), GLOW, outline=2.4, shade=0)
        + pen(oval(160, 150, 42), 5)
        + pen(oval(160, 150, 47), 2.4)
    )
    portal = painted(
        "M112 330V254C112 226 136 214 160 196C184 214 208 226 208 254V330Z", tone(pale, 0.25), shade=6
    ) + door(132, 330, 56, 96, "#7A4A26")
    lancets = "".join(window(x, y, 18, 54) for x, y in ((50, 204), (250, 204), (50, 286), (250, 286)))
    lancets += "".join(window(x, 150, 14, 30, False) for x in (38, 66, 238, 266))
    return vignette(GULES, towers + tops + nave + pen("M92 112L160 44L228 112", 5) + rose + portal + lancets)


def university() -> Picture:
    """A college: its gate tower between two gabled halls, with a book over the gate."""
    pale = "#DCCFB2"
    hall = stone(box(-6, 170, 120, 150), (-6, 174, 114, 320), pale) + tiles(
        "M-16 176L-6 96H104L114 176Z", (-16, 96, 114, 176), SLATE
    )
    gable = stone("M16 178L58 118L100 178V186H16Z", (16, 130, 100, 186), tone(pale, 0.15)) + window(48, 176, 20, 30)
    lancets = "".join(window(x, 288, 26, 84) for x in (8, 44, 80))
    buttress = "".join(
        painted(f"M{x - 6} 320V190L{x} 180L{x + 6} 190V320Z", tone(pale, 0.1), outline=2.6, shade=3)
        for x in (2, 38, 74)
    )
    wing = hall + gable + lancets + buttress
    tower = (
        battlement(104, 66, 112, 260, 4, tone(pale, 0.12))
        + turret(92, 330, 28, 276, SLATE, 46, pale)
        + turret(200, 330, 28, 276, SLATE, 46, pale)
    )
    oriel = (
        window(132, 140, 56, 50)
        + pen("M132 140H188M150 96V140M169 96V140", 2.4)
        + painted("M126 140H194L182 154H138Z", pale, shade=4)
    )
    arms = painted("M132 164H188V194C188 214 174 222 160 230C146 222 132 214 132 194Z", GULES, shade=5) + _open_book(
        160, 192
    )
    gate = stone("M120 322V272A40 40 0 0 1 200 272V322Z", (120, 232, 200, 322), pale) + door(
        132, 322, 56, 78, "#7A4A26"
    )
    return vignette(
        GULES, wing + place(wing, 320, 0, flip=True) + tower + oriel + arms + gate + pennant(160, 70, AZURE, 44)
    )


def _open_book(x: float, y: float) -> str:
    page = painted("M0 -10C-8 -16 -20 -16 -26 -13V9C-20 6 -8 6 0 12Z", VELLUM, outline=2.2, shade=3)
    return place(page + place(page, flip=True) + pen("M-20 -6H-7M-20 0H-7M20 -6H7M20 0H7", 1.6), x, y, 0.9)


def tavern() -> Picture:
    """A tavern at night: warm windows, barrels and a mug on its sign."""
    upper = frame_house(34, 190, 236, 72, 4)
    lower = frame_house(48, 300, 208, 104, 4, braces=False, colour="#D9C59C")
    roof = tiles("M14 124L64 32H240L290 124Z", (14, 32, 290, 124), TILES)
    chimney = stone(box(208, 14, 30, 48), (208, 18, 238, 60), "#A3907A")
    dormer = (
        painted("M128 112V76L152 52L176 76V112Z", "#EBDDBE", shade=5)
        + window(140, 108, 24, 32)
        + pen("M118 82L152 48L186 82", 7)
        + pen("M118 82L152 48L186 82", 3.6, TILES)
    )
    lights = (
        "".join(window(x, 178, 32, 42, True, False) for x in (48, 107, 166, 225))
        + window(62, 278, 36, 50, True, False)
        + window(206, 278, 36, 50, True, False)
    )
    mug = (
        painted("M-10 -8H8L9 14H-11Z", "#B5793A", outline=2, shade=3)
        + pen("M9 -3C18 -4 18 9 9 8", 3)
        + path("M-12 -9C-14 -17 -4 -18 -2 -14C4 -19 12 -14 10 -8Z", "#FFFFFF", stroke=INK, stroke_width=1.8)
    )
    street = turf("M-10 298H330V330H-10Z", "#A58A63")
    return vignette(
        GULES,
        chimney
        + roof
        + dormer
        + lower
        + upper
        + lights
        + door(128, 300, 48, 80)
        + street
        + barrel(34, 312, 1.05)
        + barrel(284, 314, 1.15)
        + barrel(312, 318, 0.95)
        + hanging_sign(262, 182, mug),
    )


def harbor() -> Picture:
    """A cog under sail beside the lighthouse and the pier."""
    light = (
        glow(268, 62, 90, GLOW, 0.8)
        + stone("M244 250L252 92H286L296 250Z", (240, 100, 300, 250), "#CDBEA0")
        + painted(box(246, 82, 46, 12, 3), STONE, shade=3)
        + window(256, 82, 26, 28, True, False)
        + tiles("M246 56L269 26L292 56Z", (246, 26, 292, 56), GULES, 8)
    )
    rock = painted("M206 270C212 238 240 236 262 242C296 232 318 246 330 250V290H200Z", "#7A7166", shade=8)
    sea = painted(
        "M-10 236C20 228 40 246 70 238C100 230 120 246 150 238C180 230 210 246 240 238C270 230 300 246 330 238"
        "V330H-10Z",
        WATER,
        shade=0,
        shine=4,
    )
    waves = "".join(
        pen(f"M{x} {y}q9 -9 18 0q9 9 18 0", 2.6, "#8FC0CF")
        for x, y in ((10, 262), (250, 272), (66, 306), (196, 300), (286, 304), (-6, 294), (140, 316))
    )
    pier = "".join(painted(box(x, 272, 11, 58), "#6B4426", outline=2.6, shade=3) for x in (258, 292)) + painted(
        box(244, 262, 90, 14), "#8A5A2E", shade=4
    )
    return vignette(
        GULES, cloud(58, 44, 0.8, "#E3C9B5") + rock + light + _cog() + sea + waves + pier + barrel(286, 264, 0.7)
    )


def _cog() -> str:
    hull = painted(
        "M22 196C28 244 52 262 84 266H172C204 262 222 240 230 192L206 204C170 216 90 216 52 204Z",
        "#8A5A2E",
        shade=12,
        inside=pen("M24 220C80 238 170 238 226 216M32 238C80 254 170 254 218 236", 2.4, "#4F3217"),
    )
    castles = painted("M10 170H58V200L20 204Z", "#9A6A38", shade=5) + painted(
        "M198 164H242V196L204 206Z", "#9A6A38", shade=5
    )
    shields = "".join(
        painted(oval(x, 214 + abs(x - 126) * -0.09, 11), c, outline=2.4, shade=4)
        + path(oval(x, 214 + abs(x - 126) * -0.09, 3.4), LEAF)
        for x, c in ((74, AZURE), (100, VELLUM), (126, AZURE), (152, VELLUM), (178, AZURE))
    )
    mast = painted(box(122, 18, 9, 196), "#6B4426", shade=3)
    sail = painted(
        "M46 54C96 44 160 44 208 54C224 94 222 140 204 172C160 156 96 158 52 174C62 136 60 92 46 54Z",
        VELLUM,
        shade=14,
        inside=path("M100 20H152V190H100Z", GULES) + path("M30 92H230V128H30Z", GULES),
    )
    yard = painted(box(36, 46, 182, 9, 4), "#6B4426", outline=2.6, shade=3)
    return (
        pen("M126 22L24 172M128 22L232 168", 2.4)
        + mast
        + hull
        + castles
        + shields
        + sail
        + yard
        + pennant(127, 24, AZURE, 22)
    )


def pictures() -> dict[str, Picture]:
    """All town buildings by file name."""
    return {f"rival_kings/buildings/{draw.__name__}": draw() for draw in (cathedral, university, tavern, harbor)}
