"""A shelf of played games for the tests of the history: cheap entries, and histories of any length."""

import random
from collections.abc import Callable, Mapping
from io import BytesIO
from pathlib import Path
from typing import Any

from kingdoms.core.codec import canonical
from kingdoms.core.game import Game
from kingdoms.core.record import to_record
from kingdoms.core.session import Session
from kingdoms.core.timestamps import now
from kingdoms.store import import_export
from kingdoms.store.changes import Changes
from kingdoms.store.entry import entry_of, result
from kingdoms.store.history import History
from kingdoms.store.seal import seal, unseal
from kingdoms.store.volumes import PER_FILE, Volumes
from tests.toy import TOYS, Look, Rest, Walk, play_on, toy_session

MOVES = canonical([["Walk", 2], ["Look", False], ["Walk", 1], ["Rest"]])
"""The moves of the games on the shelf."""


def opened(folder: Path, notices: list[str] | None = None, games: Mapping[str, Game] = TOYS, **more: Any) -> History:
    return History(folder, [] if notices is None else notices, games, **more)


def finished(key: str, players: str = "ppb", **more: Any) -> Session:
    session = toy_session(players, key=key, started=now(), options={"rounds": 1}, **more)
    play_on(session, random.Random(key), 30)
    assert session.is_over
    return session


def ended(session: Session) -> dict[str, Any]:
    """The entry for a game in its current state."""
    return entry_of(to_record(session), result(session))


def entry(number: int, *names: str, **more: Any) -> dict[str, Any]:
    """The entry for a finished game between these people; by default, between `Player N` and a bot."""
    people = [[name, crest, "person"] for crest, name in enumerate(names)]
    seats = people or [[f"Player {number}", 0, "person"], ["Bot", 1, "squire"]]
    return {**TEMPLATE, "key": f"game-{number}", "seats": seats, **more}


def _template() -> dict[str, Any]:
    """A short game for two, with three points for the first and one for the second."""
    session = toy_session(key="template", started=now(), options={"rounds": 1})
    for move in (Walk(2), Look(False), Walk(1), Rest()):
        session.play(move)
        session.end_turn()
    ending = {name: result(session)[name] for name in ("scores", "winners")}
    return entry_of(to_record(session), {**ending, "finished": "2026-11-15T10:20:30.000+01:00"})


TEMPLATE = _template()


def sent(*entries: Mapping[str, Any]) -> bytes:
    """A file of these games."""
    return b"".join(import_export.exported(entries))


def exported(history: History, *key: str) -> bytes:
    """A file with one game of a history, or with all of them."""
    return b"".join(history.exported(*key))


def import_games(history: History, data: bytes) -> int:
    """Imports a file and returns how many of its games are new."""
    return history.import_games(BytesIO(data)).new


def fill(folder: Path, count: int) -> History:
    """A history of this many games; its files are written in one go."""
    folder.mkdir(parents=True)
    for first in range(0, count, PER_FILE):
        numbers = range(first, min(first + PER_FILE, count))
        content = {"_default": {str(number - first + 1): entry(number) for number in numbers}}
        (folder / f"{first // PER_FILE + 1:04}.json").write_bytes(seal("history", content))
    return opened(folder)


def keys(history: History) -> list[str]:
    return [game.key for game in history.games()]


def changes_of(folder: Path) -> Changes:
    """A history's renamings, deletions and imports; tests change them as another copy of the app would."""
    return Changes(folder / "changes.json", [])


def volumes_of(folder: Path) -> Volumes:
    return Volumes(folder, [], changes_of(folder).void)


def filed(folder: Path) -> list[str]:
    """The keys of all games in the files of a history, including deleted ones."""
    volumes = volumes_of(folder)
    return [document["key"] for number in volumes.numbers() for document in volumes.documents(number)]


def rewrite(path: Path, change: Callable[[dict[str, Any]], object]) -> None:
    """Changes the document in a saved game's file and seals the file again."""
    content = unseal("save", path.read_bytes())
    change(content["_default"]["1"])
    path.write_bytes(seal("save", content))
