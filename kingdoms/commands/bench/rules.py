"""How fast the rules are on one core: random games, decisions, copies, views, saving, loading and replaying.

The figures are CPU time, so that other programs do not count.
"""

import json
import random
from collections.abc import Callable
from time import process_time

from kingdoms.commands.sample_games import finished
from kingdoms.core.game import Game
from kingdoms.core.record import from_record, to_record
from kingdoms.core.seats import PERSON, Seat
from kingdoms.games import GAMES

_MOST_MOVES = 5_000


def measure(key: str, seconds: float) -> None:
    """Prints the figures for one game with four seats; states are from the middle of a random game."""
    game = GAMES[key]
    games, decisions = _random_games(game, seconds)
    session = finished(game, [Seat(f"Seat {n}", n, PERSON) for n in range(4)], 5, random.Random(3))
    session.replay(session.moves[: len(session.log) // 2])
    state = session.state
    print(f"{key}, 4 seats, one core:")
    print(f"  random games      {games:>10,.0f} /s")
    print(f"  decisions         {decisions:>10,.0f} /s   (moves and apply)")
    print(f"  copies            {_rate(state.copy, seconds):>10,.0f} /s")
    print(f"  views             {_rate(lambda: state.view(0), seconds):>10,.0f} /s")
    rng = random.Random(1)
    print(f"  determinizations  {_rate(lambda: state.determinize(0, rng), seconds):>10,.0f} /s")
    load = _rate(lambda: game.from_json(json.loads(json.dumps(state.to_json()))), seconds)
    print(f"  save + load       {load:>10,.0f} /s   (a state, as text)")
    replay = _rate(lambda: from_record(json.loads(json.dumps(to_record(session))), GAMES), seconds)
    print(f"  record + replay   {replay:>10,.0f} /s   (a whole session of {len(session.log)} moves)")


def _random_games(game: Game, seconds: float) -> tuple[float, float]:
    rng = random.Random(7)
    games = decisions = 0
    began = process_time()
    while (passed := process_time() - began) < seconds:
        state = game.new(seats=4, seed=games, options={})
        for _ in range(_MOST_MOVES):
            if state.seat is None:
                break
            state.apply(rng.choice(state.moves()))
            decisions += 1
        games += 1
    return games / passed, decisions / passed


def _rate(work: Callable[[], object], seconds: float) -> float:
    began = process_time()
    count = 0
    while (passed := process_time() - began) < seconds:
        for _ in range(20):
            work()
        count += 20
    return count / passed
