"""Phases 1, 3 and 5: the king's aid, the king's reward, and the king's envoy, with all ties."""

import pytest

from kingdoms.games.kingsburg.board import AID, AUTUMN, ENVOY, GOLD, PUBLISHED, REWARD, RULEBOOK, SPRING, STONE, WOOD
from kingdoms.games.kingsburg.events import AidGiven, EnvoyGiven, EnvoyKept, EnvoyWithdrawn, Gained, PhaseBegan, Rolled
from kingdoms.games.kingsburg.moves import Announce, Influence, Pass, TakeGood
from kingdoms.games.kingsburg.state import NONE
from tests.games.kingsburg.table import Table, falling, offered, part, pass_all, play, table, told

SIX = ("statue", "inn", "guard_tower", "palisade", "barricade", "crane")
FIVE = SIX[:5]
FOUR = SIX[:4]
both_rulesets = pytest.mark.parametrize("ruleset", [RULEBOOK, PUBLISHED])


# The aid


def test_the_seat_with_the_fewest_buildings_gets_a_white_die_for_spring() -> None:
    laid = table(3).buildings(0, "statue").buildings(2, "inn", "statue").goods(1, 9, 9, 9)
    state, events = laid.begin(AID)
    assert told(events, AidGiven) == [AidGiven(1)]
    rolls = {roll.seat: roll for roll in told(events, Rolled)}
    assert [len(rolls[seat].white) for seat in range(3)] == [0, 1, 0]
    assert [len(rolls[seat].coloured) for seat in range(3)] == [3, 3, 3]
    assert state.phase == SPRING


def test_the_number_of_buildings_counts_not_their_points() -> None:
    laid = table(3).buildings(0, "chapel").buildings(1, "barricade", "palisade", "inn").buildings(2, *FOUR)
    assert told(laid.begin(AID)[1], AidGiven) == [AidGiven(0)]


def test_a_tie_goes_to_the_fewest_goods() -> None:
    laid = table(4).buildings(0, *FOUR).goods(1, gold=2).goods(2, wood=1).goods(3, stone=2)
    assert told(laid.begin(AID)[1], AidGiven) == [AidGiven(2)]


def test_goods_are_gold_wood_and_stone_together() -> None:
    laid = table(3).goods(0, 1, 1, 1).goods(1, 4).goods(2, 0, 2, 2)
    assert told(laid.begin(AID)[1], AidGiven) == [AidGiven(0)]


def test_plus_two_tokens_do_not_count_as_goods() -> None:
    laid = table(3).plus_two(0, 5).goods(1, gold=1).goods(2, gold=1)
    assert told(laid.begin(AID)[1], AidGiven) == [AidGiven(0)]


def test_goods_count_only_among_those_with_the_fewest_buildings() -> None:
    laid = table(3).buildings(0, "inn").goods(1, gold=3).goods(2, gold=2)
    assert told(laid.begin(AID)[1], AidGiven) == [AidGiven(2)]


def test_if_tied_on_both_counts_each_takes_a_good_and_nobody_gets_the_die() -> None:
    laid = table(4, order=(3, 1, 0, 2)).goods(0, 1).goods(1, 1).goods(2, 2).goods(3, 0, 0, 1)
    state, events = laid.begin(AID)
    assert not told(events, AidGiven)
    asked = []
    while state.phase == AID:
        assert state.moves() == [TakeGood(GOLD), TakeGood(WOOD), TakeGood(STONE)]
        asked.append(state.seat)
        events = state.play(TakeGood(STONE))
    assert asked == [3, 1, 0]
    assert state.goods == [[1, 0, 1], [1, 0, 1], [2, 0, 0], [0, 0, 2]]
    assert all(roll.white == () for roll in told(events, Rolled))


def test_only_seats_tied_on_both_counts_take_a_good() -> None:
    laid = table(4).buildings(0, "inn").goods(1, 1).goods(2, 1).goods(3, 2)
    state, _events = laid.begin(AID)
    asked = []
    while state.phase == AID:
        asked.append(state.seat)
        state.play(TakeGood(GOLD))
    assert asked == [1, 2]


def test_the_good_taken_as_aid_has_an_event() -> None:
    state, _events = table(3).begin(AID)
    assert state.play(TakeGood(WOOD)) == [Gained(0, "wood", 1, "aid")]


def test_a_good_already_taken_does_not_change_who_is_tied() -> None:
    state, _events = table(3).begin(AID)
    play(state, TakeGood(GOLD), TakeGood(GOLD))
    assert (state.phase, state.seat) == (AID, 2)


def test_the_kings_die_is_for_the_coming_spring_only() -> None:
    laid = table(3).buildings(0, "statue").buildings(2, "statue")
    state, _events = laid.begin(AID)
    events = pass_all(state, Influence)
    assert {roll.seat: len(roll.white) for roll in told(events, Rolled)} == {0: 0, 1: 0, 2: 0}


def test_with_the_kings_die_and_the_farms_there_are_two_white_dice() -> None:
    laid = table(3).buildings(0, "farms").buildings(1, *FIVE).buildings(2, *FIVE)
    _state, events = laid.begin(AID)
    assert [len(roll.white) for roll in told(events, Rolled)] == [2, 0, 0]


@both_rulesets
def test_in_year_three_eva_gets_the_aid(ruleset: str) -> None:
    anna, bela, eva, david = range(4)
    laid = table(4, ruleset, year=3).buildings(anna, *SIX).buildings(bela, *FIVE)
    laid.buildings(eva, *FIVE).buildings(david, *SIX).goods(bela, 1, 1).goods(david, stone=1)
    assert told(laid.begin(AID)[1], AidGiven) == [AidGiven(eva)]


# The reward


def rewarded(laid: Table) -> list[int]:
    """The seats the king rewards."""
    state, events = laid.begin(REWARD)
    seats = [event.seat for event in told(events, Gained) if event.source == "reward"]
    assert all(event == Gained(event.seat, "vp", 1, "reward") for event in told(events, Gained))
    assert [part(state, seat, "reward") for seat in range(state.seats)] == [
        int(seat in seats) for seat in range(state.seats)
    ]
    return seats


def test_the_seat_with_the_most_buildings_gains_a_point() -> None:
    assert rewarded(table(3).buildings(0, "chapel").buildings(2, "inn", "barricade", "palisade")) == [2]


def test_all_tied_seats_gain_a_point() -> None:
    assert rewarded(table(4).buildings(0, "chapel").buildings(2, "inn", "barricade").goods(3, 9)) == [0, 2]


def test_everyone_gains_a_point_when_nobody_has_a_building() -> None:
    assert rewarded(table(5)) == [0, 1, 2, 3, 4]


def test_the_reward_needs_no_decision_and_summer_follows() -> None:
    state, events = table(3).begin(REWARD)
    assert [event.phase for event in told(events, PhaseBegan)] == [3, 4]
    assert offered(state, Influence)


# The envoy


def test_the_seat_with_the_fewest_buildings_gets_the_envoy() -> None:
    state, events = table(3).buildings(0, "statue").buildings(2, "inn").goods(1, 9).begin(ENVOY)
    assert told(events, EnvoyGiven) == [EnvoyGiven(1)]
    assert state.envoy == 1


def test_a_tie_for_the_envoy_goes_to_the_fewest_goods() -> None:
    state, _events = table(3).goods(0, 1, 1).goods(1, stone=1).goods(2, gold=2).begin(ENVOY)
    assert state.envoy == 1


@both_rulesets
def test_if_tied_on_both_counts_nobody_gets_the_envoy_or_anything_instead(ruleset: str) -> None:
    state, events = table(3, ruleset).goods(0, 1, 1).goods(1, wood=1).goods(2, stone=1).begin(ENVOY)
    assert state.envoy == NONE
    assert told(events, EnvoyGiven, EnvoyKept, Gained) == [EnvoyKept()]
    assert state.goods == [[1, 1, 0], [0, 1, 0], [0, 0, 1]]
    assert state.phase == AUTUMN


def envoys_case(eva_has: int, ruleset: str) -> int:
    """The seat that gets the envoy in the rulebook's example, if Eva has this many goods."""
    anna, bela, eva, david = range(4)
    laid = table(4, ruleset, year=2).buildings(anna, *FIVE).buildings(bela, *FOUR)
    laid.buildings(eva, *FOUR).buildings(david, *FOUR).goods(bela, gold=2).goods(eva, wood=eva_has)
    return int(laid.begin(ENVOY)[0].envoy)


@both_rulesets
def test_in_year_two_david_gets_the_envoy(ruleset: str) -> None:
    assert envoys_case(1, ruleset) == 3


@both_rulesets
def test_if_eva_has_no_goods_nobody_gets_the_envoy(ruleset: str) -> None:
    assert envoys_case(0, ruleset) == NONE


def test_the_same_player_may_get_the_envoy_again() -> None:
    state, _events = table(3, year=2).buildings(0, "statue").buildings(2, "inn").enemy("zombies", 5).begin(ENVOY)
    state.play(Announce("neither"))
    assert state.envoy == NONE
    while state.envoy == NONE:
        events = state.play(Pass())
    assert told(events, EnvoyGiven) == [EnvoyGiven(1)]
    assert (state.year, state.phase) == (3, AUTUMN)


def test_an_unused_published_envoy_goes_back_in_the_next_phase_five() -> None:
    laid = table(3, PUBLISHED).buildings(0, "statue").buildings(2, "inn").envoy(2)
    state, events = laid.begin(ENVOY)
    assert told(events, EnvoyWithdrawn, EnvoyGiven) == [EnvoyWithdrawn(2), EnvoyGiven(1)]
    assert state.envoy == 1


def test_the_envoy_returns_to_the_king_even_if_nobody_gets_it_next() -> None:
    state, events = table(3, PUBLISHED).envoy(2).begin(ENVOY)
    assert told(events, EnvoyWithdrawn, EnvoyGiven) == [EnvoyWithdrawn(2)]
    assert state.envoy == NONE


def test_autumn_rolls_only_after_the_announcement() -> None:
    state, events = table(3).buildings(0, "statue").buildings(2, "inn").begin(ENVOY)
    assert not told(events, Rolled)
    with falling(1, 1, 1, 2, 2, 2, 3, 3, 3):
        events = state.play(Announce("influence"))
    assert [roll.coloured for roll in told(events, Rolled)] == [(1, 1, 1), (2, 2, 2), (3, 3, 3)]
