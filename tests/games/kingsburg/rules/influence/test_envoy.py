"""The king's envoy joins a taken advisor or builds twice; under the standard rules, its use is announced first."""

from typing import Any

import pytest

from kingdoms.games.kingsburg.board import AUTUMN, PUBLISHED, RECRUITING, RULEBOOK, SEASONS, SPRING
from kingdoms.games.kingsburg.events import Announced, Built, EnvoyWithdrawn, Helped, Influenced, PhaseBegan, Rolled
from kingdoms.games.kingsburg.moves import Announce, Build, Help, Influence, Pass, Recruit
from kingdoms.games.kingsburg.state import NONE
from tests.games.kingsburg.table import Table, building, offered, pass_all, play, table, told

ROLLS = ((1, 2, 3), (1, 2, 4), (1, 2, 5))


def in_season(laid: Table, ruleset: str, use: str, *rolls: Any) -> Any:
    """Autumn, after this use of the envoy has been announced; in the published edition there is no announcement."""
    return laid.season(*rolls, phase=AUTUMN) if ruleset == PUBLISHED else laid.announce(use, *rolls)


both_rulesets = pytest.mark.parametrize("ruleset", [RULEBOOK, PUBLISHED])


# The announcement


def test_the_holder_announces_before_anything_is_rolled() -> None:
    state, events = table(3).envoy(1).buildings(0, "merchants_guild").begin(AUTUMN)
    assert events == [PhaseBegan(3, AUTUMN)]
    assert state.seat == 1
    assert state.moves() == [Announce("influence"), Announce("build"), Announce("neither")]
    events = state.play(Announce("influence"))
    assert events[0] == Announced(1, "influence")
    assert len(told(events, Rolled)) == 3


def test_without_an_envoy_nothing_is_announced() -> None:
    state, _events = table(3).begin(AUTUMN)
    assert offered(state, Influence)


def test_announcing_neither_gives_up_the_envoy() -> None:
    state = table(3).envoy(0).goods(0, 9, 9, 9).announce("neither", *ROLLS)
    assert state.envoy == NONE
    state.play(Influence(3, (2,), 0, 0))
    play(state, Influence(1, (0,), 0, 0), Pass())
    assert {move.advisor for move in offered(state, Influence)} == {2}
    state.play(Pass())
    pass_all(state, Influence)
    state.play(Build(0))
    assert not offered(state, Build)


def test_an_envoy_announced_for_influence_does_not_build_twice() -> None:
    state = table(3).envoy(0).goods(0, 9, 9, 9).announce("influence", *ROLLS)
    pass_all(state, Influence)
    events = state.play(Build(0))
    assert len(told(events, Built)) == 1
    assert not offered(state, Build)


def test_an_envoy_announced_for_building_does_not_join_an_advisor() -> None:
    state = table(3).envoy(0).announce("build", *ROLLS)
    play(state, Influence(3, (2,), 0, 0), Influence(1, (0,), 0, 0), Pass())
    assert {move.advisor for move in offered(state, Influence)} == {2}


@pytest.mark.parametrize("use", ["influence", "build"])
def test_an_envoy_not_used_as_announced_by_the_end_of_the_season_is_lost(use: str) -> None:
    state = table(3).envoy(0).goods(1, 1, 1).announce(use, *ROLLS)
    events = pass_all(state, Influence) + pass_all(state, Build)
    assert EnvoyWithdrawn(0) in events
    assert state.envoy == NONE
    assert state.phase == RECRUITING


@pytest.mark.parametrize("phase", SEASONS)
def test_the_published_envoy_needs_no_announcement(phase: int) -> None:
    state, events = table(3, PUBLISHED).envoy(1).begin(phase)
    assert len(told(events, Rolled)) == 3
    assert offered(state, Influence)


# Joining an advisor


@both_rulesets
def test_exactly_one_placement_may_go_to_a_closed_advisor(ruleset: str) -> None:
    state = in_season(table(3, ruleset).envoy(2), ruleset, "influence", *ROLLS)
    play(state, Influence(1, (0,), 0, 0), Influence(2, (1,), 0, 0))
    assert {1, 2} < {move.advisor for move in offered(state, Influence)}
    events = state.play(Influence(1, (0,), 0, 0))
    assert told(events, Influenced, EnvoyWithdrawn) == [Influenced(2, 1, (1,), 0, 0), EnvoyWithdrawn(2, "influence")]
    assert state.envoy == NONE
    play(state, Pass(), Pass())
    assert {move.advisor for move in offered(state, Influence)} == {5, 7}


@both_rulesets
def test_placing_dice_on_an_open_advisor_does_not_use_the_envoy(ruleset: str) -> None:
    state = in_season(table(3, ruleset).envoy(2), ruleset, "influence", *ROLLS)
    play(state, Influence(1, (0,), 0, 0), Influence(2, (1,), 0, 0), Influence(5, (2,), 0, 0), Pass(), Pass())
    assert state.envoy == 2
    assert {move.advisor for move in offered(state, Influence)} == {1, 2, 3}


@both_rulesets
def test_only_the_holder_may_join(ruleset: str) -> None:
    state = in_season(table(3, ruleset).envoy(2), ruleset, "influence", *ROLLS)
    state.play(Influence(1, (0,), 0, 0))
    assert 1 not in {move.advisor for move in offered(state, Influence)}


@both_rulesets
def test_the_joining_group_follows_all_other_rules(ruleset: str) -> None:
    state = in_season(table(3, ruleset).envoy(2), ruleset, "influence", (1, 2, 3), (1, 2, 4), (5, 5, 5))
    play(state, Influence(3, (2,), 0, 0), Influence(4, (2,), 0, 0))
    assert {move.advisor for move in offered(state, Influence)} == {5, 10, 15}


@both_rulesets
def test_an_advisor_helps_both_and_the_first_to_come_is_helped_first(ruleset: str) -> None:
    state = in_season(table(3, ruleset).envoy(2), ruleset, "influence", (1, 1, 1), (2, 2, 4), (4, 4, 4))
    play(state, Influence(3, (0, 1, 2), 0, 0), Influence(4, (2,), 0, 0), Influence(4, (0,), 0, 0), Pass())
    if offered(state, Influence):
        state.play(Pass())
    assert (state.seat, offered(state, Help)) == (1, [Help(1, 0, 0), Help(0, 1, 0)])
    state.play(Help(1, 0, 0))
    assert (state.seat, offered(state, Help)) == (2, [Help(1, 0, 0), Help(0, 1, 0)])
    state.play(Help(0, 1, 0))
    assert state.goods == [[0, 1, 0], [1, 0, 0], [0, 1, 0]]


@both_rulesets
def test_david_joins_bela_at_the_architect(ruleset: str) -> None:
    bela, david, anna = range(3)
    laid = table(3, ruleset).envoy(david)
    state = in_season(laid, ruleset, "influence", (1, 2, 3), (1, 2, 3), (5, 5, 5))
    play(state, Influence(3, (2,), 0, 0), Influence(1, (0,), 0, 0), Pass(), Pass(), Influence(2, (1,), 0, 0))
    assert state.seat == david
    assert state.moves() == [Influence(3, (2,), 0, 0), Pass()]
    events = state.play(Influence(3, (2,), 0, 0))
    assert [help_ for help_ in told(events, Helped) if help_.advisor == 3] == [Helped(bela, 3), Helped(david, 3)]
    assert [state.goods[seat] for seat in (bela, david, anna)] == [[0, 1, 0], [1, 1, 0], [0, 0, 0]]


@both_rulesets
def test_a_seat_may_join_its_own_advisor_with_separate_choices(ruleset: str) -> None:
    state = in_season(table(3, ruleset).envoy(0), ruleset, "influence", (3, 4, 4), (5, 5, 5), (6, 6, 6))
    play(state, Influence(4, (1,), 0, 0), Pass(), Pass())
    assert Influence(4, (2,), 0, 0) in state.moves()
    play(state, Influence(4, (2,), 0, 0), Pass(), Help(1, 0, 0))
    assert offered(state, Help) == [Help(1, 0, 0), Help(0, 1, 0)]
    state.play(Help(0, 1, 0))
    assert state.goods[0] == [1, 1, 0]


@both_rulesets
def test_the_stable_helps_each_time(ruleset: str) -> None:
    laid = table(3, ruleset).envoy(0).buildings(0, "stable").goods(0, 2).goods(1, 2)
    state = in_season(laid, ruleset, "influence", (1, 5, 5), (6, 6, 6), (6, 6, 6))
    play(state, Influence(5, (1,), 0, 0), Pass(), Pass(), Influence(5, (2,), 0, 0), Pass())
    assert state.soldiers[0] == 4


def test_the_joined_advisor_is_still_closed_to_the_others() -> None:
    state = table(3).envoy(1).announce("influence", *ROLLS)
    play(state, Influence(1, (0,), 0, 0), Influence(1, (0,), 0, 0))
    assert 1 not in {move.advisor for move in offered(state, Influence)}


# Building twice


@both_rulesets
def test_david_builds_the_barricade_then_the_blacksmith(ruleset: str) -> None:
    laid = table(3, ruleset).envoy(0).buildings(0, "guard_tower").goods(0, 1, 3).goods(1, 2)
    state = in_season(laid, ruleset, "build", (1, 2, 3), (1, 2, 4), (1, 2, 5))
    pass_all(state, Influence)
    assert state.seat == 0
    state.play(Build(building("barricade")))
    assert state.seat == 0
    events = state.play(Build(building("blacksmith")))
    assert told(events, EnvoyWithdrawn) == [EnvoyWithdrawn(0, "build")]
    assert state.goods[0] == [0, 0, 0]
    assert state.seat == 1
    assert state.envoy == NONE


@both_rulesets
def test_both_are_built_in_the_holders_turn_and_both_are_paid_for(ruleset: str) -> None:
    laid = table(3, ruleset).envoy(1).goods(0, 9, 9, 9).goods(1, 9, 9, 9).goods(2, 9, 9, 9)
    state = in_season(laid, ruleset, "build", *ROLLS)
    pass_all(state, Influence)
    asked = []
    for name in ("statue", "statue", "inn", "palisade"):
        asked.append(state.seat)
        state.play(Build(building(name)))
    assert asked == [0, 1, 1, 2]
    assert state.goods == [[7, 9, 9], [6, 8, 9], [9, 7, 9]]


@both_rulesets
def test_the_second_may_be_the_next_column_of_the_same_row(ruleset: str) -> None:
    laid = table(3, ruleset).envoy(0).goods(0, 9, 9, 9)
    state = in_season(laid, ruleset, "build", *ROLLS)
    pass_all(state, Influence)
    state.play(Build(building("statue")))
    assert {move.building for move in offered(state, Build)} == {1, 4, 8, 12, 16}


@both_rulesets
def test_the_second_building_benefits_from_the_first(ruleset: str) -> None:
    laid = table(3, ruleset).envoy(0).buildings(0, "chapel", "barricade").goods(0, 2, 2, 3)
    state = in_season(laid, ruleset, "build", (2, 3, 4), (2, 3, 5), (2, 3, 6))
    pass_all(state, Influence)
    assert Build(building("church")) not in state.moves()
    state.play(Build(building("crane")))
    assert Build(building("church")) in state.moves()
    assert told(state.play(Build(building("church"))), Built) == [Built(0, building("church"), 2, 1, 2)]


@both_rulesets
def test_passing_on_the_first_building_ends_the_turn(ruleset: str) -> None:
    laid = table(3, ruleset).envoy(0).goods(0, 9, 9, 9).goods(1, 2)
    state = in_season(laid, ruleset, "build", *ROLLS)
    pass_all(state, Influence)
    state.play(Pass())
    assert state.seat == 1


@both_rulesets
def test_the_second_building_may_be_skipped(ruleset: str) -> None:
    laid = table(3, ruleset).envoy(0).goods(0, 9, 9, 9).goods(1, 2)
    state = in_season(laid, ruleset, "build", *ROLLS)
    pass_all(state, Influence)
    play(state, Build(0), Pass())
    assert state.seat == 1
    assert state.buildings[0] == 1


def test_no_more_than_two_are_built() -> None:
    state = table(3).envoy(0).goods(0, 9, 9, 9).goods(1, 2).announce("build", *ROLLS)
    pass_all(state, Influence)
    play(state, Build(0), Build(4))
    assert state.seat == 1


def test_the_limit_of_seventeen_tokens_holds_for_the_second_building_too() -> None:
    laid = table(3).envoy(0).buildings(0, "cathedral", "merchants_guild", "wizards_guild", "fortress")
    state = laid.goods(0, 9, 9, 9).announce("build", (1, 2, 3, 1), (2, 3, 4), (2, 3, 5))
    pass_all(state, Influence)
    state.play(Build(building("barricade")))
    assert not offered(state, Build)


# The published envoy can wait


@pytest.mark.parametrize("phase", SEASONS)
def test_the_published_envoy_may_be_used_in_any_productive_season(phase: int) -> None:
    state = table(3, PUBLISHED).envoy(2).season(*ROLLS, phase=phase)
    play(state, Influence(1, (0,), 0, 0), Influence(2, (1,), 0, 0))
    assert {1, 2} < {move.advisor for move in offered(state, Influence)}
    state = table(3, PUBLISHED).envoy(0).goods(0, 9, 9, 9).season(*ROLLS, phase=phase)
    pass_all(state, Influence)
    state.play(Build(0))
    assert Build(1) in state.moves()


def test_the_published_envoy_survives_autumn_winter_and_new_year() -> None:
    laid = table(3, PUBLISHED).buildings(0, "statue").buildings(2, "inn").enemy("zombies", 6).envoy(1)
    state = laid.season((2, 2, 3), (2, 3, 3), (3, 3, 3), phase=AUTUMN)
    while state.year == 3:
        state.play(Pass() if Pass() in state.moves() else state.moves()[0])
    assert state.envoy == 1
    assert (state.year, state.phase) == (4, SPRING)


def test_the_published_envoy_is_used_once() -> None:
    laid = table(3, PUBLISHED).envoy(0).goods(0, 9, 9, 9)
    state = laid.season((1, 2, 3), (6, 6, 6), (6, 6, 6), phase=SPRING)
    play(state, Influence(3, (2,), 0, 0), Pass(), Pass(), Influence(3, (0, 1), 0, 0))
    assert state.envoy == NONE
    state.play(Build(0))
    assert not offered(state, Build)


def test_the_published_envoy_that_has_built_cannot_join_later() -> None:
    laid = table(3, PUBLISHED).envoy(0).goods(0, 9, 9, 9)
    state = laid.season(*ROLLS, phase=SPRING)
    pass_all(state, Influence)
    play(state, Build(0), Build(4))
    assert state.envoy == NONE


def test_a_published_holder_who_builds_once_keeps_the_envoy() -> None:
    state = table(3, PUBLISHED).envoy(0).goods(0, 2).goods(1, 2).season(*ROLLS, phase=SPRING)
    pass_all(state, Influence)
    state.play(Build(0))
    assert state.seat == 1
    assert state.envoy == 0


def test_recruiting_follows_when_the_announced_use_is_over() -> None:
    state = table(3).envoy(0).goods(0, 4).announce("build", *ROLLS)
    pass_all(state, Influence)
    play(state, Pass())
    assert offered(state, Recruit)
