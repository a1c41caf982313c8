"""The symbols of the twelve actions and three attributes of Paladins: 96 × 96 white masks, tinted in the app."""

from collections.abc import Callable

from art.actions import bust, crossed_swords, dove, masque
from art.ink import BLACK, WHITE, Picture, box, oval, path, pen, place, stroke
from art.kingsburg.symbols import trade
from art.symbols import crown, mask_of, wall

ROOT = "M8 50L48 12L88 50V92H8Z"


def hammer() -> str:
    """A white mason's hammer, centred on the origin."""
    return path(box(-24, -32, 48, 22, 4), WHITE) + path(box(-5, -14, 10, 50, 4), WHITE)


def develop() -> str:
    """A house with a hammer on it: building a workshop."""
    chimney = path(box(66, 8, 12, 26), WHITE)
    tool = place(hammer(), 48, 62, 0.74, 40).replace(WHITE, BLACK)
    return chimney + path(ROOT, WHITE) + tool


def recruit() -> str:
    """A person with a plus sign: hiring or discarding townsfolk."""
    return place(bust(), 0, 0, 0.86) + plus_badge()


def plus_badge() -> str:
    """A plus in the lower right corner."""
    disc = path(oval(74, 74, 21), WHITE, stroke=BLACK, stroke_width=5)
    return disc + path("M69 61H79V69H87V79H79V87H69V79H61V69H69Z", BLACK)


def hunt() -> str:
    """A bent bow with its arrow."""
    bow = path(stroke("20,8 52,8 78,18 88,44 88,76", (5, 10, 13, 10, 5)), WHITE)
    string = pen("M20 8L34 62L88 76", 4, WHITE)
    arrow = pen("M12 84L80 16", 14, BLACK) + pen("M10 86L78 18", 6, WHITE)
    arrow += path("M94 2L87 32L64 9Z", WHITE, stroke=BLACK, stroke_width=4)
    fletching = path("M4 78L18 64L30 68L18 80ZM18 92L32 78L28 66L16 78Z", WHITE)
    return bow + string + arrow + fletching


def pray() -> str:
    """Two folded hands."""
    hand = path("M46 4C39 10 36 22 35 36C30 44 25 54 24 64L36 78L46 66Z", WHITE)
    thumb = path("M46 40C41 42 38 48 38 56", WHITE) + pen("M46 38C40 42 37 50 37 58", 3.4, BLACK)
    sleeve = path("M20 68L38 84L30 94H4C6 84 12 76 20 68Z", WHITE)
    rays = pen("M24 22L14 14M18 38L6 36", 5, WHITE)
    half = hand + thumb + sleeve + rays
    return half + place(half, 96, 0, flip=True)


def conspire() -> str:
    """A mask: winning over a criminal."""
    return place(masque(), 0, -4)


def commission() -> str:
    """A hooded monk, for sending one out."""
    robe = path("M48 40C74 42 84 66 88 93H8C12 66 22 42 48 40Z", WHITE)
    hood = path("M48 3C66 5 76 22 72 42C68 58 58 64 48 64C38 64 28 58 24 42C20 22 30 5 48 3Z", WHITE)
    face = path("M48 18C58 18 63 28 61 40C59 50 54 55 48 55C42 55 37 50 35 40C33 28 38 18 48 18Z", BLACK)
    cord = pen("M18 78H78", 4, BLACK) + pen("M56 78V93", 4, BLACK)
    return robe + pen("M28 56C36 68 60 68 68 56", 4, BLACK) + hood + face + cord


def fortify() -> str:
    """A wall with battlements."""
    return wall()


def garrison() -> str:
    """A watchtower with its flag: an outpost."""
    flag = pen("M48 30V5", 5, WHITE) + path("M50 3L82 11L50 20Z", WHITE)
    top = path("M20 28H32V36H42V28H54V36H64V28H76V50H20Z", WHITE)
    body = path("M27 54H69L75 93H21Z", WHITE)
    return flag + top + body + path("M40 93V76A8 9 0 0 1 56 76V93Z", BLACK) + path(box(44, 58, 8, 10, 3), BLACK)


def absolve() -> str:
    """A jar of holy oil."""
    lid = path(box(34, 4, 28, 9, 4), WHITE)
    body = path(
        "M34 16H62L60 28C80 34 86 48 82 66C78 80 68 86 64 88V93H32V88C28 86 18 80 14 66C10 48 16 34 36 28Z", WHITE
    )
    ears = pen("M34 20C18 16 12 28 18 38M62 20C78 16 84 28 78 38", 6, WHITE)
    return ears + lid + body + path("M44 42H52V52H62V60H52V76H44V60H34V52H44Z", BLACK)


def attack() -> str:
    """Crossed swords."""
    return place(crossed_swords(WHITE), 48, 47, 1.72)


def convert() -> str:
    """A dove with its twig: converting an outsider."""
    return dove()


def faith() -> str:
    """A cross with splayed arms."""
    arm = "M-7 -6C-8 -18 -12 -26 -17 -33H17C12 -26 8 -18 7 -6Z"
    arms = "".join(place(path(arm, WHITE), 48, 38, 1, angle) for angle in (0, 90, 270))
    return arms + path("M41 36H55C56 60 60 78 66 93H30C36 78 40 60 41 36Z", WHITE) + path(oval(48, 38, 10), WHITE)


def strength() -> str:
    """A broad sword, its point up."""
    blade = path("M38 62V16L48 2L58 16V62Z", WHITE) + pen("M48 22V58", 4, BLACK)
    hilt = path("M18 62C30 58 66 58 78 62C82 66 80 73 74 72C62 69 34 69 22 72C16 73 14 66 18 62Z", WHITE)
    return blade + hilt + path(box(43, 68, 10, 18, 2), WHITE) + path(oval(48, 87, 8), WHITE)


def influence() -> str:
    """A crown."""
    return crown()


ACTIONS: tuple[Callable[[], str], ...] = (
    develop,
    recruit,
    hunt,
    trade,
    pray,
    conspire,
    commission,
    fortify,
    garrison,
    absolve,
    attack,
    convert,
)
ATTRIBUTES: tuple[Callable[[], str], ...] = (faith, strength, influence)


def pictures() -> dict[str, Picture]:
    """The symbols for all actions and attributes, by file name."""
    return {f"paladins/symbols/{draw.__name__}": mask_of(draw) for draw in ACTIONS + ATTRIBUTES}
