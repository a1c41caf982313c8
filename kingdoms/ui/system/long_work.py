"""Long work in a thread: a sheet covers the screen, so that nothing else touches what is being worked on."""

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from math import cos, sin, tau
from typing import Any

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.properties import NumericProperty
from kivy.uix.widget import Widget

from kingdoms.core.codec import BadSave
from kingdoms.core.words.language import _
from kingdoms.store import Refused, StoreTrouble
from kingdoms.store.history import History
from kingdoms.store.played import Played
from kingdoms.ui.drawing.painted import Painted
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.running_app import running_app
from kingdoms.ui.system.threads import run_detached, run_in_pool
from kingdoms.ui.theme import faint, theme
from kingdoms.ui.widgets import Sheet, Small, Toast

SHORT = 0.25
"""The seconds that work may take before the sheet appears."""
_TURN = 1.2  # seconds per turn of the wheel
_DROPS = 8

_own_work = ThreadPoolExecutor(max_workers=1, thread_name_prefix="long_work")
"""The single thread for long work on the store; the app does not end before it is done."""


class Left(Exception):
    """Raised when the player has cancelled the work."""


class Progress:
    """The progress of some work. The working thread calls it; the call raises Left if the player has cancelled."""

    def __init__(self, words: Callable[[int, int], str]) -> None:
        """`words` returns the text to show for the number of things done and the total."""
        self._words = words
        self.text = ""
        self.is_left = False

    def __call__(self, done: int, count: int) -> None:
        """Reports how much has been done."""
        if self.is_left:
            raise Left
        self.text = self._words(done, count)


class LongWork(Sheet):
    """Does some work in a thread; the sheet stays open until the work is done.

    If the work fails, the player is told why, and `then` is not called. Work that has a `leave` can be cancelled, and
    `leave` is then called instead. Our own work stops at its next call to `progress`, before it has changed anything.
    Work that waits for others, who may never answer, is abandoned: its result is dropped, so it must not touch any of
    our data.
    """

    closes_beside = False

    def __init__(
        self,
        title: str,
        work: Callable[[], Any],
        then: Callable[[Any], None],
        leave: Callable[[], None] | None = None,
        progress: Progress | None = None,
        *,
        waits_for_others: bool = False,
    ) -> None:
        super().__init__(title=title)
        self._then, self._leave, self._progress = then, leave, progress
        self._waits_for_others = waits_for_others
        self.is_busy = True
        """Whether the work is still going on; until it ends, the sheet must not be closed."""
        self._wheel = Wheel()
        self.add_widget(self._wheel)
        if progress is not None:
            line = Small(text=" ", halign="center")
            self._wheel.bind(turned=lambda *_turned: setattr(line, "text", progress.text or " "))
            self.add_widget(line)
        # A close button would suggest that the sheet can be reopened.
        self.head.remove_widget(self.head.children[0])
        if leave is not None:
            self.add_foot(self.closing_button(text=_("Cancel")))
        self._appear()
        if waits_for_others:
            run_detached(work, self._finish)
        else:
            run_in_pool(_own_work, work, self._finish)

    def _appear(self) -> None:
        """Covers the screen at once and soon fades in; after other work, it starts as visible as that work's sheet."""
        before = Sheet.topmost()
        self.risen = before.risen if isinstance(before, LongWork) else 0.0
        Window.add_widget(self)
        wait = 0 if self.risen else SHORT
        self._rise = Clock.schedule_once(lambda _elapsed: theme.glide(self, "sheet", risen=1.0), wait)

    def dismiss(self) -> None:
        """Closes the sheet if the work is done; otherwise cancels the work, if possible and if the sheet is visible."""
        if not self.is_busy:
            super().dismiss()
        elif self._leave is not None and self.risen == 1.0:
            if self._progress is not None:
                self._progress.is_left = True
            if self._waits_for_others:
                self._go(self._leave)

    def _go(self, leave: Callable[[], None]) -> None:
        self._end()
        leave()

    def _end(self) -> None:
        """Closes the sheet for good."""
        self._rise.cancel()
        self._wheel.stop()
        self.is_busy = False
        self.dismiss()

    def _finish(self, done: "Future[Any]") -> None:
        trouble = done.exception()
        if isinstance(trouble, Left):
            if self._leave is not None and self.is_busy:
                self._go(self._leave)
            return
        if trouble is not None and not isinstance(trouble, BadSave | Refused | StoreTrouble):
            self._end()
            raise trouble
        if self.is_busy:
            self._answer(done)
        # The screen was shown before the store could find anything.
        _show_notices()

    def _answer(self, done: "Future[Any]") -> None:
        """Passes the result on, or says why there is none; follow-up work still finds this sheet open."""
        self.is_busy = False
        try:
            if done.exception() is None:
                self._then(done.result())
            else:
                Toast.say(str(done.exception()))
        finally:
            self._end()


class Reading:
    """Reads all games for a page: at once if there are few, else in a thread. Only the last request is answered."""

    def __init__(self) -> None:
        self._then: Callable[[list[Played]], None] | None = None

    @property
    def is_busy(self) -> bool:
        """Whether the games are still being read."""
        return self._then is not None

    def begin(self, history: History, then: Callable[[list[Played]], None]) -> bool:
        """Passes all games to `then`, now or later; returns whether it already has."""
        if history.is_ready():
            self._then = None
            then(history.games())
            return True
        self._then = then
        # Started now, the thread would delay the current frame, in which the page appears.
        Clock.schedule_once(lambda _elapsed: run_in_pool(_own_work, history.games, partial(self._finish, then)), 0)
        return False

    def _finish(self, then: Callable[[list[Played]], None], done: "Future[list[Played]]") -> None:
        games = done.result()
        if then is self._then:
            self._then = None
            then(games)
        _show_notices()


def _show_notices() -> None:
    """Shows the store's notices, unless the app has ended in the meantime."""
    app = running_app()
    if app is not None:
        app.show_notices()


def change_history(title: str, history: History, change: Callable[[], Any], then: Callable[[Any], None]) -> None:
    """Changes the history in a thread and rereads all games there, which takes a while with thousands of them."""

    def work() -> Any:
        done = change()
        history.games()
        return done

    LongWork(title, work, then)


class Wheel(Painted):
    """A ring of ink drops that turns while the player waits."""

    turned = NumericProperty(0.0)
    radius = NumericProperty(0)
    """The distance of the drops from the centre."""
    drop = NumericProperty(0)
    """The radius of a drop."""
    shows = ("turned", "radius", "drop")

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._turning = Clock.create_trigger(self._turn, 1 / 30, interval=True)

    def on_parent(self, _wheel: object, parent: Widget | None) -> None:
        """Starts turning when it is added to the tree, and stops when it is removed."""
        if parent is None:
            self.stop()
        else:
            self._turning()

    def _turn(self, elapsed: float) -> None:
        self.turned = (self.turned + elapsed / _TURN) % 1.0

    def stop(self) -> None:
        """Stops turning."""
        self._turning.cancel()

    def paint(self, painter: Painter) -> None:
        """Paints each drop fainter than the one before."""
        x, y = self.rect.centre
        for drop in range(_DROPS):
            angle = tau * (self.turned - drop / _DROPS)
            centre = x + self.radius * sin(angle), y + self.radius * cos(angle)
            painter.circle(centre, self.drop, faint(theme.ink, 1 - drop / _DROPS))
