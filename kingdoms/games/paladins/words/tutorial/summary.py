"""The summary of Paladins."""

from kingdoms.core.words import summary as core
from kingdoms.core.words.language import N_, _

_ROUND = (
    N_("Draw 3 paladins: use one, put one back on top and one at the bottom."),
    N_("Take a tavern card with 4 workers. Every criminal comes with a suspicion card."),
    N_("One action at a time. It stays closed while workers are on it; Pray can clear one."),
    N_("Actions with 1 or 2 slots give workers and resources; those with 3 need and raise attributes."),
    N_("When the tax supply is empty, whoever has the most suspicion takes a debt."),
    N_("Pass, and keep up to 3 workers."),
)
_POINTS = (
    N_("King's Orders (5 or more actions): 4, 6, 8"),
    N_("Attributes: up to 20 points each"),
    N_("5 or more monks, outposts, walls or jars; 6 or more workshops"),
    N_("Converted outsiders, points on walls"),
    N_("Debts: 1 point if paid, −3 points if not"),
    N_("Every 3 silver or provisions: 1 point"),
)


def summary() -> list[core.Section]:
    """The rules on one page."""
    return core.summary(
        _("Raise your attributes, and defend and spread the faith in the West Kingdom."),
        (_("A round"), [_(line) for line in _ROUND]),
        [_(line) for line in _POINTS],
        [_("After seven rounds.")],
    )
