"""The sovereign is a regent that may think for three times as long."""

import random
from typing import Any

import pytest

from kingdoms.bots import make
from kingdoms.bots.contest import matches, play
from kingdoms.bots.regent import Regent
from kingdoms.bots.thinking_time import BUDGET, budget_of
from kingdoms.games import GAMES


def test_a_sovereign_is_a_regent_with_three_times_the_budget() -> None:
    assert type(make("sovereign", GAMES["royals"], random.Random(1))) is Regent
    assert budget_of("regent") == BUDGET
    assert budget_of("sovereign") == 3 * BUDGET
    assert budget_of("sovereign", 0.1) == pytest.approx(0.3)


def test_in_a_contest_every_level_has_its_own_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    budgets: set[float] = set()

    def choose(_regent: Regent, _view: Any, moves: list[Any], budget: float, _cancel: Any) -> Any:
        budgets.add(budget)
        return moves[-1]

    monkeypatch.setattr(Regent, "choose", choose)
    play(matches("rival_kings", ["sovereign", "regent", "regent"], 1, 1, {}, 2.0)[0])
    assert budgets == {2.0, 6.0}
