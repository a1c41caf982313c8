"""The history: every game that was played to its end or abandoned, for years.

The games lie in volumes, which are written once. New names and deletions lie beside them, and are looked through when
the games are told.
"""

import gc
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from tinydb.table import Document

from kingdoms.core.game import Game
from kingdoms.core.naming import NAME_LENGTH, can_be_seen, tidied
from kingdoms.core.session import PERSON
from kingdoms.core.tongue import _
from kingdoms.games import GAMES
from kingdoms.store import exchange
from kingdoms.store.changes import Changes
from kingdoms.store.entry import moves_of
from kingdoms.store.names import Names, Rename
from kingdoms.store.played import Place, Placed, Played
from kingdoms.store.storage import Mark, Refused, StoreTrouble, locked, note
from kingdoms.store.volumes import Volumes

KEPT_DELETED = 20
"""How many deleted games can come back."""

AT_ONCE = 3
"""So many volumes are looked through before anybody could call it waiting."""

Marks = tuple[Mark | None, ...]


class History:
    """All played games. Reading never fails: what cannot be read just now is told in the notices."""

    def __init__(self, folder: Path, notices: list[str], games: Mapping[str, Game] = GAMES) -> None:
        self._folder = folder
        self._notices = notices
        self._known_games = games
        self._volumes = Volumes(folder, notices)
        self._changes = Changes(folder / "changes.json", notices)
        self._told: tuple[Marks, dict[str, Placed]] | None = None
        """All games as they were told last, and the marks of the files that they come from."""
        try:
            self._volumes.sweep()
        except StoreTrouble as trouble:
            note(notices, str(trouble))

    # Reading.

    def games(self) -> list[Played]:
        """Every game, the one that ended latest first."""
        return [game for _place, game in self._all().values()]

    def is_long_to_read(self) -> bool:
        """Whether several volumes have to be looked through before all games can be told."""
        try:
            full = self._volumes.numbers()[1:]
        except StoreTrouble:
            # The reading itself tells of the trouble, and does so at once.
            return False
        return sum(map(self._volumes.has_to_be_looked_through, full)) > AT_ONCE

    def game(self, key: str) -> dict[str, Any] | None:
        """One game with its moves, or None if it is not there; raises BadSave if the moves cannot be read."""
        try:
            found = self._entry(key)
        except StoreTrouble as trouble:
            note(self._notices, str(trouble))
            return None
        return None if found is None else {**found, "moves": moves_of(found)}

    def names(self) -> list[str]:
        """The people of the last hundred games or more, those who played latest first."""
        latest = self._shown(self._latest(), self.deleted())
        return list(dict.fromkeys(name for _place, game in latest for name in game.people))

    def is_among_latest(self, key: str) -> bool:
        """Whether a game is among the last hundred or more, also if it was deleted."""
        return any(game.key == key for _place, game in self._latest())

    def deleted(self) -> list[str]:
        """The keys of the games that were deleted but can come back, the one deleted last first."""
        try:
            return self._changes.deleted()[::-1]
        except StoreTrouble as trouble:
            note(self._notices, str(trouble))
            return []

    # Filing, and taking games in and out.

    def add(self, entry: dict[str, Any]) -> None:
        """Keeps a game that has ended for good. The same game again changes nothing."""
        with locked(self._folder):
            self._volumes.add(entry, self._changes.last_place())

    def delete(self, key: str) -> None:
        """Takes a game out. The last of those that were taken out can come back; older ones are erased for good."""
        with locked(self._folder):
            if not any(game.key == key for _place, game in self._present()):
                raise Refused(_("This game is not there any more."))
            deleted = [*self._changes.deleted(), key]
            self._changes.put_deleted(deleted)
            if len(deleted) > KEPT_DELETED:
                self._erase(deleted[:-KEPT_DELETED])
                self._changes.put_deleted(deleted[-KEPT_DELETED:])

    def restore(self, key: str | None = None) -> str:
        """Brings a deleted game back, the last one if none is named; returns its key."""
        with locked(self._folder):
            deleted = self._changes.deleted()
            found = key if key is not None else next(reversed(deleted), None)
            if found is None or found not in deleted:
                raise Refused(_("This game cannot come back any more."))
            self._changes.put_deleted([other for other in deleted if other != found])
        return found

    def text(self, key: str | None = None) -> str:
        """One game as a text to send, or everything; raises StoreTrouble if not all can be read just now."""
        if key is None:
            return exchange.text_of(self._entries())
        entry = self._entry(key)
        if entry is None:
            raise Refused(_("This game is not there any more."))
        return exchange.text_of([entry])

    def take_in(self, data: bytes | str) -> int:
        """Takes in the games of such a text and tells how many are new. If it is refused or fails, nothing changes.

        Raises BadSave for a text that is not one of ours. A game that was deleted comes back.
        """
        entries = exchange.entries_in(data, self._known_games)
        with locked(self._folder):
            there = {game.key for _place, game in self._every()}
            deleted = self._changes.deleted()
            new = [entry for entry in entries.values() if entry["key"] not in there]
            back = [key for key in deleted if key in entries]
            try:
                if back:
                    self._changes.put_deleted([key for key in deleted if key not in entries])
                if new:
                    self._volumes.extend(new, self._changes.last_place())
            except StoreTrouble:
                if back:
                    self._take_away_again(deleted, new)
                raise
        return len(new) + len(back)

    def _take_away_again(self, deleted: list[str], new: list[dict[str, Any]]) -> None:
        """What came back goes again if the new games of the same text could not come, as far as the disk allows."""
        with suppress(StoreTrouble):
            there = {game.key for _place, game in self._every()}
            if not all(entry["key"] in there for entry in new):
                self._changes.put_deleted(deleted)

    # Names.

    def rename(self, old: str, new: str) -> None:
        """Gives a person another name in all games so far. If somebody has it already, the two become one person."""
        new = tidied(new)
        if not 0 < len(new) <= NAME_LENGTH:
            raise Refused(_("A name needs at least one letter, and at most {n}.").format(n=NAME_LENGTH))
        if not can_be_seen(new):
            raise Refused(_("This name has a sign in it that cannot be seen."))
        if old == new:
            return
        with locked(self._folder):
            games = [found for found in self._present() if old in found[1].people]
            if not games:
                raise Refused(_("Nobody called {name} has played.").format(name=old))
            if any(new in game.people for _place, game in games):
                sentence = _("{old} and {new} have sat at one table, so they are two people.")
                raise Refused(sentence.format(old=old, new=new))
            last = max(place for place, _game in self._every())
            self._changes.put_renames([*self._changes.renames(), Rename(old, new, last)])

    def undo_rename(self, names: tuple[str, str] | None = None) -> Rename:
        """Takes the last new name back; if the old and the new one are told, only if these were the last."""
        with locked(self._folder):
            renames = self._changes.renames()
            if not renames or names not in (None, renames[-1][:2]):
                raise Refused(_("There is no new name that could be taken back."))
            self._changes.put_renames(renames[:-1])
        return renames[-1]

    # How the games are told.

    def _all(self) -> dict[str, Placed]:
        """Every game by its key, the one that ended latest first."""
        try:
            numbers = self._volumes.numbers()
            marks: Marks = (self._changes.mark(), *(self._volumes.mark(number) for number in numbers))
            if self._told is not None and self._told[0] == marks:
                return self._told[1]
            names, deleted = Names(self._changes.renames()), self._changes.deleted()
        except StoreTrouble as trouble:
            note(self._notices, str(trouble))
            return {}
        return self._tell(numbers, marks, names, deleted)

    def _tell(self, numbers: list[int], marks: Marks, names: Names, deleted: list[str]) -> dict[str, Placed]:
        """Reads what is there; only what could be read completely is remembered."""
        with _nothing_thrown_away():
            read = [self._readable(number, names, is_growing=number == numbers[0]) for number in numbers]
            shown = self._shown((found for games in read for found in games or []), deleted)
            # Those that ended at one moment stay as they are read: the one that was filed later first.
            shown.sort(key=lambda found: found[1].when, reverse=True)
            told = {found[1].key: found for found in shown}
        self._told = None if None in read else (marks, told)
        return told

    def _readable(self, number: int, names: Names, *, is_growing: bool) -> list[Placed] | None:
        """The games of a volume, or None if it cannot be read just now, which is told."""
        try:
            return self._volumes.games(number, names, is_growing=is_growing)
        except StoreTrouble as trouble:
            note(self._notices, str(trouble))
            return None

    def _latest(self) -> list[Placed]:
        """The games of the two newest volumes."""
        try:
            numbers = self._volumes.numbers()
            names = Names(self._changes.renames())
        except StoreTrouble as trouble:
            note(self._notices, str(trouble))
            return []
        read = (self._readable(number, names, is_growing=number == numbers[0]) for number in numbers[:2])
        return [found for games in read for found in games or []]

    def _every(self) -> list[Placed]:
        """The games of all volumes, deleted or not; raises StoreTrouble unless all can be read."""
        numbers, names = self._volumes.numbers(), Names(self._changes.renames())
        read = (self._volumes.games(number, names, is_growing=number == numbers[0]) for number in numbers)
        return [found for games in read for found in games]

    def _present(self) -> list[Placed]:
        """All games that are told; raises StoreTrouble unless all can be read."""
        return self._shown(self._every(), self._changes.deleted())

    @staticmethod
    def _shown(games: Iterable[Placed], deleted: list[str]) -> list[Placed]:
        """The games that are not deleted, each once."""
        hidden = set(deleted)
        shown: dict[str, Placed] = {}
        for found in games:
            key = found[1].key
            if key not in hidden:
                shown.setdefault(key, found)
        return list(shown.values())

    # Whole entries.

    def _entry(self, key: str) -> dict[str, Any] | None:
        """A game as it was filed, under the names that people have now."""
        told = self._all().get(key)
        if told is None:
            return None
        place, _game = told
        found = (entry for entry in self._volumes.documents(place.volume) if entry.doc_id == place.number)
        entry = next(found, None)
        return None if entry is None else _entry_under_new_names(entry, place, Names(self._changes.renames()))

    def _entries(self) -> list[dict[str, Any]]:
        """Every game as it was filed, the oldest first, under the names that people have now."""
        names, hidden = Names(self._changes.renames()), set(self._changes.deleted())
        found: dict[str, dict[str, Any]] = {}
        for volume in self._volumes.numbers():
            for entry in self._volumes.documents(volume):
                if entry["key"] not in hidden and entry["key"] not in found:
                    place = Place(volume, entry.doc_id)
                    found[entry["key"]] = _entry_under_new_names(entry, place, names)
        return list(found.values())[::-1]

    def _erase(self, keys: list[str]) -> None:
        """Removes games for good; those that are not there any more may be left over from an attempt that failed."""
        found = [(place, game.key) for place, game in self._every() if game.key in keys]
        self._volumes.erase([place for place, _key in found])
        gone = {*keys} - {key for _place, key in found}
        if gone:
            self._volumes.forget(gone)


@contextmanager
def _nothing_thrown_away() -> Iterator[None]:
    """Thousands of games are read at once and all are kept; to look for rubbish meanwhile takes a fifth of the time."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def _entry_under_new_names(entry: Document, place: Place, names: Names) -> dict[str, Any]:
    people = [name for name, _crest, player in entry["seats"] if player == PERSON]
    called = iter(names.of(people, place))
    seats = [[next(called) if who == PERSON else name, crest, who] for name, crest, who in entry["seats"]]
    return {**entry, "seats": seats}
