"""The running games, one file each: a write never touches another game, and damage to one does not spread.

A file contains the record of the game and what the home screen shows about it, so games can be
listed without replaying them.
"""

import os
import re
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

from tinydb import TinyDB
from tinydb.table import Document

from kingdoms.core import record
from kingdoms.core.codec import BadSave
from kingdoms.core.game import Game
from kingdoms.core.session import Session
from kingdoms.core.timestamps import LONG_AGO, is_timestamp, now
from kingdoms.core.words import language
from kingdoms.core.words.language import N_, _
from kingdoms.store import storage
from kingdoms.store.entry import KEY, entry_of, is_key, mended, result
from kingdoms.store.lock import Claim
from kingdoms.store.seal import Newer, Spoilt
from kingdoms.store.storage import OpenElsewhere, StoreTrouble, add_notice

KIND = storage.Kind(
    "save",
    N_("A saved game was damaged. It will resume from an earlier decision; the damaged file has been kept."),
    N_("A saved game couldn't be read. Its file has been set aside; you can try again in Settings."),
    N_("A game was saved by a newer version of Kingdoms and has been left untouched."),
)

LONGEST_THOUGHT = 600.0
"""Seconds. If nobody decides anything for longer, we assume that the players have left; the rest does not count."""

_FILE = re.compile(rf"({KEY})(?:\.previous)?\.json")


class SavedGame(NamedTuple):
    """A running game as the home screen shows it."""

    key: str
    game: str
    names: tuple[str, ...]
    crests: tuple[int, ...]
    actor: int | None
    only_person: int | None
    """The seat of the person who plays alone; None if several people play."""
    progress: str
    language: str
    """The language in which `progress` is written."""
    changed: str
    is_in_series: bool


@dataclass
class _Known:
    """The facts about one running game that this copy of the app remembers."""

    file: TinyDB | None = None
    saved_game: SavedGame | None = None
    clock: tuple[int | None, float] | None = None
    """The milliseconds played when it was last saved or loaded, and the monotonic time then."""
    seen: storage.Generation | None = None
    """The generation that was last saved or loaded here."""
    claim: Claim | None = None
    is_unread: bool = False
    """Whether reading it failed but may succeed later."""


class Saves:
    """The running games."""

    def __init__(self, folder: Path, games: Mapping[str, Game], notices: list[str]) -> None:
        self._folder = folder
        self._games = games
        self._notices = notices
        self._known: dict[str, _Known] = {}
        self._deleted: dict[str, Mapping[str, Any]] = {}
        """The games that can be restored as long as the app runs."""
        self.finished: list[dict[str, Any]] = []
        """The entries of games that have ended but have not reached the history yet."""
        try:
            storage.sweep(folder)
            for key in sorted({name[1] for name in map(_FILE.fullmatch, storage.listing(folder)) if name}):
                self._read_in(key)
        except StoreTrouble as trouble:
            add_notice(notices, str(trouble))

    def put(self, session: Session, *, is_abandoned: bool = False) -> dict[str, Any] | None:
        """Saves a game as it is now; the last save becomes the previous generation.

        If the game has ended or is abandoned, returns its entry for the history. If another window has continued it,
        raises OpenElsewhere and changes nothing.
        """
        self.claim(session.key)
        path, known = self._path(session.key), self._of(session.key)
        with storage.locked(self._folder):
            if known.seen is not None and storage.generation_of(path) not in (None, known.seen):
                raise OpenElsewhere
            played = self._played(session.key)
            ending = result(session, played and played // 1000) if session.is_over or is_abandoned else None
            document = _document_of(session, played, ending)
            known.seen = None
            try:
                storage.put_fields(self._file(session.key), document)
            finally:
                # Even a write that failed may have put the new generation in place.
                known.seen = storage.generation_of(path)
        known.clock = played, monotonic()
        known.saved_game = None if ending else _saved_game(document)
        return entry_of(document["record"], ending) if ending else None

    def _played(self, key: str) -> int | None:
        """The milliseconds spent at the table; None for a game that began before the time was measured."""
        clock = self._of(key).clock
        if clock is None:
            before = self._document(key)
            return 0 if before is None else before.get("played")
        known, since = clock
        spent = max(0.0, min(monotonic() - since, LONGEST_THOUGHT))
        return None if known is None else min(known + int(spent * 1000), record.MOST_COUNTED)

    def claim(self, key: str) -> None:
        """Keeps other windows away from a game played here; raises OpenElsewhere if one of them has claimed it."""
        path = self._path(key).with_suffix(".open")
        if self.is_open(key):
            return
        try:
            storage.make_folder(self._folder)
            self._of(key).claim = Claim(path)
        except BlockingIOError:
            raise OpenElsewhere from None
        except OSError:
            # A disk that takes no more files is no reason not to play; `seen` protects the game then.
            return

    def is_open(self, key: str) -> bool:
        """Whether a game is being played here."""
        return key in self._known and self._known[key].claim is not None

    def release(self, key: str) -> None:
        """Lets other windows play a game that is no longer being played here."""
        known = self._known.get(key)
        if known is not None and known.claim is not None:
            claim, known.claim = known.claim, None
            claim.give_up()

    def saved_games(self) -> list[SavedGame]:
        """All running games, the most recently played first; `progress` is in the current language."""
        for key in [key for key, known in [*self._known.items()] if known.is_unread]:
            self._read_in(key)
        found = [self._translated(known.saved_game) for known in [*self._known.values()] if known.saved_game]
        return sorted(found, key=lambda game: datetime.fromisoformat(game.changed), reverse=True)

    def open(self, key: str) -> Session:
        """Loads a game to be played here and nowhere else; raises OpenElsewhere, or whatever `load` raises."""
        if is_key(key):
            self.claim(key)
        try:
            return self.load(key)
        except (BadSave, StoreTrouble):
            self.release(key)
            raise

    def load(self, key: str) -> Session:
        """The game as it was last saved. A save that cannot be continued is put aside, and the one before it is tried.

        Raises BadSave with a sentence if there is none left to try. A game under newer rules also raises BadSave but
        stays where it is: another version of Kingdoms can go on with it.
        """
        refusal: BadSave | None = None
        while (document := self._document(key)) is not None:
            written = document["record"]
            try:
                session = record.from_record(written, self._games)
            except BadSave as trouble:
                if record.is_newer(written.get("rules"), self._games[written["game"]].version):
                    raise
                refusal = refusal or trouble
                storage.storage_of(self._file(key)).keep_aside("refused")
                continue
            if refusal is not None:
                add_notice(self._notices, _(KIND.recovered))
            elif record.mended_in(written, session):
                add_notice(self._notices, _(storage.MENDED))
            known = self._of(key)
            known.seen, known.clock = storage.generation_of(self._path(key)), (document.get("played"), monotonic())
            return session
        self._forget(key)
        raise refusal or BadSave(_("This game no longer exists."))

    def erase(self, key: str) -> None:
        """Erases a game for good, if it exists."""
        storage.remove(self._path(key))
        self._forget(key)

    def delete(self, key: str, live: Session | None = None) -> None:
        """Deletes a game, which can be restored until the app ends; `live` is the game if it is waiting to be saved."""
        was_open = self.is_open(key)
        self.claim(key)
        try:
            document = self._document(key) if live is None else _document_of(live, self._played(key), None)
            if document is not None:
                # Even a removal that fails may have removed the file.
                self._deleted[key] = document
            self.erase(key)
        except StoreTrouble:
            if not was_open:
                self.release(key)
            raise

    def restore(self, key: str) -> None:
        """Restores a deleted game as it was left; raises BadSave if there is no such game."""
        document = self._deleted.get(key)
        if document is None:
            raise BadSave(_("This game can no longer be restored."))
        storage.put_only(self._file(key), document)
        self._of(key).saved_game = _saved_game(document)
        del self._deleted[key]

    def _read_in(self, key: str) -> None:
        known = self._of(key)
        try:
            document = self._document(key)
        except StoreTrouble as trouble:
            known.is_unread = not isinstance(trouble, storage.WrittenByNewer)
            add_notice(self._notices, str(trouble))
            return
        # The whole record is not needed until the game is opened.
        known.is_unread, known.file = False, None
        if document is not None and document.get("result") is not None:
            self.finished.append(mended(entry_of(document["record"], document["result"])))
        elif document is not None:
            known.saved_game = _saved_game(document)

    def _translated(self, game: SavedGame) -> SavedGame:
        """The game with its progress in the current language, or in the old one if it cannot be replayed."""
        if game.language == language.current():
            return game
        progress = game.progress
        try:
            document = self._document(game.key)
            if document is not None:
                session = record.from_record(document["record"], self._games)
                progress = session.game.words.progress(session.state)
        except (BadSave, StoreTrouble) as trouble:
            add_notice(self._notices, str(trouble))
        translated = self._of(game.key).saved_game = game._replace(progress=progress, language=language.current())
        return translated

    def _document(self, key: str) -> Document | None:
        return storage.only(self._file(key)) if is_key(key) else None

    def _of(self, key: str) -> _Known:
        return self._known.setdefault(key, _Known())

    def _forget(self, key: str) -> None:
        self.release(key)
        self._known.pop(key, None)

    def _path(self, key: str) -> Path:
        if not is_key(key):
            raise ValueError(f"{key!r} is not the key of a game")
        return self._folder / f"{key}.json"

    def _file(self, key: str) -> TinyDB:
        known = self._of(key)
        if known.file is None:
            mend = partial(_mend, key, self._games)
            known.file = TinyDB(self._path(key), KIND, self._notices, mend, storage=storage.SafeStorage)
        return known.file


def new_key() -> str:
    """A unique key for a game."""
    return os.urandom(16).hex()


def saved_game_of(session: Session) -> SavedGame:
    """A game that is only in memory, as if it were saved now."""
    return _saved_game(_document_of(session, None, None))


def _document_of(session: Session, played: int | None, ending: dict[str, Any] | None) -> dict[str, Any]:
    return {
        "record": record.to_record(session),
        "actor": session.actor,
        "only_person": session.only_person,
        "place": session.game.words.progress(session.state),
        "language": language.current(),
        "changed": now(),
        "played": played,
        "result": ending,
    }


def _saved_game(document: Mapping[str, Any]) -> SavedGame:
    written = document["record"]
    names, crests, _players = zip(*written["seats"], strict=True)
    return SavedGame(
        key=written["key"],
        game=written["game"],
        names=names,
        crests=crests,
        actor=document.get("actor"),
        only_person=document.get("only_person"),
        progress=document["place"],
        language=document["language"],
        changed=document["changed"],
        is_in_series=written.get("series") is not None,
    )


def _mend(key: str, games: Mapping[str, Game], tables: Any) -> storage.Tables:
    """The tables with a game that the home screen can show; its moves are checked when it is opened."""
    match tables:
        case {"_default": {"1": {"record": {"game": str(game)} as written} as document}}:
            if game not in games or record.is_newer(written.get("format"), record.RECORD_FORMAT):
                raise Newer("a game or a format from a newer version")
            return {"_default": {"1": _mended_document(document, {**written, "key": key})}}
    raise Spoilt("not a running game")


def _mended_seat(written: Mapping[str, Any], seat: object) -> int | None:
    return seat if type(seat) is int and seat in range(len(written["seats"])) else None


def _mended_document(document: Mapping[str, Any], written: dict[str, Any]) -> dict[str, Any]:
    if any(type(written.get(name)) is not kind for name, kind in record.NEEDED.items()):
        raise Spoilt("not a running game")
    try:
        written["seats"] = [list(seat) for seat in record.mended_seats(written["seats"])]
    except BadSave as trouble:
        raise Spoilt("not a running game") from trouble
    progress, language, changed, played = map(document.get, ("place", "language", "changed", "played"))
    found = {
        "record": written,
        "actor": _mended_seat(written, document.get("actor")),
        "only_person": _mended_seat(written, document.get("only_person")),
        "place": progress if isinstance(progress, str) else "",
        # Without a language, the progress is described again.
        "language": language if isinstance(progress, str) and isinstance(language, str) else "",
        "changed": changed if is_timestamp(changed) else LONG_AGO,
        "played": played if record.is_count(played) else None,
        "result": _mended_result(written, document.get("result")),
    }
    return {**document, **{name: value for name, value in found.items() if value != document.get(name)}}


def _mended_result(written: dict[str, Any], ending: object) -> dict[str, Any] | None:
    """The result of the game. If it cannot be shown, the game counts as running and ends again when it is opened."""
    with suppress(Spoilt):
        if isinstance(ending, dict):
            mended(entry_of(written, ending))
            return ending
    return None
