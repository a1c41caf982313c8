"""Random games from the last years, to fill a history."""

import random
from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import Any

from kingdoms.core.game import Game, Move
from kingdoms.core.record import to_record
from kingdoms.core.seats import PERSON, Seat
from kingdoms.core.session import Session
from kingdoms.games import GAMES
from kingdoms.store.entry import entry_of, result

_PEOPLE = (Seat("Anna", 0, PERSON), Seat("Béla", 1, PERSON), Seat("Éva", 2, "squire"), Seat("Csaba", 4, PERSON))
_MOST_SEATS = 3
_BETWEEN = timedelta(days=16, hours=1)
_QUICKEST, _SLOWEST = 20 * 60, 90 * 60  # seconds at the table


def past_games(favourite: str, count: int) -> Iterator[dict[str, Any]]:
    """Entries for a history, the latest first: every other one is of the favourite game, the others take turns."""
    ended = datetime.now().astimezone()
    for number in range(count):
        ended -= _BETWEEN
        key = list(GAMES)[number // 2 % len(GAMES)] if number % 2 else favourite
        session = _played(GAMES[key], number)
        ending = result(session, random.Random(number).randint(_QUICKEST, _SLOWEST))
        yield entry_of(to_record(session), {**ending, "finished": ended.isoformat(timespec="milliseconds")})


def _played(game: Game, number: int) -> Session:
    """One game of sensible moves between changing people."""
    rng = random.Random(number)
    count = rng.choice([seats for seats in game.seats if 1 < seats <= _MOST_SEATS])
    session = Session(game, rng.sample(_PEOPLE, count), number, {}, key=f"past-{number}")
    session.replay(_moves(game, count, number, rng))
    return session


def _moves(game: Game, seats: int, seed: int, rng: random.Random) -> list[Move]:
    state, moves = game.new(seats=seats, seed=seed, options={}), []
    while state.seat is not None:
        moves.append(rng.choice(game.bot.sensible(state, state.moves())))
        state.apply(moves[-1])
    return moves
