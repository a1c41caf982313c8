"""Counting for a page that tells of all games: at once if they are few, else beside the frames and part by part."""

from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from typing import Any

from kingdoms.ui.system.threads import beside

AT_ONCE = 500
"""So many games are counted before anybody could call it waiting."""

Part = tuple[Callable[[], Any], Callable[[Any], None]]
"""What is counted, and who shows it. A thread may count: it must change nothing, and not mind what is changed."""

_thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="counting")


class Counting:
    """What a page counts, one part after the other: each is shown before the next one is counted."""

    def __init__(self) -> None:
        self._left: deque[Part] = deque()

    @property
    def is_busy(self) -> bool:
        """Whether there are parts that have not been shown yet."""
        return bool(self._left)

    def begin(self, games: int, *parts: Part) -> None:
        """Counts these parts, of so many games; whatever was still to be counted before is not wanted any more."""
        left = self._left = deque(parts)
        if games > AT_ONCE:
            self._go_on(left)
            return
        while left:
            count, show = left.popleft()
            show(count())

    def _go_on(self, left: deque[Part]) -> None:
        if left:
            beside(_thread, left[0][0], partial(self._show, left))

    def _show(self, left: deque[Part], done: "Future[Any]") -> None:
        counted = done.result()
        if left is self._left:
            left[0][1](counted)
            left.popleft()
            self._go_on(left)
