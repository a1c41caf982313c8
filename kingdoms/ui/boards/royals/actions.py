"""What can be done in Royals besides taking something on the table: choose what to draw, pay, or end the turn."""

from typing import TYPE_CHECKING

from kivy.properties import NumericProperty, OptionProperty

from kingdoms.core.game import Thing
from kingdoms.core.language import _
from kingdoms.ui.board.sight import Place, Places, Sight, at
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.royals.payment import PAY, is_paying
from kingdoms.ui.boards.royals.tokens import BACK, INTRIGUE_BACK, paint_picture
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import CARD_SHAPE, theme

if TYPE_CHECKING:
    from kingdoms.ui.boards.royals.board import RoyalsBoard

ALL, PLANS, BUTTONS = "all", "plans", "buttons"
"""What a zone shows: the plans of what to draw, the buttons that pay and end the turn, or both."""
PLAN_CARDS = ((BACK, BACK, BACK), (BACK, INTRIGUE_BACK))
"""The cards that are drawn with each plan."""
_HIGHEST = 1.5  # the height of a button at most, in touches
_STEP, _CHECK = 0.55, 1.3  # how far the cards of a plan are apart, in cards; the room for a check, in glyphs
_PLAN_MARGIN, _PLAN_LINES = 1.5, 4  # at the sides of a plan, in units; lines of words on it at most
_PLAN_CARDS = 0.4  # the width of the cards on a plan at most, of the plan
_IN_A_ROW = 5.25  # the width from which two buttons are side by side however high the zone is, in touches


class RoyalsActions(Zone):
    """Buttons side by side or, in a high zone, below each other."""

    kind = OptionProperty(ALL, options=(ALL, PLANS, BUTTONS))
    least, most = NumericProperty(1), NumericProperty(9)
    """Fewer buttons than this, or more, are elsewhere."""
    count = NumericProperty(0)
    """How many buttons there are."""

    board: "RoyalsBoard"

    def measure(self, sight: Sight) -> None:
        """A finger high while there is anything to do."""
        self.count = len(self._things(sight))
        self.wanted_height = theme.touch if self.count else 0

    def lay_out(self, sight: Sight) -> Places:
        """The buttons share the zone."""
        things, room = self._things(sight), self.rect
        is_row = room.height < 2 * theme.touch or room.width > _IN_A_ROW * theme.touch
        cells = (room.columns if is_row else room.rows)(max(1, len(things)), theme.unit)
        highest = _HIGHEST * theme.touch
        cells = [cell.centred(cell.width, min(cell.height, highest)) for cell in cells]
        return {thing: at(cell) for thing, cell in zip(things, cells, strict=False)}

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """A plan with its cards, or a button."""
        if thing[0] == "plan":
            return _paint_plan, place.rect, thing[1], sight.label(thing)
        is_ready = any(target[0] == "position" for target in self.board.picking.ready)
        return _paint_pay, place.rect, _("Pay") if is_ready else _("Pick cards to pay"), is_ready

    def _things(self, sight: Sight) -> list[Thing]:
        things: list[Thing] = []
        if self.kind != BUTTONS:
            things += [thing for thing in sight.lit if thing[0] == "plan"]
        if self.kind != PLANS:
            things += [PAY] if is_paying(sight, self.board.picking) else []
        return things if self.least <= len(things) <= self.most else []


def _paint_plan(painter: Painter, rect: Rect, plan: int, words: str) -> None:
    """One of the two things that can be drawn: its cards, and what it is called."""
    painter.parchment(rect)
    inner = rect.inset(_PLAN_MARGIN * theme.unit, theme.unit)
    cards_wide = 1 + _STEP * (len(PLAN_CARDS[plan]) - 1)
    width = min(inner.height / CARD_SHAPE, _PLAN_CARDS * inner.width / cards_wide)
    step = _STEP * width
    cards, text = inner.cut_left(cards_wide * width, theme.unit)
    cards = cards.centred(cards.width, width * CARD_SHAPE)
    for number, picture in enumerate(PLAN_CARDS[plan]):
        paint_picture(painter, Rect(cards.x + number * step, cards.y, width, cards.height), picture)
    painter.text(words, text, theme.small, bold=True, lines=_PLAN_LINES)


def _paint_pay(painter: Painter, rect: Rect, words: str, is_ready: bool) -> None:
    """The button that pays; gold once just the right cards are picked."""
    if is_ready:
        painter.shadow(rect)
        painter.leaf(rect, theme.corner)
    else:
        painter.parchment(rect)
    ink = theme.gold_ink if is_ready else theme.faded
    icon, text = rect.inset(theme.unit).cut_left(_CHECK * theme.glyph)
    painter.icon("check", icon.fitted(1), ink)
    painter.text(words, text, theme.body if is_ready else theme.small, ink, bold=True, lines=2)
