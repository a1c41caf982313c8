"""The symbols of Royals: 96 × 96 white masks, tinted in the app."""

from collections.abc import Callable

from art.actions import masque
from art.heraldry import lily
from art.ink import BLACK, WHITE, Picture, box, oval, path, pen, place, polygon, ring
from art.kingsburg.symbols import engraved, victory_point
from art.royals.arms import COUNTRIES, lion_face
from art.symbols import crown, mask_of

HEXAGON = polygon([(x, y) for x, y, _ in ring(48, 48, 46, 6)])
CARD = box(-19, -30, 38, 60, 5)


def influence() -> str:
    """A scroll with an empty middle for the number: a title's influence."""
    sheet = path("M20 12H76V84H20Z", WHITE)
    roll = path(box(8, 4, 80, 18, 9), WHITE, stroke=BLACK, stroke_width=4)
    curls = "".join(path(oval(x, 13, 3.4), BLACK) for x in (17, 79))
    return sheet + roll + curls + place(roll + curls, 0, 70)


def bonus() -> str:
    """An outlined hexagon with room for the number: a city bonus."""
    inner = polygon([(x, y) for x, y, _ in ring(48, 48, 38, 6)])
    return path(HEXAGON, WHITE) + pen(inner, 4, BLACK)


def exile() -> str:
    """A slanting cross with splayed ends: nobles driven out of a city."""
    arm = "M-6 -4C-7 -20 -12 -36 -19 -48L0 -40L19 -48C12 -36 7 -20 6 -4Z"
    arms = "".join(place(path(arm, WHITE), 48, 48, 1, angle) for angle in (45, 135, 225, 315))
    return arms + path(oval(48, 48, 9), WHITE)


def noble_house() -> str:
    """A palace with columns below a crown: the noble house."""
    gable = path("M4 48L48 26L92 48V54H4Z", WHITE)
    columns = "".join(path(box(x, 58, 11, 24), WHITE) for x in (12, 33, 53, 73))
    return place(crown(), 27, -8, 0.44) + gable + columns + path(box(4, 85, 88, 9), WHITE)


def cost() -> str:
    """A fan of cards: what has to be paid."""
    card = path(CARD, WHITE, stroke=BLACK, stroke_width=4)
    return "".join(place(place(card, 0, -36), 48, 88, 1.12, angle) for angle in (-28, 0, 28))


def intrigue() -> str:
    """A mask: an intrigue card."""
    return place(masque(), 0, -4)


def take_over() -> str:
    """A dagger: driving out a rival."""
    blade = path("M-7 -8L-6 36L0 48L6 36L7 -8Z", WHITE) + pen("M0 -4V34", 3, BLACK)
    guard = path(
        "M-24 -20C-16 -23 16 -23 24 -20C29 -15 25 -8 19 -10C10 -13 -10 -13 -19 -10C-25 -8 -29 -15 -24 -20Z", WHITE
    )
    return place(blade + guard + path(box(-5, -40, 10, 20, 2), WHITE) + path(oval(0, -43, 7), WHITE), 48, 46, 1, 40)


def title() -> str:
    """A coronet with leaves and pearls: a title."""
    leaf = path("M-8 6C-18 -4 -14 -14 -6 -14C-8 -24 -4 -28 0 -32C4 -28 8 -24 6 -14C14 -14 18 -4 8 6Z", WHITE)
    leaves = "".join(place(leaf, x, y, s) for x, y, s in ((16, 52, 0.82), (48, 48, 1.06), (80, 52, 0.82)))
    pearls = "".join(
        path(oval(x, 40, 6), WHITE) + path(f"M{x - 4} 44H{x + 4}L{x + 6} 58H{x - 6}Z", WHITE) for x in (32, 64)
    )
    band = path("M6 56C30 64 66 64 90 56V76C66 84 30 84 6 76Z", WHITE)
    gems = "".join(
        path(polygon([(x, y - 6), (x + 5, y), (x, y + 6), (x - 5, y)]), BLACK)
        for x, y in ((24, 70), (48, 72), (72, 70))
    )
    return leaves + pearls + band + gems


def period() -> str:
    """An hourglass: a period."""
    ends = path(box(14, 4, 68, 12, 4), WHITE) + path(box(14, 80, 68, 12, 4), WHITE)
    glass = path("M22 20H74C74 38 58 42 55 48C58 54 74 58 74 76H22C22 58 38 54 41 48C38 42 22 38 22 20Z", WHITE)
    air = path("M30 26H66C65 30 63 33 60 36H36C33 33 31 30 30 26Z", BLACK)
    air += path("M46 50H50L51 60C58 62 64 66 66 70H30C32 66 38 62 45 60Z", BLACK)
    return ends + glass + air


def deck() -> str:
    """A stack of cards, face down."""
    card = path(box(0, 0, 54, 74, 6), WHITE, stroke=BLACK, stroke_width=4)
    stack = "".join(place(card, x, y) for x, y in ((8, 4), (18, 10), (28, 16)))
    return stack + path(polygon([(55, 34), (70, 53), (55, 72), (40, 53)]), BLACK)


def discards() -> str:
    """Cards thrown on a pile."""
    card = path(box(-24, -32, 48, 64, 6), WHITE, stroke=BLACK, stroke_width=4)
    return "".join(place(card, x, y, 0.96, a) for x, y, a in ((38, 46, -24), (58, 50, 34), (48, 48, 6)))


def cube() -> str:
    """A player's cube."""
    top = path("M48 4L88 26L48 48L8 26Z", WHITE)
    return top + path("M6 31L45 53V93L6 71Z", WHITE) + path("M90 31L51 53V93L90 71Z", WHITE)


def token() -> str:
    """A crown on a round token: points won."""
    return path(oval(48, 48, 45), WHITE) + pen(oval(48, 48, 36), 4, BLACK) + place(engraved(crown()), 20, 20, 0.58)


def cities() -> str:
    """Roofs and towers behind a wall: city bonuses."""
    towers = path("M10 60V34L22 12L34 34V60Z", WHITE) + path("M62 60V34L74 12L86 34V60Z", WHITE)
    hall = path("M38 60V26L48 4L58 26V60Z", WHITE)
    wall = path("M4 92V58H16V66H28V58H42V66H54V58H68V66H80V58H92V92Z", WHITE, stroke=BLACK, stroke_width=4)
    slits = "".join(path(box(x - 3, y, 6, 11, 3), BLACK) for x, y in ((22, 38), (74, 38), (48, 32)))
    return towers + hall + slits + wall + path("M40 94V82A8 9 0 0 1 56 82V94Z", BLACK)


def baton() -> str:
    """A marshal's baton."""
    rod = (
        path(box(-9, -34, 18, 68), WHITE) + path(box(-12, -46, 24, 14, 4), WHITE) + path(box(-12, 32, 24, 14, 4), WHITE)
    )
    return place(rod + pen("M-9 -18L9 -28M-9 0L9 -10M-9 18L9 8M-9 34L9 26", 5, BLACK), 48, 48, 1, 40)


def plumed_hat() -> str:
    """A baron's hat."""
    brim = path("M2 70C10 60 26 60 34 62H64C74 54 86 52 94 60C94 74 78 80 48 80C24 80 4 80 2 70Z", WHITE)
    dome = path("M34 60C36 34 38 14 56 14C72 14 74 34 74 58C62 64 46 64 34 60Z", WHITE)
    plume = (
        "M0 0C-8 -22 0 -48 22 -60C44 -70 70 -62 76 -44C78 -34 70 -28 64 -32C62 -24 54 -22 50 -28C46 -16 38 -14 34 -22"
        "C30 -8 22 -6 18 -14C14 -4 8 2 0 0Z"
    )
    sweep = place(path(plume, WHITE, stroke=BLACK, stroke_width=5), 60, 62, 0.66, -14, flip=True)
    return dome + brim + sweep


def biretta() -> str:
    """A cardinal's cap."""
    cap = path("M20 84L8 26C20 22 30 24 38 32C40 20 56 20 58 32C66 24 76 22 88 26L76 84C60 92 36 92 20 84Z", WHITE)
    return cap + pen("M38 32L40 86M58 32L56 86", 4, BLACK) + path(oval(48, 14, 8), WHITE)


def fan() -> str:
    """A countess's fan."""
    blade = path("M-3 0L-9 -62C-5 -68 5 -68 9 -62L3 0Z", WHITE, stroke=BLACK, stroke_width=3)
    blades = "".join(place(blade, 48, 82, 1, -54 + 18 * i) for i in range(7))
    return (
        blades + pen("M22 54A38 38 0 0 1 74 54", 4, BLACK) + path(oval(48, 82, 8), WHITE, stroke=BLACK, stroke_width=3)
    )


def ducal_hat() -> str:
    """A duke's hat with its fur edge."""
    dome = path("M14 54C4 30 24 14 48 14C72 14 92 30 82 54Z", WHITE) + path(oval(48, 10, 8), WHITE)
    edge = path(box(6, 56, 84, 28, 12), WHITE, stroke=BLACK, stroke_width=4)
    tail = path("M0 -8L6 8H-6Z", BLACK)
    return dome + pen("M48 20V52", 5, BLACK) + edge + "".join(place(tail, x, 70) for x in (20, 39, 57, 76))


def diadem() -> str:
    """A princess's diadem."""
    arch = path("M6 82C4 56 14 44 24 38L30 48L38 24L48 40L58 24L66 48L72 38C82 44 92 56 90 82C62 66 34 66 6 82Z", WHITE)
    pearls = "".join(path(oval(x, y, 6), WHITE) for x, y in ((22, 30), (37, 16), (59, 16), (74, 30)))
    return arch + pearls + path(oval(48, 54, 7), BLACK)


def emblem(name: str) -> Callable[[], str]:
    """A country's charge alone; for a triple charge, one lily or one lion's face, which is recognisable at any size."""
    if name == "france":
        return lambda: place(lily(), -12, -12, 0.625)
    if name == "britain":
        return lambda: place(lion_face(), -29, 15, 1.46)
    return lambda: place(COUNTRIES[name].charge(), 0, 2, 0.5)


SYMBOLS: dict[str, Callable[[], str]] = {
    "influence": influence,
    "bonus": bonus,
    "exile": exile,
    "noble_house": noble_house,
    "cost": cost,
    "intrigue": intrigue,
    "take_over": take_over,
    "title": title,
    "period": period,
    "deck": deck,
    "discards": discards,
    "cube": cube,
    "token": token,
    "cities": cities,
    "vp": victory_point,
}
TITLES: dict[str, Callable[[], str]] = {
    "marshal": baton,
    "baron": plumed_hat,
    "countess": fan,
    "duke": ducal_hat,
    "cardinal": biretta,
    "princess": diadem,
    "king": crown,
}


def pictures() -> dict[str, Picture]:
    """All symbols by file name."""
    drawn = SYMBOLS | TITLES | {name: emblem(name) for name in COUNTRIES}
    return {f"royals/symbols/{name}": mask_of(draw) for name, draw in drawn.items()}
