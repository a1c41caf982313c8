"""The parts of all overlays: the heading, the cross that closes it, and the button with which the game goes on."""

from kingdoms.core.game import Thing
from kingdoms.ui.board.sight import CLOSE, NOWHERE, SEAT, Place, Places, Sight, at
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.panels import BUTTON, paint_title


class OverlayHeading(Zone):
    """The name of the opened thing, after its crest if it is a seat."""

    def lay_out(self, sight: Sight) -> Places:
        """The heading, which cannot be tapped."""
        return {("heading", self.opened): Place(self.rect, NOWHERE)}

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """The name as the table shows it."""
        name, seat = sight.about(thing[1])[0], self.seat_shown(sight)
        return paint_title, place.rect, name, sight.seats[seat].crest if thing[1][0] == SEAT else None


class OverlayCross(Zone):
    """The cross, which the board paints."""

    def lay_out(self, sight: Sight) -> Places:
        """The whole zone can be tapped."""
        return {CLOSE: at(self.rect)}


class OverlayButton(Zone):
    """The button below something that has to be seen before the game goes on; the board paints it."""

    def lay_out(self, sight: Sight) -> Places:
        """The whole zone can be tapped."""
        return {CLOSE: at(self.rect, BUTTON)}
