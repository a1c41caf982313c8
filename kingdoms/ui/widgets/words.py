"""Text on a screen, in the steps of the type scale. It wraps to its width and is as high as it has to be."""

from kivy.properties import BooleanProperty, ColorProperty, StringProperty
from kivy.uix.label import Label

from kingdoms.ui.painter import Painted, Painter


class Words(Label):
    """A text in ink. `one_line` cuts it with an ellipsis instead of wrapping it."""

    one_line = BooleanProperty(False)


class Display(Words):
    """The largest words: the name of the app, the winner."""


class Title(Words):
    """The heading of a screen or a sheet."""


class Lead(Words):
    """The heading of a part of a screen; names and numbers that stand out."""


class Body(Words):
    """Running text."""


class Small(Words):
    """Text of less weight: notes and captions, in faded ink."""


class Icon(Painted):
    """A symbol of `fonts.ICONS`, as large as the widget."""

    icon = StringProperty("")
    colour = ColorProperty("#000000")

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.bind(icon=self.repaint, colour=self.repaint)

    def paint(self, painter: Painter) -> None:
        if self.icon:
            painter.icon(self.icon, self.rect, self.colour)
