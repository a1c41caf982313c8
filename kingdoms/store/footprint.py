"""Where the data lie, and how large they are."""

import os
from pathlib import Path
from typing import NamedTuple

from kingdoms.store.storage import unreadable


class Footprint(NamedTuple):
    """A folder with how many files are under it, and how many bytes they take."""

    folder: Path
    files: int
    size: int


def footprint(folder: Path) -> Footprint:
    """What lies under a folder now. A file that vanishes meanwhile takes no room any more."""
    files = size = 0
    try:
        for place, _folders, names in os.walk(folder, onerror=_raise):
            for name in names:
                files += 1
                size += _size(Path(place) / name)
    except FileNotFoundError:
        return Footprint(folder, 0, 0)
    except OSError as error:
        raise unreadable() from error
    return Footprint(folder, files, size)


def _raise(error: OSError) -> None:
    raise error


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except FileNotFoundError:
        return 0
