"""Exporting games to a file, and checking a file before its games are imported.

Anybody can write a file, so nothing in it is taken on trust: only known fields are used, and replaying a game must lead
to the same points. A game that fails is left out. Files are written and read in pieces, one game at a time, so their
size does not matter.
"""

import re
from codecs import getincrementaldecoder
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import IO, Any, NamedTuple

from kingdoms.core.codec import BadSave, canonical, digest
from kingdoms.core.game import Game
from kingdoms.core.person_names import is_name, tidied
from kingdoms.core.record import RECORD_FORMAT, is_newer
from kingdoms.core.seats import LEVELS, NO_CREST
from kingdoms.core.words.language import _
from kingdoms.store.entry import Unproved, check_moves, is_key, mended, without_victory
from kingdoms.store.seal import DECODER, HEAD_LENGTH, Newer, Spoilt, head_in, sealed, span
from kingdoms.store.storage import MOST_BYTES, reading

KIND = "games"
LONGEST_GAME = 100_000
"""More bytes than any game takes. A hundred games of this size still make a volume that can be read back."""

_MOST_CRESTS = 100
_PIECE = 1 << 18
_PLAYER = re.compile(r"[a-z0-9_]{1,32}")
"""The pattern of a player; bots that no longer exist are allowed."""
_FIELDS = (
    *("format", "game", "rules", "key", "started", "seed", "options", "seats", "stand_ins"),
    *("moves", "held", "series", "fingerprint", "finished", "abandoned", "seconds", "decisions", "undone", "hints"),
    *("scores", "winners", "tie_break"),
)

OnProgress = Callable[[int, int], None]
"""Called with each game's number and the total number of games. It may raise an exception to stop the work."""


def exported(entries: Iterable[Mapping[str, Any]]) -> Iterator[bytes]:
    """A file of these games, in pieces; `ImportFile` reads it."""
    return sealed(KIND, _listed(entries))


def _listed(entries: Iterable[Mapping[str, Any]]) -> Iterator[bytes]:
    before = b"["
    for entry in entries:
        yield before + canonical(_ours(without_victory(entry))).encode()
        before = b","
    yield b"[]" if before == b"[" else b"]"


def recognised(pieces: Iterable[bytes]) -> Iterator[bytes]:
    """Passes the pieces on; raises BadSave as soon as they cannot be a file of games, without reading the rest."""
    begin = b""
    for piece in pieces:
        if len(begin) < HEAD_LENGTH:
            begin += piece[:HEAD_LENGTH]
            if len(begin) >= HEAD_LENGTH:
                with _explained():
                    head_in(KIND, begin)
        yield piece


class ImportResult(NamedTuple):
    """The outcome of an import: how many games are new or restored, are still running here, and are unproved."""

    new: int
    running: int
    unproved: int


class ImportFile:
    """A file of games, open for reading. Raises BadSave with a sentence if it is not one of ours."""

    def __init__(self, file: IO[bytes], games: Mapping[str, Game]) -> None:
        self._file = file
        self._games = games
        self.places: dict[str, int] = {}
        """The keys of the games that can be imported, each with its index in the file's list."""
        self.running: set[str] = set()
        """The keys of the games left out because they are still running here."""
        self.unproved = 0
        """The number of games left out because they are damaged or their points cannot be proved."""
        with reading(), _explained():
            self._begin, self._end = span(KIND, file)

    def check(self, known: Collection[str], running: Collection[str], progress: OnProgress | None = None) -> None:
        """Checks all games, replaying those that are neither known nor running; raises BadSave if none is sound."""
        first_trouble: Exception | None = None
        with _explained():
            count = sum(1 for _entry in self._each())
            for place, data in enumerate(self._each()):
                if progress is not None:
                    progress(place + 1, count)
                try:
                    key = self._proved(data, known, running)
                except (Spoilt, BadSave, UnicodeError, RecursionError) as trouble:
                    first_trouble, self.unproved = first_trouble or trouble, self.unproved + 1
                    continue
                if key in running:
                    self.running.add(key)
                else:
                    self.places.setdefault(key, place)
            if first_trouble is not None and not self.places and not self.running:
                raise first_trouble

    def _proved(self, data: object, *believed: Collection[str]) -> str:
        """The key of a game that this app could have written; raises Spoilt or BadSave for anything else."""
        entry = _ours(mended(data))
        key: str = entry["key"]
        rules, known = entry.get("rules"), self._games[entry["game"]].version if entry["game"] in self._games else 0
        if is_newer(entry.get("format"), RECORD_FORMAT) or is_newer(rules, known):
            raise Newer("a game or a format from a newer version")
        if not known or len(canonical(entry).encode()) > LONGEST_GAME:
            raise Spoilt("an unknown or oversized game")
        if key not in self.places and not any(key in keys for keys in believed):
            check_moves(entry, self._games)
        return key

    def entries(self, places: Collection[int]) -> Iterator[dict[str, Any]]:
        """The games at these places, which must have been checked, marked as imported."""
        for place, entry in enumerate(self._each()):
            if place in places:
                yield {**_ours(mended(entry)), "imported": True}

    def _each(self) -> Iterator[Any]:
        """The items of the list in the file, one after another."""
        text, at, before, ahead = "", 0, "[", LONGEST_GAME
        decode = getincrementaldecoder("utf-8")().decode
        with reading():
            self._file.seek(self._begin)
        unread = self._end - self._begin
        while True:
            while unread and len(text) - at < ahead:
                with reading():
                    data = self._file.read(min(_PIECE, unread))
                unread = unread - len(data) if data else 0
                text, at = text[at:] + decode(data, final=not unread), 0
            if text[at : at + 1] != before:
                break
            try:
                entry, at = DECODER.raw_decode(text, at + 1)
            except ValueError as trouble:
                if not unread or ahead > MOST_BYTES:
                    raise Spoilt("not JSON written by Kingdoms") from trouble
                ahead *= 4  # Nonsense may be longer than any game, but the other games must not be lost to it.
                continue
            yield entry
            before, ahead = ",", LONGEST_GAME
        if text[at:] != "]" or before == "[":
            raise Spoilt("not a list of games")


@contextmanager
def _explained() -> Iterator[None]:
    """Turns any reason why a file cannot be used into a BadSave with a sentence for the player."""
    try:
        yield
    except Unproved as trouble:
        raise BadSave(_("The scores of a game in this file don't add up.")) from trouble
    except Newer as trouble:
        raise BadSave(_("These games were saved by a newer version of Kingdoms.")) from trouble
    except (Spoilt, BadSave, UnicodeError, RecursionError) as trouble:
        raise BadSave(_("This file is damaged or doesn't contain Kingdoms games.")) from trouble


def _ours(entry: Mapping[str, Any]) -> dict[str, Any]:
    """The known fields of a game, with impossible values corrected; its moves prove the rest."""
    own = {name: entry[name] for name in _FIELDS if name in entry}
    own["seats"] = [_seat(*seat) for seat in entry["seats"]]
    if not all(_PLAYER.fullmatch(player) for _since, _number, player in entry.get("stand_ins") or ()):
        own["stand_ins"] = []
    if not is_key(entry["key"]):
        own["key"] = digest(canonical(entry))
    return own


def _seat(name: str, crest: int, player: str) -> list[Any]:
    """A seat, with the name tidied so that nobody becomes two people."""
    return [
        tidied(name) if is_name(name) else "?",
        crest if NO_CREST <= crest < _MOST_CRESTS else NO_CREST,
        player if _PLAYER.fullmatch(player) else LEVELS[-1],
    ]
