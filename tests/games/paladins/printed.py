"""The printed components of Paladins, line by line as in the rules, independent of the game's own tables."""

from functools import cache
from typing import NamedTuple

KINDS = ("labourer", "scout", "merchant", "fighter", "cleric", "criminal")
LETTERS = "LSMFCX"
"""The letter for each kind of worker in the tests; X is a criminal, and "*" is a slot that takes anyone."""
TRAITS = ("faith", "strength", "influence")

ACTION_LINES = """
develop     **   -          -
recruit     *F   -          -
hunt        *S   -          -
trade       *M   -          -
pray        C    -          -
conspire    *    -          -
commission  S*C  faith      influence
fortify     M*S  influence  strength
garrison    M*F  strength   faith
absolve     C*M  influence  faith
attack      S*F  strength   influence
convert     F*C  faith      strength
"""

COST_LINES = """
commission  1 1 1 2 2 3 3
fortify     1 1 1 2 2 3 3
garrison    1 1 1 2 2 3 3
absolve     1 2 2 2 3 3 3
convert     0 1 2 2 2 3 3
"""

LEVELS_NEEDED = [0, 1, 3, 5, 7, 9, 11]
"""The influence needed for the first wall, the second and so on; jars need the same."""
FAITH_NEEDED = [0, 2, 4, 6, 8, 10]
STRENGTH_NEEDED = [1, 3, 5, 7, 9, 11]
UNCOVERED = "SMFCSMFC"
"""The workers hidden under the workshops, from left to right."""
PRICES = [3, 2, 2, 1, 0]
TAX_SUPPLY = {1: 5, 2: 6, 3: 7, 4: 8}
SUSPICION_CARDS = {0: 10, 1: 8, 2: 6}
JAR_LINE = "free_recruit, labourer, pray, pray, faith, provision provision, pay_debt, pay_debt, remove_suspicion"

SPACE_LINES = """
free_recruit, silver silver | labourer | remove_suspicion
free_recruit, silver silver, scout, remove_suspicion | silver silver, remove_suspicion | labourer
labourer, merchant, silver silver, pray, scout, fighter | free_recruit, pay_debt | silver silver
fighter, pray, merchant, cleric, pay_debt, labourer scout, silver silver | pray, silver silver | labourer labourer
pray, labourer fighter, pay_debt, labourer merchant, labourer cleric | labourer labourer | pay_debt
pay_debt | pray | labourer labourer
"""
"""A line for each region: always | with three or more players | with four."""

PALADIN_LINES = """
anseis     MS  1 0 3  fortify     free
berengier  FM  0 3 1  garrison    free
engelier   FS  1 3 0  attack      silver silver
gerier     CF  3 0 1  convert     free
gerin      ML  0 0 4  conspire    silver silver
girard     SS  2 0 2  hunt        provision provision
ivon       CS  3 1 0  commission  free
ivoire     CM  0 1 3  absolve     free
oliver     CC  4 0 0  pray        free
otton      MM  2 2 0  trade       silver silver
roland     FL  0 4 0  recruit     free
samson     SL  0 2 2  develop     2
"""

TOWNSFOLK_LINES = """
abbot | cleric labourer | - | absolve | labourer
abbot | pray | provision | absolve | provision
abbot | destroy_debt | remove_suspicion | absolve | tax
acolyte | cleric | - | commission | labourer
acolyte | pray | silver | commission | silver
acolyte | remove_suspicion remove_suspicion | remove_suspicion | commission | tax
architect | criminal | - | develop | labourer
architect | labourer provision | provision | develop | provision
architect | tax tax | remove_suspicion | develop | tax
defender | strength | - | attack | labourer
defender | labourer provision | provision | attack | provision
defender | tax tax | remove_suspicion | attack | tax
gatekeeper | merchant labourer | - | fortify | labourer
gatekeeper | scout | silver | fortify | silver
gatekeeper | tax tax | remove_suspicion | fortify | tax
missionary | faith | provision | convert | provision
missionary | scout labourer | remove_suspicion | convert | tax
missionary | pray | - | convert | labourer
watchman | fighter labourer | - | garrison | labourer
watchman | labourer provision | silver | garrison | silver
watchman | merchant | remove_suspicion | garrison | tax
conspirator | remove_suspicion remove_suspicion | - | questioned | remove_suspicion
conspirator | criminal | - | questioned | remove_suspicion
debt_collector | labourer labourer | - | debt_paid | labourer
debt_collector | destroy_debt | - | debt_paid | fighter
debt_collector | remove_suspicion remove_suspicion | - | debt_paid | scout
peddler | labourer labourer | - | suspect_questioned | labourer
peddler | labourer provision | - | suspect_questioned | provision provision
peddler | remove_suspicion remove_suspicion | - | suspect_questioned | silver silver
squire | fighter | - | innocent_questioned | strength
squire | influence | - | innocent_questioned | influence
squire | criminal | - | innocent_questioned | faith
"""

OUTSIDER_LINES = """
viking adventurer | influence labourer cleric | 1
viking armourer | influence labourer provision | 1
viking assassin | influence labourer fighter | 2
viking barbarian | influence tax provision | 2
viking guardian | influence merchant provision | 1
viking lookout | influence merchant | 1
viking marauder | influence criminal | 1
viking mercenary | influence labourer labourer | 1
viking protector | influence labourer provision | 1
viking thief | influence tax tax | 1
viking traitor | influence criminal | 1
viking vigilante | influence destroy_debt | 1
byzantine archer | influence scout provision | 1
byzantine armourer | influence fighter | 1
byzantine assassin | influence labourer provision | 2
byzantine champion | influence remove_suspicion merchant | 1
byzantine guardian | influence labourer labourer | 1
byzantine hunter | influence remove_suspicion fighter | 1
byzantine invader | influence tax provision | 2
byzantine lookout | influence labourer merchant | 1
byzantine mercenary | influence remove_suspicion labourer | 1
byzantine thief | influence criminal | 1
byzantine traitor | influence destroy_debt | 1
byzantine warrior | influence provision provision | 1
saracen adventurer | influence labourer scout | 1
saracen archer | influence provision provision | 1
saracen barbarian | influence labourer scout | 2
saracen champion | influence remove_suspicion scout | 1
saracen hunter | influence destroy_debt | 1
saracen invader | influence influence | 2
saracen marauder | influence influence | 1
saracen mercenary | influence labourer provision | 1
saracen mercenary | influence tax tax | 1
saracen protector | influence labourer labourer | 1
saracen vigilante | influence remove_suspicion cleric | 1
saracen warrior | influence cleric | 1
"""

TAVERN_LINES = """
CSLL FFSX MMSX FFXL CSSX FMSX MMLL MMSS
CCFS CCMS FFMX FSXX MMSL CCML FMSS FXXL
CLXL CCMM FFLL CCCF CCFM SSSL FMXX FXLL
"""

WALL_LINES = """
2 | strength | - | 0
2 | labourer | - | 1
2 | - | - | 2
3 | - | pay_debt or silver silver | 0
4 | - | remove_suspicion or silver silver | 0
1 | labourer labourer labourer | - | 0
1 | labourer labourer | - | 0
1 | labourer merchant | - | 0
1 | labourer fighter | - | 0
1 | labourer scout | - | 0
1 | labourer cleric | - | 0
1 | scout | - | 0
1 | merchant | - | 0
1 | fighter | - | 0
1 | cleric | - | 0
1 | scout merchant | - | 0
"""

FAVOUR_LINES = """
scout | - | free_recruit
cleric | - | remove_suspicion tax tax
any | - | criminal criminal
criminal | - | faith or strength or influence
fighter | silver | pay_debt or remove_suspicion remove_suspicion
any | take_debt | scout merchant fighter
merchant | provision | free_develop or fighter cleric
criminal | - | labourer labourer labourer
any | - | provision provision tax
any | - | pray
"""

ORDERS = ["commission", "fortify", "garrison", "absolve", "attack", "convert"]
SCHEME_LINE = "commission 2, garrison 2, attack 2, convert 2, fortify 1, absolve 1, orders 2"

PARTS = [
    "orders", "attributes", "developments", "commissions", "walls", "garrisons", "absolutions", "conversions",
    "debts", "goods",
]  # fmt: skip
ORDER_POINTS = [4, 6, 8]
LEVEL_POINTS = [0, 0, 1, 1, 3, 3, 6, 6, 9, 11, 13, 16, 20]
DEVELOPMENT_POINTS = {6: 1, 7: 3, 8: 6}
SETTLING_POINTS = {5: 2, 6: 5, 7: 9}
"""The points for this many commissions, or for this many garrisons."""
BUILDING_POINTS = {5: 1, 6: 3, 7: 6}
"""The points for this many walls, or for this many absolutions."""

Tokens = tuple[str, ...]


class Action(NamedTuple):
    """An action on the board: its slots, the attribute it needs and the one it raises."""

    name: str
    slots: str
    needs: str
    raises: str


class Knight(NamedTuple):
    """A paladin: the two workers, the three boosts, and the help with an action: free, cheaper, or a bonus."""

    name: str
    workers: str
    boosts: tuple[int, ...]
    action: str
    help: Tokens


class Citizen(NamedTuple):
    """A townsfolk card: rewards for discarding and hiring, and the reward for its trigger."""

    name: str
    discard: Tokens
    hire: Tokens
    trigger: str
    ongoing: Tokens


class Foe(NamedTuple):
    """An outsider: its faction, the reward for attacking it, and the strength gained by converting it."""

    faction: str
    name: str
    attack: Tokens
    strength: int


class WallCard(NamedTuple):
    """A wall: what it gives besides a strength, its alternatives, and its points."""

    gain: Tokens
    choice: tuple[Tokens, ...]
    points: int


class FavourCard(NamedTuple):
    """A King's Favour: the worker it takes, its cost, and its alternatives."""

    slot: str
    cost: Tokens
    effects: tuple[Tokens, ...]


class Field(NamedTuple):
    """A space on the main board: its region, its reward, and the fewest players it is used with."""

    region: int
    reward: Tokens
    players: int


def _cells(text: str, split: str = "|") -> list[list[str]]:
    return [[cell.strip() for cell in line.split(split)] for line in text.strip().split("\n")]


def _tokens(text: str) -> Tokens:
    return () if text == "-" else tuple(text.split())


def _choice(text: str) -> tuple[Tokens, ...]:
    return () if text == "-" else tuple(_tokens(option) for option in text.split(" or "))


def _knight(line: str) -> Knight:
    name, workers, *boosts, action = line.split()[:6]
    return Knight(name, workers, tuple(map(int, boosts)), action, tuple(line.split()[6:]))


ACTIONS = [Action(*line.split()) for line in ACTION_LINES.strip().split("\n")]
ACTION_NAMES = [action.name for action in ACTIONS]
COSTS = {line.split()[0]: list(map(int, line.split()[1:])) for line in COST_LINES.strip().split("\n")}
JAR_FIELDS = [_tokens(field) for field in JAR_LINE.split(", ")]
FIELDS = [
    Field(region, _tokens(field), (1, 3, 4)[column])
    for region, columns in enumerate(_cells(SPACE_LINES))
    for column, cell in enumerate(columns)
    for field in cell.split(", ")
]
PALADINS = [_knight(line) for line in PALADIN_LINES.strip().split("\n")]
TOWNSFOLK = [
    Citizen(name, _tokens(discard), _tokens(hire), trigger, _tokens(ongoing))
    for name, discard, hire, trigger, ongoing in _cells(TOWNSFOLK_LINES)
]
OUTSIDERS = [Foe(*who.split(), _tokens(attack), int(strength)) for who, attack, strength in _cells(OUTSIDER_LINES)]
TAVERNS = TAVERN_LINES.split()
WALLS = [
    WallCard(_tokens(gain), _choice(choice), int(points))
    for count, gain, choice, points in _cells(WALL_LINES)
    for _card in range(int(count))
]
FAVOURS = [FavourCard(slot, _tokens(cost), _choice(effects)) for slot, cost, effects in _cells(FAVOUR_LINES)]
SCHEMES = {name: int(count) for name, count in (entry.split() for entry in SCHEME_LINE.split(", "))}
DEVELOP, RECRUIT, HUNT, TRADE, PRAY, CONSPIRE, COMMISSION, FORTIFY, GARRISON, ABSOLVE, ATTACK, CONVERT = range(12)


def workers(letters: str) -> tuple[int, ...]:
    """Workers as counts: "SSX" is two scouts and a criminal."""
    return tuple(letters.count(letter) for letter in LETTERS)


def paladin(name: str) -> int:
    """The number of a paladin."""
    return [knight.name for knight in PALADINS].index(name)


def townsfolk(name: str) -> int:
    """The number of a townsfolk card: "abbot 2" is the second abbot."""
    wanted, which = name.split()
    return [number for number, card in enumerate(TOWNSFOLK) if card.name == wanted][int(which) - 1]


def outsider(name: str) -> int:
    """The number of an outsider: "viking thief", "saracen mercenary 2"."""
    faction, wanted, *which = name.split()
    found = [number for number, card in enumerate(OUTSIDERS) if (card.faction, card.name) == (faction, wanted)]
    return found[int(which[0]) - 1 if which else 0]


def wall(gain: str = "", points: int = 0) -> int:
    """The number of the first wall with this gain, which may be a choice ("a or b"), and these points."""
    wanted = WallCard((), _choice(gain), points) if " or " in gain else WallCard(tuple(gain.split()), (), points)
    return WALLS.index(wanted)


def favour(effects: str) -> int:
    """The number of the favour with these effects."""
    return [card.effects for card in FAVOURS].index(_choice(effects))


def field(region: int, reward: str, players: int = 1) -> int:
    """The number of the first space on the main board with these properties."""
    return FIELDS.index(Field(region, _tokens(reward), players))


def fields_in_play(seats: int) -> list[int]:
    """The spaces used with this many players."""
    return [number for number, space in enumerate(FIELDS) if space.players <= seats]


def jar_field(reward: str) -> int:
    """The number of the first jar space with this reward."""
    return JAR_FIELDS.index(_tokens(reward))


@cache
def fits(slots: str, lot: tuple[int, ...]) -> bool:
    """Whether exactly these workers, counted by kind, fill the slots."""
    return sum(lot) == len(slots) and _can_fill(slots, lot)


def _can_fill(slots: str, lot: tuple[int, ...]) -> bool:
    """Tries every worker in the first slot, then in the slots after it."""
    if not slots:
        return True
    takers = LETTERS if slots[0] == "*" else {slots[0], "X"}
    rests = [
        tuple(count - (letter == taken) for letter, count in zip(LETTERS, lot, strict=True))
        for taken in takers
        if lot[LETTERS.index(taken)]
    ]
    return any(_can_fill(slots[1:], rest) for rest in rests)
