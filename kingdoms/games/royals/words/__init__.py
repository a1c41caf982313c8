"""Royals' words: its name, introduction, options and score sheet; the entry point for all other words."""

from collections.abc import Sequence

from kingdoms.core.state import Move
from kingdoms.core.words.language import N_, _
from kingdoms.core.words.lesson import Lesson
from kingdoms.core.words.tips import Tip
from kingdoms.games.royals.moves import PayIntrigue
from kingdoms.games.royals.scoring import (
    CITY_TOKENS,
    COUNTRY_TOKENS,
    NOBLE_HOUSE_TOKENS,
    PARTS,
    PERIOD_PARTS,
    TITLE_TOKENS,
)  # fmt: skip
from kingdoms.games.royals.state import Royals
from kingdoms.games.royals.words.advice import advice
from kingdoms.games.royals.words.help import thing
from kingdoms.games.royals.words.labels import label, target
from kingdoms.games.royals.words.log import is_heading, line
from kingdoms.games.royals.words.names import period_name
from kingdoms.games.royals.words.point_sources import point_sources
from kingdoms.games.royals.words.prompts import page_of, prompt
from kingdoms.games.royals.words.tutorial.lesson import LESSON
from kingdoms.games.royals.words.tutorial.summary import summary
from kingdoms.games.royals.words.tutorial.tips import TIPS
from kingdoms.games.royals.words.why import why, why_by_value
from kingdoms.games.royals.words.why_not import why_not

__all__ = [
    "advice", "effect", "introduction", "is_heading", "label", "lesson", "line", "option", "page_of", "parts",
    "point_sources", "progress", "prompt", "summary", "tagline", "target", "thing", "tie_break", "tie_breakers",
    "tips", "title", "which", "why", "why_by_value", "why_not",
]  # fmt: skip

_PARTS = {
    CITY_TOKENS: N_("Cities"),
    COUNTRY_TOKENS: N_("Countries"),
    NOBLE_HOUSE_TOKENS: N_("Noble house"),
    **{part: N_("Period {year}") for part in PERIOD_PARTS},
    TITLE_TOKENS: N_("Titles"),
}
"""The names of the rows of the score sheet; `scoring` gives their order, and a period's key is its year."""

_OPTIONS = {"open_scores": N_("Open scores"), "equal_first_turn": N_("Same first draw for everyone")}

_EFFECTS = {
    "open_scores": N_("Everyone's tokens and points are shown; otherwise they stay hidden until the end."),
    "equal_first_turn": N_(
        "Everyone draws three country cards on the first turn, which is fairer with three or more players; "
        "otherwise, earlier players draw fewer."
    ),
}


def title() -> str:
    """The game's name."""
    return _("Royals")


def tagline() -> str:
    """A one-line description for the cover."""
    return _("Lead your noble house to the courts of Europe, and hold your place there against intrigue")


def introduction() -> list[str]:
    """Paragraphs to read before the first game."""
    return [
        _(
            "Lead your noble house to high positions across Europe. The player with the most points after three "
            "periods wins."
        ),
        _(
            "On your turn you draw cards, then you may occupy positions by paying cards of their country; with "
            "intrigue cards you can also take over rivals' positions."
        ),
        _(
            "Influence scores points at the end of each period. You also score for being first in a city, for "
            "being in every city of a country, and for holding a title more often than anyone else."
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
    """The effect of an option when it is on."""
    return _(_EFFECTS[name])


def which(state: Royals, moves: Sequence[Move]) -> str:
    """The question to ask when one tap stands for several moves: only a position can be paid for in several ways."""
    return _("Which intrigue cards?") if isinstance(moves[0], PayIntrigue) else _("Which cards?")


def parts() -> list[tuple[str, str]]:
    """The rows of the score sheet: for each, its key in `Score.parts` and its name."""
    return [(key, _(_PARTS[key]).format(year=key)) for key in PARTS]


def tie_break() -> str:
    """How ties are broken."""
    return _("Ties: the highest single token wins.")


def tie_breakers() -> list[str]:
    """The names of what breaks a tie, in the order of `ranking`."""
    return [_("Highest token")]


def progress(state: Royals) -> str:
    """The current period and round, for the top bar."""
    if state.is_last_round:
        return _("{year} · Last round").format(year=period_name(state.period))
    return _("{year} · Round {n}").format(year=period_name(state.period), n=state.round + 1)
