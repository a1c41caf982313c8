"""The symbols of subjects, buildings and colour groups: 96 × 96 white masks, tinted in the app."""

from collections.abc import Callable

from art.ink import BLACK, WHITE, Picture, box, brush, oval, path, pen, place, polygon, ring, stencil


def rose() -> str:
    """A heraldic rose: the gardener."""
    petal = path(
        "M0 -6C-24 -14 -28 -44 -10 -46C-5 -46 -2 -44 0 -41C2 -44 5 -46 10 -46C28 -44 24 -14 0 -6Z",
        WHITE,
        stroke=BLACK,
        stroke_width=4,
    )
    petals = "".join(place(petal, 48, 51, angle=a) for _, _, a in ring(0, 0, 1, 5))
    return petals + path(oval(48, 51, 13), WHITE, stroke=BLACK, stroke_width=4)


def wall() -> str:
    """A crenellated wall: the watchman."""
    merlons = "M6 18H24V32H39V18H57V32H72V18H90V86H6Z"
    courses = pen("M6 46H90M6 60H90M6 74H90M26 46V60M48 46V60M70 46V60M16 60V74M37 60V74M59 60V74M80 60V74", 3.4, BLACK)
    return path(merlons, WHITE) + courses


def key() -> str:
    """A key: the jailer."""
    bow = "".join(path(oval(x, y, 13), WHITE) for x, y in ((48, 17), (35, 31), (61, 31)))
    holes = "".join(path(oval(x, y, 6), BLACK) for x, y in ((48, 16), (34, 31), (62, 31)))
    shaft = path(box(43, 34, 10, 56, 3), WHITE) + path(box(38, 46, 20, 6, 2), WHITE)
    bit = path("M50 66H74V74H66V78H74V88H50Z", WHITE)
    return bow + path(oval(48, 29, 9), WHITE) + holes + shaft + bit


def fan() -> str:
    """A folding fan: the court lady."""
    blades = []
    for i in range(7):
        blade = path("M-3 0L-8 -52C-5 -57 5 -57 8 -52L3 0Z", WHITE, stroke=BLACK, stroke_width=2.5)
        blades.append(place(blade, 48, 77, angle=-57 + 19 * i))
    arc = pen("M28 58A28 28 0 0 1 68 58", 4, BLACK)
    return "".join(blades) + arc + path(oval(48, 77, 6), WHITE, stroke=BLACK, stroke_width=3)


def crozier() -> str:
    """A crook with buds: the bishop."""
    staff = brush(
        "46,92 46,70 46,46 44,28 52,12 68,10 78,22 76,38 64,44 56,36 60,28", (9, 9, 9, 9, 9, 9, 8.5, 8, 7, 6, 3), WHITE
    )
    knop = path(oval(46, 52, 10, 6.5), WHITE) + path(oval(46, 66, 7, 4.5), WHITE)
    buds = "".join(
        brush(points, (8, 1), WHITE) for points in ("42,26 31,22", "50,12 44,3", "70,10 77,3", "79,26 88,24")
    )
    return staff + knop + buds


def book() -> str:
    """An open book: the scholar."""
    page = path("M46 26C36 16 20 15 6 19V77C20 73 36 74 46 84Z", WHITE)
    lines = "".join(pen(f"M14 {y}C22 {y - 2} 31 {y} 38 {y + 5}", 4, BLACK) for y in (33, 45, 57))
    half = page + lines
    cover = pen("M6 84C20 81 36 82 48 91C60 82 76 81 90 84", 5, WHITE)
    return half + place(half, 96, 0, flip=True) + cover


def lute() -> str:
    """A lute: the troubadour."""
    body = path("M0 -34C16 -30 26 -12 26 6C26 24 14 34 0 34C-14 34 -26 24 -26 6C-26 -12 -16 -30 0 -34Z", WHITE)
    neck = path(box(-6, -64, 12, 36), WHITE)
    head = path("M-7 -62H7L10 -84C4 -90 -4 -90 -10 -84Z", WHITE)
    pegs = pen("M-16 -70H16M-17 -80H17", 4, WHITE)
    cuts = path(oval(0, -4, 8), BLACK) + path(box(-13, 17, 26, 5, 2), BLACK) + pen("M-6 -34H6M-6 -46H6", 3, BLACK)
    return place(pegs + body + neck + head + cuts, 35, 62, angle=42, scale=0.8)


def anchor() -> str:
    """An anchor: the sailor."""
    eye = path(oval(48, 15, 11), WHITE) + path(oval(48, 15, 5), BLACK)
    shank = path(box(43.5, 24, 9, 60), WHITE) + path(box(26, 31, 44, 9, 4), WHITE)
    arms = brush("12,58 22,76 48,84 74,76 84,58", (5, 10, 13, 10, 5), WHITE)
    flukes = path("M4 66L12 44L28 62Z", WHITE) + path("M92 66L84 44L68 62Z", WHITE)
    return eye + shank + arms + flukes + path("M40 84L48 94L56 84Z", WHITE)


def anvil() -> str:
    """An anvil under its hammer: the blacksmith."""
    block = (
        "M28 46H90V56C80 57 68 60 66 68C66 74 72 78 80 80V90H26V80C34 78 40 74 40 68C38 62 30 60 24 58C14 56 8 52 4 46Z"
    )
    hammer = place(path(box(-15, -9, 30, 18, 3), WHITE) + path(box(-4, 9, 8, 36, 3), WHITE), 48, 21, angle=-62)
    return path(block, WHITE) + hammer


def saw() -> str:
    """A hand saw: the carpenter."""
    teeth = [(-44.0, -10.0), (20.0, -16.0), (20.0, 16.0)]
    teeth += [point for i in range(8) for point in ((16.0 - 8 * i, 8.0 - i), (12.0 - 8 * i, 16.0 - i * 1.2))]
    blade = path(polygon([*teeth, (-48, 6)]), WHITE)
    grip = path("M22 -22H40C50 -20 52 -10 48 0C52 10 48 22 38 22H22Z", WHITE)
    hole = path(box(30, -10, 10, 20, 5), BLACK)
    return place(blade + grip + hole, 47, 50, angle=-38, scale=0.95)


def basket() -> str:
    """A basket of apples: the market woman."""
    handle = pen("M16 50C16 4 80 4 80 50", 6.5, WHITE)
    apples = "".join(
        path(oval(x, y, 12), WHITE, stroke=BLACK, stroke_width=3) for x, y in ((48, 36), (31, 43), (65, 43))
    )
    body = path("M6 50H90L80 90H16Z", WHITE)
    weave = pen(
        "M8 63H88M12 76H84M24 63V50M40 63V50M56 63V50M72 63V50M32 76V63M48 76V63M64 76V63M24 90V76M40 90V76"
        "M56 90V76M72 90V76",
        3,
        BLACK,
    )
    return handle + apples + body + path("M4 47H92V54H4Z", WHITE) + weave


def tankard() -> str:
    """A foaming tankard: the innkeeper."""
    cup = path("M20 36H66L70 90H16Z", WHITE) + pen("M68 46C92 42 92 78 70 76", 8, WHITE)
    foam = "".join(path(oval(x, y, r), WHITE) for x, y, r in ((22, 28, 11), (36, 20, 13), (52, 22, 12), (65, 30, 10)))
    hoops = pen("M19 40H66M17 54H69M16 78H70", 3.4, BLACK) + pen("M34 56V77M52 56V77", 3.4, BLACK)
    return cup + foam + hoops


def grapes() -> str:
    """A bunch of grapes: the vintner."""
    spots = [(22 + 17.3 * i + 8.6 * row, 40 + 15 * row) for row in range(4) for i in range(4 - row)]
    berries = "".join(path(oval(x, y, 9.4), WHITE, stroke=BLACK, stroke_width=2) for x, y in spots)
    leaf = path("M48 30C40 32 34 26 34 20L24 22L26 12L20 6L32 6L38 0L44 8C50 12 52 20 48 30Z", WHITE)
    return leaf + brush("46,32 52,18 62,8 72,8", (5, 5, 5, 4), WHITE) + berries


def picks() -> str:
    """Crossed picks: the miner."""
    pick = path(box(-4.5, -36, 9, 84, 3), WHITE, stroke=BLACK, stroke_width=3) + path(
        "M-28 -22C-20 -38 -8 -46 0 -46C8 -46 20 -38 28 -22C19 -31 9 -34 0 -34C-9 -34 -19 -31 -28 -22Z",
        WHITE,
        stroke=BLACK,
        stroke_width=3,
    )
    return place(pick, 48, 52, 0.96, -40) + place(pick, 48, 52, 0.96, 40)


def mortar() -> str:
    """Mortar, pestle and a sprig: the herbalist."""
    bowl = path("M12 50H84C84 66 74 76 62 79V84H70V92H26V84H34V79C22 76 12 66 12 50Z", WHITE)
    rim = path(box(8, 43, 80, 10, 4), WHITE) + pen("M12 56H84", 3, BLACK)
    pestle = brush("54,44 64,26 74,8", (7, 8, 13), WHITE)
    sprig = brush("38,44 34,26 22,10", (5, 4, 3), WHITE)
    leaves = "".join(
        brush(points, (1, 13, 1), WHITE) for points in ("33,28 42,18 44,6", "34,34 20,32 10,24", "25,16 18,10 16,2")
    )
    return bowl + rim + pestle + sprig + leaves


def wheat() -> str:
    """An ear of wheat with two leaves: the farmer."""
    stem = pen("M48 92V24", 5, WHITE)
    grain = path("M0 0C10 -4 13 -14 10 -22C1 -18 -3 -9 0 0Z", WHITE)
    ear = "".join(place(grain, 50, y) + place(grain, 46, y, flip=True) for y in (66, 52, 38))
    tip = path("M48 30C40 20 42 10 48 2C54 10 56 20 48 30Z", WHITE)
    leaf = brush("48,90 62,82 76,62", (4, 9, 1), WHITE)
    return stem + ear + tip + leaf + place(leaf, 96, 0, flip=True)


def crown() -> str:
    """A crown: the court."""
    band = path("M14 72H82V84H14Z", WHITE)
    points = path("M14 66L6 28L26 46L48 14L70 46L90 28L82 66Z", WHITE)
    pearls = "".join(path(oval(x, y, 6), WHITE) for x, y in ((6, 24), (48, 12), (90, 24)))
    return band + points + pearls + path("M48 46L55 55L48 64L41 55Z", BLACK)


def town() -> str:
    """A tower between two houses: the town."""
    tower = path("M34 30L48 4L62 30V90H34Z", WHITE) + pen("M32 33H64", 3, BLACK)
    left, right = path("M6 58L18 42L30 58V90H6Z", WHITE), path("M66 58L78 42L90 58V90H66Z", WHITE)
    holes = path("M43 40A5 6 0 0 1 53 40V52H43Z", BLACK) + path("M42 90V72A6 7 0 0 1 54 72V90Z", BLACK)
    return tower + left + right + holes + path(box(14, 66, 8, 10), BLACK) + path(box(74, 66, 8, 10), BLACK)


def cottage() -> str:
    """A cottage with a thatched roof: the village."""
    roof = path("M4 56L24 18H72L92 56Z", WHITE)
    body = path("M14 60H82V88H14Z", WHITE) + path("M40 88V68H54V88Z", BLACK) + path(box(62, 67, 12, 11), BLACK)
    chimney = path(box(60, 6, 12, 16), WHITE)
    straw = pen("M22 46L30 30M40 48L44 30M58 48L58 30M74 46L68 30", 3.4, BLACK)
    return chimney + roof + body + straw + path(box(22, 67, 10, 11), BLACK)


def leaf() -> str:
    """An oak leaf: the countryside."""
    shape = (
        "M48 74C38 78 26 76 26 66C16 66 10 56 18 48C10 42 14 30 24 32C22 20 32 14 40 20C42 10 46 6 48 2"
        "C50 6 54 10 56 20C64 14 74 20 72 32C82 30 86 42 78 48C86 56 80 66 70 66C70 76 58 78 48 74Z"
    )
    veins = pen("M48 22V92M48 64L32 56M48 64L64 56M48 46L32 40M48 46L64 40", 3.6, BLACK)
    return place(place(path(shape, WHITE) + veins + pen("M48 74V93", 6, WHITE), -48, -48), 46, 50, 1, 38)


SYMBOLS: dict[str, Callable[[], str]] = {
    "gardener": rose,
    "watchman": wall,
    "jailer": key,
    "court_lady": fan,
    "bishop": crozier,
    "scholar": book,
    "troubadour": lute,
    "sailor": anchor,
    "blacksmith": anvil,
    "carpenter": saw,
    "market_woman": basket,
    "innkeeper": tankard,
    "vintner": grapes,
    "miner": picks,
    "herbalist": mortar,
    "farmer": wheat,
    "group_yellow": crown,
    "group_red": town,
    "group_blue": cottage,
    "group_green": leaf,
}


def mask_of(draw: Callable[[], str]) -> Picture:
    """A white mask the size of a symbol."""
    return Picture(96, 96, lambda: stencil(96, 96, draw()), "mask")


def pictures() -> dict[str, Picture]:
    """All symbols of cards and colours by file name."""
    return {f"rival_kings/symbols/{name}": mask_of(draw) for name, draw in SYMBOLS.items()}
