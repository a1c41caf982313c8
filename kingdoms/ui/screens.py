"""The screens: what they have in common, and how each is built when it is first needed.

The screen 'new_game' is the class `NewGameScreen` in `new_game/screen.py`, laid out by `kv/new_game/screen.kv`.
"""

from importlib import import_module
from typing import Any

from kivy.app import App
from kivy.uix.widget import Widget

from kingdoms.ui.kv_files import load_kv
from kingdoms.ui.running_app import RunningApp
from kingdoms.ui.widgets import Parchment

_MODULES = {**{name: f"people.{name}" for name in ("person", "players", "feats")}, "about": "home.about"}
"""The modules of the screens that share a package, by name; every other screen has a package of its own."""


class AppScreen(Parchment):
    """A screen that fills the window, including the area under the system's bars. It is built once and kept."""

    stays_turned = False
    """Whether this screen keeps facing the person whom the table last turned towards."""

    @property
    def app(self) -> RunningApp:
        """The running app."""
        app: RunningApp = App.get_running_app()
        return app

    @property
    def focus_area(self) -> Widget:
        """Where the focus ring can go: the whole screen, unless something covers it."""
        return self

    def on_show(self, *_args: Any, **what: Any) -> None:
        """Called when the screen comes to the front; each subclass declares what it can be asked to show."""

    def on_leave(self) -> None:
        """Called when another screen comes to the front."""

    def discard(self) -> None:
        """Discards the screen after a fault: no part of it may act any more."""
        self.on_leave()

    def uncovered(self, *_change: object) -> None:
        """Called when whatever covered the screen has closed, so that whatever was waiting can go on."""

    def on_back(self) -> bool:
        """Called when the player wants to go back; returns True if the screen has handled that."""
        return False

    def on_key(self, name: str) -> bool:
        """Called when a key is pressed outside a text field; returns True if the screen has used it."""
        return False

    def update_texts(self) -> None:
        """Called when the language has changed. Text in kv follows by itself; this is for all other text."""

    def on_pause(self) -> None:
        """Called when the system suspends the app, perhaps for good."""

    def on_resume(self) -> None:
        """Called when the system resumes the app."""


def open_screen(name: str) -> AppScreen:
    """Builds the screen with this name; its module and its layout are loaded only now."""
    where = _MODULES.get(name, f"{name}.screen")
    module = import_module(f"kingdoms.ui.{where}")
    load_kv(where.replace(".", "/"))
    screen: AppScreen = getattr(module, "".join(map(str.title, name.split("_"))) + "Screen")()
    return screen
