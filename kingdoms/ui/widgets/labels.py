"""Labels in the sizes of the type scale. Each wraps to its width and is as tall as it needs to be."""

from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, OptionProperty, StringProperty
from kivy.uix.label import Label

from kingdoms.ui.drawing.painted import Painted
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.text import SMALLEST, Style, TextBox, is_whole_in, size_of, whole_in
from kingdoms.ui.running_app import running_app
from kingdoms.ui.theme import theme


class InkLabel(Label):
    """Text in ink."""

    def whole_words(self, size: float, text: str, width: float) -> float:
        """This type size, or if need be the largest smaller one at which every word of the text fits into the width."""
        words = text.split()
        widest = max(words, key=lambda word: size_of(word, Style(round(size), self.bold))[0], default="")
        while size > 1 and size_of(widest, Style(round(size), self.bold))[0] >= width > 0:
            size -= 1
        return size


class Body(InkLabel):
    """Running text."""


class Small(InkLabel):
    """Secondary text: notes and captions, in faded ink."""


class UnsavedLine(Small):
    """Says that something is waiting to be saved; takes up no space otherwise."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        app = running_app()
        if app is not None:
            app.bind(unsaved=self._follow)
            self.text = app.unsaved

    def _follow(self, _app: object, words: str) -> None:
        self.text = words


class FittedWords(Painted):
    """Text that always fits its box: it shrinks first, and ends in an ellipsis at worst.

    If it may have several lines, it still uses only one if that is readable.
    """

    text = StringProperty("")
    size_of_type = NumericProperty(0)
    colour = ColorProperty(theme.ink)
    bold = BooleanProperty(False)
    align = OptionProperty("left", options=("left", "centre", "right"))
    lines = NumericProperty(1)
    shows = ("text", "size_of_type", "colour", "bold", "align", "lines")

    def paint(self, painter: Painter) -> None:
        """Paints the text."""
        style = Style(round(self.size_of_type or theme.body), bold=self.bold)
        smallest = style._replace(size=round(style.size * SMALLEST))
        is_line_enough = is_whole_in(self.text, smallest, TextBox(int(self.width), int(self.height)))
        lines = 1 if is_line_enough else int(self.lines)
        if lines > 1:
            style = whole_in(self.text, style, TextBox(int(self.width), int(self.height), lines))
        painter.text(self.text, self.rect, style.size, self.colour, bold=self.bold, align=self.align, lines=lines)
