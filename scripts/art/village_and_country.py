"""The buildings of village and country in Rival Kings."""

from art.court_and_town import vignette
from art.hats import LEAF
from art.ink import (
    AZURE, GLOW, GULES, INK, PURPURE, VELLUM, VERT, Picture, box, brush, clip, glow, oval, painted, path, pen, place,
    polygon, tone,
)
from art.scenery import (
    CANDLE, EARTH, GRASS, PLASTER, STONE, THATCH, TILES, TIMBER, barrel, bush, cloud, door, frame_house, hanging_sign, pennant,
    stars, stone, thatch, tiles, tree, turf, window,
)
from art.trades import IRON, LEAVES, grapes

BLUE, GREEN = AZURE, VERT


def smoke(x: float, y: float, colour: str = "#A9A9B0") -> str:
    """Smoke that curls up from (x, y)."""
    return place(brush("0,0 10,-18 -6,-36 8,-58 30,-70", (8, 16, 20, 18, 3)) + brush("0,0 10,-18 -6,-36 8,-58 30,-70", (5, 12, 15, 13, 1), colour), x, y)


def forge() -> Picture:
    """An open smithy, its fire aglow behind the anvil."""
    chimney = stone("M206 130V26H258V130Z", (206, 30, 258, 130), "#9C9286") + painted(box(198, 18, 68, 14, 2), "#9C9286", shade=4)
    roof = tiles("M-14 150L48 76H276L334 150Z", (-14, 76, 334, 150), "#4F5866")
    back = path(box(24, 148, 272, 150), "#33231C")
    hearth = stone("M176 298V196C176 178 190 168 206 168H262C278 168 288 178 288 196V298Z", (176, 170, 288, 298), "#8E8377")
    mouth = "M194 262V222C194 204 208 196 232 196C256 196 270 204 270 222V262Z"
    fire = path(mouth, "#5A1F12") + clip(mouth, glow(232, 258, 80, "#FF9A2E", 1) + "".join(
        path(d, c) for d, c in (("M198 264C194 240 212 236 210 214C226 226 224 240 234 214C250 226 246 244 262 232C266 246 268 256 266 264Z", "#F08A24"),
                                ("M212 264C210 250 220 246 222 234C232 242 236 250 244 240C252 250 252 258 250 264Z", "#FBD65A")))) + pen(mouth, 4)
    light = glow(220, 240, 190, "#FF9A2E", 0.5)
    posts = "".join(painted(box(x, 146, 18, 154), TIMBER, shade=5) for x in (14, 288)) + painted(box(6, 144, 308, 13), TIMBER, shade=4)
    earth = turf("M-10 292C80 288 240 288 330 292V330H-10Z", "#7A6248")
    tools = pen("M48 160V206M72 160V214M96 160V204", 5, "#1B1410") + "".join(painted(d, IRON, outline=2.2, shade=3) for d in
                (box(38, 200, 20, 14, 2), "M64 212H80L78 230H66Z", box(86, 198, 22, 12, 2)))
    return vignette(BLUE, smoke(232, 20) + chimney + roof + back + tools + light + hearth + fire + posts + earth + _anvil(104, 306) + _bucket(258, 312))


def _anvil(x: float, y: float) -> str:
    block = painted("M-26 0L-22 -34H22L26 0Z", "#8A5A2E", shade=7) + pen("M-24 -10H24M-23 -26H23", 4, IRON)
    iron = painted("M-28 -78H46V-66C34 -64 24 -58 22 -48L28 -40V-34H-28V-40L-20 -48C-22 -58 -34 -62 -42 -64C-54 -68 -60 -72 -64 -78Z", IRON, shade=8, shine=5)
    blade = brush("-10,-84 40,-86", (6, 4)) + brush("-10,-84 40,-86", (3.4, 2), "#FFB04A") + glow(24, -86, 30, "#FF9A2E", 0.8)
    return place(block + iron + blade, x, y, 1.15)


def _bucket(x: float, y: float) -> str:
    return place(painted("M-20 -34H20L15 0H-15Z", "#9A6A38", shade=5, inside=pen("M-24 -24H24M-24 -8H24", 4, "#4B4642")) + painted(oval(0, -34, 20, 5), "#5E97A8", outline=2.6, shade=2), x, y)


def carpentry() -> Picture:
    """A carpenter's shed with logs and a half-made wheel."""
    back = path(box(30, 122, 260, 176), "#4A3220")
    planks = pen("".join(f"M{x} 122V298" for x in range(44, 290, 22)), 2, "#2F1E12")
    roof = thatch("M-14 132L60 34H262L334 132C300 142 20 142 -14 132Z", (-14, 34, 334, 142), "#B58A4A")
    posts = "".join(painted(box(x, 130, 18, 170), "#7A5230", shade=5) for x in (22, 280)) + painted(box(12, 130, 296, 14), "#7A5230", shade=4)
    braces = pen("M40 186L76 144M280 186L244 144", 11) + pen("M40 186L76 144M280 186L244 144", 6, "#7A5230")
    tools = _hung_saw(88, 166) + painted("M214 160H260V178H214Z", "#9A6A38", shade=4) + pen("M224 178V206M250 178V206", 4) + painted(box(218, 204, 13, 22, 2), IRON, outline=2.4, shade=3) + painted(
        "M242 204H258L254 224H246Z", IRON, outline=2.4, shade=3)
    floor = turf("M-10 290C80 286 240 286 330 290V330H-10Z", "#8E7048")
    shavings = "".join(pen(f"M{x} {y}c4 -8 12 -6 10 1c-2 5 -8 3 -7 -1", 2.4, "#EBCB8C") for x, y in ((130, 316), (176, 310), (206, 320), (110, 304), (246, 312)))
    return vignette(BLUE, back + planks + glow(160, 190, 150, GLOW, 0.45) + tools + roof + posts + braces + floor + _bench() + _wheel(60, 270) + _logs() + shavings)


def _hung_saw(x: float, y: float) -> str:
    blade = painted("M0 0H92L92 12L6 26Z", "#A9B0B5", outline=2.4, shade=3)
    return place(blade + painted("M-22 -4H4V28H-22C-30 20 -30 4 -22 -4Z", "#8A5A2E", shade=4), x, y, 1, 6)


def _bench() -> str:
    legs = "".join(painted(d, "#7A5230", outline=2.6, shade=3) for d in ("M118 252L108 306H122L134 252Z", "M210 252L222 306H208L196 252Z"))
    top = painted(box(98, 238, 134, 17, 3), "#C79A5E", shade=5)
    plane = painted("M136 238V224H158C162 216 170 216 170 224H192L198 238Z", "#9A6A38", outline=2.6, shade=4) + painted("M162 222L168 206H178L174 222Z", "#A9B0B5", outline=2.2, shade=2)
    return legs + top + plane


def _wheel(x: float, y: float) -> str:
    rim = pen(oval(0, 0, 38), 15) + pen(oval(0, 0, 38), 9, "#B5844C")
    spokes = "".join(place(pen("M0 0V-36", 9) + pen("M0 0V-36", 4.6, "#B5844C"), angle=45 * i) for i in range(8))
    return place(spokes + rim + painted(oval(0, 0, 11), "#8A5A2E", shade=3), x, y)


def _logs() -> str:
    log = painted(oval(0, 0, 20), "#D9B07A", shade=3) + pen(oval(0, 0, 12), 1.8, "#9A6A38") + pen(oval(0, 0, 5), 1.8, "#9A6A38") + pen(oval(0, 0, 20), 6, "#6B4426") + pen(oval(0, 0, 22.5), 2)
    return "".join(place(log, x, y, 0.95) for x, y in ((248, 296), (290, 298), (269, 262)))


def market() -> Picture:
    """Two stalls below striped awnings, and the houses behind."""
    houses = frame_house(12, 170, 84, 96, 2) + tiles("M0 78L54 14L108 78Z", (0, 14, 108, 78), TILES) + window(40, 130, 28, 36)
    houses += frame_house(226, 170, 84, 84, 2) + tiles("M214 90L268 30L322 90Z", (214, 30, 322, 90), "#6B5A7A") + window(254, 136, 28, 36)
    cross = stone("M146 210L152 70H168L174 210Z", (140, 80, 180, 210), "#CDBEA0") + painted("M154 70V50H142V40H154V22H166V40H178V50H166V70Z", STONE, shade=3)
    street = turf("M-10 200H330V330H-10Z", "#C2A878") + pen("M20 220h16M60 232h14M150 224h18M240 226h14M290 216h14M120 312h16M300 310h14M16 312h12", 2.6, "#8A7248")
    return vignette(BLUE, houses + street + cross + place(_stall(GULES, _apples()), 8, 0) + place(_stall("#2E6B3E", _breads()), 168, 8) + barrel(164, 318, 0.9))


def _stall(colour: str, wares: str) -> str:
    posts = pen("M12 184V300M132 184V300", 10) + pen("M12 184V300M132 184V300", 5, "#8A5A2E")
    shade = path(box(12, 184, 120, 70), "#2B1A14", opacity=0.55)
    stripes = "".join(path(f"M{30 + 26 * i} 120L{4 + 32 * i} 200H{20 + 32 * i}L{43 + 26 * i} 120Z", VELLUM) for i in range(-1, 5))
    awning = painted("M22 130H122L144 186H0Z", colour, shade=8, inside=stripes)
    fringe = "".join(painted(f"M{18 * i} 184h18v8a9 9 0 0 1 -18 0Z", VELLUM if i % 2 else colour, outline=2.2, shade=2) for i in range(8))
    table = painted("M2 250H142V262L136 304H8L2 262Z", "#8A5A2E", shade=7, inside=pen("M2 264H142M36 264V304M72 264V304M108 264V304", 2.4, "#4F3217"))
    return shade + posts + wares + table + awning + fringe


def _apples() -> str:
    spots = [(22 + 14 * i, 244) for i in range(8)] + [(29 + 14 * i, 232) for i in range(7)]
    return "".join(painted(oval(x, y, 8.6), (GULES, "#C9A227", "#7FA03A")[i % 3], outline=2, shade=3, shine=2) for i, (x, y) in enumerate(spots))


def _breads() -> str:
    loaf = painted("M-16 8C-20 -8 -8 -14 0 -14C8 -14 20 -8 16 8Z", "#C98B45", outline=2.2, shade=4, inside=pen("M-7 -8L-3 2M2 -10L6 0", 2.4, "#F0CE92"))
    return "".join(place(loaf, x, y) for x, y in ((28, 242), (60, 242), (92, 242), (122, 242), (44, 226), (78, 226), (108, 226)))


def inn() -> Picture:
    """An inn for travellers under the moon, with a stable arch and a lantern."""
    moon = glow(56, 56, 70, "#F6E7B0", 0.6) + painted("M70 26A32 32 0 1 0 82 80A26 26 0 1 1 70 26Z", "#F6E7B0", outline=2.6, shade=4)
    wing = stone(box(-10, 196, 130, 108), (-10, 200, 120, 304), "#BCA988") + tiles("M-20 200L6 144H130V200Z", (-20, 144, 130, 200), TILES)
    arch = path("M22 304V254A36 36 0 0 1 94 254V304Z", "#2B1A14") + clip("M22 304V254A36 36 0 0 1 94 254V304Z", glow(58, 300, 60, GLOW, 0.8)) + pen("M22 304V254A36 36 0 0 1 94 254V304", 5)
    front = frame_house(112, 304, 180, 84, 3, braces=False) + frame_house(104, 222, 196, 74, 4)
    gable = painted("M102 148L202 30L302 148Z", PLASTER, shade=8) + pen("M152 148V92M252 148V92M202 148V36M128 120H276", 9) + pen("M152 148V92M252 148V92M202 148V36M128 120H276", 5, "#6B4A32")
    eaves = pen("M90 156L202 24L314 156", 16) + pen("M90 156L202 24L314 156", 10, TILES)
    lights = window(166, 116, 26, 34) + window(214, 116, 26, 34) + "".join(window(x, 208, 30, 38, True, False) for x in (114, 163, 212, 261)) + window(236, 284, 40, 44, True, False) + window(126, 284, 40, 44, True, False)
    bed = painted("M-16 12V-10M-16 4H16V12M16 4V-2C16 -8 -6 -8 -8 -2V4", VELLUM, shade=0) + pen("M-16 12V-10M-16 4H16V12M16 4C16 -6 -4 -6 -6 2", 3.4) + path(oval(-11, -1, 4), INK)
    street = turf("M-10 300H330V330H-10Z", "#A58A63")
    return vignette(BLUE, moon + stars("#F6E7B0", (126, 40), (30, 112), (294, 40), (108, 90)) + wing + arch + front + gable + eaves + lights + door(178, 304, 46, 74) + street
                    + hanging_sign(274, 228, bed) + barrel(104, 314, 0.85))


def vineyard() -> Picture:
    """Rows of vines that run up to the wine grower's house."""
    hills = painted("M-10 150C60 96 120 108 180 132C230 104 290 100 330 128V330H-10Z", "#7C9A58", shade=0, shine=5)
    house = stone(box(196, 82, 84, 58), (196, 86, 280, 140), "#D8C7A2") + tiles("M184 88L206 48H270L292 88Z", (184, 48, 292, 88), TILES, 10) + window(210, 124, 16, 24) + door(240, 140, 24, 34)
    field = painted("M-10 182C80 150 240 150 330 182V330H-10Z", "#A98A56", shade=0, shine=5)
    rows = "".join(_vine_row(y, s, n) for y, s, n in ((186, 0.5, 9), (224, 0.72, 7), (276, 1.0, 5)))
    front = place(_leafy_branch(), 0, 0)
    return vignette(GREEN, cloud(64, 50, 0.9, "#DCE6D0") + hills + tree(140, 150, 0.85) + tree(308, 146, 0.95) + place(house, -84, -52, 1.4) + field + rows + front)


def _vine_row(y: float, size: float, count: int) -> str:
    vine = (painted(box(-3, -46, 6, 46), "#6B4426", outline=2.2, shade=2) + bush(0, -14, 0.86, "#5E8A3A") + bush(-4, -30, 0.6, "#6B9A44")
            + "".join(painted(oval(px, py, 4.4), PURPURE, outline=1.5, shade=2, shine=1) for px, py in ((-12, -12), (-6, -12), (-9, -6), (10, -16), (16, -16), (13, -10))))
    step = 320 / count
    wire = pen(f"M-5 {y - 24 * size}H325", 2, "#4F3217")
    return wire + "".join(place(vine, step * (i + 0.5), y, size * 1.1) for i in range(count))


def _leafy_branch() -> str:
    leaf = painted("M0 14C-12 12 -18 4 -14 -4L-22 -10L-9 -13L-7 -25L3 -14L15 -19L12 -7L22 2L10 5C10 12 4 15 0 14Z", LEAVES, shade=5,
                   inside=brush("0,12 -1,-10", (2.6, 0.6), tone(LEAVES, -0.5)))
    stem = brush("-10,316 70,300 150,312 230,300 330,314", (9, 8, 7, 8, 9)) + brush("-10,316 70,300 150,312 230,300 330,314", (5, 4, 3.5, 4, 5), "#6B4426")
    leaves = "".join(place(leaf, x, y, s, a) for x, y, s, a in ((22, 296, 1.1, -20), (66, 308, 1, 30), (196, 296, 1, -10), (244, 310, 1.1, 20), (300, 298, 1.1, -30), (150, 318, 0.9, 10)))
    return stem + leaves + place(grapes(), 110, 262, 0.62) + place(grapes(), 276, 268, 0.5)


def mine() -> Picture:
    """The mouth of a mine, with its cart of ore."""
    peak = painted("M-10 130L40 66L74 92L128 18L176 70L206 46L262 112L330 76V330H-10Z", "#6E7276", shade=10, shine=6,
                   inside="".join(brush(p, (1, 5, 1), "#4A4E54") for p in ("128,22 136,80 120,130", "176,72 190,110 186,150", "40,70 52,120 44,160", "262,114 256,150 268,190"))
                   + path("M128 18L104 50L124 62L132 50L146 64L152 44Z", "#E8EAE6"))
    rock = painted("M-10 232C30 168 70 150 100 140C140 120 200 124 232 144C280 160 310 200 330 240V330H-10Z", "#857A6C", shade=8, shine=5,
                   inside="".join(brush(p, (1, 4, 1), "#5A5148") for p in ("40,200 60,186 76,190", "250,176 270,190 280,212", "30,250 50,244 60,256", "270,236 290,240 300,256")))
    mouth = "M84 306V206C84 164 122 148 160 148C198 148 236 164 236 206V306Z"
    dark = path(mouth, "#1B120C") + clip(mouth, glow(160, 214, 84, GLOW, 0.65) + pen("M160 210L112 330M160 210L208 330", 5, "#6E5A3C"))
    props = "".join(painted(d, "#8A5A2E", shade=5) for d in ("M76 308L84 176H104L98 308Z", "M244 308L236 176H216L222 308Z", "M62 182L68 156H252L258 182Z"))
    grain = pen("M76 170H244M92 190L88 296M228 190L232 296", 2, "#4F3217")
    lamp = glow(160, 200, 34, GLOW, 0.9) + pen("M160 182V190", 3) + painted(box(152, 190, 16, 22, 3), CANDLE, outline=2.6, shade=0)
    earth = turf("M-10 300C80 292 240 292 330 300V330H-10Z", "#7D6C52")
    return vignette(GREEN, peak + rock + dark + props + grain + lamp + earth + _cart() + bush(22, 304, 0.9) + bush(302, 306, 0.8))


def _cart() -> str:
    ore = "".join(painted(polygon([(x - 13, y + 9), (x - 8, y - 9), (x + 6, y - 12), (x + 14, y + 3), (x + 6, y + 10)]), c, outline=2.4, shade=5)
                  for x, y, c in ((132, 238, "#8C8F96"), (158, 230, "#D9A62E"), (186, 238, "#8C8F96"), (146, 246, "#D9A62E"), (174, 246, "#A9B0B5")))
    body = painted("M110 246H210L198 296H122Z", "#7A5230", shade=9, inside=pen("M112 262H208M116 280H204", 2.4, "#3F2814")) + pen("M136 248L140 296M184 248L180 296", 6, IRON)
    wheels = "".join(painted(oval(x, 302, 14), IRON, shade=4) + path(oval(x, 302, 4), INK) for x in (138, 182))
    return pen("M88 318H232", 6, "#3A3531") + ore + body + painted(box(104, 242, 112, 9, 3), IRON, outline=2.6, shade=3) + wheels


def herb_meadow() -> Picture:
    """A flowering meadow with beehives and the herbalist's hut."""
    hill = painted("M-10 164C70 116 160 128 220 150C260 134 300 132 330 144V330H-10Z", "#7FA05A", shade=0, shine=5)
    hut = frame_house(196, 186, 88, 52, 2, False) + thatch("M178 142L214 78H268L304 142C280 150 200 150 178 142Z", (178, 78, 304, 150)) + door(226, 186, 28, 42) + smoke(262, 84, "#C9CFC0")
    meadow = turf("M-10 196C80 172 250 176 330 196V330H-10Z", GRASS, ((30, 214), (120, 204), (250, 212), (300, 222)))
    hives = _skep(54, 214, 1) + _skep(100, 222, 0.85)
    rows = "".join(_flower(x, y, s, c) for x, y, s, c in BLOOMS)
    return vignette(GREEN, cloud(84, 56, 0.9, "#DCE6D0") + hill + tree(142, 164, 0.8) + hut + meadow + hives + rows)


BLOOMS = (
    (150, 236, 0.6, PURPURE), (190, 230, 0.6, "#E8C34A"), (236, 234, 0.65, GULES), (280, 236, 0.65, "#8E6BB5"), (312, 248, 0.7, "#E8C34A"),
    (20, 268, 0.8, "#E8C34A"), (66, 262, 0.8, "#8E6BB5"), (118, 272, 0.85, VELLUM), (170, 276, 0.85, GULES), (222, 272, 0.85, "#8E6BB5"), (272, 280, 0.9, VELLUM),
    (4, 318, 1.1, GULES), (48, 322, 1.15, VELLUM), (96, 326, 1.2, "#8E6BB5"), (148, 328, 1.2, "#E8C34A"), (202, 326, 1.2, VELLUM), (254, 328, 1.2, GULES), (306, 322, 1.15, "#8E6BB5"),
)


def _skep(x: float, y: float, size: float) -> str:
    coils = pen("M-26 -10H26M-25 -21H25M-22 -32H22M-17 -42H17", 2, "#8A6430")
    hive = painted("M-28 0C-30 -34 -14 -56 0 -56C14 -56 30 -34 28 0Z", THATCH, shade=8, inside=coils) + path("M-7 0V-8A7 7 0 0 1 7 -8V0Z", INK)
    bees = "".join(painted(oval(px, py, 4, 3), GLOW, outline=1.6, shade=1) + path(oval(px, py - 4, 3, 2), VELLUM, stroke=INK, stroke_width=1) for px, py in ((22, -62), (-26, -52), (38, -38)))
    return place(painted(box(-34, -2, 68, 9, 2), "#8A5A2E", shade=3) + hive + bees, x, y, size)


def _flower(x: float, y: float, size: float, colour: str) -> str:
    stem = pen("M0 0C1 -14 -1 -28 0 -40", 3.4, "#2F5230") + painted("M0 -12C8 -22 18 -22 22 -18C16 -10 8 -8 0 -12Z", LEAVES, outline=1.8, shade=3) + painted(
        "M0 -6C-8 -16 -18 -16 -22 -12C-16 -4 -8 -2 0 -6Z", LEAVES, outline=1.8, shade=3)
    petals = "".join(place(painted(oval(0, -9, 6, 8), colour, outline=1.8, shade=3, shine=1), 0, -42, 1, 60 * i) for i in range(6))
    return place(stem + petals + painted(oval(0, -42, 5), "#E8B93C", outline=1.8, shade=2), x, y, size)


def farm() -> Picture:
    """A thatched farm among its wheat."""
    hill = painted("M-10 172C60 140 140 146 200 156C250 140 300 140 330 152V330H-10Z", "#86A35C", shade=0, shine=5)
    barn = painted("M154 224V140L214 84L274 140V224Z", "#9A3F32", shade=9, inside=pen("".join(f"M{x} 80V224" for x in range(166, 274, 14)), 1.8, "#6A251E"))
    roof = thatch("M132 152L208 62H222L296 152L284 164L214 96L146 164Z", (132, 62, 296, 164))
    gate = painted(box(188, 168, 52, 56), "#6B3A26", shade=4) + pen("M188 168L240 224M240 168L188 224", 4, PLASTER) + window(202, 146, 24, 28)
    house = frame_house(20, 224, 112, 62, 3) + thatch("M-4 172L36 92H116L156 172C120 182 30 182 -4 172Z", (-4, 92, 156, 180)) + window(32, 212, 24, 28, True, False) + door(66, 224, 28, 46) + window(104, 212, 22, 28, True, False)
    stack = painted("M276 236C270 196 290 172 306 170C326 174 340 200 336 236Z", "#D8B25A", shade=8, inside="".join(
        brush(f"{x},{y} {x + 3},{y + 16}", (0.6, 2.2, 0.6), "#9A7430") for x in range(278, 330, 9) for y in (184, 202, 218)))
    field = painted("M-10 240C80 226 240 226 330 240V330H-10Z", "#D8B04C", shade=0, shine=5)
    ears = "".join(place(_ear(), 6 + 22 * i + (row % 2) * 11, y, s, (i * 7 + row * 5) % 9 - 4) for row, (y, s) in enumerate(((270, 0.5), (294, 0.62), (326, 0.8))) for i in range(15))
    fence = pen("M-6 232H330", 5, "#5B3A22")
    return vignette(GREEN, cloud(76, 44, 0.9, "#DCE6D0") + hill + tree(306, 176, 0.9) + stack + barn + gate + roof + smoke(98, 94, "#C9CFC0") + house + field + ears)


def _ear() -> str:
    stem = pen("M0 0V-46", 3.4, "#8A6420")
    grain = path("M0 0C8 -4 11 -13 8 -20C1 -17 -3 -9 0 0Z", "#F0CE6A", stroke="#7A5718", stroke_width=1.8)
    return stem + "".join(place(grain, 0, y) + place(grain, 0, y, flip=True) for y in (-28, -40, -52)) + place(grain, -3, -62, 1, -20)


BUILDINGS = (forge, carpentry, market, inn, vineyard, mine, herb_meadow, farm)


def pictures() -> dict[str, Picture]:
    """All buildings of village and country by file name."""
    return {f"rival_kings/buildings/{draw.__name__}": draw() for draw in BUILDINGS}
