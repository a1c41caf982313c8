"""A storage for TinyDB that loses nothing: whenever the app is killed, a good generation exists under a known name.

A write first goes into a temporary file. When that is safely on the disk, the file in use becomes the previous
generation and the new one takes its name. Only `os.replace` is used for this, since it works on every system.
Reading in order to write takes the folder's lock, so that two copies of the app lose nothing either.
A file from a newer Kingdoms is neither read nor changed, so that the newer one finds it as it was.
"""

import errno
import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path
from threading import RLock
from typing import Any, NamedTuple

from tinydb import TinyDB
from tinydb.storages import Storage
from tinydb.table import Document

from kingdoms.core.words.language import N_, _
from kingdoms.store.lock import hold
from kingdoms.store.seal import Newer, Spoilt, seal, unseal

MOST_BYTES = 16 << 20
"""A larger file is not one of ours, and is refused before it is parsed."""

TEMPORARY = ".writing"
"""The suffix of files that are not complete yet."""
_ONLY = 1
_NO_ROOM = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
_NOT_ALLOWED = {errno.EROFS, errno.EACCES, errno.EPERM}
MENDED = N_("Some invalid data in a file was corrected.")
_NOT_FOR_FOLDERS = {errno.EINVAL, errno.ENOTSUP}
_CREATE = os.O_WRONLY | os.O_CREAT | os.O_TRUNC | getattr(os, "O_BINARY", 0)

_moving = RLock()
"""Held by the thread that is renaming a file."""

Tables = dict[str, dict[str, Any]]
Generation = tuple[int, int, int]
"""Identifies a generation of a file: its inode, its size and its time of modification."""


class StoreTrouble(Exception):
    """A file cannot be read or written just now; the message is a sentence for the player."""


class OpenElsewhere(StoreTrouble):
    """Another window of Kingdoms is playing the same game."""

    def __init__(self) -> None:
        super().__init__(_("This game is open in another Kingdoms window."))


class WrittenByNewer(StoreTrouble):
    """The file was written by a newer version of Kingdoms, so this one leaves it as it is."""


class Refused(Exception):
    """A request that cannot be met; the message is a sentence for the player."""


class Kind(NamedTuple):
    """One kind of file: the name in its seal, and the sentences for the player if such a file is bad."""

    name: str
    recovered: str
    lost: str
    newer: str


@contextmanager
def writing() -> Iterator[None]:
    """Turns an OSError while writing into StoreTrouble with a sentence for the player."""
    try:
        yield
    except OSError as error:
        sentence = _("The last change couldn't be saved: this device failed to write the file.")
        if error.errno in _NO_ROOM:
            sentence = _("The last change couldn't be saved: this device's storage is full.")
        elif error.errno in _NOT_ALLOWED:
            sentence = _("The last change couldn't be saved: Kingdoms isn't allowed to write to its folder.")
        raise StoreTrouble(sentence) from error


@contextmanager
def reading() -> Iterator[None]:
    """Turns an OSError while reading into StoreTrouble, with a sentence for the player; a later attempt may succeed."""
    try:
        yield
    except OSError as error:
        raise StoreTrouble(_("One of Kingdoms' files can't be read right now.")) from error


class SafeStorage(Storage):
    """One file and its previous generation.

    `mend` takes the content of a file and returns it with every nonsensical detail corrected, or raises Spoilt if the
    essentials cannot be used. Nothing is written that it would have to change.
    """

    def __init__(self, path: Path, kind: Kind, notices: list[str], mend: Callable[[Any], Tables]) -> None:
        self._path = path
        self._previous = previous_of(path)
        self._kind = kind
        self._notices = notices
        self._mend = mend
        self._known: tuple[Generation | None, Tables | None] | None = None
        """The file's generation and its content when last read or written: one value, since threads may read it."""

    @property
    def folder(self) -> Path:
        """The folder that the file is in."""
        return self._path.parent

    def read(self) -> Tables | None:
        """The content, from memory if the file has not changed since it was last read or written."""
        known, generation = self._known, generation_of(self._path)
        if known is None or known[1] is None or known[0] != generation:
            # This comes first: if another copy writes during this read, the generation will differ the next time.
            known = self._known = generation, self._recover()
        return known[1]

    def write(self, data: Tables) -> None:
        """Writes new content. If that fails, the content on the disk still counts."""
        self._write(data, self._take_over)
        self._known = generation_of(self._path), data

    def write_both(self, data: Tables) -> None:
        """Writes new content to both generations, the previous one first: a crash in between changes nothing."""
        self._write(data, lambda temporary: os.replace(temporary, self._previous))
        self._write(data, lambda temporary: os.replace(temporary, self._path))

    def _write(self, data: Tables, put_in_place: Callable[[Path], None]) -> None:
        """Writes new content, but only if it could be read back without complaint."""
        self._known = None
        temporary = self._path.with_name(self._path.name + TEMPORARY)
        try:
            sealed = seal(self._kind.name, data)
            if self._mend(data) != data or len(sealed) > MOST_BYTES:
                raise Spoilt("this could not be read back")
            with writing():
                make_folder(self._path.parent)
                _write_through(temporary, sealed)
                with _moving:
                    put_in_place(temporary)
                flush_folder(self._path.parent)
        except (Spoilt, ValueError) as unfit:
            sentence = _("Kingdoms couldn't read this change back, so it was not saved.")
            raise StoreTrouble(sentence) from unfit
        except StoreTrouble:
            # A leftover temporary file only takes up room. If it stays, the next start sweeps it away.
            with suppress(OSError):
                temporary.unlink(missing_ok=True)
            raise

    def keep_aside(self, word: str) -> None:
        """Puts the current generation aside under a name that says why; the previous one, if any, is then in use."""
        self._known = None
        self._put_aside(self._path if generation_of(self._path) else self._previous, word)

    def _take_over(self, temporary: Path) -> None:
        with suppress(FileNotFoundError):  # There is nothing before the first generation.
            os.replace(self._path, self._previous)
        os.replace(temporary, self._path)

    def _recover(self) -> Tables | None:
        """The newest good generation. Bad ones are put aside, but only after everything needed has been read."""
        bad: dict[Path, Generation | None] = {}
        found: Tables | None = None
        for path in (self._path, self._previous):
            generation = generation_of(path)
            try:
                found = self._open(path)
            except Newer as newer:
                raise WrittenByNewer(_(self._kind.newer)) from newer
            except Spoilt:
                bad[path] = generation
            if found is not None:
                break
        for path, generation in bad.items():
            with _moving:
                # Another thread or copy may have put a good file there in the meantime.
                if generation_of(path) != generation:
                    return self._recover()
                try:
                    self._put_aside(path, "damaged")
                except StoreTrouble:
                    # Even where nothing can be written, a good generation can be read.
                    if found is None:
                        raise
        if bad:
            add_notice(self._notices, _(self._kind.lost if found is None else self._kind.recovered))
        return found

    def _open(self, path: Path) -> Tables | None:
        data = read_bytes(path)
        if data is None:
            return None
        written = unseal(self._kind.name, data)
        tables = self._mend(written)
        if tables != written:
            add_notice(self._notices, _(MENDED))
        return tables

    def _put_aside(self, path: Path, word: str) -> None:
        now = datetime.now().strftime("%Y-%m-%dT%H-%M-%S")
        aside = path.with_name(f"{path.stem}.{word}-{now}.json")
        number = 1
        with writing():
            while aside.exists():
                number += 1
                aside = path.with_name(f"{path.stem}.{word}-{now}-{number}.json")
            os.replace(path, aside)
            flush_folder(path.parent)


def single(tables: Any) -> dict[str, Any]:
    """The document in the tables of a single-document file; raises Spoilt if it is missing."""
    match tables:
        case {"_default": {"1": dict(document)}}:
            return document
    raise Spoilt("the document is missing")


def only(file: TinyDB) -> Document | None:
    """The document of a single-document file, or None before it is written."""
    document = file.get(doc_id=_ONLY)
    return document if isinstance(document, Document) else None


def put_only(file: TinyDB, fields: Mapping[str, Any]) -> None:
    """Sets fields of the document of a single-document file."""
    with locked(storage_of(file).folder):
        put_fields(file, fields)


def put_fields(file: TinyDB, fields: Mapping[str, Any]) -> None:
    """Like `put_only`, for callers that already hold the folder's lock."""
    if file.contains(doc_id=_ONLY):
        file.update(fields, doc_ids=[_ONLY])
    else:
        file.insert(Document(fields, doc_id=_ONLY))


def storage_of(file: TinyDB) -> SafeStorage:
    """The storage of one of our files."""
    storage = file.storage
    if not isinstance(storage, SafeStorage):
        raise TypeError(f"a file of the app cannot be kept in a {type(storage).__name__}")
    return storage


@contextmanager
def locked(folder: Path, patience: float | None = None) -> Iterator[None]:
    """Keeps other copies of the app from changing anything in the folder. Not reentrant."""
    with writing():
        make_folder(folder)
        with hold(folder, patience) as is_held:
            if not is_held:
                raise StoreTrouble(_("The last change couldn't be saved: another copy of Kingdoms is using the files."))
            yield


def add_notice(notices: list[str], sentence: str) -> None:
    """Adds a sentence for the player, unless it is already there."""
    if sentence not in notices:
        notices.append(sentence)


def generation_of(path: Path) -> Generation | None:
    """The current generation of a file, or None if there is no file."""
    with reading(), suppress(FileNotFoundError):
        status = os.stat(path)
        return status.st_ino, status.st_size, status.st_mtime_ns
    return None


def previous_of(path: Path) -> Path:
    """The path of a file's previous generation."""
    return path.with_name(f"{path.stem}.previous{path.suffix}")


def remove(path: Path) -> None:
    """Removes a file and its previous generation, which goes first so that it can never pass for the newest."""
    with writing():
        previous_of(path).unlink(missing_ok=True)
        path.unlink(missing_ok=True)
        flush_folder(path.parent)


def sweep(folder: Path) -> None:
    """Removes temporary files left in a folder when the app was killed, but none that another copy is writing.

    They only take up room, so failures are ignored and there is no waiting.
    """
    with suppress(StoreTrouble, OSError):
        if any(folder.glob(f"*{TEMPORARY}")):
            with locked(folder, patience=0.0):
                for path in folder.glob(f"*{TEMPORARY}"):
                    path.unlink(missing_ok=True)


def flush_folder(folder: Path) -> None:
    """Flushes the names in a folder to the disk if the system can: Windows and some card formats cannot."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(handle)
    except OSError as error:
        if error.errno not in _NOT_FOR_FOLDERS:
            raise
    finally:
        os.close(handle)


def make_folder(folder: Path) -> None:
    """Creates a folder, if need be, and flushes its name to the disk."""
    if not folder.is_dir():
        folder.mkdir(parents=True, exist_ok=True)
        flush_folder(folder.parent)


def _write_through(path: Path, data: bytes) -> None:
    """Writes a new file and returns when it is on the disk."""
    handle = os.open(path, _CREATE, 0o600)
    try:
        rest = memoryview(data)
        while rest:
            rest = rest[os.write(handle, rest) :]
        os.fsync(handle)
    finally:
        os.close(handle)


def read_bytes(path: Path, most: int = -1) -> bytes | None:
    """The first `most` bytes of a file, by default all; None if there is no file. Raises Spoilt if it is too large."""
    with reading(), suppress(FileNotFoundError), path.open("rb") as file:
        if os.fstat(file.fileno()).st_size > MOST_BYTES:
            raise Spoilt("the file is too large")
        return file.read(most)
    return None


def listing(folder: Path) -> list[str]:
    """The names of the files in a folder; empty if it does not exist yet."""
    with reading(), suppress(FileNotFoundError):
        return os.listdir(folder)
    return []
