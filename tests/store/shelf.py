"""A shelf of played games for the tests of the history: entries made cheaply, and histories of any length."""

import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from kingdoms.core.game import Game
from kingdoms.core.moment import now
from kingdoms.core.record import to_record
from kingdoms.core.session import Session
from kingdoms.store.entry import entry_of
from kingdoms.store.history import History
from kingdoms.store.seal import seal
from kingdoms.store.volumes import PER_FILE
from tests.toy import ToyGame, play_on, toy_session


class LaterToy(ToyGame):
    """The toy under later rules: nobody plays the games of old again, so that they can have any points and seats."""

    version = 2


LATER_TOYS = {"toy": LaterToy()}


def opened(folder: Path, notices: list[str] | None = None, games: Mapping[str, Game] = LATER_TOYS) -> History:
    return History(folder, [] if notices is None else notices, games)


def finished(key: str, players: str = "ppb", **more: Any) -> Session:
    session = toy_session(players, key=key, started=now(), options={"rounds": 1}, **more)
    play_on(session, random.Random(key), 30)
    assert session.is_over
    return session


def entry(number: int, *names: str, **more: Any) -> dict[str, Any]:
    """A finished game of these people as data; if nobody is named, of one known by its number against a bot."""
    people = [[name, crest, "person"] for crest, name in enumerate(names)]
    seats = people or [[f"Player {number}", 0, "person"], ["Bot", 1, "squire"]]
    return {**TEMPLATE, "key": f"game-{number}", "seats": seats, **more}


TEMPLATE: dict[str, Any] = {
    **entry_of(to_record(finished("template", "pp")), {}),
    "finished": "2026-11-15T10:20:30.000+01:00",
    "scores": [{"total": 3, "parts": {"coins": 1, "steps": 2}}, {"total": 1, "parts": {"coins": 0, "steps": 1}}],
    "winners": [0],
}


def fill(folder: Path, count: int) -> History:
    """A history of this many games, whose files are written as a whole."""
    folder.mkdir(parents=True)
    for first in range(0, count, PER_FILE):
        numbers = range(first, min(first + PER_FILE, count))
        content = {"_default": {str(number - first + 1): entry(number) for number in numbers}}
        (folder / f"{first // PER_FILE + 1:04}.json").write_bytes(seal("history", content))
    return opened(folder)


def keys(history: History) -> list[str]:
    return [game.key for game in history.games()]


def filed(history: History) -> list[str]:
    """The keys of all games in the files themselves; one that lies there twice is told once only."""
    return [game.key for _place, game in history._every()]
