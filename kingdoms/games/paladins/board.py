"""The boards of Paladins: workers, attributes, the twelve actions with their slots and costs, the land and its spaces.

Workers, attributes, actions, regions and spaces are small numbers; workers are counted in the order of `WORKERS`. A
reward is a tuple of tokens, such as `("labourer", TAX)`. Values marked * come from the rulebook or the published
boards; all others are house values, which are defined only here.
"""

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

RULES_VERSION = 2
"""The version of the rules in use. In version 1, players were asked which workers to keep in the last round too."""

ROUNDS = 7  # *
EASY, MEDIUM, HARD = "easy", "medium", "hard"
"""The levels of the solo opponent."""


# The workers.

LABOURER, SCOUT, MERCHANT, FIGHTER, CLERIC, CRIMINAL = range(6)
WORKERS = range(6)
WORKER_KEYS = ("labourer", "scout", "merchant", "fighter", "cleric", "criminal")
ANY = 6
"""A slot that takes any worker."""
Workers = tuple[int, ...]
"""The number of workers of each kind."""
NO_WORKERS: Workers = (0,) * len(WORKERS)
KEPT = 3  # *
"""How many workers a player who passes may keep."""


# The attributes.

FAITH, STRENGTH, INFLUENCE = range(3)
ATTRIBUTES = range(3)
ATTRIBUTE_KEYS = ("faith", "strength", "influence")
HIGHEST = 12  # *
"""The last space of an attribute's track."""


# The tokens that rewards and costs are made of; workers and attributes have their own keys.

SILVER, PROVISION, TAX = "silver", "provision", "tax"
REMOVE_SUSPICION, TAKE_DEBT, PAY_DEBT, DESTROY_DEBT = "remove_suspicion", "take_debt", "pay_debt", "destroy_debt"
PRAYER, FREE_RECRUIT, FREE_DEVELOP, RAISE = "pray", "free_recruit", "free_develop", "raise"
Reward = tuple[str, ...]
"""Tokens in the order in which they are given."""
TOKENS = (
    SILVER, PROVISION, TAX, *WORKER_KEYS, *ATTRIBUTE_KEYS, REMOVE_SUSPICION, TAKE_DEBT, PAY_DEBT, DESTROY_DEBT, PRAYER,
    FREE_RECRUIT, FREE_DEVELOP, RAISE,
)  # fmt: skip


# The actions of a player's board: six on its left side, six on its right.

DEVELOP, RECRUIT, HUNT, TRADE, PRAY, CONSPIRE, COMMISSION, FORTIFY, GARRISON, ABSOLVE, ATTACK, CONVERT = range(12)
ACTIONS = range(12)
LEFT, RIGHT = range(6), range(6, 12)
ACTION_KEYS = (
    "develop", "recruit", "hunt", "trade", "pray", "conspire",
    "commission", "fortify", "garrison", "absolve", "attack", "convert",
)  # fmt: skip

SLOTS: tuple[tuple[int, ...], ...] = (
    (ANY, ANY),
    (ANY, FIGHTER),
    (ANY, SCOUT),
    (ANY, MERCHANT),
    (CLERIC,),
    (ANY,),
    (SCOUT, ANY, CLERIC),
    (MERCHANT, ANY, SCOUT),
    (MERCHANT, ANY, FIGHTER),
    (CLERIC, ANY, MERCHANT),
    (SCOUT, ANY, FIGHTER),
    (FIGHTER, ANY, CLERIC),
)  # *
"""The slots of each action, from left to right."""
SECOND_SLOT_MAY_STAY_FREE = (RECRUIT, HUNT, TRADE)  # *
"""These actions take one worker or two."""
WORKSHOP_SLOTS = 2  # *
"""Workshops go on the first two slots of each action on the right, and each replaces the worker there."""

WORKSHOPS, MONKS, OUTPOSTS, JARS = 8, 7, 7, 7  # *
MOST_WALLS, MOST_CONVERTED = 7, 7  # *
MOST_DONE: Mapping[int, int] = {
    DEVELOP: WORKSHOPS,
    COMMISSION: MONKS,
    FORTIFY: MOST_WALLS,
    GARRISON: OUTPOSTS,
    ABSOLVE: JARS,
    CONVERT: MOST_CONVERTED,
}
"""How often each of these actions can be done in a game; the others have no limit."""
UNCOVERED = (SCOUT, MERCHANT, FIGHTER, CLERIC, SCOUT, MERCHANT, FIGHTER, CLERIC)  # * only the first
"""The worker uncovered by each workshop, from left to right."""

DEVELOP_SILVER, PRAY_SILVER = 4, 2  # *
PROVISIONS = (1, 1, 1, 2, 2, 3, 3)  # *
"""The price in provisions of each successive monk, wall and outpost."""
ABSOLVE_SILVER = (1, 2, 2, 2, 3, 3, 3)  # *
CONVERT_SILVER = (0, 1, 2, 2, 2, 3, 3)  # *
WALL_INFLUENCE = (0, 1, 3, 5, 7, 9, 11)  # *
"""The influence each successive wall needs."""
JAR_INFLUENCE = (0, 1, 3, 5, 7, 9, 11)  # * only the first
"""The influence each successive jar needs."""
HUNTED, HUNTED_BY_TWO = 1, 3  # *
"""The provisions hunted by one worker and by two; trade gives the same amounts of silver."""
NEEDED: Mapping[int, int] = {
    COMMISSION: FAITH,
    FORTIFY: INFLUENCE,
    GARRISON: STRENGTH,
    ABSOLVE: INFLUENCE,
    ATTACK: STRENGTH,
    CONVERT: FAITH,
}  # *
"""The attribute that each action on the right needs."""
RAISED: Mapping[int, int] = {
    COMMISSION: INFLUENCE,
    FORTIFY: STRENGTH,
    GARRISON: FAITH,
    ABSOLVE: FAITH,
    ATTACK: INFLUENCE,
    CONVERT: STRENGTH,
}  # *
"""The attribute that each action on the right raises."""

JAR_SPACES: tuple[Reward, ...] = (
    (FREE_RECRUIT,),
    ("labourer",),
    (PRAYER,),
    (PRAYER,),
    ("faith",),
    (PROVISION, PROVISION),
    (PAY_DEBT,),
    (PAY_DEBT,),
    (REMOVE_SUSPICION,),
)  # * except how many of each
"""The rewards of the jar spaces on every player's board."""


# The main board.

REGIONS = range(6)
REGION_FAITH = (0, 2, 4, 6, 8, 10)  # *
"""The faith needed to place a monk in each region, or to convert the outsider below it."""
REGION_STRENGTH = (1, 3, 5, 7, 9, 11)  # *
"""The strength needed to place an outpost in each region, or to attack the outsider below it."""
STRENGTH_FOR_SILVER = 2  # *
"""Each silver makes up for this much missing strength in an attack."""


class Space(NamedTuple):
    """A space for a monk or an outpost: its region, its reward, and the smallest number of players it is used with."""

    region: int
    reward: Reward
    players: int = 1


_TWO_SILVER, _TWO_LABOURERS = (SILVER, SILVER), ("labourer", "labourer")

SPACES = (
    Space(0, (FREE_RECRUIT,)),
    Space(0, _TWO_SILVER),
    Space(0, ("labourer",), 3),
    Space(0, (REMOVE_SUSPICION,), 4),
    Space(1, (FREE_RECRUIT,)),
    Space(1, _TWO_SILVER),
    Space(1, ("scout",)),
    Space(1, (REMOVE_SUSPICION,)),
    Space(1, _TWO_SILVER, 3),
    Space(1, (REMOVE_SUSPICION,), 3),
    Space(1, ("labourer",), 4),
    Space(2, ("labourer",)),
    Space(2, ("merchant",)),
    Space(2, _TWO_SILVER),
    Space(2, (PRAYER,)),
    Space(2, ("scout",)),
    Space(2, ("fighter",)),
    Space(2, (FREE_RECRUIT,), 3),
    Space(2, (PAY_DEBT,), 3),
    Space(2, _TWO_SILVER, 4),
    Space(3, ("fighter",)),
    Space(3, (PRAYER,)),
    Space(3, ("merchant",)),
    Space(3, ("cleric",)),
    Space(3, (PAY_DEBT,)),
    Space(3, ("labourer", "scout")),
    Space(3, _TWO_SILVER),
    Space(3, (PRAYER,), 3),
    Space(3, _TWO_SILVER, 3),
    Space(3, _TWO_LABOURERS, 4),
    Space(4, (PRAYER,)),
    Space(4, ("labourer", "fighter")),
    Space(4, (PAY_DEBT,)),
    Space(4, ("labourer", "merchant")),
    Space(4, ("labourer", "cleric")),
    Space(4, _TWO_LABOURERS, 3),
    Space(4, (PAY_DEBT,), 4),
    Space(5, (PAY_DEBT,)),
    Space(5, (PRAYER,), 3),
    Space(5, _TWO_LABOURERS, 4),
)  # *

TOWNSFOLK_PRICES = (3, 2, 2, 1, 0)  # *
"""The price of the townsfolk at each place of the row, from left to right."""
DEBT_PLACES = (0, 1)  # *
"""The places in the row of townsfolk where a seat can take a debt instead of paying."""
TOWNSFOLK_ROW, OUTSIDER_ROW = len(TOWNSFOLK_PRICES), len(REGIONS)
TAX_SUPPLY: Mapping[int, int] = {1: 5, 2: 6, 3: 7, 4: 8}  # * only the last
"""The silver in a full tax supply, by number of players."""
ORDERS_DEALT, FAVOURS_DEALT = 3, 5  # *
FIRST_FAVOUR = 3  # *
"""The round in which the first favour is revealed; orders are revealed from round 1 on."""
FIRST_SILVER, FIRST_PROVISIONS = 3, 1  # *
PALADINS_DRAWN = 3  # *


# The solo opponent.

TRACK = 5  # *
"""The number of spaces on the opponent's resource track, which is a circle."""
FALLBACK_RECRUIT, FALLBACK_PRAY, FALLBACK_TRADE, FALLBACK_CONSPIRE, FALLBACK_REST = range(5)
FALLBACKS = range(5)
FALLBACK_KEYS = ("recruit", "pray", "trade", "conspire", "rest")  # *
"""The opponent's fallbacks when a scheme is not possible: it does the first one still free this round."""
LEVEL_ORDERS: Mapping[str, int] = {EASY: 1, MEDIUM: 3, HARD: 5}  # *
"""How many actions the opponent has a workshop on at the start of the game, by level."""
OPPONENT_WORKERS = 3  # *
"""Each round the opponent has this many workers plus the number of the round."""


# Derived from the tables.


@cache
def spaces_in_play(seats: int) -> int:
    """The set of spaces used in a game with this many players."""
    return sum(1 << number for number, space in enumerate(SPACES) if space.players <= seats)


@cache
def spaces_of(region: int, seats: int) -> tuple[int, ...]:
    """The spaces of a region that are used in a game with this many players."""
    in_play = spaces_in_play(seats)
    return tuple(number for number, space in enumerate(SPACES) if space.region == region and in_play >> number & 1)


def _reach(needed: tuple[int, ...], level: int) -> int:
    return sum(1 << number for number, space in enumerate(SPACES) if needed[space.region] <= level)


_LEVELS = range(HIGHEST + 5)
"""All levels an attribute can have, including what a paladin adds."""
REACH: Mapping[int, tuple[int, ...]] = {
    COMMISSION: tuple(_reach(REGION_FAITH, level) for level in _LEVELS),
    GARRISON: tuple(_reach(REGION_STRENGTH, level) for level in _LEVELS),
}
"""The set of spaces that a monk or an outpost can go to, by action and by the level of faith or strength."""
EQUAL_SPACES = tuple(
    sum(1 << number for number, other in enumerate(SPACES) if other[:2] == space[:2]) for space in SPACES
)
"""For each space, the set of spaces with the same region and reward, including itself."""
