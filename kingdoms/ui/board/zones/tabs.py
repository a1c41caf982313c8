"""The tabs of a table with several pages: one for every hidden page, or for every page."""

from kivy.properties import BooleanProperty

from kingdoms.core.state import Thing
from kingdoms.ui.board.sight import NOWHERE, PAGE, Place, Places, Sight, at
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.drawing.gallery import paint_symbol
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import fitting, width_for
from kingdoms.ui.theme import SURFACE, faint, theme

_WIDE = 1.4  # the width of a tab, relative to its height, from which the label is next to the symbol
_LETTER = 0.3  # the greatest size of the label, as a share of the height
_SHOWN = "shown_page"
"""The name of the heading for the visible page."""
_ONE_LINE, _TWO_LINES = 1.5, 2.5  # the height of a label below a symbol, relative to its type size


class TableTabs(Zone):
    """Tabs side by side. The kv file gives every page its title and its icon."""

    has_heading = BooleanProperty(False)
    """Whether the visible page has its place among the tabs as well, as a heading."""

    def lay_out(self, sight: Sight) -> Places:
        """The tabs share the space equally."""
        if self.has_heading:
            return self._lay_out_all()
        tabs = self.board.forms.tabs
        cells = self.rect.columns(max(1, len(tabs)), theme.unit)
        return {tab: at(cell) for tab, cell in zip(tabs, cells, strict=False)}

    def _lay_out_all(self) -> Places:
        """Every page has a place of its own, whether it is visible or not."""
        pages = list(self.board.forms.pages)
        cells = zip(pages, self.rect.columns(max(1, len(pages)), theme.unit), strict=False)
        shown = self.board.forms.page
        return {
            (_SHOWN if page == shown else PAGE, page): Place(cell, NOWHERE) if page == shown else at(cell)
            for page, cell in cells
        }

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """The symbol of a page with its title."""
        page = self.board.forms.pages[thing[1]]
        return _paint_heading if thing[0] == _SHOWN else paint_tab, place.rect, page.icon, page.title


def _paint_heading(painter: Painter, rect: Rect, icon: str, words: str) -> None:
    """The heading of the visible page, underlined, and without the edge of a button."""
    painter.fill(rect, faint(theme.sunk, SURFACE), theme.corner)
    painter.fill(rect.cut_bottom(theme.band)[0].inset(theme.corner, 0), theme.ink)
    _paint_label(painter, rect, icon, words)


def paint_tab(painter: Painter, rect: Rect, icon: str, words: str) -> None:
    """A symbol above its label, or next to it if the tab is wide; together they are centred."""
    painter.fill(rect, theme.panel, theme.corner)
    painter.outline(rect, theme.line, radius=theme.corner)
    _paint_label(painter, rect, icon, words)


def _paint_label(painter: Painter, rect: Rect, icon: str, words: str) -> None:
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
