"""The pause menu of the table: go on, let others play, read the rules, change the settings, or leave. All is saved."""

from collections.abc import Callable
from functools import partial
from typing import Any

from kingdoms.core.tongue import _
from kingdoms.ui.widgets import InkButton, Sheet

Choice = tuple[str, str, str, Callable[[], None]]
"""The words of a button, its symbol and its kind, and what it does."""


def open_pause(
    app: Any, open_rules: Callable[[], None], open_players: Callable[[], None] | None, on_dismiss: Callable[..., None]
) -> Sheet:
    """Opens the menu; `on_dismiss` is called when it is gone, whatever was chosen. At the end nobody can take over."""
    sheet = Sheet(title=_("Pause"))
    players: list[Choice] = [(_("Who plays?"), "stand_in", "secondary", open_players)] if open_players else []
    choices: tuple[Choice, ...] = (
        (_("Go on"), "play", "primary", lambda: None),
        *players,
        (_("Rules"), "book", "secondary", open_rules),
        (_("Settings"), "settings", "secondary", partial(app.show, "settings")),
        (_("Leave the table; the game is saved"), "home", "secondary", partial(app.show, "home")),
    )
    for text, icon, kind, action in choices:
        button = InkButton(text=text, icon=icon, kind=kind)
        button.bind(on_release=partial(_chosen, sheet, action))
        sheet.add_widget(button)
    sheet.bind(on_dismiss=on_dismiss)
    sheet.open()
    return sheet


def _chosen(sheet: Sheet, action: Callable[[], None], _button: object) -> None:
    sheet.dismiss()
    action()
