"""The symbols of character actions: 96 × 96 white masks, tinted in the app."""

from art.ink import BLACK, WHITE, Picture, box, brush, oval, path, pen, place, polygon, ring
from art.symbols import mask_of


def dove() -> str:
    """A dove with an olive twig: settling a conflict."""
    body = path(
        "M14 40C16 28 30 24 38 32C44 40 48 50 58 54C68 57 80 56 94 48C90 66 74 78 56 78C36 78 22 64 22 48C20 45 "
        "16 44 8 44"
        "C10 42 12 41 14 40Z",
        WHITE,
    )
    wing = path(
        "M40 52C36 36 46 18 66 4C66 10 70 14 80 14C76 20 78 24 88 26C82 30 82 34 88 38C80 40 76 46 74 56C66 66 "
        "48 66 40 52Z",
        WHITE,
        stroke=BLACK,
        stroke_width=4,
    )
    feathers = pen("M76 18L60 40M82 30L66 46M82 42L70 52", 3, BLACK)
    twig = brush("10,46 12,60 22,76", (3, 3.4, 2), WHITE) + "".join(
        brush(points, (1, 10, 1), WHITE) for points in ("11,58 3,64 2,74", "14,64 24,66 30,74", "20,74 14,82 18,92")
    )
    return body + wing + feathers + path(oval(27, 37, 3.2), BLACK) + twig


def crossed_swords(colour: str) -> str:
    """Two crossed swords around the origin, about 60 units wide."""
    sword = (
        path("M-3.6 18V-26L0 -34L3.6 -26V18Z", colour)
        + path(box(-11, 16, 22, 5.5, 2.5), colour)
        + path(box(-2.8, 20, 5.6, 12), colour)
        + path(oval(0, 33, 4.2), colour)
    )
    return place(sword, angle=45) + place(sword, angle=-45)


def pass_on() -> str:
    """A marker and an arrow: passing it to a rival."""
    token = path(oval(31, 48, 29), WHITE) + place(crossed_swords(BLACK), 31, 46, 0.66)
    arrow = path("M50 38H70V22L94 48L70 74V58H50Z", WHITE, stroke=BLACK, stroke_width=4)
    return token + arrow


def money() -> str:
    """Two piles of coins: taking money."""

    def pile(x: float, top: float) -> str:
        coins = range(int((84 - top) // 12), -1, -1)
        return "".join(path(_coin_edge(x, 84 - 12 * i), WHITE, stroke=BLACK, stroke_width=3) for i in reversed(coins))

    return pile(28, 48) + pile(68, 24)


def _coin_edge(x: float, y: float) -> str:
    return f"M{x - 25} {y - 8}a25 9 0 0 1 50 0v8a25 9 0 0 1 -50 0Z"


def bust() -> str:
    """A person: recruiting a subject."""
    shoulders = path("M6 92C8 74 24 64 48 64C72 64 88 74 90 92Z", WHITE) + pen("M32 66L48 82L64 66", 4, BLACK)
    hair = path(
        "M20 58C16 44 18 6 48 6C78 6 80 44 76 58C70 64 62 62 58 58H38C34 62 26 64 20 58Z",
        WHITE,
        stroke=BLACK,
        stroke_width=4,
    )
    face = path("M31 30C40 34 56 34 65 30C66 50 60 68 48 68C36 68 30 50 31 30Z", WHITE, stroke=BLACK, stroke_width=4)
    return shoulders + hair + face


def town_house() -> str:
    """A stepped gable: buying a building."""
    front = path("M14 92V50H24V36H34V22H42V8H54V22H62V36H72V50H82V92Z", WHITE)
    windows = "".join(path(box(x, y, 10, 13, 2), BLACK) for x, y in ((28, 54), (58, 54), (43, 32)))
    return front + windows + path("M40 92V74A8 8 0 0 1 56 74V92Z", BLACK)


def masque() -> str:
    """A domino mask: stealing an action."""
    mask = (
        "M4 30C20 24 34 28 48 36C62 28 76 24 92 30C94 52 84 70 68 70C58 70 54 62 48 58C42 62 38 70 28 70"
        "C12 70 2 52 4 30Z"
    )
    eye = path("M16 44C24 38 36 42 40 50C32 58 20 56 16 44Z", BLACK)
    ribbon = brush("90,36 94,54 86,70 92,86", (4, 6, 5, 2), WHITE) + brush("6,36 2,54 10,70 4,86", (4, 6, 5, 2), WHITE)
    return path(mask, WHITE) + eye + place(eye, 96, 0, flip=True) + ribbon


def star() -> str:
    """An eight-pointed star: this card goes first in a tie."""
    points = ring(48, 48, 1, 16)
    rays = polygon(
        [
            (48 + (x - 48) * r, 48 + (y - 48) * r)
            for i, (x, y, _) in enumerate(points)
            for r in ((44, 17, 32, 17)[i % 4],)
        ]
    )
    return path(rays, WHITE) + path(oval(48, 48, 7), BLACK)


def pictures() -> dict[str, Picture]:
    """All action symbols by file name."""
    drawn = {
        "settle": dove,
        "pass_on": pass_on,
        "money": money,
        "subject": bust,
        "building": town_house,
        "theft": masque,
        "tie": star,
    }
    return {f"rival_kings/symbols/{name}": mask_of(draw) for name, draw in drawn.items()}
