"""Long work beside the frame loop: a sheet covers the screen meanwhile, so that nobody else touches what is in work."""

import sys
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from math import cos, sin, tau
from typing import Any

from kivy.app import App
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.properties import NumericProperty

from kingdoms.core.codec import BadSave
from kingdoms.core.tongue import _
from kingdoms.store import Refused, StoreTrouble
from kingdoms.store.history import History
from kingdoms.store.played import Played
from kingdoms.ui.painter import Painted, Painter
from kingdoms.ui.theme import faint, theme
from kingdoms.ui.widgets import Sheet, Toast

SHORT = 0.25
"""Seconds that work may take before the sheet is seen: what is done at once need not be told."""
_TURN = 1.2  # seconds that the wheel takes to go round
_DROPS = 8

_thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="errand")


class Errand(Sheet):
    """Does some work in a thread of its own; cannot be put away before that is done.

    Whatever the player has to be told if it fails is told, and `then` is not called.
    """

    def __init__(self, title: str, work: Callable[[], Any], then: Callable[[Any], None]) -> None:
        super().__init__(title=title)
        self._then = then
        self.is_done = False
        self._wheel = Wheel()
        self.add_widget(self._wheel)
        # A cross would promise what this sheet does not do.
        self.head.remove_widget(self.head.children[0])
        Window.add_widget(self)
        self._rise = Clock.schedule_once(lambda _elapsed: theme.glide(self, "sheet", risen=1.0), SHORT)
        future = _thread.submit(work)
        future.add_done_callback(lambda done: Clock.schedule_once(lambda _elapsed: self._finish(done), 0))

    def dismiss(self) -> None:
        """Only when the work is done."""
        if self.is_done:
            super().dismiss()

    def _finish(self, done: "Future[Any]") -> None:
        self._rise.cancel()
        self._wheel.stop()
        self.is_done = True
        self.dismiss()
        trouble = done.exception()
        if trouble is None:
            self._then(done.result())
        elif isinstance(trouble, BadSave | Refused | StoreTrouble):
            Toast.say(str(trouble))
        else:
            sys.excepthook(type(trouble), trouble, trouble.__traceback__)
        # The screen came to the front before the store could have found anything. The app may have been left since.
        app = App.get_running_app()
        if app is not None:
            app.tell_notices()


def read_games(history: History, then: Callable[[list[Played]], None]) -> None:
    """Hands all games over: at once, or behind a sheet if they have to be looked through first."""
    if history.is_long_to_read():
        Errand(_("Looking through the games"), history.games, then)
    else:
        then(history.games())


class Wheel(Painted):
    """Drops of gold that go round while there is something to wait for."""

    turned = NumericProperty(0.0)
    shows = ("turned",)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(size_hint_y=None, **kwargs)
        self.height = 2 * theme.touch
        self._turning = Clock.schedule_interval(self._turn, 1 / 30)

    def _turn(self, elapsed: float) -> None:
        self.turned = (self.turned + elapsed / _TURN) % 1.0

    def stop(self) -> None:
        """There is nothing to wait for any more."""
        self._turning.cancel()

    def paint(self, painter: Painter) -> None:
        """Each drop fainter than the one before it."""
        x, y = self.rect.centre
        for drop in range(_DROPS):
            angle = tau * (self.turned - drop / _DROPS)
            centre = x + 0.6 * theme.touch * sin(angle), y + 0.6 * theme.touch * cos(angle)
            painter.circle(centre, 1.2 * theme.unit, faint(theme.gold, 1 - drop / _DROPS))
