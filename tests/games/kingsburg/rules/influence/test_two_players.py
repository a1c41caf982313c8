"""Two players: blocking dice close advisors, and under the standard rules each player sets a die aside."""

from typing import Any

import pytest

from kingdoms.games.kingsburg.board import AUTUMN, PUBLISHED, RULEBOOK, SEASONS, SPRING, SUMMER
from kingdoms.games.kingsburg.events import Blocked, DiceSetAside, EnvoyWithdrawn, Helped, OrderFixed, Rolled
from kingdoms.games.kingsburg.moves import Build, Help, Influence, Pass, Recruit, SetAside
from tests.games.kingsburg.table import Table, offered, pass_all, play, table, told

both_rulesets = pytest.mark.parametrize("ruleset", [RULEBOOK, PUBLISHED])


def reached(state: Any) -> set[int]:
    """The advisors that the deciding seat can reach."""
    return {move.advisor for move in offered(state, Influence)}


def published(laid: Table, first: tuple[int, ...], second: tuple[int, ...], *blocking: int) -> Any:
    """A season in the published edition, where nobody sets a die aside."""
    return laid.season(first, second, blocking=blocking)


# Blocking dice


@both_rulesets
@pytest.mark.parametrize("phase", SEASONS)
def test_five_dice_are_rolled_before_the_players_roll(phase: int, ruleset: str) -> None:
    _state, events = table(2, ruleset).begin(phase, 5, 1, 3, 6, 2)
    rolls = told(events, Blocked, Rolled)
    assert rolls[0] == Blocked((1, 3, 5), (2, 6))
    assert [type(event) for event in rolls] == [Blocked, Rolled, Rolled]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_with_more_players_nothing_is_blocked(seats: int) -> None:
    state, events = table(seats).begin(SUMMER)
    assert not told(events, Blocked)
    assert state.blocked == []
    assert state.blocking_dice() == {}


def test_three_dice_block_their_sum_and_two_block_one_each() -> None:
    state = published(table(2, PUBLISHED), (1, 2, 3), (6, 6, 6), 1, 1, 2, 1, 6)
    assert reached(state) == {2, 3, 5}
    assert state.blocking_dice() == {4: (1, 1, 2), 1: (1,), 6: (6,)}


def test_equal_values_on_the_two_dice_block_one_advisor() -> None:
    state = published(table(2, PUBLISHED), (1, 2, 3), (6, 6, 6), 6, 6, 6, 2, 2)
    assert reached(state) == {1, 3, 4, 5, 6}
    assert state.blocking_dice() == {18: (6, 6, 6), 2: (2,)}


def test_the_sum_of_three_may_equal_one_of_the_others() -> None:
    state = published(table(2, PUBLISHED), (1, 2, 3), (6, 6, 6), 1, 1, 1, 3, 3)
    assert reached(state) == {1, 2, 4, 5, 6}
    assert state.blocking_dice() == {3: (1, 1, 1, 3)}


def test_the_king_himself_may_be_blocked() -> None:
    state = published(table(2, PUBLISHED), (6, 6, 6), (6, 6, 6), 6, 6, 6, 1, 1)
    assert reached(state) == {6, 12}


def test_blocked_advisors_are_closed_to_both_players() -> None:
    state = published(table(2, PUBLISHED), (1, 2, 3), (1, 2, 3), 6, 6, 6, 1, 2)
    assert not {1, 2} & reached(state)
    state.play(Influence(6, (0, 1, 2), 0, 0))
    assert not {1, 2, 6} & reached(state)


def test_the_blocking_dice_receive_no_help() -> None:
    state = published(table(2, PUBLISHED), (1, 2, 3), (1, 2, 3), 2, 2, 4, 1, 2)
    events = play(state, Pass(), Pass())
    assert not told(events, Helped)
    assert state.goods == [[0, 0, 0], [0, 0, 0]]


def test_the_blocking_dice_leave_at_the_seasons_end() -> None:
    laid = table(2, PUBLISHED).goods(0, 2)
    state = laid.season((1, 2, 3), (1, 2, 3), blocking=(6, 6, 6, 1, 2), phase=AUTUMN)
    assert state.blocked == [6, 6, 6, 1, 2]
    pass_all(state, Influence)
    state.play(Pass())
    assert offered(state, Recruit)
    assert state.blocked == []


def test_each_season_has_new_blocked_advisors() -> None:
    state = table(2, PUBLISHED).season((1, 2, 3), (1, 2, 3), blocking=(6, 6, 6, 1, 2), phase=SPRING)
    events = play(state, Pass(), Pass())
    assert len(told(events, Blocked)) == 1
    assert state.phase == SUMMER


# Setting aside


def test_each_player_sets_a_die_aside_in_turn_order_once_the_order_is_fixed() -> None:
    laid = table(2)
    state, events = laid.begin(SUMMER, 6, 6, 6, 6, 6, *laid.fall([(2, 4, 6), (1, 3, 5)], (6,) * 5)[5:])
    assert told(events, OrderFixed) == [OrderFixed((1, 0))]
    assert (state.seat, state.moves()) == (1, [SetAside(0), SetAside(1), SetAside(2)])
    assert told(state.play(SetAside(1)), DiceSetAside) == [DiceSetAside(1, 1, 3)]
    assert (state.seat, state.moves()) == (0, [SetAside(0), SetAside(1), SetAside(2)])
    assert told(state.play(SetAside(2)), DiceSetAside) == [DiceSetAside(0, 2, 6)]
    assert state.seat == 1


def test_the_die_set_aside_still_counts_for_the_order() -> None:
    state = table(2).season((1, 1, 6), (2, 2, 3), blocking=(6, 6, 6, 6, 6))
    state.play(SetAside(0))
    assert state.order == [1, 0]


def test_the_die_set_aside_is_not_used_this_season() -> None:
    state = table(2).season((1, 2, 4), (6, 6, 6), blocking=(6, 6, 6, 6, 6))
    state.play(SetAside(1))
    assert reached(state) == {1, 4, 5}


def test_equal_dice_of_the_same_colour_are_one_choice() -> None:
    state = table(2).season((1, 4, 4), (6, 6, 6), blocking=(6, 6, 6, 6, 6))
    assert state.moves() == [SetAside(0), SetAside(1)]
    events = state.play(SetAside(1))
    assert told(events, DiceSetAside) == [DiceSetAside(0, 1, 4), DiceSetAside(1, 0, 6)]


def test_a_white_die_may_be_set_aside() -> None:
    laid = table(2).buildings(0, "farms")
    state = laid.season((1, 2, 3, 3), (6, 6, 6), blocking=(6, 6, 6, 6, 6))
    assert state.moves() == [SetAside(0), SetAside(1), SetAside(2), SetAside(3)]
    state.play(SetAside(3))
    assert {die for move in offered(state, Influence) for die in move.dice} == {0, 1, 2}


def test_setting_a_coloured_die_aside_leaves_two_and_the_white_one() -> None:
    state = table(2).buildings(0, "farms").season((1, 2, 3, 3), (6, 6, 6), blocking=(6, 6, 6, 5, 5))
    state.play(SetAside(0))
    assert {move.dice for move in offered(state, Influence)} == {(1,), (2,), (1, 2), (1, 3), (2, 3), (1, 2, 3)}
    play(state, Influence(2, (1,), 0, 0), Pass())
    assert {move.dice for move in offered(state, Influence)} == {(2,), (2, 3)}
    state.play(Influence(3, (2,), 0, 0))
    assert offered(state, Build)


def test_the_die_returns_in_the_next_season() -> None:
    state = table(2).season((1, 2, 4), (6, 6, 6), blocking=(6, 6, 6, 6, 6))
    state.play(SetAside(0))
    events = pass_all(state, Influence)
    assert [len(roll.coloured) for roll in told(events, Rolled)] == [3, 3]


def test_by_the_published_rules_all_dice_are_kept() -> None:
    state = table(2, PUBLISHED).season((1, 2, 4), (6, 6, 6), blocking=(6, 6, 6, 6, 6))
    assert reached(state) == {1, 2, 3, 4, 5, 7}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_with_more_players_no_die_is_set_aside(seats: int) -> None:
    state, _events = table(seats).begin(SUMMER)
    assert offered(state, Influence)


# The envoy with two players


def test_the_envoy_joins_a_blocked_advisor_who_then_helps_its_holder() -> None:
    laid = table(2).envoy(0)
    state = laid.announce("influence", (1, 1, 4), (6, 6, 6), blocking=(6, 6, 6, 4, 6))
    state.play(SetAside(0))
    assert 4 in reached(state)
    events = state.play(Influence(4, (2,), 0, 0))
    assert EnvoyWithdrawn(0, "influence") in events
    play(state, Pass(), Pass())
    assert (state.seat, offered(state, Help)) == (0, [Help(1, 0, 0), Help(0, 1, 0)])
    events = state.play(Help(0, 1, 0))
    assert told(events, Helped)[0] == Helped(0, 4)


def test_the_published_envoy_joins_a_blocked_advisor_too() -> None:
    state = table(2, PUBLISHED).envoy(1).season((1, 1, 1), (1, 2, 4), blocking=(6, 6, 6, 4, 1))
    state.play(Pass())
    assert {1, 4} < reached(state)
    assert state.envoy == 1
    state.play(Influence(4, (2,), 0, 0))
    assert 1 not in reached(state)
