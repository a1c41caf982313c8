"""The courier: carries games out of the history into files, and from files into it."""

from collections.abc import Callable, Sequence
from datetime import date
from functools import partial

from kingdoms.core.tongue import _, ngettext
from kingdoms.games import GAMES
from kingdoms.store import exchange
from kingdoms.store.exchange import Wording
from kingdoms.store.history import History
from kingdoms.store.played import Played
from kingdoms.ui.chronicle import agreed_in, kind_of, name_of
from kingdoms.ui.documents import CSV, ENDINGS, JSON, PNG, Chooser, Place
from kingdoms.ui.errand import Errand, change_history
from kingdoms.ui.score_picture import paint_score
from kingdoms.ui.widgets import Toast


class Courier:
    """Asks for a place first, and then does the work beside the frame loop.

    What the history has to do and what the place has to do are two errands: only the second can be left, since only
    there others may never answer, and nothing of ours hangs on it.
    """

    def __init__(self, history: History, chooser: Chooser) -> None:
        self._history = history
        self._chooser = chooser

    def carry_all(self) -> None:
        """Everything as one file, which `take_in` reads."""
        self._save(_name("kingdoms", date.today().isoformat(), JSON), JSON, lambda: self._history.text().encode())

    def carry_table(self, games: Sequence[Played]) -> None:
        """These games as a table for a spreadsheet."""
        name = _name("kingdoms", date.today().isoformat(), CSV)
        self._save(name, CSV, lambda: exchange.table(games, GAMES, Wording(name_of, kind_of, agreed_in)).encode())

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
        title = _("Reading the games")

        def read(place: Place | None) -> None:
            if place is not None:
                Errand(title, partial(place.read, exchange.MOST_BYTES), keep, leave=give_up)

        def give_up() -> None:
            Toast.say(_("You did not wait: no game was taken in."))

        def keep(data: bytes) -> None:
            change_history(title, self._history, partial(self._history.take_in, data), tell)

        def tell(new: int) -> None:
            Toast.say(_told(new))
            then()

        self._chooser.to_open(read)

    def _save(self, name: str, kind: str, make: Callable[[], bytes]) -> None:
        title = _("Writing the file")

        def pack(place: Place | None) -> None:
            if place is not None:
                Errand(title, make, partial(write, place))

        def write(place: Place, data: bytes) -> None:
            tell = partial(Toast.say, _("Saved: {name}").format(name=place.name))
            Errand(title, partial(place.write, data), lambda _done: tell(), leave=partial(give_up, place))

        def give_up(place: Place) -> None:
            place.give_up()
            Toast.say(_("You did not wait: {name} is not saved.").format(name=place.name))

        self._chooser.to_save(name, kind, pack)


def _name(what: str, day: str, kind: str) -> str:
    return f"{what}-{day}{ENDINGS[kind]}"


def _told(new: int) -> str:
    if not new:
        return _("All games of this file are in the history already.")
    return ngettext("{n} new game is in the history.", "{n} new games are in the history.", new).format(n=new)
