"""The viewer's stock in Rival Kings on a phone: coins, markers and points."""

from kivy.properties import NumericProperty

from kingdoms.core.state import Thing
from kingdoms.ui.board.sight import SEAT, Place, Places, Sight, at
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.rival_kings.pieces.row_heading import NUMBERS, is_seen_acting, look_of_number, with_wide_markers
from kingdoms.ui.boards.rival_kings.pieces.seals import paint_pennant
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme

_PENNANT, _PENNANT_ASPECT = 0.3, 1.3  # the current player's pennant: its width relative to the crest, its shape


class RivalKingsPurse(Zone):
    """Three numbers after the viewer's crest."""

    number_size = NumericProperty(0)
    """The type size of the numbers."""

    def lay_out(self, sight: Sight) -> Places:
        """The crest, and the numbers in the rest of the line."""
        seat = sight.viewer
        if seat is None:
            return {}
        crest, room = self.rect.cut_left(theme.touch - theme.unit, theme.unit)
        # The gap after the crest belongs to its hit area.
        places: Places = {(SEAT, seat): Place(crest, Rect(crest.x, crest.y, theme.touch, crest.height))}
        for name, rect in zip(NUMBERS, room.columns(len(NUMBERS), theme.unit), strict=True):
            places[(name, seat)] = at(rect)
        return with_wide_markers(places, seat)

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """The crest, or a number with its picture."""
        if thing[0] == SEAT:
            return _paint_crest, place.rect, sight.seats[thing[1]].crest, is_seen_acting(self.board, sight, thing[1])
        return look_of_number(self.board, thing, place, self.number_size)


def _paint_crest(painter: Painter, rect: Rect, crest: int, is_acting: bool) -> None:
    """A crest; the current player's has a pennant on its corner."""
    painter.crest(crest, rect)
    if is_acting:
        width = rect.width * _PENNANT
        corner = rect.fitted(1).cut_right(width)[0].cut_top(width * _PENNANT_ASPECT)[0]
        paint_pennant(painter, corner, crest)
