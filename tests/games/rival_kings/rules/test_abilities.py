"""Rules common to all subjects' abilities: when and how often they are used, and by whom."""

import pytest

from kingdoms.games.rival_kings.cards import (
    INNKEEPER,
    JAILER,
    MARKET_WOMAN,
    SCHOLAR,
)
from kingdoms.games.rival_kings.events import Gained, Used
from kingdoms.games.rival_kings.moves import Buy, ExchangeCharacters, FendOff, Skip, Steal, Take, Use
from tests.games.rival_kings.table import cards, leave_until, offered, play, table, told


def test_an_ability_may_be_used_before_the_first_theft() -> None:
    state = table(2).markers(0, 1).subjects(0, "jailer").choose("knight", "diplomat")
    assert offered(state, Steal)
    assert Use(JAILER) in state.moves()
    play(state, Use(JAILER))
    assert state.coins[0] == 1
    assert offered(state, Steal)


def test_an_ability_may_be_used_between_two_thefts() -> None:
    state = table(3).markers(0, 1).subjects(0, "jailer").choose("knight", "countess", "diplomat")
    play(state, Skip())
    assert offered(state, Steal)
    assert Use(JAILER) in state.moves()


def test_an_ability_may_be_used_between_a_theft_and_an_action() -> None:
    state = table(2).markers(0, 1).subjects(0, "jailer").choose("knight", "diplomat")
    play(state, Steal(1, 1), Take(0))
    assert offered(state, Take)
    assert Use(JAILER) in state.moves()


def test_an_ability_may_be_used_between_two_actions() -> None:
    state = table(2).markers(0, 1).coins(0, 4).subjects(0, "jailer").choose("knight", "trader_1")
    play(state, Take(0))
    assert offered(state, Buy)
    assert Use(JAILER) in state.moves()
    play(state, Use(JAILER))
    assert offered(state, Buy)
    assert state.coins[0] == 7


def test_an_ability_may_be_used_after_the_last_action() -> None:
    state = table(2).markers(0, 1).subjects(0, "jailer").choose("knight", "trader_1")
    play(state, Skip(), Skip())
    assert state.seat == 0
    assert set(state.moves()) == {Use(JAILER), Skip()}
    play(state, Use(JAILER))
    assert state.seat == 1
    assert state.coins[0] == 1


def test_an_ability_cannot_be_used_during_an_action() -> None:
    state = table(2).markers(0, 1).subjects(0, "jailer").choose("knight", "diplomat")
    play(state, Steal(1, 1))
    assert not offered(state, Use)


def test_an_ability_may_be_left_unused() -> None:
    state = table(2).markers(0, 1).subjects(0, "jailer").choose("queen", "trader_1")
    play(state, Skip(), Skip())
    assert state.seat == 1
    assert state.coins[0] == 0
    assert state.used == 0


def test_an_ability_is_used_once_per_cycle() -> None:
    state = table(2).markers(0, 1).subjects(0, "jailer").choose("knight", "trader_1")
    assert told(play(state, Use(JAILER)), Used) == [Used(0, JAILER)]
    while state.seat == 0:
        assert not offered(state, Use)
        play(state, Skip())


def test_only_the_active_subject_has_an_ability() -> None:
    state = table(2).markers(0, 1).subjects(0, "jailer", "scholar").buildings(0, "inn").choose("knight", "trader_1")
    assert offered(state, Use) == [Use(SCHOLAR)]


def test_an_ability_is_used_only_on_ones_own_turn() -> None:
    state = table(2, markers=1).subjects(0, "jailer").choose("trader_1", "knight")
    assert state.seat == 1
    assert not offered(state, Use)


def test_once_an_ability_is_used_a_new_subject_has_none_this_cycle() -> None:
    state = (
        table(2)
        .markers(0, 1)
        .coins(0, 5)
        .subjects(0, "jailer")
        .buildings(0, "inn")
        .pile(2, "scholar")
        .choose("queen", "trader_1")
    )
    play(state, Use(JAILER), Buy(2, False))
    assert state.subjects[0] == cards("jailer", "scholar")
    assert state.seat == 1
    assert state.coins[0] == 3


def test_a_new_subjects_ability_may_be_used_instead_of_the_old_ones() -> None:
    state = (
        table(2)
        .markers(0, 1)
        .coins(0, 5)
        .subjects(0, "jailer")
        .buildings(0, "inn")
        .pile(2, "scholar")
        .choose("queen", "duke")
    )
    play(state, Buy(2, False))
    assert set(state.moves()) == {Use(SCHOLAR), Skip()}
    assert told(play(state, Use(SCHOLAR)), Gained) == [Gained(0, 1)]


def test_using_the_gardener_spends_the_ability_of_this_cycle() -> None:
    state = table(2).coins(0, 5).markers(0, 2).subjects(0, "gardener").pile(2, "jailer").choose("trader_1", "queen")
    play(state, ExchangeCharacters(1))
    assert state.used == 0b01
    play(state, Buy(2, False))
    assert state.subjects[0][-1] == JAILER
    assert state.seat == 1


def test_an_unused_gardener_leaves_the_ability_for_a_new_subject() -> None:
    state = table(2).coins(0, 5).markers(0, 2).subjects(0, "gardener").pile(2, "jailer").choose("queen", "duke")
    play(state, Skip(), Buy(2, False))
    assert Use(JAILER) in state.moves()


def test_using_the_watchman_spends_the_ability_of_this_cycle() -> None:
    state = table(2).coins(1, 5).markers(1, 2).subjects(1, "watchman").pile(2, "jailer").choose("bursar", "countess")
    assert state.seat == 1
    play(state, FendOff(0))
    assert state.used == 0b10
    leave_until(state, 1)
    play(state, Skip(), Skip(), Buy(2, False))
    assert state.subjects[1][-1] == JAILER
    assert not state.revealed


def test_an_unused_watchman_leaves_the_ability_for_a_new_subject() -> None:
    state = table(2).coins(1, 5).markers(1, 2).subjects(1, "watchman").pile(2, "jailer").choose("bursar", "countess")
    play(state, Skip())
    leave_until(state, 1)
    play(state, Skip(), Skip(), Buy(2, False))
    assert set(state.moves()) == {Use(JAILER), Skip()}


@pytest.mark.parametrize("name", ["gardener", "watchman"])
def test_the_gardener_and_the_watchman_cannot_be_used_during_a_turn(name: str) -> None:
    state = table(2, markers=2).coins(0, 5).pile(2, name).choose("countess", "trader_1")
    play(state, Skip(), Skip(), Skip(), Buy(2, False))
    assert state.subjects[0] == cards(name)
    assert state.seat == 1
    assert state.used == 0


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("jailer", "no marker"),
        ("scholar", "no building"),
        ("court_lady", "no building to give"),
        ("bishop", "no rival has a subject"),
        ("carpenter", "no coin"),
        ("innkeeper", "no coin"),
        ("herbalist", "no marker"),
        ("farmer", "nothing was stolen"),
        ("sailor", "not in a pair"),
        ("blacksmith", "no coin"),
        ("gardener", "the conflicts are over"),
        ("watchman", "the conflicts are over"),
    ],
)
def test_an_ability_that_would_change_nothing_is_not_offered(name: str, why: str) -> None:
    state = table(2).subjects(0, name).choose("knight", "trader_1")
    if name == "gardener":
        play(state, Skip())
    assert state.seat == 0
    assert set(state.moves()) == {*(Take(stack) for stack in range(4)), Skip()}, why


def test_the_market_woman_is_not_offered_without_any_money() -> None:
    builder = table(2).stacks(0, 0, 0, 0).supply(0, purse=1).subjects(0, "market_woman")
    state = builder.choose("bursar", "trader_1")
    assert state.seat == 1


def test_abilities_are_free() -> None:
    state = table(2).subjects(0, "market_woman").choose("knight", "trader_1")
    play(state, Use(MARKET_WOMAN), Take(0))
    assert state.coins[0] == 2


def test_a_second_copy_of_the_same_subject_does_not_renew_the_ability() -> None:
    state = table(2).coins(0, 9).subjects(0, "innkeeper").pile(2, "miner", "innkeeper").choose("queen", "duke")
    play(state, Use(INNKEEPER), Buy(2, False))
    assert state.subjects[0] == cards("innkeeper", "innkeeper")
    assert state.seat == 0
    assert not offered(state, Use)
    assert offered(state, Buy)


def test_everyone_knows_who_has_used_an_ability() -> None:
    state = table(3).markers(0, 1).subjects(0, "jailer").choose("knight", "trader_1", "duke")
    leave_until(state, 0)
    play(state, Use(JAILER))
    assert [state.view(seat).used for seat in range(3)] == [0b001] * 3
