"""The positions that a seat holds in Royals, on its overlay."""

from kingdoms.core.state import Thing
from kingdoms.games.royals.board import POSITIONS
from kingdoms.games.royals.words.names import city_name
from kingdoms.ui.board.sight import Place, Places, Sight, at
from kingdoms.ui.boards.royals import pieces
from kingdoms.ui.boards.royals.europe.positions import paint_position
from kingdoms.ui.boards.royals.overlays.piece_lines import RoyalsPieceLines
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme

_APART = 1.5  # the space around a position, in bands, so that a hint's frame covers no neighbour
_CITY_LETTER = 0.9  # the greatest type size of a position's city, as a share of its line


class RoyalsHoldings(RoyalsPieceLines):
    """The positions that a seat holds."""

    def measure(self, sight: Sight) -> None:
        """Asks for the height of all lines."""
        self.wanted_height = self.height_for(len(self._held(sight)), self.most_height)

    def lay_out(self, sight: Sight) -> Places:
        """The positions; if there are many, room for a finger is more important than the space between them."""
        held = self._held(sight)
        apart = max(0, min(_APART * theme.band - theme.hair, (self.cell - 2 * theme.hair - theme.touch) / 2))
        cells = self.cells(self.rect, len(held))
        return {("position", position): at(cell.inset(apart)) for position, cell in zip(held, cells, strict=True)}

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """The portrait, with its city below."""
        return _paint_holding, place.rect, thing[1]

    def _held(self, sight: Sight) -> list[int]:
        seat = self.seat_shown(sight)
        return [position for position, holder in enumerate(sight.view.holders) if holder == seat]


def _paint_holding(painter: Painter, rect: Rect, position: int) -> None:
    """A position that a seat holds, with its city."""
    name, portrait = rect.cut_bottom(rect.height - rect.width)
    paint_position(painter, portrait, position, pieces.NOBODY)
    painter.text(city_name(POSITIONS[position].city), name, min(theme.tiny, _CITY_LETTER * name.height), bold=True)
