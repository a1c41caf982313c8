"""The symbols of Kingsburg: rows of them for what something gives, costs or does."""

from collections.abc import Sequence

from kingdoms.core.state import Thing
from kingdoms.games.kingsburg.board import ADVISORS, ALCHEMIST, DIE_FACES, GOODS, Goods
from kingdoms.games.kingsburg.cards import KINDS, Enemy
from kingdoms.games.kingsburg.rules.dice import CHAPEL_TOTAL
from kingdoms.ui.board.symbol_rows import AND, FOR, ONE_KIND, OR, Amount, Amounts, paint_tokens
from kingdoms.ui.boards.kingsburg.pieces.dice import UNROLLED, WHITE_CREST, paint_die
from kingdoms.ui.drawing.gallery import paint_covering, paint_symbol
from kingdoms.ui.drawing.painter import WHITE, Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import step_of_type
from kingdoms.ui.theme import EMPTY, Colour, faint, theme

ART = "kingsburg"
ANY, OTHERS = "any", "others"
"""A good of one's choice, and one of each of the other goods."""
VP, LOOK, STRENGTH, BUILDING = "vp", "look", "strength", "buildings"
DICE, WHITE_DIE, AGAIN, DRAW, MARKET_HELP, LOW = "dice", "white_die", "again", "draw", "market", "low"
"""More kinds of tokens, besides goods, "+2" tokens, soldiers and kinds of enemies."""
FALLEN = tuple(f"fallen_{side}" for side in range(1, DIE_FACES + 1))
"""The king's die with each of its values, from the lowest."""
_PICTURES = {
    ANY: f"{ART}/pieces/any",
    ONE_KIND: f"{ART}/pieces/any",
    OTHERS: f"{ART}/pieces/others",
    "gold": f"{ART}/pieces/gold",
    "wood": f"{ART}/pieces/wood",
    "stone": f"{ART}/pieces/stone",
    "plus_two": f"{ART}/pieces/plus_two",
    "soldiers": f"{ART}/pieces/soldier",
    "envoy": f"{ART}/pieces/envoy",
}
_SYMBOLS = {LOOK: f"{ART}/symbols/look", BUILDING: f"{ART}/symbols/city"}
_WRITTEN = {MARKET_HELP: "±1", LOW: f"≤{CHAPEL_TOTAL}"}
_ICONS = {STRENGTH: "shield", DICE: "dice", AGAIN: "rematch", DRAW: "check"}
_LETTER = 0.86  # the size of text in place of a symbol, relative to the symbol
_LARGER = 0.07  # how far a symbol reaches beyond its place on each side, as a share of it
_FACE_LARGER = 0.06  # how far an enemy's face does so
_FACE = 0.62  # the share of an enemy's picture that is its face


# The advisors' gifts, and the rewards and losses of battles.


def gift_symbols(ruleset: str, advisor: int, has_stable: bool) -> Amounts:
    """An advisor's gift, including the Stable's bonus if the seat has one."""
    if advisor == ALCHEMIST:
        return Amount(ANY), Amount(FOR), Amount(OTHERS)
    help_ = ADVISORS[ruleset][advisor]
    soldiers = help_.soldiers + (1 if help_.soldiers and has_stable else 0)
    rest = [Amount("plus_two", help_.plus_two), Amount("soldiers", soldiers), Amount(VP, help_.vp, help_.vp < 0)]
    looks = [Amount(LOOK)] if help_.looks else []
    return (*lots(help_.goods), *(token for token in rest if token.amount), *looks)


def lots(choices: Sequence[Goods]) -> Amounts:
    """One or more sets of goods to choose from: what all of them include, then how they differ."""
    if len(choices) >= len(GOODS):
        # As many sets as kinds of goods: one set of each kind. With more sets, a set may mix kinds.
        count = sum(choices[0])
        is_alike = count > 1 and len(choices) == len(GOODS)
        return (Amount(ONE_KIND if is_alike else ANY, count),)
    common = [min(amounts) for amounts in zip(*choices, strict=True)]
    tokens = list(goods(common))
    for choice in choices if len(choices) > 1 else ():
        if tokens:
            tokens.append(Amount(AND if choice is choices[0] else OR))
        tokens += goods([amount - always for amount, always in zip(choice, common, strict=True)])
    return tuple(tokens)


def goods(amounts: Sequence[int]) -> Amounts:
    """These amounts of gold, wood and stone."""
    return tuple(Amount(name, amount) for name, amount in zip(GOODS, amounts, strict=True) if amount)


def losses_of(enemy: Enemy) -> Amounts:
    """The cost of a defeat by an enemy."""
    losses = enemy.losses
    numbers = (
        *zip(GOODS, losses[: len(GOODS)], strict=True),
        (ANY, losses.goods),
        (BUILDING, losses.buildings),
        (VP, losses.vp),
    )
    return tuple(Amount(what, -amount, True) for what, amount in numbers if amount)


def reward_of(enemy: Enemy) -> Amounts:
    """The reward for a victory over an enemy."""
    reward = enemy.reward
    numbers = (*zip(GOODS, reward[: len(GOODS)], strict=True), (ANY, reward.goods), (VP, reward.vp))
    return tuple(Amount(what, amount, True) for what, amount in numbers if amount)


# Symbols.


def paint_line(
    painter: Painter,
    rect: Rect,
    tokens: Sequence[Amount],
    largest: float,
    align: str = "centre",
    ink: Colour | None = None,
) -> None:
    """Kingsburg tokens in a line."""
    paint_tokens(painter, rect, tokens, largest, paint_symbol_of, align, ink)


def paint_symbol_of(painter: Painter, rect: Rect, what: str, ink: Colour) -> None:
    """A symbol without its number."""
    place = rect.fitted(1)
    if what in _PICTURES:
        paint_symbol(painter, _PICTURES[what], place, WHITE)
    elif what in _ICONS:
        side = step_of_type(rect.height)
        painter.icon(_ICONS[what], rect.centred(side, side), ink)
    elif what in KINDS:
        face = place.inset(-place.width * _FACE_LARGER)
        paint_covering(painter, f"{ART}/enemies/{what}", face, share=_FACE)
        painter.outline(face, theme.ink)
    elif what == VP:
        paint_symbol(painter, f"{ART}/pieces/vp", place, theme.tinctures["or"])
    elif what == WHITE_DIE:
        paint_die(painter, place, WHITE_CREST, UNROLLED)
    elif what in FALLEN:
        paint_die(painter, place, WHITE_CREST, FALLEN.index(what) + 1)
    elif what in _WRITTEN:
        painter.text(_WRITTEN[what], rect.centre, step_of_type(rect.height * _LETTER), ink, bold=True)
    else:
        paint_symbol(painter, _SYMBOLS[what], place.inset(-place.width * _LARGER), ink)


def paint_absent(painter: Painter, rect: Rect, what: str, ink: Colour) -> None:
    """The pale symbol of something a seat has none of."""
    if what in _PICTURES:
        paint_symbol(painter, _PICTURES[what], rect.fitted(1), faint(WHITE, EMPTY))
    else:
        paint_symbol_of(painter, rect, what, faint(ink, EMPTY))


def stock_of(seat: int) -> list[Thing]:
    """The things that show a seat's stock, in display order."""
    goods: list[Thing] = [("stock", seat, good) for good in range(len(GOODS))]
    return [*goods, ("plus_two", seat), ("soldiers", seat), ("points", seat)]


def thing_of(seat: int, what: str) -> Thing:
    """The thing that shows how much of something a seat has."""
    if what in GOODS:
        return ("stock", seat, GOODS.index(what))
    return ("points" if what == VP else what, seat)
