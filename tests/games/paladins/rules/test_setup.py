"""The set-up: what everyone has, what is on the table, and the draft of the first townsfolk."""

from collections import Counter

import pytest

from kingdoms.games.paladins.events import Gained, Hired, RoundBegan, TownsfolkArrived
from kingdoms.games.paladins.moves import ChoosePaladin, TakeTownsfolk
from tests.games.paladins import invariants
from tests.games.paladins.printed import TAX_SUPPLY, TOWNSFOLK, townsfolk
from tests.games.paladins.table import asked, game_at, goods, new, offered, paladins_of, told

every_table = pytest.mark.parametrize("seats", [1, 2, 3, 4])


@every_table
def test_everyone_begins_with_three_silver_one_provision_and_attributes_at_zero(seats: int) -> None:
    state = new(seats)
    for seat in range(seats):
        assert goods(state, seat) == (3, 1)
        assert state.attributes[seat] == [0, 0, 0]
        assert sum(state.hands[seat]) == 0
        assert (state.unpaid[seat], state.paid[seat], state.suspicions[seat]) == (0, 0, ())
        assert state.hired[seat] == ()


@every_table
def test_everyone_has_the_same_twelve_paladins_shuffled(seats: int) -> None:
    state = new(seats)
    for seat in range(seats):
        assert paladins_of(state, seat) == list(range(12))
    decks = {new(2, seed).paladin_decks[seat] for seed in range(5) for seat in range(2)}
    assert len(decks) == 10


@every_table
def test_the_tables_rows_and_decks_are_full(seats: int) -> None:
    state = new(seats)
    assert lying(state.townsfolk) == 5
    assert lying(state.outsiders) == 6
    assert (len(state.townsfolk_deck), len(state.outsider_deck)) == (27, 30)
    assert (len(state.tavern_deck), len(state.wall_deck), len(state.suspicion_deck)) == (24, 24, 24)
    assert (len(state.orders), len(state.favours)) == (3, 5)
    assert state.tax == TAX_SUPPLY[seats]
    assert state.round == 0
    invariants.check(state)


def lying(row: list[int]) -> int:
    return sum(card >= 0 for card in row)


def test_the_tax_supply_depends_on_the_number_of_players() -> None:
    assert [new(seats).tax for seats in (1, 2, 3, 4)] == [5, 6, 7, 8]


@every_table
def test_everything_is_shuffled_by_the_seed(seats: int) -> None:
    states = [new(seats, seed) for seed in range(8)]
    for name in ("townsfolk", "outsiders", "tavern_deck", "wall_deck", "orders", "favours"):
        assert len({tuple(getattr(state, name)) for state in states}) > 5
    assert new(seats, 3).to_json() == new(seats, 3).to_json()


@every_table
def test_the_first_start_player_comes_from_the_seed(seats: int) -> None:
    starts = Counter(new(seats, seed).start for seed in range(60))
    assert set(starts) == set(range(seats))


# The draft


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_draft_goes_backwards_from_the_start_players_right_hand_neighbour(seats: int) -> None:
    for seed in range(4):
        state, order = new(seats, seed), []
        start = state.start
        while asked(state) == "draft":
            order.append(state.seat)
            state.play(state.moves()[-1])
        assert order == [(start - number) % seats for number in range(1, seats + 1)]


@every_table
def test_a_townsfolk_card_is_free_and_any_face_up_one_can_be_taken(seats: int) -> None:
    state = game_at("draft", seats, 0)
    seat, row = state.seat, list(state.townsfolk)
    assert offered(state, TakeTownsfolk) == [TakeTownsfolk(place) for place in range(5)]
    state.townsfolk[2], state.townsfolk_deck[0] = townsfolk("peddler 1"), row[2]
    if townsfolk("peddler 1") in row:
        state.townsfolk, place = row, row.index(townsfolk("peddler 1"))
    else:
        place = 2
    state.reopen()
    events = state.play(TakeTownsfolk(place))
    assert told(events, Hired) == [Hired(seat, place, townsfolk("peddler 1"))]
    assert state.hired[seat] == (townsfolk("peddler 1"),)
    assert goods(state, seat) == (3, 1)
    assert (state.unpaid[seat], sum(state.hands[seat])) == (0, 0)


@pytest.mark.parametrize("number", [number for number, card in enumerate(TOWNSFOLK) if card.hire])
def test_the_hire_bonus_counts_in_the_draft(number: int) -> None:
    state = game_at("draft", 2, 0)
    seat = state.seat
    if number in state.townsfolk:
        place = state.townsfolk.index(number)
    else:
        place, there = 0, state.townsfolk_deck.index(number)
        state.townsfolk[0], state.townsfolk_deck[there] = number, state.townsfolk[0]
        state.reopen()
    events = state.play(TakeTownsfolk(place))
    bonus = TOWNSFOLK[number].hire
    assert goods(state, seat) == (3 + bonus.count("silver"), 1 + bonus.count("provision"))
    assert told(events, Gained) == [Gained(seat, token, 1) for token in bonus if token in ("silver", "provision")]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_gaps_stay_until_all_have_chosen_and_then_the_row_slides_right(seats: int) -> None:
    state = game_at("draft", seats, 0)
    row, deck = list(state.townsfolk), list(state.townsfolk_deck)
    events = []
    for place in range(4, 4 - seats, -1):
        assert TakeTownsfolk(place) in state.moves()
        assert [card for card in state.townsfolk if card < 0] == [-1] * (4 - place)
        events = state.play(TakeTownsfolk(place))
    arrived = tuple(reversed(deck[-seats:]))
    assert state.townsfolk[seats:] == row[: 5 - seats]
    assert sorted(state.townsfolk[:seats]) == sorted(arrived)
    (event,) = told(events, TownsfolkArrived)
    assert list(event.townsfolk) == state.townsfolk[:seats]


@every_table
def test_after_the_draft_round_one_begins_with_the_start_player(seats: int) -> None:
    state = new(seats, 5)
    start, events = state.start, []
    while state.round == 0:
        events = state.play(state.moves()[0])
    assert told(events, RoundBegan) == [RoundBegan(1, start)]
    assert (state.seat, state.start) == (start, start)
    assert offered(state, ChoosePaladin)


def test_nobody_owns_more_than_one_townsfolk_card_after_the_draft() -> None:
    state = game_at("paladin", 4, 1)
    assert [len(cards) for cards in state.hired] == [1, 1, 1, 1]
    assert lying(state.townsfolk) == 5
    assert len(state.townsfolk_deck) == 32 - 4 - 5


def test_the_draft_has_no_suspicion_and_no_inquisition() -> None:
    """No hire bonus gives tax or a criminal, so the supply stays full."""
    for seats in (1, 2, 3, 4):
        state = game_at("paladin", seats, 1)
        assert state.tax == TAX_SUPPLY[seats]
        assert set(state.suspicions) == {()}
