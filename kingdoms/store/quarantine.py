"""Files that were put aside because they could not be used. Their contents can be tried again or erased.

A file may have been put aside by an older, stricter Kingdoms, or its damage may be harmless: the seal is broken, but
every game in it can still be replayed to the points that it ended with.
"""

import re
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kingdoms.core.codec import BadSave
from kingdoms.core.game import Game
from kingdoms.core.record import from_record
from kingdoms.store.entry import check_moves, mended
from kingdoms.store.seal import Newer, Spoilt, salvage, unseal
from kingdoms.store.settings import SETTINGS
from kingdoms.store.storage import StoreTrouble, listing, read_bytes, remove, single

if TYPE_CHECKING:
    from kingdoms.store import Store

_FILE = re.compile(r"[\w-]+(?:\.previous)?\.(?:damaged|refused)-[^.]+\.json")


class Aside:
    """The files that were put aside in a store's folders."""

    def __init__(self, store: "Store", folder: Path, games: Mapping[str, Game]) -> None:
        self._store = store
        self._folder = folder
        self._games = games

    def files(self) -> list[Path]:
        """All files put aside; raises StoreTrouble if a folder cannot be read just now."""
        folders = (self._folder, self._folder / "saves", self._folder / "history")
        return [folder / name for folder in folders for name in sorted(listing(folder)) if _FILE.fullmatch(name)]

    def try_again(self, *, are_settings: bool = False) -> int:
        """Restores the files that can be used after all: those of the settings, which take effect at once, or the rest.

        Removes the restored files and returns how many there were.
        """
        taken = 0
        for path in [path for path in self.files() if (path.parent == self._folder) == are_settings]:
            with suppress(Spoilt, BadSave, StoreTrouble):
                self._reinstate(path)
                remove(path)
                taken += 1
        return taken

    def erase(self) -> None:
        """Erases all files put aside."""
        for path in self.files():
            remove(path)

    def _reinstate(self, path: Path) -> None:
        """Restores a file; raises Spoilt, BadSave or StoreTrouble if it has to stay aside."""
        name = path.name.partition(".")[0]
        if path.parent.name == "saves":
            self._reinstate_game(name, single(_read(path, "save")[0]).get("record"))
        elif path.parent.name != "history":
            values, settings = single(_read(path, "settings")[0]), self._store.settings
            for key, (default, is_allowed) in SETTINGS.items():
                # Anything set since then stays.
                if key in values and is_allowed(values[key]) and settings.get(key) == default:
                    settings.set(key, values[key])
        elif not name.isdecimal():
            self._store.history.reinstate_changes(single(_read(path, "changes")[0]))
        else:
            self._reinstate_history(int(name), path)

    def _reinstate_game(self, key: str, record: Any) -> None:
        """Restores a running game; raises Spoilt if it is being played or has since taken a different course."""
        if self._store.saves.is_open(key):
            raise Spoilt("this game is open")
        session = from_record({**record, "key": key} if isinstance(record, dict) else record, self._games)
        if any(game.key == key for game in self._store.history.games()):
            return
        running = [self._store.saves.load(game.key) for game in self._store.running() if game.key == key]
        for known in running:
            if any(mine != other for mine, other in zip(session.moves, known.moves, strict=False)):
                raise Spoilt("the running game has taken a different course")
        if not running or len(session.moves) > len(running[0].moves):
            self._store.keep(session)
            self._store.close(session)

    def _reinstate_history(self, volume: int, path: Path) -> None:
        """Restores every missing game; from a file with a broken seal, only games that can be proved.

        Raises Spoilt, so that the file stays aside, if anything in it cannot be used.
        """
        tables, is_whole = _read(path, "history")
        filed = {game.key for game in self._store.history.games()}
        games: dict[str, dict[str, Any]] = {}
        trouble: Spoilt | None = None
        for number, data in tables["_default"].items():
            try:
                entry = mended(data)
                if not is_whole:
                    check_moves(entry, self._games)
            except Spoilt as spoilt:
                trouble = spoilt
            else:
                games |= {} if entry["key"] in filed else {number: entry}
        self._store.history.reinstate(volume, games)
        if trouble is not None or len(tables) > 1:
            raise trouble or Spoilt("something that is no game")


def _read(path: Path, kind: str) -> tuple[dict[str, Any], bool]:
    """The tables of a file, and whether its seal is intact."""
    data = read_bytes(path) or b""
    try:
        tables, is_whole = unseal(kind, data), True
    except Newer:
        raise
    except Spoilt:
        tables, is_whole = salvage(kind, data), False
    if not isinstance(tables, dict) or not isinstance(tables.get("_default"), dict):
        raise Spoilt("nothing usable in the file")
    return tables, is_whole
