"""Every board can be drawn in every look, with every seat's pieces on it, in the middle of a game and at its end."""

import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from kingdoms.core.seats import PERSON, Seat
from kingdoms.core.session import Session
from kingdoms.games import GAMES
from kingdoms.ui.board.board import Board
from kingdoms.ui.board.sight import Sight
from kingdoms.ui.boards import board_of
from tests.ui.boards.appearances import APPEARANCES, wear
from tests.ui.conftest import PHONE, TABLET

CRESTS = 5
TABLES = [*((key, max(game.seats)) for key, game in GAMES.items()), ("paladins", 1)]
"""Each game with its largest number of seats, and Paladins against the solo opponent."""
OPENING, MIDDLE, END = 0.0, 0.6, 1.0
OPENED = [look for look in APPEARANCES if look.text_scale == 1.0 or look[:2] == ("light", False)]
"""The looks in which everything is opened too: every colour scheme once, and every text size once."""


@cache
def moves_of_a_game(key: str, seats: int) -> list[Any]:
    rng, state, moves = random.Random(5), GAMES[key].new(seats=seats, seed=5, options={}), []
    while state.seat is not None:
        moves.append(rng.choice(GAMES[key].bot.sensible(state, state.moves())))
        state.apply(moves[-1])
    return moves


def position(key: str, seats: int, share: float) -> Session:
    """A game of which this share has been played; at the end its seats have the last crests, before that the first."""
    first = CRESTS - seats if share == END else 0
    session = Session(GAMES[key], [Seat(f"Player {n}", first + n, PERSON) for n in range(seats)], 5, {})
    moves = moves_of_a_game(key, seats)
    session.replay(moves[: int(share * len(moves))])
    return session


def sight_of(session: Session) -> Sight:
    """The view of the seat to move, or of an onlooker if the game is over."""
    view, words = session.state.view(session.actor), session.game.words
    lit: dict[Any, list[Any]] = {}
    for move in view.moves() if session.actor is not None else ():
        lit.setdefault(words.target(view, move), []).append(move)
    return Sight(view, session.actor, session.seats, session.actor, words, lit, session.past)


def leaf_through(finger: Any, board: Board, *, opens: bool) -> None:
    """Turns to every page and, if `opens` is set, opens everything that can be opened on any of them."""
    found: set[Any] = set()
    for page in board.pages():
        board.turn_to(page)
        finger.frames(1)
        found.update(thing for thing in board.regions if board.can_open(thing))
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
