"""Motives: what speaks for a move. Every room has a list of them for each kind of move, the most telling first."""

from collections.abc import Callable, Mapping
from typing import Any

from kingdoms.core.game import Move

Motive = Callable[[Any, int, Any], str]
"""Says what speaks for a move of a seat, by a view of the position before it; nothing if this does not."""
Motives = Mapping[type, tuple[Motive, ...]]
"""By the kind of move its motives, the most telling first."""


def first_motive(motives: Motives, state: Any, move: Move) -> str:
    """The most telling thing that speaks for a move of who decides; empty if there is nothing to say."""
    told = (motive(state, state.seat, move) for motive in motives.get(type(move), ()))
    return next(filter(None, told), "")
