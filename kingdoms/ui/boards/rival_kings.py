"""The table of Rival Kings: piles and money in the middle, rows of cards, the hand, and the court after the reveal."""

from collections.abc import Sequence

from kingdoms.core.game import Event, Thing
from kingdoms.core.tongue import _
from kingdoms.games.rival_kings.cards import actions
from kingdoms.games.rival_kings.state import HIDDEN, NONE
from kingdoms.ui.board import SKIP, Board, Place, Places, Sight
from kingdoms.ui.boards import rival_kings_layout as layout
from kingdoms.ui.boards.rival_kings_cards import (
    CHARACTER_BACK,
    COIN,
    MARKER,
    paint_action,
    paint_back,
    paint_card,
    paint_character,
    paint_coins,
    paint_empty_row,
)
from kingdoms.ui.boards.rival_kings_court import crest_on, paint_arrows, paint_court_card
from kingdoms.ui.boards.rival_kings_opened import lay_out_pile, lay_out_seat, paint_panel
from kingdoms.ui.boards.rival_kings_scenes import scenes
from kingdoms.ui.painter import Painter
from kingdoms.ui.pieces import Scene
from kingdoms.ui.rect import Rect
from kingdoms.ui.seats import Fact, counted, lay_out_seats, paint_fact, paint_seat, zones
from kingdoms.ui.theme import faint, theme

_CARDS_BELOW = 3  # so many edges of cards under the top of a pile are drawn at most


class RivalKingsBoard(Board):
    """The table of Rival Kings on one canvas."""

    def facts(self, seat: int) -> tuple[Fact, ...]:
        """What is public about a seat."""
        return (Fact(("coins", seat), COIN), Fact(("markers", seat), MARKER))

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
            case ("pick", _card):
                return ("pile", sight.view.agenda[-1][3])
            case ("subject" | "building", seat, _place):
                return ("rows", seat) if ("rows", seat) in self._places else ("seat", seat)
            case ("rows" | "coins" | "markers" | "character", seat) | ("action", seat, _):
                return ("seat", seat)
            case ("hand", _card):
                return ("seat", sight.viewer)
        return None

    def can_open(self, thing: Thing) -> bool:
        """Piles always, rows that overlap, and on a phone every seat."""
        return thing[0] in ("pile", "rows") or (thing[0] == "seat" and theme.form == "phone")

    def count_of(self, sight: Sight, thing: Thing) -> int:
        """Coins, markers and points of a seat."""
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

    # Painting.

    def paint_ground(self, painter: Painter, sight: Sight) -> None:
        """The names above the rows, and the arrows of the court."""
        parts = layout.rooms(zones(self.rect).table)
        if theme.form != "phone":
            columns = parts.rivals.columns(len(sight.rivals), theme.gap)
            for seat, room in zip(sight.rivals, columns, strict=True):
                self._paint_heading(painter, sight, seat, room)
        if theme.form != "phone" and sight.viewer is not None:
            self._paint_heading(painter, sight, sight.viewer, parts.rows)
        self._paint_empty_rows(painter, sight, parts)
        if sight.view.revealed:
            paint_arrows(painter, sight, self._places)

    def _paint_empty_rows(self, painter: Painter, sight: Sight, parts: layout.Rooms) -> None:
        for kind, rect in layout.empty_rows(sight, parts):
            paint_empty_row(painter, rect, kind)

    def _paint_heading(self, painter: Painter, sight: Sight, seat: int, room: Rect) -> None:
        painter.fill(room.inset(-theme.unit, -theme.unit / 2), faint(theme.sunk, 0.5), theme.corner)
        heading = room.cut_top(layout.heading_height())[0]
        crest, words = heading.inset(theme.unit, 0).cut_left(heading.height, theme.unit)
        painter.crest(sight.seats[seat].crest, crest)
        painter.text(sight.seats[seat].name, words, theme.small, bold=True, align="left")

    def paint_thing(self, painter: Painter, thing: Thing, place: Place) -> None:
        """Draws one thing of the table."""
        sight = self.sight
        if sight is None:
            return
        rect, view = place.rect, sight.view
        match thing:
            case ("pile", pile) if place.style != "panel":
                self._paint_pile(painter, sight, pile, rect)
            case ("stack", stack):
                total = view.stacks[stack]
                paint_coins(painter, rect, view.tops[stack], None if total == HIDDEN else total)
            case ("subject" | "building", seat, number):
                row = view.subjects[seat] if thing[0] == "subject" else view.buildings[seat]
                self._paint_owned(painter, rect, row, number, thing[0] == "subject", place.style == "band")
            case ("hand", character):
                paint_character(painter, rect, character)
            case ("character", _) | ("neutral",):
                self._paint_court(painter, sight, thing, place)
            case ("pick", card):
                paint_card(painter, rect, card)
            case ("action", seat, number) if thing in sight.lit:
                paint_action(painter, rect, actions(view.chosen[seat])[number], crest_on(self, sight, seat, number))
            case _:
                self._paint_frame(painter, sight, thing, place)

    def _paint_frame(self, painter: Painter, sight: Sight, thing: Thing, place: Place) -> None:
        """Draws seats, numbers and buttons."""
        if place.style == "panel":
            paint_panel(painter, sight, thing, place.rect)
            return
        match thing:
            case ("seat", seat):
                if place.style == "own":
                    painter.crest(sight.seats[seat].crest, place.rect)
                else:
                    paint_seat(painter, self, seat, place, self.facts(seat))
                    self._paint_chosen(painter, sight, seat, place)
            case ("coins" | "markers", _seat):
                picture = COIN if thing[0] == "coins" else MARKER
                paint_fact(painter, self.count(thing), picture, place.rect, self._fact_size())
            case ("points", _seat):
                self._paint_points(painter, place.rect, self.count(thing))
            case ("supply",):
                self._paint_supply(painter, place.rect)
            case ("skip",):
                self._paint_button(painter, place.rect, sight.label(SKIP))
            case ("close",):
                painter.icon("close", place.rect.centred(theme.glyph, theme.glyph))

    def _paint_pile(self, painter: Painter, sight: Sight, pile: int, rect: Rect) -> None:
        cards = sight.view.piles[pile]
        if not cards:
            painter.outline(rect, theme.line, radius=theme.corner)
            painter.text(_("No card left"), rect.inset(theme.unit), theme.tiny, theme.faded, lines=3)
            return
        for depth in range(min(len(cards) - 1, _CARDS_BELOW), 0, -1):
            painter.parchment(rect.moved(depth * theme.band, -depth * theme.band))
        paint_card(painter, rect, cards[-1])
        place = layout.count_place(rect, self._places[("stack", pile)].rect)
        side = place.height * 0.8
        icon, words = place.centred(side * 2.2, place.height).cut_left(side, theme.unit / 2)
        painter.icon("cards", icon.centred(side, side), theme.faded)
        painter.text(str(len(cards)), words, theme.tiny, theme.faded, bold=True, align="left")

    def _paint_owned(
        self, painter: Painter, rect: Rect, row: list[int], number: int, is_subject: bool, is_banded: bool
    ) -> None:
        paint_card(painter, rect, row[number], is_banded)
        if is_subject and number == len(row) - 1:
            self._paint_active(painter, rect)

    def _paint_active(self, painter: Painter, rect: Rect) -> None:
        """Gold for the subject whose ability its owner has."""
        painter.outline(rect, theme.gold, 2 * theme.band, theme.corner)
        side = max(theme.tiny * 1.6, rect.width * 0.22)
        badge = Rect(rect.right - side * 0.85, rect.top - side * 0.75, side, side)
        painter.circle(badge.centre, side / 2, theme.gold)
        painter.icon("star", badge.inset(side * 0.14), theme.gold_ink)

    def _paint_court(self, painter: Painter, sight: Sight, thing: Thing, place: Place) -> None:
        if place.style == "court":
            paint_court_card(painter, self, sight, thing, place.rect)
            return
        character = layout.character_at(sight, thing)
        if character == HIDDEN:
            paint_back(painter, place.rect, CHARACTER_BACK)
            return
        rect = place.rect.moved(0, theme.lift)
        paint_character(painter, rect, character)
        painter.outline(rect, theme.gold, theme.band * 1.5, theme.corner)

    def _paint_chosen(self, painter: Painter, sight: Sight, seat: int, place: Place) -> None:
        """A small card face down tells that a seat has chosen."""
        if sight.view.revealed or sight.view.chosen[seat] == NONE or self.is_in_the_air(("character", seat)):
            return
        height = min(place.rect.height * 0.7, theme.crest)
        card = place.rect.inset(theme.unit).cut_right(height / 1.4)[0]
        painter.picture(CHARACTER_BACK, card.cut_top(height)[0])

    def _paint_points(self, painter: Painter, rect: Rect, points: int) -> None:
        side = self._fact_size() * 1.4
        symbol, words = rect.cut_left(side, theme.unit / 2)
        painter.icon("crown", symbol.centred(side, side), theme.gold)
        painter.text(counted(points), words, self._fact_size(), bold=True, align="left")

    def _fact_size(self) -> float:
        return theme.body if theme.form == "phone" else theme.lead

    def _paint_supply(self, painter: Painter, rect: Rect) -> None:
        if rect.width > 2 * rect.height:
            paint_fact(painter, self.count(("supply",)), COIN, rect.cut_left(rect.width / 2)[0], theme.small)
            painter.text(_("Supply"), rect.cut_right(rect.width / 2)[0], theme.tiny, theme.faded, align="left")
            return
        side = min(rect.width, rect.height) * 0.55
        name, rest = rect.cut_bottom(1.5 * theme.tiny)
        number, top = rest.cut_bottom(1.5 * theme.small)
        painter.picture(COIN, top.centred(side, side), faint((1, 1, 1, 1), 0.7))
        painter.text(str(self.count(("supply",))), number, theme.small, theme.faded, bold=True)
        painter.text(_("Supply"), name, theme.tiny, theme.faded)

    def _paint_button(self, painter: Painter, rect: Rect, words: str) -> None:
        painter.parchment(rect)
        painter.outline(rect, theme.gold, theme.band, theme.corner)
        painter.text(words, rect.inset(theme.gap, 0), theme.body, bold=True, lines=2)

    def is_card(self, thing: Thing) -> bool:
        """Every card that the viewer knows."""
        if self.sight is None:
            return False
        if thing[0] in ("hand", "character", "neutral"):
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


BOARD = RivalKingsBoard
