"""The layouts with which kv files arrange zones: rows, columns, pages, and the panels of overlays.

All are Kivy's own box layouts, so sizes, spacing and hints mean what they always do. A board has to know at once where
everything is, so `lay_out_fully` lays out everything without waiting for the next frame.
"""

from collections.abc import Iterator
from typing import Any

from kivy import graphics
from kivy.logger import Logger
from kivy.properties import ListProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.layout import Layout
from kivy.uix.widget import Widget

from kingdoms.core.state import Thing
from kingdoms.ui.board.sight import Sight
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme

_ROUNDS = 4  # A zone's wanted size may depend on its actual size, and that on what its neighbours want.
UNSETTLED = "unsettled"  # what the log calls a form that still moves after that many rounds


class TableBox(BoxLayout):
    """Zones in a line."""

    seats = NumericProperty(0)
    """The number of players, people and bots; set on the outermost row or column of a form."""


class TableRow(TableBox):
    """Zones side by side."""


class TableColumn(TableBox):
    """Zones stacked vertically."""


class TablePage(TableColumn):
    """One of several pages."""

    name = StringProperty("")
    title = StringProperty("")
    """The label of its tab."""
    icon = StringProperty("")
    """The symbol on its tab: the name of an icon, or of one of our drawings such as `paladins/symbols/garrison`."""
    holder: "TablePages | None" = None
    """Keeps the form alive: a page reads sizes from it even while the page is hidden and has no parent."""


class TablePages(TableColumn):
    """Several pages, one of them visible."""

    page = StringProperty("")
    """The name of the visible page; an unknown name changes nothing."""
    shift = NumericProperty(0)
    """How far to the right of its place the visible page is drawn, while it comes in."""

    def __init__(self, **kwargs: Any) -> None:
        self.pages: list[TablePage] = []
        self.things = graphics.InstructionGroup()
        """Whatever the board paints on the visible page."""
        self._translation, self._mask, self._unmask = graphics.Translate(), graphics.Rectangle(), graphics.Rectangle()
        super().__init__(**kwargs)
        for start in (
            graphics.StencilPush(), self._mask, graphics.StencilUse(),
            graphics.PushMatrix(), self._translation,
        ):  # fmt: skip
            self.canvas.before.add(start)
        for end in (
            self.things, graphics.PopMatrix(),
            graphics.StencilUnUse(), self._unmask, graphics.StencilPop(),
        ):  # fmt: skip
            self.canvas.after.add(end)
        self.bind(pos=self._draw_shifted, size=self._draw_shifted, shift=self._draw_shifted)

    def add_widget(self, widget: Widget, index: int = 0, canvas: str | None = None) -> None:
        """Adds a page; the first one is visible until another is chosen."""
        if not isinstance(widget, TablePage):
            raise TypeError(f"TablePages can hold only TablePage widgets, not a {type(widget).__name__}.")
        self.pages.append(widget)
        widget.holder = self
        if not self.children:
            super().add_widget(widget, index, canvas)

    @property
    def shown(self) -> TablePage:
        """The visible page."""
        return next(page for page in self.pages if page in self.children)

    def _draw_shifted(self, *_change: object) -> None:
        """Draws the visible page elsewhere, though it is laid out and touched at its place.

        On its way, it is cut off where its neighbours begin; at its place, its gold may glow beyond its edge.
        """
        self._translation.xy = self.shift, 0
        rect = Rect(*self.pos, *self.size).inset(0 if self.shift else -theme.touch, -theme.touch)
        for part in (self._mask, self._unmask):
            part.pos, part.size = rect[:2], rect[2:]

    def on_page(self, _pages: object, name: str) -> None:
        """Turns to another page."""
        wanted = next((page for page in self.pages if page.name == name), None)
        if wanted is not None and wanted not in self.children:
            self.clear_widgets()
            super().add_widget(wanted)


class TableOverlay(TableColumn):
    """The panel of an overlay; its kv rule says how large it is.

    It is centred in the room for it, unless it opens below or above a thing.
    """

    room_size = ListProperty([0.0, 0.0])
    """The width and height of the part of the board that it may cover."""
    widest = NumericProperty(0)
    tallest = NumericProperty(0)
    """Its greatest width and height, if there is room for that."""
    below: "ObjectProperty[Thing | None]" = ObjectProperty(None, allownone=True)
    above: "ObjectProperty[Thing | None]" = ObjectProperty(None, allownone=True)
    """The thing on the table below or above which it opens; None if it is in the middle."""
    steady_height = NumericProperty(0)
    """If it is shorter than this, its top is where that of a centred panel of this height would be."""


def lay_out_fully(form: TableBox, sight: Sight, name: str) -> list[Zone]:
    """Lays out a form until nothing moves any more; returns the visible zones."""
    parts = list(widgets_in(form))
    zones = [part for part in parts if isinstance(part, Zone)]
    layouts = [part for part in parts if isinstance(part, Layout)]
    for _round in range(_ROUNDS):
        for zone in zones:
            zone.measure(sight)
        # Kivy would lay out whatever has changed before the next frame; here it is done at once, top down.
        if not [layout for layout in layouts if _lay_out_if_changed(layout)]:
            break
    else:
        Logger.warning(
            f"Board: {name} is {UNSETTLED} after {_ROUNDS} rounds of layout; its sizes may contradict each other."
        )
    return zones


def _lay_out_if_changed(layout: Layout) -> bool:
    """Lays out a layout if anything about it has changed; returns whether anything had."""
    trigger = layout._trigger_layout
    if not trigger.is_triggered:
        return False
    trigger.cancel()
    layout.do_layout()
    return True


def widgets_in(form: Widget | None, with_hidden: bool = False) -> Iterator[Widget]:
    """A form and everything in it, in kv order; hidden pages only if requested."""
    if form is None:
        return
    yield form
    children = form.pages if with_hidden and isinstance(form, TablePages) else reversed(form.children)
    for child in children:
        yield from widgets_in(child, with_hidden)
