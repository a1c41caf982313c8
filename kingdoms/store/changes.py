"""Later changes to the history: new names, deleted games, and the last import.

None of them touches the volumes themselves. All changes are in one small file that is replaced atomically, so each has
either happened or not, and can be undone. Writing needs the folder's lock, which the history takes.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, cast

from tinydb import TinyDB

from kingdoms.core.codec import canonical
from kingdoms.core.words.language import N_
from kingdoms.store import storage
from kingdoms.store.played import Address, Filed, Side
from kingdoms.store.seal import Spoilt

KIND = storage.Kind(
    "changes",
    N_("The list of renamed players and deleted games was damaged; only the latest change was lost."),
    N_(
        "The list of renamed players and deleted games couldn't be read. Its file has been set aside; you can try "
        "again in Settings."
    ),
    N_("The list of renamed players and deleted games was written by a newer version of Kingdoms and is ignored."),
)

MOST_VOLUMES = 999_999
"""The highest number that a volume can have: file names have room for six digits."""
_MOST_IN_A_VOLUME = 1_000_000_000


class Rename(NamedTuple):
    """A person's new name, which applies to all games filed at or before `last`."""

    old: str
    new: str
    last: Address


class Names:
    """The current names of people."""

    def __init__(self, renames: Sequence[Rename]) -> None:
        self._renames = renames

    def since(self, volume: int) -> list[Rename]:
        """The renamings that apply to some or all games in a volume."""
        return [rename for rename in self._renames if rename.last.volume >= volume]

    def of(self, names: Sequence[str], place: Address) -> list[str]:
        """The current names of the people at one table. Somebody whose new name is taken there keeps the old one."""
        called = list(names)
        for old, new, last in self._renames:
            if old in called and new not in called and place <= last:
                called[called.index(old)] = new
        return called

    def put_on(self, found: Filed) -> Filed:
        """The game, with the current names of the people in it."""
        place, game = found
        people = game.people
        names = self.of(people, place)
        if names == people:
            return found
        called = iter(names)
        sides = [Side(next(called), *side[1:]) if side.is_person else side for side in game.sides]
        return place, game._replace(sides=tuple(sides))


class Import(NamedTuple):
    """An import: its first and last volume, the deleted games that it restored, and whether it counts.

    It does not count while it is incomplete or once it is undone.
    """

    first: int
    last: int
    back: list[str]
    counts: bool

    @property
    def volumes(self) -> range:
        """The volumes that contain its games and no others."""
        return range(self.first, self.last + 1)


class Changes:
    """The changes, oldest first. Reading raises StoreTrouble if it is not possible just now.

    If a newer Kingdoms wrote them, they read as empty, and changing them raises StoreTrouble.
    """

    def __init__(self, path: Path, notices: list[str]) -> None:
        self._path = path
        self._notices = notices
        self._file = TinyDB(path, KIND, notices, _mend, storage=storage.SafeStorage)

    def generation(self) -> storage.Generation | None:
        """A value that is different after every change."""
        return storage.generation_of(self._path)

    def renames(self) -> list[Rename]:
        """All renamings, oldest first."""
        return [Rename(old, new, Address(*last)) for old, new, last in self._field("renames")]

    def deleted(self) -> list[str]:
        """The keys of the deleted games, in the order of deletion."""
        return self._field("deleted")

    def imported(self) -> Import | None:
        """The last complete import, unless it was undone."""
        return next((found for found in self._imports() if found.counts), None)

    def void(self) -> list[range]:
        """The volumes that do not count, whether or not their files exist."""
        return [found.volumes for found in self._imports() if not found.counts]

    def put(
        self,
        renames: Sequence[Rename] | None = None,
        deleted: Sequence[str] | None = None,
        imports: Sequence[Import] | None = None,
    ) -> None:
        """Replaces the given lists of changes in one write; the others stay."""
        given = {"renames": renames, "deleted": deleted, "imports": imports}
        changed = {name: values for name, values in given.items() if values is not None}
        storage.put_fields(self._file, json.loads(canonical(changed)))

    def reinstate(self, fields: Mapping[str, Any]) -> None:
        """Restores renamings and deletions; raises Spoilt if others have been made since."""
        if self.renames() or self.deleted():
            raise Spoilt("there have been changes since")
        storage.put_fields(self._file, {name: _sound(fields.get(name), name) for name in ("renames", "deleted")})

    def forget_previous(self) -> None:
        """Makes sure that damage to the file can never undo the last change."""
        file = storage.storage_of(self._file)
        file.write_both(file.read() or {})

    def last_place(self) -> Address | None:
        """The place after which later games must be filed, so that no rename or undone import affects them."""
        ends = [Address(found.last + 1, 0) for found in self._imports()]
        return max((*(rename.last for rename in self.renames()), *ends), default=None)

    def _imports(self) -> list[Import]:
        return [Import(*found) for found in self._field("imports")]

    def _field(self, name: str) -> list[Any]:
        try:
            fields = storage.only(self._file)
        except storage.WrittenByNewer as trouble:
            storage.add_notice(self._notices, str(trouble))
            return []
        return [] if fields is None else list(fields.get(name, []))


def _mend(tables: Any) -> storage.Tables:
    """Drops every change that makes no sense and keeps the others."""
    fields = storage.single(tables)
    mended = {name: _sound(fields[name], name) for name in _KINDS if name in fields}
    return {"_default": {"1": {**fields, **mended}}}


def _sound(values: object, name: str) -> list[Any]:
    return [value for value in values if _KINDS[name](value)] if isinstance(values, list) else []


def _is_volume(value: object) -> bool:
    return type(value) is int and 0 < value <= MOST_VOLUMES


def _is_rename(value: object) -> bool:
    match value:
        case [str(), str(), [volume, number]]:
            return _is_volume(volume) and type(number) is int and 0 <= number < _MOST_IN_A_VOLUME
    return False


def _is_key(value: object) -> bool:
    return isinstance(value, str)


def _is_import(value: object) -> bool:
    match value:
        case [first, last, list(back), bool()] if _is_volume(first) and type(last) is int:
            return cast(int, first) <= last + 1 <= MOST_VOLUMES and all(map(_is_key, back))
    return False


_KINDS: Mapping[str, Callable[[object], bool]] = {"renames": _is_rename, "deleted": _is_key, "imports": _is_import}
"""The lists of changes, each with a test for its values."""
