"""The store: running games, the history of finished ones, and the settings, kept so that nothing is ever lost."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import cached_property, partial
from hashlib import sha256
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING, Any

from kingdoms.core.codec import BadSave
from kingdoms.core.game import Game
from kingdoms.core.record import from_record
from kingdoms.core.session import Session
from kingdoms.core.timestamps import now
from kingdoms.core.words.language import _
from kingdoms.games import GAMES
from kingdoms.store.saves import SavedGame, Saves, new_key, saved_game_of
from kingdoms.store.settings import Settings
from kingdoms.store.storage import OpenElsewhere, Refused, StoreTrouble, add_notice, reading

if TYPE_CHECKING:
    from kingdoms.store.history import History
    from kingdoms.store.quarantine import Aside

__all__ = ["OpenElsewhere", "Refused", "SavedGame", "Store", "StoreTrouble", "new_key"]


_PATIENCE = 0.25
"""Seconds for which filing a game may hold up a frame. If another copy of the app is busy for longer, filing waits."""


class Store:
    """Everything the app keeps, in one folder. Opening it never fails: `notices` says what is wrong."""

    def __init__(self, folder: Path, games: Mapping[str, Game] = GAMES) -> None:
        self.notices: list[str] = []
        """Sentences for the player. Later reads may add to them."""
        self.settings = Settings(folder / "settings.json", self.notices)
        self.saves = Saves(folder / "saves", games, self.notices)
        self._folder = folder
        self._games = games
        self._waiting: dict[str, Session] = {}
        """Games whose last change could not be written, so that only memory has their current state."""
        self._left: set[str] = set()
        """The waiting games that are no longer being played here."""
        try:
            self._file_all_finished()
        except StoreTrouble as trouble:
            add_notice(self.notices, str(trouble))

    @cached_property
    def history(self) -> "History":
        """The finished games. The home screen does not need them, so the code for them is imported on first use."""
        from kingdoms.store.history import History

        return History(
            self._folder / "history",
            self.notices,
            self._games,
            lambda: {game.key for game in self.running()},
        )

    @cached_property
    def aside(self) -> "Aside":
        """The files that were put aside because they could not be used."""
        from kingdoms.store.quarantine import Aside

        return Aside(self, self._folder, self._games)

    def keep(self, session: Session) -> None:
        """Saves a game after a change, and moves it to the history when it is over; meant as a session's `on_change`.

        If the app is killed between these steps, the game is still among the saves, and the next start finishes the
        move. If the disk fails, the game waits in memory until `retry` succeeds.
        """
        self._waiting[session.key] = session
        try:
            ended = self.saves.put(session)
        except OpenElsewhere:
            del self._waiting[session.key]
            if session.key in self._left:
                self.close(session)
            raise
        if ended is not None:
            self._go_on_with_series(session)
            self._move(ended)
        del self._waiting[session.key]
        if session.key in self._left:
            self.close(session)

    @property
    def is_waiting(self) -> bool:
        """Whether there is anything that could not be saved yet."""
        return bool(self._waiting or self.saves.finished or self.settings.is_waiting)

    def retry(self) -> None:
        """Tries again to save everything that could not be saved; whatever fails again goes on waiting."""
        attempts: list[Callable[[], None]] = [partial(self.keep, session) for session in self._waiting.values()]
        for attempt in (*attempts, self._file_all_finished, self.settings.keep):
            try:
                attempt()
            except OpenElsewhere as trouble:
                add_notice(self.notices, str(trouble))
            except StoreTrouble:
                continue

    def open(self, key: str) -> Session:
        """Opens a running game to be played here: from memory if it is waiting to be saved, otherwise from the disk."""
        session = self._waiting.get(key) or self.saves.open(key)
        self._left.discard(key)
        if session.is_over:
            with suppress(StoreTrouble):  # It waits to be filed, but can be viewed.
                self.keep(session)
        return session

    def close(self, session: Session) -> None:
        """Leaves the table. Other windows may go on with the game, unless its last change is known only here."""
        if session.key in self._waiting:
            self._left.add(session.key)
        else:
            self._left.discard(session.key)
            self.saves.release(session.key)

    def running(self) -> list[SavedGame]:
        """All running games: those waiting in memory, then the saved ones, the most recently played first."""
        waiting = {**self._waiting}  # A copy, since an import calls this from its own thread.
        saved = [game for game in self.saves.saved_games() if game.key not in waiting]
        return [*(saved_game_of(session) for session in waiting.values() if not session.is_over), *saved]

    def abandon(self, session: Session) -> None:
        """Files a running game as abandoned, with the points so far. If it cannot be saved, the game goes on."""
        try:
            ended = self.saves.put(session, is_abandoned=True)
        except StoreTrouble:
            self.close(session)
            raise
        self._waiting.pop(session.key, None)
        if ended is not None:
            self.saves.finished.append(ended)
            self._file_all_finished()

    def delete(self, key: str) -> None:
        """Deletes a running game, which can be restored until the app ends."""
        self.saves.delete(key, self._waiting.get(key))
        self._waiting.pop(key, None)

    def _move(self, entry: dict[str, Any]) -> None:
        self.history.add(entry, _PATIENCE)
        self.saves.erase(entry["key"])

    def replay(self, key: str) -> Session:
        """A game from the history, replayed to its end; raises BadSave with a sentence if that is not possible."""
        record = self.history.game(key)
        if record is None:
            raise BadSave(_("This game no longer exists."))
        session = from_record(record, self._games)
        session.is_read_by_player = not record.get("imported", False)
        return session

    def footprint(self) -> tuple[int, int]:
        """The number of files and their total size in bytes; raises StoreTrouble if they cannot be read now."""
        with reading():
            sizes = [path.stat().st_size for path in self._folder.rglob("*") if path.is_file()]
        return len(sizes), sum(sizes)

    def next_in_series(self, session: Session) -> str | None:
        """The key of the next game in a finished game's series, if it is among the saves."""
        key = _key_after(session.key)
        return key if key in self._running_keys() else None

    def _running_keys(self) -> set[str]:
        return {game.key for game in self.saves.saved_games()}

    def _go_on_with_series(self, session: Session) -> None:
        """Saves the next game of a running series as soon as this one ends, unless that has already been done."""
        key = _key_after(session.key)
        if session.series is None or session.ends_series() or key in self._running_keys():
            return
        # If it has been played and filed already, it must be among the latest games.
        if self.history.is_among_latest(key):
            return
        following = session.next_game(SystemRandom().getrandbits(63), key=key, started=now())
        try:
            self.saves.put(following)
        finally:
            self.saves.release(following.key)

    def _file_all_finished(self) -> None:
        """Files all finished games that are not in the history yet, then raises StoreTrouble if that failed for any."""
        waiting, self.saves.finished = self.saves.finished, []
        trouble: StoreTrouble | None = None
        for entry in waiting:
            try:
                self._resume_series(entry)
                self._move(entry)
            except StoreTrouble as refused:
                self.saves.finished.append(entry)
                trouble = refused
        if trouble is not None:
            raise trouble

    def _resume_series(self, entry: Mapping[str, Any]) -> None:
        """Saves the next game of a series, in case the app was killed after a game ended but before this was done."""
        if entry.get("series") is None or entry.get("abandoned"):
            return
        try:
            session = self.saves.load(entry["key"])
        except BadSave as trouble:
            add_notice(self.notices, str(trouble))
        else:
            if session.is_over:
                self._go_on_with_series(session)


def _key_after(key: str) -> str:
    """The key of the game after this one in a series. It is always the same, so that no game is created twice."""
    return sha256(f"{key} next".encode()).hexdigest()[:32]
