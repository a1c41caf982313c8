"""The store: running games, the history of finished ones, and the settings, kept so that nothing is ever lost."""

from collections.abc import Mapping
from pathlib import Path

from kingdoms.core.game import Game
from kingdoms.core.moment import now
from kingdoms.core.session import Session
from kingdoms.games import GAMES
from kingdoms.store.history import History
from kingdoms.store.saves import Saves, Summary, new_key
from kingdoms.store.settings import Settings
from kingdoms.store.storage import StoreTrouble, note

__all__ = ["Store", "StoreTrouble", "Summary", "new_key", "now"]


class Store:
    """Everything that is kept, under one folder. Opening it never fails: what is wrong is told in `notices`."""

    def __init__(self, folder: Path, games: Mapping[str, Game] = GAMES) -> None:
        self.notices: list[str] = []
        """Sentences that the player should hear. Reading later may add to them."""
        self.settings = Settings(folder / "settings.json", self.notices)
        self.saves = Saves(folder / "saves", games, self.notices)
        self.history = History(folder / "history", self.notices)
        self._file_finished()

    def keep(self, session: Session) -> None:
        """Saves a game after a change, and moves it into the history when it is over: made for `on_change`.

        Killed between these steps, the game is still among the saves, and the next opening finishes the move.
        """
        self.saves.put(session)
        if session.is_over:
            self.history.file(session)
            self.saves.delete(session.key)

    def _file_finished(self) -> None:
        """Games that had ended when the app was killed go where they belong."""
        try:
            for entry in self.saves.finished:
                self.history.add(entry)
                self.saves.delete(entry["key"])
        except StoreTrouble as trouble:
            note(self.notices, str(trouble))
