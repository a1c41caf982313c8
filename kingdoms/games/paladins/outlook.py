"""The outlook of a side: what its attributes, pieces, orders, workshops, townsfolk and debts will come to.

All is in points. Every weight here is tried out in play. `rounds` are always those still to come after this one: what
is done now is worth what it will have brought by the end.
"""

from functools import cache, lru_cache

from kingdoms.games.paladins.board import (
    ABSOLVE,
    ATTRIBUTE_KEYS,
    COMMISSION,
    CRIMINAL,
    DESTROY_DEBT,
    DEVELOP,
    FORTIFY,
    FREE_DEVELOP,
    FREE_RECRUIT,
    GARRISON,
    HIGHEST,
    KEPT,
    LABOURER,
    PAY_DEBT,
    PRAYER,
    PROVISION,
    RAISE,
    REMOVE_SUSPICION,
    RIGHT,
    SILVER,
    TAX,
    TAX_SUPPLY,
    WORKER_KEYS,
    WORKERS,
    Reward,
    Workers,
)
from kingdoms.games.paladins.cards import (
    DEBT_PAID,
    INNOCENT_QUESTIONED,
    ORDER_GOAL,
    ORDER_VP,
    ORDERS,
    QUESTIONED,
    SUSPECT_QUESTIONED,
    TOWNSFOLK,
    WALLS,
)
from kingdoms.games.paladins.scoring import (
    ATTRIBUTE_VP,
    BUILT_VP,
    DEVELOPMENT_VP,
    PAID_VP,
    SETTLED_VP,
    UNPAID_VP,
    outsider_points,
)
from kingdoms.games.paladins.state import Paladins

_PACES = (0.6, 1.1, 1.6)
"""By how many levels an attribute may rise in a round: slowly, well, or fast."""
_PIECE_PACES = (0.3, 0.65, 1.0)
"""The same for monks, walls, outposts, jars and workshops, and for what an order asks for."""
_THIS_ROUND = (0.0, 0.5, 1.0)
"""What may still be added in the round that is being played."""
_STEEP, _STEEP_AT_LAST = 2, 4
"""How little counts of an order that is not met: the higher, the less."""
_UNCERTAIN_DEBT = 0.85
"""How much counts of an unpaid debt while there is time to pay it."""
_PROMISE = 0.25
"""What a converted outsider may still gain in each round to come."""

_LABOURER, _COLOURED, _CRIMINAL = 0.7, 0.95, 1.2
"""What workers come to while there are rounds in which to use them."""
_LAST_WORKER = 0.5
"""How much of it is left for a worker gained in the last round."""
_GOOD, _LAST_GOOD = 0.5, 0.35
"""What a silver or a provision comes to; and in the last round."""
_MANY_GOODS, _GOOD_TOO_MANY = 5, 0.3
"""What each of a kind beyond so many comes to."""
_SUSPICION = 0.8
"""What it is worth to be rid of a suspicion card."""
_PRAYER, _RECRUITING, _DEVELOPING = 1.3, 1.4, 3.0
"""What a prayer, a free recruit and a free development come to."""
_LAST_CHAIN = 0.6
"""How much of it is left in the last round."""

_SAVES = 0.9
"""How much of a worker a workshop saves in each round to come."""
_OFTEN = 7
"""Who has done an action so often does it no more."""
_TRIGGERED = {DEBT_PAID: 0.3, SUSPECT_QUESTIONED: 0.3, QUESTIONED: 0.5, INNOCENT_QUESTIONED: 0.25}
"""How often in a round townsfolk are set off by these; all others by an action."""
_DONE = 0.65
"""How often in a round an action is done."""
_CONVICTED, _AS_MANY = (0.04, 0.12, 0.3, 0.6, 0.85), 3
"""How likely who has three suspicion cards less than any rival is found guilty, two, one, who has as many, and more."""
_COMING, _NEAR, _NEAR_AT_LAST = 0.5, 0.4, 0.8
"""How likely an inquisition comes, how much more when the tax supply is nearly empty; and in the last round."""


# What grows.


@cache
def _grown(table: tuple[int, ...], paces: tuple[float, ...], have: int, rounds: int) -> float:
    """What so much of something may be worth at the end, if it grows slowly, well or fast."""
    ends = [have + pace * rounds + now for pace, now in zip(paces, _THIS_ROUND, strict=True)]
    return sum(_between(table, end) for end in ends) / len(ends)


def _between(table: tuple[int, ...], place: float) -> float:
    """The entry of a table at a place between two of them."""
    low = int(place)
    if low >= len(table) - 1:
        return float(table[-1])
    return table[low] + (place - low) * (table[low + 1] - table[low])


@cache
def level(have: int, rounds: int) -> float:
    """What a level of an attribute comes to."""
    return _grown(ATTRIBUTE_VP, _PACES, have, rounds)


@cache
def steps(have: int, count: int, rounds: int) -> float:
    """What steps on an attribute's track come to."""
    return level(min(HIGHEST, have + count), rounds) - level(have, rounds)


_PIECE_VP = {
    COMMISSION: SETTLED_VP,
    GARRISON: SETTLED_VP,
    FORTIFY: BUILT_VP,
    ABSOLVE: BUILT_VP,
    DEVELOP: DEVELOPMENT_VP,
}


@cache
def pieces(action: int, done: int, rounds: int, order: float = 0.0) -> float:
    """What an action done so often comes to, with the points of its order."""
    worth = order * _order(done, rounds) if order else 0.0
    if action in _PIECE_VP:
        worth += _grown(_PIECE_VP[action], _PIECE_PACES, done, rounds)
    return worth


@cache
def _order(done: int, rounds: int) -> float:
    """How far an order is met by who has done its action so often."""
    power = _STEEP if rounds else _STEEP_AT_LAST
    ends = [min(1.0, (done + pace * rounds) / ORDER_GOAL) for pace in _PIECE_PACES]
    return float(sum(end**power for end in ends) / len(ends))


def order_points(state: Paladins) -> tuple[float, ...]:
    """For each action on the right what its order is worth, or may be if it is still to be turned over."""
    return _order_points(tuple(state.orders[: state.count_open_orders()]))


@cache
def _order_points(turned: tuple[int, ...]) -> tuple[float, ...]:
    hidden = sum(ORDER_VP[len(turned) :]) / (len(ORDERS) - len(turned))
    return tuple(ORDER_VP[turned.index(action)] if action in turned else hidden for action in RIGHT)


# What a reward is worth.


@cache
def worker(kind: int, rounds: int) -> float:
    """What a worker comes to, kept or gained."""
    plain = _LABOURER if kind == LABOURER else _CRIMINAL if kind == CRIMINAL else _COLOURED
    return plain if rounds else _LAST_WORKER * plain


@cache
def good(rounds: int) -> float:
    """What a silver or a provision comes to."""
    return _GOOD if rounds else _LAST_GOOD


@lru_cache(maxsize=1 << 15)
def reward(tokens: Reward, levels: tuple[int, ...], has_debt: bool, is_suspect: bool, rounds: int) -> float:
    """What a reward comes to for who has these levels, and a debt or suspicion to be rid of."""
    return sum(_token(token, levels, has_debt, is_suspect, rounds) for token in tokens)


def _token(token: str, levels: tuple[int, ...], has_debt: bool, is_suspect: bool, rounds: int) -> float:
    """What one token comes to; a criminal brings a suspicion card, and often a little tax."""
    if token in WORKER_KEYS:
        kind = WORKER_KEYS.index(token)
        return worker(kind, rounds) - (_SUSPICION - good(rounds) / 2 if kind == CRIMINAL else 0.0)
    if token in ATTRIBUTE_KEYS:
        return steps(levels[ATTRIBUTE_KEYS.index(token)], 1, rounds)
    if token in (SILVER, PROVISION, TAX):
        return good(rounds)
    if token == RAISE:
        return max(steps(have, 1, rounds) for have in levels)
    if token in (PAY_DEBT, DESTROY_DEBT):
        return has_debt * (unpaid(rounds) + (PAID_VP if token == PAY_DEBT else 0))
    if token == REMOVE_SUSPICION:
        return _SUSPICION * is_suspect
    return _CHAINS[token] * (1.0 if rounds else _LAST_CHAIN)


_CHAINS = {PRAYER: _PRAYER, FREE_RECRUIT: _RECRUITING, FREE_DEVELOP: _DEVELOPING}


def unpaid(rounds: int) -> float:
    """What an unpaid debt costs."""
    return -UNPAID_VP * (_UNCERTAIN_DEBT if rounds else 1.0)


@cache
def helper(card: int, rounds: int) -> float:
    """What a hired townsfolk will bring in the rounds to come."""
    townsfolk = TOWNSFOLK[card]
    often = _TRIGGERED.get(townsfolk.trigger, _DONE)
    return rounds * often * reward(townsfolk.ongoing, (0, 0, 0), False, True, rounds)


@cache
def workshop(done: int, rounds: int) -> float:
    """What a workshop on an action that was done so often will save."""
    return _SAVES * max(0, min(rounds, _OFTEN - done))


# All together.


def prospects(state: Paladins, side: int, rounds: int) -> float:
    """What a side has and may expect, its goods and the workers in its hand aside."""
    done = tuple([state.count_done(side, action) for action in RIGHT])
    return (
        sum([level(have, rounds) for have in state.attributes[side]])
        + _board(done, state.workshops[side], order_points(state), rounds)
        + sum([WALLS[wall].vp for wall in state.walls[side]])
        + sum([outsider_points(state, side, card) + _PROMISE * rounds for card in state.converted[side]])
        + sum([helper(card, rounds) for card in state.hired[side]])
        + PAID_VP * state.paid[side]
        - unpaid(rounds) * (state.unpaid[side] + _guilt(state, side, rounds))
    )


@lru_cache(maxsize=1 << 14)
def _board(done: tuple[int, ...], workshops: tuple[int, ...], orders: tuple[float, ...], rounds: int) -> float:
    """What pieces, orders and workshops come to, action by action on the right."""
    return pieces(DEVELOP, sum(workshops), rounds) + sum(
        pieces(action, often, rounds, order) + there * workshop(often, rounds)
        for action, often, there, order in zip(RIGHT, done, workshops, orders, strict=True)
    )


def _guilt(state: Paladins, side: int, rounds: int) -> float:
    """How likely the side is found guilty in the next inquisition."""
    own = len(state.suspicions[side])
    if own == 0:
        return 0.0
    ahead = own - max([len(cards) for other, cards in enumerate(state.suspicions) if other != side])
    taken = 1 - state.tax / TAX_SUPPLY[state.seats]
    coming = _COMING + _NEAR * taken if rounds else _NEAR_AT_LAST * taken
    return coming * _CONVICTED[min(max(ahead + _AS_MANY, 0), len(_CONVICTED) - 1)]


@lru_cache(maxsize=1 << 14)
def kept(hand: Workers, rounds: int) -> float:
    """What the workers that can be kept come to."""
    if rounds == 0:
        return 0.0
    worth, room = 0.0, KEPT
    for kind in reversed(WORKERS):
        staying = min(room, hand[kind])
        worth += staying * worker(kind, rounds)
        room -= staying
    return worth


def purse(silver: int, provisions: int, rounds: int) -> float:
    """What goods come to; many of a kind less."""
    many = max(0, silver - _MANY_GOODS) + max(0, provisions - _MANY_GOODS)
    return good(rounds) * (silver + provisions - many) + _GOOD_TOO_MANY * many
