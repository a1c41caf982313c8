"""How long the regent thinks about a decision, and how soon it stops when it is cancelled.

The figures are CPU time, so that other programs do not count.
"""

import random
from math import inf
from statistics import fmean, quantiles
from time import process_time
from typing import Any

from kingdoms.bots import make
from kingdoms.bots.thinking_time import BUDGET
from kingdoms.commands.sample_games import between_knights
from kingdoms.core.game import Game
from kingdoms.games import GAMES

_POSITIONS = 60
"""About how many decisions are measured, spread over a whole game between knights."""


def measure(key: str) -> None:
    """Prints the figures for one game with four seats."""
    game = GAMES[key]
    thoughts, lags = [], []
    found = [state.view(state.seat) for state, _move in between_knights(game, 4, 6)]
    for number, state in enumerate(found[:: max(1, len(found) // _POSITIONS)]):
        rng = random.Random(number)
        seconds, _lag = _think(game, state, rng)
        thoughts.append(seconds)
        lags.append(_think(game, state, rng, process_time() + rng.random() * seconds)[1])
    print(f"{key}, a regent among four players:")
    print(f"  thinks            {fmean(thoughts) * 1000:>10.0f} ms   on average")
    print(f"  95% within        {quantiles(thoughts, n=20)[-1] * 1000:>10.0f} ms")
    print(f"  stops within      {max(lags) * 1000:>10.1f} ms   when cancelled")


def _think(game: Game, view: Any, rng: random.Random, ends_at: float = inf) -> tuple[float, float]:
    """How many seconds a decision took, and how many passed between its cancellation and the answer."""
    began = called_off = process_time()

    def cancel() -> bool:
        nonlocal called_off
        now = process_time()
        if now < ends_at:
            called_off = now
        return now >= ends_at

    make("regent", game, rng).choose(view, view.moves(), BUDGET, cancel)
    ended = process_time()
    return ended - began, ended - called_off
