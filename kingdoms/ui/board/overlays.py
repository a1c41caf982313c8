"""The overlays of a board: panels of zones that open above the table. A kv file says where each zone is on them."""

from typing import TYPE_CHECKING

from kivy.factory import Factory

from kingdoms.core.state import Thing
from kingdoms.ui.board.containers import TableOverlay, lay_out_fully, widgets_in
from kingdoms.ui.board.sight import GLIMPSE, Place, Places, Sight, at
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.panels import PANEL
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.kv_files import load_kv
from kingdoms.ui.theme import theme

if TYPE_CHECKING:
    from kingdoms.ui.board.board import Board


class Overlays:
    """The overlays of one board, each built when it is first opened."""

    def __init__(self, board: "Board") -> None:
        self._board = board
        self._built: dict[str, Overlay] = {}

    def named(self, name: str) -> "Overlay":
        """The overlay of this kv class, or of the one for this form of screen if there is one, such as `...Phone`."""
        load_kv(f"overlays/{self._board.key}")
        for_this_form = name + (self._board.overlay_form or theme.form)
        found = for_this_form if for_this_form in Factory.classes else name
        if found not in self._built:
            self._built[found] = Overlay(self._board, found)
        return self._built[found]


class Overlay:
    """A panel above the table, with zones of its own."""

    def __init__(self, board: "Board", name: str) -> None:
        self.panel: TableOverlay = Factory.get(name)()
        """The panel, which holds all its zones."""
        self._board = board
        self._zone_of: dict[Thing, Zone] = {}
        for zone in self.zones:
            zone.board = board

    @property
    def zones(self) -> list[Zone]:
        """All its zones, in kv order."""
        return [part for part in widgets_in(self.panel) if isinstance(part, Zone)]

    def lay_out(self, sight: Sight, opened: Thing, room: Rect) -> Places:
        """Where everything on it is, in this part of the board; the panel's place is stored under the opened thing."""
        panel, table = self.panel, self._board.places
        above, below = table.get(panel.below or ()), table.get(panel.above or ())
        if above is not None:
            room = room._replace(height=above.rect.y - theme.unit - room.y)
        if below is not None:
            room = room.cut_bottom(below.rect.top + theme.unit - room.y)[1]
        panel.room_size = room.width, room.height
        for zone in self.zones:
            zone.opened = opened
        lay_out_fully(panel, sight, type(panel).__name__)
        panel.center = room.centre
        panel.top = room.centre[1] + max(panel.height, panel.steady_height) / 2
        if above is not None:
            panel.pos = max(room.x, min(above.rect.x, room.right - panel.width)), room.top - panel.height
        if below is not None:
            x = below.rect.centre[0] - panel.width / 2
            panel.pos = max(room.x, min(x, room.right - panel.width)), room.y
        places: Places = {opened: at(Rect(*panel.pos, *panel.size), PANEL)}
        self._zone_of = {}
        for zone in lay_out_fully(panel, sight, type(panel).__name__):
            zone.places = zone.lay_out_for_viewer(sight)
            places |= zone.places
            self._zone_of |= dict.fromkeys(zone.places, zone)
        if sight.is_glimpsed and GLIMPSE in self._board.places:
            # The card that is being held stays where it is.
            places[GLIMPSE] = self._board.places[GLIMPSE]
        return places

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """How one of its things looks at its place; the board paints the close button."""
        return (
            (Painter.parchment, place.rect)
            if place.style == PANEL
            else self._zone_of[thing].look_of(sight, thing, place)
        )
