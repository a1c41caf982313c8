"""The moves of Kingsburg: small named tuples, in the order in which they come up during a year.

Dice are named by their places among a seat's dice this season: first the coloured ones, then the white ones, each in
ascending order. A die keeps its place while others are used. Goods are in the order gold, wood, stone.
"""

from typing import NamedTuple

from kingdoms.core.codec import kind

INFLUENCE, BUILD, NEITHER = "influence", "build", "neither"
"""The uses of the king's envoy."""
PLUS_TWO, NOTHING = "plus_two", "nothing"
"""The Town Hall's options other than the names of goods."""


@kind
class TakeGood(NamedTuple):
    """King's aid, and some victories: take one good of your choice."""

    good: int


@kind
class Announce(NamedTuple):
    """Autumn, envoy's holder: say what the envoy will be used for this season."""

    use: str


@kind
class Reroll(NamedTuple):
    """Statue: reroll this die. Of equal dice of the same colour, only the first is offered."""

    die: int


@kind
class RerollAll(NamedTuple):
    """Chapel, published edition: reroll all dice."""


@kind
class Keep(NamedTuple):
    """Keep the dice as rolled."""


@kind
class SetAside(NamedTuple):
    """Two players: do not use this die this season. Of equal dice of the same colour, only the first is offered."""

    die: int


@kind
class Influence(NamedTuple):
    """Send a group of dice to an advisor, with this many "+2" tokens and −1, 0 or 1 from the Market."""

    advisor: int
    dice: tuple[int, ...]
    plus_two: int
    market: int


@kind
class Pass(NamedTuple):
    """Place no more dice this season, build nothing, or recruit no more soldiers."""


@kind
class Help(NamedTuple):
    """Take these goods from an advisor; they are all the goods the advisor gives."""

    gold: int
    wood: int
    stone: int


@kind
class Transmute(NamedTuple):
    """Alchemist: give up this good for one of each other kind."""

    good: int


@kind
class Smuggle(NamedTuple):
    """Smuggler, published edition: pay a point for these goods."""

    gold: int
    wood: int
    stone: int


@kind
class Decline(NamedTuple):
    """Alchemist, and Smuggler in the published edition: take no help and pay nothing."""


@kind
class Build(NamedTuple):
    """Build this building."""

    building: int


@kind
class TownHall(NamedTuple):
    """End of a season: pay this good for a point.

    PLUS_TWO takes a token under the standard rules and pays one in the published edition, which also allows NOTHING.
    """

    pays: str


@kind
class Recruit(NamedTuple):
    """Pay these goods, in ascending order, for a soldier: two goods, or one with the Barracks."""

    goods: tuple[int, ...]


@kind
class Lose(NamedTuple):
    """Winter: lose these goods of your choice."""

    gold: int
    wood: int
    stone: int


@kind
class LoseBuilding(NamedTuple):
    """Winter: lose this building, one in the rightmost occupied column."""

    building: int


MOVES = (
    TakeGood, Announce, Reroll, RerollAll, Keep, SetAside, Influence, Pass, Help, Transmute, Smuggle, Decline, Build,
    TownHall, Recruit, Lose, LoseBuilding,
)  # fmt: skip
