"""The plaques of cities on the Royals map, with names, bonuses, exiles and the numbers of open positions."""

from typing import NamedTuple

from kingdoms.games.royals.board import CITIES
from kingdoms.games.royals.words.names import city_name
from kingdoms.ui.board.sight import NOWHERE
from kingdoms.ui.boards.royals import pieces
from kingdoms.ui.boards.royals.europe.cells import CELL_LETTERS, ROUND, SMALL_CELL, is_small
from kingdoms.ui.drawing.crests import tincture_of
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, fitting, size_of
from kingdoms.ui.theme import faint, mixed, theme

_STRIP, _STRIP_LETTERS = 0.33, 1.35  # the height of the line below the portraits: relative to a cell; in type sizes
_NARROWEST = 2.17  # the least width of a plaque, in cells: its name has to be readable
_SMALL_WIDTH = 2.0  # the width of a small plaque, in portrait cells
_BONUS, _EXILE = 1.25, 1.1  # the width of a city's bonus and exile in the line below the portraits, in heights
_TIGHT_BONUS, _LEAST_BONUS = 1.0, 0.8  # the width of the bonus if the exile needs more room
_NAME_GAP = 0.8  # the space on either side of a city's name in that line, in units
_SHADOW, _EDGE = 1.2, 1.5  # of a plaque: how far its shadow spreads, in units; the width of its edge, in hairs
_CITY_LETTER, _TOKEN = 0.75, 1.25  # the type size of a city's name, and the size of its bonus, relative to that line
_EXILE_CUBE, _LEAST_CUBE = 1.43, 1.3  # the wanted and the least size of an exiled cube, relative to tiny type
_TALLY, _TALLY_CORNER = 0.66, 0.15  # the type size of a number where no cube fits, and its corners; in line heights
_PLAQUE_MARK = (0.5, 0.8)  # the least and greatest height of a mark, relative to its plaque
_MARK_LINE = 1.4  # the height a mark needs, relative to tiny type
_MARK_OVER = (0.8, 0.7)  # how much of a mark overlaps the corner of its plaque, across and along
_PLAQUE_TINT, _PLAQUE_EDGE = 0.14, 0.25  # the share of the country's colour in a plaque, and of ink in its edge
_PIT = 0.55  # the opacity of the sunk ground below exiled cubes


class Plaque(NamedTuple):
    """The parts of a city's plaque."""

    cells: list[Rect]
    """The cell of each position, the higher rank on the left."""
    bonus: Rect
    name: Rect
    name_size: float
    exile: Rect
    is_small: bool
    """Whether there is room for little more than the portraits."""


def plaque_size(city: int, cell: float, is_named: bool = True) -> tuple[float, float]:
    """The size of a city's plaque with portrait cells of this width; only a small one may do without its name."""
    if not is_small(cell):
        return max(_NARROWEST, len(CITIES[city].titles)) * cell, cell + _strip(cell)
    if not is_named:
        return _SMALL_WIDTH * cell, cell
    return max(_SMALL_WIDTH * cell, _small_name_width(city)), cell + _small_strip()


def can_name_small(cell: float) -> bool:
    """Whether the names of all cities fit on small plaques with portrait cells of this width."""
    widest = max(_small_name_width(city) for city in range(len(CITIES)))
    return widest < _SMALL_WIDTH * min(SMALL_CELL * theme.touch, cell + _small_strip())


def _small_name_width(city: int) -> float:
    """The width of a small plaque that its city's name needs."""
    return float(size_of(city_name(city), Style(round(theme.small), bold=True))[0] + theme.unit)


def _small_strip() -> float:
    """The height of the name below the portraits on a small plaque."""
    return float(_STRIP_LETTERS * theme.small)


def cell_in(width: float, height: float) -> float:
    """The width of a portrait cell on the largest plaque that fits into this size."""
    return min(width / _NARROWEST, _cell_of(Rect(0, 0, width, height)))


def _strip(cell: float) -> float:
    """The height of the line below the portraits, unless they are small: at least that of a city's name."""
    return max(_STRIP * cell, _STRIP_LETTERS * min(theme.small, cell / CELL_LETTERS))


def _cell_of(plaque: Rect) -> float:
    """The width of a portrait cell on a plaque."""
    if _is_small_plaque(plaque):
        return plaque.height - _small_strip() if _is_named(plaque) else plaque.width / _SMALL_WIDTH
    with_least_letters = plaque.height / (1 + _STRIP_LETTERS / CELL_LETTERS)
    return min(plaque.height / (1 + _STRIP), max(plaque.height - _STRIP_LETTERS * theme.small, with_least_letters))


def _is_small_plaque(plaque: Rect) -> bool:
    return is_small(plaque.width / _SMALL_WIDTH)


def _is_named(small: Rect) -> bool:
    """Whether a small plaque is higher than its portraits, and so has its city's name below them."""
    return small.height > small.width / _SMALL_WIDTH + theme.hair


def plaque_parts(rect: Rect, city: int, exiled: int) -> Plaque:
    """The parts of a city's plaque; the exiled cubes, of this many seats, get the space left over by the name.

    If they need more, the bonus is smaller, and so is the name.
    """
    cell, count = _cell_of(rect), len(CITIES[city].titles)
    is_small_one = _is_small_plaque(rect)
    strip, above = rect.cut_bottom(rect.height - cell if is_small_one else _strip(cell))
    row = above.centred(count * cell, cell)
    if is_small_one:
        return Plaque(row.columns(count), NOWHERE, strip, theme.small, NOWHERE, is_small=True)
    gap, largest = _NAME_GAP * theme.unit, _CITY_LETTER * strip.height
    smallest = min(largest, theme.small)
    least = _EXILE * strip.height
    wanted = max(least, exiled * min(_EXILE_CUBE * theme.tiny, strip.height))
    sizes = (largest, _BONUS), (largest, _TIGHT_BONUS), (smallest, _TIGHT_BONUS), (smallest, _LEAST_BONUS)
    # One exiled cube is as high as the line, whatever its width.
    ways = sizes if exiled > 1 else sizes[:2]
    size, share = next((way for way in ways if wanted <= _spare(strip, city, *way)), ways[-1])
    bonus, rest = strip.cut_left(share * strip.height, gap)
    exile, name = rest.cut_right(max(least, min(exiled * strip.height, _spare(strip, city, size, share))), gap)
    return Plaque(row.columns(count), bonus, name, size, exile, is_small=False)


def _spare(strip: Rect, city: int, size: float, share: float) -> float:
    """The width that a city's name in this size and a bonus of this share leave in the line below the portraits."""
    name = size_of(city_name(city), Style(round(size), bold=True))[0]
    return float(strip.width - 2 * _NAME_GAP * theme.unit - name - share * strip.height)


# Cities.


def paint_city(painter: Painter, rect: Rect, city: int, taker: int, exiled: int, is_open: bool) -> None:
    """The ground of a plaque, with the city's name and its bonus, or the crest of the seat that has taken it.

    A small plaque has a gold edge if it is open: a tap leads to positions that can be occupied.
    """
    parts = plaque_parts(rect, city, exiled)
    colour = pieces.country_colour(CITIES[city].country)
    corner = ROUND * rect.height
    painter.shadow(rect, _SHADOW * theme.unit)
    painter.fill(rect, mixed(theme.panel, colour, _PLAQUE_TINT), corner)
    painter.outline(rect, mixed(colour, theme.ink, _PLAQUE_EDGE), _EDGE * theme.hair, corner)
    if parts.is_small:
        if is_open:
            painter.outline(rect, theme.gold, theme.band, corner)
        if parts.name.height:
            painter.text(city_name(city), parts.name, parts.name_size, bold=True)
        return
    pieces.paint_taken(painter, badge(parts.bonus), pieces.OF_CITY, CITIES[city].bonus, taker)
    painter.text(city_name(city), parts.name, parts.name_size, bold=True)


def badge(rect: Rect) -> Rect:
    """Where a token is: in the middle of its part of the line below the portraits, and slightly larger than it."""
    side = _TOKEN * min(rect.width, rect.height)
    return rect.centred(side, side)


def paint_exile(painter: Painter, rect: Rect, cubes: pieces.Cubes) -> None:
    """One cube for each seat exiled there on sunk ground, with a number if it has several; nothing without cubes.

    If there is no room for cubes, each seat has a strip in its colour with its number.
    """
    if not cubes:
        return
    paint_pit(painter, rect)
    cells = rect.columns(len(cubes))
    is_tight = cells[0].width < _LEAST_CUBE * theme.tiny
    for (crest, count), cell in zip(cubes, cells, strict=True):
        if is_tight:
            _paint_tally(painter, cell, crest, count)
        elif count == 1:
            pieces.paint_cube(painter, cell, crest)
        else:
            pieces.paint_counted_cube(painter, cell.fitted(1), crest, count)


def paint_pit(painter: Painter, rect: Rect) -> None:
    """The sunk ground of an exile with cubes."""
    painter.fill(rect, faint(theme.faded, _PIT), _TALLY_CORNER * rect.height)


def _paint_tally(painter: Painter, rect: Rect, crest: int, count: int) -> None:
    """The number of a seat's exiled cubes on its colour, where no cube fits."""
    tincture, corner = tincture_of(crest), _TALLY_CORNER * rect.height
    painter.fill(rect, theme.tinctures[tincture], corner)
    painter.outline(rect, theme.ink, theme.hair, corner)
    size = max(theme.tiny, fitting(str(count), rect.width, _TALLY * rect.height))
    painter.text(str(count), rect.centre, size, theme.tincture_inks[tincture], bold=True)


# Marks.


def mark_place(plaque: Rect) -> Rect:
    """Where a small plaque shows how many of its positions can be occupied: at its upper right corner."""
    side, (across, along) = mark_side(plaque, *_PLAQUE_MARK), _MARK_OVER
    return Rect(plaque.right - across * side, plaque.top - along * side, side, side)


def mark_side(rect: Rect, least: float, most: float) -> float:
    """The side of a mark: as much as its number needs, within these shares of the height of what it is on."""
    return min(most * rect.height, max(least * rect.height, _MARK_LINE * theme.tiny))


def paint_open_positions(painter: Painter, rect: Rect, count: int) -> None:
    """The number of positions that can be occupied, on gold."""
    painter.shadow(rect, theme.unit)
    pieces.paint_badge(painter, rect, str(count), theme.gold, theme.gold_ink)
