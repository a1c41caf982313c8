"""What was changed in the history later: names, games that were deleted, and which games the last import brought.

Neither touches the years themselves. A change is one small file that is replaced at once, so it has happened or it has
not, and it can be taken back. Whoever writes holds the folder's lock, which is taken by the history.
"""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, cast

from tinydb import TinyDB

from kingdoms.core.tongue import N_
from kingdoms.store.names import Rename
from kingdoms.store.played import Place
from kingdoms.store.seal import Spoilt
from kingdoms.store.storage import (
    Kind,
    Mark,
    SafeStorage,
    Tables,
    WrittenByNewer,
    mark_of,
    note,
    only,
    put_fields,
    storage_of,
)

KIND = Kind(
    "changes",
    N_("The new names and the list of deleted games were damaged; only the latest change was lost."),
    N_("The changes of names and the deleted games were damaged beyond reading; the history is as before them."),
    N_("The changes of names and the deleted games were written by a newer Kingdoms, so this one does without them."),
)

MOST_VOLUMES = 999_999
"""No name of a file has room for a higher number."""
_MOST_IN_A_VOLUME = 1_000_000_000


class Imported(NamedTuple):
    """An import: its first and last volume, and the deleted games that it brought back."""

    first: int
    last: int
    back: list[str]

    @property
    def volumes(self) -> range:
        """The volumes that hold its games and no others."""
        return range(self.first, self.last + 1)


class Changes:
    """The changes, oldest first. Reading raises StoreTrouble if it is not possible just now.

    Those of a newer Kingdoms cannot be read, and are as none here; to change them raises StoreTrouble.
    """

    def __init__(self, path: Path, notices: list[str]) -> None:
        self._path = path
        self._notices = notices
        self._file = TinyDB(path, KIND, notices, _mend, storage=SafeStorage)

    def mark(self) -> Mark | None:
        """What changes when the changes do."""
        return mark_of(self._path)

    def renames(self) -> list[Rename]:
        """All new names, in the order in which they were given."""
        return [Rename(old, new, Place(*last)) for old, new, last in self._field("renames")]

    def deleted(self) -> list[str]:
        """The keys of the games that were deleted but can come back."""
        return self._field("deleted")

    def erasing(self) -> list[tuple[int, str]]:
        """The games that are being erased for good: the volume and the key of each."""
        return [(volume, key) for volume, key in self._field("erasing")]

    def hidden(self) -> list[str]:
        """The keys of all deleted games, whether they can come back or not."""
        return [*self.deleted(), *(key for _volume, key in self.erasing())]

    def put_renames(self, renames: Sequence[Rename]) -> None:
        """Makes these the new names."""
        put_fields(self._file, {"renames": [[old, new, list(last)] for old, new, last in renames]})

    def put_deleted(self, keys: Sequence[str], erasing: Sequence[tuple[int, str]] | None = None) -> None:
        """Makes these the deleted games that can come back and, if given, those the ones to erase, in one write."""
        doomed = {} if erasing is None else {"erasing": [list(game) for game in erasing]}
        put_fields(self._file, {"deleted": list(keys), **doomed})

    def imported(self) -> Imported | None:
        """The last import, unless it was undone."""
        return next((Imported(*found) for found in self._field("imported")), None)

    def void(self) -> range:
        """The volumes that do not count, whatever the folder holds: an import that is not complete or was undone."""
        return next((range(first, last + 1) for first, last in self._field("void")), range(0))

    def put_import(self, imported: Imported | None, void: range, deleted: Sequence[str]) -> None:
        """Sets the last import, the volumes that do not count and the deleted games, in one write."""
        spans = [[void.start, void.stop - 1]] if void else []
        put_fields(self._file, {"imported": [list(imported)] if imported else [], "void": spans, "deleted": [*deleted]})

    def take_back(self, fields: Mapping[str, Any]) -> None:
        """Makes these the new names and the deleted games, unless others have been made since."""
        if self.renames() or self.deleted():
            raise Spoilt("changes have been made since")
        put_fields(self._file, {name: _sound(fields.get(name), name) for name in ("renames", "deleted")})

    def forget_previous(self) -> None:
        """Writes the changes once more, so that no damage can bring back how they were before the last one."""
        storage_of(self._file).forget_previous()

    def last_place(self) -> Place | None:
        """The place that every later game must be filed behind: no new name and no undone import may concern it."""
        imported = self.imported()
        ends = [self.void().stop, imported.volumes.stop if imported else 0]
        return max((*(rename.last for rename in self.renames()), *(Place(end, 0) for end in ends if end)), default=None)

    def _field(self, name: str) -> list[Any]:
        try:
            fields = only(self._file)
        except WrittenByNewer as trouble:
            note(self._notices, str(trouble))
            return []
        return [] if fields is None else list(fields.get(name, []))


def _mend(tables: Any) -> Tables:
    """Leaves out every change that makes no sense, so that the others hold."""
    match tables:
        case {"_default": {"1": dict(fields)}}:
            mended = {name: _sound(fields[name], name) for name in _KINDS if name in fields}
            return {"_default": {"1": {**fields, **mended}}}
    raise Spoilt("not changes of the history")


def _sound(values: object, name: str) -> list[Any]:
    return [value for value in values if _KINDS[name](value)] if isinstance(values, list) else []


def _is_rename(value: object) -> bool:
    match value:
        case [str(), str(), [volume, number]]:
            return _is_volume(volume) and type(number) is int and 0 <= number < _MOST_IN_A_VOLUME
    return False


def _is_volume(value: object) -> bool:
    return type(value) is int and 0 < value <= MOST_VOLUMES


def _is_key(value: object) -> bool:
    return isinstance(value, str)


def _is_doomed(value: object) -> bool:
    match value:
        case [volume, str()]:
            return _is_volume(volume)
    return False


def _is_import(value: object) -> bool:
    match value:
        case [first, last, list(back)]:
            return _is_void([first, last]) and all(map(_is_key, back))
    return False


def _is_void(value: object) -> bool:
    match value:
        case [first, last]:
            return _is_volume(first) and type(last) is int and cast(int, first) <= last + 1 <= MOST_VOLUMES
    return False


_KINDS: Mapping[str, Callable[[object], bool]] = {
    "renames": _is_rename,
    "deleted": _is_key,
    "erasing": _is_doomed,
    "imported": _is_import,
    "void": _is_void,
}
"""The lists of changes, each with what one of its values must be."""
