"""Vintner and Miner: looking through a pile and buying from it."""

from typing import Any

from kingdoms.games.rival_kings.cards import MINER, VINTNER
from kingdoms.games.rival_kings.events import Bought, Looked, PileEnded, TurnedUp, Used
from kingdoms.games.rival_kings.moves import Buy, Look, Pick, Skip, Take, Use
from tests.games.rival_kings.table import Table, card, cards, leave, offered, play, table, told

HIDDEN = -2


def miner(coins: int) -> Table:
    """Seat 0 has the Miner and this many coins; from the bottom, the first pile is Mine, Garden, Inn and Tavern."""
    builder = table(3).coins(0, coins).subjects(0, "miner").whole_pile(0, "mine", "garden", "inn", "tavern")
    return builder.whole_pile(2, "vintner", "jailer", "bishop")


def looking(builder: Table, pile: int, subject: int = MINER) -> Any:
    """The position after looking through a pile."""
    state = builder.choose("bursar", "trader_1", "duke")
    while state.seat != 0:
        state.play(Skip())
    play(state, Use(subject), Look(pile))
    return state


def test_any_pile_that_is_not_empty_may_be_chosen() -> None:
    state = miner(5).choose("bursar", "trader_1", "duke")
    while state.seat != 0:
        state.play(Skip())
    events = play(state, Use(MINER))
    assert told(events, Used) == [Used(0, MINER)]
    assert state.moves() == [Look(pile) for pile in range(4)]
    assert told(play(state, Look(0)), Looked) == [Looked(0, 0)]


def test_the_miner_buys_a_building_from_anywhere_in_the_pile() -> None:
    state = looking(miner(4), 0)
    assert set(state.moves()) == {Pick(card(name)) for name in ("mine", "garden", "inn", "tavern")} | {Skip()}
    events = play(state, Pick(card("garden")))
    assert told(events, Bought) == [Bought(0, 0, card("garden"), 4)]
    assert state.piles[0] == cards("mine", "inn", "tavern"), "the order is unchanged"
    assert state.coins[0] == 0
    assert state.stacks[0] == 6
    assert state.tops[0] == 2
    assert state.buildings[0] == cards("garden")
    assert not told(events, TurnedUp)


def test_the_miner_is_offered_only_affordable_cards() -> None:
    state = looking(miner(2), 0)
    assert set(state.moves()) == {Pick(card("mine")), Pick(card("inn")), Skip()}


def test_buying_the_top_card_turns_up_the_next() -> None:
    state = looking(miner(4), 0)
    events = play(state, Pick(card("tavern")))
    assert told(events, TurnedUp) == [TurnedUp(0, card("inn"))]


def test_looking_without_buying_spends_the_ability() -> None:
    state = looking(miner(4), 0)
    assert state.used == 0b001
    play(state, Skip())
    assert state.coins[0] == 4
    assert not offered(state, Use)
    assert state.seat == 0


def test_the_miner_may_look_without_money() -> None:
    state = looking(miner(0), 0)
    assert offered(state, Take), "nothing can be paid, so nothing was asked"
    assert state.used == 0b001
    assert state.view(0).piles[0] == state.piles[0]


def test_the_miner_cannot_buy_subjects() -> None:
    state = looking(miner(9), 2)
    assert offered(state, Take), "there is no building in that pile"
    assert state.view(0).piles[2] == cards("vintner", "jailer", "bishop")


def test_the_vintner_buys_a_subject_which_becomes_active() -> None:
    builder = table(3).coins(0, 3).subjects(0, "vintner").whole_pile(2, "farmer", "jailer", "bishop")
    state = looking(builder, 2, VINTNER)
    assert set(state.moves()) == {Pick(card("farmer")), Pick(card("jailer")), Skip()}
    play(state, Pick(card("jailer")))
    assert state.subjects[0] == cards("vintner", "jailer")
    assert state.stacks[2] == 5
    assert state.tops[2] == 1
    assert state.piles[2] == cards("farmer", "bishop")


def test_the_vintner_cannot_buy_buildings() -> None:
    builder = table(3).coins(0, 9).subjects(0, "vintner").whole_pile(0, "mine", "inn")
    state = looking(builder, 0, VINTNER)
    assert not offered(state, Pick)


def test_two_copies_are_one_choice_and_the_upper_one_is_taken() -> None:
    builder = table(3).coins(0, 9).subjects(0, "miner").whole_pile(0, "inn", "mine", "garden", "mine", "farm")
    state = looking(builder, 0)
    assert len(state.moves()) == 5
    assert len(set(state.moves())) == 5
    play(state, Pick(card("mine")))
    assert state.piles[0] == cards("inn", "mine", "garden", "farm")


def test_only_the_seat_that_looked_sees_the_pile_from_then_on() -> None:
    state = looking(miner(4), 0)
    play(state, Skip())
    assert state.view(0).piles[0] == cards("mine", "garden", "inn", "tavern")
    for other in (1, 2, None):
        assert state.view(other).piles[0] == [HIDDEN, HIDDEN, HIDDEN, card("tavern")]
    leave(state)
    assert state.view(0).piles[0] == cards("mine", "garden", "inn", "tavern")


def test_the_bought_card_is_public_but_its_place_in_the_pile_is_not() -> None:
    state = looking(miner(4), 0)
    play(state, Pick(card("garden")))
    assert state.view(1).buildings[0] == cards("garden")
    assert state.view(1).piles[0] == [HIDDEN, HIDDEN, card("tavern")]
    assert state.view(0).piles[0] == cards("mine", "inn", "tavern")


def test_the_pile_stays_known_while_rivals_buy_from_it() -> None:
    state = looking(miner(0).coins(1, 9), 0)
    while not (state.seat == 1 and offered(state, Buy) and offered(state, Buy)[0].pile < 2):
        state.play(Skip())
    play(state, Buy(0, False))
    assert state.view(0).piles[0] == cards("mine", "garden", "inn")
    assert state.view(2).piles[0] == [HIDDEN, HIDDEN, card("inn")]


def test_the_miner_may_buy_the_last_card_of_a_pile() -> None:
    builder = table(3).coins(0, 2).subjects(0, "miner").whole_pile(0, "mine")
    state = looking(builder, 0)
    assert set(state.moves()) == {Pick(card("mine")), Skip()}
    events = play(state, Pick(card("mine")))
    assert told(events, PileEnded) == [PileEnded(0)]
    assert not told(events, TurnedUp)
    assert state.piles[0] == []
    assert state.buildings[0] == cards("mine")
    leave(state)
    assert state.seat is None


def test_an_empty_pile_cannot_be_looked_through() -> None:
    builder = table(3).coins(2, 9).coins(0, 5).subjects(0, "miner").whole_pile(0, "mine")
    state = builder.choose("bursar", "trader_1", "lord_protector")
    play(state, Skip(), Buy(0, False))
    assert state.seat == 0
    play(state, Use(MINER))
    assert state.moves() == [Look(1), Look(2), Look(3)]


def test_looking_is_not_offered_when_everything_is_known_and_nothing_can_be_bought() -> None:
    builder = table(2).subjects(0, "miner").coins(0, 1)
    for pile, name in enumerate(("mine", "inn", "farmer", "jailer")):
        builder.whole_pile(pile, name)
    state = builder.choose("queen", "duke")
    assert not offered(state, Use)


def test_looking_is_offered_when_everything_is_known_but_something_can_be_bought() -> None:
    builder = table(2).subjects(0, "miner").coins(0, 2)
    for pile, name in enumerate(("mine", "garden", "bishop", "jailer")):
        builder.whole_pile(pile, name)
    state = builder.choose("queen", "duke")
    assert Use(MINER) in state.moves()


def test_looking_reveals_something_so_it_cannot_be_undone() -> None:
    state = miner(4).choose("bursar", "trader_1", "duke")
    while state.seat != 0:
        state.play(Skip())
    (looked,) = told(play(state, Use(MINER), Look(1)), Looked)
    assert looked.reveals


def test_rivals_cannot_infer_the_pile_from_the_moves_offered() -> None:
    state = looking(miner(4), 0)
    for other in (1, 2, None):
        assert not offered(state.view(other), Pick)
    assert state.view(0).moves() == state.moves()
