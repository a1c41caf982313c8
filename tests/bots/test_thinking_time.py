"""How long a player may think: the budgets of the levels, and a deadline that leaves time for one more step."""

import random
from typing import Any

import pytest

from kingdoms.bots import make, thinking_time
from kingdoms.bots.contest import matches, play
from kingdoms.bots.regent import Regent
from kingdoms.bots.thinking_time import BUDGET, Deadline, budget_of
from kingdoms.games import GAMES


class Clock:
    """A clock that is put forward by hand."""

    now = 100.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(thinking_time, "time", clock)
    return clock


def test_a_deadline_leaves_time_for_a_step_as_long_as_the_longest(clock: Clock) -> None:
    deadline = Deadline(1.0, lambda: False)
    answers = []
    for step in (0.25, 0.125, 0.25, 0.125, 0.125):
        clock.now += step
        answers.append(deadline.has_passed())
    assert answers == [False, False, False, True, True]


def test_a_deadline_has_passed_when_the_budget_is_spent_or_the_answer_unwanted(clock: Clock) -> None:
    assert Deadline(0.0, lambda: False).has_passed()
    assert not Deadline(1.0, lambda: False).has_passed()
    assert Deadline(1.0, lambda: True).has_passed()


# Budgets.


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
