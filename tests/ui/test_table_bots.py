"""Bots at the table: they play when it is their turn, wait while somebody reads, and never hold up a frame."""

from typing import Any

import pytest
from kivy.core.window import Window

from kingdoms.ui.popover import Popover
from kingdoms.ui.widgets import Toast
from tests.ui.positions import new_session


def test_bots_play_on_their_own_until_a_person_has_to_decide(sit: Any) -> None:
    session = new_session("bbbp")
    finger = sit(session)
    finger.until(lambda: session.actor == 3)
    assert len(session.log) == 3
    assert finger.table.board.sight.lit


def test_bots_alone_play_a_game_to_its_end_and_the_score_is_shown(sit: Any) -> None:
    session = new_session("bb")
    finger = sit(session)
    assert finger.table.viewer is None
    finger.until(lambda: session.is_over, most=200_000)
    finger.until(lambda: finger.app.trail[-1][0] == "score")


def test_a_tap_skips_the_waiting_between_the_moves_of_bots(sit: Any) -> None:
    session = new_session("bbbp")
    finger = sit(session, speed="normal")
    finger.until(lambda: finger.table.opponents.has_move)
    count = len(session.log)
    finger.press("e")
    assert len(session.log) == count + 1


def test_a_bot_waits_while_something_is_read(sit: Any) -> None:
    session = new_session("bbbp")
    finger = sit(session, speed="normal")
    finger.tap_thing(("supply",))
    finger.until(lambda: finger.table.opponents.has_move)
    count = len(session.log)
    finger.frames(2000)
    assert len(session.log) == count
    next(child for child in Window.children if isinstance(child, Popover)).dismiss()
    finger.until(lambda: len(session.log) > count, most=500_000)


def test_an_answer_for_a_table_that_was_left_is_dropped(sit: Any) -> None:
    session = new_session("bbbp")
    finger = sit(session, speed="normal")
    finger.app.show("home")
    count = len(session.log)
    finger.frames(200)
    assert len(session.log) == count
    finger.app.show("table", session=session)
    finger.until(lambda: len(session.log) > count, most=500_000)


def test_a_bot_that_fails_is_told_and_the_game_goes_on(sit: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def choose(self, *_question: Any) -> Any:
            raise ArithmeticError

    troubles: list[type] = []
    monkeypatch.setattr("kingdoms.ui.opponents.make", lambda *_who: Broken())
    monkeypatch.setattr("sys.excepthook", lambda kind, *_more: troubles.append(kind))
    session = new_session("bpp")
    finger = sit(session)
    finger.until(lambda: session.log)
    assert troubles[0] is ArithmeticError
    assert "Anna" in Toast.shown().text


def test_while_a_bot_decides_the_prompt_does_not_ask_the_person_for_it(sit: Any) -> None:
    session = new_session("bbbp")
    finger = sit(session, speed="normal")
    thoughts = [f"{name} is thinking…" for name in session.names[:3]]
    finger.until(lambda: finger.table.prompt in thoughts)
