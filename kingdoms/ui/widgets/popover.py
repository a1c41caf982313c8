"""A few words beside a thing: what it is, and why it cannot be chosen now. Any touch closes them."""

from itertools import product
from math import hypot, sqrt

from kivy.core.window import Window
from kivy.input.motionevent import MotionEvent
from kivy.properties import StringProperty

from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, height_of, size_of
from kingdoms.ui.theme import theme
from kingdoms.ui.widgets.surfaces import Note

_MARGIN = 1.5  # the space above and below the words, in gaps


class Popover(Note):
    """Appears next to a rectangle of the window, wherever there is room below the prompt."""

    title = StringProperty("")
    text = StringProperty("")
    why_not = StringProperty("")

    __events__ = ("on_dismiss",)

    def __init__(self, beside: Rect, ceiling: float, spared: Rect | None = None, **kwargs: object) -> None:
        """`ceiling` is the height at which the prompt and the bar begin; `spared` is not covered if possible."""
        super().__init__(size_hint=(None, None), **kwargs)
        self._beside, self._ceiling, self._spared = beside, ceiling, spared
        self._longest_line = theme.note * sqrt(theme.text_scale)
        self._lay_out()

    def on_dismiss(self) -> None:
        """Dispatched when it has been closed."""

    def open(self) -> None:
        """Shows it above everything; resizing the window closes it."""
        Window.add_widget(self)
        Window.bind(size=self._on_resize)

    def dismiss(self) -> None:
        """Closes it."""
        if self.parent is not None:
            Window.unbind(size=self._on_resize)
            Window.remove_widget(self)
            self.dispatch("on_dismiss")

    def _on_resize(self, *_size: object) -> None:
        self.dismiss()

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Closes it; a touch outside it, or on the prompt or the bar, also has its usual effect."""
        self.dismiss()
        return bool(self.collide_point(*touch.pos)) and touch.y < self._ceiling

    def paint(self, painter: Painter) -> None:
        """Paints the title, the text and the reason, stacked."""
        painter.parchment(self.rect)
        painter.outline(self.rect, theme.ink, theme.band, theme.corner)
        room = self.rect.inset(theme.padding, _MARGIN * theme.gap)
        for words, style, height in self._parts():
            part, room = room.cut_top(height, theme.unit)
            colour = theme.wax if words is self.why_not else theme.ink
            painter.text(words, part, style.size, colour, bold=style.bold, align="left", lines=20, valign="top")

    @property
    def _inner_width(self) -> float:
        """The width of the words: no more than they need, to cover as little of the board as possible.

        Larger type may use a longer line if the window is wide enough, and so may text that would not fit otherwise.
        """
        most = min(self._longest_line, Window.width - 2 * theme.gap) - 2 * theme.padding
        needed = max((size_of(words, style)[0] for words, style in self._words()), default=0)
        return min(most, needed + theme.unit)

    def _words(self) -> list[tuple[str, Style]]:
        body = Style(round(theme.body))
        parts = ((self.title, Style(round(theme.subtitle), bold=True)), (self.text, body), (self.why_not, body))
        return [(words, style) for words, style in parts if words]

    def _parts(self) -> list[tuple[str, Style, float]]:
        width = self._inner_width
        return [(words, style, height_of(words, style, width) + theme.unit) for words, style in self._words()]

    @property
    def _needed_height(self) -> float:
        parts = self._parts()
        return sum(height for _words, _style, height in parts) + (len(parts) - 1) * theme.unit + 2 * _MARGIN * theme.gap

    def _lay_out(self) -> None:
        beside, room = self._beside, Rect(0, 0, Window.width, self._ceiling).inset(theme.gap)
        if self._needed_height > room.height:
            self._longest_line = room.width
        width, height = self._inner_width + 2 * theme.padding, self._needed_height
        if height > room.height:
            room = Rect(0, 0, *Window.size).inset(theme.gap)
        x = min(max(beside.centre[0] - width / 2, room.x), room.right - width)
        above, below = beside.top + theme.gap, beside.y - theme.gap - height
        y = above if above + height <= room.top else min(below, room.top - height)
        if y < room.y:
            y = min(max(beside.centre[1] - height / 2, room.y), room.top - height)
            x = beside.right + theme.gap if beside.right + theme.gap + width <= room.right else x
        self.size, self.pos = (width, height), self._clear_of_spared(Rect(x, y, width, height), room)

    def _clear_of_spared(self, spot: Rect, room: Rect) -> tuple[float, float]:
        """The usual place, or the nearest one that covers less of what is spared, and then of the thing itself.

        If need be, it covers the prompt.
        """
        spared, beside = self._spared, self._beside
        if spared is None or not spot.shared(spared):
            return spot[:2]
        window = Rect(0, 0, *Window.size).inset(theme.gap)
        across = {spot.x, room.x, room.right - spot.width}
        along = {spot.y, room.y, room.top - spot.height, window.top - spot.height}
        for rect in (spared, beside):
            across |= {rect.right + theme.gap, rect.x - theme.gap - spot.width}
            along |= {rect.top + theme.gap, rect.y - theme.gap - spot.height}
        spots = [
            Rect(x, y, spot.width, spot.height)
            for x, y in product(sorted(across), sorted(along))
            if window.x <= x <= window.right - spot.width and window.y <= y <= window.top - spot.height
        ]
        x, y = beside.centre
        return min(
            [spot, *spots],
            key=lambda other: (
                round(other.shared(spared)),
                round(other.shared(beside)),
                hypot(other.centre[0] - x, other.centre[1] - y),
            ),
        )[:2]
