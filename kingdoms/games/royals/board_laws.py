"""The laws of the board: every cube came there by an occupation, and every token lies with one who can have won it."""

from collections.abc import Collection, Sequence

from kingdoms.games.royals.board import (
    CITIES,
    COUNTRIES,
    COUNTRY_BONUS,
    CUBES,
    NOBLE_HOUSE,
    POSITIONS,
    POSITIONS_OF,
    TITLES,
)
from kingdoms.games.royals.occupying import has_country, has_every_title
from kingdoms.games.royals.periods import leaders
from kingdoms.games.royals.state import NONE, Royals


def keeps_board(state: Royals) -> bool:
    """Whether the cubes and tokens are what play can lead to."""
    everyone = range(state.seats)
    return (
        all(_keeps_cubes(state, seat) for seat in everyone)
        and all(_keeps_city(state, city) for city in range(len(CITIES)))
        and all(_keeps_country_bonus(state, country) for country in COUNTRIES)
        and _are_owners(
            state.noble_house,
            [seat for seat in everyone if has_every_title(state, seat)],
            len(NOBLE_HOUSE[state.seats]),
        )
        and _keeps_periods(state)
    )


# The cubes.


def _keeps_cubes(state: Royals, seat: int) -> bool:
    """For each cube on a title tile one stands on a position of that title, or is in exile from one."""
    exiled = [state.tiles[title][seat] for title in TITLES]
    for position, holder in enumerate(state.holders):
        if holder == seat:
            exiled[POSITIONS[position].title] -= 1
    cubes = [state.exile[city][seat] for city in range(len(CITIES))]
    on_tiles = sum(state.tiles[title][seat] for title in TITLES)
    return (
        state.supply[seat] + 2 * on_tiles == CUBES[state.seats]
        and min(exiled) >= 0
        and sum(exiled) == sum(cubes)
        and _can_be_shared_out(cubes, exiled)
    )


def _can_be_shared_out(cubes: Sequence[int], exiled: Sequence[int]) -> bool:
    """Whether the cubes in the exile of each city can have had so many of each title.

    They can if no set of titles is too small for the cities that have no others.
    """
    needed = {0: 0}
    for city, count in enumerate(cubes):
        if count:
            own = _TITLES_OF[city]
            for titles, others in list(needed.items()):
                needed[titles | own] = max(needed.get(titles | own, 0), others + count)
    return all(
        count <= sum(exiled[title] for title in TITLES if titles >> title & 1) for titles, count in needed.items()
    )


_TITLES_OF = [sum(1 << title for title in city.titles) for city in CITIES]
"""For each city the set of the titles of its positions."""


def _keeps_city(state: Royals, city: int) -> bool:
    """Each cube in exile was driven out by another seat's that came; the bonus lies with one of those who came."""
    holders = [state.holders[position] for position in POSITIONS_OF[city] if state.holders[position] != NONE]
    exiled = state.exile[city]
    cubes = [exiled[seat] + holders.count(seat) for seat in range(state.seats)]
    total, owner = sum(cubes), state.city_bonuses[city]
    return (
        (bool(holders) or total == 0)
        and all(exiled[seat] <= total - cubes[seat] for seat in range(state.seats))
        and (total == 0 if owner == NONE else cubes[owner] > 0)
    )


# The tokens.


def _keeps_country_bonus(state: Royals, country: int) -> bool:
    complete = [seat for seat in range(state.seats) if has_country(state, seat, country)]
    return _are_owners(state.country_bonuses[country], complete, len(COUNTRY_BONUS[country]))


def _are_owners(owners: Collection[int], entitled: Collection[int], tokens: int) -> bool:
    """Whether those who have a token are entitled to it, and nobody has to do without while one is left."""
    return len(set(owners)) == len(owners) == min(tokens, len(entitled)) and set(owners) <= set(entitled)


def _keeps_periods(state: Royals) -> bool:
    """Each period that is over has its tokens; those of the last lie with who leads now."""
    if len(state.period_tokens) != state.period + (not state.agenda):
        return False
    for countries in state.period_tokens:
        for country, owners in enumerate(countries):
            if not _can_have_led(state, country, *owners):
                return False
    return bool(state.agenda) or state.period_tokens[-1] == tuple(leaders(state, country) for country in COUNTRIES)


def _can_have_led(state: Royals, country: int, first: int, second: int) -> bool:
    """Whether these two can have had influence in the country; without a first there is no second."""
    if first == NONE:
        return second == NONE
    return first != second and all(_was_in(state, seat, country) for seat in (first, second) if seat != NONE)


def _was_in(state: Royals, seat: int, country: int) -> bool:
    return any(state.is_present(seat, city) for city in range(len(CITIES)) if CITIES[city].country == country)
