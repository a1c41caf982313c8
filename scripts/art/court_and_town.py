"""The buildings of court and town in Rival Kings."""

from art.hats import LEAF
from art.ink import (
    AZURE, GLOW, GULES, INK, OR, PURPURE, VELLUM, VERT, Picture, box, brush, clip, glow, oval, painted, path, pen, place,
    polygon, ring, tone,
)
from art.portraits import SIZE, ground
from art.scenery import (
    EARTH, GRASS, SLATE, STONE, TILES, WATER, barrel, battlement, bush, cloud, cypress, door, frame_house, hanging_sign,
    pennant, stone, tiles, tree, turf, turret, window,
)

YELLOW, RED = OR, GULES


def vignette(colour: str, scene: str) -> Picture:
    """A scene before a diapered sky."""
    return Picture(SIZE, SIZE, lambda: clip(box(0, 0, SIZE, SIZE), ground(colour) + scene))


def garden() -> Picture:
    """A walled garden with a fountain, orange trees and roses."""
    oranges = "".join(_orange_tree(x, y, s) for x, y, s in ((86, 176, 1.25), (234, 176, 1.25)))
    wall = battlement(-10, 128, 340, 84, 12, "#C9B48C")
    gate = stone("M104 212V104A56 60 0 0 1 216 104V212H188V110A28 34 0 0 0 132 110V212Z", (100, 46, 220, 212), "#D8C7A2")
    roses = ((106, 150, 0.55), (106, 112, 0.6), (120, 76, 0.65), (160, 58, 0.75), (200, 76, 0.65), (214, 112, 0.6), (214, 150, 0.55))
    vines = "".join(bush(x, y, s, blooms=GULES) for x, y, s in roses)
    lawn = turf("M-10 204H330V330H-10Z", GRASS, ((86, 236), (230, 238), (70, 306), (248, 308)))
    walk = painted("M134 204H186L226 330H94Z", "#DCC797", shade=0)
    hedge = "".join(painted(box(x, 214, 104, 20, 8), "#3F6B47", shade=6) for x in (-8, 224))
    beds = "".join(bush(x, y, 1.05, blooms=c) for x, y, c in
                   ((38, 268, "#D9556A"), (282, 268, "#D9556A"), (30, 322, "#E8C34A"), (290, 322, "#E8C34A")))
    return vignette(YELLOW, cypress(30, 200, 1.45) + cypress(290, 200, 1.45) + oranges + wall + gate + vines + lawn + hedge + walk + beds
                    + _fountain())


def _orange_tree(x: float, y: float, size: float) -> str:
    fruit = "".join(painted(oval(px, py, 5), "#E08A2E", outline=1.8, shade=2) for px, py in ((-20, -52), (-6, -76), (12, -58), (24, -70), (-24, -68), (4, -42)))
    return place(tree(0, 0) + fruit, x, y, size)


def _fountain() -> str:
    spray = "".join(brush(p, (1, 3.6, 1), "#CFE6EE") for p in ("160,196 148,182 138,208", "160,196 172,182 182,208", "160,196 154,174 146,196", "160,196 166,174 174,196"))
    column = painted("M152 268L155 200H165L168 268Z", STONE, shade=4)
    dish = painted("M128 212C134 230 186 230 192 212Z", STONE, shade=6) + painted(oval(160, 212, 32, 6), "#7FB3C4", outline=2.4, shade=2)
    basin = painted("M90 262V290C90 306 230 306 230 290V262Z", STONE, shade=10)
    return painted(oval(160, 262, 70, 15), "#7FB3C4", shade=0) + column + basin + clip(
        box(80, 240, 160, 23), painted(oval(160, 262, 70, 15), "#7FB3C4", shade=3)) + dish + spray


def castle_wall() -> Picture:
    """A curtain wall with its gatehouse."""
    back = turret(34, 180, 48, 104, GULES, 54) + turret(238, 180, 48, 104, GULES, 54) + pennant(58, 24, AZURE, 24) + pennant(262, 24, AZURE, 24)
    wall = battlement(-12, 150, 344, 190, 9, "#C4B391")
    tower = battlement(88, 84, 144, 256, 5, "#D2C19D")
    gate = path("M118 330V236A42 46 0 0 1 202 236V330Z", "#2B2118") + pen("M118 330V236A42 46 0 0 1 202 236V330", 4)
    bars = clip("M118 330V236A42 46 0 0 1 202 236V330Z", glow(160, 320, 90, GLOW, 0.5)
                + pen("M132 180V300M146 180V300M160 180V300M174 180V300M188 180V300M110 214H210M110 238H210M110 262H210M110 286H210", 5, "#6E7276"))
    arms = painted("M136 118H184V146C184 168 172 178 160 186C148 178 136 168 136 146Z", GULES, shade=5, inside=pen("M160 112V190M130 144H190", 9, LEAF))
    slits = "".join(window(x, y, 9, 26, True, True, False) for x, y in ((104, 178), (207, 178), (34, 244), (277, 244)))
    return vignette(YELLOW, back + wall + tower + gate + bars + arms + slits + pennant(160, 86, GULES, 52))


def prison() -> Picture:
    """A grim round tower behind its moat."""
    grey = "#8E8779"
    tower = battlement(58, 34, 204, 250, 5, grey)
    roofline = painted(box(50, 76, 220, 13, 3), grey, shade=4)
    barred = "".join(_barred(x, y) for x, y in ((92, 164), (186, 164)))
    gate = stone("M110 290V222A50 48 0 0 1 210 222V290Z", (110, 180, 210, 290), tone(grey, 0.2)) + door(126, 290, 68, 84, "#4F3420")
    studs = "".join(path(oval(x, y, 2.6), "#1F1710") for x in (136, 152, 168, 184) for y in (240, 258, 276))
    chain = "".join(pen(oval(x, y, 5, 7), 3, "#4B4642") for x, y in ((40, 170), (40, 181), (40, 192), (280, 170), (280, 181), (280, 192)))
    earth = turf("M-10 284C80 276 240 276 330 284V330H-10Z", "#7C7349", ((24, 306), (80, 312), (250, 314), (300, 306)))
    torch = "".join(glow(x, 226, 42, GLOW, 0.75) + pen(f"M{x} 256V238", 6) + path(f"M{x} 214C{x + 9} 226 {x + 7} 236 {x} 240C{x - 7} 236 {x - 9} 226 {x} 214Z", "#F4C24A", stroke=INK, stroke_width=2)
                    for x in (90, 230))
    side = battlement(-20, 176, 88, 130, 3, tone(grey, -0.15)) + battlement(252, 176, 88, 130, 3, tone(grey, -0.15))
    return vignette(YELLOW, side + chain + tower + roofline + barred + gate + studs + torch + earth)


def _barred(x: float, y: float) -> str:
    d = box(x, y - 44, 42, 50, 4)
    eyes = path(oval(x + 14, y - 20, 3, 2), "#E9D9B0") + path(oval(x + 27, y - 20, 3, 2), "#E9D9B0")
    return path(d, "#20180F") + eyes + pen(f"M{x + 8} {y - 44}v50M{x + 21} {y - 44}v50M{x + 34} {y - 44}v50M{x} {y - 19}h42", 5, "#6E7276") + pen(d, 4)


def pavilion() -> Picture:
    """A striped tent of state in a meadow."""
    stripes = "".join(path(f"M160 62L{x} 330H{x + 32}Z", GULES) for x in range(-36, 340, 64))
    roof = painted("M160 44C146 92 96 132 36 154C100 168 220 168 284 154C224 132 174 92 160 44Z", VELLUM, shade=11,
                   inside="".join(path(f"M160 30L{a} 180H{b}Z", GULES) for a, b in ((40, 84), (124, 158), (196, 236), (278, 330), (-20, 10))))
    walls = painted("M46 158C110 170 210 170 274 158L292 296C220 306 100 306 28 296Z", VELLUM, shade=12, inside=stripes)
    scallops = "".join(painted(f"M{x} 153h25v12a12.5 12 0 0 1 -25 0Z", LEAF if i % 2 else AZURE, outline=2.4, shade=3) for i, x in enumerate(range(35, 276, 25)))
    opening = path("M160 164L122 302H198Z", "#2B1A1C") + clip("M160 164L122 302H198Z", glow(160, 270, 80, GLOW, 0.9))
    flaps = painted("M160 164C156 220 140 260 112 302L128 304C150 270 160 220 160 164Z", LEAF, shade=4) + painted("M160 164C164 220 180 260 208 302L192 304C170 270 160 220 160 164Z", LEAF, shade=4)
    ropes = pen("M40 156L-4 262M280 156L324 262", 3)
    lawn = turf("M-10 286C80 278 240 278 330 286V330H-10Z", GRASS, ((20, 308), (70, 316), (256, 316), (300, 306)))
    flowers = "".join(painted(oval(x, y, 4), c, outline=1.6, shade=1) for x, y, c in ((44, 304, "#E8C34A"), (92, 312, "#D9556A"), (228, 310, "#E8C34A"), (280, 314, "#D9556A")))
    return vignette(YELLOW, tree(26, 290, 1.15) + tree(296, 290, 1.15) + pennant(160, 50, AZURE, 34) + ropes + lawn + walls + opening + flaps + roof + scallops + flowers)


def cathedral() -> Picture:
    """A cathedral front with two towers and a rose window."""
    pale = "#D8CDB8"
    nave = stone("M92 330V112L160 44L228 112V330Z", (92, 60, 228, 330), pale)
    towers = turret(22, 330, 76, 232, SLATE, 84, pale) + turret(222, 330, 76, 232, SLATE, 84, pale)
    tops = "".join(pen(f"M{x} 14V-6M{x - 6} 4H{x + 6}", 4, LEAF) for x in (60, 260)) + pen("M160 44V18M150 28H170", 5, LEAF)
    rose = painted(oval(160, 150, 42), "#5C5266", shade=0) + glow(160, 150, 70, GLOW, 0.5)
    petals = "".join(place(path("M0 -12C-9 -20 -9 -32 0 -38C9 -32 9 -20 0 -12Z", c, stroke=INK, stroke_width=2), 160, 150, 1, 30 * i)
                     for i, c in enumerate(("#3F7FC4", "#D8484C", "#F0C24A") * 4))
    rose += petals + painted(oval(160, 150, 11), GLOW, outline=2.4, shade=0) + pen(oval(160, 150, 42), 5) + pen(oval(160, 150, 47), 2.4)
    portal = painted("M112 330V254C112 226 136 214 160 196C184 214 208 226 208 254V330Z", tone(pale, 0.25), shade=6) + door(132, 330, 56, 96, "#7A4A26")
    lancets = "".join(window(x, y, 18, 54) for x, y in ((50, 204), (250, 204), (50, 286), (250, 286)))
    lancets += "".join(window(x, 150, 14, 30, False) for x in (38, 66, 238, 266))
    return vignette(RED, towers + tops + nave + pen("M92 112L160 44L228 112", 5) + rose + portal + lancets)


def university() -> Picture:
    """A college: its gate tower between two gabled halls, a book over the gate."""
    pale = "#DCCFB2"
    hall = stone(box(-6, 170, 120, 150), (-6, 174, 114, 320), pale) + tiles("M-16 176L-6 96H104L114 176Z", (-16, 96, 114, 176), SLATE)
    gable = stone("M16 178L58 118L100 178V186H16Z", (16, 130, 100, 186), tone(pale, 0.15)) + window(48, 176, 20, 30)
    lancets = "".join(window(x, 288, 26, 84) for x in (8, 44, 80))
    buttress = "".join(painted(f"M{x - 6} 320V190L{x} 180L{x + 6} 190V320Z", tone(pale, 0.1), outline=2.6, shade=3) for x in (2, 38, 74))
    wing = hall + gable + lancets + buttress
    tower = battlement(104, 66, 112, 260, 4, tone(pale, 0.12)) + turret(92, 330, 28, 276, SLATE, 46, pale) + turret(200, 330, 28, 276, SLATE, 46, pale)
    oriel = window(132, 140, 56, 50) + pen("M132 140H188M150 96V140M169 96V140", 2.4) + painted("M126 140H194L182 154H138Z", pale, shade=4)
    arms = painted("M132 164H188V194C188 214 174 222 160 230C146 222 132 214 132 194Z", GULES, shade=5) + _open_book(160, 192)
    gate = stone("M120 322V272A40 40 0 0 1 200 272V322Z", (120, 232, 200, 322), pale) + door(132, 322, 56, 78, "#7A4A26")
    return vignette(RED, wing + place(wing, 320, 0, flip=True) + tower + oriel + arms + gate + pennant(160, 70, AZURE, 44))


def _open_book(x: float, y: float) -> str:
    page = painted("M0 -10C-8 -16 -20 -16 -26 -13V9C-20 6 -8 6 0 12Z", VELLUM, outline=2.2, shade=3)
    return place(page + place(page, flip=True) + pen("M-20 -6H-7M-20 0H-7M20 -6H7M20 0H7", 1.6), x, y, 0.9)


def tavern() -> Picture:
    """A tavern at night: warm windows, barrels and a mug on its sign."""
    upper = frame_house(34, 190, 236, 72, 4)
    lower = frame_house(48, 300, 208, 104, 4, braces=False, colour="#D9C59C")
    roof = tiles("M14 124L64 32H240L290 124Z", (14, 32, 290, 124), TILES)
    chimney = stone(box(208, 14, 30, 48), (208, 18, 238, 60), "#A3907A") + cloud(240, 4, 0.5, "#C9B6A6")
    dormer = painted("M128 112V76L152 52L176 76V112Z", "#EBDDBE", shade=5) + window(140, 108, 24, 32) + pen("M118 82L152 48L186 82", 7) + pen("M118 82L152 48L186 82", 3.6, TILES)
    lights = "".join(window(x, 178, 32, 42, True, False) for x in (48, 107, 166, 225)) + window(62, 278, 36, 50, True, False) + window(206, 278, 36, 50, True, False)
    mug = painted("M-10 -8H8L9 14H-11Z", "#B5793A", outline=2, shade=3) + pen("M9 -3C18 -4 18 9 9 8", 3) + path("M-12 -9C-14 -17 -4 -18 -2 -14C4 -19 12 -14 10 -8Z", "#FFFFFF", stroke=INK, stroke_width=1.8)
    street = turf("M-10 298H330V330H-10Z", "#A58A63")
    return vignette(RED, chimney + roof + dormer + lower + upper + lights + door(128, 300, 48, 80) + street + barrel(34, 312, 1.05) + barrel(284, 314, 1.15)
                    + barrel(312, 318, 0.95) + hanging_sign(262, 182, mug))


def harbor() -> Picture:
    """A cog under sail beside the lighthouse and the pier."""
    light = (glow(268, 62, 90, GLOW, 0.8) + stone("M244 250L252 92H286L296 250Z", (240, 100, 300, 250), "#CDBEA0") + painted(box(246, 82, 46, 12, 3), STONE, shade=3)
             + window(256, 82, 26, 28, True, False) + tiles("M246 56L269 26L292 56Z", (246, 26, 292, 56), GULES, 8))
    rock = painted("M206 270C212 238 240 236 262 242C296 232 318 246 330 250V290H200Z", "#7A7166", shade=8)
    sea = painted("M-10 236C20 228 40 246 70 238C100 230 120 246 150 238C180 230 210 246 240 238C270 230 300 246 330 238V330H-10Z", WATER, shade=0, shine=4)
    waves = "".join(pen(f"M{x} {y}q9 -9 18 0q9 9 18 0", 2.6, "#8FC0CF") for x, y in ((10, 262), (250, 272), (66, 306), (196, 300), (286, 304), (-6, 294), (140, 316)))
    pier = "".join(painted(box(x, 272, 11, 58), "#6B4426", outline=2.6, shade=3) for x in (258, 292)) + painted(box(244, 262, 90, 14), "#8A5A2E", shade=4)
    return vignette(RED, cloud(58, 44, 0.8, "#E3C9B5") + rock + light + _cog() + sea + waves + pier + barrel(286, 264, 0.7))


def _cog() -> str:
    hull = painted("M22 196C28 244 52 262 84 266H172C204 262 222 240 230 192L206 204C170 216 90 216 52 204Z", "#8A5A2E", shade=12,
                   inside=pen("M24 220C80 238 170 238 226 216M32 238C80 254 170 254 218 236", 2.4, "#4F3217"))
    castles = painted("M10 170H58V200L20 204Z", "#9A6A38", shade=5) + painted("M198 164H242V196L204 206Z", "#9A6A38", shade=5)
    shields = "".join(painted(oval(x, 214 + abs(x - 126) * -0.09, 11), c, outline=2.4, shade=4) + path(oval(x, 214 + abs(x - 126) * -0.09, 3.4), LEAF)
                      for x, c in ((74, AZURE), (100, VELLUM), (126, AZURE), (152, VELLUM), (178, AZURE)))
    mast = painted(box(122, 18, 9, 196), "#6B4426", shade=3)
    sail = painted("M46 54C96 44 160 44 208 54C224 94 222 140 204 172C160 156 96 158 52 174C62 136 60 92 46 54Z", VELLUM, shade=14,
                   inside=path("M100 20H152V190H100Z", GULES) + path("M30 92H230V128H30Z", GULES))
    yard = painted(box(36, 46, 182, 9, 4), "#6B4426", outline=2.6, shade=3)
    return pen("M126 22L24 172M128 22L232 168", 2.4) + mast + hull + castles + shields + sail + yard + pennant(127, 24, AZURE, 22)


BUILDINGS = (garden, castle_wall, prison, pavilion, cathedral, university, tavern, harbor)


def pictures() -> dict[str, Picture]:
    """All buildings of court and town by file name."""
    return {f"rival_kings/buildings/{draw.__name__}": draw() for draw in BUILDINGS}
