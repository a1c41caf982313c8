"""The titles at the end: the most cubes on a tile win it; two tied players get half each, three or more nothing."""

from collections import Counter
from itertools import product
from typing import Any

import pytest

from kingdoms.core.state import Event
from kingdoms.games.royals.events import GameEnded, PeriodEnded, TitleAwarded
from tests.games.royals.printed import TITLE_NAMES, TITLES
from tests.games.royals.table import finish, part, table, told, total

every_table = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def last_turn(seats: int) -> Any:
    """The last turn of a game in which nothing was occupied; the titles are awarded at its end."""
    return table(seats).period(2).display("FGB").deck("", only=True).turn(seats - 1)


def awarded(state: Any, tiles: list[list[int]]) -> list[Event]:
    """The awards if these cubes are on the tiles at the end."""
    trial = state.copy()
    trial.tiles = [row[:] for row in tiles]
    return told(finish(trial), TitleAwarded)


def expected(title: int, cubes: list[int]) -> TitleAwarded:
    """The award for a tile, worked out by counting how many seats are tied."""
    level = Counter(count for count in cubes if count > 0)
    most = max(level, default=0)
    seats = tuple(seat for seat, count in enumerate(cubes) if count == most)
    if level[most] == 1:
        return TitleAwarded(title, seats, TITLES[title].points)
    return TitleAwarded(title, seats, TITLES[title].half) if level[most] == 2 else TitleAwarded(title, (), 0)


@pytest.mark.parametrize(
    ("cubes", "seats", "share"),
    [
        ([0, 0, 0], (), 0),
        ([1, 0, 0], (0,), 1),
        ([0, 2, 1], (1,), 1),
        ([2, 2, 1], (0, 1), 2),
        ([1, 2, 2], (1, 2), 2),
        ([1, 1, 0], (0, 1), 2),
        ([2, 2, 2], (), 0),
        ([1, 1, 1], (), 0),
    ],
    ids=str,
)
@pytest.mark.parametrize("title", range(7), ids=TITLE_NAMES)
def test_the_most_cubes_win_the_tile(title: int, cubes: list[int], seats: tuple[int, ...], share: int) -> None:
    tiles = [[0] * 3 for _title in range(7)]
    tiles[title] = cubes
    points = {0: 0, 1: TITLES[title].points, 2: TITLES[title].half}[share]
    assert awarded(last_turn(3), tiles)[title] == TitleAwarded(title, seats, points)


@every_table
def test_every_possible_tie(seats: int) -> None:
    state = last_turn(seats)
    rows = [list(row) for row in product(range(4 if seats < 5 else 3), repeat=seats)]
    for first in range(0, len(rows), 7):
        tiles = [rows[(first + title) % len(rows)] for title in range(7)]
        assert awarded(state, tiles) == [expected(title, tiles[title]) for title in range(7)]


def test_four_tied_players_get_nothing_even_if_a_fifth_has_less() -> None:
    tiles = [[2, 2, 2, 2, 1]] * 7
    assert [award.seats for award in awarded(last_turn(5), tiles)] == [()] * 7


def test_the_titles_are_awarded_from_the_lowest_to_the_highest_after_the_third_period() -> None:
    events = finish(last_turn(4))
    assert [event.title for event in told(events, TitleAwarded)] == list(range(7))
    assert [type(event).__name__ for event in told(events, PeriodEnded, TitleAwarded, GameEnded)] == [
        "PeriodEnded", *["TitleAwarded"] * 7, "GameEnded",
    ]  # fmt: skip


def test_lost_positions_count_for_their_titles() -> None:
    """Seat 0 has been Marshal of Bordeaux twice and has lost the position twice."""
    laid = table(3)
    for seat in (0, 1, 0, 2):
        laid.holds(seat, "bordeaux marshal")
    state = laid.period(2).display("FGB").deck("", only=True).turn(2)
    assert list(state.tiles[0]) == [2, 1, 1]
    events = finish(state)
    assert told(events, TitleAwarded)[0] == TitleAwarded(0, (0,), 4)
    assert part(state, 0, "titles") == 4


def test_two_tied_players_get_half_each() -> None:
    laid = table(3).holds(0, "paris king").holds(2, "madrid king")
    state = laid.period(2).display("FGB").deck("", only=True).turn(2)
    before = [total(state, seat) for seat in range(3)]
    assert told(finish(state), TitleAwarded)[6] == TitleAwarded(6, (0, 2), 8)
    assert [part(state, seat, "titles") for seat in range(3)] == [8, 0, 8]
    assert [total(state, seat) - there for seat, there in enumerate(before)] == [8 + 13, 0, 8 + 9]


def test_titles_do_not_count_until_the_end() -> None:
    laid = table(3).holds(0, "paris king", "bordeaux marshal")
    for period in (0, 1, 2):
        assert part(laid.period(period).turn(0), 0, "titles") == 0
    state = laid.display("FGB").deck("", only=True).turn(2)
    finish(state)
    assert part(state, 0, "titles") == 16 + 4
