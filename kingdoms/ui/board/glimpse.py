"""Boards with a card that is face up only while its owner holds it, beside a sheet that a hand can cover."""

from kingdoms.core.game import Thing
from kingdoms.core.language import _
from kingdoms.ui.board.board import Board
from kingdoms.ui.board.sight import GLIMPSE, Place, Sight
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.panels import paint_eye
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme


class GlimpseBoard(Board):
    """A table where only the viewer may know something that has to be read large."""

    def glimpsed(self, sight: Sight) -> Thing:
        """What opens while the card is held."""
        raise NotImplementedError

    def show(self, sight: Sight) -> None:
        """Shows the table as it is now; the sheet is open just as long as the card is held."""
        was_glimpsed = self._is_glimpsed
        super().show(sight)
        if was_glimpsed and not sight.is_glimpsed:
            self.close()
        elif sight.is_glimpsed and not was_glimpsed:
            self.open(self.glimpsed(sight))

    def lay_out(self) -> None:
        """Finds out where everything is; what is held stays where it is."""
        super().lay_out()
        if self._is_glimpsed and self.opened is not None:
            self.overlay[GLIMPSE] = self.places[GLIMPSE]

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """How a thing looks; an eye is on the back of the card, and while it is held nothing covers its face."""
        if thing != GLIMPSE:
            return super().look_of(sight, thing, place)
        return (_paint_edge, place.rect) if sight.is_glimpsed else (paint_eye, place.rect, _("Hold to look"))

    def is_lit(self, thing: Thing) -> bool:
        """The card that is held is the way back, too."""
        return (thing == GLIMPSE and self._is_glimpsed) or super().is_lit(thing)

    @property
    def _is_glimpsed(self) -> bool:
        return self.sight is not None and self.sight.is_glimpsed


def _paint_edge(painter: Painter, rect: Rect) -> None:
    painter.outline(rect, theme.ink, theme.band, theme.corner)
