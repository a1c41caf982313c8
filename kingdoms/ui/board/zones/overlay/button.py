"""The button on an overlay."""

from kivy.properties import NumericProperty

from kingdoms.ui.board.sight import CLOSE, Places, Sight, at
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.drawing.panels import BUTTON


class OverlayButton(Zone):
    """The button below something that has to be seen before the game goes on; the board paints it."""

    widest = NumericProperty(0)
    """Its greatest width."""

    def lay_out(self, sight: Sight) -> Places:
        """The whole zone can be tapped."""
        return {CLOSE: at(self.rect, BUTTON)}
