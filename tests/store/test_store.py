"""The store as a whole: every change is saved, and finished games move to the history, no matter when the app dies."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from kingdoms.core.record import to_record
from kingdoms.core.series import NUMBER_OF_GAMES, Series
from kingdoms.core.session import Session
from kingdoms.core.timestamps import now
from kingdoms.store import Store, StoreTrouble
from kingdoms.store.seal import FORMAT
from tests.store.disk import ERRORS, contents, disk, failing_at_each_step
from tests.store.shelf import entry
from tests.toy import TOYS, Rest, Walk, play_on, toy_session


def nearly_finished(store: Store, key: str = "game", series: Series | None = None) -> Session:
    """A game with only its last decision left to make."""
    session = toy_session("pp", key=key, started=now(), options={"rounds": 1})
    session.series = series
    for move in (Walk(1), Rest(), Walk(1)):
        session.end_turn()
        session.play(move)
    store.keep(session)
    session.on_change = store.keep
    return session


def failing_last_move(
    root: Path, series: Series | None = None, *, for_good: bool
) -> Iterator[tuple[Path, Store, Session]]:
    """Games whose last move meets a failing disk, each with its folder and its store."""
    return failing_at_each_step(
        root,
        lambda store: nearly_finished(store, series=series),
        lambda _store, session: session.play(Rest()),
        for_good=for_good,
    )


def test_every_change_to_a_session_is_saved(tmp_path: Path) -> None:
    store = Store(tmp_path, TOYS)
    session = toy_session("ppb", key="game", started=now())
    session.on_change = store.keep
    rng = random.Random(4)
    for _change in range(12):
        play_on(session, rng, 1)
        if session.can_undo() and rng.random() < 0.3:
            session.undo()
        assert to_record(Store(tmp_path, TOYS).saves.load("game")) == to_record(session)


def test_a_finished_game_moves_to_the_history(tmp_path: Path) -> None:
    store = Store(tmp_path, TOYS)
    session = nearly_finished(store)
    assert [game.key for game in store.saves.saved_games()] == ["game"]
    assert store.history.games() == []
    session.play(Rest())
    for there in (store, Store(tmp_path, TOYS)):
        assert there.saves.saved_games() == []
        assert [game.key for game in there.history.games()] == ["game"]
    assert sorted(contents(tmp_path)) == ["history/0001.json"]


@pytest.mark.parametrize("for_good", [False, True])
def test_a_disk_that_fails_at_any_step_of_the_end_neither_loses_nor_duplicates_a_game(
    tmp_path: Path, for_good: bool
) -> None:
    for folder, store, session in failing_last_move(tmp_path, for_good=for_good):
        reopened = Store(folder, TOYS)
        running = [game.key for game in reopened.saves.saved_games()]
        assert running + [game.key for game in reopened.history.games()] == ["game"]
        store.keep(session)
        for there in (store, Store(folder, TOYS)):
            assert there.saves.saved_games() == []
            assert [game.key for game in there.history.games()] == ["game"]


def test_the_next_game_of_a_series_waits_as_soon_as_one_ends(tmp_path: Path) -> None:
    store = Store(tmp_path, TOYS)
    session = nearly_finished(store, series=Series(NUMBER_OF_GAMES, 3))
    session.play(Rest())
    for there in (store, Store(tmp_path, TOYS)):
        assert [game.key for game in there.saves.saved_games()] == [there.next_in_series(session)]
        following = there.saves.load(there.next_in_series(session) or "")
        assert following.series == session.series_so_far()
        assert (following.seats, following.options, following.moves) == (session.seats, session.options, [])
        assert following.seed != session.seed


def test_no_game_waits_after_the_last_one_of_a_series(tmp_path: Path) -> None:
    store = Store(tmp_path, TOYS)
    session = nearly_finished(store, series=Series(NUMBER_OF_GAMES, 2, ((3, 4),)))
    session.play(Rest())
    assert store.saves.saved_games() == []
    assert store.next_in_series(session) is None


@pytest.mark.parametrize("for_good", [False, True])
def test_a_disk_that_fails_at_any_step_of_a_game_in_a_series_never_loses_the_series(
    tmp_path: Path, for_good: bool
) -> None:
    for folder, store, session in failing_last_move(tmp_path, series=Series(NUMBER_OF_GAMES, 3), for_good=for_good):
        store.saves.release("game")  # As the system does when a process ends.
        reopened = Store(folder, TOYS)
        if not reopened.history.games():
            assert [game.key for game in reopened.saves.saved_games()] == ["game"]
            reopened.keep(session)
        assert [game.key for game in reopened.saves.saved_games()] == [reopened.next_in_series(session)]
        assert [game.key for game in reopened.history.games()] == ["game"]


def test_a_series_game_that_was_played_is_not_created_again(tmp_path: Path) -> None:
    store = Store(tmp_path, TOYS)
    session = nearly_finished(store, series=Series(NUMBER_OF_GAMES, 2))
    session.play(Rest())
    following = store.saves.load(store.next_in_series(session) or "")
    while not following.is_over:
        play_on(following, random.Random(1), 20)
    store.keep(following)
    store.keep(session)
    assert store.saves.saved_games() == []


def test_a_finished_series_game_with_a_bad_record_is_still_filed(tmp_path: Path) -> None:
    store = Store(tmp_path, TOYS)
    session = nearly_finished(store, series=Series(NUMBER_OF_GAMES, 3))
    session.on_change = store.saves.put
    session.series = Series(NUMBER_OF_GAMES, 1)
    session.play(Rest())
    reopened = Store(tmp_path, TOYS)
    assert [game.key for game in reopened.history.games()] == ["game"]
    assert len(reopened.notices) == 1


def test_a_finished_game_found_at_start_up_is_filed_without_loading_its_rules(tmp_path: Path) -> None:
    store = Store(tmp_path, TOYS)
    session = nearly_finished(store)
    session.on_change = store.saves.put
    session.play(Rest())
    assert store.saves.saved_games() == []
    names_only = dict.fromkeys(TOYS)
    reopened = Store(tmp_path, names_only)  # type: ignore[arg-type]
    assert [game.winners for game in reopened.history.games()] == [(0, 1)]
    assert sorted(contents(tmp_path)) == ["history/0001.json"]


def test_a_finished_game_that_cannot_be_filed_at_start_up_waits_for_the_next(tmp_path: Path) -> None:
    store = Store(tmp_path, TOYS)
    session = nearly_finished(store)
    session.on_change = store.saves.put
    session.play(Rest())

    def full(name: str, function: object, args: object) -> object:
        if name == "write":
            raise OSError(ERRORS[0], "full")
        return function(*args)  # type: ignore[operator, misc]

    with disk(full):
        troubled = Store(tmp_path, TOYS)
    assert len(troubled.notices) == 1
    assert troubled.saves.saved_games() == []
    assert [game.key for game in Store(tmp_path, TOYS).history.games()] == ["game"]


@pytest.mark.parametrize("name", ["saves", "history"])
def test_a_store_whose_folder_is_not_a_folder_opens_and_says_so(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_bytes(b"?")
    store = Store(tmp_path, TOYS)
    assert store.saves.saved_games() == []
    assert store.history.games() == []
    assert len(store.notices) == 1
    session = toy_session("pp", key="game", started=now(), options={"rounds": 1})
    play_on(session, random.Random(1), 20)
    with pytest.raises(StoreTrouble):
        store.keep(session)
    assert (tmp_path / name).read_bytes() == b"?"


def test_damage_is_reported_once_however_many_files_are_damaged(tmp_path: Path) -> None:
    (tmp_path / "saves").mkdir()
    for key in "abc":
        (tmp_path / "saves" / f"{key}.json").write_bytes(b"?")
    sentence = "A saved game couldn't be read. Its file has been set aside; you can try again in Settings."
    assert Store(tmp_path, TOYS).notices == [sentence]
    assert Store(tmp_path, TOYS).notices == []


@pytest.mark.parametrize("name", ["saves/game.json", "history/0001.json", "settings.json"])
def test_a_flipped_bit_in_the_head_of_a_file_hides_nothing(tmp_path: Path, name: str) -> None:
    store = Store(tmp_path, TOYS)
    session = toy_session("pp", key="game", started=now())
    for number in range(2):
        play_on(session, random.Random(number), 1)
        store.keep(session)
        store.history.add(entry(number))
        store.settings.set(("theme", "language")[number], ("dark", "hu")[number])
    path = tmp_path / name
    path.write_bytes(path.read_bytes().replace(b'"format":%d,' % FORMAT, b'"format":3,'))
    again = Store(tmp_path, TOYS)
    assert [game.key for game in again.saves.saved_games()] == ["game"]
    assert "game-0" in [game.key for game in again.history.games()]
    assert again.settings.get("theme") == "dark"
    assert not [notice for notice in again.notices if "newer" in notice]


def test_an_empty_folder_is_left_empty(tmp_path: Path) -> None:
    store = Store(tmp_path / "new", TOYS)
    assert (store.saves.saved_games(), store.history.games(), store.notices) == ([], [], [])
    assert list(tmp_path.iterdir()) == []
