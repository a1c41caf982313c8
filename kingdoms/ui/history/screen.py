"""The history: the filtered list of all games, and the sheet of one, side by side if there is room."""

from collections.abc import Callable, Sequence
from datetime import date
from functools import partial
from typing import Any

from kivy.clock import Clock
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty

from kingdoms.core.words.language import _, ngettext
from kingdoms.store.played import Played
from kingdoms.ui.drawing.text import unbroken
from kingdoms.ui.history.counting import Counting
from kingdoms.ui.history.filters import NO_FILTERS, FilterLine, Filters, FilterSheet, FilterValues, filter_values
from kingdoms.ui.history.game_sheet import GameSheet
from kingdoms.ui.history.import_export import ImportExport
from kingdoms.ui.history.line import GameLine, heights_of
from kingdoms.ui.history.tabs import EmptyPage, HistoryTabs
from kingdoms.ui.history.wording import day_of
from kingdoms.ui.home.covers import title_of
from kingdoms.ui.screens import AppScreen
from kingdoms.ui.system.files import system_chooser
from kingdoms.ui.system.long_work import LongWork, Reading, change_history
from kingdoms.ui.theme import theme
from kingdoms.ui.widgets import Sheet
from kingdoms.ui.widgets.long_list import LongList

__all__ = ["EmptyPage", "FilterLine", "GameSheet", "HistoryScreen", "HistoryTabs", "LongList"]
"""The screen, and the widgets its layout uses."""

FIRST = 60
"""How many games are listed while the rest are being read: more than fit in any window."""


class HistoryScreen(AppScreen):
    """All games, latest first."""

    filters = ObjectProperty(NO_FILTERS)
    count = StringProperty("")
    """How many games are listed, in words."""
    filtered_by = StringProperty("")
    """The filters that are set, in words."""
    has_games = BooleanProperty(True)
    """Whether there are any games at all."""
    deleted = StringProperty("")
    """The key of the game that was deleted last, which one tap can restore."""
    deleted_words = StringProperty("")
    is_empty = BooleanProperty(False)
    """Whether no games are listed, because there are none or because none pass the filters."""
    is_split = BooleanProperty(False)
    """Whether the sheet is beside the list."""
    is_reading = BooleanProperty(False)
    """Whether the player wants to see the sheet rather than the list."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.sheet: GameSheet = self.ids.sheet.__self__
        self.long_list: LongList = self.ids.long_list.__self__
        self.games: Sequence[Played] = ()
        """All games, or the latest ones while the rest are being read; the list shows those that pass the filters."""
        self.reading, self.counting, self._offering = Reading(), Counting(), Counting()
        self._visit: object = None
        """The step of the app's trail that led here; it is the same object when the player comes back."""
        self._came_for_game = False
        # The list comes first: the player need not wait for a game's modules to be imported.
        self._fill_sheet_soon = Clock.create_trigger(self._fill_sheet)
        self.long_list.make_line, self.long_list.heights_of = self._make_line, heights_of
        theme.bind(on_change=self._follow_panes)
        self.bind(is_split=self._follow_panes, is_reading=self._follow_panes)
        self._follow_panes()

    def on_show(self, key: str = "", **filters: Any) -> None:
        """Lists the requested games, or all; `key` opens the sheet of one. Coming back changes nothing."""
        is_returning = self.app.trail[-1] is self._visit
        self._visit = self.app.trail[-1]
        if not is_returning:
            self.filters = Filters(**filters)
            self.long_list.scroll_y = 1
            self.deleted = ""
            self._came_for_game = self.is_reading = False
        history = self.app.store.history
        if not self.reading.begin(history, partial(self._begin, "" if is_returning else key)):
            self._list(history.first(FIRST))

    def _begin(self, key: str, games: list[Played]) -> None:
        """Lists the games, and opens the requested sheet."""
        self._list(games)
        asked = next((game for game in self.games if game.key == key), None) if key else None
        if asked is not None:
            self._came_for_game = True
            self._open(asked)
            self.long_list.scroll_to_item(asked)

    def on_back(self) -> bool:
        """Goes from a game's sheet back to the list, if the player came from there and the list is not beside it."""
        if self.is_split or not self.is_reading or self._came_for_game:
            return False
        self.is_reading = False
        return True

    def update_texts(self) -> None:
        """Updates all text."""
        self._describe_filters()
        self.sheet.update_texts()

    # The list.

    def _list_again(self) -> None:
        """Lists the games again after a change, which has already reread them."""
        self._list(self.app.store.history.games())

    def _list(self, games: list[Played]) -> None:
        """Lists the games among these that pass the filters."""
        self.games = games
        self.has_games = bool(self.games) or self.reading.is_busy
        self.filter_by(self.filters)
        self._follow_panes()

    def filter_by(self, filters: Filters, then: Callable[[int], None] = lambda _count: None) -> None:
        """Lists the games that pass these filters, and passes their number to `then`."""
        self.filters = filters
        games, today = self.games, date.today()
        if filters == NO_FILTERS:
            self.counting.begin(0, (lambda: games, partial(self._show, then)))
        else:
            self.counting.begin(len(games), (partial(filters.matching, games, today), partial(self._show, then)))

    def _show(self, then: Callable[[int], None], games: Sequence[Played]) -> None:
        self.long_list.replace(games)
        self.is_empty = not games and not self.reading.is_busy
        self._describe_filters()
        self._keep_sheet()
        then(len(games))

    def _keep_sheet(self) -> None:
        """Keeps the sheet open while its game is listed or, if the sheet covers the list, while the game exists."""
        shown = self.sheet.played
        if shown is not None:
            listed = self.games if self.is_reading and not self.is_split else self.long_list.items
            self.sheet.played = next((game for game in listed if game.key == shown.key), None)
        if self.sheet.played is None:
            self.is_reading = False
            self._fill_sheet_soon()

    def _fill_sheet(self, _elapsed: float) -> None:
        """Shows the first game beside the list until another one is chosen."""
        if self.is_split and self.sheet.played is None and self.long_list.items:
            self.sheet.played = self.long_list.items[0]
            self._mark_lines()

    def _describe_filters(self) -> None:
        n = len(self.long_list.items)
        counted = ngettext("{n} game", "{n} games", n).format(n=n)
        self.count = _("Searching games") if self.reading.is_busy else counted
        self.filtered_by = " · ".join(self.filters.words())

    def open_filters(self) -> None:
        """Lets the player choose which games to see."""

        def offer(values: FilterValues) -> None:
            FilterSheet(self.filters, values, self.choose).open()

        self._offering.begin(len(self.games), (partial(filter_values, self.games), offer))

    def when_read(self, action: Callable[[], None]) -> None:
        """Runs an action that needs all games, once they have been read."""
        if self.reading.is_busy:
            LongWork(_("Searching games"), self.app.store.history.games, lambda _games: action())
        else:
            action()

    def choose(self, filters: Filters = NO_FILTERS, then: Callable[[int], None] = lambda _count: None) -> None:
        """Lists the games as `filter_by` does, by default all of them, and from the top if the filters have changed."""
        if filters != self.filters:
            self.long_list.scroll_y = 1
        self.filter_by(filters, then)

    def _make_line(self) -> GameLine:
        line = GameLine()
        line.bind(item=self._mark, on_release=lambda line: self._open(line.item))
        return line

    def _mark(self, line: GameLine, *_change: object) -> None:
        shown, listed = self.sheet.played, line.item
        line.is_open = self.is_split and shown is not None and listed is not None and listed.key == shown.key

    def _mark_lines(self) -> None:
        for line in self.long_list.lines.values():
            self._mark(line)

    # One game.

    def _open(self, played: Played) -> None:
        self.sheet.played = played
        self.is_reading = True
        self._mark_lines()

    def delete(self, played: Played) -> None:
        """Deletes a game, and offers to restore it."""

        def take_away(_done: object) -> None:
            words = _("{game}, {day}: deleted")
            self.deleted_words = words.format(game=title_of(played.game), day=unbroken(day_of(played)))
            self.deleted = played.key
            self.is_reading = False
            self._list_again()

        self._change(partial(self.app.store.history.delete, played.key), take_away)

    def restore(self, key: str | None = None) -> None:
        """Restores a deleted game, by default the last one."""

        def put_back(_done: object) -> None:
            self.deleted = ""
            self._list_again()

        self._change(partial(self.app.store.history.restore, key), put_back)

    def _change(self, change: Callable[[], Any], then: Callable[[Any], None]) -> None:
        change_history(_("Updating history"), self.app.store.history, change, then)

    # Files.

    def open_files(self) -> None:
        """Offers what can be done with all games, or with the listed ones."""
        sheet = Sheet(title=_("Files"))
        files = self.import_export()
        nothing = "" if self.has_games else _("No games yet.")
        unlisted = nothing or ("" if self.long_list.items else _("No games match these filters."))
        choices: list[tuple[str, str, str, Callable[[], None]]] = [
            (_("Back up all finished games"), "export", nothing, files.export_all),
            (self._words_of_table(), "spreadsheet", unlisted, partial(files.export_table, self.long_list.items)),
            (_("Import games"), "import", "", partial(files.import_games, self._list_again)),
        ]
        imported = self.app.store.history.last_import()
        if imported:
            words = ngettext("Undo the last import ({n} game)", "Undo the last import ({n} games)", imported)
            undo = partial(files.ask_undo_import, imported, self._list_again)
            choices.append((words.format(n=imported), "undo", "", undo))
        if self.app.store.history.deleted():
            choices.append((_("Restore the last deleted game"), "undo", "", self.restore))
        for words, icon, why_not, action in choices:
            sheet.add_widget(sheet.closing_button(action, text=words, icon=icon, why_not=why_not))
        sheet.open()

    def _words_of_table(self) -> str:
        n = len(self.long_list.items)
        if not n:
            return _("Export games as a spreadsheet (CSV)")
        return ngettext("Export {n} game as a spreadsheet (CSV)", "Export {n} games as a spreadsheet (CSV)", n).format(
            n=n
        )

    def import_export(self) -> ImportExport:
        """The importer and exporter for this history."""
        return ImportExport(self.app.store.history, system_chooser())

    # The panes.

    def _follow_panes(self, *_change: object) -> None:
        """Marks the line of the sheet beside the list, and fills that sheet."""
        self._mark_lines()
        self._fill_sheet_soon()
