"""The screens: what each of them can be told, and how it is opened when it is first needed.

A screen called 'new_game' is the class `NewGameScreen`, laid out by `kv/new_game.kv`.
"""

from importlib import import_module
from typing import Any

from kivy.app import App
from kivy.uix.widget import Widget

from kingdoms.ui.running_app import RunningApp
from kingdoms.ui.system.startup import load_kv
from kingdoms.ui.widgets import Page

_MODULES = {
    **{
        name: f"{name}.screen"
        for name in ("history", "home", "new_game", "replay", "rules", "score", "settings", "table")
    },
    **{name: f"people.{name}" for name in ("person", "players", "records")},
    "about": "home.about",
}
"""Where the screens are that do not have a room of their own."""


class AppScreen(Page):
    """A screen fills the window, the system's bars included. It is built once and kept."""

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
        """It comes to the front, for the first time or again; each screen names what it can be asked to show."""

    def on_leave(self) -> None:
        """Another screen comes to the front."""

    def discard(self) -> None:
        """It is thrown away after a fault: nothing of it may act any more."""
        self.on_leave()

    def uncovered(self) -> None:
        """A sheet that was not its own covered the screen and is gone: what waited for that goes on."""

    def on_back(self) -> bool:
        """The player wants to go back; true if the screen has done what is to be done."""
        return False

    def on_key(self, name: str) -> bool:
        """A key was pressed that no text field wanted; true if it meant something here."""
        return False

    def speak(self) -> None:
        """Another language is spoken now. What kv says follows by itself; this is for all other words."""

    def on_pause(self) -> None:
        """The system takes the app away, perhaps for good."""

    def on_resume(self) -> None:
        """The system gives the app back."""


def open_screen(name: str) -> AppScreen:
    """Builds the screen of this name; its module and its layout are read only now."""
    module = import_module(f"kingdoms.ui.{_MODULES.get(name, f'{name}.screen')}")
    load_kv(name)
    screen: AppScreen = getattr(module, "".join(map(str.title, name.split("_"))) + "Screen")()
    return screen
