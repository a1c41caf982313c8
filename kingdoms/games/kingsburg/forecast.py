"""The forecast: how much of the game is left, what an estate will bring in it, and what the winters may do.

All is in points. Every weight here is tried out in play.
"""

from functools import lru_cache
from typing import NamedTuple

from kingdoms.games.kingsburg.board import (
    BARRACKS,
    BUILDINGS,
    CATHEDRAL,
    CHAPEL,
    CRANE,
    EMBASSY,
    FARMS,
    FORTRESS,
    INN,
    MARKET,
    MERCHANTS_GUILD,
    SEASONS,
    STABLE,
    STATUE,
    TOWN_HALL,
    YEARS,
    column,
)
from kingdoms.games.kingsburg.cards import ENEMIES, Enemy, cards_of
from kingdoms.games.kingsburg.moves import LOST, WON
from kingdoms.games.kingsburg.scoring import building_points
from kingdoms.games.kingsburg.state import Kingsburg
from kingdoms.games.kingsburg.winter import prospects

GOOD = 0.75
"""What a good comes to, while there is time to use it."""
_PER_ROLL = {STATUE: 0.05, CHAPEL: 0.15, MARKET: 0.5, FARMS: 1.2, MERCHANTS_GUILD: 0.8}
"""What a building brings in each season that is still to be rolled; so at each season's end, in Summer, in a year."""
_PER_END = {TOWN_HALL: 0.6, EMBASSY: 1.0}
_PER_SUMMER = {INN: 0.7}
_PER_YEAR = {BARRACKS: 0.5, STABLE: 0.4}
_PER_BARGAIN, _BARGAINS = {CRANE: 0.35}, 5
"""What the Crane brings in a season, and in how many at most."""
_ONCE = {CATHEDRAL: 0.5}
_GOODS_IN_WINTER = (1, 1, 1)
"""What a seat may have left in the winter of a year that has not begun."""
SOLDIERS_TO_COME = (0, 1, 1, 1, 2, 2)
"""With how many own soldiers a seat meets the winter of a year that has not begun."""
HOPE = 0.8
"""How much of a later winter counts: there is time to prepare."""
_STRONGEST = 0.35
"""How often a winner is the strongest."""


class Time(NamedTuple):
    """What is still to come for a seat: seasons to be rolled, builds, ends of seasons, of this year and after it."""

    year: int
    rolls: int
    builds: int
    ends: int


def time_left(state: Kingsburg, seat: int) -> Time:
    """What is still to come for the seat."""
    rolls = (YEARS - state.year) * len(SEASONS) + sum(season > state.phase for season in SEASONS)
    if state.phase not in SEASONS:
        return Time(state.year, rolls, rolls, rolls)
    stage = state.agenda[1][0]
    is_early = stage in ("roll", "order", "influence")
    return Time(
        state.year,
        rolls + (stage == "roll"),
        rolls + (is_early or ("build", seat) in state.agenda or ("build_again", seat) in state.agenda),
        rolls + (is_early or ("season_end", seat) in state.agenda),
    )


# The estate.


@lru_cache(maxsize=1 << 12)
def estate(buildings: int, time: Time) -> float:
    """The points of the buildings, and what they will bring in seasons and winters to come."""
    return building_points(buildings) + _income(buildings, time) + _later_winters(buildings, time.year)


def _income(buildings: int, time: Time) -> float:
    """What comes season by season, and once a year."""
    seasons = YEARS * len(SEASONS)
    summers = sum(season % len(SEASONS) == 1 for season in range(seasons - time.ends, seasons))
    occasions = (
        (_PER_ROLL, time.rolls),
        (_PER_END, time.ends),
        (_PER_SUMMER, summers),
        (_PER_YEAR, YEARS - time.year),
        (_PER_BARGAIN, min(time.rolls, _BARGAINS)),
        (_ONCE, 1),
    )
    return sum(
        weight * count
        for weights, count in occasions
        for building, weight in weights.items()
        if buildings >> building & 1
    )


# The winters.


@lru_cache(maxsize=1 << 12)
def _later_winters(buildings: int, year: int) -> float:
    """What the winters after this year's may bring with these buildings."""
    later = range(year + 1, YEARS + 1)
    return HOPE * sum(winter(each, SOLDIERS_TO_COME[each], buildings, _GOODS_IN_WINTER) for each in later)


@lru_cache(maxsize=1 << 12)
def winter(year: int, soldiers: int, buildings: int, goods: tuple[int, ...]) -> float:
    """What a year's winter may bring, over all its enemies and all sides of the king's die."""
    return sum(battle(card, soldiers, buildings, goods) for card in cards_of(year)) / len(cards_of(year))


@lru_cache(maxsize=1 << 12)
def battle(card: int, soldiers: int, buildings: int, goods: tuple[int, ...]) -> float:
    """What this enemy may bring, over all sides of the king's die."""
    enemy = ENEMIES[card]
    ends = prospects(soldiers, buildings, enemy)
    gain = ends.count(WON) * _victory(enemy, buildings) - ends.count(LOST) * _defeat(enemy, buildings, goods)
    return gain / len(ends)


def _victory(enemy: Enemy, buildings: int) -> float:
    reward = enemy.victory
    goods = reward.gold + reward.wood + reward.stone + reward.goods
    return reward.vp + GOOD * goods + _STRONGEST + (buildings >> FORTRESS & 1)


def _defeat(enemy: Enemy, buildings: int, goods: tuple[int, ...]) -> float:
    losses, owned = enemy.defeat, sum(goods)
    fixed = sum(min(lost, own) for lost, own in zip((losses.gold, losses.wood, losses.stone), goods, strict=True))
    lost_goods = fixed + min(losses.goods, owned - fixed)
    return losses.vp + GOOD * lost_goods + losses.buildings * _building_at_risk(buildings)


@lru_cache(maxsize=1 << 12)
def _building_at_risk(buildings: int) -> float:
    """The points, and something for the effect, of the cheapest building that a defeat may cost."""
    standing = [number for number in range(len(BUILDINGS)) if buildings >> number & 1]
    last = max(map(column, standing), default=0)
    return min((BUILDINGS[number].vp + 1.0 for number in standing if column(number) == last), default=0.0)
