"""How the viewer's strength adds up before the battle, on the overlay about the enemy in Kingsburg."""

from kivy.properties import NumericProperty

from kingdoms.core.state import Thing
from kingdoms.games.kingsburg.words.help import strength_so_far
from kingdoms.ui.board.sight import NOWHERE, Place, Places, Sight
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.panels import write_whole
from kingdoms.ui.drawing.rect import Rect


class KingsburgOwnStrength(Zone):
    """The soldiers, the buildings that count, and the sum, in words."""

    most_lines = NumericProperty(1)
    """The most lines of words."""
    type_size = NumericProperty(1)

    def lay_out(self, sight: Sight) -> Places:
        """All of it is one thing, which cannot be tapped."""
        return {("own_strength",): Place(self.rect, NOWHERE)}

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """The words for the owner of the table."""
        return (
            _paint_strength,
            place.rect,
            strength_so_far(sight.view, sight.names, sight.owner),
            self.type_size,
            int(self.most_lines),
        )


def _paint_strength(painter: Painter, rect: Rect, words: str, size: float, most_lines: int) -> None:
    write_whole(painter, words, rect, size, most_lines, bold=False)
