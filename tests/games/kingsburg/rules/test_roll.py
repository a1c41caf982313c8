"""A productive season up to the influence: its steps, the roll, rerolls by Statue and Chapel, and the turn order."""

from collections import Counter

import pytest

from kingdoms.games.kingsburg.board import AUTUMN, PUBLISHED, RULEBOOK, SEASONS, SPRING
from kingdoms.games.kingsburg.events import (
    Announced,
    Blocked,
    DiceSetAside,
    Gained,
    Kept,
    OrderFixed,
    PhaseBegan,
    Rerolled,
    Rolled,
)
from kingdoms.games.kingsburg.moves import Announce, Build, Influence, Keep, Pass, Recruit, Reroll, RerollAll, SetAside
from tests.games.kingsburg.table import GAME, falling, offered, pass_all, play, table, told

both_rulesets = pytest.mark.parametrize("ruleset", [RULEBOOK, PUBLISHED])
every_season = pytest.mark.parametrize("phase", SEASONS)


# The steps


def test_the_steps_of_a_two_player_autumn_come_in_order() -> None:
    laid = table(2).buildings(0, "merchants_guild", "statue").envoy(1)
    state, events = laid.begin(AUTUMN)
    assert [type(event) for event in events] == [PhaseBegan]
    assert state.moves() == [Announce("influence"), Announce("build"), Announce("neither")]
    with falling(1, 1, 1, 5, 5, 4, 4, 4, 4, 1, 2, 3):
        events = state.play(Announce("build"))
    assert [type(event) for event in events] == [Announced, Gained, Blocked, Rolled, Rolled]
    with falling(6):
        events = state.play(Reroll(0))
    assert [type(event) for event in events] == [Rerolled, OrderFixed]
    assert [move.die for move in offered(state, SetAside)] == [0, 1, 2]
    events = play(state, SetAside(0), SetAside(2))
    assert [type(event) for event in events] == [DiceSetAside, DiceSetAside]
    assert offered(state, Influence)


@every_season
def test_the_merchants_guild_gives_gold_before_anything_is_rolled(phase: int) -> None:
    laid = table(3, order=(2, 0, 1)).buildings(1, "merchants_guild").buildings(2, "merchants_guild")
    state, events = laid.begin(phase)
    assert told(events, Gained, Rolled)[:2] == [
        Gained(2, "gold", 1, "merchants_guild"),
        Gained(1, "gold", 1, "merchants_guild"),
    ]
    assert state.goods == [[0, 0, 0], [1, 0, 0], [1, 0, 0]]


@every_season
def test_everyone_rolls_three_coloured_dice(phase: int) -> None:
    _state, events = table(5).begin(phase)
    assert [(len(roll.coloured), len(roll.white)) for roll in told(events, Rolled)] == [(3, 0)] * 5


@every_season
def test_the_farms_add_a_white_die_in_every_productive_season(phase: int) -> None:
    state, events = table(3).buildings(1, "farms").begin(phase)
    assert [(len(roll.coloured), len(roll.white)) for roll in told(events, Rolled)] == [(3, 0), (3, 1), (3, 0)]
    assert [len(dice) for dice in state.dice] == [3, 4, 3]


def test_dice_are_sorted_coloured_first_then_white_each_ascending() -> None:
    state = table(3).buildings(0, "farms").aid(0).season((6, 2, 4, 5, 1), (1, 6, 1), (2, 2, 3), phase=SPRING)
    assert state.dice == [[2, 4, 6, 1, 5], [1, 1, 6], [2, 2, 3]]


def test_six_white_dice_are_always_enough() -> None:
    laid = table(5).aid(3)
    for seat in range(5):
        laid.buildings(seat, "farms")
    _state, events = laid.begin(SPRING)
    assert [len(roll.white) for roll in told(events, Rolled)] == [1, 1, 1, 2, 1]


def test_every_face_of_a_die_comes_up_about_equally_often() -> None:
    faces: Counter[int] = Counter()
    for seed in range(10):
        state = GAME.new(seats=3, seed=seed, options={})
        while state.seat is not None:
            for roll in told(state.play(state.moves()[-1]), Rolled):
                faces.update(roll.coloured)
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert min(faces.values()) > sum(faces.values()) / 6 * 0.8


# The Statue


@both_rulesets
def test_with_all_dice_equal_the_statue_may_reroll_one(ruleset: str) -> None:
    state = table(3, ruleset).buildings(0, "statue").season((5, 5, 5), (1, 2, 3), (1, 2, 4))
    assert state.seat == 0
    assert state.moves() == [Reroll(0), Keep()]
    with falling(2):
        events = state.play(Reroll(0))
    assert told(events, Rerolled, Kept) == [Rerolled(0, 0, 2)]
    assert state.dice[0] == [2, 5, 5]


@both_rulesets
def test_the_reroll_may_be_declined(ruleset: str) -> None:
    state = table(3, ruleset).buildings(0, "statue").season((5, 5, 5), (1, 2, 3), (1, 2, 4))
    events = state.play(Keep())
    assert told(events, Kept, Rerolled) == [Kept(0)]
    assert state.dice[0] == [5, 5, 5]
    assert offered(state, Influence)


@both_rulesets
def test_the_statue_works_once_a_season(ruleset: str) -> None:
    state = table(3, ruleset).buildings(0, "statue").season((5, 5, 5), (1, 2, 3), (1, 2, 4))
    with falling(5):
        state.play(Reroll(0))
    assert state.dice[0] == [5, 5, 5]
    assert offered(state, Influence)


@both_rulesets
def test_the_statue_works_again_in_the_next_season(ruleset: str) -> None:
    state = table(3, ruleset).buildings(0, "statue").season((5, 5, 5), (1, 2, 3), (1, 2, 4))
    state.play(Keep())
    with falling(1, 2, 3, 1, 2, 4, 4, 4, 4):
        pass_all(state, Influence)
    assert (state.phase, state.seat) == (AUTUMN, 0)
    assert state.moves() == [Reroll(0), Keep()]


def test_without_a_statue_or_without_equal_dice_nothing_is_asked() -> None:
    laid = table(3).buildings(1, "statue").buildings(2, "inn")
    state = laid.season((5, 5, 5), (5, 5, 4), (2, 2, 2))
    assert offered(state, Influence)


def test_white_dice_must_be_equal_too() -> None:
    laid = table(3).buildings(0, "statue", "farms")
    assert offered(laid.season((5, 5, 5, 4), (1, 2, 3), (1, 2, 4)), Influence)


def test_a_white_die_may_be_rerolled_and_equal_dice_of_the_same_colour_are_one_choice() -> None:
    state = table(3).buildings(0, "statue", "farms").season((5, 5, 5, 5), (1, 2, 3), (1, 2, 4))
    assert state.moves() == [Reroll(0), Reroll(3), Keep()]
    with falling(1):
        events = state.play(Reroll(3))
    assert told(events, Rerolled) == [Rerolled(0, 3, 1)]
    assert state.dice[0] == [5, 5, 5, 1]


def test_a_reroll_counts_for_the_order() -> None:
    state = table(3).buildings(0, "statue").season((1, 1, 1), (1, 1, 2), (1, 2, 4))
    with falling(6):
        events = state.play(Reroll(0))
    assert told(events, OrderFixed) == [OrderFixed((1, 2, 0))]


def test_everyone_has_rolled_before_the_first_reroll_and_rerolls_follow_the_previous_seasons_order() -> None:
    laid = table(4, order=(3, 1, 2, 0))
    for seat in (0, 1, 3):
        laid.buildings(seat, "statue")
    state = laid.season((1, 1, 1), (2, 2, 2), (6, 6, 6), (4, 4, 4))
    asked = []
    while offered(state, Reroll):
        assert state.dice == [[1, 1, 1], [2, 2, 2], [6, 6, 6], [4, 4, 4]]
        asked.append(state.seat)
        state.play(Keep())
    assert asked == [3, 1, 0]
    assert state.order == [0, 1, 3, 2]


def test_a_die_set_aside_later_counts_for_the_reroll() -> None:
    laid = table(2).buildings(0, "statue")
    state = laid.season((4, 4, 3), (6, 6, 6), blocking=(1, 1, 1, 1, 1))
    assert not offered(state, Reroll)
    state = table(2).buildings(0, "statue").season((4, 4, 4), (6, 6, 6), blocking=(1, 1, 1, 1, 1))
    assert offered(state, Reroll)


# The Chapel


def test_by_the_rulebook_owning_statue_and_chapel_gives_one_reroll() -> None:
    state = table(3).buildings(0, "chapel").season((2, 2, 2), (1, 2, 3), (1, 2, 4))
    assert state.moves() == [Reroll(0), Keep()]
    with falling(2):
        state.play(Reroll(0))
    assert state.dice[0] == [2, 2, 2]
    assert offered(state, Influence)


def test_by_the_rulebook_a_low_total_allows_no_reroll() -> None:
    assert offered(table(3).buildings(0, "chapel").season((1, 1, 2), (1, 2, 3), (1, 2, 4)), Influence)


@pytest.mark.parametrize("roll", [(1, 1, 2), (1, 2, 4), (1, 3, 3)])
def test_the_published_chapel_rerolls_all_dice_at_seven_or_less(roll: tuple[int, ...]) -> None:
    state = table(3, PUBLISHED).buildings(0, "chapel").season(roll, (3, 3, 4), (3, 3, 5))
    assert state.moves() == [RerollAll(), Keep()]
    with falling(6, 1, 5):
        events = state.play(RerollAll())
    assert told(events, Rolled) == [Rolled(0, (1, 5, 6), ())]
    assert state.dice[0] == [1, 5, 6]


def test_the_published_chapel_does_nothing_at_eight() -> None:
    assert offered(table(3, PUBLISHED).buildings(0, "chapel").season((1, 3, 4), (3, 3, 4), (3, 3, 5)), Influence)


def test_the_published_chapel_counts_and_rerolls_the_white_dice_too() -> None:
    state = table(3, PUBLISHED).buildings(0, "chapel", "farms").season((1, 2, 3, 2), (3, 3, 4), (3, 3, 5))
    assert offered(state, Influence)
    state = table(3, PUBLISHED).buildings(0, "chapel", "farms").season((1, 2, 3, 1), (3, 3, 4), (3, 3, 5))
    with falling(4, 5, 6, 2):
        events = state.play(RerollAll())
    assert told(events, Rolled) == [Rolled(0, (4, 5, 6), (2,))]


def test_the_published_chapel_works_once_a_season() -> None:
    state = table(3, PUBLISHED).buildings(0, "chapel").season((1, 1, 2), (3, 3, 4), (3, 3, 5))
    with falling(1, 2, 1):
        state.play(RerollAll())
    assert state.dice[0] == [1, 1, 2]
    assert offered(state, Influence)


def test_the_published_chapel_may_lead_to_the_statue() -> None:
    state = table(3, PUBLISHED).buildings(0, "chapel").season((1, 1, 2), (3, 3, 4), (3, 3, 5))
    with falling(5, 5, 5):
        state.play(RerollAll())
    assert (state.seat, state.moves()) == (0, [Reroll(0), Keep()])
    with falling(1):
        state.play(Reroll(0))
    assert state.dice[0] == [1, 5, 5]
    assert offered(state, Influence)


def test_the_published_statue_may_lead_to_the_chapel() -> None:
    state = table(3, PUBLISHED).buildings(0, "chapel").season((3, 3, 3), (3, 3, 4), (3, 3, 5))
    assert state.moves() == [Reroll(0), Keep()]
    with falling(1):
        state.play(Reroll(0))
    assert (state.seat, state.moves()) == (0, [RerollAll(), Keep()])


def test_the_published_statue_and_chapel_may_both_be_available() -> None:
    state = table(3, PUBLISHED).buildings(0, "chapel").season((2, 2, 2), (3, 3, 4), (3, 3, 5))
    assert set(state.moves()) == {Reroll(0), RerollAll(), Keep()}
    with falling(2):
        state.play(Reroll(0))
    assert state.moves() == [RerollAll(), Keep()]
    with falling(2, 2, 2):
        state.play(RerollAll())
    assert offered(state, Influence)


def test_keeping_the_dice_ends_the_published_rerolls() -> None:
    state = table(3, PUBLISHED).buildings(0, "chapel").season((2, 2, 2), (3, 3, 4), (3, 3, 5))
    state.play(Keep())
    assert offered(state, Influence)
    assert state.dice[0] == [2, 2, 2]


# The order


@both_rulesets
def test_in_the_rulebooks_example_the_order_is_anna_eva_david_bela(ruleset: str) -> None:
    anna, bela, eva, david = range(4)
    laid = table(4, ruleset, order=(eva, anna, david, bela))
    rolls = [(1, 3, 5), (4, 4, 5), (2, 2, 6), (2, 3, 5)]
    _state, events = laid.begin(SPRING, *laid.fall(rolls))
    assert told(events, OrderFixed) == [OrderFixed((anna, eva, david, bela))]


def test_the_lowest_total_plays_first() -> None:
    assert table(5).season((6, 6, 6), (1, 1, 1), (4, 4, 4), (3, 3, 3), (5, 5, 5)).order == [1, 3, 2, 4, 0]


def test_ties_keep_the_previous_seasons_order() -> None:
    laid = table(5, order=(4, 2, 0, 3, 1))
    assert laid.season((2, 2, 2), (1, 1, 4), (1, 2, 3), (1, 1, 1), (1, 1, 4)).order == [3, 4, 2, 0, 1]


def test_white_dice_count_for_the_order() -> None:
    assert table(3).buildings(0, "farms").season((1, 1, 1, 6), (1, 1, 3), (2, 2, 3)).order == [1, 2, 0]
    assert table(3).aid(0).season((1, 1, 1, 6), (1, 1, 3), (2, 2, 3), phase=SPRING).order == [1, 2, 0]


def test_plus_two_and_market_do_not_change_the_order() -> None:
    laid = table(3).plus_two(0, 4).buildings(0, "market")
    assert laid.season((1, 1, 1), (1, 1, 2), (1, 1, 3)).order == [0, 1, 2]


def test_the_order_lasts_until_the_next_roll() -> None:
    laid = table(3, order=(2, 1, 0)).goods(0, 2).goods(1, 2).goods(2, 2)
    state = laid.season((1, 1, 1), (1, 1, 2), (1, 1, 3), phase=AUTUMN)
    pass_all(state, Influence)
    assert state.order == [0, 1, 2]
    for kind in (Build, Recruit):
        for seat in range(3):
            assert state.seat == seat
            assert offered(state, kind)
            state.play(Pass())
