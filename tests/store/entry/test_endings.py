"""The end of a game: what the history records, whether the game was won, shared or abandoned."""

import random
from pathlib import Path
from typing import Any

import pytest

from kingdoms.core.codec import BadSave
from kingdoms.core.seats import PERSON, Seat
from kingdoms.core.series import NUMBER_OF_GAMES, Series
from kingdoms.core.session import Session
from kingdoms.core.timestamps import now
from kingdoms.games import GAMES
from kingdoms.store import Store
from kingdoms.store.entry import mended, needed_tie_break
from kingdoms.store.saves import LONGEST_THOUGHT
from kingdoms.store.seal import seal, unseal
from tests.store.disk import contents, failing_at_each_step
from tests.store.shelf import ended, entry, exported, import_games
from tests.toy import TOYS, Look, Walk, play_on, toy_session


class Clock:
    """A clock that is advanced by hand."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr("kingdoms.store.saves.monotonic", clock)
    return clock


def running(store: Store, key: str = "game", **more: Any) -> Session:
    session = toy_session("pp", key=key, started=now(), options={"rounds": 1}, **more)
    session.on_change = store.keep
    store.keep(session)
    return session


def end(session: Session) -> None:
    while not session.is_over:
        play_on(session, random.Random(1), 1)


def test_the_time_at_the_table_survives_a_restart_and_leaves_out_long_pauses(tmp_path: Path, clock: Clock) -> None:
    session = running(Store(tmp_path, TOYS))
    clock.seconds += 20.5
    play_on(session, random.Random(1), 1)
    clock.seconds += 86_400
    again = Store(tmp_path, TOYS)
    session = again.saves.load("game")
    session.on_change = again.keep
    clock.seconds += 10
    play_on(session, random.Random(1), 1)
    clock.seconds += 7200
    play_on(session, random.Random(1), 1)
    end(session)
    (game,) = again.history.games()
    assert game.seconds == 30 + LONGEST_THOUGHT
    assert game.decisions == 4


def test_the_time_of_a_game_from_before_it_was_measured_is_unknown(tmp_path: Path) -> None:
    session = running(Store(tmp_path, TOYS))
    path = tmp_path / "saves" / "game.json"
    content = unseal("save", path.read_bytes())
    del content["_default"]["1"]["played"]
    path.write_bytes(seal("save", content))
    store = Store(tmp_path, TOYS)
    session = store.saves.load("game")
    session.on_change = store.keep
    end(session)
    assert store.history.games()[0].seconds is None


@pytest.mark.parametrize(
    ("totals", "winners", "is_needed"),
    [
        ([3, 2], [0], False),
        ([3, 3], [0], True),
        ([3, 3], [0, 1], False),
        ([3, 3, 3], [0, 2], True),
        ([3, 3], [], False),
        ([], [], False),
    ],
)
def test_a_tie_break_was_needed_if_more_sides_have_the_most_points_than_won(
    totals: list[int], winners: list[int], is_needed: bool
) -> None:
    assert needed_tie_break(totals, winners) is is_needed


def test_undone_reveals_and_hints_are_still_counted_after_a_restart(tmp_path: Path) -> None:
    store = Store(tmp_path, TOYS)
    session = toy_session("pb", key="game", started=now(), options={"rounds": 1})
    session.on_change = store.keep
    session.play(Walk(1))
    session.play(Look(True))
    session.undo(beyond_reveal=True)
    session.hints += 3
    store.keep(session)
    store = Store(tmp_path, TOYS)
    session = store.saves.load("game")
    session.on_change = store.keep
    end(session)
    assert [(game.undone, game.hints) for game in store.history.games()] == [(1, 3)]
    replayed = store.replay("game")
    assert (replayed.undone, replayed.hints) == (1, 3)


def test_an_abandoned_game_is_filed_as_such(tmp_path: Path) -> None:
    store = Store(tmp_path, TOYS)
    session = running(store)
    play_on(session, random.Random(1), 2)
    store.abandon(session)
    for there in (store, Store(tmp_path, TOYS)):
        assert there.saves.saved_games() == []
        (game,) = there.history.games()
        assert (game.is_abandoned, game.winners, game.decisions) == (True, (), len(session.moves))
        assert [side.total for side in game.sides] == [score.total for score in session.state.scores()]
    assert Store(tmp_path, TOYS).replay("game").log == session.log


def test_a_game_abandoned_before_a_turn_was_ended_has_no_winners_and_can_be_sent(tmp_path: Path) -> None:
    store = Store(tmp_path / "mine", TOYS)
    session = running(store)
    while session.held is None:
        session.play(session.state.moves()[0])
    store.abandon(session)
    (game,) = store.history.games()
    assert (game.is_abandoned, game.winners, game.has_tie_break) == (True, (), False)
    assert import_games(Store(tmp_path / "friend", TOYS).history, exported(store.history)) == 1


def test_an_abandoned_game_ends_its_series(tmp_path: Path) -> None:
    store = Store(tmp_path, TOYS)
    session = running(store, series=Series(NUMBER_OF_GAMES, 3))
    store.abandon(session)
    assert Store(tmp_path, TOYS).saves.saved_games() == []


@pytest.mark.parametrize("for_good", [False, True])
def test_a_disk_that_fails_at_any_step_of_abandoning_neither_loses_nor_duplicates_a_game(
    tmp_path: Path, for_good: bool
) -> None:
    def begin(store: Store) -> Session:
        return running(store, series=Series(NUMBER_OF_GAMES, 3))

    for folder, _store, _session in failing_at_each_step(tmp_path, begin, Store.abandon, for_good=for_good):
        reopened = Store(folder, TOYS)
        there = [game.key for game in reopened.saves.saved_games()]
        assert there + [game.key for game in reopened.history.games()] == ["game"]


@pytest.mark.parametrize("key", GAMES)
def test_every_game_can_be_abandoned_at_any_time(tmp_path: Path, key: str) -> None:
    store = Store(tmp_path)
    for decisions in (0, 1, 30):
        seats = [Seat("Anna", 0, PERSON), Seat("Béla", 1, "squire")][: max(GAMES[key].seats.start, 1)]
        session = Session(GAMES[key], seats, 5, {}, key=f"game-{decisions}", started=now())
        store.keep(session)
        play_on(session, random.Random(1), decisions)
        store.abandon(session)
        assert store.replay(session.key).state.fingerprint() == session.state.fingerprint()
    assert [game.is_abandoned for game in Store(tmp_path).history.games()] == [True] * 3
    assert store.notices == []


def test_a_solo_game_is_filed_with_its_opponent_and_replayed(tmp_path: Path) -> None:
    store = Store(tmp_path)
    session = Session(GAMES["paladins"], [Seat("Anna", 0, PERSON)], 5, {}, key="solo", started=now())
    end(session)
    store.keep(session)
    (game,) = store.history.games()
    assert [side.player for side in game.sides] == ["person", "rules"]
    assert store.replay("solo").state.scores() == session.state.scores()


def test_a_missing_game_cannot_be_replayed(tmp_path: Path) -> None:
    with pytest.raises(BadSave, match=r"^This game no longer exists\.$"):
        Store(tmp_path, TOYS).replay("x")


def test_the_footprint_counts_all_files_and_their_bytes(tmp_path: Path) -> None:
    store = Store(tmp_path / "data", TOYS)
    assert store.footprint() == (0, 0)
    end(running(store))
    store.settings.set("theme", "dark")
    files = contents(tmp_path / "data")
    assert store.footprint() == (len(files), sum(map(len, files.values())))


@pytest.mark.parametrize(
    "change",
    [{"abandoned": 1}, {"tie_break": None}, {"seconds": 1.5}, {"decisions": "9"}, {"undone": -1}, {"hints": True}],
)
def test_fields_added_later_are_mended_if_present(change: dict[str, Any]) -> None:
    assert mended(entry(1)) == entry(1)
    (name,) = change
    assert mended({**entry(1), **change})[name] in (None, False)


def test_an_entry_has_every_field() -> None:
    session = toy_session("pp", key="a", started=now())
    assert set(ended(session)) == {
        *("format", "game", "rules", "key", "started", "seed", "options", "seats", "moves", "held", "series"),
        *("fingerprint", "finished", "abandoned", "seconds", "decisions", "scores", "winners", "tie_break"),
        *("undone", "hints", "stand_ins"),
    }
