"""The summary at a table: the rules on one page, open beside the board on a tablet, in a sheet on a phone."""

from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise
from typing import TYPE_CHECKING, Any

from kivy.clock import Clock
from kivy.factory import Factory
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from kingdoms.core.words.summary import Section
from kingdoms.ui.drawing.painted import Painted
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.language import tr
from kingdoms.ui.theme import theme
from kingdoms.ui.widgets import InkLabel, Sheet

if TYPE_CHECKING:
    from kingdoms.ui.table.screen import TableScreen


class SummaryHeading(InkLabel):
    """The heading of a section."""

    is_at_top = BooleanProperty(False)
    """Whether it is the first thing in its column."""


class SummaryLine(InkLabel):
    """A line of a section; one of several has a mark in front of it."""

    is_marked = BooleanProperty(False)


class SummaryCard(Painted, BoxLayout):
    """The card beside the board. Dispatches `on_close` when its cross is tapped."""

    title = StringProperty("")
    sections: "ListProperty[Section]" = ListProperty([])
    count = NumericProperty(1)
    """The number of columns."""

    __events__ = ("on_close",)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._fill_soon = Clock.create_trigger(self._fill, -1)
        self.ids.columns.bind(width=self._fill_soon)
        self.bind(sections=self._fill_soon, count=self._fill_soon)
        theme.bind(on_change=self._on_look)

    def on_close(self) -> None:
        """Dispatched when the player closes the card."""

    def paint(self, painter: Painter) -> None:
        """Paints the vellum."""
        painter.parchment(self.rect)

    def _on_look(self, *_change: object) -> None:
        self._fill_soon()

    def _fill(self, *_change: object) -> None:
        """Fills the columns one after the other, as in a newspaper, so that the page is as short as possible."""
        row, count = self.ids.columns, int(self.count)
        row.clear_widgets()
        columns = [Factory.SummaryColumn() for _column in range(count)]
        rules = [Factory.SummaryRule() for _rule in range(count - 1)]
        between = 2 * len(rules) * row.spacing + sum(rule.width for rule in rules)
        width = (row.width - row.padding[0] - row.padding[2] - between) / count
        parts = list(_parts(self.sections))
        for part in parts:
            part.width = width
            part.texture_update()
        for column, content in zip(columns, _shared_out(parts, count), strict=True):
            if row.children:
                row.add_widget(rules.pop())
            row.add_widget(column)
            for part in content:
                column.add_widget(part)
            if isinstance(content[0], SummaryHeading):
                content[0].is_at_top = True


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
            self._card.bind(on_close=self.toggle)
            self._table.ids.beside.add_widget(self._card)
            self.update()

    def update(self, *_change: object) -> None:
        """Writes the card in the current language, for the game at the table; closes it if it no longer fits."""
        if self._card is None:
            return
        if theme.size_class == "phone":
            self._close()
            return
        words = self._table.session.game.words
        self._card.title, self._card.sections = words.title(), words.summary()

    def _close(self) -> None:
        self._table.ids.beside.remove_widget(self._card)
        self._card = None

    def _open_sheet(self) -> None:
        words = self._table.session.game.words
        sheet = Sheet(title=words.title())
        for part in _parts(words.summary()):
            sheet.add_widget(part)
        sheet.bind(on_dismiss=self._table.uncovered)
        sheet.open()


def _parts(sections: Sequence[Section]) -> Iterator[InkLabel]:
    """The headings and lines of a summary, in order."""
    for title, lines in sections:
        if title:
            yield SummaryHeading(text=title)
        for line in lines:
            yield SummaryLine(text=line, is_marked=len(lines) > 1)


def _shared_out(parts: Sequence[InkLabel], count: int) -> list[Sequence[InkLabel]]:
    """Shares out headings and lines among columns, so that the tallest is short and few sections are split.

    A heading stays with the first line below it.
    """
    breaks = [n for n in range(1, len(parts)) if not isinstance(parts[n - 1], SummaryHeading)]
    ways = ([parts[start:end] for start, end in pairwise((0, *cuts, None))] for cuts in combinations(breaks, count - 1))
    return min(ways, key=_flaws)


def _flaws(way: Sequence[Sequence[InkLabel]]) -> tuple[float, float]:
    """The height of the tallest column, plus about a line for every section that is split; then how uneven they are."""
    splits = sum(not isinstance(column[0], SummaryHeading) for column in way[1:])
    heights = [_height(column) for column in way]
    return max(heights) + splits * 2 * theme.gap, max(heights) - min(heights)


def _height(column: Sequence[InkLabel]) -> float:
    """The height of a column; a heading at its top needs no space above it."""
    above = theme.gap if isinstance(column[0], SummaryHeading) else 0.0
    return sum(part.texture_size[1] + theme.unit for part in column) - above
