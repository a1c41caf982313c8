"""The spaces for jars on the overlay of a side in Paladins."""

from kingdoms.core.state import Thing
from kingdoms.games.paladins.board import JAR_SPACES
from kingdoms.ui.board.sight import Place, Places, Sight, at
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.paladins.pieces import crest_of, paint_piece, paint_row, tokens_of
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import SURFACE, faint, theme


class PaladinsJars(Zone):
    """A side's spaces for jars."""

    def lay_out(self, sight: Sight) -> Places:
        """The spaces in a line."""
        cells, side = self.rect.columns(len(JAR_SPACES), theme.unit / 2), self.seat_shown(sight)
        return {("jars", side, number): at(cell) for number, cell in enumerate(cells)}

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """The jar on a space, or else its reward."""
        _name, side, number = thing
        return _paint_jar_space, place.rect, number, bool(sight.view.jars[side] >> number & 1), crest_of(sight, side)


def _paint_jar_space(painter: Painter, rect: Rect, number: int, has_jar: bool, crest: int) -> None:
    painter.fill(rect, faint(theme.sunk, SURFACE), theme.corner / 2)
    painter.outline(rect, theme.line, radius=theme.corner / 2)
    if has_jar:
        paint_piece(painter, rect.inset(theme.hair), "jar", crest)
    else:
        paint_row(painter, rect.inset(theme.unit / 2), tokens_of(JAR_SPACES[number]), theme.glyph)
