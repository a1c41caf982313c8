"""The history: every finished game, with its date, seats, options, moves and scores by category.

It grows for years, so it lies in numbered files of at most a hundred games, and only the newest is ever rewritten.
The moves of a game are kept as one text: whoever looks through the years does not have to take each of them in hand.
"""

import json
import re
from pathlib import Path
from typing import Any

from tinydb import TinyDB, where
from tinydb.table import Document

from kingdoms.core.codec import BadSave, canonical
from kingdoms.core.moment import is_moment, now
from kingdoms.core.record import to_record
from kingdoms.core.session import PERSON, Session
from kingdoms.core.tongue import N_, _
from kingdoms.store.seal import Spoilt
from kingdoms.store.storage import Kind, SafeStorage, StoreTrouble, listing, note, sweep

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
    "seats": list,
    "moves": str,
    "scores": list,
    "winners": list,
}


class History:
    """All finished games."""

    def __init__(self, folder: Path, notices: list[str]) -> None:
        self._folder = folder
        self._notices = notices
        self._newest: tuple[int, TinyDB] | None = None
        """The number of the file that grows, and the file."""
        self._read: dict[int, list[dict[str, Any]]] = {}
        """The games of each file without their moves, as far as somebody has asked for them."""
        try:
            sweep(folder)
        except StoreTrouble as trouble:
            note(notices, str(trouble))

    def file(self, session: Session) -> None:
        """Keeps a finished game for good. Filing the same game again changes nothing."""
        if not session.is_over:
            raise ValueError("only a finished game goes into the history")
        self.add(entry_of(to_record(session), result(session)))

    def add(self, entry: dict[str, Any]) -> None:
        """Keeps a finished game that is an entry already."""
        number, file = self._newest or self._open(max(self._numbers(), default=1))
        if file.contains(where("key") == entry["key"]):
            return
        if len(file) >= PER_FILE:
            number, file = self._open(number + 1)
        self._read.pop(number, None)
        file.insert(Document(entry, doc_id=max((game.doc_id for game in file), default=0) + 1))
        self._newest = number, file

    def games(self) -> list[dict[str, Any]]:
        """Every game, the latest first: its record without the moves, then `finished`, `scores` and `winners`."""
        found: dict[str, dict[str, Any]] = {}
        for number in self._readable():
            for entry in self._games_of(number):
                found.setdefault(entry["key"], entry)
        return list(found.values())

    def game(self, key: str) -> dict[str, Any] | None:
        """One game with its moves, or None if it is not there; raises BadSave if the moves cannot be read."""
        documents = (document for number in self._readable() for document in self._documents(number))
        found = next((document for document in documents if document["key"] == key), None)
        return None if found is None else {**found, "moves": _moves(found["moves"])}

    def names(self) -> list[str]:
        """The people of the last hundred games or more, those who played latest first."""
        entries = (entry for number in self._readable()[:2] for entry in self._games_of(number))
        return list(dict.fromkeys(name for entry in entries for name, _crest, who in entry["seats"] if who == PERSON))

    def _games_of(self, number: int) -> list[dict[str, Any]]:
        if not self._read.get(number):
            self._read[number] = [_without_moves(document) for document in self._documents(number)]
        return self._read[number]

    def _readable(self) -> list[int]:
        """The numbers of the files, the newest first; if even these cannot be read, the player is told."""
        try:
            return sorted(self._numbers(), reverse=True)
        except StoreTrouble as trouble:
            note(self._notices, str(trouble))
            return []

    def _documents(self, number: int) -> list[Document]:
        """The games of one file, the latest first; if it cannot be read just now, the player is told."""
        try:
            documents: list[Document] = self._open(number)[1].all()
        except StoreTrouble as trouble:
            note(self._notices, str(trouble))
            return []
        return sorted(documents, key=lambda document: document.doc_id, reverse=True)

    def _numbers(self) -> set[int]:
        return {int(name[1]) for name in map(_FILE.fullmatch, listing(self._folder)) if name}

    def _open(self, number: int) -> tuple[int, TinyDB]:
        path = self._folder / f"{number:04}.json"
        return number, TinyDB(path, KIND, self._notices, _check, storage=SafeStorage)


def result(session: Session) -> dict[str, Any]:
    """What a finished game adds to its record."""
    scores = [{"total": score.total, "parts": dict(score.parts)} for score in session.state.scores()]
    return {"finished": now(), "scores": scores, "winners": session.state.winners()}


def entry_of(record: dict[str, Any], ending: dict[str, Any]) -> dict[str, Any]:
    """A finished game as the history keeps it, made of its record and its result."""
    return {**record, **ending, "moves": canonical(record.get("moves"))}


def _moves(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as trouble:
        raise BadSave(_("The saved game contains a move that cannot be read.")) from trouble


def check_entry(entry: object) -> None:
    """Raises Spoilt unless this is a game as the history keeps it."""
    if not isinstance(entry, dict) or any(type(entry.get(name)) is not kind for name, kind in _FIELDS.items()):
        raise Spoilt("not a finished game")
    seats, scores, winners = entry["seats"], entry["scores"], entry["winners"]
    is_sound = (
        is_moment(entry.get("finished"))
        and len(scores) - len(seats) in (0, 1)  # The rules may have moved an opponent.
        and all(_is_seat(seat) for seat in seats)
        and all(_is_score(score) for score in scores)
        and all(type(side) is int and side in range(len(scores)) for side in winners)
    )
    if not is_sound:
        raise Spoilt("not a finished game")


def _is_seat(seat: object) -> bool:
    """Whether this is a seat. Players and crests that there are no more stay in the history."""
    match seat:
        case [str(), int(), str()]:
            return True
    return False


def _is_score(score: object) -> bool:
    if not isinstance(score, dict) or not isinstance(score.get("parts"), dict):
        return False
    points = (score.get("total"), *score["parts"].values())
    return all(type(number) is int and abs(number) < 1_000_000 for number in points)


def _check(tables: Any) -> None:
    match tables:
        case {"_default": dict(games)} if len(tables) == 1 and all(number.isdecimal() for number in games):
            for entry in games.values():
                check_entry(entry)
        case _:
            raise Spoilt("not a history")


def _without_moves(entry: Document) -> dict[str, Any]:
    return {name: value for name, value in entry.items() if name != "moves"}
