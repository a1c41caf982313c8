"""The outlook: what each seat has and can expect, on the board (`prospects`) and from its cards, in points."""

from functools import cache, lru_cache
from typing import NamedTuple

from kingdoms.games.royals.board import (
    CARDS_FOR_ONE,
    COST,
    COUNTRIES,
    CUBES_PER_POSITION,
    DISPLAY,
    INTRIGUE_COST,
    INTRIGUES_FOR_ONE,
    MOST_CARDS,
    PERIODS,
    POSITIONS,
    TITLES,
    in_play,
)
from kingdoms.games.royals.payment import NAMING
from kingdoms.games.royals.state import NONE, Royals
from tests.benchmarks.former_royals.prospects import Holdings, TimeLeft, board_of, gains, prospects
from tests.benchmarks.former_royals.weights import CARDS_PER_INTRIGUE, Weights

_KEPT = 6
"""About how many cards each seat still holds when a deck runs out."""
_DRAWN = 2.5
"""About how many cards a turn takes from the deck."""
_MANY_CARDS = 10
"""Cards beyond this number are worth less."""
_OPENED = 4
"""About how many cards each intrigue card makes usable when hardly any position is free."""
_TOO_MANY_MISSING = 5
"""A position is ignored if more cards than this are missing."""
_STAND_IN = 1.4
"""About how many extra cards each missing one costs when others stand in for it."""
_MOST_LACKING = 2
"""Substitutes are counted for at most this many missing cards: by the time they are paid, fewer are often needed."""
_KINDS = tuple((position.country, position.title) for position in POSITIONS)
"""The country and title of each position."""


def time_left(state: Royals) -> TimeLeft:
    """An estimate of how much is still to come after this turn."""
    return _time(state.seats, state.period, _cards_left(state))


def _cards_left(state: Royals) -> int:
    """How many cards are left in this period's deck after this turn, no matter where the turn draws its own from."""
    if state.is_last_round:
        return 0
    name, _seat, *to_draw = state.agenda[-1]
    cards = len(state.deck) + len(state.display) - DISPLAY
    return max(0, cards - to_draw[0] if name == "draw" else cards)


@cache
def _time(seats: int, period: int, cards: int) -> TimeLeft:
    left = min(1.0, cards / _drawn_in_period(seats))
    return TimeLeft(left, (PERIODS[-1] - period + left) / len(PERIODS))


@cache
def _drawn_in_period(seats: int) -> int:
    """About how many cards are drawn in a period."""
    return sum(in_play(seats)) - _KEPT * seats


def turns_left(state: Royals, seat: int) -> float:
    """About how many turns a seat still has, including the current one; the last round is played to its end."""
    place, now = (seat - state.start) % state.seats, state.turn % state.seats
    turns = _cards_left(state) / _DRAWN
    if state.period == PERIODS[-1]:
        return (now + turns) // state.seats + (place >= now)
    later = (PERIODS[-1] - state.period) * _drawn_in_period(state.seats) / _DRAWN
    return (turns + later) / state.seats + (place == now)


class Terms(NamedTuple):
    """A seat's possessions and expectations, in points: the rows of the score sheet, then its hand."""

    cities: float = 0.0
    countries: float = 0.0
    noble_house: float = 0.0
    influence: float = 0.0
    titles: float = 0.0
    cards: float = 0.0
    """The worth of the country cards in hand or about to be drawn."""
    intrigue: float = 0.0
    plan: float = 0.0
    """The profit on the best position that the cards in hand can pay for, or almost pay for."""


Figures = tuple[float, ...]
"""The values of `Terms` as a plain tuple, which is faster to build."""


def terms(state: Royals, seat: int, weights: Weights) -> list[Figures]:
    """The terms of each seat as `seat` judges them; it does not know the others' plans."""
    time, board, found = time_left(state), board_of(state), []
    for each, rows in enumerate(prospects(board, time, weights)):
        cards, intrigue = _in_hand(state, each, turns_left(state, each), weights)
        if each == seat:
            plan = max(0.0, *surpluses(state, seat, time, board, weights))
            found.append((*rows, cards, intrigue, weights.waiting * plan))
        else:
            found.append((*rows, weights.rival_card * cards, weights.rival_card * intrigue, 0.0))
    return found


# The hand.


def _in_hand(state: Royals, seat: int, turns: float, weights: Weights) -> tuple[float, float]:
    """The worth of a seat's country cards and intrigue cards, with those about to be drawn, given its turns left."""
    cards, intrigues = sum(state.hands[seat]), sum(state.intrigues[seat])
    step = state.agenda[-1]
    if step[0] == "draw" and step[1] == seat:
        cards, intrigues = cards + step[2], intrigues + step[3]
    usable = min(cards, MOST_CARDS, weights.cards_per_turn * turns)
    worth = weights.card * min(usable, _MANY_CARDS) + weights.card_too_many * max(0.0, usable - _MANY_CARDS)
    is_free = min(1.0, state.holders.count(NONE) / weights.free_enough)
    is_of_use = is_free + (1 - is_free) * min(1.0, _OPENED * intrigues / max(1, cards))
    return worth * (weights.idle + (1 - weights.idle) * is_of_use), weights.intrigue * min(intrigues, turns)


def surpluses(state: Royals, seat: int, time: TimeLeft, board: Holdings, weights: Weights) -> list[float]:
    """The profit on each position for a seat: its gain less its price, discounted for the cards still missing.

    Zero for positions that the seat holds, and for all of them if it cannot occupy any more.
    """
    if turns_left(state, seat) < 1 or state.supply[seat] < CUBES_PER_POSITION:
        return [0.0] * len(POSITIONS)
    bills = [_bills(*_purse(state, seat, country), weights) for country in COUNTRIES]
    found = []
    for holder, gain, (country, title) in zip(state.holders, gains(board, seat, time, weights), _KINDS, strict=True):
        price, odds = bills[country][title if holder == NONE else title + len(TITLES)]
        found.append((gain - price) * odds if holder != seat else 0.0)
    return found


def _purse(state: Royals, seat: int, country: int) -> tuple[int, int, int, int]:
    """The seat's cards of a country, how many more its other cards stand in for, and the same for intrigue cards."""
    hand, intrigues = state.hands[seat], state.intrigues[seat]
    naming = sum([intrigues[pair] for pair in NAMING[country]])
    return (
        hand[country],
        (sum(hand) - hand[country]) // CARDS_FOR_ONE,
        naming,
        (sum(intrigues) - naming) // INTRIGUES_FOR_ONE,
    )


class Bill(NamedTuple):
    """The price of a position's cards in points, and the share of its profit that counts while some are missing."""

    price: float
    odds: float


@lru_cache(maxsize=1 << 12)
def _bills(own: int, stand_ins: int, naming: int, naming_stand_ins: int, weights: Weights) -> list[Bill]:
    """The bill for a free position of each title, then for one held by a rival."""
    free, occupied = [], []
    for title in TITLES:
        lacking = max(0, COST[title] - own)
        missing = max(0, lacking - stand_ins)
        price = weights.card * (COST[title] + _STAND_IN * min(lacking, _MOST_LACKING))
        free.append(Bill(price, _odds(missing, weights)))
        missing += CARDS_PER_INTRIGUE * max(0, INTRIGUE_COST[title] - naming - naming_stand_ins)
        occupied.append(Bill(price + weights.intrigue * INTRIGUE_COST[title], _odds(missing, weights)))
    return free + occupied


def _odds(missing: int, weights: Weights) -> float:
    return weights.short**missing if missing <= _TOO_MANY_MISSING else 0.0
