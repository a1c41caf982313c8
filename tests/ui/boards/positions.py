"""Helpers for all board tests: positions at the start, in the middle and at the end of a game, and views of them."""

import random
from functools import cache
from typing import Any

from kingdoms.core.seats import PERSON, Seat
from kingdoms.core.session import Session
from kingdoms.games import GAMES
from kingdoms.ui.board.sight import Sight

CRESTS = 5
OPENING, MIDDLE, END = 0.0, 0.6, 1.0
"""How much of a game has been played."""


@cache
def moves_of_a_game(key: str, seats: int) -> list[Any]:
    rng, state, moves = random.Random(5), GAMES[key].new(seats=seats, seed=5, options={}), []
    while state.seat is not None:
        moves.append(rng.choice(GAMES[key].bot.sensible(state, state.moves())))
        state.apply(moves[-1])
    return moves


def position(key: str, seats: int, share: float) -> Session:
    """A game of which this fraction has been played. At the end, the seats have different crests."""
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
    return Sight(view, session.actor, session.seats, session.actor, words, lit, session.reader, session.past)
