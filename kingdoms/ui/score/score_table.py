"""A table of points: one column per seat under its crest, the totals, and one row per category or game below.

A tap on a figure can show where its points come from.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from kivy.animation import Animation
from kivy.input.motionevent import MotionEvent
from kivy.properties import NumericProperty, ObjectProperty

from kingdoms.core.seats import NO_CREST, Seat
from kingdoms.core.series import Series
from kingdoms.core.session import Session
from kingdoms.core.words.language import _, numeral, ordinal
from kingdoms.ui.drawing.crests import tincture_of
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import SMALLEST, Style, height_of, size_of
from kingdoms.ui.kv_files import load_kv
from kingdoms.ui.theme import TINGE, Colour, faint, theme
from kingdoms.ui.widgets import Targets

_FIGURE_LINE = 1.45  # the height of a line relative to its type size, so that no bold figure touches an edge
_FEW_ROWS = 6  # with at most this many rows, labels may go above their numbers so that names are legible


class ScoreSheet(NamedTuple):
    """The content of a table: the seats, rows with a label and points by seat, the totals' label, and the winners."""

    seats: Sequence[Seat] = ()
    rows: Sequence[tuple[str, Sequence[int]]] = ()
    total: str = ""
    winners: Sequence[int] = ()
    has_ranks: bool = True
    """Whether ranks are shown: an abandoned game has no winner."""
    keys: Sequence[str] = ()
    """The part of the score in each row; empty for a row whose figures cannot be tapped."""
    game: str = ""
    """The key of the game, which may have seat colours of its own."""
    ranking: Sequence[tuple[int, ...]] = ()
    """For each seat, the values that decide its rank; empty if only the points do."""

    def ranks(self) -> list[int]:
        """The rank of each seat, from 1; equal points share a rank, unless the tie was broken."""
        totals = [sum(points[seat] for _label, points in self.rows) for seat in range(len(self.seats))]
        ranking = self.ranking or [(total,) for total in totals]
        results = [(seat in self.winners, rank) for seat, rank in enumerate(ranking)]
        return [1 + sum(other > result for other in results) for result in results]


class ScoreTable(Targets):
    """A table that fills row by row as the totals count up.

    Labels go above their numbers if there is no room beside them. Dispatches `on_figure` with the part of the score and
    the side whose figure was tapped.
    """

    sheet = ObjectProperty(ScoreSheet())
    filled = NumericProperty(0.0)
    """How many rows are visible; a fraction is how much of the next row has faded in."""
    padding = NumericProperty(0)
    label_size = NumericProperty(0)
    head_height = NumericProperty(0)
    low_head_height = NumericProperty(0)
    """The height of the heads if the crests fit beside the names; 0 if they always go above them."""
    around_numbers = NumericProperty(0)
    """The total space above and below the numbers of a row."""
    around_names = NumericProperty(0)
    """The total space on both sides of a name."""
    shows = (
        *("sheet", "filled", "is_focused", "focus_key"),
        *("padding", "label_size", "head_height", "low_head_height", "around_numbers", "around_names"),
    )

    __events__ = ("on_full", "on_figure")

    def __init__(self, **kwargs: Any) -> None:
        load_kv("score/score_table")
        super().__init__(**kwargs)

    def on_full(self) -> None:
        """Dispatched when all rows are visible."""

    def on_figure(self, part: str, side: int) -> None:
        """Dispatched when a figure is tapped."""

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
        """Fills the table immediately; if it is already full, opens the tapped figure, if it can be opened."""
        if self.collide_point(*touch.pos) and not self.is_full and not touch.is_mouse_scrolling:
            self.fill_at_once()
            return True
        return any(self.sheet.keys) and super().on_touch_down(touch)

    def places(self) -> dict[tuple[str, int], Rect]:
        """The cells that can be tapped, by part of the score and side."""
        if not self.is_full:
            return {}
        rows = zip(self.sheet.keys, self._rows()[1:], strict=False)
        return {(key, side): cell for key, row in rows if key for side, cell in enumerate(self._columns(row))}

    def choose(self, key: tuple[str, int]) -> None:
        """Opens a figure that was tapped or chosen with Enter."""
        self.dispatch("on_figure", *key)

    def measure(self) -> None:
        """Sets the height to that of all rows; 0 while there is nothing to show."""
        rows = sum(map(self._row_height, range(len(self._labels()))))
        self.height = self._head_height + rows + 2 * self.padding if self.sheet.seats else 0

    def paint(self, painter: Painter) -> None:
        """Paints the heads, the totals, and the rows that are visible so far."""
        if not self.sheet.seats:
            return
        painter.parchment(self.rect)
        area = self.rect.inset(self.padding)
        if self.is_full:
            self._paint_winners(painter, area)
        self._paint_head(painter, area.cut_top(self._head_height)[0])
        # The totals come first, because everybody looks for them.
        lines = [(self.sheet.total, self.sums()), *self.sheet.rows]
        for number, (row, (label, points)) in enumerate(zip(self._rows(), lines, strict=True)):
            ends, is_strong = (row.x, row.top, row.right, row.top), number == 1
            painter.line(ends, theme.ink if is_strong else theme.line, theme.band if is_strong else theme.hair)
            self._paint_label(painter, row, label, is_total=number == 0)
            self._paint_points(painter, row, points, number)
        if self.focus_key in self.places():
            self.ring(painter, self.places()[self.focus_key])

    def _rows(self) -> list[Rect]:
        """The areas of the totals and of the rows below them."""
        rest, found = self.rect.inset(self.padding).cut_top(self._head_height)[1], []
        for number in range(len(self._labels())):
            row, rest = rest.cut_top(self._row_height(number))
            found.append(row)
        return found

    def _opens(self, number: int) -> bool:
        """Whether the figures of a line can be tapped; the totals are line 0."""
        return 0 < number <= len(self.sheet.keys) and bool(self.sheet.keys[number - 1])

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
        """How much of a row has faded in, from 0 to 1."""
        return min(1.0, max(0.0, self.filled - row))

    def _paint_winners(self, painter: Painter, area: Rect) -> None:
        for band in self._bands(area):
            columns = self._columns(band)
            for winner in self.sheet.winners:
                column = columns[winner].inset(theme.unit / 2, 0)
                painter.fill(column, faint(self._colour_of(winner), TINGE), theme.corner)
                painter.outline(column, theme.ink, theme.hair, theme.corner)

    def _colour_of(self, side: int) -> Colour:
        crest = self.sheet.seats[side].crest
        colour: Colour = theme.tinctures["sable" if crest == NO_CREST else tincture_of(crest, self.sheet.game)]
        return colour

    def _bands(self, area: Rect) -> list[Rect]:
        """The areas that mark a winner: one or, if labels are above the numbers, the head and each row of numbers."""
        if not self._is_stacked:
            return [area.inset(0, -theme.unit)]
        rows = [self._numbers(row, line) for line, row in enumerate(self._rows())]
        bands = [area.cut_top(self._head_height)[0], *rows]
        return [band.inset(0, theme.unit / 2) for band in bands]

    def _numbers(self, row: Rect, line: int) -> Rect:
        """The part of a row with its numbers."""
        return row.cut_bottom(_size_of_numbers(line) * _FIGURE_LINE)[0] if self._is_stacked else row

    def _paint_head(self, painter: Painter, rect: Rect) -> None:
        columns = [column.inset(theme.unit) for column in self._columns(rect)]
        beside, align = (columns[0].height + theme.unit, "left") if self._is_low else (0, "centre")
        size = self._name_size(columns[0].width - beside)
        for seat, rank, column in zip(self.sheet.seats, self.sheet.ranks(), columns, strict=True):
            if self._is_low:
                crest, words = column.cut_left(column.height, theme.unit)
            else:
                words, crest = column.cut_bottom((theme.body + theme.small) * _FIGURE_LINE)
            painter.crest(seat.crest, crest, self.sheet.game)
            name, below = words.cut_top(words.height * theme.body / (theme.body + theme.small))
            painter.text(seat.name, name, size, bold=True, align=align, shrink=False)
            if self.is_full and self.sheet.has_ranks:
                painter.text(ordinal(rank), below, theme.small, align=align)

    def _paint_label(self, painter: Painter, row: Rect, label: str, is_total: bool) -> None:
        if self._is_stacked:
            place, align = row.cut_top(self._label_height(label))[0].inset(theme.unit, 0), "centre"
        else:
            place, align = row.cut_left(self._labels_width)[0], "left"
        painter.text(label, place, self._label_style.size, bold=is_total, align=align, lines=3)

    def _paint_points(self, painter: Painter, row: Rect, points: Sequence[int], line: int) -> None:
        """Paints the figures of a line, with a thin gold line below each one that can be tapped."""
        share, size = self._share(line - 1) if line else 1.0, _size_of_numbers(line)
        for number, column in zip(points, self._columns(self._numbers(row, line)), strict=True):
            figure = painter.text(numeral(number), column, size, faint(theme.ink, share), bold=not line)
            if self._opens(line):
                low = figure.y + theme.unit / 2
                painter.line((figure.x, low, figure.right, low), faint(theme.gold, share))

    def _columns(self, row: Rect) -> list[Rect]:
        """Each seat's part of a row."""
        if not self._is_stacked:
            row = row.cut_left(self._labels_width)[1]
        return row.columns(len(self.sheet.seats))

    @property
    def _is_low(self) -> bool:
        """Whether the crests are beside the names."""
        if not (self.low_head_height and self.sheet.seats) or self._is_stacked:
            return False
        return self.low_head_height + self._least_name <= self._columns(self.rect.inset(self.padding))[0].width

    @property
    def _head_height(self) -> float:
        return self.low_head_height if self._is_low else self.head_height

    @property
    def _room(self) -> float:
        """The width of a row."""
        return max(theme.touch, self.width - 2 * self.padding)

    @property
    def _label_style(self) -> Style:
        return Style(round(self.label_size))

    @property
    def _least_column(self) -> float:
        number = size_of("−88", Style(round(theme.subtitle), bold=True))[0] + theme.gap
        return max(theme.touch, number)

    @property
    def _is_stacked(self) -> bool:
        """Whether the labels are above the numbers, because they or the names of a short table need the room."""
        words = [word for label in self._labels() for word in label.split()]
        longest, seats = self._widest(words, self._label_style), len(self.sheet.seats)
        if longest + seats * self._least_column > self._room:
            return True
        name = self._widest([seat.name for seat in self.sheet.seats], Style(round(theme.least_name), bold=True))
        is_tight = longest + seats * (name + 2 * theme.unit) > self._room
        return is_tight and len(self.sheet.rows) <= _FEW_ROWS

    @property
    def _labels_width(self) -> float:
        """The width of the labels: enough for one line if the numbers and names allow it, otherwise what they leave."""
        style, seats = self._label_style._replace(bold=True), len(self.sheet.seats)
        spare = self._room - seats * self._least_column
        as_a_seat = self._room / (seats + 1)
        wished = min(spare, max(self._widest(self._labels(), style) + theme.gap, as_a_seat))
        beside_names = self._room - seats * self._least_name
        longest_word = self._widest([word for label in self._labels() for word in label.split()], style)
        return min(wished, beside_names) if beside_names > longest_word + theme.unit else wished

    @property
    def _least_name(self) -> float:
        """The narrowest that a column can be without any name being cut off."""
        names = [seat.name for seat in self.sheet.seats]
        return SMALLEST * self._widest(names, Style(round(theme.small), bold=True)) + self.around_names

    def _widest(self, words: Sequence[str], style: Style) -> float:
        return max((size_of(word, style)[0] for word in words), default=0)

    def _name_size(self, width: float) -> int:
        """The type size at which the names fit their columns, ignoring names that are far too long, which are cut."""
        largest, usual = (Style(round(size), bold=True) for size in (theme.body, theme.small))
        names = [seat.name for seat in self.sheet.seats if SMALLEST * size_of(seat.name, usual)[0] <= width]
        size = int(largest.size * min(1.0, width / max(1.0, self._widest(names, largest))))
        while size > 1 and self._widest(names, Style(size, bold=True)) > int(width):
            size -= 1
        return size

    def _label_height(self, label: str) -> float:
        width = self._room - 2 * theme.unit if self._is_stacked else self._labels_width
        return height_of(label, self._label_style._replace(bold=True), width)

    def _row_height(self, number: int) -> float:
        """The height of a line; one whose figures can be tapped is never too short for a finger."""
        label, least = self._label_height(self._labels()[number]), theme.touch if self._opens(number) else 0
        if self._is_stacked:
            return max(least, label + _size_of_numbers(number) * _FIGURE_LINE + self.around_numbers)
        return max(least, theme.subtitle * _FIGURE_LINE + self.around_numbers, label + 2 * theme.unit)


def _size_of_numbers(line: int) -> float:
    """The type size of a line's numbers; the totals are line 0."""
    return theme.body if line else theme.subtitle


def sheet_of_game(session: Session) -> ScoreSheet:
    """The score sheet of a game, with the same categories as in the rulebook."""
    scores, parts = session.state.scores(), session.game.words.parts()
    rows = [(name, [score.parts[key] for score in scores]) for key, name in parts]
    keys, state = [key for key, _name in parts], session.state
    ranking = state.ranking() if session.is_over else ()
    return ScoreSheet(
        session.sides, rows, _("Total"), state.winners(), keys=keys, game=session.game.key, ranking=ranking
    )


def sheet_of_series(series: Series | None, seats: Sequence[Seat], game: str) -> ScoreSheet:
    """The sheet of a series: one row per game. Empty if there is no series."""
    if series is None:
        return ScoreSheet()
    rows = [(_("Game {n}").format(n=n), line) for n, line in enumerate(series.lines, 1)]
    return ScoreSheet(seats, rows, _("Total"), series.winners(), game=game)
