"""The courier: carries games out of the history into files, and from files into it."""

from collections.abc import Callable, Sequence
from datetime import date

from kingdoms.core.tongue import _, ngettext
from kingdoms.games import GAMES
from kingdoms.store import exchange
from kingdoms.store.history import History
from kingdoms.store.played import Played
from kingdoms.ui.documents import CSV, ENDINGS, JSON, PNG, Chooser, Place
from kingdoms.ui.errand import Errand
from kingdoms.ui.score_picture import paint_score
from kingdoms.ui.widgets import Toast


class Courier:
    """Asks for a place first, and then does the work beside the frame loop."""

    def __init__(self, history: History, chooser: Chooser) -> None:
        self._history = history
        self._chooser = chooser

    def carry_all(self) -> None:
        """Everything as one file, which `take_in` reads."""
        self._save(_name("kingdoms", date.today().isoformat(), JSON), JSON, lambda: self._history.text().encode())

    def carry_table(self, games: Sequence[Played]) -> None:
        """These games as a table for a spreadsheet."""
        name = _name("kingdoms", date.today().isoformat(), CSV)
        self._save(name, CSV, lambda: exchange.table(games, GAMES).encode())

    def carry_game(self, played: Played) -> None:
        """One game as a file, for somebody who wants to see it played again."""
        name = _name(played.game, played.finished[:10], JSON)
        self._save(name, JSON, lambda: self._history.text(played.key).encode())

    def carry_picture(self, played: Played) -> None:
        """The score sheet of a game as a picture."""
        # Only the thread of the frames can paint; to pack the picture takes longer and can be done elsewhere.
        self._save(_name(played.game, played.finished[:10], PNG), PNG, paint_score(played).as_png)

    def take_in(self, then: Callable[[], None]) -> None:
        """Takes the games of a file in, and tells how many of them are new."""

        def tell(new: int) -> None:
            Toast.say(_told(new))
            then()

        def read(place: Place | None) -> None:
            if place is not None:
                Errand(_("Reading the games"), lambda: self._read(place), tell)

        self._chooser.to_open(read)

    def _read(self, place: Place) -> int:
        new = self._history.take_in(place.read(exchange.MOST_BYTES))
        # The list is read anew here, where nobody has to wait for it.
        self._history.games()
        return new

    def _save(self, name: str, kind: str, make: Callable[[], bytes]) -> None:
        def write(place: Place | None) -> None:
            if place is not None:
                title = _("Writing {name}").format(name=place.name)
                Errand(title, lambda: place.write(make()), lambda _done: tell(place))

        def tell(place: Place) -> None:
            Toast.say(_("Saved: {name}").format(name=place.name))

        self._chooser.to_save(name, kind, write)


def _name(what: str, day: str, kind: str) -> str:
    return f"{what}-{day}{ENDINGS[kind]}"


def _told(new: int) -> str:
    if not new:
        return _("All games of this file are in the history already.")
    return ngettext("{n} new game is in the history.", "{n} new games are in the history.", new).format(n=new)
