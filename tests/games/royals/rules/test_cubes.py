"""Cubes: each occupation takes two, none ever returns, and a seat with fewer than two still draws and scores."""

from typing import Any

import pytest

from kingdoms.games.royals.events import Occupied, PeriodEnded, PeriodToken, TurnEnded
from kingdoms.games.royals.moves import DrawThree, DrawWithIntrigue, EndTurn, Occupy
from tests.games.royals.printed import CUBES, PORTRAITS, called, position
from tests.games.royals.table import Table, draw, end_turn, occupy, price, table, told

CHEAPEST = [called(number) for number in sorted(range(31), key=lambda number: PORTRAITS[number].rank.cost)]


def spent(seats: int, left: int) -> Table:
    """Seat 0 has this many cubes left, an even number; it holds the cheapest positions."""
    return table(seats).holds(0, *CHEAPEST[: (CUBES[seats] - left) // 2])


def test_with_two_cubes_left_a_position_can_be_occupied() -> None:
    laid = spent(3, 2)
    free = next(name for name in CHEAPEST if laid.state.holders[position(name)] != 0)
    own, _pairs = price(laid.state, free)
    state = laid.hand(0, own).hand_out(0)
    assert state.supply[0] == 2
    events = occupy(state, free, own)
    assert [event.position for event in told(events, Occupied)] == [position(free)]
    assert state.supply[0] == 0


@pytest.mark.parametrize("seats", [2, 3])
def test_without_cubes_nothing_is_offered_and_the_turn_ends_automatically(seats: int) -> None:
    laid = spent(seats, 0)
    state = laid.hand(0, "FFFFFFFFGGGG", "FG FB").turn(0)
    assert state.moves() == [DrawThree(), DrawWithIntrigue()]
    draw(state, "???")
    assert {type(move) for move in state.moves()}.isdisjoint({Occupy, EndTurn})
    assert state.supply[0] == 0


def test_without_cubes_a_takeover_is_not_offered_either() -> None:
    laid = spent(3, 2).holds(1, "madrid king")
    state = laid.hand(0, "SSSSSSSSFFF", "FS BS").hand_out(0)
    assert Occupy(position("madrid king")) in state.moves()
    laid = spent(3, 0).holds(1, "madrid king")
    state = laid.hand(0, "SSSSSSSSFFF", "FS BS").hand_out(0)
    assert state.seat == 1


def test_two_players_have_46_cubes_for_23_occupations() -> None:
    laid = spent(2, 2)
    assert laid.state.supply == [2, 46]
    assert sum(holder == 0 for holder in laid.state.holders) == 22


def test_with_36_cubes_there_are_18_occupations() -> None:
    laid = spent(4, 2)
    assert laid.state.supply == [2, 36, 36, 36]
    assert sum(holder == 0 for holder in laid.state.holders) == 17


def test_a_lost_position_returns_no_cubes() -> None:
    laid = spent(3, 2).holds(1, "bordeaux marshal")
    assert laid.state.supply[:2] == [2, 34]
    assert sum(map(sum, laid.state.exile)) == 1


def test_a_seat_without_cubes_still_draws_and_scores_periods() -> None:
    state: Any = spent(3, 0).display("FGB").deck("", only=True).turn(0)
    events = draw(state, "FGB")
    events += end_turn(state)
    assert told(events, TurnEnded) == [TurnEnded(0)]
    assert told(events, PeriodEnded) == [PeriodEnded(0)]
    assert [(event.seat, event.country, event.place) for event in told(events, PeriodToken)] == [
        (0, country, 0) for country in range(4)
    ]
    assert state.seat == 1
