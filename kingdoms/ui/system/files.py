"""Files that the player chooses: in the system's dialogue or, if there is none, on a sheet of our own."""

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

from kingdoms.core.words.language import _
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


class ChosenFile(Protocol):
    """A file the player has chosen. If reading or writing fails, it raises Refused with a sentence for the player."""

    name: str

    def write(self, pieces: Iterable[bytes]) -> None:
        """Replaces the content with these pieces; if that fails, no incomplete file is left."""

    def give_up(self) -> None:
        """Cancels: another thread stops writing or reading, and what it has written is removed."""

    def read(self) -> Iterator[bytes]:
        """The content, in pieces."""


Then = Callable[[ChosenFile | None], None]
"""Called with the chosen file, or with None if none was chosen."""


class Chooser(Protocol):
    """Asks the player to choose a file."""

    def to_save(self, name: str, kind: str, then: Then) -> None:
        """Asks where to save something of this kind, suggesting a name."""

    def to_open(self, then: Then) -> None:
        """Asks what to open."""


class _Wanted:
    """Work on a file that a thread does until it is cancelled."""

    _is_wanted = True

    def give_up(self) -> None:
        """Cancels the work."""
        self._is_wanted = False

    def _wanted(self, pieces: Iterable[bytes]) -> Iterator[bytes]:
        for piece in pieces:
            self._stop_if_given_up()
            yield piece

    def _stop_if_given_up(self) -> None:
        if not self._is_wanted:
            raise InterruptedError("the work was cancelled")


class DesktopFile(_Wanted):
    """A file on disk. If writing is cancelled, the old content stays."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.name = path.name

    def write(self, pieces: Iterable[bytes]) -> None:
        """Writes to a temporary file first, so that neither a full disk nor a power cut destroys the old one."""
        # Another thread may still be writing something that was cancelled, so each has its own file.
        beside = self._path.with_name(f".{self._path.name}.{os.urandom(4).hex()}.part")
        try:
            with beside.open("wb") as file:
                file.writelines(self._wanted(pieces))
                file.flush()
                os.fsync(file.fileno())
            self._stop_if_given_up()
            os.replace(beside, self._path)
        except BaseException as trouble:
            # If writing failed, removing may fail as well.
            with suppress(OSError, ValueError):
                beside.unlink(missing_ok=True)
            if isinstance(trouble, OSError | ValueError):
                raise _unwritable(self.name) from trouble
            raise

    def read(self) -> Iterator[bytes]:
        """Yields the file in pieces. Only regular files are read, because reading others may never end."""
        try:
            if not self._path.is_file():
                raise FileNotFoundError
            with self._path.open("rb") as file:
                yield from self._wanted(iter(partial(file.read, PIECE), b""))
        except OSError as trouble:
            raise _unreadable(self.name) from trouble


def _unreadable(name: str) -> Refused:
    return Refused(_("{name} can't be read.").format(name=name))


def _unwritable(name: str) -> Refused:
    return Refused(_("{name} can't be saved there.").format(name=name))


class SheetChooser:
    """Asks on a sheet of our own, which works everywhere."""

    def to_save(self, name: str, kind: str, then: Then) -> None:
        """Suggests a new file in the player's documents."""
        PathSheet(name, lambda path: then(DesktopFile(path))).open()

    def to_open(self, then: Then) -> None:
        """Suggests the newest files in the player's folders."""
        PathSheet("", lambda path: then(DesktopFile(path)), ending=ENDINGS[JSON]).open()


class SystemChooser:
    """Asks in a desktop's file dialogue, or on our sheet if that fails to open."""

    def to_save(self, name: str, kind: str, then: Then) -> None:
        """Asks where to save; adds the extension if the name has none."""

        def ask_system() -> Any:
            return file_dialogue("save_file", path=str(Path.home() / name), filters=[f"*{ENDINGS[kind]}"])

        def take(path: Path) -> None:
            whole = path if path.suffix else path.with_suffix(ENDINGS[kind])
            # The dialogue asked about overwriting the name as typed, but not the one with the extension.
            if whole != path and os.path.lexists(whole):
                question = _("A file called {name} already exists.").format(name=whole.name)
                replace = partial(then, DesktopFile(whole))
                answers = [(_("Replace"), "danger", replace), (_("Keep"), "secondary", None)]
                ask(_("Replace this file?"), question, answers)
            else:
                then(DesktopFile(whole))

        self._ask(ask_system, take, partial(SheetChooser().to_save, name, kind, then))

    def to_open(self, then: Then) -> None:
        """Asks for one file."""
        ask_system = partial(file_dialogue, "open_file", filters=[f"*{ENDINGS[JSON]}"])
        self._ask(ask_system, lambda path: then(DesktopFile(path)), partial(SheetChooser().to_open, then))

    def _ask(self, ask: Callable[[], Any], then: Callable[[Path], None], otherwise: Callable[[], None]) -> None:
        """Runs the dialogue in a thread, because it blocks; on a Mac, it must run on the main thread."""

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


class AndroidFile(_Wanted):
    """An Android document, which may be stored anywhere.

    Opening it for writing erases the old content, so an incomplete document is deleted.
    """

    def __init__(self, uri: Any) -> None:
        self._uri = uri
        self.name = uri.getLastPathSegment().rpartition("/")[2].rpartition(":")[2]

    def write(self, pieces: Iterable[bytes]) -> None:
        """Writes through a file descriptor."""
        try:
            descriptor = open_document(self._uri, "wt")
        except OSError as trouble:
            raise _unwritable(self.name) from trouble
        try:
            with os.fdopen(descriptor, "wb") as file:
                file.writelines(self._wanted(pieces))
            self._stop_if_given_up()
        except BaseException as trouble:
            # The document's provider may refuse to delete it; its name still says what it is.
            with suppress(OSError):
                delete_document(self._uri)
            if isinstance(trouble, OSError):
                raise _unwritable(self.name) from trouble
            raise

    def read(self) -> Iterator[bytes]:
        """Reads through a file descriptor."""
        try:
            with os.fdopen(open_document(self._uri, "r"), "rb") as file:
                yield from self._wanted(iter(partial(file.read, PIECE), b""))
        except OSError as trouble:
            raise _unreadable(self.name) from trouble


class AndroidChooser:
    """Asks in the system's own document picker."""

    def __init__(self) -> None:
        self._picker = DocumentPicker()

    def to_save(self, name: str, kind: str, then: Then) -> None:
        """Asks where to create a new document."""
        self._ask(partial(self._picker.create, name, kind), then)

    def to_open(self, then: Then) -> None:
        """Asks for any document: one sent by someone else may have lost its type on the way."""
        self._ask(partial(self._picker.open, ANYTHING), then)

    def _ask(self, pick: Callable[[Callable[[Any], None]], None], then: Then) -> None:
        """Asks for a document; the answer arrives in a system thread and is passed on to the main thread."""

        def hear(uri: Any) -> None:
            Clock.schedule_once(lambda _elapsed: then(AndroidFile(uri)), 0)

        try:
            pick(hear)
        except OSError:
            Toast.say(_("This device has no app that can open or save files."))


def system_chooser() -> Chooser:
    """The right chooser for this machine."""
    if platform == "android":
        return _android_chooser()
    # plyer complains loudly if anything it needs is missing.
    if platform == "linux":
        has_dialogue = any(map(which, _LINUX_CHOOSERS)) and find_spec("distutils") is not None
    else:
        has_dialogue = find_spec("win32gui" if platform == "win" else "pyobjus") is not None
    return SystemChooser() if has_dialogue else SheetChooser()


@cache
def _android_chooser() -> AndroidChooser:
    """The chooser for Android. There is only one, because it stays bound to the system."""
    return AndroidChooser()
