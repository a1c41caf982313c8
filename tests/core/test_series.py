"""A series: when it ends, who wins it, and how it is saved and loaded."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingdoms.core.codec import BadSave
from kingdoms.core.series import NUMBER_OF_GAMES, NUMBER_OF_POINTS, Series, from_json


def test_a_series_of_games_ends_after_the_agreed_number() -> None:
    series = Series(NUMBER_OF_GAMES, 2)
    assert not series.is_over()
    series = series.add((12, 9))
    assert not series.is_over()
    assert series.add((3, 7)).is_over()


def test_a_series_played_for_points_ends_when_somebody_reaches_the_target() -> None:
    series = Series(NUMBER_OF_POINTS, 30).add((15, 29))
    assert not series.is_over()
    assert series.add((15, 0)).is_over()


def test_the_sums_include_all_games() -> None:
    assert Series(NUMBER_OF_GAMES, 3).sums() == ()
    assert Series(NUMBER_OF_GAMES, 3).add((12, 9)).add((-2, 7)).sums() == (10, 16)


def test_nobody_wins_before_the_end_and_a_tie_is_shared() -> None:
    series = Series(NUMBER_OF_GAMES, 2).add((12, 9, 3))
    assert series.winners() == []
    assert series.add((3, 7, 3)).winners() == [1]
    assert series.add((3, 6, 3)).winners() == [0, 1]


@given(
    st.sampled_from([(NUMBER_OF_GAMES, 2), (NUMBER_OF_GAMES, 20), (NUMBER_OF_POINTS, 10), (NUMBER_OF_POINTS, 500)]),
    st.lists(st.tuples(st.integers(-50, 200), st.integers(-50, 200)), max_size=6),
)
def test_a_series_is_read_as_it_was_written(goal: tuple[str, int], lines: list[tuple[int, int]]) -> None:
    series = Series(*goal, tuple(lines))
    assert from_json(series.to_json(), 2) == series


@pytest.mark.parametrize(
    "change",
    [
        {"goal": "coins"},
        {"goal": None},
        {"goal": []},
        {"target": 1},
        {"target": 21},
        {"target": True},
        {"target": 3.0},
        {"lines": None},
        {"lines": [[1, 2, 3]]},
        {"lines": [[1, True]]},
        {"lines": [[1, 10_000]]},
        {"lines": ["12"]},
        {"lines": [[1, 2]] * 1001},
        {"extra": 1},
    ],
)
def test_an_impossible_series_is_refused(change: dict[str, Any]) -> None:
    data = {**Series(NUMBER_OF_GAMES, 3).add((12, 9)).to_json(), **change}
    with pytest.raises(BadSave, match=r"^The saved series can't be read\.$"):
        from_json(data, 2)
