"""Rows of symbols with numbers that show what something gives, costs or does; each game draws its own symbols."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from kingdoms.core.words.language import numeral
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, size_of, step_of_type
from kingdoms.ui.theme import PLATE, Colour, faint, theme

OR, AND, FOR = "or", "and", "for"
"""Separators between tokens: a choice, an addition, and an exchange of one for the other."""
ONE_KIND = "one_kind"
"""Any kind of thing, but all of them alike: "2×" means two of the kind that is chosen."""
_NUMBER, _DIGIT = 0.86, 0.5  # as shares of the symbol: the size of a number next to it, and the width of a digit
_BEFORE_SYMBOL = 0.07  # the space between a number and its symbol, as a share of the symbol; digits leave it free
_PLATE_CORNER = 1 / 3  # the corner radius of a plate, as a share of its height
_AMOUNT, _AMOUNT_SYMBOL = 0.5, 0.8  # as shares of their space: the size of a number and of the symbol in front of it
_LEAST_SYMBOL, _LARGEST_SYMBOL = 0.6, 1.2  # the symbol in front of a number, in glyphs
_ROUNDING = 0.2  # added to a type size, as a share of a pixel, because type sizes are rounded down
_GAP = 0.14  # the space between tokens, as a share of a symbol
_NARROW = {OR: 0.4, AND: 0.5, FOR: 0.7}  # the width of separators, as a share of a symbol
_STROKE_TILT, _STROKE_MARGIN = 0.28, 0.12  # the slash between tokens: how far it leans, and its margins
_LACK, _LEAST_LACK = 0.5, 0.75  # the disc with the cross: its size relative to what is lacking, the least in tiny type
_CROSS_INSET, _CROSS_STROKE = 0.3, 0.6  # the margin around that cross, as a share of the disc; its strokes, in bands
_ACROSS = {"left": 0.0, "centre": 0.5, "right": 1.0}

SymbolBrush = Callable[[Painter, Rect, str, Colour], None]
"""A function that paints the symbol of a counted thing into a rectangle."""


class Amount(NamedTuple):
    """A symbol and a number: signed if something rises or falls, with "≥" if it is a requirement.

    If it is lacking, its symbol is marked with a cross.
    """

    what: str
    amount: int = 1
    is_signed: bool = False
    is_lacking: bool = False
    is_least: bool = False


Amounts = tuple[Amount, ...]


def paint_tokens(
    painter: Painter,
    rect: Rect,
    tokens: Sequence[Amount],
    largest: float,
    brush: SymbolBrush,
    align: str = "centre",
    ink: Colour | None = None,
) -> None:
    """Tokens in a line, as large as the rectangle allows, up to a maximum size."""
    width = _width(tokens)
    if not tokens:
        return
    side = min(largest, rect.height, rect.width / width)
    x = rect.x + (rect.width - side * width) * _ACROSS[align]
    for token in tokens:
        across = _width_of(token) * side
        _paint_token(painter, Rect(x, rect.centre[1] - side / 2, across, side), token, brush, ink or theme.ink)
        x += across + _GAP * side


def paint_plate(
    painter: Painter, line: Rect, tokens: Sequence[Amount], side: float, brush: SymbolBrush, align: str = "centre"
) -> None:
    """Tokens on a light ground, readable over a picture."""
    width = min(width_of(tokens, side) + theme.unit, line.width)
    x = line.x + (line.width - width) * _ACROSS[align]
    plate = Rect(x, line.y, width, line.height)
    painter.fill(plate, faint(theme.panel, PLATE), line.height * _PLATE_CORNER)
    paint_tokens(painter, plate.inset(theme.unit / 2, theme.hair), tokens, side, brush)


def paint_amount(
    painter: Painter,
    rect: Rect,
    what: str,
    count: int,
    largest: float,
    brush: SymbolBrush,
    ink: Colour | None = None,
    share: float = _AMOUNT,
) -> None:
    """A symbol followed by its count, which is faded if it is zero; `share` is the count's share of the height."""
    words = numeral(count)
    size = step_of_type(min(largest, rect.height * share))
    number = size_of(words, Style(round(size), bold=True))[0]
    side = min(_LARGEST_SYMBOL * theme.glyph, rect.height * _AMOUNT_SYMBOL, rect.width - number - theme.unit)
    side = max(_LEAST_SYMBOL * theme.glyph, side)
    line = rect.centred(min(rect.width, side + number + theme.unit), rect.height)
    symbol, rest = line.cut_left(side, theme.unit / 2)
    brush(painter, symbol.centred(side, side), what, theme.ink)
    painter.text(words, rest, size, (ink or theme.ink) if count else theme.faded, bold=True, align="left")


def in_two_lines(tokens: Sequence[Amount]) -> list[Sequence[Amount]]:
    """The tokens split into two lines of about equal width, or in a single line if that would split a choice."""
    cuts = [cut for cut in range(1, len(tokens)) if tokens[cut - 1].what != OR and tokens[cut].what not in _NARROW]
    if not cuts:
        return [tokens]
    half = min(cuts, key=lambda cut: max(_width(tokens[:cut]), _width(tokens[cut:])))
    return [tokens[:half], tokens[half:]]


def in_readable_lines(tokens: Amounts, width: float) -> list[Sequence[Amount]]:
    """Tokens in one line if they are readable there, else in two."""
    return [tokens] if width_of(tokens, least_side()) <= width else in_two_lines(tokens)


def least_side() -> float:
    """The size of a symbol at which the number next to it is just large enough to read."""
    return float((theme.tiny + _ROUNDING * theme.hair) / _NUMBER)


def width_of(tokens: Sequence[Amount], side: float) -> float:
    """The width of a line of tokens of this size."""
    return _width(tokens) * side if tokens else 0.0


def _width(tokens: Sequence[Amount]) -> float:
    """The width of a line of tokens whose symbols are 1 wide."""
    return sum(map(_width_of, tokens)) + _GAP * (len(tokens) - 1)


def _width_of(token: Amount) -> float:
    return _NARROW.get(token.what, 1 + _DIGIT * len(_number(token)))


def _number(token: Amount) -> str:
    if token.is_least:
        return f"≥{token.amount}"
    if token.is_signed:
        return f"{'+' if token.amount >= 0 else ''}{numeral(token.amount)}"
    times = "×" if token.what == ONE_KIND else ""
    return f"{numeral(token.amount)}{times}" if token.amount != 1 else ""


def paint_lack(painter: Painter, place: Rect) -> None:
    """Marks something that is lacking: a cross on a disc at its lower right, in ink, which is no seat's colour."""
    side = max(_LACK * place.width, _LEAST_LACK * theme.tiny)
    disc = Rect(place.right - side + theme.hair, place.y - theme.hair, side, side)
    painter.circle(disc.centre, side / 2 + theme.hair / 2, theme.panel)
    painter.circle(disc.centre, side / 2, theme.ink)
    left, bottom, width, height = disc.inset(side * _CROSS_INSET)
    painter.line((left, bottom, left + width, bottom + height), theme.panel, _CROSS_STROKE * theme.band)
    painter.line((left, bottom + height, left + width, bottom), theme.panel, _CROSS_STROKE * theme.band)


def _paint_token(painter: Painter, rect: Rect, token: Amount, brush: SymbolBrush, ink: Colour) -> None:
    words = _number(token)
    symbol = rect.cut_right(rect.height)[0] if words else rect
    if words:
        # At a point rather than in a box, so that the same number is drawn only once for all tokens.
        point = symbol.x - _BEFORE_SYMBOL * rect.height, rect.centre[1]
        painter.text(words, point, step_of_type(rect.height * _NUMBER), ink, bold=True, align="right")
    if token.what in _NARROW:
        _paint_between(painter, rect, token.what, ink)
    else:
        brush(painter, symbol, token.what, ink)
        if token.is_lacking:
            paint_lack(painter, symbol.fitted(1))


def _paint_between(painter: Painter, rect: Rect, what: str, ink: Colour) -> None:
    """A slash, a sign or an arrow."""
    if what == OR:
        x, tilt, margin = rect.centre[0], rect.width * _STROKE_TILT, rect.height * _STROKE_MARGIN
        painter.line((x - tilt, rect.y + margin, x + tilt, rect.top - margin), ink, theme.band)
    elif what == AND:
        painter.text("+", rect.centre, step_of_type(rect.height * _NUMBER), ink, bold=True)
    else:
        side = step_of_type(rect.height)
        painter.icon("chevron_right", rect.centred(side, side), ink)
