"""Statistics over all games: calculated at once if there are few, otherwise in a thread and part by part."""

from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from typing import Any

from kingdoms.ui.system.threads import run_in_pool

FEW_GAMES = 500
"""This many games are counted without a noticeable delay."""

Part = tuple[Callable[[], Any], Callable[[Any], None]]
"""A calculation, which must not change anything since it may run in a thread, and a function that shows its result."""

_thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="counting")


class Counting:
    """A page's calculations, one after another: each result is shown before the next calculation starts."""

    def __init__(self) -> None:
        self._left: deque[Part] = deque()

    @property
    def is_busy(self) -> bool:
        """Whether any parts have not been shown yet."""
        return bool(self._left)

    def begin(self, games: int, *parts: Part) -> None:
        """Calculates and shows these parts: at once for few games, otherwise in a thread. Earlier parts are dropped."""
        left = self._left = deque(parts)
        if games > FEW_GAMES:
            self._go_on(left)
            return
        while left:
            count, show = left.popleft()
            show(count())

    def _go_on(self, left: deque[Part]) -> None:
        if left:
            run_in_pool(_thread, left[0][0], partial(self._show, left))

    def _show(self, left: deque[Part], done: "Future[Any]") -> None:
        counted = done.result()
        if left is self._left:
            left[0][1](counted)
            left.popleft()
            self._go_on(left)
