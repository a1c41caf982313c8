"""The plan of a seat: what the workers in its hand and its goods can still do this round.

All is in points. Every weight here is tried out in play. Only what can be done without further ado is planned; what is
to be had by a detour, such as provisions for an outpost, shows when the first step is taken.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from kingdoms.games.paladins import outlook
from kingdoms.games.paladins.board import (
    ABSOLVE,
    ACTIONS,
    ANY,
    ATTACK,
    COMMISSION,
    CONVERT,
    CRIMINAL,
    DEVELOP,
    FORTIFY,
    GARRISON,
    HUNT,
    HUNTED,
    HUNTED_BY_TWO,
    INFLUENCE,
    JAR_INFLUENCE,
    JAR_SPACES,
    JARS,
    LABOURER,
    MONKS,
    MOST_CONVERTED,
    MOST_WALLS,
    NOBODY,
    OUTPOSTS,
    PROVISION,
    RAISED,
    RECRUIT,
    REMOVE_SUSPICION,
    RIGHT,
    SILVER,
    SLOTS,
    SPACES,
    STRENGTH,
    TAKE_DEBT,
    TRADE,
    UNCOVERED,
    WALL_INFLUENCE,
    WORKSHOPS,
    Workers,
)
from kingdoms.games.paladins.cards import FAVOURS, OUTSIDERS, PALADINS, TOWNSFOLK
from kingdoms.games.paladins.costs import attack_cost, attackable, convertible, cost, spaces_within
from kingdoms.games.paladins.scoring import outsider_points
from kingdoms.games.paladins.state import Paladins
from kingdoms.games.paladins.table import NONE, members
from kingdoms.games.paladins.workers import free_slots

_WAITING = 0.85
"""How much counts of what could be done: others may be quicker."""
_WORKER = 0.6
"""What a worker comes to who might do something else."""
_WALL = 1.1
"""What a wall brings beside its strength."""
_WORKSHOP = 1.3
"""What one more workshop will bring in each round to come."""
_DISCARDED = 0.9
"""What a discarded townsfolk brings."""
_TAVERN: Workers = (0, 1, 1, 1, 1, 0)
"""The workers that a tavern card may bring."""


class Circumstances(NamedTuple):
    """What the worth of a reward depends on: levels, a debt and suspicion to be rid of, rounds to come."""

    levels: tuple[int, ...]
    has_debt: bool
    is_suspect: bool
    rounds: int


def circumstances(state: Paladins, seat: int, rounds: int) -> Circumstances:
    """Those of a seat."""
    return Circumstances(tuple(state.attributes[seat]), state.unpaid[seat] > 0, bool(state.suspicions[seat]), rounds)


class Offer(NamedTuple):
    """Something that can be done: on which action or favour, what it brings, the slots that it takes, its cost."""

    where: int
    gain: float
    slots: tuple[int, ...]
    silver: int = 0
    provisions: int = 0

    def surplus(self, price: float) -> float:
        """By how much it brings more than it takes, if goods have this price."""
        return self.gain - _WORKER * len(self.slots) - price * (self.silver + self.provisions)


def plan(state: Paladins, seat: int, rounds: int) -> float:
    """What the workers in hand and the goods come to, with the best of what can be done one thing after the other."""
    price = outlook.good(rounds)
    offers = sorted(_offers(state, seat, rounds), key=lambda offer: offer.surplus(price), reverse=True)
    hand, silver, provisions = _workers(state, seat), state.silver[seat], state.provisions[seat]
    worth, used = 0.0, 0
    for offer in offers:
        if offer.silver <= silver and offer.provisions <= provisions and not used >> offer.where & 1:
            left, gain = _without(hand, offer.slots), _WAITING * offer.gain
            goods = price * (offer.silver + offer.provisions)
            if left is not None and gain - goods > outlook.kept(hand, rounds) - outlook.kept(left, rounds):
                hand, silver, provisions = left, silver - offer.silver, provisions - offer.provisions
                worth += gain
                used |= 1 << offer.where
    return worth + outlook.kept(hand, rounds) + outlook.purse(silver, provisions, rounds)


# The workers.


def _workers(state: Paladins, seat: int) -> Workers:
    """The hand, and whoever is about to join it."""
    hand = state.hands[seat][:]
    if state.is_choosing_paladins():
        for kind in PALADINS[state.paladins[seat]].workers:
            hand[kind] += 1
    if ("tavern", seat) in state.agenda:
        hand = [count + more for count, more in zip(hand, _TAVERN, strict=True)]
    return tuple(hand)


@lru_cache(maxsize=1 << 15)
def _without(hand: Workers, slots: tuple[int, ...]) -> Workers | None:
    """The hand without those who fill the slots, criminals last; None if they cannot be filled."""
    left = list(hand)
    for slot in slots:
        if slot != ANY:
            left[slot if left[slot] else CRIMINAL] -= 1
    for _slot in range(slots.count(ANY)):
        left[_most_dispensable(left)] -= 1
    return tuple(left) if min(left) >= 0 else None


def _most_dispensable(hand: list[int]) -> int:
    """A labourer, else one of the kind that there are most of, a criminal last."""
    if hand[LABOURER] > 0:
        return LABOURER
    most = max(range(LABOURER + 1, CRIMINAL), key=hand.__getitem__)
    return most if hand[most] > 0 else CRIMINAL


# What can be done.


def _offers(state: Paladins, seat: int, rounds: int) -> Iterator[Offer]:
    """All that can be done with the right workers."""
    now, standing = circumstances(state, seat, rounds), state.standing[seat]
    for action in RIGHT:
        if standing[action] == NOBODY and (offer := _ON_THE_RIGHT[action](state, seat, now)):
            yield offer
    if standing[DEVELOP] == NOBODY and sum(state.workshops[seat]) < WORKSHOPS:
        yield _development(state, seat, now)
    if standing[RECRUIT] == NOBODY:
        yield Offer(RECRUIT, _DISCARDED, SLOTS[RECRUIT][:1])
    for action in (HUNT, TRADE):
        if standing[action] == NOBODY:
            bonus = _help(state, seat, action, now)
            yield Offer(action, outlook.good(rounds) * HUNTED_BY_TWO + bonus, SLOTS[action])
            yield Offer(action, outlook.good(rounds) * HUNTED + bonus, SLOTS[action][:1])
    for place in range(state.count_open_favours()):
        if state.favour_workers[place] == NONE:
            yield _favour(place, state.favours[place], now)


def _help(state: Paladins, seat: int, action: int, now: Circumstances) -> float:
    """What the paladin and the townsfolk bring who help with an action."""
    paladin = PALADINS[state.paladins[seat]]
    worth = outlook.reward(paladin.bonus, *now) if paladin.action == action else 0.0
    for card in state.hired[seat]:
        if TOWNSFOLK[card].trigger == action:
            worth += outlook.reward(TOWNSFOLK[card].ongoing, *now)
    return worth


def _development(state: Paladins, seat: int, now: Circumstances) -> Offer:
    done = sum(state.workshops[seat])
    points = outlook.pieces(DEVELOP, done + 1, now.rounds) - outlook.pieces(DEVELOP, done, now.rounds)
    gain = points + _WORKSHOP * now.rounds + outlook.worker(UNCOVERED[done], now.rounds)
    return Offer(DEVELOP, gain + _help(state, seat, DEVELOP, now), SLOTS[DEVELOP], cost(state, seat, DEVELOP))


@lru_cache(maxsize=1 << 14)
def _favour(place: int, card: int, now: Circumstances) -> Offer:
    favour = FAVOURS[card]
    gain = max(outlook.reward(effect, *now) for effect in favour.effects)
    if TAKE_DEBT in favour.cost:
        gain -= outlook.unpaid(now.rounds)
    return Offer(len(ACTIONS) + place, gain, (favour.slot,), favour.cost.count(SILVER), favour.cost.count(PROVISION))


# The actions on the right; nothing if an action has no target or its level is not reached.


def _offer(
    state: Paladins, seat: int, action: int, gain: float, now: Circumstances, silver: int = 0, provisions: int = 0
) -> Offer:
    """An action that brings something: beside it, there is one more towards an order, and who helps."""
    done, order = state.count_done(seat, action), outlook.order_points(state)[action - RIGHT.start]
    gain += outlook.pieces(action, done + 1, now.rounds, order) - outlook.pieces(action, done, now.rounds, order)
    gain += _help(state, seat, action, now)
    return Offer(action, gain, free_slots(action, state.count_workshops(seat, action)), silver, provisions)


def _step(action: int, now: Circumstances) -> float:
    """What the attribute brings that an action raises by one."""
    return outlook.steps(now.levels[RAISED[action]], 1, now.rounds)


def _commission(state: Paladins, seat: int, now: Circumstances) -> Offer | None:
    return _settling(state, seat, COMMISSION, MONKS, now)


def _garrison(state: Paladins, seat: int, now: Circumstances) -> Offer | None:
    return _settling(state, seat, GARRISON, OUTPOSTS, now)


def _settling(state: Paladins, seat: int, action: int, most: int, now: Circumstances) -> Offer | None:
    spaces = spaces_within(state, seat, action)
    if state.count_done(seat, action) == most or not spaces:
        return None
    gain = _step(action, now) + _best_space(spaces, now)
    return _offer(state, seat, action, gain, now, provisions=cost(state, seat, action))


@lru_cache(maxsize=1 << 14)
def _best_space(spaces: int, now: Circumstances) -> float:
    return max(outlook.reward(SPACES[space].reward, *now) for space in members(spaces))


def _fortify(state: Paladins, seat: int, now: Circumstances) -> Offer | None:
    done = len(state.walls[seat])
    if done == MOST_WALLS or not state.wall_deck or state.attribute(seat, INFLUENCE) < WALL_INFLUENCE[done]:
        return None
    return _offer(state, seat, FORTIFY, _step(FORTIFY, now) + _WALL, now, provisions=cost(state, seat, FORTIFY))


def _absolve(state: Paladins, seat: int, now: Circumstances) -> Offer | None:
    done = state.jars[seat].bit_count()
    if done == JARS or state.attribute(seat, INFLUENCE) < JAR_INFLUENCE[done]:
        return None
    gain = _step(ABSOLVE, now) + _best_jar(state.jars[seat], now) + outlook.reward((REMOVE_SUSPICION,), *now)
    return _offer(state, seat, ABSOLVE, gain, now, silver=cost(state, seat, ABSOLVE))


@lru_cache(maxsize=1 << 14)
def _best_jar(taken: int, now: Circumstances) -> float:
    return max(outlook.reward(tokens, *now) for space, tokens in enumerate(JAR_SPACES) if not taken >> space & 1)


def _attack(state: Paladins, seat: int, now: Circumstances) -> Offer | None:
    places = attackable(state, seat)
    if not places:
        return None
    best = max(places, key=lambda place: attack(state, seat, place, now))
    gain = outlook.reward(OUTSIDERS[state.outsiders[best]].attack, *now)
    return _offer(state, seat, ATTACK, gain, now, silver=attack_cost(state, seat, best))


def attack(state: Paladins, seat: int, place: int, now: Circumstances) -> float:
    """By how much an attack on the outsider at a place brings more than its silver."""
    gain = outlook.reward(OUTSIDERS[state.outsiders[place]].attack, *now)
    return gain - outlook.good(now.rounds) * attack_cost(state, seat, place)


def _convert(state: Paladins, seat: int, now: Circumstances) -> Offer | None:
    places = convertible(state, seat)
    if not places or len(state.converted[seat]) == MOST_CONVERTED:
        return None
    gain = max(conversion(state, seat, place, now) for place in places)
    return _offer(state, seat, CONVERT, gain, now, silver=cost(state, seat, CONVERT))


def conversion(state: Paladins, seat: int, place: int, now: Circumstances) -> float:
    """What it brings to convert the outsider at a place."""
    card = state.outsiders[place]
    strength = outlook.steps(now.levels[STRENGTH], OUTSIDERS[card].strength, now.rounds)
    return strength + outsider_points(state, seat, card)


_ON_THE_RIGHT: Mapping[int, Callable[[Paladins, int, Circumstances], Offer | None]] = {
    COMMISSION: _commission,
    FORTIFY: _fortify,
    GARRISON: _garrison,
    ABSOLVE: _absolve,
    ATTACK: _attack,
    CONVERT: _convert,
}
