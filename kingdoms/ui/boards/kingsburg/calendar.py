"""The Kingsburg calendar: the five years, and the eight phases of the current one."""

from kivy.properties import NumericProperty, OptionProperty

from kingdoms.core.state import Thing
from kingdoms.games.kingsburg.board import PHASES, SEASONS, WINTER, YEARS
from kingdoms.games.kingsburg.words.names import phase_name, year_name
from kingdoms.ui.board.sight import Place, Places, Sight, at
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.kingsburg.pieces.symbols import ART
from kingdoms.ui.boards.kingsburg.winter.winter_table import as_in_winter
from kingdoms.ui.drawing.gallery import paint_symbol
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, size_of
from kingdoms.ui.theme import GROOVE, faint, theme

HORIZONTAL, VERTICAL = "horizontal", "vertical"
_NAMED = (*SEASONS, WINTER)  # the phases with names; the king's phases between them have symbols
_LEAF_WIDTH, _LEAF_HEIGHT = 1.4, 0.86  # the ink behind the current year: its greatest width and its height, in sides
_YEAR_LETTER = 0.7  # the greatest size of a year's number, as a share of its side
_DISC, _PHASE_MARGIN = 0.5, 0.13  # as shares of a phase's side: the radius of the ink, the margin of a symbol
_YEARS_ABOVE_NAMES = 0.46  # the years' share of the height above the names of the seasons
_SYMBOL, _LEAF_LINE = 1.15, 1.65  # the width of a symbol between names, in glyphs; the ink behind one, in type sizes
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
    names = _season_widths()
    has_names = orientation == HORIZONTAL and sum(names.values()) + _symbols_width() <= rect.width
    if orientation == VERTICAL or has_names:
        years, phases = rect.cut_top(rect.height * (_YEARS_ABOVE_NAMES if has_names else years_share))
    else:
        years, phases = rect.cut_left(rect.width * years_share)
    for number, cell in enumerate(years.columns(YEARS), 1):
        _paint_year(painter, cell, number, year)
    if has_names:
        _paint_named_phases(painter, phases, phase, names)
        return
    for number, cell in enumerate(phases.columns(len(PHASES)), 1):
        _paint_phase(painter, cell, number, phase)


def _season_widths() -> dict[int, float]:
    """The widths of the names of the seasons."""
    style = Style(round(theme.small), bold=True)
    return {season: size_of(phase_name(season), style)[0] + theme.gap for season in _NAMED}


def _symbols_width() -> float:
    return float((len(PHASES) - len(_NAMED)) * _SYMBOL * theme.glyph)


def _paint_named_phases(painter: Painter, line: Rect, now: int, names: dict[int, float]) -> None:
    """The seasons by name, with the symbols of the other phases between them."""
    spare = (line.width - sum(names.values()) - _symbols_width()) / len(PHASES)
    for phase in range(1, len(PHASES) + 1):
        cell, line = line.cut_left(names.get(phase, _SYMBOL * theme.glyph) + spare)
        if phase not in names:
            _paint_phase(painter, cell, phase, now)
            continue
        if phase == now:
            leaf = cell.centred(cell.width, min(cell.height, _LEAF_LINE * theme.small))
            painter.fill(leaf, theme.ink, leaf.height / 2)
        colour = theme.panel if phase == now else theme.ink if phase < now else theme.faded
        painter.text(phase_name(phase), cell, theme.small, colour, bold=True)


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
