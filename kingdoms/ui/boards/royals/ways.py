"""The ways over the map of Royals on a small screen: to each country, to the whole map, and to the other page."""

from typing import TYPE_CHECKING

from kivy.properties import NumericProperty

from kingdoms.core.game import Thing
from kingdoms.core.language import _
from kingdoms.games.royals.board import CITIES_OF, COUNTRIES
from kingdoms.ui.board.sight import PAGE, Place, Places, Sight, at
from kingdoms.ui.board.tabs import paint_tab
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.royals.europe.atlas import WHOLE, open_positions
from kingdoms.ui.boards.royals.europe.portraits import paint_chip
from kingdoms.ui.boards.royals.tokens import symbol
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.theme import theme

if TYPE_CHECKING:
    from kingdoms.ui.boards.royals.board import RoyalsBoard

MAP, TILES = "map", "tiles"
"""The pages on a small screen."""
_WIDEST_TABS = 2.4  # the width of the ways to other pages at most, in touches


class RoyalsWays(Zone):
    """Square buttons in `columns`; in a single line the tab of the other page is at the right and takes the rest."""

    columns = NumericProperty(0)
    """0 for a single line."""

    board: "RoyalsBoard"

    def lay_out(self, sight: Sight) -> Places:
        """The whole map, the countries, and at last the other page."""
        ways: list[Thing] = [WHOLE, *(("country", country) for country in COUNTRIES)]
        if self.columns:
            things, columns = [*ways, *self.board.forms.tabs], int(self.columns)
            rows = self.rect.rows(-(-len(things) // columns), theme.unit)
            cells = [cell for row in rows for cell in row.columns(columns, theme.unit)]
            return {thing: at(cell) for thing, cell in zip(things, cells, strict=False)}
        left, room = self.rect.cut_left(len(ways) * (theme.touch + theme.unit) - theme.unit, theme.unit)
        places = {thing: at(cell) for thing, cell in zip(ways, left.columns(len(ways), theme.unit), strict=True)}
        tabs = self.board.forms.tabs
        cells = room.cut_right(min(_WIDEST_TABS * theme.touch, room.width))[0].columns(max(1, len(tabs)), theme.unit)
        return {tab: at(cell) for tab, cell in zip(tabs, cells, strict=False)} | places

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """A country with the number of positions that can be occupied there, the whole map, or the other page."""
        if thing == WHOLE:
            return paint_tab, place.rect, symbol("cities"), _("Map")
        if thing[0] == PAGE:
            page = self.board.forms.pages[thing[1]]
            return paint_tab, place.rect, page.icon, page.title
        cities = [] if self.board.picking.proposed else CITIES_OF[thing[1]]
        count = sum(open_positions(sight, city) for city in cities)
        return paint_chip, place.rect, thing[1], self.board.framed == thing[1], count
