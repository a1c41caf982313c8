"""Whole games to measure or to show: random ones, games between knights, and a history of past years."""

import random
from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta
from math import inf
from typing import Any

from kingdoms.bots import make
from kingdoms.core.game import Game
from kingdoms.core.record import to_record
from kingdoms.core.seats import PERSON, Seat
from kingdoms.core.session import Session
from kingdoms.core.state import Move
from kingdoms.games import GAMES
from kingdoms.store.entry import entry_of, result

_PEOPLE = (Seat("Anna", 0, PERSON), Seat("Béla", 1, PERSON), Seat("Éva", 2, "squire"), Seat("Csaba", 4, PERSON))
_MOST_SEATS = 3
_BETWEEN = timedelta(days=16, hours=1)
_QUICKEST, _SLOWEST = 20 * 60, 90 * 60  # seconds at the table


def finished(
    game: Game, seats: Sequence[Seat], seed: int, rng: random.Random, *, key: str = "", is_sensible: bool = False
) -> Session:
    """A game played to its end with random moves, or only with sensible ones."""
    state, moves = game.new(seats=len(seats), seed=seed, options={}), list[Move]()
    while state.seat is not None:
        moves.append(rng.choice(game.bot.sensible(state, state.moves()) if is_sensible else state.moves()))
        state.apply(moves[-1])
    session = Session(game, seats, seed, {}, key=key)
    session.replay(moves)
    return session


def between_knights(game: Game, seats: int, seed: int) -> Iterator[tuple[Any, Move]]:
    """Every decision of a game between knights: the state and the move made."""
    state: Any = game.new(seats=seats, seed=seed, options={})
    knight = make("knight", game, random.Random(seed))
    while state.seat is not None:
        move = knight.choose(state.view(state.seat), state.moves(), inf, lambda: False)
        yield state, move
        state.apply(move)


def past_games(favourite: str, count: int) -> Iterator[dict[str, Any]]:
    """Entries for a history, latest first: every other one is of the favourite game, the rest of all games in turn."""
    ended = datetime.now().astimezone()
    for number in range(count):
        ended -= _BETWEEN
        game = GAMES[list(GAMES)[number // 2 % len(GAMES)] if number % 2 else favourite]
        rng = random.Random(number)
        seats = rng.sample(_PEOPLE, rng.choice([seats for seats in game.seats if 1 < seats <= _MOST_SEATS]))
        session = finished(game, seats, number, rng, key=f"past-{number}", is_sensible=True)
        ending = result(session, random.Random(number).randint(_QUICKEST, _SLOWEST))
        yield entry_of(to_record(session), {**ending, "finished": ended.isoformat(timespec="milliseconds")})
