"""The geometry of charts: scales, round numbers and dates along axes, and labels that do not overlap.

Pure calculation, without any widgets.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import date, timedelta
from itertools import accumulate
from math import ceil, floor
from typing import NamedTuple

_ROUND = (1, 2, 5)
_DAYS = (1, 2, 7, 14)
_MANY_DAYS = 200  # days between the ends of an axis from which it is labelled in months instead of days
_MONTHS = (1, 2, 3, 6)
_YEARS = (1, 2, 5, 10, 20, 50, 100, 500)
_EPOCH = date(1970, 1, 1).toordinal()
DAY = 86_400_000  # in milliseconds


class Scale(NamedTuple):
    """Maps the values between low and high to the pixels between start and end."""

    low: float
    high: float
    start: float
    end: float

    def at(self, value: float) -> float:
        """The position of a value; the middle of the scale if low equals high."""
        if self.high == self.low:
            return (self.start + self.end) / 2
        return self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start)


# Round numbers.


def round_step(span: float, most: int) -> int:
    """The smallest of 1, 2, 5, 10, 20, 50 … that divides a span into at most this many steps."""
    size = 1
    while True:
        for step in _ROUND:
            if step * size * most >= span:
                return step * size
        size *= 10


def round_numbers(low: float, high: float, most: int) -> list[int]:
    """Evenly spaced round numbers, the first not above low and the last not below high; at least two.

    There are at most `most` steps, or one more if both ends have to be rounded.
    """
    step = round_step(high - low, max(1, most))
    first, last = floor(low / step), ceil(high / step)
    return [number * step for number in range(first, max(last, first + 1) + 1)]


class Bins(NamedTuple):
    """Values counted in bins of a round width: where the first bin begins, and the number of values in each."""

    least: int
    width: int
    counts: list[int]

    @property
    def edges(self) -> list[int]:
        """The edges of the bins."""
        return [self.least + number * self.width for number in range(len(self.counts) + 1)]


def bins(values: Sequence[int], among: Sequence[int], most: int) -> Bins:
    """The values counted in bins that cover the larger set `among`, so that several lots can be compared."""
    width = round_step(max(among) - min(among) + 1, max(1, most))
    first, last = min(among) // width, max(among) // width
    counts = Counter(value // width for value in values)
    return Bins(first * width, width, [counts[number] for number in range(first, last + 1)])


# Dates.


class Day(NamedTuple):
    """A day labelled on an axis. The year is shown on the first one and wherever it changes."""

    day: date
    has_year: bool

    @property
    def when(self) -> int:
        """The beginning of the day in milliseconds since 1970."""
        return (self.day.toordinal() - _EPOCH) * DAY


class Calendar(NamedTuple):
    """The days along an axis, and how precise their labels are: 'year', 'month' or 'day'."""

    unit: str
    days: list[Day]


def day_of(when: float) -> date:
    """The date of a time in milliseconds since 1970, clamped to what the calendar supports."""
    return date.fromordinal(min(max(_EPOCH + int(when // DAY), date.min.toordinal()), date.max.toordinal()))


def calendar(first: int, last: int, most: int) -> Calendar:
    """At most this many days to label between two times: days or weeks, otherwise first days of months or years.

    If there are none of these, or far too many, only the first day is labelled.
    """
    begin, end = day_of(first), day_of(last)
    for unit, days in _calendars(begin, end):
        if 0 < len(days) <= most:
            return Calendar(unit, [Day(day, not n or days[n - 1].year != day.year) for n, day in enumerate(days)])
    return Calendar("day", [Day(begin, True)])


def _calendars(begin: date, end: date) -> Iterator[tuple[str, list[date]]]:
    """The possible labellings, from fine to coarse."""
    for step in _DAYS if (end - begin).days <= _MANY_DAYS else ():
        yield "day", [begin + timedelta(days) for days in range(0, (end - begin).days + 1, step)]
    for months in _MONTHS:
        yield "month", _firsts(begin, end, months)
    for years in _YEARS:
        yield "year", _firsts(begin, end, 12 * years)


def _firsts(begin: date, end: date, months: int) -> list[date]:
    """The first day of every n-th month between two days."""
    numbers = range(begin.year * 12 // months * months, end.year * 12 + end.month, months)
    days = (date(number // 12, number % 12 + 1, 1) for number in numbers if number >= 12)
    return [day for day in days if begin <= day]


# Labels.


def spread_out(wanted: Sequence[float], sizes: Sequence[float], low: float, high: float) -> list[float]:
    """Where to put labels of these sizes: as close to the wanted positions as possible without overlapping.

    They keep their order, and stay between low and high if all fit; otherwise they begin at low.
    """
    order = sorted(range(len(wanted)), key=lambda number: wanted[number])
    before = dict(zip(order, accumulate((sizes[number] for number in order), initial=0.0), strict=False))
    shifted = _rising([wanted[number] - sizes[number] / 2 - before[number] for number in order])
    highest = max(low, high - sum(sizes))
    found = dict(zip(order, shifted, strict=True))
    return [min(max(found[number], low), highest) + before[number] + sizes[number] / 2 for number in range(len(wanted))]


def _rising(values: Sequence[float]) -> list[float]:
    """The closest non-decreasing values: conflicting ones are replaced by their average."""
    groups: list[tuple[float, int]] = []
    for value in values:
        average, count = value, 1
        while groups and groups[-1][0] > average:
            other, more = groups.pop()
            average = (average * count + other * more) / (count + more)
            count += more
        groups.append((average, count))
    return [average for average, count in groups for _member in range(count)]


# Thinning.


class Knot(NamedTuple):
    """A point of a line: its position on the axis, its value, and the points it stands for.

    These are the points from `first` up to, but not including, `last`.
    """

    where: float
    value: float
    first: int
    last: int


def thinned(places: Sequence[float], values: Sequence[float], closest: float) -> list[Knot]:
    """The points of a line from left to right; those closer together than this are averaged into one."""
    knots, first = [], 0
    for number in range(1, len(places) + 1):
        if number == len(places) or places[number] - places[first] >= closest:
            count = number - first
            place, value = sum(places[first:number]) / count, sum(values[first:number]) / count
            knots.append(Knot(place, value, first, number))
            first = number
    return knots
