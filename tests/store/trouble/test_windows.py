"""Two windows of the app: a game is open in only one of them, and neither overwrites what the other has saved."""

import random
from contextlib import suppress
from pathlib import Path

import pytest

from kingdoms.core.record import to_record
from kingdoms.core.series import NUMBER_OF_GAMES, Series
from kingdoms.store import OpenElsewhere, Store, StoreTrouble, lock
from tests.store.trouble.games import begun, full_disk, to_the_end
from tests.toy import TOYS, play_on


def test_a_game_that_is_open_in_one_window_is_not_opened_in_another(tmp_path: Path) -> None:
    first = Store(tmp_path, TOYS)
    session = begun(first, "game")
    second = Store(tmp_path, TOYS)
    with pytest.raises(OpenElsewhere, match=r"^This game is open in another Kingdoms window\.$"):
        second.open("game")
    for change in (lambda: second.delete("game"), lambda: second.abandon(second.saves.load("game"))):
        with pytest.raises(OpenElsewhere):
            change()
    play_on(session, random.Random(1), 3)
    first.keep(session)
    first.close(session)
    again = second.open("game")
    assert to_record(again) == to_record(session)
    with pytest.raises(OpenElsewhere):
        first.open("game")


def test_a_decision_in_one_window_loses_none_that_was_saved_in_another(tmp_path: Path) -> None:
    first, second = Store(tmp_path, TOYS), Store(tmp_path, TOYS)
    mine = begun(first, "game", options={"rounds": 20})
    others = second.saves.load("game")
    play_on(mine, random.Random(1), 35)
    first.keep(mine)
    play_on(others, random.Random(2), 1)
    with suppress(StoreTrouble):
        second.keep(others)
    assert to_record(Store(tmp_path, TOYS).saves.load("game")) == to_record(mine)


def test_nothing_acknowledged_is_lost_on_a_disk_without_locks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
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


def test_a_killed_window_keeps_nobody_out(tmp_path: Path) -> None:
    store = Store(tmp_path, TOYS)
    session = begun(store, "game")
    (tmp_path / "saves" / "left.open").touch()
    del store  # The system closes its files, which releases its claims.
    again = Store(tmp_path, TOYS)
    assert to_record(again.open("game")) == to_record(session)


def test_the_next_game_of_a_series_may_be_opened_anywhere(tmp_path: Path) -> None:
    first = Store(tmp_path, TOYS)
    session = begun(first, "game", series=Series(NUMBER_OF_GAMES, 2))
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
    assert first.notices == ["This game is open in another Kingdoms window."]
    assert to_record(Store(tmp_path, TOYS).saves.load("game")) == to_record(others)


def test_a_waiting_game_that_is_deleted_is_restored_as_it_was_in_memory(tmp_path: Path) -> None:
    store = Store(tmp_path, TOYS)
    session = begun(store, "game")
    with full_disk():
        play_on(session, random.Random(1), 4)
        with pytest.raises(StoreTrouble):
            store.keep(session)
        store.delete("game")
        assert (store.running(), store.is_waiting) == ([], False)
    store.saves.restore("game")
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


def test_a_game_left_unsaved_is_released_to_the_window_that_has_gone_on_with_it(tmp_path: Path) -> None:
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
