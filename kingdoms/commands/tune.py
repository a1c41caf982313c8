"""`tune` looks for better weights by self-play and prints what it finds, attempt by attempt."""

import random
from concurrent.futures import Executor
from itertools import islice
from typing import Any

from kingdoms.bots.tuning import Attempt, Setup, tune
from kingdoms.commands.arena import table_words
from kingdoms.games import GAMES


def tune_values(table: Setup, games: int, attempts: int, seed: int, executor: Executor) -> int:
    """Makes this many attempts of about this many games each, and prints the best weights."""
    head = f"{table.key}: {attempts} attempts of {games} games from seed {seed}"
    print(f"{head}, {table_words(table.seats, table.options)}")
    best: Any = GAMES[table.key].bot.WEIGHTS
    for attempt in islice(tune(table, games, random.Random(seed), executor), attempts):
        _print_attempt(attempt, best)
        if attempt.is_better:
            best = attempt.weights
    print(best)
    return 0


def _print_attempt(attempt: Attempt, before: Any) -> None:
    """Prints a line for an attempt: how it ended and what was changed."""
    news = attempt.weights._asdict()
    changes = ", ".join(
        f"{name} {old:.3g} → {news[name]:.3g}" for name, old in before._asdict().items() if news[name] != old
    )
    result = "better" if attempt.is_better else "not better"
    points = f"{attempt.gain:+.2f} ± {attempt.error:.2f} points in {attempt.games} games"
    print(f"  {result}: {points}: {changes}", flush=True)
