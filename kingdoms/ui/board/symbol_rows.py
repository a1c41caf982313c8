"""Rows of symbols with numbers that tell what something gives, costs or does; each game says how its symbols look."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, counted, size_of, step_of_type
from kingdoms.ui.theme import Colour, faint, theme

OR, AND, FOR = "or", "and", "for"
"""Between tokens: either of them, what comes before them in any case, and the one becomes the other."""
ALIKE, UNLIKE = "=", "≠"
"""After a number: all are of one kind, or each is of another."""
_NUMBER, _DIGIT = 0.86, 0.5  # the size of a number beside a symbol and the width of a digit, of the symbol
_PLATE, _PLATE_CORNER = 0.9, 1 / 3  # how much of what is below a plate cannot be seen; how round it is, of its height
_AMOUNT, _AMOUNT_SYMBOL = 0.5, 0.8  # the size of a number and of the symbol before it, of their room
_LEAST_SYMBOL, _LARGEST_SYMBOL = 0.6, 1.2  # of the symbol before a number, in glyphs
_ROUNDING = 0.2  # of a pixel: type is rounded down
_GAP = 0.14  # between tokens, of a symbol
_NARROW = {OR: 0.4, AND: 0.5, FOR: 0.7}  # the width of what stands between tokens, of a symbol
_STROKE_TILT, _STROKE_MARGIN = 0.28, 0.12  # of the stroke between tokens: to both sides, and above and below
_ACROSS = {"left": 0.0, "centre": 0.5, "right": 1.0}

SymbolBrush = Callable[[Painter, Rect, str, Colour], None]
"""Paints the symbol of what is counted into a rectangle."""


class Amount(NamedTuple):
    """A symbol and how many of it: what rises or falls bears its sign, what is needed and not given "≥".

    What is lacking has the colour of warnings.
    """

    what: str
    amount: int = 1
    is_signed: bool = False
    is_lacking: bool = False
    is_least: bool = False
    kinds: str = ""
    """ALIKE or UNLIKE where that is not all the same."""


Amounts = tuple[Amount, ...]


def paint_tokens(
    painter: Painter,
    rect: Rect,
    tokens: Sequence[Amount],
    largest: float,
    brush: SymbolBrush,
    align: str = "centre",
) -> None:
    """Tokens in a line: as large as the rectangle allows, but not larger than this."""
    width = _width(tokens)
    if not tokens:
        return
    side = min(largest, rect.height, rect.width / width)
    x = rect.x + (rect.width - side * width) * _ACROSS[align]
    for token in tokens:
        across = _width_of(token) * side
        colour = theme.wax if token.is_lacking else theme.ink
        _paint_token(painter, Rect(x, rect.centre[1] - side / 2, across, side), token, brush, colour)
        x += across + _GAP * side


def paint_plate(
    painter: Painter, line: Rect, tokens: Sequence[Amount], side: float, brush: SymbolBrush, align: str = "centre"
) -> None:
    """Tokens on a light ground, so that they can be read over a picture."""
    width = min(width_of(tokens, side) + theme.unit, line.width)
    x = line.x + (line.width - width) * _ACROSS[align]
    plate = Rect(x, line.y, width, line.height)
    painter.fill(plate, faint(theme.panel, _PLATE), line.height * _PLATE_CORNER)
    paint_tokens(painter, plate.inset(theme.unit / 2, theme.hair), tokens, side, brush)


def paint_amount(
    painter: Painter, rect: Rect, what: str, count: int, largest: float, brush: SymbolBrush, ink: Colour | None = None
) -> None:
    """A symbol, and after it how many there are of it; the number is faded where there is none."""
    words = counted(count)
    size = step_of_type(min(largest, rect.height * _AMOUNT))
    number = size_of(words, Style(round(size), bold=True))[0]
    side = min(_LARGEST_SYMBOL * theme.glyph, rect.height * _AMOUNT_SYMBOL, rect.width - number - theme.unit)
    side = max(_LEAST_SYMBOL * theme.glyph, side)
    line = rect.centred(min(rect.width, side + number + theme.unit), rect.height)
    symbol, rest = line.cut_left(side, theme.unit / 2)
    brush(painter, symbol.centred(side, side), what, theme.ink)
    painter.text(words, rest, size, (ink or theme.ink) if count else theme.faded, bold=True, align="left")


def in_two_lines(tokens: Sequence[Amount]) -> list[Sequence[Amount]]:
    """The tokens in two lines, about equally wide; only one where what is to be chosen between would be torn apart."""
    cuts = [cut for cut in range(1, len(tokens)) if tokens[cut - 1].what != OR and tokens[cut].what not in _NARROW]
    if not cuts:
        return [tokens]
    half = min(cuts, key=lambda cut: max(_width(tokens[:cut]), _width(tokens[cut:])))
    return [tokens[:half], tokens[half:]]


def least_side() -> float:
    """The size of a symbol beside which a number is just large enough to be read."""
    return float((theme.tiny + _ROUNDING * theme.hair) / _NUMBER)


def width_of(tokens: Sequence[Amount], side: float) -> float:
    """How wide a line of tokens of this size is."""
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
        return f"{'+' if token.amount >= 0 else ''}{counted(token.amount)}"
    return f"{counted(token.amount)}{token.kinds}" if token.kinds or token.amount != 1 else ""


def _paint_token(painter: Painter, rect: Rect, token: Amount, brush: SymbolBrush, ink: Colour) -> None:
    words = _number(token)
    symbol = rect.cut_right(rect.height)[0] if words else rect
    if words:
        # At a point and not in a box, so that the same number is drawn only once for all tokens.
        point = symbol.x, rect.centre[1]
        painter.text(words, point, step_of_type(rect.height * _NUMBER), ink, bold=True, align="right")
    if token.what in _NARROW:
        _paint_between(painter, rect, token.what, ink)
    else:
        brush(painter, symbol, token.what, ink)


def _paint_between(painter: Painter, rect: Rect, what: str, ink: Colour) -> None:
    """A stroke, a plus or an arrow."""
    if what == OR:
        x, tilt, margin = rect.centre[0], rect.width * _STROKE_TILT, rect.height * _STROKE_MARGIN
        painter.line((x - tilt, rect.y + margin, x + tilt, rect.top - margin), ink, theme.band)
    elif what == AND:
        painter.text("+", rect.centre, step_of_type(rect.height * _NUMBER), ink, bold=True)
    else:
        side = step_of_type(rect.height)
        painter.icon("chevron_right", rect.centred(side, side), ink)
