"""Answers in Paladins that the table gives by itself, because hardly any player would choose another."""

from typing import Any

from kingdoms.core.state import Move
from kingdoms.games.paladins.board import DESTROY_DEBT, PAY_DEBT, REMOVE_SUSPICION
from kingdoms.games.paladins.cards import OUTSIDERS
from kingdoms.games.paladins.moves import Accept
from kingdoms.games.paladins.rules.foresight import foresee


def obvious_answer(view: Any) -> Move | None:
    """Accepting to lose suspicion or a debt; None if there is a reason not to, or something else is asked.

    Suspicion cards are worth keeping for a Thief, and nobody should bring about an inquisition by accident.
    """
    if view.asked not in (REMOVE_SUSPICION, PAY_DEBT, DESTROY_DEBT):
        return None
    if view.asked == REMOVE_SUSPICION and _may_need_suspicion(view):
        return None
    return None if foresee(view, view.seat, Accept()).may_come else Accept()


def _may_need_suspicion(view: Any) -> bool:
    """Whether the current player has converted a Thief, or could convert one on the table."""
    cards = [*view.converted[view.seat], *view.outsiders]
    return any(card >= 0 and OUTSIDERS[card].key == "thief" for card in cards)
