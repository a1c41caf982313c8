"""The summary of Kingsburg."""

from kingdoms.core.words import summary as core
from kingdoms.core.words.language import N_, _

_YEAR = (
    N_("King's aid: a white die for spring, for the fewest buildings."),
    N_("Spring, summer, autumn: roll, influence advisors, take their help, then build once."),
    N_("The lowest roll goes first. Dice must make the advisor's number exactly."),
    N_("After summer, whoever has the fewest buildings gets the king's envoy."),
    N_("Recruit: 2 goods for 1 soldier."),
    N_("Winter: your soldiers, buildings and the king's soldiers against the enemy."),
)
_POINTS = (
    N_("Buildings: the points printed on them"),
    N_("Points from some advisors and buildings"),
    N_("King's reward after spring: 1 point for the most buildings"),
    N_("Victory in winter: the reward, and 1 point for the strongest"),
    N_("Defeat in winter: goods, buildings or points are lost"),
)


def summary() -> list[core.Section]:
    """The rules on one page."""
    return core.summary(
        _("Win over the king's advisors, build up your estate and defend it."),
        (_("A year"), [_(line) for line in _YEAR]),
        [_(line) for line in _POINTS],
        [_("After the fifth winter.")],
    )
