"""A session: turns that are held, undo and redo, stale answers, and which tables are refused."""

import random

import pytest

from kingdoms.core.codec import IllegalMove
from kingdoms.core.seats import CRESTS, PERSON, Seat
from kingdoms.core.session import Session
from kingdoms.core.state import Move
from tests.toy import TOY, Look, Rest, ToyGame, ToyState, Walk, Walked, toy_session


def take_turn(session: Session, *, looking: bool = False) -> None:
    session.play(Walk(1))
    session.play(Look(True) if looking else Rest())
    session.end_turn()


# The past.


def test_the_past_has_the_events_of_the_log_in_both_directions() -> None:
    session = toy_session("pp")
    take_turn(session, looking=True)
    take_turn(session)
    told = [event for decision in session.log for event in decision.events]
    assert len(told) > 2
    assert list(session.past) == told
    assert list(reversed(session.past)) == told[::-1]


def test_a_past_does_not_grow_with_the_game() -> None:
    session = toy_session("pp")
    assert list(session.past) == []
    take_turn(session)
    before = session.past
    told = list(before)
    take_turn(session)
    assert list(before) == told
    assert len(list(session.past)) > len(told)


# Turns.


def test_a_persons_turn_is_held_when_the_chain_is_complete() -> None:
    session = toy_session("pp")
    session.play(Walk(2))
    assert session.held is None
    assert session.actor == 0
    session.play(Rest())
    assert session.held == 0
    assert session.actor == 0
    assert session.state.seat == 1
    session.end_turn()
    assert session.held is None
    assert session.actor == 1


def test_the_game_sets_how_many_decisions_make_a_turn_that_is_held(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(TOY), "long_turn", 3)
    session = toy_session("pp")
    session.play(Walk(2))
    session.play(Rest())
    assert (session.held, session.actor) == (None, 1)


def test_without_long_turns_every_turn_ends_with_its_last_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(TOY), "long_turn", None)
    session = toy_session("pp")
    session.play(Walk(2))
    session.play(Rest())
    assert (session.held, session.actor) == (None, 1)


def test_nobody_plays_before_a_held_turn_is_ended() -> None:
    session = toy_session("pp")
    session.play(Walk(2))
    session.play(Rest())
    with pytest.raises(IllegalMove):
        session.play(Walk(1))
    assert len(session.moves) == 2


def test_a_turn_that_can_no_longer_be_undone_passes_on_by_itself() -> None:
    session = toy_session("pp")
    session.play(Walk(2))
    session.play(Look(False))
    assert (session.held, session.actor) == (None, 1)


def test_a_turn_passes_on_by_itself_if_only_its_last_decision_can_be_undone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session = toy_session("pp")
    session.play(Walk(2))
    monkeypatch.setattr(type(session.log[0]), "has_revealed", property(lambda decision: decision is session.log[0]))
    session.play(Rest())
    assert (session.held, session.actor) == (None, 1)
    assert session.can_undo()


def test_a_turn_passes_on_to_a_bot_by_itself() -> None:
    session = toy_session("pb")
    session.play(Walk(2))
    session.play(Rest())
    assert session.held is None
    assert session.is_bots_turn
    assert session.can_undo()


def test_a_turn_passes_on_to_a_secret_choice_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    session = toy_session("pp")
    monkeypatch.setattr(type(session.state), "needs_curtain", lambda state, seat: seat == 1)
    session.play(Walk(2))
    session.play(Rest())
    assert (session.held, session.actor) == (None, 1)
    assert session.whose_undo() == 0


def test_a_bots_turn_is_never_held() -> None:
    session = toy_session("bp")
    assert session.is_bots_turn
    session.play(Walk(2))
    session.play(Rest())
    assert session.held is None
    assert session.actor == 1
    assert not session.is_bots_turn


# Turns in which nothing is left to do after a step but to rest.


@pytest.fixture
def dry(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """The toy game without water in the well: after walking, one can only rest, which ends the turn."""

    def take_step(state: ToyState) -> list[Move]:
        name, state.seat = state.agenda[-1]
        return [Walk(1), Walk(2)] if name == "walk" else [Rest()]

    monkeypatch.setattr(ToyState, "closing", (Rest,))
    monkeypatch.setattr(ToyState, "take_step", take_step)
    monkeypatch.setattr(ToyGame, "confirmed", (Walk,))
    return monkeypatch


@pytest.mark.usefixtures("dry")
def test_with_nothing_left_to_do_a_turn_is_confirmed_before_another_person_plays() -> None:
    session = toy_session("pp")
    session.play(Walk(1))
    assert (session.held, session.actor) == (0, 0)
    session.end_turn()
    assert (session.held, session.actor) == (None, 1)


@pytest.mark.usefixtures("dry")
def test_with_nothing_left_to_do_a_turn_passes_on_to_a_bot_by_itself() -> None:
    session = toy_session("pb")
    session.play(Walk(1))
    assert (session.held, session.actor) == (None, 1)


def test_with_nothing_left_to_do_a_turn_that_cannot_be_undone_passes_on_by_itself(dry: pytest.MonkeyPatch) -> None:
    dry.setattr(Walked, "reveals", True, raising=False)
    session = toy_session("pp")
    session.play(Walk(1))
    assert (session.held, session.actor) == (None, 1)


def test_a_move_that_shows_something_is_confirmed_even_before_a_bot_plays(dry: pytest.MonkeyPatch) -> None:
    dry.setattr(ToyGame, "shown", (Walk,))
    session = toy_session("pb")
    session.play(Walk(1))
    assert session.held == 0


def test_a_turn_that_showed_something_is_redone_with_the_bots_moves_after_it(dry: pytest.MonkeyPatch) -> None:
    dry.setattr(ToyGame, "shown", (Walk,))
    session = toy_session("pbb")
    for steps in (1, 2, 2):
        session.play(Walk(steps))
        session.end_turn()
    moves, state = session.moves, session.state.fingerprint()
    session.undo()
    assert session.moves == []
    session.redo()
    assert (session.moves, session.state.fingerprint(), session.held) == (moves, state, None)
    assert not session.can_redo


def test_ending_a_turn_that_is_not_held_changes_nothing() -> None:
    session = toy_session("pp")
    calls: list[Session] = []
    session.on_change = calls.append
    session.end_turn()
    assert calls == []
    assert session.age == 0


def test_an_illegal_move_changes_nothing() -> None:
    session = toy_session("pp")
    calls: list[Session] = []
    session.on_change = calls.append
    before = session.state.fingerprint()
    for move in (Walk(4), Rest(), (1,), None):
        with pytest.raises(IllegalMove):
            session.play(move)
    assert (session.state.fingerprint(), session.moves, session.age, calls) == (before, [], 0, [])


def test_the_log_shows_who_did_what() -> None:
    session = toy_session("pb")
    take_turn(session)
    session.play(Walk(3))
    assert [(decision.seat, decision.move) for decision in session.log] == [(0, Walk(1)), (0, Rest()), (1, Walk(3))]
    assert session.log[2].events[0].steps == 3


def test_a_game_ends_with_the_last_decision() -> None:
    session = toy_session("pp", options={"rounds": 1})
    take_turn(session)
    session.play(Walk(3))
    session.play(Rest())
    assert session.is_over
    assert session.state.winners() == [1]


# Undo.


def test_undo_goes_back_decision_by_decision_to_the_start() -> None:
    session = toy_session("pp")
    fingerprints = [session.state.fingerprint()]
    for move in (Walk(1), Rest(), None, Walk(2), Rest(), None, Walk(3)):
        if move is None:
            session.end_turn()
        else:
            session.play(move)
            fingerprints.append(session.state.fingerprint())
    for fingerprint in fingerprints[-2::-1]:
        assert session.can_undo()
        session.undo()
        assert session.state.fingerprint() == fingerprint
        assert session.held is None
    assert not session.can_undo()


def test_undo_stops_at_the_last_reveal() -> None:
    session = toy_session("pp")
    take_turn(session, looking=True)
    assert not session.can_undo()
    session.play(Walk(2))
    session.undo()
    assert session.moves == [Walk(1), Look(True)]
    with pytest.raises(IllegalMove):
        session.undo()
    assert session.moves == [Walk(1), Look(True)]


def test_a_reveal_can_be_undone_by_a_single_person_and_is_counted() -> None:
    session = toy_session("pb")
    take_turn(session, looking=True)
    take_turn(session, looking=True)
    assert not session.can_undo()
    assert session.can_undo(beyond_reveal=True)
    session.undo(beyond_reveal=True)
    assert (session.moves, session.actor, session.undone) == ([Walk(1)], 0, 1)
    session.undo(beyond_reveal=True)
    assert (session.moves, session.undone) == ([], 1)
    assert not session.can_undo(beyond_reveal=True)


def test_nobody_can_undo_what_was_revealed_to_another_person() -> None:
    session = toy_session("ppb")
    take_turn(session, looking=True)
    assert not session.can_undo(beyond_reveal=True)
    with pytest.raises(IllegalMove):
        session.undo(beyond_reveal=True)
    assert (len(session.moves), session.undone) == (2, 0)


def test_not_even_a_single_person_can_undo_a_finished_game() -> None:
    session = toy_session("bp", options={"rounds": 1})
    for _seat in range(2):
        take_turn(session, looking=True)
    assert session.is_over
    assert not session.can_undo(beyond_reveal=True)


def test_a_turn_handed_over_by_another_person_can_be_undone() -> None:
    session = toy_session("pp")
    take_turn(session)
    assert (session.actor, session.whose_undo()) == (1, 0)
    session.undo()
    assert (session.actor, session.moves) == (0, [Walk(1)])


def test_undone_decisions_can_be_redone() -> None:
    session = toy_session("ppb")
    take_turn(session)
    session.play(Walk(2))
    moves, state = session.moves, session.state.fingerprint()
    for _decision in range(3):
        session.undo()
    assert session.moves == []
    while session.can_redo:
        session.redo()
        # More was decided after this turn, so it had already been ended.
        assert session.held is None
    assert (session.moves, session.state.fingerprint(), session.held) == (moves, state, None)


def test_redo_restores_the_bots_moves_too() -> None:
    session = toy_session("pbp")
    take_turn(session)
    take_turn(session)
    moves = session.moves
    session.undo()
    assert len(session.moves) == 1
    session.redo()
    assert session.moves == moves
    assert session.actor == 2


def test_another_decision_ends_redo() -> None:
    session = toy_session("pp")
    session.play(Walk(1))
    session.undo()
    session.play(Walk(2))
    assert not session.can_redo
    with pytest.raises(IllegalMove):
        session.redo()
    assert session.moves == [Walk(2)]


def test_bots_moves_are_undone_with_the_persons_decision() -> None:
    session = toy_session("pbb")
    take_turn(session)
    for move in (Walk(1), Rest(), Walk(2)):
        session.play(move)
    session.undo()
    assert session.moves == [Walk(1)]
    assert session.actor == 0


def test_a_reveal_by_a_bot_cannot_be_undone() -> None:
    session = toy_session("pb")
    take_turn(session)
    session.play(Walk(1))
    assert session.can_undo()
    session.play(Look(False))
    assert not session.can_undo()


def test_there_is_no_undo_among_bots_alone() -> None:
    session = toy_session("bb")
    session.play(Walk(1))
    assert not session.can_undo()


def test_a_held_turn_can_be_undone() -> None:
    session = toy_session("pp")
    session.play(Walk(1))
    session.play(Rest())
    session.undo()
    assert session.held is None
    assert session.actor == 0
    assert session.moves == [Walk(1)]


def test_a_finished_game_stays_as_it_is() -> None:
    session = toy_session("pp", options={"rounds": 1})
    take_turn(session)
    assert session.can_undo()
    take_turn(session)
    assert session.is_over
    assert not session.can_undo()


def test_playing_on_after_an_undo_gives_the_same_dice() -> None:
    session = toy_session("pp")
    session.play(Walk(1))
    session.undo()
    session.play(Walk(1))
    first = session.play(Look(True))
    other = toy_session("pp")
    other.play(Walk(1))
    assert other.play(Look(True)) == first


# Changes.


def test_every_change_is_announced_once_and_makes_older_answers_stale() -> None:
    session = toy_session("pp")
    ages: list[int] = []
    session.on_change = lambda changed: ages.append(changed.age)
    session.play(Walk(1))
    session.play(Rest())
    session.end_turn()
    session.play(Walk(1))
    session.undo()
    assert ages == [1, 2, 3, 4, 5]


# The table.


@pytest.mark.parametrize(
    "seats",
    [
        [Seat("Anna", 0, PERSON)],
        [Seat("Anna", 0, PERSON), Seat("Béla", 0, PERSON)],
        [Seat("Anna", 0, PERSON), Seat("", 1, PERSON)],
        [Seat("Anna", 0, PERSON), Seat("B" * 25, 1, PERSON)],
        [Seat("Anna", 0, PERSON), Seat("Bé\udc00", 1, PERSON)],
        [Seat("Anna", 0, PERSON), Seat("Béla", CRESTS, PERSON)],
        [Seat("Anna", 0, PERSON), Seat("Béla", -1, PERSON)],
        [Seat("Anna", 0, PERSON), Seat("Béla", 1, "")],
        [Seat("Anna", 0, PERSON), Seat("Béla", 1, "wizard")],
    ],
)
def test_a_table_that_could_not_be_loaded_again_is_refused_at_once(seats: list[Seat]) -> None:
    with pytest.raises(ValueError, match=r"seat|players"):
        Session(TOY, seats, 1, {})


def test_a_start_that_is_not_a_timestamp_is_refused_at_once() -> None:
    with pytest.raises(ValueError, match="timestamp"):
        toy_session("pp", started="yesterday")


def test_an_option_that_the_game_does_not_have_is_refused() -> None:
    for options in ({"rounds": 4}, {"rounds": True}, {"rounds": 3.0}, {"speed": 1}, {"open_well": 0}):
        with pytest.raises(ValueError, match=r"cannot be|no option"):
            toy_session("pp", options=options)


def test_the_state_before_any_decision_is_available_as_a_copy() -> None:
    session, before = toy_session("pb"), []
    rng = random.Random(3)
    for _decision in range(6):
        before.append(session.state.fingerprint())
        session.end_turn()
        session.play(rng.choice(session.state.moves()))
    assert [session.state_before(number).fingerprint() for number in range(6)] == before
    session.state_before(0).apply(session.log[0].move)
    assert session.state_before(0).fingerprint() == before[0]


def test_a_hint_still_counts_when_the_decision_after_it_is_undone() -> None:
    session = toy_session("pb")
    session.count_hint()
    session.play(Walk(1))
    session.undo()
    assert (session.hints, session.undone, session.log) == (1, 0, [])


def test_a_replay_that_fails_changes_nothing() -> None:
    session = toy_session("pp")
    session.play(Walk(1))
    session.play(Rest())
    state, log, held = session.state.fingerprint(), list(session.log), session.held
    with pytest.raises(IllegalMove):
        session.replay([Walk(1), Walk(1)])
    assert (session.state.fingerprint(), session.log, session.held) == (state, log, held)
