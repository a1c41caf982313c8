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
from kingdoms.core.moment import is_moment, now
from kingdoms.core.record import FORMAT, from_record, is_count, seats_from_json, to_record
from kingdoms.core.session import Session
from kingdoms.core.tongue import N_, _
from kingdoms.store.entry import KEY, check_entry, entry_of, is_key, result
from kingdoms.store.seal import Newer, Spoilt
from kingdoms.store.storage import (
    Kind,
    SafeStorage,
    StoreTrouble,
    listing,
    note,
    only,
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
"""Seconds. Who decides nothing for longer than that has left the table, and the rest does not count as playing."""

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
        self._since: dict[str, float] = {}
        """By the clock of this process, when each game was last saved or loaded."""
        self._thrown_away: dict[str, Document] = {}
        """The games that can come back as long as the app runs."""
        self.finished: list[dict[str, Any]] = []
        """Games found at opening that had ended but were not put into the history any more."""
        try:
            sweep(folder)
            for key in sorted({name[1] for name in map(_FILE.fullmatch, listing(folder)) if name}):
                self._read_in(key)
        except StoreTrouble as trouble:
            note(notices, str(trouble))

    def put(self, session: Session, *, is_abandoned: bool = False) -> dict[str, Any] | None:
        """Saves a game as it is now; what was saved of it before becomes its previous generation.

        If it has ended, or is abandoned, returns its entry for the history.
        """
        if not is_key(session.key):
            raise ValueError(f"{session.key!r} is no key of a game")
        played = self._played(session.key)
        has_ended = session.is_over or is_abandoned
        document: dict[str, Any] = {
            "record": to_record(session),
            "actor": session.actor,
            "place": session.game.words.place(session.state),
            "language": tongue.language(),
            "changed": now(),
            "played": played,
            "result": result(session, None if played is None else played // 1000) if has_ended else None,
        }
        put_only(self._file(session.key), document)
        self._since[session.key] = monotonic()
        if has_ended:
            self._entries.pop(session.key, None)
            return entry_of(document["record"], document["result"])
        self._entries[session.key] = _entry(document)
        return None

    def _played(self, key: str) -> int | None:
        """The milliseconds spent at the table; None for a game that began before anybody measured."""
        before = self._document(key)
        known = 0 if before is None else before.get("played")
        spent = min(monotonic() - self._since.get(key, monotonic()), LONGEST_THOUGHT)
        return None if known is None else known + int(spent * 1000)

    def summaries(self) -> list[Summary]:
        """All running games, the one played last first; the place is told in the language in use."""
        entries = [self._spoken(key) for key in self._entries]
        return sorted(entries, key=lambda summary: datetime.fromisoformat(summary.changed), reverse=True)

    def load(self, key: str) -> Session:
        """The game as it was left. One that cannot be continued is kept aside and raises BadSave with a sentence.

        One under newer rules raises it too, but stays where it is: another Kingdoms can go on with it.
        """
        refusal: BadSave | None = None
        while (document := self._document(key)) is not None:
            try:
                session = from_record(document["record"], self._games)
            except BadSave as trouble:
                if _is_beyond(document["record"].get("rules"), self._games[document["record"]["game"]].version):
                    raise
                refusal = refusal or trouble
                storage_of(self._file(key)).keep_aside("refused")
                continue
            if refusal is not None:
                note(self._notices, _(KIND.recovered))
            self._since[key] = monotonic()
            return session
        self._forget(key)
        raise refusal or BadSave(_("This game is not there any more."))

    def delete(self, key: str) -> None:
        """Removes a game for good; one that is not there is gone already."""
        if not is_key(key):
            raise ValueError(f"{key!r} is no key of a game")
        remove(self._path(key))
        self._forget(key)

    def throw_away(self, key: str) -> None:
        """Removes a game, which can come back until the app ends."""
        document = self._document(key)
        if document is not None:
            # A disk that fails may have removed it all the same.
            self._thrown_away[key] = document
        self.delete(key)

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
        except StoreTrouble as trouble:
            note(self._notices, str(trouble))
            return
        # The whole record is not needed until the game is opened.
        del self._files[key]
        if document is None:
            return
        if document["result"] is not None:
            self.finished.append(entry_of(document["record"], document["result"]))
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
        self._files.pop(key, None)
        self._entries.pop(key, None)
        self._since.pop(key, None)

    def _path(self, key: str) -> Path:
        return self._folder / f"{key}.json"

    def _file(self, key: str) -> TinyDB:
        if key not in self._files:
            check = partial(_check, key, self._games)
            self._files[key] = TinyDB(self._path(key), KIND, self._notices, check, storage=SafeStorage)
        return self._files[key]


def new_key() -> str:
    """A key that no other game has."""
    return os.urandom(16).hex()


def _entry(document: Mapping[str, Any]) -> _Entry:
    record = document["record"]
    names, crests, _players = zip(*record["seats"], strict=True)
    summary = Summary(
        key=record["key"],
        game=record["game"],
        names=names,
        crests=crests,
        actor=document["actor"],
        place=document["place"],
        changed=document["changed"],
        is_in_series=record.get("series") is not None,
    )
    return _Entry(summary, document["language"])


def _check(key: str, games: Mapping[str, Game], tables: Any) -> None:
    """Raises Spoilt unless the home screen can show what is there. The moves are looked at when the game is opened."""
    match tables:
        case {"_default": {"1": {"record": {"key": str(own), "game": str(game)} as record, **rest}}} if own == key:
            if game not in games or _is_beyond(record.get("format"), FORMAT):
                raise Newer("a game that is not known yet")
            _check_rest(record, rest)
        case _:
            raise Spoilt("not a running game")


def _is_beyond(version: object, known: int) -> bool:
    """Whether only a newer Kingdoms can have written this version."""
    return type(version) is int and version > known


def _check_rest(record: dict[str, Any], rest: dict[Any, Any]) -> None:
    try:
        count = len(seats_from_json(record.get("seats")))
    except BadSave as trouble:
        raise Spoilt("not a running game") from trouble
    match rest:
        case {"actor": actor, "place": str(), "language": str(), "changed": changed, "result": None | dict() as ending}:
            is_seat = actor is None or (type(actor) is int and actor in range(count))
            if is_seat and is_moment(changed) and is_count(rest.get("played")):
                if ending is not None:
                    check_entry(entry_of(record, ending))
                return
    raise Spoilt("not a running game")
