"""The six regions of Paladins, with their spaces for monks and outposts."""

from collections.abc import Callable
from math import ceil
from typing import Any, NamedTuple

from kivy.properties import BooleanProperty, NumericProperty

from kingdoms.core.state import Thing
from kingdoms.games.paladins.board import REGION_FAITH, REGION_STRENGTH, REGIONS, SPACES, spaces_of
from kingdoms.ui.board.sight import NOWHERE, Place, Places, Sight, at
from kingdoms.ui.board.symbol_rows import Amount
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.paladins.pieces import ART, crest_of, paint_piece, paint_row, tokens_of
from kingdoms.ui.boards.paladins.realm.spaces import MOST_IN_LINE, region_rows
from kingdoms.ui.drawing.gallery import paint_covering
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import faint, mixed, theme

_CELL_ASPECT = 1.2  # the greatest height of a space relative to its width
_HIGHEST_CELL = 1.6  # the same where narrower and higher spaces are the only ones that a finger can hit
_GROUND = 0.35  # the colour of a space, between that of a panel and sunken ground
_EDGE = 0.6  # the opacity of the edge of a space
_HEAD, _HEAD_BESIDE = 1.5, 2.5  # in tiny type: the height of a region's head above its spaces, its width next to them
_MOST_ACROSS = 3  # the most spaces of a region side by side below the head
_LEAST_IN_LINE = 4  # how many spaces would fit next to the head of a region with few, so that none is too wide
_NEED_LINE, _NEED_WIDTH = 1.6, 2.6  # the height and width of a level in the middle of the head, in tiny type
_NEED_HEIGHT = 0.8  # the greatest size of a level's symbol, as a share of the space's height
_DIGIT, _LEAST_NEED = 0.55, 0.5  # the width of a digit, in type sizes; the least symbol, in tiny type
_LARGEST_PIECE = 1.2  # the greatest size of a monk or an outpost, in touches
_STACKED = 0.95  # the height of a space, relative to its width, from which several rewards are stacked
_REWARD_MARGINS, _REWARD_GLYPHS = (0.06, 0.1), 1.5  # the margins of a reward, as shares of the space; its size
_STACKED_GLYPHS = 1.2  # the size of a reward in a stack, in glyphs


class Grid(NamedTuple):
    """The spaces of a region: lines of equal height, each of which fills the width."""

    lines: tuple[int, ...]
    """How many spaces are in each line."""
    width: float
    """The width of a line."""
    height: float

    @property
    def least_side(self) -> float:
        """The shorter side of the smallest space."""
        return min(self.width / max(self.lines), self.height)


class PaladinsRegions(Zone):
    """The regions side by side, or stacked. Spaces too small for a finger are tapped on their region's overlay."""

    spacing = NumericProperty(0)
    is_list = BooleanProperty(False)
    """Whether the regions are stacked, each with its requirements on the left."""

    def lay_out(self, sight: Sight) -> Places:
        """The regions with their spaces and the pieces on them."""
        rects = region_rows(sight, self.rect, self.spacing) if self.is_list else self._columns()
        heads = [head_of(rect, self.is_list) for rect in rects]
        rooms = [room for _head, room in heads]
        # Either all spaces can be tapped or none.
        if self.is_list:
            cells = [_grid_in_list(sight, *each) for each in enumerate(rooms)]
        else:
            cells = [_grid(sight, *each, _HIGHEST_CELL) for each in enumerate(rooms)]
            if not all(map(_can_be_hit, cells)):
                cells = [_grid(sight, *each, _CELL_ASPECT) for each in enumerate(rooms)]
        is_reachable = all(map(_can_be_hit, cells))
        places = Places()
        for region, rect in enumerate(rects):
            places |= {("region", region): at(rect)}
            places |= _lay_out_spaces(sight, region, rooms[region], is_reachable, cells[region])
        return places

    def _columns(self) -> list[Rect]:
        return self.rect.columns(len(REGIONS), self.spacing)

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """A region, a space, or the piece on it."""
        if thing[0] == "region":
            spaces = [self.places["space", space].rect for space in spaces_of(thing[1], sight.view.seats)]
            room = head_of(place.rect, self.is_list)[1]
            land = room.cut_left(max(space.right for space in spaces) - room.x)[1]
            land = land if self.is_list else room.cut_top(room.top - min(space.y for space in spaces))[1]
            return _paint_region, place.rect, thing[1], self.is_list, land
        return look_of_space(sight, thing, place.rect, _paint_space)


def head_of(rect: Rect, is_list: bool) -> tuple[Rect, Rect]:
    """Where a region shows what it requires, and the area for its spaces."""
    inner = rect.inset(theme.hair)
    if is_list:
        return inner.cut_left(_HEAD_BESIDE * theme.tiny)
    return inner.cut_top(_HEAD * theme.tiny)


def _balanced(count: int, lines: int) -> tuple[int, ...]:
    """How many spaces are in each line, as evenly as possible."""
    each, more = divmod(count, lines)
    return (each + 1,) * more + (each,) * (lines - more)


def _grid_in_list(sight: Sight, region: int, room: Rect) -> Grid:
    """The spaces of a stacked region in one line or two; a few of them do not fill their line."""
    count = len(spaces_of(region, sight.view.seats))
    lines = ceil(count / MOST_IN_LINE)
    share = min(1.0, count / _LEAST_IN_LINE)
    return Grid(_balanced(count, lines), share * room.width, room.height / lines)


def _grid(sight: Sight, region: int, room: Rect, aspect: float) -> Grid:
    """The spaces of a region in the lines that fill the room best; if a finger can hit them, those are better."""
    count = len(spaces_of(region, sight.view.seats))
    grids = []
    for across in range(1, _MOST_ACROSS + 1):
        lines = ceil(count / across)
        width, height = room.width / across, room.height / lines
        grid = Grid(_balanced(count, lines), room.width, min(height, width * aspect))
        grids.append((_can_be_hit(grid), height <= width * aspect, grid.least_side, -across, grid))
    return max(grids)[-1]


def _can_be_hit(grid: Grid) -> bool:
    """Whether a finger can hit the spaces of a grid."""
    return grid.least_side >= theme.touch


def _lay_out_spaces(sight: Sight, region: int, room: Rect, is_reachable: bool, grid: Grid) -> Places:
    places, spaces, rest = Places(), iter(spaces_of(region, sight.view.seats)), room.cut_left(grid.width)[0]
    for count in grid.lines:
        line, rest = rest.cut_top(grid.height)
        for cell, space in zip(line.columns(count), spaces, strict=False):
            shown = cell.inset(theme.hair)
            places[("space", space)] = Place(shown, cell if is_reachable else NOWHERE)
            places |= piece_on(sight.view, space, shown)
    return places


def piece_on(view: Any, space: int, rect: Rect) -> Places:
    """The monk or outpost on a space, if there is one."""
    thing: Thing = ("piece", space)
    side = min(rect.width, rect.height, _LARGEST_PIECE * theme.touch)
    return (
        {thing: Place(rect.centred(side, side).inset(theme.hair), NOWHERE)} if view.taken_spaces() >> space & 1 else {}
    )


# Painting.


def look_of_space(sight: Sight, thing: Thing, rect: Rect, paint: Callable[[Painter, Rect, int, bool], None]) -> Look:
    """A space, painted by `paint`, or the monk or outpost on it."""
    view, space = sight.view, thing[1]
    if thing[0] == "space":
        return paint, rect, space, bool(view.taken_spaces() >> space & 1)
    side = next(side for side in range(view.sides) if (view.monks[side] | view.outposts[side]) >> space & 1)
    piece = "monk" if view.monks[side] >> space & 1 else "outpost"
    return paint_piece, rect, piece, crest_of(sight, side)


def _paint_region(painter: Painter, rect: Rect, region: int, is_list: bool, land: Rect) -> None:
    """The faith and strength required by a region's spaces and its outsider; its land where there are no spaces."""
    painter.fill(rect, theme.sunk, theme.corner)
    if min(land.width, land.height) > theme.glyph:
        paint_covering(painter, f"{ART}/regions/{region + 1}", land.inset(theme.hair))
    painter.outline(rect, theme.line, radius=theme.corner)
    head, room = head_of(rect, is_list)
    painter.fill(head, theme.panel, theme.corner)
    # A line separates both levels, which apply to the whole region, from its spaces.
    edge = (head.right, head.y, head.right, head.top) if is_list else (head.x, room.top, head.right, room.top)
    painter.line(edge, theme.ink, theme.band / 2)
    needed = (Amount("faith", REGION_FAITH[region]), Amount("strength", REGION_STRENGTH[region]))
    for token, cell in zip(needed, needs_in(head, is_list), strict=True):
        paint_need(painter, cell, token)


def needs_in(head: Rect, is_list: bool) -> list[Rect]:
    """Where the required faith and strength are in a region's heading: close together in the middle."""
    if is_list:
        return head.inset(theme.hair, 0).centred(head.width, min(head.height, 2 * _NEED_LINE * theme.tiny)).rows(2)
    width = min(head.width, 2 * _NEED_WIDTH * theme.tiny)
    return [cell.inset(theme.hair, 0) for cell in head.centred(width, head.height).columns(2)]


def paint_need(painter: Painter, rect: Rect, token: Amount, size: float | None = None) -> None:
    """Paints a required level, always with its number, in tiny type or at the given size."""
    size = size or theme.tiny
    number = _DIGIT * len(str(token.amount)) * size
    room = max(_LEAST_NEED * size, rect.width - number - theme.hair)
    side = min(_HEAD * size, rect.height * _NEED_HEIGHT, room)
    symbol, rest = rect.centred(min(rect.width, side + number + theme.hair), rect.height).cut_left(side, theme.hair)
    paint_row(painter, symbol.centred(side, side), (Amount(token.what),), side)
    painter.text(str(token.amount), (rest.x, rest.centre[1]), size, bold=True, align="left")


def _paint_space(painter: Painter, rect: Rect, space: int, is_taken: bool) -> None:
    """A space, with its reward unless a piece covers it."""
    ground = theme.sunk if is_taken else mixed(theme.panel, theme.sunk, _GROUND)
    painter.fill(rect, ground, theme.corner / 2)
    painter.outline(rect, theme.line if theme.contrast else faint(theme.line, _EDGE), radius=theme.corner / 2)
    tokens = tokens_of(SPACES[space].reward)
    if is_taken:
        return
    if len(tokens) > 1 and rect.height > _STACKED * rect.width:
        for token, line in zip(tokens, rect.inset(theme.unit / 2).rows(len(tokens)), strict=True):
            paint_row(painter, line, (token,), _STACKED_GLYPHS * theme.glyph)
        return
    across, along = _REWARD_MARGINS
    room = rect.inset(rect.width * across, rect.height * along)
    paint_row(painter, room, tokens, _REWARD_GLYPHS * theme.glyph)
