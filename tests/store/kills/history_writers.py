"""History writers: processes that file, rename, delete and import games and undo imports, until they are killed."""

import os
import random
from pathlib import Path
from typing import Any, NamedTuple

from kingdoms.store import history as history_module
from kingdoms.store.history import History, Refused
from tests.store.kills.lives import in_a_process, lines_of
from tests.store.shelf import entry, filed, import_games, opened, sent

NAMES = ("Anna", "Béla", "Cili", "Dani")
CHANGES = ("add", "add", "rename", "delete", "delete", "restore", "import_games", "undo_import")
KEPT_DELETED = 2
"""How many deleted games a history writer can restore: few, so that many are erased."""
IN_ONE_FOLDER = 25
"""A new history is started after this many kills: a long one would take too long to read after each kill."""
_write = os.write

Told = dict[str, tuple[str, ...]]
"""The people in each game, by the key of the game."""


class Change(NamedTuple):
    """One thing that a history writer does: the name of the method, and its arguments."""

    name: str
    words: tuple[str, ...]

    @property
    def line(self) -> str:
        return " ".join((self.name, *self.words))


def told(history: History) -> Told:
    return {game.key: tuple(game.people) for game in history.games()}


def next_change(history: History, rng: random.Random, mark: str) -> Change:
    """A random change that is possible now; new games have keys that begin with the mark."""
    keys = [game.key for game in history.games()]
    name = rng.choice(CHANGES)
    fresh = f"{mark}-{rng.getrandbits(40)}"
    if name == "rename":
        return Change(name, (rng.choice(NAMES), rng.choice(NAMES)))
    if name == "delete" and keys:
        return Change(name, (rng.choice(keys),))
    if name == "restore" and history.deleted():
        return Change(name, (history.deleted()[0],))
    if name == "undo_import":
        return Change(name, ())
    if name == "import_games":
        return Change(name, tuple(f"{fresh}-{number}" for number in range(rng.choice((1, 3, 3, 3, 150)))))
    return Change("add", (fresh,))


def game(key: str) -> dict[str, Any]:
    """A game with this key; the same key always gives the same game."""
    seats = [[random.Random(key).choice(NAMES), 0, "person"], ["Bot", 1, "squire"]]
    return entry(0, key=key, seats=seats)


def do(history: History, change: Change) -> None:
    """Carries out a change."""
    match change:
        case Change("add", (key,)):
            history.add(game(key))
        case Change("import_games", keys):
            import_games(history, sent(*map(game, keys)))
        case Change(name, words):
            getattr(history, name)(*words)


def expected(before: Told, change: Change) -> Told:
    """The games after a completed change."""
    match change:
        case Change("add" | "import_games", keys):
            return {**before, **{key: (game(key)["seats"][0][0],) for key in keys}}
        case Change("rename", (old, new)):
            return {key: tuple(new if name == old else name for name in names) for key, names in before.items()}
        case Change("delete", (key,)):
            return {other: names for other, names in before.items() if other != key}
    raise ValueError(change)


def start(folder: Path, seed: int, changes: int) -> tuple[int, int]:
    """Starts a process that announces each change beforehand (`?`) and reports it afterwards (`!`, or `refused`)."""

    def live(pipe: int) -> None:
        history_module.KEPT_DELETED = KEPT_DELETED
        rng = random.Random(seed)
        history = opened(folder)
        for _change in range(changes):
            change = next_change(history, rng, str(seed))
            _write(pipe, f"? {change.line}\n".encode())
            try:
                do(history, change)
            except Refused:
                _write(pipe, b"refused\n")
            else:
                _write(pipe, b"!\n")

    return in_a_process(live)


class Witness:
    """Keeps track of what the history writers have promised."""

    def __init__(self) -> None:
        self.told: Told = {}
        self._imported: tuple[str, ...] = ()
        """The games of the last import. No key is used twice, so it does no harm if the import was already undone."""

    def hear(self, lines: list[str]) -> Change | None:
        """Remembers all changes that were done; returns the last one if it may or may not have been done."""
        pending: Change | None = None
        for line in lines:
            if line.startswith("? "):
                name, *words = line[2:].split(" ")
                pending = Change(name, tuple(words))
            elif pending is not None:
                if line == "!":
                    self.remember(pending)
                pending = None
        return pending

    def remember(self, change: Change) -> None:
        """Remembers a change that was done."""
        self.told = self.after(change)
        if change.name == "import_games":
            self._imported = change.words

    def after(self, change: Change) -> Told:
        """The games after one more change; the names in a restored game are not checked."""
        if change.name == "restore":
            return {**self.told, **dict.fromkeys(change.words, ())}
        if change.name == "undo_import":
            return {key: names for key, names in self.told.items() if key not in self._imported}
        return expected(self.told, change)

    def check(self, found: Told, pending: Change | None) -> None:
        """Checks that everything promised is there, and all or nothing of the pending change."""
        possible = [self.told] if pending is None else [self.told, self.after(pending)]
        assert any(_agree(found, one) for one in possible)
        self.told = found


def _agree(found: Told, promised: Told) -> bool:
    """Whether the games and their names are as promised; the names in restored games are not checked."""
    return set(found) == set(promised) and all(promised[key] in ((), found[key]) for key in found)


def kill_at_random(folder: Path, seed: int, kills: int) -> tuple[int, int]:
    """Kills one history writer after another at random moments and checks that nothing is lost or duplicated.

    Returns how many lines they wrote, and how many were killed in the middle of a change.
    """
    rng, witness, said, interrupted = random.Random(seed), Witness(), 0, 0
    for number in range(kills):
        if number % IN_ONE_FOLDER == 0:
            witness = Witness()
        place = folder / f"h{number // IN_ONE_FOLDER}"
        moment = rng.randrange(1, 8), rng.uniform(0, 0.01)
        words = lines_of(*start(place, rng.getrandbits(32), 1000), moment)
        pending = witness.hear(words)
        _check_history(place, witness, pending)
        said, interrupted = said + len(words), interrupted + (pending is not None)
    return said, interrupted


def _check_history(folder: Path, witness: Witness, pending: Change | None) -> None:
    notices: list[str] = []
    history = opened(folder, notices)
    witness.check(told(history), pending)
    assert notices == []
    if pending is not None and pending.name in ("add", "import_games"):
        # An interrupted change is done once more.
        do(history, pending)
        witness.remember(pending)
        assert told(history) == witness.told
    assert len(history.deleted()) <= KEPT_DELETED + 1
    found = filed(folder)
    assert len(found) == len(set(found))
