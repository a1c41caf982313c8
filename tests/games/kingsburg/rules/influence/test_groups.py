"""Influence: groups of dice, and what "+2" tokens, white dice and the Market add to them."""

import pytest

from kingdoms.games.kingsburg.board import AUTUMN, PUBLISHED, RULEBOOK, SPRING, SUMMER
from kingdoms.games.kingsburg.events import Influenced
from kingdoms.games.kingsburg.moves import Help, Influence, Pass
from tests.games.kingsburg.table import Table, offered, play, table

both_rulesets = pytest.mark.parametrize("ruleset", [RULEBOOK, PUBLISHED])


def ways(laid: Table, *dice: int, phase: int = SUMMER) -> list[Influence]:
    """The ways in which the first of three seats can influence advisors with these dice."""
    state = laid.season(dice, (6, 6, 6), (6, 6, 6), phase=phase)
    while state.seat != 0:
        state.play(Pass())
    return [move for move in state.moves() if isinstance(move, Influence)]


def reached(ways: list[Influence]) -> set[int]:
    """The advisors that these ways lead to."""
    return {way.advisor for way in ways}


@both_rulesets
def test_the_sum_must_equal_the_advisors_number(ruleset: str) -> None:
    assert reached(ways(table(3, ruleset), 1, 3, 5)) == {1, 3, 5, 4, 6, 8, 9}


def test_three_sixes_reach_the_king() -> None:
    assert reached(ways(table(3), 6, 6, 6)) == {6, 12, 18}


def test_equal_dice_of_the_same_colour_are_one_move_with_the_lowest_dice() -> None:
    assert ways(table(3), 4, 4, 4) == [
        Influence(4, (0,), 0, 0),
        Influence(8, (0, 1), 0, 0),
        Influence(12, (0, 1, 2), 0, 0),
    ]


def test_equal_dice_of_the_other_colour_are_another_move() -> None:
    laid = table(3).buildings(0, "farms")
    assert [way for way in ways(laid, 4, 4, 4, 4) if way.advisor == 8 and not way.market] == [
        Influence(8, (0, 1), 0, 0),
        Influence(8, (0, 3), 0, 0),
    ]


def test_a_white_die_is_never_placed_without_a_coloured_one() -> None:
    laid = table(3).aid(0)
    assert all(set(way.dice) & {0, 1, 2} for way in ways(laid, 1, 1, 1, 6, phase=SPRING))
    assert 6 not in reached(ways(table(3).aid(0), 1, 1, 1, 6, phase=SPRING))


def test_tokens_and_market_are_never_used_without_a_coloured_die() -> None:
    assert 2 not in reached(ways(table(3).plus_two(0, 3), 6, 6, 6))
    assert 1 not in reached(ways(table(3).buildings(0, "market"), 6, 6, 6))


def test_by_the_rulebook_as_many_tokens_as_dice_may_help_a_group() -> None:
    found = ways(table(3).plus_two(0, 5), 1, 1, 1)
    assert found == [
        Influence(1, (0,), 0, 0),
        Influence(2, (0, 1), 0, 0),
        Influence(3, (0,), 1, 0),
        Influence(3, (0, 1, 2), 0, 0),
        Influence(4, (0, 1), 1, 0),
        Influence(5, (0, 1, 2), 1, 0),
        Influence(6, (0, 1), 2, 0),
        Influence(7, (0, 1, 2), 2, 0),
        Influence(9, (0, 1, 2), 3, 0),
    ]


def test_white_dice_count_towards_the_limit_on_tokens() -> None:
    laid = table(3).aid(0).plus_two(0, 2)
    assert Influence(6, (0, 3), 2, 0) in ways(laid, 1, 4, 4, 1, phase=SPRING)


def test_a_seat_uses_no_more_tokens_than_it_has() -> None:
    assert max(way.plus_two for way in ways(table(3).plus_two(0, 2), 1, 1, 1)) == 2


def test_several_groups_a_season_may_each_use_tokens_by_the_rulebook() -> None:
    state = table(3).plus_two(0, 3).season((1, 1, 1), (6, 6, 6), (6, 6, 6))
    play(state, Influence(3, (0,), 1, 0), Pass(), Pass())
    assert Influence(6, (1, 2), 2, 0) in state.moves()
    state.play(Influence(6, (1, 2), 2, 0))
    assert state.plus_two[0] == 0


def test_the_published_rules_allow_one_token_a_season() -> None:
    state = table(3, PUBLISHED).plus_two(0, 3).season((1, 1, 1), (6, 6, 6), (6, 6, 6))
    assert max(move.plus_two for move in offered(state, Influence)) == 1
    play(state, Influence(3, (0,), 1, 0), Pass(), Pass())
    assert {move.plus_two for move in offered(state, Influence)} == {0}


def test_the_published_token_may_wait_for_a_later_group() -> None:
    state = table(3, PUBLISHED).plus_two(0, 3).season((1, 1, 1), (6, 6, 6), (6, 6, 6))
    play(state, Influence(1, (0,), 0, 0), Pass(), Pass())
    assert Influence(4, (1, 2), 1, 0) in state.moves()


def test_one_players_published_token_does_not_use_up_anothers() -> None:
    state = table(3, PUBLISHED).plus_two(0, 1).plus_two(1, 1).season((1, 1, 1), (2, 2, 2), (6, 6, 6))
    state.play(Influence(3, (0,), 1, 0))
    assert Influence(4, (0,), 1, 0) in state.moves()


def test_tokens_are_paid_when_the_group_is_placed() -> None:
    state = table(3).plus_two(0, 3).season((1, 1, 1), (6, 6, 6), (6, 6, 6))
    events = state.play(Influence(6, (0, 1), 2, 0))
    assert events == [Influenced(0, 6, (1, 1), 2, 0)]
    assert state.plus_two[0] == 1


@both_rulesets
def test_with_the_market_nine_reaches_eight_nine_or_ten(ruleset: str) -> None:
    found = ways(table(3, ruleset).buildings(0, "market"), 1, 3, 5)
    assert {way for way in found if way.dice == (0, 1, 2)} == {
        Influence(8, (0, 1, 2), 0, -1),
        Influence(9, (0, 1, 2), 0, 0),
        Influence(10, (0, 1, 2), 0, 1),
    }


def test_the_market_helps_once_a_season() -> None:
    state = table(3).buildings(0, "market").season((1, 3, 5), (6, 6, 6), (6, 6, 6))
    play(state, Influence(2, (0,), 0, 1), Pass(), Pass())
    assert {move.market for move in offered(state, Influence)} == {0}


def test_the_market_may_wait_for_a_later_group() -> None:
    state = table(3).buildings(0, "market").season((1, 3, 5), (6, 6, 6), (6, 6, 6))
    play(state, Influence(1, (0,), 0, 0), Pass(), Pass())
    assert Influence(9, (1, 2), 0, 1) in state.moves()


def test_the_market_helps_again_in_the_next_season() -> None:
    state = table(3).buildings(0, "market").season((1, 2, 5), (6, 6, 6), (6, 6, 6))
    play(state, Influence(9, (0, 1, 2), 0, 1), Pass(), Pass(), Help(1, 1, 0), Pass())
    while state.seat != 0:
        state.play(Pass())
    assert state.phase == AUTUMN
    assert {move.market for move in offered(state, Influence)} == {-1, 0, 1}


def test_the_market_combines_with_tokens() -> None:
    found = ways(table(3).buildings(0, "market").plus_two(0, 1), 1, 3, 5)
    assert Influence(12, (0, 1, 2), 1, 1) in found
    assert Influence(10, (0, 1, 2), 1, -1) in found


def test_only_the_final_sum_must_be_an_advisors_number() -> None:
    found = ways(table(3).buildings(0, "farms"), 6, 6, 6, 1)
    assert Influence(18, (0, 1, 2, 3), 0, -1) in found
    assert max(reached(found)) == 18


def test_a_one_with_the_market_reaches_nothing_below_the_jester() -> None:
    assert min(reached(ways(table(3).buildings(0, "market"), 1, 1, 1))) == 1


def test_wasteful_ways_are_offered_too() -> None:
    found = ways(table(3).buildings(0, "market").plus_two(0, 1), 4, 5, 6)
    assert {way for way in found if way.advisor == 5} >= {
        Influence(5, (1,), 0, 0),
        Influence(5, (0,), 0, 1),
        Influence(5, (2,), 0, -1),
        Influence(5, (0,), 1, -1),
    }
