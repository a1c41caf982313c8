"""Everybody who has played, with their games and wins, those with the most games first."""

from functools import partial
from typing import Any

from kivy.properties import StringProperty

from kingdoms.core.words.language import _
from kingdoms.store.played import Played
from kingdoms.ui.charts import statistics
from kingdoms.ui.charts.statistics import Tally
from kingdoms.ui.history.counting import Counting
from kingdoms.ui.history.tabs import EmptyPage, HistoryTabs
from kingdoms.ui.people.rows import PersonLine
from kingdoms.ui.screens import AppScreen
from kingdoms.ui.system.long_work import Reading, Wheel
from kingdoms.ui.widgets.growing_list import GrowingList
from kingdoms.ui.widgets.surfaces import show_only

__all__ = ["EmptyPage", "HistoryTabs", "PlayersScreen"]

AT_ONCE = 40
"""How many people are listed before the player asks for more."""


class PlayersScreen(AppScreen):
    """The list of people."""

    nothing = StringProperty("")

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._games: list[Played] | None = None
        self.reading, self.counting = Reading(), Counting()
        # Only one of them is in the tree, and kv keeps only weak references.
        self.scroll, self.empty = self.ids.scroll.__self__, self.ids.empty.__self__
        show_only(self.ids.content, [self.scroll])
        self._people_list = GrowingList(self.ids.lines.__self__, self._make_line, AT_ONCE)

    def on_show(self, **_what: Any) -> None:
        """Reads the games; if any have been played, imported or deleted since last time, lists the people again."""
        if not self.reading.begin(self.app.store.history, self._take) and self._games is None:
            show_only(self.ids.content, [Wheel()])

    def _take(self, games: list[Played]) -> None:
        """Lists the people in these games, unless they are already listed."""
        if games != self._games:
            self._games = games
            self.ids.scroll.scroll_y = 1
            self.speak()

    def speak(self) -> None:
        """Lists the people, or says that there are none."""
        games = self._games or []
        self.counting.begin(len(games), (partial(statistics.tallies, games), self._list))

    def _list(self, tallies: list[Tally]) -> None:
        nobody = _("Nobody has finished a game yet. Players will appear here once they have.")
        self.nothing = "" if tallies else nobody
        show_only(self.ids.content, [self.scroll if tallies else self.empty])
        self._people_list.show(tallies)

    def _make_line(self, tally: Tally) -> PersonLine:
        line = PersonLine(tally=tally)
        line.bind(on_release=lambda _line: self.app.show("person", person=tally.name))
        return line
