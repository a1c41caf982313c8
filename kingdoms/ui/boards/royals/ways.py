"""The ways over the map of Royals on a small screen: to each country, to the whole map, and to the other page."""

from typing import TYPE_CHECKING

from kivy.properties import BooleanProperty, NumericProperty, StringProperty

from kingdoms.core.game import Thing
from kingdoms.core.language import _
from kingdoms.games.royals.board import CITIES_OF, COUNTRIES
from kingdoms.ui.board.sight import PAGE, Place, Places, Sight, at
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.royals.europe.atlas import WHOLE, open_positions
from kingdoms.ui.boards.royals.europe.portraits import paint_chip, paint_way
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.theme import theme

if TYPE_CHECKING:
    from kingdoms.ui.boards.royals.board import RoyalsBoard

MAP, TILES = "map", "tiles"
"""The pages on a small screen."""
_WIDEST_TAB = 2.4  # the width of the way to the other page at most, in touches


class RoyalsWays(Zone):
    """Square buttons in `columns`; in a single line the way to the other page is at the right and takes the rest."""

    to = StringProperty(TILES)
    """The other page."""
    has_countries = BooleanProperty(True)
    columns = NumericProperty(0)
    """0 for a single line."""

    board: "RoyalsBoard"

    def lay_out(self, sight: Sight) -> Places:
        """The whole map, the countries, and at last the other page."""
        tab: Thing = (PAGE, self.to)
        ways: list[Thing] = [WHOLE, *(("country", country) for country in COUNTRIES)] if self.has_countries else []
        if self.columns:
            columns = int(self.columns)
            rows = self.rect.rows(-(-(len(ways) + 1) // columns), theme.unit)
            cells = [cell for row in rows for cell in row.columns(columns, theme.unit)]
            return {thing: at(cell) for thing, cell in zip((*ways, tab), cells, strict=False)}
        taken = len(ways) * (theme.touch + theme.unit)
        last, room = self.rect.cut_right(min(_WIDEST_TAB * theme.touch, self.width - taken))
        cells = room.cut_left(taken - theme.unit)[0].columns(max(1, len(ways)), theme.unit)
        return {tab: at(last)} | {thing: at(cell) for thing, cell in zip(ways, cells, strict=False)}

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """A country with the number of positions that can be occupied there, the whole map, or the other page."""
        match thing:
            case ("country", country):
                cities = [] if self.board.picking.proposed else CITIES_OF[country]
                count = sum(open_positions(sight, city) for city in cities)
                return paint_chip, place.rect, country, self.board.framed == country, count
            case (_page, "tiles"):
                return paint_way, place.rect, "title", _("Titles, periods")
        return paint_way, place.rect, "cities", _("Map")
