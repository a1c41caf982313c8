"""Saved games: what was saved comes back exactly, and what cannot be a saved game is refused with a sentence."""

import copy
import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kingdoms.core.codec import BadSave
from kingdoms.core.moment import now
from kingdoms.core.record import from_record, seats_from_json, to_record
from kingdoms.core.series import GAMES, Series
from kingdoms.core.session import PERSON, Seat, Session
from tests.toy import TOYS, Rest, Walk, play_on, toy_session


def as_stored(session: Session) -> Any:
    return json.loads(json.dumps(to_record(session)))


def sample(decisions: int = 7) -> Any:
    session = toy_session("ppb", key="sample", started=now(), series=Series(GAMES, 3).add((4, 5, 6)))
    play_on(session, random.Random(2), decisions)
    return as_stored(session)


@settings(max_examples=50)
@given(st.integers(0, 40), st.integers(0, 2**63), st.sampled_from(["pp", "pb", "bb", "ppb", "pppp", "bpbpb"]))
def test_a_session_comes_back_as_it_was(decisions: int, seed: int, players: str) -> None:
    session = toy_session(players, seed=seed, key="k", started=now(), series=Series(GAMES, 2))
    play_on(session, random.Random(seed), decisions)
    again = from_record(as_stored(session), TOYS)
    assert to_record(again) == to_record(session)
    assert again.log == session.log
    assert (again.actor, again.held, again.can_undo()) == (session.actor, session.held, session.can_undo())
    assert again.state.to_json() == session.state.to_json()


def test_a_held_turn_is_still_held() -> None:
    session = toy_session("pp")
    session.play(Walk(1))
    session.play(Rest())
    again = from_record(as_stored(session), TOYS)
    assert again.held == 0
    again.end_turn()
    assert from_record(as_stored(again), TOYS).held is None


def test_what_was_counted_comes_back_and_older_games_have_counted_nothing() -> None:
    session = toy_session("pb", key="k", started=now())
    session.undone, session.hints = 2, 5
    record = as_stored(session)
    again = from_record(record, TOYS)
    assert (again.undone, again.hints) == (2, 5)
    for name in ("undone", "hints"):
        del record[name]
    again = from_record(record, TOYS)
    assert (again.undone, again.hints) == (0, 0)


def test_nobody_is_told_while_a_game_is_loaded() -> None:
    assert from_record(sample(), TOYS).age == 0


def change(record: Any, path: str, value: Any) -> Any:
    record = copy.deepcopy(record)
    *parents, last = [int(step) if step.isdecimal() else step for step in path.split(".")]
    inner = record
    for step in parents:
        inner = inner[step]
    inner[last] = value
    return record


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        ("format", 2, "This game was saved by a newer Kingdoms."),
        ("format", 0, "The saved game is damaged."),
        ("format", "1", "This is not a game saved by Kingdoms."),
        ("format", True, "This is not a game saved by Kingdoms."),
        ("game", "chess", "This game was saved by a newer Kingdoms."),
        ("game", ["toy"], "The saved game is damaged."),
        ("rules", 0, "This game was saved under other rules than the ones in use."),
        ("rules", 99, "This game was saved under other rules than the ones in use."),
        ("key", "k" * 65, "The saved game is damaged."),
        ("key", "k\udc00", "The saved game is damaged."),
        ("key", None, "The saved game is damaged."),
        ("started", "yesterday", "The saved game is damaged."),
        ("seed", 1 << 64, "The saved game is damaged."),
        ("seed", 7.0, "The saved game is damaged."),
        ("undone", -1, "The saved game is damaged."),
        ("hints", True, "The saved game is damaged."),
        ("options", [], "The saved game is damaged."),
        ("options.rounds", 4, "The saved game is damaged."),
        ("options.speed", 4, "The saved game is damaged."),
        ("seats", [], "The saved game has seats that cannot be read."),
        ("seats.0", "Anna", "The saved game has seats that cannot be read."),
        ("seats.0.0", "", "The saved game has seats that cannot be read."),
        ("seats.0.0", "\ud83d", "The saved game has seats that cannot be read."),
        ("seats.0.1", 1, "The saved game has seats that cannot be read."),
        ("seats.0.1", 5, "The saved game has seats that cannot be read."),
        ("seats.0.1", True, "The saved game has seats that cannot be read."),
        ("seats.0.2", "wizard", "The saved game has seats that cannot be read."),
        ("moves", {}, "The saved game is damaged."),
        ("moves", [["Rest"]] * 20_001, "The saved game is damaged."),
        ("moves.0", ["Rest"], "The saved game contains a move that the rules do not allow."),
        ("moves.0", ["Walk", 4], "The saved game contains a move that the rules do not allow."),
        ("moves.0", ["Walk", "1"], "The saved game contains a move that cannot be read."),
        ("moves.0", ["Fly", 1], "The saved game contains a move that this version does not know."),
        ("held", 0, "The saved game is damaged."),
        ("held", 7, "The saved game is damaged."),
        ("held", False, "The saved game is damaged."),
        ("held", "0", "The saved game is damaged."),
        ("series", [], "The saved series cannot be read."),
        ("series.target", 0, "The saved series cannot be read."),
        ("series.lines", [[1, 2, 3]] * 3, "The saved series cannot be read."),
        ("fingerprint", "0" * 24, "The saved game does not lead to where it was left."),
        ("fingerprint", None, "The saved game is damaged."),
    ],
)
def test_a_bad_record_is_refused_with_a_sentence(path: str, value: Any, sentence: str) -> None:
    with pytest.raises(BadSave) as refused:
        from_record(change(sample(), path, value), TOYS)
    assert str(refused.value) == sentence


def test_another_move_than_the_one_made_does_not_lead_to_the_same_game() -> None:
    record = sample()
    record["moves"][0] = ["Walk", record["moves"][0][1] % 3 + 1]
    with pytest.raises(BadSave, match=r"does not lead to where it was left"):
        from_record(record, TOYS)


def test_a_table_too_small_for_the_game_is_refused() -> None:
    record = as_stored(toy_session("pp")) | {"seats": [["Anna", 0, PERSON]]}
    with pytest.raises(BadSave, match=r"^The saved game is damaged\.$"):
        from_record(record, TOYS)


@pytest.mark.parametrize("name", sorted(sample()))
def test_a_record_without_one_of_its_fields_is_refused_or_needs_it_not(name: str) -> None:
    record = sample(1)
    del record[name]
    if name in ("held", "series", "stand_ins", "undone", "hints"):
        assert from_record(record, TOYS).moves == from_record(sample(1), TOYS).moves
    else:
        with pytest.raises(BadSave):
            from_record(record, TOYS)


@pytest.mark.parametrize("data", [None, 7, "toy", [], {}, [{}], {"format": None}])
def test_what_is_no_record_is_none_of_ours(data: Any) -> None:
    with pytest.raises(BadSave, match=r"^This is not a game saved by Kingdoms\.$"):
        from_record(data, TOYS)


def test_seats_are_read_as_they_were_written() -> None:
    assert seats_from_json([["Anna", 0, "person"], ["Béla 👑", 4, "knight"]]) == [
        Seat("Anna", 0, PERSON),
        Seat("Béla 👑", 4, "knight"),
    ]
