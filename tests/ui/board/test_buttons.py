"""The buttons near the hand: they are where they were, and are there only while they do something."""

from typing import Any

import pytest

from kingdoms.games import GAMES
from kingdoms.ui.board.buttons import TableButtons
from kingdoms.ui.board.sight import BUTTONS, END, LOG, REDO, SKIP, UNDO
from tests.ui.positions import new_session, offers, session_where

SIZES = [(360, 640), (640, 360), (800, 1280), (1280, 800)]


def buttons_of(finger: Any) -> TableButtons:
    return next(zone for zone in finger.table.board.zones if isinstance(zone, TableButtons))


def shown(finger: Any) -> set[Any]:
    finger.frames(2)
    return set(finger.table.board.regions) & {UNDO, REDO, END, SKIP}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("key", GAMES)
def test_they_are_in_the_lower_half_at_the_right(sit: Any, key: str, size: tuple[int, int]) -> None:
    finger = sit(new_session("pb", game=GAMES[key]), size)
    board, zone = finger.table.board, buttons_of(finger)
    assert zone.center_x > board.center_x
    assert zone.center_y < board.center_y


def test_only_what_does_something_is_there_and_nothing_moves_for_it(sit: Any) -> None:
    session = session_where(offers("Influence"), game=GAMES["kingsburg"])
    finger = sit(session)
    place = buttons_of(finger).pos
    assert REDO not in shown(finger)
    finger.play(next(move for move in session.state.moves() if type(move).__name__ == "Influence"))
    assert UNDO in shown(finger)
    finger.tap_thing(UNDO)
    assert REDO in shown(finger)
    assert buttons_of(finger).pos == place


def test_a_long_press_on_a_button_says_nothing(sit: Any) -> None:
    finger = sit(session_where(offers("Buy")))
    for thing in BUTTONS & set(finger.table.board.regions):
        finger.table.board.held(thing)
        assert not finger.table.taps.is_explaining


def test_a_tap_on_the_last_lines_opens_the_log(sit: Any) -> None:
    session = session_where(offers("Choose"))
    finger = sit(session, (1280, 800))
    lines = finger.table.board.log
    assert [line.text for line in lines][-1] in {
        session.game.words.line(event, session.names) for event in session.past
    }
    finger.tap_thing(LOG)
    assert finger.table.log.is_out
