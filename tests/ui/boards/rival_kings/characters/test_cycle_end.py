"""Time to read: at the end of a cycle, and after what a rival does to the viewer."""

from typing import Any

from kingdoms.games.rival_kings.events import CycleBegan, PassedOn, PileEnded
from kingdoms.ui.board.movement.flights import HANDOVER, PAUSE
from kingdoms.ui.boards.rival_kings.scenes.events import scenes
from kingdoms.ui.theme import theme
from tests.ui.conftest import PHONE
from tests.ui.positions import new_session, session_where


def last_move(state: Any) -> Any:
    """A move that ends the cycle; None if there is none."""
    for move in state.moves() if state.revealed else ():
        later = state.copy()
        later.apply(move)
        if later.seat is not None and not later.revealed:
            return move
    return None


def test_the_court_stays_until_everybody_has_seen_the_last_turn(sit: Any) -> None:
    session = session_where(lambda state: last_move(state) is not None, "pppp")
    move = last_move(session.state)
    finger = sit(session, PHONE)
    theme.speed, theme.pauses = "normal", "normal"
    board = finger.table.board
    court = {thing for thing in board.places if thing[0] == "character"}
    assert len(court) == 4
    finger.table.course.play(move)
    if session.held is not None:
        board.flying.finish()
        finger.table.end_button.end_turn()
    assert not session.state.revealed
    assert court <= board.places.keys()
    assert not court & board.hits.keys()
    assert finger.table.curtain is None
    board.form = "RivalKingsTabletWide"
    board.lay_out()
    assert court <= board.places.keys()
    board.flying.finish()
    assert not court & board.places.keys()
    assert finger.table.curtain is not None


def test_the_table_does_not_change_until_the_end_of_a_cycle_is_shown(sit: Any) -> None:
    board = sit(session_where(lambda state: state.revealed, "pbbb"), PHONE).table.board
    board.show(board.sight)
    places = board.places
    last = scenes(board, board.sight, [CycleBegan(1, 2)])[-1]
    assert (last.kind, last.caption) == (HANDOVER, "Round 1, cycle 2 begins.")
    assert board.places is places
    board.show(board.sight, [CycleBegan(1, 2)])
    assert not any(thing[0] == "character" for thing in board.hits)


def test_nothing_is_kept_without_a_new_cycle(sit: Any) -> None:
    board = sit(new_session("pbbb"), PHONE).table.board
    assert all(scene.kind != HANDOVER for scene in scenes(board, board.sight, []))


def test_there_is_time_to_read_that_the_cycle_is_the_last(sit: Any) -> None:
    board = sit(new_session("pbbb"), PHONE).table.board
    (scene,) = scenes(board, board.sight, [PileEnded(0)])
    assert scene.kind == PAUSE
    assert scene.caption == board.sight.words.line(PileEnded(0), board.sight.names)


def test_there_is_time_to_read_what_a_rival_does_to_the_viewer_but_not_what_rivals_do_to_each_other(sit: Any) -> None:
    board = sit(session_where(lambda state: state.revealed, "pbbb"), PHONE).table.board
    *_shown, last = scenes(board, board.sight, [PassedOn(1, 0)])
    assert (last.kind, last.caption) == (PAUSE, board.sight.words.line(PassedOn(1, 0), board.sight.names))
    assert all(scene.kind != PAUSE for scene in scenes(board, board.sight, [PassedOn(1, 2)]))
