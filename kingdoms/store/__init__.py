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
from kingdoms.core.language import _
from kingdoms.core.record import from_record
from kingdoms.core.session import Session
from kingdoms.core.timestamps import now
from kingdoms.games import GAMES
from kingdoms.store.saves import Saves, Summary, new_key, summary_of
from kingdoms.store.settings import Settings
from kingdoms.store.storage import OpenElsewhere, Refused, StoreTrouble, note, reading

if TYPE_CHECKING:
    from kingdoms.store.history import History
    from kingdoms.store.quarantine import Aside

__all__ = ["OpenElsewhere", "Refused", "Store", "StoreTrouble", "Summary", "new_key"]


_PATIENCE = 0.25
"""Seconds for which filing a game may hold up a frame. If another copy of the app is busy for longer, it waits."""


class Store:
    """Everything that is kept, under one folder. Opening it never fails: `notices` says what is wrong."""

    def __init__(self, folder: Path, games: Mapping[str, Game] = GAMES) -> None:
        self.notices: list[str] = []
        """Sentences that the player should hear. Reading later may add to them."""
        self.settings = Settings(folder / "settings.json", self.notices)
        self.saves = Saves(folder / "saves", games, self.notices)
        self._folder = folder
        self._games = games
        self._waiting: dict[str, Session] = {}
        """The games whose last change the disk has refused; in memory they have gone on."""
        self._left: set[str] = set()
        """Those of them that nobody plays here any more."""
        try:
            self._file_all_finished()
        except StoreTrouble as trouble:
            note(self.notices, str(trouble))

    @cached_property
    def history(self) -> "History":
        """The finished games. The home screen does without them, so what reads them is loaded when it is needed."""
        from kingdoms.store.history import History

        return History(
            self._folder / "history",
            self.notices,
            self._games,
            lambda: {summary.key for summary in self.running()},
        )

    @cached_property
    def aside(self) -> "Aside":
        """The files that could not be used."""
        from kingdoms.store.quarantine import Aside

        return Aside(self, self._folder, self._games)

    def keep(self, session: Session) -> None:
        """Saves a game after a change, and moves it into the history when it is over: made for `on_change`.

        Killed between these steps, the game is still among the saves, and the next opening finishes the move. If the
        disk refuses, the game waits in memory until `retry` has more luck.
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
        """Whether something has happened that could not be saved yet."""
        return bool(self._waiting or self.saves.finished or self.settings.is_waiting)

    def retry(self) -> None:
        """Tries again to save what could not be saved before; what still cannot be goes on waiting."""
        attempts: list[Callable[[], None]] = [partial(self.keep, session) for session in self._waiting.values()]
        for attempt in (*attempts, self._file_all_finished, self.settings.keep):
            try:
                attempt()
            except OpenElsewhere as trouble:
                note(self.notices, str(trouble))
            except StoreTrouble:
                continue

    def open(self, key: str) -> Session:
        """A running game to be played on here: as it is in memory while it waits to be saved, else as it was saved."""
        session = self._waiting.get(key) or self.saves.open(key)
        self._left.discard(key)
        if session.is_over:
            with suppress(StoreTrouble):  # It waits, and can be looked at.
                self.keep(session)
        return session

    def close(self, session: Session) -> None:
        """The table was left. Other windows may go on with the game, unless its last change is only known here."""
        if session.key in self._waiting:
            self._left.add(session.key)
        else:
            self._left.discard(session.key)
            self.saves.release(session.key)

    def running(self) -> list[Summary]:
        """All running games, the one played last first, as they are in memory if they wait to be saved."""
        waiting = {**self._waiting}  # An import asks from its own thread.
        saved = [summary for summary in self.saves.summaries() if summary.key not in waiting]
        return [*(summary_of(session) for session in waiting.values() if not session.is_over), *saved]

    def abandon(self, session: Session) -> None:
        """Files a running game as abandoned, with the points by now. If that fails, it goes on."""
        try:
            ended = self.saves.put(session, is_abandoned=True)
        except StoreTrouble:
            self.close(session)
            raise
        self._waiting.pop(session.key, None)
        if ended is not None:
            self.saves.finished.append(ended)
            self._file_all_finished()

    def throw_away(self, key: str) -> None:
        """Removes a running game, which can come back until the app ends."""
        self.saves.throw_away(key, self._waiting.get(key))
        self._waiting.pop(key, None)

    def _move(self, entry: dict[str, Any]) -> None:
        self.history.add(entry, _PATIENCE)
        self.saves.delete(entry["key"])

    def replay(self, key: str) -> Session:
        """A game of the history, played again to where it ended; raises BadSave with a sentence if it cannot be."""
        record = self.history.game(key)
        if record is None:
            raise BadSave(_("This game is not there any more."))
        return from_record(record, self._games)

    def footprint(self) -> tuple[int, int]:
        """How many files there are, and how many bytes they take; StoreTrouble if that cannot be seen just now."""
        with reading():
            sizes = [path.stat().st_size for path in self._folder.rglob("*") if path.is_file()]
        return len(sizes), sum(sizes)

    def next_in_series(self, session: Session) -> str | None:
        """The key of the game with which the series of a finished one goes on, if it waits among the saves."""
        key = _key_after(session.key)
        return key if key in self._running_keys() else None

    def _running_keys(self) -> set[str]:
        return {summary.key for summary in self.saves.summaries()}

    def _go_on_with_series(self, session: Session) -> None:
        """The next game of a running series waits from the moment the one before it ends; there is only ever one."""
        key = _key_after(session.key)
        if session.series is None or session.ends_series() or key in self._running_keys():
            return
        # What follows a game that ends now cannot be older than the latest games.
        if self.history.is_among_latest(key):
            return
        following = session.next_game(SystemRandom().getrandbits(63), key=key, started=now())
        try:
            self.saves.put(following)
        finally:
            self.saves.release(following.key)

    def _file_all_finished(self) -> None:
        """Files the games that had ended when the app was killed, or raises StoreTrouble at the end if any waits on."""
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
        """An ended game of a series may have been killed before the next one was saved; only then it is replayed."""
        if entry.get("series") is None or entry.get("abandoned"):
            return
        try:
            session = self.saves.load(entry["key"])
        except BadSave as trouble:
            note(self.notices, str(trouble))
        else:
            if session.is_over:
                self._go_on_with_series(session)


def _key_after(key: str) -> str:
    """The next game of a series has a key that follows from the last one's, so that it is never made twice."""
    return sha256(f"{key} next".encode()).hexdigest()[:32]
