"""Undo, and the end of a turn."""

from typing import Any

from kivy.core.window import Window

from kingdoms.games import GAMES
from kingdoms.ui.widgets import InkButton, Sheet, Toast
from tests.ui.positions import new_session


def lit_of(finger: Any) -> dict[Any, Any]:
    return dict(finger.table.board.sight.lit)


def test_a_complete_turn_waits_for_its_end(sit: Any) -> None:
    session = new_session("pbbb")
    finger = sit(session)
    finger.play(session.state.moves()[0])
    assert session.held == 0
    finger.frames(30)
    assert len(session.log) == 1
    assert not lit_of(finger)
    finger.press("e")
    finger.until(lambda: len(session.log) > 1)


def test_undo_takes_the_choice_back(sit: Any) -> None:
    session = new_session("pbbb")
    finger = sit(session)
    before = session.state.fingerprint()
    finger.play(session.state.moves()[0])
    finger.press("u")
    assert session.state.fingerprint() == before
    assert lit_of(finger)


def test_who_plays_alone_takes_back_what_was_revealed_only_after_a_question(sit: Any) -> None:
    session = new_session("pb", game=GAMES["royals"])
    while session.can_undo() or not session.can_undo(beyond_reveal=True) or session.is_bots_turn:
        session.play(session.state.moves()[0])
        session.end_turn()
    finger = sit(session)
    decisions = len(session.log)
    for answer, undone in (("Keep", 0), ("Take it back", 1)):
        finger.tap_widget(finger.find("IconButton", icon="undo")[0])
        assert (session.undone, Sheet.topmost() is not None) == (0, True)
        finger.frames(30)
        finger.tap_widget(finger.find(InkButton, text=answer)[0])
        assert (session.undone, len(session.log) < decisions) == (undone, bool(undone))


def test_undo_and_end_turn_say_why_they_cannot_be_used(sit: Any) -> None:
    session = new_session("pbbb")
    finger = sit(session)
    finger.press("u")
    assert Toast.shown().text == finger.table.undo_why
    assert Toast.shown().y > Window.height / 2
    finger.press("e")
    assert Toast.shown().text == finger.table.end_why
    assert finger.table.end_why
    assert session.log == []
