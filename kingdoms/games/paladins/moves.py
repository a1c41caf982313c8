"""The moves of Paladins: small named tuples. Their results are in `events`.

Workers are counts in the order labourer, scout, merchant, fighter, cleric, criminal. Actions, attributes, spaces and
cards go by their numbers in `board` and `cards`; places in a row are numbered from 0, from the left.
"""

from typing import NamedTuple

from kingdoms.core.codec import kind

IN_SILVER, WITH_A_DEBT, WITH_NOTHING = "silver", "debt", "nothing"
"""How a townsfolk card is paid for."""


# The moves, in the order in which they come up in a game.


@kind
class TakeTownsfolk(NamedTuple):
    """Set-up: hire this townsfolk card from the row for free."""

    place: int


@kind
class ChoosePaladin(NamedTuple):
    """Use one of the three paladins and put another back on top; the third goes to the bottom."""

    use: int
    top: int


@kind
class TakeTavern(NamedTuple):
    """Take the workers on this face-up tavern card."""

    place: int


@kind
class Act(NamedTuple):
    """Send these workers from the hand to an action on your board; its target, if it needs one, is chosen next."""

    action: int
    workers: tuple[int, ...]


@kind
class UseFavour(NamedTuple):
    """Send this worker to a face-up King's Favour."""

    place: int
    workers: tuple[int, ...]


@kind
class Pass(NamedTuple):
    """Take no more turns this round."""


@kind
class Keep(NamedTuple):
    """After passing: keep these workers for the next round."""

    workers: tuple[int, ...]


@kind
class Develop(NamedTuple):
    """The action on the right to put the workshop on."""

    action: int


@kind
class Recruit(NamedTuple):
    """The townsfolk to hire (with two workers) or discard (with one), and how to pay."""

    place: int
    pays: str


@kind
class FreeRecruit(NamedTuple):
    """As a reward: the townsfolk to hire or discard."""

    place: int
    hires: bool


@kind
class Clear(NamedTuple):
    """Pray: the action to remove workers from."""

    action: int


@kind
class Settle(NamedTuple):
    """The space for the monk or outpost; of several equivalent ones in a region, only the first is offered."""

    space: int


@kind
class Jar(NamedTuple):
    """The space for the jar; only the first of several equal spaces is offered."""

    space: int


@kind
class Outsider(NamedTuple):
    """The outsider to attack or convert."""

    place: int


@kind
class Option(NamedTuple):
    """One of the alternatives offered by a wall or a favour."""

    number: int


@kind
class Raise(NamedTuple):
    """The attribute to raise by one."""

    attribute: int


@kind
class Accept(NamedTuple):
    """Discard the suspicion card, or pay or destroy the debt."""


@kind
class Decline(NamedTuple):
    """Decline a reward, or a conspirator's help."""


MOVES = (
    TakeTownsfolk, ChoosePaladin, TakeTavern, Act, UseFavour, Pass, Keep, Develop, Recruit, FreeRecruit, Clear, Settle,
    Jar, Outsider, Option, Raise, Accept, Decline,
)  # fmt: skip
