"""The plaques of cities on the Royals map, with portraits by rank, a bonus and the exile, and the arms of countries."""

from collections.abc import Sequence
from typing import NamedTuple

from kingdoms.core.words.language import _
from kingdoms.games.royals.board import CITIES, COST, INFLUENCE, POSITIONS
from kingdoms.games.royals.words.names import city_name, country_name, title_name
from kingdoms.ui.board.sight import NOWHERE
from kingdoms.ui.board.zones.tabs import paint_tab
from kingdoms.ui.boards.royals import pieces
from kingdoms.ui.drawing.crests import tincture_of
from kingdoms.ui.drawing.gallery import paint_symbol
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.panels import is_like_ground
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, size_of
from kingdoms.ui.theme import CARD_ASPECT, Colour, faint, mixed, theme

_CELL, _CELL_LETTERS = 1.0, 4.1  # the least width of a portrait cell: in touches, and in type sizes of a city's name
_CELL_NAMED = 1.17  # the least width with the smallest type allowed, in touches
_STRIP, _STRIP_LETTERS = 0.29, 1.35  # the height of the line below the portraits: relative to a cell; in type sizes
_NARROWEST = 2.15  # the least width of a plaque, in cells: its name has to be readable
_LARGEST = 2.1  # the greatest width of a portrait cell, in touches
_ARMS = (1.9, 0.92)  # the size of a country's arms with its bonuses and its ribbon, in portrait cells
_RIBBON, _RIBBON_LINE = 0.3, 1.3  # the height of the ribbon below the arms, relative to both; the least in type sizes
_ROUND = 0.12  # the corner radius of a plaque, relative to a portrait cell
_SMALL_WIDTH = 2.0  # the width of a small plaque, in portrait cells
_SMALL = 0.98  # the width of a portrait cell, in touches, below which it is too small for a finger
_NUMBERS, _ONLY_COST = 0.7, 0.46  # the least width of a cell with all its numbers, and with its cost, in touches
_RIBBON_ALONE = 0.7  # the height below which there is no room for arms above a country's name, in touches
_NEARLY = 0.99  # the share of the greatest width from which a cell counts as large
_SMALL_MARGINS = 3  # the total margin at the sides of a country's name on a small map, in units
_SMALL_LINE = 1.35  # the height of such a name, relative to the type size
_BONUS, _EXILE = 1.25, 1.1  # the width of a city's bonus and exile in the line below the portraits, in heights
_TIGHT_BONUS = 1.0  # the width of the bonus if the exile needs more room
_NAME_GAP = 0.8  # the space on either side of a city's name in that line, in units
_SHADOW, _EDGE = 1.2, 1.5  # of a plaque: how far its shadow spreads, in units; the width of its edge, in hairs
_CITY_LETTER, _TOKEN = 0.75, 1.25  # the type size of a city's name, and the size of its bonus, relative to that line
_EXILE_SYMBOL = 0.8  # the size of the exile symbol, as a share of that line
_EXILE_CUBE, _LEAST_CUBE = 1.43, 1.2  # the wanted and the least size of an exiled cube, relative to tiny type
_COST, _SCROLL = 0.32, 0.43  # the width of a position's cost and influence, as shares of the cell
_SMALL_COST, _SMALL_COST_LINE = 0.8, 1.1  # the width and height of a cost on a small plaque, in type sizes
_COST_LETTER = 0.72  # the type size of a cost, as a share of its width
_FRAME = 1.5  # the width of the frame around a position that can be occupied, in bands
_FACE_INSET, _SMALL_FACE_INSET = 0.09, 0.04  # the margin of the portrait itself, as a share of its cell
_SCROLL_EDGE, _SCROLL_LETTER = 0.05, 0.6  # the dark edge of a scroll, and its type size, as shares of the scroll
_CUBE, _CUBE_LEFT = 0.46, 0.02  # the cube on a position: its size and its distance from the left, relative to the cell
_SMALL_CUBE, _SMALL_CUBE_FALL = 0.62, 0.16  # the cube's size on a small plaque, and how far below the middle it is
_NEW = 2  # the width of the light ground of the ring around a new cube, in bands
_PLAQUE_MARK, _CHIP_MARK = (0.5, 0.8), (0.36, 0.5)  # the least and greatest height of a mark, relative to what it is on
_MARK_LINE = 1.4  # the height a mark needs, relative to tiny type
_MARK_OVER = (0.8, 0.7)  # how much of a mark overlaps the corner of its plaque, across and along
_COUNTRY_TOKEN = 0.8  # the greatest height of a country's bonus, as a share of its space
_RIBBON_CORNER, _RIBBON_LETTER = 0.2, 0.8  # the corners of a ribbon, and its greatest type size, relative to its height
_LEADER, _LEADER_GROUND = 0.6, 2  # the width of the line from a city to its plaque, and of its ground, in bands
_LEGEND_SIGN, _LEGEND_LINE = 1.6, 1.5  # the width of a sign in the legend and the height of its lines, in type sizes
_LARGE_WORDS = 0.24  # the share of the words below a portrait at reading size
_PLAQUE_TINT, _PLAQUE_EDGE = 0.14, 0.25  # the share of the country's colour in a plaque, and of ink in its edge
_RIBBON_EDGE = 0.45  # the share of ink in the edge of a ribbon
_COST_EDGE, _NO_EXILE = 0.8, 0.75  # the opacity of the edge of a cost, and of the symbol of an empty exile


class Plaque(NamedTuple):
    """The parts of a city's plaque."""

    cells: list[Rect]
    """The cell of each position, the higher rank on the left."""
    bonus: Rect
    name: Rect
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
    return widest < _SMALL_WIDTH * min(_SMALL * theme.touch, cell + _small_strip())


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
    return max(_STRIP * cell, _STRIP_LETTERS * min(theme.small, cell / _CELL_LETTERS))


def _cell_of(plaque: Rect) -> float:
    """The width of a portrait cell on a plaque."""
    if _is_small_plaque(plaque):
        return plaque.height - _small_strip() if _is_named(plaque) else plaque.width / _SMALL_WIDTH
    with_least_letters = plaque.height / (1 + _STRIP_LETTERS / _CELL_LETTERS)
    return min(plaque.height / (1 + _STRIP), max(plaque.height - _STRIP_LETTERS * theme.small, with_least_letters))


def least_cell() -> float:
    """The width of a portrait cell that a finger needs."""
    return float(max(_CELL * theme.touch, _CELL_LETTERS * theme.small))


def narrowest_cell() -> float:
    """The width of a portrait cell at which its city's name is just readable, however large other text is."""
    return float(_CELL_NAMED * theme.touch)


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


def is_large(cell: float) -> bool:
    """Whether a portrait cell has its greatest width: then large letters fit on the land itself."""
    return cell > _NEARLY * largest_cell()


def largest_cell() -> float:
    """The greatest width of a portrait cell."""
    return float(_LARGEST * theme.touch)


def is_small(cell: float) -> bool:
    """Whether a portrait cell is too narrow for a finger."""
    return cell < _SMALL * theme.touch


def _is_small_plaque(plaque: Rect) -> bool:
    return is_small(plaque.width / _SMALL_WIDTH)


def _is_named(small: Rect) -> bool:
    """Whether a small plaque is higher than its portraits, and so has its city's name below them."""
    return small.height > small.width / _SMALL_WIDTH + theme.hair


def _has_numbers(cell: Rect) -> bool:
    """Whether a portrait cell has room for both its cost and its influence."""
    return cell.width >= _NUMBERS * theme.touch


def plaque_parts(rect: Rect, city: int, exiled: int) -> Plaque:
    """The parts of a city's plaque; the exiled cubes, of this many seats, get the space left over by the name.

    If they need it, they also get the space of the bonus: it is always taken by the time anybody is exiled.
    """
    cell, count = _cell_of(rect), len(CITIES[city].titles)
    is_small_one = _is_small_plaque(rect)
    strip, above = rect.cut_bottom(rect.height - cell if is_small_one else _strip(cell))
    row = above.centred(count * cell, cell)
    if is_small_one:
        return Plaque(row.columns(count), NOWHERE, strip, NOWHERE, is_small=True)
    gap = _NAME_GAP * theme.unit
    least = _EXILE * strip.height
    beside = strip.width - 2 * gap - size_of(city_name(city), Style(round(_name_size(strip)), bold=True))[0]
    wanted = exiled * min(_EXILE_CUBE * theme.tiny, strip.height)
    shares = (share for share in (_BONUS, _TIGHT_BONUS) if max(least, wanted) <= beside - share * strip.height)
    share = next(shares, 0.0 if exiled > 1 else _TIGHT_BONUS)
    bonus, rest = strip.cut_left(share * strip.height, gap)
    spare = beside - bonus.width
    exile, name = rest.cut_right(max(least, min(exiled * strip.height, spare)), gap)
    return Plaque(row.columns(count), bonus, name, exile, is_small=False)


def _name_size(strip: Rect) -> float:
    """The type size of a city's name in the line below the portraits."""
    return float(_CITY_LETTER * strip.height)


# Cities.


def paint_city(painter: Painter, rect: Rect, city: int, taker: int, exiled: int, is_open: bool) -> None:
    """The ground of a plaque, with the city's name and its bonus, or the crest of the seat that has taken it.

    A small plaque has a gold edge if it is open: a tap leads to positions that can be occupied.
    """
    parts = plaque_parts(rect, city, exiled)
    colour = pieces.country_colour(CITIES[city].country)
    corner = _ROUND * rect.height
    painter.shadow(rect, _SHADOW * theme.unit)
    painter.fill(rect, mixed(theme.panel, colour, _PLAQUE_TINT), corner)
    painter.outline(rect, mixed(colour, theme.ink, _PLAQUE_EDGE), _EDGE * theme.hair, corner)
    if parts.is_small:
        if is_open:
            painter.outline(rect, theme.gold, theme.band, corner)
        if parts.name.height:
            painter.text(city_name(city), parts.name, theme.small, bold=True)
        return
    if parts.bonus.width:
        pieces.paint_taken(painter, badge(parts.bonus), pieces.OF_CITY, CITIES[city].bonus, taker)
    painter.text(city_name(city), parts.name, _name_size(parts.name), bold=True)


def badge(rect: Rect) -> Rect:
    """Where a token is: in the middle of its part of the line below the portraits, and slightly taller than it."""
    side = _TOKEN * rect.height
    return rect.centred(side, side)


def paint_exile(painter: Painter, rect: Rect, cubes: pieces.Cubes) -> None:
    """The cross of exile, or one cube for each seat exiled there, with a number if it has several.

    If there is no room for cubes, each seat has a strip in its colour with its number.
    """
    if not cubes:
        side = _EXILE_SYMBOL * rect.height
        paint_symbol(painter, pieces.symbol("exile"), rect.centred(side, side), faint(theme.faded, _NO_EXILE))
        return
    cells = rect.columns(len(cubes))
    is_tight = cells[0].width < _LEAST_CUBE * theme.tiny
    for (crest, count), cell in zip(cubes, cells, strict=True):
        if is_tight:
            _paint_tally(painter, cell, crest, count)
        elif count == 1:
            pieces.paint_cube(painter, cell, crest)
        else:
            pieces.paint_counted_cube(painter, cell.fitted(1), crest, count)


def _paint_tally(painter: Painter, rect: Rect, crest: int, count: int) -> None:
    """The number of a seat's exiled cubes on its colour, where no cube fits."""
    tincture = tincture_of(crest)
    painter.fill(rect, theme.tinctures[tincture])
    painter.outline(rect, theme.ink, theme.hair)
    painter.text(str(count), rect.centre, theme.tiny, theme.tincture_inks[tincture], bold=True)


# Positions.


def paint_position(painter: Painter, rect: Rect, position: int, crest: int) -> None:
    """A portrait on the holder's colour, if any, with the cost on a card and the influence on a scroll if they fit."""
    title = POSITIONS[position].title
    cell = rect.fitted(1)
    if crest != pieces.NOBODY:
        paint_holders_ground(painter, cell, crest)
    pieces.paint_portrait(painter, face_of(cell), title)
    if cell.width < _ONLY_COST * theme.touch:
        return
    colour, ink = pieces.country_colour(POSITIONS[position].country), pieces.country_ink(POSITIONS[position].country)
    if not _has_numbers(cell):
        paint_cost(painter, _small_cost(cell), str(COST[title]), colour, ink)
        return
    width = _COST * cell.width
    # Both are far enough inside not to be cut by the frame of a position that can be occupied.
    frame = cell.inset(_FRAME * theme.band)
    height = CARD_ASPECT * width
    paint_cost(painter, Rect(frame.x, frame.top - height, width, height), str(COST[title]), colour, ink)
    side = _SCROLL * cell.width
    scroll = Rect(frame.right - side, frame.y, side, side)
    paint_influence(painter, scroll, INFLUENCE[title])


def _small_cost(cell: Rect) -> Rect:
    """Where the cost is on a portrait without room for its influence: in the upper left corner."""
    frame = cell.inset(theme.band)
    width, height = _SMALL_COST * theme.tiny, _SMALL_COST_LINE * theme.tiny
    return Rect(frame.x, frame.top - height, width, height)


def paint_holders_ground(painter: Painter, cell: Rect, crest: int) -> None:
    """A seat's colour all around a portrait, with an edge that makes even pale and dark colours visible."""
    tincture, corner = tincture_of(crest), _ROUND * cell.height
    ground = cell.inset(theme.hair)
    painter.fill(ground, theme.tinctures[tincture], corner)
    painter.outline(ground, theme.ink, theme.hair, corner)
    if is_like_ground(theme.tinctures[tincture]):
        painter.outline(ground.inset(theme.band), theme.ink, theme.hair, corner)


def paint_cost(painter: Painter, rect: Rect, words: str, ground: Colour, ink: Colour) -> None:
    """A cost in cards, on a card."""
    painter.fill(rect, ground, theme.unit / 2)
    painter.outline(rect, faint(ink, _COST_EDGE), theme.hair, theme.unit / 2)
    painter.text(words, rect.centre, max(theme.tiny, _COST_LETTER * rect.width), ink, bold=True)


def face_of(cell: Rect) -> Rect:
    """Where the portrait itself is in its cell."""
    return cell.inset(cell.width * (_FACE_INSET if _has_numbers(cell) else _SMALL_FACE_INSET))


def paint_influence(painter: Painter, rect: Rect, influence: int) -> None:
    """An influence value on its scroll."""
    # A darker scroll below gives it an edge, because it would have none on vellum.
    paint_symbol(painter, pieces.symbol("influence"), rect.inset(-_SCROLL_EDGE * rect.width), theme.tinctures["sable"])
    paint_symbol(painter, pieces.symbol("influence"), rect, theme.tinctures["argent"])
    ink = theme.tincture_inks["argent"]  # A scroll is vellum in every theme.
    painter.text(str(influence), rect.centre, max(theme.tiny, _SCROLL_LETTER * rect.height), ink, bold=True)


def cube_place(cell: Rect) -> Rect:
    """Where the cube on a position is: over the shoulder, so that the face stays visible."""
    cell = cell.fitted(1)
    if not _has_numbers(cell):
        side = _SMALL_CUBE * cell.width
        return cell.centred(side, side).moved(0, -_SMALL_CUBE_FALL * cell.height)
    side = _CUBE * cell.width
    return Rect(cell.x + _CUBE_LEFT * cell.width, cell.y, side, side)


def paint_holder(painter: Painter, rect: Rect, crest: int, is_new: bool = False) -> None:
    """The cube of the seat that holds a position, ringed if it was placed after the player's previous turn."""
    if is_new:
        painter.outline(rect.inset(-theme.band), theme.panel, _NEW * theme.band, theme.unit)
        painter.outline(rect.inset(-theme.band), theme.seal, theme.band, theme.unit)
    pieces.paint_cube(painter, rect, crest)


def mark_place(plaque: Rect) -> Rect:
    """Where a small plaque shows how many of its positions can be occupied: at its upper right corner."""
    side, (across, along) = _mark_side(plaque, *_PLAQUE_MARK), _MARK_OVER
    return Rect(plaque.right - across * side, plaque.top - along * side, side, side)


def _mark_side(rect: Rect, least: float, most: float) -> float:
    return min(most * rect.height, max(least * rect.height, _MARK_LINE * theme.tiny))


def paint_open_positions(painter: Painter, rect: Rect, count: int) -> None:
    """The number of positions that can be occupied, on gold."""
    painter.shadow(rect, theme.unit)
    pieces.paint_badge(painter, rect, str(count), theme.gold, theme.gold_ink)


# Countries.


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
        side = _mark_side(rect, *_CHIP_MARK)
        paint_open_positions(painter, Rect(rect.right - side, rect.top - side, side, side), count)


def paint_large_position(painter: Painter, rect: Rect, position: int, crest: int) -> None:
    """A position at reading size: the portrait as a card with its title and its city."""
    city, title = POSITIONS[position]
    painter.parchment(rect)
    words, above = rect.inset(theme.gap).cut_bottom(_LARGE_WORDS * rect.height)
    cell = above.fitted(1)
    paint_position(painter, cell, position, crest)
    if crest != pieces.NOBODY:
        paint_holder(painter, cube_place(cell), crest)
    name, place = words.rows(2)
    painter.text(title_name(title), name, theme.subtitle, bold=True)
    painter.text(city_name(city), place, theme.body)


# The map itself.


def paint_leader(painter: Painter, rect: Rect, home: str) -> None:
    """A line from a city to its plaque; `home` is the corner of the rectangle where the city is."""
    x, to_x = (rect.x, rect.right) if "left" in home else (rect.right, rect.x)
    y, to_y = (rect.y, rect.top) if "bottom" in home else (rect.top, rect.y)
    painter.line((x, y, to_x, to_y), theme.land, _LEADER_GROUND * theme.band)
    painter.line((x, y, to_x, to_y), theme.ink, _LEADER * theme.band)
    painter.circle((x, y), theme.unit, theme.ink)


def legend_size() -> tuple[float, float]:
    """The size of the legend."""
    style = Style(round(theme.small), bold=True)
    words, lines = max(size_of(word, style)[0] for word in _legend().values()), len(_legend())
    width = _LEGEND_SIGN * theme.small + theme.unit + words
    return width + 2 * theme.unit, lines * _LEGEND_LINE * theme.small + 2 * theme.unit


def _legend() -> dict[str, str]:
    """The names of the signs on a plaque, and their meaning."""
    return {"cost": _("Cost"), "influence": _("Influence"), "bonus": _("City bonus"), "exile": _("Exile")}


def paint_legend(painter: Painter, rect: Rect) -> None:
    """The meaning of the signs on a plaque."""
    pieces.paint_paper(painter, rect)
    lines = rect.inset(theme.unit).rows(len(_legend()))
    for (sign, words), line in zip(_legend().items(), lines, strict=True):
        room, text = line.cut_left(_LEGEND_SIGN * theme.small, theme.unit)
        _paint_legend_sign(painter, room, sign)
        painter.text(words, text, theme.small, bold=True, align="left")


def _paint_legend_sign(painter: Painter, rect: Rect, sign: str) -> None:
    place = rect.fitted(1)
    if sign == "cost":
        paint_cost(painter, rect.inset(0, theme.unit / 2).fitted(CARD_ASPECT), "", theme.faded, theme.panel)
    elif sign == "bonus":
        pieces.paint_drawing(painter, place, f"{pieces.ART}/pieces/{pieces.OF_CITY}")
    else:
        paint_symbol(painter, pieces.symbol(sign), place, theme.faded)


def paint_map_frame(painter: Painter, rect: Rect) -> None:
    """The frame of the map."""
    painter.outline(rect, theme.line, theme.band)
