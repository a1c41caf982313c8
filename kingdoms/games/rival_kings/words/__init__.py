"""Rival Kings' words: its titles, and the thing to tap for each move; the entry point for all other words."""

from kingdoms.core.game import Move, Thing
from kingdoms.core.words.language import N_, _
from kingdoms.core.words.lesson import Lesson
from kingdoms.games.rival_kings import cards, moves
from kingdoms.games.rival_kings.scoring import PARTS
from kingdoms.games.rival_kings.state import RivalKings
from kingdoms.games.rival_kings.words.help import thing
from kingdoms.games.rival_kings.words.labels import label, which
from kingdoms.games.rival_kings.words.lesson import LESSON
from kingdoms.games.rival_kings.words.log import is_heading, line
from kingdoms.games.rival_kings.words.names import card_name, character_name
from kingdoms.games.rival_kings.words.point_sources import point_sources
from kingdoms.games.rival_kings.words.prompts import page_of, prompt
from kingdoms.games.rival_kings.words.why import why
from kingdoms.games.rival_kings.words.why_not import why_not

__all__ = [
    "card_name", "character_name", "introduction", "is_heading", "label", "lesson", "line", "option", "page_of",
    "parts", "place", "point_sources", "prompt", "tagline", "target", "thing", "tie_break", "tie_breakers", "title",
    "which", "why", "why_not",
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
            "conflict marker costs 2."
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


def option(name: str) -> str:
    """An option's name."""
    return _(_OPTIONS[name])


def effect(name: str, value: bool) -> str:
    """The effect of one of an option's values."""
    return _("Everyone can see how much money is in front of each pile; otherwise only its top coin card is visible.")


def parts() -> list[tuple[str, str]]:
    """The rows of the score sheet: the key in `Score.parts` and its name."""
    return [(key, _(_PARTS[key])) for key in PARTS]


def tie_break() -> str:
    """How ties are broken."""
    return _("Ties: fewer conflict markers, then more coins.")


def tie_breakers() -> list[str]:
    """The tie-breaks, in their order."""
    return [_("Conflict markers"), _("Coins")]


def place(state: RivalKings) -> str:
    """The current round and cycle, for the top bar."""
    return _("Round {round} · Cycle {cycle}").format(round=state.round, cycle=state.cycle)


# Things to tap.


def target(state: RivalKings, move: Move) -> Thing:
    """The thing on the table to tap for this move."""
    seat = state.agenda[-1][1]
    match move:
        case moves.Choose(character):
            return ("hand", character)
        case moves.ExchangeCharacters(rival):
            return ("character", rival)
        case moves.PassOn(rival):
            return ("seat", rival)
        case moves.TurnBack(striker):
            return ("neutral",) if striker == moves.NEUTRAL else ("character", striker)
        case moves.Steal(victim, action):
            return ("action", victim, action)
        case moves.Reclaim(action):
            return ("action", seat, action)
        case moves.Settle():
            return ("markers", seat)
        case moves.Use():
            return ("subject", seat, len(state.subjects[seat]) - 1)
        case moves.Skip():
            return ("skip",)
    return _target_of_card(seat, move)


def _target_of_card(seat: int, move: Move) -> Thing:
    match move:
        case moves.Take(stack):
            return ("stack", stack)
        case moves.Buy(pile) | moves.ReceiveTop(pile) | moves.Look(pile):
            return ("pile", pile)
        case moves.Give(card, place):
            return ("subject" if cards.is_subject(card) else "building", seat, place)
        case moves.Receive(rival, card, place):
            return ("subject" if cards.is_subject(card) else "building", rival, place)
        case moves.Pick(card):
            return ("pick", card)
    raise ValueError(f"{move!r} is not a move of Rival Kings")
