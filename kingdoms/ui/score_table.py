"""A table of points: one column per seat under its crest, one row per category or game, and the totals below."""

from collections.abc import Sequence
from typing import Any

from kivy.animation import Animation
from kivy.input.motionevent import MotionEvent
from kivy.properties import ListProperty, NumericProperty, StringProperty

from kingdoms.core.tongue import _
from kingdoms.ui.painter import Painted, Painter
from kingdoms.ui.rect import Rect
from kingdoms.ui.text import Style, size_of
from kingdoms.ui.theme import Colour, faint, theme

_LINE = 1.5  # the height of a line for the size of its type
_LABELS = 0.45  # the largest share of the width that labels may take beside the numbers


class ScoreTable(Painted):
    """Fills row by row, while the totals count up. Labels stand above their numbers where there is no room beside."""

    seats = ListProperty([])
    rows = ListProperty([])
    """Pairs of a label and the points by seat."""
    total = StringProperty("")
    """The label of the last row."""
    winners = ListProperty([])
    filled = NumericProperty(0.0)
    """How many rows can be seen; the last one may be half there."""
    shows = ("seats", "rows", "total", "winners", "filled")

    __events__ = ("on_full",)

    def on_full(self) -> None:
        """All rows can be seen."""

    def fill(self) -> None:
        """Fills the table from the first row, at the speed in use; a tap fills it at once."""
        Animation.cancel_all(self, "filled")
        seconds = theme.seconds("count") * len(self.rows)
        self.filled = 0.0
        if not seconds:
            self.fill_at_once()
            return
        animation = Animation(filled=len(self.rows), duration=seconds)
        animation.bind(on_complete=lambda *_done: self.dispatch("on_full"))
        animation.start(self)

    def fill_at_once(self) -> None:
        """Shows all rows now."""
        Animation.cancel_all(self, "filled")
        self.filled = float(len(self.rows))
        self.dispatch("on_full")

    @property
    def is_full(self) -> bool:
        """Whether all rows can be seen."""
        return self.filled >= len(self.rows)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Nobody has to wait for the table."""
        if self.collide_point(*touch.pos) and not self.is_full and not touch.is_mouse_scrolling:
            self.fill_at_once()
            return True
        return super().on_touch_down(touch)

    def measure(self) -> None:
        """As high as all rows together."""
        self.height = self._head_height + (len(self.rows) + 1) * self._row_height + 2 * theme.gap

    def paint(self, painter: Painter) -> None:
        """The heads, the rows that are there yet, and the totals."""
        if not self.seats:
            return
        area = self.rect.inset(0, theme.gap)
        if self.is_full:
            self._paint_winners(painter, area)
        head, body = area.cut_top(self._head_height)
        self._paint_head(painter, head)
        rows = body.rows(len(self.rows) + 1)
        for number, (label, points) in enumerate(self.rows):
            painter.line((area.x, rows[number].top, area.right, rows[number].top), faint(theme.line, 0.5))
            share = self._share(number)
            self._paint_row(painter, rows[number], label, [str(value) for value in points], share)
        painter.line((area.x, rows[-1].top, area.right, rows[-1].top), theme.ink, theme.band)
        self._paint_row(painter, rows[-1], self.total, [str(value) for value in self.sums()], 1.0, is_total=True)

    def sums(self) -> list[int]:
        """Each seat's points in the rows that can be seen."""
        return [
            round(sum(points[seat] * self._share(number) for number, (_label, points) in enumerate(self.rows)))
            for seat in range(len(self.seats))
        ]

    def _share(self, row: int) -> float:
        """How much of a row is there."""
        return min(1.0, max(0.0, self.filled - row))

    def _paint_winners(self, painter: Painter, area: Rect) -> None:
        columns = self._columns(area)
        for winner in self.winners:
            column = columns[winner].inset(theme.unit / 2, -theme.gap / 2)
            painter.fill(column, faint(theme.glow, 0.28), theme.corner)
            painter.outline(column, theme.gold, theme.band, theme.corner)

    def _paint_head(self, painter: Painter, rect: Rect) -> None:
        size = self._name_size(self._columns(rect)[0].width - theme.unit)
        for seat, column in zip(self.seats, self._columns(rect), strict=True):
            name, crest = column.inset(theme.unit / 2, theme.unit).cut_bottom(size * _LINE)
            painter.crest(seat.crest, crest.centred(min(crest.width, theme.crest), min(crest.height, theme.crest)))
            painter.text(seat.name, name, size, bold=True)

    def _paint_row(
        self, painter: Painter, row: Rect, label: str, points: Sequence[str], share: float, is_total: bool = False
    ) -> None:
        colour: Colour = theme.ink if is_total else theme.faded
        numbers = row
        if self._is_stacked:
            above, numbers = row.cut_top(theme.small * _LINE)
            painter.text(label, above.inset(theme.unit, 0), theme.small, colour, bold=is_total)
        else:
            beside = row.cut_left(self._labels_width(row))[0].inset(theme.unit, 0)
            painter.text(label, beside, theme.body, theme.ink, bold=is_total, align="left", lines=2)
        size = theme.lead if is_total else theme.body
        for text, column in zip(points, self._columns(numbers), strict=True):
            painter.text(text, column, size, faint(theme.ink, share), bold=is_total)

    def _columns(self, row: Rect) -> list[Rect]:
        """The part of a row that belongs to each seat."""
        if not self._is_stacked:
            row = row.cut_left(self._labels_width(row))[1]
        return row.columns(len(self.seats))

    @property
    def _is_stacked(self) -> bool:
        """Whether the labels stand above the numbers, because side by side there is not room enough."""
        labels = self._widest([label for label, _points in self.rows], Style(round(theme.body)))
        number = size_of("−88", Style(round(theme.lead), bold=True))[0] + 2 * theme.gap
        names = min(self._widest([seat.name for seat in self.seats], self._name_style), 2 * theme.touch)
        return labels + 2 * theme.unit + len(self.seats) * max(number, names, theme.touch) > self.width

    def _labels_width(self, row: Rect) -> float:
        labels = [label for label, _points in self.rows]
        widest = self._widest([*labels, self.total], Style(round(theme.body), bold=True)) + 3 * theme.gap
        return max(widest, row.width * _LABELS - len(self.seats) * theme.gap)

    def _widest(self, words: Sequence[str], style: Style) -> float:
        return max((size_of(word, style)[0] for word in words), default=0)

    @property
    def _name_style(self) -> Style:
        return Style(round(theme.small), bold=True)

    def _name_size(self, width: float) -> float:
        """The size of type at which every name has room in its column."""
        widest = self._widest([seat.name for seat in self.seats], self._name_style)
        return theme.small if widest <= width else theme.small * width / widest

    @property
    def _head_height(self) -> float:
        return theme.crest + theme.small * _LINE + 2 * theme.unit

    @property
    def _row_height(self) -> float:
        height = max(theme.body, theme.lead) * _LINE
        return height + theme.small * _LINE if self._is_stacked else max(height, theme.touch * 0.75)


def table_of_game(session: Any) -> dict[str, Any]:
    """The score sheet of a game: its categories as in the rulebook."""
    scores = session.state.scores()
    parts = session.game.words.parts()
    return {
        "seats": list(session.seats),
        "rows": [(name, [score.parts[key] for score in scores]) for key, name in parts],
        "total": _("Total"),
        "winners": session.state.winners(),
    }


def table_of_series(session: Any) -> dict[str, Any]:
    """The running sheet of a series: one row per game."""
    series = session.series_so_far()
    return {
        "seats": list(session.seats),
        "rows": [(_("Game {n}").format(n=n), list(line)) for n, line in enumerate(series.lines, 1)],
        "total": _("Sum"),
        "winners": series.winners(),
    }
