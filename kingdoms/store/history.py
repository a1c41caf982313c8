"""The history: every game played to its end or abandoned, kept for years.

The games are in volumes, which are written once. Renamings and deletions are stored separately and applied whenever
the games are read.
"""

import gc
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO, Any, TypeVar

from kingdoms.core.game import Game
from kingdoms.core.person_names import NAME_LENGTH, can_be_seen, tidied
from kingdoms.core.seats import PERSON
from kingdoms.core.words.language import _
from kingdoms.games import GAMES
from kingdoms.store import import_export
from kingdoms.store.changes import Changes, Import, Names, Rename
from kingdoms.store.entry import moves_of
from kingdoms.store.import_export import ImportFile, ImportResult, OnProgress
from kingdoms.store.played import Address, Filed, Played
from kingdoms.store.storage import Generation, Refused, StoreTrouble, add_notice, locked, writing
from kingdoms.store.volumes import PER_FILE, Volumes

KEPT_DELETED = 20
"""How many deleted games can be restored."""

FEW_VOLUMES = 3
"""This many volumes can be read without a noticeable wait."""
FIRST_VOLUMES = 20
"""At most this many volumes are read for the first rows, even if many overlap in time."""

Generations = tuple[Generation | None, ...]
T = TypeVar("T")


class History:
    """All played games. Listing them never fails: `notices` says what cannot be read just now."""

    def __init__(
        self,
        folder: Path,
        notices: list[str],
        games: Mapping[str, Game] = GAMES,
        running: Callable[[], Collection[str]] = tuple,
    ) -> None:
        """`running` returns the keys of the games that have not ended yet."""
        self._folder = folder
        self._running = running
        self._notices = notices
        self._known_games = games
        self._changes = Changes(folder / "changes.json", notices)
        self._volumes = Volumes(folder, notices, self._changes.void)
        self._listed: tuple[Generations, dict[str, Filed]] | None = None
        """The generations of all files when the games were last listed, and those games by key."""
        void = self._noted(lambda: self._volumes.numbers(are_void=True), list[int]())
        if void or len(self._noted(self._changes.deleted, list[str]())) > KEPT_DELETED:
            # If the disk fails, or another copy of the app is busy, the next change cleans up.
            with suppress(StoreTrouble), self._changing(patience=0.0):
                pass

    # Reading.

    def games(self) -> list[Played]:
        """Every game, the most recently ended first."""
        return [game for _place, game in self._all().values()]

    def is_ready(self) -> bool:
        """Whether `games` returns at once: there are few games, or none has changed since they were read."""
        try:
            numbers, listed = self._volumes.numbers(), self._listed
            return len(numbers) <= FEW_VOLUMES or (listed is not None and listed[0] == self._generations(numbers))
        except StoreTrouble:
            # Reading will fail at once and report the trouble.
            return True

    def first(self, most: int) -> list[Played]:
        """At most this many of the latest games, from a few volumes. Older volumes without an index are left out."""
        return self._noted(lambda: self._first(most), [])

    def _first(self, most: int) -> list[Played]:
        numbers = self._volumes.numbers()
        ends = {number: self._volumes.latest_end(number) for number in numbers[1:]}
        latest = sorted((when, number) for number, when in ends.items() if when is not None)
        read = self._read(numbers, numbers[:1])
        found = self._in_order(read)
        # Read on until enough games are newer than anything in the next volume.
        while latest and len(read) < FIRST_VOLUMES:
            if sum((game.when, place.volume) > latest[-1] for place, game in found) >= most:
                break
            read |= self._read(numbers, [latest.pop()[1]])
            found = self._in_order(read)
        return [game for _place, game in found[:most]]

    def game(self, key: str) -> dict[str, Any] | None:
        """One game with its moves, or None if there is no such game; raises BadSave if the moves cannot be read."""
        found = self._noted(lambda: self._entry(key), None)
        return None if found is None else {**found, "moves": moves_of(found)}

    def latest(self) -> list[Played]:
        """The games of the two newest volumes, the most recently filed first."""
        latest: list[Filed] = self._noted(lambda: self._shown(self._latest()), [])
        return [game for _place, game in latest]

    def names(self) -> list[str]:
        """The people in the games of the two newest volumes, those in the latest game first."""
        return list(dict.fromkeys(name for game in self.latest() for name in game.people))

    def is_among_latest(self, key: str) -> bool:
        """Whether a game is in one of the two newest volumes, even if it was deleted."""
        latest: list[Filed] = self._noted(self._latest, [])
        return any(game.key == key for _place, game in latest)

    def deleted(self) -> list[str]:
        """The keys of the deleted games that can be restored, the most recently deleted first."""
        deleted: list[str] = self._noted(self._changes.deleted, [])
        return deleted[: -KEPT_DELETED - 1 : -1]

    def _noted(self, read: Callable[[], T], otherwise: T) -> T:
        """Returns `read()`; if reading is not possible just now, notes why and returns `otherwise`."""
        try:
            return read()
        except StoreTrouble as trouble:
            add_notice(self._notices, str(trouble))
            return otherwise

    # Filing, exporting and importing.

    def add(self, entry: dict[str, Any], patience: float | None = None) -> None:
        """Files a game that has ended for good. Adding the same game again changes nothing.

        `patience` is how many seconds to wait for another copy of the app, which may be importing.
        """
        with locked(self._folder, patience):
            self._volumes.add(entry, self._changes.last_place())

    def prepare(self) -> None:
        """Reads what is needed to file a game, so that the end of a game does not have to wait for it."""
        with suppress(StoreTrouble):  # Filing the game will say what is wrong.
            self._volumes.growing(self._changes.last_place())

    def delete(self, key: str) -> None:
        """Deletes a game. The last few deleted games can be restored; older ones are erased for good."""
        with self._changing():
            if not any(game.key == key for _place, game in self._shown(self._every())):
                raise Refused(_("This game no longer exists."))
            self._changes.put(deleted=[*self._changes.deleted(), key])
            # The game is deleted now. If the disk fails, the next change or the next start erases the old ones.
            with suppress(StoreTrouble):
                self._clean_up()

    def restore(self, key: str | None = None) -> str:
        """Restores a deleted game, by default the last one, and returns its key."""
        with self._changing():
            deleted = self._changes.deleted()
            found = key if key is not None else next(reversed(deleted), None)
            if found in deleted:
                self._changes.put(deleted=[other for other in deleted if other != found])
            if found not in deleted or not any(game.key == found for _place, game in self._every()):
                raise Refused(_("This game can no longer be restored."))
        return found

    def exported(self, key: str | None = None, progress: OnProgress | None = None) -> Iterator[bytes]:
        """A file of one game or of all, in pieces; raises StoreTrouble if any cannot be read just now."""
        if key is None:
            return import_export.exported(self._entries(progress))
        entry = self._entry(key)
        if entry is None:
            raise Refused(_("This game no longer exists."))
        return import_export.exported([entry])

    def receive(self, pieces: Iterable[bytes]) -> IO[bytes]:
        """Copies a file for import to a nameless one, which vanishes when it is closed or the app is killed.

        Raises BadSave as soon as it is clear that it is not one of ours.
        """
        with writing(), ExitStack() as on_failure:
            self._folder.mkdir(parents=True, exist_ok=True)
            file = on_failure.enter_context(TemporaryFile(dir=self._folder))
            file.writelines(import_export.recognised(pieces))
            on_failure.pop_all()
        return file

    def import_games(self, file: IO[bytes], progress: OnProgress | None = None) -> ImportResult:
        """Imports the sound games of a file: all of them, or none if that fails or the app is killed.

        Raises BadSave for a file that is not one of ours. Deleted games are restored; a game that is still being
        played on this device is left out, because it is filed when it ends.
        """
        parcel = ImportFile(file, self._known_games)
        with self._changing():
            known = {game.key for _place, game in self._every()}
        parcel.check(known, self._running(), progress)
        with self._changing():
            there = {game.key for _place, game in self._every()}
            # A game that was known, and so was not proved, may have been erased by another copy of the app since.
            new = {key: place for key, place in parcel.places.items() if key not in there | known}
            back = [key for key in self._changes.deleted() if key in parcel.places]
            if new or back:
                self._import(parcel.entries({*new.values()}), len(new), back)
        return ImportResult(len({*new, *back}), len(parcel.running), parcel.unproved)

    def _import(self, entries: Iterator[dict[str, Any]], count: int, back: list[str]) -> None:
        """Files games in volumes of their own, which count only once all of them are written."""
        first = self._volumes.last_number(self._changes.last_place()) + 1
        new, before = Import(first, first + (count - 1) // PER_FILE, back, counts=False), self._changes.imported()
        self._changes.put(imports=[new] if before is None else [before, new])
        try:
            self._volumes.fill(new.volumes, entries)
            still_deleted = [key for key in self._changes.deleted() if key not in back]
            self._changes.put(imports=[new._replace(counts=True)], deleted=still_deleted)
        except StoreTrouble:
            with suppress(StoreTrouble):
                self._volumes.drop_void()
            raise
        with suppress(StoreTrouble):
            self._changes.forget_previous()

    def last_import(self) -> int:
        """How many games would be removed if the last import were undone."""
        imported = self._noted(self._changes.imported, None)
        if imported is None:
            return 0
        listed = self._all()
        return sum(place.volume in imported.volumes or key in imported.back for key, (place, _game) in listed.items())

    def undo_import(self) -> None:
        """Removes all games of the last import at once; those that it restored are deleted again."""
        with self._changing():
            imported = self._changes.imported()
            if imported is None:
                raise Refused(_("There is no import to undo."))
            there = {game.key for place, game in self._every() if place.volume not in imported.volumes}
            deleted = [key for key in self._changes.deleted() if key in there and key not in imported.back]
            self._changes.put(imports=[imported._replace(counts=False)], deleted=[*imported.back, *deleted])
            # The games no longer count. If the disk fails, the next change or the next start removes them.
            with suppress(StoreTrouble):
                self._volumes.drop_void()

    # Names.

    def rename(self, old: str, new: str) -> None:
        """Renames a person in all games so far. If somebody already has the new name, the two become one person."""
        new = tidied(new)
        if not 0 < len(new) <= NAME_LENGTH:
            raise Refused(_("A name must have between 1 and {n} characters.").format(n=NAME_LENGTH))
        if not can_be_seen(new):
            raise Refused(_("This name contains an invisible character."))
        if old == new:
            return
        with self._changing():
            games = [found for found in self._shown(self._every()) if old in found[1].people]
            if not games:
                raise Refused(_("Nobody called {name} has played here.").format(name=old))
            if any(new in game.people for _place, game in games):
                sentence = _("{old} and {new} have played in the same game, so they are two people.")
                raise Refused(sentence.format(old=old, new=new))
            last = max(place for place, _game in self._every())
            self._changes.put(renames=[*self._changes.renames(), Rename(old, new, last)])

    def undo_rename(self, names: tuple[str, str] | None = None) -> Rename:
        """Undoes the last renaming; raises Refused if there is none, or if `names` (old, new) does not match it."""
        with self._changing():
            renames = self._changes.renames()
            if not renames or names not in (None, renames[-1][:2]):
                raise Refused(_("There is no rename to undo."))
            self._changes.put(renames=renames[:-1])
        return renames[-1]

    def reinstate(self, volume: int, games: Mapping[str, dict[str, Any]]) -> None:
        """Files games from a volume that was put aside, given by their numbers in it, under people's current names."""
        with self._changing():
            names = Names(self._changes.renames())
            for number, entry in games.items():
                place = Address(volume, int(number) if number.isdecimal() else 0)
                self._volumes.add(_entry_under_new_names(entry, place, names), self._changes.last_place())

    def reinstate_changes(self, fields: Mapping[str, Any]) -> None:
        """Restores renamings and deletions from a file put aside; raises Spoilt if others have been made since."""
        with self._changing():
            self._changes.reinstate(fields)

    # Reading volumes.

    def _all(self) -> dict[str, Filed]:
        """Every game by its key, the most recently ended first."""
        return self._noted(self._fresh, {})

    def _generations(self, numbers: list[int]) -> Generations:
        return self._changes.generation(), *map(self._volumes.generation, numbers)

    def _fresh(self) -> dict[str, Filed]:
        """Reads whatever has changed, and remembers the games if all of them could be read."""
        numbers = self._volumes.numbers()
        generations = self._generations(numbers)
        known = self._listed
        if known is not None and known[0] == generations:
            return known[1]
        is_collecting = gc.isenabled()
        gc.disable()  # Thousands of games are read and all are kept; garbage collection would hold up frames.
        try:
            read = self._read(numbers, numbers)
            listed = {found[1].key: found for found in self._in_order(read)}
        finally:
            if is_collecting:
                gc.enable()
        self._listed = None if None in read.values() else (generations, listed)
        return listed

    def _read(self, numbers: list[int], wanted: list[int]) -> dict[int, list[Filed] | None]:
        """The games of some of these volumes; None for one that cannot be read just now."""
        names = Names(self._changes.renames())
        return {
            number: self._noted(partial(self._volumes.games, number, names, is_growing=number == numbers[0]), None)
            for number in wanted
        }

    def _in_order(self, read: Mapping[int, list[Filed] | None]) -> list[Filed]:
        """The games of these volumes, latest first; if two ended at the same time, the one filed later comes first."""
        shown = self._shown(found for number in sorted(read, reverse=True) for found in read[number] or [])
        return sorted(shown, key=lambda found: found[1].when, reverse=True)

    def _latest(self) -> list[Filed]:
        """The games of the two newest volumes, as far as they can be read."""
        numbers = self._volumes.numbers()
        return [found for games in self._read(numbers, numbers[:2]).values() for found in games or []]

    def _every(self) -> list[Filed]:
        """The games of all volumes, including deleted ones; raises StoreTrouble unless all can be read."""
        numbers, names = self._volumes.numbers(), Names(self._changes.renames())
        read = (self._volumes.games(number, names, is_growing=number == numbers[0]) for number in numbers)
        return [found for games in read for found in games]

    def _shown(self, games: Iterable[Filed]) -> list[Filed]:
        """The games that are not deleted, without duplicates."""
        deleted = {*self._changes.deleted()}
        shown: dict[str, Filed] = {}
        for found in games:
            if found[1].key not in deleted:
                shown.setdefault(found[1].key, found)
        return list(shown.values())

    # Whole entries.

    def _entry(self, key: str) -> dict[str, Any] | None:
        """A game as it was filed, under people's current names."""
        listed = self._all()
        if key not in listed:
            return None
        place, names = listed[key][0], Names(self._changes.renames())
        entries = (entry for entry in self._volumes.documents(place.volume) if entry["key"] == key)
        return next((_entry_under_new_names(entry, place, names) for entry in entries), None)

    def _entries(self, progress: OnProgress | None) -> Iterator[dict[str, Any]]:
        """Every game as it was filed, in the order of filing, under people's current names."""
        names, deleted = Names(self._changes.renames()), {*self._changes.deleted()}
        shown = {game.key: place for place, game in self._shown(self._every())}
        done = 0
        for volume in reversed(self._volumes.numbers()):
            for entry in reversed(self._volumes.documents(volume)):
                place = Address(volume, entry.doc_id)
                # A game that is missing from an index is exported all the same.
                if entry["key"] not in deleted and shown.get(entry["key"], place) == place:
                    done += 1
                    if progress is not None:
                        progress(done, len(shown))
                    yield _entry_under_new_names(entry, place, names)

    @contextmanager
    def _changing(self, patience: float | None = None) -> Iterator[None]:
        """Keeps anybody else from changing the history, and first cleans up after interrupted changes."""
        with locked(self._folder, patience):
            self._volumes.drop_void()
            self._clean_up()
            yield

    def _clean_up(self) -> None:
        """Erases the deleted games that can no longer be restored."""
        deleted = self._changes.deleted()
        doomed = {*deleted[:-KEPT_DELETED]}
        if doomed:
            for volume in {place.volume for place, game in self._every() if game.key in doomed}:
                self._volumes.erase(volume, doomed)
            self._changes.put(deleted=deleted[-KEPT_DELETED:])


def _entry_under_new_names(entry: Mapping[str, Any], place: Address, names: Names) -> dict[str, Any]:
    people = [name for name, _crest, player in entry["seats"] if player == PERSON]
    called = iter(names.of(people, place))
    seats = [[next(called) if who == PERSON else name, crest, who] for name, crest, who in entry["seats"]]
    return {**entry, "seats": seats}
