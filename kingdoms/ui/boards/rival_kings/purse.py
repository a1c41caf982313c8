"""What the viewer owns in Rival Kings: coins, markers and points."""

from kivy.properties import BooleanProperty, NumericProperty

from kingdoms.core.game import Thing
from kingdoms.ui.board.sight import Place, Places, Sight, at
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.rival_kings.owner import NUMBERS, look_of_number
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme


class RivalKingsPurse(Zone):
    """Three numbers in a line, after the own crest where everything else is behind that."""

    has_crest = BooleanProperty(False)
    number_size = NumericProperty(0)
    """The size of type of the numbers."""

    def lay_out(self, sight: Sight) -> Places:
        """The numbers share what the crest leaves of the line."""
        if sight.viewer is None:
            return {}
        room, seat, places = self.rect, sight.viewer, Places()
        if self.has_crest:
            crest, room = room.cut_left(theme.touch - theme.unit, theme.unit)
            # The gap after it belongs to the crest as far as fingers are concerned.
            places[("seat", seat)] = Place(crest, Rect(crest.x, crest.y, theme.touch, crest.height))
        for name, rect in zip(NUMBERS, room.columns(len(NUMBERS), theme.unit), strict=True):
            places[(name, seat)] = at(rect)
        # Conflicts are settled here, so a finger needs room even where the line is short.
        rect = places.pop(("markers", seat)).rect
        places[("markers", seat)] = Place(rect, rect.centred(max(theme.touch, rect.width), rect.height))
        return places

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """The crest, or a number with its picture."""
        name, seat = thing
        if name == "seat":
            return _paint_crest, place.rect, sight.seats[seat].crest
        return look_of_number(self.board, thing, place, self.number_size)


def _paint_crest(painter: Painter, rect: Rect, crest: int) -> None:
    painter.crest(crest, rect)
