"""The sovereign is a regent that may think for three times as long."""

import random
from typing import Any

import pytest

from kingdoms.bots import make
from kingdoms.bots.regent import Regent
from kingdoms.games import GAMES


def test_a_sovereign_is_a_regent_with_three_times_the_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    budgets: list[float] = []

    def choose(_regent: Regent, _view: Any, moves: list[Any], budget: float, _cancel: Any) -> Any:
        budgets.append(budget)
        return moves[-1]

    monkeypatch.setattr(Regent, "choose", choose)
    sovereign = make("sovereign", GAMES["royals"], random.Random(1))
    assert sovereign.choose(None, ["first", "last"], 1.0, lambda: False) == "last"
    assert budgets == [3.0]
