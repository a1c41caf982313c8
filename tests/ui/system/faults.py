"""Helpers for the last-resort tests: unexpected faults, and checks of what must hold after one."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from kivy.base import ExceptionManager

from kingdoms.core.session import Session
from kingdoms.store import Store
from kingdoms.ui.widgets import InkButton, Sheet

KEY = "0" * 32


class Fault(Exception):
    """An error that no code expects."""


class Clockwork:
    """A clock that moves only when a test sets its `seconds`."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def once(action: Callable[..., Any]) -> Callable[..., Any]:
    """Wraps an action so that it fails the first time."""
    failed = []

    def act(*args: Any, **kwargs: Any) -> Any:
        if not failed:
            failed.append(True)
            raise Fault
        return action(*args, **kwargs)

    return act


def always(*_args: Any, **_kwargs: Any) -> Any:
    raise Fault


def on_the_main_loop(action: Callable[[], Any]) -> int:
    """Passes an action's fault to Kivy's exception manager, as Kivy's main loop does; returns the manager's answer."""
    with pytest.raises(Fault) as caught:
        action()
    return ExceptionManager.handle_exception(caught.value)


def front(finger: Any) -> str:
    return finger.app.trail[-1][0]


def read_on(finger: Any, words: str = "Continue") -> None:
    finger.frames(40)
    finger.tap_widget(finger.find(InkButton, text=words)[0])


def check_table(finger: Any, session: Session, folder: Path) -> None:
    """Checks that the same game is at a new table and saved, and can be played on and continued from home."""
    assert front(finger) == "table"
    assert "set the table up again" in Sheet.topmost().body.children[0].text
    read_on(finger)
    assert finger.table.session is session
    check_saved(session, folder)
    decisions = len(session.log)
    finger.play(session.state.moves()[0])
    assert len(session.log) > decisions
    finger.app.show("home")
    check_continues(finger, session)


def check_saved(session: Session, folder: Path) -> None:
    saved = Store(folder).saves.load(session.key)
    assert saved.state.fingerprint() == session.state.fingerprint()
    assert len(saved.log) == len(session.log)


def check_continues(finger: Any, session: Session) -> None:
    fingerprint = session.state.fingerprint()
    finger.app.open_game(session.key)
    assert front(finger) == "table"
    assert finger.table.session.state.fingerprint() == fingerprint
    finger.until(lambda: finger.table.sight.lit, most=1_000_000)
