"""Paying for positions: which ones a hand can pay for, every way to do it, and the cheapest.

Three other cards replace one of the country, and two other intrigue cards replace one that names it. The same hands
come up repeatedly, so the results are cached.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import product

from kingdoms.core.state import Move
from kingdoms.games.royals.board import (
    CARDS_FOR_ONE,
    COST,
    COUNTRIES,
    INTRIGUE_COST,
    INTRIGUES_FOR_ONE,
    PAIRS,
    POSITIONS,
    names,
)
from kingdoms.games.royals.moves import Pay, PayIntrigue

NAMING = tuple(tuple(pair for pair in range(len(PAIRS)) if names(pair, country)) for country in COUNTRIES)
"""For each country, the kinds of intrigue cards that name it."""


def _can_pay(own: int, others: int, cost: int, for_one: int) -> bool:
    return own + others // for_one >= cost


@lru_cache(maxsize=1 << 12)
def affordable(hand: tuple[int, ...]) -> tuple[int, ...]:
    """The positions that these country cards can pay for."""
    cards = sum(hand)
    return tuple(
        number
        for number, position in enumerate(POSITIONS)
        if _can_pay(own := hand[position.country], cards - own, COST[position.title], CARDS_FOR_ONE)
    )


@lru_cache(maxsize=1 << 10)
def within_intrigue(cards: tuple[int, ...]) -> frozenset[int]:
    """The positions whose takeover from a rival these intrigue cards can pay for."""
    naming = [sum(cards[pair] for pair in NAMING[country]) for country in COUNTRIES]
    total = sum(cards)
    return frozenset(
        number
        for number, position in enumerate(POSITIONS)
        if _can_pay(own := naming[position.country], total - own, INTRIGUE_COST[position.title], INTRIGUES_FOR_ONE)
    )


# Every payment.


@lru_cache(maxsize=1 << 11)
def payments(hand: tuple[int, ...], position: int) -> list[Move]:
    """Every payment for a position with these country cards, those with the most cards of its country first."""
    country, cost = POSITIONS[position].country, COST[POSITIONS[position].title]
    own = min(hand[country], cost)
    return [Pay(*counts) for paid in range(own, -1, -1) for counts in _mixes(hand, country, paid, cost)]


def _mixes(hand: tuple[int, ...], country: int, paid: int, cost: int) -> list[tuple[int, ...]]:
    """The ways to pay `paid` cards of the country and substitutes for the rest."""
    needed = CARDS_FOR_ONE * (cost - paid)
    ranges = [(paid,) if other == country else range(min(hand[other], needed), -1, -1) for other in COUNTRIES]
    return [counts for counts in product(*ranges) if sum(counts) == paid + needed]


@lru_cache(maxsize=1 << 10)
def intrigue_payments(cards: tuple[int, ...], position: int) -> list[Move]:
    """Every payment with these intrigue cards for a takeover, those with the most cards naming the country first."""
    naming, cost = NAMING[POSITIONS[position].country], INTRIGUE_COST[POSITIONS[position].title]
    found = []
    for counts in product(*(range(min(cards[pair], INTRIGUES_FOR_ONE * cost), -1, -1) for pair in range(len(PAIRS)))):
        named = sum(counts[pair] for pair in naming)
        if named <= cost and sum(counts) - named == INTRIGUES_FOR_ONE * (cost - named):
            found.append((-named, PayIntrigue(counts)))
    return [payment for _named, payment in sorted(found, key=lambda pair: pair[0])]


# The cheapest payment.


def cheapest_payment(hand: Sequence[int], position: int) -> Pay:
    """The cheapest payment: as many cards of the country as possible, then triples of whatever the hand has most of."""
    country, cost = POSITIONS[position].country, COST[POSITIONS[position].title]
    left = list(hand)
    paid = [0] * len(COUNTRIES)
    paid[country] = min(left[country], cost)
    left[country] = 0
    for _ in range(cost - paid[country]):
        _take_most(left, paid, CARDS_FOR_ONE, COUNTRIES)
    return Pay(*paid)


def cheapest_intrigue(cards: Sequence[int], position: int) -> PayIntrigue:
    """The cheapest payment: as many cards naming the country as possible, then others, starting with the commonest."""
    naming, cost = NAMING[POSITIONS[position].country], INTRIGUE_COST[POSITIONS[position].title]
    left, paid = list(cards), [0] * len(PAIRS)
    named = min(cost, sum(cards[pair] for pair in naming))
    _take_most(left, paid, named, naming)
    others = [pair for pair in range(len(PAIRS)) if pair not in naming]
    _take_most(left, paid, INTRIGUES_FOR_ONE * (cost - named), others)
    return PayIntrigue(tuple(paid))


def _take_most(left: list[int], paid: list[int], wanted: int, kinds: Sequence[int]) -> None:
    """Moves this many cards to `paid`, starting with the kind that has the most left."""
    for kind in sorted(kinds, key=lambda each: -left[each]):
        taken = min(wanted, left[kind])
        left[kind] -= taken
        paid[kind] += taken
        wanted -= taken
