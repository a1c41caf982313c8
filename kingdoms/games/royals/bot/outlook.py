"""The outlook: what each seat has and can expect, on the board (`expected_score`) and from its cards, in points."""

from collections.abc import Sequence
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
from kingdoms.games.royals.bot.expected_score import (
    POSITIONS_IN,
    BoardContents,
    TimeLeft,
    contents_of,
    expected_scores,
    gains,
)
from kingdoms.games.royals.bot.weights import Weights
from kingdoms.games.royals.payment import NAMING
from kingdoms.games.royals.state import NONE, Royals

_KEPT = 6
"""About how many cards each seat still holds when a deck runs out."""
_LATE = 3
"""The exponent of the share of the game already over: titles and bonuses are decided mostly towards the end."""
_DRAWN = 2.5
"""About how many cards a turn takes from the deck."""
_MANY_CARDS = 10
"""Cards beyond this number are worth less."""
_OPENED = 4
"""About how many cards each intrigue card makes usable when hardly any position is free."""
_STAND_IN = 1.4
"""About how many extra cards each missing one costs when others stand in for it."""
_MOST_LACKING = 2
"""Substitutes are counted for at most this many missing cards: by the time they are paid, fewer are often needed."""
_FOUND = 2
"""About how many cards of one country a seat can find in a turn."""
_KINDS = tuple((position.country, position.title) for position in POSITIONS)
"""The country and title of each position."""
_NO_AIMS = (0.0,) * len(COUNTRIES)


def time_left(state: Royals) -> TimeLeft:
    """An estimate of how much of the period and of the game is still to come after this turn."""
    return _time(state.seats, state.period, _cards_left(state))


def _cards_left(state: Royals) -> int:
    """How many cards are left in this period's deck after this turn, wherever the turn's own cards come from."""
    if state.is_last_round:
        return 0
    name, _seat, *to_draw = state.agenda[-1]
    cards = len(state.deck) + len(state.display) - DISPLAY
    return max(0, cards - to_draw[0] if name == "draw" else cards)


@cache
def _time(seats: int, period: int, cards: int) -> TimeLeft:
    left = min(1.0, cards / _drawn_in_period(seats))
    return TimeLeft(left, 1 - (1 - (PERIODS[-1] - period + left) / len(PERIODS)) ** _LATE)


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
    france: float = 0.0
    germany: float = 0.0
    britain: float = 0.0
    spain: float = 0.0
    """For each country, the profit on the best position there that the hand can pay for, or will be able to."""


TermValues = tuple[float, ...]
"""The values of `Terms` as a plain tuple, which is faster to build."""


def terms(state: Royals, seat: int, weights: Weights) -> list[TermValues]:
    """The terms of each seat as `seat` judges them; it does not know the others' aims."""
    time, board, found = time_left(state), contents_of(state), []
    for each, rows in enumerate(expected_scores(board, time, weights)):
        cards, intrigue = _in_hand(state, each, turns_left(state, each), weights)
        if each == seat:
            found.append((*rows, cards, intrigue, *_aims(surpluses(state, seat, time, board, weights), weights)))
        else:
            found.append((*rows, weights.rival_card * cards, weights.rival_card * intrigue, *_NO_AIMS))
    return found


# The hand.


def _to_draw(state: Royals, seat: int) -> tuple[int, int]:
    """How many country and intrigue cards the seat has still to draw this turn."""
    step = state.agenda[-1]
    return (step[2], step[3]) if step[0] == "draw" and step[1] == seat else (0, 0)


def _in_hand(state: Royals, seat: int, turns: float, weights: Weights) -> tuple[float, float]:
    """The worth of a seat's country cards and intrigue cards, with those about to be drawn, given its turns left."""
    to_draw, intrigues_to_draw = _to_draw(state, seat)
    cards, intrigues = sum(state.hands[seat]) + to_draw, sum(state.intrigues[seat]) + intrigues_to_draw
    usable = min(cards, MOST_CARDS, weights.cards_per_turn * turns)
    worth = weights.card * min(usable, _MANY_CARDS) + weights.card_too_many * max(0.0, usable - _MANY_CARDS)
    if turns > 1:
        worth += weights.choice * min(to_draw, max(0, MOST_CARDS - cards + to_draw))
    is_free = min(1.0, state.holders.count(NONE) / weights.free_enough)
    is_of_use = is_free + (1 - is_free) * min(1.0, _OPENED * intrigues / max(1, cards))
    return worth * (weights.idle + (1 - weights.idle) * is_of_use), weights.intrigue * min(intrigues, turns)


# Aims: the positions that the seat would like to occupy next.


def _aims(surpluses: Sequence[float], weights: Weights) -> list[float]:
    """The worth of the best aim in each country: the best of all counts in full, the others only in part."""
    best = [_best_aim(surpluses[places], weights) for places in POSITIONS_IN]
    most, share = max(best), weights.waiting * weights.side_aim
    first = best.index(most)
    return [weights.waiting * most if country == first else share * best[country] for country in COUNTRIES]


def _best_aim(surpluses: Sequence[float], weights: Weights) -> float:
    """The worth of the best aim in a country, with something for the next best: it is good to have a choice."""
    *_others, second, best = sorted(surpluses)
    return max(0.0, best) + weights.option * max(0.0, second)


def surpluses(state: Royals, seat: int, time: TimeLeft, board: BoardContents, weights: Weights) -> list[float]:
    """The profit on each position for a seat: its gain less its price, discounted for the cards still missing.

    Zero for positions that the seat holds, and for all of them if it cannot occupy any more.
    """
    turns = turns_left(state, seat)
    if turns < 1 or state.supply[seat] < CUBES_PER_POSITION:
        return [0.0] * len(POSITIONS)
    to_draw, intrigues_to_draw = _to_draw(state, seat)
    most = min(COST[-1], to_draw + int(_FOUND * (turns - (state.acting() == seat))))
    hand, intrigues = state.hands[seat], state.intrigues[seat]
    cards, all_intrigues = max(sum(hand), min(sum(hand) + to_draw, MOST_CARDS)), sum(intrigues) + intrigues_to_draw
    bills = []
    for country, scarcity in enumerate(_scarcity(state.seats)):
        naming = sum([intrigues[pair] for pair in NAMING[country]])
        purse = Purse(hand[country], cards - hand[country], naming, all_intrigues - naming)
        bills.append(_bills(purse, most, scarcity, weights))
    found = []
    for holder, gain, (country, title) in zip(state.holders, gains(board, seat, time, weights), _KINDS, strict=True):
        price, odds = bills[country][title if holder == NONE else title + len(TITLES)]
        found.append((gain - price) * odds if holder != seat else 0.0)
    return found


@cache
def _scarcity(seats: int) -> list[float]:
    """How hard it is to find a card of each country; 1 on average."""
    cards = in_play(seats)
    return [sum(cards) / len(cards) / there for there in cards]


class Purse(NamedTuple):
    """A hand sorted for one country: cards of the country and others, then intrigue cards that name it and others.

    Cards about to be drawn are among the others.
    """

    own: int
    others: int
    naming: int
    not_naming: int


class Bill(NamedTuple):
    """The price of a position's cards in points, and the share of its profit that counts with some still missing."""

    price: float
    odds: float


@lru_cache(maxsize=1 << 13)
def _bills(purse: Purse, most: int, scarcity: float, weights: Weights) -> list[Bill]:
    """The bill for a free position of each title, then for a rival's, if at most `most` cards can still be found."""
    free, occupied = [], []
    for title in TITLES:
        lacking = max(0, COST[title] - purse.own)
        is_paid = lacking <= purse.others // CARDS_FOR_ONE
        missing = 0.0 if is_paid else max(1.0, lacking - purse.others / CARDS_FOR_ONE)
        odds = weights.short ** (missing * scarcity) if missing <= most else 0.0
        price = weights.card * (COST[title] + _STAND_IN * min(lacking, _MOST_LACKING))
        free.append(Bill(price, odds))
        needed = INTRIGUE_COST[title]
        missing = max(0.0, needed - purse.naming - purse.not_naming / INTRIGUES_FOR_ONE)
        occupied.append(Bill(price + weights.intrigue * needed, odds * weights.short_intrigue**missing))
    return free + occupied
