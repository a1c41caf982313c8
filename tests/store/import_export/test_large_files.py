"""Exporting and importing many games, or very long ones, takes little memory."""

import itertools
from pathlib import Path

import pytest

from kingdoms.store import import_export
from kingdoms.store.history import History
from tests.store.import_export.conftest import use_small_volumes
from tests.store.memory import measure, peak
from tests.store.shelf import (
    MOVES,
    entry,
    keys,
    opened,
    volumes_of,
)


def test_memory_does_not_grow_with_the_number_of_exported_and_imported_games(tmp_path: Path) -> None:
    small, large = (measure(peak_of, tmp_path / str(count), count) for count in (60, 300))
    # A listed game takes about a kilobyte; with its moves it would take twenty.
    assert max(large) - max(small) < 240 * 3_000


def test_a_file_of_more_than_256_megabytes_is_imported(tmp_path: Path) -> None:
    long = entry(1, moves=MOVES + " " * 99_000)
    path = tmp_path / "games.json"
    with path.open("wb") as file:
        file.writelines(import_export.exported(itertools.repeat(long, 2_700)))
    assert path.stat().st_size > 256 << 20
    history = opened(tmp_path / "h")
    read(history, path)
    assert keys(history) == ["game-1"]


def peak_of(folder: Path, count: int) -> tuple[int, int]:
    """The peak memory of writing and of reading a file of this many games, each with a long list of moves."""
    with pytest.MonkeyPatch.context() as patch:
        use_small_volumes(patch)
        padded = MOVES + " " * 20_000
        history, other, path = opened(folder / "h"), opened(folder / "other"), folder / "games.json"
        games = (entry(number, moves=padded) for number in range(count))
        volumes_of(folder / "h").fill(range(1, count // 4 + 1), games)
        peaks = peak(lambda: write(history, path)), peak(lambda: read(other, path))
        assert path.stat().st_size > 20_000 * count
        assert len(other.games()) == count
        return peaks


def write(history: History, path: Path) -> None:
    with path.open("wb") as file:
        file.writelines(history.exported())


def read(history: History, path: Path) -> None:
    with path.open("rb") as file:
        history.import_games(file)
