"""The form in which a board shows its zones on this screen: built from the board's kv file, and laid out at once."""

from typing import TYPE_CHECKING

from kivy.factory import Factory
from kivy.uix.widget import Widget

from kingdoms.core.state import Thing
from kingdoms.ui.board.containers import TableBox, TablePage, TablePages, lay_out_fully, widgets_in
from kingdoms.ui.board.sight import GLIMPSE, PAGE, SKIP, TURN_UP, Places, Sight
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.board.zones.buttons import TableButtons
from kingdoms.ui.board.zones.prompt import TablePrompt
from kingdoms.ui.board.zones.tabs import TableTabs

if TYPE_CHECKING:
    from kingdoms.ui.board.board import Board


class Forms:
    """Builds the form for this screen, and lays it out at once."""

    def __init__(self, board: "Board") -> None:
        self._board = board
        self._name = ""
        self._form: TableBox | None = None
        self._table_pages: TablePages | None = None
        self._places: dict[str, Places] = {}
        """Where everything is on each page, visible or not, for the pages that have been asked about."""
        self._is_trying = False
        """Whether a page is being laid out only to find out what is on it."""

    @property
    def pages(self) -> dict[str, TablePage]:
        """The pages by name; empty if everything is visible."""
        return {page.name: page for page in self._table_pages.pages} if self._table_pages is not None else {}

    @property
    def page(self) -> str:
        """The name of the visible page."""
        return self._table_pages.shown.name if self._table_pages is not None else ""

    @property
    def page_width(self) -> float:
        """The width of the visible page; 0 if everything is visible."""
        return float(self._table_pages.width) if self._table_pages is not None else 0.0

    @property
    def zones_on_page(self) -> set[Zone]:
        """The zones of the visible page, without those that are always visible."""
        return {part for part in widgets_in(self._table_pages) if isinstance(part, Zone)}

    def shift_page(self, shift: float) -> None:
        """Draws the visible page this far to the right of its place."""
        if self._table_pages is not None:
            self._table_pages.shift = shift

    @property
    def tabs(self) -> list[Thing]:
        """The tabs of all hidden pages."""
        return [(PAGE, page) for page in self.pages if page != self.page]

    def step_towards(self, sight: Sight, thing: Thing) -> Thing | None:
        """The thing to tap on the way to one that cannot be tapped; None if there is no way.

        It is the tab of that thing's page, its opener, the tab of the opener, or else the face-down cards.
        """
        places, opener = self._board.places, self._board.opener(sight, thing)
        # Laying out other pages takes time, so only do it for things that may have to be tapped or are nowhere else.
        if thing in places or (opener in places and thing not in sight.lit):
            return opener
        hidden = [name for name in (thing, opener) if name not in places]
        tabs = (tab for name in hidden for tab in self.tabs if name in self.places_on(tab[1], sight))
        return next(tabs, opener) or (TURN_UP if TURN_UP in places else None)

    def page_with(self, sight: Sight, thing: Thing) -> str:
        """The page that has a thing or what opens it; the visible page if the thing is there, or if no page has it."""
        step = self.step_towards(sight, thing)
        return step[1] if step is not None and step[0] == PAGE else self.page

    def is_always_visible(self, sight: Sight, thing: Thing) -> bool:
        """Whether a thing is on every page."""
        return all(thing in self.places_on(page, sight) for page in self.pages)

    def openers(self, sight: Sight) -> set[Thing]:
        """The things that hide something that can be chosen, and so glow too.

        While an overlay is open, there is only the card that is held to see secrets, if any.
        """
        if self._board.opened is not None:
            return {GLIMPSE} if sight.is_glimpsed else set()
        hidden = sight.lit.keys() - self._board.hits.keys()
        return sight.secrets | {step for thing in hidden if (step := self.step_towards(sight, thing)) is not None}

    def overlay_for(self, sight: Sight) -> Thing | None:
        """The thing whose overlay opens by itself now; None if there is none.

        That overlay shows the secrets while their card is held, or everything that can be chosen apart from skipping.
        """
        board = self._board
        if sight.is_glimpsed and GLIMPSE in board.places:
            return board.opener(sight, GLIMPSE)
        for opener in sorted(filter(board.can_open, self.openers(sight)), key=str):
            if sight.lit.keys() <= {SKIP, *board.overlay_of(opener).lay_out(sight, opener, board.room)}:
                return opener
        return None

    def page_for(self, sight: Sight) -> str:
        """The first page with both the landmark and a choice; otherwise one with a choice, or else the landmark's."""
        best = bool(sight.lit), True
        ranks = ((self._rank(page, sight), page) for page in self.pages)
        first = next((page for rank, page in ranks if rank == best), None)
        return first or max(self.pages, key=lambda page: self._rank(page, sight), default="")

    def _rank(self, page: str, sight: Sight) -> tuple[bool, bool]:
        """Whether there is something to choose on a page, and whether it has the landmark."""
        board, places = self._board, self.places_on(page, sight)
        can_choose = any(thing in places or board.opener(sight, thing) in places for thing in sight.lit)
        return can_choose, board.landmark(sight) in places

    def places_on(self, page: str, sight: Sight) -> Places:
        """Where everything is on a page; a hidden page is laid out first, then hidden again."""
        if self._table_pages is not None and page not in self._places:
            shown, self._is_trying = self.page, True
            self._table_pages.page = page
            try:
                zones = self._arrange(sight)
                self._places[page] = {
                    thing: place for zone in zones for thing, place in zone.lay_out_for_viewer(sight).items()
                }
            finally:
                self._table_pages.page = shown
                self._arrange(sight)
                self._is_trying = False
        return self._places[page]

    def arrange(self, name: str, sight: Sight, page: str) -> list[Zone]:
        """Lays out a form until nothing moves any more; returns the visible zones."""
        board = self._board
        form = self._form if self._form is not None and name == self._name else self.build(name)
        form.seats, form.pos, form.size = len(sight.seats), board.pos, board.size
        if self._table_pages is not None:
            self._table_pages.page = page if page in self.pages else self.page
        return self._arrange(sight)

    def _arrange(self, sight: Sight) -> list[Zone]:
        return lay_out_fully(self._form, sight, self._name) if self._form is not None else []

    def remember(self, places: Places) -> None:
        """Records where everything is on the visible page."""
        self._places[self.page] = places

    def forget_places(self) -> None:
        """Forgets where things are: something has changed, so every page may be different."""
        self._places.clear()

    def forget(self) -> None:
        """Forgets where everything is and how it was painted, because colours, words or sizes have changed."""
        self.forget_places()
        for zone in self._all_zones():
            zone.forget()

    def rest(self) -> None:
        """Stops all movement, as when nobody is looking."""
        for zone in self._all_zones():
            zone.rest()

    def _all_zones(self) -> list[Zone]:
        return [part for part in widgets_in(self._form, with_hidden=True) if isinstance(part, Zone)]

    def build(self, name: str) -> TableBox:
        """Creates the zones and their layouts from the kv file."""
        self.rest()
        self._board.clear_widgets()
        self._form = None
        form: TableBox = Factory.get(name)()
        found = [part for part in widgets_in(form, with_hidden=True) if isinstance(part, TablePages)]
        _check(form, name, found)
        self._form, self._name = form, name
        self._board.add_widget(form)
        self._places.clear()
        if self._table_pages is not None:
            self._table_pages.things.clear()
        self._table_pages = found[0] if found else None
        if self._table_pages is not None:
            self._table_pages.things.add(self._board.painting.on_page.group)
        for zone in self._all_zones():
            zone.board = self._board
            # A kv rule may move a zone later, for instance one that changes only a spacing.
            zone.bind(pos=self._on_move, size=self._on_move)
        return form

    def _on_move(self, zone: Zone, _change: object) -> None:
        # On hidden pages, Kivy lays out zones in its own time, and nothing has to be painted.
        if not self._is_trying and zone in self._board.zones:
            self._board.repaint()


def _check(form: TableBox, name: str, pages: list[TablePages]) -> None:
    """Rejects a form that could be built but not used."""
    if len(pages) > 1:
        raise ValueError(f"{name} has {len(pages)} TablePages, but a board can turn the pages of only one.")
    names = [page.name for part in pages for page in part.pages]
    if "" in names or len(set(names)) < len(names):
        raise ValueError(f"{name} has pages without unique names, so the tabs could not tell them apart.")
    for part in widgets_in(form, with_hidden=True):
        # Layouts that shift their children's coordinates override the conversion.
        if type(part).to_parent is not Widget.to_parent:
            raise ValueError(f"{name} has zones in a {type(part).__name__}, which has its own coordinates.")
    common = [part for part in widgets_in(form) if not pages or part not in list(widgets_in(pages[0].shown))]
    for where in [[*common, *widgets_in(page)] for part in pages for page in part.pages] or [common]:
        if not any(isinstance(part, TablePrompt) for part in where):
            raise ValueError(f"{name} has no TablePrompt in sight, so there would be no room for the prompt.")
        if not any(isinstance(part, TableButtons) for part in where):
            raise ValueError(f"{name} has no TableButtons in sight, so nobody could end a turn.")
        if len(names) > 1 and not any(isinstance(part, TableTabs) for part in where):
            raise ValueError(f"{name} has pages without TableTabs, so nobody could turn to the others.")
