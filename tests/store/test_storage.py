"""The storage: two generations of a file, and bad files put aside."""

import os
from pathlib import Path
from typing import Any

import pytest

from kingdoms.store import storage as storage_module
from kingdoms.store.seal import FORMAT, Newer, seal
from kingdoms.store.storage import MOST_BYTES, SafeStorage, WrittenByNewer, listing, remove, sweep
from tests.store.disk import contents, disk
from tests.store.things import FIRST, KIND, SECOND, THIRD, make, on_disk, written


def test_there_is_nothing_before_the_first_write(tmp_path: Path) -> None:
    assert make(tmp_path / "deep" / "down").read() is None
    assert list(tmp_path.iterdir()) == []


def test_the_folder_is_created_with_the_first_write(tmp_path: Path) -> None:
    written(tmp_path / "deep" / "down", FIRST)
    assert make(tmp_path / "deep" / "down").read() == FIRST


def test_the_previous_generation_is_kept(tmp_path: Path) -> None:
    written(tmp_path, FIRST, SECOND, THIRD)
    assert on_disk(tmp_path, "thing.json") == THIRD
    assert on_disk(tmp_path, "thing.previous.json") == SECOND
    assert sorted(contents(tmp_path)) == ["thing.json", "thing.previous.json"]


def test_only_the_owner_may_read(tmp_path: Path) -> None:
    written(tmp_path, FIRST)
    assert (tmp_path / "thing.json").stat().st_mode & 0o077 == 0


def test_if_the_newest_generation_is_missing_the_previous_one_is_used_silently(tmp_path: Path) -> None:
    written(tmp_path, FIRST, SECOND)
    (tmp_path / "thing.json").unlink()
    notices: list[str] = []
    storage = make(tmp_path, notices)
    assert storage.read() == FIRST
    assert notices == []
    storage.write(THIRD)
    assert on_disk(tmp_path, "thing.json") == THIRD
    assert on_disk(tmp_path, "thing.previous.json") == FIRST


def test_the_file_is_not_read_again_while_it_is_unchanged(tmp_path: Path) -> None:
    storage = written(tmp_path, FIRST)
    steps: list[str] = []

    def step(name: str, function: Any, args: Any) -> Any:
        steps.append(name)
        return function(*args)

    with disk(step):
        assert storage.read() == FIRST
    assert steps == ["stat"]


def test_writes_by_another_window_are_seen(tmp_path: Path) -> None:
    storage = written(tmp_path, FIRST)
    written(tmp_path, SECOND)
    assert storage.read() == SECOND


def test_a_write_by_another_window_during_a_read_is_seen_next_time(tmp_path: Path) -> None:
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


def test_sweeping_removes_what_a_kill_left_behind_and_nothing_else(tmp_path: Path) -> None:
    written(tmp_path, FIRST)
    (tmp_path / "thing.json.writing").write_bytes(b"half a fi")
    (tmp_path / "thing.damaged-2026-11-15T10-20-30.json").write_bytes(b"?")
    sweep(tmp_path)
    assert sorted(contents(tmp_path)) == ["thing.damaged-2026-11-15T10-20-30.json", "thing.json"]


def test_a_missing_folder_counts_as_empty(tmp_path: Path) -> None:
    sweep(tmp_path / "nowhere")
    assert listing(tmp_path / "nowhere") == []


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
def test_a_bad_file_is_put_aside_and_the_previous_generation_is_used(tmp_path: Path, damage: str) -> None:
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
def test_a_bad_file_without_a_good_generation_means_an_empty_start(tmp_path: Path, damage: str) -> None:
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
def test_a_newer_file_stays_as_it_is_and_older_generations_are_not_used(tmp_path: Path, name: str) -> None:
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


def test_mend_can_declare_a_file_newer(tmp_path: Path) -> None:
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


def test_files_put_aside_are_never_overwritten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
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
