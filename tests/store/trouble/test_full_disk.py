"""Anything that a full disk refuses waits in memory and is tried again."""

import errno
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kingdoms.core.record import to_record
from kingdoms.core.series import NUMBER_OF_GAMES, Series
from kingdoms.core.timestamps import now
from kingdoms.store import Store, StoreTrouble
from kingdoms.store.history import History
from tests.store.disk import disk
from tests.store.shelf import keys, rewrite
from tests.store.trouble.games import begun, full_disk, to_the_end
from tests.toy import TOYS, play_on, toy_session


def test_a_game_that_ended_on_a_full_disk_is_filed_when_there_is_room_again(tmp_path: Path) -> None:
    store = Store(tmp_path, TOYS)
    session = begun(store, "game")
    with full_disk():
        to_the_end(session)
        for _try in range(3):
            with pytest.raises(StoreTrouble):
                store.keep(session)
        store.retry()
        assert store.is_waiting
        assert store.running() == []
    store.retry()
    assert not store.is_waiting
    for there in (store, Store(tmp_path, TOYS)):
        assert (keys(there.history), there.running(), there.saves.saved_games()) == (["game"], [], [])


def test_a_game_is_continued_from_memory_rather_than_from_the_disk(tmp_path: Path) -> None:
    store = Store(tmp_path, TOYS)
    session = begun(store, "game")
    begun(store, "other")
    with full_disk():
        play_on(session, random.Random(1), 4)
        with pytest.raises(StoreTrouble):
            store.keep(session)
        store.close(session)
        assert store.open("game") is session
        (shown,) = (game for game in store.running() if game.key == "game")
        assert shown.progress == TOYS["toy"].words.progress(session.state)
    store.retry()
    assert to_record(Store(tmp_path, TOYS).saves.load("game")) == to_record(session)


def test_a_game_that_could_never_be_saved_is_listed_and_goes_on(tmp_path: Path) -> None:
    store = Store(tmp_path, TOYS)
    session = toy_session("pp", key="game", started=now())
    with full_disk():
        with pytest.raises(StoreTrouble):
            store.keep(session)
        assert [game.key for game in store.running()] == ["game"]
        assert store.open("game") is session
    store.retry()
    assert [game.key for game in Store(tmp_path, TOYS).running()] == ["game"]


def test_one_game_that_still_cannot_be_saved_does_not_hold_up_the_others(tmp_path: Path) -> None:
    store = Store(tmp_path, TOYS)
    sessions = [begun(store, key) for key in "abc"]

    def only_a_is_stuck(name: str, function: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        if name == "replace" and "a.json" in str(args[1]):
            raise OSError(errno.EIO, "bad block")
        return function(*args)

    with full_disk():
        for session in sessions:
            play_on(session, random.Random(1), 1)
            with pytest.raises(StoreTrouble):
                store.keep(session)
    with disk(only_a_is_stuck):
        store.retry()
        assert store.is_waiting
    reopened = Store(tmp_path, TOYS)
    assert [reopened.saves.load(key).moves == session.moves for key, session in zip("abc", sessions, strict=True)] == [
        False,
        True,
        True,
    ]
    store.retry()
    assert not store.is_waiting


def test_an_abandoned_game_that_cannot_be_filed_is_filed_later(tmp_path: Path) -> None:
    store = Store(tmp_path, TOYS)
    session = begun(store, "game")

    def full_history(name: str, function: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        if name == "open" and "history" in str(args[0]):
            raise OSError(errno.ENOSPC, "full")
        return function(*args)

    with disk(full_history), pytest.raises(StoreTrouble):
        store.abandon(session)
    assert store.is_waiting
    store.retry()
    assert [game.is_abandoned for game in store.history.games()] == [True]
    assert store.running() == []


def test_the_series_of_a_game_that_ended_on_a_full_disk_goes_on(tmp_path: Path) -> None:
    store = Store(tmp_path, TOYS)
    session = begun(store, "game", series=Series(NUMBER_OF_GAMES, 3))
    with full_disk():
        to_the_end(session)
        with pytest.raises(StoreTrouble):
            store.keep(session)
    store.retry()
    assert [game.key for game in store.running()] == [store.next_in_series(session)]


def test_a_game_that_turns_out_to_be_over_is_filed_when_it_is_opened(tmp_path: Path) -> None:
    store = Store(tmp_path, TOYS)
    session = begun(store, "game")
    with full_disk():
        to_the_end(session)
    # A nonsensical result is read as none, so the game seems to be running.
    store.saves.put(session)
    store.close(session)
    rewrite(tmp_path / "saves" / "game.json", lambda document: document.update(result=None))
    reopened = Store(tmp_path, TOYS)
    assert [game.key for game in reopened.running()] == ["game"]
    assert reopened.open("game").is_over
    assert (keys(reopened.history), reopened.running()) == (["game"], [])


def test_a_game_that_cannot_be_abandoned_or_deleted_is_not_locked(tmp_path: Path) -> None:
    store = Store(tmp_path, TOYS)
    store.close(begun(store, "game"))

    def stuck(name: str, function: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        if name in ("write", "unlink"):
            raise OSError(errno.EIO, "bad block")
        return function(*args)

    for change in (lambda: store.abandon(store.open("game")), lambda: store.delete("game")):
        with disk(stuck), pytest.raises(StoreTrouble):
            change()
        other = Store(tmp_path, TOYS)
        other.close(other.open("game"))


def test_one_finished_game_that_cannot_be_filed_does_not_hold_up_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(tmp_path, TOYS)
    for key in "ab":
        session = begun(store, key)
        to_the_end(session)
        store.saves.put(session)
        store.close(session)
    add = History.add

    def refuse_a(history: History, entry: dict[str, Any], patience: float | None = None) -> None:
        if entry["key"] == "a":
            raise StoreTrouble("stuck")
        add(history, entry, patience)

    with monkeypatch.context() as patch:
        patch.setattr(History, "add", refuse_a)
        reopened = Store(tmp_path, TOYS)
        assert (keys(reopened.history), reopened.is_waiting) == (["b"], True)
    reopened.retry()
    assert (sorted(keys(reopened.history)), reopened.is_waiting) == (["a", "b"], False)
