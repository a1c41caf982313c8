"""The description on an overlay."""

from kingdoms.core.state import Thing
from kingdoms.ui.board.sight import NOWHERE, Place, Places, Sight
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, height_of
from kingdoms.ui.theme import theme

_ABOUT_LINES = 20  # the most lines of a description


class OverlayAbout(Zone):
    """A description of the opened thing."""

    def measure(self, sight: Sight) -> None:
        """Makes it tall enough for the whole text."""
        self.wanted_height = height_of(self._words(sight), Style(round(theme.small)), self.width) + theme.unit

    def lay_out(self, sight: Sight) -> Places:
        """The text, which cannot be tapped."""
        return {("about", self.opened): Place(self.rect, NOWHERE)}

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """Small text in as many lines as it needs."""
        return _paint_about, place.rect, self._words(sight)

    def _words(self, sight: Sight) -> str:
        return sight.about(self.opened or ())[1]


def _paint_about(painter: Painter, rect: Rect, words: str) -> None:
    painter.text(words, rect, theme.small, theme.faded, align="left", lines=_ABOUT_LINES, valign="top")
