"""Immediate bonuses: for being first in a city, for a cube in every city of a country, and for one on every title."""

from typing import Any

import pytest

from kingdoms.core.state import Event
from kingdoms.games.royals.events import CityBonus, CountryBonus, NobleHouse, Occupied, PeriodToken
from kingdoms.games.royals.state import NONE
from tests.games.royals.printed import (
    COUNTRIES,
    COUNTRY_TOKENS,
    NOBLE_HOUSES,
    PORTRAITS,
    TITLE_NAMES,
    TOWNS,
    position,
    town,
    towns_of,
)
from tests.games.royals.table import Table, occupy, part, price, table, told, total

BONUSES = (CityBonus, CountryBonus, NobleHouse)
HOUSES = (
    ("paris king", "vienna princess", "reims cardinal", "marseille duke", "munich countess", "lyon baron"),
    ("vienna king", "paris princess", "lyon cardinal", "munich duke", "reims countess", "cologne baron"),
    ("london king", "barcelona princess", "york cardinal", "berlin duke", "york countess", "edinburgh baron"),
    ("madrid king", "edinburgh princess", "seville cardinal", "london duke", "seville countess", "barcelona baron"),
)
"""Positions with every title except the Marshal, for four seats."""


def take(laid: Table, seat: int, name: str) -> tuple[Any, list[Event]]:
    """The seat occupies a position, taking it over if need be; returns the state and the events."""
    own, pairs = price(laid.state, name)
    state = laid.hand(seat, own, pairs).hand_out(seat)
    laid.hand(seat)
    return state, occupy(state, name, own, pairs)


def one_per_city(country: int, place: int) -> list[str]:
    """A position in each city of a country: the highest if `place` is 0, the lowest if it is -1."""
    return [f"{TOWNS[city].name} {TOWNS[city].titles[place]}" for city in towns_of(country)]


# Cities


@pytest.mark.parametrize("city", range(16), ids=[town.name for town in TOWNS])
def test_the_first_in_a_city_gets_its_bonus(city: int) -> None:
    for title in TOWNS[city].titles:
        name = f"{TOWNS[city].name} {title}"
        state, events = take(table(3), 0, name)
        assert told(events, *BONUSES) == [CityBonus(0, city, TOWNS[city].bonus)]
        assert part(state, 0, "cities") == total(state, 0) == TOWNS[city].bonus


def test_neither_the_second_in_a_city_nor_the_first_again_gets_a_bonus() -> None:
    laid = table(3).holds(1, "cologne baron")
    state, events = take(laid, 0, "cologne cardinal")
    assert not told(events, *BONUSES)
    assert (part(state, 0, "cities"), part(state, 1, "cities")) == (0, 3)
    laid = table(3).holds(0, "cologne baron")
    state, events = take(laid, 0, "cologne cardinal")
    assert not told(events, *BONUSES)
    assert part(state, 0, "cities") == 3


def test_taking_over_the_first_cube_in_a_city_does_not_take_its_bonus() -> None:
    state, events = take(table(3).holds(1, "madrid king"), 0, "madrid king")
    assert not told(events, CityBonus)
    assert (part(state, 0, "cities"), part(state, 1, "cities")) == (0, 9)


# Countries


@pytest.mark.parametrize("country", range(4), ids=COUNTRIES)
def test_first_second_and_third_in_all_cities_of_a_country(country: int) -> None:
    first, second = COUNTRY_TOKENS[COUNTRIES[country]]
    lowest = one_per_city(country, -1)
    laid = table(3).holds(0, *lowest[:-1])
    state, events = take(laid, 0, lowest[-1])
    assert told(events, CountryBonus) == [CountryBonus(0, country, 0, first)]
    state, events = take(laid.holds(1, *one_per_city(country, 0)[:-1]), 1, one_per_city(country, 0)[-1])
    assert told(events, CountryBonus) == [CountryBonus(1, country, 1, second)]
    state, events = take(laid.holds(2, *lowest[:-1]), 2, lowest[-1])
    assert told(events, CountryBonus) == []
    assert [part(state, seat, "countries") for seat in range(3)] == [first, second, 0]


@pytest.mark.parametrize("country", range(4), ids=COUNTRIES)
def test_all_cities_except_one_give_no_country_bonus(country: int) -> None:
    for left_out in towns_of(country):
        names = [name for name in one_per_city(country, -1) if town(name.split()[0]) != left_out]
        laid = table(2).holds(0, *names)
        assert part(laid.state, 0, "countries") == 0


def test_a_player_gets_a_countrys_bonus_only_once() -> None:
    laid = table(3).holds(0, *one_per_city(2, -1))
    assert part(laid.state, 0, "countries") == 8
    state, events = take(laid, 0, "london king")
    assert not told(events, *BONUSES)
    assert part(state, 0, "countries") == 8
    _state, events = take(laid.holds(1, *one_per_city(2, -1)[:2]), 1, "edinburgh baron")
    assert told(events, CountryBonus) == [CountryBonus(1, 2, 1, 4)]


def test_a_player_may_get_the_bonuses_of_several_countries() -> None:
    laid = table(2).holds(0, *one_per_city(2, -1), *one_per_city(3, -1))
    assert part(laid.state, 0, "countries") == 8 + 12


def test_exiled_cubes_count_for_the_country_bonus() -> None:
    laid = table(3).holds(0, "london duke", "york countess").holds(1, "london duke", "york countess")
    assert list(laid.state.exile[town("london")]) == [1, 0, 0]
    _state, events = take(laid, 0, "edinburgh baron")
    assert told(events, CountryBonus) == [CountryBonus(0, 2, 0, 8)]


def test_an_exiled_player_keeps_their_country_bonus() -> None:
    laid = table(3).holds(0, *one_per_city(2, -1))
    state, events = take(laid, 1, "edinburgh baron")
    assert not told(events, CountryBonus)
    assert part(state, 0, "countries") == 8


def test_a_country_may_be_completed_by_a_takeover() -> None:
    laid = table(3).holds(1, "edinburgh baron").holds(0, "london duke", "york countess")
    state, events = take(laid, 0, "edinburgh baron")
    assert told(events, *BONUSES) == [CountryBonus(0, 2, 0, 8)]
    assert part(state, 1, "countries") == 0


def test_only_the_occupying_player_can_get_bonuses() -> None:
    """A rival gains nothing when their cube moves into exile."""
    laid = table(3).holds(1, "london duke", "york countess", "edinburgh baron").holds(2, *one_per_city(2, 0))
    state, events = take(laid, 0, "edinburgh baron")
    assert not told(events, CityBonus, CountryBonus, NobleHouse)
    assert [part(state, seat, "countries") for seat in range(3)] == [0, 8, 4]


# The noble house


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_cube_on_every_title_tile_wins_a_noble_house_token_by_player_count(seats: int) -> None:
    laid = table(seats)
    marshals = ("bordeaux marshal", "berlin marshal", "valencia marshal", "bordeaux marshal")
    for seat in range(min(seats, 4)):
        state, events = take(laid.holds(seat, *HOUSES[seat]), seat, marshals[seat])
        left = NOBLE_HOUSES[seats][seat:]
        assert told(events, NobleHouse) == [NobleHouse(seat, seat, points) for points in left[:1]]
        assert part(state, seat, "noble_house") == sum(left[:1])


@pytest.mark.parametrize("title", range(7), ids=TITLE_NAMES)
def test_six_titles_do_not_win_a_noble_house_token(title: int) -> None:
    names = [name for name in (*HOUSES[0], "berlin marshal") if name.split()[1] != TITLE_NAMES[title]]
    laid = table(3).holds(0, *names)
    assert part(laid.state, 0, "noble_house") == 0
    (missing,) = [name for name in (*HOUSES[0], "berlin marshal") if name not in names]
    _state, events = take(laid, 0, missing)
    assert told(events, NobleHouse) == [NobleHouse(0, 0, 16)]


def test_a_player_gets_a_noble_house_token_only_once() -> None:
    laid = table(3).holds(0, *HOUSES[0], "berlin marshal")
    _state, events = take(laid, 0, "valencia marshal")
    assert not told(events, NobleHouse)
    _state, events = take(laid.holds(1, *HOUSES[1]), 1, "bordeaux marshal")
    assert told(events, NobleHouse) == [NobleHouse(1, 1, 12)]


def test_cubes_on_tiles_count_even_if_the_positions_are_lost() -> None:
    laid = table(3).holds(0, *HOUSES[0])
    for name in HOUSES[0]:
        laid.holds(1, name)
    assert all(holder != 0 for holder in laid.state.holders)
    _state, events = take(laid, 0, "berlin marshal")
    assert told(events, NobleHouse) == [NobleHouse(0, 0, 16)]


# The order of bonuses and their events


def test_city_then_country_then_noble_house() -> None:
    names = ("paris king", "edinburgh princess", "reims cardinal", "marseille duke", "york countess", "lyon baron")
    state, events = take(table(4).holds(2, *names), 2, "bordeaux marshal")
    assert told(events, Occupied, *BONUSES) == [
        Occupied(2, position("bordeaux marshal"), NONE, (1, 0, 0, 0), ()),
        CityBonus(2, town("bordeaux"), 2),
        CountryBonus(2, 0, 0, 14),
        NobleHouse(2, 0, 16),
    ]
    assert total(state, 2) == sum(TOWNS[PORTRAITS[position(name)].city].bonus for name in names) + 2 + 14 + 16


def test_bonuses_are_immediate_and_not_at_the_end_of_the_turn() -> None:
    state = table(3).hand(0, "FFG").hand_out(0)
    occupy(state, "bordeaux marshal", "F")
    assert state.seat == 0
    assert part(state, 0, "cities") == 2
    occupy(state, "berlin marshal", "G")
    assert part(state, 0, "cities") == 4


def test_no_bonus_is_a_period_token() -> None:
    _state, events = take(table(3), 0, "bordeaux marshal")
    assert not told(events, PeriodToken)
