"""How the coming battle ends with each face of the king's die, on the overlay about the enemy in Kingsburg."""

from collections.abc import Sequence

from kingdoms.core.state import Thing
from kingdoms.core.words.language import _
from kingdoms.ui.board.sight import NOWHERE, Place, Places, Sight
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.kingsburg.enemy import odds, paint_odds
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import fitting
from kingdoms.ui.theme import theme

_TITLE_LINE = 1.5  # the height of the line above the dice, relative to its type size


class KingsburgOdds(Zone):
    """The faces in a line, with the outcome below each."""

    def lay_out(self, sight: Sight) -> Places:
        """All of it is one thing, which cannot be tapped."""
        return {("odds",): Place(self.rect, NOWHERE)}

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """The outcomes for the owner of the table."""
        return _paint_titled_odds, place.rect, odds(sight.view, sight.owner)


def _paint_titled_odds(painter: Painter, rect: Rect, outcomes: Sequence[str]) -> None:
    title, dice = rect.cut_top(_TITLE_LINE * theme.small)
    words = _("If the king's die shows…")
    painter.text(words, title, fitting(words, title.width, theme.small), theme.faded, bold=True)
    paint_odds(painter, dice, outcomes, 0)
