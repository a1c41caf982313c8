"""The history: every finished game, with its date, seats, options, moves and scores by category.

It grows for years, so it lies in numbered files of at most a hundred games, and only the newest is ever rewritten.
"""

import re
from pathlib import Path
from typing import Any

from tinydb import TinyDB, where
from tinydb.table import Document

from kingdoms.core.codec import BadSave
from kingdoms.core.moment import is_moment, now
from kingdoms.core.record import seats_from_json, to_record
from kingdoms.core.session import PERSON, Session
from kingdoms.core.tongue import N_
from kingdoms.store.seal import Spoilt
from kingdoms.store.storage import Kind, SafeStorage, StoreTrouble, listing, sweep

PER_FILE = 100

KIND = Kind(
    "history",
    N_("A part of the history was damaged; all but its latest game is there, and the damaged file is kept aside."),
    N_("A part of the history was damaged beyond reading; its file is kept aside."),
    N_("A part of the history was written by a newer Kingdoms; its file is kept aside."),
)

_FILE = re.compile(r"(\d{4,6})(?:\.previous)?\.json")
_FIELDS = {
    "game": str,
    "key": str,
    "started": str,
    "seed": int,
    "options": dict,
    "moves": list,
    "scores": list,
    "winners": list,
}


class History:
    """All finished games."""

    def __init__(self, folder: Path, notices: list[str]) -> None:
        self._folder = folder
        self._notices = notices
        self._closed: dict[int, list[dict[str, Any]]] = {}
        """The games of older files without their moves, as far as somebody has asked for them."""
        self._newest: tuple[int, TinyDB] | None = None
        try:
            sweep(folder)
        except StoreTrouble as trouble:
            notices.append(str(trouble))

    def file(self, session: Session) -> None:
        """Keeps a finished game for good. Filing the same game again changes nothing."""
        if not session.is_over:
            raise ValueError("only a finished game goes into the history")
        self.add({**to_record(session), **result(session)})

    def add(self, entry: dict[str, Any]) -> None:
        """Keeps a game that is a record and a result already."""
        number, file = self._open_newest()
        if file.contains(where("key") == entry["key"]):
            return
        if len(file) >= PER_FILE:
            self._newest = number + 1, self._file(number + 1)
            file = self._newest[1]
        file.insert(Document(entry, doc_id=len(file) + 1))

    def games(self) -> list[dict[str, Any]]:
        """Every game, the latest first: its record without the moves, then `finished`, `scores` and `winners`."""
        found: dict[str, dict[str, Any]] = {}
        for number in self._numbers():
            for entry in self._games_of(number):
                found.setdefault(entry["key"], entry)
        return list(found.values())

    def game(self, key: str) -> dict[str, Any] | None:
        """One game with its moves, or None if it is not there."""
        for number in self._numbers():
            for document in self._documents(number):
                if document["key"] == key:
                    return document
        return None

    def names(self) -> list[str]:
        """The people of the last hundred games or more, those who played latest first."""
        entries = (entry for number in self._numbers()[:2] for entry in self._games_of(number))
        return list(dict.fromkeys(name for entry in entries for name, _crest, who in entry["seats"] if who == PERSON))

    def _numbers(self) -> list[int]:
        """The numbers of the files, the newest first."""
        names = (_FILE.fullmatch(name) for name in listing(self._folder))
        return sorted({int(name[1]) for name in names if name}, reverse=True)

    def _games_of(self, number: int) -> list[dict[str, Any]]:
        is_newest = number == self._open_newest()[0]
        if is_newest or number not in self._closed:
            games = [_without_moves(document) for document in self._documents(number)]
            if is_newest:
                return games
            self._closed[number] = games
        return self._closed[number]

    def _documents(self, number: int) -> list[Document]:
        newest, file = self._open_newest()
        documents: list[Document] = (file if number == newest else self._file(number)).all()
        return documents[::-1]

    def _open_newest(self) -> tuple[int, TinyDB]:
        if self._newest is None:
            number = next(iter(self._numbers()), 1)
            self._newest = number, self._file(number)
        return self._newest

    def _file(self, number: int) -> TinyDB:
        path = self._folder / f"{number:04}.json"
        return TinyDB(path, KIND, self._notices, _check, storage=SafeStorage)


def result(session: Session) -> dict[str, Any]:
    """What a finished game adds to its record."""
    scores = [{"total": score.total, "parts": dict(score.parts)} for score in session.state.scores()]
    return {"finished": now(), "scores": scores, "winners": session.state.winners()}


def check_entry(entry: object) -> None:
    """Raises Spoilt unless this is a game as the history keeps it."""
    if not isinstance(entry, dict) or any(type(entry.get(name)) is not kind for name, kind in _FIELDS.items()):
        raise Spoilt("not a finished game")
    try:
        seats = seats_from_json(entry.get("seats"))
    except BadSave as trouble:
        raise Spoilt("not a finished game") from trouble
    is_sound = (
        is_moment(entry.get("finished"))
        and len(entry["scores"]) == len(seats)
        and all(_is_score(score) for score in entry["scores"])
        and all(type(seat) is int and seat in range(len(seats)) for seat in entry["winners"])
    )
    if not is_sound:
        raise Spoilt("not a finished game")


def _is_score(score: object) -> bool:
    if not isinstance(score, dict) or not isinstance(score.get("parts"), dict):
        return False
    return all(type(points) is int for points in (score.get("total"), *score["parts"].values()))


def _check(tables: Any) -> None:
    match tables:
        case {"_default": dict(games)} if len(tables) == 1 and all(number.isdecimal() for number in games):
            for entry in games.values():
                check_entry(entry)
        case _:
            raise Spoilt("not a history")


def _without_moves(entry: Document) -> dict[str, Any]:
    return {name: value for name, value in entry.items() if name != "moves"}
