"""Helpers for the tests of disk trouble: running games, and a full disk."""

import errno
import random
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any

from kingdoms.core.session import Session
from kingdoms.core.timestamps import now
from kingdoms.store import Store
from tests.store.disk import disk
from tests.toy import play_on, toy_session


def full_disk() -> AbstractContextManager[None]:
    def refuse(name: str, function: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        if name == "write":
            raise OSError(errno.ENOSPC, "full")
        return function(*args)

    return disk(refuse)


def begun(store: Store, key: str, decisions: int = 3, **more: Any) -> Session:
    session = toy_session("pp", key=key, started=now(), **more)
    play_on(session, random.Random(key), decisions)
    store.keep(session)
    return session


def to_the_end(session: Session) -> None:
    while not session.is_over:
        play_on(session, random.Random(1), 1)
