"""People around a tablet: the screen turns towards the person who acts."""

from typing import Any

import pytest
from kivy.core.window import Window

from kingdoms.core.session import Session
from kingdoms.games import GAMES
from kingdoms.ui.board.sight import TURN_UP
from kingdoms.ui.system.system_bars import turned
from kingdoms.ui.table.handover.banner import Banner
from kingdoms.ui.table.handover.handover import ANGLES
from kingdoms.ui.theme import theme
from tests.ui.conftest import PHONE, TABLET
from tests.ui.positions import new_session, session_where
from tests.ui.table.handover.positions import before_handover


@pytest.fixture
def around(sit: Any) -> Any:
    """Sits down with people around the device: Anna at the bottom, Bruno on the given side, the others on the left."""

    def start(session: Session, side: str = "top", size: tuple[int, int] = TABLET, is_on: bool = True) -> Any:
        finger = sit(new_session("pb"), size)
        finger.app.set("around_table", is_on)
        finger.app.set("sides", ["bottom", side, "left", "left", "left"])
        finger.app.show("table", session=session)
        finger.frames(4)
        return finger

    return start


def hand_over(finger: Any) -> None:
    session = finger.table.session
    finger.table.course.play(session.state.moves()[0])
    if session.held is not None:
        finger.table.end_button.end_turn()
    finger.frames(3)


@pytest.mark.parametrize("side", ANGLES)
def test_the_screen_turns_towards_the_person_who_acts_and_touches_follow(around: Any, steady: None, side: str) -> None:
    finger = around(before_handover(), side)
    table, session = finger.table, finger.table.session
    assert (Window.rotation, table.viewer) == (0, 0)
    hand_over(finger)
    assert (Window.rotation, table.viewer) == (ANGLES[side], 1)
    assert tuple(Window.size) == (TABLET if side in ("bottom", "top") else TABLET[::-1])
    assert theme.wide == (side in ("left", "right"))
    assert tuple(table.size) == tuple(Window.size)
    assert finger.find(Banner)
    decisions = len(session.log)
    finger.play(session.state.moves()[0])
    assert len(session.log) > decisions


def test_nothing_turns_unless_the_setting_is_on(around: Any) -> None:
    finger = around(before_handover(), is_on=False)
    hand_over(finger)
    assert (Window.rotation, finger.table.viewer) == (0, 1)


def test_nothing_turns_on_a_phone(around: Any) -> None:
    finger = around(before_handover(), size=PHONE)
    hand_over(finger)
    assert (Window.rotation, finger.table.viewer) == (0, 1)


def test_nothing_turns_for_a_person_playing_alone(around: Any) -> None:
    session = new_session("bp", game=GAMES["kingsburg"])
    finger = around(session)
    finger.until(finger.table.may_decide, most=1_000_000)
    assert (Window.rotation, finger.table.viewer) == (0, 1)


def test_while_a_bot_plays_the_screen_stays_as_it_is(around: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    session = before_handover("ppb")
    finger = around(session)
    monkeypatch.setattr(finger.table.bots, "ask", lambda *_asked: None)
    hand_over(finger)
    assert Window.rotation == 180
    while session.actor == 1:
        hand_over(finger)
    assert session.is_bots_turn
    assert Window.rotation == 180


def test_a_curtain_turns_before_it_is_lifted(around: Any) -> None:
    session = new_session("pp")
    finger = around(session)
    assert (Window.rotation, finger.table.curtain.who) == (0, "Anna")
    finger.lift_curtain()
    finger.play(session.state.moves()[0])
    assert (Window.rotation, finger.table.curtain.who, finger.table.viewer) == (180, "Bruno", None)
    finger.lift_curtain()
    assert (Window.rotation, finger.table.viewer) == (180, 1)


def test_a_hand_is_face_down_when_the_screen_turns_and_can_be_opened_then(around: Any) -> None:
    session = session_where(lambda state: state.agenda[-1][0] == "play", "pp", 20, GAMES["royals"])
    finger = around(session, "left")
    finger.tap_thing(TURN_UP)
    while session.actor == 0:
        if session.held is None:
            finger.play(next(move for move in session.state.moves() if type(move).__name__ != "Occupy"))
        else:
            finger.press("e")
    finger.frames(4)
    assert (Window.rotation, finger.table.sight.is_face_down) == (270, True)
    finger.tap_thing(TURN_UP)
    assert not finger.table.sight.is_face_down


def test_the_rules_face_the_person_who_opens_them_and_home_faces_everybody(around: Any) -> None:
    finger = around(before_handover())
    hand_over(finger)
    finger.press("?")
    assert (finger.app.trail[-1][0], Window.rotation) == ("rules", 180)
    finger.app.back()
    assert (finger.app.trail[-1][0], Window.rotation) == ("table", 180)
    finger.app.show("home")
    assert Window.rotation == 0


def test_insets_turn_the_opposite_way() -> None:
    left, top, right, bottom = range(4)
    assert turned((left, top, right, bottom), 0) == [left, top, right, bottom]
    assert turned((left, top, right, bottom), 90) == [bottom, left, top, right]
    assert turned((left, top, right, bottom), 180) == [right, bottom, left, top]
    assert turned((left, top, right, bottom), 270) == [top, right, bottom, left]
