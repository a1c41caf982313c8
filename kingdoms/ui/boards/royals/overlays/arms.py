"""The arms on the overlay about a country in Royals."""

from kingdoms.core.state import Thing
from kingdoms.ui.board.sight import NOWHERE, Place, Places, Sight
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.royals.pieces import arms_picture, paint_drawing
from kingdoms.ui.drawing.layers import Look


class RoyalsArms(Zone):
    """A country's arms, in front of its name."""

    def lay_out(self, sight: Sight) -> Places:
        """The arms, which cannot be tapped."""
        return {("arms", self.opened): Place(self.rect, NOWHERE)}

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """The arms as on the map."""
        return paint_drawing, place.rect.fitted(1), arms_picture(thing[1][1])
