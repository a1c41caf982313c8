"""The table of Royals: a map of Europe with its cities and their positions, the tiles, the display and the own hand."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from kivy.graphics import InstructionGroup

from kingdoms.core.game import Event, Move, Thing
from kingdoms.core.language import _
from kingdoms.games.royals.board import CITIES_OF, COUNTRIES, PAIRS, POSITIONS
from kingdoms.games.royals.moves import Occupy, Pay, PayIntrigue
from kingdoms.games.royals.rules.occupying import only_payment
from kingdoms.games.royals.rules.play import cheapest
from kingdoms.games.royals.state import NONE
from kingdoms.games.royals.words.help import proposed
from kingdoms.games.royals.words.why_not import picked
from kingdoms.ui.board.board import Board
from kingdoms.ui.board.map_view import Roaming
from kingdoms.ui.board.pieces import Brush, Scene
from kingdoms.ui.board.seats import zones
from kingdoms.ui.board.sight import CLOSE, PAGE, SKIP, Place, Places, Sight
from kingdoms.ui.boards.royals import layout
from kingdoms.ui.boards.royals.atlas import (
    country_at,
    country_of,
    country_room,
    engraved_names,
    is_on_the_map,
    lay_out_map,
    open_positions,
    whole_map,
)  # fmt: skip
from kingdoms.ui.boards.royals.display import Display, look_of_display
from kingdoms.ui.boards.royals.hand import (
    HAND,
    PAY,
    card_of,
    cards_of,
    look_of_card,
    paint_pay,
    paint_plan,
    pay_label,
    paying,
)
from kingdoms.ui.boards.royals.map import draw_map
from kingdoms.ui.boards.royals.map_data import europe
from kingdoms.ui.boards.royals.opened import OPENED, lay_out_opened, look_of_opened
from kingdoms.ui.boards.royals.payment import Payments
from kingdoms.ui.boards.royals.peeking import Peeking
from kingdoms.ui.boards.royals.portraits import (
    paint_chip,
    paint_city,
    paint_country,
    paint_edge,
    paint_exile,
    paint_holder,
    paint_mark,
    paint_position,
    paint_way,
)
from kingdoms.ui.boards.royals.reading import Reading
from kingdoms.ui.boards.royals.scenes import scenes
from kingdoms.ui.boards.royals.seats import (
    AT_SEATS,
    count_of,
    lay_out_seats,
    look_of_seat,
    room_below_seats,
    standing_of,
)  # fmt: skip
from kingdoms.ui.boards.royals.tiles import crests_of, cubes_of, look_of_tile
from kingdoms.ui.boards.royals.tokens import NOBODY, paint_card
from kingdoms.ui.drawing.layers import Look, Shown
from kingdoms.ui.drawing.panels import BUTTON, paint_button, paint_cross
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme

_ON_THE_TILES = ("title", "noble_house", "period", "grid", "discards", "intrigue_discards")
_QUIET = ("position", "city", "country", PAGE)
"""What leads to other positions than the one that is about to be paid."""
_IN_THE_DISPLAY = ("open", "deck", "intrigue_deck", "country")


class RoyalsBoard(Peeking, Reading, Roaming, Board):
    """The table of Royals on one canvas."""

    def __init__(self, **kwargs: Any) -> None:
        self.seen_before: Any = None
        """The state as it was shown before the last change."""
        self.display = Display()
        self._wanted: Thing | None = None
        """What has to be brought into sight once there is a map to look at."""
        super().__init__(**kwargs)

    # The map.

    def whole_world(self) -> Rect:
        """All of Europe that matters."""
        return whole_map()

    def world_view(self) -> Rect | None:
        """The room of the map; None on a phone's other page."""
        if self.sight is None or (self._has_pages and self.page != layout.MAP):
            return None
        view = self._rooms(self.sight).view
        # Before the screen has been laid out there is no room to look into.
        return view if min(view.width, view.height) > theme.touch else None

    def world_room(self) -> Rect | None:
        """The map is seen whole beside what lies above it."""
        return self._rooms(self.sight).room if self.sight is not None and self.world_view() is not None else None

    def draw_world(self, group: InstructionGroup, scale: float) -> Iterator[None]:
        """Land and sea, and the names of the countries where there is room for them."""
        return draw_map(group, engraved_names(scale, self._has_pages and self._framed() is None), scale)

    def is_afield(self, thing: Thing) -> bool:
        """Cities and all that stands on them, and countries unless chips stand for them."""
        return is_on_the_map(thing) or (thing[0] == "country" and not self._has_pages)

    def room_at(self, x: float, y: float) -> Rect | None:
        """A tap on the land of a country frames it."""
        country = country_at(x, y)
        return country_room(country) if country is not None else None

    # Where things are.

    @property
    def _has_pages(self) -> bool:
        return layout.has_pages(zones(self.rect).table)

    def _rooms(self, sight: Sight) -> layout.Rooms:
        room = zones(self.rect)
        return layout.rooms(sight, room.table, room_below_seats(room.seats, sight), self.page, self.picking)

    def lay_out(self, sight: Sight) -> Places:
        """Everything on the table; the room for the prompt is told on the way."""
        room = zones(self.rect)
        self.prompt_box = list(room.prompt)
        parts = self._rooms(sight)
        places: Places = {}
        if self.world_view() is not None:
            is_whole = self.camera.goal.zoom <= self.camera.widest.zoom
            places |= lay_out_map(sight, self.camera, parts.view, parts.above_map, self._framed(), self._has_pages)
            is_filled = self.camera.rect_on_screen(europe().world).width >= parts.view.width
            places |= layout.lay_out_edge(parts, is_filled, has_way_back=not is_whole and not self._has_pages)
        places |= lay_out_seats(room.seats, sight)
        order = self.display.places
        return places | layout.lay_out(sight, parts, self.page, self.picking, self._has_pages, order)

    def lay_out_opened(self, sight: Sight, opened: Thing) -> Places:
        """A seat, a country, own tokens, or a scoring."""
        return lay_out_opened(sight, opened, zones(self.rect).table)

    def can_open(self, thing: Thing) -> bool:
        """Seats and countries."""
        return thing[0] in OPENED

    def opener(self, sight: Sight, thing: Thing) -> Thing | None:
        """What is behind a crest, on the other page, or so small on the map that it has to be framed first."""
        name = thing[0]
        if name in AT_SEATS:
            return ("seat", thing[1])
        if self._has_pages and self.page == layout.TILES:
            is_there = country_of(thing) is not None or name in _IN_THE_DISPLAY
            return (PAGE, layout.MAP) if is_there else None
        if self._has_pages and name in _ON_THE_TILES:
            return (PAGE, layout.TILES)
        country = country_of(thing)
        if country is None or thing == ("country", country):
            return None
        return ("country", country) if self._has_pages else layout.WHOLE

    def pages(self) -> int:
        """On a phone a swipe roams over the map, so that only the tab turns the page."""
        return 1

    # Payments.

    def show(self, sight: Sight) -> None:
        """Shows the table; a payment begins with the cheapest one picked, and with its position in sight."""
        picking, self.seen_before = self.picking, self.sight.view if self.sight else None
        self.display.show(sight.view.display)
        super().show(sight)
        if self.picking is not picking and paying(sight):
            self.propose(cheapest(sight.view))

    def new_picking(self, lit: Mapping[Thing, Sequence[Move]]) -> Payments:
        """Payments are proposed as a whole."""
        return Payments(lit, self._parts_of, self._kind_of, self.can_stay)

    def propose(self, move: Move) -> None:
        """What is proposed is brought into sight."""
        super().propose(move)
        self._wanted = self._paid_position()

    def _paid_position(self) -> Thing | None:
        """The position that is paid by what is picked."""
        if self.picking.proposed is not None:
            return ("position", self.picking.proposed.position)
        return ("position", self.sight.view.agenda[-1][2]) if self.sight and paying(self.sight) else None

    def _paint_anew(self, elapsed: float) -> None:
        super()._paint_anew(elapsed)
        if self._wanted is not None and self.world_view() is not None:
            wanted, self._wanted = self._wanted, None
            if wanted not in self.regions:
                self.frame(country_room(country_of(wanted) or 0))

    def parts_of(self, sight: Sight, move: Move) -> Sequence[Thing]:
        """A payment is made of cards, and so is a position for which there is only one payment."""
        if isinstance(move, Occupy):
            payments = only_payment(sight.view, sight.view.seat, move.position)
            return [card for payment in payments for card in cards_of(payment)]
        return cards_of(move) if isinstance(move, Pay | PayIntrigue) else ()

    def kind_of(self, sight: Sight, thing: Thing) -> Thing:
        """Of cards of a country or a pair one is as good as the other, in the hand and in the display."""
        match thing:
            case ("hand" | "intrigue" as name, kind, _card):
                return (name, kind, "any")
            case ("open", slot) if slot < len(sight.view.display):
                return ("open", "of", sight.view.display[slot])
        return thing

    def note(self, sight: Sight) -> str:
        """What the cards that are picked come to, what has to be added, and what a proposed position brings."""
        if self.picking.proposed is not None:
            return proposed(sight.view, sight.names, self.picking.proposed.position)
        kind = paying(sight)
        if not kind or not self.picking.picked:
            return ""
        counts = [0] * (len(COUNTRIES) if kind == HAND else len(PAIRS))
        for _name, card, _number in self.picking.picked:
            counts[card] += 1
        return picked(sight.view, counts)

    def brush_of(self, sight: Sight, thing: Thing) -> Brush:
        """A card in the hand."""
        picture = card_of(thing)
        return lambda painter, rect: paint_card(painter, rect, picture)

    # Touches.

    def tapped(self, thing: Thing | None) -> None:
        """The button pays as the position does; chips and small cities frame a country; the rest is as everywhere."""
        if self.opened is not None or thing is None:
            super().tapped(thing)
        elif thing == PAY:
            self._pay()
        elif thing == layout.WHOLE:
            self.show_whole()
        elif self._has_to_be_framed(thing):
            country = country_of(thing)
            if country is not None:
                self.frame(country_room(country))
        else:
            self.display.touch(thing)
            super().tapped(thing)

    def _pay(self) -> None:
        position = self._paid_position()
        if position is None:
            return
        if position not in self.regions:
            self.camera.travel(self.camera.framing(country_room(country_of(position) or 0)), 0)
            self._arrange()
            self.repaint()
        self.dispatch("on_tap", position)

    def _has_to_be_framed(self, thing: Thing) -> bool:
        """Whether a tap on something only brings it nearer: a chip of a country out of sight, or a small city."""
        if thing[0] == "country":
            return self._has_pages and self._framed() != thing[1]
        return thing[0] == "city" and ("exile", thing[1]) not in self._places

    def _fit_view(self) -> None:
        """A country that is framed stays so when the room of the map becomes another one."""
        framed = self._framed()
        super()._fit_view()
        if framed is not None and self._framed() != framed:
            self.camera.travel(self.camera.framing(country_room(framed)), 0)

    def _framed(self) -> int | None:
        """The country that just fills the view, if one does."""
        goal = self.camera.goal
        return next((c for c in COUNTRIES if goal == self.camera.framing(country_room(c))), None)

    def is_lit(self, thing: Thing) -> bool:
        """The keyboard comes to the button that pays as well."""
        return thing == PAY or super().is_lit(thing)

    def can_read(self, thing: Thing) -> bool:
        """A button or a chip has nothing to read."""
        return thing not in (PAY, layout.WHOLE)

    # Numbers and movement.

    def count_of(self, sight: Sight, thing: Thing) -> int:
        """Cards in the own hand, in decks and piles, cubes on tiles, and what is counted at a seat."""
        return count_of(sight, thing)

    def scenes(self, sight: Sight, events: Sequence[Event]) -> list[Scene]:
        """How these events are to be seen."""
        return scenes(self, sight, events)

    # How things look.

    def _openers(self, sight: Sight) -> set[Thing]:
        """On a map that is too small for fingers the cities glow in which positions can be occupied."""
        if self.opened is not None or not self._has_pages:
            return super()._openers(sight)
        cities = {("city", POSITIONS[thing[1]].city) for thing in sight.lit if thing[0] == "position"}
        return super()._openers(sight) | {city for city in cities if self._has_to_be_framed(city)}

    def _shown(self, sight: Sight, thing: Thing, place: Place, openers: set[Thing]) -> Shown:
        """While a payment is proposed only its position glows."""
        shown = super()._shown(sight, thing, place, openers)
        is_quiet = self.picking.proposed is not None and thing[0] in _QUIET and thing != self._paid_position()
        return shown._replace(is_lit=False, is_near=False) if is_quiet else shown

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """How a thing looks at its place."""
        if thing == CLOSE:
            return (paint_button, place.rect, _("Go on")) if place.style == BUTTON else (paint_cross, place.rect)
        counts = [self.count((*thing, seat)) for seat in range(len(sight.seats))] if thing[0] == "title" else ()
        return (
            look_of_opened(sight, thing, place, self.opened)
            or self._look_on_the_map(sight, thing, place.rect)
            or look_of_tile(sight, thing, place.rect, counts)
            or look_of_display(sight, thing, place.rect, self.count(thing))
            or look_of_card(thing, place.rect, self.count(thing), self.is_picked(thing))
            or self._look_of_rest(sight, thing, place)
        )

    def _look_on_the_map(self, sight: Sight, thing: Thing, rect: Rect) -> Look | None:
        view = sight.view
        match thing:
            case ("city", city):
                taker = view.city_bonuses[city]
                is_taken = taker != NONE and not self.is_in_the_air(("bonus", city))
                return paint_city, rect, city, sight.seats[taker].crest if is_taken else NOBODY
            case ("exile", city):
                return paint_exile, rect, cubes_of(sight, view.exile[city])
            case ("position", position):
                return paint_position, rect, position
            case ("cube", position):
                return paint_holder, rect, sight.seats[view.holders[position]].crest
            case ("arms" | "country", country) if thing[0] == "arms" or not self._has_pages:
                owners = view.country_bonuses[country]
                landed = owners[:-1] if self.is_in_the_air(("country_bonus", country)) else owners
                return paint_country, rect, country, crests_of(sight, landed)
            case ("mark", city):
                return paint_mark, rect, open_positions(sight, city)
            case ("country", country):
                cities = [] if self.picking.proposed else CITIES_OF[country]
                count = sum(open_positions(sight, city) for city in cities)
                return paint_chip, rect, country, self._framed() == country, count
        return None

    def _look_of_rest(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """Seats and buttons."""
        rect = place.rect
        match thing:
            case ("seat", seat):
                return look_of_seat(standing_of(sight, seat, self.count), rect, place.style)
            case ("plan", plan):
                return paint_plan, rect, plan, sight.label(thing)
            case ("pay",):
                return paint_pay, rect, *pay_label(self.picking)
            case ("skip",):
                return paint_button, rect, sight.label(SKIP)
            case ("edge",):
                return paint_edge, rect
            case ("whole",):
                return paint_way, rect, "cities", _("Map")
            case (name, page) if name == PAGE:
                is_map = page == layout.MAP
                return paint_way, rect, "cities" if is_map else "title", _("Map") if is_map else _("Titles, periods")
        raise ValueError(f"nothing tells how {thing!r} looks")


BOARD = RoyalsBoard
