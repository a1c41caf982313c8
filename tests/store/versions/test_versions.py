"""An older and a newer version share a folder: anything the older one does not understand is left untouched."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from kingdoms.core.codec import BadSave
from kingdoms.core.timestamps import now
from kingdoms.store import Store, StoreTrouble
from kingdoms.store.seal import FORMAT
from kingdoms.store.storage import WrittenByNewer
from kingdoms.store.volumes import PER_FILE
from tests.store.disk import contents
from tests.store.shelf import ended, entry, filed, fill, finished, keys, opened, volumes_of
from tests.toy import TOYS, Walk, toy_session

TOLD = [
    "Your settings were saved by a newer version of Kingdoms and have been left untouched.",
    "A game was saved by a newer version of Kingdoms and has been left untouched.",
]
OF_HISTORY = [
    "The list of renamed players and deleted games was written by a newer version of Kingdoms and is ignored.",
    "Part of your history was saved by a newer version of Kingdoms and has been left untouched.",
]


@contextmanager
def newer() -> Iterator[None]:
    """Simulates a future version of Kingdoms with the next format."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("kingdoms.store.seal.FORMAT", FORMAT + 1)
        yield


def begun(store: Store, key: str) -> None:
    session = toy_session("pp", key=key, started=now())
    session.play(Walk(1))
    store.keep(session)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A store in which a newer version has rewritten the last volume and everything that changes often."""
    fill(tmp_path / "history", 2 * PER_FILE + 2).games()
    begun(Store(tmp_path, TOYS), "a")
    with newer():
        store = Store(tmp_path, TOYS)
        store.settings.set("language", "hu")
        begun(store, "a")
        store.history.add(entry(500))
        store.history.rename("Player 7", "Anna")
        store.history.delete("game-8")
    return tmp_path


def test_an_older_kingdoms_reports_what_it_cannot_read_and_touches_nothing(folder: Path) -> None:
    before = contents(folder)
    store = Store(folder, TOYS)
    assert store.notices == TOLD
    assert store.saves.saved_games() == []
    assert keys(store.history) == [f"game-{number}" for number in range(2 * PER_FILE - 1, -1, -1)]
    assert store.notices == TOLD + OF_HISTORY
    assert contents(folder) == before


def test_everything_written_by_both_is_there_once_when_the_newer_one_returns(folder: Path) -> None:
    older = Store(folder, TOYS)
    older.history.add(ended(finished("of-older")))
    older.history.add(ended(finished("of-older")))
    begun(older, "b")
    with pytest.raises(StoreTrouble):
        older.settings.set("sound", False)
    with newer():
        store = Store(folder, TOYS)
        assert store.notices == []
        assert store.settings.get("language") == "hu"
        assert sorted(game.key for game in store.saves.saved_games()) == ["a", "b"]
        everything = {"of-older", "game-500", *(f"game-{number}" for number in range(2 * PER_FILE + 2))}
        assert sorted(filed(folder / "history")) == sorted(everything)
        assert set(keys(store.history)) == everything - {"game-8"}
        assert store.history.names()[-1] != "Player 7"
        assert next(game for game in store.history.games() if game.key == "game-7").people == ["Anna"]
        store.history.add(entry(501))
        assert keys(store.history)[0] == "of-older"
    assert not [name for name in contents(folder) if "newer" in name or "damaged" in name]


def test_using_both_in_turn_loses_nothing(tmp_path: Path) -> None:
    for number in range(6):
        if number % 2:
            with newer():
                opened(tmp_path).add(entry(number))
        else:
            opened(tmp_path).add(entry(number))
    with newer():
        assert sorted(filed(tmp_path)) == [f"game-{number}" for number in range(6)]


def test_an_older_kingdoms_cannot_change_names_after_a_newer_one_did(folder: Path) -> None:
    before = contents(folder)
    history = opened(folder / "history")
    for change in (lambda: history.rename("Player 3", "Béla"), lambda: history.delete("game-3")):
        with pytest.raises(WrittenByNewer):
            change()
    assert contents(folder) == before


def test_a_running_game_under_newer_rules_waits_for_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(TOYS["toy"], "version", 2)
        begun(Store(tmp_path, TOYS), "a")
    before = contents(tmp_path)
    with pytest.raises(BadSave, match="under different rules"):
        Store(tmp_path, TOYS).saves.load("a")
    assert contents(tmp_path) == before
    monkeypatch.setattr(TOYS["toy"], "version", 2)
    assert Store(tmp_path, TOYS).saves.load("a").moves == [Walk(1)]


def test_a_running_game_with_a_newer_record_waits_for_a_newer_kingdoms(tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("kingdoms.core.record.RECORD_FORMAT", 2)
        begun(Store(tmp_path, TOYS), "a")
    before = contents(tmp_path)
    assert Store(tmp_path, TOYS).notices == TOLD[1:]
    assert contents(tmp_path) == before


def test_volumes_of_an_older_format_have_an_index_too(tmp_path: Path) -> None:
    fill(tmp_path / "h", 2 * PER_FILE)
    with newer():
        opened(tmp_path / "h").games()
        assert "h/index/0001.json" in contents(tmp_path)
        assert volumes_of(tmp_path / "h").latest_end(1) is not None
