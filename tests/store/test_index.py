"""The index: full volumes are listed without being read, and what is listed never depends on the index."""

import json
from pathlib import Path
from typing import Any

import pytest

from kingdoms.store.index import from_columns, to_columns
from kingdoms.store.played import played
from kingdoms.store.seal import seal, unseal
from kingdoms.store.volumes import PER_FILE
from tests.store.disk import ERRORS, contents, disk
from tests.store.shelf import TEMPLATE, entry, fill, keys, opened

SOLO = {**entry(1, "Anna"), "seats": [["Anna", 2, "person"]], "winners": [1]}


def opens(folder: Path) -> tuple[list[str], list[Any]]:
    """Which files are opened when all games are told anew, and what is told."""
    found: list[str] = []

    def step(name: str, function: Any, args: Any) -> Any:
        if name == "open":
            found.append(str(Path(args[0]).relative_to(folder.parent)))
        return function(*args)

    with disk(step):
        games = opened(folder).games()
    return found, games


def test_columns_give_the_games_back() -> None:
    games = [played(entry(1)), played(SOLO), played({**TEMPLATE, "seconds": 90, "abandoned": True, "winners": []})]
    assert from_columns(json.loads(json.dumps(to_columns(games)))) == games
    assert from_columns(to_columns([])) == []


def test_every_text_is_written_once() -> None:
    texts = to_columns([played(entry(number)) for number in range(9)])["texts"]
    assert len(texts) == len(set(texts))
    # The game, its options, sheet, series and stand-ins, a person, a squire, Bot, and nine names.
    assert len(texts) == 5 + 3 + 9


def test_only_full_volumes_have_an_index(tmp_path: Path) -> None:
    fill(tmp_path / "h", 2 * PER_FILE + 1).games()
    assert sorted(name for name in contents(tmp_path) if "index" in name) == ["h/index/0001.json", "h/index/0002.json"]


def test_with_an_index_a_full_volume_is_only_glanced_at(tmp_path: Path) -> None:
    folder = tmp_path / "h"
    games = fill(folder, 2 * PER_FILE + 1).games()
    before = contents(tmp_path)
    found, told = opens(folder)
    assert told == games
    assert found.count("h/0001.json") == 1  # Its head, for the fingerprint.
    assert contents(tmp_path) == before


def test_it_is_known_before_whether_the_first_look_takes_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kingdoms.store.history.AT_ONCE", 1)
    history = fill(tmp_path / "h", 2 * PER_FILE + 1)
    assert history.is_long_to_read()
    history.games()
    assert not history.is_long_to_read()
    assert not opened(tmp_path / "h").is_long_to_read()
    (tmp_path / "h" / "index" / "0001.json").unlink()
    assert not opened(tmp_path / "h").is_long_to_read()
    (tmp_path / "h" / "index" / "0002.json").unlink()
    assert opened(tmp_path / "h").is_long_to_read()
    assert not history.is_long_to_read()


@pytest.mark.parametrize("change", ["layout", "volume"])
def test_an_index_that_does_not_fit_any_more_makes_the_look_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, change: str
) -> None:
    monkeypatch.setattr("kingdoms.store.history.AT_ONCE", 0)
    folder = tmp_path / "h"
    games = fill(folder, 2 * PER_FILE).games()
    assert not opened(folder).is_long_to_read()
    if change == "layout":
        monkeypatch.setattr("kingdoms.store.volumes.LAYOUT", "0" * 24)
    else:
        (folder / "0001.json").write_bytes(seal("history", {"_default": {"1": entry(777)}}))
    assert opened(folder).is_long_to_read()
    assert change == "volume" or opened(folder).games() == games
    opened(folder).games()
    assert not opened(folder).is_long_to_read()


@pytest.mark.parametrize(
    "harm",
    [
        *("missing", "cut", "flipped", "foreign", "empty", "older", "of another layout", "nonsense", "no columns"),
        "folder",
    ],
)
def test_a_bad_index_is_made_anew_and_nothing_is_told(tmp_path: Path, harm: str) -> None:
    folder = tmp_path / "h"
    games = fill(folder, 2 * PER_FILE).games()
    path = folder / "index" / "0001.json"
    good = path.read_bytes()
    layout, of, numbers, columns = unseal("index", good)
    bad = {
        "cut": good[:-20],
        "flipped": good.replace(b"game-7", b"game-8"),
        "foreign": seal("history", [layout, of, numbers, columns]),
        "empty": b"",
        "older": seal("index", [layout, "0" * 24, numbers, columns]),
        "of another layout": seal("index", ["0" * 24, of, numbers, columns]),
        "nonsense": seal("index", [layout, of, numbers, {**columns, "totals": ["x"]}]),
        "no columns": seal("index", [layout, of, [], []]),
    }
    path.unlink()
    if harm == "folder":
        path.mkdir()
    elif harm in bad:
        path.write_bytes(bad[harm])
    notices: list[str] = []
    assert opened(folder, notices).games() == games
    assert notices == []
    assert harm == "folder" or path.read_bytes() == good


def test_an_index_of_a_volume_that_was_changed_is_not_believed(tmp_path: Path) -> None:
    folder = tmp_path / "h"
    fill(folder, 2 * PER_FILE).games()
    changed = {"_default": {"1": entry(777)}}
    (folder / "0001.json").write_bytes(seal("history", changed))
    assert keys(opened(folder))[-1] == "game-777"
    assert len(keys(opened(folder))) == PER_FILE + 1


@pytest.mark.parametrize("error", ERRORS)
def test_an_index_that_cannot_be_written_is_not_needed(tmp_path: Path, error: int) -> None:
    folder = tmp_path / "h"
    history = fill(folder, 2 * PER_FILE)

    def full(name: str, function: Any, args: Any) -> Any:
        if name in ("mkdir", "replace"):
            raise OSError(error, "no")
        return function(*args)

    with disk(full):
        assert len(history.games()) == 2 * PER_FILE
    assert not [name for name in contents(tmp_path) if name.endswith("index/0001.json")]
    assert len(opened(folder).games()) == 2 * PER_FILE


def test_what_another_copy_files_is_told(tmp_path: Path) -> None:
    folder = tmp_path / "h"
    mine, other = fill(folder, PER_FILE - 1), opened(folder)
    for history, number in ((mine, 500), (other, 501), (mine, 502), (other, 503)):
        history.add(entry(number))
        assert keys(mine) == keys(other)
        assert keys(mine)[0] == f"game-{number}"
    assert len(keys(opened(folder))) == PER_FILE + 3
