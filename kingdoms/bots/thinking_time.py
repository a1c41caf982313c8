"""How long computer players think about a decision."""

import time
from collections.abc import Callable

BUDGET = 1.0
"""Seconds that most players may think about one decision, at the table and when their strength is measured."""
_PATIENCE = {"sovereign": 3.0}
"""How many times as long some levels may think."""

Cancel = Callable[[], bool]
"""Called often by a player while it thinks; returns whether to stop because its answer is no longer wanted."""


def budget_of(level: str, usual: float = BUDGET) -> float:
    """The seconds that a player of a level may think about one decision."""
    return usual * _PATIENCE.get(level, 1.0)


class Deadline:
    """The end of a player's thinking: when the budget is nearly spent or the answer is no longer wanted."""

    def __init__(self, budget: float, cancel: Cancel) -> None:
        self._asked = time.monotonic()
        self._end = self._asked + budget
        self._longest_step = 0.0
        self._cancel = cancel

    def has_passed(self) -> bool:
        """Whether to stop: no answer is wanted any more, or another step as long as the longest might take too long."""
        now = time.monotonic()
        self._longest_step = max(self._longest_step, now - self._asked)
        self._asked = now
        return self._cancel() or now + self._longest_step >= self._end
