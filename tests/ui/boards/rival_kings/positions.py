"""Sessions of Rival Kings with every kind of decision, for the tests of its board."""

from typing import Any

from kingdoms.core.session import Session
from tests.ui.positions import can_make, session_where

KINDS = [
    "Choose", "ExchangeCharacters", "TurnBack", "Steal", "Settle", "PassOn", "Take", "Buy", "Use", "Give", "Receive",
    "ReceiveTop", "Look", "Pick", "Reclaim",
]  # fmt: skip


def offering(kind: str, players: str = "pbbb", after: int = 0) -> Session:
    """A session, at least `after` decisions old, in which this kind of move can be made."""
    return session_where(can_make(kind), players, after)


def offers_to_buy(state: Any) -> bool:
    """Whether something can be bought, or left alone."""
    return can_make("Buy")(state) and can_make("Skip")(state)
