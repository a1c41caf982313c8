"""Troubadour: exchanging one of your own cards for the open top of a pile."""

from kingdoms.games.rival_kings.cards import BLACKSMITH, TROUBADOUR, VINTNER
from kingdoms.games.rival_kings.events import Bought, Swapped, TurnedUp, Used
from kingdoms.games.rival_kings.moves import Buy, Give, Look, Pick, ReceiveTop, Skip, Take, Use
from tests.games.rival_kings.table import Table, card, cards, leave, leave_until, offered, play, table, told


def tops(seats: int = 2) -> Table:
    """A table with Garden, Mine, Jailer and Farmer on top of the piles."""
    return table(seats).pile(0, "garden").pile(1, "mine").pile(2, "jailer").pile(3, "farmer")


def test_the_troubadour_exchanges_any_of_ones_cards_for_any_top_without_payment() -> None:
    state = tops().subjects(0, "miner", "troubadour").buildings(0, "inn").choose("knight", "trader_1")
    play(state, Use(TROUBADOUR))
    assert set(state.moves()) == {Give(card("miner"), 0), Give(TROUBADOUR, 1), Give(card("inn"), 0)}
    play(state, Give(card("inn"), 0))
    assert state.moves() == [ReceiveTop(pile) for pile in range(4)]
    events = play(state, ReceiveTop(0))
    assert told(events, Swapped) == [Swapped(0, 0, card("inn"), card("garden"))]
    assert state.buildings[0] == cards("garden")
    assert state.piles[0][-1] == card("inn")
    assert state.coins[0] == 0
    assert state.stacks == [2, 2, 2, 2]


def test_the_given_card_becomes_the_new_top_so_sizes_never_change() -> None:
    state = tops().subjects(0, "troubadour").buildings(0, "inn").choose("knight", "trader_1")
    sizes, below = [len(pile) for pile in state.piles], state.piles[0][:-1]
    events = play(state, Use(TROUBADOUR), Give(card("inn"), 0), ReceiveTop(0))
    assert [len(pile) for pile in state.piles] == sizes
    assert state.piles[0][:-1] == below
    assert not told(events, TurnedUp)


def test_a_received_subject_becomes_active_but_the_ability_is_spent() -> None:
    state = tops().subjects(0, "troubadour").buildings(0, "inn").markers(0, 2).choose("knight", "trader_1")
    play(state, Use(TROUBADOUR), Give(card("inn"), 0), ReceiveTop(2))
    assert state.subjects[0] == cards("troubadour", "jailer")
    assert state.buildings[0] == []
    assert state.seat == 0
    assert not offered(state, Use)


def test_the_troubadour_may_give_himself() -> None:
    state = tops().subjects(0, "miner", "troubadour").choose("knight", "trader_1")
    play(state, Use(TROUBADOUR), Give(TROUBADOUR, 1), ReceiveTop(3))
    assert state.subjects[0] == cards("miner", "farmer")
    assert state.piles[3][-1] == TROUBADOUR


def test_the_troubadour_may_give_himself_for_a_building() -> None:
    state = tops().subjects(0, "troubadour").choose("knight", "trader_1")
    play(state, Use(TROUBADOUR), ReceiveTop(0))
    assert state.subjects[0] == []
    assert state.buildings[0] == cards("garden")
    assert state.piles[0][-1] == TROUBADOUR


def test_the_troubadour_may_break_ones_own_pair() -> None:
    state = tops().subjects(0, "miner", "troubadour").buildings(0, "mine").choose("knight", "trader_1")
    play(state, Use(TROUBADOUR))
    assert {Give(card("miner"), 0), Give(card("mine"), 0)} <= set(state.moves())


def test_a_given_subject_can_be_bought_from_a_building_pile_with_a_subject_action() -> None:
    state = tops().coins(0, 6).subjects(0, "miner", "troubadour").choose("knight", "trader_1")
    play(state, Use(TROUBADOUR), Give(card("miner"), 0), ReceiveTop(0), Skip())
    assert set(state.moves()) == {Buy(0, False), Buy(2, False), Buy(3, False), Skip()}
    events = play(state, Buy(0, False))
    assert told(events, Bought) == [Bought(0, 0, card("miner"), 2)]
    assert state.stacks[0] == 4
    assert state.subjects[0][-1] == card("miner")
    assert told(events, TurnedUp)[0].pile == 0


def test_a_building_action_cannot_buy_a_subject_from_a_building_pile() -> None:
    state = tops().coins(0, 9).subjects(0, "miner", "troubadour").choose("lord_protector", "duke")
    play(state, Use(TROUBADOUR), Give(card("miner"), 0), ReceiveTop(0))
    assert set(state.moves()) == {Buy(1, False), Skip()}


def test_an_action_is_impossible_if_all_tops_are_of_the_other_kind() -> None:
    builder = table(2).coins(1, 9).subjects(0, "troubadour").buildings(0, "inn")
    state = builder.pile(2, "tavern").pile(3, "farmer").choose("lord_protector", "knight")
    play(state, Use(TROUBADOUR), Give(card("inn"), 0), ReceiveTop(3))
    assert state.piles[2][-1] == card("tavern")
    assert state.piles[3][-1] == card("inn")
    leave_until(state, 1)
    play(state, Take(0))
    assert not state.revealed, "no subject is face up, so the Knight had nothing more to decide"


def test_a_rival_may_buy_the_given_card() -> None:
    state = tops().coins(1, 9).subjects(0, "troubadour").buildings(0, "inn").choose("queen", "count")
    play(state, Use(TROUBADOUR), Give(card("inn"), 0), ReceiveTop(3))
    leave_until(state, 1)
    assert {move.pile for move in offered(state, Buy)} == {0, 1, 3}
    play(state, Buy(3, False))
    assert state.buildings[1][-1] == card("inn")
    assert state.stacks[3] == 4


def test_the_blacksmith_helps_with_a_building_on_a_subject_pile_but_not_with_a_subject_on_a_building_pile() -> None:
    builder = table(2).coins(0, 9).subjects(0, "blacksmith").pile(0, "miner").pile(1, "garden").pile(2, "tavern")
    state = builder.pile(3, "farmer").choose("trader_1", "duke")
    leave_until(state, 0)
    play(state, Skip())
    assert set(state.moves()) == {Buy(0, False), Buy(3, False), Skip()}
    play(state, Skip())
    assert set(state.moves()) == {Buy(1, False), Buy(1, True), Buy(2, False), Buy(2, True), Skip()}
    assert told(play(state, Buy(2, True)), Used) == [Used(0, BLACKSMITH)]
    assert state.stacks[2] == 4


def test_the_vintner_finds_a_subject_on_a_building_pile() -> None:
    state = tops().coins(0, 2).subjects(0, "vintner").pile(0, "miner").choose("bursar", "trader_1")
    play(state, Use(VINTNER), Look(0))
    assert set(state.moves()) == {Pick(card("miner")), Skip()}


def test_an_empty_pile_has_nothing_to_exchange() -> None:
    builder = (
        table(3).coins(0, 9).subjects(1, "troubadour").buildings(1, "inn").whole_pile(0, "garden").pile(2, "jailer")
    )
    state = builder.choose("lord_protector", "bursar", "duke")
    play(state, Skip(), Buy(0, False))
    leave_until(state, 1)
    play(state, Use(TROUBADOUR), Give(card("inn"), 0))
    assert {move.pile for move in state.moves()} == {1, 2, 3}


def test_exchanging_the_last_card_of_a_pile_does_not_end_the_game() -> None:
    builder = table(3).subjects(0, "troubadour").buildings(0, "inn").whole_pile(0, "garden")
    state = builder.choose("knight", "trader_1", "duke")
    leave_until(state, 0)
    play(state, Use(TROUBADOUR), Give(card("inn"), 0), ReceiveTop(0))
    assert state.piles[0] == cards("inn")
    leave(state)
    assert state.seat is not None


def test_an_equal_building_cannot_be_exchanged() -> None:
    state = tops().subjects(0, "troubadour").buildings(0, "garden").choose("knight", "trader_1")
    play(state, Use(TROUBADOUR), Give(card("garden"), 0))
    assert state.moves() == [ReceiveTop(1), ReceiveTop(2), ReceiveTop(3)]


def test_everyone_knows_the_new_top_and_the_cards_below_stay_hidden() -> None:
    state = tops().subjects(0, "troubadour").buildings(0, "inn").choose("knight", "trader_1")
    play(state, Use(TROUBADOUR), Give(card("inn"), 0), ReceiveTop(2))
    for seat in (0, 1):
        seen = state.view(seat).piles[2]
        assert seen[-1] == card("inn")
        assert set(seen[:-1]) == {-2}


def test_rivals_cards_cannot_be_exchanged() -> None:
    state = tops().subjects(0, "troubadour").buildings(1, "inn").choose("knight", "trader_1")
    play(state, Use(TROUBADOUR))
    assert state.moves() == [ReceiveTop(pile) for pile in range(4)], "the Troubadour can give only itself"
