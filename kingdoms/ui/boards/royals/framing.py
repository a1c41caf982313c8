"""Which part of the Royals map is visible: a small map moves to the country that matters, and back to the whole map."""

from kingdoms.core.state import Thing
from kingdoms.games.royals.board import POSITIONS
from kingdoms.ui.board.board import Board
from kingdoms.ui.board.sight import NOWHERE, Sight
from kingdoms.ui.boards.royals.europe.atlas import WHOLE, EuropeCamera, country_room, framed_country, room_of, whole_map
from kingdoms.ui.boards.royals.map import RoyalsMap
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme


class Framing:
    """Moves the map when the game goes on, when something has to be visible, and on taps on tabs and small cities."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._wanted: Thing | None = None
        """The position that has to be visible once there is a map to show it on."""
        self._framed_in_turn: tuple[int, int] | None = None
        """The seat whose turn it was when a country last filled the map, and that country."""
        self._has_occupied = False
        """Whether somebody has just occupied a position."""

    @property
    def map(self) -> RoyalsMap | None:
        """The map, unless another page is visible."""
        return self._board.visible(RoyalsMap)

    @property
    def camera(self) -> EuropeCamera:
        """The camera of the map, whichever page is visible."""
        return self._board.kept(EuropeCamera)

    @property
    def has_country_tabs(self) -> bool:
        """Whether a map is visible with tabs for the countries next to it."""
        return self.map is not None and self.map.has_country_tabs

    # Following the game.

    def room_for(self, sight: Sight) -> Rect | None:
        """Where a small map has to move for the next sight; None if it stays as it is, as it nearly always does.

        It moves to the only country where the viewer can occupy positions, and back to the whole map after the turn
        or when the choices left are not in the country where the viewer has just occupied a position. Everything else
        is up to the player.
        """
        before, framed = self._board.sight, framed_country(self.camera)
        if before is None or not self.has_country_tabs:
            return None
        if before.actor is not None and before.actor == before.viewer and framed is not None:
            self._framed_in_turn = before.actor, framed
        if before.view.holders != sight.view.holders:
            # A cube on its way must find its position where it was.
            self._has_occupied = True
            return None
        has_occupied, self._has_occupied = self._has_occupied, False
        countries = {POSITIONS[thing[1]].country for thing in sight.lit if thing[0] == "position"}
        if self._framed_in_turn is not None:
            seat, country = self._framed_in_turn
            is_over = sight.actor != seat
            self._framed_in_turn = None if is_over else self._framed_in_turn
            is_done = has_occupied and bool(countries) and country not in countries
            return whole_map() if framed == country and (is_over or is_done) else None
        is_whole = self.camera.goal.zoom <= self.camera.widest.zoom
        is_asked = sight.decision != before.decision
        return country_room(countries.pop()) if is_asked and is_whole and len(countries) == 1 else None

    def frame(self, room: Rect | None) -> None:
        """Moves the map to this area, if it is visible; with None, it stays as it is."""
        if room is not None and self.map is not None:
            self.map.frame(room)

    # Making something visible.

    def want(self, position: Thing | None) -> None:
        """Makes a position visible as soon as there is a map with room for it; with None, nothing has to be visible."""
        self._wanted = position
        self._board.repaint()

    def bring_into_view(self, thing: Thing) -> None:
        """Moves a small map to a position, a city or its exiles."""
        if thing[0] in ("position", "city", "exile") and self.has_country_tabs:
            self._wanted = thing
            self._board.arrange()

    def show_wanted(self) -> bool:
        """Moves the map to what has to be visible, as soon as there is room; returns whether it had to move."""
        wanted, places = self._wanted, self._board.places
        if wanted not in places or self.map is None or min(self.map.size) <= theme.touch:
            return False
        self._wanted = None
        is_staying = not self.camera.is_travelling
        if is_staying and places[wanted].hit is not NOWHERE and not self._is_on_small_plaque(wanted):
            return False
        self.map.frame(room_of(wanted))
        return True

    def show_at_once(self, position: Thing) -> None:
        """Turns to the page with the map, and moves the map so that a position can be tapped."""
        board = self._board
        if self.map is None and board.sight is not None:
            board.turn_to(board.forms.page_for(board.sight))
        if position not in board.hits:
            self.camera.frame(room_of(position), 0)
            board.arrange()

    # Taps.

    def tapped(self, thing: Thing) -> bool:
        """Moves the map on a tap on a tab, a small city, the button for the whole map, or cards that can pay there.

        Returns whether it was one of these.
        """
        if self.map is None:
            return False
        if thing == WHOLE:
            self.map.show_whole()
        elif self._has_to_be_framed(thing):
            self.map.frame(room_of(thing))
        elif thing[0] == "hand" and self._leads_to(thing[1]):
            self.map.frame(country_room(thing[1]))
        else:
            return False
        return True

    def _leads_to(self, country: int) -> bool:
        """Whether a country has positions to occupy, and the player has to move a small map to see them."""
        sight = self._board.sight
        if sight is None or not self.has_country_tabs or framed_country(self.camera) == country:
            return False
        is_choosing = sight.view.asked == "play" and self._board.picking.proposed is None
        return is_choosing and any(
            thing[0] == "position" and POSITIONS[thing[1]].country == country for thing in sight.lit
        )

    def _has_to_be_framed(self, thing: Thing) -> bool:
        """Whether a tap only zooms in on the thing: the tab of a country out of view, or a small city."""
        if thing[0] == "country":
            return self.has_country_tabs and framed_country(self.camera) != thing[1]
        return thing[0] == "city" and self._is_on_small_plaque(thing)

    def _is_on_small_plaque(self, thing: Thing) -> bool:
        """Whether a city, or the city of a position, has only a small plaque on the map."""
        city = POSITIONS[thing[1]].city if thing[0] == "position" else thing[1]
        return ("exile", city) not in self._board.places
