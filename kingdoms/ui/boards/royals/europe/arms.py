"""The arms of countries in Royals: on the map, with bonuses and a name, and on tabs; and the tab of the whole map."""

from collections.abc import Sequence

from kingdoms.core.words.language import _
from kingdoms.games.royals.words.names import country_name
from kingdoms.ui.board.zones.tabs import paint_tab
from kingdoms.ui.boards.royals import pieces
from kingdoms.ui.boards.royals.europe.cells import is_large, is_small
from kingdoms.ui.boards.royals.europe.plaques import mark_side, paint_open_positions
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, size_of
from kingdoms.ui.theme import faint, mixed, theme

_ARMS = (1.9, 0.92)  # the size of a country's arms with its bonuses and its ribbon, in portrait cells
_RIBBON, _RIBBON_LINE = 0.3, 1.3  # the height of the ribbon below the arms, relative to both; the least in type sizes
_RIBBON_ALONE = 0.7  # the height below which there is no room for arms above a country's name, in touches
_SMALL_MARGINS = 3  # the total margin at the sides of a country's name on a small map, in units
_SMALL_LINE = 1.35  # the height of such a name, relative to the type size
_CHIP_MARK = (0.36, 0.5)  # the least and greatest height of a mark, relative to its tab
_COUNTRY_TOKEN = 0.8  # the greatest height of a country's bonus, as a share of its space
_RIBBON_CORNER, _RIBBON_LETTER = 0.2, 0.8  # the corners of a ribbon, and its greatest type size, relative to its height
_RIBBON_EDGE = 0.45  # the share of ink in the edge of a ribbon


def arms_size(country: int, cell: float) -> tuple[float, float]:
    """The size of a country's arms with its two bonuses and its ribbon; on a small map, of the ribbon alone."""
    if is_small(cell):
        style = Style(round(_small_letters()), bold=True)
        return size_of(country_name(country), style)[0] + _SMALL_MARGINS * theme.unit, _SMALL_LINE * _small_letters()
    name = size_of(country_name(country), Style(round(theme.small), bold=True))[0] + 2 * theme.unit
    return max(_ARMS[0] * cell, name), _ARMS[1] * cell


def _small_letters() -> float:
    """The type size of a country's name on a small map."""
    return float(theme.small)


def paint_country(painter: Painter, rect: Rect, country: int, bonuses: Sequence[int], takers: Sequence[int]) -> None:
    """A country's arms with its two bonuses, or the crests of those who have them, and its name on a ribbon."""
    ribbon, above = rect.cut_bottom(_ribbon_height(rect))
    if ribbon.height:
        _paint_ribbon(painter, ribbon, country)
    if not above.height:
        return
    shield, rest = above.cut_left(above.height)
    pieces.paint_drawing(painter, shield, pieces.arms_picture(country))
    for place, (points, cell) in enumerate(zip(bonuses, rest.columns(2), strict=True)):
        taker = takers[place] if place < len(takers) else pieces.NOBODY
        side = min(cell.width, _COUNTRY_TOKEN * cell.height)
        pieces.paint_taken(painter, cell.centred(side, side), pieces.OF_COUNTRY, points, taker)


def is_ribbon(arms: Rect) -> bool:
    """Whether there is no room for the arms above a country's name."""
    return arms.height < _RIBBON_ALONE * theme.touch


def _ribbon_height(arms: Rect) -> float:
    """The height of the ribbon with a country's name: all there is on a small map, 0 if the name is on the land."""
    if is_ribbon(arms):
        return arms.height
    if is_large(arms.height / _ARMS[1]):
        return 0.0
    return max(_RIBBON * arms.height, _RIBBON_LINE * theme.small)


def _paint_ribbon(painter: Painter, rect: Rect, country: int) -> None:
    """A country's name on a ribbon in its colour."""
    colour, ink = pieces.country_colour(country), pieces.country_ink(country)
    painter.shadow(rect, theme.unit)
    painter.fill(rect, colour, _RIBBON_CORNER * rect.height)
    painter.outline(rect, mixed(colour, theme.ink, _RIBBON_EDGE), theme.hair, _RIBBON_CORNER * rect.height)
    name = country_name(country)
    painter.text(name, rect, max(theme.small, _RIBBON_LETTER * rect.height), ink, bold=True)


# Tabs.


def paint_whole(painter: Painter, rect: Rect) -> None:
    """The tab or button for the whole map."""
    paint_tab(painter, rect, pieces.symbol("cities"), _("Map"))


def paint_chip(painter: Painter, rect: Rect, country: int, is_framed: bool, count: int) -> None:
    """A country's tab: framed in ink if the map shows it, otherwise with the number of positions to occupy there."""
    painter.fill(rect, theme.panel, theme.corner)
    if is_framed:
        painter.fill(rect, faint(theme.faded, pieces.CURRENT), theme.corner)
    painter.outline(rect, theme.ink if is_framed else theme.line, theme.band if is_framed else None, theme.corner)
    pieces.paint_drawing(painter, rect.inset(theme.unit), pieces.arms_picture(country))
    if count and not is_framed:
        side = mark_side(rect, *_CHIP_MARK)
        paint_open_positions(painter, Rect(rect.right - side, rect.top - side, side, side), count)
