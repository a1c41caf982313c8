"""The workers on the overlay of a side in Paladins."""

from kingdoms.core.state import Thing
from kingdoms.ui.board.sight import Place, Places, Sight, at
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.paladins.seats import paint_workers
from kingdoms.ui.drawing.layers import Look


class PaladinsWorkers(Zone):
    """The workers in a side's hand, in one line."""

    def lay_out(self, sight: Sight) -> Places:
        """All the workers, as a single thing."""
        return {("workers", self.seat_shown(sight)): at(self.rect)}

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """One figure for each worker; the solo opponent's are all alike."""
        side = thing[1]
        return paint_workers, place.rect, tuple(sight.view.hands[side]), sight.view.is_opponent(side)
