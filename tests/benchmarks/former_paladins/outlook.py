"""The outlook of a side: what its attributes, pieces, orders, workshops, townsfolk and debts will be worth.

Everything is in points. `Outlook` holds what depends only on the weights and the rounds to come, computed once; things
are valued at what they will have earned by the end.
"""

from functools import cache, lru_cache
from typing import NamedTuple

from kingdoms.games.paladins import board, cards, scoring
from kingdoms.games.paladins.scoring import ACTION_POINTS, ATTRIBUTE_VP, PAID_VP, outsider_points
from kingdoms.games.paladins.state import Paladins
from tests.benchmarks.former_paladins.weights import Weights

_SPREAD = ((0.5, 0.0), (1.0, 0.5), (1.5, 1.0))
"""Slow, normal and fast growth: the multiple of the usual pace, and what the current round still adds."""
_STEEP, _STEEP_AT_LAST = 2, 4
"""The exponents that reduce the worth of an unmet order: before the last round, and in it."""
_UNCERTAIN_DEBT = 0.85
"""The share of an unpaid debt's cost that counts while there is time to pay it."""
_SOON_PAID = 0.5
"""The share of a debt's cost that counts for the solo opponent, which is always about to pay it."""
_LAST_WORKER, _LAST_GOOD, _LAST_CHAIN = 0.5, 0.7, 0.6
"""The share of a worker's, a good's, and a prayer's or free action's worth that remains in the last round."""
_SCARCE, _PLENTY, _MORE_GOODS = 1.5, 0.5, 0.2
"""The factor for the worth of the first good of a kind, how low it can fall, and by how much each good lowers it."""
_OFTEN = 7
"""An action done this often is not expected to be done again."""
_TRIGGERED = {
    cards.DEBT_PAID: 0.3,
    cards.SUSPECT_QUESTIONED: 0.3,
    cards.QUESTIONED: 0.5,
    cards.INNOCENT_QUESTIONED: 0.25,
}
"""How often per round these triggers occur; all other townsfolk are triggered by actions."""
_CONVICTED, _AS_MANY = (0.04, 0.12, 0.3, 0.6, 0.85), 3
"""The odds of conviction, by how a side's suspicion cards compare with those of the rival who has the most.

They are for at least three fewer, two fewer, one fewer, as many (at place 3), and more.
"""
_COMING, _NEAR, _NEAR_AT_LAST = 0.5, 0.4, 0.8
"""The odds of an inquisition, and how much they rise as the tax supply empties; in the last round, just the rise."""


def _between(table: tuple[int, ...], place: float) -> float:
    """The table's value at a place that may lie between two of its values."""
    low = int(place)
    if low >= len(table) - 1:
        return float(table[-1])
    return table[low] + (place - low) * (table[low + 1] - table[low])


class Goods(dict[int, float]):
    """The worth of a number of goods of one kind; computed when first asked for, as hoarding has no limit.

    The first few count for more than the rest, except in the last round, when all score the same.
    """

    def __init__(self, good: float, is_last_round: bool) -> None:
        super().__init__()
        self._good, self._is_last_round = good, is_last_round

    def __missing__(self, have: int) -> float:
        many = have if self._is_last_round else sum(max(_PLENTY, _SCARCE - _MORE_GOODS * n) for n in range(have))
        self[have] = worth = self._good * many
        return worth


class Outlook:
    """The worth of things with given weights and a number of rounds still to come."""

    def __init__(self, weights: Weights, rounds: int) -> None:
        self.weights = weights
        self.rounds = rounds
        self.levels = tuple(self._level(have) for have in range(board.HIGHEST + 1))
        """The worth of each level of an attribute."""
        self.workers = tuple(self._worker(kind) for kind in board.WORKERS)
        """The worth of gaining a worker of each kind."""
        self.good = weights.good * (1.0 if rounds else _LAST_GOOD)
        """The worth of a silver or a provision."""
        self.goods = Goods(self.good, rounds == 0)
        """The worth of silver or of provisions, by the amount."""
        certain = _UNCERTAIN_DEBT if rounds else 1.0
        self.debts = {cost: -cost * certain for cost in (scoring.UNPAID_VP, scoring.UNPAID_WITH_TRAITOR_VP)}
        """The cost of an unpaid debt, by the (negative) points that it scores at the end."""
        last = 1.0 if rounds else _LAST_CHAIN
        self.chains = {
            board.PRAYER: weights.prayer * last,
            board.FREE_RECRUIT: weights.recruiting * last,
            board.FREE_DEVELOP: weights.developing * last,
        }
        """The worth of rewards that lead to something else."""

    def _level(self, have: int) -> float:
        reach = self.weights.reach * self.rounds * have
        return self.grown(ATTRIBUTE_VP, have, self.weights.level_pace) + reach

    def _worker(self, kind: int) -> float:
        weights = self.weights
        plain = weights.labourer if kind == board.LABOURER else weights.coloured
        return (weights.criminal if kind == board.CRIMINAL else plain) * (1.0 if self.rounds else _LAST_WORKER)

    def grown(self, table: tuple[int, ...], have: int, pace: float) -> float:
        """The points expected at the end from what a side has now, averaged over slow, normal and fast growth."""
        ends = [have + often * pace * self.rounds + now for often, now in _SPREAD]
        return sum(_between(table, end) for end in ends) / len(ends)

    def pieces(self, action: int, done: int, workshops: int = 0, order: float = 0.0) -> float:
        """The worth of an action done this many times with this many workshops, including the points of its order."""
        return _pieces(self, action, done, workshops, order)

    def order(self, done: int, pace: float) -> float:
        """The factor for an order's points when its action has been done this often; it can exceed 1."""
        power = _STEEP if self.rounds else _STEEP_AT_LAST
        ends = [min(1.0, (done + often * pace * self.rounds) / cards.ORDER_GOAL) for often, _now in _SPREAD]
        return self.weights.order * float(sum(end**power for end in ends)) / len(ends)

    def workshop(self, done: int) -> float:
        """How much a workshop will save on an action done this often."""
        return self.weights.saves * max(0, min(self.rounds, _OFTEN - done))

    def steps(self, have: int, count: int) -> float:
        """The worth of this many further steps on an attribute's track."""
        return self.levels[min(board.HIGHEST, have + count)] - self.levels[have]


@lru_cache(maxsize=1 << 8)
def given(weights: Weights, rounds: int) -> Outlook:
    """The outlook with these weights and this many rounds to come."""
    return Outlook(weights, rounds)


@lru_cache(maxsize=1 << 13)
def _pieces(look: Outlook, action: int, done: int, workshops: int, order: float) -> float:
    pace = look.weights.piece_pace + workshops * look.weights.workshop_pace
    worth = order * look.order(done, pace) if order else 0.0
    if action in ACTION_POINTS:
        worth += look.grown(ACTION_POINTS[action], done, pace)
    return worth


# The King's Orders.


def order_points(state: Paladins) -> tuple[float, ...]:
    """For each action on the right, the points of its King's Order, or those expected if no such order is face up."""
    return _order_points(tuple(state.orders[: state.count_open_orders()]))


@cache
def _order_points(turned: tuple[int, ...]) -> tuple[float, ...]:
    hidden = sum(cards.ORDER_VP[len(turned) :]) / (len(cards.ORDERS) - len(turned))
    return tuple(cards.ORDER_VP[turned.index(action)] if action in turned else hidden for action in board.RIGHT)


# The worth of a reward.


@lru_cache(maxsize=1 << 14)
def reward_worth(tokens: board.Reward, levels: tuple[int, ...], debt: float, is_suspect: bool, look: Outlook) -> float:
    """The worth of a reward to a side with these levels, a debt of this cost (0 for none) and perhaps suspicion."""
    return sum(_token(token, levels, debt, is_suspect, look) for token in tokens)


def _token(token: str, levels: tuple[int, ...], debt: float, is_suspect: bool, look: Outlook) -> float:
    """The worth of one token; a criminal also means a suspicion card, and often a little tax."""
    if token in board.WORKER_KEYS:
        kind = board.WORKER_KEYS.index(token)
        return look.workers[kind] - (look.weights.suspicion - look.good / 2 if kind == board.CRIMINAL else 0.0)
    if token in board.ATTRIBUTE_KEYS:
        return look.steps(levels[board.ATTRIBUTE_KEYS.index(token)], 1)
    if token in (board.SILVER, board.PROVISION, board.TAX):
        return look.good
    if token == board.RAISE:
        return max(look.steps(have, 1) for have in levels)
    if token in (board.PAY_DEBT, board.DESTROY_DEBT):
        return debt + PAID_VP if debt and token == board.PAY_DEBT else debt
    if token == board.REMOVE_SUSPICION:
        return look.weights.suspicion * is_suspect
    return look.chains[token]


@lru_cache(maxsize=1 << 12)
def helper_worth(card: int, look: Outlook) -> float:
    """The expected worth of a hired townsfolk card in the rounds to come."""
    townsfolk = cards.TOWNSFOLK[card]
    often = _TRIGGERED.get(townsfolk.trigger, look.weights.helps)
    return look.rounds * often * reward_worth(townsfolk.ongoing, (0, 0, 0), 0.0, True, look)


# All together.


class Terms(NamedTuple):
    """A side's present and expected points, term by term; the sum is the worth of its position."""

    faith: float = 0.0
    strength: float = 0.0
    influence: float = 0.0
    develop: float = 0.0
    """The points for workshops."""
    commission: float = 0.0
    """The worth of the monks and of the action's workshops, with its order; likewise for the other actions."""
    fortify: float = 0.0
    garrison: float = 0.0
    absolve: float = 0.0
    attack: float = 0.0
    convert: float = 0.0
    walls: float = 0.0
    """The points on wall cards."""
    townsfolk: float = 0.0
    """The help of hired townsfolk in the rounds to come."""
    outsiders: float = 0.0
    """The points for converted outsiders, and what they may still gain."""
    debts: float = 0.0
    suspicion: float = 0.0
    """The debt that the next inquisition may impose."""
    plan: float = 0.0
    """Everything that can still be done this round."""
    workers: float = 0.0
    """The workers left for the next round."""
    silver: float = 0.0
    provisions: float = 0.0


TermValues = tuple[float, ...]
"""The values of `Terms` as a plain tuple, which is faster to make."""


def terms(state: Paladins, side: int, orders: tuple[float, ...], look: Outlook) -> TermValues:
    """A side's terms, apart from those of its plan, workers and goods."""
    levels, converted = look.levels, state.converted[side]
    faith, strength, influence = state.attributes[side]
    outsiders = 0.0
    if converted:
        outsiders = sum([outsider_points(state, side, card) for card in converted])
        outsiders += look.weights.promise * look.rounds * len(converted)
    debt = look.debts[scoring.debt_points(state, side)] * (_SOON_PAID if state.is_opponent(side) else 1.0)
    return (
        levels[faith],
        levels[strength],
        levels[influence],
        *_board(done(state, side), state.workshops[side], orders, look),
        *_cards(state.walls[side], state.hired[side], look),
        outsiders,
        PAID_VP * state.paid[side] - debt * state.unpaid[side],
        -debt * _guilt(state, side, look) if state.suspicions[side] else 0.0,
    )


def done(state: Paladins, side: int) -> tuple[int, ...]:
    """How often a side has done each action on the right."""
    return (
        state.monks[side].bit_count(),
        len(state.walls[side]),
        state.outposts[side].bit_count(),
        state.jars[side].bit_count(),
        len(state.attacked[side]),
        len(state.converted[side]),
    )


@lru_cache(maxsize=1 << 13)
def _board(often: tuple[int, ...], workshops: tuple[int, ...], orders: tuple[float, ...], look: Outlook) -> TermValues:
    """The worth of all workshops, followed by the worth of each right-hand action: its pieces, order and workshops."""
    return look.pieces(board.DEVELOP, sum(workshops)), *(
        look.pieces(action, times, there, order) + there * look.workshop(times)
        for action, times, there, order in zip(board.RIGHT, often, workshops, orders, strict=True)
    )


@lru_cache(maxsize=1 << 14)
def _cards(walls: tuple[int, ...], hired: tuple[int, ...], look: Outlook) -> TermValues:
    """The points on walls, and the worth of townsfolk."""
    return sum(cards.WALLS[wall].vp for wall in walls), sum(helper_worth(card, look) for card in hired)


def _guilt(state: Paladins, side: int, look: Outlook) -> float:
    """How likely it is that an inquisition comes and convicts the side."""
    own = len(state.suspicions[side])
    ahead = own - max([len(cards) for other, cards in enumerate(state.suspicions) if other != side])
    taken = 1 - state.tax / board.TAX_SUPPLY[state.seats]
    coming = _COMING + _NEAR * taken if look.rounds else _NEAR_AT_LAST * taken
    return coming * _CONVICTED[min(max(ahead + _AS_MANY, 0), len(_CONVICTED) - 1)]


@lru_cache(maxsize=1 << 14)
def kept_worth(hand: board.Workers, look: Outlook) -> float:
    """The worth of the workers that can be kept."""
    if look.rounds == 0:
        return 0.0
    worth, room = 0.0, board.KEPT
    for kind in reversed(board.WORKERS):
        staying = min(room, hand[kind])
        worth += staying * look.workers[kind]
        room -= staying
    return look.weights.kept * worth
