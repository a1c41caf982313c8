"""Scales, round numbers, dates and labels of charts, without a screen."""

from datetime import date
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kingdoms.ui.charts.scales import Scale, bins, calendar, day_of, round_numbers, round_step, spread_out, thinned

tries = settings(max_examples=100, deadline=None)
DAY = 86_400_000
NUMBERS = st.integers(-500, 500)
TIMES = st.integers(-60_000_000_000_000, 250_000_000_000_000)


def midnight(year: int, month: int = 1, day: int = 1) -> int:
    return (date(year, month, day) - date(1970, 1, 1)).days * DAY


def test_a_scale_maps_values_to_positions_on_its_line() -> None:
    scale = Scale(10, 20, 100, 300)
    assert [scale.at(value) for value in (10, 15, 20)] == [100, 200, 300]
    assert Scale(7, 7, 100, 300).at(7) == 200


@pytest.mark.parametrize(
    ("low", "high", "numbers"),
    [
        (0, 10, [0, 2, 4, 6, 8, 10]),
        (31, 78, [30, 40, 50, 60, 70, 80]),
        (-3, 41, [-10, 0, 10, 20, 30, 40, 50]),
        (55, 55, [55, 56]),
        (0, 0, [0, 1]),
    ],
)
def test_axes_have_round_numbers(low: int, high: int, numbers: list[int]) -> None:
    assert round_numbers(low, high, 5) == numbers


@tries
@given(NUMBERS, NUMBERS, st.integers(1, 12))
def test_round_numbers_span_all_values_in_a_few_equal_steps(one: int, other: int, most: int) -> None:
    low, high = sorted((one, other))
    numbers = round_numbers(low, high, most)
    steps = {after - before for before, after in pairwise(numbers)}
    assert numbers[0] <= low <= high <= numbers[-1]
    assert len(steps) == 1
    assert str(steps.pop()).rstrip("0") in ("1", "2", "5")
    assert 2 <= len(numbers) <= most + 2


def test_steps_grow_with_their_span() -> None:
    assert [round_step(span, 5) for span in (0, 5, 6, 11, 26, 100, 101)] == [1, 1, 2, 5, 10, 20, 50]


def test_values_are_counted_in_bins_of_round_width() -> None:
    found = bins([41, 42, 55], [38, 41, 42, 55, 77], 10)
    assert (found.least, found.width) == (35, 5)
    assert found.counts == [0, 2, 0, 0, 1, 0, 0, 0, 0]
    assert found.edges == [35, 40, 45, 50, 55, 60, 65, 70, 75, 80]


@tries
@given(st.lists(NUMBERS, min_size=1), st.lists(NUMBERS), st.integers(1, 20))
def test_every_value_is_in_a_bin(values: list[int], more: list[int], most: int) -> None:
    found = bins(values, values + more, most)
    assert sum(found.counts) == len(values)
    assert len(found.counts) <= most + 1
    assert found.edges[0] <= min(values + more) <= max(values + more) < found.edges[-1]


@pytest.mark.parametrize(
    ("first", "last", "unit", "days"),
    [
        (midnight(2024, 3, 1), midnight(2024, 3, 4), "day", [(3, 1), (3, 2), (3, 3), (3, 4)]),
        (midnight(2024, 3, 1), midnight(2024, 3, 25), "day", [(3, 1), (3, 8), (3, 15), (3, 22)]),
        (midnight(2024, 2, 10), midnight(2024, 6, 2), "month", [(3, 1), (4, 1), (5, 1), (6, 1)]),
        (midnight(2023, 11, 1), midnight(2025, 1, 2), "month", [(1, 1), (7, 1), (1, 1)]),
        (midnight(2019, 5, 1), midnight(2023, 1, 2), "year", [(1, 1), (1, 1), (1, 1), (1, 1)]),
    ],
)
def test_dates_are_shown_in_natural_steps(first: int, last: int, unit: str, days: list[tuple[int, int]]) -> None:
    found = calendar(first, last, 4)
    assert found.unit == unit
    assert [(day.day.month, day.day.day) for day in found.days] == days


def test_the_year_is_shown_with_its_first_date() -> None:
    found = calendar(midnight(2023, 11, 15), midnight(2024, 2, 20), 6)
    assert [(day.day.month, day.has_year) for day in found.days] == [(12, True), (1, True), (2, False)]


@tries
@given(TIMES, TIMES, st.integers(1, 12))
def test_dates_are_within_the_range_and_are_few(one: int, other: int, most: int) -> None:
    first, last = sorted((one, other))
    found = calendar(first, last, most)
    assert 1 <= len(found.days) <= most
    assert all(before.day < after.day for before, after in pairwise(found.days))
    assert day_of(first) <= found.days[0].day <= found.days[-1].day <= day_of(last)
    assert found.days[0].has_year


def test_labels_with_enough_room_stay_in_place() -> None:
    assert spread_out([30, 10, 50], [10, 10, 10], 0, 60) == [30, 10, 50]


def test_labels_that_would_touch_move_apart_equally() -> None:
    assert spread_out([30, 30], [10, 10], 0, 60) == [25, 35]
    assert spread_out([5, 30, 31], [10, 10, 10], 0, 60) == [5, 25.5, 35.5]
    assert spread_out([59, 60], [10, 10], 0, 60) == [45, 55]


@tries
@given(st.lists(st.tuples(st.floats(-50, 550), st.floats(5, 40)), max_size=8))
def test_labels_never_touch_and_keep_their_order(labels: list[tuple[float, float]]) -> None:
    wanted, sizes = [place for place, _size in labels], [size for _place, size in labels]
    found = spread_out(wanted, sizes, 0, 500)
    lines = sorted(zip(found, sizes, wanted, strict=True), key=lambda line: line[0])
    for (below, size, was_below), (above, other, was_above) in pairwise(lines):
        assert above - below >= (size + other) / 2 - 1e-6
        assert was_below <= was_above
    assert all(place - size / 2 >= -1e-6 and place + size / 2 <= 500 + 1e-6 for place, size, _wanted in lines)


def test_points_far_enough_apart_stay_as_they_are() -> None:
    assert thinned([0, 5, 9], [5, 6, 7], closest=4) == [(0, 5, 0, 1), (5, 6, 1, 2), (9, 7, 2, 3)]


def test_points_that_are_too_close_become_their_average() -> None:
    assert thinned([0, 0, 2, 9], [1, 2, 6, 7], closest=4) == [(pytest.approx(2 / 3), 3, 0, 3), (9, 7, 3, 4)]


@tries
@given(st.lists(st.floats(0, 300), min_size=1, max_size=400).map(sorted), st.integers(2, 100))
def test_many_points_are_reduced_to_a_few_without_losing_any(places: list[float], most: int) -> None:
    values = [float(number) for number in range(len(places))]
    knots = thinned(places, values, closest=300 / most)
    assert len(knots) <= most + 1
    assert [knot.first for knot in knots] == [0, *(knot.last for knot in knots)][:-1]
    assert knots[-1].last == len(places)
    for knot in knots:
        assert knot.value == pytest.approx(sum(values[knot.first : knot.last]) / (knot.last - knot.first))
