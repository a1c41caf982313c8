"""What the disk refuses waits to be tried again; a disk that cannot read costs nothing, nor do two windows."""

import errno
import os
import random
from collections.abc import Callable
from contextlib import AbstractContextManager, suppress
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from kingdoms.core.record import MOST_COUNTED, to_record
from kingdoms.core.series import GAMES, Series
from kingdoms.core.session import Session
from kingdoms.core.timestamps import now
from kingdoms.store import OpenElsewhere, Store, StoreTrouble, lock
from kingdoms.store import saves as saves_module
from kingdoms.store.changes import Import
from kingdoms.store.history import History
from kingdoms.store.lock import hold
from tests.store.disk import contents, disk
from tests.store.shelf import changes_of, entry, fill, keys, rewrite
from tests.toy import TOYS, play_on, toy_session


def full_disk() -> AbstractContextManager[None]:
    def refuse(name: str, function: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        if name == "write":
            raise OSError(errno.ENOSPC, "full")
        return function(*args)

    return disk(refuse)


def begun(store: Store, key: str, decisions: int = 3, **more: Any) -> Session:
    session = toy_session("pp", key=key, started=now(), **more)
    play_on(session, random.Random(key), decisions)
    store.keep(session)
    return session


def to_the_end(session: Session) -> None:
    while not session.is_over:
        play_on(session, random.Random(1), 1)


# The clock.


@pytest.mark.parametrize("pause", [0.002, 60.0])
def test_a_pause_between_two_looks_at_the_clock_costs_no_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pause: float
) -> None:
    times = count(100.0, pause)
    monkeypatch.setattr(saves_module, "monotonic", lambda: next(times))
    store = Store(tmp_path, TOYS)
    session = begun(store, "game")
    reopened = Store(tmp_path, TOYS)
    assert to_record(reopened.saves.load("game")) == to_record(session)
    assert reopened.notices == []


def test_a_game_that_is_over_at_its_first_save_is_filed_whatever_the_pause(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    times = count(100.0, 0.002)
    monkeypatch.setattr(saves_module, "monotonic", lambda: next(times))
    session = toy_session("pp", key="game", started=now())
    to_the_end(session)
    Store(tmp_path, TOYS).keep(session)
    again = Store(tmp_path, TOYS)
    assert (keys(again.history), again.notices) == (["game"], [])


def test_a_clock_that_runs_backwards_costs_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter([100.0, 99.0, 98.0, 97.0, *([0.0] * 50)])
    monkeypatch.setattr(saves_module, "monotonic", lambda: next(times))
    store = Store(tmp_path, TOYS)
    session = begun(store, "game")
    play_on(session, random.Random(1), 1)
    store.keep(session)
    reopened = Store(tmp_path, TOYS)
    assert to_record(reopened.saves.load("game")) == to_record(session)
    assert reopened.notices == []
    store.close(session)
    to_the_end(session)
    reopened.keep(session)
    assert [game.seconds for game in reopened.history.games()] == [0]


# A disk that cannot read for a moment.


def unreadable(error: int) -> AbstractContextManager[None]:
    def refuse(name: str, function: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        if name == "open" and str(args[0]).endswith(".json") and os.path.exists(args[0]):
            raise OSError(error, "cannot be read")
        return function(*args)

    return disk(refuse)


@pytest.mark.parametrize("error", [errno.EIO, errno.EACCES, errno.EMFILE])
def test_a_disk_that_cannot_read_at_one_start_has_lost_nothing_at_the_next(tmp_path: Path, error: int) -> None:
    fill(tmp_path / "history", 250)
    store = Store(tmp_path, TOYS)
    sessions = {key: begun(store, key) for key in "abc"}
    store.settings.set("theme", "dark")
    before = contents(tmp_path)
    with unreadable(error):
        blind = Store(tmp_path, TOYS)
        assert (blind.saves.summaries(), blind.history.games()) == ([], [])
        assert blind.settings.get("theme") == "system"
    assert contents(tmp_path).keys() == before.keys()
    assert contents(tmp_path) == before
    assert blind.notices == ["A file of Kingdoms cannot be read just now."]
    for there in (blind, Store(tmp_path, TOYS)):
        assert {key: to_record(there.saves.load(key)) for key in "abc"} == {
            key: to_record(session) for key, session in sessions.items()
        }
        assert sorted(summary.key for summary in there.saves.summaries()) == ["a", "b", "c"]
        assert len(there.history.games()) == 250
    assert Store(tmp_path, TOYS).settings.get("theme") == "dark"


def test_what_is_set_while_the_settings_cannot_be_read_leaves_the_others_alone(tmp_path: Path) -> None:
    store = Store(tmp_path, TOYS)
    store.settings.set("theme", "dark")
    with unreadable(errno.EIO):
        blind = Store(tmp_path, TOYS)
        with pytest.raises(StoreTrouble):
            blind.settings.set("sound", False)
        assert blind.is_waiting
    blind.retry()
    assert not blind.is_waiting
    again = Store(tmp_path, TOYS).settings
    assert (again.get("theme"), again.get("sound")) == ("dark", False)


# A full disk.


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
        assert (keys(there.history), there.running(), there.saves.summaries()) == (["game"], [], [])


def test_continuing_prefers_the_live_game_to_the_one_on_the_disk(tmp_path: Path) -> None:
    store = Store(tmp_path, TOYS)
    session = begun(store, "game")
    begun(store, "other")
    with full_disk():
        play_on(session, random.Random(1), 4)
        with pytest.raises(StoreTrouble):
            store.keep(session)
        store.close(session)
        assert store.open("game") is session
        (shown,) = (summary for summary in store.running() if summary.key == "game")
        assert shown.place == TOYS["toy"].words.place(session.state)
    store.retry()
    assert to_record(Store(tmp_path, TOYS).saves.load("game")) == to_record(session)


def test_a_game_that_could_never_be_saved_is_listed_and_goes_on(tmp_path: Path) -> None:
    store = Store(tmp_path, TOYS)
    session = toy_session("pp", key="game", started=now())
    with full_disk():
        with pytest.raises(StoreTrouble):
            store.keep(session)
        assert [summary.key for summary in store.running()] == ["game"]
        assert store.open("game") is session
    store.retry()
    assert [summary.key for summary in Store(tmp_path, TOYS).running()] == ["game"]


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
    session = begun(store, "game", series=Series(GAMES, 3))
    with full_disk():
        to_the_end(session)
        with pytest.raises(StoreTrouble):
            store.keep(session)
    store.retry()
    assert [summary.key for summary in store.running()] == [store.next_in_series(session)]


def test_a_game_found_over_is_filed_when_it_is_opened(tmp_path: Path) -> None:
    store = Store(tmp_path, TOYS)
    session = begun(store, "game")
    with full_disk():
        to_the_end(session)
    # A result that makes no sense was read as none, so that the game seems to go on.
    store.saves.put(session)
    store.close(session)
    rewrite(tmp_path / "saves" / "game.json", lambda document: document.update(result=None))
    reopened = Store(tmp_path, TOYS)
    assert [summary.key for summary in reopened.running()] == ["game"]
    assert reopened.open("game").is_over
    assert (keys(reopened.history), reopened.running()) == (["game"], [])


# Two windows.


def test_a_game_that_is_open_in_one_window_is_not_opened_in_another(tmp_path: Path) -> None:
    first = Store(tmp_path, TOYS)
    session = begun(first, "game")
    second = Store(tmp_path, TOYS)
    with pytest.raises(OpenElsewhere, match=r"^This game is open in another window of Kingdoms\.$"):
        second.open("game")
    for change in (lambda: second.throw_away("game"), lambda: second.abandon(second.saves.load("game"))):
        with pytest.raises(OpenElsewhere):
            change()
    play_on(session, random.Random(1), 3)
    first.keep(session)
    first.close(session)
    again = second.open("game")
    assert to_record(again) == to_record(session)
    with pytest.raises(OpenElsewhere):
        first.open("game")


def test_a_decision_in_one_window_drops_none_that_was_saved_in_another(tmp_path: Path) -> None:
    first, second = Store(tmp_path, TOYS), Store(tmp_path, TOYS)
    mine = begun(first, "game", options={"rounds": 20})
    others = second.saves.load("game")
    play_on(mine, random.Random(1), 35)
    first.keep(mine)
    play_on(others, random.Random(2), 1)
    with suppress(StoreTrouble):
        second.keep(others)
    assert to_record(Store(tmp_path, TOYS).saves.load("game")) == to_record(mine)


def test_nothing_acknowledged_is_dropped_where_the_disk_knows_no_locks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kingdoms.store.lock.take", lambda _handle: None)
    first, second = Store(tmp_path, TOYS), Store(tmp_path, TOYS)
    begun(first, "game", options={"rounds": 20})
    mine, others = first.open("game"), second.saves.open("game")
    play_on(mine, random.Random(1), 35)
    first.keep(mine)
    play_on(others, random.Random(2), 1)
    with pytest.raises(OpenElsewhere):
        second.keep(others)
    assert not second.is_waiting
    assert to_record(second.open("game")) == to_record(mine)


def test_a_window_that_was_killed_keeps_nobody_out(tmp_path: Path) -> None:
    store = Store(tmp_path, TOYS)
    session = begun(store, "game")
    (tmp_path / "saves" / "left.open").touch()
    del store  # The system closes its files, which is all that a claim is.
    again = Store(tmp_path, TOYS)
    assert to_record(again.open("game")) == to_record(session)


def test_the_next_game_of_a_series_may_be_opened_anywhere(tmp_path: Path) -> None:
    first = Store(tmp_path, TOYS)
    session = begun(first, "game", series=Series(GAMES, 2))
    to_the_end(session)
    first.keep(session)
    second = Store(tmp_path, TOYS)
    assert second.open(second.next_in_series(session) or "").moves == []


def test_a_retry_never_overwrites_what_another_window_has_decided(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kingdoms.store.lock.take", lambda _handle: None)
    first, second = Store(tmp_path, TOYS), Store(tmp_path, TOYS)
    begun(first, "game", options={"rounds": 20})
    mine, others = first.open("game"), second.open("game")
    with full_disk():
        play_on(mine, random.Random(1), 1)
        with pytest.raises(StoreTrouble):
            first.keep(mine)
    play_on(others, random.Random(2), 30)
    second.keep(others)
    first.retry()
    assert first.notices == ["This game is open in another window of Kingdoms."]
    assert to_record(Store(tmp_path, TOYS).saves.load("game")) == to_record(others)


def test_a_waiting_game_that_is_thrown_away_comes_back_as_it_was_in_memory(tmp_path: Path) -> None:
    store = Store(tmp_path, TOYS)
    session = begun(store, "game")
    with full_disk():
        play_on(session, random.Random(1), 4)
        with pytest.raises(StoreTrouble):
            store.keep(session)
        store.throw_away("game")
        assert (store.running(), store.is_waiting) == ([], False)
    store.saves.bring_back("game")
    assert to_record(store.saves.load("game")) == to_record(session)


def test_a_game_that_was_left_unsaved_can_be_opened_elsewhere_once_it_is_saved(tmp_path: Path) -> None:
    store = Store(tmp_path, TOYS)
    session = begun(store, "game")
    with full_disk():
        play_on(session, random.Random(1), 1)
        with pytest.raises(StoreTrouble):
            store.keep(session)
        store.close(session)
        with pytest.raises(OpenElsewhere):
            Store(tmp_path, TOYS).open("game")
    store.retry()
    assert to_record(Store(tmp_path, TOYS).open("game")) == to_record(session)


@pytest.mark.parametrize("is_claimed_anew", [False, True])
def test_a_claim_is_refused_if_its_file_is_removed_before_it_is_locked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_claimed_anew: bool
) -> None:
    claims, take = [lock.Claim(tmp_path / "game.open")], lock.take

    def take_too_late(handle: int) -> None:
        monkeypatch.setattr(lock, "take", take)
        claims.pop().give_up()
        if is_claimed_anew:
            claims.append(lock.Claim(tmp_path / "game.open"))
        take(handle)

    monkeypatch.setattr(lock, "take", take_too_late)
    with pytest.raises(BlockingIOError):
        lock.Claim(tmp_path / "game.open")
    for claim in claims:
        claim.give_up()


def test_a_game_that_cannot_be_abandoned_or_thrown_away_is_kept_from_nobody(tmp_path: Path) -> None:
    store = Store(tmp_path, TOYS)
    store.close(begun(store, "game"))

    def stuck(name: str, function: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        if name in ("write", "unlink"):
            raise OSError(errno.EIO, "bad block")
        return function(*args)

    for deed in (lambda: store.abandon(store.open("game")), lambda: store.throw_away("game")):
        with disk(stuck), pytest.raises(StoreTrouble):
            deed()
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


def test_hours_without_end_do_not_keep_a_game_from_being_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    times = count(100.0, 60.0)
    monkeypatch.setattr(saves_module, "monotonic", lambda: next(times))
    store = Store(tmp_path, TOYS)
    store.close(begun(store, "game"))
    rewrite(tmp_path / "saves" / "game.json", lambda document: document.update(played=MOST_COUNTED))
    reopened = Store(tmp_path, TOYS)
    session = reopened.open("game")
    play_on(session, random.Random(1), 1)
    reopened.keep(session)
    assert to_record(Store(tmp_path, TOYS).saves.load("game")) == to_record(session)


# A folder that cannot be written


def read_only(name: str, function: Callable[..., Any], args: tuple[Any, ...]) -> Any:
    if name in ("write", "replace", "unlink", "mkdir") or (name == "open" and is_for_writing(*args[1:2])):
        raise OSError(errno.EROFS, "read-only")
    return function(*args)


def is_for_writing(mode: int | str = "r") -> bool:
    return bool(mode & (os.O_WRONLY | os.O_RDWR)) if isinstance(mode, int) else not mode.startswith("r")


@pytest.mark.parametrize("harm", ["leftover", "damaged"])
def test_where_nothing_can_be_written_everything_good_is_still_read(tmp_path: Path, harm: str) -> None:
    store = Store(tmp_path, TOYS)
    session = begun(store, "game")
    for number in range(2):
        store.history.add(entry(number))
    for theme in ("light", "dark"):
        store.settings.set("theme", theme)
    play_on(session, random.Random(7), 2)
    store.keep(session)
    store.close(session)
    for path in [*tmp_path.rglob("*.json")]:
        if harm == "leftover":
            path.with_name(path.name + ".writing").touch()
        elif not path.name.endswith(".previous.json"):
            path.write_bytes(path.read_bytes()[:-9])
    with disk(read_only):
        again = Store(tmp_path, TOYS)
        assert [summary.key for summary in again.running()] == ["game"]
        assert len(again.history.games()) == (2 if harm == "leftover" else 1)
        assert again.settings.get("theme") == ("dark" if harm == "leftover" else "light")


def test_opening_waits_for_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fill(tmp_path / "history", 2)
    changes_of(tmp_path / "history").put(imports=[Import(1, 1, [], counts=False)])
    (tmp_path / "history" / "0009.json.writing").touch()
    monkeypatch.setattr("kingdoms.store.lock.time.sleep", None)
    with hold(tmp_path / "history"):
        store = Store(tmp_path, TOYS)
        assert (store.history.games(), store.notices) == ([], [])


def test_a_game_left_unsaved_is_not_kept_from_the_window_that_has_gone_on_with_it(tmp_path: Path) -> None:
    first, second = Store(tmp_path, TOYS), Store(tmp_path, TOYS)
    mine = begun(first, "game", options={"rounds": 20})
    with full_disk():
        play_on(mine, random.Random(1), 1)
        with pytest.raises(StoreTrouble):
            first.keep(mine)
    first.saves.release("game")
    others = second.open("game")
    play_on(others, random.Random(2), 2)
    second.keep(others)
    second.close(others)
    first.close(mine)
    first.retry()
    assert not first.is_waiting
    assert not first.saves.is_open("game")
    assert second.open("game").moves == others.moves
