"""Stand-ins: somebody else takes over a seat in the middle of a game, and the change is remembered for good."""

import json
import random
from typing import Any

import pytest

from kingdoms.core.record import from_record, to_record
from kingdoms.core.seats import LEVELS, PERSON, StandIn, stood_in
from kingdoms.core.session import Session
from tests.toy import TOYS, Look, Rest, Walk, play_on, toy_session


def again(session: Session) -> Session:
    return from_record(json.loads(json.dumps(to_record(session))), TOYS)


def players(session: Session) -> list[str]:
    return [seat.player for seat in session.seats]


def test_a_bot_plays_under_a_persons_name_until_they_come_back() -> None:
    session = toy_session("pp")
    session.let_play(1, "knight")
    assert (session.names, players(session), session.persons) == (["Anna", "Béla"], [PERSON, "knight"], [0])
    session.play(Walk(1))
    session.let_play(1, PERSON)
    assert players(session) == [PERSON, PERSON]
    assert session.stand_ins == (StandIn(0, 1, "knight"), StandIn(1, 1, PERSON))


def test_a_stand_in_does_not_redo_what_a_person_undid() -> None:
    session = toy_session("pp")
    session.play(Walk(1))
    session.undo()
    session.let_play(0, "squire")
    assert not session.can_redo


def test_a_person_takes_over_a_bots_seat() -> None:
    session = toy_session("pb")
    session.let_play(1, PERSON)
    assert session.persons == [0, 1]
    assert not any(seat.is_person for seat in session.seated[1:])


def test_all_seats_may_be_left_to_bots() -> None:
    session = toy_session("pp")
    for seat in (0, 1):
        session.let_play(seat, "squire")
    assert session.persons == []
    assert session.is_bots_turn


def test_somebody_who_comes_back_before_any_decision_was_never_away() -> None:
    session = toy_session("pb")
    session.let_play(0, "knight")
    session.let_play(0, "regent")
    session.let_play(0, PERSON)
    assert (session.stand_ins, session.seats) == ((), session.seated)


def looked_at_bots_seat() -> Session:
    """A session in which a person has taken over a bot's seat and seen its secrets before the first decision."""
    session = toy_session("bp")
    session.let_play(0, PERSON)
    session.look()
    return session


def test_somebody_who_gives_a_bots_seat_back_without_looking_was_never_there() -> None:
    session = toy_session("bp")
    session.let_play(0, PERSON)
    session.let_play(0, "squire")
    assert (session.stand_ins, session.seats) == ((), session.seated)


def test_somebody_who_looked_from_a_bots_seat_is_remembered_after_giving_it_back() -> None:
    session = looked_at_bots_seat()
    for player in ("squire", PERSON, "knight", "squire"):
        session.let_play(0, player)
    assert session.seats == session.seated
    assert session.stand_ins == (StandIn(0, 0, PERSON), StandIn(0, 0, "squire"))
    assert stood_in(["squire", PERSON], session.stand_ins) == [(0, PERSON)]
    assert again(session).stand_ins == session.stand_ins


def test_somebody_who_may_have_looked_before_the_app_was_closed_is_remembered_too() -> None:
    session = again(looked_at_bots_seat())
    session.let_play(0, "squire")
    assert stood_in(["squire", PERSON], session.stand_ins) == [(0, PERSON)]


def test_a_bot_that_decided_nothing_before_the_app_was_closed_never_stood_in() -> None:
    session = toy_session("pp")
    session.let_play(0, "knight")
    session = again(session)
    session.let_play(0, PERSON)
    assert session.stand_ins == ()


def test_nobody_can_undo_a_decision_after_looking_at_what_a_bot_knows() -> None:
    session = toy_session("pb")
    session.play(Walk(1))
    session.play(Rest())
    session.end_turn()
    assert session.can_undo()
    session.let_play(1, PERSON)
    session.look()
    session.let_play(1, "squire")
    assert not session.can_undo(beyond_reveal=True)


def test_looking_does_not_make_a_bot_a_stand_in_for_a_person() -> None:
    session = toy_session("pp")
    session.let_play(1, "knight")
    session.look()
    session.let_play(1, PERSON)
    assert session.stand_ins == ()


def test_taking_over_a_seat_is_announced_once_and_makes_older_answers_stale() -> None:
    session, heard = toy_session("pb"), []
    session.on_change = lambda changed: heard.append(players(changed))
    session.let_play(0, "knight")
    assert (heard, session.age) == ([["knight", "squire"]], 1)


def test_a_held_turn_ends_when_its_owner_leaves() -> None:
    session = toy_session("pp")
    session.play(Walk(1))
    session.play(Rest())
    assert session.held == 0
    session.let_play(0, "knight")
    assert (session.held, session.actor) == (None, 1)
    session.let_play(0, PERSON)
    assert session.held is None


def test_decisions_from_before_a_seat_changed_hands_cannot_be_undone() -> None:
    session = toy_session("pp")
    session.play(Walk(1))
    assert session.can_undo()
    session.let_play(0, "knight")
    session.play(Rest())
    session.let_play(0, PERSON)
    assert not session.can_undo(beyond_reveal=True)


def test_a_bot_taking_over_another_seat_does_not_prevent_undo() -> None:
    session = toy_session("pp")
    session.play(Walk(1))
    session.let_play(1, "knight")
    assert session.whose_undo() == 0
    assert not session.can_undo(beyond_reveal=True)
    session.undo()
    assert (session.moves, session.stand_ins) == ([], (StandIn(0, 1, "knight"),))
    assert again(session).stand_ins == session.stand_ins
    session.redo()
    assert (session.moves, session.can_undo()) == ([Walk(1)], True)


def test_decisions_of_a_person_replaced_by_a_bot_are_not_undone_with_another_decision() -> None:
    session = toy_session("pp")
    for move in (Walk(1), Rest()):
        session.play(move)
    session.end_turn()
    session.play(Walk(1))
    assert session.log[-1].seat == 1
    session.let_play(1, "knight")
    assert not session.can_undo()


def test_a_returning_person_cannot_undo_a_stand_ins_decisions() -> None:
    session = toy_session("pb")
    session.let_play(0, "knight")
    session.play(Walk(1))
    session.let_play(0, PERSON)
    assert not session.can_undo(beyond_reveal=True)
    session.play(Look(False))
    assert session.can_undo(beyond_reveal=True)


def test_a_rematch_is_played_by_the_original_players() -> None:
    session = toy_session("pb")
    session.let_play(0, "knight")
    play_on(session, random.Random(1), 100)
    assert session.is_over
    assert session.next_game(3).seats == session.seated == toy_session("pb").seats


def test_nobody_takes_over_a_seat_in_a_finished_game() -> None:
    session = toy_session("bb")
    play_on(session, random.Random(1), 100)
    with pytest.raises(ValueError, match="cannot take over"):
        session.let_play(0, "knight")


@pytest.mark.parametrize(("seat", "player"), [(0, "wizard"), (2, "knight"), (-1, PERSON)])
def test_only_a_valid_player_takes_over_an_existing_seat(seat: int, player: str) -> None:
    session = toy_session("pb")
    with pytest.raises(ValueError, match="cannot take over"):
        session.let_play(seat, player)
    assert (session.seats, session.age) == (session.seated, 0)


@pytest.mark.parametrize("seed", range(40))
def test_a_game_with_stand_ins_is_loaded_as_it_was(seed: int) -> None:
    session, rng = toy_session("ppb", seed=seed), random.Random(seed)
    for _change in range(rng.randrange(6)):
        play_on(session, rng, rng.randrange(4))
        if not session.is_over:
            session.let_play(rng.randrange(3), rng.choice([PERSON, *LEVELS]))
    loaded = again(session)
    assert to_record(loaded) == to_record(session)
    assert (loaded.seats, loaded.seated, loaded.held) == (session.seats, session.seated, session.held)
    assert (loaded.can_undo(), loaded.actor) == (session.can_undo(), session.actor)


def test_a_record_from_before_there_were_stand_ins_has_none() -> None:
    record = to_record(toy_session("pb"))
    del record["stand_ins"]
    loaded = from_record(record, TOYS)
    assert (loaded.stand_ins, loaded.seats) == ((), loaded.seated)


BAD: list[Any] = [
    7, [[0, 0]], [[0, 0, "wizard"]], [[0, 2, "knight"]], [[0, -1, "knight"]], [[3, 0, "knight"]], [[-1, 0, "knight"]],
    [[True, 0, "knight"]], [[0, False, "knight"]], [[2, 0, "knight"], [1, 0, PERSON]], "knight", [None],
]  # fmt: skip


@pytest.mark.parametrize("data", BAD)
def test_impossible_stand_ins_are_dropped(data: Any) -> None:
    session = toy_session("pb")
    play_on(session, random.Random(1), 2)
    loaded = from_record({**to_record(session), "stand_ins": data}, TOYS)
    assert (loaded.stand_ins, loaded.seats, loaded.moves) == ((), session.seats, session.moves)


def test_only_somebody_who_played_for_another_stood_in() -> None:
    stand_ins = [StandIn(0, 0, "knight"), StandIn(3, 0, PERSON), StandIn(3, 1, PERSON), StandIn(5, 0, "knight")]
    assert stood_in([PERSON, "squire"], stand_ins) == [(0, "knight"), (1, PERSON)]


def test_the_player_who_made_a_decision_is_known_whoever_plays_now() -> None:
    session = toy_session("pp")
    session.play(Walk(1))
    session.let_play(0, "knight")
    session.play(Rest())
    session.let_play(0, PERSON)
    assert [session.decided_by(number) for number in range(2)] == [PERSON, "knight"]


def test_a_turn_is_no_longer_held_when_a_bot_takes_over_the_next_seat() -> None:
    session = toy_session("pp")
    session.play(Walk(1))
    session.play(Rest())
    assert session.held == 0
    session.let_play(1, "knight")
    assert (session.held, session.actor) == (None, 1)
    assert again(session).held is None
