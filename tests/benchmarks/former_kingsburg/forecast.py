"""The forecast: how much of the game is left, what an estate will earn in that time, and what the winters may do.

Everything is in points.
"""

from functools import cache, lru_cache
from typing import NamedTuple

from kingdoms.games.kingsburg import board
from kingdoms.games.kingsburg.cards import ENEMIES, KINDS, Enemy, enemy_cards
from kingdoms.games.kingsburg.events import LOST, WON
from kingdoms.games.kingsburg.rules.winter import outcome_of, strength
from kingdoms.games.kingsburg.state import HIDDEN, Kingsburg
from tests.benchmarks.former_kingsburg.weights import Weights

_PER_SEASON = {
    board.STATUE: 0.06,
    board.CHAPEL: 0.2,
    board.CHURCH: 0.15,
    board.CATHEDRAL: 0.2,
    board.INN: 0.3,
    board.MARKET: 0.6,
    board.FARMS: 0.45,
    board.MERCHANTS_GUILD: 0.35,
    board.GUARD_TOWER: 0.44,
    board.BLACKSMITH: 0.43,
    board.BARRACKS: 0.22,
    board.WIZARDS_GUILD: 0.42,
    board.PALISADE: 0.53,
    board.STABLE: 0.33,
    board.STONE_WALL: 0.52,
    board.FORTRESS: 0.55,
    board.BARRICADE: 0.41,
    board.CRANE: 0.5,
    board.TOWN_HALL: 0.57,
    board.EMBASSY: 0.7,
}
"""The worth of each building per remaining season, beyond its points, including winters and what it opens up.

Set by hand from games between equals: how much better the seats with the building finished.
"""
_GOOD = 0.75
"""The worth of a good gained or lost in battle."""
_SOLDIERS_TO_COME = (1, 1, 1, 2, 2)
"""How many soldiers of its own a seat may gain in each year."""
_EFFECT = 1.0
"""The worth of the effect of a building lost to a defeat, beyond its points."""
_STRONGEST = 0.35
"""How often a winner is also the strongest."""


# How much of the game is left.


class TimeLeft(NamedTuple):
    """The year and phase, and how many rolls, builds and season ends a seat still has ahead of it."""

    year: int
    phase: int
    rolls: int
    builds: int
    ends: int


_time = cache(TimeLeft)
"""Returns the same object for the same time, which is faster."""
_SEASONS_AFTER = [sum(season > phase for season in board.SEASONS) for phase in range(board.WINTER + 1)]
"""How many productive seasons of the year follow each phase."""


def time_left(state: Kingsburg, seat: int) -> TimeLeft:
    """How much of the game the seat still has ahead of it."""
    year, phase = state.year, state.phase
    rolls = (board.YEARS - year) * len(board.SEASONS) + _SEASONS_AFTER[phase]
    agenda = state.agenda
    stage = agenda[1][0]
    if stage in ("roll", "order", "influence"):
        return _time(year, phase, rolls + (stage == "roll"), rolls + 1, rolls + 1)
    may_build = ("build", seat) in agenda or ("build_again", seat) in agenda
    return _time(year, phase, rolls, rolls + may_build, rolls + (("season_end", seat) in agenda))


# The estate.


def effects_of(buildings: int, time: TimeLeft, weights: Weights) -> float:
    """The worth of what the buildings will do in the seasons and winters to come, in addition to their points."""
    return sum([effect for number, effect in enumerate(effects(time, weights)) if buildings >> number & 1])


@lru_cache(maxsize=1 << 10)
def effects(time: TimeLeft, weights: Weights) -> tuple[float, ...]:
    """The worth of what each building will still do, in addition to its points."""
    rows = (weights.religion, weights.trade, weights.army, weights.defence, weights.city)
    return tuple(rows[board.row(number)] * _PER_SEASON[number] * time.ends for number in range(len(board.BUILDINGS)))


# The winters.


class Defence(NamedTuple):
    """The properties of an estate that matter in battle."""

    strengths: tuple[int, ...]
    """Strength by kind of enemy, in the order of `KINDS`."""
    has_wall: int
    has_fortress: int
    at_risk: float
    """The points, plus an allowance for the effect, of the least valuable building that a defeat may cost."""


@lru_cache(maxsize=1 << 10)
def defence(buildings: int) -> Defence:
    """The properties of these buildings that matter in battle; many estates share them."""
    standing = [number for number in range(len(board.BUILDINGS)) if buildings >> number & 1]
    last = max(map(board.column, standing), default=0)
    at_risk = min(
        (board.BUILDINGS[number].vp + _EFFECT for number in standing if board.column(number) == last), default=0.0
    )
    strengths = tuple(strength(0, buildings, kind) for kind in KINDS)
    return Defence(strengths, buildings >> board.STONE_WALL & 1, buildings >> board.FORTRESS & 1, at_risk)


def this_winter(
    time: TimeLeft, enemy: int, soldiers: int, buildings: int, goods: board.Goods, weights: Weights
) -> float:
    """The expected worth of this winter's battle; each season still to come adds soldiers and makes it count less."""
    if time.phase == board.WINTER:
        return 0.0
    share = _SEASONS_AFTER[time.phase] / len(board.SEASONS)
    later, own = weights.soldiers * _SOLDIERS_TO_COME[time.year - 1] * share, defence(buildings)
    more = int(later)
    worth = _battles(time.year, enemy, soldiers + more, own, goods)
    if later > more:
        worth += (later - more) * (_battles(time.year, enemy, soldiers + more + 1, own, goods) - worth)
    return worth * (1 - (1 - weights.winter_ahead) * share)


def _battles(year: int, enemy: int, soldiers: int, own: Defence, goods: board.Goods) -> float:
    if enemy == HIDDEN:
        return _winter(year, soldiers, own, goods)
    return _battle(enemy, soldiers, own, goods)


@lru_cache(maxsize=1 << 11)
def _winter(year: int, soldiers: int, own: Defence, goods: board.Goods) -> float:
    """The expected worth of a year's winter, over all its enemies and all sides of the king's die."""
    cards = enemy_cards(year)
    return sum([_battle(card, soldiers, own, goods) for card in cards]) / len(cards)


def _battle(card: int, soldiers: int, own: Defence, goods: board.Goods) -> float:
    """The expected worth of a battle with this enemy, over all sides of the king's die."""
    enemy = ENEMIES[card]
    won, lost = _odds(soldiers + own.strengths[_KINDS[card]] - enemy.strength, own.has_wall)
    gain = won * (_REWARDS[card] + own.has_fortress)
    if lost:
        gain -= lost * (enemy.losses.vp + enemy.losses.buildings * own.at_risk + _goods_at_risk(card, goods))
    return gain


@cache
def _odds(ahead: int, has_wall: int) -> tuple[float, float]:
    """The odds of victory and defeat with this lead before the king sends his soldiers."""
    ends = [outcome_of(ahead + sent, bool(has_wall)) for sent in range(1, board.DIE_FACES + 1)]
    return ends.count(WON) / board.DIE_FACES, ends.count(LOST) / board.DIE_FACES


def _worth_of_reward(enemy: Enemy) -> float:
    *goods, points = enemy.reward
    return points + _GOOD * sum(goods) + _STRONGEST


_REWARDS = [_worth_of_reward(enemy) for enemy in ENEMIES]
"""The worth of the reward for a victory over each enemy."""
_KINDS = [KINDS.index(enemy.kind) for enemy in ENEMIES]


@lru_cache(maxsize=1 << 10)
def _goods_at_risk(card: int, goods: board.Goods) -> float:
    """The worth of the goods that a defeat by this enemy costs; no enemy takes both certain goods and any goods."""
    losses = ENEMIES[card].losses
    fixed = sum(map(min, goods, (losses.gold, losses.wood, losses.stone)))
    return _GOOD * (fixed + min(losses.goods, sum(goods)))
