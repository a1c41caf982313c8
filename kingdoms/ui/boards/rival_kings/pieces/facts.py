"""Facts at a seat of Rival Kings: a picture and its number."""

from kingdoms.core.words.language import numeral
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, fitting, size_of
from kingdoms.ui.theme import theme

_NUMBER = 0.55  # the greatest share of a fact's width for its number; the rest is for its picture
_FACT, _FACT_LETTERS = 0.8, 1.5  # the greatest side of the picture, relative to the height and to the number's type


def width_of_fact(number: int, size: float, height: float) -> float:
    """The width of a picture and a number of this type size, in a line of this height."""
    words = size_of(numeral(number), Style(round(size), bold=True))[0]
    return min(height * _FACT, size * _FACT_LETTERS) + theme.unit + words


def paint_fact(painter: Painter, rect: Rect, picture: str, number: int, size: float) -> None:
    """A picture and a number."""
    words = numeral(number)
    size = fitting(words, rect.width * _NUMBER, size)
    needed = size_of(words, Style(round(size), bold=True))[0] + theme.unit
    side = min(rect.height * _FACT, size * _FACT_LETTERS, rect.width - needed)
    symbol, rest = rect.cut_left(side, theme.unit / 2)
    painter.picture(picture, symbol.centred(side, side))
    painter.text(words, rest, size, bold=True, align="left")
