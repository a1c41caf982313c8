"""How the history scales: the cost of reading, adding a game and statistics at 1,000, 10,000 and more games.

The figures are CPU time, without waiting for the disk or other programs. By default 1,000 and 10,000 games are
measured; `python -m kingdoms.commands.bench.history 100000` measures another size.
"""

import random
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from kingdoms.commands.sample_games import finished
from kingdoms.core.record import to_record
from kingdoms.core.seats import PERSON, Seat
from kingdoms.core.session import Session
from kingdoms.games import GAMES
from kingdoms.store import Store
from kingdoms.store.entry import entry_of, result
from kingdoms.store.history import KEPT_DELETED, History
from kingdoms.store.seal import seal
from kingdoms.store.volumes import PER_FILE
from kingdoms.ui.charts import statistics

SIZES = (1_000, 10_000)
_ROWS = 60  # as many as the list shows at first
_RUNS = 5
_NAMES = ("Anna", "Béla", "Cili", "Dani", "Edit", "Feri", "Gabi", "Hugó")

Measurements = dict[str, float]


def measure(sizes: Sequence[int] = SIZES) -> None:
    """Measures a history of each size, and prints a table of the figures with one column per size."""
    columns = [_measure_one(size) for size in sizes]
    print_table("a history in the store (ms of CPU time)", sizes, columns)


def print_table(title: str, sizes: Sequence[int], columns: Sequence[Measurements]) -> None:
    """Prints one row per figure, with the ratio of the last column to the first."""
    print(f"{title + ':':<52}" + "".join(f"{f'{size:,}':>10}" for size in sizes) + f"{'growth':>10}")
    for name, first in columns[0].items():
        values = [column[name] for column in columns]
        growth = f"{values[-1] / first:>9,.1f}×" if first else ""
        print(f"  {name:<50}" + "".join(f"{value:>10,.1f}" for value in values) + growth)


def _measure_one(size: int) -> Measurements:
    """The figures: each from a single run or the best of a few, except that the end of a game is the worst of a few."""
    with filled(size) as folder:
        path = folder / "history"
        figures = {"first look, without an index": _milliseconds(History(path, []).games)}
        figures["read all games"] = _best(lambda: History(path, []).games())
        change(History(path, []))
        figures["read all games, many names changed"] = _best(lambda: History(path, []).games())
        figures["read the latest games"] = _best(lambda: History(path, []).first(_ROWS))
        history = History(path, [])
        games = history.games()
        figures["a career"] = _best(lambda: statistics.career(games, _NAMES[0]))
        figures["the records of a game"] = _best(lambda: statistics.feats(games, "royals"))
        figures["end a game, app just opened, the worst"] = max(_end_a_game(folder, run) for run in range(_RUNS))
        figures["read all games after that"] = _milliseconds(history.games)
        figures["rename a person"] = _milliseconds(lambda: History(path, []).rename(_NAMES[0], "Anne"))
    return figures


@contextmanager
def filled(size: int) -> Iterator[Path]:
    """A data folder for the app with a history of this many games, and one more volume that is not quite full."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "history"
        path.mkdir()
        _fill(path, size, random.Random(1))
        yield Path(folder)


def change(history: History) -> None:
    """Renames half of the people, one of them twice, and deletes as many games as can be restored."""
    for name in _NAMES[1::2]:
        history.rename(name, f"{name} the Elder")
    history.rename(f"{_NAMES[1]} the Elder", f"{_NAMES[1]} the Old")
    games = history.games()
    for game in games[:: len(games) // KEPT_DELETED][:KEPT_DELETED]:
        history.delete(game.key)


def _end_a_game(folder: Path, run: int) -> float:
    """Milliseconds a player waits at the end: the game is saved, filed in the history, and removed from the saves."""
    session = ended("royals", f"one-more-{run}", run)
    store = Store(folder)
    store.history.prepare()  # As opening the table does.
    return _milliseconds(lambda: store.keep(session))


def _fill(folder: Path, size: int, rng: random.Random) -> None:
    """Fills volumes with copies of a few real games, and leaves some room in the last one."""
    sessions = [ended(key, "x", seed) for key in GAMES for seed in range(2)]
    played = [entry_of(to_record(session), result(session)) for session in sessions]
    for volume in range(size // PER_FILE + 1):
        last = PER_FILE if volume < size // PER_FILE else PER_FILE - 2 * _RUNS
        games = {str(number): _again(rng.choice(played), volume, number, rng) for number in range(1, last + 1)}
        (folder / f"{volume + 1:04}.json").write_bytes(seal("history", {"_default": games}))


def _again(entry: dict[str, Any], volume: int, number: int, rng: random.Random) -> dict[str, Any]:
    seats = [[name, crest, PERSON] for crest, name in enumerate(rng.sample(_NAMES, len(entry["seats"])))]
    finished = f"{2000 + volume // 48}-{1 + volume // 4 % 12:02}-{1 + number % 28:02}T10:00:00.000+01:00"
    return {**entry, "key": f"{volume}-{number}", "seats": seats, "finished": finished}


def ended(game: str, key: str, seed: int) -> Session:
    """A game that has just ended."""
    seats = [Seat(name, crest, PERSON) for crest, name in enumerate(_NAMES[:4])]
    return finished(GAMES[game], seats, seed, random.Random(seed), key=key)


def _best(work: Callable[[], object]) -> float:
    return min(_milliseconds(work) for _run in range(_RUNS))


def _milliseconds(work: Callable[[], object]) -> float:
    begun = time.process_time()
    work()
    return 1000 * (time.process_time() - begun)


if __name__ == "__main__":
    measure([int(size) for size in sys.argv[1:]] or SIZES)
