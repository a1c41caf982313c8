"""The two rulesets of Kingsburg: paragraphs that apply to only one of them, and the points on which they differ."""

from kingdoms.core.words.language import N_
from kingdoms.core.words.manual import Text, Variant
from kingdoms.games.kingsburg.board import PUBLISHED, RULEBOOK


def by_rulebook(text: str) -> Variant:
    """A paragraph that applies under the standard rules, the default."""
    return Variant("ruleset", (RULEBOOK,), text)


def by_published(text: str) -> Variant:
    """A paragraph that applies in the boxed game."""
    return Variant("ruleset", (PUBLISHED,), text, N_("Boxed game: {text}"))


DIFFERENCES = (
    by_rulebook(N_("+2 tokens: a group may use as many as it has dice.")),
    by_published(N_("+2 tokens: one per player per season.")),
    by_rulebook(N_("Duchess and Queen: 2 goods of the same kind.")),
    by_published(N_("Duchess and Queen: any 2 goods.")),
    by_rulebook(N_("Smuggler: you gain 1 point and 3 goods of the same kind.")),
    by_published(N_("Smuggler: give up 1 point to take any 3 goods, or decline.")),
    by_rulebook(N_("Chapel: works like the Statue; even with both, you reroll only one die, once per season.")),
    by_published(
        N_(
            "Chapel: if your dice total 7 or less, you may reroll all of them, once per season. You may use both "
            "the Statue and the Chapel, one after the other."
        )
    ),
    by_rulebook(N_("Town Hall: take a +2 token or pay 1 good for 1 point.")),
    by_published(
        N_(
            "Town Hall: you may pay a +2 token or 1 good for 1 point; this token does not count towards the one per "
            "season."
        )
    ),
    by_rulebook(N_("Cathedral: you exchange goods for points.")),
    by_published(N_("Cathedral: you keep the goods.")),
    by_rulebook(N_("King's envoy: used only in the following autumn, and announced beforehand.")),
    by_published(N_("King's envoy: used in any one season until the next envoy is sent, without an announcement.")),
)

DIFFERENCES_FOR_TWO = (
    by_rulebook(N_("Two players: each player sets a die aside.")),
    by_published(N_("Two players: you keep all your dice.")),
)

BOTH = Text(
    "rulesets",
    N_("Standard rules or boxed game"),
    (
        N_(
            "You play either by the standard rules or exactly as in the boxed game, which differs in a few details. "
            "You choose before the game. Every difference is listed here, with the standard rule first."
        ),
        *DIFFERENCES,
        *DIFFERENCES_FOR_TWO,
    ),
)
