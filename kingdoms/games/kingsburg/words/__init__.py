"""Kingsburg's words: its titles, options and the rows of its score sheet; the entry point for all other words."""

from collections.abc import Sequence

from kingdoms.core.state import Move
from kingdoms.core.words.language import N_, _
from kingdoms.core.words.lesson import Lesson
from kingdoms.core.words.tips import Tip
from kingdoms.games.kingsburg.board import PUBLISHED, RULEBOOK
from kingdoms.games.kingsburg.moves import Influence
from kingdoms.games.kingsburg.rules.influence import needs_envoy
from kingdoms.games.kingsburg.scoring import PARTS
from kingdoms.games.kingsburg.state import Kingsburg
from kingdoms.games.kingsburg.words.help import thing
from kingdoms.games.kingsburg.words.labels import giving_up, label, target
from kingdoms.games.kingsburg.words.log import is_heading, line
from kingdoms.games.kingsburg.words.names import advisor_name, year_and_phase
from kingdoms.games.kingsburg.words.point_sources import point_sources
from kingdoms.games.kingsburg.words.prompts import page_of, prompt
from kingdoms.games.kingsburg.words.tutorial.lesson import LESSON
from kingdoms.games.kingsburg.words.tutorial.summary import summary
from kingdoms.games.kingsburg.words.tutorial.tips import TIPS
from kingdoms.games.kingsburg.words.why import why, why_by_value
from kingdoms.games.kingsburg.words.why_not import picked, why_not, within_reach

__all__ = [
    "effect", "giving_up", "introduction", "is_heading", "label", "lesson", "line", "option", "option_value", "page_of",
    "parts", "picked", "point_sources", "progress", "prompt", "summary", "tagline", "target", "thing",
    "tie_break", "tie_breakers", "tips", "title", "which", "why", "why_by_value", "why_not", "within_reach",
]  # fmt: skip

_PARTS = {
    "buildings": N_("Buildings"),
    "advisors": N_("Advisors"),
    "embassy": N_("Embassy"),
    "town_hall": N_("Town Hall"),
    "reward": N_("King's reward"),
    "battle": N_("Battles"),
    "cathedral": N_("Cathedral"),
}
"""The names of the rows of the score sheet; `scoring` gives their order."""

_OPTIONS = {"ruleset": N_("Rules")}

_VALUES = {RULEBOOK: N_("Standard rules"), PUBLISHED: N_("Boxed game")}

_EFFECTS = {
    RULEBOOK: N_(
        "Unlike the boxed game: several +2 tokens at once, and Duchess, Queen and Smuggler give goods of one kind."
    ),
    PUBLISHED: N_("As in the boxed game: one +2 token per season, and Duchess, Queen and Smuggler give any goods."),
}


def title() -> str:
    """The game's name."""
    return _("Kingsburg")


def tagline() -> str:
    """A one-line description for the cover."""
    return _("Win over the king's court with your dice and defend your estate through five winters")


def introduction() -> list[str]:
    """Paragraphs to read before the first game."""
    return [
        _(
            "Win over the king's advisors, build up your estate and defend it against the enemy. The player "
            "with the most points after five winters wins."
        ),
        _(
            "Every season everyone rolls dice and takes turns placing them: the sum of a group of dice is the "
            "number of the advisor who helps you."
        ),
        _(
            "You spend the goods you get on buildings, each row from left to right. In winter your soldiers "
            "and buildings must be strong enough to beat the enemy."
        ),
    ]


def lesson() -> Lesson:
    """The guided first game."""
    return LESSON


def tips() -> tuple[Tip, ...]:
    """The tips for a player's first games; of several that apply, the first is shown."""
    return TIPS


def option(name: str) -> str:
    """An option's name."""
    return _(_OPTIONS[name])


def effect(name: str, value: str) -> str:
    """The effect of one of an option's values."""
    return _(_EFFECTS[value])


def option_value(name: str, value: str) -> str:
    """The name of one of an option's values."""
    return _(_VALUES[value])


def which(state: Kingsburg, moves: Sequence[Move]) -> str:
    """The question to ask when an advisor can be reached in several ways."""
    (advisor,) = {move.advisor for move in moves if isinstance(move, Influence)}
    text = _("Which dice for {advisor:the}?")
    if needs_envoy(state, advisor):
        text = _("Which dice, with the envoy, for {advisor:the}?")
    return text.format(advisor=advisor_name(advisor))


def parts() -> list[tuple[str, str]]:
    """The rows of the score sheet: for each, its key in `Score.parts` and its name."""
    return [(key, _(_PARTS[key])) for key in PARTS]


def tie_break() -> str:
    """How ties are broken."""
    return _("Ties: most goods, then most buildings.")


def tie_breakers() -> list[str]:
    """The tie-breakers, in order."""
    return [_("Goods"), _("Buildings")]


def progress(state: Kingsburg) -> str:
    """The current phase, for the top bar."""
    return year_and_phase(state.year, state.phase)
