"""The ways to the other pages of Paladins: the own board, the realm and the town."""

from kingdoms.core.game import Thing
from kingdoms.core.language import _
from kingdoms.ui.board.sight import PAGE, Place, Places, Sight, at
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.paladins.tokens import paint_row, tokens_of
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import step_of_type
from kingdoms.ui.theme import faint, theme

OWN, REALM, TOWN = "own", "realm", "town"
"""The names of the pages."""
_SYMBOLS = {OWN: "develop", REALM: "garrison", TOWN: "townsfolk"}


class PaladinsTabs(Zone):
    """A tab for every page but the one in sight."""

    def lay_out(self, sight: Sight) -> Places:
        """Side by side."""
        others = [page for page in self.board.pages() if page != self.board.page]
        cells = self.rect.columns(max(1, len(others)), theme.unit)
        return {(PAGE, page): at(cell) for page, cell in zip(others, cells, strict=False)}

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """The symbol of a page above its name."""
        return _paint_tab, place.rect, thing[1]


def _paint_tab(painter: Painter, rect: Rect, page: str) -> None:
    painter.fill(rect, faint(theme.panel, 0.9), theme.corner)
    painter.outline(rect, theme.line, radius=theme.corner)
    size = step_of_type(min(theme.tiny, rect.width * 0.26))
    word, symbol = rect.inset(theme.hair).cut_bottom(1.3 * size)
    paint_row(painter, symbol.centred(theme.glyph, theme.glyph), tokens_of((_SYMBOLS[page],)), theme.glyph)
    names = {OWN: _("Board"), REALM: _("Realm"), TOWN: _("Town")}
    painter.text(names[page], word, size, bold=True)
