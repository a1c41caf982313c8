"""Paladins' words: its titles, options and the rows of its score sheet; the entry point for all other words."""

from collections.abc import Sequence

from kingdoms.core.state import Move
from kingdoms.core.words.language import N_, _, ngettext
from kingdoms.core.words.lesson import Lesson
from kingdoms.core.words.tips import Tip
from kingdoms.games.paladins.board import EASY, HARD, LEVEL_ORDERS, MEDIUM, RECRUIT
from kingdoms.games.paladins.moves import WITH_A_DEBT, Act, ChoosePaladin, FreeRecruit, Keep, Recruit, UseFavour
from kingdoms.games.paladins.rules.choices import is_wasted
from kingdoms.games.paladins.scoring import ORDERS_PART, PARTS
from kingdoms.games.paladins.state import Paladins
from kingdoms.games.paladins.words.help import thing
from kingdoms.games.paladins.words.labels import label, target
from kingdoms.games.paladins.words.log.sentences import is_heading, line
from kingdoms.games.paladins.words.names import round_name, side_name
from kingdoms.games.paladins.words.point_sources import point_sources
from kingdoms.games.paladins.words.prompts import page_of, prompt
from kingdoms.games.paladins.words.tutorial.lesson import LESSON
from kingdoms.games.paladins.words.tutorial.summary import summary
from kingdoms.games.paladins.words.tutorial.tips import TIPS
from kingdoms.games.paladins.words.why import why, why_by_value
from kingdoms.games.paladins.words.why_not import picked, why_not

__all__ = [
    "effect", "introduction", "is_heading", "label", "lesson", "line", "opponent", "option", "option_value",
    "page_of", "parts", "picked", "point_sources", "progress", "prompt", "summary", "tagline", "target",
    "thing", "tie_break", "tie_breakers", "tips", "title", "which", "why", "why_by_value", "why_not",
]  # fmt: skip

_PARTS = {
    ORDERS_PART: N_("King's Orders"),
    "attributes": N_("Attributes"),
    "developments": N_("Developments"),
    "commissions": N_("Commissions"),
    "walls": N_("Walls"),
    "garrisons": N_("Garrisons"),
    "absolutions": N_("Absolutions"),
    "conversions": N_("Conversions"),
    "debts": N_("Debts"),
    "goods": N_("Silver and provisions"),
}
"""The names of the rows of the score sheet; `scoring` gives their order."""

_OPTIONS = {"level": N_("Solo opponent")}

_LEVELS = {EASY: N_("Easy"), MEDIUM: N_("Medium"), HARD: N_("Hard")}


_WHICH = {
    Act: N_("Which workers?"),
    UseFavour: N_("Which workers?"),
    Recruit: N_("How will you pay?"),
    FreeRecruit: N_("Hire or discard?"),
    Keep: N_("Which workers will you keep?"),
    ChoosePaladin: N_("Which paladin now, and which later?"),
}
"""The question to ask when one tap stands for several moves of a kind."""


def opponent() -> str:
    """The name of the opponent in a solo game."""
    return side_name((), 0)


def title() -> str:
    """The game's name."""
    return _("Paladins of the West Kingdom")


def tagline() -> str:
    """A one-line description for the cover."""
    return _("Gather workers and defend the West Kingdom with faith, strength and influence")


def introduction() -> list[str]:
    """Paragraphs to read before the first game."""
    return [
        _(
            "Gather workers and face the outsiders at the borders with sword or faith. The player with the "
            "most points after seven rounds wins."
        ),
        _(
            "Each round you choose a paladin to help you and a tavern card with workers. Then players take "
            "turns using their workers until they pass."
        ),
        _(
            "Faith, strength and influence decide what you can do. "
            "Each action with three slots needs one of them and raises another."
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
    count = LEVEL_ORDERS[value]
    line = ngettext(
        "The solo opponent starts with {n} workshop.", "The solo opponent starts with {n} workshops.", count
    )
    return line.format(n=count)


def option_value(name: str, value: str) -> str:
    """The name of one of an option's values."""
    return _(_LEVELS[value])


def which(state: Paladins, moves: Sequence[Move]) -> str:
    """The question to ask if a tap stands for several moves, always of one kind, or for one to be confirmed."""
    if len(moves) > 1:
        return _(_WHICH[type(moves[0])])
    if is_wasted(state, state.agenda[-1][1], moves[0]):
        return _("This has no effect now. Choose it anyway?")
    match moves[0]:
        case Act(action) if action == RECRUIT:
            return _("Discard townsfolk? With two workers, you could hire them instead.")
        case Recruit(_place, pays) if pays == WITH_A_DEBT:
            return _("Take a debt for it?")
    return _("Risk an inquisition?")


def parts() -> list[tuple[str, str]]:
    """The rows of the score sheet: for each, its key in `Score.parts` and its name."""
    return [(key, _(_PARTS[key])) for key in PARTS]


def tie_break() -> str:
    """How ties are broken."""
    return _("Ties: most points from King's Orders, then fewest suspicion cards; in a solo game a tie is a loss.")


def tie_breakers() -> list[str]:
    """The tie-breakers, in order."""
    return [_("Points from King's Orders"), _("Suspicion cards")]


def progress(state: Paladins) -> str:
    """The current round, for the top bar."""
    return round_name(state.round)
