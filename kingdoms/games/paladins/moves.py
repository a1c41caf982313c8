"""The moves of Paladins: small named tuples. What happens is in `events`.

Workers are counts in the order labourer, scout, merchant, fighter, cleric, criminal. Actions, attributes,
spaces and cards go by their numbers in `board` and `cards`; places in a row count from 0, at the left.
"""

from typing import NamedTuple

from kingdoms.core.codec import kind

IN_SILVER, WITH_A_DEBT, WITH_NOTHING = "silver", "debt", "nothing"
"""How a townsfolk is paid for."""


# The moves, in the order in which a game asks for them.


@kind
class TakeTownsfolk(NamedTuple):
    """Set-up: hire this townsfolk of the row for nothing."""

    place: int


@kind
class ChoosePaladin(NamedTuple):
    """Use one of the three paladins and put one back on top; the third goes to the bottom."""

    use: int
    top: int


@kind
class TakeTavern(NamedTuple):
    """Take the workers of this open tavern card."""

    place: int


@kind
class Act(NamedTuple):
    """Send these workers from the hand to an action of one's board; its target follows."""

    action: int
    workers: tuple[int, ...]


@kind
class UseFavour(NamedTuple):
    """Send this worker to an open King's Favour."""

    place: int
    workers: tuple[int, ...]


@kind
class Pass(NamedTuple):
    """No more action this round."""


@kind
class Keep(NamedTuple):
    """After passing: keep these workers for the next round."""

    workers: tuple[int, ...]


@kind
class Develop(NamedTuple):
    """The action on the right that gets the workshop."""

    action: int


@kind
class Recruit(NamedTuple):
    """The townsfolk to hire with two workers or to discard with one, and how it is paid."""

    place: int
    pays: str


@kind
class FreeRecruit(NamedTuple):
    """As a reward: the townsfolk to hire, or to discard."""

    place: int
    hires: bool


@kind
class Clear(NamedTuple):
    """Pray: the action whose workers go."""

    action: int


@kind
class Settle(NamedTuple):
    """The space for the monk or the outpost; of equal ones in a region the first."""

    space: int


@kind
class Jar(NamedTuple):
    """The space for the jar; of equal ones the first."""

    space: int


@kind
class Outsider(NamedTuple):
    """The outsider to attack or to convert."""

    place: int


@kind
class Option(NamedTuple):
    """One of the alternatives of a wall or a favour."""

    number: int


@kind
class Raise(NamedTuple):
    """The attribute to raise by one."""

    attribute: int


@kind
class Accept(NamedTuple):
    """Discard the suspicion, pay or destroy the debt."""


@kind
class Decline(NamedTuple):
    """Do without what may be declined."""


MOVES = (
    TakeTownsfolk, ChoosePaladin, TakeTavern, Act, UseFavour, Pass, Keep, Develop, Recruit, FreeRecruit, Clear, Settle,
    Jar, Outsider, Option, Raise, Accept, Decline,
)  # fmt: skip
