"""Files put aside are counted, tried again and deleted; they never overwrite anything current."""

import random
from pathlib import Path

import pytest

from kingdoms.core.record import to_record
from kingdoms.core.session import Session
from kingdoms.core.timestamps import now
from kingdoms.store import Store
from kingdoms.store.seal import seal, unseal
from tests.store.disk import contents
from tests.store.shelf import finished, keys
from tests.toy import TOYS, play_on, toy_session


@pytest.fixture
def store(tmp_path: Path) -> Store:
    """A store with two running games, three finished ones of which one is deleted, a renaming and a setting."""
    store = Store(tmp_path, TOYS)
    for key in "ab":
        begun(store, key)
    for key in ("first", "second", "third"):
        store.keep(finished(key))
    store.history.rename("Béla", "Bálint")
    store.history.delete("second")
    store.settings.set("theme", "dark")
    for path in tmp_path.rglob("*.previous.json"):
        path.unlink()
    return Store(tmp_path, TOYS)


def begun(store: Store, key: str) -> Session:
    session = toy_session("pp", key=key, started=now())
    play_on(session, random.Random(key), 4)
    store.keep(session)
    store.close(session)
    return session


def break_seal(path: Path) -> None:
    """Damages only the fingerprint, so that the content can still be salvaged."""
    data = path.read_bytes()
    at = data.index(b'"fingerprint":"') + len(b'"fingerprint":"')
    path.write_bytes(data[:at] + (b"0" if data[at : at + 1] != b"0" else b"1") + data[at + 1 :])


@pytest.mark.parametrize("name", ["saves/a.json", "history/0001.json", "history/changes.json", "settings.json"])
def test_a_file_with_a_broken_seal_is_put_aside_and_restored_when_tried_again(
    tmp_path: Path, store: Store, name: str
) -> None:
    def all_there(store: Store) -> object:
        running = sorted(to_record(store.saves.load(game.key))["key"] for game in store.running())
        return running, keys(store.history), store.history.names(), store.history.deleted(), store.settings.get("theme")

    before = all_there(store)
    break_seal(tmp_path / name)
    hurt = Store(tmp_path, TOYS)
    assert all_there(hurt) != before
    assert len(hurt.aside.files()) == 1
    assert hurt.aside.try_again() + hurt.aside.try_again(are_settings=True) == 1
    assert hurt.aside.files() == []
    for there in (hurt, Store(tmp_path, TOYS)):
        assert all_there(there) == before


def test_a_file_damaged_for_good_stays_until_it_is_erased(tmp_path: Path, store: Store) -> None:
    for name in ("saves/a.json", "history/0001.json", "history/changes.json", "settings.json"):
        (tmp_path / name).write_bytes((tmp_path / name).read_bytes()[:90])
    hurt = Store(tmp_path, TOYS)
    hurt.history.games()
    assert len(hurt.aside.files()) == 4
    before = contents(tmp_path)
    assert hurt.aside.try_again() + hurt.aside.try_again(are_settings=True) == 0
    assert contents(tmp_path) == before
    hurt.aside.erase()
    assert hurt.aside.files() == []
    assert [game.key for game in hurt.running()] == ["b"]


def test_a_game_that_has_gone_on_does_not_lose_decisions(tmp_path: Path, store: Store) -> None:
    aside = tmp_path / "saves" / "a.damaged-2026-11-15T10-20-30.json"
    older = (tmp_path / "saves/a.json").read_bytes()
    session = store.open("a")
    play_on(session, random.Random(1), 3)
    store.keep(session)
    store.close(session)
    aside.write_bytes(older)
    assert store.aside.try_again() == 1
    assert to_record(store.saves.load("a")) == to_record(session)


def test_later_decisions_that_were_put_aside_are_restored(tmp_path: Path, store: Store) -> None:
    session = store.open("a")
    play_on(session, random.Random(1), 3)
    store.keep(session)
    store.close(session)
    break_seal(tmp_path / "saves/a.json")
    hurt = Store(tmp_path, TOYS)
    assert len(hurt.saves.load("a").moves) < len(session.moves)
    assert hurt.aside.try_again() == 1
    assert to_record(hurt.saves.load("a")) == to_record(session)


def test_another_course_of_a_running_game_stays_aside(tmp_path: Path, store: Store) -> None:
    other = toy_session("pp", key="a", started=now())
    play_on(other, random.Random(99), 6)
    apart = Store(tmp_path / "apart", TOYS)
    apart.keep(other)
    aside = tmp_path / "saves" / "a.refused-2026-11-15T10-20-30.json"
    aside.write_bytes((tmp_path / "apart/saves/a.json").read_bytes())
    before = to_record(store.saves.load("a"))
    assert store.aside.try_again() == 0
    assert to_record(store.saves.load("a")) == before
    assert store.aside.files() == [aside]


def test_a_forged_game_among_those_put_aside_is_not_believed(tmp_path: Path, store: Store) -> None:
    content = unseal("history", (tmp_path / "history/0001.json").read_bytes())
    first = content["_default"]["1"]
    content["_default"]["7"] = {**first, "key": "forged", "scores": [{"total": 99, "parts": {"coins": 99}}] * 3}
    content["_default"]["8"] = {**first, "key": "honest"}
    aside = tmp_path / "history" / "0009.damaged-2026-11-15T10-20-30.json"
    aside.write_bytes(seal("history", content))
    break_seal(aside)
    assert store.aside.try_again() == 0
    assert sorted(keys(store.history)) == ["first", "honest", "third"]
    assert store.aside.files() == [aside]


def test_a_game_at_the_table_is_left_alone(tmp_path: Path, store: Store) -> None:
    session = store.open("a")
    longer = Store(tmp_path / "apart", TOYS)
    copy = toy_session("pp", key="a", started=now())
    copy.replay(session.moves)
    play_on(copy, random.Random(1), 3)
    longer.keep(copy)
    aside = tmp_path / "saves" / "a.damaged-2026-11-15T10-20-30.json"
    aside.write_bytes((tmp_path / "apart/saves/a.json").read_bytes())
    assert store.aside.try_again() == 0
    assert store.aside.files() == [aside]
    play_on(session, random.Random(2), 1)
    store.keep(session)
    assert to_record(Store(tmp_path, TOYS).saves.load("a")) == to_record(session)


def test_a_file_with_a_valid_seal_needs_no_proof_but_stays_aside_if_it_contains_more_than_games(
    tmp_path: Path, store: Store
) -> None:
    content = unseal("history", (tmp_path / "history/0001.json").read_bytes())
    content["_default"]["1"]["moves"] = "[]"
    whole = tmp_path / "history" / "0001.damaged-2026-11-15T10-20-30.json"
    whole.write_bytes(seal("history", content))
    (tmp_path / "history/0001.json").unlink()
    store = Store(tmp_path, TOYS)
    assert store.aside.try_again() == 1
    assert sorted(keys(store.history)) == ["first", "third"]
    whole.write_bytes(seal("history", {**content, "unread": {"1": "a note"}}))
    assert store.aside.try_again() == 0
    assert whole.exists()
