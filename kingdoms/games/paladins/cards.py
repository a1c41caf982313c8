"""The cards of Paladins, one line each. A card is known by its place in its table.

What is marked with # own could not be confirmed: it is a house value.
"""

from typing import NamedTuple

from kingdoms.games.paladins.board import (
    ABSOLVE,
    ANY,
    ATTACK,
    CLERIC,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    CRIMINAL,
    DESTROY_DEBT,
    DEVELOP,
    FIGHTER,
    FORTIFY,
    FREE_DEVELOP,
    FREE_RECRUIT,
    GARRISON,
    HUNT,
    LABOURER,
    MERCHANT,
    PAY_DEBT,
    PRAY,
    PRAYER,
    PROVISION,
    RAISE,
    RECRUIT,
    REMOVE_SUSPICION,
    SCOUT,
    SILVER,
    TAKE_DEBT,
    TAX,
    TRADE,
    WORKERS,
    Reward,
    Workers,
)

# The paladins, the same twelve in every player's deck.

ALL = 9
"""A discount that leaves nothing to pay."""


class Paladin(NamedTuple):
    """A paladin: two workers, what it adds to faith, strength and influence, and its help with one action."""

    key: str
    workers: tuple[int, int]
    boosts: tuple[int, int, int]
    action: int
    discount: int = 0
    bonus: Reward = ()


PALADINS = (
    Paladin("anseis", (MERCHANT, SCOUT), (1, 0, 3), FORTIFY, ALL),
    Paladin("berengier", (FIGHTER, MERCHANT), (0, 3, 1), GARRISON, ALL),
    Paladin("engelier", (FIGHTER, SCOUT), (1, 3, 0), ATTACK, 0, (SILVER, SILVER)),
    Paladin("gerier", (CLERIC, FIGHTER), (3, 0, 1), CONVERT, ALL),
    Paladin("gerin", (MERCHANT, LABOURER), (0, 0, 4), CONSPIRE, 0, (SILVER, SILVER)),
    Paladin("girard", (SCOUT, SCOUT), (2, 0, 2), HUNT, 0, (PROVISION, PROVISION)),
    Paladin("ivon", (CLERIC, SCOUT), (3, 1, 0), COMMISSION, ALL),
    Paladin("ivoire", (CLERIC, MERCHANT), (0, 1, 3), ABSOLVE, ALL),
    Paladin("oliver", (CLERIC, CLERIC), (4, 0, 0), PRAY, ALL),
    Paladin("otton", (MERCHANT, MERCHANT), (2, 2, 0), TRADE, 0, (SILVER, SILVER)),
    Paladin("roland", (FIGHTER, LABOURER), (0, 4, 0), RECRUIT, ALL),
    Paladin("samson", (SCOUT, LABOURER), (0, 2, 2), DEVELOP, 2),
)


# The townsfolk.

DEBT_PAID, SUSPECT_QUESTIONED, QUESTIONED, INNOCENT_QUESTIONED = range(12, 16)
"""What else than an action can set a townsfolk off; the last three in an inquisition."""


class Townsfolk(NamedTuple):
    """A townsfolk: what it brings when discarded and when hired, and later each time that something happens."""

    key: str
    discard: Reward
    hire: Reward
    trigger: int
    ongoing: Reward


_TWO_SUSPICIONS = (REMOVE_SUSPICION, REMOVE_SUSPICION)

TOWNSFOLK = (
    Townsfolk("abbot", ("cleric", "labourer"), (), ABSOLVE, ("labourer",)),
    Townsfolk("abbot", (PRAYER,), (PROVISION,), ABSOLVE, (PROVISION,)),
    Townsfolk("abbot", (DESTROY_DEBT,), (REMOVE_SUSPICION,), ABSOLVE, (TAX,)),
    Townsfolk("acolyte", ("cleric",), (), COMMISSION, ("labourer",)),
    Townsfolk("acolyte", (PRAYER,), (SILVER,), COMMISSION, (SILVER,)),
    Townsfolk("acolyte", _TWO_SUSPICIONS, (REMOVE_SUSPICION,), COMMISSION, (TAX,)),
    Townsfolk("architect", ("criminal",), (), DEVELOP, ("labourer",)),
    Townsfolk("architect", ("labourer", PROVISION), (PROVISION,), DEVELOP, (PROVISION,)),
    Townsfolk("architect", (TAX, TAX), (REMOVE_SUSPICION,), DEVELOP, (TAX,)),
    Townsfolk("defender", ("strength",), (), ATTACK, ("labourer",)),
    Townsfolk("defender", ("labourer", PROVISION), (PROVISION,), ATTACK, (PROVISION,)),
    Townsfolk("defender", (TAX, TAX), (REMOVE_SUSPICION,), ATTACK, (TAX,)),
    Townsfolk("gatekeeper", ("merchant", "labourer"), (), FORTIFY, ("labourer",)),
    Townsfolk("gatekeeper", ("scout",), (SILVER,), FORTIFY, (SILVER,)),
    Townsfolk("gatekeeper", (TAX, TAX), (REMOVE_SUSPICION,), FORTIFY, (TAX,)),
    Townsfolk("missionary", ("faith",), (PROVISION,), CONVERT, (PROVISION,)),
    Townsfolk("missionary", ("scout", "labourer"), (REMOVE_SUSPICION,), CONVERT, (TAX,)),
    Townsfolk("missionary", (PRAYER,), (), CONVERT, ("labourer",)),
    Townsfolk("watchman", ("fighter", "labourer"), (), GARRISON, ("labourer",)),
    Townsfolk("watchman", ("labourer", PROVISION), (SILVER,), GARRISON, (SILVER,)),
    Townsfolk("watchman", ("merchant",), (REMOVE_SUSPICION,), GARRISON, (TAX,)),
    Townsfolk("conspirator", _TWO_SUSPICIONS, (), QUESTIONED, (REMOVE_SUSPICION,)),
    Townsfolk("conspirator", ("criminal",), (), QUESTIONED, (REMOVE_SUSPICION,)),
    Townsfolk("debt_collector", ("labourer", "labourer"), (), DEBT_PAID, ("labourer",)),
    Townsfolk("debt_collector", (DESTROY_DEBT,), (), DEBT_PAID, ("fighter",)),
    Townsfolk("debt_collector", _TWO_SUSPICIONS, (), DEBT_PAID, ("scout",)),
    Townsfolk("peddler", ("labourer", "labourer"), (), SUSPECT_QUESTIONED, ("labourer",)),
    Townsfolk("peddler", ("labourer", PROVISION), (), SUSPECT_QUESTIONED, (PROVISION, PROVISION)),
    Townsfolk("peddler", _TWO_SUSPICIONS, (), SUSPECT_QUESTIONED, (SILVER, SILVER)),
    Townsfolk("squire", ("fighter",), (), INNOCENT_QUESTIONED, ("strength",)),  # own
    Townsfolk("squire", ("influence",), (), INNOCENT_QUESTIONED, ("influence",)),
    Townsfolk("squire", ("criminal",), (), INNOCENT_QUESTIONED, ("faith",)),  # own
)


# The outsiders.

VIKING, BYZANTINE, SARACEN = range(3)
FACTIONS = range(3)
FACTION_KEYS = ("viking", "byzantine", "saracen")


class Outsider(NamedTuple):
    """An outsider: what an attack on it brings, and the strength that its conversion gives."""

    key: str
    faction: int
    attack: Reward
    strength: int


OUTSIDERS = (
    Outsider("adventurer", VIKING, ("influence", "labourer", "cleric"), 1),
    Outsider("armourer", VIKING, ("influence", "labourer", PROVISION), 1),
    Outsider("assassin", VIKING, ("influence", "labourer", "fighter"), 2),
    Outsider("barbarian", VIKING, ("influence", TAX, PROVISION), 2),  # own
    Outsider("guardian", VIKING, ("influence", "merchant", PROVISION), 1),
    Outsider("lookout", VIKING, ("influence", "merchant"), 1),
    Outsider("marauder", VIKING, ("influence", "criminal"), 1),
    Outsider("mercenary", VIKING, ("influence", "labourer", "labourer"), 1),
    Outsider("protector", VIKING, ("influence", "labourer", PROVISION), 1),
    Outsider("thief", VIKING, ("influence", TAX, TAX), 1),
    Outsider("traitor", VIKING, ("influence", "criminal"), 1),  # own
    Outsider("vigilante", VIKING, ("influence", DESTROY_DEBT), 1),
    Outsider("archer", BYZANTINE, ("influence", "scout", PROVISION), 1),
    Outsider("armourer", BYZANTINE, ("influence", "fighter"), 1),
    Outsider("assassin", BYZANTINE, ("influence", "labourer", PROVISION), 2),
    Outsider("champion", BYZANTINE, ("influence", REMOVE_SUSPICION, "merchant"), 1),
    Outsider("guardian", BYZANTINE, ("influence", "labourer", "labourer"), 1),
    Outsider("hunter", BYZANTINE, ("influence", REMOVE_SUSPICION, "fighter"), 1),
    Outsider("invader", BYZANTINE, ("influence", TAX, PROVISION), 2),
    Outsider("lookout", BYZANTINE, ("influence", "labourer", "merchant"), 1),
    Outsider("mercenary", BYZANTINE, ("influence", REMOVE_SUSPICION, "labourer"), 1),
    Outsider("thief", BYZANTINE, ("influence", "criminal"), 1),
    Outsider("traitor", BYZANTINE, ("influence", DESTROY_DEBT), 1),  # own
    Outsider("warrior", BYZANTINE, ("influence", PROVISION, PROVISION), 1),
    Outsider("adventurer", SARACEN, ("influence", "labourer", "scout"), 1),
    Outsider("archer", SARACEN, ("influence", PROVISION, PROVISION), 1),
    Outsider("barbarian", SARACEN, ("influence", "labourer", "scout"), 2),
    Outsider("champion", SARACEN, ("influence", REMOVE_SUSPICION, "scout"), 1),  # own
    Outsider("hunter", SARACEN, ("influence", DESTROY_DEBT), 1),
    Outsider("invader", SARACEN, ("influence", "influence"), 2),
    Outsider("marauder", SARACEN, ("influence", "influence"), 1),
    Outsider("mercenary", SARACEN, ("influence", "labourer", PROVISION), 1),
    Outsider("mercenary", SARACEN, ("influence", TAX, TAX), 1),
    Outsider("protector", SARACEN, ("influence", "labourer", "labourer"), 1),
    Outsider("vigilante", SARACEN, ("influence", REMOVE_SUSPICION, "cleric"), 1),  # own
    Outsider("warrior", SARACEN, ("influence", "cleric"), 1),
)


# The taverns: four workers each.


def _counts(*kinds: int) -> Workers:
    return tuple(kinds.count(kind) for kind in WORKERS)


TAVERNS = (
    _counts(CLERIC, SCOUT, LABOURER, LABOURER),
    _counts(FIGHTER, FIGHTER, SCOUT, CRIMINAL),
    _counts(MERCHANT, MERCHANT, SCOUT, CRIMINAL),
    _counts(FIGHTER, FIGHTER, CRIMINAL, LABOURER),
    _counts(CLERIC, SCOUT, SCOUT, CRIMINAL),
    _counts(FIGHTER, MERCHANT, SCOUT, CRIMINAL),
    _counts(MERCHANT, MERCHANT, LABOURER, LABOURER),
    _counts(MERCHANT, MERCHANT, SCOUT, SCOUT),
    _counts(CLERIC, CLERIC, FIGHTER, SCOUT),
    _counts(CLERIC, CLERIC, MERCHANT, SCOUT),
    _counts(FIGHTER, FIGHTER, MERCHANT, CRIMINAL),
    _counts(FIGHTER, SCOUT, CRIMINAL, CRIMINAL),
    _counts(MERCHANT, MERCHANT, SCOUT, LABOURER),
    _counts(CLERIC, CLERIC, MERCHANT, LABOURER),
    _counts(FIGHTER, MERCHANT, SCOUT, SCOUT),
    _counts(FIGHTER, CRIMINAL, CRIMINAL, LABOURER),
    _counts(CLERIC, LABOURER, CRIMINAL, LABOURER),
    _counts(CLERIC, CLERIC, MERCHANT, MERCHANT),
    _counts(FIGHTER, FIGHTER, LABOURER, LABOURER),
    _counts(CLERIC, CLERIC, CLERIC, FIGHTER),
    _counts(CLERIC, CLERIC, FIGHTER, MERCHANT),
    _counts(SCOUT, SCOUT, SCOUT, LABOURER),
    _counts(FIGHTER, MERCHANT, CRIMINAL, CRIMINAL),
    _counts(FIGHTER, CRIMINAL, LABOURER, LABOURER),
)


# The walls.


class Wall(NamedTuple):
    """A wall, which gives a strength: what it gives besides, or lets one choose from, and its printed points."""

    gain: Reward = ()
    choice: tuple[Reward, ...] = ()
    vp: int = 0


_TWO_SILVER = (SILVER, SILVER)

WALLS = (
    *[Wall(("strength",))] * 2,
    *[Wall(("labourer",), vp=1)] * 2,
    *[Wall(vp=2)] * 2,
    *[Wall(choice=((PAY_DEBT,), _TWO_SILVER))] * 3,
    *[Wall(choice=((REMOVE_SUSPICION,), _TWO_SILVER))] * 4,
    Wall(("labourer", "labourer", "labourer")),
    Wall(("labourer", "labourer")),
    Wall(("labourer", "merchant")),
    Wall(("labourer", "fighter")),
    Wall(("labourer", "scout")),
    Wall(("labourer", "cleric")),
    Wall(("scout",)),
    Wall(("merchant",)),
    Wall(("fighter",)),
    Wall(("cleric",)),
    Wall(("scout", "merchant")),
)


# Suspicion cards are known by the tax that they show.

SUSPICIONS = (0,) * 10 + (1,) * 8 + (2,) * 6  # own: how many of each


# The King's Orders are known by the action that is to be done five times; his favours have a slot, a cost and effects.

ORDERS = (COMMISSION, FORTIFY, GARRISON, ABSOLVE, ATTACK, CONVERT)
ORDER_VP = (4, 6, 8)
ORDER_GOAL = 5


class Favour(NamedTuple):
    """A King's Favour: the worker that stands on it, its cost, and the effects of which one is chosen."""

    slot: int
    cost: Reward
    effects: tuple[Reward, ...]


FAVOURS = (
    Favour(SCOUT, (), ((FREE_RECRUIT,),)),
    Favour(CLERIC, (), ((REMOVE_SUSPICION, TAX, TAX),)),
    Favour(ANY, (), (("criminal", "criminal"),)),
    Favour(CRIMINAL, (), ((RAISE,),)),
    Favour(FIGHTER, (SILVER,), ((PAY_DEBT,), _TWO_SUSPICIONS)),
    Favour(ANY, (TAKE_DEBT,), (("scout", "merchant", "fighter"),)),
    Favour(MERCHANT, (PROVISION,), ((FREE_DEVELOP,), ("fighter", "cleric"))),
    Favour(CRIMINAL, (), (("labourer", "labourer", "labourer"),)),
    Favour(ANY, (), ((PROVISION, PROVISION, TAX),)),
    Favour(ANY, (), ((PRAYER,),)),
)


# The schemes of the solo opponent: an action on the right, the King's Orders, or a King's Favour.

ORDERS_SCHEME, FAVOUR_SCHEME = 12, 13
SCHEMES = (  # own: how many of each
    COMMISSION, COMMISSION, GARRISON, GARRISON, ATTACK, ATTACK, CONVERT, CONVERT, FORTIFY, ABSOLVE,
    ORDERS_SCHEME, ORDERS_SCHEME,
)  # fmt: skip
"""The schemes with which it begins; one more for each favour joins them when that is turned over."""
