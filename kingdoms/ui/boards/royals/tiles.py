"""What lies beside the map of Royals: the title tiles with their cubes, the noble house, and the tokens of periods."""

from collections.abc import Sequence

from kingdoms.core.game import Thing
from kingdoms.core.language import _
from kingdoms.games.royals.board import (
    COUNTRIES,
    COUNTRY_KEYS,
    NOBLE_HOUSE,
    PERIOD_TOKENS,
    PERIODS,
    TITLE_POINTS,
    TITLES,
)
from kingdoms.games.royals.state import NONE
from kingdoms.games.royals.words.names import period_name, title_name
from kingdoms.ui.board.sight import NOWHERE, Place, Places, Sight, at
from kingdoms.ui.boards.royals.portraits import Cubes
from kingdoms.ui.boards.royals.tokens import (
    NOBODY,
    OF_NOBLE_HOUSE,
    OF_PERIOD,
    country_colour,
    country_ink,
    paint_badge,
    paint_cubes,
    paint_portrait,
    paint_taken,
    symbol,
)
from kingdoms.ui.drawing.gallery import paint_symbol
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import fitting, step_of_type
from kingdoms.ui.theme import faint, theme

NOBLE: Thing = ("noble_house",)
GRID: Thing = ("grid",)
"""The ground of the period tokens, with the years and the countries."""
ABOUT_TITLES: Thing = ("about_titles",)
ABOUT_PERIODS: Thing = ("about_periods",)
"""The lines above the tiles and the tokens that tell what they are for."""
LOST = -2
"""The crest of a token that has left the game."""
_LABEL, _HEAD = 0.16, 0.16  # the width of the years and the height of the countries, of the grid
_NAME, _LEAST_NAME = 1.3, 2.2  # the height of a tile's name, in letters, and the least size of these, in units
_CUBE, _LEAST_CUBE = 1.0, 0.75  # the size of a cube on a tile at most, and below a name at least, in symbols


# Where things are.


def lay_out_titles(room: Rect, columns: int) -> Places:
    """The tiles from the highest to the lowest, then the noble house; in one column or in two."""
    things: list[Thing] = [("title", title) for title in reversed(TITLES)]
    things.append(NOBLE)
    per_column = -(-len(things) // columns)
    cells = [cell for column in room.columns(columns, theme.unit) for cell in column.rows(per_column, theme.unit)]
    return {thing: at(cell) for thing, cell in zip(things, cells, strict=False)}


def lay_out_periods(room: Rect) -> Places:
    """A line for each period and a column for each country."""
    places: Places = {GRID: Place(room, NOWHERE)}
    for period, line in enumerate(_body(room).rows(len(PERIODS))):
        for country, cell in enumerate(line.columns(len(COUNTRIES))):
            places[("period", period, country)] = at(cell)
    return places


def _body(room: Rect) -> Rect:
    return room.cut_left(_LABEL * room.width)[1].cut_top(_HEAD * room.height)[1]


# How things look.


def look_of_tile(sight: Sight, thing: Thing, rect: Rect, counts: Sequence[int]) -> Look | None:
    """How a tile, the noble house or a period's tokens look; `counts` are the cubes on a tile by seat."""
    view = sight.view
    match thing:
        case ("about_titles",):
            return _paint_caption, rect, _("Titles: most cubes at the end")
        case ("about_periods",):
            return _paint_caption, rect, _("Periods: most influence")
        case ("title", title):
            return _paint_title, rect, title, cubes_of(sight, counts)
        case ("noble_house",):
            return _paint_noble_house, rect, NOBLE_HOUSE[view.seats], crests_of(sight, view.noble_house)
        case ("grid",):
            return _paint_grid, rect, min(view.period, len(PERIODS) - 1)
        case ("period", period, country):
            return _paint_period, rect, PERIOD_TOKENS[country][period], _takers(sight, period, country)
    return None


def cubes_of(sight: Sight, counts: Sequence[int]) -> Cubes:
    """Cubes by crest, of those seats that have any."""
    return tuple((sight.seats[seat].crest, count) for seat, count in enumerate(counts) if count)


def crests_of(sight: Sight, seats: Sequence[int]) -> tuple[int, ...]:
    """The crests of these seats."""
    return tuple(sight.seats[seat].crest if seat != NONE else LOST for seat in seats)


def _takers(sight: Sight, period: int, country: int) -> tuple[int, ...]:
    """Who has the two tokens of a period; before it ends, nobody."""
    tokens = sight.view.period_tokens
    return crests_of(sight, tokens[period][country]) if period < len(tokens) else (NOBODY, NOBODY)


def _paint_caption(painter: Painter, rect: Rect, words: str) -> None:
    painter.fill(rect, faint(theme.panel, 0.92), theme.unit)
    inner = rect.inset(theme.unit, 0)
    size = fitting(words, inner.width, min(theme.tiny, 0.7 * rect.height))
    painter.text(words, inner, size, theme.faded, bold=True, align="left")


def _paint_title(painter: Painter, rect: Rect, title: int, cubes: Cubes) -> None:
    """The portrait with the points of the tile before it, the title's name, and the cubes that lie on it."""
    _paint_ground(painter, rect)
    inner = rect.inset(theme.unit, theme.hair)
    portrait, rest = inner.cut_left(min(inner.height, 0.45 * inner.width), 2 * theme.unit)
    face = portrait.fitted(1).inset(theme.band)
    paint_portrait(painter, face, title)
    side = 0.5 * face.width
    plate = Rect(face.right - 0.7 * side, face.y - theme.hair, 1.2 * side, 0.84 * side)
    paint_badge(painter, plate, str(TITLE_POINTS[title]), theme.panel, theme.ink)
    longest = max(map(title_name, TITLES), key=len)
    rest = _paint_name(painter, rest.cut_left(0.5 * side)[1], title_name(title), longest)
    paint_cubes(painter, rest, cubes, _CUBE * theme.glyph, most_lines=2 if rest.height < 2.5 * theme.glyph else 3)


def _paint_name(painter: Painter, rect: Rect, name: str, longest: str) -> Rect:
    """What a tile is called, where there is room for the longest of such names; returns the room that is left."""
    size = fitting(longest, rect.width, theme.tiny)
    line, rest = rect.cut_top(_NAME * size)
    if rest.height < _LEAST_CUBE * theme.glyph or size < _LEAST_NAME * theme.unit:
        return rect
    painter.text(name, line, size, theme.faded, bold=True, align="left")
    return rest


def _paint_ground(painter: Painter, rect: Rect) -> None:
    painter.fill(rect, faint(theme.panel, 0.92), theme.corner)
    painter.outline(rect, theme.line, radius=theme.corner)


def _paint_noble_house(painter: Painter, rect: Rect, tokens: Sequence[int], takers: Sequence[int]) -> None:
    """Its symbol, and its tokens with the highest first, or the crests of those who have taken them."""
    _paint_ground(painter, rect)
    inner = rect.inset(theme.unit, theme.hair)
    emblem, rest = inner.cut_left(min(inner.height, 0.3 * inner.width), theme.unit)
    side = 0.8 * min(emblem.width, emblem.height)
    paint_symbol(painter, symbol("noble_house"), emblem.centred(side, side), theme.ink)
    rest = _paint_name(painter, rest, _("Noble house"), _("Noble house"))
    cells = rest.columns(3, theme.hair)
    for place, (points, cell) in enumerate(zip(tokens, cells, strict=False)):
        taker = takers[place] if place < len(takers) else NOBODY
        side = min(cell.width, 0.8 * cell.height)
        paint_taken(painter, cell.centred(side, side), OF_NOBLE_HOUSE, points, taker)


def _paint_grid(painter: Painter, rect: Rect, period: int) -> None:
    """The sheet of the period tokens: the years at the left, the countries above; the running period lies on gold."""
    _paint_ground(painter, rect)
    body = _body(rect)
    for country, column in enumerate(body.columns(len(COUNTRIES))):
        head = Rect(column.x, body.top, column.width, rect.top - body.top).inset(theme.hair, theme.unit / 2)
        painter.fill(head, country_colour(country), theme.unit)
        side = 0.9 * head.height
        paint_symbol(painter, symbol(COUNTRY_KEYS[country]), head.centred(side, side), country_ink(country))
    for number, line in enumerate(body.rows(len(PERIODS))):
        if number == period:
            whole = Rect(rect.x, line.y, rect.width, line.height).inset(theme.hair)
            painter.fill(whole, faint(theme.gold, 0.22), theme.corner)
        year = Rect(rect.x, line.y, body.x - rect.x, line.height).inset(theme.hair)
        painter.text(period_name(number), year, step_of_type(min(theme.small, 0.36 * year.width)), bold=True)


def _paint_period(painter: Painter, rect: Rect, points: Sequence[int], takers: Sequence[int]) -> None:
    """Both tokens of a country, the first a little larger; or the crests of those who have them."""
    for place, (worth, cell) in enumerate(zip(points, rect.inset(theme.hair).columns(2), strict=True)):
        side = min(cell.width, cell.height) * (0.98 if place == 0 else 0.84)
        token = cell.centred(side, side)
        if takers[place] == LOST:
            painter.icon("close", token.inset(0.2 * side), theme.faded)
        else:
            paint_taken(painter, token, OF_PERIOD, worth, takers[place])
