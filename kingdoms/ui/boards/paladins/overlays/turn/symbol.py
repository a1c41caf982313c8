"""The symbol on the overlay with the solo opponent's latest turn in Paladins."""

from kingdoms.core.state import Thing
from kingdoms.ui.board.sight import NOWHERE, Place, Places, Sight
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.paladins.opponent import last_scheme, paint_scheme_symbol
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.theme import theme


class PaladinsTurnSymbol(Zone):
    """The symbol of the scheme that the opponent revealed last."""

    def lay_out(self, sight: Sight) -> Places:
        """The symbol, which cannot be tapped."""
        return {("symbol", self.opened): Place(self.rect.inset(theme.unit), NOWHERE)}

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """The scheme, or the back of a card before the first one."""
        return paint_scheme_symbol, place.rect, last_scheme(sight)
