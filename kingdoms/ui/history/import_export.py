"""Exports games from the history to files, and imports them from files."""

from collections.abc import Callable, Iterable, Sequence
from datetime import date
from functools import partial
from typing import IO

from kingdoms.core.words.language import _, ngettext, sentences
from kingdoms.store.history import History
from kingdoms.store.import_export import ImportResult
from kingdoms.store.played import Played
from kingdoms.ui.history.score_picture import paint_score
from kingdoms.ui.history.spreadsheet import table
from kingdoms.ui.system.files import CSV, ENDINGS, JSON, PNG, Chooser, ChosenFile
from kingdoms.ui.system.long_work import LongWork, Progress, change_history
from kingdoms.ui.widgets import Toast, ask


class ImportExport:
    """Exports and imports games: asks for a file first, then does the work in a thread."""

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
        """Saves one game as a file that somebody else can replay."""
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
                _("Saving file"),
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
        """Imports the games in a file, reports the result, and offers to undo it."""

        def fetch(place: ChosenFile | None) -> None:
            if place is not None:
                work = partial(self._fetched, place)
                LongWork(_("Reading games"), work, keep, partial(give_up, place), waits_for_others=True)

        def give_up(place: ChosenFile) -> None:
            place.give_up()
            _say_left()

        def keep(file: IO[bytes]) -> None:
            progress = Progress(_checking)
            LongWork(_("Checking games"), partial(self._imported, file, progress), report, _say_left, progress)

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
        """Asks before removing the games of the last import."""
        words = ngettext(
            "{n} game will be removed from your history.", "{n} games will be removed from your history.", count
        ).format(n=count)
        again = _("To restore them, import the file again.")
        undo = partial(self.undo_import, then)
        answers = [(_("Undo import"), "danger", undo), (_("Keep"), "secondary", None)]
        ask(_("Undo the last import?"), sentences(words, again), answers)

    def undo_import(self, then: Callable[[], None]) -> None:
        """Removes the games of the last import."""
        change_history(_("Updating history"), self._history, self._history.undo_import, lambda _done: then())

    def _fetched(self, place: ChosenFile) -> IO[bytes]:
        return self._history.receive(place.read())

    def _imported(self, file: IO[bytes], progress: Progress) -> ImportResult:
        with file:
            taken = self._history.import_games(file, progress)
        self._history.games()
        return taken


def _say_left() -> None:
    Toast.say(_("Import cancelled. No games were added."))


def _name(what: str, day: str, kind: str) -> str:
    return f"{what}-{day}{ENDINGS[kind]}"


def _writing(done: int, count: int) -> str:
    return ngettext("Saving game {n} of {count}", "Saving game {n} of {count}", count).format(n=done, count=count)


def _checking(done: int, count: int) -> str:
    return ngettext("Checking game {n} of {count}", "Checking game {n} of {count}", count).format(n=done, count=count)


def import_result(taken: ImportResult) -> str:
    """The result of an import, in a few sentences."""
    new = ngettext("{n} game was added to your history.", "{n} games were added to your history.", taken.new)
    running = ngettext(
        "{n} game was skipped because it is still in progress here.",
        "{n} games were skipped because they are still in progress here.",
        taken.running,
    )
    unproved = ngettext(
        "{n} game was skipped because it is damaged or its score can't be verified.",
        "{n} games were skipped because they are damaged or their scores can't be verified.",
        taken.unproved,
    )
    if not any(taken):
        return _("All the games in this file are already in your history.")
    return sentences(
        new.format(n=taken.new) if taken.new else _("There are no new games in this file."),
        running.format(n=taken.running) if taken.running else "",
        unproved.format(n=taken.unproved) if taken.unproved else "",
    )
