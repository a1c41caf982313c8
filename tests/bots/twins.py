"""Twins: states that look the same to the seat that decides but may differ in what it cannot see."""

import random
from typing import Any


def twin(state: Any, rng: random.Random) -> tuple[Any, bool]:
    """A state with the same view for the seat that decides, and whether it differs in more than future luck."""
    other = state.determinize(state.seat, rng)
    return other, _table(other) != _table(state)


def _table(state: Any) -> dict[str, Any]:
    """Everything on the table, in hands and in decks."""
    return {name: part for name, part in state.to_json().items() if name != "chance"}
