"""The volumes of the history: numbered files of at most a hundred games each, of which only the newest grows.

Beside every full volume lies its index: the games without their moves, bound to the volume by its fingerprint. An
index only saves time; one that is missing, damaged or of another age is made anew. Whoever writes holds the folder's
lock, which is taken by the history.
"""

import os
import re
from collections.abc import Collection, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from tinydb import TinyDB, where
from tinydb.table import Document

from kingdoms.core.tongue import N_
from kingdoms.store.entry import check_entry
from kingdoms.store.index import LAYOUT, from_columns, head_of, to_columns, with_names
from kingdoms.store.names import Names, Rename
from kingdoms.store.played import Place, Placed, played
from kingdoms.store.seal import HEAD_LENGTH, Spoilt, fingerprint_of, seal, unseal
from kingdoms.store.storage import (
    TEMPORARY,
    Kind,
    Mark,
    SafeStorage,
    StoreTrouble,
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

_FILE = re.compile(r"(\d{4,6})(?:\.previous)?\.json")


class Volumes:
    """All volumes under one folder. Reading raises StoreTrouble if it is not possible just now."""

    def __init__(self, folder: Path, notices: list[str]) -> None:
        self._folder = folder
        self._notices = notices
        self._newest: tuple[int, TinyDB] | None = None
        self._read: dict[int, tuple[Mark, list[Rename], list[Placed]]] = {}
        """The games of each volume, the latest first, with the mark of their file and the new names that they bear."""
        self._heads: dict[int, tuple[Mark | None, str | None]] = {}
        """The fingerprint of each volume, with the mark of the file that bears it."""

    def sweep(self) -> None:
        """Removes what a kill has left half written."""
        sweep(self._folder)
        sweep(self._folder / INDEX)

    def numbers(self) -> list[int]:
        """The numbers of the volumes, the newest first."""
        found = {int(name[1]) for name in map(_FILE.fullmatch, listing(self._folder)) if name}
        return sorted(found, reverse=True)

    def mark(self, volume: int) -> Mark | None:
        """What changes when the volume does."""
        return mark_of(self._path(volume))

    def has_to_be_looked_through(self, volume: int) -> bool:
        """Whether neither we nor an index know the games of a full volume yet, so that reading them takes a while."""
        known = self._read.get(volume)
        if known is not None and known[0] == self.mark(volume):
            return False
        try:
            head = read_bytes(self._index_path(volume), HEAD_LENGTH) or b""
        except (Spoilt, StoreTrouble):
            return True
        return head_of(head) != (LAYOUT, self._fingerprint(volume))

    def documents(self, volume: int) -> list[Document]:
        """The games of a volume with all that is kept of them, the latest first."""
        documents: list[Document] = self._open(volume).all()
        return sorted(documents, key=lambda document: document.doc_id, reverse=True)

    def games(self, volume: int, names: Names, *, is_growing: bool) -> list[Placed]:
        """The games of a volume without their moves, under these names, the latest first, each with its place."""
        mark, renames = self.mark(volume), names.since(volume)
        known = self._read.get(volume)
        if known is not None and known[:2] == (mark, renames):
            return known[2]
        games = None if is_growing else self._indexed(volume, names)
        if games is None:
            filed = self._looked_through(volume) if is_growing else self._index(volume)
            games = [*map(names.put_on, filed)] if renames else filed
        if mark is not None and mark == self.mark(volume):
            self._read[volume] = mark, renames, games
        return games

    def add(self, entry: dict[str, Any], after: Place | None) -> None:
        """Files a game behind all others, unless it is in the newest volume already, and behind a place besides."""
        number, file = self._growing()
        if file.contains(where("key") == entry["key"]):
            return
        if len(file) >= PER_FILE:
            number, file = number + 1, self._open(number + 1)
        first = _first_free(number, file, after)
        file.insert(Document(entry, doc_id=first))
        self._newest = number, file

    def extend(self, entries: Sequence[dict[str, Any]], after: Place | None) -> None:
        """Files many games at once: in one write if the growing volume has room for them, else in volumes of their own.

        If the disk fails, none of them is there.
        """
        number, file = self._growing()
        if len(file) + len(entries) <= PER_FILE:
            _insert(file, entries, _first_free(number, file, after))
        else:
            self._begin(number + 1, entries)

    def _begin(self, number: int, entries: Sequence[dict[str, Any]]) -> None:
        """Files games in new volumes from this number on, or takes back what was begun."""
        begun: list[int] = []
        try:
            for volume, first in enumerate(range(0, len(entries), PER_FILE), number):
                begun.append(volume)
                _insert(self._open(volume), entries[first : first + PER_FILE], 1)
        except StoreTrouble:
            # A disk that does not even let these be removed keeps them; to take the games in again doubles nothing.
            with suppress(StoreTrouble):
                for volume in reversed(begun):
                    remove(self._path(volume))
            raise

    def erase(self, places: Collection[Place]) -> None:
        """Removes games for good, out of both generations; those that are not there any more are gone already."""
        for volume in {place.volume for place in places}:
            file = self._open(volume)
            there = {document.doc_id for document in file}
            gone = [place.number for place in places if place.volume == volume and place.number in there]
            if gone:
                file.remove(doc_ids=gone)
                storage_of(file).forget_previous()

    def forget(self, keys: Collection[str]) -> None:
        """Removes games that are not there any more out of the previous generations, where an erasing has ended."""
        for volume in self.numbers():
            if self._has_held(volume, keys):
                storage_of(self._open(volume)).forget_previous()

    def _has_held(self, volume: int, keys: Collection[str]) -> bool:
        """Whether the previous generation of a volume holds one of these games; what cannot be read holds nothing."""
        try:
            previous = read_bytes(previous_of(self._path(volume))) or b""
        except Spoilt:
            return False
        return any(f'"key":"{key}"'.encode() in previous for key in keys)

    def _growing(self) -> tuple[int, TinyDB]:
        """The newest volume, which another copy of the app may have begun; behind one of a newer Kingdoms a new one."""
        number = max(self.numbers(), default=1)
        if self._newest is None or self._newest[0] != number:
            self._newest = number, self._open(number)
        try:
            storage_of(self._newest[1]).read()
        except WrittenByNewer:
            self._newest = number + 1, self._open(number + 1)
        return self._newest

    def _indexed(self, volume: int, names: Names) -> list[Placed] | None:
        """What the index tells of a volume, if it was made by us of the very file that lies there now."""
        try:
            layout, of, numbers, columns = unseal(INDEX, read_bytes(self._index_path(volume)) or b"")
            if (layout, of) != (LAYOUT, self._fingerprint(volume)):
                return None
            places = [Place(volume, number) for number in numbers]
            called = names.between(min(places), max(places))
            if called is not None and (named := with_names(columns, called)) is not None:
                return list(zip(places, from_columns(named), strict=True))
            return [names.put_on(found) for found in zip(places, from_columns(columns), strict=True)]
        except (Spoilt, StoreTrouble, TypeError, ValueError, LookupError):
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
        numbers, columns = [place.number for place, _game in games], to_columns([game for _place, game in games])
        with suppress(OSError):
            path.parent.mkdir(exist_ok=True)
            temporary.write_bytes(seal(INDEX, [LAYOUT, fingerprint, numbers, columns]))
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
        return TinyDB(self._path(volume), KIND, self._notices, _check, storage=SafeStorage)


def _first_free(volume: int, file: TinyDB, after: Place | None) -> int:
    """The first number behind all games of a volume, and behind a place in it that must not be given again."""
    taken = after.number if after is not None and after.volume == volume else 0
    return max((taken, *(document.doc_id for document in file))) + 1


def _insert(file: TinyDB, entries: Sequence[dict[str, Any]], first: int) -> None:
    file.insert_multiple(Document(entry, doc_id=first + place) for place, entry in enumerate(entries))


def _check(tables: Any) -> None:
    match tables:
        case {"_default": dict(games)} if len(tables) == 1 and all(number.isdecimal() for number in games):
            for entry in games.values():
                check_entry(entry)
        case _:
            raise Spoilt("not a history")
