"""A player's deadline: nobody begins a step that might take longer than the time left."""

import pytest

from kingdoms.bots import thinking_time
from kingdoms.bots.thinking_time import Deadline


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
