"""What the kv files of boards arrange zones with: rows, columns and pages.

All are Kivy's own box layouts, so sizes, spacing and hints mean what they mean everywhere. Boards need to know at once
where everything is, so `Forms` lays a whole form out without waiting for the next frame.
"""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from kivy.factory import Factory
from kivy.logger import Logger
from kivy.properties import NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.layout import Layout
from kivy.uix.widget import Widget

from kingdoms.core.game import Thing
from kingdoms.ui.board.sight import PAGE, Sight
from kingdoms.ui.board.zone import Zone

if TYPE_CHECKING:
    from kingdoms.ui.board.board import Board

_ROUNDS = 4  # a zone's wish may depend on its size, and that on the wishes of its neighbours


class TableBox(BoxLayout):
    """Zones in a line."""

    seats = NumericProperty(0)
    """How many people and bots play; set for the outermost row or column of a form."""


class TableRow(TableBox):
    """Zones side by side."""


class TableColumn(TableBox):
    """Zones below each other."""


class TablePage(TableColumn):
    """One of several pages."""

    name = StringProperty("")
    title = StringProperty("")
    """What its tab says."""
    icon = StringProperty("")
    """The symbol on its tab: the name of an icon, or of a drawing of ours such as `paladins/symbols/garrison`."""


class TablePages(TableColumn):
    """Pages of which one is in sight."""

    page = StringProperty("")
    """The name of the page in sight; a name that no page has leaves the page as it is."""

    def __init__(self, **kwargs: Any) -> None:
        self.pages: list[TablePage] = []
        super().__init__(**kwargs)

    def add_widget(self, widget: Widget, index: int = 0, canvas: str | None = None) -> None:
        """Adds a page; the first one is in sight until another is wanted."""
        if not isinstance(widget, TablePage):
            raise TypeError(f"TablePages holds nothing but TablePage, and not {type(widget).__name__}.")
        self.pages.append(widget)
        if not self.children:
            super().add_widget(widget, index, canvas)

    @property
    def shown(self) -> TablePage:
        """The page in sight."""
        return next(page for page in self.pages if page in self.children)

    def on_page(self, _pages: object, name: str) -> None:
        """Turns to another page."""
        wanted = next((page for page in self.pages if page.name == name), None)
        if wanted is not None and wanted not in self.children:
            self.clear_widgets()
            super().add_widget(wanted)


class Forms:
    """Builds the form that a board has on this screen, and lays it out at once."""

    def __init__(self, board: "Board") -> None:
        self._board = board
        self._name = ""
        self._form: TableBox | None = None
        self._table_pages: TablePages | None = None
        self._settled: list[tuple[float | None, ...]] = []
        """Where everything was when nothing moved any more."""

    @property
    def pages(self) -> dict[str, TablePage]:
        """The pages by their names, none if everything is in sight."""
        return {page.name: page for page in self._table_pages.pages} if self._table_pages is not None else {}

    @property
    def page(self) -> str:
        """The name of the page in sight."""
        return self._table_pages.shown.name if self._table_pages is not None else ""

    @property
    def tabs(self) -> list[Thing]:
        """The tabs of all pages that are out of sight."""
        return [(PAGE, page) for page in self.pages if page != self.page]

    def tab_of(self, page: str) -> Thing | None:
        """The tab of a page; None if the page is in sight, or there is no such page."""
        return next((tab for tab in self.tabs if tab == (PAGE, page)), None)

    def settle(self, name: str, sight: Sight, page: str) -> list[Zone]:
        """Lays a form out for what it has to show until nothing moves any more; the zones in sight."""
        board = self._board
        form = self._form if self._form is not None and name == self._name else self.build(name)
        form.seats, form.pos, form.size = len(sight.seats), board.pos, board.size
        if self._table_pages is not None:
            names = [page, board.page_of(sight), self._table_pages.shown.name]
            self._table_pages.page = next(wanted for wanted in names if wanted in self.pages)
        parts = list(_parts_of(form))
        zones = [part for part in parts if isinstance(part, Zone)]
        for _round in range(_ROUNDS):
            for zone in zones:
                zone.measure(sight)
            before = _geometry(parts)
            if before == self._settled:
                break
            for part in parts:
                if isinstance(part, Layout):
                    part.do_layout()
            self._settled = before if _geometry(parts) == before else []
        else:
            Logger.warning(f"Board: {name} still moves after {_ROUNDS} rounds of layout; its sizes may not fit.")
        return zones

    def unsettle(self) -> None:
        """Sizes are others now, so everything has to be laid out and painted again."""
        self._settled = []
        for zone in self._all_zones():
            zone.forget()

    def rest(self) -> None:
        """Nobody looks: nothing moves."""
        for zone in self._all_zones():
            zone.rest()

    def _all_zones(self) -> list[Zone]:
        return [part for part in _parts_of(self._form, with_hidden=True) if isinstance(part, Zone)]

    def build(self, name: str) -> TableBox:
        """Makes the zones and what arranges them, as the kv file says."""
        self.rest()
        self._board.clear_widgets()
        form: TableBox = Factory.get(name)()
        self._form, self._name = form, name
        self._board.add_widget(form)
        found = [part for part in _parts_of(form, with_hidden=True) if isinstance(part, TablePages)]
        if len(found) > 1:
            raise ValueError(f"{name} has {len(found)} TablePages, and a board can turn only one.")
        self._table_pages = found[0] if found else None
        for zone in self._all_zones():
            zone.board = self._board
            # A kv rule may move a zone later than at once, as one that changes nothing but a spacing does.
            zone.bind(pos=self._board.repaint, size=self._board.repaint)
        return form


def _geometry(parts: Sequence[Widget]) -> list[tuple[float | None, ...]]:
    # Pairs such as `pos` and `size` are made anew whenever they are asked for, which is slow.
    return [(part.x, part.y, part.width, part.height, part.size_hint_x, part.size_hint_y) for part in parts]


def _parts_of(form: Widget | None, with_hidden: bool = False) -> Iterator[Widget]:
    """A form and everything in it, in the order of the kv file; pages out of sight only if they are asked for."""
    if form is None:
        return
    yield form
    children = form.pages if with_hidden and isinstance(form, TablePages) else reversed(form.children)
    for child in children:
        yield from _parts_of(child, with_hidden)
