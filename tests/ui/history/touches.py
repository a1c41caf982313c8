"""Touches on the history screen, for the tests of the history and of files."""

from typing import Any

from kingdoms.ui.widgets import InkButton, Sheet
from kingdoms.ui.widgets.chips import Chips


def listed(finger: Any) -> list[str]:
    """The keys of the listed games."""
    return [game.key for game in finger.app.front.long_list.items]


def open_sheet(finger: Any, number: int) -> Any:
    """Taps a game on the list and returns its sheet once it has been read."""
    finger.tap_widget(finger.app.front.long_list.lines[number])
    finger.until(lambda: finger.app.front.is_reading)
    finger.frames(3)
    return finger.app.front.sheet


def choose_filter(finger: Any, value: object) -> None:
    """Taps a value on the sheet of filters."""
    chips = next(chips for chips in finger.find(Chips) if value in dict(chips.options))
    rect = chips.places()[value]
    Sheet.topmost().scroll.scroll_to(chips, animate=False)
    finger.frames(3)
    finger.tap(*chips.to_window(*rect.centre))
    finger.until(lambda: chips.value == value)


def choose_file_action(finger: Any, icon: str) -> None:
    """Opens the sheet for import and export, and taps the button with this icon."""
    finger.app.front.open_files()
    finger.frames(3)
    finger.tap_widget(finger.find(InkButton, icon=icon)[0])
