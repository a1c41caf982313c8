"""Plans: what goods will come to on an estate, by the buildings that they can buy, or nearly."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from kingdoms.games.kingsburg.board import BUILDINGS, CATHEDRAL, Goods
from kingdoms.games.kingsburg.bot.forecast import TimeLeft, effects, effects_of
from kingdoms.games.kingsburg.bot.weights import Weights
from kingdoms.games.kingsburg.rules.building import offers
from kingdoms.games.kingsburg.scoring import GOODS_PER_POINT

_NEVER = 0.05
"""How much of the goods' prices is left when a seat builds never again."""
_MANY_OF_A_KIND = 5
"""Beyond this many goods of a kind another one helps half as much."""


class Plan(NamedTuple):
    """A building that may come next: by how much it is worth more than the goods for it, and these."""

    surplus: float
    building: int
    gold: int
    wood: int
    stone: int


@lru_cache(maxsize=1 << 10)
def _plans(buildings: int, time: TimeLeft, weights: Weights) -> tuple[Plan, ...]:
    """The buildings that may come next and are worth more than their goods, the best first."""
    late, more = _late(time, weights), effects(time, weights)
    found = [
        Plan(BUILDINGS[build.building].vp + more[build.building] - late * _price(cost, weights), build.building, *cost)
        for build, cost in offers(buildings)
    ]
    return tuple(sorted((plan for plan in found if plan.surplus > 0), reverse=True))


def _price(goods: Sequence[float], weights: Weights) -> float:
    """What goods come to while there is time to build."""
    return goods[0] * weights.gold + goods[1] * weights.wood + goods[2] * weights.stone


def _late(time: TimeLeft, weights: Weights) -> float:
    """How much of the goods' prices is left."""
    return (_NEVER, weights.once, weights.twice, 1.0)[min(time.builds, 3)]


class Plans(dict[Goods, float]):
    """What goods are worth with these buildings at this time; worked out when they are first asked for."""

    def __init__(self, buildings: int, time: TimeLeft, weights: Weights) -> None:
        super().__init__()
        self.stores: dict[Goods, float] = {}
        """What the same goods come to if they are not spent."""
        self.effects = effects_of(buildings, time, weights)
        """What the buildings themselves will add to their points."""
        self._weights = weights
        self._late = _late(time, weights)
        self._has_cathedral = buildings >> CATHEDRAL & 1
        self._short = weights.short if time.builds > 1 else 0.0
        first = _plans(buildings, time, weights) if time.builds else ()
        self._purchases = [
            (plan, _plans(buildings | 1 << plan.building, time, weights) if time.builds > 1 else ()) for plan in first
        ]

    def __missing__(self, goods: Goods) -> float:
        self.stores[goods] = store = self._in_store(goods)
        self[goods] = worth = store + self._to_spend(goods)
        return worth

    def best(self, own: Goods, lots: Sequence[Sequence[Goods]]) -> Goods:
        """Own goods with one of each of these lots, chosen to be worth most; nobody gives up goods they do not have."""
        sums = {_together(own, choice) for choice in product(*lots)}
        return max([goods for goods in sums if min(goods) >= 0], key=self.__getitem__)

    def _in_store(self, goods: Goods) -> float:
        """What the goods come to by their prices alone, or in the Cathedral."""
        plain = self._late * _price([_useful(amount) for amount in goods], self._weights)
        return max(plain, sum(goods) / GOODS_PER_POINT) if self._has_cathedral else plain

    def _to_spend(self, goods: Goods) -> float:
        """What the best building that goods can buy, or nearly, and one after it are worth beyond their goods."""
        best, later = 0.0, self._weights.later
        for plan, following in self._purchases:
            most = plan.surplus + (later * following[0].surplus if following else 0.0)
            if most > best:
                best = max(best, self._surplus(goods, plan, following))
        return best

    def _surplus(self, goods: Goods, plan: Plan, following: Sequence[Plan]) -> float:
        """What a building and the best one after it are worth beyond the goods for them."""
        surplus = _best((plan,), goods, self._short)
        if following and surplus:
            left = max(0, goods[0] - plan.gold), max(0, goods[1] - plan.wood), max(0, goods[2] - plan.stone)
            surplus += self._weights.later * _best(following, left, self._short)
        return surplus

    def aim(self, goods: Goods) -> int | None:
        """The building for which the goods are kept, if any."""
        best = max(self._purchases, key=lambda purchase: self._surplus(goods, *purchase), default=None)
        return best[0].building if best and self._surplus(goods, *best) else None


plans = lru_cache(maxsize=1 << 10)(Plans)
"""The plans for these buildings at this time."""


def _best(choice: Sequence[Plan], goods: Goods, short: float) -> float:
    """What the best of these plans is worth with these goods; each one that is missing makes it less."""
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
    """The more there are of a kind, the less another one helps."""
    return amount if amount <= _MANY_OF_A_KIND else (amount + _MANY_OF_A_KIND) / 2


def _together(own: Goods, lots: Sequence[Goods]) -> Goods:
    """Own goods and these lots."""
    gold, wood, stone = own
    for more_gold, more_wood, more_stone in lots:
        gold, wood, stone = gold + more_gold, wood + more_wood, stone + more_stone
    return gold, wood, stone
