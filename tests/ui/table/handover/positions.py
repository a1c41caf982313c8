"""Positions in which the turn is about to pass to somebody else."""

from typing import Any

from kingdoms.core.session import Session
from kingdoms.games import GAMES
from tests.ui.positions import session_where


def before_handover(players: str = "pp") -> Session:
    """Kingsburg, just before the first seat makes a move that passes the turn to the second."""
    return session_where(_hands_on, players, 0, GAMES["kingsburg"])


def _hands_on(state: Any) -> bool:
    following = state.copy()
    following.apply(state.moves()[0])
    return bool(following.seat == 1)
