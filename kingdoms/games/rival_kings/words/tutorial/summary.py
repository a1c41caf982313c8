"""The summary of Rival Kings: its rules on one page."""

from kingdoms.core.words import summary as core
from kingdoms.core.words.language import N_, _
from kingdoms.games.rival_kings.words.phrases import scoring_in_short

_CYCLE = (
    N_("Choose a character in secret. All are revealed together."),
    N_("Same rank: a marker and one action each, no stealing. Whoever has fewer markers acts first."),
    N_("Attacks: A→D, B→C, D→E, C→F, E→F. Each victim gets a marker."),
    N_("From A to F: steal an action from each victim, then carry out your own from left to right."),
    N_("Once per cycle, you may use your newest subject's ability."),
    N_("After two cycles, all characters are dealt again."),
)


def summary() -> list[core.Section]:
    """The rules on one page."""
    return core.summary(
        _("Collect subjects and buildings that make pairs, and avoid conflict markers."),
        (_("A cycle"), [_(line) for line in _CYCLE]),
        list(scoring_in_short().values()),
        [_("After the cycle in which a pile runs out.")],
    )
