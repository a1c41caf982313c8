"""The crest on the overlay of a side in Paladins."""

from kingdoms.core.state import Thing
from kingdoms.ui.board.sight import NOWHERE, Place, Places, Sight
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.paladins.pieces import crest_of, paint_crest
from kingdoms.ui.drawing.layers import Look


class PaladinsSideCrest(Zone):
    """A seat's coat of arms, or the solo opponent's symbol."""

    def lay_out(self, sight: Sight) -> Places:
        """The crest, which cannot be tapped."""
        return {("crest", self.seat_shown(sight)): Place(self.rect, NOWHERE)}

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """The crest as on the side's seat."""
        return paint_crest, place.rect, crest_of(sight, thing[1])
