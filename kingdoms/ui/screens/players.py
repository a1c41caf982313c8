"""Everybody who has played: those with the most games first, each with games, victories and the way to a page."""

from functools import partial
from typing import Any

from kivy.clock import Clock
from kivy.properties import StringProperty

from kingdoms.core.tongue import _
from kingdoms.store import statistics
from kingdoms.store.played import Played
from kingdoms.store.statistics import Tally
from kingdoms.ui.empty_page import EmptyPage, put
from kingdoms.ui.errand import read_games
from kingdoms.ui.history_tabs import HistoryTabs
from kingdoms.ui.people import PersonLine
from kingdoms.ui.screens import AppScreen
from kingdoms.ui.widgets import InkButton

__all__ = ["EmptyPage", "HistoryTabs", "PlayersScreen"]

AT_ONCE = 40
"""How many people are listed before one asks for more."""
IN_A_FRAME = 8
"""How many of them are drawn in one frame: about as many as a phone shows."""


class PlayersScreen(AppScreen):
    """The list of people."""

    nothing = StringProperty("")

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._games: list[Played] | None = None
        self._coming: list[Tally] = []
        self._waiting: list[Tally] = []
        """Who will be listed in the next frames, and who only when one asks."""
        self._soon = Clock.create_trigger(self._list_some)
        # One of them is in the tree, and kv alone would let go of the other.
        self.scroll, self.empty = self.ids.scroll.__self__, self.ids.empty.__self__

    def on_show(self, **_what: Any) -> None:
        """Counts anew if since the last time games have been played, taken in or deleted."""
        read_games(self.app.store.history, self._take)

    def _take(self, games: list[Played]) -> None:
        """Lists the people of these games, unless they are listed already."""
        if games != self._games:
            self._games = games
            self.ids.scroll.scroll_y = 1
            self.speak()

    def speak(self) -> None:
        """Lists the people, or says that there are none."""
        self._waiting = statistics.tallies(self._games or ())
        nobody = _("Nobody has finished a game yet. Whoever does is remembered here.")
        self.nothing = "" if self._waiting else nobody
        put(self.ids.content, [self.empty if self.nothing else self.scroll])
        self.ids.lines.clear_widgets()
        self._list_more()

    def _list_more(self, button: InkButton | None = None) -> None:
        """Lists the next people in place of the button that asks for them."""
        if button is not None:
            self.ids.lines.remove_widget(button)
        self._coming, self._waiting = self._waiting[:AT_ONCE], self._waiting[AT_ONCE:]
        self._list_some()

    def _list_some(self, _elapsed: float = 0) -> None:
        """Lists as many as one frame has time for, and behind the last the button that asks for more."""
        now, self._coming = self._coming[:IN_A_FRAME], self._coming[IN_A_FRAME:]
        for tally in now:
            line = PersonLine(tally=tally)
            line.bind(on_release=partial(self._open, tally.name))
            self.ids.lines.add_widget(line)
        if self._coming:
            self._soon()
        elif self._waiting:
            more = InkButton(text=_("Show more"))
            more.bind(on_release=self._list_more)
            self.ids.lines.add_widget(more)

    def _open(self, name: str, _line: object) -> None:
        self.app.show("person", person=name)
