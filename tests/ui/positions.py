"""Sessions of Rival Kings in the middle of a game, for the tests of its table."""

import random
from collections.abc import Callable
from functools import cache
from typing import Any

from kingdoms.core.moment import now
from kingdoms.core.session import PERSON, Seat, Session
from kingdoms.games import GAMES

NAMES = ("Anna", "Bruno", "Clara", "Dávid")
GAME = GAMES["rival_kings"]


def new_session(players: str = "pbbb", seed: int = 7, **options: Any) -> Session:
    """A new game; `players` has a letter for each seat: p is a person, b a bot."""
    seats = [Seat(NAMES[n], n, PERSON if letter == "p" else "squire") for n, letter in enumerate(players)]
    return Session(GAME, seats, seed, options, key="0" * 32, started=now())


def session_where(is_wanted: Callable[[Any], bool], players: str = "pbbb", after: int = 30) -> Session:
    """A session that has come, after so many decisions, to one of the first seat for which something holds."""
    seed, moves = _way_to(is_wanted, len(players), after)
    session = new_session(players, seed)
    session.replay(moves)
    return session


@cache
def _way_to(is_wanted: Callable[[Any], bool], seats: int, after: int) -> tuple[int, list[Any]]:
    for seed in range(2000):
        rng = random.Random(seed)
        state, moves = GAME.new(seats=seats, seed=seed, options={}), []
        while state.seat is not None:
            if len(moves) >= after and state.seat == 0 and is_wanted(state):
                return seed, moves
            moves.append(rng.choice(state.moves()))
            state.apply(moves[-1])
    raise LookupError("no game comes to such a position")


@cache
def offers(kind: str) -> Callable[[Any], bool]:
    """Whether a decision offers a move of this kind."""
    return lambda state: any(type(move).__name__ == kind for move in state.moves())
