"""The events of Kingsburg: small named tuples, in the order in which they happen during a year.

Numbers mean what they mean in `moves`.
"""

from typing import NamedTuple

from kingdoms.core.codec import kind, revealing

WON, DRAWN, LOST = "won", "drawn", "lost"
"""The outcomes of a battle."""
FORTRESS_BONUS, STRONGEST_BONUS = "fortress", "strongest"
"""The sources of a battle's points other than the enemy."""


@kind
class PhaseBegan(NamedTuple):
    """A phase of a year begins; phases are numbered 1 to 8."""

    year: int
    phase: int


@kind
class AidGiven(NamedTuple):
    """King's aid: the seat will roll an extra white die in spring."""

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
    reason: str = ""
    """The source of battle points that are not from the enemy: FORTRESS_BONUS or STRONGEST_BONUS; otherwise empty.

    For the log, `with_named_advisors` fills in the advisor who gives or takes points.
    """


@kind
class Lost(NamedTuple):
    """A seat loses or pays something; the fields are as in `Gained`."""

    seat: int
    what: str
    amount: int
    source: str
    reason: str = ""


@kind
class EnvoyGiven(NamedTuple):
    """The seat receives the king's envoy."""

    seat: int


@kind
class EnvoyKept(NamedTuple):
    """Nobody receives the king's envoy, because there is a tie."""


@kind
class EnvoyWithdrawn(NamedTuple):
    """The envoy returns to the king. `use` is what it was used for, NEITHER if declined, or empty if unused."""

    seat: int
    use: str = ""


@kind
class Announced(NamedTuple):
    """The envoy's holder announces what it will be used for this season."""

    seat: int
    use: str


@kind
@revealing
class Blocked(NamedTuple):
    """Two players: three dice block the advisor whose number is their sum; two dice block one advisor each."""

    three: tuple[int, ...]
    two: tuple[int, ...]


@kind
@revealing
class Rolled(NamedTuple):
    """A seat rolls all its dice."""

    seat: int
    coloured: tuple[int, ...]
    white: tuple[int, ...]


@kind
@revealing
class Rerolled(NamedTuple):
    """The seat rerolls the die at this place, which now shows this value."""

    seat: int
    die: int
    value: int


@kind
class Kept(NamedTuple):
    """A seat that could have rerolled does not."""

    seat: int


@kind
class OrderFixed(NamedTuple):
    """The order in which the seats play this season."""

    order: tuple[int, ...]


@kind
class DiceSetAside(NamedTuple):
    """Two players: the seat sets aside this die, which shows this value, for the season."""

    seat: int
    die: int
    value: int


@kind
class Influenced(NamedTuple):
    """A seat places dice with these values on an advisor, with this many "+2" tokens and the Market's change."""

    seat: int
    advisor: int
    dice: tuple[int, ...]
    plus_two: int
    market: int
    white: int = 0
    """How many of the dice are white; these come last."""


@kind
class Passed(NamedTuple):
    """A seat passes, by choice or because it must."""

    seat: int


@kind
class Helped(NamedTuple):
    """An advisor helps a seat; the next events say what it gains."""

    seat: int
    advisor: int


@kind
class Declined(NamedTuple):
    """A seat declines the help of an advisor who would cost it something."""

    seat: int
    advisor: int


@kind
@revealing
class Looked(NamedTuple):
    """A seat looks at this year's enemy."""

    seat: int


@kind
class Built(NamedTuple):
    """A seat builds a building and pays this much for it."""

    seat: int
    building: int
    gold: int
    wood: int
    stone: int


@kind
class NothingPaid(NamedTuple):
    """A seat pays nothing at its Town Hall, by choice or because it has nothing to pay."""

    seat: int


@kind
class Recruited(NamedTuple):
    """A seat pays these goods for a soldier."""

    seat: int
    goods: tuple[int, ...]


@kind
@revealing
class EnemyTurned(NamedTuple):
    """Winter: the year's enemy is turned face up."""

    enemy: int


@kind
@revealing
class KingsDie(NamedTuple):
    """The king's die: everyone gets this many soldiers."""

    value: int


@kind
class Fought(NamedTuple):
    """A seat's battle: soldiers, the king's die, buildings, bonus against this enemy, their total, and the outcome."""

    seat: int
    soldiers: int
    die: int
    buildings: int
    bonus: int
    strength: int
    outcome: str


@kind
class BuildingLost(NamedTuple):
    """A seat loses a building."""

    seat: int
    building: int


@kind
class Strongest(NamedTuple):
    """The winners with the highest strength."""

    seats: tuple[int, ...]


@kind
class GameEnded(NamedTuple):
    """The last winter is over."""
