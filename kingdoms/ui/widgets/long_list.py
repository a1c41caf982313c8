"""A list of any length in which only the visible lines exist.

Kivy's own list lays out every line whenever it changes, which takes a third of a second for ten thousand lines; here a
change affects only the visible lines.
"""

from bisect import bisect_right
from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate
from typing import Any

from kivy.clock import Clock
from kivy.properties import AliasProperty, ObjectProperty
from kivy.uix.widget import Widget

from kingdoms.ui.theme import theme
from kingdoms.ui.widgets import Scroll

_BEYOND = 1
"""How many lines exist above and below the visible ones, so that the keyboard can reach them."""


SHORTEST_BAR = 0.08
"""The minimum length of the scroll bar, as a share of the height, so that it stays visible."""


class LongList(Scroll):
    """A list that scrolls. Lines are reused; each shows its `item`."""

    items: "ObjectProperty[Sequence[Any]]" = ObjectProperty(())
    """The items, from top to bottom."""
    make_line: "ObjectProperty[Callable[[], Any]]" = ObjectProperty(None)
    """Makes a new line, a widget with the property `item`."""
    heights_of: "ObjectProperty[Callable[[Sequence[Any], float], Iterable[float]]]" = ObjectProperty(None)
    """Returns the heights of the items' lines at a given width."""

    def __init__(self, **kwargs: Any) -> None:
        self.lines: dict[int, Any] = {}
        """The lines that exist, by their index."""
        self._spare: list[Any] = []
        self._ends: list[float] = []
        self._item_to_show: Any = None
        self._kept: tuple[Any, float] | None = None
        self._area = Widget(size_hint_y=None)
        super().__init__(**kwargs)
        self.add_widget(self._area)
        self._show_soon = Clock.create_trigger(self._show, -1)
        self._measure_soon = Clock.create_trigger(self._measure, -1)
        for name in ("items", "width", "make_line", "heights_of"):
            self.fbind(name, self._measure_soon)
        for name in ("scroll_y", "height"):
            self.fbind(name, self._show_soon)
        theme.bind(on_change=self._measure_soon)

    def _where_bar_is(self) -> tuple[float, float]:
        """Where the scroll bar begins, from the bottom, and its length, as shares of the height."""
        hidden = self._area.height - self.height
        share = max(SHORTEST_BAR, self.height / self._area.height) if hidden > 0 else 1.0
        return (1 - share) * min(1.0, max(0.0, self.scroll_y)), share

    vbar = AliasProperty(_where_bar_is, bind=("scroll_y", "viewport_size", "height"))

    def scroll_to_item(self, item: Any) -> None:
        """Scrolls just far enough to show an item, as soon as its position is known."""
        self._item_to_show = item
        self._measure_soon()

    def replace(self, items: Sequence[Any]) -> None:
        """Lists these items instead. The visible lines stay where they are, if they are still listed."""
        self._kept = self._topmost()
        self.items = items

    def _topmost(self) -> tuple[Any, float] | None:
        """The first visible item and how far it extends above the edge; None at the very top."""
        above = (1 - self.scroll_y) * (self._area.height - self.height)
        if self.scroll_y >= 1 or above <= 0 or len(self._ends) != len(self.items):
            return None
        number = min(bisect_right(self._ends, above), len(self._ends) - 1)
        return self.items[number], above - self._span(number)[0]

    def _keep_in_place(self, item: Any, above: float, height: float) -> None:
        """Scrolls to the item in a list that is going to have this height."""
        if item in self.items and height > self.height:
            top = self._span(self.items.index(item))[0] + above
            self.scroll_y = 1 - min(1.0, top / (height - self.height))

    def _scroll_to(self, number: int) -> None:
        top, bottom = self._span(number)
        hidden = self._area.height - self.height
        if hidden > 0:
            above = min(max((1 - self.scroll_y) * hidden, bottom - self.height), top)
            self.scroll_y = 1 - above / hidden

    def _span(self, number: int) -> tuple[float, float]:
        """Where an item begins and ends, from the top of the list."""
        return self._ends[number - 1] if number else 0.0, self._ends[number]

    def _measure(self, *_change: object) -> None:
        """Recalculates the position of every item; all lines may have changed."""
        if self.heights_of is None:
            return
        self._ends = list(accumulate(self.heights_of(self.items, self.width)))
        height = self._ends[-1] if self._ends else 0
        if self._kept is not None:
            self._keep_in_place(*self._kept, height)
        self._kept = None
        self._area.height = height
        for number in list(self.lines):
            self._recycle(number)
        if self._item_to_show is not None and self._item_to_show in self.items:
            self._scroll_to(self.items.index(self._item_to_show))
        self._item_to_show = None
        self._show()

    def _show(self, *_change: object) -> None:
        """Builds the visible lines and recycles the others."""
        wanted = self._in_sight()
        for number in [number for number in self.lines if number not in wanted]:
            self._recycle(number)
        for number in wanted:
            if number not in self.lines:
                self._take(number)

    def _in_sight(self) -> range:
        hidden = max(0.0, self._area.height - self.height)
        top = (1 - self.scroll_y) * hidden
        first = max(0, bisect_right(self._ends, top) - _BEYOND)
        last = bisect_right(self._ends, top + self.height) + _BEYOND
        return range(first, min(len(self._ends), last + 1))

    def _take(self, number: int) -> None:
        line = self._spare.pop() if self._spare else self.make_line()
        top, bottom = self._span(number)
        line.size_hint = None, None
        line.size, line.pos = (self.width, bottom - top), (0, self._area.height - bottom)
        line.item = self.items[number]
        self.lines[number] = line
        self._area.add_widget(line)

    def _recycle(self, number: int) -> None:
        line = self.lines.pop(number)
        self._area.remove_widget(line)
        self._spare.append(line)
