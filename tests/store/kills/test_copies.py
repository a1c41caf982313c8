"""Several copies of the app use one folder, with different games or the same one: none destroys anything."""

import random
from pathlib import Path

import pytest

from kingdoms.core.codec import fingerprint
from kingdoms.core.record import to_record
from kingdoms.core.session import Session
from kingdoms.core.timestamps import now
from kingdoms.store import Store
from tests.store.kills.lives import BOTH, Said, last_words, start
from tests.store.shelf import filed
from tests.toy import TOYS, play_on, toy_session

COPIES, DECISIONS = 4, 60


def promised(words: list[Said]) -> dict[str, Said]:
    """The last line that a life wrote about each game it saved, by the game's key."""
    return {said.key: said for said in words if said.mark == "!"}


@pytest.mark.parametrize("is_killed", [False, True])
def test_no_game_is_lost_if_several_copies_play_at_the_same_time(tmp_path: Path, is_killed: bool) -> None:
    rng = random.Random(20261115)
    lives = [start(tmp_path, seed, DECISIONS, is_alone=False) for seed in range(COPIES)]
    moments = [(rng.randrange(20, 60), 0.001) if is_killed else None for _life in lives]
    said = [promised(last_words(*life, kill_after=moment)) for life, moment in zip(lives, moments, strict=True)]
    store = Store(tmp_path, BOTH)
    running = {game.key for game in store.saves.saved_games()}
    found = filed(tmp_path / "history")
    assert store.notices == []
    assert len(set(found)) == len(found)
    for last in (last for life in said for last in life.values()):
        assert last.key in (found if last.is_over else {*running, *found})
        if not (last.is_over or is_killed):
            assert fingerprint(to_record(store.saves.load(last.key))) == last.state
    assert sum(map(len, said)) >= 3 * COPIES


def taken_up(folder: Path) -> tuple[Store, Session]:
    store = Store(folder, TOYS)
    session = store.saves.load("game")
    session.on_change = store.keep
    return store, session


def play_to_the_end(session: Session, seed: int) -> None:
    while not session.is_over:
        play_on(session, random.Random(seed), 1)


def test_a_game_that_two_copies_play_to_its_end_is_filed_once(tmp_path: Path) -> None:
    Store(tmp_path, TOYS).keep(toy_session("pp", key="game", started=now()))
    (_one, mine), (_two, yours) = taken_up(tmp_path), taken_up(tmp_path)
    play_to_the_end(mine, 1)
    play_on(yours, random.Random(2), 1)
    assert [game.key for game in Store(tmp_path, TOYS).saves.saved_games()] == ["game"]
    play_to_the_end(yours, 2)
    store = Store(tmp_path, TOYS)
    assert store.saves.saved_games() == []
    assert [game.key for game in store.history.games()] == ["game"]
    assert store.replay("game").moves == mine.moves
    assert store.notices == []


def test_a_game_that_one_copy_abandons_and_another_throws_away_stays_in_the_history(tmp_path: Path) -> None:
    Store(tmp_path, TOYS).keep(toy_session("pp", key="game", started=now()))
    (one, mine), (two, _yours) = taken_up(tmp_path), taken_up(tmp_path)
    one.abandon(mine)
    two.saves.delete("game")
    store = Store(tmp_path, TOYS)
    assert store.saves.saved_games() == []
    assert [(game.key, game.is_abandoned) for game in store.history.games()] == [("game", True)]
