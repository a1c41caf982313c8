"""A replay: every position is the one that was played, in whatever order they are visited."""

import random

import pytest

from kingdoms.core.game import Game
from kingdoms.core.seats import PERSON, Seat
from kingdoms.core.session import Session
from kingdoms.games import GAMES
from kingdoms.ui.replay.replay import APART, Replay
from tests.toy import play_on


def played(game: Game, decisions: int = 5000) -> Session:
    count = max(2, game.seats.start)
    seats = [Seat("Anna", 0, PERSON), Seat("Béla", 1, PERSON), Seat("Cili", 2, "squire")][:count]
    session = Session(game, seats, 5, {})
    play_on(session, random.Random(3), decisions)
    return session


@pytest.mark.parametrize("key", GAMES)
def test_every_position_is_the_one_that_was_played(key: str) -> None:
    session = played(GAMES[key])
    log = list(session.log)
    state = session.game.new(seats=len(session.seats), seed=session.seed, options=session.options)
    fingerprints = [state.fingerprint()]
    for decision in log:
        assert state.play(decision.move) == decision.events
        fingerprints.append(state.fingerprint())
    replay = Replay(session)
    assert (len(replay), replay.position, replay.last_decision) == (len(log), 0, None)
    positions = random.Random(1).sample(range(len(log) + 1), 20)
    for position in (0, len(log), len(log) - 1, APART, APART - 1, APART + 1, *positions):
        replay.go_to(position)
        assert replay.position == position
        assert replay.session.state.fingerprint() == fingerprints[position]
        assert replay.before.fingerprint() == fingerprints[max(position - 1, 0)]
        assert replay.session.log == log[:position]
    replay.go_to(len(log))
    assert replay.session.is_over


def test_a_replay_does_not_go_beyond_the_beginning_or_the_end() -> None:
    replay = Replay(played(GAMES["kingsburg"], 30))
    replay.go_to(-3)
    assert replay.position == 0
    replay.go_to(10_000)
    assert replay.position == len(replay)


def test_a_game_without_decisions_has_only_one_position() -> None:
    replay = Replay(played(GAMES["royals"], 0))
    for position in (0, 1):
        replay.go_to(position)
        assert (replay.position, len(replay), replay.last_decision) == (0, 0, None)


def test_a_part_begins_where_the_log_has_a_heading() -> None:
    replay = Replay(played(GAMES["rival_kings"]))
    places = []
    for position in range(len(replay)):
        replay.go_to(position)
        places.append(replay.session.game.words.progress(replay.session.state))
    changes = [position for position in range(1, len(places)) if places[position] != places[position - 1]]
    assert set(changes) <= set(replay.beginnings())
    assert changes


def test_the_past_ends_at_the_current_position() -> None:
    replay = Replay(played(GAMES["rival_kings"]))
    replay.go_to(9)
    assert list(replay.session.past) == [event for decision in replay.log[:9] for event in decision.events]
