"""The decks of walls and suspicion in Paladins."""

from kivy.properties import BooleanProperty, NumericProperty

from kingdoms.core.game import Thing
from kingdoms.ui.board.sight import Place, Places, Sight, at
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.paladins.pieces import name_below, paint_symbol_of
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, size_of, step_of_type
from kingdoms.ui.theme import SURFACE, faint, theme

_PILES: list[Thing] = [("wall_deck",), ("suspicion_deck",)]
_LETTER_HEIGHT, _LETTER_WIDTH = 0.5, 0.34  # the greatest type size, as shares of the pile
_WIDE = 1.6  # the width of a pile, relative to its height, from which the number is next to the symbol
_NUMBER_LINE = 1.25  # the height of the number below the symbol, relative to its type size
_SYMBOL = 1.4  # the greatest size of the symbol, in glyphs


class PaladinsSupplies(Zone):
    """The remaining walls and suspicion cards."""

    spacing = NumericProperty(0)
    is_list = BooleanProperty(False)
    """Whether the supplies are stacked."""

    def lay_out(self, sight: Sight) -> Places:
        """The supplies in a row or a column."""
        cells = (self.rect.rows if self.is_list else self.rect.columns)(len(_PILES), self.spacing)
        return {thing: at(cell) for thing, cell in zip(_PILES, cells, strict=True)}

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """A symbol with the number of cards left, and the name of the deck where it fits."""
        symbol, count = thing[0].removesuffix("_deck"), str(self.board.count(thing))
        return _paint_pile, place.rect, symbol, count, sight.about(thing)[0]


def _paint_pile(painter: Painter, rect: Rect, what: str, words: str, name: str) -> None:
    """The symbol of a deck, the number of cards left in it, and its name."""
    painter.fill(rect, faint(theme.panel, SURFACE), theme.corner)
    painter.outline(rect, theme.line, radius=theme.corner)
    size = max(theme.tiny, step_of_type(min(theme.body, rect.height * _LETTER_HEIGHT, rect.width * _LETTER_WIDTH)))
    inner = name_below(painter, rect.inset(theme.unit / 2), name)
    if inner.width > _WIDE * inner.height:
        needed = size_of(words, Style(round(size), bold=True))[0] + theme.unit
        line = inner.centred(min(inner.width, needed + theme.gap + _SYMBOL * theme.glyph), inner.height)
        number, symbol = line.cut_right(needed, theme.gap)
    else:
        number, symbol = inner.cut_bottom(_NUMBER_LINE * size)
    side = min(symbol.width, symbol.height, _SYMBOL * theme.glyph)
    paint_symbol_of(painter, symbol.centred(side, side), what, theme.ink)
    painter.text(words, number, size, theme.ink, bold=True)
