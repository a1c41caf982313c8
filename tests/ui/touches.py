"""Touches, and what can be seen and chosen at a table, for the tests of several screens."""

from typing import Any

from kivy.core.window import Window

from kingdoms.ui.board.sight import SKIP
from kingdoms.ui.widgets import InkButton
from kingdoms.ui.widgets.popover import Popover


def press(finger: Any, text: str) -> None:
    """Taps the button with this label."""
    finger.tap_widget(finger.find(InkButton, text=text)[0])
    finger.frames(4)


def swipe(finger: Any, across: float) -> None:
    """Swipes from the middle of the board, this far to the right."""
    x, y = finger.table.board.to_window(*finger.table.board.rect.centre)
    touch = finger.down(x, y)
    finger.drag(touch, x + across, y + 5)
    finger.up(touch)


def lit_of(finger: Any) -> dict[Any, Any]:
    """The moves that can be made, by the thing to tap."""
    return dict(finger.table.board.sight.lit)


def ready(finger: Any) -> set[Any]:
    """The things with which a tap makes a move, apart from skipping."""
    return {thing for thing in finger.table.board.picking.ready if thing != SKIP}


def told() -> list[tuple[str, str]]:
    """The title and text of every explanation in sight."""
    return [(child.title, child.text) for child in Window.children if isinstance(child, Popover)]
