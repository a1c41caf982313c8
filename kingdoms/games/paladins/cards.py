"""The cards of Paladins, one per line. A card's number is its place in its table.

Values marked "# own" could not be confirmed; they are house values.
"""

from typing import NamedTuple

from kingdoms.games.paladins import board

# The paladins, the same twelve in every player's deck.

ALL = 9
"""A discount that makes an action free."""


class Paladin(NamedTuple):
    """A paladin, who gives two workers, boosts faith, strength and influence, and helps with one action."""

    key: str
    workers: tuple[int, int]
    boosts: tuple[int, int, int]
    action: int
    discount: int = 0
    bonus: board.Reward = ()


PALADINS = (
    Paladin("anseis", (board.MERCHANT, board.SCOUT), (1, 0, 3), board.FORTIFY, ALL),
    Paladin("berengier", (board.FIGHTER, board.MERCHANT), (0, 3, 1), board.GARRISON, ALL),
    Paladin("engelier", (board.FIGHTER, board.SCOUT), (1, 3, 0), board.ATTACK, 0, (board.SILVER, board.SILVER)),
    Paladin("gerier", (board.CLERIC, board.FIGHTER), (3, 0, 1), board.CONVERT, ALL),
    Paladin("gerin", (board.MERCHANT, board.LABOURER), (0, 0, 4), board.CONSPIRE, 0, (board.SILVER, board.SILVER)),
    Paladin("girard", (board.SCOUT, board.SCOUT), (2, 0, 2), board.HUNT, 0, (board.PROVISION, board.PROVISION)),
    Paladin("ivon", (board.CLERIC, board.SCOUT), (3, 1, 0), board.COMMISSION, ALL),
    Paladin("ivoire", (board.CLERIC, board.MERCHANT), (0, 1, 3), board.ABSOLVE, ALL),
    Paladin("oliver", (board.CLERIC, board.CLERIC), (4, 0, 0), board.PRAY, ALL),
    Paladin("otton", (board.MERCHANT, board.MERCHANT), (2, 2, 0), board.TRADE, 0, (board.SILVER, board.SILVER)),
    Paladin("roland", (board.FIGHTER, board.LABOURER), (0, 4, 0), board.RECRUIT, ALL),
    Paladin("samson", (board.SCOUT, board.LABOURER), (0, 2, 2), board.DEVELOP, 2),
)


# The townsfolk.

DEBT_PAID, SUSPECT_QUESTIONED, QUESTIONED, INNOCENT_QUESTIONED = range(12, 16)
"""Triggers of townsfolk other than actions; the last three occur in an inquisition."""


class Townsfolk(NamedTuple):
    """A townsfolk card: its rewards when discarded and when hired, and its reward each time the trigger occurs."""

    key: str
    discard: board.Reward
    hire: board.Reward
    trigger: int
    ongoing: board.Reward


_TWO_SUSPICIONS = (board.REMOVE_SUSPICION, board.REMOVE_SUSPICION)

TOWNSFOLK = (
    Townsfolk("abbot", ("cleric", "labourer"), (), board.ABSOLVE, ("labourer",)),
    Townsfolk("abbot", (board.PRAYER,), (board.PROVISION,), board.ABSOLVE, (board.PROVISION,)),
    Townsfolk("abbot", (board.DESTROY_DEBT,), (board.REMOVE_SUSPICION,), board.ABSOLVE, (board.TAX,)),
    Townsfolk("acolyte", ("cleric",), (), board.COMMISSION, ("labourer",)),
    Townsfolk("acolyte", (board.PRAYER,), (board.SILVER,), board.COMMISSION, (board.SILVER,)),
    Townsfolk("acolyte", _TWO_SUSPICIONS, (board.REMOVE_SUSPICION,), board.COMMISSION, (board.TAX,)),
    Townsfolk("architect", ("criminal",), (), board.DEVELOP, ("labourer",)),
    Townsfolk("architect", ("labourer", board.PROVISION), (board.PROVISION,), board.DEVELOP, (board.PROVISION,)),
    Townsfolk("architect", (board.TAX, board.TAX), (board.REMOVE_SUSPICION,), board.DEVELOP, (board.TAX,)),
    Townsfolk("defender", ("strength",), (), board.ATTACK, ("labourer",)),
    Townsfolk("defender", ("labourer", board.PROVISION), (board.PROVISION,), board.ATTACK, (board.PROVISION,)),
    Townsfolk("defender", (board.TAX, board.TAX), (board.REMOVE_SUSPICION,), board.ATTACK, (board.TAX,)),
    Townsfolk("gatekeeper", ("merchant", "labourer"), (), board.FORTIFY, ("labourer",)),
    Townsfolk("gatekeeper", ("scout",), (board.SILVER,), board.FORTIFY, (board.SILVER,)),
    Townsfolk("gatekeeper", (board.TAX, board.TAX), (board.REMOVE_SUSPICION,), board.FORTIFY, (board.TAX,)),
    Townsfolk("missionary", ("faith",), (board.PROVISION,), board.CONVERT, (board.PROVISION,)),
    Townsfolk("missionary", ("scout", "labourer"), (board.REMOVE_SUSPICION,), board.CONVERT, (board.TAX,)),
    Townsfolk("missionary", (board.PRAYER,), (), board.CONVERT, ("labourer",)),
    Townsfolk("watchman", ("fighter", "labourer"), (), board.GARRISON, ("labourer",)),
    Townsfolk("watchman", ("labourer", board.PROVISION), (board.SILVER,), board.GARRISON, (board.SILVER,)),
    Townsfolk("watchman", ("merchant",), (board.REMOVE_SUSPICION,), board.GARRISON, (board.TAX,)),
    Townsfolk("conspirator", _TWO_SUSPICIONS, (), QUESTIONED, (board.REMOVE_SUSPICION,)),
    Townsfolk("conspirator", ("criminal",), (), QUESTIONED, (board.REMOVE_SUSPICION,)),
    Townsfolk("debt_collector", ("labourer", "labourer"), (), DEBT_PAID, ("labourer",)),
    Townsfolk("debt_collector", (board.DESTROY_DEBT,), (), DEBT_PAID, ("fighter",)),
    Townsfolk("debt_collector", _TWO_SUSPICIONS, (), DEBT_PAID, ("scout",)),
    Townsfolk("peddler", ("labourer", "labourer"), (), SUSPECT_QUESTIONED, ("labourer",)),
    Townsfolk("peddler", ("labourer", board.PROVISION), (), SUSPECT_QUESTIONED, (board.PROVISION, board.PROVISION)),
    Townsfolk("peddler", _TWO_SUSPICIONS, (), SUSPECT_QUESTIONED, (board.SILVER, board.SILVER)),
    Townsfolk("squire", ("fighter",), (), INNOCENT_QUESTIONED, ("strength",)),  # own
    Townsfolk("squire", ("influence",), (), INNOCENT_QUESTIONED, ("influence",)),
    Townsfolk("squire", ("criminal",), (), INNOCENT_QUESTIONED, ("faith",)),  # own
)


# The outsiders.

VIKING, BYZANTINE, SARACEN = range(3)
FACTIONS = range(3)
FACTION_KEYS = ("viking", "byzantine", "saracen")


class OutsiderCard(NamedTuple):
    """An outsider: the reward for attacking it, and the strength gained by converting it."""

    key: str
    faction: int
    attack: board.Reward
    strength: int


OUTSIDERS = (
    OutsiderCard("adventurer", VIKING, ("influence", "labourer", "cleric"), 1),
    OutsiderCard("armourer", VIKING, ("influence", "labourer", board.PROVISION), 1),
    OutsiderCard("assassin", VIKING, ("influence", "labourer", "fighter"), 2),
    OutsiderCard("barbarian", VIKING, ("influence", board.TAX, board.PROVISION), 2),  # own
    OutsiderCard("guardian", VIKING, ("influence", "merchant", board.PROVISION), 1),
    OutsiderCard("lookout", VIKING, ("influence", "merchant"), 1),
    OutsiderCard("marauder", VIKING, ("influence", "criminal"), 1),
    OutsiderCard("mercenary", VIKING, ("influence", "labourer", "labourer"), 1),
    OutsiderCard("protector", VIKING, ("influence", "labourer", board.PROVISION), 1),
    OutsiderCard("thief", VIKING, ("influence", board.TAX, board.TAX), 1),
    OutsiderCard("traitor", VIKING, ("influence", "criminal"), 1),  # own
    OutsiderCard("vigilante", VIKING, ("influence", board.DESTROY_DEBT), 1),
    OutsiderCard("archer", BYZANTINE, ("influence", "scout", board.PROVISION), 1),
    OutsiderCard("armourer", BYZANTINE, ("influence", "fighter"), 1),
    OutsiderCard("assassin", BYZANTINE, ("influence", "labourer", board.PROVISION), 2),
    OutsiderCard("champion", BYZANTINE, ("influence", board.REMOVE_SUSPICION, "merchant"), 1),
    OutsiderCard("guardian", BYZANTINE, ("influence", "labourer", "labourer"), 1),
    OutsiderCard("hunter", BYZANTINE, ("influence", board.REMOVE_SUSPICION, "fighter"), 1),
    OutsiderCard("invader", BYZANTINE, ("influence", board.TAX, board.PROVISION), 2),
    OutsiderCard("lookout", BYZANTINE, ("influence", "labourer", "merchant"), 1),
    OutsiderCard("mercenary", BYZANTINE, ("influence", board.REMOVE_SUSPICION, "labourer"), 1),
    OutsiderCard("thief", BYZANTINE, ("influence", "criminal"), 1),
    OutsiderCard("traitor", BYZANTINE, ("influence", board.DESTROY_DEBT), 1),  # own
    OutsiderCard("warrior", BYZANTINE, ("influence", board.PROVISION, board.PROVISION), 1),
    OutsiderCard("adventurer", SARACEN, ("influence", "labourer", "scout"), 1),
    OutsiderCard("archer", SARACEN, ("influence", board.PROVISION, board.PROVISION), 1),
    OutsiderCard("barbarian", SARACEN, ("influence", "labourer", "scout"), 2),
    OutsiderCard("champion", SARACEN, ("influence", board.REMOVE_SUSPICION, "scout"), 1),  # own
    OutsiderCard("hunter", SARACEN, ("influence", board.DESTROY_DEBT), 1),
    OutsiderCard("invader", SARACEN, ("influence", "influence"), 2),
    OutsiderCard("marauder", SARACEN, ("influence", "influence"), 1),
    OutsiderCard("mercenary", SARACEN, ("influence", "labourer", board.PROVISION), 1),
    OutsiderCard("mercenary", SARACEN, ("influence", board.TAX, board.TAX), 1),
    OutsiderCard("protector", SARACEN, ("influence", "labourer", "labourer"), 1),
    OutsiderCard("vigilante", SARACEN, ("influence", board.REMOVE_SUSPICION, "cleric"), 1),  # own
    OutsiderCard("warrior", SARACEN, ("influence", "cleric"), 1),
)


# The taverns: four workers each.


def _counts(*kinds: int) -> board.Workers:
    return tuple(kinds.count(kind) for kind in board.WORKERS)


TAVERNS = (
    _counts(board.CLERIC, board.SCOUT, board.LABOURER, board.LABOURER),
    _counts(board.FIGHTER, board.FIGHTER, board.SCOUT, board.CRIMINAL),
    _counts(board.MERCHANT, board.MERCHANT, board.SCOUT, board.CRIMINAL),
    _counts(board.FIGHTER, board.FIGHTER, board.CRIMINAL, board.LABOURER),
    _counts(board.CLERIC, board.SCOUT, board.SCOUT, board.CRIMINAL),
    _counts(board.FIGHTER, board.MERCHANT, board.SCOUT, board.CRIMINAL),
    _counts(board.MERCHANT, board.MERCHANT, board.LABOURER, board.LABOURER),
    _counts(board.MERCHANT, board.MERCHANT, board.SCOUT, board.SCOUT),
    _counts(board.CLERIC, board.CLERIC, board.FIGHTER, board.SCOUT),
    _counts(board.CLERIC, board.CLERIC, board.MERCHANT, board.SCOUT),
    _counts(board.FIGHTER, board.FIGHTER, board.MERCHANT, board.CRIMINAL),
    _counts(board.FIGHTER, board.SCOUT, board.CRIMINAL, board.CRIMINAL),
    _counts(board.MERCHANT, board.MERCHANT, board.SCOUT, board.LABOURER),
    _counts(board.CLERIC, board.CLERIC, board.MERCHANT, board.LABOURER),
    _counts(board.FIGHTER, board.MERCHANT, board.SCOUT, board.SCOUT),
    _counts(board.FIGHTER, board.CRIMINAL, board.CRIMINAL, board.LABOURER),
    _counts(board.CLERIC, board.LABOURER, board.CRIMINAL, board.LABOURER),
    _counts(board.CLERIC, board.CLERIC, board.MERCHANT, board.MERCHANT),
    _counts(board.FIGHTER, board.FIGHTER, board.LABOURER, board.LABOURER),
    _counts(board.CLERIC, board.CLERIC, board.CLERIC, board.FIGHTER),
    _counts(board.CLERIC, board.CLERIC, board.FIGHTER, board.MERCHANT),
    _counts(board.SCOUT, board.SCOUT, board.SCOUT, board.LABOURER),
    _counts(board.FIGHTER, board.MERCHANT, board.CRIMINAL, board.CRIMINAL),
    _counts(board.FIGHTER, board.CRIMINAL, board.LABOURER, board.LABOURER),
)


# The walls.


class Wall(NamedTuple):
    """A wall: besides a level of strength, it gives `gain` or one reward from `choice`, if any, and scores `vp`."""

    gain: board.Reward = ()
    choice: tuple[board.Reward, ...] = ()
    vp: int = 0


_TWO_SILVER = (board.SILVER, board.SILVER)

WALLS = (
    *[Wall(("strength",))] * 2,
    *[Wall(("labourer",), vp=1)] * 2,
    *[Wall(vp=2)] * 2,
    *[Wall(choice=((board.PAY_DEBT,), _TWO_SILVER))] * 3,
    *[Wall(choice=((board.REMOVE_SUSPICION,), _TWO_SILVER))] * 4,
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


# Suspicion cards are represented by the tax they show.

SUSPICIONS = (0,) * 10 + (1,) * 8 + (2,) * 6  # own: how many of each


# The King's Orders are represented by the action to be done five times; his Favours have a slot, a cost and effects.

ORDERS = (board.COMMISSION, board.FORTIFY, board.GARRISON, board.ABSOLVE, board.ATTACK, board.CONVERT)
ORDER_VP = (4, 6, 8)
ORDER_GOAL = 5


class Favour(NamedTuple):
    """A King's Favour: the kind of worker it takes, its cost, and its effects, of which one is chosen."""

    slot: int
    cost: board.Reward
    effects: tuple[board.Reward, ...]


FAVOURS = (
    Favour(board.SCOUT, (), ((board.FREE_RECRUIT,),)),
    Favour(board.CLERIC, (), ((board.REMOVE_SUSPICION, board.TAX, board.TAX),)),
    Favour(board.ANY, (), (("criminal", "criminal"),)),
    Favour(board.CRIMINAL, (), ((board.RAISE,),)),
    Favour(board.FIGHTER, (board.SILVER,), ((board.PAY_DEBT,), _TWO_SUSPICIONS)),
    Favour(board.ANY, (board.TAKE_DEBT,), (("scout", "merchant", "fighter"),)),
    Favour(board.MERCHANT, (board.PROVISION,), ((board.FREE_DEVELOP,), ("fighter", "cleric"))),
    Favour(board.CRIMINAL, (), (("labourer", "labourer", "labourer"),)),
    Favour(board.ANY, (), ((board.PROVISION, board.PROVISION, board.TAX),)),
    Favour(board.ANY, (), ((board.PRAYER,),)),
)


# The solo opponent's schemes: an action on the right, the King's Orders, or a King's Favour.

ORDERS_SCHEME, FAVOUR_SCHEME = 12, 13
SCHEMES = (  # own: how many of each
    board.COMMISSION, board.COMMISSION, board.GARRISON, board.GARRISON, board.ATTACK, board.ATTACK,
    board.CONVERT, board.CONVERT, board.FORTIFY, board.ABSOLVE, ORDERS_SCHEME, ORDERS_SCHEME,
)  # fmt: skip
"""The schemes the opponent starts with; another joins them for each favour revealed."""
