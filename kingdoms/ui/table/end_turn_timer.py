"""An hourglass: a moment in which something can still be taken back, before it goes on by itself."""

from collections.abc import Callable

from kivy.clock import Clock
from kivy.event import EventDispatcher
from kivy.properties import NumericProperty

PATIENCE = 3.0
"""Seconds, whatever the speed of animations: time to think is no movement."""
_TICK = 0.05
_LONGEST_TICK = 0.25  # a device that was away for a while has not let anybody think meanwhile


class Hourglass(EventDispatcher):
    """Runs down once it is turned, and begins anew whenever somebody is busy with something else."""

    left = NumericProperty(0.0)
    """The share of the sand that has not run through; nothing while it does not run."""

    def __init__(
        self,
        may_run: Callable[[], bool],
        on_end: Callable[[], None],
        patience: Callable[[], float] = lambda: PATIENCE,
    ) -> None:
        """`on_end` hears that the sand has run through `patience()` seconds long, which it does only if `may_run()`."""
        super().__init__()
        self._may_run, self._on_end, self._patience = may_run, on_end, patience
        self._elapsed = 0.0
        self._clock = Clock.create_trigger(self.tick, _TICK, interval=True)

    def turn(self) -> None:
        """It begins to run, unless it does so already."""
        if not self._clock.is_triggered:
            self._elapsed, self.left = 0.0, 1.0
            self._clock()

    def lay_down(self) -> None:
        """It does not run any more."""
        self._clock.cancel()
        self.left = 0.0

    def tick(self, elapsed: float) -> None:
        """Lets this many seconds pass, or starts again from the beginning if somebody is busy."""
        self._elapsed = self._elapsed + min(elapsed, _LONGEST_TICK) if self._may_run() else 0.0
        self.left = max(0.0, 1.0 - self._elapsed / self._patience())
        if not self.left:
            self.lay_down()
            self._on_end()
