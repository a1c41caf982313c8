"""The running games, one file each: a write never touches another game, and damage to one stays there.

A file holds the record of the game and what the home screen shows of it, so that nothing is replayed to list them.
"""

import os
import re
from collections.abc import Mapping
from datetime import datetime
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

from tinydb import TinyDB
from tinydb.table import Document

from kingdoms.core import tongue
from kingdoms.core.codec import BadSave
from kingdoms.core.game import Game
from kingdoms.core.moment import LONG_AGO, is_moment, now
from kingdoms.core.record import (
    FORMAT,
    MOST_COUNTED,
    NEEDED,
    from_record,
    is_count,
    is_newer,
    mended_in,
    mended_seats,
    to_record,
)
from kingdoms.core.session import Session
from kingdoms.core.tongue import N_, _
from kingdoms.store.entry import KEY, entry_of, is_key, mended, result
from kingdoms.store.lock import Claim
from kingdoms.store.seal import Newer, Spoilt
from kingdoms.store.storage import (
    MENDED,
    Kind,
    Mark,
    OpenElsewhere,
    SafeStorage,
    StoreTrouble,
    Tables,
    WrittenByNewer,
    listing,
    locked,
    make_folder,
    mark_of,
    note,
    only,
    put_fields,
    put_only,
    remove,
    storage_of,
    sweep,
)

KIND = Kind(
    "save",
    N_("A running game was damaged; it goes on from an earlier decision, and the damaged file is kept aside."),
    N_("A running game was damaged beyond reading; its file is kept aside."),
    N_("A running game was saved by a newer Kingdoms, so this one leaves it as it is."),
)

LONGEST_THOUGHT = 600.0
"""Seconds. Whoever decides nothing for longer than that has left the table, and the rest does not count as playing."""

_FILE = re.compile(rf"({KEY})(?:\.previous)?\.json")


class Summary(NamedTuple):
    """What the home screen shows of a running game."""

    key: str
    game: str
    names: tuple[str, ...]
    crests: tuple[int, ...]
    actor: int | None
    place: str
    changed: str
    is_in_series: bool


class _Entry(NamedTuple):
    summary: Summary
    language: str
    """The language that the place was written in."""


class Saves:
    """The running games."""

    def __init__(self, folder: Path, games: Mapping[str, Game], notices: list[str]) -> None:
        self._folder = folder
        self._games = games
        self._notices = notices
        self._files: dict[str, TinyDB] = {}
        self._entries: dict[str, _Entry] = {}
        self._clocks: dict[str, tuple[int | None, float]] = {}
        """The milliseconds played in each game when it was last saved or loaded, and the time of this process then."""
        self._seen: dict[str, Mark | None] = {}
        """The generation of each game that was last saved or loaded here."""
        self._claims: dict[str, Claim] = {}
        self._thrown_away: dict[str, Mapping[str, Any]] = {}
        """The games that can come back as long as the app runs."""
        self._unread: set[str] = set()
        """The games that the disk would not let us read; they are there, and it may think better of it."""
        self.finished: list[dict[str, Any]] = []
        """Games found at opening that had ended but never reached the history."""
        try:
            sweep(folder)
            for key in sorted({name[1] for name in map(_FILE.fullmatch, listing(folder)) if name}):
                self._read_in(key)
        except StoreTrouble as trouble:
            note(notices, str(trouble))

    def put(self, session: Session, *, is_abandoned: bool = False) -> dict[str, Any] | None:
        """Saves a game as it is now; what was saved of it before becomes its previous generation.

        If it has ended, or is abandoned, returns its entry for the history. Raises OpenElsewhere, and changes nothing,
        if another window has gone on with it.
        """
        key = session.key
        self.claim(key)
        with locked(self._folder):
            there = mark_of(self._path(key))
            if there not in (None, self._seen.get(key, there)):
                raise _open_elsewhere()
            played = self._played(key)
            ending = result(session, played and played // 1000) if session.is_over or is_abandoned else None
            document = _document_of(session, played, ending)
            self._seen.pop(key, None)
            try:
                put_fields(self._file(key), document)
            finally:
                # Even a write that failed may have put the new generation in place.
                self._seen[key] = mark_of(self._path(key))
        self._clocks[key] = played, monotonic()
        if ending is not None:
            self._entries.pop(key, None)
            return entry_of(document["record"], ending)
        self._entries[key] = _entry(document)
        return None

    def _played(self, key: str) -> int | None:
        """The milliseconds spent at the table; None for a game that began before anybody measured."""
        if key not in self._clocks:
            before = self._document(key)
            return 0 if before is None else before.get("played")
        known, since = self._clocks[key]
        spent = max(0.0, min(monotonic() - since, LONGEST_THOUGHT))
        return None if known is None else min(known + int(spent * 1000), MOST_COUNTED)

    def claim(self, key: str) -> None:
        """Keeps other windows away from a game as long as it is played here; OpenElsewhere if one has claimed it."""
        if not is_key(key):
            raise ValueError(f"{key!r} is no key of a game")
        if key in self._claims:
            return
        try:
            make_folder(self._folder)
            self._claims[key] = Claim(self._folder / f"{key}.open")
        except BlockingIOError:
            raise _open_elsewhere() from None
        except OSError:
            # A disk that takes no more files is no reason not to play; what was seen last guards the game then.
            return

    def is_open(self, key: str) -> bool:
        """Whether a game is played here."""
        return key in self._claims

    def release(self, key: str) -> None:
        """Nobody plays the game here any more, so that another window may."""
        claim = self._claims.pop(key, None)
        if claim is not None:
            claim.give_up()

    def summaries(self) -> list[Summary]:
        """All running games, the one played last first; the place is told in the language in use."""
        for key in sorted(self._unread):
            self._read_in(key)
        entries = [self._spoken(key) for key in self._entries]
        return sorted(entries, key=lambda summary: datetime.fromisoformat(summary.changed), reverse=True)

    def open(self, key: str) -> Session:
        """Loads a game to be played here and nowhere else; raises OpenElsewhere, or as `load` does."""
        if is_key(key):
            self.claim(key)
        try:
            return self.load(key)
        except (BadSave, StoreTrouble):
            self.release(key)
            raise

    def load(self, key: str) -> Session:
        """The game as it was left. One that cannot be continued is kept aside and raises BadSave with a sentence.

        One under newer rules raises it too, but stays where it is: another Kingdoms can go on with it.
        """
        refusal: BadSave | None = None
        while (document := self._document(key)) is not None:
            record = document["record"]
            try:
                session = from_record(record, self._games)
            except BadSave as trouble:
                if is_newer(record.get("rules"), self._games[record["game"]].version):
                    raise
                refusal = refusal or trouble
                storage_of(self._file(key)).keep_aside("refused")
                continue
            if refusal is not None:
                note(self._notices, _(KIND.recovered))
            elif mended_in(record, session):
                note(self._notices, _(MENDED))
            self._seen[key] = mark_of(self._path(key))
            self._clocks[key] = document.get("played"), monotonic()
            return session
        self._forget(key)
        raise refusal or BadSave(_("This game is not there any more."))

    def delete(self, key: str) -> None:
        """Removes a game for good; one that is not there is gone already."""
        if not is_key(key):
            raise ValueError(f"{key!r} is no key of a game")
        remove(self._path(key))
        self._forget(key)

    def throw_away(self, key: str, live: Session | None = None) -> None:
        """Removes a game, which can come back until the app ends; as it is in memory, if it is further there."""
        was_claimed = key in self._claims
        self.claim(key)
        try:
            document = self._document(key) if live is None else _document_of(live, self._played(key), None)
            if document is not None:
                # A disk that fails may have removed it all the same.
                self._thrown_away[key] = document
            self.delete(key)
        except StoreTrouble:
            if not was_claimed:
                self.release(key)
            raise

    def bring_back(self, key: str) -> None:
        """A game that was thrown away waits again where it was left; raises BadSave if there is no such game."""
        document = self._thrown_away.get(key)
        if document is None:
            raise BadSave(_("This game cannot come back any more."))
        put_only(self._file(key), document)
        self._entries[key] = _entry(document)
        del self._thrown_away[key]

    def _read_in(self, key: str) -> None:
        try:
            document = self._document(key)
        except WrittenByNewer as newer:
            note(self._notices, str(newer))
            return
        except StoreTrouble as trouble:
            self._unread.add(key)
            note(self._notices, str(trouble))
            return
        self._unread.discard(key)
        # The whole record is not needed until the game is opened.
        del self._files[key]
        if document is None:
            return
        if document.get("result") is not None:
            self.finished.append(mended(entry_of(document["record"], document["result"])))
        else:
            self._entries[key] = _entry(document)

    def _spoken(self, key: str) -> Summary:
        entry = self._entries[key]
        if entry.language != tongue.language():
            entry = self._translated(key, entry)
            self._entries[key] = entry
        return entry.summary

    def _translated(self, key: str, entry: _Entry) -> _Entry:
        """The place told anew. A game that cannot be replayed keeps its old words, and says why when it is opened."""
        place = entry.summary.place
        try:
            document = self._document(key)
            if document is not None:
                session = from_record(document["record"], self._games)
                place = session.game.words.place(session.state)
        except (BadSave, StoreTrouble) as trouble:
            note(self._notices, str(trouble))
        return _Entry(entry.summary._replace(place=place), tongue.language())

    def _document(self, key: str) -> Document | None:
        return only(self._file(key)) if is_key(key) else None

    def _forget(self, key: str) -> None:
        for known in (self._files, self._entries, self._clocks, self._seen):
            known.pop(key, None)
        self.release(key)

    def _path(self, key: str) -> Path:
        return self._folder / f"{key}.json"

    def _file(self, key: str) -> TinyDB:
        if key not in self._files:
            mend = partial(_mend, key, self._games)
            self._files[key] = TinyDB(self._path(key), KIND, self._notices, mend, storage=SafeStorage)
        return self._files[key]


def new_key() -> str:
    """A key that no other game has."""
    return os.urandom(16).hex()


def summary_of(session: Session) -> Summary:
    """What the home screen shows of a game that is in memory only."""
    return _entry(_document_of(session, None, None)).summary


def _document_of(session: Session, played: int | None, ending: dict[str, Any] | None) -> dict[str, Any]:
    return {
        "record": to_record(session),
        "actor": session.actor,
        "place": session.game.words.place(session.state),
        "language": tongue.language(),
        "changed": now(),
        "played": played,
        "result": ending,
    }


def _entry(document: Mapping[str, Any]) -> _Entry:
    record = document["record"]
    names, crests, _players = zip(*record["seats"], strict=True)
    summary = Summary(
        key=record["key"],
        game=record["game"],
        names=names,
        crests=crests,
        actor=document.get("actor"),
        place=document["place"],
        changed=document["changed"],
        is_in_series=record.get("series") is not None,
    )
    return _Entry(summary, document["language"])


def _open_elsewhere() -> OpenElsewhere:
    return OpenElsewhere(_("This game is open in another window of Kingdoms."))


def _mend(key: str, games: Mapping[str, Game], tables: Any) -> Tables:
    """A game that the home screen can show; its moves are looked at when it is opened."""
    match tables:
        case {"_default": {"1": {"record": {"game": str(game)} as record} as document}}:
            if game not in games or is_newer(record.get("format"), FORMAT):
                raise Newer("a game that is not known yet")
            return {"_default": {"1": _mended_document(document, {**record, "key": key})}}
    raise Spoilt("not a running game")


def _mended_document(document: Mapping[str, Any], record: dict[str, Any]) -> dict[str, Any]:
    if any(type(record.get(name)) is not kind for name, kind in NEEDED.items()):
        raise Spoilt("not a running game")
    try:
        record["seats"] = [list(seat) for seat in mended_seats(record["seats"])]
    except BadSave as trouble:
        raise Spoilt("not a running game") from trouble
    actor, place, language, changed, played = map(document.get, ("actor", "place", "language", "changed", "played"))
    found = {
        "record": record,
        "actor": actor if type(actor) is int and actor in range(len(record["seats"])) else None,
        "place": place if isinstance(place, str) else "",
        # In no language at all, so that it is told anew.
        "language": language if isinstance(place, str) and isinstance(language, str) else "",
        "changed": changed if is_moment(changed) else LONG_AGO,
        "played": played if is_count(played) else None,
        "result": _mended_result(record, document.get("result")),
    }
    return {**document, **{name: value for name, value in found.items() if value != document.get(name)}}


def _mended_result(record: dict[str, Any], ending: object) -> dict[str, Any] | None:
    """How the game ended; without a result that can be shown it goes on, and ends again when it is opened."""
    try:
        if isinstance(ending, dict):
            mended(entry_of(record, ending))
            return ending
    except Spoilt:
        pass
    return None
