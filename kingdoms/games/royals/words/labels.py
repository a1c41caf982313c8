"""A label for each move, short enough for a button, and the thing on the table to tap for it."""

from collections.abc import Mapping

from kingdoms.core.state import Move, Thing
from kingdoms.core.words.language import N_, _
from kingdoms.games.royals import moves
from kingdoms.games.royals.state import NONE, Royals
from kingdoms.games.royals.words.names import pair_name, position_within
from kingdoms.games.royals.words.phrases import cards, cards_of, intrigues

_FIXED: Mapping[type, tuple[str, Thing]] = {
    moves.DrawThree: (N_("Three country cards"), ("deck",)),
    moves.DrawWithIntrigue: (N_("Country + intrigue"), ("intrigue_deck",)),
    moves.TakeHidden: (N_("Draw from deck"), ("deck",)),
    moves.TakeIntrigue: (N_("Draw an intrigue card"), ("intrigue_deck",)),
    moves.EndTurn: (N_("End turn"), ("skip",)),
}
"""The moves that never vary: their labels, and the things to tap for them."""


def label(state: Royals, move: Move) -> str:
    """A move's label, short enough for a button."""
    match move:
        case moves.TakeOpen(country):
            return _("Take {card}").format(card=cards_of(country, 1))
        case moves.Occupy(position):
            text = _("Occupy {position:the}") if state.holders[position] == NONE else _("Take over {position:the}")
            return text.format(position=position_within(position))
        case moves.Pay():
            return _("Pay {cards}").format(cards=cards(move))
        case moves.PayIntrigue(pairs):
            return _("Play intrigue: {cards}").format(cards=intrigues(pairs))
        case moves.Discard(country):
            return _("Discard {card}").format(card=cards_of(country, 1))
        case moves.DiscardIntrigue(pair):
            return _("Discard intrigue: {countries}").format(countries=pair_name(pair))
    return fixed_label(type(move))


def fixed_label(kind: type) -> str:
    """The label of a kind of move that never varies."""
    return _(_FIXED[kind][0])


def target(state: Royals, move: Move) -> Thing:
    """The thing on the table to tap for this move."""
    match move:
        case moves.TakeOpen(country):
            return ("open", state.display.index(country))
        case moves.DrawThree() if not state.deck:
            return ("open", len(state.display) - 1)
        case moves.Occupy(position):
            return ("position", position)
        case moves.Pay() | moves.PayIntrigue():
            return ("position", state.agenda[-1][2])
        case moves.Discard(country):
            return ("hand", country)
        case moves.DiscardIntrigue(pair):
            return ("intrigue", pair)
    return _FIXED[type(move)][1]
