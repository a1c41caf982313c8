"""Bar charts: one row for each thing compared."""

from collections.abc import Sequence
from typing import NamedTuple

from kivy.properties import NumericProperty, ObjectProperty

from kingdoms.ui.charts.diagram import PLAIN, Diagram, paint_bar, paint_sign
from kingdoms.ui.charts.scales import Scale
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import LINE, LOOSE_LINE, Style, height_of, size_of
from kingdoms.ui.theme import theme

_BAR_MARGIN = 0.22  # space above and below a bar, as a share of its line's height
_SIGN = 1.2  # the width of a mark in the legend, in letters


class ChartBar(NamedTuple):
    """A value with its text and its owner's mark."""

    value: float
    text: str
    mark: int = PLAIN


class BarRow(NamedTuple):
    """A label, its bars, one below another, and a note about the label."""

    label: str
    bars: Sequence[ChartBar]
    note: str = ""


class Bars(Diagram):
    """Rows of bars on one scale, which begins at 0, or below if a value is negative, and ends at `high` or above."""

    rows: "ObjectProperty[Sequence[BarRow]]" = ObjectProperty(())
    legend: "ObjectProperty[Sequence[tuple[int, str]]]" = ObjectProperty(())
    """Marks and what they stand for."""
    high = NumericProperty(0)
    """The scale reaches at least this value."""
    shows = ("rows", "legend", "high")

    def measure(self) -> None:
        """Sets the height to that of all rows."""
        self.size_hint_y = None
        self.height = self._legend_height + sum(self._row_height(row) for row in self.rows)

    def paint(self, painter: Painter) -> None:
        """Paints the legend, then the rows."""
        if not self.rows:
            return
        legend, rest = self.rect.cut_top(self._legend_height)
        self._paint_legend(painter, legend)
        bars = [bar for row in self.rows for bar in row.bars]
        widest = max(size_of(bar.text, Style(round(theme.small), bold=True))[0] for bar in bars)
        low, high = min(0, *(bar.value for bar in bars)), max(self.high, 0.01, *(bar.value for bar in bars))
        scale = Scale(low, high, rest.x, rest.right - widest - 2 * theme.unit)
        for row in self.rows:
            place, rest = rest.cut_top(self._row_height(row))
            self._paint_row(painter, place, row, scale)

    def _paint_row(self, painter: Painter, place: Rect, row: BarRow, scale: Scale) -> None:
        words, rest = place.cut_top(self._words_height(row))
        note, label = words.cut_bottom(self._note_height(row)) if self._is_stacked(row) else (words, words)
        painter.text(row.label, label, theme.small, bold=True, align="left", lines=4, valign="bottom")
        align = "left" if self._is_stacked(row) else "right"
        painter.text(row.note, note, theme.small, theme.faded, align=align, lines=4, valign="bottom")
        for bar in row.bars:
            line, rest = rest.cut_top(self._line_height)
            self._paint_bar(painter, line, bar, scale)

    def _paint_bar(self, painter: Painter, line: Rect, bar: ChartBar, scale: Scale) -> None:
        start, end = sorted((scale.at(0), scale.at(bar.value)))
        shape = Rect(start, line.y, max(end - start, theme.band), line.height).inset(0, _BAR_MARGIN * line.height)
        paint_bar(painter, shape, bar.mark, theme.unit / 2)
        x = shape.right + theme.unit
        painter.text(bar.text, (x, line.centre[1]), theme.small, align="left", bold=bar.mark != PLAIN)

    def _paint_legend(self, painter: Painter, rect: Rect) -> None:
        """Paints each item on a line of its own."""
        for mark, text in self.legend:
            line, rect = rect.cut_top(LOOSE_LINE * theme.small)
            sign, words = line.cut_left(_SIGN * theme.small, theme.unit)
            paint_sign(painter, sign, mark)
            painter.text(text, words, theme.small, theme.faded, align="left")

    @property
    def _line_height(self) -> float:
        return LINE * theme.small

    @property
    def _legend_height(self) -> float:
        return len(self.legend) * LOOSE_LINE * theme.small + (theme.unit if self.legend else 0)

    def _is_stacked(self, row: BarRow) -> bool:
        """Whether the note is below the label, because they do not fit side by side."""
        label, note = size_of(row.label, _label_style())[0], size_of(row.note, _note_style())[0]
        return bool(row.note) and label + note + theme.gap > self.width

    def _note_height(self, row: BarRow) -> float:
        return height_of(row.note, _note_style(), max(theme.touch, self.width))

    def _words_height(self, row: BarRow) -> float:
        label = height_of(row.label, _label_style(), max(theme.touch, self.width))
        return label + (self._note_height(row) if self._is_stacked(row) else 0) + theme.unit

    def _row_height(self, row: BarRow) -> float:
        return self._words_height(row) + len(row.bars) * self._line_height + theme.unit


def _label_style() -> Style:
    return Style(round(theme.small), bold=True)


def _note_style() -> Style:
    return Style(round(theme.small))
