"""The volumes of the history: numbered files of at most a hundred games each. Only the newest one grows.

Every full volume has an index: the games without their moves, tied to the volume by its fingerprint. An index only
saves time; if it is missing, damaged or out of date, it is rebuilt. Writing needs the folder's lock, which the history
takes.
"""

import json
import os
import re
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import suppress
from functools import lru_cache, partial
from itertools import chain, islice, pairwise, product
from pathlib import Path
from sys import intern
from types import NoneType
from typing import Any

from tinydb import TinyDB, where
from tinydb.table import Document

from kingdoms.core.codec import BadSave, canonical, digest
from kingdoms.core.record import are_stand_ins, is_count
from kingdoms.core.timestamps import is_timestamp
from kingdoms.core.words.language import N_
from kingdoms.store import storage
from kingdoms.store.changes import Names, Rename
from kingdoms.store.entry import MOST_POINTS, mended
from kingdoms.store.played import Address, Filed, Played, Side, played, sheet_rows, when_of
from kingdoms.store.seal import HEAD_LENGTH, Spoilt, fingerprint_of, seal, unseal

PER_FILE = 100

KIND = storage.Kind(
    "history",
    N_("Part of your history was damaged. Only its latest game was lost, and the damaged file has been kept."),
    N_("Part of your history couldn't be read. Its file has been set aside; you can try again in Settings."),
    N_("Part of your history was saved by a newer version of Kingdoms and has been left untouched."),
)
INDEX = "index"

_UNREAD = "unread"
"""The table for entries that cannot be read as games."""
_NUMBER = re.compile(r"[1-9][0-9]{0,8}")
_FILE = re.compile(r"(\d{4,6})(?:\.previous)?\.json")

# `_make` would do the same, but it checks the length of every tuple, which takes longer than everything else.
_make_side: Callable[[Iterable[Any]], Side] = partial(tuple.__new__, Side)
_make_game: Callable[[Iterable[Any]], Played] = partial(tuple.__new__, Played)

_KINDS: dict[str, tuple[type, ...]] = {
    **dict.fromkeys(Played._fields, (str,)),
    **dict.fromkeys(("when", "undone", "hints"), (int,)),
    **dict.fromkeys(("seconds", "decisions"), (int, NoneType)),
    **dict.fromkeys(("is_abandoned", "has_tie_break"), (bool,)),
    **dict.fromkeys(("sides", "winners"), (list,)),
}
_ROWS = {*product(*_KINDS.values())}
"""The combinations of types that the fields of a game can have."""
_SIDES, _WINNERS = map(Played._fields.index, ("sides", "winners"))
_REPEATED = [Played._fields.index(name) for name in ("game", "sheet", "options", "series", "stand_ins")]
"""Fields whose strings are the same in many games; they are interned, so that each is in memory only once."""
LAYOUT = digest(canonical([Played._fields, Side._fields]))
"""A hash of the fields, so that an index with other fields is never read as one of ours."""
_HEAD = re.compile(rb'"content":\["%s","[0-9a-f]{24}",(-?\d{1,18}),' % LAYOUT.encode())
_POINTS = re.compile(r"(?:-?[0-9]{1,6} )*")


class Volumes:
    """All volumes in one folder. Raises StoreTrouble if they cannot be read at the moment."""

    def __init__(self, folder: Path, notices: list[str], void: Callable[[], list[range]]) -> None:
        """`void` returns the numbers of the volumes that do not count."""
        self._folder = folder
        self._void = void
        self._notices = notices
        self._newest_volume: tuple[int, TinyDB] | None = None
        self._read: dict[int, tuple[tuple[storage.Generation | None, list[Rename]], list[Filed]]] = {}
        """The games of each volume, latest first, with the generation of its file and the renamings applied to them."""
        storage.sweep(folder)
        storage.sweep(folder / INDEX)

    def numbers(self, *, are_void: bool = False) -> list[int]:
        """The numbers of the volumes, newest first; with `are_void`, of those that exist but do not count."""
        void = self._void()
        found = {int(name[1]) for name in map(_FILE.fullmatch, storage.listing(self._folder)) if name}
        return sorted((number for number in found if any(number in span for span in void) == are_void), reverse=True)

    def generation(self, volume: int) -> storage.Generation | None:
        """A value that changes when the volume does."""
        return storage.generation_of(self._path(volume))

    def latest_end(self, volume: int) -> int | None:
        """When the latest game in a volume ended; None if its games have not been read and it has no readable index."""
        known = self._read.get(volume)
        if known is not None and known[0][0] == self.generation(volume):
            return max((game.when for _place, game in known[1]), default=0)
        try:
            return latest_end_in(storage.read_bytes(self._index_path(volume), HEAD_LENGTH) or b"")
        except (Spoilt, storage.StoreTrouble):
            return None

    def documents(self, volume: int) -> list[Document]:
        """The complete entries of a volume's games, latest first."""
        documents: list[Document] = self._open(volume).all()
        return sorted(documents, key=lambda document: document.doc_id, reverse=True)

    def games(self, volume: int, names: Names, *, is_growing: bool) -> list[Filed]:
        """The games of a volume without their moves, under these names, latest first, each with its address."""
        renames = names.since(volume)
        state = self.generation(volume), renames
        if volume in self._read and self._read[volume][0] == state:
            return self._read[volume][1]
        games = self._looked_through(volume) if is_growing else self._indexed(volume) or self._index(volume)
        if renames:
            games = [*map(names.put_on, games)]
        if state[0] is not None:
            self._read[volume] = state, games
        return games

    def add(self, entry: dict[str, Any], after: Address | None) -> None:
        """Files a game after all others, at an address later than `after`, unless it is already in the newest volume.

        A game with the same key but a different ending was written by somebody else and counts as a different game.
        """
        number, file = self.growing(after)
        if file.contains((where("key") == entry["key"]) & (where("fingerprint") == entry.get("fingerprint"))):
            return
        if len(file) >= PER_FILE:
            number, file = number + 1, self._open(number + 1)
        # A number covered by a renaming must not be reused, even if its game was erased.
        taken = after.number if after is not None and after.volume == number else 0
        file.insert(Document(entry, doc_id=max((taken, *(document.doc_id for document in file))) + 1))
        self._newest_volume = number, file

    def last_number(self, after: Address | None) -> int:
        """The number of the newest volume, or of the given place's volume if that is higher."""
        return max(*self.numbers(), 1, after.volume if after is not None else 1)

    def fill(self, volumes: range, entries: Iterator[dict[str, Any]]) -> None:
        """Files many games in new volumes."""
        for volume in volumes:
            games = enumerate(islice(entries, PER_FILE), 1)
            self._open(volume).insert_multiple(Document(entry, doc_id=number) for number, entry in games)

    def drop_void(self) -> None:
        """Removes the volumes that do not count."""
        for volume in self.numbers(are_void=True):
            with suppress(OSError):
                self._index_path(volume).unlink()
            storage.remove(self._path(volume))
            self._read.pop(volume, None)

    def erase(self, volume: int, keys: Collection[str]) -> None:
        """Removes games for good, from both generations of their volume."""
        file = storage.storage_of(self._open(volume))
        tables = file.read() or {}
        left = {number: entry for number, entry in tables["_default"].items() if entry["key"] not in keys}
        file.write_both({**tables, "_default": left})

    def growing(self, after: Address | None) -> tuple[int, TinyDB]:
        """The volume that the next game goes into, which may have been started by another copy of the app."""
        number = self.last_number(after)
        if self._newest_volume is None or self._newest_volume[0] != number:
            self._newest_volume = number, self._open(number)
        try:
            storage.storage_of(self._newest_volume[1]).read()
        except storage.WrittenByNewer:
            self._newest_volume = number + 1, self._open(number + 1)
        return self._newest_volume

    def _indexed(self, volume: int) -> list[Filed] | None:
        """The games as listed by the index, if it is sound and was made from the current file; otherwise None."""
        try:
            content = unseal(INDEX, storage.read_bytes(self._index_path(volume)) or b"")
            return games_in(content, volume, self._fingerprint(volume))
        except (BadSave, Spoilt, storage.StoreTrouble, TypeError, ValueError, LookupError, RecursionError):
            return None

    def _index(self, volume: int) -> list[Filed]:
        """Reads a volume and writes an index of its games, unless the volume changes in the meantime.

        If the index cannot be written, the volume itself is read again next time.
        """
        fingerprint = self._fingerprint(volume)
        games = self._looked_through(volume)
        if fingerprint is not None and fingerprint == self._fingerprint(volume):
            path = self._index_path(volume)
            temporary = path.with_name(f"{path.name}.{os.getpid()}{storage.TEMPORARY}")
            with suppress(OSError):
                path.parent.mkdir(exist_ok=True)
                temporary.write_bytes(seal(INDEX, content_of(fingerprint, games)))
                os.replace(temporary, path)
        return games

    def _looked_through(self, volume: int) -> list[Filed]:
        return [(Address(volume, entry.doc_id), played(entry)) for entry in self.documents(volume)]

    def _fingerprint(self, volume: int) -> str | None:
        """The fingerprint in the head of a volume; None if it cannot be read."""
        try:
            return fingerprint_of(storage.read_bytes(self._path(volume), HEAD_LENGTH) or b"")
        except (Spoilt, storage.StoreTrouble):
            return None

    def _path(self, volume: int) -> Path:
        return self._folder / f"{volume:04}.json"

    def _index_path(self, volume: int) -> Path:
        return self._folder / INDEX / f"{volume:04}.json"

    def _open(self, volume: int) -> TinyDB:
        return TinyDB(self._path(volume), KIND, self._notices, _mend, storage=storage.SafeStorage)


def _mend(tables: Any) -> storage.Tables:
    """Every game that can be shown, under a valid number; anything else stays in the file, in a separate table."""
    if not isinstance(tables, dict) or not isinstance(tables.get("_default"), dict):
        raise Spoilt("not a history")
    games, unnumbered = dict[str, Any](), list[Any]()
    unread = tables[_UNREAD] if isinstance(tables.get(_UNREAD), dict) else {}
    for number, entry in tables["_default"].items():
        try:
            game = mended(entry)
        except Spoilt:
            unread = {**unread, f"{number} {digest(canonical(entry))}": entry}
            continue
        if _NUMBER.fullmatch(number) is None:
            unnumbered.append(game)
        else:
            games[number] = game
    first = max(map(int, games), default=0) + 1
    games |= {str(number): game for number, game in enumerate(unnumbered, first)}
    return {"_default": games, **({_UNREAD: unread} if unread else {})}


def content_of(fingerprint: str, games: Sequence[Filed]) -> list[Any]:
    """The content of an index: its layout, the volume's fingerprint, when its latest game ended, and the games."""
    latest_end = max((game.when for _place, game in games), default=0)
    return [LAYOUT, fingerprint, latest_end, [place.number for place, _game in games], [game for _place, game in games]]


def latest_end_in(head: bytes) -> int | None:
    """When the latest game ended, according to the first bytes of an index; None if it is not one of ours."""
    found = _HEAD.search(head)
    return None if found is None else int(found[1])


def games_in(content: Any, volume: int, fingerprint: str | None) -> list[Filed]:
    """The games of a volume as listed by its index; raises Spoilt or whatever error bad data causes."""
    layout, volume_fingerprint, latest_end, numbers, rows = content
    if (layout, volume_fingerprint) != (LAYOUT, fingerprint):
        raise Spoilt("the index belongs to another volume")
    games = [*map(_game, rows)]
    if not {*map(type, numbers)} <= {int} or not all(later > earlier for later, earlier in pairwise([*numbers, 0])):
        raise Spoilt("the games are out of order")
    if latest_end != max((game.when for game in games), default=0):
        raise Spoilt("the latest game is a different one")
    return list(zip([Address(volume, number) for number in numbers], games, strict=True))


def _game(row: list[Any]) -> Played:
    """A game from an index; raises Spoilt unless its parts are consistent, so that it can be listed and shown."""
    if tuple(map(type, row)) not in _ROWS:
        raise Spoilt("not a game")
    for field in _REPEATED:
        row[field] = intern(row[field])
    row[_SIDES] = sides = tuple(map(_checked_side, row[_SIDES]))
    row[_WINNERS] = tuple(row[_WINNERS])
    game = _make_game(row)
    points = f"{game.points} " if game.points else ""
    if (
        is_timestamp(game.finished)
        and game.when == when_of(game.finished)
        and all(map(is_count, (game.seconds, game.decisions, game.undone, game.hints)))
        and all(type(winner) is int and 0 <= winner < len(sides) for winner in game.winners)
        and _POINTS.fullmatch(points) is not None
        and _cells(game.sheet, len(sides)) == points.count(" ")
        and _are_details(game.options, game.series, game.stand_ins, len(sides))
    ):
        return game
    raise Spoilt("the parts of a game contradict each other")


def _checked_side(data: list[Any]) -> Side:
    name, crest, player, total = data
    if type(name) is type(player) is str and type(crest) is type(total) is int and abs(total) < MOST_POINTS:
        return _make_side((intern(name), crest, intern(player), total))
    raise Spoilt("not a player or opponent")


@lru_cache(maxsize=256)
def _cells(sheet: str, sides: int) -> int:
    """How many cells a score sheet has; raises Spoilt if it is not one for this many sides."""
    rows = sheet_rows(sheet)
    if not sides or len(rows) != sides or not all(isinstance(part, str) for part in chain.from_iterable(rows)):
        raise Spoilt("not a score sheet")
    return sum(map(len, rows))


@lru_cache(maxsize=4096)
def _are_details(options: str, series: str, stand_ins: str, sides: int) -> bool:
    """Whether these strings can be read. The content of a series is checked only when it is shown."""
    json.loads(series)
    return isinstance(json.loads(options), dict) and are_stand_ins(json.loads(stand_ins), sides)
