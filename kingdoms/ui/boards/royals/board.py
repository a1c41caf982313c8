"""The Royals board: what things open, what their numbers count, how payments are picked, and what fills the map."""

from collections.abc import Sequence
from typing import Any, ClassVar

from kingdoms.core.state import Event, Move, Thing
from kingdoms.core.words.language import _, uncapitalised
from kingdoms.games.royals.board import COUNTRIES, PAIRS
from kingdoms.games.royals.events import TurnBegan
from kingdoms.games.royals.rules.occupying import other_positions
from kingdoms.games.royals.rules.play import cheapest
from kingdoms.games.royals.state import NONE
from kingdoms.games.royals.words.help import proposed
from kingdoms.games.royals.words.log import recap
from kingdoms.games.royals.words.why_not import picked
from kingdoms.games.royals.words.why_turn_ended import why_turn_ended
from kingdoms.ui.board.board import Board
from kingdoms.ui.board.movement.flights import Brush
from kingdoms.ui.board.overlays import Overlay
from kingdoms.ui.board.sight import END, PAGE, SEAT, SKIP, TURN_UP, Sight, points_of
from kingdoms.ui.boards.royals.card_picking import HAND, INTRIGUE, PAY, CardPicking, paid_position, paying
from kingdoms.ui.boards.royals.display import CardPlaces, paint_open
from kingdoms.ui.boards.royals.draws import about_first, after_first, has_drawn_unseen, is_planning
from kingdoms.ui.boards.royals.europe.atlas import WHOLE, country_of
from kingdoms.ui.boards.royals.europe.positions import paint_large_position
from kingdoms.ui.boards.royals.framing import Framing
from kingdoms.ui.boards.royals.hand import card_of
from kingdoms.ui.boards.royals.map import occupied_since_turn
from kingdoms.ui.boards.royals.overlays.country_scores import SCORED
from kingdoms.ui.boards.royals.overlays.title_scores import AWARDED
from kingdoms.ui.boards.royals.overlays.tokens import PEEK
from kingdoms.ui.boards.royals.pieces import NOBODY, paint_card
from kingdoms.ui.boards.royals.scenes.events import scenes
from kingdoms.ui.boards.royals.seats import AT_SEATS
from kingdoms.ui.drawing.crests import tinctures_of
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.rect import Rect

_QUIET = ("city", "country", PAGE)
"""Things that lead to positions other than the one about to be paid for."""
_OVERLAYS = {
    SEAT: "RoyalsSeatOverlay",
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
    picking_class = CardPicking
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

    picking: CardPicking

    def __init__(self, **kwargs: Any) -> None:
        self.framing = Framing(self)
        self._is_peeking = False
        self._latest: Sequence[Event] = ()
        """The latest events."""
        super().__init__(**kwargs)
        self.gestures.on_release = self._stop_peeking

    def clear(self) -> None:
        """Starts another game with the whole map."""
        super().clear()
        self.framing = Framing(self)
        self._is_peeking = False
        self._latest = ()

    # Opening things.

    def overlay_of(self, thing: Thing) -> Overlay:
        """A seat, a country, the viewer's tokens, or a scoring."""
        return self.overlays.named(_OVERLAYS[thing[0]])

    def can_open(self, thing: Thing) -> bool:
        """Whether it is a seat or a country."""
        return thing[0] in (SEAT, "country")

    def opener(self, sight: Sight, thing: Thing) -> Thing | None:
        """The seat for amounts shown at it; for things on the map, their country or the whole map."""
        name, country = thing[0], country_of(thing)
        if name in AT_SEATS:
            return (SEAT, thing[1])
        if country is None or name == "country":
            return None
        return ("country", country) if self.framing.has_country_tabs else WHOLE

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
        return self.finish_taking_back(thing)

    def finish_taking_back(self, thing: Thing) -> bool:
        """Puts back the proposed payment if the tap was on the button that ends the turn; returns whether it did."""
        if thing != SKIP:
            return False
        self.picking.withdraw()
        self.picking.was_proposed = True
        self.arrange()
        return True

    def show(self, sight: Sight, happened: Sequence[Event] = ()) -> None:
        """Shows the table; when a payment starts, the cheapest one is picked and its position becomes visible."""
        picking, room = self.picking, self.framing.room_for(sight)
        self.kept(CardPlaces).show(sight.view.display)
        self._latest = happened or self._latest
        super().show(sight, happened)
        self.framing.frame(room)
        if self.picking is not picking and paying(sight):
            self.propose(cheapest(sight.view))

    def bring_into_view(self, thing: Thing) -> None:
        """Turns to the page of a thing; a small map also moves to a position, a city or its exiles."""
        super().bring_into_view(thing)
        self.framing.bring_into_view(thing)

    def propose(self, move: Move) -> None:
        """Picks the parts of a move, and makes its position visible."""
        super().propose(move)
        self.framing.want(paid_position(self.picking))

    def lay_out(self) -> None:
        """Lays out the board and, as soon as there is room, moves the map to whatever has to be visible on it."""
        super().lay_out()
        if self.framing.show_wanted():
            super().lay_out()

    def can_choose_instead(self, sight: Sight, thing: Thing) -> bool:
        """Whether it is another position or the end of the turn, and the one being paid for can still be given up."""
        return thing in self._instead(sight)

    def openers(self, sight: Sight) -> set[Thing]:
        """The things that lead to a choice; while paying, also those that can be chosen instead."""
        return super().openers(sight) | self._instead(sight)

    def _instead(self, sight: Sight) -> set[Thing]:
        """The things that can be chosen instead of the position being paid for, if that can still be given up."""
        if not paying(sight) or not self.buttons.can_undo:
            return set()
        return {SKIP, *(("position", position) for position in other_positions(sight.view))}

    def note(self, sight: Sight) -> str:
        """A remark on the first card of a draw, a proposed or withdrawn payment, or the sum of the picked cards.

        While the hand is face down although a position could be occupied, it names both things that can be tapped.
        """
        if self.picking.picked and is_planning(sight):
            return after_first()
        if sight.is_face_down and sight.lit.keys() == {SKIP}:
            what = uncapitalised(_("Look at your cards or end your turn"))
            return _("{name}: {what}").format(name=sight.names[sight.owner], what=what)
        if self.picking.proposed is not None:
            return proposed(sight.view, self.picking.proposed.position, sight.names)
        if self.picking.was_proposed:
            return _("Your cards are back in your hand. Tap again to end your turn.")
        kind = paying(sight)
        if not kind or not self.picking.picked:
            return ""
        counts = [0] * (len(COUNTRIES) if kind == HAND else len(PAIRS))
        for _name, card, _number in self.picking.picked:
            counts[card] += 1
        return picked(sight.view, counts, sight.names)

    def recap(self, sight: Sight) -> str:
        """A sentence about the positions that others have occupied since the player's previous turn.

        It is empty once the player has done something in this turn, which is the latest news then. If the turn ended
        without a tap on the button, it says why. While the first card of a draw is picked, it is about that card.
        """
        if sight.viewer is None:
            return ""
        if self.picking.picked and is_planning(sight):
            return about_first(sight, self.picking.picked[0])
        if sight.actor not in (None, sight.viewer) and (why := why_turn_ended(sight.view, sight.viewer, self._latest)):
            return why
        own = (event for event in reversed(sight.past) if getattr(event, "seat", None) == sight.viewer)
        if not isinstance(next(own, None), TurnBegan):
            return ""
        return recap(occupied_since_turn(sight), sight.viewer, [seat.name for seat in sight.seats])

    def brush_of(self, sight: Sight, thing: Thing) -> Brush:
        """A card from the hand, without the mark of a picked one."""
        if thing[0] not in (HAND, INTRIGUE):
            return super().brush_of(sight, thing)
        picture = card_of(thing)
        return lambda painter, rect: paint_card(painter, rect, picture)

    # Touches.

    def tapped(self, thing: Thing | None) -> None:
        """Pays with the button, moves the map with tabs and small cities, and opens the country of tokens and arms."""
        if self.opened is not None or thing is None:
            super().tapped(thing)
        elif thing == PAY:
            self._pay()
        elif thing[0] in ("period", "arms"):
            self.open(("country", thing[-1]))
        elif not self.framing.tapped(thing):
            self.kept(CardPlaces).touch(*self.picking.picked, thing)
            super().tapped(thing)

    def _pay(self) -> None:
        position = paid_position(self.picking)
        if position is not None:
            self.framing.show_at_once(position)
            self.dispatch("on_tap", position)

    def pressed_long(self, thing: Thing) -> None:
        """Shows the viewer's tokens while their own seat is held, and opens the country of held arms.

        There is nothing to read about a button.
        """
        viewer = self.sight.viewer if self.sight is not None else None
        if thing in ((SEAT, viewer), ("tokens", viewer)) and thing != self.opened:
            self._is_peeking = True
            self.open(PEEK)
        elif thing[0] == "arms":
            self.open(("country", thing[1]))
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
        if thing in (TURN_UP, END) and END in self.hits and self.sight is not None and self.sight.is_face_down:
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
            case (name, *_) if name in (HAND, INTRIGUE):
                return paint_card, rect, card_of(thing)
        return None


BOARD = RoyalsBoard
