"""A bot's value with one of its terms spoilt, which the pinned positions must notice."""

from collections.abc import Sequence
from types import ModuleType
from typing import Any

import pytest

dropped_or_flipped = pytest.mark.parametrize("factor", [0.0, -1.0], ids=["dropped", "flipped"])


def spoil(monkeypatch: pytest.MonkeyPatch, outlook: ModuleType, name: str, factor: float) -> None:
    """Multiplies one term of every seat's value by the factor."""
    terms, place = outlook.terms, outlook.Terms._fields.index(name)

    def spoilt(*position: Any) -> list[Sequence[float]]:
        rows = [list(row) for row in terms(*position)]
        for row in rows:
            row[place] *= factor
        return rows

    monkeypatch.setattr(outlook, "terms", spoilt)
