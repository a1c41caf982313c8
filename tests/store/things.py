"""A small file for the storage tests: a thing with a number."""

from pathlib import Path
from typing import Any

from kingdoms.store.seal import Spoilt, unseal
from kingdoms.store.storage import Kind, SafeStorage

KIND = Kind("thing", "recovered.", "lost.", "newer.")
FIRST, SECOND, THIRD = ({"_default": {"1": {"number": number}}} for number in (1, 2, 3))


def mend(tables: Any) -> Any:
    """Mends a negative number; raises Spoilt for anything but a number."""
    match tables:
        case {"_default": {"1": dict(document)}} if len(tables) == 1 and type(document.get("number", 0)) is int:
            return {"_default": {"1": {name: abs(v) if name == "number" else v for name, v in document.items()}}}
    raise Spoilt("not ours")


def make(folder: Path, notices: list[str] | None = None) -> SafeStorage:
    return SafeStorage(folder / "thing.json", KIND, [] if notices is None else notices, mend)


def written(folder: Path, *contents: Any) -> SafeStorage:
    storage = make(folder)
    for content in contents:
        storage.write(content)
    return storage


def on_disk(folder: Path, name: str) -> Any:
    return unseal("thing", (folder / name).read_bytes())
