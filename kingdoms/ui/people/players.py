"""Everybody who has played, with their games and wins, those with the most games first."""

from functools import partial
from typing import Any

from kivy.properties import BooleanProperty, StringProperty

from kingdoms.core.words.language import _
from kingdoms.store.played import Played
from kingdoms.ui.charts import statistics
from kingdoms.ui.charts.statistics import Tally
from kingdoms.ui.history.counting import Counting
from kingdoms.ui.history.tabs import EmptyPage, HistoryTabs
from kingdoms.ui.people.person_lines import PersonLine
from kingdoms.ui.screens import AppScreen
from kingdoms.ui.system.long_work import Reading, Wheel
from kingdoms.ui.widgets.growing_list import GrowingList

__all__ = ["EmptyPage", "HistoryTabs", "PlayersScreen", "Wheel"]

LISTED_AT_FIRST = 40
"""How many people are listed before the player asks for more."""


class PlayersScreen(AppScreen):
    """The list of people."""

    nothing = StringProperty("")
    """The sentence on an empty page; empty if there is something to show."""
    is_waiting = BooleanProperty(False)
    """Whether the games are still being read for the first time."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._games: list[Played] | None = None
        self.reading, self.counting = Reading(), Counting()
        self._people_list = GrowingList(self.ids.lines.__self__, self._make_line, LISTED_AT_FIRST)

    def on_show(self, **_what: Any) -> None:
        """Reads the games; if any have been played, imported or deleted since last time, lists the people again."""
        is_read = self.reading.begin(self.app.store.history, self._take)
        self.is_waiting = not is_read and self._games is None

    def _take(self, games: list[Played]) -> None:
        """Lists the people in these games, unless they are already listed."""
        if games != self._games:
            self._games = games
            self.ids.scroll.scroll_y = 1
            self.update_texts()

    def update_texts(self) -> None:
        """Lists the people, or says that there are none."""
        games = self._games or []
        self.counting.begin(len(games), (partial(statistics.tallies, games), self._list))

    def _list(self, tallies: list[Tally]) -> None:
        nobody = _("Nobody has finished a game yet. Players will appear here once they have.")
        self.nothing = "" if tallies else nobody
        self.is_waiting = False
        self._people_list.show(tallies)

    def _make_line(self, tally: Tally) -> PersonLine:
        line = PersonLine(tally=tally)
        line.bind(on_release=lambda _line: self.app.show("person", person=tally.name))
        return line
