"""A sentence for each move, for a hint that recommends it."""

from collections.abc import Mapping

from kingdoms.core.state import Move
from kingdoms.core.words.language import N_, _
from kingdoms.games.royals import moves
from kingdoms.games.royals.board import COUNTRIES, COUNTRY_KEYS
from kingdoms.games.royals.state import NONE, Royals
from kingdoms.games.royals.words.names import pair_name, position_within
from kingdoms.games.royals.words.phrases import whole_payment

_FIXED: Mapping[type, str] = {
    moves.DrawThree: N_("Draw three country cards."),
    moves.DrawWithIntrigue: N_("Draw a country card and an intrigue card."),
    moves.TakeHidden: N_("Draw a country card from the deck."),
    moves.TakeIntrigue: N_("Draw an intrigue card."),
    moves.EndTurn: N_("End your turn."),
}
_TAKE: Mapping[str, str] = {
    "france": N_("Take a French card from the display."),
    "germany": N_("Take a German card from the display."),
    "britain": N_("Take a British card from the display."),
    "spain": N_("Take a Spanish card from the display."),
}
_DISCARD: Mapping[str, str] = {
    "france": N_("Discard a French card."),
    "germany": N_("Discard a German card."),
    "britain": N_("Discard a British card."),
    "spain": N_("Discard a Spanish card."),
}


def advice(state: Royals, move: Move) -> str:
    """A sentence that recommends a move."""
    match move:
        case moves.TakeOpen(country):
            return _(_TAKE[COUNTRY_KEYS[country]])
        case moves.Occupy(position):
            text = _("Occupy {position:the}.") if state.holders[position] == NONE else _("Take over {position:the}.")
            return text.format(position=position_within(position))
        case moves.Pay():
            return _("Pay {cards}.").format(cards=whole_payment(move, ()))
        case moves.PayIntrigue(pairs):
            return _("Pay {cards}.").format(cards=whole_payment([0] * len(COUNTRIES), pairs))
        case moves.Discard(country):
            return _(_DISCARD[COUNTRY_KEYS[country]])
        case moves.DiscardIntrigue(pair):
            return _("Discard an intrigue card ({countries}).").format(countries=pair_name(pair))
    return _(_FIXED[type(move)])
