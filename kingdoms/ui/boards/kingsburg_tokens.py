"""The small things of Kingsburg: dice, and rows of symbols that tell what something gives, costs or does."""

from collections.abc import Sequence
from typing import NamedTuple

from kingdoms.games.kingsburg.board import ADVISORS, ALCHEMIST, GOODS, SIDES, Goods
from kingdoms.games.kingsburg.cards import KINDS, Enemy
from kingdoms.games.kingsburg.dice import CHAPEL_TOTAL
from kingdoms.games.kingsburg.phrases import signed
from kingdoms.ui.gallery import paint_medallion, paint_symbol
from kingdoms.ui.heraldry import ARMS
from kingdoms.ui.painter import WHITE as PLAIN
from kingdoms.ui.painter import Painter
from kingdoms.ui.rect import Rect
from kingdoms.ui.text import step_of_type
from kingdoms.ui.theme import Colour, faint, mixed, theme

ART = "kingsburg"
DIE = f"{ART}/pieces/die"
WHITE, NOBODY = -1, -2
"""Beside the crests: whose dice are white, and those of no player."""
UNROLLED = 0
"""What a die shows that has not fallen yet."""
ANY, ALIKE, UNLIKE = "any", "alike", "unlike"
VP, LOOK, STRENGTH, BUILDING = "vp", "look", "strength", "buildings"
DICE, WHITE_DIE, AGAIN, DRAW, MARKET, LOW = "dice", "white_die", "again", "draw", "market", "low"
"""What a token can stand for, beside goods, "+2" tokens, soldiers and kinds of enemies.

ALIKE are goods of one kind, UNLIKE such of which each is of another kind.
"""
FALLEN = tuple(f"fallen_{side}" for side in range(1, SIDES + 1))
"""The king's die with what it shows, from the lowest."""
OR, FOR = "or", "for"
"""Between tokens: either of them, and the one becomes the other."""
_PICTURES = {
    "gold": f"{ART}/pieces/gold",
    "wood": f"{ART}/pieces/wood",
    "stone": f"{ART}/pieces/stone",
    "plus_two": f"{ART}/pieces/plus_two",
    "soldiers": f"{ART}/pieces/soldier",
    "envoy": f"{ART}/pieces/envoy",
}
_SYMBOLS = {
    ANY: f"{ART}/symbols/any",
    ALIKE: f"{ART}/symbols/any",
    UNLIKE: f"{ART}/symbols/any",
    LOOK: f"{ART}/symbols/look",
    BUILDING: f"{ART}/symbols/city",
}
_SIGNS = {ALIKE: "=", UNLIKE: "≠"}
_WRITTEN = {MARKET: "±1", LOW: f"≤{CHAPEL_TOTAL}"}
_ICONS = {STRENGTH: "shield", DICE: "dice", FOR: "chevron_right", AGAIN: "rematch", DRAW: "check"}
_NUMBER, _DIGIT = 0.86, 0.5  # the size of a number beside a symbol and the width of a digit, of the symbol
_DIE_EDGE, _DIE_CORNER = 0.03, 0.2  # of a die's picture: the room around its body, and how round that is
_SHADE = 0.07  # how much ink there is in the white of a die
_VEIL = 0.62  # how much of a die that is out of play cannot be seen
_GAP = 0.14  # between tokens, of a symbol
_NARROW = {OR: 0.4, FOR: 0.7}  # the width of what stands between tokens, of a symbol


class Token(NamedTuple):
    """A symbol and how many of it; strength and losses bear their sign."""

    what: str
    amount: int = 1
    is_signed: bool = False


Tokens = tuple[Token, ...]
Values = tuple[tuple[int, bool], ...]
"""What dice show, and whether each is white."""


# What advisors give and enemies bring.


def gift(ruleset: str, advisor: int, has_stable: bool) -> Tokens:
    """What an advisor gives, the Stable reckoned in."""
    if advisor == ALCHEMIST:
        return Token(ANY), Token(FOR), Token(UNLIKE, 2)
    help_ = ADVISORS[ruleset][advisor]
    soldiers = help_.soldiers + (1 if help_.soldiers and has_stable else 0)
    rest = [Token("plus_two", help_.plus_two), Token("soldiers", soldiers), Token(VP, help_.vp, help_.vp < 0)]
    looks = [Token(LOOK)] if help_.looks else []
    return (*lots(help_.goods), *(token for token in rest if token.amount), *looks)


def lots(choices: Sequence[Goods]) -> Tokens:
    """Goods, of which there may be several lots to choose from: what all have, and what one has or another."""
    if len(choices) >= len(GOODS):
        # As many lots as kinds are one for each kind; with more of them the goods may differ.
        count, is_alike = sum(choices[0]), len(choices) == len(GOODS)
        return (Token(ALIKE if is_alike and count > 1 else ANY, count),)
    common = [min(amounts) for amounts in zip(*choices, strict=True)]
    tokens = list(goods(common))
    for choice in choices if len(choices) > 1 else ():
        if choice is not choices[0]:
            tokens.append(Token(OR))
        tokens += goods([amount - always for amount, always in zip(choice, common, strict=True)])
    return tuple(tokens)


def goods(amounts: Sequence[int]) -> Tokens:
    """So much gold, wood and stone."""
    return tuple(Token(name, amount) for name, amount in zip(GOODS, amounts, strict=True) if amount)


def defeat(enemy: Enemy) -> Tokens:
    """What an enemy takes."""
    losses = enemy.defeat
    numbers = (
        *zip(GOODS, losses[: len(GOODS)], strict=True),
        (ANY, losses.goods),
        (BUILDING, losses.buildings),
        (VP, losses.vp),
    )
    return tuple(Token(what, -amount, True) for what, amount in numbers if amount)


def victory(enemy: Enemy) -> Tokens:
    """What a victory over an enemy brings."""
    reward = enemy.victory
    numbers = (*zip(GOODS, reward[: len(GOODS)], strict=True), (ANY, reward.goods), (VP, reward.vp))
    return tuple(Token(what, amount, True) for what, amount in numbers if amount)


# Rows of tokens.


def paint_tokens(
    painter: Painter,
    rect: Rect,
    tokens: Sequence[Token],
    largest: float,
    align: str = "centre",
    ink: Colour | None = None,
) -> None:
    """Tokens in a line: as large as the rectangle allows, but not larger than this."""
    width = _width(tokens)
    if not width:
        return
    side = min(largest, rect.height, rect.width / width)
    x = rect.x if align == "left" else rect.x + (rect.width - side * width) * (0.5 if align == "centre" else 1)
    for token in tokens:
        across = _width_of(token) * side
        _paint_token(painter, Rect(x, rect.centre[1] - side / 2, across, side), token, ink or theme.ink)
        x += across + _GAP * side


def width_of(tokens: Sequence[Token], side: float) -> float:
    """How wide a line of tokens of this size is."""
    return _width(tokens) * side


def _width(tokens: Sequence[Token]) -> float:
    """The width of a line of tokens whose symbols are 1 wide."""
    return sum(map(_width_of, tokens)) + _GAP * (len(tokens) - 1)


def _width_of(token: Token) -> float:
    if token.what in _NARROW:
        return _NARROW[token.what]
    return 1 + _DIGIT * len(_number(token))


def _number(token: Token) -> str:
    if token.what in _SIGNS:
        return f"{token.amount}{_SIGNS[token.what]}"
    if token.is_signed:
        return signed(token.amount)
    return "" if token.amount == 1 else str(token.amount)


def _paint_token(painter: Painter, rect: Rect, token: Token, ink: Colour) -> None:
    words = _number(token)
    symbol = rect.cut_right(rect.height)[0] if words else rect
    if words:
        # At a point and not in a box, so that the same number is drawn only once for all tokens.
        point = symbol.x, rect.centre[1]
        painter.text(words, point, step_of_type(rect.height * _NUMBER), ink, bold=True, align="right")
    if token.what == OR:
        x = rect.centre[0]
        tilt = rect.width * 0.28
        painter.line((x - tilt, rect.y + rect.height * 0.12, x + tilt, rect.top - rect.height * 0.12), ink, theme.band)
    else:
        paint_symbol_of(painter, symbol, token.what, ink)


def paint_symbol_of(painter: Painter, rect: Rect, what: str, ink: Colour) -> None:
    """The symbol of what is counted, without its number."""
    place = rect.fitted(1)
    if what in _PICTURES:
        paint_symbol(painter, _PICTURES[what], place, PLAIN)
    elif what in _ICONS:
        side = step_of_type(rect.height)
        painter.icon(_ICONS[what], rect.centred(side, side), ink)
    elif what in KINDS:
        paint_medallion(painter, f"{ART}/enemies/{what}", place.inset(-place.width * 0.06), theme.line)
    elif what == VP:
        paint_symbol(painter, f"{ART}/pieces/victory", place, theme.gold)
    elif what == WHITE_DIE:
        paint_die(painter, place, WHITE, UNROLLED)
    elif what in FALLEN:
        paint_die(painter, place, WHITE, FALLEN.index(what) + 1)
    elif what in _WRITTEN:
        painter.text(_WRITTEN[what], rect, step_of_type(rect.height * _NUMBER), ink, bold=True)
    else:
        paint_symbol(painter, _SYMBOLS[what], place.inset(-place.width * _GAP / 2), ink)


# Dice.


def die_colours(crest: int) -> tuple[Colour, Colour]:
    """The colour of a die and of its pips."""
    tincture = {WHITE: "argent", NOBODY: "sable"}.get(crest) or ARMS[crest].tincture
    body, ink = theme.tinctures[tincture], theme.tincture_inks[tincture]
    # Pure white would not be seen on vellum.
    return (mixed(body, ink, _SHADE) if crest == WHITE else body), ink


def pips(value: int) -> str:
    """The picture of a side of a die."""
    return f"{ART}/pieces/pips_{value}"


def paint_die(painter: Painter, rect: Rect, crest: int, value: int) -> None:
    """A die in the colours of a crest, with its charge under the pips where it is large enough to be seen."""
    body, ink = die_colours(crest)
    paint_symbol(painter, DIE, rect, body)
    if crest >= 0 and rect.width >= theme.glyph:
        painter.picture(f"heraldry/{ARMS[crest].charge}", rect.inset(rect.width * 0.16), faint(ink, 0.2))
    if value == UNROLLED:
        painter.text("?", rect, step_of_type(rect.height * _NUMBER), ink, bold=True)
    else:
        paint_symbol(painter, pips(value), rect, ink)
    if crest == WHITE:
        # On vellum a white die would have no edge.
        painter.outline(rect.inset(rect.width * _DIE_EDGE), theme.faded, theme.hair, rect.width * _DIE_CORNER)


def dice_places(rect: Rect, count: int) -> list[Rect]:
    """Where small dice lie in a line from the left."""
    side = min(rect.height, (rect.width + theme.hair) / max(1, count) - theme.hair)
    step = side + theme.hair
    return [Rect(rect.x + number * step, rect.centre[1] - side / 2, side, side) for number in range(count)]


def paint_aside(painter: Painter, rect: Rect, crest: int, value: int) -> None:
    """A die that is out of play this season: it lies in the shade."""
    paint_die(painter, rect, crest, value)
    painter.fill(rect.inset(rect.width * _DIE_EDGE), faint(theme.panel, _VEIL), rect.width * _DIE_CORNER)


def paint_dice(painter: Painter, rect: Rect, crest: int, dice: Values, aside: Values = ()) -> None:
    """Small dice in a line from the left, those set aside last."""
    places = dice_places(rect, len(dice) + len(aside))
    for number, ((value, is_white), place) in enumerate(zip((*dice, *aside), places, strict=True)):
        paint = paint_die if number < len(dice) else paint_aside
        paint(painter, place, WHITE if is_white else crest, value)
