"""Sailor: one action twice. Blacksmith: a building one coin cheaper."""

import pytest

from kingdoms.games.rival_kings.cards import BLACKSMITH, INNKEEPER, JAILER, MARKET_WOMAN, SAILOR
from kingdoms.games.rival_kings.events import Bought, Settled, Used
from kingdoms.games.rival_kings.moves import Buy, PassOn, Settle, Skip, Steal, Take, Use
from tests.games.rival_kings.table import Table, card, cards, leave_until, offered, play, table, told

TAKE_ANY = {Take(stack) for stack in range(4)}


def tops() -> Table:
    """A table for two with Inn, Mine, Farmer and Miner on top of the piles."""
    return table(2).pile(0, "inn").pile(1, "mine").pile(2, "farmer").pile(3, "miner")


# Sailor


def test_a_pair_member_carries_out_one_action_twice() -> None:
    state = tops().subjects(0, "sailor").choose("trader_1", "trader_2")
    assert set(state.moves()) == {Settle(), Use(SAILOR), Skip()} | TAKE_ANY
    events = play(state, Use(SAILOR))
    assert told(events, Used) == [Used(0, SAILOR)]
    assert state.used == 0b01
    assert set(state.moves()) == {Settle()} | TAKE_ANY
    play(state, Take(0))
    assert state.seat == 0
    assert set(state.moves()) == {Take(1), Take(2), Take(3), Skip()}
    play(state, Take(2))
    assert state.coins[0] == 4
    assert state.seat == 1


def test_the_second_time_is_optional() -> None:
    state = tops().subjects(0, "sailor").choose("trader_1", "trader_2")
    play(state, Use(SAILOR), Take(0), Skip())
    assert state.coins[0] == 2
    assert state.seat == 1


def test_the_second_time_may_have_new_targets() -> None:
    state = tops().coins(0, 9).subjects(0, "sailor").choose("trader_1", "trader_2")
    play(state, Use(SAILOR), Buy(0, False))
    assert set(state.moves()) == {Buy(0, False), Buy(1, False), Skip()}
    play(state, Buy(1, False))
    assert state.buildings[0] == cards("inn", "mine")


def test_the_second_time_must_be_the_same_action() -> None:
    state = tops().coins(0, 9).markers(0, 0).subjects(0, "sailor").choose("trader_1", "trader_2")
    play(state, Use(SAILOR), Buy(0, False))
    assert not offered(state, Take)
    assert Settle() not in state.moves()
    assert {move.pile for move in offered(state, Buy)} == {0, 1}


def test_settle_twice() -> None:
    state = tops().markers(0, 2).markers(1, 5).subjects(0, "sailor").choose("trader_1", "trader_2")
    play(state, Use(SAILOR), Settle(), Settle())
    assert state.markers[0] == 1
    assert state.seat == 1


def test_pass_on_twice_to_different_rivals() -> None:
    builder = table(4).markers(0, 2).markers(1, 5).subjects(0, "sailor")
    state = builder.choose("courtier", "priest", "bursar", "diplomat")
    leave_until(state, 0)
    play(state, Use(SAILOR), PassOn(1))
    assert set(state.moves()) == {PassOn(1), PassOn(2), PassOn(3), Skip()}
    before = state.markers[2]
    play(state, PassOn(2))
    assert state.markers[2] == before + 1
    assert state.markers[0] == 1


def test_an_impossible_second_time_is_not_offered() -> None:
    state = tops().coins(0, 2).subjects(0, "sailor").choose("lord_protector", "queen")
    play(state, Use(SAILOR), Buy(0, False))
    assert state.coins[0] == 0
    assert not state.revealed


def test_the_sailor_needs_a_pair() -> None:
    state = tops().subjects(0, "sailor").choose("trader_1", "duke")
    assert state.seat == 0
    assert not offered(state, Use)


def test_a_neutral_character_of_equal_rank_does_not_make_a_pair() -> None:
    state = tops().subjects(0, "sailor").neutrals("trader_2").choose("trader_1", "duke")
    leave_until(state, 0)
    while state.revealed and state.seat == 0:
        assert not offered(state, Use)
        play(state, Skip())


def test_the_sailor_still_counts_if_the_first_time_recruits_another_subject() -> None:
    builder = table(2).coins(0, 9).subjects(0, "sailor").pile(2, "farmer", "jailer").pile(3, "miner")
    state = builder.choose("trader_1", "trader_2")
    play(state, Use(SAILOR), Buy(2, False))
    assert state.subjects[0] == cards("sailor", "jailer")
    assert set(state.moves()) == {Buy(2, False), Buy(3, False), Skip()}
    play(state, Buy(2, False))
    assert state.subjects[0] == cards("sailor", "jailer", "farmer")
    assert state.seat == 1, "the ability is spent, so neither Jailer nor Farmer is asked"


def test_a_sailor_recruited_by_the_single_action_comes_too_late() -> None:
    state = table(2).coins(0, 9).pile(2, "farmer", "sailor").choose("trader_1", "trader_2")
    play(state, Buy(2, False))
    assert state.subjects[0] == cards("sailor")
    assert state.seat == 1


def test_a_second_sailor_recruited_the_first_time_adds_nothing() -> None:
    state = (
        table(2).coins(0, 9).subjects(0, "sailor").pile(2, "miner", "farmer", "sailor").choose("trader_1", "trader_2")
    )
    play(state, Use(SAILOR), Buy(2, False), Buy(2, False))
    assert state.subjects[0] == cards("sailor", "sailor", "farmer")
    assert state.seat == 1


def test_the_sailor_is_not_offered_after_the_single_action() -> None:
    state = tops().subjects(0, "sailor").choose("trader_1", "trader_2")
    play(state, Take(0))
    assert state.seat == 1


def test_the_sailor_cannot_repeat_a_stolen_action() -> None:
    state = table(3).subjects(0, "sailor").choose("trader_1", "trader_2", "countess")
    for _victim in range(2):
        play(state, Steal(offered(state, Steal)[0].victim, 1), Skip())
    leave_until(state, 0)
    assert set(state.moves()) == {Settle(), Use(SAILOR), Skip()}
    events = play(state, Use(SAILOR))
    assert told(events, Settled) == [Settled(0)], "settling was the only action left"
    assert set(state.moves()) == {Settle(), Skip()}


def test_the_sailor_is_not_offered_when_no_action_is_possible() -> None:
    state = table(2).subjects(0, "sailor").choose("queen", "lord_protector")
    assert not state.revealed


def test_the_second_money_action_refills_the_stacks_if_the_first_emptied_them() -> None:
    state = table(2).subjects(0, "sailor").stacks(0, 0, 5, 0).choose("bursar", "knight")
    play(state, Use(SAILOR))
    assert state.coins[0] == 5, "the only stack was taken at once"
    assert set(state.moves()) == TAKE_ANY | {Skip()}
    play(state, Take(3))
    assert state.coins[0] == 7
    assert state.stacks == [2, 2, 2, 0]


def test_a_sailor_recruited_with_the_innkeeper_cannot_be_used() -> None:
    state = table(2).coins(0, 9).subjects(0, "innkeeper").pile(2, "sailor").choose("trader_1", "trader_2")
    play(state, Use(INNKEEPER), Buy(2, False))
    assert state.subjects[0][-1] == SAILOR
    assert not offered(state, Use)


# Blacksmith


def test_the_blacksmith_makes_a_building_one_coin_cheaper() -> None:
    state = (
        table(2)
        .coins(0, 5)
        .subjects(0, "blacksmith")
        .pile(0, "garden")
        .pile(1, "inn")
        .choose("lord_protector", "trader_1")
    )
    assert set(state.moves()) == {Buy(0, False), Buy(0, True), Buy(1, False), Buy(1, True), Skip()}
    events = play(state, Buy(0, True))
    assert [e for e in events if type(e) in (Used, Bought)] == [Used(0, BLACKSMITH), Bought(0, 0, card("garden"), 3)]
    assert state.coins[0] == 2
    assert state.stacks == [5, 2, 2, 2]
    assert state.tops[0] == 1
    assert state.seat == 1
    assert state.used == 0b01


@pytest.mark.parametrize(("name", "price", "top"), [("inn", 1, 1), ("forge", 2, 2), ("garden", 3, 1)])
def test_only_the_lower_price_goes_onto_the_stack(name: str, price: int, top: int) -> None:
    state = table(2).coins(0, price).subjects(0, "blacksmith").pile(0, name).choose("lord_protector", "duke")
    assert Buy(0, True) in state.moves()
    assert Buy(0, False) not in state.moves()
    play(state, Buy(0, True))
    assert state.coins[0] == 0
    assert state.stacks[0] == 2 + price
    assert state.tops[0] == top


def test_the_blacksmith_helps_with_a_stolen_purchase() -> None:
    builder = table(2).coins(0, 3).subjects(0, "blacksmith").pile(0, "garden").pile(1, "castle_wall")
    state = builder.choose("knight", "diplomat")
    play(state, Steal(1, 2))
    assert set(state.moves()) == {Buy(0, True), Buy(1, True), Skip()}
    play(state, Buy(0, True))
    assert state.buildings[0] == cards("garden")
    assert state.used == 0b01


def test_buying_without_the_blacksmith_leaves_the_ability_for_a_new_subject() -> None:
    builder = table(2).coins(0, 9).subjects(0, "blacksmith").pile(0, "garden").pile(2, "market_woman")
    state = builder.choose("knight", "diplomat")
    play(state, Steal(1, 2), Buy(0, False), Skip(), Buy(2, False))
    assert set(state.moves()) == {Use(MARKET_WOMAN), Skip()}


def test_buying_with_the_blacksmith_spends_the_ability() -> None:
    builder = table(2).coins(0, 9).subjects(0, "blacksmith").pile(0, "garden").pile(2, "market_woman")
    state = builder.choose("knight", "diplomat")
    play(state, Steal(1, 2), Buy(0, True), Skip(), Buy(2, False))
    assert state.seat == 1


def test_the_blacksmith_helps_only_once() -> None:
    builder = table(2).coins(0, 9).subjects(0, "blacksmith").pile(0, "mine", "garden").pile(1, "inn")
    state = builder.choose("bursar", "diplomat")
    play(state, Steal(1, 2), Buy(0, True), Skip())
    assert {move.blacksmith for move in offered(state, Buy)} == {False}


def test_a_blacksmith_recruited_this_turn_helps_at_once() -> None:
    builder = table(2).coins(0, 9).pile(0, "garden").pile(1, "inn").pile(2, "blacksmith")
    state = builder.choose("trader_1", "queen")
    leave_until(state, 0)
    play(state, Skip(), Buy(2, False))
    assert {Buy(0, True), Buy(1, True)} <= set(state.moves())


def test_a_blacksmith_who_is_no_longer_active_does_not_help() -> None:
    builder = table(2).coins(0, 9).subjects(0, "blacksmith").markers(0, 1).pile(0, "garden").pile(2, "jailer")
    state = builder.choose("trader_1", "queen")
    play(state, Skip(), Skip(), Buy(2, False))
    assert {move.blacksmith for move in offered(state, Buy)} == {False}
    assert Use(JAILER) in state.moves()


def test_the_blacksmith_helps_with_a_pair_members_single_action() -> None:
    state = table(2).coins(0, 9).subjects(0, "blacksmith").pile(0, "garden").choose("bursar", "knight")
    assert {Buy(0, False), Buy(0, True)} <= set(state.moves())


def test_the_blacksmith_does_not_help_with_subjects() -> None:
    state = table(2).coins(0, 9).subjects(0, "blacksmith").choose("queen", "duke")
    assert {move.blacksmith for move in offered(state, Buy)} == {False}


def test_the_blacksmith_is_never_used_without_a_purchase() -> None:
    state = table(2).coins(0, 9).subjects(0, "blacksmith").choose("bursar", "trader_1")
    while state.seat == 0:
        assert not offered(state, Use)
        play(state, Skip())
