"""How long a history of ten thousand games takes: to open it, to file one more, and to count.

What is told is CPU time, as everywhere: without the waiting for a disk, and whatever else the machine does.
"""

import random
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from kingdoms.core.moment import now
from kingdoms.core.session import PERSON, Seat, Session
from kingdoms.games import GAMES
from kingdoms.store import Store, statistics
from kingdoms.store.entry import ended
from kingdoms.store.history import KEPT_DELETED, History
from kingdoms.store.seal import seal
from kingdoms.store.volumes import PER_FILE
from tests.toy import play_on

_GAMES = 10_000
_RUNS = 5
_NAMES = ("Anna", "Béla", "Cili", "Dani", "Edit", "Feri", "Gabi", "Hugó")


def measure() -> None:
    """Prints the best time of a few runs for each; for filing the worst, which fills the newest volume up."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "history"
        path.mkdir()
        fill(path, random.Random(1))
        size = sum(file.stat().st_size for file in path.iterdir()) >> 20
        print(f"a history of {_GAMES:,} games and a volume that grows, {size} MB:")
        _tell("first look, without an index", [_seconds(History(path, []).games)])
        _tell("open the list", [_seconds(History(path, []).games) for _run in range(_RUNS)])
        change(History(path, []))
        _tell("open it, many names changed", [_seconds(History(path, []).games) for _run in range(_RUNS)])
        games = History(path, []).games()
        _tell("a career", [_seconds(lambda: statistics.career(games, _NAMES[0])) for _run in range(_RUNS)])
        _tell("the records of a game", [_seconds(lambda: statistics.records(games, "royals")) for _run in range(_RUNS)])
        _tell("end a game, app just opened", [max(_end_a_game(path.parent, run) for run in range(_RUNS))])
        _tell("rename a person", [_seconds(lambda: History(path, []).rename(_NAMES[0], "Anne"))])


def change(history: History) -> None:
    """Half of the people are called otherwise, one of them twice, and as many games are deleted as can come back."""
    for name in _NAMES[1::2]:
        history.rename(name, f"{name} the Elder")
    history.rename(f"{_NAMES[1]} the Elder", f"{_NAMES[1]} the Old")
    for game in history.games()[:: _GAMES // KEPT_DELETED][:KEPT_DELETED]:
        history.delete(game.key)


def _end_a_game(folder: Path, run: int) -> float:
    """What the player waits for: the game is saved, filed, and taken from the running ones."""
    session = _finished("royals", f"one-more-{run}", run)
    store = Store(folder)
    return _seconds(lambda: store.keep(session))


def fill(folder: Path, rng: random.Random) -> None:
    """Writes volumes full of a few real games under many keys, and one more that has room for a few games."""
    played = [ended(_finished(key, "x", seed)) for key in GAMES for seed in range(2)]
    for volume in range(_GAMES // PER_FILE + 1):
        last = PER_FILE if volume < _GAMES // PER_FILE else PER_FILE - _RUNS
        games = {str(number): _again(rng.choice(played), volume, number, rng) for number in range(1, last + 1)}
        (folder / f"{volume + 1:04}.json").write_bytes(seal("history", {"_default": games}))


def _again(entry: dict[str, Any], volume: int, number: int, rng: random.Random) -> dict[str, Any]:
    seats = [[name, crest, PERSON] for crest, name in enumerate(rng.sample(_NAMES, len(entry["seats"])))]
    finished = f"{2000 + volume // 4}-{1 + volume % 12:02}-{1 + number % 28:02}T10:00:00.000+01:00"
    return {**entry, "key": f"{volume}-{number}", "seats": seats, "finished": finished}


def _finished(game: str, key: str, seed: int) -> Session:
    seats = [Seat(name, crest, PERSON) for crest, name in enumerate(_NAMES[:4])]
    session = Session(GAMES[game], seats, seed, {}, key=key, started=now())
    while not session.is_over:
        play_on(session, random.Random(seed), 1000)
    return session


def _seconds(work: Callable[[], object]) -> float:
    begun = time.process_time()
    work()
    return time.process_time() - begun


def _tell(what: str, seconds: list[float]) -> None:
    print(f"  {what:<32}{min(seconds) * 1000:>8,.0f} ms   of CPU time")
