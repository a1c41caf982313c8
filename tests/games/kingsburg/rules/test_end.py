"""The end of the game after the fifth winter: the Cathedral, the winner, and ties."""

import random

import pytest

from kingdoms.games.kingsburg.board import GOODS, PUBLISHED, RULEBOOK, WINTER
from kingdoms.games.kingsburg.events import GameEnded, PhaseBegan
from tests.games.kingsburg.table import GAME, Table, changes, part, table, told, total

both_rulesets = pytest.mark.parametrize("ruleset", [RULEBOOK, PUBLISHED])


def last_winter(seats: int = 3, ruleset: str = RULEBOOK) -> Table:
    """A table before the last winter, in which every battle ends in a draw if the king sends one soldier."""
    laid = table(seats, ruleset, year=5).enemy("barbarians", 7)
    for seat in range(seats):
        laid.soldiers(seat, 6)
    return laid


# The end


@both_rulesets
def test_the_game_ends_after_the_fifth_winter(ruleset: str) -> None:
    state, events = last_winter(3, ruleset).begin(WINTER, 1)
    assert events[-1] == GameEnded()
    assert (state.seat, state.moves()) == (None, [])
    assert state.winners() == [0, 1, 2]


def test_five_years_of_eight_phases_are_played() -> None:
    state, events = GAME.new(seats=3, seed=2, options={}), []
    rng = random.Random(2)
    while state.seat is not None:
        assert state.winners() == []
        events += state.play(rng.choice(state.moves()))
    phases = [(event.year, event.phase) for event in told(events, PhaseBegan)]
    assert phases == [(year, phase) for year in range(1, 6) for phase in range(1, 9)][1:]
    assert told(events, GameEnded) == [GameEnded()]


def test_the_fourth_winter_is_not_the_last() -> None:
    state, events = table(3, year=4).enemy("zombies", 7).begin(WINTER, 1)
    assert not told(events, GameEnded)
    assert state.year == 5


# The Cathedral


@pytest.mark.parametrize(
    ("goods", "points", "left"),
    [
        ((0, 0, 0), 0, 0),
        ((1, 0, 0), 0, 1),
        ((1, 1, 0), 1, 0),
        ((2, 1, 2), 2, 1),
        ((5, 4, 3), 6, 0),
        ((3, 3, 1), 3, 1),
    ],
)
def test_the_rulebook_cathedral_exchanges_two_goods_for_a_point(
    goods: tuple[int, int, int], points: int, left: int
) -> None:
    state, events = last_winter().buildings(0, "cathedral").goods(0, *goods).begin(WINTER, 1)
    assert part(state, 0, "cathedral") == points
    assert sum(state.goods[0]) == left
    assert sum(amount for what, amount in changes(events, 0) if what in GOODS) == left - sum(goods)


@pytest.mark.parametrize(("goods", "points"), [((0, 0, 0), 0), ((1, 0, 0), 0), ((1, 1, 0), 1), ((2, 1, 2), 2)])
def test_the_published_cathedral_scores_a_point_for_two_goods_and_keeps_them(
    goods: tuple[int, int, int], points: int
) -> None:
    state, _events = last_winter(3, PUBLISHED).buildings(0, "cathedral").goods(0, *goods).begin(WINTER, 1)
    assert part(state, 0, "cathedral") == points
    assert state.goods[0] == list(goods)


@both_rulesets
def test_without_a_cathedral_goods_score_nothing(ruleset: str) -> None:
    state, _events = last_winter(3, ruleset).buildings(0, "church").goods(0, 9, 9, 9).begin(WINTER, 1)
    assert part(state, 0, "cathedral") == 0
    assert state.goods[0] == [9, 9, 9]


def test_a_cathedral_lost_in_the_last_winter_scores_nothing() -> None:
    laid = table(3, year=5).enemy("barbarians", 8).buildings(0, "cathedral").goods(0, 4)
    state, _events = laid.begin(WINTER, 1)
    assert part(state, 0, "cathedral") == 0
    assert state.goods[0] == [4, 0, 0]


@both_rulesets
def test_before_the_end_the_cathedrals_goods_score_nothing(ruleset: str) -> None:
    laid = table(3, ruleset, year=4).enemy("zombies", 7).buildings(0, "cathedral").goods(0, 4).soldiers(0, 6)
    state, _events = laid.begin(WINTER, 1)
    assert part(state, 0, "cathedral") == 0
    assert state.goods[0] == [4, 0, 0]


# Ties


@both_rulesets
def test_most_points_win(ruleset: str) -> None:
    laid = last_winter(4, ruleset).points(2, battle=3).points(1, battle=2).goods(1, 9, 9, 9)
    assert laid.begin(WINTER, 1)[0].winners() == [2]


@both_rulesets
def test_a_tie_on_points_goes_to_more_goods(ruleset: str) -> None:
    laid = last_winter(3, ruleset).points(0, battle=3).points(1, battle=3)
    laid.goods(0, 1, 1, 0).goods(1, 0, 0, 3).goods(2, 9, 9, 9).buildings(0, "inn")
    assert laid.begin(WINTER, 1)[0].winners() == [1]


@both_rulesets
def test_a_tie_on_goods_goes_to_more_buildings(ruleset: str) -> None:
    laid = last_winter(3, ruleset).points(0, battle=3).points(1, battle=3)
    laid.goods(0, 1, 1, 0).goods(1, 0, 0, 2).buildings(1, "barricade")
    assert laid.begin(WINTER, 1)[0].winners() == [1]


@both_rulesets
def test_a_tie_on_everything_is_a_shared_victory(ruleset: str) -> None:
    laid = last_winter(4, ruleset).points(0, battle=3).points(3, reward=3)
    laid.goods(0, 2).goods(3, 0, 1, 1).buildings(0, "inn").buildings(3, "barricade")
    assert laid.begin(WINTER, 1)[0].winners() == [0, 3]


def test_tokens_break_no_tie() -> None:
    laid = last_winter().points(0, battle=3).points(1, battle=3).plus_two(0, 5)
    assert laid.begin(WINTER, 1)[0].winners() == [0, 1]


def test_by_the_rulebook_goods_spent_on_the_cathedral_do_not_break_a_tie() -> None:
    laid = last_winter().buildings(0, "cathedral").goods(0, 4, 1).goods(1, 0, 1, 1)
    laid.points(1, battle=26)
    state, _events = laid.begin(WINTER, 1)
    assert [total(state, seat) for seat in (0, 1)] == [26, 26]
    assert sum(state.goods[0]) == 1
    assert state.winners() == [1]


def test_by_the_published_rules_goods_counted_by_the_cathedral_still_break_a_tie() -> None:
    laid = last_winter(3, PUBLISHED).buildings(0, "cathedral").goods(0, 4, 1).goods(1, 0, 1, 1)
    laid.points(1, battle=26)
    state, _events = laid.begin(WINTER, 1)
    assert [total(state, seat) for seat in (0, 1)] == [26, 26]
    assert state.winners() == [0]


def test_by_the_rulebook_an_odd_good_left_over_breaks_a_tie() -> None:
    laid = last_winter().buildings(0, "cathedral").goods(0, 2, 1).points(1, battle=25)
    state, _events = laid.begin(WINTER, 1)
    assert [total(state, seat) for seat in (0, 1)] == [25, 25]
    assert state.winners() == [0]
