"""The outlook: what influence, titles, bonuses in reach and cards in hand will come to.

All is in points. Every weight here is tried out in play.
"""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from kingdoms.games.royals.board import (
    CARDS_FOR_ONE,
    CITIES,
    CITIES_OF,
    COST,
    COUNTRIES,
    COUNTRY_BONUS,
    CUBES_PER_POSITION,
    INFLUENCE,
    INTRIGUE_COST,
    INTRIGUES_FOR_ONE,
    MOST_CARDS,
    NOBLE_HOUSE,
    PERIOD_TOKENS,
    PERIODS,
    POSITIONS,
    TITLE_POINTS,
    TITLES,
    in_play,
)
from kingdoms.games.royals.payment import NAMING
from kingdoms.games.royals.scoring import standings
from kingdoms.games.royals.state import NONE, Royals

_KEPT = 6
"""About how many cards of each seat stay in its hand when a deck runs out."""
_DRAWN = 2.5
"""About how many cards a turn takes out of the deck."""
_LATER = (0.75, 0.55)
"""How much counts of the tokens of the next period, and of the one after it."""
_OPEN = 0.7
"""How much of a period's tokens is still open when it begins."""
_ROOM = 4
"""About how much influence is still to come into a country."""
_TITLE_ROOM = 1
"""The same for the square of the cubes on a title tile."""
_REACH = 0.7
"""How much counts of a bonus that is nearly won."""
_CARD, _MANY_CARDS, _CARD_TOO_MANY = 1.2, 9, 0.6
"""What a country card comes to, and each beyond so many."""
_INTRIGUES = (1.2, 0.8, 0.5, 0.3)
"""What the first intrigue card comes to, the second, and so on."""
_RIVALS_ENOUGH = 8
"""With fewer positions in rivals' hands intrigue cards are worth less."""
_TURNS_ENOUGH = 3
"""With fewer turns to come cards may stay unused."""
_WAITING = 0.8
"""How much counts of what could be occupied: others may be quicker."""
_SHORT = 0.72
"""How much of that is left for each card that is missing."""
_TOO_MANY_MISSING = 5
"""With more cards missing a position is not thought of."""
_LACKING = 2
"""So much of what stands in for lacking cards counts: it would often not be needed later."""
_CARDS_PER_INTRIGUE = 2
"""To how many missing country cards a missing intrigue card comes."""


class Time(NamedTuple):
    """How much of the period and of the game is still to come, from 1 to 0, and how many turns of each seat."""

    period: float
    game: float
    turns: float


def time_left(state: Royals) -> Time:
    """How far the game has come."""
    cards = sum(in_play(state.seats)) - _KEPT * state.seats
    period = 0.0 if state.is_last_round else min(1.0, len(state.deck) / cards)
    periods = PERIODS[-1] - state.period + period
    return Time(period, periods / len(PERIODS), periods * cards / _DRAWN / state.seats)


# What stands on the board.


def prospects(state: Royals, time: Time) -> list[float]:
    """For each seat the points that it has, and what it may expect from where its cubes are."""
    worths = [float(points) for points in state.points()]
    for country in COUNTRIES:
        _add_influence(state, country, time, worths)
    for title in TITLES:
        _add_title(state.tiles[title], TITLE_POINTS[title], time, worths)
    for seat in range(state.seats):
        for country in COUNTRIES:
            worths[seat] += _country_hope(state, seat, country, time)
        worths[seat] += _noble_house_hope(state, seat, time)
    return worths


def _add_influence(state: Royals, country: int, time: Time, worths: list[float]) -> None:
    """This period's tokens go to who leads, the more surely the later it is; all that is open goes by influence."""
    standing = standings(state.holders, country)
    if not standing:
        return
    tokens, still_open = PERIOD_TOKENS[country][state.period], _OPEN * time.period
    pool = still_open * sum(tokens) + _to_come(country, state.period)
    total = _ROOM * time.game + sum(own.influence for own in standing.values())
    for seat, own in standing.items():
        worths[seat] += pool * own.influence / total
    ranking = sorted(standing, key=lambda seat: standing[seat], reverse=True)
    for seat, points in zip(ranking, tokens, strict=False):
        worths[seat] += (1 - still_open) * points


@cache
def _to_come(country: int, period: int) -> float:
    """What the country's tokens of the periods after this one count now."""
    later = PERIOD_TOKENS[country][period + 1 :]
    return sum(sum(tokens) * weight for tokens, weight in zip(later, _LATER, strict=False))


def _add_title(cubes: Sequence[int], points: int, time: Time, worths: list[float]) -> None:
    """A tile goes to who has most cubes on it; while there is time, rather by shares."""
    most = max(cubes)
    if most == 0:
        return
    leaders = cubes.count(most)
    prize = points / leaders if leaders <= 2 else 0.0
    squares = _TITLE_ROOM + sum(count * count for count in cubes)
    for seat, count in enumerate(cubes):
        if count == most:
            worths[seat] += (1 - time.game) * prize
        worths[seat] += time.game * points * count * count / squares


def _country_hope(state: Royals, seat: int, country: int, time: Time, more: int = 0) -> float:
    """What a country's bonus comes to for a seat that is, or will be, in so many more of its cities."""
    owners, cities = state.country_bonuses[country], CITIES_OF[country]
    if seat in owners or len(owners) == len(COUNTRY_BONUS[country]):
        return 0.0
    present = sum(state.is_present(seat, city) for city in cities)
    return COUNTRY_BONUS[country][len(owners)] * _nearness(present + more, len(cities), time)


def _noble_house_hope(state: Royals, seat: int, time: Time, more: int = 0) -> float:
    """What the noble house comes to for a seat that is, or will be, on so many more title tiles."""
    owners, tokens = state.noble_house, NOBLE_HOUSE[state.seats]
    if seat in owners or len(owners) == len(tokens):
        return 0.0
    present = sum(state.tiles[title][seat] > 0 for title in TITLES)
    return tokens[len(owners)] * _nearness(present + more, len(TITLES), time)


def _nearness(have: int, needed: int, time: Time) -> float:
    """How much counts of a bonus for which one has so much of what is needed."""
    if have == needed:
        return 1.0
    return _REACH * (have / needed) ** 2 if needed - have <= time.turns else 0.0


# What is in hand.


def hand(state: Royals, seat: int, time: Time) -> float:
    """What the cards in hand come to, and those that are just being drawn."""
    cards, intrigues = state.count_cards(seat), state.count_intrigues(seat)
    match state.agenda[-1]:
        case ("draw", drawing, more_cards, more_intrigues) if drawing == seat:
            cards, intrigues = cards + more_cards, intrigues + more_intrigues
    too_many = min(cards, MOST_CARDS) - _MANY_CARDS
    worth = _CARD * min(cards, _MANY_CARDS) + _CARD_TOO_MANY * max(0, too_many)
    rivals = sum(holder not in (NONE, seat) for holder in state.holders)
    worth += sum(_INTRIGUES[:intrigues]) * min(1.0, rivals / _RIVALS_ENOUGH)
    return worth * min(1.0, time.turns / _TURNS_ENOUGH)


def plan(state: Royals, seat: int, time: Time) -> float:
    """What the best position that the cards in hand can pay, or nearly, brings beyond its cards."""
    if state.supply[seat] < CUBES_PER_POSITION or time.turns < 1:
        return 0.0
    stakes = _stakes(state, seat, time)
    return _WAITING * max(_surplus(state, seat, position, stakes) for position in range(len(POSITIONS)))


class Stakes(NamedTuple):
    """What is at stake for a seat: the influence in each country, and what one more city there, or title, brings."""

    influence: list[int]
    cities: list[float]
    title: float


def _stakes(state: Royals, seat: int, time: Time) -> Stakes:
    return Stakes(
        [sum(own.influence for own in standings(state.holders, country).values()) for country in COUNTRIES],
        [
            _country_hope(state, seat, country, time, 1) - _country_hope(state, seat, country, time)
            for country in COUNTRIES
        ],
        _noble_house_hope(state, seat, time, 1) - _noble_house_hope(state, seat, time),
    )


def _surplus(state: Royals, seat: int, position: int, stakes: Stakes) -> float:
    """By how much a position is worth more than what it costs, less what is missing to pay it."""
    holder, title = state.holders[position], POSITIONS[position].title
    if holder == seat:
        return 0.0
    own = state.hands[seat][POSITIONS[position].country]
    lacking = max(0, COST[title] - own)
    missing = max(0, lacking - (state.count_cards(seat) - own) // CARDS_FOR_ONE)
    if missing > _TOO_MANY_MISSING:
        return 0.0
    surplus = _gain(state, seat, position, stakes) - _CARD * (COST[title] + min(lacking, _LACKING))
    if holder != NONE:
        missing += _CARDS_PER_INTRIGUE * _missing_intrigues(state, seat, position)
        surplus -= _INTRIGUES[0] * INTRIGUE_COST[title]
    return max(0.0, surplus) * _SHORT**missing


def _missing_intrigues(state: Royals, seat: int, position: int) -> int:
    """How many intrigue cards are missing to take a position over."""
    naming = sum(state.intrigues[seat][pair] for pair in NAMING[POSITIONS[position].country])
    others = state.count_intrigues(seat) - naming
    return max(0, INTRIGUE_COST[POSITIONS[position].title] - naming - others // INTRIGUES_FOR_ONE)


def _gain(state: Royals, seat: int, position: int, stakes: Stakes) -> float:
    """About how many points it brings a seat to occupy a position."""
    city, title = POSITIONS[position]
    country = CITIES[city].country
    pool = sum(PERIOD_TOKENS[country][state.period]) + _to_come(country, state.period)
    worth = pool * INFLUENCE[title] / (_ROOM + stakes.influence[country] + INFLUENCE[title])
    worth += _title_gain(state.tiles[title], seat, title)
    if state.city_bonuses[city] == NONE:
        worth += CITIES[city].bonus
    if not state.is_present(seat, city):
        worth += stakes.cities[country]
    return worth if state.tiles[title][seat] else worth + stakes.title


def _title_gain(cubes: Sequence[int], seat: int, title: int) -> float:
    before, after = cubes[seat] ** 2, (cubes[seat] + 1) ** 2
    squares = _TITLE_ROOM + sum(count * count for count in cubes)
    return TITLE_POINTS[title] * (after / (squares + after - before) - before / squares)
