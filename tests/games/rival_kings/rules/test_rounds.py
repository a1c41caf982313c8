"""Rounds and cycles: choosing in secret, revealing, and dealing again."""

from collections import Counter
from typing import Any

from kingdoms.games.rival_kings.cards import rank
from kingdoms.games.rival_kings.events import Chosen, CycleBegan, Dealt, Revealed, TurnBegan
from kingdoms.games.rival_kings.moves import NEUTRAL, Choose, Steal, Use
from tests.games.rival_kings.table import GAME, card, character, leave, leave_until, offered, play, table, told

NONE = -1


def choose_first(state: Any) -> list[Any]:
    """Every seat chooses the first character in its hand."""
    events: list[Any] = []
    while offered(state, Choose):
        events += state.play(state.moves()[0])
        if told(events, Revealed):
            break
    return events


def test_seats_choose_in_order() -> None:
    state = GAME.new(seats=4, seed=3, options={})
    asked = []
    while not state.revealed:
        asked.append(state.seat)
        state.play(state.moves()[0])
    assert asked == [0, 1, 2, 3]


def test_any_character_in_hand_may_be_chosen() -> None:
    state = GAME.new(seats=4, seed=3, options={})
    for _seat in range(3):
        assert state.moves() == [Choose(held) for held in state.hands[state.seat]]
        assert len(state.moves()) == 3
        state.play(state.moves()[1])


def test_the_event_of_a_choice_does_not_name_the_character() -> None:
    state = GAME.new(seats=3, seed=3, options={})
    assert state.play(state.moves()[0]) == [Chosen(0)]


def test_the_chosen_character_leaves_the_hand() -> None:
    state = GAME.new(seats=3, seed=3, options={})
    chosen = state.hands[0][1]
    state.play(Choose(chosen))
    assert state.chosen == [chosen, NONE, NONE]
    assert len(state.hands[0]) == 2
    assert chosen not in state.hands[0]


def test_the_last_choice_reveals_everything() -> None:
    state, events = table(3).reveal("knight", "duke", "queen")
    expected = tuple(character(name) for name in ("knight", "duke", "queen"))
    assert events[:2] == [Chosen(2), Revealed(expected, NEUTRAL)]
    assert state.revealed
    assert state.neutral == NONE


def test_nothing_is_revealed_before_the_last_choice() -> None:
    state = GAME.new(seats=2, seed=3, options={})
    state.play(state.moves()[0])
    assert not state.revealed
    assert state.neutral == NONE
    assert len(state.aside) == 6


def test_with_two_players_the_top_of_the_face_down_pile_is_revealed_too() -> None:
    state, events = table(2).neutrals("priest").reveal("knight", "duke")
    assert told(events, Revealed) == [Revealed((character("knight"), character("duke")), character("priest"))]
    assert state.neutral == character("priest")
    assert len(state.aside) == 5
    assert character("priest") not in state.aside


def test_with_two_players_the_next_card_is_revealed_in_the_second_cycle() -> None:
    builder = table(2).neutrals("priest", "queen").hand(0, "bursar").hand(1, "count")
    state = builder.choose("knight", "duke")
    leave(state)
    assert state.neutral == NONE
    assert state.neutrals == [character("priest")]
    events = play(state, Choose(character("bursar")), Choose(character("count")))
    assert told(events, Revealed)[0].neutral == character("queen")
    assert state.neutral == character("queen")
    assert len(state.aside) == 4


def test_the_turns_go_from_the_highest_rank_to_the_lowest() -> None:
    state, events = table(4).reveal("trader_1", "queen", "bursar", "duke")
    events += leave(state)
    assert [event.seat for event in told(events, TurnBegan)] == [1, 3, 2, 0]
    assert [event.character for event in told(events, TurnBegan)] == [
        character(name) for name in ("queen", "duke", "bursar", "trader_1")
    ]


def test_a_round_has_two_cycles_with_two_of_the_three_characters() -> None:
    state = table(3).hand(0, "knight", "bursar").choose("queen", "duke", "count")
    events = leave(state)
    assert told(events, CycleBegan) == [CycleBegan(1, 2)]
    assert not told(events, Dealt)
    assert (state.round, state.cycle, state.seat) == (1, 2, 0)
    assert state.moves() == [Choose(character("bursar")), Choose(character("knight"))]
    assert [len(hand) for hand in state.hands] == [2, 2, 2]


def test_characters_played_in_the_first_cycle_are_out_of_the_second() -> None:
    state = table(3).choose("queen", "duke", "count")
    leave(state)
    assert state.played == [[character("queen")], [character("duke")], [character("count")]]
    assert state.chosen == [NONE, NONE, NONE]
    assert not state.revealed
    assert character("queen") not in state.hands[0]


def test_after_two_cycles_all_twelve_are_dealt_again() -> None:
    for seats in (2, 3, 4):
        state = table(seats).choose(*["queen", "duke", "knight", "diplomat"][:seats])
        leave(state)
        events = choose_first(state) + leave(state)
        assert told(events, Dealt) == [Dealt(2)]
        assert told(events, CycleBegan) == [CycleBegan(2, 1)]
        assert (state.round, state.cycle, state.seat) == (2, 1, 0)
        assert [len(hand) for hand in state.hands] == [3] * seats
        assert sorted(state.aside + [held for hand in state.hands for held in hand]) == list(range(12))
        assert state.played == [[] for _ in range(seats)]
        assert state.neutrals == []


def test_the_new_deal_is_a_new_shuffle() -> None:
    deals = Counter()
    for seed in range(30):
        state = GAME.new(seats=4, seed=seed, options={})
        first = [list(hand) for hand in state.hands]
        for _cycle in range(2):
            choose_first(state)
            leave(state)
        deals[first == state.hands] += 1
    assert deals[False] == 30


def test_three_players_never_see_the_characters_set_aside_that_round() -> None:
    state = table(3).choose("queen", "duke", "knight")
    aside = set(state.aside)
    leave(state)
    choose_first(state)
    assert set(state.aside) == aside
    assert len(aside) == 3
    assert not aside & set(state.chosen)


def test_the_third_character_is_never_played() -> None:
    state = table(4).choose("queen", "duke", "knight", "diplomat")
    leave(state)
    third = [hand[-1] for hand in state.hands]
    events = choose_first(state) + leave(state)
    assert not set(third) & set(told(events, Revealed)[0].characters)


def test_an_ability_used_in_one_cycle_is_ready_in_the_next() -> None:
    builder = table(2).subjects(0, "jailer").markers(0, 2).hand(0, "bursar")
    state = builder.choose("knight", "duke")
    play(state, Use(card("jailer")))
    assert state.used == 0b01
    leave(state)
    assert state.used == 0
    play(state, Choose(character("bursar")))
    play(state, state.moves()[0])
    leave_until(state, 0)
    assert Use(card("jailer")) in state.moves()


def test_crests_and_locks_last_for_one_cycle() -> None:
    state = table(3).choose("knight", "countess", "diplomat")
    play(state, Steal(1, 0), Steal(2, 1))
    assert state.locked == 0b110
    assert any(thief != NONE for row in state.covered for thief in row)
    leave(state)
    assert state.locked == 0
    assert all(thief == NONE for row in state.covered for thief in row)


def test_markers_coins_and_cards_are_kept_from_cycle_to_cycle_and_round_to_round() -> None:
    state = table(2, coins=3).subjects(0, "jailer").buildings(1, "garden").choose("queen", "duke")
    for _cycle in range(2):
        leave(state)
        choose_first(state)
    leave(state)
    assert state.round == 2
    assert state.coins == [3, 3]
    assert state.subjects[0] == [card("jailer")]
    assert state.buildings[1][-1] == card("garden")


def test_the_number_of_rounds_is_unlimited() -> None:
    state = GAME.new(seats=2, seed=6, options={})
    while state.round < 60:
        choose_first(state)
        leave(state)
    assert state.seat is not None
    assert [len(pile) for pile in state.piles] == [8, 8, 8, 8]


def test_turn_order_depends_on_rank_not_seat() -> None:
    for first, second in (("queen", "trader_2"), ("trader_2", "queen")):
        state, events = table(2).reveal(first, second)
        events += leave(state)
        order = [rank(event.character) for event in told(events, TurnBegan)]
        assert order == sorted(order)
