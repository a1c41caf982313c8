"""The button in Royals that pays for a position."""

from kingdoms.core.state import Thing
from kingdoms.core.words.language import _, enumerated, ngettext
from kingdoms.games.royals.board import COUNTRIES
from kingdoms.games.royals.words.help import rival_in
from kingdoms.games.royals.words.phrases import cards_of, intrigue_cards, price_note
from kingdoms.games.royals.words.why_not import paid_besides
from kingdoms.ui.board.sight import Place, Places, Sight, at
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.royals.card_picking import HAND, PAY, is_paying, paid_position
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import LINE, Style, height_of, size_of
from kingdoms.ui.theme import theme

_CHECK = 1.3  # the space for a tick, in glyphs
_LINES = 3  # the most lines of text


class RoyalsPayButton(Zone):
    """A button while a position is being paid for, and nothing before or after."""

    def measure(self, sight: Sight) -> None:
        """Makes it tall enough for a finger while there is anything to pay."""
        self.is_needed = is_paying(sight, self.board.picking)
        self.wanted_height = theme.touch if self.is_needed else 0

    def lay_out(self, sight: Sight) -> Places:
        """The button fills the zone."""
        return {PAY: at(self.rect)} if self.is_needed else {}

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """The payment, with a note if it is more than the price; until it is enough, a request to choose cards."""
        if not any(target[0] == "position" for target in self.board.picking.ready):
            return _paint_pay, place.rect, _("Choose cards to pay with"), "", False
        hand, intrigue = self._paid(sight)
        position = paid_position(self.board.picking)
        note = (
            price_note(position[1], sum(hand), intrigue, rival_in(sight.view, position[1], sight.captions))
            if position is not None
            else ""
        )
        note = note if _has_room_for(note, _parts(place.rect)[1]) else ""
        return _paint_pay, place.rect, _words(hand, intrigue, note, place.rect), note, True

    def _paid(self, sight: Sight) -> tuple[list[int], int]:
        """How many cards of each country, and how many intrigue cards, are to be paid."""
        hand, intrigue = [0] * len(COUNTRIES), sum(paid_besides(sight.view))
        for name, kind, _number in self.board.picking.picked:
            if name == HAND:
                hand[kind] += 1
            else:
                intrigue += 1
        return hand, intrigue


def _words(hand: list[int], intrigue: int, note: str, rect: Rect) -> str:
    """The cards to pay with, by kind if that fits above the note, otherwise only how many."""
    paid = [cards_of(country, count) for country, count in enumerate(hand) if count]
    paid += [intrigue_cards(intrigue)] if intrigue else []
    words, room = _("Pay {cards}").format(cards=enumerated(paid)), _parts(rect)[1]
    if height_of(words, Style(round(theme.small), bold=True), room.width) + _note_height(note) <= room.height:
        return words
    count = sum(hand) + intrigue
    return ngettext("Pay {n} card", "Pay {n} cards", count).format(n=count)


def _has_room_for(note: str, room: Rect) -> bool:
    """Whether a note fits in one line, with at least one line of bold words above it."""
    is_high = room.height >= LINE * theme.small + _note_height(note)
    return is_high and size_of(note, Style(round(theme.least_name)))[0] <= room.width


def _note_height(note: str) -> float:
    return LINE * theme.least_name if note else 0.0


def _parts(rect: Rect) -> tuple[Rect, Rect]:
    """The space for the tick, and for the words."""
    return rect.inset(theme.gap, theme.unit).cut_left(_CHECK * theme.glyph)


def _paint_pay(painter: Painter, rect: Rect, words: str, note: str, is_ready: bool) -> None:
    """The pay button with a note below its words; gold once the picked cards make up a payment."""
    if is_ready:
        painter.shadow(rect)
        painter.leaf(rect, theme.corner)
    else:
        painter.parchment(rect)
    ink = theme.gold_ink if is_ready else theme.faded
    icon, text = _parts(rect)
    painter.icon("check", icon.centred(theme.glyph, theme.glyph), ink)
    below, above = text.cut_bottom(_note_height(note))
    painter.text(words, above, theme.small, ink, bold=True, lines=_LINES)
    if note:
        painter.text(note, below, theme.least_name, ink)
