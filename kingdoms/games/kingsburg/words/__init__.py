"""What Kingsburg says: the door to its words, with its titles, its options and the rows of its score sheet."""

from collections.abc import Sequence

from kingdoms.core.game import Move
from kingdoms.core.language import N_, _
from kingdoms.games.kingsburg.board import PUBLISHED, RULEBOOK
from kingdoms.games.kingsburg.state import Kingsburg
from kingdoms.games.kingsburg.words.help import thing
from kingdoms.games.kingsburg.words.labels import label, target
from kingdoms.games.kingsburg.words.log import is_heading, line
from kingdoms.games.kingsburg.words.names import moment_name
from kingdoms.games.kingsburg.words.prompts import page_of, prompt
from kingdoms.games.kingsburg.words.score_sources import behind
from kingdoms.games.kingsburg.words.why import why
from kingdoms.games.kingsburg.words.why_not import picked, why_not, within_reach

__all__ = [
    "behind", "introduction", "is_heading", "label", "line", "option", "page_of", "parts", "picked", "place", "prompt",
    "tagline", "target", "thing", "tie_break", "title", "value", "which", "why", "why_not", "within_reach",
]  # fmt: skip

_PARTS = (
    ("buildings", N_("Buildings")),
    ("advisors", N_("Advisors")),
    ("embassy", N_("Embassy")),
    ("town_hall", N_("Town Hall")),
    ("reward", N_("King's reward")),
    ("battle", N_("Battles")),
    ("cathedral", N_("Cathedral")),
)

_OPTIONS = {
    "ruleset": (
        N_("Rules"),
        N_("The rulebook as it stands, or with the corrections of the published rules; the rules list them."),
    ),
}

_VALUES = {RULEBOOK: N_("Rulebook"), PUBLISHED: N_("Published")}


def title() -> str:
    """The game's name."""
    return _("Kingsburg")


def tagline() -> str:
    """One line about it for its cover."""
    return _("Win the king's court with your dice and hold your estate through five winters")


def introduction() -> list[str]:
    """What one has to know before the first game."""
    return [
        _(
            "Win the king's advisors, build up your estate and hold it against the enemies. "
            "The most points after five winters win."
        ),
        _(
            "In every season all roll dice and place them in turn: "
            "the sum of a group of dice is the number of the advisor who helps you."
        ),
        _(
            "The goods you get pay for buildings, each row from left to right. "
            "In winter soldiers and buildings have to be strong enough for the enemy."
        ),
    ]


def option(name: str) -> tuple[str, str]:
    """An option's name and one line about it."""
    heading, explanation = _OPTIONS[name]
    return _(heading), _(explanation)


def value(name: str, value: str) -> str:
    """What one of an option's values is called."""
    return _(_VALUES[value])


def which(state: Kingsburg, moves: Sequence[Move]) -> str:
    """What is asked where one tap stands for several moves: only an advisor is reached in several ways."""
    return _("With which dice?")


def parts() -> list[tuple[str, str]]:
    """The rows of the score sheet: the key in `Score.parts` and its name."""
    return [(key, _(name)) for key, name in _PARTS]


def tie_break() -> str:
    """What decides between equal points."""
    return _("Equal points: more goods win, then more buildings.")


def place(state: Kingsburg) -> str:
    """Where in the game we are, for the bar."""
    return moment_name(state.year, state.phase)
