"""Files that players keep where they like: the system asks for a place, or if it cannot, a sheet of ours does."""

import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import cache, partial
from importlib.util import find_spec
from pathlib import Path
from shutil import which
from threading import Thread
from typing import Any, Protocol

from kivy.clock import Clock
from kivy.utils import platform

from kingdoms.core.language import _
from kingdoms.store import Refused
from kingdoms.ui.system.device import DocumentPicker, delete_document, file_dialogue, open_document
from kingdoms.ui.system.path_sheet import PathSheet
from kingdoms.ui.widgets import Toast, ask

JSON, CSV, PNG = "application/json", "text/csv", "image/png"
ENDINGS = {JSON: ".json", CSV: ".csv", PNG: ".png"}
ANYTHING = "*/*"
PIECE = 1 << 18
"""How many bytes are read at once."""
_LINUX_CHOOSERS = ("kdialog", "yad", "zenity")


class Place(Protocol):
    """Where something is kept. Reading and writing raise Refused, with a sentence, if that cannot be."""

    name: str

    def write(self, pieces: Iterable[bytes]) -> None:
        """Keeps these pieces there, all of them or nothing, in place of what was there before."""

    def give_up(self) -> None:
        """Nobody waits any longer: another thread stops writing or reading, and what it has written does not stay."""

    def read(self) -> Iterator[bytes]:
        """Everything that is there, in pieces."""


Then = Callable[[Place | None], None]
"""Hears the place that was chosen, or None."""


class Chooser(Protocol):
    """Asks the player for a place; he may take his time."""

    def to_save(self, name: str, kind: str, then: Then) -> None:
        """Asks where something of this kind is to be kept, and proposes a name."""

    def to_open(self, then: Then) -> None:
        """Asks what is to be read."""


class _Wanted:
    """Something that goes on in a thread as long as somebody wants it."""

    _is_wanted = True

    def give_up(self) -> None:
        """Nobody waits any longer."""
        self._is_wanted = False

    def _wanted(self, pieces: Iterable[bytes]) -> Iterator[bytes]:
        for piece in pieces:
            self._stop_if_given_up()
            yield piece

    def _stop_if_given_up(self) -> None:
        if not self._is_wanted:
            raise InterruptedError("nobody waits any longer")


class FilePlace(_Wanted):
    """A file on a disk. If writing it is given up, what was there before stays."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.name = path.name

    def write(self, pieces: Iterable[bytes]) -> None:
        """Writes beside the old file first, so that neither a full disk nor a power cut costs it."""
        # What was given up may still be written there by another thread, so that each has a file of its own.
        beside = self._path.with_name(f".{self._path.name}.{os.urandom(4).hex()}.part")
        try:
            with beside.open("wb") as file:
                file.writelines(self._wanted(pieces))
                file.flush()
                os.fsync(file.fileno())
            self._stop_if_given_up()
            os.replace(beside, self._path)
        except BaseException as trouble:
            # Where nothing can be written there may be nothing that could be removed either.
            with suppress(OSError, ValueError):
                beside.unlink(missing_ok=True)
            if isinstance(trouble, OSError | ValueError):
                raise _unwritable(self.name) from trouble
            raise

    def read(self) -> Iterator[bytes]:
        """Reads only plain files: others may never end."""
        try:
            if not self._path.is_file():
                raise FileNotFoundError
            with self._path.open("rb") as file:
                yield from self._wanted(iter(partial(file.read, PIECE), b""))
        except OSError as trouble:
            raise _unreadable(self.name) from trouble


def _unreadable(name: str) -> Refused:
    return Refused(_("{name} cannot be read.").format(name=name))


def _unwritable(name: str) -> Refused:
    return Refused(_("{name} cannot be written there.").format(name=name))


class SheetChooser:
    """Asks by a sheet of ours; that works wherever there are files."""

    def to_save(self, name: str, kind: str, then: Then) -> None:
        """Proposes a new file among the player's documents."""
        PathSheet(name, lambda path: then(FilePlace(path))).open()

    def to_open(self, then: Then) -> None:
        """Proposes the files that were kept there."""
        PathSheet("", lambda path: then(FilePlace(path)), ending=ENDINGS[JSON]).open()


def _ask_to_replace(path: Path, then: Then) -> None:
    ask(
        _("Replace this file?"),
        _("There is already a file called {name}.").format(name=path.name),
        [(_("Replace"), "danger", lambda: then(FilePlace(path))), (_("Keep"), "secondary", None)],
    )


class SystemChooser:
    """Asks by the dialogue of a desktop, or by our sheet if that cannot be opened."""

    def to_save(self, name: str, kind: str, then: Then) -> None:
        """Adds the ending to a name that was written without one."""

        def ask_system() -> Any:
            return file_dialogue("save_file", path=str(Path.home() / name), filters=[f"*{ENDINGS[kind]}"])

        def take(path: Path) -> None:
            whole = path if path.suffix else path.with_suffix(ENDINGS[kind])
            # The dialogue has asked about the name that was written, but not about the one with the ending.
            if whole != path and os.path.lexists(whole):
                _ask_to_replace(whole, then)
            else:
                then(FilePlace(whole))

        self._ask(ask_system, take, partial(SheetChooser().to_save, name, kind, then))

    def to_open(self, then: Then) -> None:
        """One file."""
        ask = partial(file_dialogue, "open_file", filters=[f"*{ENDINGS[JSON]}"])
        self._ask(ask, lambda path: then(FilePlace(path)), partial(SheetChooser().to_open, then))

    def _ask(self, ask: Callable[[], Any], then: Callable[[Path], None], otherwise: Callable[[], None]) -> None:
        """The dialogue keeps its thread waiting, which must not be that of the frames; a Mac wants it there."""

        def wait() -> None:
            try:
                found = ask()
            except (OSError, NotImplementedError, ImportError):
                Clock.schedule_once(lambda _elapsed: otherwise(), 0)
            else:
                if found:
                    Clock.schedule_once(lambda _elapsed: then(Path(found[0])), 0)

        if platform == "macosx":
            wait()
        else:
            Thread(target=wait, name="chooser", daemon=True).start()


class AndroidPlace(_Wanted):
    """A document of Android, which may be anywhere.

    What was there before is gone as soon as the document is open for writing, so half a document is removed.
    """

    def __init__(self, uri: Any) -> None:
        self._uri = uri
        self.name = uri.getLastPathSegment().rpartition("/")[2].rpartition(":")[2]

    def write(self, pieces: Iterable[bytes]) -> None:
        """Through a descriptor of ours."""
        try:
            descriptor = open_document(self._uri, "wt")
        except OSError as trouble:
            raise _unwritable(self.name) from trouble
        try:
            with os.fdopen(descriptor, "wb") as file:
                file.writelines(self._wanted(pieces))
            self._stop_if_given_up()
        except BaseException as trouble:
            # Whoever keeps the document may not allow it; then its name still says what it is.
            with suppress(OSError):
                delete_document(self._uri)
            if isinstance(trouble, OSError):
                raise _unwritable(self.name) from trouble
            raise

    def read(self) -> Iterator[bytes]:
        """Through a descriptor of ours."""
        try:
            with os.fdopen(open_document(self._uri, "r"), "rb") as file:
                yield from self._wanted(iter(partial(file.read, PIECE), b""))
        except OSError as trouble:
            raise _unreadable(self.name) from trouble


class AndroidChooser:
    """Asks by the system's own picker of documents."""

    def __init__(self) -> None:
        self._picker = DocumentPicker()

    def to_save(self, name: str, kind: str, then: Then) -> None:
        """A new document."""
        self._ask(partial(self._picker.create, name, kind), then)

    def to_open(self, then: Then) -> None:
        """Any document: what was sent by others may have lost its kind on the way."""
        self._ask(partial(self._picker.open, ANYTHING), then)

    def _ask(self, pick: Callable[[Callable[[Any], None]], None], then: Then) -> None:
        """The answer comes from a thread of the system, and is told in that of the frames."""

        def hear(uri: Any) -> None:
            Clock.schedule_once(lambda _elapsed: then(AndroidPlace(uri)), 0)

        try:
            pick(hear)
        except OSError:
            Toast.say(_("This device has nothing that could open or keep files."))


def system_chooser() -> Chooser:
    """The chooser that suits this machine."""
    if platform == "android":
        return _android_chooser()
    return SystemChooser() if _has_dialogue() else SheetChooser()


@cache
def _android_chooser() -> AndroidChooser:
    """There is one only, since it listens to the system for good."""
    return AndroidChooser()


def _has_dialogue() -> bool:
    """Whether plyer will find what it needs; where it does not, it says so loudly before it gives up."""
    if platform == "linux":
        return any(map(which, _LINUX_CHOOSERS)) and find_spec("distutils") is not None
    return find_spec("win32gui" if platform == "win" else "pyobjus") is not None
