"""Another game at the table: a game of the same kind uses the same board, with nothing left of the last one."""

import random
from typing import Any

import pytest
from kivy.core.window import Window

from kingdoms.games import GAMES
from kingdoms.ui.boards import board_of
from tests.ui.positions import can_make, new_session, session_where

DESKTOP = (1280, 800)


def test_another_game_can_be_opened_after_the_log_was_read(sit: Any) -> None:
    finger = sit(session_where(can_make("Choose")))
    finger.press("l")
    finger.frames(4)
    finger.app.start_game(new_session("pb", game=GAMES["royals"]))
    finger.frames(4)
    assert finger.table.board.places


@pytest.mark.parametrize("key", GAMES)
def test_a_board_is_laid_out_once_for_a_window_that_was_resized_meanwhile(
    sit: Any, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    finger = sit(session_where(is_any, "pb", game=GAMES[key]))
    finger.app.show("home")
    Window.size = DESKTOP
    finger.frames(3)
    board, sizes = finger.table.board, []
    arrange = board.forms.arrange
    monkeypatch.setattr(board.forms, "arrange", lambda *form: (sizes.append(tuple(board.size)), arrange(*form))[1])
    finger.app.start_game(session_where(is_any, "pbb", game=GAMES[key]))
    finger.frames(3)
    assert set(sizes) == {tuple(board.size)}


def is_any(_state: Any) -> bool:
    return True


@pytest.mark.parametrize("size", [(360, 640), (1280, 800)])
@pytest.mark.parametrize("key", GAMES)
def test_nothing_of_one_game_is_left_on_the_board_of_the_next(sit: Any, key: str, size: tuple[int, int]) -> None:
    finger = sit(new_session("pbb", game=GAMES[key]), size)
    board, rng = finger.table.board, random.Random(3)
    for _ in range(30):
        finger.tap(rng.uniform(board.x, board.right), rng.uniform(board.y, board.top))
        finger.frames(2)
    finger.app.show("home")
    finger.app.start_game(session_where(is_any, "pb", game=GAMES[key]))
    finger.frames(4)
    assert finger.table.board is board
    fresh = board_of(key)
    fresh.pos, fresh.size = board.pos, board.size
    fresh.buttons, fresh.log = board.buttons, board.log
    fresh.show(finger.table.sight)
    fresh.stop_painting()
    assert (board.places, board.page, board.opened) == (fresh.places, fresh.page, fresh.opened)
    assert list(board.picking.picked) == list(fresh.picking.picked)


def test_another_kind_of_game_has_another_board(sit: Any) -> None:
    finger = sit(session_where(can_make("Choose")))
    board = finger.table.board
    finger.app.start_game(new_session("pb", game=GAMES["royals"]))
    assert finger.table.board is not board
    assert (board.parent, board.sight) == (None, None)
