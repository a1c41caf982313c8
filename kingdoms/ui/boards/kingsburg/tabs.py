"""The way to the other page of Kingsburg's table, where court and estate are two pages."""

from kingdoms.core.game import Thing
from kingdoms.core.language import N_, _
from kingdoms.ui.board.sight import PAGE, Place, Places, Sight, at
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import faint, theme

COURT, ESTATE = "court", "estate"
"""The names of the pages."""
_TABS = {COURT: ("crown", N_("Court")), ESTATE: ("castle", N_("Estate"))}


class KingsburgTabs(Zone):
    """A tab for every page that is out of sight."""

    def lay_out(self, sight: Sight) -> Places:
        """The tabs share the room."""
        others = [page for page in self.board.pages() if page != self.board.page]
        cells = self.rect.columns(max(1, len(others)), theme.unit)
        return {(PAGE, page): at(cell) for page, cell in zip(others, cells, strict=False)}

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """A symbol above the name of the page."""
        icon, name = _TABS[thing[1]]
        return _paint_tab, place.rect, icon, _(name)


def _paint_tab(painter: Painter, rect: Rect, icon: str, name: str) -> None:
    painter.fill(rect, faint(theme.panel, 0.9), theme.corner)
    painter.outline(rect, theme.line, radius=theme.corner)
    size = min(theme.tiny, rect.width * 0.3)
    word, symbol = rect.inset(theme.hair).cut_bottom(1.3 * size)
    painter.icon(icon, symbol.centred(theme.glyph, theme.glyph))
    painter.text(name, word, size, bold=True)
