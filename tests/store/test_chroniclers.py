"""Killed with -9 while filing, merging, deleting and taking in: nothing is lost, nothing is there twice.

And several copies of the app on one folder at once keep each other's games.
"""

import errno
import os
import random
from collections import Counter
from pathlib import Path

import pytest

from kingdoms.store import StoreTrouble
from kingdoms.store.lock import hold
from tests.store import chroniclers
from tests.store.chroniclers import Deed, Told, expected, told
from tests.store.lives import lines_of
from tests.store.shelf import entry, filed, fill, keys, opened

KILLS = 1000
"""The moments at which a chronicler is killed."""
IN_ONE_FOLDER = 25
"""The kills after which a history is left to rest: a long one would be read again and again."""


class Witness:
    """Follows what the chroniclers have promised."""

    def __init__(self) -> None:
        self.told: Told = {}

    def hear(self, lines: list[str]) -> Deed | None:
        """Remembers all deeds that were done, and returns the one that may be done or not."""
        pending: Deed | None = None
        for line in lines:
            if line.startswith("? "):
                name, *words = line[2:].split(" ")
                pending = Deed(name, tuple(words))
            elif pending is not None:
                self.told = self.after(pending) if line == "!" else self.told
                pending = None
        return pending

    def after(self, deed: Deed) -> Told:
        """What is told when this is done too; a game that comes back has the names that people have by then."""
        if deed.name == "restore":
            return {**self.told, **dict.fromkeys(deed.words, ())}
        return expected(self.told, deed)

    def check(self, found: Told, pending: Deed | None) -> None:
        """All that was promised is there; of what was pending, all or nothing, or the first games of many."""
        possible = [self.told] if pending is None else [self.told, self.after(pending)]
        if pending is not None and pending.name == "take_in":
            possible += [expected(self.told, Deed("add", pending.words[:100]))]
        assert any(_agree(found, one) for one in possible)
        self.told = found


def _agree(found: Told, promised: Told) -> bool:
    """Whether the same games are there under the same names; nothing is promised of a name that came back."""
    return set(found) == set(promised) and all(promised[key] in ((), found[key]) for key in found)


def test_a_kill_at_any_time_loses_nothing_and_doubles_nothing(tmp_path: Path) -> None:
    rng = random.Random(20261115)
    witness = Witness()
    promises, interrupted = 0, Counter[str]()
    for number in range(KILLS):
        folder = tmp_path / f"h{number // IN_ONE_FOLDER}"
        if number % IN_ONE_FOLDER == 0:
            witness = Witness()
        moment = rng.randrange(1, 8), rng.uniform(0, 0.01)
        words = lines_of(*chroniclers.start(folder, number, 1000), moment)
        pending = witness.hear(words)
        notices: list[str] = []
        history = opened(folder, notices)
        witness.check(told(history), pending)
        assert notices == []
        if pending is not None and pending.name in ("add", "take_in"):
            # Whoever was interrupted does it once more.
            chroniclers.do(history, pending)
            witness.told = expected(witness.told, pending)
            assert told(history) == witness.told
        assert len(filed(history)) == len(set(filed(history)))
        promises += len(words)
        interrupted.update([pending.name] if pending is not None else [])
    assert promises > KILLS
    assert set(interrupted) == {"add", "rename", "delete", "restore", "take_in"}
    assert interrupted.total() > KILLS / 4


def test_copies_of_the_app_keep_each_others_games(tmp_path: Path) -> None:
    copies = [chroniclers.start(tmp_path / "h", seed, 40) for seed in range(4)]
    said = [lines_of(*copy, None) for copy in copies]
    history = opened(tmp_path / "h")
    there = {*keys(history), *history.deleted()}
    deeds = [line.split()[1:] for lines in said for line in lines if line.startswith("? ")]
    added = {key for name, *words in deeds if name in ("add", "take_in") for key in words}
    deleted = {key for name, *words in deeds if name == "delete" for key in words}
    assert added - there <= deleted
    assert len(there) > 100
    assert len(filed(history)) == len(set(filed(history)))


def test_a_copy_that_is_busy_for_long_is_told_and_nothing_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kingdoms.store.lock.PATIENCE", 0.05)
    history = fill(tmp_path / "h", 2)
    with hold(tmp_path / "h") as is_held:
        assert is_held
        with pytest.raises(StoreTrouble, match=r"^Another Kingdoms is busy .*\.$"):
            history.add(entry(5))
        assert len(keys(history)) == 2
    history.add(entry(5))
    assert len(keys(opened(tmp_path / "h"))) == 3


@pytest.mark.parametrize(("error", "is_taken"), [(errno.ENOLCK, True), (errno.EAGAIN, False)])
def test_a_disk_without_locks_is_used_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: int, is_taken: bool
) -> None:
    def fail(_handle: int) -> None:
        raise OSError(error, os.strerror(error))

    monkeypatch.setattr("kingdoms.store.lock.PATIENCE", 0.01)
    monkeypatch.setattr("kingdoms.store.lock._take", fail)
    with hold(tmp_path) as is_held:
        assert is_held == is_taken
