"""The summary of Paladins."""

from kingdoms.core.words import summary as core
from kingdoms.core.words.language import N_, _

_ROUND = (
    N_("Draw three paladins: use one, put one back on top and one at the bottom."),
    N_("Take a tavern card with four workers. Every criminal comes with a suspicion card."),
    N_("Take one action at a time. An action stays closed while workers are on it; Pray can clear one action."),
    N_("Actions with one or two slots give workers and resources; those with three need and raise attributes."),
    N_("When the tax supply is empty, whoever has the most suspicion takes a debt."),
    N_("Pass, and keep up to 3 workers for the next round."),
)
_POINTS = (
    N_("King's Orders (for taking their action at least 5 times): 4, 6 and 8 points"),
    N_("Attributes: up to 20 points each"),
    N_("5 or more monks, outposts, walls or jars; 6 or more workshops"),
    N_("Converted outsiders, and the points on walls"),
    N_("Debts: 1 point if paid, −3 points if not"),
    N_("1 point for every 3 silver and provisions, in any combination"),
)


def summary() -> list[core.Section]:
    """The rules on one page."""
    return core.summary(
        _("Raise your attributes, and defend and spread the faith in the West Kingdom."),
        (_("A round"), [_(line) for line in _ROUND]),
        [_(line) for line in _POINTS],
        [_("The game ends after seven rounds.")],
    )
