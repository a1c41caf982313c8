"""Sessions in the middle of a game, for the table tests. The default game is Rival Kings."""

import random
from collections.abc import Callable
from functools import cache
from typing import Any

from kingdoms.core.game import Game
from kingdoms.core.log import Decision, Past
from kingdoms.core.seats import PERSON, Seat
from kingdoms.core.series import Series
from kingdoms.core.session import Session
from kingdoms.core.state import Event
from kingdoms.core.timestamps import now
from kingdoms.games import GAMES

NAMES = ("Anna", "Bruno", "Clara", "Dávid", "Eszter")
GAME = GAMES["rival_kings"]


def new_session(players: str = "pbbb", seed: int = 7, game: Game = GAME, **options: Any) -> Session:
    """A new game; `players` has a letter for each seat: p is a person, b a bot."""
    seats = [Seat(NAMES[n], n, PERSON if letter == "p" else "squire") for n, letter in enumerate(players)]
    return Session(game, seats, seed, options, key="0" * 32, started=now())


def finished(seats: int = 3, series: Series | None = None, seed: int = 5, game: Game = GAME) -> Session:
    """A finished game played only by people."""
    players = [Seat(NAMES[n], n, PERSON) for n in range(seats)]
    session = Session(game, players, seed, {}, series=series)
    while not session.is_over:
        if session.held is not None:
            session.end_turn()
        else:
            session.play(game.bot.sensible(session.state, session.state.moves())[-1])
    return session


def session_where(
    is_wanted: Callable[[Any], bool], players: str = "pbbb", after: int = 30, game: Game = GAME, **options: Any
) -> Session:
    """A session, at least `after` decisions old, in which the first seat decides and a condition holds."""
    seed, moves = _way_to(is_wanted, len(players), after, game, tuple(options.items()))
    session = new_session(players, seed, game, **options)
    session.replay(moves)
    return session


@cache
def _way_to(
    is_wanted: Callable[[Any], bool], seats: int, after: int, game: Game, options: tuple[tuple[str, Any], ...]
) -> tuple[int, list[Any]]:
    for seed in range(2000):
        rng = random.Random(seed)
        state, moves = game.new(seats=seats, seed=seed, options=dict(options)), []
        while state.seat is not None:
            if len(moves) >= after and state.seat == 0 and is_wanted(state):
                return seed, moves
            moves.append(rng.choice(state.moves()))
            state.apply(moves[-1])
    raise LookupError("no game reaches such a position")


@cache
def can_make(kind: str) -> Callable[[Any], bool]:
    """The condition that a move of this kind is possible, for `session_where`."""
    return lambda state: any(type(move).__name__ == kind for move in state.moves())


def past_of(*events: Event) -> Past:
    """The past in which these events happened, all of them from one decision."""
    return Past([Decision(0, None, list(events))])
