"""Undo, redo and the end of a turn."""

import random
from typing import Any

from kivy.core.window import Window

from kingdoms.core.session import Session
from kingdoms.games import GAMES
from kingdoms.ui.board.sight import END, REDO, SKIP, UNDO
from kingdoms.ui.table.log import last_lines, line_about
from kingdoms.ui.widgets import Body, InkButton, Sheet, Toast
from tests.ui.conftest import TABLET
from tests.ui.positions import can_make, new_session, session_where
from tests.ui.touches import lit_of


def test_the_turn_passes_to_a_bot_by_itself(sit: Any) -> None:
    session = new_session("pbbb")
    finger = sit(session)
    finger.play(session.state.moves()[0])
    finger.until(lambda: len(session.log) > 1)


def held_turn(sit: Any) -> tuple[Any, Session]:
    """Paladins with two people; one of them has made several decisions and can still undo the last one."""
    session = new_session("pp", game=GAMES["paladins"])
    rng = random.Random(2)
    while session.held is None:
        session.play(rng.choice(session.state.moves()))
    return sit(session, TABLET), session


def test_a_turn_of_several_decisions_waits_to_be_ended_if_another_person_is_next(sit: Any) -> None:
    finger, session = held_turn(sit)
    holder, decisions = session.held, len(session.log)
    finger.frames(30)
    assert (session.held, finger.table.viewer, len(session.log)) == (holder, holder, decisions)
    assert finger.table.end_button.is_done
    assert not lit_of(finger)
    assert not any(session.names[session.state.seat] in line.text for line in last_lines(session, 1))
    finger.press("e")
    assert (session.held, finger.table.viewer) == (None, session.actor)
    assert finger.table.viewer != holder


def test_undoing_a_turn_that_its_owner_has_ended_asks_first(sit: Any) -> None:
    finger, session = held_turn(sit)
    holder, decisions = session.held, len(session.log)
    name, what = session.names[holder], line_about(session, decisions - 1)
    finger.press("e")
    finger.press("u")
    assert Sheet.topmost().title == f"Undo {name}'s last decision?"
    assert finger.find(Body, text=f"{what} It's now {session.names[session.actor]}'s turn.")
    finger.frames(30)
    finger.tap_widget(finger.find(InkButton, text="Keep")[0])
    assert len(session.log) == decisions
    finger.frames(30)
    finger.press("u")
    finger.frames(30)
    finger.tap_widget(finger.find(InkButton, text="Undo")[0])
    assert (len(session.log), finger.table.viewer) == (decisions - 1, holder)
    assert Toast.shown().text == f"Undone: {what}"


def test_an_undone_decision_can_be_redone(sit: Any) -> None:
    finger, session = held_turn(sit)
    decisions, state = len(session.log), session.state.fingerprint()
    assert not finger.table.board.buttons.can_redo
    finger.press("u")
    assert finger.table.board.buttons.can_redo
    finger.frames(2)
    finger.tap_thing(REDO)
    assert (len(session.log), session.state.fingerprint()) == (decisions, state)
    assert not finger.table.board.buttons.can_redo
    finger.press("r")
    assert len(session.log) == decisions


def test_undo_reverts_the_choice(sit: Any) -> None:
    session = new_session("pbbb")
    finger = sit(session)
    before = session.state.fingerprint()
    finger.play(session.state.moves()[0])
    finger.press("u")
    assert session.state.fingerprint() == before
    assert lit_of(finger)


def test_a_person_playing_alone_can_undo_a_reveal_only_after_a_question(sit: Any) -> None:
    session = new_session("pb", game=GAMES["royals"])
    while session.can_undo() or not session.can_undo(beyond_reveal=True) or session.is_bots_turn:
        session.play(session.state.moves()[0])
        session.end_turn()
    finger = sit(session)
    decisions = len(session.log)
    for answer, undone in (("Keep", 0), ("Undo", 1)):
        finger.tap_thing(UNDO)
        assert (session.undone, Sheet.topmost() is not None) == (0, True)
        finger.frames(30)
        finger.tap_widget(finger.find(InkButton, text=answer)[0])
        assert (session.undone, len(session.log) < decisions) == (undone, bool(undone))


def test_undo_and_end_turn_say_why_they_cannot_be_used(sit: Any) -> None:
    session = new_session("pbbb")
    finger = sit(session)
    finger.press("u")
    assert Toast.shown().text == "There is nothing to undo right now."
    assert Toast.shown().y > Window.height / 2
    finger.press("e")
    assert Toast.shown().text == "You can't end your turn yet."
    assert not {UNDO, END} & set(finger.table.board.hits)
    assert session.log == []


def test_the_end_turn_key_presses_the_button_whatever_its_label(sit: Any) -> None:
    session = session_where(can_make("EndTurn"), "pbbb", game=GAMES["royals"])
    finger = sit(session, TABLET)
    assert SKIP in finger.table.board.hits
    decisions = len(session.log)
    finger.press("e")
    assert len(session.log) > decisions
