"""Guided games: what is said when, what may be done meanwhile, and what happens after a different move or an undo."""

from kingdoms.core.session import Session
from kingdoms.core.words.lesson import (
    LEARNER,
    Lesson,
    LessonProgress,
    LessonStep,
    LessonTable,
    any_of,
    happened,
    one_of,
)
from tests.toy import Found, Look, Rest, Walk, Walked, toy_session

HELLO = LessonStep("Hello.")
WALK = LessonStep("Walk two steps.", wants=one_of(Walk(2)))
WELL = LessonStep("Rest or look into the well.", wants=any_of(Rest, Look))
RIVAL = LessonStep("{rival_1} walked.", when=happened(Walked, seat=1))
AFTER = LessonStep("That is how it works.")
FOUND = LessonStep("Found something.", when=happened(Found, seat=0))
AGAIN = LessonStep("Walk as far as you like.", wants=any_of(Walk))


TABLE = LessonTable(seats=2, seed=7, options={}, rivals=(Walk(3), Rest()))
OTHER_TABLE = LessonTable(seats=2, seed=8, options={}, rivals=(Walk(1),), opening=(Walk(2),))


def lesson(*steps: LessonStep) -> Lesson:
    return Lesson(TABLE, minutes=5, names=dict, steps=steps)


def begun(*steps: LessonStep, session: Session | None = None, step: int = 0) -> tuple[LessonProgress, Session]:
    session = session or toy_session("pb")
    progress = LessonProgress(lesson(*steps), session, step)
    progress.catch_up()
    return progress, session


def play(progress: LessonProgress, session: Session, *moves: Walk | Rest | Look) -> None:
    for move in moves:
        session.play(move)
        progress.catch_up()


def rival_plays(progress: LessonProgress, session: Session) -> None:
    move = progress.rival_move()
    assert move is not None
    session.play(move)
    progress.catch_up()


def allowed(progress: LessonProgress, session: Session) -> list[object]:
    view = session.state.view(LEARNER)
    return [move for move in view.moves() if progress.allows(view, move)]


def test_something_to_read_waits_until_it_has_been_read() -> None:
    progress, session = begun(HELLO, WALK)
    assert (progress.step, progress.must_read) == (HELLO, True)
    assert allowed(progress, session) == []
    progress.read()
    assert (progress.step, progress.must_read) == (WALK, False)


def test_a_step_that_asks_for_a_move_allows_only_what_it_asks_for() -> None:
    progress, session = begun(WALK, WELL)
    assert allowed(progress, session) == [Walk(2)]
    play(progress, session, Walk(2))
    assert progress.step is WELL
    assert allowed(progress, session) == [Rest(), Look(False), Look(True)]


def test_a_second_move_of_the_same_tap_must_be_what_the_next_step_asks_for() -> None:
    progress, session = begun(WALK, WELL)
    view = session.state.view(LEARNER)
    assert progress.allows_next(view, Rest())
    assert not progress.allows_next(view, Walk(2))


def test_a_second_move_of_the_same_tap_is_free_if_the_next_step_asks_for_nothing() -> None:
    progress, session = begun(WALK, AFTER)
    assert progress.allows_next(session.state.view(LEARNER), Walk(2))


def test_reading_makes_no_decision_for_the_player() -> None:
    progress, _session = begun(WALK)
    progress.read()
    assert progress.step is WALK


def test_a_rivals_move_is_explained_when_it_happens() -> None:
    progress, session = begun(WALK, WELL, RIVAL, AFTER, AGAIN)
    play(progress, session, Walk(2), Rest())
    assert progress.step is None
    rival_plays(progress, session)
    assert progress.step is RIVAL
    assert progress.text == "Béla walked."
    progress.read()
    assert progress.step is AFTER


def test_rivals_make_the_prepared_moves_in_order() -> None:
    progress, session = begun(WALK, WELL)
    play(progress, session, Walk(2), Rest())
    assert progress.rival_move() == Walk(3)
    rival_plays(progress, session)
    assert progress.rival_move() == Rest()
    rival_plays(progress, session)
    assert progress.rival_move() is None


def test_a_prepared_move_that_is_not_possible_is_left_to_a_squire() -> None:
    progress, session = begun(WALK, WELL)
    play(progress, session, Walk(2), Rest())
    session.play(Walk(1))
    session.play(Look(True))
    play(progress, session, Walk(2), Rest())
    # The prepared moves are used up, however the rival came to move.
    assert progress.rival_move() is None


def test_a_step_that_did_not_happen_is_left_out_with_the_text_after_it() -> None:
    progress, session = begun(WALK, WELL, FOUND, AFTER, RIVAL, AGAIN)
    play(progress, session, Walk(2), Rest())
    assert progress.step is None
    rival_plays(progress, session)
    assert progress.step is RIVAL


def test_a_decision_that_no_step_asks_for_is_free() -> None:
    progress, session = begun(WALK, LessonStep("Walk on.", wants=one_of(Walk(1))))
    play(progress, session, Walk(2))
    assert progress.step is None
    assert len(allowed(progress, session)) == 3
    assert not progress.is_over


def test_undo_goes_back_to_the_step_that_asked_for_the_move() -> None:
    progress, session = begun(HELLO, WALK, WELL)
    progress.read()
    play(progress, session, Walk(2))
    session.undo()
    progress.catch_up()
    assert progress.step is WALK


def test_a_lesson_is_resumed_at_its_step() -> None:
    progress, session = begun(HELLO, WALK, WELL)
    progress.read()
    play(progress, session, Walk(2))
    again, _session = begun(HELLO, WALK, WELL, session=session, step=progress.number)
    assert again.step is WELL


def test_a_lesson_knows_its_last_step() -> None:
    progress, _session = begun(HELLO, AFTER)
    assert not progress.is_last
    progress.read()
    assert progress.is_last


def test_steps_that_one_tap_can_complete_together_have_the_same_number() -> None:
    progress, session = begun(HELLO, WALK, WELL._replace(shares_number=True), AFTER)
    counts = [progress.count]
    progress.read()
    counts.append(progress.count)
    play(progress, session, Walk(2))
    counts.append(progress.count)
    play(progress, session, Rest())
    assert [*counts, progress.count] == ["1/3", "2/3", "2/3", "3/3"]


def test_a_lesson_waits_where_it_goes_on_at_another_table() -> None:
    progress, _session = begun(HELLO, AFTER._replace(table=OTHER_TABLE), WALK)
    progress.read()
    assert progress.number == 1
    assert progress.step is None
    assert not progress.is_over


def test_at_another_table_the_rivals_make_the_moves_prepared_for_it() -> None:
    steps = HELLO, AFTER._replace(table=OTHER_TABLE), WELL
    assert [lesson(*steps).table_at(step) for step in range(3)] == [TABLE, OTHER_TABLE, OTHER_TABLE]
    session = toy_session("pb")
    session.replay(OTHER_TABLE.opening)
    progress, _session = begun(*steps, session=session, step=1)
    progress.read()
    play(progress, session, Rest())
    assert progress.rival_move() == Walk(1)


def test_a_step_that_no_longer_exists_ends_the_lesson() -> None:
    progress, _session = begun(HELLO, step=9)
    assert progress.is_over


def test_a_lesson_is_over_after_its_last_step_and_at_the_end_of_the_game() -> None:
    progress, _session = begun(HELLO)
    progress.read()
    assert progress.is_over
    progress, session = begun(
        LessonStep("Never.", when=happened(Walked, seat=9)), session=toy_session("pb", options={"rounds": 1})
    )
    play(progress, session, Walk(2), Rest(), Walk(1), Rest())
    assert progress.is_over
