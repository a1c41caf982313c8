"""What the viewer owns in Rival Kings: coins, markers and points."""

from kivy.properties import BooleanProperty, NumericProperty

from kingdoms.core.game import Thing
from kingdoms.ui.board.sight import Place, Places, Sight, at
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.rival_kings.cards import COIN, MARKER, paint_fact
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import counted, fitting
from kingdoms.ui.theme import theme

_NUMBERS = ("coins", "markers", "points")
_CROWN = 1.4  # the side of the crown at most, in sizes of the number's type


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
        for name, rect in zip(_NUMBERS, room.columns(len(_NUMBERS), theme.unit), strict=True):
            places[(name, seat)] = at(rect)
        return places

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """The crest, or a number with its picture."""
        name, seat = thing
        if name == "seat":
            return _paint_crest, place.rect, sight.seats[seat].crest
        if name == "points":
            return _paint_points, place.rect, self.board.count(thing), self.number_size
        picture = COIN if name == "coins" else MARKER
        return paint_fact, place.rect, picture, self.board.count(thing), self.number_size


def _paint_crest(painter: Painter, rect: Rect, crest: int) -> None:
    painter.crest(crest, rect)


def _paint_points(painter: Painter, rect: Rect, points: int, size: float) -> None:
    size = fitting(counted(points), rect.width / 2, size)
    side = min(size * _CROWN, rect.width / 2)
    symbol, words = rect.cut_left(side, theme.unit / 2)
    painter.icon("crown", symbol.centred(side, side), theme.gold)
    painter.text(counted(points), words, size, bold=True, align="left")
