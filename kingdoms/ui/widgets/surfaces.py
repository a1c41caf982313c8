"""Surfaces for other widgets: pages, panels, bars, rows and scrolling areas; also pictures."""

from typing import Any

from kivy.input.motionevent import MotionEvent
from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from kingdoms.ui.drawing.painted import Painted
from kingdoms.ui.drawing.painter import WHITE, Painter
from kingdoms.ui.theme import theme

_FLOURISH = 1 / 8  # the height of the flourish between two lines, relative to its width


class Parchment(Painted, FloatLayout):
    """A screen of the app on parchment."""

    def paint(self, painter: Painter) -> None:
        """Paints the ground."""
        painter.ground(self.rect)


class Modal(Painted, FloatLayout):
    """Covers everything: nothing behind it can be touched."""

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Keeps the touch to itself."""
        super().on_touch_down(touch)
        return True

    def on_touch_move(self, touch: MotionEvent) -> bool:
        """Keeps the touch to itself."""
        super().on_touch_move(touch)
        return True

    def on_touch_up(self, touch: MotionEvent) -> bool:
        """Keeps the touch to itself."""
        super().on_touch_up(touch)
        return True


class Note(Painted):
    """Words beside what they are about. Messages do not cover them."""


class Stack(BoxLayout):
    """Widgets stacked vertically, as tall as all of them together."""


class Row(BoxLayout):
    """Widgets side by side, as tall as the tallest of them."""


class ActionLine(Row):
    """A sentence with a button beside it; invisible while it has no words."""

    words = StringProperty("")
    action = StringProperty("")
    """The label of the button."""
    icon = StringProperty("")

    __events__ = ("on_release",)

    def on_release(self) -> None:
        """Dispatched when the button is tapped."""

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Ignores touches while there are no words: the button keeps its height even then."""
        return bool(self.words) and super().on_touch_down(touch)


class Scroll(Painted, ScrollView):
    """An area that scrolls up and down, with a thin scroll bar; an arrow shows that there is more below."""

    has_more = BooleanProperty(False)
    """Whether there is more below."""
    below = ColorProperty(theme.clear)
    """The colour of the strip behind the arrow, which keeps the arrow clear of any words."""
    shows = ("has_more", "below")

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        # The arrow is drawn above the content, not below it.
        self.canvas.before.remove(self.instructions)
        self.canvas.after.add(self.instructions)
        for name in ("scroll_y", "viewport_size", "height"):
            self.fbind(name, self._look_below)

    def _look_below(self, *_change: object) -> None:
        hidden = self.viewport_size[1] - self.height
        self.has_more = hidden > 0 and self.scroll_y * hidden > theme.gap

    def paint(self, painter: Painter) -> None:
        """Paints a shadow over the lower edge and an arrow pointing down, if there is more below."""
        if self.has_more:
            edge = self.rect.cut_bottom(theme.glyph)[0]
            painter.fill(edge, self.below)
            painter.sink(edge)
            painter.circle(edge.centre, theme.glyph / 2, theme.panel)
            painter.ring(edge.centre, theme.glyph / 2, theme.faded)
            painter.icon("chevron_down", edge.centred(theme.glyph, theme.glyph), theme.faded)


class Movable(BoxLayout):
    """A box that kv can move from one layout to another."""

    home: "ObjectProperty[Widget | None]" = ObjectProperty(None, allownone=True)
    """The layout that the box belongs in now."""

    def on_home(self, _widget: Widget, home: Widget) -> None:
        """Moves the box to its new home."""
        # The ids of a layout are proxies: equal to their widgets, but not identical.
        if self.parent != home:
            if self.parent is not None:
                self.parent.remove_widget(self)
            home.add_widget(self)


class Panes(BoxLayout):
    """A box that shows only some of its widgets, in the order in which they were added; kv chooses which."""

    shown: "ListProperty[Widget]" = ListProperty([])

    def __init__(self, **kwargs: Any) -> None:
        # The widgets that are not shown live here: the ids of a layout are only weak references.
        self._all: list[Widget] = []
        super().__init__(**kwargs)

    def add_widget(self, widget: Widget, *args: Any, **kwargs: Any) -> None:
        """Adds one of the widgets to choose from."""
        if widget not in self._all:
            self._all.append(widget)
            # A widget that is not shown has no parent. If something else keeps it alive, such as the keyboard, its kv
            # rules must still find the layout that they refer to.
            widget.holder = self  # type: ignore[attr-defined]
        super().add_widget(widget, *args, **kwargs)

    def on_shown(self, _panes: Widget, shown: list[Widget]) -> None:
        """Shows these widgets and no others."""
        widgets = [widget for widget in self._all if widget in shown]
        if self.children[::-1] != widgets:
            self.clear_widgets()
            for widget in widgets:
                self.add_widget(widget)


class Panel(Painted, Movable):
    """A sheet of vellum for widgets stacked vertically. `lit` gives it a gold outline and a glow."""

    lit = BooleanProperty(False)
    shows = ("lit",)

    def paint(self, painter: Painter) -> None:
        """Paints the vellum."""
        painter.parchment(self.rect)
        if self.lit:
            painter.lit(self.rect)


class Bar(Painted, BoxLayout):
    """The bar at the top of a page: a button on the left ('back', 'menu' or none), the title, actions on the right.

    Widgets are added on the right. `on_left` is dispatched when the button on the left is tapped.
    """

    title = StringProperty("")
    icon = StringProperty("back")
    tooltip = StringProperty("")

    __events__ = ("on_left",)

    def on_left(self) -> None:
        """Dispatched when the button on the left is tapped."""

    def paint(self, painter: Painter) -> None:
        """Paints a thin line under the bar."""
        painter.fill((self.x, self.y, self.width, theme.hair), theme.line)


class Divider(Painted):
    """A line with a flourish between two parts of a page."""

    def paint(self, painter: Painter) -> None:
        """Paints the flourish in the middle, with a line to either side."""
        middle, y = self.rect.fitted(_FLOURISH), self.rect.centre[1]
        for start, end in ((self.x, middle.x), (middle.right, self.right)):
            painter.line((start, y, end, y), theme.line)
        painter.picture("frame/flourish", middle, theme.faded)


class Picture(Painted):
    """A drawing, given by its name, whole and undistorted. `aspect` is its height divided by its width."""

    name = StringProperty("")
    aspect = NumericProperty(1.0)
    colour = ColorProperty(WHITE)
    shows = ("name", "aspect", "colour")

    def paint(self, painter: Painter) -> None:
        """Paints the drawing."""
        if self.name:
            painter.picture(self.name, self.rect.fitted(self.aspect), self.colour)


class Crest(Painted):
    """The coat of arms of a seat."""

    crest = NumericProperty(0)
    shows = ("crest",)

    def paint(self, painter: Painter) -> None:
        """Paints the shield with its pattern and charge."""
        painter.crest(int(self.crest), self.rect)
