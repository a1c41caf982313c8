"""The last resort: an unhandled exception must not end the app.

The game is saved and shown again without anything that was moving or open; if that fails too, the home screen is shown
instead. The player reads in one sentence what happened, and can copy a report. If even the home screen keeps failing,
the app crashes like any other.
"""

import sys
from collections.abc import Callable
from functools import partial
from time import monotonic
from typing import Any, Protocol

from kivy.base import EventLoop, ExceptionHandler, ExceptionManager
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.logger import Logger
from kivy.uix.floatlayout import FloatLayout

from kingdoms.core.record import seats_from_json
from kingdoms.core.session import Session
from kingdoms.core.words.language import _
from kingdoms.ui.drawing.painted import forget_unseen
from kingdoms.ui.running_app import RunningApp
from kingdoms.ui.system import trouble_report
from kingdoms.ui.system.trouble_report import Circumstances
from kingdoms.ui.widgets import Body, Sheet, Toast
from kingdoms.ui.widgets.focus import FocusWalker

SOON = 30.0
"""A fault within this many seconds of the previous one counts as a repetition, and recovery goes a step further."""
TO_HOME, TO_THE_END = 2, 5
"""How many faults in quick succession lead to the home screen, and how many end the app."""


class FaultyApp(RunningApp, Protocol):
    """The parts of an app that are needed to recover it after a fault."""

    screen_holder: FloatLayout
    """Holds the current screen."""
    walker: FocusWalker

    @property
    def front(self) -> Any:
        """The current screen."""

    def keep(self, session: Session) -> None:
        """Saves a game."""

    def start_afresh(self, session: Session | None) -> None:
        """Rebuilds every screen, and shows a game or home."""


class LastResort(ExceptionHandler):
    """Handles the unhandled exceptions of an app."""

    def __init__(self, app: FaultyApp, time: Callable[[], float] = monotonic) -> None:
        self._app, self._time = app, time
        self._faults, self._since = 0, -SOON
        self._report = ""
        self._recovery = Clock.create_trigger(self._recover)

    def handle_exception(self, trouble: BaseException) -> int:
        """Reports a fault and recovers before the next frame. Further faults until then are mere consequences."""
        if not isinstance(trouble, Exception) or self._faults >= TO_THE_END or not self._app.trail:
            return ExceptionManager.RAISE
        if self._recovery.is_triggered:
            return ExceptionManager.PASS
        now = self._time()
        self._faults = self._faults + 1 if now - self._since < SOON else 1
        self._since = now
        self._report = self.report(trouble)
        if self._faults >= TO_THE_END:
            return ExceptionManager.RAISE
        self._recovery()
        return ExceptionManager.PASS

    def report(self, trouble: BaseException) -> str:
        """Writes a report of a fault to disk, and returns it."""
        screen = self._app.trail[-1][0] if self._app.trail else "none"
        try:
            report = trouble_report.compose(trouble, Circumstances(screen, self._session, self._names()))
        except Exception as another:
            report = f"{type(trouble).__name__} ({type(another).__name__})"
        trouble_report.keep(self._app.folder, report)
        return report

    def _names(self) -> set[str]:
        """All names that may appear in a report."""
        seated = self._session.names if self._session is not None else []
        asked = [name for _screen, what in self._app.trail for name in [what.get("person", "")]]
        last = self._app.store.settings.get("last_seats").values()
        # The history is read on demand; if it never was, its names cannot appear.
        played = self._app.store.history.names() if "history" in vars(self._app.store) else []
        return {*seated, *asked, *played, *(seat.name for seats in last for seat in seats_from_json(seats))}

    @property
    def _session(self) -> Session | None:
        """The game on the table, if there is one."""
        return next((what.get("session") for name, what in self._app.trail if name == "table"), None)

    # Recovery. A fault here is handled like any other and takes recovery a step further.

    def _recover(self, _elapsed: float) -> None:
        session = self._session
        is_sound = session is not None and _replays(session)
        is_saved = is_sound and self._save(session) if session else not self._app.store.is_waiting
        self._clear()
        returns = is_sound and self._faults < TO_HOME
        self._app.start_afresh(session if returns else None)
        self._explain(_sentence(returns, is_saved), self._report)

    def _save(self, session: Session) -> bool:
        try:
            self._app.keep(session)
        except Exception as trouble:
            self.report(trouble)
            return False
        return not self._app.store.is_waiting

    def _clear(self) -> None:
        """Stops and removes everything, except work that must not be interrupted."""
        for touch in EventLoop.touches:
            touch.grab_list.clear()
        Window.release_all_keyboards()
        # First, because a screen closes its sheets when it is left, which counts as having read them.
        for child in list(Window.children):
            # Work in progress may stay, and so may a toast, unless it could be what fails.
            is_harmless = getattr(child, "is_busy", False) or (isinstance(child, Toast) and self._faults < TO_HOME)
            if child is not self._app.screen_holder and not is_harmless:
                Window.remove_widget(child)
        for screen in self._app.screens.values():
            _try(screen.discard)
        _try(self._app.walker.clear)
        self._app.screen_holder.clear_widgets()
        forget_unseen()

    def _explain(self, sentence: str, report: str) -> None:
        sheet = Sheet(title=_("Something went wrong"))
        sheet.add_widget(Body(text=sentence))
        sheet.add_foot(sheet.closing_button(partial(copy_report, report), text=_("Copy report")))
        sheet.add_foot(sheet.closing_button(text=_("Continue"), kind="primary"))
        sheet.bind(on_dismiss=self._go_on)
        sheet.open()

    def _go_on(self, _sheet: Sheet) -> None:
        """Lowers the count of faults: the player could close the message, so it is not an endless loop."""
        self._faults = min(self._faults, TO_HOME - 1)
        self._app.front.uncovered()


def _replays(session: Session) -> bool:
    """Restores the state from the moves, because a fault may have left it half changed; returns whether that worked."""
    try:
        session.state = session.state_before(len(session.log))
    except Exception as trouble:
        Logger.error("Kingdoms: the game cannot be replayed (%r)", trouble)
        return False
    session.age += 1
    return True


def _sentence(returns: bool, is_saved: bool) -> str:
    if returns and is_saved:
        return _("Kingdoms has set the table up again. Your game is saved, and you can carry on.")
    if returns:
        return _("Kingdoms has restored the table, but couldn't save your game just now.")
    if is_saved:
        return _("Kingdoms has returned to its home screen. All games are saved, and you can continue them.")
    return _("Kingdoms has returned to its home screen, but your latest moves couldn't be saved.")


def _try(action: Callable[[], None]) -> None:
    """Runs a clean-up step, which may fail because of the fault."""
    try:
        action()
    except Exception as trouble:
        Logger.warning("Kingdoms: a clean-up step failed after an error (%s)", trouble)


def copy_report(report: str) -> None:
    """Copies a report to the clipboard and says so or, if that fails, says where the report is."""
    if trouble_report.copy(report):
        Toast.say(_("Report copied. It doesn't contain any player names."))
    else:
        Toast.say(
            _("The report couldn't be copied, but you can find it in the file {name}.").format(name=trouble_report.FILE)
        )


def install(app: FaultyApp) -> LastResort:
    """Starts handling an app's faults. Call this only when the app is actually being run."""
    handler = LastResort(app)
    ExceptionManager.add_handler(handler)
    return handler


def report(trouble: BaseException) -> None:
    """Reports a fault that the app can live with; without a handler, prints it."""
    handler = next((each for each in ExceptionManager.handlers if isinstance(each, LastResort)), None)
    if handler is None:
        sys.excepthook(type(trouble), trouble, trouble.__traceback__)
    else:
        handler.report(trouble)
