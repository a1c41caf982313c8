"""An app is killed at every disk operation or at any moment: no game is lost, and each is where it was left."""

import random
from pathlib import Path

from kingdoms.store import Store
from tests.store.kills.lives import BOTH, Witness, copy_of, dying_at, kill_at_random, last_words, new_session, start
from tests.toy import play_on

RANDOM_MOMENTS = 100
DECISIONS = 4


def store_with_games_near_their_end(folder: Path) -> None:
    """A store with two toy games that have one decision left, and a real game, short because every life replays it.

    Their keys are fixed because a life chooses at random from its games sorted by key: with the same seed, it always
    ends a toy game.
    """
    store = Store(folder, BOTH)
    rng = random.Random(11)
    for key in ("b", "c"):
        session = new_session(rng, "toy")
        session.key = key
        while not session.is_over:
            play_on(session, rng, 1)
        session.replay(session.moves[:-1])
        store.keep(session)
    session = new_session(rng, "rival_kings")
    session.key = "a"
    play_on(session, rng, 10)
    store.keep(session)


def test_a_kill_at_every_step_on_the_disk_loses_nothing(tmp_path: Path) -> None:
    template = tmp_path / "template"
    store_with_games_near_their_end(template)
    finished = 0
    for before in (True, False):
        at, is_killed = 0, True
        while is_killed:
            at += 1
            folder = copy_of(template, tmp_path / f"{at}-{before}")
            witness = Witness(folder)
            words = last_words(*start(folder, 5, DECISIONS, dying_at(at, before=before)))
            witness.check(words)
            finished += witness.finished
            is_killed = sum(said.mark == "!" for said in words) < DECISIONS
        assert at > 100
    assert finished > 20


def test_a_kill_at_any_time_loses_nothing(tmp_path: Path) -> None:
    said, finished = kill_at_random(tmp_path, 20261115, RANDOM_MOMENTS)
    assert said > RANDOM_MOMENTS
    assert finished > 0
