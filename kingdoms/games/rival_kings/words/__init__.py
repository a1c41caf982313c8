"""Rival Kings' words: its name, introduction, options and score sheet; the entry point for all other words."""

from kingdoms.core.words.language import N_, _
from kingdoms.core.words.lesson import Lesson
from kingdoms.core.words.tips import Tip
from kingdoms.games.rival_kings.scoring import PARTS
from kingdoms.games.rival_kings.state import RivalKings
from kingdoms.games.rival_kings.words.help import thing
from kingdoms.games.rival_kings.words.labels import label, target, which
from kingdoms.games.rival_kings.words.log import is_heading, line
from kingdoms.games.rival_kings.words.names import card_name, character_name
from kingdoms.games.rival_kings.words.point_sources import point_sources
from kingdoms.games.rival_kings.words.prompts import page_of, prompt
from kingdoms.games.rival_kings.words.tutorial.lesson import LESSON
from kingdoms.games.rival_kings.words.tutorial.summary import summary
from kingdoms.games.rival_kings.words.tutorial.tips import TIPS
from kingdoms.games.rival_kings.words.why import why, why_by_value
from kingdoms.games.rival_kings.words.why_not import why_not

__all__ = [
    "card_name", "character_name", "effect", "introduction", "is_heading", "label", "lesson", "line", "option",
    "page_of", "parts", "point_sources", "progress", "prompt", "summary", "tagline", "target", "thing", "tie_break",
    "tie_breakers", "tips", "title", "which", "why", "why_by_value", "why_not",
]  # fmt: skip

_PARTS = {
    "perfect_pairs": N_("Perfect pairs"),
    "colour_pairs": N_("Colour pairs"),
    "singles": N_("Single cards"),
    "coins": N_("Coins"),
    "markers": N_("Conflict markers"),
}
"""The names of the rows of the score sheet; `scoring` gives their order."""

_OPTIONS = {"open_money": N_("Open money")}


def title() -> str:
    """The game's name."""
    return _("Rival Kings")


def tagline() -> str:
    """A one-line description for the cover."""
    return _("Win land and people for the throne, and quarrel with the whole court")


def introduction() -> list[str]:
    """Paragraphs to read before the first game."""
    return [
        _(
            "Collect subjects and buildings that belong together: pairs score the most points, and every "
            "conflict marker costs you 2."
        ),
        _(
            "Each cycle, everyone secretly chooses a character. Conflicts between characters give you conflict "
            "markers; then the characters act in order of rank, from A to F."
        ),
        _(
            "Actions get you money and cards. A card's price is added to the money in front of its pile and "
            "stays there until someone takes it all."
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


def effect(name: str, value: bool) -> str:
    """The effect of the only option when it is on."""
    return _("Everyone can see how much money is in front of each pile; otherwise, only the top coin card is visible.")


def parts() -> list[tuple[str, str]]:
    """The rows of the score sheet: for each, its key in `Score.parts` and its name."""
    return [(key, _(_PARTS[key])) for key in PARTS]


def tie_break() -> str:
    """How ties are broken."""
    return _("Ties: fewer conflict markers, then more coins.")


def tie_breakers() -> list[str]:
    """The names of what breaks a tie, in the order of `ranking`."""
    return [_("Conflict markers"), _("Coins")]


def progress(state: RivalKings) -> str:
    """The current round and cycle, for the top bar; once a pile is empty, this cycle is the last."""
    if not all(state.piles):
        return _("Round {round} · Last cycle").format(round=state.round)
    return _("Round {round} · Cycle {cycle}").format(round=state.round, cycle=state.cycle)
