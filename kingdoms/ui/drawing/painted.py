"""A widget that repaints itself when anything that it shows has changed."""

from weakref import WeakSet

from kivy import graphics
from kivy.clock import Clock
from kivy.uix.widget import Widget

from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.language import tr
from kingdoms.ui.theme import theme

# Every live painted widget. If each were bound to the theme by itself, Kivy would go through all that were ever
# bound, including the dead ones, for every new one.
_painted: "WeakSet[Painted]" = WeakSet()


def _change_all(*_change: object) -> None:
    for widget in list(_painted):
        widget.update_look()


def forget_unseen() -> None:
    """Stops painting widgets that are not in the window and will not come back."""
    for widget in list(_painted):
        if widget.get_root_window() is None:
            widget.stop_painting()


theme.bind(on_change=_change_all)
tr.bind(on_switch=_change_all)


class Painted(Widget):
    """A widget that repaints itself before the next frame whenever anything it shows has changed.

    Subclasses draw themselves in `paint`, list the properties it depends on in `shows`, and set their own size in
    `measure` if that depends on them too.
    """

    shows: tuple[str, ...] = ()

    def __init__(self, **kwargs: object) -> None:
        self.instructions = graphics.InstructionGroup()
        """The instructions that draw the widget; a subclass may move them elsewhere on the canvas."""
        self._painter = Painter(self.instructions)
        self._before_next_frame = Clock.create_trigger(self.paint_now, -1)
        super().__init__(**kwargs)
        # At the very bottom of the canvas, below any cursor or text that Kivy draws there itself.
        self.canvas.before.insert(0, self.instructions)
        for name in (*self.shows, "width"):
            self.fbind(name, self.update_look)
        self.bind(pos=self.follow, height=self.repaint)
        _painted.add(self)
        self.update_look()

    @property
    def rect(self) -> Rect:
        """Where the widget is, in the coordinates it paints in."""
        return Rect(self.x, self.y, self.width, self.height)

    @property
    def in_window(self) -> Rect:
        """Where the widget is in the window."""
        return Rect(*self.to_window(*self.pos), *self.size)

    def part_in_window(self, part: Rect) -> Rect:
        """Where a part of the widget is in the window."""
        x, y = self.to_window(part.x, part.y)
        return part._replace(x=x, y=y)

    def paint(self, painter: Painter) -> None:
        """Draws the whole widget."""

    def measure(self) -> None:
        """Sets the size that follows from the content."""

    def follow(self, *_change: object) -> None:
        """Repaints the widget after it was moved."""
        self.repaint()

    def repaint(self, *_change: object) -> None:
        """Repaints before the next frame, only once however often this is called."""
        self._before_next_frame()

    def stop_painting(self) -> None:
        """Stops painting for good."""
        self._before_next_frame.cancel()
        _painted.discard(self)

    def update_look(self, *_change: object) -> None:
        """Measures and repaints the widget, because something that it shows has changed."""
        self.measure()
        self.repaint()

    def paint_now(self, _elapsed: float) -> None:
        """Paints the widget anew; the clock calls this before the next frame."""
        self._painter.clear()
        # Before the screen is laid out there may be no room, and text would be tried at ever smaller sizes.
        if self.width > 0 and self.height > 0:
            self.paint(self._painter)
