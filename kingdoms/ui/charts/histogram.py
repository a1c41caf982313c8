"""A histogram of points: one row of columns per player, all on the same axis."""

from collections.abc import Sequence
from itertools import chain
from typing import NamedTuple

from kivy.properties import ObjectProperty

from kingdoms.core.words.language import numeral
from kingdoms.ui.charts.diagram import PLAIN, Diagram, paint_bar
from kingdoms.ui.charts.marks import paint_mark
from kingdoms.ui.charts.scales import Bins, bins
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import LINE, Style, size_of
from kingdoms.ui.theme import theme

_MOST = 12  # the maximum number of columns per row
_FEW, _HIGH = 2, 1.5  # up to this many lots have taller columns; their height in touches


class Lot(NamedTuple):
    """One player's points, or everybody's, with a label and a mark."""

    label: str
    mark: int
    values: Sequence[int]


class Histogram(Diagram):
    """The lots, stacked; each column shows how many results are in its range of points."""

    lots: "ObjectProperty[Sequence[Lot]]" = ObjectProperty(())
    shows = ("lots",)

    def measure(self) -> None:
        """Sets the height to that of all rows and the axis."""
        self.size_hint_y = None
        self.height = len(self.lots) * (self._row_height + theme.gap) + self._foot_height if self.lots else 0

    def paint(self, painter: Painter) -> None:
        """Paints the rows, and the numbers below them."""
        if not self.lots:
            return
        rest = self.rect
        in_bins = self.counted()
        for lot, found in zip(self.lots, in_bins, strict=True):
            row, rest = rest.cut_top(self._row_height, theme.gap)
            self._paint_row(painter, row, lot, found)
        foot, edges = self._area(rest), in_bins[0].edges
        width, middle = foot.width / len(in_bins[0].counts), self.y + (self._foot_height + theme.gap) / 2
        for number, edge in enumerate(edges):
            painter.text(numeral(edge), (foot.x + number * width, middle), theme.tiny, theme.faded)

    def counted(self) -> list[Bins]:
        """Each lot's values, counted in the same bins."""
        everything = list(chain.from_iterable(lot.values for lot in self.lots))
        # The columns leave room for the numbers below them.
        widest = size_of("888", Style(round(theme.tiny)))[0] + theme.unit
        most = max(2, min(_MOST, int(self.width / widest) - 1))
        return [bins(lot.values, everything, most) for lot in self.lots]

    @property
    def _row_height(self) -> float:
        return 2 * LINE * theme.small + (theme.touch if len(self.lots) > _FEW else _HIGH * theme.touch)

    @property
    def _foot_height(self) -> float:
        return LINE * theme.tiny + theme.unit

    def _area(self, rect: Rect) -> Rect:
        """The area of the columns, with room at both ends for the numbers below."""
        return rect.inset(size_of("888", Style(round(theme.tiny)))[0] / 2, 0)

    def _paint_row(self, painter: Painter, row: Rect, lot: Lot, found: Bins) -> None:
        head, below = row.cut_top(LINE * theme.small)
        if lot.mark != PLAIN:
            sign, head = head.cut_left(theme.small, theme.unit)
            paint_mark(painter, lot.mark, sign.centre, theme.small)
        painter.text(lot.label, head, theme.small, bold=True, align="left")
        area = self._area(below)
        tallest, room = max(1, *found.counts), area.height - LINE * theme.tiny
        for count, column in zip(found.counts, area.columns(len(found.counts)), strict=True):
            if count:
                column = column._replace(height=max(theme.band, room * count / tallest)).inset(theme.hair, 0)
                paint_bar(painter, column, lot.mark)
                words = Rect(column.x, column.top, column.width, LINE * theme.tiny)
                painter.text(str(count), words, theme.tiny, theme.faded)
        painter.fill((area.x, area.y, area.width, theme.hair), theme.faded)
