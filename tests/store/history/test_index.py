"""The index: full volumes are listed without being read, and a missing or damaged index is rebuilt."""

import gc
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tinydb.table import Document

from kingdoms.store.history import History
from kingdoms.store.played import Address, Played, played
from kingdoms.store.seal import seal, unseal
from kingdoms.store.volumes import PER_FILE, Volumes, content_of, games_in
from tests.store.disk import ERRORS, contents, disk
from tests.store.shelf import TEMPLATE, entry, fill, keys, opened

SOLO = {**entry(1, "Anna"), "seats": [["Anna", 2, "person"]], "winners": [1]}


def opens(
    folder: Path, read: Callable[[History], list[Played]] = lambda history: history.games()
) -> tuple[list[str], list[Any]]:
    """The files that a newly opened history opens to read its games, and the games."""
    found: list[str] = []

    def step(name: str, function: Any, args: Any) -> Any:
        if name == "open":
            found.append(str(Path(args[0]).relative_to(folder.parent)))
        return function(*args)

    with disk(step):
        games = read(opened(folder))
    return found, games


def test_the_games_can_be_read_back_from_an_index() -> None:
    entries = (entry(1), SOLO, {**TEMPLATE, "seconds": 90, "abandoned": True, "winners": []})
    games = [(Address(7, 9 - number), played(found)) for number, found in enumerate(entries)]
    assert games_in(json.loads(json.dumps(content_of("f", games))), 7, "f") == games
    assert games_in(json.loads(json.dumps(content_of("f", []))), 7, "f") == []


def test_strings_shared_by_many_games_are_in_memory_once() -> None:
    games = [(Address(1, 9 - number), played(entry(number, "Anna", "Béla"))) for number in range(9)]
    read = [game for _place, game in games_in(json.loads(json.dumps(content_of("f", games))), 1, "f")]
    for name in ("game", "sheet", "options", "series", "stand_ins"):
        assert len({id(getattr(game, name)) for game in read}) == 1
    assert len({id(side.name) for game in read for side in game.sides}) == 2


def test_only_full_volumes_have_an_index(tmp_path: Path) -> None:
    fill(tmp_path / "h", 2 * PER_FILE + 1).games()
    assert sorted(name for name in contents(tmp_path) if "index" in name) == ["h/index/0001.json", "h/index/0002.json"]


def test_only_the_head_of_a_full_volume_with_an_index_is_read(tmp_path: Path) -> None:
    folder = tmp_path / "h"
    games = fill(folder, 2 * PER_FILE + 1).games()
    before = contents(tmp_path)
    found, told = opens(folder)
    assert told == games
    assert found.count("h/0001.json") == 1  # Its head, for the fingerprint.
    assert contents(tmp_path) == before


def test_the_first_games_are_the_latest_whatever_volume_they_are_in(tmp_path: Path) -> None:
    folder = tmp_path / "h"
    fill(folder, 6 * PER_FILE + 5)
    days = {2: "2026-11-20", 4: "2026-11-18", 5: "2026-11-19"}
    for volume, day in days.items():
        path = folder / f"{volume:04}.json"
        content = unseal("history", path.read_bytes())
        content["_default"]["7"]["finished"] = f"{day}T10:00:00.000+01:00"
        path.write_bytes(seal("history", content))
    games = opened(folder).games()
    for most in (1, 2, 3, 10, PER_FILE, 3 * PER_FILE):
        assert opened(folder).first(most) == games[:most]
    found = opens(folder, lambda history: history.first(3))[0]
    assert {name for name in found if name.startswith("h/0")} == {f"h/{volume:04}.json" for volume in (2, 4, 5, 7)}


def test_the_first_games_do_not_wait_for_volumes_without_an_index(tmp_path: Path) -> None:
    folder = tmp_path / "h"
    games = fill(folder, 4 * PER_FILE + 5).games()
    for name in ("0002.json", "0004.json"):
        (folder / "index" / name).unlink()
    found, first = opens(folder, lambda history: history.first(50))
    assert not {"h/0002.json", "h/0004.json"} & {*found}
    assert [game.key for game in first[:6]] == [*(game.key for game in games[:5]), "game-299"]


def test_deleted_games_are_not_among_the_first(tmp_path: Path) -> None:
    folder = tmp_path / "h"
    history = fill(folder, 4 * PER_FILE + 2)
    first = history.games()[0]
    history.delete(first.key)
    assert first not in opened(folder).first(50)
    assert len(opened(folder).first(50)) == 50


def test_games_are_ready_at_once_if_there_are_few_or_none_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert fill(tmp_path / "few", 5).is_ready()
    history = fill(tmp_path / "h", 2 * PER_FILE + 1)
    monkeypatch.setattr("kingdoms.store.history.FEW_VOLUMES", 1)
    assert not history.is_ready()
    history.games()
    assert history.is_ready()
    history.add(entry(900))
    assert not history.is_ready()


@pytest.mark.parametrize("is_on", [True, False])
def test_garbage_collection_is_off_while_many_games_are_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_on: bool
) -> None:
    history, read = fill(tmp_path / "h", 5 * PER_FILE), Volumes.games
    collecting: list[bool] = []

    def watched(*args: Any, **more: Any) -> Any:
        collecting.append(gc.isenabled())
        return read(*args, **more)

    monkeypatch.setattr(Volumes, "games", watched)
    (gc.enable if is_on else gc.disable)()
    try:
        history.games()
        assert gc.isenabled() == is_on
    finally:
        gc.enable()
    assert collecting == [False] * 5


def test_the_first_rows_never_read_the_whole_history(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Thousands of copies of one game, all with the same end time, must not hold up a frame."""
    folder = tmp_path / "h"
    games = fill(folder, 30 * PER_FILE).games()
    found, first = opens(folder, lambda history: history.first(150))
    assert first == games[:150]
    assert len({name for name in found if name.startswith("h/0")}) <= 3
    monkeypatch.setattr("kingdoms.store.history.FIRST_VOLUMES", 4)
    assert len(opened(folder).first(5000)) == 4 * PER_FILE


def test_an_index_with_another_layout_is_rebuilt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "h"
    games = fill(folder, 2 * PER_FILE).games()
    path = folder / "index" / "0001.json"
    before = path.read_bytes()
    monkeypatch.setattr("kingdoms.store.volumes.LAYOUT", "0" * 24)
    assert opened(folder).games() == games
    assert path.read_bytes() != before


@pytest.mark.parametrize(
    "harm",
    [
        *("missing", "cut", "flipped", "foreign", "empty", "older", "of another layout", "nonsense", "no games"),
        "folder",
    ],
)
def test_a_bad_index_is_rebuilt_silently(tmp_path: Path, harm: str) -> None:
    folder = tmp_path / "h"
    games = fill(folder, 2 * PER_FILE).games()
    path = folder / "index" / "0001.json"
    good = path.read_bytes()
    layout, of, latest_end, numbers, games_there = unseal("index", good)
    bad = {
        "cut": good[:-20],
        "flipped": good.replace(b"game-7", b"game-8"),
        "foreign": seal("history", [layout, of, latest_end, numbers, games_there]),
        "empty": b"",
        "older": seal("index", [layout, "0" * 24, latest_end, numbers, games_there]),
        "of another layout": seal("index", ["0" * 24, of, latest_end, numbers, games_there]),
        "nonsense": seal("index", [layout, of, latest_end, numbers, [["x"], *games_there[1:]]]),
        "no games": seal("index", [layout, of, latest_end, numbers, []]),
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


def test_the_index_of_a_changed_volume_is_not_trusted(tmp_path: Path) -> None:
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


def test_games_filed_by_another_copy_are_listed(tmp_path: Path) -> None:
    folder = tmp_path / "h"
    mine, other = fill(folder, PER_FILE - 1), opened(folder)
    for history, number in ((mine, 500), (other, 501), (mine, 502), (other, 503)):
        history.add(entry(number))
        assert keys(mine) == keys(other)
        assert keys(mine)[0] == f"game-{number}"
    assert len(keys(opened(folder))) == PER_FILE + 3


def test_a_game_filed_by_another_window_in_a_volume_known_here_is_among_the_first(tmp_path: Path) -> None:
    folder = tmp_path / "h"
    history, other = fill(folder, PER_FILE - 1), opened(folder)
    history.games()
    other.add(entry(500, finished="2026-11-20T10:00:00.000+01:00"))
    other.add(entry(501))
    other.games()  # Writes the index of the full volume.
    assert [game.key for game in history.first(1)] == ["game-500"]


def test_a_game_filed_while_its_volume_is_read_is_among_the_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "h"
    history, other = fill(folder, PER_FILE - 1), opened(folder)
    documents = Volumes.documents

    def read_slowly(volumes: Volumes, volume: int) -> list[Document]:
        monkeypatch.undo()
        games = documents(volumes, volume)
        other.add(entry(500, finished="2026-11-20T10:00:00.000+01:00"))
        return games

    monkeypatch.setattr(Volumes, "documents", read_slowly)
    assert "game-500" not in keys(history)
    other.add(entry(501))
    other.games()  # Writes the index of the full volume.
    assert [game.key for game in history.first(1)] == ["game-500"]
    assert keys(history)[:2] == ["game-500", "game-501"]
