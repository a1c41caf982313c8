"""Village buildings in Rival Kings."""

from art.ink import AZURE, GLOW, GULES, INK, VELLUM, Picture, box, brush, clip, glow, oval, painted, path, pen, place
from art.people.trades import IRON
from art.scenery import (
    PLASTER,
    STONE,
    TILES,
    TIMBER,
    barrel,
    door,
    frame_house,
    hanging_sign,
    smoke,
    stars,
    stone,
    thatch,
    tiles,
    turf,
    vignette,
    window,
)


def forge() -> Picture:
    """An open smithy, with its fire glowing behind the anvil."""
    chimney = stone("M206 130V26H258V130Z", (206, 30, 258, 130), "#9C9286")
    rim = painted(box(198, 18, 68, 14, 2), "#9C9286", shade=4)
    roof = tiles("M-14 150L48 76H276L334 150Z", (-14, 76, 334, 150), "#4F5866")
    back = path(box(24, 148, 272, 150), "#33231C") + _hung_tools() + glow(220, 240, 190, "#FF9A2E", 0.5)
    posts = "".join(painted(box(x, 146, 18, 154), TIMBER, shade=5) for x in (14, 288))
    beam = painted(box(6, 144, 308, 13), TIMBER, shade=4)
    earth = turf("M-10 292C80 288 240 288 330 292V330H-10Z", "#7A6248")
    parts = (
        smoke(232, 20),
        chimney,
        rim,
        roof,
        back,
        _hearth(),
        posts,
        beam,
        earth,
        _anvil(104, 306),
        _bucket(258, 312),
    )
    return vignette(AZURE, "".join(parts))


def _hung_tools() -> str:
    heads = (box(38, 200, 20, 14, 2), "M64 212H80L78 230H66Z", box(86, 198, 22, 12, 2))
    shafts = pen("M48 160V206M72 160V214M96 160V204", 5, "#1B1410")
    return shafts + "".join(painted(d, IRON, outline=2.2, shade=3) for d in heads)


def _hearth() -> str:
    wall = "M176 298V196C176 178 190 168 206 168H262C278 168 288 178 288 196V298Z"
    mouth = "M194 262V222C194 204 208 196 232 196C256 196 270 204 270 222V262Z"
    flame = "M198 264C194 240 212 236 210 214C226 226 224 240 234 214C250 226 246 244 262 232C266 246 268 256 266 264Z"
    core = "M212 264C210 250 220 246 222 234C232 242 236 250 244 240C252 250 252 258 250 264Z"
    fire = glow(232, 258, 80, "#FF9A2E", 1) + path(flame, "#F08A24") + path(core, "#FBD65A")
    return stone(wall, (176, 170, 288, 298), "#8E8377") + path(mouth, "#5A1F12") + clip(mouth, fire) + pen(mouth, 4)


def _anvil(x: float, y: float) -> str:
    block = painted("M-26 0L-22 -34H22L26 0Z", "#8A5A2E", shade=7) + pen("M-24 -10H24M-23 -26H23", 4, IRON)
    iron = painted(
        "M-28 -78H46V-66C34 -64 24 -58 22 -48L28 -40V-34H-28V-40L-20 -48C-22 -58 -34 -62 -42 -64C-54 -68 -60 "
        "-72 -64 -78Z",
        IRON,
        shade=8,
        shine=5,
    )
    blade = (
        brush("-10,-84 40,-86", (6, 4))
        + brush("-10,-84 40,-86", (3.4, 2), "#FFB04A")
        + glow(24, -86, 30, "#FF9A2E", 0.8)
    )
    return place(block + iron + blade, x, y, 1.15)


def _bucket(x: float, y: float) -> str:
    return place(
        painted("M-20 -34H20L15 0H-15Z", "#9A6A38", shade=5, inside=pen("M-24 -24H24M-24 -8H24", 4, "#4B4642"))
        + painted(oval(0, -34, 20, 5), "#5E97A8", outline=2.6, shade=2),
        x,
        y,
    )


def carpentry() -> Picture:
    """A carpenter's shed with logs and a new wheel."""
    back = path(box(30, 122, 260, 176), "#4A3220")
    planks = pen("".join(f"M{x} 122V298" for x in range(44, 290, 22)), 2, "#2F1E12")
    roof = thatch("M-14 132L60 34H262L334 132C300 142 20 142 -14 132Z", (-14, 34, 334, 142), "#B58A4A")
    posts = "".join(painted(box(x, 130, 18, 170), "#7A5230", shade=5) for x in (22, 280)) + painted(
        box(12, 130, 296, 14), "#7A5230", shade=4
    )
    braces = pen("M40 186L76 144M280 186L244 144", 11) + pen("M40 186L76 144M280 186L244 144", 6, "#7A5230")
    tools = (
        _hung_saw(88, 166)
        + painted("M214 160H260V178H214Z", "#9A6A38", shade=4)
        + pen("M224 178V206M250 178V206", 4)
        + painted(box(218, 204, 13, 22, 2), IRON, outline=2.4, shade=3)
        + painted("M242 204H258L254 224H246Z", IRON, outline=2.4, shade=3)
    )
    floor = turf("M-10 290C80 286 240 286 330 290V330H-10Z", "#8E7048")
    shavings = "".join(
        pen(f"M{x} {y}c4 -8 12 -6 10 1c-2 5 -8 3 -7 -1", 2.4, "#EBCB8C")
        for x, y in ((130, 316), (176, 310), (206, 320), (110, 304), (246, 312))
    )
    return vignette(
        AZURE,
        back
        + planks
        + glow(160, 190, 150, GLOW, 0.45)
        + tools
        + roof
        + posts
        + braces
        + floor
        + _bench()
        + _wheel(60, 270)
        + _logs()
        + shavings,
    )


def _hung_saw(x: float, y: float) -> str:
    blade = painted("M0 0H92L92 12L6 26Z", "#A9B0B5", outline=2.4, shade=3)
    return place(blade + painted("M-22 -4H4V28H-22C-30 20 -30 4 -22 -4Z", "#8A5A2E", shade=4), x, y, 1, 6)


def _bench() -> str:
    legs = "".join(
        painted(d, "#7A5230", outline=2.6, shade=3)
        for d in ("M118 252L108 306H122L134 252Z", "M210 252L222 306H208L196 252Z")
    )
    top = painted(box(98, 238, 134, 17, 3), "#C79A5E", shade=5)
    plane = painted("M136 238V224H158C162 216 170 216 170 224H192L198 238Z", "#9A6A38", outline=2.6, shade=4) + painted(
        "M162 222L168 206H178L174 222Z", "#A9B0B5", outline=2.2, shade=2
    )
    return legs + top + plane


def _wheel(x: float, y: float) -> str:
    rim = pen(oval(0, 0, 38), 15) + pen(oval(0, 0, 38), 9, "#B5844C")
    spokes = "".join(place(pen("M0 0V-36", 9) + pen("M0 0V-36", 4.6, "#B5844C"), angle=45 * i) for i in range(8))
    return place(spokes + rim + painted(oval(0, 0, 11), "#8A5A2E", shade=3), x, y)


def _logs() -> str:
    log = (
        painted(oval(0, 0, 20), "#D9B07A", shade=3)
        + pen(oval(0, 0, 12), 1.8, "#9A6A38")
        + pen(oval(0, 0, 5), 1.8, "#9A6A38")
        + pen(oval(0, 0, 20), 6, "#6B4426")
        + pen(oval(0, 0, 22.5), 2)
    )
    return "".join(place(log, x, y, 0.95) for x, y in ((248, 296), (290, 298), (269, 262)))


def market() -> Picture:
    """Two stalls under striped awnings, with houses behind."""
    houses = (
        frame_house(12, 170, 84, 96, 2)
        + tiles("M0 78L54 14L108 78Z", (0, 14, 108, 78), TILES)
        + window(40, 130, 28, 36)
    )
    houses += (
        frame_house(226, 170, 84, 84, 2)
        + tiles("M214 90L268 30L322 90Z", (214, 30, 322, 90), "#6B5A7A")
        + window(254, 136, 28, 36)
    )
    cross = stone("M146 210L152 70H168L174 210Z", (140, 80, 180, 210), "#CDBEA0") + painted(
        "M154 70V50H142V40H154V22H166V40H178V50H166V70Z", STONE, shade=3
    )
    street = turf("M-10 200H330V330H-10Z", "#C2A878") + pen(
        "M20 220h16M60 232h14M150 224h18M240 226h14M290 216h14M120 312h16M300 310h14M16 312h12", 2.6, "#8A7248"
    )
    return vignette(
        AZURE,
        houses
        + street
        + cross
        + place(_stall(GULES, _apples()), 8, 0)
        + place(_stall("#2E6B3E", _breads()), 168, 8)
        + barrel(164, 318, 0.9),
    )


def _stall(colour: str, wares: str) -> str:
    posts = pen("M12 184V300M132 184V300", 10) + pen("M12 184V300M132 184V300", 5, "#8A5A2E")
    shade = path(box(12, 184, 120, 70), "#2B1A14", opacity=0.55)
    stripes = "".join(
        path(f"M{30 + 26 * i} 120L{4 + 32 * i} 200H{20 + 32 * i}L{43 + 26 * i} 120Z", VELLUM) for i in range(-1, 5)
    )
    awning = painted("M22 130H122L144 186H0Z", colour, shade=8, inside=stripes)
    fringe = "".join(
        painted(f"M{18 * i} 184h18v8a9 9 0 0 1 -18 0Z", VELLUM if i % 2 else colour, outline=2.2, shade=2)
        for i in range(8)
    )
    table = painted(
        "M2 250H142V262L136 304H8L2 262Z",
        "#8A5A2E",
        shade=7,
        inside=pen("M2 264H142M36 264V304M72 264V304M108 264V304", 2.4, "#4F3217"),
    )
    return shade + posts + wares + table + awning + fringe


def _apples() -> str:
    spots = [(22 + 14 * i, 244) for i in range(8)] + [(29 + 14 * i, 232) for i in range(7)]
    return "".join(
        painted(oval(x, y, 8.6), (GULES, "#C9A227", "#7FA03A")[i % 3], outline=2, shade=3, shine=2)
        for i, (x, y) in enumerate(spots)
    )


def _breads() -> str:
    loaf = painted(
        "M-16 8C-20 -8 -8 -14 0 -14C8 -14 20 -8 16 8Z",
        "#C98B45",
        outline=2.2,
        shade=4,
        inside=pen("M-7 -8L-3 2M2 -10L6 0", 2.4, "#F0CE92"),
    )
    return "".join(
        place(loaf, x, y) for x, y in ((28, 242), (60, 242), (92, 242), (122, 242), (44, 226), (78, 226), (108, 226))
    )


def inn() -> Picture:
    """An inn for travellers under the moon, with a stable arch and lit windows."""
    crescent = painted("M70 26A32 32 0 1 0 82 80A26 26 0 1 1 70 26Z", "#F6E7B0", outline=2.6, shade=4)
    night = glow(56, 56, 70, "#F6E7B0", 0.6) + crescent + stars("#F6E7B0", (126, 40), (30, 112), (294, 40), (108, 90))
    front = frame_house(112, 304, 180, 84, 3, braces=False) + frame_house(104, 222, 196, 74, 4)
    small = "".join(window(x, 208, 30, 38, True, False) for x in (114, 163, 212, 261))
    large = window(236, 284, 40, 44, True, False) + window(126, 284, 40, 44, True, False)
    street = turf("M-10 300H330V330H-10Z", "#A58A63")
    bed = pen("M-16 12V-10M-16 4H16V12M16 4C16 -6 -4 -6 -6 2", 3.4) + path(oval(-11, -1, 4), INK)
    parts = (
        night,
        _stable(),
        front,
        _gable(),
        small,
        large,
        door(178, 304, 46, 74),
        street,
        hanging_sign(262, 226, bed),
    )
    return vignette(AZURE, "".join(parts) + barrel(104, 314, 0.85))


def _stable() -> str:
    wall = stone(box(-10, 196, 130, 108), (-10, 200, 120, 304), "#BCA988")
    roof = tiles("M-20 200L6 144H130V200Z", (-20, 144, 130, 200), TILES)
    arch = "M22 304V254A36 36 0 0 1 94 254V304Z"
    return wall + roof + path(arch, "#2B1A14") + clip(arch, glow(58, 300, 60, GLOW, 0.8)) + pen(arch, 5)


def _gable() -> str:
    beams = "M152 148V92M252 148V92M202 148V36M128 120H276"
    eaves = "M90 156L202 24L314 156"
    wall = painted("M102 148L202 30L302 148Z", PLASTER, shade=8) + pen(beams, 9) + pen(beams, 5, "#6B4A32")
    return wall + pen(eaves, 16) + pen(eaves, 10, TILES) + window(166, 116, 26, 34) + window(214, 116, 26, 34)


def pictures() -> dict[str, Picture]:
    """All village buildings by file name."""
    return {f"rival_kings/buildings/{draw.__name__}": draw() for draw in (forge, carpentry, market, inn)}
