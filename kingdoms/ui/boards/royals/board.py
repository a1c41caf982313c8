"""The Royals board: what things open, what their numbers count, how payments are picked, and what fills the map."""

from typing import Any, ClassVar

from kingdoms.core.game import Move, Thing
from kingdoms.core.words.language import _
from kingdoms.games.royals.board import COUNTRIES, PAIRS, POSITIONS
from kingdoms.games.royals.rules.occupying import other_positions
from kingdoms.games.royals.rules.play import cheapest
from kingdoms.games.royals.state import NONE
from kingdoms.games.royals.words.help import proposed
from kingdoms.games.royals.words.log import recap
from kingdoms.games.royals.words.why_not import picked
from kingdoms.ui.board.board import Board
from kingdoms.ui.board.map.camera import Camera
from kingdoms.ui.board.movement.flights import Brush
from kingdoms.ui.board.overlays import Overlay
from kingdoms.ui.board.sight import END, NOWHERE, PAGE, SKIP, TURN_UP, Sight, points_of
from kingdoms.ui.boards.royals.card_picking import HAND, INTRIGUE, PAY, Payments, paid_position, paying
from kingdoms.ui.boards.royals.display import Display, paint_open
from kingdoms.ui.boards.royals.draws import (
    after_first,
    has_drawn_unseen,
    is_planning,
)
from kingdoms.ui.boards.royals.europe.atlas import WHOLE, country_of, country_room, room_of, whole_map
from kingdoms.ui.boards.royals.europe.data import europe
from kingdoms.ui.boards.royals.europe.portraits import paint_large_position
from kingdoms.ui.boards.royals.hand import card_of
from kingdoms.ui.boards.royals.map import RoyalsMap, occupied_since_turn
from kingdoms.ui.boards.royals.overlays.cells import PEEK
from kingdoms.ui.boards.royals.overlays.country_scores import SCORED
from kingdoms.ui.boards.royals.overlays.title_scores import AWARDED
from kingdoms.ui.boards.royals.pieces import NOBODY, paint_card
from kingdoms.ui.boards.royals.scenes.events import scenes
from kingdoms.ui.boards.royals.seats import AT_SEATS
from kingdoms.ui.drawing.crests import tinctures_of
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme

_QUIET = ("city", "country", PAGE)
"""Things that lead to positions other than the one about to be paid for."""
_OVERLAYS = {
    "seat": "RoyalsSeatOverlay",
    "country": "RoyalsCountryOverlay",
    PEEK[0]: "RoyalsPeekOverlay",
    SCORED: "RoyalsPeriodOverlay",
    AWARDED: "RoyalsTitlesOverlay",
}
"""The kv class of each thing's overlay."""


class RoyalsBoard(Board):
    """The Royals table."""

    key = "royals"
    seat_tinctures = tinctures_of("royals")
    picking_class = Payments
    scenes = scenes
    hand = frozenset({HAND, INTRIGUE})
    numbers: ClassVar = {
        "deck": lambda view: len(view.deck),
        "intrigue_deck": lambda view: len(view.intrigue_deck),
        "discards": lambda view: sum(view.discards),
        "intrigue_discards": lambda view: sum(view.intrigue_discards),
        "title": lambda view, title, seat: view.tiles[title][seat],
        "cards": lambda view, seat: view.count_cards(seat),
        "intrigues": lambda view, seat: view.count_intrigues(seat),
        "supply": lambda view, seat: view.supply[seat],
        "tokens": lambda view, seat: len(view.tokens(seat)),
        "points": points_of,
    }

    picking: Payments

    def __init__(self, **kwargs: Any) -> None:
        self.display = Display()
        """The places of the face-up cards."""
        self.camera = Camera(whole_map(), Rect(0, 0, 1, 1), europe().world.right)
        """The camera over the map, which every form of the screen shares."""
        self._wanted: Thing | None = None
        """The position, city or exile that has to be visible once there is a map to show it on."""
        self._is_peeking = False
        self._turned_to: tuple[int, int] | None = None
        """The seat whose turn it was when a country last filled the map, and that country."""
        self._has_occupied = False
        """Whether somebody has just occupied a position."""
        super().__init__(**kwargs)
        self.gestures.on_release = self._stop_peeking

    def clear(self) -> None:
        """Starts another game with the whole map."""
        super().clear()
        self.display = Display()
        self.camera.travel(self.camera.widest, 0)
        self._wanted, self._is_peeking, self._turned_to, self._has_occupied = None, False, None, False

    # The map.

    @property
    def map(self) -> RoyalsMap | None:
        """The map, unless another page is visible."""
        return next((zone for zone in self.zones if isinstance(zone, RoyalsMap)), None)

    @property
    def framed(self) -> int | None:
        """The country that fills the map, if any."""
        return next((country for country in COUNTRIES if country_room(country) == self.camera.framed), None)

    @property
    def has_ways(self) -> bool:
        """Whether a map is visible with tabs for the countries next to it."""
        return self.map is not None and self.map.has_ways

    # Opening things.

    def overlay_of(self, thing: Thing) -> Overlay:
        """A seat, a country, the viewer's tokens, or a scoring."""
        return self.overlays.named(_OVERLAYS[thing[0]])

    def can_open(self, thing: Thing) -> bool:
        """Whether it is a seat or a country."""
        return thing[0] in ("seat", "country")

    def opener(self, sight: Sight, thing: Thing) -> Thing | None:
        """The seat for amounts shown at it; for things on the map, their country or the whole map."""
        name, country = thing[0], country_of(thing)
        if name in AT_SEATS:
            return ("seat", thing[1])
        if country is None or name == "country":
            return None
        return ("country", country) if self.has_ways else WHOLE

    def landmark(self, sight: Sight) -> Thing:
        """Always the map."""
        return ("city", 0)

    def swiped(self, step: int) -> bool:
        """Always False: swipes move the map, so only the tab turns the page."""
        return False

    # Payments.

    def pick(self, thing: Thing) -> bool:
        """Picks a thing; the first tap on the button that ends the turn puts back a proposed payment instead."""
        if thing != SKIP or self.picking.proposed is None:
            return super().pick(thing)
        self.picking.withdraw()
        self.arrange()
        return True

    def show(self, sight: Sight) -> None:
        """Shows the table; when a payment starts, the cheapest one is picked and its position becomes visible."""
        picking, room = self.picking, self._room_for(sight)
        self.display.show(sight.view.display)
        super().show(sight)
        if room is not None and self.map is not None:
            self.map.frame(room)
        if self.picking is not picking and paying(sight):
            self.propose(cheapest(sight.view))

    def _room_for(self, sight: Sight) -> Rect | None:
        """The area that a small map has to turn to; None if it stays as it is, as it nearly always does.

        It turns to the only country where the viewer can occupy positions. It turns back to the whole map after the
        turn, and when the choices left are not in the country where the viewer has just occupied a position.
        Everything else is up to the player.
        """
        before = self.sight
        if before is None or not self.has_ways:
            return None
        if before.actor is not None and before.actor == before.viewer and self.framed is not None:
            self._turned_to = before.actor, self.framed
        if before.view.holders != sight.view.holders:
            # A cube on its way must find its position where it was.
            self._has_occupied = True
            return None
        has_occupied, self._has_occupied = self._has_occupied, False
        countries = {POSITIONS[thing[1]].country for thing in sight.lit if thing[0] == "position"}
        if self._turned_to is not None:
            seat, country = self._turned_to
            is_over = sight.actor != seat
            self._turned_to = None if is_over else self._turned_to
            is_done = has_occupied and bool(countries) and country not in countries
            return whole_map() if self.framed == country and (is_over or is_done) else None
        is_whole = self.camera.goal.zoom <= self.camera.widest.zoom
        is_asked = sight.decision != before.decision
        return country_room(countries.pop()) if is_asked and is_whole and len(countries) == 1 else None

    def bring_into_view(self, thing: Thing) -> None:
        """Turns to the page of a thing; a small map also moves to a position, a city or its exiles."""
        super().bring_into_view(thing)
        if thing[0] in ("position", "city", "exile") and self.has_ways:
            self._wanted = thing
            self.arrange()

    def propose(self, move: Move) -> None:
        """Picks the parts of a move, and makes its position visible."""
        super().propose(move)
        self._wanted = paid_position(self.picking)
        self.repaint()

    def lay_out(self) -> None:
        """Lays out the board and, as soon as there is room, moves the map to whatever has to be visible on it."""
        super().lay_out()
        wanted = self._wanted
        if wanted not in self.places or self.map is None or min(self.map.size) <= theme.touch:
            return
        self._wanted = None
        if self.places[wanted].hit is NOWHERE or self._is_on_small_plaque(wanted):
            self.map.frame(room_of(wanted))
            super().lay_out()

    def can_choose_instead(self, sight: Sight, thing: Thing) -> bool:
        """Whether it is another position, and the one being paid for can still be given up."""
        can_give_up = paying(sight) and self.buttons.can_undo
        return bool(can_give_up) and thing[0] == "position" and thing[1] in other_positions(sight.view)

    def openers(self, sight: Sight) -> set[Thing]:
        """The things that lead to a choice; while paying, also the positions that can be chosen instead."""
        others = other_positions(sight.view) if paying(sight) and self.buttons.can_undo else ()
        return super().openers(sight) | {("position", position) for position in others}

    def note(self, sight: Sight) -> str:
        """A remark on the first card of a draw, a proposed or withdrawn payment, or the sum of the picked cards."""
        if self.picking.picked and is_planning(sight):
            return after_first(sight, self.picking.picked[0])
        if self.picking.proposed is not None:
            return proposed(sight.view, self.picking.proposed.position)
        if self.picking.was_proposed:
            return _("Your cards are back in your hand. Tap again to end your turn.")
        kind = paying(sight)
        if not kind or not self.picking.picked:
            return ""
        counts = [0] * (len(COUNTRIES) if kind == HAND else len(PAIRS))
        for _name, card, _number in self.picking.picked:
            counts[card] += 1
        return picked(sight.view, counts)

    def recap(self, sight: Sight) -> str:
        """A sentence about the positions that others have occupied since the player's previous turn."""
        names = [seat.name for seat in sight.seats]
        return recap(occupied_since_turn(sight), sight.viewer, names) if sight.viewer is not None else ""

    def brush_of(self, sight: Sight, thing: Thing) -> Brush:
        """A card from the hand, without the mark of a picked one."""
        if thing[0] not in (HAND, INTRIGUE):
            return super().brush_of(sight, thing)
        picture = card_of(thing)
        return lambda painter, rect: paint_card(painter, rect, picture)

    # Touches.

    def tapped(self, thing: Thing | None) -> None:
        """Pays with the button, moves the map with tabs and small cities, and opens the country of a period token."""
        if self.opened is not None or thing is None:
            super().tapped(thing)
        elif thing == PAY:
            self._pay()
        elif thing == WHOLE and self.map is not None:
            self.map.show_whole()
        elif self._has_to_be_framed(thing) and self.map is not None:
            self.map.frame(room_of(thing))
        elif thing[0] == "period":
            self.open(("country", thing[2]))
        else:
            self.display.touch(*self.picking.picked, thing)
            super().tapped(thing)

    def _pay(self) -> None:
        position = paid_position(self.picking)
        if position is None:
            return
        if self.map is None and self.sight is not None:
            self.turn_to(self.forms.page_for(self.sight))
        if position not in self.regions:
            self.camera.frame(room_of(position), 0)
            self.arrange()
        self.dispatch("on_tap", position)

    def _has_to_be_framed(self, thing: Thing) -> bool:
        """Whether a tap only zooms in on the thing: the tab of a country that is not framed, or a small city."""
        if thing[0] == "country":
            return self.has_ways and self.framed != thing[1]
        return thing[0] == "city" and self._is_on_small_plaque(thing)

    def _is_on_small_plaque(self, thing: Thing) -> bool:
        """Whether a city, or the city of a position, has only a small plaque on the map."""
        city = POSITIONS[thing[1]].city if thing[0] == "position" else thing[1]
        return ("exile", city) not in self.places

    def pressed_long(self, thing: Thing) -> None:
        """Shows the viewer's tokens while their own seat is held; there is nothing to read about a button."""
        viewer = self.sight.viewer if self.sight is not None else None
        if thing in (("seat", viewer), ("tokens", viewer)) and thing != self.opened:
            self._is_peeking = True
            self.open(PEEK)
        elif thing not in (PAY, WHOLE):
            super().pressed_long(thing)

    def _stop_peeking(self) -> None:
        if self._is_peeking:
            self._is_peeking = False
            if self.opened == PEEK:
                self.close()

    def is_lit(self, thing: Thing) -> bool:
        """Whether the thing is lit. The pay button always is, so that the keyboard can reach it."""
        return thing == PAY or super().is_lit(thing)

    def is_modest(self, thing: Thing) -> bool:
        """Whether a thing has only a gold edge, because another one is more useful.

        While a position is being paid for, it is the only one that glows. At the end of a turn with a face-down hand,
        either the hand or the button glows, depending on whether there is a new card to look at.
        """
        if thing in (TURN_UP, END) and END in self.regions and self.sight is not None and self.sight.is_face_down:
            return (thing == END) == has_drawn_unseen(self.sight)
        return thing[0] == "position" and paid_position(self.picking) not in (None, thing)

    def is_quiet(self, thing: Thing) -> bool:
        """Whether a thing stays dark: it leads elsewhere while a payment is proposed, or is a picked face-up card."""
        if thing[0] == "open":
            return thing in self.picking.picked
        return self.picking.proposed is not None and thing[0] in _QUIET

    # Numbers, movement, and cards at reading size.

    def count_of(self, sight: Sight, thing: Thing) -> int:
        """The number shown on a thing; for a card in the viewer's hand, how many of its kind they have."""
        if thing[0] not in (HAND, INTRIGUE):
            return super().count_of(sight, thing)
        owned = sight.view.hands if thing[0] == HAND else sight.view.intrigues
        return int(owned[sight.viewer][thing[1]]) if sight.viewer is not None else 0

    def large_look(self, sight: Sight, thing: Thing, rect: Rect) -> Look | None:
        """How portraits and cards look at reading size."""
        view = sight.view
        match thing:
            case ("position", position):
                holder = view.holders[position]
                crest = sight.seats[holder].crest if holder != NONE else NOBODY
                return paint_large_position, rect, position, crest
            case ("open", slot) if slot < len(view.display):
                return paint_open, rect, view.display[slot]
            case ("hand" | "intrigue", *_):
                return paint_card, rect, card_of(thing)
        return None


BOARD = RoyalsBoard
