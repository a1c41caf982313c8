"""The pace of a replay: its speeds, and how long each decision is shown before the next one."""

from collections.abc import Callable
from typing import NamedTuple

from kivy.clock import Clock
from kivy.event import EventDispatcher
from kivy.properties import NumericProperty

from kingdoms.core.words.language import N_

_TICK = 0.05
_LONGEST_TICK = 0.25  # the most seconds that a tick counts, in case the app was suspended


class Speed(NamedTuple):
    """A speed of automatic play: an icon, a name, and the seconds between two decisions."""

    icon: str
    name: str
    pause: float
    has_scenes: bool = True
    """Whether moves are animated."""


SPEEDS = (
    Speed("slow", N_("Slow"), 3.0),
    Speed("steady", N_("Relaxed"), 1.2),
    Speed("quick", N_("Quick"), 0.35, has_scenes=False),
)


class Pace(EventDispatcher):
    """Waits for a while, and starts over whenever the player is busy with something else."""

    left = NumericProperty(0.0)
    """The share of the wait that is left; 0 while it is not waiting."""

    def __init__(self, may_run: Callable[[], bool], on_end: Callable[[], None], seconds: Callable[[], float]) -> None:
        """Once started, calls `on_end` when `may_run()` has been true for `seconds()` without a break."""
        super().__init__()
        self._may_run, self._on_end, self._seconds = may_run, on_end, seconds
        self._elapsed = 0.0
        self._clock = Clock.create_trigger(self.tick, _TICK, interval=True)

    def start(self) -> None:
        """Starts waiting, unless it has already started."""
        if not self._clock.is_triggered:
            self._elapsed, self.left = 0.0, 1.0
            self._clock()

    def stop(self) -> None:
        """Stops waiting."""
        self._clock.cancel()
        self.left = 0.0

    def tick(self, elapsed: float) -> None:
        """Counts these seconds, or starts over if the player is busy."""
        self._elapsed = self._elapsed + min(elapsed, _LONGEST_TICK) if self._may_run() else 0.0
        self.left = max(0.0, 1.0 - self._elapsed / self._seconds())
        if not self.left:
            self.stop()
            self._on_end()
