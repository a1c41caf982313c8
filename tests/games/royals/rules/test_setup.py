"""The set-up and the first turn: packs by player count, the start player, and first draws by turn order."""

from collections import Counter
from typing import Any

import pytest

from kingdoms.games.royals.events import TurnEnded
from kingdoms.games.royals.moves import DrawThree, DrawWithIntrigue, EndTurn, Occupy, TakeHidden, TakeOpen
from tests.games.royals.printed import CARDS, CUBES, FIRST_DRAWS, OF_EACH_PAIR, PARTS, in_play, position
from tests.games.royals.table import GAME, NONE, counted, fresh, offered, reload, told, unobtrusive

every_table = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def first_turns(state: Any, seats: int) -> list[tuple[int, int]]:
    """The seats that take the first turns, and how many cards each has afterwards if it occupies nothing."""
    turns, events = [], list[Any]()
    for _turn in range(seats):
        seat = state.seat
        while state.seat == seat:
            assert not offered(state, DrawThree)
            events += state.play(unobtrusive(state))
        turns.append((seat, sum(state.hands[seat])))
    assert [event.seat for event in told(events, TurnEnded)] == [seat for seat, _cards in turns]
    return turns


def test_there_are_two_to_five_players_and_two_options() -> None:
    assert GAME.key == "royals"
    assert list(GAME.seats) == [2, 3, 4, 5]
    assert GAME.options == {"open_scores": (False, True), "equal_first_turn": (False, True)}


@every_table
def test_the_pack_has_65_69_79_or_99_cards(seats: int) -> None:
    state = GAME.new(seats=seats, seed=5, options={})
    found = counted([*state.deck, *state.display], 4)
    assert found == in_play(seats)
    assert sum(found) == CARDS[seats]


@every_table
def test_three_cards_are_face_up_and_nothing_is_discarded(seats: int) -> None:
    state = GAME.new(seats=seats, seed=6, options={})
    assert len(state.display) == 3
    assert len(state.deck) == CARDS[seats] - 3
    assert state.discards == [0] * 4
    assert state.intrigue_discards == [0] * 6


@every_table
def test_all_24_intrigue_cards_are_in_their_deck(seats: int) -> None:
    state = GAME.new(seats=seats, seed=7, options={})
    assert counted(state.intrigue_deck, 6) == [OF_EACH_PAIR] * 6


@every_table
def test_nobody_has_anything_except_cubes(seats: int) -> None:
    state = GAME.new(seats=seats, seed=8, options={})
    assert [sum(hand) for hand in state.hands] == [0] * seats
    assert [sum(hand) for hand in state.intrigues] == [0] * seats
    assert state.supply == [CUBES[seats]] * seats
    assert state.holders == [NONE] * 31
    assert [list(row) for row in state.exile] == [[0] * seats] * 16
    assert [list(row) for row in state.tiles] == [[0] * seats] * 7
    assert [(score.total, score.parts) for score in state.scores()] == [(0, dict.fromkeys(PARTS, 0))] * seats
    assert (state.period, state.is_last_round, state.winners()) == (0, False, [])


@every_table
def test_every_seat_is_equally_likely_to_start(seats: int) -> None:
    starts = Counter(GAME.new(seats=seats, seed=seed, options={}).start for seed in range(400))
    assert set(starts) == set(range(seats))
    assert min(starts.values()) > 400 / seats * 0.6


def test_the_seed_shuffles_both_decks() -> None:
    games = [GAME.new(seats=3, seed=seed, options={}) for seed in range(20)]
    assert len({tuple(state.deck) for state in games}) == 20
    assert len({tuple(state.intrigue_deck) for state in games}) == 20
    assert len({tuple(state.display) for state in games}) > 5


def test_open_cards_are_in_proportion_to_the_pack() -> None:
    opened = Counter(card for seed in range(600) for card in GAME.new(seats=5, seed=seed, options={}).display)
    assert [abs(opened[country] - 1800 * count / 99) < 90 for country, count in enumerate(in_play(5))] == [True] * 4


@every_table
def test_first_draws_count_from_the_start_player(seats: int) -> None:
    for seed in range(12):
        state = GAME.new(seats=seats, seed=seed, options={})
        order = [(state.start + place) % seats for place in range(seats)]
        assert state.seat == state.start
        assert first_turns(state, seats) == list(zip(order, FIRST_DRAWS[seats], strict=True))


@every_table
def test_with_equal_first_turns_everyone_draws_three(seats: int) -> None:
    for seed in range(6):
        state = GAME.new(seats=seats, seed=seed, options={"equal_first_turn": True})
        order = [(state.start + place) % seats for place in range(seats)]
        assert first_turns(state, seats) == [(seat, 3) for seat in order]


@every_table
@pytest.mark.parametrize("is_equal", [False, True])
def test_the_second_round_begins_with_the_choice_and_the_start_player(seats: int, is_equal: bool) -> None:
    state = fresh(seats, equal_first_turn=is_equal)
    first_turns(state, seats)
    for seat in range(seats):
        assert state.seat == seat
        assert state.moves() == [DrawThree(), DrawWithIntrigue()]
        while state.seat == seat:
            state.play(unobtrusive(state))


def test_open_and_hidden_cards_may_be_taken_in_the_first_turn() -> None:
    state = fresh(2)
    assert state.seat == 0
    assert {type(move) for move in state.moves()} == {TakeOpen, TakeHidden}
    assert {move.country for move in offered(state, TakeOpen)} == set(state.display)
    first = offered(state, TakeOpen)[0]
    state.play(first)
    assert state.hands[0][first.country] == 1
    assert TakeHidden() in state.moves()
    assert len(state.display) == 2


def test_no_intrigue_cards_are_drawn_in_the_first_turn() -> None:
    state = fresh(5)
    first_turns(state, 5)
    assert [sum(hand) for hand in state.intrigues] == [0] * 5
    assert len(state.intrigue_deck) == 24


def test_playing_cards_is_allowed_in_the_first_turn() -> None:
    state = fresh(3)
    top = state.deck[-1]
    other = next(place for place, card in enumerate(state.deck) if card == 0)
    state.deck[-1], state.deck[other] = state.deck[other], top
    state = reload(state)
    state.play(TakeHidden())
    assert state.seat == 0
    assert state.moves() == [Occupy(position("bordeaux marshal")), EndTurn()]
    state.play(Occupy(position("bordeaux marshal")))
    assert state.holders[position("bordeaux marshal")] == 0
    assert state.seat == 1


@every_table
def test_open_scores_do_not_change_the_rules(seats: int) -> None:
    closed, shown = (fresh(seats, open_scores=value) for value in (False, True))
    assert closed.open_scores is False
    assert shown.open_scores is True
    while closed.seat is not None and closed.period == 0:
        assert closed.moves() == shown.moves()
        assert closed.play(unobtrusive(closed)) == shown.play(unobtrusive(shown))
    assert closed.scores() == shown.scores()
