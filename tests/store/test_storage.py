"""The storage: two generations, bad files kept aside, and a disk that fails at any step loses nothing."""

import errno
import os
import resource
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from kingdoms.store import storage as storage_module
from kingdoms.store.seal import FORMAT, Newer, Spoilt, seal, unseal
from kingdoms.store.storage import MOST_BYTES, Kind, SafeStorage, StoreTrouble, WrittenByNewer, listing, remove, sweep
from tests.store.disk import ERRORS, Failing, contents, disk

KIND = Kind("thing", "recovered.", "lost.", "newer.")
FIRST, SECOND, THIRD = ({"_default": {"1": {"number": number}}} for number in (1, 2, 3))


def mend(tables: Any) -> Any:
    """A negative number is mended, and one that is no number at all is damage."""
    match tables:
        case {"_default": {"1": dict(document)}} if len(tables) == 1 and type(document.get("number", 0)) is int:
            return {"_default": {"1": {name: abs(v) if name == "number" else v for name, v in document.items()}}}
    raise Spoilt("not ours")


def make(folder: Path, notices: list[str] | None = None) -> SafeStorage:
    return SafeStorage(folder / "thing.json", KIND, [] if notices is None else notices, mend)


def written(folder: Path, *contents: Any) -> SafeStorage:
    storage = make(folder)
    for content in contents:
        storage.write(content)
    return storage


def on_disk(folder: Path, name: str) -> Any:
    return unseal("thing", (folder / name).read_bytes())


# Generations.


def test_nothing_is_there_before_the_first_write(tmp_path: Path) -> None:
    assert make(tmp_path / "deep" / "down").read() is None
    assert list(tmp_path.iterdir()) == []


def test_the_folder_is_made_with_the_first_write(tmp_path: Path) -> None:
    written(tmp_path / "deep" / "down", FIRST)
    assert make(tmp_path / "deep" / "down").read() == FIRST


def test_the_generation_before_is_kept(tmp_path: Path) -> None:
    written(tmp_path, FIRST, SECOND, THIRD)
    assert on_disk(tmp_path, "thing.json") == THIRD
    assert on_disk(tmp_path, "thing.previous.json") == SECOND
    assert sorted(contents(tmp_path)) == ["thing.json", "thing.previous.json"]


def test_only_the_owner_may_read(tmp_path: Path) -> None:
    written(tmp_path, FIRST)
    assert (tmp_path / "thing.json").stat().st_mode & 0o077 == 0


def test_without_the_newest_the_previous_generation_counts_and_nobody_need_know(tmp_path: Path) -> None:
    written(tmp_path, FIRST, SECOND)
    (tmp_path / "thing.json").unlink()
    notices: list[str] = []
    storage = make(tmp_path, notices)
    assert storage.read() == FIRST
    assert notices == []
    storage.write(THIRD)
    assert on_disk(tmp_path, "thing.json") == THIRD
    assert on_disk(tmp_path, "thing.previous.json") == FIRST


def test_the_file_is_not_read_again_while_it_is_the_one_that_was_written(tmp_path: Path) -> None:
    storage = written(tmp_path, FIRST)
    steps: list[str] = []

    def step(name: str, function: Any, args: Any) -> Any:
        steps.append(name)
        return function(*args)

    with disk(step):
        assert storage.read() == FIRST
    assert steps == ["stat"]


def test_what_another_window_has_written_is_seen(tmp_path: Path) -> None:
    storage = written(tmp_path, FIRST)
    written(tmp_path, SECOND)
    assert storage.read() == SECOND


def test_what_another_window_writes_while_this_one_reads_is_seen_next_time(tmp_path: Path) -> None:
    written(tmp_path, FIRST)
    others = [SECOND]

    def step(name: str, function: Any, args: Any) -> Any:
        found = function(*args)
        if name == "open" and others and str(args[0]).endswith("thing.json"):
            make(tmp_path).write(others.pop())
        return found

    storage = make(tmp_path)
    with disk(step):
        assert storage.read() == FIRST
    assert storage.read() == SECOND


def test_removing_removes_both_generations_and_nothing_else(tmp_path: Path) -> None:
    written(tmp_path, FIRST, SECOND)
    (tmp_path / "other.json").write_text("x")
    remove(tmp_path / "thing.json")
    remove(tmp_path / "thing.json")
    assert list(contents(tmp_path)) == ["other.json"]


def test_sweeping_removes_what_a_kill_has_left_and_nothing_else(tmp_path: Path) -> None:
    written(tmp_path, FIRST)
    (tmp_path / "thing.json.writing").write_bytes(b"half a fi")
    (tmp_path / "thing.damaged-2026-11-15T10-20-30.json").write_bytes(b"?")
    sweep(tmp_path)
    assert sorted(contents(tmp_path)) == ["thing.damaged-2026-11-15T10-20-30.json", "thing.json"]


def test_a_folder_that_is_not_there_is_empty(tmp_path: Path) -> None:
    sweep(tmp_path / "nowhere")
    assert listing(tmp_path / "nowhere") == []


# Bad files.

GOOD = seal("thing", SECOND)
DAMAGE = {
    "empty": b"",
    "truncated": GOOD[:-5],
    "flipped": GOOD.replace(b"2", b"3"),
    "zeros": b"\0" * len(GOOD),
    "foreign": b'{"some": "other program"}',
    "another kind": seal("save", SECOND),
    "unsound": seal("thing", {"_default": {}, "more": {}}),
    "nested": seal("thing", {}).replace(b"{}", b"[" * 100_000),
    "binary": bytes(range(256)) * 20,
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_bad_file_is_kept_aside_and_the_previous_generation_counts(tmp_path: Path, damage: str) -> None:
    written(tmp_path, FIRST, SECOND)
    (tmp_path / "thing.json").write_bytes(DAMAGE[damage])
    (tmp_path / "other.json").write_bytes(b"not our affair")
    notices: list[str] = []
    storage = make(tmp_path, notices)
    assert storage.read() == FIRST
    assert storage.read() == FIRST
    assert notices == ["recovered."]
    (aside,) = tmp_path.glob("thing.damaged-????-??-??T??-??-??.json")
    assert aside.read_bytes() == DAMAGE[damage]
    assert (tmp_path / "other.json").read_bytes() == b"not our affair"
    storage.write(THIRD)
    assert on_disk(tmp_path, "thing.previous.json") == FIRST
    assert make(tmp_path).read() == THIRD


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_bad_file_without_a_good_generation_leaves_an_empty_start(tmp_path: Path, damage: str) -> None:
    for name in ("thing.json", "thing.previous.json"):
        (tmp_path / name).write_bytes(DAMAGE[damage])
    notices: list[str] = []
    storage = make(tmp_path, notices)
    assert storage.read() is None
    assert notices == ["lost."]
    assert len(list(tmp_path.glob("thing*.damaged-*.json"))) == 2
    storage.write(THIRD)
    assert make(tmp_path).read() == THIRD


with pytest.MonkeyPatch.context() as patch:
    patch.setattr("kingdoms.store.seal.FORMAT", FORMAT + 1)
    NEWER = seal("thing", SECOND)


@pytest.mark.parametrize("name", ["thing.json", "thing.previous.json"])
def test_a_newer_file_stays_as_it_is_and_what_is_older_does_not_count(tmp_path: Path, name: str) -> None:
    written(tmp_path, FIRST, SECOND)
    if "previous" in name:
        (tmp_path / "thing.json").unlink()
    (tmp_path / name).write_bytes(NEWER)
    before = contents(tmp_path)
    notices: list[str] = []
    with pytest.raises(WrittenByNewer, match=r"^newer\.$"):
        make(tmp_path, notices).read()
    assert notices == []
    assert contents(tmp_path) == before


def test_what_the_owner_of_the_content_calls_newer_is_newer(tmp_path: Path) -> None:
    def unknown(_tables: Any) -> Any:
        raise Newer("a game that is not known yet")

    written(tmp_path, FIRST)
    before = contents(tmp_path)
    with pytest.raises(WrittenByNewer):
        SafeStorage(tmp_path / "thing.json", KIND, [], unknown).read()
    assert contents(tmp_path) == before


def test_a_huge_file_is_refused_before_it_is_read(tmp_path: Path) -> None:
    written(tmp_path, FIRST, SECOND)
    os.truncate(tmp_path / "thing.json", MOST_BYTES + 1)
    notices: list[str] = []
    assert make(tmp_path, notices).read() == FIRST
    assert notices == ["recovered."]


def test_what_is_kept_aside_is_never_overwritten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Noon(storage_module.datetime):
        @classmethod
        def now(cls, tz: Any = None) -> Any:
            return cls(2026, 11, 15, 12, 0, 0)

    monkeypatch.setattr(storage_module, "datetime", Noon)
    for number in range(3):
        (tmp_path / "thing.json").write_bytes(b"bad %d" % number)
        make(tmp_path).read()
    assert contents(tmp_path) == {
        "thing.damaged-2026-11-15T12-00-00.json": b"bad 0",
        "thing.damaged-2026-11-15T12-00-00-2.json": b"bad 1",
        "thing.damaged-2026-11-15T12-00-00-3.json": b"bad 2",
    }


def test_the_generation_in_use_can_be_refused(tmp_path: Path) -> None:
    storage = written(tmp_path, FIRST, SECOND)
    storage.keep_aside("refused")
    assert storage.read() == FIRST
    storage.keep_aside("refused")
    assert storage.read() is None
    assert len(list(tmp_path.glob("*.refused-*.json"))) == 2


# Trouble.


def rewrite(storage: SafeStorage) -> None:
    """What TinyDB does for every change: it reads, then it writes."""
    storage.read()
    storage.write(THIRD)


def count_steps(folder: Path) -> int:
    """How many steps on the disk one write takes, the reading before it included."""
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
def test_a_read_that_fails_is_no_bad_file(tmp_path: Path, error: int, unreadable: str) -> None:
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
            with pytest.raises(StoreTrouble, match=r"cannot be read just now\.$"):
                storage.read()
    assert contents(tmp_path) == before
    assert storage.read() == (SECOND if unreadable == "thing.json" else FIRST)


def test_details_that_make_no_sense_are_mended_and_the_player_hears_of_it(tmp_path: Path) -> None:
    written(tmp_path, FIRST)
    (tmp_path / "thing.json").write_bytes(seal("thing", {"_default": {"1": {"number": -2}}}))
    notices: list[str] = []
    assert make(tmp_path, notices).read() == SECOND
    assert notices == ["Some details in a file made no sense and were corrected."]
    assert sorted(contents(tmp_path)) == ["thing.json"]


@pytest.mark.parametrize("unfit", [{"number": -1}, {"number": "x"}, {"more": float("nan")}, {"more": float("inf")}])
def test_what_could_not_be_read_again_never_replaces_a_good_file(tmp_path: Path, unfit: Any) -> None:
    storage = written(tmp_path, FIRST, SECOND)
    before = contents(tmp_path)
    with pytest.raises(StoreTrouble, match=r"is not saved\.$"):
        storage.write({"_default": {"1": unfit}})
    assert contents(tmp_path) == before
    assert storage.read() == SECOND


def test_a_disk_that_writes_in_small_bits_writes_all(tmp_path: Path) -> None:
    def bit_by_bit(name: str, function: Any, args: Any) -> Any:
        return function(args[0], args[1][:7]) if name == "write" else function(*args)

    with disk(bit_by_bit):
        make(tmp_path).write(FIRST)
    assert make(tmp_path).read() == FIRST


@contextmanager
def room_for(size: int) -> Iterator[None]:
    """The system itself refuses to write a file beyond this size."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_a_full_disk_keeps_the_last_good_state(tmp_path: Path) -> None:
    storage = written(tmp_path, FIRST)
    large = {"_default": {"1": {"moves": list(range(5000))}}}
    with room_for(4096), pytest.raises(StoreTrouble, match="no room left"):
        storage.write(large)
    assert sorted(contents(tmp_path)) == ["thing.json"]
    assert storage.read() == FIRST
    storage.write(large)
    assert make(tmp_path).read() == large


def test_the_data_are_on_the_disk_before_the_name_is_given(tmp_path: Path) -> None:
    steps: list[str] = []

    def step(name: str, function: Any, args: Any) -> Any:
        steps.append(name)
        return function(*args)

    storage = written(tmp_path, FIRST)
    with disk(step):
        storage.write(SECOND)
    order = [name for name in steps if name in ("write", "fsync", "replace")]
    assert order == ["write", "fsync", "replace", "replace", "fsync"]


def test_a_system_that_cannot_flush_folders_writes_nevertheless(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
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


def test_a_good_file_that_came_meanwhile_is_not_put_aside_for_the_bad_one_before_it(tmp_path: Path) -> None:
    """Another thread recovers the file and writes while this one still looks at the damage."""
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


def test_a_file_that_would_be_too_large_to_be_read_never_replaces_a_good_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    storage = written(tmp_path, FIRST)
    monkeypatch.setattr(storage_module, "MOST_BYTES", 200)
    with pytest.raises(StoreTrouble):
        storage.write({"_default": {"1": {"more": "x" * 200}}})
    assert make(tmp_path).read() == FIRST
