"""Shields, their patterns and their charges: the crests of the seats, as 192 × 192 white masks."""

from art.ink import BLACK, WHITE, Picture, box, brush, clip, oval, path, pen, place, polygon, stencil

SHIELD = "M20 12H172V82C172 132 142 163 96 186C50 163 20 132 20 82Z"


def lion() -> str:
    """A lion rampant: upright, all claws out."""
    limbs = [
        brush("92,80 72,84 52,78 38,66", (24, 20, 15, 13), WHITE),
        brush("94,92 76,106 60,104 44,108", (22, 18, 14, 13), WHITE),
        brush("114,124 90,120 80,132 62,134", (38, 26, 16, 13), WHITE),
        brush("118,124 128,142 110,152 90,165", (36, 24, 14, 13), WHITE),
    ]
    body = brush("84,52 88,78 106,104 118,126", (42, 46, 33, 40), WHITE)
    tail = brush("128,130 148,126 152,104 140,88 138,66 150,46", (11, 9, 8, 8, 9, 10), WHITE)
    tuft = path("M150 20C160 30 166 44 158 58C154 66 142 68 136 60C132 52 136 48 132 38C140 42 144 40 150 20Z", WHITE)
    spur = brush("139,92 128,86 124,74", (8, 8, 1), WHITE)
    gaps = [
        brush("92,104 82,98 70,99", (1, 4, 3), BLACK),
        brush("100,76 90,84 78,86", (1, 4, 3), BLACK),
        brush("126,110 108,114 100,128 104,142", (1, 4, 4, 1), BLACK),
    ]
    return "".join([tail, tuft, spur, *limbs, body, *gaps, _lion_head(), _paws()])


def _lion_head() -> str:
    mane = (
        "M62 24L72 30L78 16L86 28L97 18L98 32L112 30L107 42L120 48L109 56L118 68L105 70L108 84L96 78L90 88"
        "L82 78C74 80 68 74 66 68L54 70C48 69 47 62 51 59L46 52C46 46 51 42 58 40Z"
    )
    eye = path("M64 45L74 44L69 51Z", BLACK)
    mouth = brush("48,60 58,61 66,58", (2, 4, 1), BLACK)
    ruff = brush("86,34 92,48 84,64", (1, 4, 1), BLACK)
    return place(path(mane, WHITE) + eye + mouth + ruff, 9, -1)


def _paws() -> str:
    claw = "".join(brush(f"0,0 {x},{y}", (9, 1.5), WHITE) for x, y in ((-14, -6), (-15, 3), (-9, 11)))
    paw = path(oval(0, 0, 8), WHITE) + claw
    spots = ((37, 64, 40), (42, 109, 5), (61, 135, -10), (88, 166, -15))
    return "".join(place(paw, x, y, angle=angle) for x, y, angle in spots)


def eagle() -> str:
    """An eagle displayed: wings spread, head to the dexter."""
    wing = _eagle_wing()
    wings = wing + place(wing, 192, 0, flip=True)
    body = path("M96 52C112 58 118 78 114 98C112 114 104 124 96 130C88 124 80 114 78 98C74 78 80 58 96 52Z", WHITE)
    head = path(
        "M108 66C114 50 110 30 92 26C84 24 78 27 76 32C68 31 61 35 60 43C66 41 70 43 74 45C82 48 84 54 80 64Z", WHITE
    )
    tail = "".join(brush(f"96,118 {x},{y - 16} {x},{y}", (8, 13, 2), WHITE) for x, y in TAIL)
    leg = brush("84,112 72,126 66,134", (15, 9, 7), WHITE) + "".join(
        brush(f"66,133 {x},{y}", (8, 1.5), WHITE) for x, y in ((50, 133), (54, 146), (67, 151), (79, 143))
    )
    lines = path(oval(87, 36, 3.4), BLACK) + "".join(
        brush(f"{96 - w},{y} 96,{y + 6} {96 + w},{y}", (1, 4, 1), BLACK) for w, y in ((9, 78), (10, 92), (8, 106))
    )
    return wings + tail + leg + place(leg, 192, 0, flip=True) + body + head + lines


TAIL = ((76, 158), (86, 166), (96, 171), (106, 166), (116, 158))
FEATHERS = ("84,74 72,92 68,112", "76,66 62,90 56,120", "66,60 52,86 44,120", "56,54 42,80 33,110", "48,48 34,68 26,90")


def _eagle_wing() -> str:
    arm = brush("92,66 74,62 58,52 46,34 30,26", (22, 24, 24, 18, 3), WHITE)
    feathers = "".join(brush(points, (13, 13, 3), WHITE) for points in FEATHERS)
    quill = brush("40,42 30,50 22,66", (12, 10, 2), WHITE)
    gaps = "".join(
        brush(points, (1, 3.4, 2.5), BLACK)
        for points in ("78,76 68,92 63,108", "68,70 57,90 51,112", "58,64 47,84 40,106", "49,57 38,74 31,94")
    )
    return arm + feathers + quill + gaps


def tower() -> str:
    """A tower topped by three merlons, its gate open."""
    top = "M48 26H66V42H80V26H112V42H126V26H144V62L132 76H60L48 62Z"
    shaft = "M62 72H130L136 142H56Z"
    foot = "M48 138H144V158H48Z"
    gate = path("M82 160V118A14 16 0 0 1 110 118V160Z", BLACK)
    slit = path(box(91, 84, 10, 18, 4), BLACK)
    courses = pen("M60 76H132M48 56H144M56 139H82M110 139H136", 4, BLACK)
    stones = pen("M66 92H78M114 92H126M66 124H74M118 124H126M70 108H80M112 108H122", 4, BLACK)
    return "".join(path(d, WHITE) for d in (top, shaft, foot)) + gate + slit + courses + stones


def lily() -> str:
    """A fleur-de-lis."""
    middle = "M96 20C110 40 122 56 122 76C122 92 112 102 108 116H84C80 102 70 92 70 76C70 56 82 40 96 20Z"
    leaf = (
        "M82 116C78 96 66 92 60 92C54 92 52 98 56 104C58 108 56 114 50 114C38 114 30 102 32 88C34 72 48 62 60 66"
        "C66 68 70 72 72 78C74 92 84 98 90 116Z"
    )
    band = box(66, 116, 60, 14, 4)
    foot = (
        "M84 130H108C106 142 112 150 120 154C112 160 104 158 102 154L96 172L90 154C88 158 80 160 72 154C80 "
        "150 86 142 84 130Z"
    )
    sides = path(leaf, WHITE, stroke=BLACK, stroke_width=4)
    vein = brush("96,40 96,72 96,108", (1, 5, 2), BLACK)
    return (
        sides
        + place(sides, 192, 0, flip=True)
        + path(middle, WHITE, stroke=BLACK, stroke_width=4)
        + vein
        + path(foot, WHITE)
        + path(band, WHITE, stroke=BLACK, stroke_width=4)
    )


def stag() -> str:
    """A stag's head caboshed: full face, no neck."""
    antler = (
        brush("86,74 72,58 48,52 38,34 44,16", (11, 11, 10, 9, 2), WHITE)
        + brush("74,60 70,44 76,28", (9, 8, 1.5), WHITE)
        + brush("56,54 56,40 62,24", (9, 8, 1.5), WHITE)
        + brush("44,48 32,48 24,38", (9, 7, 1.5), WHITE)
    )
    ear = path("M76 82C62 72 48 72 38 80C46 94 62 98 76 94Z", WHITE)
    face = (
        "M96 68C110 68 120 74 120 84C120 98 114 106 112 122C112 136 110 154 96 158C82 154 80 136 80 122C78 "
        "106 72 98 72 84C72 74 82 68 96 68Z"
    )
    eye = path("M80 94C86 93 90 96 92 102C86 103 81 101 80 94Z", BLACK)
    nose = path("M88 140C92 137 100 137 104 140C103 147 99 150 96 151C93 150 89 147 88 140Z", BLACK)
    inner = brush("48,81 60,85 72,88", (1, 5, 1), BLACK)
    half = antler + ear + inner
    eyes = eye + place(eye, 192, 0, flip=True)
    brow = brush("96,80 96,98 96,124", (1, 4.5, 1), BLACK)
    return half + place(half, 192, 0, flip=True) + path(face, WHITE, stroke=BLACK, stroke_width=3) + eyes + nose + brow


PARTITIONS = {
    "per_pale": box(96, 0, 96, 192),
    "chevron": polygon([(96, 58), (192, 148), (192, 192), (182, 192), (96, 110), (10, 192), (0, 192), (0, 148)]),
    "saltire": polygon(
        [
            (0, 0),
            (36, 0),
            (96, 64),
            (156, 0),
            (192, 0),
            (192, 22),
            (120, 92),
            (192, 164),
            (192, 192),
            (162, 192),
            (96, 120),
            (30, 192),
            (0, 192),
            (0, 164),
            (72, 92),
            (0, 22),
        ]
    ),
    "per_fess": box(0, 92, 192, 100),
}
CHARGES = {
    "lion": (lion, 0.87),
    "eagle": (eagle, 0.85),
    "tower": (tower, 0.84),
    "lily": (lily, 0.9),
    "stag": (stag, 0.86),
}


def mask_of(body: str) -> Picture:
    """A white mask the size of a crest."""
    return Picture(192, 192, lambda: stencil(192, 192, body), "mask")


def pictures() -> dict[str, Picture]:
    """All parts of a crest by file name."""
    drawn = {"shield": mask_of(path(SHIELD, WHITE)), "shield_rim": mask_of(clip(SHIELD, pen(SHIELD, 20, WHITE)))}
    drawn |= {name: mask_of(clip(SHIELD, path(d, WHITE))) for name, d in PARTITIONS.items()}
    drawn |= {
        name: mask_of(place(draw(), 96 - 96 * size, 90 - 92 * size, size)) for name, (draw, size) in CHARGES.items()
    }
    return {f"heraldry/{name}": picture for name, picture in drawn.items()}
