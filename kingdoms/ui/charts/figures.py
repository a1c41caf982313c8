"""A few large numbers with captions, as many side by side as fit."""

from collections.abc import Sequence
from typing import NamedTuple

from kivy.properties import ObjectProperty

from kingdoms.ui.drawing.painted import Painted
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.text import Style, height_of, size_of
from kingdoms.ui.theme import theme

_NUMBER_LINE = 1.25  # the height of a number relative to its type size


class Figure(NamedTuple):
    """A number and what it counts."""

    number: str
    words: str


class Figures(Painted):
    """Numbers in rows; the widest number or word of a caption limits how many fit in a row."""

    figures: "ObjectProperty[Sequence[Figure]]" = ObjectProperty(())
    shows = ("figures",)

    def measure(self) -> None:
        """Sets the height to that of its rows."""
        self.size_hint_y = None
        rows = len(self._rows())
        self.height = rows * self._row_height + max(0, rows - 1) * theme.gap

    def paint(self, painter: Painter) -> None:
        """Paints each number above its caption."""
        rows = self._rows()
        for row, place in zip(rows, self.rect.rows(max(1, len(rows)), theme.gap), strict=True):
            for figure, cell in zip(row, place.columns(len(row), theme.unit), strict=True):
                number, words = cell.cut_top(_NUMBER_LINE * theme.title)
                painter.text(figure.number, number, theme.title, bold=True)
                painter.text(figure.words, words, theme.small, theme.faded, lines=4, valign="top")

    @property
    def _in_row(self) -> int:
        small, title = Style(round(theme.small)), Style(round(theme.title), bold=True)
        words = [size_of(word, small)[0] for figure in self.figures for word in figure.words.split()]
        widest = max([size_of(figure.number, title)[0] for figure in self.figures] + words, default=1)
        return max(1, min(len(self.figures), int((self.width + theme.unit) / (widest + theme.unit))))

    def _rows(self) -> list[Sequence[Figure]]:
        """The figures row by row, evenly distributed."""
        if not self.figures:
            return []
        rows = -(-len(self.figures) // self._in_row)
        length = -(-len(self.figures) // rows)
        return [self.figures[first : first + length] for first in range(0, len(self.figures), length)]

    @property
    def _row_height(self) -> float:
        rows = self._rows()
        width = (self.width + theme.unit) / max(1, len(rows[0]) if rows else 1) - theme.unit
        words = max((height_of(figure.words, Style(round(theme.small)), width) for figure in self.figures), default=0)
        return _NUMBER_LINE * theme.title + words + theme.unit
