"""None of a person's secrets can be seen, touched or reached by keyboard when the next person takes the device."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from kivy.uix.widget import Widget

from kingdoms.core.seats import PERSON, Seat
from kingdoms.core.session import Session
from kingdoms.games import GAMES
from kingdoms.ui.board.sight import SKIP, TURN_UP
from kingdoms.ui.table.handover.curtain import Curtain
from kingdoms.ui.theme import theme
from kingdoms.ui.widgets import InkButton, Sheet, Toast, toast
from kingdoms.ui.widgets.focus import Focusable
from tests.ui.conftest import TABLET
from tests.ui.positions import can_make, new_session, session_where
from tests.ui.table.turns.bots import Broken, Slow


@pytest.fixture
def sit(launch: Callable[..., Any]) -> Callable[..., Any]:
    """Sits down at a session and lifts the curtain, if there is one."""

    def start(session: Session, speed: str = "off") -> Any:
        finger = launch(TABLET)
        theme.speed = speed
        finger.app.show("table", session=session)
        finger.frames(4)
        if finger.table.curtain is not None:
            finger.lift_curtain()
        return finger

    return start


def test_a_card_being_read_is_closed_on_a_pause(sit: Any) -> None:
    session = new_session("pp")
    finger = sit(session)
    finger.table.board.dispatch("on_read", ("hand", session.state.hands[0][0]))
    finger.frames(2)
    assert Sheet.topmost() is not None
    finger.app.on_pause()
    assert Sheet.topmost() is None
    assert finger.table.curtain is not None


@pytest.mark.parametrize("size", [(360, 640), (640, 360)])
def test_the_crest_and_the_button_are_whole_with_the_largest_text(launch: Any, size: tuple[int, int]) -> None:
    finger = launch(size)
    finger.app.set("language", "hu")
    finger.app.set("text_scale", 2.0)
    finger.app.show("table", session=new_session("pp"))
    finger.frames(6)
    curtain = finger.table.curtain
    for child in curtain.children[0].children:
        assert child.y >= 0, child
        assert child.top <= curtain.top, child


def has_ring(area: Widget) -> bool:
    return any(isinstance(widget, Focusable) and widget.is_focused for widget in area.walk())


def test_the_keyboard_does_not_reach_under_the_curtain(sit: Any) -> None:
    session = new_session("pp")
    finger = sit(session)
    finger.app.on_pause()
    finger.frames(2)
    for key in ("down", "right", "tab"):
        finger.press(key)
        assert has_ring(finger.table.curtain)
    for key in ("u", "e", "l"):
        finger.press(key)
    assert session.log == []
    assert finger.table.curtain is not None


def test_the_keyboard_does_not_reach_under_the_log(sit: Any) -> None:
    session = session_where(can_make("Buy"))
    finger = sit(session)
    finger.press("l")
    finger.frames(40)
    moves = len(session.log)
    for key in ("down", "right", "tab"):
        finger.press(key)
        assert has_ring(finger.table.log)
    finger.press("enter")
    assert not finger.table.log.is_out
    assert len(session.log) == moves


def test_a_tap_that_ends_a_bots_last_animation_reaches_nothing_behind_the_curtain(sit: Any) -> None:
    session = new_session("pbp")
    finger = sit(session, speed="normal")
    board, table = finger.table.board, finger.table
    own = next(thing for thing in board.hits if thing[0] == "hand")
    finger.play(session.state.moves()[0])
    finger.until(lambda: board.flying.is_moving or table.curtain is not None, most=500_000)
    board.dispatch("on_tap", own)
    board.dispatch("on_read", own)
    finger.until(lambda: table.curtain is not None, most=500_000)
    assert Sheet.topmost() is None
    assert not table.taps.is_explaining


def test_an_undo_during_an_animation_leaves_nothing_invisible(sit: Any) -> None:
    session = new_session("pbb")
    finger = sit(session, speed="normal")
    board = finger.table.board
    finger.play(session.state.moves()[0])
    finger.table.undoing.undo()
    assert session.log == []
    assert not any(board.is_in_the_air(thing) for thing in board.places)


def test_a_board_is_not_given_secret_moves(sit: Any) -> None:
    session = new_session("pp")
    finger = sit(session)
    finger.play(session.state.moves()[0])
    assert [type(event).__name__ for event in finger.table.board.sight.past] == ["Chosen"]


def session_before_a_look() -> tuple[Session, Any]:
    """A session of Kingsburg with two people, and a move that lets the person to move look at the enemy."""
    game = GAMES["kingsburg"]
    rng = random.Random(1)
    for seed in range(200):
        session = Session(game, [Seat("Anna", 0, PERSON), Seat("Béla", 1, PERSON)], seed, {})
        while session.state.seat is not None and len(session.log) < 60:
            session.end_turn()
            seat = session.state.seat
            for move in session.state.moves():
                after = session.state.copy()
                after.apply(move)
                if after.seat is not None and after.has_secrets(seat) and not session.state.has_secrets(seat):
                    return session, move
            session.play(rng.choice(session.state.moves()))
    raise LookupError("nobody comes to look at the enemy")


def test_new_knowledge_is_face_down_until_its_owner_looks(sit: Any) -> None:
    session, move = session_before_a_look()
    finger = sit(session)
    looker = session.state.seat
    assert finger.table.viewer == looker
    finger.table.course.play(move)
    finger.frames(2)
    assert session.state.has_secrets(looker)
    assert finger.table.curtain is None
    assert finger.table.sight.view.to_json() == session.state.view(None).to_json()


# Private zones.


def royals_hands() -> Session:
    """Royals with two people, each with cards unknown to the other; it is the first one's turn."""
    return session_where(lambda state: state.agenda[-1][0] == "play", "pp", 20, GAMES["royals"])


def test_a_hand_is_face_down_until_its_owner_taps_it(sit: Any) -> None:
    session = royals_hands()
    finger = sit(session)
    table, board = finger.table, finger.table.board
    assert table.curtain is None
    assert (table.viewer, table.sight.is_face_down) == (0, True)
    assert table.sight.view.to_json() == session.state.view(None).to_json()
    assert set(table.sight.lit) == {SKIP}
    assert board.is_lit(TURN_UP)
    assert not any(thing[0] == "hand" for thing in board.hits)
    finger.tap_thing(TURN_UP)
    assert not table.sight.is_face_down
    assert table.sight.view.to_json() == session.state.view(0).to_json()
    assert table.sight.lit
    assert TURN_UP not in board.hits


def test_a_hand_is_face_down_again_when_the_turn_is_over(sit: Any) -> None:
    session = royals_hands()
    finger = sit(session)
    finger.tap_thing(TURN_UP)
    while session.actor == 0:
        if session.held is None:
            finger.play(next(move for move in session.state.moves() if type(move).__name__ != "Occupy"))
        else:
            finger.press("e")
    assert (finger.table.viewer, finger.table.sight.is_face_down) == (1, True)


def test_a_hand_is_face_down_again_after_a_pause(sit: Any) -> None:
    finger = sit(royals_hands())
    finger.tap_thing(TURN_UP)
    finger.app.on_pause()
    assert finger.table.sight.is_face_down


def test_cards_can_be_drawn_without_looking(sit: Any) -> None:
    session = session_where(lambda state: state.agenda[-1][0] == "plan", "pp", 20, GAMES["royals"])
    finger = sit(session)
    assert finger.table.sight.is_face_down
    assert finger.table.sight.lit


def test_a_person_playing_alone_sees_their_cards(sit: Any) -> None:
    session = session_where(lambda state: state.agenda[-1][0] == "play", "pb", 20, GAMES["royals"])
    finger = sit(session)
    assert not finger.table.sight.is_face_down
    assert TURN_UP not in finger.table.board.hits


def others_with_a_bot_first() -> Session:
    """A game between other people and a bot, which decides first."""
    seats = [Seat("Zoé", 0, "squire"), Seat("Yves", 1, PERSON), Seat("Xénia", 2, PERSON)]
    return Session(GAMES["rival_kings"], seats, 3, {}, key="1" * 32)


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[Slow]:
    """A bot that thinks until the test is over, used for every seat."""
    bot = Slow()
    monkeypatch.setattr("kingdoms.ui.table.turns.bots.make", lambda *_who: bot)
    yield bot
    bot.may_answer.set()


def test_a_curtain_ends_with_its_game(launch: Any, slow: Slow) -> None:
    finger = launch(TABLET)
    finger.app.start_game(new_session("pp"))
    finger.frames(2)
    assert finger.table.curtain.who == "Anna"
    finger.app.show("home")
    finger.app.start_game(others_with_a_bot_first())
    finger.frames(2)
    assert finger.table.curtain is None
    assert not finger.find("Curtain")
    assert finger.table.viewer is None


def test_a_curtain_shows_only_the_hand_of_the_person_it_waits_for(launch: Any, slow: Slow) -> None:
    session = new_session("pp")
    finger = launch(TABLET)
    finger.app.start_game(session)
    finger.frames(2)
    session.let_play(0, "squire")
    finger.lift_curtain()
    assert session.is_bots_turn
    assert finger.table.viewer is None
    assert finger.table.board.sight.view.to_json() == session.state.view(None).to_json()


def test_a_curtain_is_gone_once_a_bot_is_next(launch: Any, slow: Slow) -> None:
    session = new_session("pp")
    finger = launch(TABLET)
    finger.app.start_game(session)
    finger.frames(2)
    finger.app.show("rules", game="rival_kings")
    session.let_play(0, "squire")
    finger.app.back()
    finger.frames(2)
    assert finger.table.curtain is None
    assert finger.table.viewer is None


def test_a_waiting_curtain_is_there_again_when_its_game_continues(launch: Any) -> None:
    finger = launch(TABLET)
    finger.app.start_game(new_session("pp"))
    finger.app.show("home")
    finger.app.open_game("0" * 32)
    finger.frames(2)
    assert finger.table.curtain.who == "Anna"
    assert finger.table.viewer is None


def test_messages_about_a_table_go_with_it(launch: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("SHORTEST", "LONGEST"):
        monkeypatch.setattr(toast, name, 10_000.0)
    monkeypatch.setattr("sys.excepthook", lambda *_trouble: None)
    monkeypatch.setattr("kingdoms.ui.table.turns.bots.make", lambda *_who: Broken())
    finger = launch(TABLET)
    finger.app.say("The disk is full.")
    finger.app.start_game(new_session("bpbb"))
    finger.until(lambda: Toast.shown().waiting, most=1_000_000)
    finger.app.show("home")
    assert Toast.shown().text == "The disk is full."
    assert Toast.shown().waiting == []
    finger.app.open_game("0" * 32)
    finger.until(lambda: finger.table.may_decide() and not finger.table.board.flying.is_moving, most=1_000_000)
    finger.press("e")
    assert Toast.shown().text == "You can't end your turn yet."
    finger.app.show("home")
    assert Toast.shown() is None


def test_the_curtain_shows_the_latest_event(launch: Callable[..., Any]) -> None:
    session = new_session("pp")
    finger = launch(TABLET)
    finger.app.show("table", session=session)
    finger.frames(4)
    assert finger.table.curtain.news == ""
    finger.lift_curtain()
    finger.play(session.state.moves()[0])
    assert session.names[0] in finger.table.curtain.news.split("\n")[-1]


def test_the_button_is_in_the_same_place_with_something_to_undo(show: Any) -> None:
    curtain = Curtain(who="Anna", what="Choose a character")
    finger = show(curtain, (800, 1280))
    (button,) = [button for button in finger.find(InkButton) if button.kind == "primary"]
    before = button.pos[:]
    curtain.undoer = "Béla"
    finger.frames(3)
    assert len(finger.find(InkButton)) == 2
    assert button.pos == before


def test_nobodys_hand_is_face_up_while_the_choices_are_revealed(sit: Any) -> None:
    session = new_session("ppp")
    finger = sit(session, "normal")
    while session.state.agenda[-1][0] == "choose":
        finger.until(lambda: not finger.table.board.flying.is_moving)
        if finger.table.curtain is not None:
            finger.lift_curtain()
        assert not finger.table.sight.is_face_down
        finger.play(session.state.moves()[0])
    finger.until(lambda: finger.table.board.flying.is_waiting)
    assert finger.table.sight.is_face_down
