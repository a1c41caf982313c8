"""The tabs of a table with several pages: one for every hidden page."""

from kingdoms.core.game import Thing
from kingdoms.ui.board.sight import Place, Places, Sight, at
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.drawing.gallery import paint_symbol
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import fitting, width_for
from kingdoms.ui.theme import theme

_WIDE = 1.4  # the width of a tab, relative to its height, from which the label is next to the symbol
_LETTER = 0.3  # the greatest size of the label, as a share of the height
_ONE_LINE, _TWO_LINES = 1.5, 2.5  # the height of a label below a symbol, relative to its type size


class TableTabs(Zone):
    """Tabs side by side. The kv file gives every page its title and its icon."""

    def lay_out(self, sight: Sight) -> Places:
        """The tabs share the space equally."""
        tabs = self.board.forms.tabs
        cells = self.rect.columns(max(1, len(tabs)), theme.unit)
        return {tab: at(cell) for tab, cell in zip(tabs, cells, strict=False)}

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """The symbol of a page with its title."""
        page = self.board.forms.pages[thing[1]]
        return paint_tab, place.rect, page.icon, page.title


def paint_tab(painter: Painter, rect: Rect, icon: str, words: str) -> None:
    """A symbol above its label, or next to it if the tab is wide; together they are centred."""
    painter.fill(rect, theme.panel, theme.corner)
    painter.outline(rect, theme.line, radius=theme.corner)
    inner, size = rect.inset(theme.unit / 2, theme.hair), min(theme.small, rect.height * _LETTER)
    if rect.width > _WIDE * rect.height:
        width = theme.glyph + theme.unit + width_for(words, size)
        symbol, word = inner.centred(min(inner.width, width), inner.height).cut_left(theme.glyph, theme.unit)
    else:
        word, symbol = inner.cut_bottom((_TWO_LINES if " " in words else _ONE_LINE) * size)
    side = min(theme.glyph, symbol.height, symbol.width)
    if "/" in icon:
        paint_symbol(painter, icon, symbol.centred(side, side), theme.ink)
    elif icon:
        painter.icon(icon, symbol.centred(side, side))
    longest = max(words.split(), key=len, default="")
    painter.text(words, word, fitting(longest, word.width, size), bold=True, lines=2)
