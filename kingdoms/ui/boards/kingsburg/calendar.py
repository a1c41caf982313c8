"""The Kingsburg calendar: the five years, and the eight phases of the current one."""

from kivy.properties import NumericProperty, OptionProperty

from kingdoms.core.game import Thing
from kingdoms.games.kingsburg.board import PHASES, YEARS
from kingdoms.games.kingsburg.words.names import year_name
from kingdoms.ui.board.sight import Place, Places, Sight, at
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.kingsburg.pieces.symbols import ART
from kingdoms.ui.boards.kingsburg.winter.winter_table import as_in_winter
from kingdoms.ui.drawing.gallery import paint_symbol
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import GROOVE, faint, theme

HORIZONTAL, VERTICAL = "horizontal", "vertical"
_LEAF_WIDTH, _LEAF_HEIGHT = 1.4, 0.86  # the ink behind the current year: its greatest width and its height, in sides
_YEAR_LETTER = 0.7  # the greatest size of a year's number, as a share of its side
_DISC, _PHASE_MARGIN = 0.5, 0.13  # as shares of a phase's side: the radius of the ink, the margin of a symbol
_TO_COME = 0.75  # the opacity of the symbol of a phase still to come


class KingsburgCalendar(Zone):
    """The years and the phases, stacked or in one line."""

    orientation = OptionProperty(VERTICAL, options=(HORIZONTAL, VERTICAL))
    years_share = NumericProperty(0)
    """The years' share of the height, or of the width if everything is in one line."""

    def lay_out(self, sight: Sight) -> Places:
        """The calendar is a single thing."""
        return {("year",): at(self.rect)}

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """The past in ink, the present in light text on an ink background."""
        view = as_in_winter(self.board, sight).view
        return _paint_calendar, place.rect, view.year, view.phase, self.orientation, self.years_share


def _paint_calendar(painter: Painter, rect: Rect, year: int, phase: int, orientation: str, years_share: float) -> None:
    painter.fill(rect, faint(theme.sunk, GROOVE), theme.corner)
    if orientation == VERTICAL:
        years, phases = rect.cut_top(rect.height * years_share)
    else:
        years, phases = rect.cut_left(rect.width * years_share)
    for number, cell in enumerate(years.columns(YEARS), 1):
        _paint_year(painter, cell, number, year)
    for number, cell in enumerate(phases.columns(len(PHASES)), 1):
        _paint_phase(painter, cell, number, phase)


def _paint_year(painter: Painter, cell: Rect, year: int, now: int) -> None:
    side = min(cell.width, cell.height)
    if year == now:
        painter.fill(cell.centred(min(cell.width, side * _LEAF_WIDTH), side * _LEAF_HEIGHT), theme.ink, side / 2)
    colour = theme.panel if year == now else theme.ink if year < now else theme.faded
    painter.text(year_name(year), cell, max(theme.tiny, min(theme.body, side * _YEAR_LETTER)), colour, bold=year == now)


def _paint_phase(painter: Painter, cell: Rect, phase: int, now: int) -> None:
    side = min(cell.width, cell.height)
    place = cell.centred(side, side)
    if phase == now:
        painter.circle(place.centre, side * _DISC, theme.ink)
    colour = theme.panel if phase == now else theme.ink if phase < now else faint(theme.faded, _TO_COME)
    paint_symbol(painter, f"{ART}/symbols/{PHASES[phase - 1]}", place.inset(side * _PHASE_MARGIN), colour)
