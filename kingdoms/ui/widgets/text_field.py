"""A plain text field, imported when a screen first needs it, because Kivy's part of it loads slowly."""

from kivy.clock import Clock
from kivy.input.motionevent import MotionEvent
from kivy.uix.textinput import TextInput

from kingdoms.ui.drawing.painted import Painted
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.theme import theme
from kingdoms.ui.widgets.focus import Focusable


class TextField(Focusable, Painted, TextInput):
    """One line of text, such as a name. Plain on purpose: phone keyboards are fragile.

    Its text is selected when typing starts, so that it can be replaced at once.
    """

    shows = ("focus", "is_focused")

    def __init__(self, **kwargs: object) -> None:
        self._first_touch: MotionEvent | None = None
        """The finger that gave it the focus."""
        super().__init__(**kwargs)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Notes the finger that gives it the focus."""
        had_focus = self.focus
        is_taken = bool(super().on_touch_down(touch))
        if self.focus and not had_focus:
            self._first_touch = touch
        return is_taken

    def on_touch_up(self, touch: MotionEvent) -> bool:
        """Selects the text when the finger that gave it the focus is lifted, since Kivy clears the selection then."""
        is_taken = bool(super().on_touch_up(touch))
        if touch is self._first_touch:
            self._first_touch = None
            Clock.schedule_once(lambda _elapsed: self.select_all(), 0)
        return is_taken

    def activate(self, key: object) -> None:
        """Starts typing, as a tap does."""
        self.focus = True
        Clock.schedule_once(lambda _elapsed: self.select_all(), 0)

    def paint(self, painter: Painter) -> None:
        """Paints the field, with a border of ink while it has the focus."""
        painter.fill(self.rect, theme.sunk, theme.corner)
        if self.focus:
            painter.outline(self.rect, theme.ink, theme.band, theme.corner)
        else:
            painter.outline(self.rect, theme.faded, theme.hair, theme.corner)
        if self.is_focused:
            painter.focus_ring(self.rect)
