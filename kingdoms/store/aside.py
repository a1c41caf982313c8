"""Files that were put aside because they could not be used. What they hold can be tried again, or thrown away.

A file may have been put aside by an older Kingdoms that was stricter, or its damage may be where it does no harm: the
seal is broken, but every game in it can still be played move by move to the points that it ended with.
"""

import re
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kingdoms.core.codec import BadSave
from kingdoms.core.game import Game
from kingdoms.core.record import from_record
from kingdoms.store.entry import mended
from kingdoms.store.proof import check_moves
from kingdoms.store.seal import Newer, Spoilt, salvage, unseal
from kingdoms.store.settings import SETTINGS
from kingdoms.store.storage import StoreTrouble, listing, read_bytes, telling_trouble

if TYPE_CHECKING:
    from kingdoms.store import Store

_FILE = re.compile(r"([\w-]+)(?:\.previous)?\.(?:damaged|refused)-[^.]+\.json")


class Aside:
    """The files that were put aside in the folders of a store."""

    def __init__(self, store: "Store", folder: Path, games: Mapping[str, Game]) -> None:
        self._store = store
        self._folder = folder
        self._games = games

    def files(self) -> list[Path]:
        """All of them; raises StoreTrouble if a folder cannot be read just now."""
        folders = (self._folder, self._folder / "saves", self._folder / "history")
        return [folder / name for folder in folders for name in sorted(listing(folder)) if _FILE.fullmatch(name)]

    def try_again(self) -> int:
        """Takes back what can be used after all, and returns how many files that were; they are gone then."""
        taken = 0
        for path in self.files():
            with suppress(Spoilt, BadSave, StoreTrouble):
                self._take_back(path)
                _remove(path)
                taken += 1
        return taken

    def delete(self) -> None:
        """Throws all of them away."""
        for path in self.files():
            _remove(path)

    def _take_back(self, path: Path) -> None:
        """Raises Spoilt, BadSave or StoreTrouble unless all that the file holds is in use now."""
        found = _FILE.fullmatch(path.name)
        name = found[1] if found else ""
        if path.parent.name == "saves":
            self._take_back_game(name, _document(path, "save").get("record"))
        elif path.parent.name != "history":
            self._take_back_settings(_document(path, "settings"))
        elif not name.isdecimal():
            self._store.history.take_back_changes(_document(path, "changes"))
        else:
            self._take_back_history(int(name), _tables(path, "history"))

    def _take_back_game(self, key: str, record: Any) -> None:
        """A running game goes on from there, unless another course of it is known."""
        session = from_record({**record, "key": key} if isinstance(record, dict) else record, self._games)
        if key in self._filed():
            return
        running = [self._store.saves.load(summary.key) for summary in self._store.running() if summary.key == key]
        for known in running:
            if any(mine != other for mine, other in zip(session.moves, known.moves, strict=False)):
                raise Spoilt("another course of a game that goes on")
        if not running or len(session.moves) > len(running[0].moves):
            self._store.keep(session)
            self._store.close(session)

    def _take_back_history(self, volume: int, documents: Mapping[str, Any]) -> None:
        """Every game that is not there and can be proved; if one cannot be, the file stays aside with it."""
        filed = self._filed()
        games: dict[str, dict[str, Any]] = {}
        trouble: Spoilt | None = None
        for number, data in documents.items():
            try:
                entry = mended(data)
                check_moves(entry, self._games)
            except Spoilt as spoilt:
                trouble = spoilt
            else:
                games |= {} if entry["key"] in filed else {number: entry}
        self._store.history.take_back(volume, games)
        if trouble is not None:
            raise trouble

    def _take_back_settings(self, values: Mapping[str, Any]) -> None:
        """Whatever has been set since then holds."""
        settings = self._store.settings
        for name, setting in SETTINGS.items():
            if name in values and setting.is_allowed(values[name]) and settings.get(name) == setting.default:
                settings.set(name, values[name])

    def _filed(self) -> set[str]:
        return {game.key for game in self._store.history.games()}


def _tables(path: Path, kind: str) -> dict[str, Any]:
    """The documents of a file by their numbers, whether its seal is right or not."""
    data = read_bytes(path) or b""
    try:
        content = unseal(kind, data)
    except Newer:
        raise
    except Spoilt:
        content = salvage(kind, data)
    match content:
        case {"_default": dict(documents)}:
            return documents
    raise Spoilt("nothing that could be used")


def _document(path: Path, kind: str) -> dict[str, Any]:
    document = _tables(path, kind).get("1")
    if not isinstance(document, dict):
        raise Spoilt("nothing that could be used")
    return document


def _remove(path: Path) -> None:
    with telling_trouble():
        path.unlink(missing_ok=True)
