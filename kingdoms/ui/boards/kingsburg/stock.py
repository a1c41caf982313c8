"""A seat's stock in Kingsburg: goods, "+2" tokens, soldiers and points."""

from kivy.properties import NumericProperty

from kingdoms.core.state import Thing
from kingdoms.core.words.language import numeral
from kingdoms.games.kingsburg.board import GOODS
from kingdoms.ui.board.sight import Place, Places, Sight
from kingdoms.ui.board.symbol_rows import SymbolBrush, paint_amount
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.kingsburg.pieces.symbols import VP, paint_absent, paint_symbol_of, stock_of
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import LINE
from kingdoms.ui.theme import theme

_TWO_DIGITS = 2.4  # the width of a cell, relative to its type size, from which two digits fit next to their symbol
_ONE_DIGIT = 2  # the width of a cell, relative to its type size, below which a number is under its symbol
_UNDER = 0.5  # how far above the edge the middle of such a number is, relative to its type size
_LARGEST_DIGIT = 9
_HIGH = 2  # the height, relative to the type size, at which a number has its full size


class KingsburgStock(Zone):
    """Six numbers in one, two or three lines."""

    number_size = NumericProperty(0)
    """The largest type size of the numbers."""
    line_height = NumericProperty(0)
    """The preferred height of a line of numbers."""

    def measure(self, sight: Sight) -> None:
        """Sets the height to that of one line."""
        self.wanted_height = self.line_height

    def lay_out(self, sight: Sight) -> Places:
        """Goods first, then tokens, soldiers and points."""
        things, room, lines = stock_of(self.seat_shown(sight)), self.rect, int(self.lines)
        # The hit areas include the gaps.
        cells, hits = (
            [cell for line in room.rows(lines, gap) for cell in line.columns(len(things) // lines, gap)]
            for gap in (theme.unit / 2, 0)
        )
        return {thing: Place(cell, hit) for thing, cell, hit in zip(things, cells, hits, strict=True)}

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """A number after its symbol, which is pale if the number is zero."""
        symbol = GOODS[thing[2]] if thing[0] == "stock" else VP if thing[0] == "points" else thing[0]
        count, rect = self.board.count(thing), place.rect
        size = self.number_size if rect.width >= _TWO_DIGITS * self.number_size else theme.tiny
        if rect.width < _ONE_DIGIT * size:
            return _paint_under, rect, symbol, count, size
        return paint_amount, _room_of(rect, size, count), symbol, count, size, _brush_for(count)


def _room_of(cell: Rect, size: float, count: int) -> Rect:
    """Where symbol and number are; they are large even in a short cell.

    In a narrow cell, a single digit keeps its distance from the next symbol; two digits need the whole width.
    """
    if cell.width < _TWO_DIGITS * theme.subtitle and count <= _LARGEST_DIGIT:
        cell = cell.cut_left(cell.width - theme.unit)[0]
    return cell.centred(cell.width, max(cell.height, _HIGH * size)) if cell.height >= LINE * size else cell


def _brush_for(count: int) -> SymbolBrush:
    """The function that paints the symbol of something the seat has this many of."""
    return paint_symbol_of if count else paint_absent


def _paint_under(painter: Painter, rect: Rect, symbol: str, count: int, size: float) -> None:
    """A number under its symbol, if it does not fit next to it."""
    above, _below = rect.cut_top(rect.height - size)
    _brush_for(count)(painter, above.fitted(1), symbol, theme.ink)
    middle = rect.centre[0], rect.y + size * _UNDER
    painter.text(numeral(count), middle, size, theme.ink if count else theme.faded, bold=True)
