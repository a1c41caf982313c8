"""Every board can be drawn in every look, with every seat's pieces on it, in the middle of a game and at its end."""

from collections.abc import Callable
from typing import Any

import pytest

from kingdoms.games import GAMES
from kingdoms.ui.board.board import Board
from kingdoms.ui.boards import board_of
from tests.ui.boards.appearances import APPEARANCES, wear
from tests.ui.boards.positions import END, MIDDLE, position, sight_of
from tests.ui.conftest import PHONE, TABLET

TABLES = [*((key, max(game.seats)) for key, game in GAMES.items()), ("paladins", 1)]
"""Each game with its largest number of seats, and Paladins against the solo opponent."""
OPENED = [look for look in APPEARANCES if look.text_scale == 1.0 or look[:2] == ("light", False)]
"""The looks in which everything is opened too: every colour scheme once, and every text size once."""


def leaf_through(finger: Any, board: Board, *, opens: bool) -> None:
    """Turns to every page and, if `opens` is set, opens everything that can be opened on any of them."""
    found: set[Any] = set()
    for page in board.pages():
        board.turn_to(page)
        finger.frames(1)
        found.update(thing for thing in board.hits if board.can_open(thing))
    for thing in found if opens else ():
        board.open(thing)
        finger.frames(1)
    board.close()


@pytest.mark.parametrize("size", [PHONE, TABLET])
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_every_board_is_drawn_in_every_look(
    show: Callable[..., Any], key: str, seats: int, size: tuple[int, int]
) -> None:
    board = board_of(key)
    finger = show(board, size)
    finger.is_drawing = False
    for share in (MIDDLE, END):
        board.show(sight_of(position(key, seats, share)))
        for look in APPEARANCES:
            wear(look)
            leaf_through(finger, board, opens=look in OPENED)
            assert board.places, look
