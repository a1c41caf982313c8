"""The guided first game: what it promises can be done in the positions it prepares."""

from collections.abc import Iterator

from kingdoms.core.game import Move
from kingdoms.core.seats import PERSON, Seat
from kingdoms.core.session import Session
from kingdoms.core.words.lesson import LEARNER
from kingdoms.games import GAMES
from kingdoms.games.paladins.board import CONVERT, PRAY
from kingdoms.games.paladins.cards import OUTSIDERS
from kingdoms.games.paladins.events import Cleared, Converted
from kingdoms.games.paladins.moves import Act, Pass
from kingdoms.games.paladins.scoring import ATTRIBUTE_VP
from kingdoms.games.paladins.words.learning.lesson import LESSON

SECOND_TABLE = next(number for number, step in enumerate(LESSON.steps) if step.table is not None)


def solo_game() -> Session:
    table = LESSON.table_at(SECOND_TABLE)
    session = Session(GAMES["paladins"], [Seat("Anna", 0, PERSON)], table.seed, table.options, key="lesson")
    session.replay(table.opening)
    return session


def follow(session: Session) -> Iterator[Move]:
    """Makes the moves that the steps of the solo game ask for, unless they have been made already."""
    for step in LESSON.steps[SECOND_TABLE:]:
        if step.wants is None:
            continue
        wanted = [move for move in session.state.moves() if step.wants(session.state, move)]
        if wanted:
            session.play(wanted[0])
            yield wanted[0]
        else:
            assert step.shares_number


def test_in_the_solo_game_the_cleared_action_is_used_again() -> None:
    session = solo_game()
    made = list(follow(session))
    assert [move.action for move in made if isinstance(move, Act)] == [CONVERT, PRAY, CONVERT]
    events = [event for event in session.past if isinstance(event, Cleared | Converted)]
    converted = [OUTSIDERS[event.outsider].key for event in events if isinstance(event, Converted) and not event.seat]
    assert converted == ["mercenary", "barbarian"]
    assert Cleared(LEARNER, CONVERT) in events
    assert session.state.round == 4


def test_the_learner_keeps_one_worker() -> None:
    session = solo_game()
    assert Pass() in follow(session)
    assert sum(session.state.hands[LEARNER]) == 1


def test_the_lesson_gives_the_points_for_attributes_as_they_are() -> None:
    said = "1 point at level 2, 3 at 4, 6 at 6, 9 at 8, 13 at 10 and 20 at level 12"
    assert any(said in step.text for step in LESSON.steps)
    assert [ATTRIBUTE_VP[level] for level in (2, 4, 6, 8, 10, 12)] == [1, 3, 6, 9, 13, 20]
