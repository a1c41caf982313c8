"""A table of points: it fills row by row, counts the totals up, and fits every number of seats."""

from collections.abc import Callable
from typing import Any

import pytest

from kingdoms.core.session import PERSON, Seat
from kingdoms.ui.drawing.text import SMALLEST, Style, size_of
from kingdoms.ui.score.score_table import ScoreSheet, ScoreTable, sheet_of_series
from kingdoms.ui.theme import theme

Show = Callable[..., Any]
NAMES = ("Anna", "Bartholomäus", "Cecília", "Dávid", "Wilhelmina-Katharina")
LABELS = ("Perfect pairs", "Colour pairs", "Single cards", "Coins", "Conflict markers")


def sheet(count: int) -> ScoreSheet:
    seats = [Seat(NAMES[number], number, PERSON) for number in range(count)]
    rows = [(label, [(-2) ** row + seat for seat in range(count)]) for row, label in enumerate(LABELS)]
    return ScoreSheet(seats, rows, "Total", [count - 1])


def test_it_fills_row_by_row_and_the_totals_count_up(show: Show) -> None:
    table = ScoreTable(sheet=sheet(2))
    show(table)
    assert table.sums() == [0, 0]
    table.filled = 1.5
    assert table.sums() == [1 - 1, round(2 - 0.5)]
    table.filled = 5.0
    assert table.sums() == [1 - 2 + 4 - 8 + 16, 2 - 1 + 5 - 7 + 17]


def test_it_is_full_at_once_without_animations(show: Show) -> None:
    theme.speed = "off"
    table = ScoreTable(sheet=sheet(3))
    full: list[bool] = []
    table.bind(on_full=lambda _table: full.append(True))
    show(table)
    table.fill()
    assert (table.is_full, full) == (True, [True])


def test_a_tap_fills_it_while_it_is_filling(show: Show) -> None:
    theme.speed = "normal"
    table = ScoreTable(sheet=sheet(3))
    full: list[bool] = []
    table.bind(on_full=lambda _table: full.append(True))
    finger = show(table)
    table.fill()
    finger.frames(2)
    assert not table.is_full
    finger.tap_widget(table)
    finger.frames(5)
    assert (table.is_full, full) == (True, [True])


def test_it_fills_by_itself_in_the_end(show: Show) -> None:
    theme.speed = "fast"
    table = ScoreTable(sheet=sheet(2))
    finger = show(table)
    table.fill()
    finger.until(lambda: table.is_full, most=1_000_000)


@pytest.mark.parametrize("count", [2, 3, 4, 5])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("width", [328, 560, 1000])
def test_every_number_and_name_has_room(show: Show, count: int, scale: float, width: int) -> None:
    theme.text_scale = scale
    table = ScoreTable(sheet=sheet(count), size_hint=(None, None), width=width)
    show(table)
    area = table.rect.inset(table._padding)
    columns = table._columns(area)
    assert len(columns) == count
    assert columns[0].x >= area.x
    assert columns[-1].right <= area.right + 1
    # What is too wide may become smaller, down to this share of its size.
    assert columns[0].width >= SMALLEST * table._least_column
    assert table._name_size(columns[0].width) <= theme.small
    heights = sum(table._row_height(label) for label, _points in table._lines())
    assert table.height == pytest.approx(table._head_height + heights + 2 * table._padding)


def test_labels_stand_above_the_numbers_only_where_they_must(show: Show) -> None:
    table = ScoreTable(sheet=sheet(4), size_hint=(None, None), width=328)
    show(table)
    assert not table._is_stacked
    theme.text_scale = 2.0
    assert table._is_stacked


def test_gold_does_not_run_through_labels_that_stand_above_the_numbers(show: Show) -> None:
    table = ScoreTable(sheet=sheet(4), size_hint=(None, None), width=328)
    show(table)
    area = table.rect.inset(table._padding)
    assert len(table._bands(area)) == 1
    theme.text_scale = 2.0
    _head, *numbers = table._bands(area)
    assert len(numbers) == len(table._labels())
    for label, band in zip(table._labels(), numbers, strict=True):
        assert band.height < table._row_height(label) - table._label_height(label)


def test_long_labels_break_before_a_name_is_cut(show: Show) -> None:
    theme.text_scale = 2.0
    seats = [Seat("Bence", 0, PERSON), Seat("Amanda", 1, PERSON)]
    table = ScoreTable(sheet=ScoreSheet(seats, [("Korszak: 1680", [4, 2])], "Total", [0]))
    table.size_hint, table.width = (None, None), 328
    show(table)
    column = table._columns(table.rect.inset(table._padding))[0]
    assert size_of("Amanda", Style(round(SMALLEST * theme.small), bold=True))[0] <= column.width - 2 * theme.unit


@pytest.mark.parametrize(
    ("totals", "winners", "places"),
    [
        ([7, 9, 8], [1], [3, 1, 2]),
        ([9, 9, 4], [0, 1], [1, 1, 3]),
        ([9, 9, 4], [1], [2, 1, 3]),
        ([9, 4, 4, 1], [0], [1, 2, 2, 4]),
        ([3, 5], [], [2, 1]),
    ],
)
def test_equal_points_share_a_place_unless_the_tie_was_broken(
    totals: list[int], winners: list[int], places: list[int]
) -> None:
    seats = [Seat(NAMES[number], number, PERSON) for number in range(len(totals))]
    half = [total // 2 for total in totals]
    rows = [("Coins", half), ("Pairs", [total - part for total, part in zip(totals, half, strict=True)])]
    assert ScoreSheet(seats, rows, "Total", winners).places() == places


def test_the_totals_stand_directly_under_the_crests(show: Show) -> None:
    table = ScoreTable(sheet=sheet(5))
    show(table)
    assert [label for label, _points in table._lines()] == ["Total", *LABELS]


def test_nothing_to_show_takes_no_room(show: Show) -> None:
    table = ScoreTable(size_hint=(None, None))
    show(table)
    assert table.height == 0


def test_no_series_is_an_empty_sheet() -> None:
    assert sheet_of_series(None, ()) == ScoreSheet()
