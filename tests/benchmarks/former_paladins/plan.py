"""A seat's plan: what it will do this round with its workers and goods, best first."""

from collections.abc import Iterable

from kingdoms.games.paladins.board import NO_WORKERS, Workers
from kingdoms.games.paladins.cards import PALADINS
from kingdoms.games.paladins.state import Paladins
from tests.benchmarks.former_paladins import outlook
from tests.benchmarks.former_paladins.offers import Means, Offer, offers
from tests.benchmarks.former_paladins.outlook import Outlook

_TAVERN: Workers = (0, 1, 1, 1, 1, 0)
"""The workers that a tavern card yet to be taken is assumed to give."""


def terms(state: Paladins, seat: int, orders: tuple[float, ...], look: Outlook) -> outlook.TermValues:
    """The plan, workers, silver and provisions of `outlook.Terms`."""
    planned, left = planned_offers(state, seat, orders, look)
    gain = look.weights.waiting * sum([offer.gain for offer in planned])
    return gain, outlook.kept_worth(left.hand, look), look.goods[left.silver], look.goods[left.provisions]


def planned_offers(state: Paladins, seat: int, orders: tuple[float, ...], look: Outlook) -> tuple[list[Offer], Means]:
    """The offers a seat plans to take this round, best first, and the means it will have left.

    Nothing is planned before the first round, while it is choosing its paladin, or after it has passed, so that ending
    a round looks neither better nor worse than it is.
    """
    silver, provisions = state.silver[seat], state.provisions[seat]
    if state.passed >> seat & 1 or state.round == 0 or state.drawn[seat]:
        return [], Means(tuple(state.hands[seat]), silver, provisions)
    planned: list[Offer] = []
    means = Means(_workers(state, seat), silver, provisions)
    if means.hand == NO_WORKERS:
        return planned, means
    used = 0
    for offer in _in_order(offers(state, seat, orders, means, look), look):
        left = None if used >> offer.where & 1 else means.without(offer)
        if left is not None and look.weights.waiting * offer.gain > _price(means, left, look):
            planned.append(offer)
            means = left
            used |= 1 << offer.where
    return planned, means


def _in_order(offered: Iterable[Offer], look: Outlook) -> list[Offer]:
    """The offers by how much more they are worth than the workers and goods they use, best first."""
    effort, good = look.weights.effort, look.good * look.weights.goods_at_work
    ranked = [
        (offer.gain - effort * len(offer.slots) - good * (offer.silver + offer.provisions), number, offer)
        for number, offer in enumerate(offered)
    ]
    ranked.sort(reverse=True)
    return [offer for _surplus, _number, offer in ranked]


def _price(before: Means, after: Means, look: Outlook) -> float:
    """The worth of the workers and goods that an offer uses up."""
    goods = look.goods
    silver, provisions = goods[before.silver] - goods[after.silver], goods[before.provisions] - goods[after.provisions]
    return outlook.kept_worth(before.hand, look) - outlook.kept_worth(after.hand, look) + silver + provisions


def _workers(state: Paladins, seat: int) -> Workers:
    """The hand, including workers about to join it."""
    hand = state.hands[seat][:]
    if state.is_choosing_paladins():
        for kind in PALADINS[state.paladins[seat]].workers:
            hand[kind] += 1
    if ("tavern", seat) in state.agenda:
        hand = [count + more for count, more in zip(hand, _TAVERN, strict=True)]
    return tuple(hand)
