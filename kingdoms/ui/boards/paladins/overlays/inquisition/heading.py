"""The heading of an inquisition of Paladins."""

from kingdoms.core.state import Thing
from kingdoms.core.words.language import _
from kingdoms.games.paladins.words.names import side_name
from kingdoms.ui.board.sight import NOWHERE, Place, Places, Sight
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.paladins.overlays.inquisition.last_inquisition import last_inquisition
from kingdoms.ui.boards.paladins.pieces import ART, NOBODY
from kingdoms.ui.drawing.gallery import paint_symbol
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import fitting
from kingdoms.ui.theme import theme

_TITLE = 0.58  # the upper line's share of the heading


class PaladinsInquisitionHeading(Zone):
    """The news that the inquisition has come, and its cause."""

    def lay_out(self, sight: Sight) -> Places:
        """The heading, which cannot be tapped."""
        return {("heading", self.opened): Place(self.rect, NOWHERE)}

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """A symbol, a title, and the cause below it."""
        inquisition = last_inquisition(sight.view, sight.past)
        why = _("There are no suspicion cards left to draw.") if inquisition is not None else ""
        if inquisition is not None and inquisition.cause != NOBODY:
            why = _("{name:You} emptied the tax supply.").format(name=side_name(sight.names, inquisition.cause))
        return _paint_heading, place.rect, _("The inquisition arrives"), why


def _paint_heading(painter: Painter, rect: Rect, title: str, why: str) -> None:
    symbol, words = rect.cut_left(rect.height, theme.unit)
    paint_symbol(painter, f"{ART}/symbols/inquisition", symbol.fitted(1), theme.wax)
    above, below = words.cut_top(words.height * _TITLE)
    painter.text(title, above, theme.subtitle, bold=True, align="left")
    painter.text(why, below, fitting(why, below.width, theme.small), align="left")
