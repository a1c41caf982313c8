"""Locks that only one copy of the app can hold at a time; the system releases them when that copy dies.

A folder is locked for the duration of one change, a game for as long as somebody plays it.
"""

import errno
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

PATIENCE = 5.0
"""Seconds to wait for another copy, which holds the lock for one change only."""

_PAUSE = 0.005
_TAKEN = {errno.EAGAIN, errno.EACCES, errno.EDEADLK}
_NO_LOCKS_HERE = {errno.EINVAL, errno.ENOTSUP, errno.ENOLCK, errno.ENOSYS, errno.EBADF}

if sys.platform == "win32":
    import msvcrt

    def _open(folder: Path) -> int:
        """Opens a file in the folder, since Windows cannot lock folders."""
        return os.open(folder / "lock", os.O_RDWR | os.O_CREAT)

    def take(handle: int) -> None:
        """Locks an open file; raises OSError at once if somebody else has locked it."""
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _open(folder: Path) -> int:
        return os.open(folder, os.O_RDONLY)

    def take(handle: int) -> None:
        """Locks an open file or folder; raises OSError at once if somebody else has locked it."""
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def hold(folder: Path, patience: float | None = None) -> Iterator[bool]:
    """Holds the folder's lock; yields False if somebody else has held it for too long."""
    handle = _open(folder)
    try:
        yield _can_take(handle, PATIENCE if patience is None else patience)
    finally:
        os.close(handle)


class Claim:
    """A claim on whatever a file represents. Raises BlockingIOError if another copy of the app has claimed it."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file = path.open("ab")
        handle = self._file.fileno()
        with suppress(FileNotFoundError):
            # Somebody who gave up a claim may have removed the file after it was opened here.
            if _can_take(handle, 0.0) and os.path.samestat(os.fstat(handle), os.stat(path)):
                return
        self._file.close()
        raise BlockingIOError(f"{path.name} is in use by another copy of the app")

    def give_up(self) -> None:
        """Lets others claim it from now on."""
        with suppress(OSError):  # Windows cannot remove an open file, and an empty one does no harm.
            self._path.unlink(missing_ok=True)
        with suppress(OSError):
            self._file.close()


def _can_take(handle: int, patience: float) -> bool:
    """Waits for the lock and returns whether it was taken. Always succeeds on a disk that does not support locks."""
    patient_until = time.monotonic() + patience
    while True:
        try:
            take(handle)
        except OSError as error:
            if error.errno in _NO_LOCKS_HERE:
                return True
            if error.errno not in _TAKEN:
                raise
        else:
            return True
        if time.monotonic() >= patient_until:
            return False
        time.sleep(_PAUSE)
