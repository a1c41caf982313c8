"""The viewer's stock in Rival Kings: coins, markers and points."""

from kivy.properties import BooleanProperty, NumericProperty, OptionProperty

from kingdoms.core.game import Thing
from kingdoms.ui.board.sight import Place, Places, Sight, at
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.rival_kings.pieces.marks import paint_pennant
from kingdoms.ui.boards.rival_kings.pieces.owner import (
    NUMBERS,
    is_seen_acting,
    lay_out_owner,
    lay_out_owner_beside,
    look_of_number,
    look_of_owner,
    owner_height,
    with_wide_markers,
)
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme

CREST, NAME = "crest", "name"
_PENNANT, _PENNANT_ASPECT = 0.3, 1.3  # the current player's pennant: its width relative to the crest, its shape


class RivalKingsPurse(Zone):
    """Three numbers after the viewer's crest or name, in a line or stacked."""

    owner = OptionProperty(CREST, options=(CREST, NAME))
    is_column = BooleanProperty(False)
    """Whether the numbers are stacked; only with a name."""
    number_size = NumericProperty(0)
    """The type size of the numbers."""

    def measure(self, sight: Sight) -> None:
        """Sets the height to what the name and the numbers need: one line, or two if the space is narrow."""
        if sight.viewer is not None and self.owner == NAME:
            self.wanted_height = owner_height(sight, sight.viewer, self.width, self.number_size)

    def lay_out(self, sight: Sight) -> Places:
        """The crest or the name, and the numbers."""
        if sight.viewer is None:
            return {}
        if self.owner == CREST:
            return self._after_crest(sight.viewer)
        if self.is_column:
            return lay_out_owner_beside(sight.viewer, self.rect)
        return lay_out_owner(sight, sight.viewer, self.rect, self.number_size)

    def _after_crest(self, seat: int) -> Places:
        """The numbers share the rest of the line after the crest."""
        crest, room = self.rect.cut_left(theme.touch - theme.unit, theme.unit)
        # The gap after the crest belongs to its hit area.
        places: Places = {("seat", seat): Place(crest, Rect(crest.x, crest.y, theme.touch, crest.height))}
        for name, rect in zip(NUMBERS, room.columns(len(NUMBERS), theme.unit), strict=True):
            places[(name, seat)] = at(rect)
        return with_wide_markers(places, seat)

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """The crest or the name, or a number with its picture."""
        if self.owner == NAME:
            return look_of_owner(self.board, sight, thing, place, self.number_size)
        if thing[0] == "seat":
            return _paint_crest, place.rect, sight.seats[thing[1]].crest, is_seen_acting(self.board, sight, thing[1])
        return look_of_number(self.board, thing, place, self.number_size)


def _paint_crest(painter: Painter, rect: Rect, crest: int, is_acting: bool) -> None:
    """A crest; the current player's has a pennant on its corner."""
    painter.crest(crest, rect)
    if is_acting:
        width = rect.width * _PENNANT
        corner = rect.fitted(1).cut_right(width)[0].cut_top(width * _PENNANT_ASPECT)[0]
        paint_pennant(painter, corner, crest)
