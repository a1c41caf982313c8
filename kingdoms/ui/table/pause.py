"""The pause menu of the table: go on, let others play, read the rules, change the settings, or leave. All is saved."""

from collections.abc import Callable
from functools import partial

from kingdoms.core.language import _
from kingdoms.ui.running_app import RunningApp
from kingdoms.ui.widgets import Sheet

Choice = tuple[str, str, str, Callable[[], None] | None]
"""The words of a button, its symbol and its kind, and what it does, if anything."""


def open_pause(
    app: RunningApp,
    open_rules: Callable[[], None],
    open_players: Callable[[], None] | None,
    on_dismiss: Callable[..., None],
) -> Sheet:
    """Opens the menu; `on_dismiss` is called when it is gone, whatever was chosen. At the end nobody can take over."""
    sheet = Sheet(title=_("Pause"))
    leave = _("Leave the table") if app.store.is_waiting else _("Leave the table; the game is saved")
    players: list[Choice] = [(_("Who plays?"), "stand_in", "secondary", open_players)] if open_players else []
    choices: tuple[Choice, ...] = (
        (_("Go on"), "play", "primary", None),
        *players,
        (_("Rules"), "book", "secondary", open_rules),
        (_("Settings"), "settings", "secondary", partial(app.show, "settings")),
        (leave, "home", "secondary", partial(app.show, "home")),
    )
    for text, icon, kind, action in choices:
        sheet.add_widget(sheet.closing_button(action, text=text, icon=icon, kind=kind))
    sheet.bind(on_dismiss=on_dismiss)
    sheet.open()
    return sheet
