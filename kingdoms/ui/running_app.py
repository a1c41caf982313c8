"""The app as screens and widgets see it: they cannot import it, since it is built on top of them."""

from pathlib import Path
from typing import Any, Protocol

from kivy.app import App

from kingdoms.core.session import Session
from kingdoms.store import Store


class RunningApp(Protocol):
    """The parts of the running app that other modules use."""

    folder: Path
    """Where the data is stored."""
    store: Store
    screens: dict[str, Any]
    """The screens that have been built, by their names."""
    trail: list[tuple[str, dict[str, Any]]]
    """The screens from home to the current one, each with what it was asked to show."""
    unsaved: str
    """A sentence for the player while something waits to be saved; otherwise empty."""

    def bind(self, **callbacks: Any) -> None:
        """Binds callbacks to properties of the app."""

    def screen(self, name: str) -> Any:
        """The screen with this name, which is built now if it does not exist yet."""

    def show(self, name: str, **what: Any) -> None:
        """Shows the screen with this name, and passes on what it is asked to show."""

    def show_instead(self, name: str, **what: Any) -> None:
        """Replaces the current screen, so that going back skips it."""

    def back(self) -> None:
        """Goes one step back."""

    def set(self, name: str, value: Any) -> None:
        """Changes a setting."""

    def say(self, sentence: str) -> None:
        """Shows the player a sentence."""

    def show_notices(self) -> None:
        """Shows the store's notices."""

    def start_game(self, session: Session) -> None:
        """Starts a new game at the table."""

    def learn(self, game: str) -> None:
        """Starts a game's lesson, or goes on with it."""

    def open_game(self, key: str) -> None:
        """Continues a saved game."""


def running_app() -> RunningApp | None:
    """The app; None before it has started and after it has ended."""
    app: RunningApp | None = App.get_running_app()
    return app
