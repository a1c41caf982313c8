"""A caption above things on an overlay of Paladins."""

from kivy.properties import BooleanProperty, StringProperty

from kingdoms.core.state import Thing
from kingdoms.ui.board.sight import NOWHERE, Place, Places, Sight
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme


class PaladinsCaption(Zone):
    """The name of what is below it."""

    what = StringProperty("")
    """The name, as a thing, of what is below the caption, such as "taverns"."""
    is_of_side = BooleanProperty(False)
    """Whether what is below the caption belongs to the side whose overlay is open."""

    def lay_out(self, sight: Sight) -> Places:
        """The words, which cannot be tapped."""
        thing = (self.what, self.seat_shown(sight)) if self.is_of_side else (self.what,)
        return {thing: Place(self.rect, NOWHERE)}

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """The name of the thing, in one line."""
        return _paint_caption, place.rect, sight.about(thing)[0]


def _paint_caption(painter: Painter, rect: Rect, words: str) -> None:
    painter.text(words, rect, theme.least_name, theme.faded, bold=True, align="left")
