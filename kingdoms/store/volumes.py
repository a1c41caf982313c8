"""The volumes of the history: numbered files of at most a hundred games each, of which only the newest grows.

Beside every full volume lies its index: the games without their moves, bound to the volume by its fingerprint. An
index only saves time; one that is missing, damaged or of another age is made anew. Whoever writes holds the folder's
lock, which is taken by the history.
"""

import os
import re
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import Any

from tinydb import TinyDB, where
from tinydb.table import Document

from kingdoms.core.codec import BadSave, canonical, digest
from kingdoms.core.tongue import N_
from kingdoms.store.entry import mended
from kingdoms.store.index import content_of, games_in, newest_in
from kingdoms.store.names import Names, Rename
from kingdoms.store.played import Place, Placed, played
from kingdoms.store.seal import HEAD_LENGTH, Spoilt, fingerprint_of, seal, unseal
from kingdoms.store.storage import (
    TEMPORARY,
    Kind,
    Mark,
    SafeStorage,
    StoreTrouble,
    Tables,
    WrittenByNewer,
    listing,
    mark_of,
    previous_of,
    read_bytes,
    remove,
    storage_of,
    sweep,
)

PER_FILE = 100

KIND = Kind(
    "history",
    N_("A part of the history was damaged; all but its latest game is there, and the damaged file is kept aside."),
    N_("A part of the history was damaged beyond reading; its file is kept aside."),
    N_("A part of the history was written by a newer Kingdoms, so this one leaves it as it is."),
)
INDEX = "index"

_UNREAD = "unread"
"""The table of what once stood among the games and is none."""
_NUMBER = re.compile(r"[1-9][0-9]{0,8}")
_FILE = re.compile(r"(\d{4,6})(?:\.previous)?\.json")


class Volumes:
    """All volumes under one folder. Reading raises StoreTrouble if it is not possible just now."""

    def __init__(self, folder: Path, notices: list[str], void: Callable[[], range]) -> None:
        """`void` returns the numbers of the volumes that do not count."""
        self._folder = folder
        self._void = void
        self._notices = notices
        self._newest: tuple[int, TinyDB] | None = None
        self._read: dict[int, tuple[tuple[Mark | None, list[Rename]], list[Placed]]] = {}
        """The games of each volume, the latest first, with the mark of their file and the new names in them."""
        self._heads: dict[int, tuple[Mark | None, str | None]] = {}
        """The fingerprint of each volume, with the mark of the file that bears it."""

    def sweep(self) -> None:
        """Removes what a kill has left half written."""
        sweep(self._folder)
        sweep(self._folder / INDEX)

    def numbers(self) -> list[int]:
        """The numbers of the volumes, the newest first."""
        void = self._void()
        return sorted((number for number in self._all_numbers() if number not in void), reverse=True)

    def _all_numbers(self) -> set[int]:
        return {int(name[1]) for name in map(_FILE.fullmatch, listing(self._folder)) if name}

    def mark(self, volume: int) -> Mark | None:
        """What changes when the volume does."""
        return mark_of(self._path(volume))

    def newest(self, volume: int) -> int | None:
        """When the latest game of a full volume ended, as far as its index knows; None if it has no index."""
        if volume in self._read:
            return max((game.when for _place, game in self._read[volume][1]), default=0)
        try:
            return newest_in(read_bytes(self._index_path(volume), HEAD_LENGTH) or b"")
        except (Spoilt, StoreTrouble):
            return None

    def documents(self, volume: int) -> list[Document]:
        """The games of a volume with all that is kept of them, the latest first."""
        documents: list[Document] = self._open(volume).all()
        return sorted(documents, key=lambda document: document.doc_id, reverse=True)

    def games(self, volume: int, names: Names, *, is_growing: bool) -> list[Placed]:
        """The games of a volume without their moves, under these names, the latest first, each with its place."""
        renames = names.since(volume)
        state = self.mark(volume), renames
        if volume in self._read and self._read[volume][0] == state:
            return self._read[volume][1]
        games = self._looked_through(volume) if is_growing else self._indexed(volume) or self._index(volume)
        if renames:
            games = [*map(names.put_on, games)]
        if state[0] is not None and state[0] == self.mark(volume):
            self._read[volume] = state, games
        return games

    def add(self, entry: dict[str, Any], after: Place | None) -> None:
        """Files a game behind all others, unless it is in the newest volume already, and behind a place besides.

        A game of the same key that ended differently, which somebody else has written, is another game.
        """
        number, file = self._growing(after)
        if file.contains((where("key") == entry["key"]) & (where("fingerprint") == entry.get("fingerprint"))):
            return
        if len(file) >= PER_FILE:
            number, file = number + 1, self._open(number + 1)
        first = _first_free(number, file, after)
        file.insert(Document(entry, doc_id=first))
        self._newest = number, file

    def prepare(self, after: Place | None) -> None:
        """Reads the volume that the next game goes into."""
        self._growing(after)

    def next_number(self, after: Place | None) -> int:
        """The number of the first volume behind all others, and behind a place besides."""
        return self._last_number(after) + 1

    def fill(self, volumes: range, entries: Iterator[dict[str, Any]]) -> None:
        """Files many games in new volumes."""
        for volume in volumes:
            games = enumerate(islice(entries, PER_FILE), 1)
            self._open(volume).insert_multiple(Document(entry, doc_id=number) for number, entry in games)

    def put_back(self, volume: int, games: Mapping[str, dict[str, Any]]) -> None:
        """Makes these the games of a volume that is not there."""
        if games:
            storage_of(self._open(volume)).write(_mend({"_default": dict(games)}))

    def drop_void(self) -> None:
        """Removes the volumes that do not count."""
        for volume in self.void_numbers():
            with suppress(OSError):
                self._index_path(volume).unlink()
            remove(self._path(volume))

    def void_numbers(self) -> list[int]:
        """The numbers of the volumes that are there but do not count."""
        void = self._void()
        return [number for number in self._all_numbers() if number in void]

    def erase(self, volume: int, keys: Collection[str]) -> None:
        """Removes games for good, from both generations of their volume. What is gone already stays gone."""
        file, doomed = self._open(volume), where("key").one_of([*keys])
        if file.contains(doomed):
            file.remove(doomed)
        if self._has_held(volume, keys):
            storage_of(file).forget_previous()

    def _has_held(self, volume: int, keys: Collection[str]) -> bool:
        """Whether the previous generation of a volume holds one of these games; what cannot be read holds nothing."""
        try:
            previous = read_bytes(previous_of(self._path(volume))) or b""
        except Spoilt:
            return False
        return any(f'"key":"{key}"'.encode() in previous for key in keys)

    def _last_number(self, after: Place | None) -> int:
        return max(*self.numbers(), 1, after.volume if after is not None else 1)

    def _growing(self, after: Place | None) -> tuple[int, TinyDB]:
        """The newest volume, which another copy of the app may have begun; behind one of a newer Kingdoms a new one."""
        number = self._last_number(after)
        if self._newest is None or self._newest[0] != number:
            self._newest = number, self._open(number)
        try:
            storage_of(self._newest[1]).read()
        except WrittenByNewer:
            self._newest = number + 1, self._open(number + 1)
        return self._newest

    def _indexed(self, volume: int) -> list[Placed] | None:
        """The games as the index lists them, if it is sound and was made from the very file that is there now."""
        try:
            content = unseal(INDEX, read_bytes(self._index_path(volume)) or b"")
            return games_in(content, volume, self._fingerprint(volume))
        except (BadSave, Spoilt, StoreTrouble, TypeError, ValueError, LookupError, RecursionError):
            return None

    def _index(self, volume: int) -> list[Placed]:
        """Looks a volume through and notes its games, if nobody has changed it meanwhile."""
        fingerprint = self._fingerprint(volume)
        games = self._looked_through(volume)
        if fingerprint is not None and fingerprint == self._fingerprint(volume):
            self._note(volume, fingerprint, games)
        return games

    def _looked_through(self, volume: int) -> list[Placed]:
        return [(Place(volume, entry.doc_id), played(entry)) for entry in self.documents(volume)]

    def _note(self, volume: int, fingerprint: str, games: list[Placed]) -> None:
        """Writes an index. If that cannot be, the games are read from the volume once more next time."""
        path = self._index_path(volume)
        temporary = path.with_name(f"{path.name}.{os.getpid()}{TEMPORARY}")
        with suppress(OSError):
            path.parent.mkdir(exist_ok=True)
            temporary.write_bytes(seal(INDEX, content_of(fingerprint, games)))
            os.replace(temporary, path)

    def _fingerprint(self, volume: int) -> str | None:
        """The fingerprint of a volume; None if that cannot be told without a closer look."""
        try:
            mark = self.mark(volume)
            known = self._heads.get(volume)
            if known is None or known[0] != mark:
                known = mark, fingerprint_of(read_bytes(self._path(volume), HEAD_LENGTH) or b"")
                self._heads[volume] = known
            return known[1]
        except (Spoilt, StoreTrouble):
            return None

    def _path(self, volume: int) -> Path:
        return self._folder / f"{volume:04}.json"

    def _index_path(self, volume: int) -> Path:
        return self._folder / INDEX / f"{volume:04}.json"

    def _open(self, volume: int) -> TinyDB:
        return TinyDB(self._path(volume), KIND, self._notices, _mend, storage=SafeStorage)


def _first_free(volume: int, file: TinyDB, after: Place | None) -> int:
    """The first number behind all games of a volume, and behind a place in it that must not be given again."""
    taken = after.number if after is not None and after.volume == volume else 0
    return max((taken, *(document.doc_id for document in file))) + 1


def _mend(tables: Any) -> Tables:
    """Every game that can be shown, each under a proper number; what cannot be stays in the file, in a table apart."""
    if not isinstance(tables, dict) or not isinstance(tables.get("_default"), dict):
        raise Spoilt("not a history")
    games: dict[str, Any] = {}
    unread: dict[str, Any] = {}
    for number, entry in tables["_default"].items():
        try:
            games[number] = mended(entry)
        except Spoilt:
            unread[f"{number} {digest(canonical(entry))}"] = entry
    if isinstance(tables.get(_UNREAD), dict):
        unread |= tables[_UNREAD]
    return {"_default": _numbered(games), **({_UNREAD: unread} if unread else {})}


def _numbered(games: dict[str, Any]) -> dict[str, Any]:
    """The games with those behind all others whose number is none."""
    odd = [number for number in games if _NUMBER.fullmatch(number) is None]
    if not odd:
        return games
    kept = {number: entry for number, entry in games.items() if number not in odd}
    last = max(map(int, kept), default=0)
    return kept | {str(last + 1 + place): games[number] for place, number in enumerate(odd)}
