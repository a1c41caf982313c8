"""The map of Europe in Royals: the cities with their positions, and the countries' arms."""

from collections.abc import Callable, Iterator

from kivy.graphics import InstructionGroup
from kivy.properties import BooleanProperty

from kingdoms.core.state import Thing
from kingdoms.games.royals.board import COUNTRY_BONUS
from kingdoms.games.royals.events import Occupied
from kingdoms.games.royals.state import NONE
from kingdoms.games.royals.words.log import since_turn
from kingdoms.ui.board.map.map_view import MapView
from kingdoms.ui.board.sight import NOWHERE, Place, Places, Sight, at
from kingdoms.ui.boards.royals.card_picking import paid_position
from kingdoms.ui.boards.royals.europe import arms, atlas, plaques, positions
from kingdoms.ui.boards.royals.europe.engraving import draw_map
from kingdoms.ui.boards.royals.europe.legend import legend_size, paint_legend
from kingdoms.ui.boards.royals.pieces import NOBODY, crests_of, cubes_of
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme

EDGE: Thing = ("edge",)
"""The frame of the map."""
LEGEND: Thing = ("legend",)
"""The legend for the signs at a position."""
CHOSEN = "chosen_position"
"""The name of the mark on the position being paid for; the position follows."""
_IN_THE_WORLD = ("city", "position", "exile", "cube", "arms", "country", "mark", "leader", CHOSEN)
_LEADER, _LEADER_GROUND = 0.6, 2  # the width of the line from a city to its plaque, and of its ground, in bands


class RoyalsMap(MapView):
    """Europe, which can be panned and zoomed."""

    camera_class = atlas.EuropeCamera

    has_country_tabs = BooleanProperty(False)
    """Whether tabs next to the map lead to the countries; plaques may then be too small for a finger."""
    has_whole_map_button = BooleanProperty(True)
    """Whether the button for the whole map is on the map itself, because it has no tab."""
    has_legend = BooleanProperty(False)
    """Whether there is room for the legend."""

    def draw(self, group: InstructionGroup, scale: float) -> Iterator[None]:
        """Land and sea, and the names of the countries if they fit."""
        can_be_small = self.has_country_tabs and atlas.framed_country(self.camera) is None
        return draw_map(group, atlas.engraved_names(scale, self.rect, can_be_small), scale)

    def room_at(self, x: float, y: float) -> Rect | None:
        """The area of the country whose land or small plaque is at this point."""
        at_x, at_y = self.camera.to_screen((x, y))
        cities = [thing for thing, place in self.places.items() if thing[0] == "city" and _is_in(place, at_x, at_y)]
        country = atlas.country_of(cities[-1]) if cities else atlas.country_at(x, y)
        return atlas.country_room(country) if country is not None else None

    def is_in_layer(self, thing: Thing) -> bool:
        """Whether a thing moves with the camera, as cities and countries do; the frame and the buttons do not."""
        return thing[0] in _IN_THE_WORLD

    def lay_out(self, sight: Sight) -> Places:
        """Everything on the map, with nothing under the legend or the button for the whole map."""
        self.fit()
        legend, button = self._legend(), self._whole_map_button()
        taken = [rect for rect in (legend, button) if rect is not None]
        framed = atlas.framed_country(self.camera)
        places = atlas.lay_out_map(sight, self.camera, self.rect, taken, framed, self.has_country_tabs)
        places |= self._chosen(places)
        if legend is not None:
            places[LEGEND] = Place(legend, NOWHERE)
        places[EDGE] = Place(self.rect, NOWHERE)
        if button is not None:
            places[atlas.WHOLE] = at(button)
        return places

    def _chosen(self, places: Places) -> Places:
        """The position being paid for with its cube, both raised, and the mark on them."""
        position = paid_position(self.board.picking)
        if position not in places:
            return {}
        number, cube = position[1], ("cube", position[1])
        raised = positions.raised_below(places[position].rect, self._ceiling(places, position))
        chosen = {position: places[position]._replace(rect=raised)}
        if cube in places:
            chosen[cube] = Place(positions.cube_place(raised), NOWHERE)
        # Not until it is in sight, because it has no cell of its own to tap before.
        is_marked = places[position].hit is not NOWHERE
        return chosen | ({(CHOSEN, number): Place(raised, NOWHERE)} if is_marked else {})

    def _ceiling(self, places: Places, position: Thing) -> float:
        """The lower edge of whatever is above a position: another city's plaque, or the edge of the map."""
        cell = places[position].rect
        plaques = (place.rect for thing, place in places.items() if thing[0] == "city")
        above = (rect.y for rect in plaques if rect.y > cell.y and rect.x < cell.right and cell.x < rect.right)
        return min([self.rect.top, *above])

    def _whole_map_button(self) -> Rect | None:
        """The place of the button for the whole map; None while all of it is in sight, or if the button is elsewhere.

        It is at the upper right; on a small map at the upper left, where there are fewer cities.
        """
        if not self.has_whole_map_button or self.camera.goal.zoom <= self.camera.widest.zoom:
            return None
        row = self.rect.inset(theme.unit).cut_top(theme.touch)[0]
        return (row.cut_left if self.has_country_tabs else row.cut_right)(theme.touch)[0]

    def _legend(self) -> Rect | None:
        """The place of the legend, if there is one: at the lower right, where there are no cities."""
        width, height = legend_size()
        corner = self.rect.inset(theme.unit).cut_right(width)[0].cut_bottom(height)[0]
        return corner if self.has_legend else None

    def edge_of(self, thing: Thing, place: Place) -> Rect:
        """The portrait of a position, even if the hit area of a small one is larger; otherwise, the hit area."""
        return place.rect if thing[0] == "position" else super().edge_of(thing, place)

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """A plaque or something at it, a country's arms, the legend, the frame, or the button for the whole map."""
        rect, view = place.rect, sight.view
        match thing:
            case ("city", city):
                taker = view.city_bonuses[city]
                is_taken = taker != NONE and not self.board.is_in_the_air(("bonus", city))
                crest = sight.seats[taker].crest if is_taken else NOBODY
                is_open = ("mark", city) in self.places
                return plaques.paint_city, rect, city, crest, atlas.exiled_seats(sight, city), is_open
            case ("exile", city):
                return plaques.paint_exile, rect, cubes_of(sight, view.exile[city])
            case ("chosen_position", _position):
                return positions.paint_chosen_position, rect, sight.seats[sight.owner].crest
            case ("position", position):
                is_lit = self.board.is_lit(thing)
                return self._paint_position(thing), rect, position, self._holder(sight, position), is_lit
            case ("cube", position):
                is_new = any(event.position == position for event in occupied_since_turn(sight))
                return positions.paint_holder, rect, sight.seats[view.holders[position]].crest, is_new
            case ("arms" | "country", country):
                owners, bonuses = view.country_bonuses[country], COUNTRY_BONUS[view.rules][country]
                landed = owners[:-1] if self.board.is_in_the_air(("country_bonus", country)) else owners
                return arms.paint_country, rect, country, bonuses, crests_of(sight, landed)
            case ("mark", city):
                return plaques.paint_open_positions, rect, atlas.open_positions(sight, city)
            case ("leader", _city):
                return paint_leader, rect, place.style
        return _FIXED[thing[0]], rect

    def _paint_position(self, position: Thing) -> Callable[..., None]:
        """The function that paints a position: a faint one if it can be chosen instead of the one being paid for."""
        is_other = self.board.is_modest(position) and self.board.is_lit(position)
        return positions.paint_other_position if is_other else positions.paint_position

    def _holder(self, sight: Sight, position: int) -> int:
        """The crest of the seat that holds a position; NOBODY if there is none, or until its cube has landed there."""
        holder = sight.view.holders[position]
        return NOBODY if holder == NONE or self.board.is_in_the_air(("cube", position)) else sight.seats[holder].crest


def occupied_since_turn(sight: Sight) -> list[Occupied]:
    """The positions that others have occupied since the viewer's previous turn; none if it is not the viewer's turn."""
    seat = sight.viewer
    return since_turn(sight.past, seat) if seat is not None and seat == sight.actor else []


def _is_in(place: Place, x: float, y: float) -> bool:
    rect = place.rect
    return rect.x <= x <= rect.right and rect.y <= y <= rect.top


def paint_leader(painter: Painter, rect: Rect, home: str) -> None:
    """A line from a city to its plaque; `home` is the corner of the rectangle where the city is."""
    x, to_x = (rect.x, rect.right) if "left" in home else (rect.right, rect.x)
    y, to_y = (rect.y, rect.top) if "bottom" in home else (rect.top, rect.y)
    painter.line((x, y, to_x, to_y), theme.land, _LEADER_GROUND * theme.band)
    painter.line((x, y, to_x, to_y), theme.ink, _LEADER * theme.band)
    painter.circle((x, y), theme.unit, theme.ink)


def paint_map_frame(painter: Painter, rect: Rect) -> None:
    """The frame of the map."""
    painter.outline(rect, theme.line, theme.band)


_FIXED: dict[str, Callable[..., None]] = {
    EDGE[0]: paint_map_frame,
    LEGEND[0]: paint_legend,
    atlas.WHOLE[0]: arms.paint_whole,
}
"""How the things look that never change."""
