"""Where a widget lies while it is tried, what is heard from it, and the words it has to carry."""

from collections.abc import Callable
from typing import Any

from kivy.clock import Clock
from kivy.uix.widget import Widget

Show = Callable[..., Any]  # the fixture of conftest, which gives a finger
LONG = "Give one of your markers to a rival who has not yet carried out his actions"


def placed(widget: Widget, width: float = 300) -> Widget:
    """The widget at a place of its own in the middle of a phone."""
    widget.size_hint = (None, None)
    widget.width = width
    widget.pos = (30, 300)
    return widget


def count(button: Widget, event: str = "on_release") -> list[Widget]:
    """What grows by one with each event."""
    heard: list[Widget] = []
    button.bind(**{event: heard.append})
    return heard


def later(seconds: float) -> None:
    """Lets this time pass on Kivy's clock at once."""
    for event in list(Clock.get_events()):
        if event.timeout > 0:
            event.tick(Clock.time() + seconds)
