"""Running games: side by side, one file each, listed without being replayed; a bad one does not affect others."""

import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kingdoms.core.codec import BadSave
from kingdoms.core.record import to_record
from kingdoms.core.session import Session
from kingdoms.core.timestamps import now
from kingdoms.core.words import language
from kingdoms.store import SavedGame, Store, StoreTrouble, new_key
from kingdoms.store import saves as saves_module
from kingdoms.store.seal import seal, unseal
from tests.store.disk import ERRORS, Failing, contents, disk
from tests.store.shelf import rewrite
from tests.toy import TOYS, Rest, Walk, play_on, toy_session


def opened(folder: Path) -> Store:
    return Store(folder, TOYS)


def saved(store: Store, key: str, decisions: int = 5, players: str = "pp") -> Session:
    session = toy_session(players, key=key, started=now(), seed=len(key))
    play_on(session, random.Random(key), decisions)
    store.saves.put(session)
    return session


def test_every_key_is_new_and_valid(tmp_path: Path) -> None:
    assert len({new_key() for _number in range(1000)}) == 1000
    saved(opened(tmp_path), new_key())
    assert len(opened(tmp_path).saves.saved_games()) == 1


def test_a_game_can_be_loaded_at_every_decision(tmp_path: Path) -> None:
    store = opened(tmp_path)
    session = toy_session("ppb", key="game", started=now())
    rng = random.Random(1)
    while not session.is_over:
        store.saves.put(session)
        for there in (store, opened(tmp_path)):
            again = there.saves.load("game")
            assert to_record(again) == to_record(session)
            assert again.log == session.log
        play_on(session, rng, 1)


def test_a_game_without_a_move_is_listed_too(tmp_path: Path) -> None:
    saved(opened(tmp_path), "fresh", 0)
    assert opened(tmp_path).saves.load("fresh").moves == []


def test_a_saved_game_has_what_the_home_screen_shows(tmp_path: Path) -> None:
    store = opened(tmp_path)
    before = now()
    session = toy_session("ppb", key="game", started=before)
    session.play(Walk(1))
    session.play(Rest())
    store.saves.put(session)
    for there in (store, opened(tmp_path)):
        (game,) = there.saves.saved_games()
        assert game[:7] == ("game", "toy", ("Anna", "Béla", "Cili"), (0, 1, 2), 0, None, "16 decisions left")
        assert before <= game.changed <= now()


def test_games_are_listed_latest_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = opened(tmp_path)
    timestamps = {
        "a": "2026-11-15T10:00:00.000+01:00",
        "b": "2026-11-15T10:00:00.000+00:00",
        "c": "2026-11-14T23:59:59.999+00:00",
    }
    for key, timestamp in timestamps.items():
        monkeypatch.setattr(saves_module, "now", lambda timestamp=timestamp: timestamp)
        saved(store, key)
    for there in (store, opened(tmp_path)):
        assert [game.key for game in there.saves.saved_games()] == ["b", "a", "c"]


def test_several_games_exist_side_by_side_and_a_write_touches_only_its_own(tmp_path: Path) -> None:
    store = opened(tmp_path)
    sessions = {key: saved(store, key) for key in "abcde"}
    before = contents(tmp_path)
    play_on(sessions["c"], random.Random(1), 1)
    store.saves.put(sessions["c"])
    after = contents(tmp_path)
    assert {name for name in after if after[name] != before.get(name)} == {"saves/c.json", "saves/c.previous.json"}
    for key, session in sessions.items():
        assert to_record(opened(tmp_path).saves.load(key)) == to_record(session)


def test_an_erased_game_is_gone_for_good(tmp_path: Path) -> None:
    store = opened(tmp_path)
    for key in "ab":
        saved(store, key)
        saved(store, key)
    store.saves.erase("a")
    store.saves.erase("a")
    assert [game.key for game in store.saves.saved_games()] == ["b"]
    assert sorted(contents(tmp_path)) == ["saves/b.json", "saves/b.previous.json"]
    with pytest.raises(BadSave, match=r"no longer exists\.$"):
        store.saves.load("a")


def test_a_deleted_game_can_be_restored_until_the_app_ends(tmp_path: Path) -> None:
    store = opened(tmp_path)
    session = saved(store, "a")
    before = store.saves.saved_games()
    store.saves.delete("a")
    assert (store.saves.saved_games(), opened(tmp_path).saves.saved_games()) == ([], [])
    store.saves.restore("a")
    assert store.saves.saved_games() == opened(tmp_path).saves.saved_games() == before
    assert to_record(opened(tmp_path).saves.load("a")) == to_record(session)
    for again in (store, opened(tmp_path)):
        with pytest.raises(BadSave, match=r"can no longer be restored\.$"):
            again.saves.restore("a")
    store.saves.delete("never")
    assert [game.key for game in store.saves.saved_games()] == ["a"]


@pytest.mark.parametrize("error", ERRORS)
@pytest.mark.parametrize("for_good", [False, True])
def test_a_disk_that_fails_while_a_game_is_deleted_or_restored_never_loses_it(
    tmp_path: Path, error: int, for_good: bool
) -> None:
    at, failed, troubles = 0, ["first"], 0
    while failed:
        at += 1
        store = opened(tmp_path / str(at))
        session = saved(store, "a")
        failing = Failing(at, error, for_good=for_good)
        try:
            with disk(failing):
                store.saves.delete("a")
                store.saves.restore("a")
        except StoreTrouble:
            troubles += 1
        failed = failing.failed
        if not (tmp_path / str(at) / "saves" / "a.json").exists():
            store.saves.restore("a")
        assert to_record(store.saves.load("a")) == to_record(session)
    assert troubles > 5


@pytest.mark.parametrize("key", ["", "../settings", "a/b", "a.b", "C:", "a" * 65, "ő", "a\n"])
def test_a_key_that_is_not_a_valid_file_name_never_becomes_one(tmp_path: Path, key: str) -> None:
    store = opened(tmp_path / "store")
    with pytest.raises(ValueError, match="key"):
        store.saves.put(toy_session("pp", key=key, started=now()))
    with pytest.raises(ValueError, match="key"):
        store.saves.erase(key)
    with pytest.raises(BadSave):
        store.saves.load(key)
    assert contents(tmp_path) == {}


# Language.


@pytest.fixture
def switching() -> Iterator[None]:
    before = language.current()
    yield
    language.use(before)


@pytest.mark.usefixtures("switching")
def test_the_progress_follows_the_language(tmp_path: Path) -> None:
    store = opened(tmp_path)
    saved(store, "game", 0)
    reopened = opened(tmp_path)
    for code, progress in (("hu", "Még 12 döntés"), ("en", "12 decisions left")):
        language.use(code)
        for there in (store, reopened):
            assert [game.progress for game in there.saves.saved_games()] == [progress]


@pytest.mark.usefixtures("switching")
def test_a_game_that_cannot_be_replayed_keeps_its_old_description(tmp_path: Path) -> None:
    saved(opened(tmp_path), "game", 0)
    rewrite(tmp_path / "saves/game.json", lambda document: document["record"].update(moves=[["Fly", 1]]))
    store = opened(tmp_path)
    language.use("hu")
    assert [game.progress for game in store.saves.saved_games()] == ["12 decisions left"]
    assert len(store.notices) == 1


def test_no_game_is_imported_to_list_the_running_ones(tmp_path: Path) -> None:
    """The home screen must appear before any rules are loaded."""
    code = (
        "import sys; from pathlib import Path; from kingdoms.store import Store\n"
        f"store = Store(Path({str(tmp_path)!r}))\n"
        "print([game.key for game in store.saves.saved_games()], store.history.names(), store.notices)\n"
        "print([name for name in sys.modules if name.startswith(('kingdoms.games.', 'kivy'))])\n"
    )
    saved(opened(tmp_path), "game", 0)
    for path in (tmp_path / "saves").glob("*.json"):
        rewrite(path, lambda document: document["record"].update(game="rival_kings"))
    house = Path(__file__).parents[2]
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=house)
    assert done.stdout.splitlines() == ["['game'] [] []", "[]"]


# Bad games.


def test_a_damaged_game_goes_on_one_decision_earlier_and_the_others_are_untouched(tmp_path: Path) -> None:
    store = opened(tmp_path)
    session = saved(store, "a", 3)
    saved(store, "b")
    earlier = to_record(session)
    play_on(session, random.Random(1), 1)
    store.saves.put(session)
    before = contents(tmp_path)
    (tmp_path / "saves/a.json").write_bytes(before["saves/a.json"][:100])
    reopened = opened(tmp_path)
    assert len(reopened.notices) == 1
    assert sorted(game.key for game in reopened.saves.saved_games()) == ["a", "b"]
    assert to_record(reopened.saves.load("a")) == earlier
    assert contents(tmp_path)["saves/b.json"] == before["saves/b.json"]


@pytest.mark.parametrize("change", [{"record": None}, {"record": {}}])
def test_a_file_without_a_game_is_damage(tmp_path: Path, change: dict[str, Any]) -> None:
    saved(opened(tmp_path), "a")
    rewrite(tmp_path / "saves/a.json", lambda document: document.update(change))
    store = opened(tmp_path)
    assert store.saves.saved_games() == []
    assert len(store.notices) == 1
    assert len(list((tmp_path / "saves").glob("a.damaged-*.json"))) == 1


NONSENSE = (None, True, -1, 7, 10**400, 0.5, "", "yesterday", "2026-11-15T10:00:00", [], {}, {"scores": [7]})


@pytest.mark.parametrize("name", ["actor", "only_person", "place", "language", "changed", "played", "result"])
@pytest.mark.parametrize("value", [*NONSENSE, "missing"])
def test_nonsense_in_what_the_home_screen_shows_loses_no_game(tmp_path: Path, name: str, value: Any) -> None:
    session = saved(opened(tmp_path), "a")

    def change(document: Any) -> None:
        document[name] = value
        if value == "missing":
            del document[name]

    rewrite(tmp_path / "saves/a.json", change)
    store = opened(tmp_path)
    (game,) = store.saves.saved_games()
    assert (game.key, game.names) == ("a", ("Anna", "Béla"))
    assert game.progress == f"{len(session.state.agenda)} decisions left" or name == "place"
    again = store.saves.load("a")
    assert to_record(again) == to_record(session)
    store.saves.put(again)
    reopened = opened(tmp_path)
    assert (reopened.notices, len(reopened.saves.saved_games())) == ([], 1)
    assert list((tmp_path / "saves").glob("*.damaged-*")) == []


def test_the_file_name_decides_the_key_of_a_game(tmp_path: Path) -> None:
    saved(opened(tmp_path), "a")
    (tmp_path / "saves/copy.json").write_bytes((tmp_path / "saves/a.json").read_bytes())
    store = opened(tmp_path)
    assert sorted(game.key for game in store.saves.saved_games()) == ["a", "copy"]
    assert store.saves.load("copy").moves == store.saves.load("a").moves


@pytest.mark.parametrize("number", ["x", "²", "-1", "01", "2", "9" * 5000])
def test_an_extra_document_in_a_file_loses_no_game(tmp_path: Path, number: str) -> None:
    session = saved(opened(tmp_path), "a")
    content = unseal("save", (tmp_path / "saves/a.json").read_bytes())
    content["_default"][number] = {"odd": True}
    (tmp_path / "saves/a.json").write_bytes(seal("save", content))
    store = opened(tmp_path)
    again = store.saves.load("a")
    assert to_record(again) == to_record(session)
    store.keep(again)
    assert to_record(opened(tmp_path).saves.load("a")) == to_record(session)


def test_an_unknown_game_comes_from_a_newer_kingdoms(tmp_path: Path) -> None:
    saved(opened(tmp_path), "a")
    rewrite(tmp_path / "saves/a.json", lambda document: document["record"].update(game="kings_of_mars", seats="?"))
    before = contents(tmp_path)
    store = opened(tmp_path)
    assert store.notices == ["A game was saved by a newer version of Kingdoms and has been left untouched."]
    assert contents(tmp_path) == before


def test_a_game_that_the_rules_refuse_is_put_aside_and_goes_on_from_the_decision_before(tmp_path: Path) -> None:
    store = opened(tmp_path)
    session = saved(store, "a", 0)
    session.play(Walk(1))
    store.saves.put(session)
    rewrite(tmp_path / "saves/a.json", lambda document: document["record"].update(moves=[["Walk", 4]]))
    store = opened(tmp_path)
    assert store.notices == []
    assert store.saves.load("a").moves == []
    assert len(store.notices) == 1
    assert len(list((tmp_path / "saves").glob("a.refused-*.json"))) == 1


def test_a_game_whose_generations_are_both_refused_says_why(tmp_path: Path) -> None:
    store = opened(tmp_path)
    for key in "aab":
        saved(store, key)
    for path in (tmp_path / "saves").glob("a*.json"):
        rewrite(path, lambda document: document["record"].update(moves=[["Walk", 4]]))
    before = contents(tmp_path)
    store = opened(tmp_path)
    with pytest.raises(BadSave, match=r"contains an illegal move"):
        store.saves.load("a")
    assert [game.key for game in store.saves.saved_games()] == ["b"]
    assert len(list((tmp_path / "saves").glob("a*.refused-*.json"))) == 2
    assert contents(tmp_path)["saves/b.json"] == before["saves/b.json"]
    with pytest.raises(BadSave, match=r"no longer exists"):
        store.saves.load("a")


def test_files_that_are_not_ours_are_left_alone(tmp_path: Path) -> None:
    (tmp_path / "saves").mkdir()
    for name in ("notes.txt", "a.b.json", "a.damaged-2026-11-15T10-20-30.json", ".json", "copy of a.json"):
        (tmp_path / "saves" / name).write_bytes(b"?")
    before = contents(tmp_path)
    store = opened(tmp_path)
    assert (store.saves.saved_games(), store.notices) == ([], [])
    assert contents(tmp_path) == before


# Trouble.


@pytest.mark.parametrize("error", ERRORS)
def test_a_disk_that_fails_at_any_step_keeps_all_games(tmp_path: Path, error: int) -> None:
    troubles = 0
    for at in range(1, 40):
        folder = tmp_path / str(at)
        store = opened(folder)
        session = saved(store, "a", 4)
        other = saved(store, "b")
        states = [to_record(session)]
        play_on(session, random.Random(1), 1)
        states.append(to_record(session))
        failing = Failing(at, error)
        try:
            with disk(failing):
                store.saves.put(session)
        except StoreTrouble:
            troubles += 1
        if not failing.failed:
            break
        assert to_record(opened(folder).saves.load("a")) in states
        store.saves.put(session)
        assert to_record(opened(folder).saves.load("a")) == states[1]
        assert to_record(opened(folder).saves.load("b")) == to_record(other)
    assert troubles > 9


@pytest.mark.parametrize("error", ERRORS)
def test_a_disk_that_fails_at_any_step_of_opening_loses_nothing(tmp_path: Path, error: int) -> None:
    store = opened(tmp_path)
    store.settings.set("sound", False)
    sessions = {key: saved(store, key) for key in "ab"}
    before = contents(tmp_path)
    for at in range(1, 40):
        failing = Failing(at, error)
        with disk(failing):
            store = opened(tmp_path)
            games: list[SavedGame] = store.saves.saved_games()
        assert (len(games) == 2) or store.notices
        if not failing.failed:
            break
        assert set(contents(tmp_path).values()) == set(before.values())
        for name, data in before.items():
            (tmp_path / name).write_bytes(data)
        assert {key: to_record(opened(tmp_path).saves.load(key)) for key in sessions} == {
            key: to_record(session) for key, session in sessions.items()
        }
    assert at > 9
