"""Plans: what goods are worth on an estate, by the buildings they can buy or nearly buy."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from kingdoms.games.kingsburg.board import BUILDINGS, CATHEDRAL, Goods
from kingdoms.games.kingsburg.rules.building import next_buildings
from kingdoms.games.kingsburg.scoring import GOODS_PER_POINT
from tests.benchmarks.former_kingsburg.forecast import TimeLeft, effects, effects_of
from tests.benchmarks.former_kingsburg.weights import Weights

_NEVER = 0.05
"""The share of the goods' worth that remains when a seat cannot build again."""
_MANY_OF_A_KIND = 5
"""Beyond this many goods of a kind, each further one is worth half as much."""


class Plan(NamedTuple):
    """A building that may come next: how much more it is worth than its cost, and that cost."""

    surplus: float
    building: int
    gold: int
    wood: int
    stone: int


@lru_cache(maxsize=1 << 10)
def _plans(buildings: int, time: TimeLeft, weights: Weights) -> tuple[Plan, ...]:
    """The buildings that may come next and are worth more than their cost, best first."""
    late, more = _late(time, weights), effects(time, weights)
    found = [
        Plan(BUILDINGS[build.building].vp + more[build.building] - late * _price(cost, weights), build.building, *cost)
        for build, cost in next_buildings(buildings)
    ]
    return tuple(sorted((plan for plan in found if plan.surplus > 0), reverse=True))


def _price(goods: Sequence[float], weights: Weights) -> float:
    """The worth of goods while there is time to build."""
    return goods[0] * weights.gold + goods[1] * weights.wood + goods[2] * weights.stone


def _late(time: TimeLeft, weights: Weights) -> float:
    """The share of the goods' worth that remains, given how often the seat can still build."""
    return (_NEVER, weights.once, weights.twice, 1.0)[min(time.builds, 3)]


class Plans(dict[Goods, float]):
    """The worth of goods with these buildings at this time; computed when first asked for."""

    def __init__(self, buildings: int, time: TimeLeft, weights: Weights) -> None:
        super().__init__()
        self.kept: dict[Goods, float] = {}
        """The worth of the same goods if they are kept, not spent."""
        self.effects = effects_of(buildings, time, weights)
        """The worth of what the existing buildings will still do, in addition to their points."""
        self._weights = weights
        self._late = _late(time, weights)
        self._has_cathedral = buildings >> CATHEDRAL & 1
        self._short = weights.short if time.builds > 1 else 0.0
        first = _plans(buildings, time, weights) if time.builds else ()
        self._purchases = [
            (plan, _plans(buildings | 1 << plan.building, time, weights) if time.builds > 1 else ()) for plan in first
        ]

    def __missing__(self, goods: Goods) -> float:
        self.kept[goods] = kept = self._unspent(goods)
        self[goods] = worth = kept + self._to_spend(goods)
        return worth

    def best(self, own: Goods, lots: Sequence[Sequence[Goods]]) -> Goods:
        """The best sum of the seat's goods and one choice from each lot, among those in which no amount is negative."""
        sums = {_together(own, choice) for choice in product(*lots)}
        return max([goods for goods in sums if min(goods) >= 0], key=self.__getitem__)

    def _unspent(self, goods: Goods) -> float:
        """The worth of goods left unspent: as goods, or as points in the Cathedral if that is more."""
        plain = self._late * _price([_useful(amount) for amount in goods], self._weights)
        return max(plain, sum(goods) / GOODS_PER_POINT) if self._has_cathedral else plain

    def _to_spend(self, goods: Goods) -> float:
        """The surplus over cost of the best building that goods can buy, or nearly buy, and of one after it."""
        best, later = 0.0, self._weights.later
        for plan, following in self._purchases:
            most = plan.surplus + (later * following[0].surplus if following else 0.0)
            if most > best:
                best = max(best, self._surplus(goods, plan, following))
        return best

    def _surplus(self, goods: Goods, plan: Plan, following: Sequence[Plan]) -> float:
        """The surplus over cost of a building and the best one after it."""
        surplus = _best((plan,), goods, self._short)
        if following and surplus:
            left = max(0, goods[0] - plan.gold), max(0, goods[1] - plan.wood), max(0, goods[2] - plan.stone)
            surplus += self._weights.later * _best(following, left, self._short)
        return surplus


plans = lru_cache(maxsize=1 << 10)(Plans)
"""The plans for these buildings at this time, cached."""


def _best(choice: Sequence[Plan], goods: Goods, short: float) -> float:
    """The surplus of the best of these plans with these goods; each missing good reduces it."""
    best = 0.0
    own_gold, own_wood, own_stone = goods
    for surplus, _, gold, wood, stone in choice:
        if surplus <= best:
            break
        missing = gold - own_gold if gold > own_gold else 0
        if wood > own_wood:
            missing += wood - own_wood
        if stone > own_stone:
            missing += stone - own_stone
        best = max(best, surplus * short**missing)
    return best


def _useful(amount: int) -> float:
    """The effective number of goods of a kind: beyond a point, each further one counts as half."""
    return amount if amount <= _MANY_OF_A_KIND else (amount + _MANY_OF_A_KIND) / 2


def _together(own: Goods, lots: Sequence[Goods]) -> Goods:
    """The sum of a seat's goods and these lots."""
    gold, wood, stone = own
    for more_gold, more_wood, more_stone in lots:
        gold, wood, stone = gold + more_gold, wood + more_wood, stone + more_stone
    return gold, wood, stone
