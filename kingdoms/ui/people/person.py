"""The page of one person: their statistics, game by game, and their rivals."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from kivy.factory import Factory
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty

from kingdoms.core.seats import NO_CREST
from kingdoms.core.words.language import _, per_cent
from kingdoms.games import GAMES
from kingdoms.store.played import Played
from kingdoms.ui.charts import statistics
from kingdoms.ui.charts.bars import BarRow, Bars, ChartBar
from kingdoms.ui.charts.diagram import PLAIN
from kingdoms.ui.charts.figures import Figure, Figures
from kingdoms.ui.charts.histogram import Histogram, Lot
from kingdoms.ui.charts.line_chart import Track
from kingdoms.ui.charts.marks import mark_of
from kingdoms.ui.charts.over_time import Entrant, OverTime, tracks_of
from kingdoms.ui.charts.statistics import Career, Category, Performance, Rivalry
from kingdoms.ui.history.counting import Counting, Part
from kingdoms.ui.home.covers import COVERS
from kingdoms.ui.people.person_lines import PerformanceLine, RivalLine, to_a_tenth
from kingdoms.ui.people.rename_and_merge import RenameSheet, ask_merge, ask_other_name
from kingdoms.ui.screens import AppScreen
from kingdoms.ui.system.long_work import Reading, change_history
from kingdoms.ui.widgets.growing_list import GrowingList

__all__ = ["Bars", "Figures", "Histogram", "OverTime", "PersonScreen"]

LISTED_AT_FIRST = 8
"""How many rivals are listed before the player asks for more."""


class PersonScreen(AppScreen):
    """One person. The charts and the rows of the score sheet are about the chosen game."""

    name = StringProperty("")
    crest = NumericProperty(0)
    game = StringProperty("")
    title_of_game = StringProperty("")
    has_rivals = BooleanProperty(False)
    figures: "ObjectProperty[Sequence[Figure]]" = ObjectProperty(())
    tracks: "ObjectProperty[Sequence[Track]]" = ObjectProperty(())
    lots: "ObjectProperty[Sequence[Lot]]" = ObjectProperty(())
    rows: "ObjectProperty[Sequence[BarRow]]" = ObjectProperty(())
    legend: "ObjectProperty[Sequence[tuple[int, str]]]" = ObjectProperty(())

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.everything: list[Played] = []
        self.own: list[Played] = []
        """The games the person has played, out of all games."""
        self.career: Career | None = None
        self.crests: dict[str, int] = {}
        """Each player's last crest in those games."""
        self.reading, self.counting, self._asking = Reading(), Counting(), Counting()
        self._rival_list = GrowingList(self.ids.rival_lines.__self__, self._make_rival, LISTED_AT_FIRST)
        self._news = Factory.RenamedPanel()
        self._before = ""
        """The previous name, which can be restored here."""

    def on_show(self, person: str, renamed: str = "", before: str = "", **_what: Any) -> None:
        """Shows a person's statistics; `renamed` is a sentence saying that their name was changed from `before`."""
        self._before = before
        self._show_news(renamed)
        if not self.reading.begin(self.app.store.history, partial(self._take, person)) and person != self.name:
            self._clear()
            self.name, self.everything = person, []

    def _take(self, person: str, games: list[Played]) -> None:
        """Shows this person's statistics in these games, unless they are already shown."""
        if (person, games) == (self.name, self.everything):
            return
        if person != self.name:
            self._clear()
        self.name, self.everything = person, games
        self.update_texts()

    def _clear(self) -> None:
        """Clears the page, so that nothing about anyone else is visible while this person's games are counted."""
        self.ids.scroll.scroll_y = 1
        self.game, self.crest, self.has_rivals = "", NO_CREST, False
        self.figures = self.tracks = self.lots = self.rows = self.legend = ()
        self.ids.performances.clear_widgets()
        self._rival_list.show(())

    def update_texts(self) -> None:
        """Updates the whole page; the head comes first, and slower parts follow one by one."""

        def show_rivals(rivalries: list[Rivalry]) -> None:
            self.has_rivals = bool(rivalries)
            self._rival_list.show(rivalries)

        if self.name:
            head = self._look_through, self._show_head
            rivals = lambda: statistics.head_to_head(self.own, self.name), show_rivals
            self.counting.begin(len(self.everything), head, *self._parts_of_game(), rivals)

    # The parts of the page: each is counted first, perhaps by a thread, and then shown.

    def _look_through(self) -> tuple[list[Played], Career, dict[str, int]]:
        own = [played for played in self.everything if self.name in played.people]
        crests = {tally.name: tally.crest for tally in statistics.tallies(own)}
        return own, statistics.career(own, self.name), crests

    def _show_head(self, found: tuple[list[Played], Career, dict[str, int]]) -> None:
        self.own, self.career, self.crests = found
        self.crest = self.crests.get(self.name, NO_CREST)
        self.figures = [
            Figure(str(self.career.games), _("Games")),
            Figure(str(self.career.wins), _("Wins")),
            Figure(per_cent(self.career.rate), _("Win rate")),
            Figure(str(self.career.streak), _("Current streak")),
            Figure(str(self.career.longest_streak), _("Longest streak")),
        ]
        # A game that no longer exists still counts, but there is no cover and no score sheet to show.
        played = {key: self.career.by_game[key] for key in COVERS if key in self.career.by_game}
        if self.game not in played:
            self.game = max(played, key=lambda key: played[key].games, default="")
        self._list_games(played)

    def _list_games(self, played: dict[str, Performance]) -> None:
        self.ids.performances.clear_widgets()
        for key, performance in played.items():
            line = PerformanceLine(game=key, performance=performance, chosen=key == self.game)
            line.bind(on_release=lambda line: self.choose_game(line.game))
            self.ids.performances.add_widget(line)

    def choose_game(self, key: str) -> None:
        """Shows the charts and rows for this game."""
        self.game = key
        for line in self.ids.performances.children:
            line.chosen = line.game == key
        if self.counting.is_busy:
            # It is not known yet which parts have been shown.
            self.update_texts()
        else:
            self.counting.begin(len(self.everything), *self._parts_of_game())

    def _parts_of_game(self) -> list[Part]:
        return [(self._chart, self._show_charts), (self._compare, self._show_rows)]

    def _own_in_game(self, key: str) -> list[Played]:
        """The person's games of one kind."""
        return [played for played in self.own if played.game == key]

    def _chart(self) -> tuple[list[Track], list[Lot]]:
        key, mark = self.game, mark_of(int(self.crest))
        games = self._own_in_game(key)
        own = Lot(self.name, mark, statistics.totals(games, key, self.name))
        everybody = Lot(_("Everyone"), PLAIN, statistics.totals(self.everything, key))
        lots = [own, everybody] if len(everybody.values) > len(own.values) else [own] if own.values else []
        return tracks_of(games, key, [Entrant(self.name, mark)]), lots

    def _show_charts(self, found: tuple[list[Track], list[Lot]]) -> None:
        self.title_of_game = _(COVERS[self.game].title) if self.game else ""
        self.tracks, self.lots = found

    def _compare(self) -> list[BarRow]:
        """The person's average in every row of the score sheet, next to their opponents', in the sheet's order."""
        # Another person or game may be chosen while a thread runs this.
        key, mark = self.game, mark_of(int(self.crest))
        averages = statistics.categories(self._own_in_game(key), self.name, key)
        found = {category.part: category for category in averages}
        sheet = GAMES[key].words.parts() if found else []
        return [BarRow(title, _bars(found[part], mark)) for part, title in sheet if part in found]

    def _show_rows(self, rows: list[BarRow]) -> None:
        self.rows = rows
        has_others = any(len(row.bars) > 1 for row in rows)
        own = mark_of(int(self.crest)), self.name
        self.legend = [own, (PLAIN, _("Other players"))] if has_others else []

    def _make_rival(self, rivalry: Rivalry) -> RivalLine:
        line = RivalLine(rivalry=rivalry, crest=self.crests.get(rivalry.rival) if rivalry.is_person else None)
        line.why_not = "" if rivalry.is_person else _("Only people have their own page.")
        line.bind(on_release=lambda _line: self.app.show("person", person=rivalry.rival))
        return line

    # Names.

    def ask_name(self) -> None:
        """Asks for another name for this person."""
        RenameSheet(name=self.name, rename=self.rename).open()

    def ask_other(self) -> None:
        """Asks which other name belongs to this person."""
        offer = partial(ask_other_name, self.name, merge=self.rename)
        self._asking.begin(len(self.everything), (self._others, offer))

    def _others(self) -> list[str]:
        """Everybody who has never played with this person."""
        tables = {name for played in self.everything if self.name in played.people for name in played.people}
        return [name for name in statistics.people(self.everything) if name not in tables]

    def rename(self, new: str) -> None:
        """Renames this person. If the name is taken, asks whether both are the same person.

        If the two have played together, it does not ask: the history will refuse.
        """

        def ask_or_rename(others: list[str]) -> None:
            if new in others:
                sentence = _("{old} and {new} have been merged.").format(old=self.name, new=new)
                ask_merge(self.name, new, len(self.own), partial(self._rename, new, sentence))
            else:
                self._rename(new, _("{old} is now called {new}.").format(old=self.name, new=new))

        self._asking.begin(len(self.everything), (self._others, ask_or_rename))

    def _rename(self, new: str, sentence: str) -> None:
        change = partial(self.app.store.history.rename, self.name, new)
        self._change(change, lambda _done: self.app.show("person", person=new, renamed=sentence, before=self.name))

    def undo(self) -> None:
        """Undoes the renaming."""
        change = partial(self.app.store.history.undo_rename, (self._before, self.name))
        self._change(change, lambda undone: self.app.show("person", person=undone.old))

    def _change(self, change: Callable[[], Any], then: Callable[[Any], None]) -> None:
        change_history(_("Renaming"), self.app.store.history, change, then)

    def _show_news(self, news: str) -> None:
        """Says at the top of the page what has changed, with a button to undo it."""
        left = self.ids.left
        left.remove_widget(self._news)
        if news:
            self._news.news = news
            left.add_widget(self._news, len(left.children))
            self.ids.scroll.scroll_y = 1


def _bars(category: Category, mark: int) -> list[ChartBar]:
    own = ChartBar(category.own, to_a_tenth(category.own), mark)
    return [own] if category.table is None else [own, ChartBar(category.table, to_a_tenth(category.table))]
