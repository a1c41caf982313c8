"""Exports games from the history into files, and imports them from files."""

from collections.abc import Callable, Iterable, Sequence
from datetime import date
from functools import partial
from typing import IO

from kingdoms.core.language import _, ngettext, sentences
from kingdoms.store.exchange import ImportResult
from kingdoms.store.history import History
from kingdoms.store.played import Played
from kingdoms.ui.history.score_picture import paint_score
from kingdoms.ui.history.spreadsheet import table
from kingdoms.ui.system.files import CSV, ENDINGS, JSON, PNG, Chooser, ChosenFile
from kingdoms.ui.system.long_work import LongWork, Progress, change_history
from kingdoms.ui.widgets import Toast, ask


class ImportExport:
    """Asks for a place first, and then does the work in a thread."""

    def __init__(self, history: History, chooser: Chooser) -> None:
        self._history = history
        self._chooser = chooser

    def export_all(self) -> None:
        """Saves everything as one file, which `import_games` can read."""
        self._save(_name("kingdoms", date.today().isoformat(), JSON), JSON, partial(self._history.exported, None))

    def export_table(self, games: Sequence[Played]) -> None:
        """Saves these games as a table for a spreadsheet."""
        self._save(_name("kingdoms", date.today().isoformat(), CSV), CSV, lambda _progress: table(games))

    def export_game(self, played: Played) -> None:
        """Saves one game as a file, for somebody else to replay."""
        name = _name(played.game, played.finished[:10], JSON)
        self._save(name, JSON, lambda _progress: self._history.exported(played.key))

    def export_picture(self, played: Played) -> None:
        """Saves the score sheet of a game as a picture."""
        # Only the main thread can paint; packing the picture takes longer and is done elsewhere.
        pack = paint_score(played).as_png
        self._save(_name(played.game, played.finished[:10], PNG), PNG, lambda _progress: [pack()])

    def _save(self, name: str, kind: str, pieces: Callable[[Progress], Iterable[bytes]]) -> None:
        def write(place: ChosenFile | None) -> None:
            if place is None:
                return
            progress = Progress(_writing)
            LongWork(
                _("Writing the file"),
                lambda: place.write(pieces(progress)),
                lambda _done: Toast.say(_("Saved: {name}").format(name=place.name)),
                partial(give_up, place),
                progress,
                waits_for_others=True,
            )

        def give_up(place: ChosenFile) -> None:
            place.give_up()
            Toast.say(_("Cancelled. {name} was not saved.").format(name=place.name))

        self._chooser.to_save(name, kind, write)

    def import_games(self, then: Callable[[], None]) -> None:
        """Imports the games of a file, reports the result, and offers to undo it."""

        def fetch(place: ChosenFile | None) -> None:
            if place is not None:
                work = partial(self._fetched, place)
                LongWork(_("Reading the games"), work, keep, partial(give_up, place), waits_for_others=True)

        def give_up(place: ChosenFile) -> None:
            place.give_up()
            _say_left()

        def keep(file: IO[bytes]) -> None:
            progress = Progress(_checking)
            LongWork(_("Checking the games"), partial(self._imported, file, progress), report, _say_left, progress)

        def report(taken: ImportResult) -> None:
            then()
            if taken.new:
                undo = partial(self.undo_import, then)
                answers = [(_("Keep"), "primary", None), (_("Undo import"), "secondary", undo)]
                ask(_("Games imported"), import_result(taken), answers)
            else:
                Toast.say(import_result(taken))

        self._chooser.to_open(fetch)

    def ask_undo_import(self, count: int, then: Callable[[], None]) -> None:
        """Asks before it removes the games of the last import."""
        words = ngettext("{n} game leaves the history.", "{n} games leave the history.", count).format(n=count)
        again = _("To bring them back, import the file again.")
        undo = partial(self.undo_import, then)
        answers = [(_("Undo import"), "danger", undo), (_("Keep"), "secondary", None)]
        ask(_("Undo the last import?"), sentences(words, again), answers)

    def undo_import(self, then: Callable[[], None]) -> None:
        """Removes the games of the last import."""
        change_history(_("Changing the history"), self._history, self._history.undo_import, lambda _done: then())

    def _fetched(self, place: ChosenFile) -> IO[bytes]:
        return self._history.receive(place.read())

    def _imported(self, file: IO[bytes], progress: Progress) -> ImportResult:
        with file:
            taken = self._history.import_games(file, progress)
        self._history.games()
        return taken


def _say_left() -> None:
    Toast.say(_("Cancelled. No game was imported."))


def _name(what: str, day: str, kind: str) -> str:
    return f"{what}-{day}{ENDINGS[kind]}"


def _writing(done: int, count: int) -> str:
    return ngettext("Writing {n} of {count} game", "Writing {n} of {count} games", count).format(n=done, count=count)


def _checking(done: int, count: int) -> str:
    return ngettext("Checking {n} of {count} game", "Checking {n} of {count} games", count).format(n=done, count=count)


def import_result(taken: ImportResult) -> str:
    """The result of an import, in a few sentences."""
    new = ngettext("{n} new game is in the history.", "{n} new games are in the history.", taken.new)
    running = ngettext(
        "{n} game was left out because it is still running here.",
        "{n} games were left out because they are still running here.",
        taken.running,
    )
    unproved = ngettext(
        "{n} game was left out because it is damaged or its points cannot be proved.",
        "{n} games were left out because they are damaged or their points cannot be proved.",
        taken.unproved,
    )
    if not any(taken):
        return _("All games of this file are in the history already.")
    return sentences(
        new.format(n=taken.new) if taken.new else _("No game of this file is new."),
        running.format(n=taken.running) if taken.running else "",
        unproved.format(n=taken.unproved) if taken.unproved else "",
    )
