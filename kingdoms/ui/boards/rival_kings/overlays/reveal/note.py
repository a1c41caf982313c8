"""The note on the reveal in Rival Kings."""

from kingdoms.core.state import Thing
from kingdoms.games.rival_kings.cards import rank
from kingdoms.games.rival_kings.words.phrases import order_of_equals
from kingdoms.ui.board.sight import NOWHERE, Place, Places, Sight
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, height_of
from kingdoms.ui.theme import theme

_NOTE_LINES = 4


class RivalKingsRevealNote(Zone):
    """A note about the order of equal ranks."""

    def measure(self, sight: Sight) -> None:
        """Marks it as needed if players have equal ranks, and asks for the height of the note."""
        ranks = [rank(character) for character in sight.view.chosen]
        self.is_needed = len(set(ranks)) < len(ranks)
        self.wanted_height = height_of(order_of_equals(), Style(round(theme.small)), self.width)

    def lay_out(self, sight: Sight) -> Places:
        """The note, if it is needed and has room."""
        return {("note",): Place(self.rect, NOWHERE)} if self.is_needed and self.height else {}

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """Small text."""
        return _paint_note, place.rect, order_of_equals()


def _paint_note(painter: Painter, rect: Rect, note: str) -> None:
    painter.text(note, rect, theme.small, theme.faded, lines=_NOTE_LINES)
