"""Nothing is lost if a disk cannot be read for a moment, or cannot be written at all."""

import errno
import os
import random
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import pytest

from kingdoms.core.record import to_record
from kingdoms.store import Store, StoreTrouble
from kingdoms.store.changes import Import
from kingdoms.store.lock import hold
from tests.store.disk import contents, disk
from tests.store.shelf import changes_of, entry, fill
from tests.store.trouble.games import begun
from tests.toy import TOYS, play_on


def unreadable(error: int) -> AbstractContextManager[None]:
    def refuse(name: str, function: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        if name == "open" and str(args[0]).endswith(".json") and os.path.exists(args[0]):
            raise OSError(error, "cannot be read")
        return function(*args)

    return disk(refuse)


@pytest.mark.parametrize("error", [errno.EIO, errno.EACCES, errno.EMFILE])
def test_nothing_is_lost_if_the_disk_could_not_be_read_at_one_start(tmp_path: Path, error: int) -> None:
    fill(tmp_path / "history", 250)
    store = Store(tmp_path, TOYS)
    sessions = {key: begun(store, key) for key in "abc"}
    store.settings.set("theme", "dark")
    before = contents(tmp_path)
    with unreadable(error):
        blind = Store(tmp_path, TOYS)
        assert (blind.saves.saved_games(), blind.history.games()) == ([], [])
        assert blind.settings.get("theme") == "system"
    assert contents(tmp_path).keys() == before.keys()
    assert contents(tmp_path) == before
    assert blind.notices == ["One of Kingdoms' files can't be read right now."]
    for there in (blind, Store(tmp_path, TOYS)):
        assert {key: to_record(there.saves.load(key)) for key in "abc"} == {
            key: to_record(session) for key, session in sessions.items()
        }
        assert sorted(game.key for game in there.saves.saved_games()) == ["a", "b", "c"]
        assert len(there.history.games()) == 250
    assert Store(tmp_path, TOYS).settings.get("theme") == "dark"


def test_setting_a_value_while_settings_cannot_be_read_leaves_the_others_alone(tmp_path: Path) -> None:
    store = Store(tmp_path, TOYS)
    store.settings.set("theme", "dark")
    with unreadable(errno.EIO):
        blind = Store(tmp_path, TOYS)
        with pytest.raises(StoreTrouble):
            blind.settings.set("sound", False)
        assert blind.is_waiting
    blind.retry()
    assert not blind.is_waiting
    again = Store(tmp_path, TOYS).settings
    assert (again.get("theme"), again.get("sound")) == ("dark", False)


def read_only(name: str, function: Callable[..., Any], args: tuple[Any, ...]) -> Any:
    if name in ("write", "replace", "unlink", "mkdir") or (name == "open" and is_for_writing(*args[1:2])):
        raise OSError(errno.EROFS, "read-only")
    return function(*args)


def is_for_writing(mode: int | str = "r") -> bool:
    return bool(mode & (os.O_WRONLY | os.O_RDWR)) if isinstance(mode, int) else not mode.startswith("r")


@pytest.mark.parametrize("harm", ["leftover", "damaged"])
def test_everything_good_can_be_read_even_if_nothing_can_be_written(tmp_path: Path, harm: str) -> None:
    store = Store(tmp_path, TOYS)
    session = begun(store, "game")
    for number in range(2):
        store.history.add(entry(number))
    for theme in ("light", "dark"):
        store.settings.set("theme", theme)
    play_on(session, random.Random(7), 2)
    store.keep(session)
    store.close(session)
    for path in [*tmp_path.rglob("*.json")]:
        if harm == "leftover":
            path.with_name(path.name + ".writing").touch()
        elif not path.name.endswith(".previous.json"):
            path.write_bytes(path.read_bytes()[:-9])
    with disk(read_only):
        again = Store(tmp_path, TOYS)
        assert [game.key for game in again.running()] == ["game"]
        assert len(again.history.games()) == (2 if harm == "leftover" else 1)
        assert again.settings.get("theme") == ("dark" if harm == "leftover" else "light")


def test_opening_a_store_waits_for_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fill(tmp_path / "history", 2)
    changes_of(tmp_path / "history").put(imports=[Import(1, 1, [], counts=False)])
    (tmp_path / "history" / "0009.json.writing").touch()
    monkeypatch.setattr("kingdoms.store.lock.time.sleep", None)
    with hold(tmp_path / "history"):
        store = Store(tmp_path, TOYS)
        assert (store.history.games(), store.notices) == ([], [])
