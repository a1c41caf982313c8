"""The line below the prompt of Rival Kings: markers and fended-off attacks since the player's last decision."""

import random
from typing import Any

import pytest

from kingdoms.core.session import Session
from kingdoms.games.rival_kings.events import Bought, FendedOff, PassedOn, Settled, Skipped, Took, TurnBegan, TurnedUp
from kingdoms.games.rival_kings.moves import Skip
from kingdoms.games.rival_kings.words.log import done_to
from tests.ui.positions import new_session, past_of, session_where


def has_a_turn(state: Any) -> bool:
    """Whether it is the first seat's turn and it can skip something."""
    return state.asked == "action" and Skip() in state.moves()


@pytest.mark.parametrize("players", ["pbbb", "pppb"])
def test_a_marker_passed_to_the_player_is_mentioned_until_they_decide(sit: Any, players: str) -> None:
    table = sit(session_where(has_a_turn, players)).table
    you = table.sight.names[0]
    past = [Settled(0), PassedOn(1, 2), PassedOn(1, 0), FendedOff(2, 0), TurnBegan(0, 3), Skipped(0, "settle")]
    sight = table.sight._replace(past=past_of(*past))
    recap = table.board.recap(sight)
    assert recap.startswith(f"Bruno passes a conflict marker to {you}. Clara fends off ")
    assert recap.count("marker") == 2
    assert table.board.recap(sight._replace(past=past_of(*past, Settled(0)))) == ""
    assert table.board.recap(sight._replace(actor=1)) == ""


def test_after_what_concerns_the_player_comes_the_newest_thing_that_anybody_did(sit: Any) -> None:
    table = sit(session_where(has_a_turn, "pbbb")).table
    passed, took, bought = PassedOn(1, 0), Took(1, 0, 2, False), Bought(2, 0, 31, 2)
    sight = table.sight._replace(past=past_of(Settled(0), passed, took, bought, TurnedUp(0, 30), TurnBegan(0, 3)))
    said = [table.sight.words.line(event, table.sight.names) for event in (passed, bought)]
    assert table.board.recap(sight) == " ".join(said)


def test_the_line_below_the_prompt_is_the_recap(sit: Any) -> None:
    table = sit(session_after_a_marker()).table
    recap = table.board.recap(table.sight)
    assert recap
    assert table.news == recap


def session_after_a_marker() -> Session:
    """A session in which the first seat decides and has got a marker since its last decision."""
    for seed in range(100):
        session, rng = new_session(seed=seed), random.Random(seed)
        while not session.is_over:
            if session.held is not None:
                session.end_turn()
            elif session.state.seat == 0 and done_to(session.past, 0):
                return session
            else:
                session.play(rng.choice(session.state.moves()))
    raise LookupError("no game reaches such a position")
