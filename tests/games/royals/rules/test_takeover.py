"""Takeovers: the intrigue cards they cost, the joker rule for them, and the rival's cube that goes into exile."""

import random
from itertools import product
from typing import Any

import pytest

from kingdoms.games.royals.events import CityBonus, Exiled, Occupied, Paid, PaidIntrigue
from kingdoms.games.royals.moves import EndTurn, Occupy, Pay, PayIntrigue
from tests.games.royals.printed import (
    CUBES,
    LETTERS,
    OF_EACH_PAIR,
    PAIRS,
    PORTRAITS,
    TITLE_NAMES,
    cards,
    does_name,
    intrigue_cost,
    intrigues,
    position,
    town,
)
from tests.games.royals.table import NONE, Table, occupy, offered, play, price, table, told

KING = "paris king"
MARSHAL = "bordeaux marshal"


def payments(held: list[int], wanted: int) -> set[PayIntrigue]:
    """Every intrigue payment for a position from a hand, found by trying all combinations of cards."""
    needed, country = intrigue_cost(wanted), PORTRAITS[wanted].country
    found = set()
    for pile in product(*(range(count + 1) for count in held)):
        naming = sum(count for pair, count in enumerate(pile) if does_name(pair, country))
        if naming <= needed and sum(pile) - naming == 2 * (needed - naming):
            found.add(PayIntrigue(pile))
    return found


def raid(name: str, pairs: str, laid: Table | None = None, extra: str = "") -> Any:
    """Seat 1 holds a position; seat 0 has the country cards for it and these intrigue cards."""
    laid = (laid or table(3)).holds(1, name)
    own, _pairs = price(laid.state, name)
    return laid.hand(0, extra + own, pairs).hand_out(0)


def can_take(name: str, pairs: str) -> bool:
    """Whether seat 0 may take over the position with these intrigue cards."""
    state = raid(name, pairs)
    return state.seat == 0 and Occupy(position(name)) in state.moves()


def asked(state: Any, wanted: int) -> list[PayIntrigue]:
    """The intrigue payments offered; if there is only one, it is paid at once."""
    trial = state.copy()
    events = trial.play(Occupy(wanted))
    if offered(trial, Pay):
        events = trial.play(trial.moves()[0])
    paid = [PayIntrigue(event.pairs) for event in told(events, PaidIntrigue)]
    return paid or offered(trial, PayIntrigue)


# The cost


@pytest.mark.parametrize("pairs", ["FG FB", "FG FG", "FS FB", "FG GB GB", "FB GB GS", "GB GB GS BS", "GS GS GS GS"])
def test_the_king_of_france_costs_two_naming_cards_or_two_others_for_each(pairs: str) -> None:
    assert can_take(KING, pairs)
    state = raid(KING, pairs)
    events = state.play(Occupy(position(KING)))
    assert told(events, PaidIntrigue) == [PaidIntrigue(0, tuple(intrigues(pairs)))]
    assert state.holders[position(KING)] == 0


@pytest.mark.parametrize("pairs", ["", "FG", "FG GB", "GB GS", "GB GS BS", "BS BS BS"])
def test_the_king_of_france_cannot_be_taken_over_for_less(pairs: str) -> None:
    assert not can_take(KING, pairs)


@pytest.mark.parametrize("pairs", ["FG", "FB", "FS", "GB BS", "GS GS"])
def test_other_titles_cost_one_naming_card_or_two_others(pairs: str) -> None:
    for name in ("reims cardinal", MARSHAL, "paris princess"):
        state = raid(name, pairs)
        events = state.play(Occupy(position(name)))
        assert told(events, PaidIntrigue) == [PaidIntrigue(0, tuple(intrigues(pairs)))]
        assert state.holders[position(name)] == 0


@pytest.mark.parametrize("pairs", ["", "GB", "GS", "BS"])
def test_other_titles_cannot_be_taken_over_with_one_card_that_does_not_name_the_country(pairs: str) -> None:
    assert not can_take(MARSHAL, pairs)


@pytest.mark.parametrize("pair", PAIRS)
@pytest.mark.parametrize("name", ["lyon baron", "cologne baron", "edinburgh baron", "barcelona baron"])
def test_an_intrigue_card_can_be_used_in_either_of_its_countries(name: str, pair: str) -> None:
    assert can_take(name, pair) == (LETTERS[PORTRAITS[position(name)].country] in pair)


def test_a_pair_of_jokers_never_contains_a_naming_card() -> None:
    assert asked(raid(MARSHAL, "FG GB"), position(MARSHAL)) == [PayIntrigue(tuple(intrigues("FG")))]
    assert set(asked(raid(MARSHAL, "FG GB GS"), position(MARSHAL))) == {
        PayIntrigue(tuple(intrigues("FG"))),
        PayIntrigue(tuple(intrigues("GB GS"))),
    }


def test_every_intrigue_payment_is_offered_exactly_once() -> None:
    """Positions in all countries, compared with a search through all combinations of intrigue cards."""
    rng, many = random.Random(4), 0
    deck = [pair for pair in PAIRS for _card in range(OF_EACH_PAIR)]
    names = (KING, "vienna king", "london king", "madrid king", MARSHAL, "york countess", "valencia duke")
    for number in range(42):
        name, pairs = names[number % len(names)], rng.sample(deck, 1 + number % 5)
        state = raid(name, " ".join(pairs))
        expected = payments(intrigues(" ".join(pairs)), position(name))
        is_possible = state.seat == 0 and Occupy(position(name)) in state.moves()
        assert is_possible == bool(expected)
        if expected:
            found = asked(state, position(name))
            assert len(found) == len(set(found))
            assert set(found) == expected
            many += len(found) > 1
    assert many > 5


def test_the_full_price_in_country_cards_is_paid_too() -> None:
    state = table(3).holds(1, "reims cardinal").hand(0, "FFFFGG", "FG FB FS").hand_out(0)
    assert Occupy(position("reims cardinal")) not in state.moves()
    state = table(3).holds(1, "reims cardinal").hand(0, "FFFFGGB", "FG FB FS").hand_out(0)
    occupy(state, "reims cardinal", "FFFFGGB", "FB")
    assert state.holders[position("reims cardinal")] == 0
    assert state.intrigues[0][:6] == intrigues("FG FS")


def test_a_free_position_costs_no_intrigue_card() -> None:
    state = table(3).hand(0, "F", "FG FB FS").hand_out(0)
    events = occupy(state, MARSHAL, "F")
    assert not told(events, PaidIntrigue, Exiled)
    assert sum(state.intrigues[0]) == 3


def test_ones_own_position_cannot_be_taken_over() -> None:
    state = raid(MARSHAL, "FG FB", table(3).holds(0, "lyon baron"), extra="FF")
    assert Occupy(position(MARSHAL)) in state.moves()
    assert Occupy(position("lyon baron")) not in state.moves()


# The sequence


def test_the_sequence_is_position_then_country_cards_then_intrigue_cards() -> None:
    state = raid(MARSHAL, "FG FB", extra="GGGG")
    assert Occupy(position(MARSHAL)) in state.moves()
    assert EndTurn() in state.moves()
    state.play(Occupy(position(MARSHAL)))
    assert set(state.moves()) == {Pay(1, 0, 0, 0), Pay(0, 3, 0, 0)}
    state.play(Pay(0, 3, 0, 0))
    assert set(state.moves()) == {PayIntrigue(tuple(intrigues(pair))) for pair in ("FG", "FB")}
    assert state.holders[position(MARSHAL)] == 1
    state.play(PayIntrigue(tuple(intrigues("FB"))))
    assert state.holders[position(MARSHAL)] == 0


def test_the_events_of_a_takeover() -> None:
    state = raid(MARSHAL, "FG FB", extra="GGGG")
    wanted = position(MARSHAL)
    events = play(state, Occupy(wanted), Pay(0, 3, 0, 0), PayIntrigue(tuple(intrigues("FB"))))
    assert events == [
        Paid(0, 0, 3, 0, 0),
        PaidIntrigue(0, tuple(intrigues("FB"))),
        Exiled(0, wanted, 1),
        Occupied(0, wanted, 1, (0, 3, 0, 0), tuple(intrigues("FB"))),
    ]


def test_each_kind_of_card_has_its_own_discard_pile() -> None:
    state = raid(KING, "FB GB GS")
    discards, intrigue_discards = list(state.discards), list(state.intrigue_discards)
    occupy(state, KING)
    assert [after - there for after, there in zip(state.discards, discards, strict=True)] == cards("F" * 8)
    gone = [after - there for after, there in zip(state.intrigue_discards, intrigue_discards, strict=True)]
    assert gone == intrigues("FB GB GS")


# Exile


def test_the_rivals_cube_goes_into_the_citys_exile() -> None:
    state = raid("reims cardinal", "FG")
    occupy(state, "reims cardinal")
    assert state.holders[position("reims cardinal")] == 0
    assert [list(row) for row in state.exile if any(row)] == [[0, 1, 0]]
    assert list(state.exile[town("reims")]) == [0, 1, 0]


def test_the_rivals_cube_on_the_tile_stays_and_none_returns_to_a_supply() -> None:
    state = raid("reims cardinal", "FG")
    assert state.supply == [CUBES[3], CUBES[3] - 2, CUBES[3]]
    occupy(state, "reims cardinal")
    assert list(state.tiles[TITLE_NAMES.index("cardinal")]) == [1, 1, 0]
    assert state.supply == [CUBES[3] - 2, CUBES[3] - 2, CUBES[3]]


def test_a_takeover_gives_no_second_city_bonus() -> None:
    state = raid("reims cardinal", "FG")
    assert not told(occupy(state, "reims cardinal"), CityBonus)


def test_a_lost_position_can_be_retaken_at_full_cost_with_a_new_tile_cube() -> None:
    state = table(3).holds(0, MARSHAL).holds(1, MARSHAL).hand(0, "F", "FS").hand_out(0)
    assert list(state.exile[town("bordeaux")]) == [1, 0, 0]
    events = occupy(state, MARSHAL)
    assert told(events, Paid, PaidIntrigue) == [Paid(0, 1, 0, 0, 0), PaidIntrigue(0, tuple(intrigues("FS")))]
    assert list(state.exile[town("bordeaux")]) == [1, 1, 0]
    assert list(state.tiles[TITLE_NAMES.index("marshal")]) == [2, 1, 0]
    assert state.supply == [CUBES[3] - 4, CUBES[3] - 2, CUBES[3]]


def test_a_takeover_is_allowed_in_a_city_where_one_has_an_exiled_cube() -> None:
    laid = table(3).holds(0, "bordeaux duke").holds(1, "bordeaux duke", MARSHAL)
    state = laid.hand(0, "F", "FG").hand_out(0)
    occupy(state, MARSHAL)
    assert list(state.exile[town("bordeaux")]) == [1, 1, 0]
    assert (state.holders[position(MARSHAL)], state.holders[position("bordeaux duke")]) == (0, 1)


def test_an_exile_holds_any_number_of_anybodys_cubes() -> None:
    laid = table(4)
    for seat in (0, 1, 2, 3, 0, 1):
        laid.holds(seat, MARSHAL)
    state = laid.turn(0)
    assert list(state.exile[town("bordeaux")]) == [2, 1, 1, 1]
    assert list(state.tiles[TITLE_NAMES.index("marshal")]) == [2, 2, 1, 1]
    assert state.holders[position(MARSHAL)] == 1


def test_both_positions_of_a_city_can_be_taken_over_in_one_turn() -> None:
    laid = table(3).holds(1, "bordeaux duke").holds(2, MARSHAL)
    state = laid.hand(0, "FFFFF", "FG FB").hand_out(0)
    occupy(state, "bordeaux duke", "FFFF", "FG")
    occupy(state, MARSHAL, "F", "FB")
    assert list(state.exile[town("bordeaux")]) == [0, 1, 1]
    assert [holder for holder in state.holders if holder != NONE] == [0, 0]


def test_intrigue_cards_left_after_a_takeover_may_not_be_enough_for_another() -> None:
    laid = table(3).holds(1, "bordeaux duke", MARSHAL)
    state = laid.hand(0, "FFFFFFF", "FG").hand_out(0)
    assert {position("bordeaux duke"), position(MARSHAL)} <= {move.position for move in offered(state, Occupy)}
    occupy(state, MARSHAL, "F", "FG")
    assert Occupy(position("bordeaux duke")) not in state.moves()
    assert Occupy(position("reims countess")) in state.moves()
