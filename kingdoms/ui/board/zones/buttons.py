"""The buttons near the hand: undo, redo, and the one that ends or skips a step."""

from typing import NamedTuple

from kivy.properties import BooleanProperty, NumericProperty

from kingdoms.core.state import Thing
from kingdoms.ui.board.sight import END, REDO, SKIP, UNDO, Place, Places, Sight, at
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.panels import paint_button
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, size_of
from kingdoms.ui.theme import theme

_ICONS = {UNDO: "undo", REDO: "redo"}


class Buttons(NamedTuple):
    """The state of the buttons; `step` is the label of the text button, empty while there is nothing to end."""

    can_undo: bool = False
    can_redo: bool = False
    step: str = ""


class TableButtons(Zone):
    """The buttons at the lower right of every board. Each keeps its place even while it has nothing to do.

    Undo is next to the text button. If that would become too narrow, redo is left out; the menu has it too.
    """

    narrowest = NumericProperty(0)
    widest = NumericProperty(0)
    """The greatest width of the text button; `narrowest` is the least, unless it is 0: then that is the label's."""
    is_above_flights = BooleanProperty(True)

    def measure(self, sight: Sight) -> None:
        """Makes it wide enough for undo, and for the text button's label on one line unless it is very long."""
        width = min(self.widest, max(self.narrowest, self._words_width(sight)))
        self.wanted_width = theme.touch + theme.unit + width
        self.wanted_height = theme.touch

    def lay_out(self, sight: Sight) -> Places:
        """Redo, then undo, then the text button."""
        places: Places = {}
        buttons, rest = self.board.buttons, self.rect
        if rest.width >= 2 * (theme.touch + theme.unit) + (self.narrowest or self._words_width(sight)):
            redo, rest = rest.cut_left(theme.touch, theme.unit)
            if buttons.can_redo:
                places[REDO] = at(redo)
        undo, rest = rest.cut_left(theme.touch, theme.unit)
        if buttons.can_undo:
            places[UNDO] = at(undo)
        if self._words(sight):
            places[SKIP if self._is_leaving(sight) else END] = at(rest)
        return places

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """A button with an icon or with words."""
        if thing in _ICONS:
            return _paint_icon_button, place.rect, _ICONS[thing]
        if self.board.opened is not None and self.board.flying.is_moving:
            # A scene that covers the table has a button of its own.
            return _paint_no_button, place.rect
        return paint_button, place.rect, self._words(sight)

    def _words_width(self, sight: Sight) -> float:
        """The width of the label on one line."""
        words = self._words(sight)
        return size_of(words, Style(round(theme.body), bold=True))[0] + 2 * theme.gap if words else 0.0

    def _words(self, sight: Sight) -> str:
        if not self._is_leaving(sight):
            return self.board.buttons.step
        return self.board.skip_label(sight) if SKIP in sight.lit else self.board.ending(sight)

    def _is_leaving(self, sight: Sight) -> bool:
        """Whether the button skips something, or gives up a choice in order to.

        While an opponent's steps are shown, it hurries them instead.
        """
        can_leave = SKIP in sight.lit or self.board.can_choose_instead(sight, SKIP)
        return can_leave and not self.board.shows_steps


def _paint_no_button(_painter: Painter, _rect: Rect) -> None:
    """Paints nothing."""


def _paint_icon_button(painter: Painter, rect: Rect, icon: str) -> None:
    painter.parchment(rect)
    painter.outline(rect, theme.line, radius=theme.corner)
    painter.icon(icon, rect.centred(theme.glyph, theme.glyph))
