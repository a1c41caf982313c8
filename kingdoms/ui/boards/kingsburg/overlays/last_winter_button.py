"""The button on the overlay about Kingsburg's enemy that opens the last winter."""

from kingdoms.core.state import Thing
from kingdoms.core.words.language import _
from kingdoms.ui.board.sight import Place, Places, Sight, at
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.kingsburg.winter.last_battle import last_battle
from kingdoms.ui.boards.kingsburg.winter.winter_table import LAST_WINTER
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.panels import BUTTON, paint_button


class KingsburgLastWinterButton(Zone):
    """The button, once there has been a winter."""

    def measure(self, sight: Sight) -> None:
        """Says whether it is needed: only once there has been a winter."""
        self.is_needed = last_battle(sight.past) is not None

    def lay_out(self, sight: Sight) -> Places:
        """The whole zone can be tapped."""
        return {LAST_WINTER: at(self.rect, BUTTON)} if self.is_needed else {}

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """A button like any other."""
        return paint_button, place.rect, _("Last year's battle")
