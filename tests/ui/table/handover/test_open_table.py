"""The open table: nobody sees another person's secrets, and only possible things are offered."""

import random
from typing import Any

import pytest
from kivy.core.window import Window

from kingdoms.core.session import Session
from kingdoms.games import GAMES
from kingdoms.ui.board.sight import GLIMPSE, SKIP, TURN_UP
from kingdoms.ui.table.log import can_be_asked, reason
from kingdoms.ui.widgets import InkButton, Sheet
from kingdoms.ui.widgets.popover import Popover
from tests.ui.conftest import PHONE, TABLET
from tests.ui.positions import new_session, session_where
from tests.ui.table.turns.bots import Sure

ROYALS, RIVAL_KINGS = GAMES["royals"], GAMES["rival_kings"]
KINGSBURG, PALADINS = GAMES["kingsburg"], GAMES["paladins"]


def before_occupying() -> Session:
    """Royals with two people, at a decision for which the hand must be looked at."""
    return session_where(lambda state: state.agenda[-1][0] == "play" and len(state.moves()) > 3, "pp", 20, ROYALS)


def steps_of(seed: int) -> tuple[Session, random.Random]:
    return new_session("ppp", seed, RIVAL_KINGS), random.Random(seed)


def before_acting_first() -> tuple[Session, Any]:
    """Rival Kings before the last choice, and a choice after which the same person acts first."""
    for seed in range(300):
        session, rng = steps_of(seed)
        while session.state.agenda[-1][0] == "choose":
            move = rng.choice(session.state.moves())
            after = session.state.after(move)
            if after.agenda[-1][0] != "choose" and after.seat == session.state.seat:
                return session, move
            session.play(move)
    raise LookupError("nobody chooses last and acts first")


def after_an_open_turn() -> Session:
    """Rival Kings before a secret choice that follows another person's open turn, which can be undone."""
    for seed in range(100):
        session, rng = steps_of(seed)
        while session.state.seat is not None and len(session.log) < 80:
            was_open, before = session.state.agenda[-1][0] != "choose", session.state.seat
            session.play(rng.choice(session.state.moves()))
            session.end_turn()
            seat = session.state.seat
            is_secret = seat not in (None, before) and session.state.needs_curtain(seat)
            if was_open and is_secret and session.can_undo():
                return session
    raise LookupError("no open turn is followed by a choice")


def test_no_hint_is_given_about_face_down_cards(sit: Any) -> None:
    finger = sit(before_occupying(), TABLET)
    table = finger.table
    assert table.sight.is_face_down
    assert table.hints.why_not == "Look at your cards first."
    finger.press("h")
    assert not table.hints.is_thinking
    finger.tap_thing(TURN_UP)
    assert table.hints.why_not == ""


def test_nothing_is_said_about_possible_payments_while_the_hand_is_face_down(sit: Any) -> None:
    finger = sit(before_occupying(), TABLET)
    board = finger.table.board
    positions = [thing for thing in board.hits if thing[0] == "position"]
    for thing in positions:
        assert "lack" not in board.sight.about(thing)[1]
    finger.tap_thing(positions[0])
    assert finger.find(Popover)[0].why_not == "Look at your cards first."


def test_a_hint_is_gone_when_the_cards_are_covered(sit: Any) -> None:
    finger = sit(before_occupying(), TABLET)
    table = finger.table
    finger.tap_thing(TURN_UP)
    finger.press("h")
    finger.until(lambda: table.hints.advice() is not None, most=3_000_000)
    finger.app.on_pause()
    finger.app.on_resume()
    finger.frames(3)
    assert table.sight.is_face_down
    assert table.sight.advice is None
    assert not any(shown.is_advised for shown in table.board.painting.shown.values())


@pytest.mark.parametrize("size", [PHONE, TABLET])
def test_the_prompt_asks_for_a_look_and_the_turn_can_be_ended_without_one(sit: Any, size: tuple[int, int]) -> None:
    session = before_occupying()
    finger = sit(session, size)
    assert finger.table.prompt == "Anna: look at your cards or end your turn"
    assert set(finger.table.sight.lit) == {SKIP}
    decisions = len(session.log)
    finger.tap_thing(SKIP)
    assert len(session.log) == decisions + 1


@pytest.mark.parametrize("size", [PHONE, TABLET])
def test_a_hand_is_covered_once_the_secret_choice_is_made(sit: Any, size: tuple[int, int]) -> None:
    session, move = before_acting_first()
    finger = sit(session, size)
    seat, table = session.state.seat, finger.table
    finger.lift_curtain()
    assert table.sight.view.hands[seat] == session.state.hands[seat]
    table.course.play(move)
    finger.until(lambda: table.has_seen_all() and table.viewer == seat == session.actor)
    finger.frames(3)
    assert table.sight.is_face_down
    assert table.sight.view.hands[seat] == session.state.view(None).hands[seat]


def test_a_pile_that_was_looked_through_is_covered_afterwards(sit: Any) -> None:
    session = session_where(lambda state: state.agenda[-1][0] == "pick", "pp", 10, RIVAL_KINGS)
    finger = sit(session, TABLET)
    finger.tap_thing(TURN_UP)
    assert not finger.table.sight.is_face_down
    finger.table.course.play(session.state.moves()[0])
    finger.until(lambda: finger.table.has_seen_all() and not finger.table.board.flying.is_moving)
    viewer = finger.table.viewer
    assert finger.table.sight.is_face_down or viewer is None or not session.state.has_secrets(viewer)


def test_undoing_an_open_turn_from_a_curtain_asks_first(sit: Any) -> None:
    session = after_an_open_turn()
    finger = sit(session, TABLET)
    decisions, name = len(session.log), session.names[session.log[-1].seat]
    finger.frames(2)
    finger.tap_widget(finger.find(InkButton, text=f"Undo {name}'s turn")[0])
    assert len(session.log) == decisions
    assert Sheet.topmost().title == f"Undo {name}'s last decision?"
    finger.tap_widget(finger.find(InkButton, text="Undo")[0])
    assert len(session.log) < decisions


def test_unlit_things_are_explained_in_open_decisions_though_the_hand_is_face_down(sit: Any) -> None:
    session = session_where(
        lambda state: state.agenda[-1][0] == "action" and state.has_secrets(0), "pp", 5, RIVAL_KINGS
    )
    table = sit(session, TABLET).table
    assert table.sight.is_face_down
    why = {
        RIVAL_KINGS.words.why_not(table.sight.view, thing)
        for thing in table.board.hits
        if not table.sight.lit.get(thing)
    }
    assert any(why)
    assert "It is another player's decision." not in why


def test_every_turn_of_rival_kings_ends_with_its_last_action() -> None:
    for seed in range(5):
        session, rng = steps_of(seed)
        while session.state.seat is not None:
            if session.held is not None:
                assert type(session.log[-1].move) in RIVAL_KINGS.shown
                session.end_turn()
            else:
                session.play(rng.choice(RIVAL_KINGS.bot.sensible(session.state, session.state.moves())))


def test_while_a_turn_waits_for_its_end_nothing_is_said_about_the_next_person(sit: Any) -> None:
    for seed in range(30):
        session, rng = new_session("ppp", seed, PALADINS), random.Random(seed)
        while session.state.seat is not None and session.held is None and len(session.log) < 80:
            session.play(rng.choice(session.state.moves()))
        others = [name for seat, name in enumerate(session.names) if seat != session.held]
        is_to_be_read = type(session.log[-1].move) in session.game.shown
        if session.held is not None and hasattr(session.log[-1].events[-1], "seat") and not is_to_be_read:
            break
    table = sit(session, TABLET).table
    assert table.prompt.startswith(f"{session.names[session.held]}: end your turn")
    assert not any(table.news.startswith((name, f"It is {name}")) for name in others)


def peeked() -> Session:
    """Kingsburg after a bot's move whose reason depends on the enemy; the person to move knows the enemy."""
    for seed in range(100):
        session, rng = new_session("ppb", seed, KINGSBURG), random.Random(seed)
        while session.state.seat is not None and len(session.log) < 150:
            session.play(rng.choice(KINGSBURG.bot.sensible(session.state, session.state.moves())))
            session.end_turn()
            seat, number = session.state.seat, len(session.log) - 1
            if seat not in (0, 1) or not session.state.has_secrets(seat) or not can_be_asked(session, number):
                continue
            if reason(session, number, seat) != reason(session, number, None):
                return session
    raise LookupError("nobody knows the enemy alone")


def hinted() -> tuple[Session, Any]:
    """Kingsburg, and a move whose reason is different for somebody who knows the enemy."""
    for seed in range(100):
        session, rng = new_session("pp", seed, KINGSBURG), random.Random(seed)
        while session.state.seat is not None and len(session.log) < 120:
            session.play(rng.choice(KINGSBURG.bot.sensible(session.state, session.state.moves())))
            session.end_turn()
            state, seat = session.state, session.state.seat
            if seat is None or not state.has_secrets(seat) or state.agenda[-1][0] != "influence":
                continue
            words, view = KINGSBURG.words, state.view(seat)
            for move in state.moves():
                if words.why(view, move) != words.why(state.open_view(), move):
                    return session, move
    raise LookupError("no reason depends on the enemy")


def test_the_reason_for_a_bots_move_does_not_use_face_down_knowledge(sit: Any) -> None:
    session = peeked()
    finger = sit(session, TABLET)
    table = finger.table
    assert table.sight.is_face_down
    finger.press("w")
    (popover,) = [child for child in Window.children if isinstance(child, Popover)]
    number = len(session.log) - 1
    assert reason(session, number, None)[1] in popover.text
    assert reason(session, number, table.viewer)[1] not in popover.text


def test_a_hint_uses_only_open_knowledge_once_the_card_is_released(sit: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    session, move = hinted()
    regent = Sure(lambda other: other == move)
    monkeypatch.setattr("kingdoms.ui.table.hints.make", lambda *_who: regent)
    finger = sit(session, TABLET)
    table, words = finger.table, KINGSBURG.words
    touch = finger.hold_thing(GLIMPSE)
    finger.until(lambda: not table.sight.is_face_down)
    finger.press("h")
    finger.until(lambda: table.hints.reason)
    finger.up(touch)
    assert table.sight.is_face_down
    assert table.hints.reason == words.why(session.state.open_view(), move)
    assert regent.views[0].to_json() == session.state.open_view().to_json()


def test_a_tap_that_ends_a_turn_early_does_not_open_the_next_persons_hand(
    sit: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = before_occupying()
    finger = sit(session, TABLET, speed="normal")
    table = finger.table
    for _decision in range(20):
        viewer = table.viewer
        table.course.play(session.state.moves()[0])
        session.end_turn()
        if table.board.flying.is_moving and session.actor != viewer:
            table.taps.tapped(table.board, TURN_UP)
            assert table.viewer == session.actor
            assert table.handover.is_face_down
            return
        table.course.go_on()
    raise LookupError("no turn was handed over during an animation")
