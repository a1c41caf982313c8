"""A table of points: one column per seat under its crest, the totals, and one row per category or game below."""

from collections.abc import Sequence
from typing import NamedTuple

from kivy.animation import Animation
from kivy.input.motionevent import MotionEvent
from kivy.properties import NumericProperty, ObjectProperty

from kingdoms.core.language import _
from kingdoms.core.seats import Seat
from kingdoms.core.series import Series
from kingdoms.core.session import Session
from kingdoms.ui.drawing.painter import Painted, Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import SMALLEST, Style, counted, height_of, size_of
from kingdoms.ui.theme import faint, theme

_LINE = 1.45  # the height of a line for the size of its type


class ScoreSheet(NamedTuple):
    """The content of a table: the seats, rows with a label and points by seat, the totals' label, and the winners."""

    seats: Sequence[Seat] = ()
    rows: Sequence[tuple[str, Sequence[int]]] = ()
    total: str = ""
    winners: Sequence[int] = ()
    has_places: bool = True
    """An abandoned game has no winner."""

    def places(self) -> list[int]:
        """The place of each seat, from 1; equal points share a place, unless a tie for the first was broken."""
        totals = [sum(points[seat] for _label, points in self.rows) for seat in range(len(self.seats))]
        results = [(seat in self.winners, total) for seat, total in enumerate(totals)]
        return [1 + sum(other > result for other in results) for result in results]


class ScoreTable(Painted):
    """Fills row by row while the totals count up. Labels are above their numbers if there is no room beside them."""

    sheet = ObjectProperty(ScoreSheet())
    filled = NumericProperty(0.0)
    """How many rows are visible; a fraction is a row that is fading in."""
    shows = ("sheet", "filled")

    __events__ = ("on_full",)

    def on_full(self) -> None:
        """All rows are visible."""

    def fill(self) -> None:
        """Fills the table row by row at the chosen speed; a tap fills it at once."""
        Animation.cancel_all(self, "filled")
        seconds = theme.seconds("count") * len(self.sheet.rows)
        self.filled = 0.0
        if not seconds:
            self.fill_at_once()
            return
        animation = Animation(filled=len(self.sheet.rows), duration=seconds)
        animation.bind(on_complete=lambda *_done: self.dispatch("on_full"))
        animation.start(self)

    def fill_at_once(self) -> None:
        """Shows all rows now."""
        Animation.cancel_all(self, "filled")
        self.filled = float(len(self.sheet.rows))
        self.dispatch("on_full")

    @property
    def is_full(self) -> bool:
        """Whether all rows are visible."""
        return self.filled >= len(self.sheet.rows)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """A tap fills the table at once."""
        if self.collide_point(*touch.pos) and not self.is_full and not touch.is_mouse_scrolling:
            self.fill_at_once()
            return True
        return super().on_touch_down(touch)

    def measure(self) -> None:
        """As high as all rows together; 0 while there is nothing to show."""
        rows = sum(map(self._row_height, self._labels()))
        self.height = self._head_height + rows + 2 * self._padding if self.sheet.seats else 0

    def paint(self, painter: Painter) -> None:
        """The heads, the totals, and the rows that are visible so far."""
        if not self.sheet.seats:
            return
        painter.parchment(self.rect)
        area = self.rect.inset(self._padding)
        if self.is_full:
            self._paint_winners(painter, area)
        head, rest = area.cut_top(self._head_height)
        self._paint_head(painter, head)
        # The totals come first, because everybody looks for them.
        lines = [(self.sheet.total, self.sums()), *self.sheet.rows]
        for number, (label, points) in enumerate(lines):
            row, rest = rest.cut_top(self._row_height(label))
            is_total = number == 0
            ends, is_strong = (row.x, row.top, row.right, row.top), number == 1
            painter.line(ends, theme.ink if is_strong else theme.line, theme.band if is_strong else theme.hair)
            self._paint_label(painter, row, label, is_total)
            self._paint_points(painter, row, points, 1.0 if is_total else self._share(number - 1), is_total)

    def _labels(self) -> list[str]:
        """The labels of the lines."""
        return [self.sheet.total, *(label for label, _points in self.sheet.rows)]

    def sums(self) -> list[int]:
        """Each seat's points in the visible rows."""
        return [
            round(sum(points[seat] * self._share(number) for number, (_label, points) in enumerate(self.sheet.rows)))
            for seat in range(len(self.sheet.seats))
        ]

    def _share(self, row: int) -> float:
        """How much of a row has faded in."""
        return min(1.0, max(0.0, self.filled - row))

    def _paint_winners(self, painter: Painter, area: Rect) -> None:
        for band in self._bands(area):
            columns = self._columns(band)
            for winner in self.sheet.winners:
                column = columns[winner].inset(theme.unit / 2, 0)
                painter.fill(column, faint(theme.glow, 0.28), theme.corner)
                painter.outline(column, theme.gold, theme.band, theme.corner)

    def _bands(self, area: Rect) -> list[Rect]:
        """Where gold marks a winner: one area, or the rows without their labels if these are above the numbers."""
        if not self._is_stacked:
            return [area.inset(0, -theme.unit)]
        head, rest = area.cut_top(self._head_height)
        bands = [head.inset(0, theme.unit / 2)]
        for label in self._labels():
            row, rest = rest.cut_top(self._row_height(label))
            bands.append(self._numbers(row).inset(0, theme.unit / 2))
        return bands

    def _numbers(self, row: Rect) -> Rect:
        """The part of a row with its numbers."""
        return row.cut_bottom(theme.lead * _LINE)[0] if self._is_stacked else row

    def _paint_head(self, painter: Painter, rect: Rect) -> None:
        size = self._name_size(self._columns(rect)[0].width - 2 * theme.unit)
        for seat, place, column in zip(self.sheet.seats, self.sheet.places(), self._columns(rect), strict=True):
            words, crest = column.inset(theme.unit, theme.unit).cut_bottom(2 * theme.small * _LINE)
            painter.crest(seat.crest, crest)
            name, below = words.cut_top(words.height / 2)
            painter.text(seat.name, name, size, bold=True, shrink=False)
            if self.is_full and self.sheet.has_places:
                painter.text(_("{n}.").format(n=place), below, theme.small)

    def _paint_label(self, painter: Painter, row: Rect, label: str, is_total: bool) -> None:
        if self._is_stacked:
            place, align = row.cut_top(self._label_height(label))[0].inset(theme.unit, 0), "centre"
        else:
            place, align = row.cut_left(self._labels_width)[0], "left"
        painter.text(label, place, self._label_style.size, bold=is_total, align=align, lines=3)

    def _paint_points(self, painter: Painter, row: Rect, points: Sequence[int], share: float, is_total: bool) -> None:
        size = theme.lead if is_total else theme.body
        for number, column in zip(points, self._columns(self._numbers(row)), strict=True):
            painter.text(counted(number), column, size, faint(theme.ink, share), bold=is_total)

    def _columns(self, row: Rect) -> list[Rect]:
        """The part of a row that belongs to each seat."""
        if not self._is_stacked:
            row = row.cut_left(self._labels_width)[1]
        return row.columns(len(self.sheet.seats))

    @property
    def _padding(self) -> float:
        return 2 * theme.gap if theme.form != "phone" else 1.5 * theme.gap

    @property
    def _room(self) -> float:
        """The width of a row."""
        return max(theme.touch, self.width - 2 * self._padding)

    @property
    def _label_style(self) -> Style:
        return Style(round(theme.small if theme.form == "phone" else theme.body))

    @property
    def _least_column(self) -> float:
        number = size_of("−88", Style(round(theme.lead), bold=True))[0] + theme.gap
        return max(theme.touch, number)

    @property
    def _is_stacked(self) -> bool:
        """Whether the labels are above the numbers, because there is not enough room side by side."""
        words = [word for label in self._labels() for word in label.split()]
        return self._widest(words, self._label_style) + len(self.sheet.seats) * self._least_column > self._room

    @property
    def _labels_width(self) -> float:
        """Wide enough for labels on one line if the numbers and names allow it, otherwise as wide as they allow."""
        style, seats = self._label_style._replace(bold=True), len(self.sheet.seats)
        spare = self._room - seats * self._least_column
        fair = self._room / (seats + 1.5)
        wished = min(spare, max(self._widest(self._labels(), style) + theme.gap, fair))
        beside_names = self._room - seats * self._least_name
        longest_word = self._widest([word for label in self._labels() for word in label.split()], style)
        return min(wished, beside_names) if beside_names > longest_word + theme.unit else wished

    @property
    def _least_name(self) -> float:
        """The width at which no name in a column is cut."""
        names = [seat.name for seat in self.sheet.seats]
        return SMALLEST * self._widest(names, Style(round(theme.small), bold=True)) + 3 * theme.unit

    def _widest(self, words: Sequence[str], style: Style) -> float:
        return max((size_of(word, style)[0] for word in words), default=0)

    def _name_size(self, width: float) -> int:
        """The type size at which the names fit their columns; one that is far too long is cut instead."""
        largest = Style(round(theme.small), bold=True)
        names = [seat.name for seat in self.sheet.seats if SMALLEST * size_of(seat.name, largest)[0] <= width]
        size = int(largest.size * min(1.0, width / max(1.0, self._widest(names, largest))))
        while size > 1 and self._widest(names, Style(size, bold=True)) > int(width):
            size -= 1
        return size

    @property
    def _head_height(self) -> float:
        return (0.9 if theme.form == "phone" else 1.6) * theme.crest + 2 * theme.small * _LINE + 2 * theme.unit

    def _label_height(self, label: str) -> float:
        width = self._room - 2 * theme.unit if self._is_stacked else self._labels_width
        return height_of(label, self._label_style._replace(bold=True), width)

    def _row_height(self, label: str) -> float:
        numbers = theme.lead * _LINE + (theme.unit if theme.form == "phone" else 3 * theme.unit)
        if self._is_stacked:
            return numbers + self._label_height(label)
        return max(numbers, self._label_height(label) + 2 * theme.unit)


def sheet_of_game(session: Session) -> ScoreSheet:
    """The score sheet of a game: its categories as in the rulebook."""
    scores = session.state.scores()
    rows = [(name, [score.parts[key] for score in scores]) for key, name in session.game.words.parts()]
    return ScoreSheet(session.sides, rows, _("Total"), session.state.winners())


def sheet_of_series(series: Series | None, seats: Sequence[Seat]) -> ScoreSheet:
    """The sheet of a series: one row per game. Empty without a series."""
    if series is None:
        return ScoreSheet()
    rows = [(_("Game {n}").format(n=n), line) for n, line in enumerate(series.lines, 1)]
    return ScoreSheet(seats, rows, _("Sum"), series.winners())
