"""How long the regent thinks about a decision, and how soon it stops when it is cancelled.

The figures are CPU time, so that other programs do not count.
"""

import random
from collections.abc import Callable
from functools import partial
from statistics import fmean, quantiles
from time import process_time
from typing import Any

from kingdoms.bots import make
from kingdoms.bots.player import BUDGET
from kingdoms.core.game import Game
from kingdoms.games import GAMES

_POSITIONS = 60
"""How many decisions from all parts of a game are measured."""


def measure(key: str) -> None:
    """Prints the figures of one game with four seats."""
    game = GAMES[key]
    thoughts, lags = [], []
    for number, state in enumerate(_positions(game)):
        rng = random.Random(number)
        seconds, _lag = _think(game, state, rng, lambda: False)
        ends_at = process_time() + rng.random() * seconds
        thoughts.append(seconds)
        lags.append(_think(game, state, rng, partial(_is_past, ends_at))[1])
    print(f"{key}, a regent at four seats:")
    print(f"  thinks            {fmean(thoughts) * 1000:>10.0f} ms   on average")
    print(f"  95 % within       {quantiles(thoughts, n=20)[-1] * 1000:>10.0f} ms")
    print(f"  stops within      {max(lags) * 1000:>10.1f} ms   when it is called off")


def _is_past(moment: float) -> bool:
    return process_time() >= moment


def _positions(game: Game) -> list[Any]:
    """Positions from all parts of a game between knights."""
    state: Any = game.new(seats=4, seed=6, options={})
    knight, found = make("knight", game, random.Random(6)), []
    while state.seat is not None:
        found.append(state.view(state.seat))
        state.apply(knight.choose(found[-1], state.moves(), BUDGET, lambda: False))
    return found[:: max(1, len(found) // _POSITIONS)]


def _think(game: Game, view: Any, rng: random.Random, is_over: Callable[[], bool]) -> tuple[float, float]:
    """The seconds that a decision took, and those from being cancelled to the answer."""
    called_off = [0.0]

    def cancel() -> bool:
        if not is_over():
            called_off[0] = process_time()
            return False
        return True

    began = called_off[0] = process_time()
    make("regent", game, rng).choose(view, view.moves(), BUDGET, cancel)
    ended = process_time()
    return ended - began, ended - called_off[0]
