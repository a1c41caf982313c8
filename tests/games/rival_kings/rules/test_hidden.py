"""Hidden information: what a seat sees, and how determinizations agree with it."""

import random
from collections import Counter
from typing import Any

import pytest

from kingdoms.games.rival_kings.cards import CARDS, COINS, MINER, is_subject
from kingdoms.games.rival_kings.moves import Buy, Choose, Look, Skip, Take, Use
from kingdoms.games.rival_kings.state import HIDDEN, NONE
from tests.games.rival_kings.invariants import check
from tests.games.rival_kings.table import GAME, card, cards, character, leave, leave_until, play, table


def draws(state: Any, seat: int | None, times: int = 60) -> list[Any]:
    """Several full states that agree with what the seat knows."""
    rng = random.Random(3)
    return [state.determinize(seat, rng) for _ in range(times)]


# Views


def test_a_seat_sees_its_own_hand_but_not_the_rivals() -> None:
    state = GAME.new(seats=3, seed=4, options={})
    view = state.view(1)
    assert view.hands == [[HIDDEN] * 3, state.hands[1], [HIDDEN] * 3]


def test_an_onlooker_sees_no_hands() -> None:
    state = GAME.new(seats=3, seed=4, options={})
    assert state.view(None).hands == [[HIDDEN] * 3] * 3


def test_only_its_owner_sees_a_chosen_character_until_all_are_revealed() -> None:
    state = GAME.new(seats=3, seed=4, options={})
    chosen = state.hands[0][0]
    state.play(Choose(chosen))
    assert state.view(0).chosen == [chosen, NONE, NONE]
    assert state.view(1).chosen == state.view(None).chosen == [HIDDEN, NONE, NONE]
    play(state, Choose(state.hands[1][0]))
    play(state, Choose(state.hands[2][0]))
    assert [state.view(seat).chosen for seat in range(3)] == [state.chosen] * 3


def test_an_onlooker_sees_that_a_seat_has_chosen_and_nothing_more() -> None:
    first, second = GAME.new(seats=3, seed=4, options={}), GAME.new(seats=3, seed=4, options={})
    first.play(first.moves()[0])
    second.play(second.moves()[2])
    assert first.view(1).to_json() == second.view(1).to_json()
    assert first.view(0).to_json() != second.view(0).to_json()


@pytest.mark.parametrize("seats", [2, 3])
def test_the_characters_set_aside_are_hidden_from_everyone(seats: int) -> None:
    state = GAME.new(seats=seats, seed=4, options={})
    for seat in (*range(seats), None):
        assert state.view(seat).aside == [HIDDEN] * len(state.aside)


def test_revealed_neutral_characters_are_visible() -> None:
    state = table(2).neutrals("priest").choose("knight", "duke")
    assert state.view(0).neutral == character("priest")
    leave(state)
    assert state.view(1).neutrals == [character("priest")]


def test_the_third_character_stays_hidden_and_played_ones_are_visible() -> None:
    state = table(3).choose("queen", "duke", "knight")
    leave(state)
    view = state.view(0)
    assert view.played == [[character("queen")], [character("duke")], [character("knight")]]
    assert view.hands[1:] == [[HIDDEN] * 2] * 2


def test_only_the_top_of_a_pile_is_visible() -> None:
    state = GAME.new(seats=4, seed=4, options={})
    for seat in (0, 3, None):
        assert state.view(seat).piles == [[HIDDEN] * 7 + [pile[-1]] for pile in state.piles]


def test_pile_sizes_rows_coins_supply_markers_and_tops_are_public() -> None:
    builder = table(3, coins=4, markers=1).subjects(0, "jailer").buildings(1, "inn").whole_pile(0, "mine", "garden")
    state = builder.stacks(5, 0, 2, 1).choose("queen", "duke", "knight")
    view = state.view(2)
    assert [len(pile) for pile in view.piles] == [len(pile) for pile in state.piles]
    for name in (
        "subjects",
        "buildings",
        "coins",
        "supply",
        "markers",
        "tops",
        "covered",
        "used",
        "locked",
        "round",
        "cycle",
    ):
        assert getattr(view, name) == getattr(state, name), name


def test_stacks_are_hidden_from_everyone_but_an_empty_one_is_visible() -> None:
    state = table(3).stacks(5, 0, 2, 1).lay()
    for seat in (0, 1, 2, None):
        assert state.view(seat).stacks == [HIDDEN, 0, HIDDEN, HIDDEN]
        assert state.view(seat).tops == [1, 0, 2, 1]


def test_open_money_shows_the_stacks() -> None:
    state = table(3, open_money=True).stacks(5, 0, 2, 1).lay()
    for seat in (0, None):
        assert state.view(seat).stacks == [5, 0, 2, 1]


def test_the_random_state_is_never_visible() -> None:
    state = GAME.new(seats=2, seed=4, options={})
    assert state.chance != 0
    assert state.view(0).chance == state.view(None).chance == 0


def test_a_seat_sees_its_own_decision_in_full() -> None:
    state = table(3, coins=5).choose("queen", "duke", "knight")
    assert state.view(state.seat).moves() == state.moves()
    assert state.view(state.seat).seat == state.seat


def test_a_rivals_moves_are_not_visible() -> None:
    state = GAME.new(seats=3, seed=4, options={})
    assert state.view(1).seat == 0
    assert state.view(1).moves() == []
    assert state.view(None).moves() == []


def test_a_seat_has_secrets_while_it_holds_characters() -> None:
    state = GAME.new(seats=2, seed=4, options={})
    assert state.has_secrets(0)
    assert state.has_secrets(1)


def test_there_are_no_secrets_once_the_game_is_over() -> None:
    state = table(3).coins(0, 4).whole_pile(0, "garden").choose("lord_protector", "duke", "trader_1")
    play(state, Buy(0, False))
    leave(state)
    assert not any(state.has_secrets(seat) for seat in range(3))


# Determinizations


def test_a_determinization_keeps_every_known_fact() -> None:
    state = table(3, coins=4).subjects(0, "jailer").stacks(5, 0, 2, 1).choose("queen", "duke", "knight")
    for seat in range(3):
        for drawn in draws(state, seat, 10):
            check(drawn)
            assert drawn.view(seat).to_json() == state.view(seat).to_json()
            assert drawn.hands[seat] == state.hands[seat]
            assert [pile[-1] for pile in drawn.piles] == [pile[-1] for pile in state.piles]


def test_the_total_of_the_stacks_is_split_among_the_non_empty_ones() -> None:
    state = table(3, coins=4).stacks(9, 0, 2, 1).choose("queen", "duke", "knight")
    splits = [tuple(drawn.stacks) for drawn in draws(state, 1)]
    for split in splits:
        assert sum(split) == 12
        assert split[1] == 0
        assert all(total >= top for total, top in zip(split, state.tops, strict=True))
    assert len(set(splits)) > 5


def test_open_money_is_not_redrawn() -> None:
    state = table(3, coins=4, open_money=True).stacks(9, 0, 2, 1).choose("queen", "duke", "knight")
    assert all(drawn.stacks == [9, 0, 2, 1] for drawn in draws(state, 1))


def test_pile_cards_are_drawn_from_all_unseen_cards_including_those_used_as_money() -> None:
    state = table(3).subjects(0, "jailer", "jailer").buildings(1, "inn").choose("queen", "duke", "knight")
    met = Counter(number for drawn in draws(state, 2, 200) for pile in drawn.piles for number in pile[:-1])
    unseen = set(range(len(CARDS))) - {card("jailer")}
    open_tops = Counter(pile[-1] for pile in state.piles)
    assert set(met) == {number for number in unseen if open_tops[number] < 2}


def test_below_the_top_a_redrawn_pile_keeps_its_kind() -> None:
    state = table(3).pile(0, "jailer").pile(2, "garden").choose("queen", "duke", "knight")
    for drawn in draws(state, 2, 20):
        assert not any(is_subject(number) for number in drawn.piles[0][:-1] + drawn.piles[1])
        assert all(is_subject(number) for number in drawn.piles[2][:-1] + drawn.piles[3])


def test_unseen_characters_are_redrawn_for_rivals_and_those_set_aside() -> None:
    state = GAME.new(seats=3, seed=4, options={})
    unseen = set(range(12)) - set(state.hands[0])
    drawn = draws(state, 0)
    assert {held for full in drawn for held in full.hands[1]} == unseen
    assert {held for full in drawn for held in full.aside} == unseen


def test_a_hidden_choice_is_redrawn_too() -> None:
    state = GAME.new(seats=3, seed=4, options={})
    state.play(state.moves()[0])
    unseen = set(range(12)) - set(state.hands[1])
    drawn = draws(state, 1)
    assert {full.chosen[0] for full in drawn} == unseen
    assert all(full.seat == 1 and full.moves() == state.moves() for full in drawn)


def test_the_next_neutral_character_may_be_any_unseen_one() -> None:
    state = GAME.new(seats=2, seed=4, options={})
    tops = {full.aside[-1] for full in draws(state, 0)}
    assert tops == set(range(12)) - set(state.hands[0])


def test_determinizing_leaves_the_original_untouched_and_draws_a_new_random_state() -> None:
    state = table(3, coins=4).choose("queen", "duke", "knight")
    before = state.to_json()
    chances = {drawn.chance for drawn in draws(state, 0, 5)}
    assert state.to_json() == before
    assert len(chances) == 5
    assert state.chance not in chances


def test_the_same_generator_gives_the_same_determinization() -> None:
    state = table(3, coins=4).choose("queen", "duke", "knight")
    first, second = (state.determinize(0, random.Random(5)).to_json() for _ in range(2))
    assert first == second


def test_a_view_is_enough_to_determinize() -> None:
    state = table(3, coins=4).stacks(5, 0, 2, 1).choose("queen", "duke", "knight")
    for seat in range(3):
        drawn = state.view(seat).determinize(seat, random.Random(8))
        check(drawn)
        assert drawn.view(seat).to_json() == state.view(seat).to_json()


def test_a_pile_that_the_seat_has_looked_through_is_kept() -> None:
    builder = table(3).subjects(0, "miner").whole_pile(0, "mine", "garden", "inn", "tavern")
    state = builder.choose("bursar", "trader_1", "duke")
    leave_until(state, 0)
    play(state, Use(MINER), Look(0), Take(1))
    assert all(drawn.piles[0] == cards("mine", "garden", "inn", "tavern") for drawn in draws(state, 0))
    assert any(drawn.piles[0] != cards("mine", "garden", "inn", "tavern") for drawn in draws(state, 1))


def test_a_rival_who_is_picking_has_a_choice_in_every_determinization() -> None:
    builder = table(3).coins(0, 2).subjects(0, "miner").whole_pile(0, "mine", "garden", "garden", "tavern")
    state = builder.choose("bursar", "trader_1", "duke")
    leave_until(state, 0)
    play(state, Use(MINER), Look(0))
    for drawn in draws(state, 1):
        assert len(drawn.moves()) > 1
        assert Skip() in drawn.moves()
        assert drawn.seat == 0


def test_the_total_of_all_money_is_known_in_a_view() -> None:
    state = table(3, coins=4).stacks(5, 0, 2, 1).choose("queen", "duke", "knight")
    view = state.view(0)
    assert COINS - view.supply - sum(view.coins) == 8
