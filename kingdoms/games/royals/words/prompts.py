"""The prompts for the player who decides: one short sentence for each step of the agenda that asks for a decision."""

from kingdoms.core.words.language import _, ngettext
from kingdoms.games.royals.board import DRAWS, INTRIGUE_COST, MOST_CARDS, MOST_INTRIGUES, POSITIONS
from kingdoms.games.royals.moves import EndTurn
from kingdoms.games.royals.rules.draws import count_first_draws
from kingdoms.games.royals.state import Royals
from kingdoms.games.royals.words.names import position_within
from kingdoms.games.royals.words.phrases import naming_cards, price


def prompt(state: Royals) -> str:
    """The player's task, in one short sentence without a name."""
    if state.seat is None:
        return _("The game is over")
    match state.agenda[-1]:
        case ("plan", _seat):
            return _plan(state)
        case ("draw", _seat, cards, intrigues):
            return _draw(state, cards, intrigues)
        case ("pay", _seat, position):
            text = _("Pay {price} for {position:the} (three others count as one)")
            return text.format(position=position_within(position), price=price(position))
        case ("pay_intrigue", _seat, position, *_paid):
            return _pay_intrigue(state, position)
        case ("discard", seat):
            return _too_many(
                _("Discard a country card: you can hold {most} ({n} too many)"), state.count_cards(seat), MOST_CARDS
            )
        case ("discard_intrigue", seat):
            return _too_many(
                _("Discard an intrigue card: you can hold {most} ({n} too many)"),
                state.count_intrigues(seat),
                MOST_INTRIGUES,
            )
    return _("End your turn") if state.moves() == [EndTurn()] else _("Occupy a position or end your turn")


def _too_many(text: str, held: int, most: int) -> str:
    return text.format(most=most, n=held - most)


def page_of(state: Royals) -> str:
    """The key of the rules page about the current decision."""
    return "end" if state.seat is None else _PAGES[state.asked]


def _plan(state: Royals) -> str:
    if state.deck:
        return _("Draw 3 country cards, or 1 and an intrigue card")
    return _("The deck is empty. Take 3 face-up cards, or 1 and an intrigue card")


def _draw(state: Royals, cards: int, intrigues: int) -> str:
    if cards and not state.deck:
        if intrigues:
            text = _("The deck is empty. Take a face-up or intrigue card ({n} to go)")
            return text.format(n=cards + intrigues)
        return _("The deck is empty. Take a face-up card ({n} to go)").format(n=cards)
    if intrigues:
        return _("Draw a country card or an intrigue card ({n} to go)").format(n=cards + intrigues)
    if not state.round and count_first_draws(state, state.turn) < DRAWS:
        return _first_draw(state, cards)
    return _country_draw(cards)


def _country_draw(cards: int) -> str:
    """The prompt to draw one of the remaining country cards."""
    return _("Draw a country card ({n} to go)").format(n=cards)


def _first_draw(state: Royals, cards: int) -> str:
    """The prompt in a first turn with fewer cards to draw than later; for the first card, it says so."""
    n = count_first_draws(state, state.turn)
    if cards < n:
        return _country_draw(cards)
    # After a name and a colon, so without one of its own.
    text = ngettext("Draw only {n} country card (first turn)", "Draw only {n} country cards (first turn)", n)
    return text.format(n=n)


def _pay_intrigue(state: Royals, position: int) -> str:
    """The prompt to pay intrigue cards, which mentions substitutes unless the seat is known to pay with none."""
    n = INTRIGUE_COST[POSITIONS[position].title]
    text = _("Take over {position:the}: play {cards} (two others count as one)")
    if state.moves() and all(sum(move.pairs) == n for move in state.moves()):
        text = _("Take over {position:the}: play {cards}")
    return text.format(position=position_within(position), cards=naming_cards(n))


_PAGES = {
    "plan": "draw",
    "draw": "draw",
    "play": "occupy",
    "pay": "pay",
    "pay_intrigue": "takeover",
    "discard": "turn",
    "discard_intrigue": "turn",
}
"""The rules page for each step."""
