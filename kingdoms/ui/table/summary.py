"""The summary at a table: the rules on one page, open beside the board on a tablet, in a sheet on a phone."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from kivy.factory import Factory
from kivy.properties import ListProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from kingdoms.core.game import Game
from kingdoms.core.words.language import _
from kingdoms.ui.language import tr
from kingdoms.ui.theme import theme
from kingdoms.ui.widgets import Sheet, Stack

if TYPE_CHECKING:
    from kingdoms.ui.table.screen import TableScreen

_SECTIONS = ("aim", "course", "points", "end")
"""The names of the sections of every game's summary, in order."""


class SummarySection(Stack):
    """A heading with lines below it."""

    title = StringProperty("")


class SummaryCard(BoxLayout):
    """The card beside the board. Dispatches `on_close` when its cross is tapped."""

    title = StringProperty("")
    sections: "ListProperty[list[str]]" = ListProperty([])
    """The names of the sections in each of its columns."""

    __events__ = ("on_close",)

    def on_close(self) -> None:
        """Dispatched when the player closes the card."""


class Summary:
    """Opens and closes the summary of the game at a table."""

    def __init__(self, table: "TableScreen") -> None:
        self._table = table
        self._card: SummaryCard | None = None
        tr.bind(on_switch=self.update)
        theme.bind(size_class=self.update)

    @property
    def is_open(self) -> bool:
        """Whether the card is beside the board."""
        return self._card is not None

    def toggle(self, *_pressed: object) -> None:
        """Opens or closes the summary."""
        if self._card is not None:
            self._close()
        elif theme.size_class == "phone":
            self._open_sheet()
        else:
            self._card = SummaryCard()
            self._card.bind(on_close=self.toggle, sections=self.update)
            self._table.ids.beside.add_widget(self._card)
            self.update()

    def update(self, *_change: object) -> None:
        """Writes the card in the current language, for the game at the table; closes it if it no longer fits."""
        if self._card is None:
            return
        if theme.size_class == "phone":
            self._close()
            return
        self._card.title = _("Summary")
        columns = self._card.ids.columns
        columns.clear_widgets()
        sections = dict(zip(_SECTIONS, _sections(self._table.session.game), strict=True))
        for names in self._card.sections:
            column = Factory.SummaryColumn()
            for name in names:
                column.add_widget(sections[name])
            columns.add_widget(column)

    def _close(self) -> None:
        self._table.ids.beside.remove_widget(self._card)
        self._card = None

    def _open_sheet(self) -> None:
        game = self._table.session.game
        sheet = Sheet(title=game.words.title())
        for section in _sections(game):
            sheet.add_widget(section)
        sheet.bind(on_dismiss=self._table.uncovered)
        sheet.open()


def _sections(game: Game) -> Iterator[SummarySection]:
    for title, lines in game.words.summary():
        section = SummarySection(title=title)
        for line in lines:
            section.add_widget(Factory.SummaryLine(text=line))
        yield section
