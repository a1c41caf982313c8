"""Points over time: a dot for every game and a line for the average, on one canvas, with names at the ends."""

from collections.abc import Sequence
from datetime import date
from itertools import chain
from typing import NamedTuple

from kivy.input.motionevent import MotionEvent
from kivy.properties import BooleanProperty, ObjectProperty

from kingdoms.core.words.language import numeral
from kingdoms.ui.charts.diagram import Diagram
from kingdoms.ui.charts.marks import mark_colour, paint_mark
from kingdoms.ui.charts.scales import Calendar, Day, Knot, Scale, calendar, round_numbers, spread_out, thinned
from kingdoms.ui.charts.statistics import Point
from kingdoms.ui.dates import day_in_year, month_name
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import LINE, Style, size_of
from kingdoms.ui.theme import faint, theme
from kingdoms.ui.widgets import Pressable

_ASPECT = 0.62  # the preferred height of a chart divided by its width
_LOWEST, _HIGHEST = 5, 8  # its minimum and maximum height, in touches
_LOWEST_CURVES = 3  # the minimum height of the curves alone, in touches
_MOST_NAMES = 0.32  # the maximum share of the width for the names on the right
_BESIDE_AXIS = 1.5  # the space between an axis and its labels, in units
_BESIDE_CURVES = 4  # the width of everything except the curves and their labels, in units
_BETWEEN_NUMBERS = 2.2  # the minimum distance between numbers on an axis, in lines
_MARK, _MARK_AT_NAME = 2.5, 1.2  # the side of a player's mark, in units; relative to that, beside the name
_DOT = 2  # the side of a game's dot, in units
_AVERAGE = 1.25  # the width of the average line, in bands
_PICKED, _PICKED_MARK = 2.5, 3  # the radius of the picked game's disc and the side of the mark on it, in units
_CLOSE = 2  # in dp: if dots would be closer than this on average, neighbours are merged
_SMOOTH = 3  # in dp: games closer than this, as on one evening, become one point of a line, so that it is not jagged
_CROWDED = 3.5  # in dp per dot: if several players' games need more room, only their averages are shown
_BETWEEN_MARKS = 56  # the distance between marks along a line without dots, in dp
_GRID, _TO_NAME = 0.3, 0.5  # the opacity of the grid, and of the line from the end of a curve to its name
_BESIDE_LINE = 0.45  # the opacity of a player's dots beside the line of their average


class Track(NamedTuple):
    """One player on a chart: the name, the mark, the games and their running average."""

    name: str
    mark: int
    points: Sequence[Point]
    averages: Sequence[float]


class PickedPoint(NamedTuple):
    """A game picked on a chart: the index of the track and of the point in it."""

    track: int
    point: int


class Curve(NamedTuple):
    """A track as it is drawn, thinned out: the dots, if there are any, and the line."""

    dots: list[Knot]
    line: list[Knot]

    @property
    def knots(self) -> list[Knot]:
        """The points that can be tapped: the dots, or the points of the line if there are none."""
        return self.dots or self.line


class Axes(NamedTuple):
    """The area of the curves, and the labels along its edges."""

    area: Rect
    across: Scale
    along: Scale
    numbers: list[int]
    days: Calendar

    def point(self, when: float, value: float) -> tuple[float, float]:
        """The position of a value at a given time."""
        return self.across.at(when), self.along.at(value)


class LineChart(Diagram, Pressable):
    """The games of one or more players over time. A tap picks the nearest game; arrow keys go from game to game."""

    tracks: "ObjectProperty[Sequence[Track]]" = ObjectProperty(())
    chosen: "ObjectProperty[PickedPoint | None]" = ObjectProperty(None, allownone=True)
    is_thinned = BooleanProperty(False)
    """Whether neighbouring games are merged, so that a dot may stand for several."""
    # Without `pressed`: thousands of games are not redrawn just because a finger comes down.
    shows = ("tracks", "chosen", "is_focused")

    __events__ = ("on_open",)

    def __init__(self, **kwargs: object) -> None:
        self._drawn: tuple[list[Curve], Axes] | None = None
        """The curves and axes as they were last drawn."""
        self._known_places: list[list[tuple[float, float]]] | None = None
        self._thinned: tuple[object, list[Curve]] = (None, [])
        """The input the curves were made from, and the curves."""
        super().__init__(**kwargs)

    def on_open(self) -> None:
        """Dispatched when the player wants to see the picked game."""

    @property
    def places(self) -> list[list[tuple[float, float]]]:
        """The position of each game of each track; calculated on demand, not whenever the chart is drawn."""
        if self._known_places is None:
            curves, axes = self._drawn or ([], None)
            pairs = zip(self.tracks, curves, strict=False)
            self._known_places = [self._places(track, curve, axes) for track, curve in pairs] if axes else []
        across, along = self.shift
        return [[(x + across, y + along) for x, y in places] for places in self._known_places]

    @property
    def picked(self) -> Point | None:
        """The picked game, if there is one."""
        return self.tracks[self.chosen.track].points[self.chosen.point] if self.chosen else None

    def step(self, steps: int) -> bool:
        """Picks a later or an earlier game of the same player; returns False if there is none."""
        if self.chosen is None:
            return False
        point = self.chosen.point + steps
        if not 0 <= point < len(self.tracks[self.chosen.track].points):
            return False
        self.chosen = self.chosen._replace(point=point)
        return True

    def on_tracks(self, *_change: object) -> None:
        """Clears the choice, because other games are shown."""
        self.chosen = None

    # Fingers and keys.

    def tapped(self, touch: MotionEvent) -> None:
        """Picks the game nearest to the finger."""
        found = [
            ((touch.x - x) ** 2 + (touch.y - y) ** 2, PickedPoint(track, point))
            for track, places in enumerate(self.places)
            for point, (x, y) in enumerate(places)
        ]
        if found:
            self.chosen = min(found)[1]

    def choose(self, key: object) -> None:
        """Opens the picked game; if there is none, picks the first player's last game."""
        if self.chosen is not None:
            self.dispatch("on_open")
        elif self.tracks:
            self.chosen = PickedPoint(0, len(self.tracks[0].points) - 1)

    def steer(self, direction: str) -> bool:
        """Handles the left and right keys: they go from game to game, once one is picked."""
        return direction in ("left", "right") and self.step(1 if direction == "right" else -1)

    # Layout.

    def measure(self) -> None:
        """Sets the height that gives the preferred shape, but at least what the stacked names need."""
        names = (len(self.tracks) + 1) * self._line_height + self._foot_height
        shaped = min(max(_ASPECT * self.width, _LOWEST * theme.touch), _HIGHEST * theme.touch)
        least = _LOWEST_CURVES * theme.touch + self._foot_height
        self.height = max(shaped, names, least) if self.tracks else 0
        self.is_thinned = self._shows_dots and any(map(self._is_crowd, self.tracks))

    @property
    def _size(self) -> float:
        return theme.tiny if theme.size_class == "phone" else theme.small

    @property
    def _line_height(self) -> float:
        return LINE * self._size

    @property
    def _foot_height(self) -> float:
        lines = 1 if not self.tracks or self._days().unit == "year" else 2
        return lines * self._line_height + _BESIDE_AXIS * theme.unit

    def _width_of(self, text: str, bold: bool = False) -> float:
        return size_of(text, Style(round(self._size), bold=bold))[0]

    @property
    def _mark_side(self) -> float:
        return _MARK * theme.unit

    @property
    def _labels(self) -> list[str]:
        """The labels at the ends of the lines: the names, or for a single line its last value."""
        if len(self.tracks) == 1:
            return [str(round(self.tracks[0].averages[-1]))]
        return [track.name for track in self.tracks]

    @property
    def _names_width(self) -> float:
        widest = max((self._width_of(label, bold=True) for label in self._labels), default=0)
        return min(widest + self._mark_side + 2 * theme.unit, _MOST_NAMES * self.width)

    @property
    def _shows_dots(self) -> bool:
        """Whether games are shown as dots: always for one player, for several only if the dots are not too crowded."""
        count = sum(len(track.points) for track in self.tracks)
        return len(self.tracks) <= 1 or count * _CROWDED * theme.hair <= self.width

    @property
    def _room(self) -> float:
        """The approximate width of the curves."""
        unlabelled = self.width - self._names_width - self._width_of("888")
        return max(theme.touch, unlabelled - _BESIDE_CURVES * theme.unit)

    @property
    def _span(self) -> tuple[int, int]:
        """The times of the first and the last game."""
        return min(track.points[0].when for track in self.tracks), max(track.points[-1].when for track in self.tracks)

    def _days(self) -> Calendar:
        """The days to label: as many as fit side by side."""
        widest = max(self._width_of(day_in_year(date(2000, month, 28))) for month in range(1, 13))
        return calendar(*self._span, max(1, int(self._room / (widest + theme.gap))))

    def _is_crowd(self, track: Track) -> bool:
        return len(track.points) * _CLOSE * theme.hair > self._room

    def _curves(self) -> list[Curve]:
        wanted = (self.tracks, self._room, self._shows_dots)
        if self._thinned[0] != wanted:
            self._thinned = wanted, [self._curve(track) for track in self.tracks]
        return self._thinned[1]

    def _curve(self, track: Track) -> Curve:
        first, last = self._span
        step = theme.hair * (last - first) / self._room
        times = [point.when for point in track.points]
        totals = [point.total for point in track.points]
        dots = thinned(times, totals, _CLOSE * step if self._is_crowd(track) else 0) if self._shows_dots else []
        return Curve(dots, thinned(times, track.averages, _SMOOTH * step))

    def _axes(self, curves: Sequence[Curve]) -> Axes:
        values = [knot.value for curve in curves for knot in (*curve.dots, *curve.line)]
        room = self.rect.cut_bottom(self._foot_height)[1].cut_top(self._line_height / 2)[1]
        most = max(2, int(room.height / (_BETWEEN_NUMBERS * self._line_height)))
        numbers = round_numbers(min(values), max(values), most)
        left = max(self._width_of(numeral(number)) for number in numbers) + 2 * theme.unit
        area = room.cut_left(left)[1].cut_right(self._names_width, theme.unit)[1]
        inner = area.inset(self._mark_side / 2, 0)
        return Axes(
            area,
            Scale(*self._span, inner.x, inner.right),
            Scale(numbers[0], numbers[-1], area.y, area.top),
            numbers,
            self._days(),
        )

    def _places(self, track: Track, curve: Curve, axes: Axes) -> list[tuple[float, float]]:
        """The position of each game; games merged into one dot share its height."""
        heights = (knot.value for knot in curve.knots for _game in range(knot.first, knot.last))
        return [axes.point(point.when, height) for point, height in zip(track.points, heights, strict=True)]

    # Painting.

    def paint(self, painter: Painter) -> None:
        """Paints the axes, the curves with their names, and the picked game."""
        self._drawn = self._known_places = None
        if not self.tracks:
            return
        curves = self._curves()
        axes = self._axes(curves)
        self._drawn = curves, axes
        self._paint_numbers(painter, axes)
        self._paint_days(painter, axes)
        for track, curve in zip(self.tracks, curves, strict=True):
            self._paint_curve(painter, track.mark, curve, axes)
        self._paint_names(painter, axes, [axes.point(*curve.line[-1][:2]) for curve in curves])
        if self.chosen is not None:
            self._paint_chosen(painter, axes, self.chosen)
        self.ring(painter, self.rect)

    def _paint_numbers(self, painter: Painter, axes: Axes) -> None:
        for number in axes.numbers:
            y = axes.along.at(number)
            painter.fill((axes.area.x, y - theme.hair / 2, axes.area.width, theme.hair), faint(theme.faded, _GRID))
            point = axes.area.x - _BESIDE_AXIS * theme.unit, y
            painter.text(numeral(number), point, self._size, theme.faded, align="right")

    def _paint_days(self, painter: Painter, axes: Axes) -> None:
        for day in axes.days.days:
            x = min(max(axes.across.at(day.when), axes.area.x), axes.area.right)
            painter.fill((x - theme.hair / 2, axes.area.y - theme.unit, theme.hair, theme.unit), theme.faded)
            for line, text in enumerate(_words_of(day, axes.days.unit)):
                half = self._width_of(text) / 2
                middle = min(max(x, self.x + half), self.right - half)
                y = axes.area.y - _BESIDE_AXIS * theme.unit - (line + 1 / 2) * self._line_height
                painter.text(text, (middle, y), self._size, theme.faded)

    def _paint_curve(self, painter: Painter, mark: int, curve: Curve, axes: Axes) -> None:
        colour = mark_colour(mark)
        opacity = _BESIDE_LINE if len(curve.line) > 1 else 1.0
        for dot in curve.dots:
            paint_mark(painter, mark, axes.point(dot.where, dot.value), _DOT * theme.unit, faint(colour, opacity))
        line = [axes.point(knot.where, knot.value) for knot in curve.line]
        if len(line) > 1:
            painter.line(list(chain.from_iterable(line)), colour, _AVERAGE * theme.band)
        if not curve.dots:
            self._paint_marks(painter, mark, line)

    def _paint_marks(self, painter: Painter, mark: int, line: list[tuple[float, float]]) -> None:
        """Paints the player's mark at intervals along the line."""
        reached = line[0][0] - _BETWEEN_MARKS * theme.hair
        for x, y in line[:-1]:
            if x - reached >= _BETWEEN_MARKS * theme.hair:
                paint_mark(painter, mark, (x, y), self._mark_side)
                reached = x

    def _paint_names(self, painter: Painter, axes: Axes, ends: Sequence[tuple[float, float]]) -> None:
        size = self._line_height
        heights = spread_out([y for _x, y in ends], [size] * len(ends), axes.area.y - size / 2, self.top)
        column = Rect(self.right - self._names_width, 0, self._names_width, size)
        for track, label, end, y in zip(self.tracks, self._labels, ends, heights, strict=True):
            mark = column.x + self._mark_side / 2, y
            painter.line((*end, *mark), faint(mark_colour(track.mark), _TO_NAME), theme.hair)
            paint_mark(painter, track.mark, mark, _MARK_AT_NAME * self._mark_side)
            words = column.moved(0, y - size / 2).cut_left(self._mark_side, theme.unit)[1]
            painter.text(label, words, self._size, bold=True, align="left")

    def _paint_chosen(self, painter: Painter, axes: Axes, chosen: PickedPoint) -> None:
        x, y = self.places[chosen.track][chosen.point]
        mark = self.tracks[chosen.track].mark
        painter.fill((x - theme.hair / 2, axes.area.y, theme.hair, axes.area.height), theme.ink)
        painter.circle((x, y), _PICKED * theme.unit, theme.panel)
        painter.ring((x, y), _PICKED * theme.unit, theme.ink, theme.band)
        paint_mark(painter, mark, (x, y), _PICKED_MARK * theme.unit)


def _words_of(day: Day, unit: str) -> list[str]:
    """The lines of a day's label on the axis."""
    if unit == "year":
        return [str(day.day.year)]
    name = month_name(day.day) if unit == "month" else day_in_year(day.day)
    return [name, str(day.day.year)] if day.has_year else [name]
