"""A Kingsburg estate: the sheet of twenty buildings, five rows of four."""

from kivy.properties import BooleanProperty, NumericProperty

from kingdoms.core.state import Thing
from kingdoms.games.kingsburg.board import BUILDINGS, COLUMNS, ROWS
from kingdoms.games.kingsburg.rules.building import lacking, next_buildings, price
from kingdoms.ui.board.sight import NOWHERE, Place, Places, Sight, at
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.kingsburg.decisions import concerns_estate
from kingdoms.ui.boards.kingsburg.pieces import symbols
from kingdoms.ui.boards.kingsburg.pieces.buildings import LATER, NEXT, NOW, paint_built, paint_plot, tick_place
from kingdoms.ui.boards.kingsburg.pieces.plot_cards import (
    least_card_height,
    least_card_width,
    paint_card,
    paint_finished,
    paint_later,
    tick_place_on,
)
from kingdoms.ui.drawing.gallery import paint_symbol
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.panels import paint_chosen_edge, paint_tick
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme

_TALLEST = 1.25  # the greatest height of a plot relative to its width
_AROUND_MARK = 0.1  # the margin around a row's symbol, as a share of its width
_LEAST_MARKED = 2  # the least width of a plot, in touches, for rows to have symbols
_MARK = 0.06  # the greatest width of a row's symbol, as a share of the total


class KingsburgEstate(Zone):
    """A seat's estate: five rows of four, with the symbol of each row in front of it if there is room."""

    spacing = NumericProperty(0)
    """The space between two buildings."""
    is_brief = BooleanProperty(False)
    """Whether it shows only the next building of each row, side by side."""
    beside_next = NumericProperty(0)
    """The space on both sides of these; the owner's crest hangs there."""
    names_all = BooleanProperty(False)
    """Whether a plot with too little room for both has the name rather than the effect, which a tap explains."""

    def measure(self, sight: Sight) -> None:
        """Makes it tall enough for a finger on every building, and says whether the decision concerns it."""
        self.wanted_height = len(ROWS) * theme.touch - self.spacing
        self.is_decisive = concerns_estate(sight)

    def lay_out(self, sight: Sight) -> Places:
        """The plots, perhaps with the symbols of their rows, and a token on each finished building."""
        if self.is_brief:
            return self._lay_out_next(sight)
        owner, room, gap = self.seat_shown(sight), self.rect, self.spacing
        # Where plots are narrow, they have the whole width to themselves.
        has_marks = room.width >= COLUMNS * _LEAST_MARKED * theme.touch
        marks, room = _beside_marks(room) if has_marks else (NOWHERE, room)
        width = (room.width - gap * (COLUMNS - 1)) / COLUMNS
        height = min((room.height - gap * (len(ROWS) - 1)) / len(ROWS), width * _TALLEST)
        room = room.centred(room.width, height * len(ROWS) + gap * (len(ROWS) - 1))
        places = Places()
        for number, line in enumerate(room.rows(len(ROWS), gap)):
            if has_marks:
                places[("row", owner, number)] = Place(Rect(marks.x, line.y, marks.width, line.height), NOWHERE)
            for place, rect in enumerate(line.columns(COLUMNS, gap)):
                places[("building", owner, number * COLUMNS + place)] = Place(rect, rect.inset(-gap / 2))
        for building in range(len(BUILDINGS)):
            if sight.view.has(owner, building):
                plot: Thing = ("building", owner, building)
                # Slightly smaller than a plot that can be chosen, so that the gold around that is visible.
                inset = theme.band if plot in sight.lit else 0
                places[("token", owner, building)] = Place(places[plot].rect.inset(inset), NOWHERE)
        return places

    def _has_cards(self) -> bool:
        """Whether plots are cards, which show at a glance which buildings can be next."""
        if self.is_brief:
            plot = self._brief_plots()[0]
        else:
            plot = _beside_marks(self.rect)[1].rows(len(ROWS), self.spacing)[0].columns(COLUMNS, self.spacing)[0]
        return plot.width >= least_card_width() and plot.height >= least_card_height()

    def _brief_plots(self) -> list[Rect]:
        return self.rect.inset(self.beside_next, theme.unit / 2).columns(len(ROWS), self.spacing)

    def _lay_out_next(self, sight: Sight) -> Places:
        """The next building of each row; a finished row is left out."""
        owner = self.seat_shown(sight)
        found = next_by_row(sight.view.buildings[owner])
        places = zip(found, self._brief_plots(), strict=True)
        return {("building", owner, building): at(rect) for building, rect in places if building is not None}

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """A plot, a building or a row's symbol; the building that another tap builds or loses has a tick."""
        kind, seat, number = thing
        if kind == "row":
            return _paint_row, place.rect, number
        look = self._look_of_building(sight, thing, place)
        is_chosen = self.board.picking.is_chosen(("building", seat, number))
        if not is_chosen:
            return look
        tick = (
            tick_place_on(place.rect)
            if self._has_cards()
            else tick_place(place.rect, sight.view.ruleset, number, self.names_all)
        )
        return _paint_ticked, place.rect, sight.seats[seat].crest, tick, look

    def _look_of_building(self, sight: Sight, thing: Thing, place: Place) -> Look:
        view, (kind, seat, number) = sight.view, thing
        has_cards = self._has_cards()
        if kind == "token":
            if has_cards:
                return paint_finished, place.rect, view.ruleset, number, sight.seats[seat].crest
            return paint_built, place.rect, view.ruleset, number, sight.seats[seat].crest, self.names_all
        own, cost = view.buildings[seat], price(view.buildings[seat], number)
        is_affordable = not any(lacking(cost, view.goods[seat]))
        turn = LATER if number not in next_by_row(own) else NOW if is_affordable else NEXT
        if not has_cards:
            return paint_plot, place.rect, view.ruleset, number, cost, turn, self.names_all
        if turn == LATER:
            return paint_later, place.rect, view.ruleset, number, cost
        return paint_card, place.rect, view.ruleset, number, cost, turn


def _beside_marks(room: Rect) -> tuple[Rect, Rect]:
    """The column for the symbols of the rows, and the rest."""
    return room.cut_left(min(room.width * _MARK, theme.glyph), theme.unit)


def next_by_row(own: int) -> list[int | None]:
    """The next building of each row of an estate with these buildings; None if the row is finished."""
    found = {build.building // COLUMNS: build.building for build, _price in next_buildings(own)}
    return [found.get(row) for row in range(len(ROWS))]


def _paint_ticked(painter: Painter, rect: Rect, crest: int, tick: Rect, look: Look) -> None:
    """A plot or a building with the mark of what is chosen."""
    brush, *arguments = look
    brush(painter, *arguments)
    paint_chosen_edge(painter, rect, crest, theme.corner)
    paint_tick(painter, tick, crest)


def _paint_row(painter: Painter, rect: Rect, row: int) -> None:
    """The symbol of a row of the estate."""
    place = rect.fitted(1)
    paint_symbol(painter, f"{symbols.ART}/symbols/{ROWS[row]}", place.inset(place.width * _AROUND_MARK), theme.faded)
