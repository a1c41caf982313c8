"""A score table: it fills row by row, counts the totals up, and fits any number of seats."""

from collections.abc import Callable
from typing import Any

import pytest

from kingdoms.core.seats import PERSON, Seat
from kingdoms.core.words.language import numeral
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.score.score_table import ScoreSheet, ScoreTable, sheet_of_series
from kingdoms.ui.theme import theme
from tests.ui.drawing.painted import Record
from tests.ui.geometry import is_inside, overlap

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


def test_a_tap_completes_it_while_it_is_filling(show: Show) -> None:
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


def test_a_score_table_fills_by_itself(show: Show) -> None:
    theme.speed = "fast"
    table = ScoreTable(sheet=sheet(2))
    finger = show(table)
    table.fill()
    finger.until(lambda: table.is_full, most=1_000_000)


def full_table(show: Show, sheet: ScoreSheet, width: int = 328) -> ScoreTable:
    table = ScoreTable(sheet=sheet, size_hint=(None, None), width=width)
    show(table)
    table.filled = len(sheet.rows)
    return table


def table_rows(table: ScoreTable) -> dict[str, tuple[Rect, list[Rect]]]:
    """Where the label of each row and its numbers are, by label."""
    return {label: (row[0], row[1:]) for label, row in zip(["Total", *LABELS], lines_of(table), strict=True)}


def lines_of(table: ScoreTable) -> list[list[Rect]]:
    """Where the label and the numbers of each line are."""
    written = [rect for _text, rect in Record(table).written]
    seats = len(table.sheet.seats)
    body = written[2 * seats :]
    return [body[start : start + seats + 1] for start in range(0, len(body), seats + 1)]


@pytest.mark.parametrize("count", [2, 3, 4, 5])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("width", [328, 560, 1000])
def test_every_number_and_name_has_room(show: Show, count: int, scale: float, width: int) -> None:
    theme.text_scale = scale
    table = full_table(show, sheet(count), width)
    written = Record(table).written
    assert len(written) == count + count + (count + 1) * (1 + len(LABELS))
    numbers = {numeral(number) for _label, points in table.sheet.rows for number in points}
    assert numbers <= {text for text, _rect in written}
    for number, (text, rect) in enumerate(written):
        assert is_inside(rect, table.rect), text
        assert not any(overlap(rect, other) >= 1 for _text, other in written[:number]), text


def test_labels_are_above_the_numbers_only_if_they_must_be(show: Show) -> None:
    table = full_table(show, sheet(2))
    assert all(label.right <= numbers[0].x for label, numbers in table_rows(table).values())
    theme.text_scale = 2.0
    assert all(label.y >= numbers[0].top for label, numbers in table_rows(table).values())


def test_labels_go_above_the_numbers_of_a_short_table_before_names_are_tiny(show: Show) -> None:
    seats = [Seat(name, crest, PERSON) for crest, name in enumerate(("Anna", "Béla", "Margaréta", "Ilona"))]
    rows = [(label, [1, 2, 3, 4]) for label in ("Perfect pairs", "Colour pairs", "Conflict markers")]
    table = full_table(show, ScoreSheet(seats, rows, "Total", [0]))
    written = dict(Record(table).written)
    assert all(label.y >= numbers[0].top for label, *numbers in lines_of(table))
    assert written["Margaréta"].height >= theme.least_name
    long = full_table(show, ScoreSheet(seats, 3 * rows, "Total", [0]))
    assert all(label.right <= numbers[0].x for label, *numbers in lines_of(long))


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_a_winners_mark_is_not_gold_and_does_not_cross_the_labels(show: Show, scale: float) -> None:
    theme.text_scale = scale
    table = full_table(show, sheet(4))
    painted = Record(table)
    marks = [mark for mark in painted.outlined if mark != table.rect]
    for label, numbers in table_rows(table).values():
        assert not any(overlap(label, mark) for mark in marks)
        assert any(mark.holds(*numbers[-1].centre) for mark in marks), "the last seat wins"
    assert painted.gold == []


def test_long_labels_wrap_before_a_name_is_shortened(show: Show) -> None:
    theme.text_scale = 2.0
    seats = [Seat("Bence", 0, PERSON), Seat("Amanda", 1, PERSON)]
    table = full_table(show, ScoreSheet(seats, [("Korszak: 1680", [4, 2])], "Total", [0]))
    assert "Amanda" in dict(Record(table).written)


@pytest.mark.parametrize(
    ("totals", "winners", "ranks"),
    [
        ([7, 9, 8], [1], [3, 1, 2]),
        ([9, 9, 4], [0, 1], [1, 1, 3]),
        ([9, 9, 4], [1], [2, 1, 3]),
        ([9, 4, 4, 1], [0], [1, 2, 2, 4]),
        ([3, 5], [], [2, 1]),
    ],
)
def test_equal_points_share_a_rank_unless_the_tie_was_broken(
    totals: list[int], winners: list[int], ranks: list[int]
) -> None:
    seats = [Seat(NAMES[number], number, PERSON) for number in range(len(totals))]
    half = [total // 2 for total in totals]
    rows = [("Coins", half), ("Pairs", [total - part for total, part in zip(totals, half, strict=True)])]
    assert ScoreSheet(seats, rows, "Total", winners).ranks() == ranks


def test_a_tie_for_any_rank_is_broken_by_the_games_ranking() -> None:
    seats = [Seat(NAMES[number], number, PERSON) for number in range(4)]
    rows, ranking = [("Cities", [38, 50, 38, 38])], [(38, 9), (50, 7), (38, 12), (38, 9)]
    assert ScoreSheet(seats, rows, "Total", [1], ranking=ranking).ranks() == [3, 1, 2, 3]


def test_the_totals_are_directly_under_the_crests(show: Show) -> None:
    tops = [label.top for label, _numbers in table_rows(full_table(show, sheet(5))).values()]
    assert tops == sorted(tops, reverse=True)


def test_an_empty_table_takes_no_room(show: Show) -> None:
    table = ScoreTable(size_hint=(None, None))
    show(table)
    assert table.height == 0


def test_without_a_series_the_sheet_is_empty() -> None:
    assert sheet_of_series(None, (), "royals") == ScoreSheet()
