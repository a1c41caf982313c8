"""The board of Kingsburg: the year's calendar, the eighteen advisors at court, and an estate's twenty buildings.

Advisors go by their numbers, 1 to 18. Buildings are numbered 0 to 19, row × 4 + column; each row is built from left to
right. Goods are always in the order gold, wood, stone.
"""

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

RULEBOOK, PUBLISHED = "rulebook", "published"
"""The two rulesets: the standard rules, and the published edition with its corrections."""

GOODS = ("gold", "wood", "stone")
GOLD, WOOD, STONE = range(3)
Goods = tuple[int, int, int]
"""Amounts of gold, wood and stone."""

YEARS = 5
AID, SPRING, REWARD, SUMMER, ENVOY, AUTUMN, RECRUITING, WINTER = range(1, 9)
"""The eight phases of a year."""
SEASONS = (SPRING, SUMMER, AUTUMN)
"""The productive seasons."""
PHASES = ("aid", "spring", "reward", "summer", "envoy", "autumn", "recruit", "winter")
"""The phases' keys, which are also the names of their symbols."""

DIE_FACES = 6
COLOURED_DICE = 3
"""How many dice of their own colour each player has."""
MOST_DICE = 5
"""The most dice a seat can roll: three coloured ones, one from the king's aid and one from the Farms."""
BLOCKING_DICE = 3
"""In a two-player game this many dice block one advisor with their sum; two more dice block one advisor each."""
BUILDING_TOKENS = 17


@cache
def blocking_dice(dice: tuple[int, ...]) -> Mapping[int, tuple[int, ...]]:
    """The advisors whom neutral dice block, each with the dice that block them; of two equal dice only one counts.

    The first three dice block the advisor with the number they add up to, each of the others the one it shows.
    """
    three, others = dice[:BLOCKING_DICE], dice[BLOCKING_DICE:]
    blocking = {sum(three): three} if three else {}
    for die in dict.fromkeys(others):
        blocking[die] = (*blocking.get(die, ()), die)
    return blocking


def mixes(count: int) -> tuple[Goods, ...]:
    """All mixes of this many goods, most gold first."""
    return tuple(
        (gold, wood, count - gold - wood) for gold in range(count, -1, -1) for wood in range(count - gold, -1, -1)
    )


def _alike(count: int) -> tuple[Goods, ...]:
    """A choice of this many goods of any one kind."""
    return (count, 0, 0), (0, count, 0), (0, 0, count)


# The advisors.


class Advisor(NamedTuple):
    """A member of the court. `goods` lists the lots to choose from; everything else is given as well."""

    key: str
    goods: tuple[Goods, ...] = ((0, 0, 0),)
    plus_two: int = 0
    soldiers: int = 0
    vp: int = 0
    looks: bool = False
    """Whether the advisor lets a player look at this year's enemy."""


JESTER, SQUIRE, ARCHITECT, MERCHANT, SERGEANT, ALCHEMIST, ASTRONOMER, TREASURER, MASTER_HUNTER = range(1, 10)
GENERAL, SWORDSMITH, DUCHESS, CHAMPION, SMUGGLER, INVENTOR, WIZARD, QUEEN, KING = range(10, 19)

_COURT = {
    JESTER: Advisor("jester", vp=1),
    SQUIRE: Advisor("squire", ((1, 0, 0),)),
    ARCHITECT: Advisor("architect", ((0, 1, 0),)),
    MERCHANT: Advisor("merchant", ((1, 0, 0), (0, 1, 0))),
    SERGEANT: Advisor("sergeant", soldiers=1),
    ALCHEMIST: Advisor("alchemist"),  # One good becomes one of each other kind: see `court`.
    ASTRONOMER: Advisor("astronomer", _alike(1), plus_two=1),
    TREASURER: Advisor("treasurer", ((2, 0, 0),)),
    MASTER_HUNTER: Advisor("master_hunter", ((1, 1, 0), (0, 1, 1))),
    GENERAL: Advisor("general", soldiers=2, looks=True),
    SWORDSMITH: Advisor("swordsmith", ((1, 0, 1), (0, 1, 1))),
    DUCHESS: Advisor("duchess", _alike(2), plus_two=1),
    CHAMPION: Advisor("champion", ((0, 0, 3),)),
    SMUGGLER: Advisor("smuggler", _alike(3), vp=1),
    INVENTOR: Advisor("inventor", ((1, 1, 1),)),
    WIZARD: Advisor("wizard", ((4, 0, 0),)),
    QUEEN: Advisor("queen", _alike(2), vp=3, looks=True),
    KING: Advisor("king", ((1, 1, 1),), soldiers=1),
}
_PUBLISHED_COURT = {
    **_COURT,
    DUCHESS: Advisor("duchess", mixes(2), plus_two=1),
    SMUGGLER: Advisor("smuggler", mixes(3), vp=-1),
    QUEEN: Advisor("queen", mixes(2), vp=3, looks=True),
}

ADVISORS: Mapping[str, Mapping[int, Advisor]] = {RULEBOOK: _COURT, PUBLISHED: _PUBLISHED_COURT}
"""The advisors at court, by ruleset and number."""
LAST_ADVISOR = KING


# The buildings.


class Building(NamedTuple):
    """A building of the estate: its key, its price, its points, and its effect in battle."""

    key: str
    gold: int
    wood: int
    stone: int
    vp: int
    strength: int = 0
    enemy: str = ""
    """The kind of enemy against which it adds 1 more strength."""


BUILDINGS = (
    Building("statue", 2, 0, 0, 3),  # religion
    Building("chapel", 3, 0, 1, 5),
    Building("church", 3, 1, 2, 7, 0, "demons"),
    Building("cathedral", 5, 0, 3, 9),
    Building("inn", 1, 1, 0, 0),  # trade
    Building("market", 2, 2, 0, 1),
    Building("farms", 2, 3, 1, 2, -1),
    Building("merchants_guild", 3, 1, 2, 4),
    Building("guard_tower", 1, 0, 1, 1, 1),  # army
    Building("blacksmith", 1, 2, 0, 2, 1),
    Building("barracks", 2, 2, 1, 4),
    Building("wizards_guild", 3, 2, 2, 6, 2),
    Building("palisade", 0, 2, 0, 0, 1, "zombies"),  # defence
    Building("stable", 1, 1, 1, 2),
    Building("stone_wall", 2, 0, 2, 2, 1),
    Building("fortress", 3, 0, 2, 4, 1),
    Building("barricade", 0, 1, 0, 0, 0, "goblins"),  # city
    Building("crane", 0, 1, 1, 1),
    Building("town_hall", 2, 1, 1, 2),
    Building("embassy", 2, 2, 2, 4),
)

STATUE, CHAPEL, CHURCH, CATHEDRAL, INN, MARKET, FARMS, MERCHANTS_GUILD, GUARD_TOWER, BLACKSMITH = range(10)
BARRACKS, WIZARDS_GUILD, PALISADE, STABLE, STONE_WALL, FORTRESS, BARRICADE, CRANE, TOWN_HALL, EMBASSY = range(10, 20)

ROWS = ("religion", "trade", "army", "defence", "city")
COLUMNS = 4
FIRST_CRANE_COLUMN = 2
"""The Crane saves 1 gold from this column on."""


def row(building: int) -> int:
    """The building's row on the estate, an index into `ROWS`."""
    return building // COLUMNS


def column(building: int) -> int:
    """The building's place in its row, 0 for the leftmost."""
    return building % COLUMNS
