"""The summary of Kingsburg."""

from kingdoms.core.words import summary as core
from kingdoms.core.words.language import N_, _

_YEAR = (
    N_("King's aid: whoever has the fewest buildings gets a white die for spring."),
    N_("Spring, summer, autumn: roll, send dice to advisors, take their help, then build once."),
    N_("The lowest roll goes first. Dice must add up to exactly the advisor's number."),
    N_(
        "After spring, whoever has the most buildings scores 1 point. After summer, whoever has the fewest gets the "
        "king's envoy."
    ),
    N_("Recruit: 2 goods for 1 soldier."),
    N_("Winter: your soldiers, your buildings and the king's soldiers against the enemy."),
)
_POINTS = (
    N_("Buildings: the points printed on them"),
    N_("Some advisors, and buildings such as the Embassy"),
    N_("King's reward: 1 point for the most buildings"),
    N_("Victory in winter: the reward, and 1 point for the strongest"),
    N_("Defeat in winter: goods, buildings or points are lost"),
)


def summary() -> list[core.Section]:
    """The rules on one page."""
    return core.summary(
        _("Win over the king's advisors, build up your estate and defend it."),
        (_("A year"), [_(line) for line in _YEAR]),
        [_(line) for line in _POINTS],
        [_("The game ends after the fifth winter.")],
    )
