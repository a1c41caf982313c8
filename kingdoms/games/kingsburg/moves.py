"""The moves and events of Kingsburg. All are small named tuples.

Dice are named by their places among a seat's dice of this season: first the coloured ones, then the white ones, each
ascending. A die keeps its place while others are used. Goods are in the order gold, wood, stone.
"""

from typing import NamedTuple

from kingdoms.core.codec import kind, revealing

INFLUENCE, BUILD, NEITHER = "influence", "build", "neither"
"""The uses of the king's envoy."""
PLUS_TWO, NOTHING = "plus_two", "nothing"
"""What the Town Hall can be about, beside a good's name."""
WON, DRAWN, LOST = "won", "drawn", "lost"
"""The outcomes of a battle."""


# The moves, in the order in which a year asks for them.


@kind
class TakeGood(NamedTuple):
    """King's aid, and the reward of some enemies: take one good of choice."""

    good: int


@kind
class Announce(NamedTuple):
    """Autumn, the envoy's holder: what the envoy will be used for this season."""

    use: str


@kind
class Reroll(NamedTuple):
    """Statue: roll this die again; of equal dice of a kind the first."""

    die: int


@kind
class RerollAll(NamedTuple):
    """Chapel of the published rules: roll all dice again."""


@kind
class Keep(NamedTuple):
    """Roll nothing again."""


@kind
class SetAside(NamedTuple):
    """Two players: this die is not used this season; of equal dice of a kind the first."""

    die: int


@kind
class Influence(NamedTuple):
    """Send a group of dice to an advisor, with a number of "+2" tokens and the Market's −1, 0 or 1."""

    advisor: int
    dice: tuple[int, ...]
    plus_two: int
    market: int


@kind
class Pass(NamedTuple):
    """No more influence this season, nothing built, no more soldiers recruited."""


@kind
class Help(NamedTuple):
    """All the goods that an advisor gives, where there is a choice."""

    gold: int
    wood: int
    stone: int


@kind
class Transmute(NamedTuple):
    """Alchemist: the good to give up for one of each other kind."""

    good: int


@kind
class Smuggle(NamedTuple):
    """Smuggler of the published rules: pay a point for these goods."""

    gold: int
    wood: int
    stone: int


@kind
class Decline(NamedTuple):
    """Alchemist, and Smuggler of the published rules: no help, no cost."""


@kind
class Build(NamedTuple):
    """Build this building."""

    building: int


@kind
class TownHall(NamedTuple):
    """End of a season: a good's name to pay it for a point; PLUS_TWO is taken, or paid by the published rules."""

    pays: str


@kind
class Recruit(NamedTuple):
    """Pay these goods, in ascending order, for a soldier: two, or one with the Barracks."""

    goods: tuple[int, ...]


@kind
class Lose(NamedTuple):
    """Winter: the goods to lose where the loser may choose."""

    gold: int
    wood: int
    stone: int


@kind
class LoseBuilding(NamedTuple):
    """Winter: the building to lose, one of the highest occupied column."""

    building: int


# The events, in the order in which a year tells them.


@kind
class PhaseBegan(NamedTuple):
    """A phase of a year begins, 1 to 8."""

    year: int
    phase: int


@kind
class AidGiven(NamedTuple):
    """King's aid: the seat has a white die more in Spring."""

    seat: int


@kind
class Gained(NamedTuple):
    """A seat gains something: gold, wood, stone, plus_two, soldiers or vp.

    The source is `aid`, `advisor_8` and the like, a building's key or `battle`; for vp it is a part of the score.
    """

    seat: int
    what: str
    amount: int
    source: str


@kind
class Lost(NamedTuple):
    """A seat loses or pays something; the fields are those of `Gained`."""

    seat: int
    what: str
    amount: int
    source: str


@kind
class EnvoyGiven(NamedTuple):
    """The seat holds the king's envoy."""

    seat: int


@kind
class EnvoyWithdrawn(NamedTuple):
    """The envoy goes back to the king: it was used, or it was not used in time."""

    seat: int


@kind
class Announced(NamedTuple):
    """The envoy's holder says what it is for this season."""

    seat: int
    use: str


@kind
@revealing
class Blocked(NamedTuple):
    """Two players: three dice block the advisor with their sum, two block one each."""

    three: tuple[int, ...]
    two: tuple[int, ...]


@kind
@revealing
class Rolled(NamedTuple):
    """A seat has rolled all its dice."""

    seat: int
    coloured: tuple[int, ...]
    white: tuple[int, ...]


@kind
@revealing
class Rerolled(NamedTuple):
    """The die that lay at this place among the seat's dice was rolled again and shows this value."""

    seat: int
    die: int
    value: int


@kind
class Kept(NamedTuple):
    """A seat that might have rolled again does not."""

    seat: int


@kind
class OrderFixed(NamedTuple):
    """The seats in the order in which they play this season."""

    order: tuple[int, ...]


@kind
class DiceSetAside(NamedTuple):
    """Two players: this die of the seat, which shows this value, is not used this season."""

    seat: int
    die: int
    value: int


@kind
class Influenced(NamedTuple):
    """A seat has placed dice of these values on an advisor, with a number of "+2" tokens and the Market's help."""

    seat: int
    advisor: int
    dice: tuple[int, ...]
    plus_two: int
    market: int
    white: int = 0
    """How many of the dice, the last ones, are white."""


@kind
class Passed(NamedTuple):
    """A seat passes, or has to."""

    seat: int


@kind
class Helped(NamedTuple):
    """An advisor helps a seat; the next events say what it gains."""

    seat: int
    advisor: int


@kind
class Declined(NamedTuple):
    """A seat does without the help of an advisor that has its cost."""

    seat: int
    advisor: int


@kind
@revealing
class Looked(NamedTuple):
    """A seat looks at this year's enemy."""

    seat: int


@kind
class Built(NamedTuple):
    """A seat has built a building and paid this for it."""

    seat: int
    building: int
    gold: int
    wood: int
    stone: int


@kind
class Recruited(NamedTuple):
    """A seat has paid these goods for a soldier."""

    seat: int
    goods: tuple[int, ...]


@kind
@revealing
class EnemyTurned(NamedTuple):
    """Winter: the year's enemy lies open."""

    enemy: int


@kind
@revealing
class KingsDie(NamedTuple):
    """The king's die: everyone gets this many soldiers."""

    value: int


@kind
class Fought(NamedTuple):
    """A seat's battle: own soldiers, the king's, buildings, more against this enemy, their sum, and the outcome."""

    seat: int
    soldiers: int
    die: int
    buildings: int
    bonus: int
    strength: int
    outcome: str


@kind
class BuildingLost(NamedTuple):
    """A seat has lost a building."""

    seat: int
    building: int


@kind
class Strongest(NamedTuple):
    """The winners with the highest strength."""

    seats: tuple[int, ...]


@kind
class GameEnded(NamedTuple):
    """The last winter is over."""


MOVES = (
    TakeGood, Announce, Reroll, RerollAll, Keep, SetAside, Influence, Pass, Help, Transmute, Smuggle, Decline, Build,
    TownHall, Recruit, Lose, LoseBuilding,
)  # fmt: skip
