"""The outlook of a seat: its points, what its goods, tokens and estate will come to, and what its dice can still do.

All is in points. Every weight here is tried out in play.
"""

from functools import lru_cache
from itertools import product

from kingdoms.games.kingsburg import forecast
from kingdoms.games.kingsburg.board import (
    ADVISORS,
    ALCHEMIST,
    CATHEDRAL,
    COLOURED_DICE,
    COLUMNS,
    PUBLISHED,
    REWARD,
    SEASONS,
    SIDES,
    STABLE,
    TOWN_HALL,
    WINTER,
    YEARS,
    Goods,
    column,
)
from kingdoms.games.kingsburg.building import lacking, offers, price
from kingdoms.games.kingsburg.dice import MOST_DICE
from kingdoms.games.kingsburg.forecast import Time
from kingdoms.games.kingsburg.influence import TOKEN, can_use_market, usable_tokens
from kingdoms.games.kingsburg.moves import BUILD
from kingdoms.games.kingsburg.state import Kingsburg

_PRICES = (0.8, 0.7, 0.75)
"""What gold, wood and stone come to while there is time to build."""
_LATE = (0.05, 0.35, 0.75, 1.0)
"""How much of that is left when a seat builds never again, once, twice, more often."""
_MANY_OF_A_KIND = 5
_SHORT = 0.75
"""How much of a building's surplus counts for each good that is missing."""
_PLANNED = 2
"""How many purchases are thought of."""
_LATER = 0.8
"""How much counts of a building that is bought after another."""
_OPENS = 0.3
"""How much counts of the surplus of the building that comes after it."""
_TOKENS = (0.8, 0.6, 0.4)
"""What the first "+2" token comes to, the second, each further one."""
_ROLLS_FOR_A_TOKEN = 2
"""With fewer rolls to come tokens may stay unused."""
_TOKEN_IN_TOWN_HALL = 0.9
_ENVOY = 0.9
_ENVOY_TO_BUILD, _GOODS_FOR_ONE, _MOST_TO_BUILD = 0.3, 2, 1.5
"""What the envoy brings a builder for each good beyond those for a first building, and at most."""
_REWARD_SHARES = (0.8, 0.3, 0.1)
"""How likely the king's reward is for who has most buildings, one less, two less."""
_LATER_REWARD = 0.4
_LOOK = 0.15
_UNCERTAIN = 0.8
"""How much counts of what dice could still reach: others may be quicker."""
_SEASON = 3.5
"""What the dice of a season that is still to be rolled come to."""


def worth(state: Kingsburg, seat: int) -> float:
    """What the seat has and may expect, in points."""
    time = forecast.time_left(state, seat)
    advisors = _helping(state, seat)
    court = ADVISORS[state.ruleset]
    buildings = state.buildings[seat]
    goods = _goods_after_help(state, seat, advisors, time)
    soldiers = state.soldiers[seat] + _soldiers_of(state, seat, advisors)
    return (
        sum(state.points[seat])
        + sum(court[advisor].vp + _LOOK * court[advisor].looks for advisor in advisors)
        + forecast.estate(buildings, time)
        + purse(goods, buildings, time)
        + _tokens(state, seat, state.plus_two[seat] + sum(court[advisor].plus_two for advisor in advisors), time)
        + _winter(state, seat, soldiers, goods)
        + _dice(state, seat, soldiers, goods, time)
        + _reward(state, seat)
        + _envoy(state, seat, goods)
    )


# What the advisors will give.


def _helping(state: Kingsburg, seat: int) -> list[int]:
    """The advisors whose help is still to come."""
    if state.placements and state.agenda[1][0] == "influence":
        return [placement.advisor for placement in state.placements if placement.seat == seat]
    return [step[2] for step in state.agenda if step[0] == "help" and step[1] == seat]


def _goods_after_help(state: Kingsburg, seat: int, advisors: list[int], time: Time) -> Goods:
    """The best that the seat can have when all its advisors have helped."""
    own = tuple(state.goods[seat])
    if not advisors:
        return own[0], own[1], own[2]
    court = ADVISORS[state.ruleset]
    lots = [_TRANSMUTED if advisor == ALCHEMIST else court[advisor].goods for advisor in advisors]
    return _best_goods(own, tuple(lots), state.buildings[seat], time)


_TRANSMUTED = ((0, 0, 0), (-1, 1, 1), (1, -1, 1), (1, 1, -1))
"""What the Alchemist's help comes to, declined or with each good given up."""


@lru_cache(maxsize=1 << 12)
def _best_goods(own: tuple[int, ...], lots: tuple[tuple[Goods, ...], ...], buildings: int, time: Time) -> Goods:
    """Own goods with one of each of these lots, so that they come to most; nobody gives up what he does not have."""
    sums = {_together(own, choice) for choice in product(*lots)}
    return max((goods for goods in sums if min(goods) >= 0), key=lambda goods: purse(goods, buildings, time))


def _together(own: tuple[int, ...], lots: tuple[Goods, ...]) -> Goods:
    """Own goods and these lots."""
    gold, wood, stone = own
    for more_gold, more_wood, more_stone in lots:
        gold, wood, stone = gold + more_gold, wood + more_wood, stone + more_stone
    return gold, wood, stone


def _soldiers_of(state: Kingsburg, seat: int, advisors: list[int]) -> int:
    """How many soldiers these advisors bring the seat."""
    court, more = ADVISORS[state.ruleset], state.has(seat, STABLE)
    return sum(court[advisor].soldiers + more for advisor in advisors if court[advisor].soldiers)


# Goods and tokens.


@lru_cache(maxsize=1 << 12)
def purse(goods: Goods, buildings: int, time: Time) -> float:
    """What goods come to: the best building that they can buy, or nearly, and a price for the others."""
    plain = _late(time) * sum(_price(good, amount) for good, amount in enumerate(goods))
    if buildings >> CATHEDRAL & 1:
        plain = max(plain, sum(goods) / 2)
    return plain + _purchases(goods, buildings, time, min(time.builds, _PLANNED))


@lru_cache(maxsize=1 << 12)
def _purchases(goods: Goods, buildings: int, time: Time, count: int) -> float:
    """By how much the best buildings that goods can buy, or nearly, are worth more than the goods, so many in turn."""
    if not count:
        return 0.0
    best = 0.0
    for build, cost in offers(buildings):
        missing = sum(lacking(cost, goods))
        if missing and time.builds == 1:
            continue
        surplus = _surplus(build.building, buildings, time) * _SHORT**missing
        if surplus > 0:
            left = max(0, goods[0] - cost[0]), max(0, goods[1] - cost[1]), max(0, goods[2] - cost[2])
            best = max(best, surplus + _LATER * _purchases(left, buildings | 1 << build.building, time, count - 1))
    return best


def _price(good: int, amount: int) -> float:
    """The more there are of a kind, the less another one helps."""
    return _PRICES[good] * (min(amount, _MANY_OF_A_KIND) + max(0, amount - _MANY_OF_A_KIND) / 2)


@lru_cache(maxsize=1 << 12)
def _surplus(building: int, buildings: int, time: Time) -> float:
    """By how much a building is worth more than the goods for it; something for what may be built after it, too."""
    surplus = _profit(building, buildings, time)
    if time.builds > 1 and column(building) + 1 < COLUMNS:
        surplus += _OPENS * max(0.0, _profit(building + 1, buildings | 1 << building, time))
    return surplus


def _profit(building: int, buildings: int, time: Time) -> float:
    gain = forecast.estate(buildings | 1 << building, time) - forecast.estate(buildings, time)
    cost = sum(each * amount for each, amount in zip(_PRICES, price(buildings, building), strict=True))
    return gain - _late(time) * cost


def _late(time: Time) -> float:
    """How much of the goods' prices is left."""
    return _LATE[min(time.builds, len(_LATE) - 1)]


def _tokens(state: Kingsburg, seat: int, count: int, time: Time) -> float:
    """What "+2" tokens come to while there are dice to use them with."""
    uses = time.rolls + (time.ends > time.rolls and bool(state.dice[seat]))
    worth = sum(_TOKENS[min(number, len(_TOKENS) - 1)] for number in range(count))
    worth *= min(1.0, uses / _ROLLS_FOR_A_TOKEN)
    if state.ruleset == PUBLISHED and state.has(seat, TOWN_HALL):
        worth = max(worth, min(count, time.ends) * _TOKEN_IN_TOWN_HALL)
    return worth


# This year's winter.


def _winter(state: Kingsburg, seat: int, soldiers: int, goods: Goods) -> float:
    """What the coming winter may bring; the seasons before it bring soldiers and hope."""
    if state.phase == WINTER:
        return 0.0
    share = sum(season > state.phase for season in SEASONS) / len(SEASONS)
    later = forecast.SOLDIERS_TO_COME[state.year] * share
    more = int(later)
    worth = _battle(state, seat, soldiers + more, goods)
    if later > more:
        worth += (later - more) * (_battle(state, seat, soldiers + more + 1, goods) - worth)
    return worth * (1 - (1 - forecast.HOPE) * share)


def _battle(state: Kingsburg, seat: int, soldiers: int, goods: Goods) -> float:
    if state.knows_enemy(seat, state.year):
        return forecast.battle(state.enemies[state.year - 1], soldiers, state.buildings[seat], goods)
    return forecast.winter(state.year, soldiers, state.buildings[seat], goods)


# Dice.


def _dice(state: Kingsburg, seat: int, soldiers: int, goods: Goods, time: Time) -> float:
    """What the dice that lie there can still reach, and those of seasons to come."""
    later = _SEASON * time.rolls
    if not state.dice[seat] or state.passed >> seat & 1 or state.agenda[1][0] not in ("order", "influence"):
        return later
    chances = splits(tuple(state.dice[seat]), state.spent(seat))
    if chances == ((),):
        return later
    worths = _by_sum(state, seat, _court(state, seat, soldiers, goods, time))
    return later + _UNCERTAIN * max(sum([worths[total] for total in split]) for split in chances)


def _by_sum(state: Kingsburg, seat: int, court: list[float]) -> list[float]:
    """What a group of dice with each sum could bring, also with a token or the Market."""
    worths = court
    if usable_tokens(state, seat):
        worths = [max(one, other - _TOKENS[0]) for one, other in zip(court, court[TOKEN:] + _NOBODY, strict=True)]
    if can_use_market(state, seat):
        worths = list(map(max, worths, [0.0, *court[:-1]], [*court[1:], 0.0]))
    return worths


_NOBODY = [0.0] * TOKEN


def _court(state: Kingsburg, seat: int, soldiers: int, goods: Goods, time: Time) -> list[float]:
    """What each open advisor could bring, by number; nothing beyond the King."""
    soldier = _winter(state, seat, soldiers + 1, goods) - _winter(state, seat, soldiers, goods)
    gifts, recruits = _gifts(state.ruleset, goods, state.buildings[seat], time), _RECRUITS[state.has(seat, STABLE)]
    closed = state.closed()
    return [
        0.0 if closed >> advisor & 1 else gift + count * soldier
        for advisor, (gift, count) in enumerate(zip(gifts, recruits, strict=True))
    ]


_HIGHEST = MOST_DICE * SIDES
_RECRUITS = [
    [
        advisor.soldiers + more if (advisor := ADVISORS[PUBLISHED].get(number)) and advisor.soldiers else 0
        for number in range(_HIGHEST + 1)
    ]
    for more in (0, 1)
]
"""How many soldiers each advisor brings, without and with the Stable."""


@lru_cache(maxsize=1 << 12)
def _gifts(ruleset: str, goods: Goods, buildings: int, time: Time) -> tuple[float, ...]:
    """What each advisor's goods, tokens and points come to for who has these goods and buildings."""
    worths = [0.0] * (_HIGHEST + 1)
    before = purse(goods, buildings, time)
    for number, advisor in ADVISORS[ruleset].items():
        lots = _TRANSMUTED if number == ALCHEMIST else advisor.goods
        after = purse(_best_goods(goods, (lots,), buildings, time), buildings, time)
        token = advisor.plus_two * _TOKENS[0] * min(1.0, time.rolls / _ROLLS_FOR_A_TOKEN)
        worths[number] = after - before + advisor.vp + token + _LOOK * advisor.looks
    return tuple(worths)


@lru_cache(maxsize=1 << 12)
def splits(dice: tuple[int, ...], spent: int) -> tuple[tuple[int, ...], ...]:
    """The sums of the groups into which the unspent dice can be split, a coloured die in each; some may stay."""
    free = [die for die in range(len(dice)) if not spent >> die & 1]
    coloured = [die for die in free if die < COLOURED_DICE]
    if not coloured:
        return ((),)
    first, others = coloured[0], [die for die in free if die != coloured[0]]
    found: set[tuple[int, ...]] = set()
    for chosen in range(1 << len(others)):
        group = [first, *(die for place, die in enumerate(others) if chosen >> place & 1)]
        used = sum(1 << die for die in group)
        total = sum(dice[die] for die in group)
        found.update(tuple(sorted({total, *rest})) for rest in splits(dice, spent | used))
    return tuple(sorted(found))


# The king's favours.


def _reward(state: Kingsburg, seat: int) -> float:
    """What the king's rewards to come may bring who has most buildings."""
    most = max(map(int.bit_count, state.buildings))
    share = _REWARD_SHARES[min(most - state.count_buildings(seat), len(_REWARD_SHARES) - 1)]
    return share * ((state.phase < REWARD) + _LATER_REWARD * (YEARS - state.year))


def _envoy(state: Kingsburg, seat: int, goods: Goods) -> float:
    """What the envoy may still bring."""
    if state.envoy != seat:
        return 0.0
    if state.envoy_use == BUILD:
        return min(_MOST_TO_BUILD, _ENVOY_TO_BUILD * max(0, sum(goods) - _GOODS_FOR_ONE))
    return _ENVOY
