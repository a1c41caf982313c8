"""The requirements of a region of Paladins, on its overlay."""

from kingdoms.core.state import Thing
from kingdoms.games.paladins.board import REGION_FAITH, REGION_STRENGTH
from kingdoms.ui.board.sight import NOWHERE, Place, Places, Sight
from kingdoms.ui.board.symbol_rows import Amount
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.paladins.realm.regions import paint_need
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme


class PaladinsRegionNeeds(Zone):
    """The faith and strength that a region requires."""

    def lay_out(self, sight: Sight) -> Places:
        """Both levels, which cannot be tapped."""
        return {("needs", self.opened): Place(self.rect, NOWHERE)}

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """Two symbols with their numbers."""
        _name, (_region, region) = thing
        return _paint_needs, place.rect, REGION_FAITH[region], REGION_STRENGTH[region]


def _paint_needs(painter: Painter, rect: Rect, faith: int, strength: int) -> None:
    for token, cell in zip((Amount("faith", faith), Amount("strength", strength)), rect.columns(2), strict=True):
        paint_need(painter, cell, token, theme.subtitle)
