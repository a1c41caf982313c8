"""Influence: the players' turns, closed advisors, and passing."""

import pytest

from kingdoms.games.kingsburg.board import AUTUMN, PUBLISHED, RULEBOOK, SPRING, SUMMER
from kingdoms.games.kingsburg.events import Helped, Influenced, Passed
from kingdoms.games.kingsburg.moves import Build, Help, Influence, Pass
from tests.games.kingsburg.table import offered, play, table, told

both_rulesets = pytest.mark.parametrize("ruleset", [RULEBOOK, PUBLISHED])


def test_an_influenced_advisor_is_closed_to_everyone() -> None:
    state = table(3).season((1, 2, 3), (1, 2, 4), (1, 2, 5))
    state.play(Influence(3, (2,), 0, 0))
    assert {move.advisor for move in offered(state, Influence)} == {1, 2, 4, 5, 6, 7}
    state.play(Influence(1, (0,), 0, 0))
    assert {move.advisor for move in offered(state, Influence)} == {2, 5, 6, 7, 8}


def test_an_influenced_advisor_is_closed_to_the_same_seat_too() -> None:
    state = table(3).season((1, 2, 3), (6, 6, 6), (6, 6, 6))
    play(state, Influence(3, (2,), 0, 0), Pass(), Pass())
    assert {move.advisor for move in offered(state, Influence)} == {1, 2}


def test_all_advisors_are_open_again_in_the_next_season() -> None:
    state = table(3).season((1, 2, 3), (6, 6, 6), (6, 6, 6))
    play(state, Influence(5, (1, 2), 0, 0), Influence(18, (0, 1, 2), 0, 0), Pass(), Pass())
    while state.phase == SUMMER:
        state.play(Pass())
    totals = {sum(state.dice[state.seat])}
    assert totals <= {move.advisor for move in offered(state, Influence)}


def test_each_turn_places_one_group_round_after_round_in_order() -> None:
    state = table(3, order=(1, 0, 2)).season((1, 2, 5), (1, 3, 4), (4, 6, 6))
    asked = []
    for move in (
        Influence(7, (1, 2), 0, 0), Influence(2, (1,), 0, 0), Influence(10, (0, 1), 0, 0),
        Influence(1, (0,), 0, 0), Influence(5, (2,), 0, 0), Influence(6, (2,), 0, 0),
    ):  # fmt: skip
        asked.append(state.seat)
        events = state.play(move)
    assert asked == [1, 0, 2, 1, 0, 2]
    assert told(events, Passed)[0] == Passed(0)


def test_a_seat_that_has_passed_is_not_asked_again_this_season() -> None:
    state = table(3).season((1, 2, 3), (1, 2, 4), (1, 2, 5))
    assert state.play(Pass()) == [Passed(0)]
    asked = []
    for move in (
        Influence(1, (0,), 0, 0), Influence(2, (1,), 0, 0), Influence(4, (2,), 0, 0), Influence(5, (2,), 0, 0),
    ):  # fmt: skip
        asked.append(state.seat)
        events = state.play(move)
    assert asked == [1, 2, 1, 2]
    assert told(events, Passed)[:2] == [Passed(1), Passed(2)]


def test_a_seat_may_pass_with_groups_left() -> None:
    state = table(3).season((1, 2, 3), (1, 2, 4), (1, 2, 5))
    for seat in range(3):
        assert state.seat == seat
        assert Pass() in state.moves()
        events = state.play(Pass())
    assert not told(events, Influenced, Helped)


def test_a_seat_that_has_passed_may_influence_again_in_the_next_season() -> None:
    state = table(3).season((1, 2, 3), (1, 2, 4), (1, 2, 5))
    play(state, Pass(), Pass(), Pass())
    assert state.phase == AUTUMN
    assert offered(state, Influence)


def test_with_no_legal_group_passing_is_forced_and_logged() -> None:
    state = table(3).season((3, 3, 3), (3, 3, 4), (6, 6, 6))
    play(state, Influence(3, (0,), 0, 0), Influence(6, (0, 1), 0, 0))
    assert state.play(Pass()) == [Passed(2), Passed(0)]
    assert (state.seat, state.moves()) == (1, [Influence(4, (2,), 0, 0), Pass()])


def test_a_forced_pass_is_final_too() -> None:
    state = table(3).season((3, 3, 3), (3, 3, 4), (6, 6, 6))
    play(state, Influence(3, (0,), 0, 0), Influence(6, (0, 1), 0, 0), Pass())
    events = state.play(Influence(4, (2,), 0, 0))
    assert not told(events, Passed)
    assert offered(state, Help)


def test_a_seat_without_coloured_dice_is_skipped_and_loses_its_white_dice() -> None:
    state = table(3).aid(0).season((1, 1, 1, 6), (4, 5, 6), (6, 6, 6), phase=SPRING)
    play(state, Influence(3, (0, 1, 2), 0, 0), Influence(4, (0,), 0, 0))
    assert state.play(Pass()) == [Passed(2)]
    assert state.seat == 1


def test_the_remaining_die_keeps_its_place() -> None:
    state = table(3).season((1, 3, 5), (6, 6, 6), (6, 6, 6))
    play(state, Influence(4, (0, 1), 0, 0), Pass(), Pass())
    assert state.moves() == [Influence(5, (2,), 0, 0), Pass()]


@both_rulesets
def test_bela_has_to_pass_with_his_four_though_lower_advisors_are_free(ruleset: str) -> None:
    state = table(3, ruleset).season((2, 2, 6), (4, 4, 5), (6, 6, 6))
    play(state, Influence(4, (0, 1), 0, 0), Influence(9, (0, 2), 0, 0), Pass())
    assert state.play(Influence(6, (2,), 0, 0)) == [Influenced(0, 6, (6,), 0, 0), Passed(1)]
    assert offered(state, Help)


def test_help_follows_when_all_dice_are_placed() -> None:
    state = table(3).goods(0, 2).season((1, 1, 1), (1, 1, 2), (1, 1, 3))
    play(state, Influence(3, (0, 1, 2), 0, 0), Influence(4, (0, 1, 2), 0, 0))
    events = state.play(Influence(5, (0, 1, 2), 0, 0))
    assert not told(events, Passed)
    assert told(events, Helped) == [Helped(0, 3)]
    assert (state.seat, state.moves()) == (1, [Help(1, 0, 0), Help(0, 1, 0)])
    state.play(Help(1, 0, 0))
    assert state.seat == 0
    assert offered(state, Build)


def test_an_influence_event_shows_the_values_of_the_dice() -> None:
    state = table(3).plus_two(0, 1).buildings(0, "market").season((1, 3, 5), (6, 6, 6), (6, 6, 6))
    assert state.play(Influence(9, (0, 2), 1, 1)) == [Influenced(0, 9, (1, 5), 1, 1)]
