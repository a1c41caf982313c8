"""The summary of Rival Kings: its rules on one page."""

from kingdoms.core.words import summary as core
from kingdoms.core.words.language import N_, _
from kingdoms.games.rival_kings.words.phrases import scoring_in_short

_CYCLE = (
    N_("Everyone secretly chooses a character. All are revealed together."),
    N_(
        "Same rank: both get a marker, neither may steal, each carries out one action; whoever has fewer markers "
        "acts first."
    ),
    N_("A attacks D, B attacks C, D attacks E, C and E attack F: whoever is attacked gets a marker."),
    N_("From A to F: steal an action from every character you attacked, then carry out your own from left to right."),
    N_("Once per cycle, you may use your newest subject's ability."),
    N_("After two cycles, all characters are dealt again."),
)


def summary() -> list[core.Section]:
    """The rules on one page."""
    return core.summary(
        _("Collect subjects and buildings that make pairs, and avoid conflict markers."),
        (_("A cycle"), [_(line) for line in _CYCLE]),
        list(scoring_in_short().values()),
        [_("When a pile runs out, the game ends after that cycle.")],
    )
