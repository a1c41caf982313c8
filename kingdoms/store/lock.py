"""A lock on a folder, held by one copy of the app at a time; the system takes it back when that copy dies."""

import errno
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PATIENCE = 5.0
"""Seconds to wait for another copy, which holds the lock for one change only."""

_PAUSE = 0.005
_TAKEN = {errno.EAGAIN, errno.EACCES, errno.EDEADLK}
_NO_LOCKS_HERE = {errno.EINVAL, errno.ENOTSUP, errno.ENOLCK, errno.ENOSYS, errno.EBADF}

if sys.platform == "win32":
    import msvcrt

    def _open(folder: Path) -> int:
        """A folder cannot be locked on Windows, so a file in it is."""
        return os.open(folder / "lock", os.O_RDWR | os.O_CREAT)

    def _take(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _open(folder: Path) -> int:
        return os.open(folder, os.O_RDONLY)

    def _take(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def hold(folder: Path) -> Iterator[bool]:
    """Holds the folder's lock; False if somebody else has held it for too long."""
    handle = _open(folder)
    try:
        yield _can_take(handle)
    finally:
        os.close(handle)


def _can_take(handle: int) -> bool:
    """Waits for the lock. On a disk that knows no locks it is as if nobody else were there."""
    patient_until = time.monotonic() + PATIENCE
    while True:
        try:
            _take(handle)
        except OSError as error:
            if error.errno in _NO_LOCKS_HERE:
                return True
            if error.errno not in _TAKEN:
                raise
        else:
            return True
        if time.monotonic() > patient_until:
            return False
        time.sleep(_PAUSE)
