"""A game's clock: no pause, jump or endless session causes a saved game to be lost."""

import random
from itertools import count
from pathlib import Path

import pytest

from kingdoms.core.record import MOST_COUNTED, to_record
from kingdoms.core.timestamps import now
from kingdoms.store import Store
from kingdoms.store import saves as saves_module
from tests.store.shelf import keys, rewrite
from tests.store.trouble.games import begun, to_the_end
from tests.toy import TOYS, play_on, toy_session


@pytest.mark.parametrize("pause", [0.002, 60.0])
def test_a_pause_between_two_readings_of_the_clock_loses_no_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pause: float
) -> None:
    times = count(100.0, pause)
    monkeypatch.setattr(saves_module, "monotonic", lambda: next(times))
    store = Store(tmp_path, TOYS)
    session = begun(store, "game")
    reopened = Store(tmp_path, TOYS)
    assert to_record(reopened.saves.load("game")) == to_record(session)
    assert reopened.notices == []


def test_a_game_that_is_over_at_its_first_save_is_filed_despite_pauses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    times = count(100.0, 0.002)
    monkeypatch.setattr(saves_module, "monotonic", lambda: next(times))
    session = toy_session("pp", key="game", started=now())
    to_the_end(session)
    Store(tmp_path, TOYS).keep(session)
    again = Store(tmp_path, TOYS)
    assert (keys(again.history), again.notices) == (["game"], [])


def test_a_clock_that_runs_backwards_loses_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
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


def test_endless_hours_at_the_table_do_not_prevent_saving(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
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
