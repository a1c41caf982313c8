"""Extra actions: Jailer and Scholar, Carpenter, Market Woman and Innkeeper, Herbalist and Farmer."""

import pytest

from kingdoms.games.rival_kings.cards import (
    CARPENTER,
    FARMER,
    HERBALIST,
    INNKEEPER,
    JAILER,
    MARKET_WOMAN,
    MONEY,
    SCHOLAR,
)
from kingdoms.games.rival_kings.events import Bought, Gained, PassedOn, Reclaimed, Refilled, Took, Used
from kingdoms.games.rival_kings.moves import Buy, PassOn, Reclaim, Settle, Skip, Steal, Take, Use
from tests.games.rival_kings.table import cards, leave_until, offered, play, table, told

# Jailer and Scholar


@pytest.mark.parametrize(("markers", "supply", "gained"), [(1, 9, 1), (3, 9, 3), (3, 3, 3), (3, 2, 2), (2, 1, 1)])
def test_the_jailer_gives_a_coin_for_each_marker_while_the_supply_lasts(markers: int, supply: int, gained: int) -> None:
    state = table(2).markers(0, markers).subjects(0, "jailer").supply(supply, purse=1).choose("knight", "trader_1")
    events = play(state, Use(JAILER))
    assert [event for event in events if type(event) in (Used, Gained)] == [Used(0, JAILER), Gained(0, gained)]
    assert state.coins[0] == gained
    assert state.supply == supply - gained
    assert state.markers[0] == markers


def test_the_jailer_counts_the_current_markers() -> None:
    state = table(2).markers(0, 2).subjects(0, "jailer").choose("countess", "duke")
    leave_until(state, 0)
    play(state, Settle(), Use(JAILER))
    assert state.coins[0] == 1


def test_the_jailer_is_not_offered_without_supply() -> None:
    state = table(2).markers(0, 2).subjects(0, "jailer").supply(0, purse=1).choose("knight", "trader_1")
    assert state.seat == 0
    assert not offered(state, Use)


@pytest.mark.parametrize(("supply", "gained"), [(9, 3), (3, 3), (2, 2)])
def test_the_scholar_gives_a_coin_for_each_building_while_the_supply_lasts(supply: int, gained: int) -> None:
    builder = table(2).subjects(0, "scholar").buildings(0, "inn", "inn", "mine").supply(supply, purse=1)
    state = builder.choose("knight", "trader_1")
    assert told(play(state, Use(SCHOLAR)), Gained) == [Gained(0, gained)]
    assert state.coins[0] == gained
    assert state.supply == supply - gained


def test_the_scholar_counts_the_building_just_bought() -> None:
    state = table(2).coins(0, 2).subjects(0, "scholar").pile(0, "mine").choose("lord_protector", "duke")
    assert not offered(state, Use)
    play(state, Buy(0, False))
    assert state.seat == 0
    assert Use(SCHOLAR) in state.moves()
    play(state, Use(SCHOLAR))
    assert state.coins[0] == 1


def test_the_scholar_is_not_offered_without_supply() -> None:
    builder = table(2).subjects(0, "scholar").buildings(0, "inn").supply(0, purse=1)
    assert not offered(builder.choose("knight", "trader_1"), Use)


# Carpenter, Market Woman, Innkeeper


def test_the_carpenter_buys_a_building() -> None:
    state = table(2).coins(0, 4).subjects(0, "carpenter").pile(0, "garden").pile(1, "mine").choose("knight", "trader_1")
    play(state, Use(CARPENTER))
    assert set(state.moves()) == {Buy(0, False), Buy(1, False)}
    assert type(play(state, Buy(1, False))[0]) is Bought
    assert state.buildings[0] == cards("mine")
    assert state.coins[0] == 2
    assert state.seat == 0
    assert offered(state, Take)


def test_the_carpenters_purchase_is_in_addition_to_the_building_action() -> None:
    state = table(2).coins(0, 8).subjects(0, "carpenter").pile(0, "inn", "mine").choose("lord_protector", "duke")
    play(state, Buy(0, False), Use(CARPENTER), Buy(0, False))
    assert state.buildings[0] == cards("mine", "inn")


def test_the_innkeepers_recruit_is_active_but_has_no_ability_this_cycle() -> None:
    state = (
        table(2)
        .coins(0, 4)
        .markers(0, 1)
        .subjects(0, "innkeeper")
        .pile(2, "jailer")
        .pile(3, "farmer")
        .choose("knight", "trader_1")
    )
    play(state, Use(INNKEEPER))
    assert set(state.moves()) == {Buy(2, False), Buy(3, False)}
    play(state, Buy(2, False))
    assert state.subjects[0] == cards("innkeeper", "jailer")
    assert state.seat == 0
    assert not offered(state, Use)


def test_the_market_woman_takes_money() -> None:
    state = table(2).subjects(0, "market_woman").stacks(2, 0, 5, 0).choose("knight", "trader_1")
    play(state, Use(MARKET_WOMAN))
    assert set(state.moves()) == {Take(0), Take(2)}
    play(state, Take(2), Take(0))
    assert state.coins[0] == 7


def test_the_market_woman_refills_empty_stacks_too() -> None:
    state = table(2).subjects(0, "market_woman").stacks(0, 0, 0, 0).choose("queen", "duke")
    events = play(state, Use(MARKET_WOMAN))
    assert set(state.moves()) == {Take(stack) for stack in range(4)}
    assert not told(events, Refilled)
    events = play(state, Take(1))
    assert told(events, Refilled) == [Refilled((2, 2, 2, 2))]
    assert told(events, Took) == [Took(0, 1, 2, True)]


def test_the_market_woman_does_not_ask_when_only_one_stack_has_money() -> None:
    state = table(2).subjects(0, "market_woman").stacks(0, 0, 5, 0).choose("queen", "duke")
    events = play(state, Use(MARKET_WOMAN))
    assert told(events, Took) == [Took(0, 2, 5, True)]


def test_extra_actions_do_not_count_as_a_pair_members_single_action() -> None:
    state = table(2).subjects(0, "market_woman").choose("bursar", "knight")
    play(state, Use(MARKET_WOMAN), Take(0))
    assert state.seat == 0
    play(state, Take(1))
    assert state.coins[0] == 4
    assert state.seat == 1


def test_an_extra_action_may_follow_the_single_action() -> None:
    state = table(2).subjects(0, "market_woman").choose("bursar", "knight")
    play(state, Take(1))
    assert state.seat == 0
    assert set(state.moves()) == {Use(MARKET_WOMAN), Skip()}


# Herbalist


def test_the_herbalist_gives_one_of_ones_own_markers_to_any_rival() -> None:
    state = table(3).markers(0, 2).subjects(0, "herbalist").choose("knight", "trader_1", "count")
    leave_until(state, 0)
    play(state, Use(HERBALIST))
    assert set(state.moves()) == {PassOn(1), PassOn(2)}
    assert told(play(state, PassOn(2)), PassedOn) == [PassedOn(0, 2)]
    assert state.markers == [1, 0, 1]


def test_the_herbalist_does_not_ask_when_there_is_one_rival() -> None:
    state = table(2).markers(0, 1).subjects(0, "herbalist").choose("knight", "trader_1")
    assert told(play(state, Use(HERBALIST)), PassedOn) == [PassedOn(0, 1)]
    assert state.markers == [0, 1]


def test_the_herbalist_can_change_the_order_of_a_later_pair() -> None:
    knight, first, second = range(3)
    state = table(3).markers(knight, 1).subjects(knight, "herbalist").choose("knight", "trader_1", "trader_2")
    play(state, Use(HERBALIST), PassOn(first))
    play(state, Skip())
    assert state.seat == second


# Farmer


def test_the_farmer_carries_out_a_stolen_action() -> None:
    _knight, diplomat = range(2)
    state = table(2).subjects(diplomat, "farmer").choose("knight", "diplomat")
    play(state, Steal(diplomat, 1), Take(0), Skip())
    assert state.seat == diplomat
    assert set(state.moves()) == {Settle(), Use(FARMER), Skip()}
    events = play(state, Use(FARMER))
    assert told(events, Used) == [Used(diplomat, FARMER)]
    assert told(events, Reclaimed) == [Reclaimed(diplomat, MONEY)]
    assert set(state.moves()) == {Take(1), Take(2), Take(3)}
    play(state, Take(1))
    assert state.coins == [2, 2]
    assert Settle() in state.moves()


def test_the_crest_stays_on_a_reclaimed_action() -> None:
    knight, diplomat = range(2)
    state = table(2).subjects(diplomat, "farmer").choose("knight", "diplomat")
    play(state, Steal(diplomat, 1), Take(0), Skip(), Use(FARMER), Take(1))
    assert state.covered[diplomat][1] == knight
    play(state, Settle())
    assert not state.revealed
    assert state.coins == [2, 2]


def test_the_farmer_can_reclaim_a_stolen_action_that_the_thief_left_unused() -> None:
    state = table(2).subjects(1, "farmer").choose("knight", "diplomat")
    play(state, Steal(1, 1), Skip(), Skip())
    play(state, Use(FARMER), Take(3))
    assert state.coins == [0, 2]


def test_the_farmer_may_be_used_after_the_last_action() -> None:
    state = table(2).subjects(1, "farmer").choose("knight", "diplomat")
    play(state, Steal(1, 1), Skip(), Skip(), Settle())
    assert state.seat == 1
    assert set(state.moves()) == {Use(FARMER), Skip()}


def test_the_farmer_chooses_between_two_stolen_actions() -> None:
    _courtier, countess, trader = range(3)
    state = table(3).subjects(trader, "farmer").choose("courtier", "countess", "trader_1")
    play(state, Steal(trader, 1), Skip())
    leave_until(state, countess)
    play(state, Steal(trader, 0))
    leave_until(state, trader)
    play(state, Use(FARMER))
    assert state.moves() == [Reclaim(0), Reclaim(1)]
    play(state, Reclaim(0))
    assert state.markers[trader] == 1


def test_the_farmer_reclaims_only_actions_that_can_be_carried_out() -> None:
    state = table(2).subjects(1, "farmer").choose("knight", "diplomat")
    play(state, Steal(1, 2), Skip())
    assert state.seat == 1
    assert not offered(state, Use)


def test_the_farmer_does_nothing_for_a_thief() -> None:
    state = table(2).subjects(0, "farmer").choose("knight", "diplomat")
    play(state, Steal(1, 1), Take(0))
    assert not offered(state, Use)


def test_the_farmers_action_is_in_addition_to_a_pair_members_single_action() -> None:
    first, second, _countess = range(3)
    state = table(3).subjects(first, "farmer").choose("trader_1", "trader_2", "countess")
    for _victim in range(2):
        play(state, Steal(offered(state, Steal)[0].victim, 1), Skip())
    leave_until(state, first)
    assert set(state.moves()) == {Settle(), Use(FARMER), Skip()}
    play(state, Use(FARMER), Take(0))
    assert state.seat == first
    assert set(state.moves()) == {Settle(), Skip()}
    play(state, Settle())
    assert state.coins[first] == 2
    assert state.markers[first] == 1
    assert state.seat == second


def test_the_farmer_may_be_used_after_a_pair_members_single_action() -> None:
    first, _second, _countess = range(3)
    state = table(3).subjects(first, "farmer").choose("trader_1", "trader_2", "countess")
    for _victim in range(2):
        play(state, Steal(offered(state, Steal)[0].victim, 1), Skip())
    leave_until(state, first)
    play(state, Settle())
    assert state.seat == first
    assert set(state.moves()) == {Use(FARMER), Skip()}


def test_a_farmer_recruited_this_turn_can_reclaim_an_action_stolen_earlier() -> None:
    state = table(2).coins(1, 3).pile(2, "farmer").choose("knight", "countess")
    play(state, Steal(1, 1), Take(0))
    leave_until(state, 1)
    play(state, Skip(), Buy(2, False))
    assert set(state.moves()) == {Use(FARMER), Skip()}
    play(state, Use(FARMER), Take(1))
    assert state.coins[1] == 4


def test_a_purchase_reclaimed_by_the_farmer_costs_the_usual_price() -> None:
    state = table(2).coins(1, 5).subjects(1, "farmer").pile(0, "garden").pile(1, "mine").choose("knight", "diplomat")
    play(state, Steal(1, 2), Skip(), Skip())
    play(state, Use(FARMER))
    assert set(state.moves()) == {Buy(0, False), Buy(1, False)}
    play(state, Buy(0, False))
    assert state.coins[1] == 1
    assert state.buildings[1][-1:] == cards("garden")
