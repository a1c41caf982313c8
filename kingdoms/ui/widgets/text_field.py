"""A plain text field, imported when a screen first needs it, because Kivy's part of it loads slowly."""

from kivy.uix.textinput import TextInput

from kingdoms.ui.drawing.painter import Painted, Painter
from kingdoms.ui.theme import theme
from kingdoms.ui.widgets.focus import Focusable


class TextField(Focusable, Painted, TextInput):
    """One line of text, such as a name. Plain on purpose: phone keyboards are fragile."""

    shows = ("focus", "is_focused")

    def activate(self, key: object) -> None:
        """Starts typing, as a tap does."""
        self.focus = True

    def paint(self, painter: Painter) -> None:
        """Paints the field, with a border of ink while it has the focus."""
        painter.fill(self.rect, theme.sunk, theme.corner)
        if self.focus:
            painter.outline(self.rect, theme.ink, theme.band, theme.corner)
        else:
            painter.outline(self.rect, theme.faded, theme.hair, theme.corner)
        if self.is_focused:
            painter.focus_ring(self.rect)
