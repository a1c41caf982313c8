"""The parts that only the overlay of a side has in Paladins: its crest, its workers and its spaces for jars."""

from kingdoms.core.game import Thing
from kingdoms.games.paladins.board import JAR_SPACES
from kingdoms.ui.board.sight import NOWHERE, Place, Places, Sight, at
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.paladins.pieces import crest_of, paint_crest, paint_piece, paint_row, tokens_of
from kingdoms.ui.boards.paladins.seats import paint_workers
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import SURFACE, faint, theme


class PaladinsSideCrest(Zone):
    """A seat's coat of arms, or the solo opponent's symbol."""

    def lay_out(self, sight: Sight) -> Places:
        """The crest, which cannot be tapped."""
        return {("crest", self.seat_shown(sight)): Place(self.rect, NOWHERE)}

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """The crest as on the side's seat."""
        return paint_crest, place.rect, crest_of(sight, thing[1])


class PaladinsWorkers(Zone):
    """The workers in a side's hand, in one line."""

    def lay_out(self, sight: Sight) -> Places:
        """All the workers, as a single thing."""
        return {("workers", self.seat_shown(sight)): at(self.rect)}

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """One figure for each worker; the solo opponent's are all alike."""
        side = thing[1]
        return paint_workers, place.rect, tuple(sight.view.hands[side]), sight.view.is_opponent(side)


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
