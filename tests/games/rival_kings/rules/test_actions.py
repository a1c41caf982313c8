"""A character's own actions: settle, pass on, money, subject and building, from left to right."""

import pytest

from kingdoms.games.rival_kings.cards import BUILDING, MONEY, SETTLE, SUBJECT
from kingdoms.games.rival_kings.events import Bought, PassedOn, Refilled, Settled, Skipped, Took, TurnedUp
from kingdoms.games.rival_kings.moves import Buy, PassOn, Settle, Skip, Steal, Take, Use
from tests.games.rival_kings.table import card, cards, leave_until, offered, play, table, told

TAKE_ANY = {Take(stack) for stack in range(4)}


def test_actions_are_carried_out_from_left_to_right() -> None:
    builder = table(2).coins(0, 9).markers(0, 1).pile(0, "inn").pile(1, "mine").pile(2, "farmer").pile(3, "miner")
    state = builder.choose("trader_1", "queen")
    assert set(state.moves()) == {Settle(), Skip()}
    play(state, Settle())
    assert set(state.moves()) == TAKE_ANY | {Skip()}
    play(state, Take(0))
    assert set(state.moves()) == {Buy(2, False), Buy(3, False), Skip()}
    play(state, Buy(2, False))
    assert set(state.moves()) == {Buy(0, False), Buy(1, False), Skip()}
    play(state, Buy(1, False))
    assert not state.revealed


def test_each_action_may_be_skipped() -> None:
    state = table(2).coins(0, 9).markers(0, 1).choose("trader_1", "queen")
    events = play(state, Skip(), Skip(), Skip(), Skip())
    assert told(events, Skipped) == [Skipped(0, name) for name in (SETTLE, MONEY, SUBJECT, BUILDING)]
    assert state.coins[0] == 9
    assert state.markers[0] == 1
    assert not state.revealed


def test_there_is_no_going_back_to_a_skipped_action() -> None:
    state = table(2).coins(0, 9).choose("trader_1", "queen")
    play(state, Skip())
    while state.revealed:
        assert not offered(state, Take)
        play(state, Skip())


def test_an_impossible_action_is_skipped_without_asking() -> None:
    state, events = table(2).stacks(0, 0, 0, 2).reveal("trader_1", "queen")
    assert told(events, Skipped) == [Skipped(1, SUBJECT), Skipped(0, SETTLE)]
    events = play(state, Take(3))
    assert state.coins[0] == 2
    assert told(events, Took) == [Took(0, 3, 2, True)]


def test_an_ability_can_make_an_impossible_action_possible() -> None:
    state = table(2).markers(0, 2).subjects(0, "jailer").pile(2, "miner").pile(3, "bishop").choose("queen", "duke")
    assert set(state.moves()) == {Use(card("jailer")), Skip()}
    play(state, Use(card("jailer")))
    assert set(state.moves()) == {Buy(2, False), Skip()}


def test_settling_returns_one_of_ones_own_markers() -> None:
    state = table(2, markers=3).choose("duke", "queen")
    assert told(play(state, Settle()), Settled) == [Settled(0)]
    assert state.markers == [2, 3]


def test_settling_is_impossible_without_markers() -> None:
    state, events = table(2).coins(0, 5).pile(2, "farmer").reveal("duke", "queen")
    assert told(events, Skipped) == [Skipped(1, SUBJECT), Skipped(0, SETTLE)]
    assert state.seat == 0
    assert Buy(2, False) in state.moves()


def test_passing_on_gives_one_of_ones_own_markers_to_any_rival() -> None:
    state = table(4).markers(1, 2).choose("queen", "courtier", "bursar", "lord_protector")
    assert state.seat == 1
    assert set(state.moves()) == {PassOn(0), PassOn(2), PassOn(3), Skip()}
    before = state.markers[3]
    assert told(play(state, PassOn(3)), PassedOn) == [PassedOn(1, 3)]
    assert state.markers[1] == 1
    assert state.markers[3] == before + 1


def test_passing_on_is_impossible_without_markers() -> None:
    state = table(2).choose("courtier", "queen")
    assert state.seat == 0
    assert set(state.moves()) == TAKE_ANY | {Skip()}


def test_money_takes_the_whole_of_one_non_empty_stack() -> None:
    state = table(2).stacks(0, 7, 3, 0).choose("bursar", "diplomat")
    play(state, Skip())
    assert set(state.moves()) == {Take(1), Take(2), Skip()}
    events = play(state, Take(1))
    assert told(events, Took) == [Took(0, 1, 7, True)]
    assert state.coins == [7, 0]
    assert state.stacks == [0, 0, 3, 0]
    assert state.tops[1] == 0


def test_taking_money_reveals_nothing_with_open_money() -> None:
    state = table(2, open_money=True).choose("bursar", "trader_1")
    (took,) = told(play(state, Take(0)), Took)
    assert took == Took(0, 0, 2, False)
    assert not took.reveals


def test_taking_a_hidden_stack_reveals_something() -> None:
    state = table(2).stacks(5, 2, 2, 2).choose("bursar", "trader_1")
    (took,) = told(play(state, Take(0)), Took)
    assert took.reveals


@pytest.mark.parametrize(
    ("supply", "amounts"),
    [
        (9, (2, 2, 2, 2)),
        (8, (2, 2, 2, 2)),
        (7, (2, 2, 2, 1)),
        (6, (2, 2, 2, 0)),
        (5, (2, 2, 1, 0)),
        (4, (2, 2, 0, 0)),
        (3, (2, 1, 0, 0)),
        (2, (2, 0, 0, 0)),
    ],
)
def test_four_empty_stacks_are_refilled_while_the_supply_lasts(supply: int, amounts: tuple[int, ...]) -> None:
    state = table(2).stacks(0, 0, 0, 0).supply(supply, purse=1).choose("bursar", "trader_1")
    assert set(state.moves()) == {Take(stack) for stack in range(4) if amounts[stack]} | {Skip()}
    assert state.supply == supply
    assert state.stacks == [0, 0, 0, 0]
    events = play(state, Take(0))
    assert told(events, Refilled) == [Refilled(amounts)]
    assert [type(event) for event in events][:2] == [Refilled, Took]
    assert state.coins[0] == 2
    assert state.supply == supply - sum(amounts)
    assert state.stacks == [0, *amounts[1:]]
    assert state.tops == [0, *amounts[1:]]


def test_the_last_coin_is_refilled_on_its_own() -> None:
    state = table(2).stacks(0, 0, 0, 0).supply(1, purse=1).choose("bursar", "trader_1")
    assert set(state.moves()) == {Take(0), Skip()}
    assert told(play(state, Take(0)), Refilled) == [Refilled((1, 0, 0, 0))]
    assert state.coins[0] == 1
    assert state.supply == 0


def test_without_supply_the_money_action_is_skipped() -> None:
    state, events = table(2).stacks(0, 0, 0, 0).supply(0, purse=1).reveal("bursar", "trader_1")
    assert told(events, Skipped)[0] == Skipped(0, MONEY)
    assert not told(events, Refilled)
    assert state.seat == 1
    assert not offered(state, Take)


def test_nothing_is_refilled_while_one_stack_has_money() -> None:
    state = table(2).stacks(0, 0, 1, 0).choose("bursar", "trader_1")
    assert set(state.moves()) == {Take(2), Skip()}
    assert not told(play(state, Take(2)), Refilled)
    assert state.stacks == [0, 0, 0, 0]


def test_nothing_is_refilled_when_the_action_is_skipped() -> None:
    state = table(2).stacks(0, 0, 0, 0).choose("bursar", "trader_1")
    supply = state.supply
    assert not told(play(state, Skip()), Refilled)
    assert state.supply == supply
    assert state.stacks == [0, 0, 0, 0]


def test_a_stolen_money_action_refills_too() -> None:
    state = table(2).stacks(0, 0, 0, 0).choose("bursar", "diplomat")
    play(state, Steal(1, 1))
    assert set(state.moves()) == TAKE_ANY | {Skip()}
    assert told(play(state, Take(3)), Refilled) == [Refilled((2, 2, 2, 2))]
    assert state.stacks == [2, 2, 2, 0]


def test_an_unused_stolen_money_action_refills_nothing() -> None:
    state = table(2).stacks(0, 0, 0, 0).choose("bursar", "diplomat")
    assert not told(play(state, Steal(1, 1), Skip()), Refilled)
    assert state.stacks == [0, 0, 0, 0]


def test_a_buildings_exact_price_goes_onto_its_piles_stack() -> None:
    state = table(2).coins(0, 7).pile(0, "mine", "garden").choose("lord_protector", "duke")
    supply = state.supply
    events = play(state, Buy(0, False))
    assert told(events, Bought) == [Bought(0, 0, card("garden"), 4)]
    assert state.coins == [3, 0]
    assert state.stacks == [6, 2, 2, 2]
    assert state.supply == supply
    assert state.buildings[0] == cards("garden")
    assert state.piles[0][-1] == card("mine")


def test_a_subjects_exact_price_goes_onto_its_piles_stack() -> None:
    state = table(2).coins(0, 7).pile(3, "miner", "jailer").choose("queen", "duke")
    events = play(state, Buy(3, False))
    assert told(events, Bought) == [Bought(0, 3, card("jailer"), 3)]
    assert state.coins == [4, 0]
    assert state.stacks == [2, 2, 2, 5]
    assert state.subjects[0] == cards("jailer")


def test_the_card_below_is_turned_up() -> None:
    state = table(2).coins(0, 7).pile(3, "miner", "jailer").choose("queen", "duke")
    events = play(state, Buy(3, False))
    assert told(events, TurnedUp) == [TurnedUp(3, card("miner"))]
    assert [state.view(seat).piles[3][-1] for seat in (0, 1)] == [card("miner")] * 2


def test_only_affordable_cards_are_offered() -> None:
    state = table(2).coins(0, 2).pile(2, "jailer").pile(3, "miner").choose("queen", "duke")
    assert set(state.moves()) == {Buy(3, False), Skip()}


def test_the_last_coin_can_be_spent() -> None:
    state = table(2).coins(0, 3).pile(2, "jailer").pile(3, "bishop").choose("queen", "duke")
    play(state, Buy(2, False))
    assert state.coins[0] == 0


@pytest.mark.parametrize(("name", "top"), [("vintner", 1), ("miner", 2), ("jailer", 1), ("bishop", 2)])
def test_the_top_of_a_stack_is_1_after_an_odd_payment_and_2_after_an_even_one(name: str, top: int) -> None:
    state = table(2).coins(0, 5).pile(2, name).stacks(2, 2, 3, 2).choose("queen", "duke")
    assert state.tops[2] == 1
    play(state, Buy(2, False))
    assert state.tops == [2, 2, top, 2]


def test_a_subject_action_buys_only_subjects_and_a_building_action_only_buildings() -> None:
    state = table(2, coins=9).choose("queen", "count")
    assert {move.pile for move in offered(state, Buy)} == {2, 3}
    play(state, Skip())
    assert {move.pile for move in offered(state, Buy)} == {0, 1}


def test_the_newest_cards_go_to_the_end_of_the_row() -> None:
    builder = table(2).coins(0, 9).subjects(0, "farmer", "jailer").buildings(0, "inn")
    state = builder.pile(0, "mine").pile(2, "miner").choose("trader_1", "count")
    leave_until(state, 0)
    play(state, Skip(), Buy(2, False), Buy(0, False))
    assert state.subjects[0] == cards("farmer", "jailer", "miner")
    assert state.buildings[0] == cards("inn", "mine")


def test_a_pair_member_has_one_action_of_their_choice() -> None:
    builder = table(2).coins(0, 9).pile(0, "inn").pile(1, "mine").pile(2, "farmer").pile(3, "miner")
    for move in (Settle(), Take(1), Buy(2, False), Buy(0, False), Skip()):
        state = builder.choose("trader_1", "trader_2")
        assert state.seat == 0
        play(state, move)
        assert state.seat == 1


def test_a_pair_member_need_not_choose_the_leftmost_action() -> None:
    state = table(2).coins(0, 9).pile(1, "mine").choose("trader_1", "trader_2")
    play(state, Buy(1, False))
    assert state.buildings[0] == cards("mine")
    assert state.markers[0] == 1


def test_a_pair_member_is_offered_only_possible_actions() -> None:
    state = table(2).stacks(0, 0, 0, 4).choose("bursar", "knight")
    assert set(state.moves()) == {Take(3), Skip()}


def test_a_pair_member_who_can_do_nothing_is_not_asked() -> None:
    state, _events = table(2).reveal("queen", "lord_protector")
    assert not state.revealed


def test_money_paid_can_be_taken() -> None:
    state = table(2).coins(1, 4).pile(0, "garden").choose("bursar", "count")
    play(state, Buy(0, False), Take(0))
    assert state.coins == [6, 0]
