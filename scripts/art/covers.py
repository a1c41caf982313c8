"""The cover of Rival Kings, the app's icon, the crown in its title, and a winner's laurels."""

from math import cos, radians, sin

from art.heraldry import SHIELD, eagle, lily, lion, tower
from art.ink import (
    AZURE,
    BLACK,
    GLOW,
    GOLD,
    GULES,
    INK,
    PURPURE,
    VERT,
    WHITE,
    Picture,
    box,
    brush,
    clip,
    fade,
    glow,
    oval,
    painted,
    path,
    pen,
    place,
    polygon,
    stencil,
    turned,
    wash,
)
from art.people.faces import FAIR, TAN
from art.people.hats import LEAF, crown, gem
from art.people.kings import crown_on, curled_hair, king_beard, profile, short_beard, shoulders
from art.pieces import lattice

EMBER = "#D98A3A"
FRAME = box(0, 0, 800, 560) + "M18 24V536Q18 542 24 542H776Q782 542 782 536V24Q782 18 776 18H24Q18 18 18 24Z"
AUBURN, RAVEN = "#7A3A22", "#2A1F1C"


def rival_kings() -> str:
    """Two kings face to face over an empty throne, by candlelight."""
    old = profile(FAIR, AUBURN, "#4F6B3A", king_beard(AUBURN), 1)
    young = profile(TAN, RAVEN, "#2F4A5A", short_beard(RAVEN), 0)
    left = shoulders(GULES, lion()) + old + curled_hair(AUBURN, FAIR) + crown_on(GULES)
    right = shoulders(AZURE, lily()) + young + curled_hair(RAVEN, TAN) + crown_on(AZURE)
    hall = _hall() + _throne() + candle(306, 440) + candle(494, 440)
    kings = place(left, 186, 240, 1.52) + place(turned(right), 614, 240, 1.52)
    warmth = glow(400, 250, 330, "#FFB84A", 0.12)
    return clip(box(0, 0, 800, 560), hall + kings + warmth + border())


def _hall() -> str:
    """A dark hall: pointed arches in a diapered wall, and a warm light in the middle."""
    wall = wash(box(0, 0, 800, 560), "#2C211C", "#15100E")
    pattern = fade(lattice(800, 560, 40, "#8A6A3A"), 0.22)
    arches = ""
    for x in (60, 250, 550, 740):
        d = f"M{x - 70} 560V210C{x - 70} 120 {x - 30} 70 {x} 40C{x + 30} 70 {x + 70} 120 {x + 70} 210V560"
        arches += path(d + "Z", "#0F0B0A", opacity=0.55) + pen(d, 5, "#4A3726") + pen(d, 1.6, "#8A6A3A")
    return wall + pattern + arches + glow(400, 230, 370, EMBER, 0.75) + glow(400, 200, 170, "#FFE9A8", 0.55)


def _throne() -> str:
    """A gilt throne with a high back, and on its cushion a crown that is nobody's yet."""
    wood = "#6B3F22"
    back = painted(
        "M322 560V190C322 150 348 128 370 112L400 62L430 112C452 128 478 150 478 190V560Z", wood, shade=10, shine=5
    )
    panel = painted(
        "M342 560V204C342 170 366 150 400 122C434 150 458 170 458 204V560Z",
        "#7E1F2A",
        shade=8,
        inside=fade(lattice(800, 560, 26, LEAF), 0.55),
    )
    finials = (
        "".join(
            painted(d, LEAF, shade=4)
            for d in ("M314 190C314 172 330 172 330 190L326 206H318Z", "M470 190C470 172 486 172 486 190L482 206H474Z")
        )
        + painted(oval(400, 58, 13), LEAF, shade=5)
        + gem(400, 58, GULES, 8)
    )
    edge = pen("M322 400V190C322 150 348 128 370 112L400 72L430 112C452 128 478 150 478 190V400", 3, LEAF)
    seat = painted("M310 448H490L504 486H296Z", wood, shade=6) + painted(
        "M318 452C316 424 340 420 400 420C460 420 484 424 482 452C470 466 330 466 318 452Z", PURPURE, shade=10
    )
    front = painted(box(304, 484, 192, 90), wood, shade=8) + pen("M320 502H480V560M320 502V560", 3, LEAF)
    tassels = "".join(path(oval(x, 452, 6), LEAF, stroke=INK, stroke_width=2) for x in (320, 480))
    prize = glow(400, 330, 110, "#FFE9A8", 0.5) + place(crown(PURPURE), 396, 446, 1.02)
    return back + panel + edge + finials + front + seat + tassels + prize


def candle(x: float, y: float) -> str:
    """A burning candle at (x, y), its stick reaching down out of the frame."""
    stick = painted(f"M{x - 22} 560L{x - 6} 540V{y}H{x + 6}V540L{x + 22} 560Z", LEAF, shade=4) + painted(
        oval(x, y, 19, 5), LEAF, outline=2.6, shade=2
    )
    wax = painted(box(x - 8, y - 62, 16, 60, 3), "#F3E7C8", outline=2.6, shade=4)
    flame = path(
        f"M{x} {y - 104}C{x + 13} {y - 86} {x + 10} {y - 70} {x} {y - 66}C{x - 10} {y - 70} {x - 13} {y - 86} "
        f"{x} {y - 104}Z",
        "#FBCB4E",
    )
    core = path(
        f"M{x} {y - 90}C{x + 6} {y - 80} {x + 5} {y - 70} {x} {y - 68}C{x - 5} {y - 70} {x - 6} {y - 80} {x} {y - 90}Z",
        "#FFFBE6",
    )
    return glow(x, y - 84, 130, GLOW, 0.8) + stick + wax + pen(f"M{x} {y - 62}v-6", 2.6) + flame + core


def border() -> str:
    """The gold border of a cover, with gems in its corners."""
    outer = path(FRAME, "#2B1D12") + pen(box(9, 9, 782, 542, 10), 12, GOLD) + pen(box(9, 9, 782, 542, 10), 5, GLOW)
    inner = pen(box(23, 23, 754, 514, 4), 2.4, GLOW)
    boss = painted(polygon([(0, -17), (17, 0), (0, 17), (-17, 0)]), LEAF, shade=5) + gem(0, 0, GULES, 9)
    leaf = (
        brush("0,0 22,6 46,2", (3, 8, 1), GLOW)
        + brush("0,0 6,22 2,46", (3, 8, 1), GLOW)
        + brush("2,2 20,20 36,34", (3, 9, 1), GLOW)
        + path(oval(38, 36, 4), GLOW)
    )
    corners = "".join(
        f'<g transform="translate({x} {y}) scale({sx} {sy})">{leaf}{boss}</g>'
        for x, y, sx, sy in ((22, 22, 1, 1), (778, 22, -1, 1), (22, 538, 1, -1), (778, 538, -1, -1))
    )
    return outer + inner + corners


def icon() -> str:
    """The app's arms on walnut, in a candle's glow."""
    return walnut() + arms()


def walnut() -> str:
    """Dark wood lit by a candle."""
    wood = wash(box(0, 0, 512, 512), "#33261D", "#140F0C")
    return wood + glow(256, 220, 300, EMBER, 0.7) + glow(256, 150, 150, "#FFE9A8", 0.45)


def arms() -> str:
    """A gold crown over a quartered shield."""
    quarters = "".join(
        path(box(x, y, 96, 100), c) for x, y, c in ((0, -6, GULES), (96, -6, AZURE), (0, 94, VERT), (96, 94, PURPURE))
    )
    signs = "".join(_charge(drawn, "#F2CF6B", field, x, y, size) for drawn, field, x, y, size in _charges())
    sheen = path("M20 12H96V186C50 163 20 132 20 82Z", "#FFF1CF", opacity=0.1)
    shield = clip(SHIELD, quarters + signs + sheen) + pen("M96 12V186M20 94H172", 4, "#D9A62E")
    rim = pen(SHIELD, 13) + pen(SHIELD, 8, "#D9A62E") + pen(SHIELD, 2.4, "#F8DE90")
    return place(shield + rim, 256 - 96 * 1.7, 152, 1.7) + place(crown(GULES), 249, 221, 1.52)


def arms_in_one_colour() -> str:
    """The arms as a stencil, for systems that tint all app icons alike."""
    signs = "".join(_charge(drawn, BLACK, WHITE, x, y, size) for drawn, _field, x, y, size in _charges())
    shield = path(SHIELD, WHITE) + clip(SHIELD, signs) + pen("M96 12V186M20 94H172", 5, BLACK)
    tines = path("M150 160L124 50L204 118L256 40L308 118L388 50L362 160Z", WHITE)
    band = path(box(150, 176, 212, 22, 6), WHITE)
    return stencil(512, 512, tines + band + place(shield, 256 - 96 * 1.56, 200, 1.56))


def _charges() -> tuple[tuple[str, str, float, float, float], ...]:
    """The four charges with their fields, positions on the shield and sizes."""
    return (
        (lion(), GULES, 60, 55, 0.42),
        (lily(), AZURE, 132, 55, 0.42),
        (tower(), VERT, 65, 124, 0.36),
        (eagle(), PURPURE, 127, 124, 0.36),
    )


def _charge(drawn: str, colour: str, field: str, x: float, y: float, size: float) -> str:
    # A charge is drawn in white with black cuts; in one pass, white becomes its own colour and black that of its field.
    parts = (part.replace(BLACK, field) for part in drawn.split(WHITE))
    return place(colour.join(parts), x - 96 * size, y - 92 * size, size)


def title_crown() -> str:
    """The crown on the home screen."""
    band = path("M28 140C70 152 122 152 164 140V162C122 174 70 174 28 162Z", WHITE)
    half = path(
        "M27 132L12 60C22 74 34 82 45 86C52 74 57 60 60 46C68 62 76 74 84 80C90 66 94 54 96 42V138C72 140 48 "
        "138 27 132Z",
        WHITE,
    )
    pearls = "".join(path(oval(x, y, 9), WHITE) for x, y in ((11, 52), (60, 38), (132, 38), (181, 52)))
    cross = path("M92 44L93 30L80 32V20L93 22L90 8H102L99 22L112 20V32L99 30L100 44Z", WHITE)
    cuts = "".join(
        path(polygon([(x, y - r), (x + r * 0.85, y), (x, y + r), (x - r * 0.85, y)]), BLACK)
        for x, y, r in ((96, 160, 9), (56, 156, 8), (136, 156, 8), (96, 106, 13), (54, 112, 7), (138, 112, 7))
    )
    return stencil(192, 192, half + place(half, 192, 0, flip=True) + cross + pearls + band + cuts)


def laurels() -> str:
    """Two branches of laurel that meet at the bottom, for a winner's crest."""
    outline = "M0 0C-26 -10 -34 -44 -16 -78C12 -58 20 -24 0 0Z"
    leaf = path(outline, VERT) + pen("M-2 -6C-8 -28 -12 -48 -14 -66", 3) + pen(outline, 5)

    def at(angle: float, radius: float) -> tuple[float, float]:
        """A point on the left branch, by its angle from the top."""
        return 192 - radius * sin(radians(angle)), 192 - radius * cos(radians(angle))

    angles = range(176, 30, -15)
    half = brush(" ".join(f"{x:g},{y:g}" for x, y in (at(angle, 146) for angle in angles)), (10, *[7] * 8, 3))
    for angle in angles:
        half += "".join(place(leaf, *at(angle, 146), 0.72, 98 - angle + lean) for lean in (-44, 40))
        half += place(leaf, *at(angle, 146), 0.66, 98 - angle)
    half += "".join(
        path(oval(*at(angle, 158), 8), GULES) + pen(oval(*at(angle, 158), 8), 3) for angle in (154, 109, 64)
    )
    # A little smaller than the picture, so that no leaf reaches beyond its edge.
    return place(half + place(half, 384, 0, flip=True), 0.03 * 384, 0.03 * 384, 0.94)


def pictures() -> dict[str, Picture]:
    """Cover, icon, crown and laurels by file name."""
    return {
        "covers/rival_kings": Picture(800, 560, rival_kings),
        "icon": Picture(512, 512, icon),
        "crown": Picture(192, 192, title_crown, "mask"),
        "laurels": Picture(384, 384, laurels, "cutout"),
    }
