"""The cross on an overlay."""

from kingdoms.ui.board.sight import CLOSE, Places, Sight, at
from kingdoms.ui.board.zone import Zone


class OverlayCross(Zone):
    """The cross that closes the overlay; the board paints it."""

    def lay_out(self, sight: Sight) -> Places:
        """The whole zone can be tapped."""
        return {CLOSE: at(self.rect)}
