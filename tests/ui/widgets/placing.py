"""Helpers for tests that place widgets and record their events, and a long text for widgets to show."""

from collections.abc import Callable
from typing import Any

from kivy.clock import Clock
from kivy.uix.widget import Widget

Show = Callable[..., Any]  # the fixture of conftest, which returns a finger
LONG = "Give one of your markers to a rival who has not yet carried out his actions"


def placed(widget: Widget, width: float = 300) -> Widget:
    """Places the widget in the middle of a phone."""
    widget.size_hint = (None, None)
    widget.width = width
    widget.pos = (30, 300)
    return widget


def count(button: Widget, event: str = "on_release") -> list[Widget]:
    """A list that grows by one with each event."""
    heard: list[Widget] = []
    button.bind(**{event: heard.append})
    return heard


def later(seconds: float) -> None:
    """Fires the delayed events that are due after this many seconds, without waiting."""
    for event in list(Clock.get_events()):
        if event.timeout > 0:
            event.tick(Clock.time() + seconds)
