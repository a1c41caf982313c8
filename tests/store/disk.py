"""A disk that fails or dies on demand: each disk operation of the store is a step that can be interrupted here."""

import errno
import fcntl
import io
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from kingdoms.core.session import Session
from kingdoms.store import Store, StoreTrouble
from tests.toy import TOYS

LEAST_TROUBLES = 20
"""Ending or abandoning a game takes more disk operations than this."""

Step = Callable[[str, Callable[..., Any], tuple[Any, ...]], Any]
"""Stands in for a disk operation: given its name, the real function and its arguments, it may call the function."""

STEPS = (
    (os, "open"),
    (os, "write"),
    (os, "fsync"),
    (os, "close"),
    (os, "replace"),
    (os, "unlink"),
    (os, "mkdir"),
    (os, "listdir"),
    (os, "stat"),
    (fcntl, "flock"),
    (io, "open"),
)


@contextmanager
def disk(step: Step) -> Iterator[None]:
    """Makes every disk operation go through `step`."""
    real = [(module, name, getattr(module, name)) for module, name in STEPS]

    def through(name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        return lambda *args, **more: step(name, lambda *given: function(*given, **more), args)

    for module, name, function in real:
        setattr(module, name, through(name, function))
    try:
        yield
    finally:
        for module, name, function in real:
            setattr(module, name, function)


class Failing:
    """Raises an error at the n-th step, once or from then on."""

    def __init__(self, at: int, error: int, *, for_good: bool = False) -> None:
        self.at, self.error, self.for_good = at, error, for_good
        self.count = 0
        self.failed: list[str] = []

    def __call__(self, name: str, function: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        self.count += 1
        if self.count == self.at or (self.for_good and self.count > self.at):
            self.failed.append(name)
            if name == "close":
                function(*args)
            if name == "write":
                function(args[0], args[1][: len(args[1]) // 2])
            raise OSError(self.error, os.strerror(self.error))
        return function(*args)


ERRORS = (errno.ENOSPC, errno.EIO, errno.EROFS)


def failing_at_each_step(
    root: Path, begin: Callable[[Store], Session], act: Callable[[Store, Session], object], *, for_good: bool
) -> Iterator[tuple[Path, Store, Session]]:
    """Begins a game in a new store and acts while the disk fails: at the first step, then at the second, and so on.

    Yields each game that met a failure, with its folder and store, and ends at the first that met none.
    """
    troubles = 0
    for at in count(1):
        folder = root / str(at)
        store = Store(folder, TOYS)
        session = begin(store)
        failing = Failing(at, ERRORS[at % len(ERRORS)], for_good=for_good)
        try:
            with disk(failing):
                act(store, session)
        except StoreTrouble:
            troubles += 1
        if not failing.failed:
            break
        yield folder, store, session
    assert troubles > LEAST_TROUBLES


def contents(folder: Path) -> dict[str, bytes]:
    """The bytes of every file under a folder, except for those that only claim a game."""
    files = (path for path in folder.rglob("*") if path.is_file() and path.suffix != ".open")
    return {str(path.relative_to(folder)): path.read_bytes() for path in files}


def lay_out(folder: Path, files: dict[str, bytes]) -> Path:
    """Writes files as `contents` returns them."""
    for name, data in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    return folder
