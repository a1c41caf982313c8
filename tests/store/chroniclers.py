"""Chroniclers: processes that file, rename, delete and take in games, until they are killed with -9."""

import os
import random
from pathlib import Path
from typing import Any, NamedTuple

from kingdoms.store.exchange import text_of
from kingdoms.store.history import History, Refused
from tests.store.lives import in_a_process
from tests.store.shelf import entry, opened

NAMES = ("Anna", "Béla", "Cili", "Dani")
_write = os.write

Told = dict[str, tuple[str, ...]]
"""The people of every game by its key."""


class Deed(NamedTuple):
    """One thing that a chronicler does: its name, and what it is done with."""

    name: str
    words: tuple[str, ...]

    @property
    def line(self) -> str:
        return " ".join((self.name, *self.words))


def told(history: History) -> Told:
    return {game.key: tuple(game.people) for game in history.games()}


def next_deed(history: History, rng: random.Random, mark: str) -> Deed:
    """Something that can be done now; new games have keys that begin with the mark."""
    keys = [game.key for game in history.games()]
    name = rng.choice(("add", "add", "rename", "delete", "restore", "take_in"))
    fresh = f"{mark}-{rng.getrandbits(40)}"
    if name == "rename":
        return Deed(name, (rng.choice(NAMES), rng.choice(NAMES)))
    if name == "delete" and keys:
        return Deed(name, (rng.choice(keys),))
    if name == "restore" and history.deleted():
        return Deed(name, (history.deleted()[0],))
    if name == "take_in":
        return Deed(name, tuple(f"{fresh}-{number}" for number in range(rng.choice((1, 3, 3, 3, 150)))))
    return Deed("add", (fresh,))


def game(key: str) -> dict[str, Any]:
    """The game of this key, always the same one."""
    return entry(0, random.Random(key).choice(NAMES), key=key)


def do(history: History, deed: Deed) -> None:
    """Does it."""
    match deed:
        case Deed("add", (key,)):
            history.add(game(key))
        case Deed("take_in", keys):
            history.take_in(text_of([game(key) for key in keys]))
        case Deed(name, words):
            getattr(history, name)(*words)


def expected(before: Told, deed: Deed) -> Told:
    """What is told after a deed that was done completely."""
    match deed:
        case Deed("add" | "take_in", keys):
            return {**before, **{key: (game(key)["seats"][0][0],) for key in keys}}
        case Deed("rename", (old, new)):
            return {key: tuple(new if name == old else name for name in names) for key, names in before.items()}
        case Deed("delete", (key,)):
            return {other: names for other, names in before.items() if other != key}
    raise ValueError(deed)


def start(folder: Path, seed: int, deeds: int) -> tuple[int, int]:
    """Starts a chronicler in a process of its own, who tells of every deed before (`?`) and after it (`!`)."""

    def live(pipe: int) -> None:
        rng = random.Random(seed)
        history = opened(folder)
        for _deed in range(deeds):
            deed = next_deed(history, rng, str(seed))
            _write(pipe, f"? {deed.line}\n".encode())
            try:
                do(history, deed)
            except Refused:
                _write(pipe, b"refused\n")
            else:
                _write(pipe, b"!\n")

    return in_a_process(live)
