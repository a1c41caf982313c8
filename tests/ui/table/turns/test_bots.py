"""Bots at the table: they play on their turn, wait while somebody reads, and never hold up a frame."""

import math
from typing import Any

import pytest
from kivy.core.window import Window

from kingdoms.games import GAMES
from kingdoms.ui.board.sight import END, SKIP
from kingdoms.ui.durations import DURATIONS
from kingdoms.ui.widgets import Toast
from kingdoms.ui.widgets.popover import Popover
from tests.ui.positions import can_make, new_session, session_where
from tests.ui.table.turns.bots import Slow, Sure


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


def test_a_bot_is_given_only_what_its_seat_may_know(sit: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    bot = Sure(lambda move: True)
    monkeypatch.setattr("kingdoms.ui.table.turns.bots.make", lambda *_who: bot)
    session = new_session("bp")
    before = session.state.copy()
    sit(session).until(lambda: session.log)
    heard = bot.views[0].to_json()
    assert heard == before.view(0).to_json()
    assert heard != before.to_json()


def test_a_key_skips_all_moves_of_bots_up_to_the_next_person(sit: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(DURATIONS, "bot", math.inf)
    session = new_session("bbbp")
    finger = sit(session, speed="normal")
    finger.until(lambda: finger.table.bots.has_move)
    assert not session.log
    finger.press("e")
    finger.until(lambda: session.actor == 3)
    assert [decision.seat for decision in session.log] == [0, 1, 2]
    finger.frames(2)
    assert not finger.table.bots.are_hurried


def test_a_tap_meant_to_skip_a_bot_makes_no_decision_for_the_next_person(
    sit: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = session_where(lambda state: state.agenda[-1][0] == "influence", "bp", 1, GAMES["kingsburg"])
    finger = sit(session, speed="fast")
    monkeypatch.setitem(DURATIONS, "reaction", math.inf)
    finger.until(lambda: session.actor == 1 and SKIP in finger.table.board.hits)
    count = len(session.log)
    finger.tap_thing(SKIP)
    assert len(session.log) == count
    monkeypatch.setitem(DURATIONS, "reaction", 0)
    finger.tap_thing(SKIP)
    assert len(session.log) > count


def test_an_impatient_tap_on_skip_ahead_does_not_pass_for_the_next_person(
    sit: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = session_where(lambda state: state.agenda[-1][0] == "influence", "bp", 1, GAMES["kingsburg"])
    finger = sit(session, speed="normal")
    monkeypatch.setitem(DURATIONS, "reaction", 0)
    monkeypatch.setitem(DURATIONS, "haste", math.inf)
    finger.until(lambda: finger.table.bots.has_move)
    finger.tap_thing(END)
    finger.until(lambda: session.actor == 1 and SKIP in finger.table.board.hits)
    count = len(session.log)
    finger.tap_thing(SKIP)
    assert len(session.log) == count
    button = finger.table.end_button
    assert button.is_stray(END)
    # Whoever has decided something since then means it.
    button.mark_decision()
    assert not button.is_stray(END)
    finger.tap_thing(SKIP)
    assert len(session.log) > count


def test_a_bot_waits_while_something_is_read(sit: Any) -> None:
    session = new_session("bbbp")
    finger = sit(session, speed="normal")
    finger.tap_thing(("supply",))
    finger.until(lambda: finger.table.bots.has_move)
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


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> list[Slow]:
    """The bots asked so far, each of which thinks until it is cancelled."""
    asked: list[Slow] = []

    def make(*_who: Any) -> Slow:
        asked.append(Slow())
        return asked[-1]

    monkeypatch.setattr("kingdoms.ui.table.turns.bots.make", make)
    return asked


def while_a_bot_thinks(sit: Any, slow: list[Slow], players: str = "pbb") -> Any:
    """A table at which a person has just ended their turn and a bot is thinking."""
    session = session_where(can_make("Choose"), players)
    finger = sit(session)
    if finger.table.curtain is not None:
        finger.lift_curtain()
    finger.tap_thing(("hand", session.state.moves()[0].character))
    finger.press("e")
    finger.until(lambda: slow and slow[-1].thread)
    return finger


@pytest.mark.parametrize("how", ["leaving", "undo", "pause", "a stand-in"])
def test_a_bot_stops_thinking_as_soon_as_its_answer_is_not_needed(sit: Any, slow: list[Slow], how: str) -> None:
    finger = while_a_bot_thinks(sit, slow)
    bot, count = slow[-1], len(finger.table.session.log)
    if how == "leaving":
        finger.app.show("home")
    elif how == "undo":
        finger.press("u")
    elif how == "pause":
        finger.app.on_pause()
    else:
        finger.table.stand_ins.let_play(1, "person")
    finger.until(lambda: bot.was_cancelled)
    finger.frames(20)
    assert len(finger.table.session.log) <= count
    assert not finger.table.bots.has_move


@pytest.mark.parametrize("players", ["pbb", "pbp"])
def test_a_bot_stopped_by_a_pause_thinks_again_after_it(sit: Any, slow: list[Slow], players: str) -> None:
    finger = while_a_bot_thinks(sit, slow, players)
    finger.app.on_pause()
    asked = len(slow)
    assert not finger.table.bots.thinker.is_thinking
    finger.app.on_resume()
    assert len(slow) == asked + 1
    slow[-1].may_answer.set()
    count = len(finger.table.session.log)
    finger.until(lambda: len(finger.table.session.log) > count)


def test_a_move_that_was_ready_when_the_game_moved_on_is_not_made(sit: Any, slow: list[Slow]) -> None:
    finger = while_a_bot_thinks(sit, slow)
    session = finger.table.session
    slow[-1].may_answer.set()
    session.undo()
    finger.frames(50)
    assert not finger.table.bots.has_move
    assert session.actor == 0


def test_a_bot_that_fails_is_reported_and_the_game_goes_on(sit: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def choose(self, *_question: Any) -> Any:
            raise ArithmeticError

    troubles: list[type] = []
    monkeypatch.setattr("kingdoms.ui.table.turns.bots.make", lambda *_who: Broken())
    monkeypatch.setattr("sys.excepthook", lambda kind, *_more: troubles.append(kind))
    session = new_session("bpp")
    finger = sit(session)
    finger.until(lambda: session.log)
    assert troubles[0] is ArithmeticError
    assert "Anna" in Toast.shown().text


def test_while_a_bot_decides_the_prompt_says_that_it_is_thinking(sit: Any) -> None:
    session = new_session("bbbp")
    finger = sit(session, speed="normal")
    thoughts = [f"{name} is thinking…" for name in session.names[:3]]
    finger.until(lambda: finger.table.prompt in thoughts)
