"""Files that games are written to and read from, and how Android's document picker finds them."""

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import current_thread
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from kingdoms.store import Refused, StoreTrouble
from kingdoms.ui.system import device, files
from kingdoms.ui.system.files import AndroidChooser, AndroidFile, DesktopFile
from kingdoms.ui.system.long_work import Left, LongWork
from kingdoms.ui.widgets import Toast

Launch = Callable[..., Any]


# Files.


def test_the_old_file_stays_if_the_disk_is_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games.json"
    path.write_bytes(b"old")

    def full(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(files.os, "fsync", full)
    with pytest.raises(Refused, match="can't be saved there"):
        DesktopFile(path).write([b"new"])
    assert path.read_bytes() == b"old"
    assert os.listdir(tmp_path) == ["games.json"]


def test_an_abandoned_write_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "games.json"
    path.write_bytes(b"old")
    place = DesktopFile(path)
    place.give_up()
    with pytest.raises(Refused, match="can't be saved there"):
        place.write([b"new"])
    assert path.read_bytes() == b"old"
    assert os.listdir(tmp_path) == ["games.json"]


def test_an_abandoned_write_does_not_disturb_a_new_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given_up, again = DesktopFile(tmp_path / "games.json"), DesktopFile(tmp_path / "games.json")
    given_up.give_up()

    def wake_up(handle: int) -> None:
        monkeypatch.undo()
        with pytest.raises(Refused, match="can't be saved there"):
            given_up.write([b"old"])

    monkeypatch.setattr("os.fsync", wake_up)
    again.write([b"new"])
    assert (tmp_path / "games.json").read_bytes() == b"new"
    assert os.listdir(tmp_path) == ["games.json"]


@pytest.mark.parametrize("trouble", [StoreTrouble("The history can't be read."), Left()])
def test_a_failure_on_our_side_leaves_the_old_file_and_is_raised_unchanged(
    tmp_path: Path, android: Any, trouble: Exception
) -> None:
    def pieces() -> Iterator[bytes]:
        yield b"half"
        raise trouble

    path = tmp_path / "games.json"
    path.write_bytes(b"old")
    for place in (DesktopFile(path), AndroidFile(uri("primary:games.json"))):
        with pytest.raises(type(trouble)):
            place.write(pieces())
    assert path.read_bytes() == b"old"
    assert os.listdir(tmp_path) == ["games.json"]


def test_an_abandoned_read_stops(tmp_path: Path) -> None:
    path = tmp_path / "games.json"
    path.write_bytes(b"x" * (2 * files.PIECE))
    place = DesktopFile(path)
    pieces = place.read()
    next(pieces)
    place.give_up()
    with pytest.raises(Refused, match="can't be read"):
        next(pieces)


@pytest.mark.parametrize("name", ["x" * 300, "games.json/inner"])
def test_an_impossible_path_is_refused(tmp_path: Path, name: str) -> None:
    (tmp_path / "games.json").touch()
    with pytest.raises(Refused, match="can't be saved there"):
        DesktopFile(tmp_path / name).write([b"new"])


def test_folders_and_pipes_and_missing_files_are_not_read(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path, tmp_path / "pipe", tmp_path / "gone"):
        with pytest.raises(Refused, match="can't be read"):
            list(DesktopFile(path).read())


# Android.


class Intent:
    """The parts of an Android intent used here."""

    ACTION_CREATE_DOCUMENT, ACTION_OPEN_DOCUMENT = "create", "open"
    CATEGORY_OPENABLE, EXTRA_TITLE = "openable", "title"

    def __init__(self, action: str) -> None:
        self.told: dict[str, Any] = {"action": action}
        self.setType = lambda kind: self.told.update(type=kind)
        self.addCategory = lambda category: self.told.update(category=category)
        self.putExtra = lambda name, value: self.told.update({name: value})


@pytest.fixture
def android(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    """A fake Android device: `started` lists the intents it was given, and every document is the same file."""
    device = SimpleNamespace(started=[], path=tmp_path / "document")

    def descriptor(_uri: object, mode: str) -> Any:
        if not device.path.parent.exists():
            raise jnius.JavaException("FileNotFoundException")
        flags = os.O_RDONLY if mode == "r" else os.O_WRONLY | os.O_CREAT | os.O_TRUNC
        return SimpleNamespace(detachFd=lambda: os.open(device.path, flags))

    activity = SimpleNamespace(
        startActivityForResult=lambda intent, code: device.started.append((intent.told, code)),
        getContentResolver=lambda: SimpleNamespace(openFileDescriptor=descriptor),
    )
    module: Any = ModuleType("android")
    module.mActivity = activity
    module.activity = SimpleNamespace(bind=lambda on_activity_result: setattr(device, "answer", on_activity_result))
    jnius: Any = ModuleType("jnius")
    jnius.JavaException = type("JavaException", (Exception,), {})
    contract = SimpleNamespace(deleteDocument=lambda _resolver, _uri: device.path.unlink())
    classes = {"android.content.Intent": Intent, "android.provider.DocumentsContract": contract}
    jnius.autoclass = lambda name: classes.get(name, str)
    jnius.cast = lambda _kind, value: value
    monkeypatch.setitem(sys.modules, "android", module)
    monkeypatch.setitem(sys.modules, "jnius", jnius)
    return device


def uri(text: str) -> Any:
    return SimpleNamespace(getLastPathSegment=lambda: text)


def test_android_picks_a_document_without_any_permission(launch: Launch, android: Any) -> None:
    finger = launch()
    found: list[Any] = []
    chooser = AndroidChooser()
    chooser.to_save("games.json", files.JSON, found.append)
    told, code = android.started.pop()
    assert told == {"action": "create", "type": "application/json", "category": "openable", "title": "games.json"}
    android.answer(code, 0, None)
    finger.frames(2)
    assert found == []
    chooser.to_open(found.append)
    told, code = android.started.pop()
    assert told == {"action": "open", "type": "*/*", "category": "openable"}
    android.answer(code + 1, -1, SimpleNamespace(getData=lambda: uri("another app's")))
    android.answer(code, -1, SimpleNamespace(getData=lambda: uri("primary:Documents/games.json")))
    finger.frames(2)
    assert [place.name for place in found] == ["games.json"]


def test_a_device_without_a_picker_says_so(launch: Launch, android: Any) -> None:
    launch()

    def nobody(_intent: object, _code: int) -> None:
        raise sys.modules["jnius"].JavaException("ActivityNotFoundException")

    sys.modules["android"].mActivity.startActivityForResult = nobody
    AndroidChooser().to_open(print)
    assert Toast.shown().text == "This device has no app that can open or save files."


def test_android_documents_are_written_and_read(android: Any) -> None:
    place = AndroidFile(uri("primary:games.json"))
    place.write([b"a longer text"])
    place.write([b"short"])
    assert list(place.read()) == [b"short"]
    place.write(iter([b"in ", b"pieces"]))
    assert b"".join(place.read()) == b"in pieces"
    android.path = android.path / "nowhere" / "document"
    with pytest.raises(Refused, match="can't be read"):
        list(place.read())
    with pytest.raises(Refused, match="can't be saved there"):
        place.write([b""])


def test_no_partial_android_document_is_left(android: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(descriptor: int, mode: str) -> Any:
        os.close(descriptor)
        return open("/dev/full", mode)

    monkeypatch.setattr(files.os, "fdopen", full)
    with pytest.raises(Refused, match="can't be saved there"):
        AndroidFile(uri("primary:games.json")).write([b"x"])
    assert not android.path.exists()


def test_an_abandoned_android_document_is_deleted(android: Any) -> None:
    place = AndroidFile(uri("primary:games.json"))
    place.give_up()
    with pytest.raises(Refused, match="can't be saved there"):
        place.write([b"x"])
    assert not android.path.exists()


def test_a_thread_that_has_used_android_detaches_from_it(
    launch: Launch, android: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    finger = launch()
    parted: list[str] = []
    monkeypatch.setattr(device, "platform", "android")
    sys.modules["jnius"].detach = lambda: parted.append(current_thread().name)
    LongWork("Waiting", lambda: None, print, leave=print, waits_for_others=True)
    finger.until(lambda: parted, most=1_000_000)
    assert parted == ["detached"]


def test_an_extra_answer_is_ignored(launch: Launch, android: Any) -> None:
    finger = launch()
    found: list[Any] = []
    AndroidChooser().to_open(found.append)
    _told, code = android.started.pop()
    for _answer in range(2):
        android.answer(code, -1, SimpleNamespace(getData=lambda: uri("x")))
    finger.frames(2)
    assert len(found) == 1
