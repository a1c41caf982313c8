"""The tabs next to the Royals map on a small screen: one for each country, and one for the whole map if it fits."""

from math import ceil

from kivy.properties import BooleanProperty, BoundedNumericProperty

from kingdoms.core.state import Thing
from kingdoms.games.royals.board import CITIES_OF, COUNTRIES
from kingdoms.ui.board.sight import Place, Places, Sight, at
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.royals.card_picking import is_paying
from kingdoms.ui.boards.royals.europe.arms import paint_chip, paint_whole
from kingdoms.ui.boards.royals.europe.atlas import WHOLE, EuropeCamera, framed_country, open_positions
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.theme import theme

_TABS: list[Thing] = [WHOLE, *(("country", country) for country in COUNTRIES)]


class RoyalsCountryTabs(Zone):
    """Tabs that show a country or the whole map, in `columns`; in a single line, it asks for room to tap each."""

    columns = BoundedNumericProperty(len(_TABS), min=1)
    has_whole = BooleanProperty(True)
    """Whether there is a tab for the whole map, if it fits."""

    def measure(self, sight: Sight) -> None:
        """Asks for a single line; the tabs are not needed during a payment, because the country is settled by then."""
        self.is_needed = not is_paying(sight, self.board.picking)
        self.wanted_width = len(_TABS) * (theme.touch + theme.unit) - theme.unit

    def lay_out(self, sight: Sight) -> Places:
        """The whole map, if its tab fits, then the countries."""
        columns = int(self.columns)
        is_tight = columns == len(_TABS) and self.width < self.wanted_width - theme.hair
        tabs = _TABS if self.has_whole and not is_tight else _TABS[1:]
        columns = min(columns, len(tabs))
        rows = self.rect.rows(ceil(len(tabs) / columns), theme.unit)
        cells = [cell for row in rows for cell in row.columns(columns, theme.unit)]
        return {thing: at(cell) for thing, cell in zip(tabs, cells, strict=False)}

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """A country with the number of positions that can be occupied there, or the whole map."""
        if thing == WHOLE:
            return paint_whole, place.rect
        cities = [] if self.board.picking.proposed else CITIES_OF[thing[1]]
        count = sum(open_positions(sight, city) for city in cities)
        is_framed = framed_country(self.board.kept(EuropeCamera)) == thing[1]
        return paint_chip, place.rect, thing[1], is_framed, count
