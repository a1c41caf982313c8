"""A disk that fails or fills up at any step of a write loses nothing."""

import errno
import os
import resource
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from kingdoms.store import storage as storage_module
from kingdoms.store.seal import seal
from kingdoms.store.storage import SafeStorage, StoreTrouble, sweep
from tests.store.disk import ERRORS, Failing, contents, disk
from tests.store.things import FIRST, SECOND, THIRD, make, written


def rewrite(storage: SafeStorage) -> None:
    """Reads and then writes, as TinyDB does for every change."""
    storage.read()
    storage.write(THIRD)


def count_steps(folder: Path) -> int:
    """How many disk operations one write takes, including the read before it."""
    failing = Failing(0, 0)
    storage = written(folder, FIRST, SECOND)
    with disk(failing):
        rewrite(storage)
    return failing.count


@pytest.mark.parametrize("error", ERRORS)
@pytest.mark.parametrize("for_good", [False, True])
def test_a_disk_that_fails_at_any_step_of_a_write_loses_nothing(tmp_path: Path, error: int, for_good: bool) -> None:
    steps = count_steps(tmp_path / "count")
    assert steps >= 9
    for at in range(1, steps + 1):
        folder = tmp_path / str(at)
        storage = written(folder, FIRST, SECOND)
        failing = Failing(at, error, for_good=for_good)
        with disk(failing), pytest.raises(StoreTrouble, match=r"^[A-Z].*\.$"):
            rewrite(storage)
        notices: list[str] = []
        found = make(folder, notices).read()
        assert found in (SECOND, THIRD), failing.failed
        assert storage.read() == found
        assert notices == []
        storage.write(THIRD)
        assert make(folder).read() == THIRD
        sweep(folder)
        assert sorted(contents(folder)) == ["thing.json", "thing.previous.json"]


@pytest.mark.parametrize("error", ERRORS)
def test_a_disk_that_fails_while_a_bad_file_is_put_aside_never_spoils_the_good_one(tmp_path: Path, error: int) -> None:
    for at in range(1, 12):
        folder = tmp_path / str(at)
        written(folder, FIRST, SECOND)
        (folder / "thing.json").write_bytes(b"bad")
        storage = make(folder)
        with disk(Failing(at, error)), suppress(StoreTrouble):
            rewrite(storage)
        assert b"bad" in contents(folder).values()
        assert make(folder).read() in (FIRST, THIRD)
        rewrite(storage)
        assert make(folder).read() == THIRD


def test_each_trouble_has_its_own_sentence(tmp_path: Path) -> None:
    sentences = set()
    for error in ERRORS:
        storage = written(tmp_path, FIRST)
        with disk(Failing(2, error)), pytest.raises(StoreTrouble) as trouble:
            storage.write(SECOND)
        sentences.add(str(trouble.value))
    assert len(sentences) == len(ERRORS)


def test_a_file_that_cannot_be_read_just_now_is_not_touched(tmp_path: Path) -> None:
    written(tmp_path, FIRST, SECOND)
    before = contents(tmp_path)
    with disk(Failing(2, errno.EMFILE)), pytest.raises(StoreTrouble):
        make(tmp_path).read()
    assert contents(tmp_path) == before


@pytest.mark.parametrize("error", [errno.EIO, errno.EMFILE, errno.EACCES, errno.EISDIR, errno.ENOMEM])
@pytest.mark.parametrize("unreadable", ["thing.json", "thing.previous.json"])
def test_a_failed_read_does_not_mean_a_bad_file(tmp_path: Path, error: int, unreadable: str) -> None:
    def bad_sector(name: str, function: Any, args: Any) -> Any:
        if name == "open" and str(args[0]).endswith(unreadable):
            raise OSError(error, "bad sector")
        return function(*args)

    written(tmp_path, FIRST, SECOND)
    if unreadable == "thing.previous.json":
        (tmp_path / "thing.json").write_bytes(b"bad")
    before = contents(tmp_path)
    storage = make(tmp_path)
    with disk(bad_sector):
        for _try in range(3):
            with pytest.raises(StoreTrouble, match=r"can't be read right now\.$"):
                storage.read()
    assert contents(tmp_path) == before
    assert storage.read() == (SECOND if unreadable == "thing.json" else FIRST)


def test_nonsensical_details_are_mended_and_the_player_is_informed(tmp_path: Path) -> None:
    written(tmp_path, FIRST)
    (tmp_path / "thing.json").write_bytes(seal("thing", {"_default": {"1": {"number": -2}}}))
    notices: list[str] = []
    assert make(tmp_path, notices).read() == SECOND
    assert notices == ["Some invalid data in a file was corrected."]
    assert sorted(contents(tmp_path)) == ["thing.json"]


@pytest.mark.parametrize("unfit", [{"number": -1}, {"number": "x"}, {"more": float("nan")}, {"more": float("inf")}])
def test_content_that_could_not_be_read_back_never_replaces_a_good_file(tmp_path: Path, unfit: Any) -> None:
    storage = written(tmp_path, FIRST, SECOND)
    before = contents(tmp_path)
    with pytest.raises(StoreTrouble, match=r"so it was not saved\.$"):
        storage.write({"_default": {"1": unfit}})
    assert contents(tmp_path) == before
    assert storage.read() == SECOND


def test_a_disk_that_writes_in_small_pieces_writes_everything(tmp_path: Path) -> None:
    def bit_by_bit(name: str, function: Any, args: Any) -> Any:
        return function(args[0], args[1][:7]) if name == "write" else function(*args)

    with disk(bit_by_bit):
        make(tmp_path).write(FIRST)
    assert make(tmp_path).read() == FIRST


@contextmanager
def room_for(size: int) -> Iterator[None]:
    """Makes the system itself refuse to write files beyond this size."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_a_full_disk_keeps_the_last_good_state(tmp_path: Path) -> None:
    storage = written(tmp_path, FIRST)
    large = {"_default": {"1": {"moves": list(range(5000))}}}
    with room_for(4096), pytest.raises(StoreTrouble, match="this device's storage is full"):
        storage.write(large)
    assert sorted(contents(tmp_path)) == ["thing.json"]
    assert storage.read() == FIRST
    storage.write(large)
    assert make(tmp_path).read() == large


def test_the_data_is_on_the_disk_before_the_file_gets_its_name(tmp_path: Path) -> None:
    steps: list[str] = []

    def step(name: str, function: Any, args: Any) -> Any:
        steps.append(name)
        return function(*args)

    storage = written(tmp_path, FIRST)
    with disk(step):
        storage.write(SECOND)
    order = [name for name in steps if name in ("write", "fsync", "replace")]
    assert order == ["write", "fsync", "replace", "replace", "fsync"]


def test_a_system_that_cannot_flush_folders_still_writes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse_folders(name: str, function: Any, args: Any) -> Any:
        if name == "fsync" and os.path.isdir(os.readlink(f"/proc/self/fd/{args[0]}")):
            raise OSError(errno.EINVAL, "not for folders")
        return function(*args)

    with disk(refuse_folders):
        make(tmp_path).write(FIRST)
    assert make(tmp_path).read() == FIRST
    monkeypatch.delattr(os, "O_DIRECTORY")
    make(tmp_path).write(SECOND)
    assert make(tmp_path).read() == SECOND


def test_a_good_file_written_in_the_meantime_is_not_put_aside_instead_of_the_bad_one(tmp_path: Path) -> None:
    """Another thread recovers the file and writes while this one is still looking at the damage."""
    written(tmp_path, FIRST, SECOND)
    (tmp_path / "thing.json").write_bytes(b"bad")
    others = [make(tmp_path)]

    def step(name: str, function: Any, args: Any) -> Any:
        found = function(*args)
        if name == "open" and others and str(args[0]).endswith("thing.previous.json"):
            other = others.pop()
            other.read()
            other.write(THIRD)
        return found

    with disk(step):
        assert make(tmp_path).read() == THIRD
    assert make(tmp_path).read() == THIRD
    assert [path.read_bytes() for path in tmp_path.glob("*.damaged-*")] == [b"bad"]


def test_a_file_too_large_to_be_read_back_never_replaces_a_good_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    storage = written(tmp_path, FIRST)
    monkeypatch.setattr(storage_module, "MOST_BYTES", 200)
    with pytest.raises(StoreTrouble):
        storage.write({"_default": {"1": {"more": "x" * 200}}})
    assert make(tmp_path).read() == FIRST
