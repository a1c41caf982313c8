"""The screens: what they have in common, and how each is built when it is first needed.

A screen called 'new_game' is the class `NewGameScreen`, laid out by `kv/new_game.kv`.
"""

from importlib import import_module
from typing import Any

from kivy.app import App
from kivy.uix.widget import Widget

from kingdoms.ui.running_app import RunningApp
from kingdoms.ui.system.startup import load_kv
from kingdoms.ui.widgets import Parchment

_MODULES = {
    **{
        name: f"{name}.screen"
        for name in ("history", "home", "new_game", "replay", "rules", "score", "settings", "table")
    },
    **{name: f"people.{name}" for name in ("person", "players", "records")},
    "about": "home.about",
}
"""The modules of the screens, by name."""


class AppScreen(Parchment):
    """A screen fills the window, including the area under the system's bars. It is built once and kept."""

    stays_turned = False
    """Whether it is for the person towards whom the table has turned the screen."""

    @property
    def app(self) -> RunningApp:
        """The running app."""
        app: RunningApp = App.get_running_app()
        return app

    @property
    def focus_area(self) -> Widget:
        """Where the keyboard's ring may go: the whole screen, unless something covers it."""
        return self

    def on_show(self, *_args: Any, **what: Any) -> None:
        """The screen comes to the front, for the first time or again; each names what it can be asked to show."""

    def on_leave(self) -> None:
        """Another screen comes to the front."""

    def discard(self) -> None:
        """The screen is discarded after a fault: no part of it may act any more."""
        self.on_leave()

    def uncovered(self, *_change: object) -> None:
        """What covered the screen is closed: what waited for that goes on."""

    def on_back(self) -> bool:
        """The player wants to go back; returns True if the screen has dealt with that."""
        return False

    def on_key(self, name: str) -> bool:
        """A key was pressed outside a text field; returns True if the screen used it."""
        return False

    def speak(self) -> None:
        """The language has changed. Texts in kv follow by themselves; this is for all others."""

    def on_pause(self) -> None:
        """The system suspends the app, perhaps for good."""

    def on_resume(self) -> None:
        """The system resumes the app."""


def open_screen(name: str) -> AppScreen:
    """Builds the screen of this name; its module and its layout are read only now."""
    module = import_module(f"kingdoms.ui.{_MODULES.get(name, f'{name}.screen')}")
    load_kv(name)
    screen: AppScreen = getattr(module, "".join(map(str.title, name.split("_"))) + "Screen")()
    return screen
