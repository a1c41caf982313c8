"""The table of Rival Kings: piles and money in the middle, rows of cards, the hand, and the court after the reveal."""

from collections.abc import Sequence

from kivy.properties import NumericProperty

from kingdoms.core.game import Event, Thing
from kingdoms.games.rival_kings.cards import actions
from kingdoms.games.rival_kings.state import HIDDEN, NONE
from kingdoms.ui.board.board import Board
from kingdoms.ui.board.pieces import Scene
from kingdoms.ui.board.seats import Fact, counted, fitting, lay_out_seats, look_of_seat, paint_fact, zones
from kingdoms.ui.board.sight import CLOSE, SKIP, Place, Places, Sight
from kingdoms.ui.boards.rival_kings import layout
from kingdoms.ui.boards.rival_kings.cards import (
    COIN,
    MARKER,
    READY,
    USED,
    paint_card,
    paint_coins,
    paint_empty_row,
    paint_no_pile,
    paint_owned,
    paint_pile,
    paint_supply,
)  # fmt: skip
from kingdoms.ui.boards.rival_kings.court import (
    CHARACTER_BACK,
    NO_CREST,
    paint_action,
    paint_arc,
    paint_character,
    paint_chosen_character,
    paint_courtier,
    paint_nothing,
    paint_swords,
)  # fmt: skip
from kingdoms.ui.boards.rival_kings.opened import lay_out_pile, lay_out_seat, look_of_panel
from kingdoms.ui.boards.rival_kings.scenes import scenes
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.panels import paint_button, paint_cross
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import faint, theme

CHARACTERS = ("hand", "character", "neutral")
"""The things that are characters."""


class RivalKingsBoard(Board):
    """The table of Rival Kings on one canvas. `number_size` is that of the numbers beside coins and markers."""

    number_size = NumericProperty(0)
    shows = (*Board.shows, "number_size")

    def facts(self, seat: int) -> tuple[Fact, ...]:
        """What is public about a seat."""
        coins, markers = ("coins", seat), ("markers", seat)
        return (Fact(coins, COIN, self.count(coins)), Fact(markers, MARKER, self.count(markers)))

    # Where things are.

    def lay_out(self, sight: Sight) -> Places:
        """Everything on the table; the room for the prompt is told on the way."""
        room = zones(self.rect)
        self.prompt_box = list(room.prompt)
        facts = {seat: self.facts(seat) for seat in range(len(sight.seats))}
        return lay_out_seats(room.seats, sight, facts) | layout.lay_out(sight, room.table)

    def lay_out_opened(self, sight: Sight, opened: Thing) -> Places:
        """A pile with what is known of it, or all that a seat has."""
        room = zones(self.rect).table
        if opened[0] == "pile":
            return lay_out_pile(sight, opened[1], room)
        return lay_out_seat(sight, opened, room)

    def opener(self, sight: Sight, thing: Thing) -> Thing | None:
        """On a phone rivals' cards are behind their crests; cards looked through are behind their pile."""
        match thing:
            case ("pick", _):
                return ("pile", sight.view.agenda[-1][3])
            case ("subject" | "building", seat, _):
                return ("rows", seat) if ("rows", seat) in self._places else ("seat", seat)
            case ("rows" | "coins" | "markers" | "character", seat) | ("action", seat, _):
                return ("seat", seat)
            case ("hand", _):
                return ("seat", sight.viewer)
        return None

    def can_open(self, thing: Thing) -> bool:
        """Piles always, rows that overlap, and on a phone every seat."""
        return thing[0] in ("pile", "rows") or (thing[0] == "seat" and theme.form == "phone")

    def count_of(self, sight: Sight, thing: Thing) -> int:
        """Coins, markers and points of a seat, and the supply."""
        view = sight.view
        match thing:
            case ("coins", seat):
                return int(view.coins[seat])
            case ("markers", seat):
                return int(view.markers[seat])
            case ("points", seat):
                return int(view.scores()[seat].total)
            case ("supply",):
                return int(view.supply)
        return 0

    def scenes(self, sight: Sight, events: Sequence[Event]) -> list[Scene]:
        """How these events are to be seen."""
        return scenes(self, sight, events)

    # How things look.

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """How a thing looks at its place."""
        if place.style == "panel":
            return look_of_panel(sight, thing, place.rect)
        rect = place.rect
        match thing:
            case ("pile", pile):
                return self._look_of_pile(sight, pile, rect)
            case ("stack", stack):
                total = sight.view.stacks[stack]
                return paint_coins, rect, sight.view.tops[stack], None if total == HIDDEN else total
            case ("subject" | "building", _, _):
                return self._look_of_owned(sight, thing, place)
            case ("pick", card):
                return paint_card, rect, card
            case ("hand", character):
                return paint_character, rect, character
            case ("character", _) | ("neutral",):
                return self._look_of_character(sight, thing, place)
            case ("action", seat, number):
                if thing not in sight.lit:
                    return (paint_nothing,)
                return paint_action, rect, actions(sight.view.chosen[seat])[number], self._crest_on(sight, seat, number)
        return self._look_of_decoration(sight, thing, rect) or self._look_of_frame(sight, thing, place)

    def _look_of_pile(self, sight: Sight, pile: int, rect: Rect) -> Look:
        cards = sight.view.piles[pile]
        if not cards:
            return paint_no_pile, rect
        return paint_pile, rect, cards[-1], len(cards), layout.count_place(rect, self._places[("stack", pile)].rect)

    def _look_of_owned(self, sight: Sight, thing: Thing, place: Place) -> Look:
        kind, seat, number = thing
        row = (sight.view.subjects if kind == "subject" else sight.view.buildings)[seat]
        activity = ""
        if kind == "subject" and number == len(row) - 1:
            activity = USED if sight.view.used >> seat & 1 else READY
        return paint_owned, place.rect, row[number], place.style, activity

    def _look_of_character(self, sight: Sight, thing: Thing, place: Place) -> Look:
        character = layout.character_at(sight, thing)
        if place.style != layout.COURT:
            return paint_chosen_character, place.rect, character
        if thing[0] == "neutral":
            return paint_character, place.rect, character
        seat = thing[1]
        covered = tuple(self._crest_on(sight, seat, number) for number in range(len(actions(character))))
        is_touched = layout.is_touched(sight, seat)
        return paint_courtier, place.rect, character, sight.seats[seat].crest, covered, is_touched, sight.actor == seat

    def _crest_on(self, sight: Sight, seat: int, number: int) -> int:
        """The crest that covers an action of a seat's character."""
        thief = sight.view.covered[seat][number]
        if thief == NONE or self.is_in_the_air(("action", seat, number)):
            return NO_CREST
        return sight.seats[thief].crest

    def _look_of_decoration(self, sight: Sight, thing: Thing, rect: Rect) -> Look | None:
        """What lies between the things and cannot be tapped."""
        match thing:
            case ("ground", seat):
                return _paint_rows_ground, rect, sight.seats[seat].crest, sight.seats[seat].name
            case ("no_row", _, kind):
                return paint_empty_row, rect, kind
            case ("arrow", striker, victim):
                return paint_arc, self._places[striker].rect, self._places[victim].rect
            case ("swords", first, second):
                return paint_swords, self._places[first].rect, self._places[second].rect
            case ("rows", _):
                return (paint_nothing,)
        return None

    def _look_of_frame(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """Seats, numbers and buttons."""
        rect, size = place.rect, self.number_size
        match thing:
            case ("seat", seat) if place.style == layout.OWN:
                return _paint_crest, rect, sight.seats[seat].crest
            case ("seat", seat):
                return look_of_seat(sight, seat, rect, place.style, self.facts(seat), self._card_before(sight, seat))
            case ("coins" | "markers", _):
                return paint_fact, rect, COIN if thing[0] == "coins" else MARKER, self.count(thing), size
            case ("points", _):
                return _paint_points, rect, self.count(thing), size
            case ("supply",):
                return paint_supply, rect, self.count(thing)
        if thing == CLOSE:
            return paint_cross, rect
        if thing == SKIP:
            return paint_button, rect, sight.label(SKIP)
        raise ValueError(f"nothing tells how {thing!r} looks")

    def _card_before(self, sight: Sight, seat: int) -> str:
        """A small card face down tells that a seat has chosen."""
        has_chosen = not sight.view.revealed and sight.view.chosen[seat] != NONE
        return CHARACTER_BACK if has_chosen and not self.is_in_the_air(("character", seat)) else ""

    # Cards at reading size.

    def is_card(self, thing: Thing) -> bool:
        """Every card that the viewer knows."""
        if self.sight is None:
            return False
        if thing[0] in CHARACTERS:
            return layout.character_at(self.sight, thing) >= 0
        return self._card_of(self.sight, thing) is not None

    def paint_large(self, painter: Painter, thing: Thing, rect: Rect) -> None:
        """Any card at reading size."""
        if self.sight is None:
            return
        card = self._card_of(self.sight, thing)
        if card is not None:
            paint_card(painter, rect, card)
        else:
            paint_character(painter, rect, layout.character_at(self.sight, thing))

    def _card_of(self, sight: Sight, thing: Thing) -> int | None:
        view = sight.view
        match thing:
            case ("pile", pile):
                return view.piles[pile][-1] if view.piles[pile] else None
            case ("subject", seat, number):
                return int(view.subjects[seat][number])
            case ("building", seat, number):
                return int(view.buildings[seat][number])
            case ("pick", card):
                return int(card)
        return None


def _paint_rows_ground(painter: Painter, room: Rect, crest: int, name: str) -> None:
    """What a seat's rows lie on, with its name."""
    painter.fill(room.inset(-theme.unit, -theme.unit / 2), faint(theme.sunk, 0.5), theme.corner)
    heading = room.cut_top(layout.heading_height())[0]
    shield, words = heading.inset(theme.unit, 0).cut_left(heading.height, theme.unit)
    painter.crest(crest, shield)
    painter.text(name, words, theme.small, bold=True, align="left")


def _paint_crest(painter: Painter, rect: Rect, crest: int) -> None:
    painter.crest(crest, rect)


def _paint_points(painter: Painter, rect: Rect, points: int, size: float) -> None:
    size = fitting(counted(points), rect.width / 2, size)
    side = min(size * 1.4, rect.width / 2)
    symbol, words = rect.cut_left(side, theme.unit / 2)
    painter.icon("crown", symbol.centred(side, side), theme.gold)
    painter.text(counted(points), words, size, bold=True, align="left")


BOARD = RivalKingsBoard
