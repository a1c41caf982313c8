"""What the seat that decides is asked: one short sentence for every step of the agenda that asks."""

from collections.abc import Callable

from kingdoms.core.language import _
from kingdoms.games.royals.board import INTRIGUE_COST, MOST_CARDS, MOST_INTRIGUES, POSITIONS
from kingdoms.games.royals.state import Royals
from kingdoms.games.royals.words.names import position_name
from kingdoms.games.royals.words.phrases import naming_cards, price


def prompt(state: Royals) -> str:
    """What the seat that decides has to do, one short sentence without its name."""
    if state.seat is None:
        return _("The game is over")
    step = state.agenda[-1]
    return _PROMPTS[step[0]](state, *step[1:])


def page_of(state: Royals) -> str:
    """The key of the page of the rules that tells about the present decision."""
    return "end" if state.seat is None else _PAGES[state.agenda[-1][0]]


# Drawing.


def _plan(state: Royals, seat: int) -> str:
    return _("Draw three country cards, or one with an intrigue card")


def _draw(state: Royals, seat: int, cards: int, intrigues: int) -> str:
    if cards and not state.deck:
        return _("The deck is empty, take an open card: {n} still to take").format(n=cards + intrigues)
    if intrigues:
        return _("Take a country card or an intrigue card: {n} still to take").format(n=cards + intrigues)
    if cards == 1:
        return _("Take a country card, the last one of this turn")
    return _("Take a country card: {n} still to take").format(n=cards)


# Playing.


def _play(state: Royals, seat: int) -> str:
    return _("Occupy a position, or end the turn")


def _pay(state: Royals, seat: int, position: int) -> str:
    text = _("Pay {price} for the {position}, or three others for each card")
    return text.format(position=position_name(position), price=price(position))


def _pay_intrigue(state: Royals, seat: int, position: int) -> str:
    needed = naming_cards(INTRIGUE_COST[POSITIONS[position].title])
    text = _("Play {cards} for the {position}, or two others for each card")
    return text.format(position=position_name(position), cards=needed)


# The end of the turn.


def _discard(state: Royals, seat: int) -> str:
    return _("Discard a country card: {n} too many").format(n=state.count_cards(seat) - MOST_CARDS)


def _discard_intrigue(state: Royals, seat: int) -> str:
    return _("Discard an intrigue card: {n} too many").format(n=state.count_intrigues(seat) - MOST_INTRIGUES)


_PROMPTS: dict[str, Callable[..., str]] = {
    "plan": _plan,
    "draw": _draw,
    "play": _play,
    "pay": _pay,
    "pay_intrigue": _pay_intrigue,
    "discard": _discard,
    "discard_intrigue": _discard_intrigue,
}

_PAGES = {
    "plan": "draw",
    "draw": "draw",
    "play": "occupy",
    "pay": "pay",
    "pay_intrigue": "takeover",
    "discard": "turn",
    "discard_intrigue": "turn",
}
"""The pages of the rules about the steps."""
