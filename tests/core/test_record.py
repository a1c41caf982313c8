"""Saved games are loaded exactly as they were; whether one can go on depends only on the data it needs."""

import copy
import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kingdoms.core.codec import BadSave
from kingdoms.core.record import from_record, mended_in, seats_from_json, to_record
from kingdoms.core.seats import PERSON, Seat
from kingdoms.core.series import NUMBER_OF_GAMES, Series
from kingdoms.core.session import Session
from kingdoms.core.timestamps import now
from tests.toy import LATER_TOYS, TOYS, Look, Rest, ToyState, Walk, play_on, toy_session


def as_stored(session: Session) -> Any:
    return json.loads(json.dumps(to_record(session)))


def sample(decisions: int = 7) -> Any:
    session = toy_session("ppb", key="sample", started=now(), series=Series(NUMBER_OF_GAMES, 3).add((4, 5, 6)))
    play_on(session, random.Random(2), decisions)
    return as_stored(session)


@settings(max_examples=50)
@given(st.integers(0, 40), st.integers(0, 2**63), st.sampled_from(["pp", "pb", "bb", "ppb", "pppp", "bpbpb"]))
def test_a_session_is_loaded_as_it_was(decisions: int, seed: int, players: str) -> None:
    session = toy_session(players, seed=seed, key="k", started=now(), series=Series(NUMBER_OF_GAMES, 2))
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


def test_counts_are_loaded_and_default_to_zero_in_older_games() -> None:
    session = toy_session("pb", key="k", started=now())
    session.undone, session.hints = 2, 5
    record = as_stored(session)
    again = from_record(record, TOYS)
    assert (again.undone, again.hints) == (2, 5)
    for name in ("undone", "hints"):
        del record[name]
    again = from_record(record, TOYS)
    assert (again.undone, again.hints) == (0, 0)


def test_loading_a_game_does_not_count_as_a_change() -> None:
    assert from_record(sample(), TOYS).age == 0


def change(record: Any, path: str, value: Any) -> Any:
    record = copy.deepcopy(record)
    *parents, last = [int(step) if step.isdecimal() else step for step in path.split(".")]
    inner = record
    for step in parents:
        inner = inner[step]
    inner[last] = value
    return record


def test_a_game_goes_on_under_the_rules_it_was_begun_with() -> None:
    before = from_record(sample(), TOYS)
    for record in (sample(), {name: part for name, part in sample().items() if name != "rules"}):
        loaded = from_record(record, LATER_TOYS)
        assert (loaded.rules, loaded.state.rules) == (1, 1)
        assert loaded.state.fingerprint() == before.state.fingerprint()
        assert not mended_in(record, loaded)
        assert to_record(loaded)["rules"] == 1


def test_a_new_game_and_a_rematch_are_played_by_the_rules_in_use() -> None:
    old = from_record(sample(), LATER_TOYS)
    new = old.next_game(seed=3)
    assert (new.rules, new.state.rules, to_record(new)["rules"]) == (2, 2, 2)
    assert new.state.scores()[0].total == old.game.new(3, 3, {}, rules=1).scores()[0].total + 1
    assert from_record(as_stored(new), LATER_TOYS).rules == 2
    new.play(Walk(1))
    new.undo()
    assert new.state.rules == 2


DAMAGED = "The saved game is damaged."
NO_SEATS = "The players in the saved game can't be read."


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        ("format", 2, "This game was saved by a newer version of Kingdoms."),
        ("game", "chess", "This game was saved by a newer version of Kingdoms."),
        ("game", ["toy"], "This isn't a game saved by Kingdoms."),
        ("rules", 99, "This game was saved under different rules."),
        ("seed", 1 << 64, DAMAGED),
        ("seed", 7.0, DAMAGED),
        ("options", [], DAMAGED),
        ("options.rounds", 4, DAMAGED),
        ("options.speed", 4, DAMAGED),
        ("seats", [], NO_SEATS),
        ("seats", [["Anna", 0, PERSON]] * 6, NO_SEATS),
        ("seats", None, DAMAGED),
        ("moves", {}, DAMAGED),
        ("moves", [["Rest"]] * 20_001, DAMAGED),
        ("moves.0", ["Rest"], "The saved game contains an illegal move."),
        ("moves.0", ["Walk", 4], "The saved game contains an illegal move."),
        ("moves.0", ["Walk", "1"], "The saved game contains a move that can't be read."),
        ("moves.0", ["Fly", 1], "The saved game contains a move this version doesn't recognise."),
    ],
)
def test_a_record_is_refused_with_a_sentence_if_an_essential_part_is_bad(path: str, value: Any, sentence: str) -> None:
    with pytest.raises(BadSave) as refused:
        from_record(change(sample(), path, value), TOYS)
    assert str(refused.value) == sentence


@pytest.mark.parametrize("path", ["seats.0", "seats.0.0", "seats.0.1", "seats.0.2"])
@pytest.mark.parametrize("value", [None, "", "\ud83d", "x" * 25, -1, 1, 5, 10**400, True, 0.5, [], {}])
def test_a_nonsensical_seat_is_mended_and_the_game_goes_on(path: str, value: Any) -> None:
    loaded = from_record(change(sample(), path, value), TOYS)
    assert loaded.state.to_json() == from_record(sample(), TOYS).state.to_json()
    assert loaded.seats[1:] == from_record(sample(), TOYS).seats[1:] or path == "seats.0.1"
    assert to_record(from_record(as_stored(loaded), TOYS)) == to_record(loaded)


def test_a_mended_seat_gets_a_plain_name_a_free_crest_and_a_player() -> None:
    record = change(sample(), "seats", [["", 9, "wizard"], None, ["Cili", 0, 7]])
    assert from_record(record, TOYS).seats == (
        Seat("Player 1", 4, "sovereign"),
        Seat("Player 2", 3, PERSON),
        Seat("Cili", 0, PERSON),
    )


STATISTICS = ("format", "rules", "key", "started", "undone", "hints", "held", "series", "stand_ins", "fingerprint")
NONSENSE = (None, True, -1, 0, 10**400, 0.5, 1e308, "", "yesterday", "k" * 65, "0" * 24, [], [[0]], {}, {"goal": "x"})


@pytest.mark.parametrize("name", STATISTICS)
def test_nonsense_in_a_field_that_the_game_does_not_need_is_mended(name: str) -> None:
    good = from_record(sample(), TOYS)
    for value in NONSENSE:
        record = change(sample(), name, value)
        loaded = from_record(record, TOYS)
        assert loaded.moves == good.moves
        assert loaded.state.to_json() == good.state.to_json()
        again = as_stored(loaded)
        assert to_record(from_record(again, TOYS)) == again
        assert mended_in(again, loaded) == set()
        assert mended_in(record, loaded) <= {name}
    without = sample()
    del without[name]
    assert from_record(without, TOYS).moves == good.moves


def test_mended_fields_are_reported() -> None:
    record = change(change(sample(), "started", "yesterday"), "series.target", 0)
    assert mended_in(record, from_record(record, TOYS)) == {"started", "series"}
    record = change(sample(), "fingerprint", "0" * 24)
    assert mended_in(record, from_record(record, TOYS)) == {"fingerprint"}


def test_a_turn_held_by_an_earlier_version_goes_on_silently() -> None:
    session = toy_session("pp")
    session.play(Walk(1))
    record = change(as_stored(session), "held", 0)
    loaded = from_record(record, TOYS)
    assert loaded.held is None
    assert mended_in(record, loaded) == set()


def test_somebody_who_just_learnt_a_secret_can_still_look_at_it_after_loading(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ToyState, "has_secrets", lambda state, seat: bool(state.coins[seat]))
    session = toy_session("pp", seed=next(seed for seed in range(50) if _finds(seed)))
    session.play(Walk(1))
    session.play(Look(True))
    assert session.held == 0
    assert from_record(as_stored(session), TOYS).held == 0


def _finds(seed: int) -> bool:
    """Whether the first look into the well gives a coin."""
    session = toy_session("pp", seed=seed)
    session.play(Walk(1))
    session.play(Look(True))
    return bool(session.state.scores()[0].parts["coins"])


def test_a_held_turn_belongs_to_whoever_moved_last() -> None:
    session = toy_session("pp")
    session.play(Walk(1))
    session.play(Rest())
    for value in (1, 7, True, "0", []):
        assert from_record(change(as_stored(session), "held", value), TOYS).held == 0


def test_a_table_too_small_for_the_game_is_refused() -> None:
    record = as_stored(toy_session("pp")) | {"seats": [["Anna", 0, PERSON]]}
    with pytest.raises(BadSave, match=r"^The saved game is damaged\.$"):
        from_record(record, TOYS)


@pytest.mark.parametrize("name", ["game", "options", "seed", "seats", "moves"])
def test_a_record_without_an_essential_field_is_refused(name: str) -> None:
    record = sample(1)
    del record[name]
    with pytest.raises(BadSave):
        from_record(record, TOYS)


@pytest.mark.parametrize("data", [None, 7, "toy", [], {}, [{}], {"format": None}])
def test_anything_but_a_record_is_not_ours(data: Any) -> None:
    with pytest.raises(BadSave, match=r"^This isn't a game saved by Kingdoms\.$"):
        from_record(data, TOYS)


def test_seats_are_read_as_they_were_written() -> None:
    assert seats_from_json([["Anna", 0, "person"], ["Béla 👑", 4, "knight"]]) == [
        Seat("Anna", 0, PERSON),
        Seat("Béla 👑", 4, "knight"),
    ]
