"""What the seats of all boards have in common. The kv file says how they stand: side by side or below each other."""

from kivy.properties import BooleanProperty, OptionProperty

from kingdoms.ui.board.sight import Sight
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import LINE
from kingdoms.ui.theme import faint, theme

STRIP, COLUMN, BOXES, ROW = "strip", "column", "boxes", "row"
"""Small seats side by side, small ones below each other, large ones below each other, large ones side by side."""


class SeatsZone(Zone):
    """The seats around a table; what is public about each is the game's affair."""

    kind = OptionProperty(BOXES, options=(STRIP, COLUMN, BOXES, ROW))
    can_be_covered = BooleanProperty(False)

    def measure(self, sight: Sight) -> None:
        """A strip is two lines of small type high, and a finger at least."""
        lines = 2 * LINE * theme.tiny + 2 * theme.unit
        self.wanted_height = min(1.2 * theme.touch, max(theme.touch, lines))


def paint_seat_ground(painter: Painter, rect: Rect, is_acting: bool) -> None:
    """What a seat's crest and numbers stand on; the seat that acts has gold around it."""
    painter.fill(rect, faint(theme.gold, 0.22) if is_acting else faint(theme.panel, 0.7), theme.corner)
    painter.outline(rect, theme.gold if is_acting else theme.line, radius=theme.corner)
