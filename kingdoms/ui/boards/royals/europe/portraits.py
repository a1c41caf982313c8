"""The cities of Royals as they stand on the map: portraits in order of rank, the bonus, the exile; and country arms."""

from collections.abc import Sequence
from typing import NamedTuple

from kingdoms.core.language import _
from kingdoms.games.royals.board import CITIES, COST, COUNTRY_BONUS, INFLUENCE, POSITIONS
from kingdoms.games.royals.words.names import city_name, country_name, title_name
from kingdoms.ui.board.tabs import paint_tab
from kingdoms.ui.boards.royals import tokens
from kingdoms.ui.drawing.gallery import paint_symbol
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, fitting, size_of, step_of_type
from kingdoms.ui.theme import faint, mixed, theme

_CELL = 1.0  # the width of a portrait's room, in fingers, on a plaque that a finger can use
_STRIP = 0.29  # the height of the line below the portraits, of a portrait's room
_NARROWEST = 1.5  # the width of a plaque at least, in portraits' rooms: its name has to be read
_LARGEST = 2.1  # the width of a portrait's room at most, in fingers
_ARMS = (1.9, 0.92)  # the size of a country's arms with its bonuses and its ribbon, in portraits' rooms
_RIBBON = 0.3  # the height of the ribbon below a country's arms, of both
_ROUND = 0.12  # the corners of a plaque, of a portrait's room
_SMALL = 0.7  # the width of a portrait's room, in fingers, below which its numbers are left out
_NEARLY = 0.99  # of the greatest width, from which it counts as that
_SMALL_MARGINS = 3  # at the sides of a country's name on a small map together, in units
_SMALL_LINE = 1.35  # its height, in letters
_SMALL_LETTER, _SMALL_LETTER_HEIGHT = 0.85, 0.22  # its type size at most, in tiny letters and in fingers
_BONUS, _EXILE = 1.25, 1.7  # the width of a city's bonus and of its exile in the line below the portraits, in heights
_SHADOW, _EDGE = 1.2, 1.5  # of a plaque: how far its shadow spreads, in units; the width of its edge, in hairs
_CITY_LETTER, _TOKEN = 0.72, 1.4  # the type size of a city's name, and the size of its bonus, of that line
_EXILE_SYMBOL = 0.8  # the size of the symbol of exile, of that line
_EXILE_BEYOND = 0.3  # how far many cubes are beyond that line, of its height
_COST, _SCROLL = 0.31, 0.403  # the size of a position's cost and of its influence, of the portrait's room
_FRAME = 1.5  # the width of the frame of what may be occupied, in bands
_FACE_INSET, _SMALL_FACE_INSET = 0.09, 0.04  # the margin of the portrait itself, of its room
_SCROLL_EDGE, _SCROLL_LETTER = 0.05, 0.56  # the dark edge of a scroll, and the type size on it, of the scroll
_CUBE, _CUBE_LEFT = 0.46, 0.02  # the size of the cube on a position, and how far from the left it is, of the room
_SMALL_CUBE, _SMALL_CUBE_FALL = 0.62, 0.16  # its size on a small plaque, and how far below the middle it is
_CUBE_SHADOW = 0.12  # how far inside the cube its shadow begins, of the cube
_PLAQUE_MARK, _CHIP_MARK = (0.5, 0.7), (0.36, 0.5)  # the least and the greatest height of a mark, of what it is on
_MARK_LINE = 1.2  # the height that a mark needs, in tiny letters
_MARK_OVER = (0.8, 0.7)  # how much of a mark is over the corner of its plaque, across and along
_COUNTRY_TOKEN = 0.8  # the height of a country's bonus at most, of its room
_RIBBON_CORNER, _RIBBON_LETTER = 0.2, 0.8  # the corners of a ribbon, and the type size on it at most, of its height
_LARGE_WORDS = 0.24  # the share of the words below a portrait at reading size


class Plaque(NamedTuple):
    """The parts of a city's plaque."""

    cells: list[Rect]
    """For each position its room, the higher rank left."""
    bonus: Rect
    name: Rect
    exile: Rect
    is_small: bool
    """Whether there is room for hardly more than the portraits."""


def plaque_size(city: int, cell: float) -> tuple[float, float]:
    """How large a city's plaque is, if each portrait has a room of this width."""
    return max(_NARROWEST, len(CITIES[city].titles)) * cell, cell * (1 + _strip(cell))


def _strip(cell: float) -> float:
    """The height of the line below the portraits, of their room; a small plaque has none."""
    return 0.0 if is_small(cell) else _STRIP


def least_cell() -> float:
    """The width of a portrait's room that a finger needs."""
    return float(_CELL * theme.touch)


def arms_size(country: int, cell: float) -> tuple[float, float]:
    """How large a country's arms with its two bonuses and its ribbon are; on a small map there is the ribbon alone."""
    if is_small(cell):
        style = Style(round(_small_letters()), bold=True)
        return size_of(country_name(country), style)[0] + _SMALL_MARGINS * theme.unit, _SMALL_LINE * _small_letters()
    return _ARMS[0] * cell, _ARMS[1] * cell


def _small_letters() -> float:
    """The size of a country's name on a small map."""
    return step_of_type(min(_SMALL_LETTER * theme.tiny, _SMALL_LETTER_HEIGHT * theme.touch))


def is_large(cell: float) -> bool:
    """Whether a portrait's room is as wide as it becomes: then there is room on the land itself for great letters."""
    return cell > _NEARLY * largest_cell()


def largest_cell() -> float:
    """The width of a portrait's room at most."""
    return float(_LARGEST * theme.touch)


def is_small(cell: float) -> bool:
    """Whether a portrait's room is too narrow for its numbers."""
    return cell < _SMALL * theme.touch


def plaque_parts(rect: Rect, count: int) -> Plaque:
    """The parts of a plaque for this many positions."""
    cell = rect.height if is_small(rect.height) else rect.height / (1 + _STRIP)
    strip, above = rect.cut_bottom(_strip(cell) * cell)
    row = above.centred(count * cell, cell)
    bonus, rest = strip.cut_left(_BONUS * strip.height)
    exile, name = rest.cut_right(_EXILE * strip.height)
    return Plaque(row.columns(count), bonus, name, exile, is_small(rect.height))


# Cities.


def paint_city(painter: Painter, rect: Rect, city: int, taker: int) -> None:
    """The ground of a plaque, with the city's name and its bonus, or the crest of the seat that has taken it."""
    parts = plaque_parts(rect, len(CITIES[city].titles))
    colour = tokens.country_colour(CITIES[city].country)
    corner = _ROUND * rect.height
    painter.shadow(rect, _SHADOW * theme.unit)
    painter.fill(rect, mixed(theme.panel, colour, 0.14), corner)
    painter.outline(rect, mixed(colour, theme.ink, 0.25), _EDGE * theme.hair, corner)
    if parts.is_small:
        return
    tokens.paint_taken(painter, _badge(parts.bonus), tokens.OF_CITY, CITIES[city].bonus, taker)
    size = step_of_type(_CITY_LETTER * parts.name.height)
    painter.text(city_name(city), parts.name, size, bold=True)


def _badge(rect: Rect) -> Rect:
    """A token in the line below the portraits is a little higher than that."""
    side = _TOKEN * rect.height
    return rect.centred(side, side)


def paint_exile(painter: Painter, rect: Rect, cubes: tokens.Cubes) -> None:
    """The cross of exile, or by seat the cubes that have been driven there."""
    if not cubes:
        side = _EXILE_SYMBOL * rect.height
        paint_symbol(painter, tokens.symbol("exile"), rect.centred(side, side), faint(theme.faded, 0.75))
        return
    # Cubes of more than two seats are in two lines, and a little beyond the edge of the line below the portraits.
    room = rect.inset(0, -_EXILE_BEYOND * rect.height) if len(cubes) > 2 else rect
    tokens.paint_cubes(painter, room, cubes, rect.height, most_lines=2)


# Positions.


def paint_position(painter: Painter, rect: Rect, position: int) -> None:
    """A portrait with the cost at its left and the influence on a scroll."""
    title = POSITIONS[position].title
    cell = rect.fitted(1)
    tokens.paint_portrait(painter, face_of(cell), title)
    if is_small(cell.width):
        return
    colour, ink = tokens.country_colour(POSITIONS[position].country), tokens.country_ink(POSITIONS[position].country)
    side = _COST * cell.width
    # Both stand so far inside that the frame of what may be occupied does not cut them.
    frame = cell.inset(_FRAME * theme.band)
    tokens.paint_badge(painter, Rect(frame.x, frame.top - side, side, side), str(COST[title]), colour, ink)
    side = _SCROLL * cell.width
    scroll = Rect(frame.right - side, frame.y, side, side)
    paint_influence(painter, scroll, INFLUENCE[title])


def face_of(cell: Rect) -> Rect:
    """The portrait itself."""
    return cell.inset(cell.width * (_SMALL_FACE_INSET if is_small(cell.width) else _FACE_INSET))


def paint_influence(painter: Painter, rect: Rect, influence: int) -> None:
    """An influence on its scroll."""
    # A darker scroll below gives it an edge, for on vellum it would have none.
    paint_symbol(painter, tokens.symbol("influence"), rect.inset(-_SCROLL_EDGE * rect.width), theme.tinctures["sable"])
    paint_symbol(painter, tokens.symbol("influence"), rect, theme.tinctures["argent"])
    ink = theme.tincture_inks["argent"]  # A scroll is vellum in every look.
    painter.text(str(influence), rect, step_of_type(_SCROLL_LETTER * rect.height), ink, bold=True)


def cube_place(cell: Rect) -> Rect:
    """Where the cube on a position is: over the shoulder, so that the face is still seen."""
    cell = cell.fitted(1)
    if is_small(cell.width):
        side = _SMALL_CUBE * cell.width
        return cell.centred(side, side).moved(0, -_SMALL_CUBE_FALL * cell.height)
    side = _CUBE * cell.width
    return Rect(cell.x + _CUBE_LEFT * cell.width, cell.y, side, side)


def paint_holder(painter: Painter, rect: Rect, crest: int) -> None:
    """The cube of the seat that holds a position, with a shadow so that it stands out from the portrait."""
    painter.shadow(rect.inset(_CUBE_SHADOW * rect.width), theme.unit)
    tokens.paint_cube(painter, rect, crest)


def mark_place(plaque: Rect) -> Rect:
    """Where a small plaque shows how many of its positions can be occupied: at its upper right corner."""
    side, (across, along) = _mark_side(plaque, *_PLAQUE_MARK), _MARK_OVER
    return Rect(plaque.right - across * side, plaque.top - along * side, side, side)


def _mark_side(rect: Rect, least: float, most: float) -> float:
    return min(most * rect.height, max(least * rect.height, _MARK_LINE * theme.tiny))


def paint_mark(painter: Painter, rect: Rect, count: int) -> None:
    """How many positions can be occupied, on gold."""
    painter.shadow(rect, theme.unit)
    tokens.paint_badge(painter, rect, str(count), theme.gold, theme.gold_ink)


# Countries.


def paint_country(painter: Painter, rect: Rect, country: int, takers: Sequence[int]) -> None:
    """A country's arms with its two bonuses, or the crests of those who have taken them, and its name on a ribbon."""
    ribbon, above = rect.cut_bottom(_ribbon_height(rect))
    if ribbon.height:
        _paint_ribbon(painter, ribbon, country)
    if not above.height:
        return
    shield, rest = above.cut_left(above.height)
    tokens.paint_picture(painter, shield, tokens.arms_picture(country))
    for place, (points, cell) in enumerate(zip(COUNTRY_BONUS[country], rest.columns(2), strict=True)):
        taker = takers[place] if place < len(takers) else tokens.NOBODY
        side = min(cell.width, _COUNTRY_TOKEN * cell.height)
        tokens.paint_taken(painter, cell.centred(side, side), tokens.OF_COUNTRY, points, taker)


def _ribbon_height(arms: Rect) -> float:
    """The height of the ribbon with a country's name: all on a small map, none where the name stands on the land."""
    if is_small(arms.height):
        return arms.height
    return 0.0 if is_large(arms.width / _ARMS[0]) else _RIBBON * arms.height


def _paint_ribbon(painter: Painter, rect: Rect, country: int) -> None:
    """A country's name on a ribbon of its colour."""
    colour, ink = tokens.country_colour(country), tokens.country_ink(country)
    painter.shadow(rect, theme.unit)
    painter.fill(rect, colour, _RIBBON_CORNER * rect.height)
    painter.outline(rect, mixed(colour, theme.ink, 0.45), theme.hair, _RIBBON_CORNER * rect.height)
    name = country_name(country)
    size = step_of_type(fitting(name, rect.width - theme.unit, _RIBBON_LETTER * rect.height))
    painter.text(name, rect, size, ink, bold=True)


def paint_whole(painter: Painter, rect: Rect) -> None:
    """The way back to the whole map."""
    paint_tab(painter, rect, tokens.symbol("cities"), _("Map"))


def paint_chip(painter: Painter, rect: Rect, country: int, is_framed: bool, count: int) -> None:
    """The way to a country on a small map, with the positions that can be occupied there; the one in sight is gold."""
    painter.fill(rect, theme.panel, theme.corner)
    if is_framed:
        painter.fill(rect, faint(theme.gold, 0.35), theme.corner)
    painter.outline(rect, theme.gold if is_framed else theme.line, theme.band if is_framed else None, theme.corner)
    tokens.paint_picture(painter, rect.inset(theme.unit), tokens.arms_picture(country))
    if count and not is_framed:
        side = _mark_side(rect, *_CHIP_MARK)
        paint_mark(painter, Rect(rect.right - side, rect.top - side, side, side), count)


def paint_large_position(painter: Painter, rect: Rect, position: int, crest: int) -> None:
    """A position at reading size: the portrait as a card with its title and its city."""
    city, title = POSITIONS[position]
    painter.parchment(rect)
    words, above = rect.inset(theme.gap).cut_bottom(_LARGE_WORDS * rect.height)
    cell = above.fitted(1)
    paint_position(painter, cell, position)
    if crest != tokens.NOBODY:
        paint_holder(painter, cube_place(cell), crest)
    name, place = words.rows(2)
    painter.text(title_name(title), name, theme.lead, bold=True)
    painter.text(city_name(city), place, theme.body)


# The map itself.


def paint_edge(painter: Painter, rect: Rect) -> None:
    """The frame of the map."""
    painter.outline(rect, theme.line, theme.band)
