"""The buttons near the hand: they keep their places, and are shown only while they do something."""

import random
from typing import Any

import pytest

from kingdoms.core.session import Session
from kingdoms.games import GAMES
from kingdoms.ui.board.sight import BUTTONS, END, LOG, REDO, SKIP, UNDO
from kingdoms.ui.board.zones.buttons import Buttons, TableButtons
from kingdoms.ui.durations import DURATIONS
from kingdoms.ui.theme import theme
from kingdoms.ui.widgets import InkButton, Sheet
from tests.ui.conftest import DESKTOP
from tests.ui.positions import can_make, new_session, session_where

SIZES = [(360, 640), (640, 360), (800, 1280), (1280, 800)]


def buttons_of(finger: Any) -> TableButtons:
    return next(zone for zone in finger.table.board.zones if isinstance(zone, TableButtons))


def shown(finger: Any) -> set[Any]:
    finger.frames(2)
    return set(finger.table.board.hits) & {UNDO, REDO, END, SKIP}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("key", GAMES)
def test_they_are_in_the_lower_right_quarter(sit: Any, key: str, size: tuple[int, int]) -> None:
    finger = sit(new_session("pb", game=GAMES[key]), size)
    board, zone = finger.table.board, buttons_of(finger)
    assert zone.center_x > board.center_x
    assert zone.center_y < board.center_y


def test_only_buttons_that_do_something_are_shown_and_nothing_moves_for_them(sit: Any) -> None:
    session = session_where(can_make("Influence"), game=GAMES["kingsburg"])
    finger = sit(session, (800, 1280))
    place = buttons_of(finger).pos
    assert REDO not in shown(finger)
    finger.play(next(move for move in session.state.moves() if type(move).__name__ == "Influence"))
    assert UNDO in shown(finger)
    finger.tap_thing(UNDO)
    assert REDO in shown(finger)
    assert buttons_of(finger).pos == place


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("key", GAMES)
def test_undo_is_beside_the_labelled_button_and_redo_moves_neither(sit: Any, key: str, size: tuple[int, int]) -> None:
    finger = sit(new_session("pb", game=GAMES[key]), size)
    board, places = finger.table.board, []
    for can_redo in (False, True):
        board.buttons = Buttons(can_undo=True, can_redo=can_redo, step="End turn")
        board.arrange()
        step = SKIP if SKIP in board.places else END
        places.append((board.places[UNDO].rect, board.places[step].rect))
    assert places[0] == places[1]
    undo, labelled = places[0]
    assert labelled.x - undo.right == pytest.approx(theme.unit)
    assert labelled.width > 1.3 * theme.touch
    zone: Any = board.zone_of[step]
    assert (REDO in board.places) == (zone.width >= 2 * (theme.touch + theme.unit) + zone.narrowest)


def test_the_menu_can_redo_an_undone_decision(sit: Any) -> None:
    session = session_where(can_make("Influence"), game=GAMES["kingsburg"])
    finger = sit(session)
    finger.table.open_menu()
    finger.frames(3)
    assert finger.find(InkButton, icon="redo")[0].why_not == "Nothing has been undone."
    Sheet.topmost().dismiss()
    finger.play(next(move for move in session.state.moves() if type(move).__name__ == "Influence"))
    moves = session.moves
    finger.tap_thing(UNDO)
    finger.table.open_menu()
    finger.frames(3)
    finger.tap_widget(finger.find(InkButton, icon="redo")[0])
    assert session.moves[: len(moves)] == moves


def test_a_long_press_on_a_button_shows_no_explanation(sit: Any) -> None:
    finger = sit(session_where(can_make("Buy")))
    for thing in BUTTONS & set(finger.table.board.hits):
        finger.table.board.pressed_long(thing)
        assert not finger.table.taps.is_explaining


def test_a_tap_on_the_latest_entries_opens_the_log(sit: Any) -> None:
    session = session_where(can_make("Choose"))
    finger = sit(session, (1280, 800))
    lines = finger.table.board.log
    told = [session.game.words.line(event, session.names) for event in session.past]
    assert [line.text for line in lines][-1] in {line.removesuffix(".") for line in told if line}
    finger.tap_thing(LOG)
    assert finger.table.log.is_out


def test_moving_pieces_pass_below_buttons_but_an_overlay_covers_them(sit: Any) -> None:
    finger = sit(session_where(can_make("Buy")), (360, 640))
    board = finger.table.board
    groups = board.canvas.after.children
    assert groups.index(board.painting.front.group) > groups.index(board.flying.group)
    assert SKIP in board.painting.front.shown
    board.open(("pile", 0))
    finger.frames(2)
    assert not board.painting.front.shown
    assert SKIP in board.painting.layer.shown


# One tap never means two things, even though the button keeps changing its meaning.


def before_a_refusal_that_holds_the_turn(seed: int = 0) -> Session:
    """A random game of Paladins just before somebody declines an offer and then has to end their turn."""
    game, rng = GAMES["paladins"], random.Random(seed)
    session = new_session("ppp", seed, game)
    while True:
        moves, view = session.moves, session.state.view(session.state.seat)
        move = rng.choice(view.moves())
        session.play(move)
        if session.held is not None and game.words.target(view, move) == SKIP:
            before = new_session("ppp", seed, game)
            before.replay(moves)
            return before
        if session.held is not None:
            session.end_turn()


@pytest.mark.parametrize("how", ["taps", "keys"])
def test_a_double_tap_declines_but_does_not_end_the_turn(sit: Any, monkeypatch: pytest.MonkeyPatch, how: str) -> None:
    session = before_a_refusal_that_holds_the_turn()
    finger = sit(session, DESKTOP, speed="fast")
    board = finger.table.board

    def press(*, is_later: bool) -> None:
        """Presses the button, as part of a double tap or later."""
        monkeypatch.setitem(DURATIONS, "reaction", 0 if is_later else 30)
        finger.press("e") if how == "keys" else finger.tap_thing(SKIP if SKIP in board.hits else END)

    press(is_later=True)
    finger.until(lambda: session.held is not None and END in board.hits)
    press(is_later=False)
    assert session.held is not None
    press(is_later=True)
    assert session.held is None
