"""What was changed in the history later: people who got another name, and games that were deleted.

Neither touches the years themselves. A change is one small file that is replaced at once, so it has happened or it has
not, and it can be taken back. Whoever writes holds the folder's lock, which is taken by the history.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tinydb import TinyDB

from kingdoms.core.tongue import N_
from kingdoms.store.names import Rename
from kingdoms.store.played import Place
from kingdoms.store.seal import Spoilt
from kingdoms.store.storage import Kind, Mark, SafeStorage, WrittenByNewer, mark_of, note, only, put_fields

KIND = Kind(
    "changes",
    N_("The changes of names and the deleted games were damaged; all but the latest change holds."),
    N_("The changes of names and the deleted games were damaged beyond reading; the history is as before them."),
    N_("The changes of names and the deleted games were written by a newer Kingdoms, so this one does without them."),
)


class Changes:
    """The changes, oldest first. Reading raises StoreTrouble if it is not possible just now.

    Those of a newer Kingdoms cannot be read, and are as none here; to change them raises StoreTrouble.
    """

    def __init__(self, path: Path, notices: list[str]) -> None:
        self._path = path
        self._notices = notices
        self._file = TinyDB(path, KIND, notices, _check, storage=SafeStorage)

    def mark(self) -> Mark | None:
        """What changes when the changes do."""
        return mark_of(self._path)

    def renames(self) -> list[Rename]:
        """All new names, in the order in which they were given."""
        return [Rename(old, new, Place(*last)) for old, new, last in self._field("renames")]

    def deleted(self) -> list[str]:
        """The keys of the games that were deleted but can come back."""
        return self._field("deleted")

    def put_renames(self, renames: Sequence[Rename]) -> None:
        """Makes these the new names."""
        put_fields(self._file, {"renames": [[old, new, list(last)] for old, new, last in renames]})

    def put_deleted(self, keys: Sequence[str]) -> None:
        """Makes these the games that can come back."""
        put_fields(self._file, {"deleted": list(keys)})

    def last_place(self) -> Place | None:
        """The last place that some new name holds for; no later game may ever get it."""
        return max((rename.last for rename in self.renames()), default=None)

    def _field(self, name: str) -> list[Any]:
        try:
            fields = only(self._file)
        except WrittenByNewer as trouble:
            note(self._notices, str(trouble))
            return []
        return [] if fields is None else list(fields.get(name, []))


def _check(tables: object) -> None:
    match tables:
        case {"_default": {"1": dict(fields)}}:
            renames, deleted = fields.get("renames", []), fields.get("deleted", [])
            are_lists = isinstance(renames, list) and isinstance(deleted, list)
            if are_lists and all(map(_is_rename, renames)) and all(isinstance(key, str) for key in deleted):
                return
    raise Spoilt("not changes of the history")


def _is_rename(value: object) -> bool:
    match value:
        case [str(), str(), [int(), int()]]:
            return True
    return False
