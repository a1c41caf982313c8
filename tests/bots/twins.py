"""Twins: states that look the same to who decides, though what he cannot see may differ."""

import random
from typing import Any


def twin(state: Any, rng: random.Random) -> tuple[Any, bool]:
    """Another state with the same view for who decides, and whether anything but the luck to come differs in it."""
    other = state.determinize(state.seat, rng)
    return other, _table(other) != _table(state)


def _table(state: Any) -> dict[str, Any]:
    """All that is on the table, in hands and decks."""
    return {name: part for name, part in state.to_json().items() if name != "chance"}
