"""Chips: any number of options in as many lines as they need, one of them chosen."""

from collections.abc import Iterable
from typing import Any

from kivy.properties import ListProperty, ObjectProperty

from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, size_of
from kingdoms.ui.theme import theme
from kingdoms.ui.widgets.buttons import Pressable, Targets

_MARGINS = 3  # the margins in a chip, each a gap and a unit wide: at each end, and between the tick and the words


class Chips(Targets):
    """Chips labelled with the words of their `options`, which are (value, words) pairs as in a Choice."""

    options: "ListProperty[tuple[Any, str]]" = ListProperty([])
    value: "ObjectProperty[Any]" = ObjectProperty(None, allownone=True)
    shows = (*Pressable.shows, "options", "value")

    def measure(self) -> None:
        """Sets the height to that of its lines."""
        self.size_hint_y = None
        self.height = theme.touch * (1 + max((line for line, _left in flow(self._widths(), self.width)), default=0))

    def choose(self, key: object) -> None:
        """Chooses this option."""
        self.value = key
        super().choose(key)

    def places(self) -> dict[Any, Rect]:
        """Where each value can be tapped."""
        widths = self._widths()
        return {
            value: Rect(self.x + left, self.top - (line + 1) * theme.touch, width, theme.touch)
            for (value, _words), width, (line, left) in zip(self.options, widths, flow(widths, self.width), strict=True)
        }

    def paint(self, painter: Painter) -> None:
        """Paints the chosen option on an ink background with a tick, and the others outlined."""
        places = self.places()
        for value, words in self.options:
            rect = places[value]
            self._paint_chip(painter, rect.inset(theme.unit / 2, theme.unit), words, value == self.value)
            if self.focus_key == value:
                self.ring(painter, rect.inset(theme.unit / 2, theme.unit), rect.height / 2)

    def _paint_chip(self, painter: Painter, rect: Rect, words: str, is_chosen: bool) -> None:
        radius = rect.height / 2
        if is_chosen:
            painter.fill(rect, theme.ink, radius)
            tick, rect = rect.inset(theme.gap, 0).cut_left(theme.body, theme.unit)
            painter.icon("check", tick, theme.panel)
        else:
            painter.fill(rect, theme.sunk, radius)
            painter.outline(rect, theme.faded, theme.hair, radius)
            rect = rect.inset(theme.gap, 0)
        painter.text(words, rect, theme.body, theme.panel if is_chosen else theme.ink, bold=is_chosen)

    def _widths(self) -> list[float]:
        """The width of each option; there is always room for the tick, so nothing moves when the choice changes."""
        style, around = Style(round(theme.body), bold=True), theme.body + _MARGINS * (theme.gap + theme.unit)
        widest = max(theme.touch, self.width)
        return [min(max(theme.touch, size_of(words, style)[0] + around), widest) for _value, words in self.options]


def flow(widths: Iterable[float], room: float, gap: float = 0) -> list[tuple[int, float]]:
    """The line of each thing and its distance from the left, if they flow into lines of this width."""
    places, line, left = [], 0, 0.0
    for width in widths:
        if left and left + width > room:
            line, left = line + 1, 0.0
        places.append((line, left))
        left += width + gap
    return places
