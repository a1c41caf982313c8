"""Processes killed while filing, renaming, deleting, importing and undoing: nothing is lost or duplicated.

Several copies of the app that use one folder at the same time also keep each other's games.
"""

import errno
import os
from pathlib import Path

import pytest

from kingdoms.store import StoreTrouble
from kingdoms.store.lock import hold
from tests.store.kills import history_writers
from tests.store.kills.lives import lines_of
from tests.store.shelf import entry, filed, fill, keys, opened

KILLS = 100
"""How many history writers are killed, each at a random moment."""


def test_a_kill_at_any_time_neither_loses_nor_duplicates_anything(tmp_path: Path) -> None:
    said, interrupted = history_writers.kill_at_random(tmp_path, 20261115, KILLS)
    assert said > KILLS
    assert interrupted > KILLS / 10


def test_copies_of_the_app_keep_each_others_games(tmp_path: Path) -> None:
    copies = [history_writers.start(tmp_path / "h", seed, 40) for seed in range(4)]
    said = [lines_of(*copy, None) for copy in copies]
    history = opened(tmp_path / "h")
    changes = [line.split()[1:] for lines in said for line in lines if line.startswith("? ")]
    deleted = {key for name, *words in changes if name == "delete" for key in words}
    added = {key for name, *words in changes if name == "add" for key in words} - deleted
    imports = [{*words} - deleted for name, *words in changes if name == "import_games"]
    there = {*keys(history)} - deleted
    undone = [games for games in imports if games and games.isdisjoint(there)]
    assert there == added.union(*imports) - set().union(*undone)
    assert len(undone) <= sum(name == "undo_import" for name, *_words in changes)
    assert len(added) > 10
    found = filed(tmp_path / "h")
    assert len(found) == len(set(found))


def test_a_copy_that_is_busy_for_a_long_time_is_reported_and_nothing_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kingdoms.store.lock.PATIENCE", 0.05)
    history = fill(tmp_path / "h", 2)
    with hold(tmp_path / "h") as is_held:
        assert is_held
        with pytest.raises(StoreTrouble, match=r"another copy of Kingdoms is using the files\.$"):
            history.add(entry(5))
        assert len(keys(history)) == 2
    history.add(entry(5))
    assert len(keys(opened(tmp_path / "h"))) == 3


@pytest.mark.parametrize(("error", "is_taken"), [(errno.ENOLCK, True), (errno.EAGAIN, False)])
def test_a_disk_without_locks_is_used_without_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: int, is_taken: bool
) -> None:
    def fail(_handle: int) -> None:
        raise OSError(error, os.strerror(error))

    monkeypatch.setattr("kingdoms.store.lock.PATIENCE", 0.01)
    monkeypatch.setattr("kingdoms.store.lock.take", fail)
    with hold(tmp_path) as is_held:
        assert is_held == is_taken
