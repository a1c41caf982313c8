"""The symbols of what is gained, paid and kept in Paladins: 96 × 96 white masks, tinted in the app."""

from collections.abc import Callable

from art.actions import bust, masque
from art.ink import BLACK, WHITE, Picture, box, brush, oval, path, pen, place, polygon, ring
from art.kingsburg.symbols import engraved, look, victory_point
from art.paladins.symbols import ROOT, absolve, commission, develop, fortify, garrison, plus_badge
from art.royals.symbols import period
from art.symbols import crown, mask_of, tankard

CORNER = oval(72, 72, 22)


def _coin(stamp: str) -> str:
    return path(oval(48, 48, 44), WHITE) + pen(oval(48, 48, 35), 4, BLACK) + engraved(stamp)


def silver() -> str:
    """A coin with a cross and four pellets, as struck at the time."""
    arm = path("M-3 -1C-4 -12 -6 -20 -11 -28C-4 -31 4 -31 11 -28C6 -20 4 -12 3 -1Z", WHITE)
    arms = "".join(place(arm, 48, 48, 1, angle) for angle in (0, 90, 180, 270))
    return _coin(arms + "".join(path(oval(x, y, 4.6), WHITE) for x, y, _ in ring(48, 48, 23, 4, 45)))


def tax() -> str:
    """A coin with the king's crown."""
    return _coin(place(crown(), 23, 22, 0.52))


def provision() -> str:
    """A ham on its bone."""
    bone = pen("M66 66L84 84", 11, WHITE) + path(oval(91, 80, 8), WHITE) + path(oval(80, 91, 8), WHITE)
    meat = path("M12 20C28 2 60 6 70 26C78 44 74 62 66 68C56 76 36 74 20 62C4 48 2 32 12 20Z", WHITE)
    cuts = brush("18,34 30,20 50,18", (1, 6, 1), BLACK) + pen("M68 50C62 54 56 60 54 68", 4, BLACK)
    return place(bone + meat + cuts, 0, -1, 0.95)


def goods() -> str:
    """Silver and provisions."""
    return place(provision(), -1, -2, 0.62) + place(silver(), 40, 38, 0.58)


def suspicion() -> str:
    """A watching eye."""
    return look()


def debt() -> str:
    """A bond: a written sheet under a seal."""
    sheet = path("M14 4H82V74C76 70 70 78 64 74C58 70 52 78 46 74C40 70 32 78 26 74C22 72 18 72 14 76Z", WHITE)
    seal = path(oval(48, 76, 17), WHITE, stroke=BLACK, stroke_width=5) + path(oval(48, 76, 7), BLACK)
    return sheet + pen("M26 20H70M26 34H70M26 48H58", 6, BLACK) + seal


def _small_debt() -> str:
    return place(debt(), -4, -2, 0.82)


def _badge(sign: str) -> str:
    return path(CORNER, WHITE, stroke=BLACK, stroke_width=5) + pen(sign, 8, BLACK)


def pay_debt() -> str:
    """A bond that has been ticked off."""
    return _small_debt() + _badge("M61 73L69 82L84 63")


def destroy_debt() -> str:
    """A bond that has been struck out."""
    return _small_debt() + _badge("M63 63L81 81M81 63L63 81")


def take_debt() -> str:
    """A bond with a minus sign: taking on a debt."""
    return _small_debt() + _badge("M61 72H83")


def remove_suspicion() -> str:
    """An eye that has been struck out."""
    return look() + pen("M14 86L82 10", 17, BLACK) + pen("M14 86L82 10", 8, WHITE)


def free_recruit() -> str:
    """One person in front of others: townsfolk join for free."""
    shape = path("M8 93C8 70 20 60 48 60C76 60 88 70 88 93Z", WHITE) + path(oval(48, 36, 22), WHITE)
    others = place(shape, -10, 22, 0.6) + place(shape, 48, 22, 0.6)
    gap = path("M10 96C10 74 22 58 48 58C74 58 86 74 86 96Z", BLACK) + path(oval(48, 40, 26), BLACK)
    return others + gap + place(bust(), 10, 10, 0.79)


def free_develop() -> str:
    """A house with a hammer and a plus sign: a free workshop."""
    return place(develop(), 0, 0, 0.86) + plus_badge()


def inquisition() -> str:
    """A burning torch."""
    flame = path(
        "M50 2C58 14 74 24 72 42C71 54 60 60 48 60C36 60 26 54 25 42C24 32 32 28 34 18C40 22 44 26 44 32"
        "C50 24 52 14 50 2Z",
        WHITE,
    )
    core = path("M49 32C54 38 58 42 57 48C56 53 52 55 48 55C43 55 40 52 39 47C40 42 46 40 49 32Z", BLACK)
    return flame + core + path("M30 64H66L62 74H34Z", WHITE) + path("M38 77H58L52 95H44Z", WHITE)


def workshop() -> str:
    """A workshop: a house with its door open."""
    return path(ROOT, WHITE) + path(box(66, 8, 12, 26), WHITE) + path("M38 92V70A10 10 0 0 1 58 70V92Z", BLACK)


def paladin() -> str:
    """A knight's pointed helmet."""
    dome = path("M10 54C12 30 32 16 48 2C64 16 84 30 86 54Z", WHITE)
    band = path("M7 58H89V70H7Z", WHITE)
    cheeks = path("M10 73H30C30 80 28 88 24 94C16 90 10 84 10 73ZM86 73H66C66 80 68 88 72 94C80 90 86 84 86 73Z", WHITE)
    return dome + band + cheeks + path("M41 60H55V84L48 92L41 84Z", WHITE, stroke=BLACK, stroke_width=4)


def order() -> str:
    """The king's order: a scroll with his crown."""
    sheet = path("M18 12H78V84H18Z", WHITE)
    roll = path(box(6, 4, 84, 16, 8), WHITE, stroke=BLACK, stroke_width=4)
    return sheet + roll + place(roll, 0, 72) + place(engraved(crown()), 24, 24, 0.5)


def favour() -> str:
    """The king's favour: his ring."""
    hoop = path(oval(48, 62, 32), WHITE) + path(oval(48, 62, 21), BLACK)
    stone = path("M26 14L36 4H60L70 14L48 42Z", WHITE, stroke=BLACK, stroke_width=5) + pen("M28 15H68", 3.6, BLACK)
    return hoop + stone


def scheme() -> str:
    """A card with a mask: the solo opponent's plans."""
    return path(box(14, 2, 68, 92, 9), WHITE) + place(engraved(masque()), 18, 18, 0.62)


def outsider() -> str:
    """Two crossed axes: the outsiders."""
    axe = path(box(-5, -44, 10, 96, 4), WHITE, stroke=BLACK, stroke_width=4)
    axe += path("M4 -42C16 -42 24 -46 31 -54C38 -40 38 -22 31 -8C24 -16 16 -20 4 -20Z", WHITE)
    return place(place(axe, flip=True), 46, 50, 0.82, -40) + place(axe, 50, 50, 0.82, 40)


def viking() -> str:
    """An axe: the vikings."""
    blade = path("M50 14C66 14 78 8 86 2C94 22 94 42 86 60C78 52 66 46 50 46Z", WHITE)
    return path(box(36, 4, 12, 90, 4), WHITE) + blade + path("M34 18L20 24V38L34 42Z", WHITE)


def byzantine() -> str:
    """The letters chi and rho of the imperial standard: the Byzantines."""
    rho = path(box(43, 6, 10, 86, 2), WHITE) + pen("M50 10C82 6 82 42 50 40", 9, WHITE)
    return pen("M16 36L80 84M80 36L16 84", 9, WHITE) + rho


def saracen() -> str:
    """A curved blade: the Saracens."""
    blade = path("M28 66C56 54 74 32 76 4C96 34 84 66 44 82Z", WHITE)
    hilt = place(path(box(-20, -5, 40, 10, 5), WHITE), 34, 74, 1, 40) + pen("M30 78L14 92", 10, WHITE)
    return blade + hilt + path(oval(11, 89, 7), WHITE)


def any_worker() -> str:
    """A plain figure: any kind of worker."""
    return path("M14 93C14 62 26 50 48 50C70 50 82 62 82 93Z", WHITE) + path(
        oval(48, 28, 25), WHITE, stroke=BLACK, stroke_width=5
    )


def start() -> str:
    """A banner: the start player."""
    cloth = path("M26 10C46 2 62 20 90 10L78 30L90 52C62 62 46 44 26 52Z", WHITE)
    return path(box(12, 2, 9, 92, 4), WHITE) + cloth


def rest() -> str:
    """A moon with a star: a player who has passed."""
    star = polygon(
        [(x, y) for i in range(4) for x, y, _ in (ring(74, 22, 18, 4, 90 * i)[0], ring(74, 22, 5, 4, 45 + 90 * i)[0])]
    )
    return path("M44 8A42 42 0 1 0 90 62A36 36 0 0 1 44 8Z", WHITE) + path(star, WHITE)


DRAWN: dict[str, Callable[[], str]] = {
    "silver": silver,
    "provision": provision,
    "tax": tax,
    "goods": goods,
    "suspicion": suspicion,
    "remove_suspicion": remove_suspicion,
    "debt": debt,
    "pay_debt": pay_debt,
    "destroy_debt": destroy_debt,
    "take_debt": take_debt,
    "free_recruit": free_recruit,
    "free_develop": free_develop,
    "inquisition": inquisition,
    "workshop": workshop,
    "monk": commission,
    "outpost": garrison,
    "jar": absolve,
    "wall": fortify,
    "paladin": paladin,
    "townsfolk": bust,
    "outsider": outsider,
    "tavern": tankard,
    "order": order,
    "favour": favour,
    "scheme": scheme,
    "viking": viking,
    "byzantine": byzantine,
    "saracen": saracen,
    "any": any_worker,
    "start": start,
    "pass": rest,
    "round": period,
    "vp": victory_point,
}


def pictures() -> dict[str, Picture]:
    """All symbols of gains and belongings by file name."""
    return {f"paladins/symbols/{name}": mask_of(draw) for name, draw in DRAWN.items()}
