"""Selected cases from the rules, one by one, and the suggested payment."""

from itertools import product
from typing import Any

import pytest

from kingdoms.games.royals.board import CITIES, POSITIONS
from kingdoms.games.royals.events import Occupied, Paid, PaidIntrigue, TurnEnded
from kingdoms.games.royals.moves import DrawThree, Occupy, Pay, PayIntrigue
from kingdoms.games.royals.rules.play import cheapest
from kingdoms.games.royals.state import NONE
from tests.games.royals.printed import (
    CARDS,
    CUBES,
    LETTERS,
    PAIRS,
    PORTRAITS,
    TITLE_NAMES,
    cards,
    does_name,
    in_play,
    intrigues,
    position,
)
from tests.games.royals.table import GAME, counted, finish, fresh, occupy, offered, table, told

every_table = pytest.mark.parametrize("seats", [2, 3, 4, 5])
KING = "paris king"


def asked(hand: str, name: str, pairs: str = "") -> Any:
    """Seat 0 has this hand and has chosen this position, which seat 1 holds if the hand includes intrigue cards."""
    laid = table(3).holds(1, name) if pairs else table(3)
    state = laid.hand(0, hand, pairs).hand_out(0)
    state.play(Occupy(position(name)))
    return state


# The cases


@pytest.mark.parametrize(("seats", "count"), [(2, 65), (3, 69), (4, 79), (5, 99)])
def test_65_69_79_or_99_cards_by_player_count(seats: int, count: int) -> None:
    state = fresh(seats)
    assert len(state.deck) + len(state.display) == count == CARDS[seats]
    assert counted([*state.deck, *state.display], 4) == in_play(seats)


def test_31_positions_by_title() -> None:
    names = [TITLE_NAMES[title] for _city, title in POSITIONS]
    assert len(names) == 31
    assert [names.count(name) for name in ("king", "princess", "cardinal", "duke", "countess", "baron", "marshal")] == [
        4, 4, 5, 6, 5, 4, 3,
    ]  # fmt: skip


def test_six_french_cards_and_two_triples_pay_for_the_king_of_france() -> None:
    state = table(2).hand(0, "FFFFFFGGBBSS").hand_out(0)
    events = occupy(state, KING)
    assert told(events, Paid, Occupied) == [Paid(0, 6, 2, 2, 2), Occupied(0, 0, NONE, (6, 2, 2, 2), ())]
    assert sum(state.hands[0]) == 0


@pytest.mark.parametrize(
    ("pairs", "is_enough"),
    [("FG FB", True), ("FG GB GS", True), ("GB GS BS", False), ("GB GS BS BS", True), ("FG GB", False)],
)
def test_taking_over_the_king_of_france(pairs: str, is_enough: bool) -> None:
    state = table(3).holds(1, KING).hand(0, "FFFFFFFF", pairs).hand_out(0)
    assert (Occupy(position(KING)) in state.moves()) == is_enough
    if is_enough:
        assert told(occupy(state, KING, "F" * 8), PaidIntrigue) == [PaidIntrigue(0, tuple(intrigues(pairs)))]


@every_table
def test_all_seats_have_the_same_number_of_turns(seats: int) -> None:
    for seed in range(5):
        events = told(finish(GAME.new(seats=seats, seed=seed, options={})), TurnEnded)
        turns = [event.seat for event in events]
        assert len({turns.count(seat) for seat in range(seats)}) == 1


def test_no_two_positions_in_a_country_have_the_same_title_and_city_bonus() -> None:
    alike = [(CITIES[city].country, title, CITIES[city].bonus) for city, title in POSITIONS]
    assert len(set(alike)) == 31


@pytest.mark.parametrize(("seats", "cubes"), [(2, 46), (3, 36), (4, 36), (5, 36)])
def test_cubes_are_conserved(seats: int, cubes: int) -> None:
    laid = table(seats).holds(0, KING, "lyon baron").holds(1, KING).holds(0, KING)
    state = laid.turn(0)
    assert CUBES[seats] == cubes
    for seat in range(seats):
        on_board = state.holders.count(seat) + sum(row[seat] for row in state.exile)
        assert state.supply[seat] + on_board + sum(row[seat] for row in state.tiles) == cubes


@every_table
def test_turns_go_clockwise_from_the_start_player(seats: int) -> None:
    state = GAME.new(seats=seats, seed=3, options={})
    assert state.seat == state.start
    turns = [event.seat for event in told(finish(state), TurnEnded)]
    assert turns[: 2 * seats] == [(state.start + turn) % seats for turn in range(2 * seats)]


# The suggested payment


def test_the_cheapest_payment_uses_the_most_cards_of_the_country() -> None:
    assert cheapest(asked("FFFFFGGGBBB", "bordeaux duke")) == Pay(4, 0, 0, 0)
    assert cheapest(asked("FFFGGGBBBSSS", "bordeaux duke")).france == 3


def test_the_cheapest_payment_takes_triples_from_the_country_held_most() -> None:
    assert cheapest(asked("FFFGGGBBBBBS", "bordeaux duke")) == Pay(3, 0, 3, 0)
    assert cheapest(asked("FGGGBBBBSSS", "lyon baron")) == Pay(1, 0, 3, 0)
    assert cheapest(asked("FFSSSSSSSBBBGG", "bordeaux duke")) == Pay(2, 0, 0, 6)


def test_the_cheapest_takeover_uses_the_most_naming_cards() -> None:
    state = asked("F" * 8, KING, "FG FB GB GS")
    assert offered(state, PayIntrigue)
    assert cheapest(state) == PayIntrigue(tuple(intrigues("FG FB")))
    state = asked("F", "bordeaux marshal", "FG GB GS")
    assert cheapest(state) == PayIntrigue(tuple(intrigues("FG")))


def test_the_suggested_payment_is_always_one_of_those_offered_and_the_smallest() -> None:
    hands = ("FFFGGGBBBSSS", "FGGGGGGBBBBBSS", "GGGBBBSSSSSS", "FFFFFFFFGGGBBB", "FFGGBBSSSSSSSSS")
    for hand, name in product(hands, ("bordeaux marshal", "lyon baron", "reims countess", "berlin duke", KING)):
        state = table(3).hand(0, hand).hand_out(0)
        if Occupy(position(name)) not in state.moves():
            continue
        state.play(Occupy(position(name)))
        payments = offered(state, Pay)
        if payments:
            assert cheapest(state) in payments
            assert sum(cheapest(state)) == min(map(sum, payments))


def test_the_only_payment_is_made_without_asking() -> None:
    state = asked("FS", "bordeaux marshal")
    assert state.holders[position("bordeaux marshal")] == 0
    assert DrawThree() not in state.moves() or state.seat == 1


def test_the_letters_used_in_the_tests_are_right() -> None:
    assert [cards(letter).index(1) for letter in LETTERS] == [0, 1, 2, 3]
    assert [intrigues(pair).index(1) for pair in PAIRS] == list(range(6))
    for number, portrait in enumerate(PORTRAITS):
        naming = [pair for pair in range(6) if does_name(pair, portrait.country)]
        assert len(naming) == 3
        assert POSITIONS[number].city == portrait.city
