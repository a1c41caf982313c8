"""The title tiles of Royals with the cubes on them, and the noble house."""

from collections.abc import Sequence

from kivy.properties import BoundedNumericProperty, NumericProperty

from kingdoms.core.state import Thing
from kingdoms.core.words.language import _
from kingdoms.games.royals.board import NOBLE_HOUSE, TITLE_POINTS, TITLES
from kingdoms.games.royals.words.names import title_name
from kingdoms.ui.board.sight import NOWHERE, Place, Places, Sight, at
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.royals import pieces
from kingdoms.ui.boards.royals.pieces import NOBODY, Cubes
from kingdoms.ui.drawing.gallery import paint_symbol
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, size_of
from kingdoms.ui.theme import theme

NOBLE: Thing = ("noble_house",)
ABOUT_TITLES: Thing = ("about_titles",)
"""The line above the tiles that says what they are for."""
_NAME = 1.3  # the height of a tile's name, relative to the type size
_PORTRAIT, _EMBLEM = 0.45, 0.3  # the greatest width of the portrait or the noble house's symbol, relative to the tile
_PLATE = (0.6, 0.42)  # the width and height of the points in front of the portrait, as shares of it
_PLATE_OVER = 0.35  # how much of the points overlaps the portrait, as a share of it
_BESIDE_PLATE = 0.25  # the space for the rest of the points, as a share of the portrait
_SYMBOL, _TOKEN = 0.8, 0.8  # the noble house's symbol, and the greatest size of a token, relative to their space
_MOST_TOKENS = max(map(len, NOBLE_HOUSE.values()))
_HIGH = 2.5  # the height, in glyphs, from which cubes may be in more lines
_NARROW_NAME = 1.1  # the height of the name on a narrow tile, relative to the type size
_NARROW = 0.7  # the height of a tile, relative to its width, from which the cubes are under the portrait
_BELOW = 0.42  # the height of what is under the portrait, as a share of the tile
_NARROW_FACE = 0.58  # the greatest width of the portrait, as a share of the tile
_CUBE_LINES, _MORE_CUBE_LINES = 2, 3
_CUBE = 1.35  # the greatest size of a cube on a tile, in glyphs
_FLAT = 6  # the width of a tile, relative to its height, from which everything on it is in one line
_FLAT_POINTS = 1.4  # the width of the points on a flat tile, in type sizes
_LEAST_TOKENS = 0.5  # the height, in touches, below which the noble house's tokens are only plates
_LEAST_CUBE = 1.15  # the least height of the cubes below a name, relative to tiny type


class RoyalsTitles(Zone):
    """The tiles from the highest to the lowest, then the noble house."""

    columns = BoundedNumericProperty(1, min=1)
    spacing = NumericProperty(0)

    def lay_out(self, sight: Sight) -> Places:
        """The tiles and the noble house below a line of text: by row if columns outnumber rows, or else by column."""
        about, room = self.rect.cut_top(pieces.caption_height(_about(), self.width))
        places: Places = {ABOUT_TITLES: Place(about, NOWHERE)}
        things: list[Thing] = [*(("title", title) for title in reversed(TITLES)), NOBLE]
        columns = int(self.columns)
        rows = -(-len(things) // columns)
        if columns > rows:
            cells = [cell for row in room.rows(rows, self.spacing) for cell in row.columns(columns, self.spacing)]
        else:
            cells = [cell for column in room.columns(columns, self.spacing) for cell in column.rows(rows, self.spacing)]
        return places | {thing: at(cell) for thing, cell in zip(things, cells, strict=False)}

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """A tile with its cubes, the noble house, or the caption."""
        view = sight.view
        match thing:
            case ("title", title):
                counts = [self.board.count((*thing, seat)) for seat in range(len(sight.seats))]
                cubes = zip((seat.crest for seat in sight.seats), counts, strict=True)
                return paint_title_tile, place.rect, title, tuple(cubes)
            case ("noble_house",):
                takers = pieces.crests_of(sight, view.noble_house)
                return _paint_noble_house, place.rect, NOBLE_HOUSE[view.seats], takers
        return pieces.paint_caption, place.rect, _about()


def _about() -> str:
    return _("Titles: most cubes at the end")


def paint_title_tile(painter: Painter, rect: Rect, title: int, cubes: Cubes) -> None:
    """The portrait with the tile's points in front of it, the title's name, and the cubes of all seats."""
    pieces.paint_paper(painter, rect)
    if _is_narrow(rect):
        _paint_narrow_title(painter, rect.inset(theme.unit / 2), title, cubes)
        return
    if _is_flat(rect):
        _paint_flat_title(painter, rect.inset(theme.unit, theme.hair), title, cubes)
        return
    inner = rect.inset(theme.unit, theme.hair)
    portrait, rest = inner.cut_left(min(inner.height, _PORTRAIT * inner.width), theme.unit)
    face = portrait.fitted(1).inset(theme.band)
    pieces.paint_portrait(painter, face, title)
    width, height = (share * face.width for share in _PLATE)
    plate = Rect(face.right - _PLATE_OVER * face.width, face.y - theme.hair, width, height)
    pieces.paint_badge(painter, plate, str(TITLE_POINTS[title]), theme.panel, theme.ink)
    beside = _BESIDE_PLATE * face.width
    rest = _paint_name(painter, rest, title_name(title)).cut_left(beside)[1]
    most_lines = _CUBE_LINES if rest.height < _HIGH * theme.glyph else _MORE_CUBE_LINES
    pieces.paint_cube_slots(painter, rest, cubes, _CUBE * theme.glyph, most_lines)


def _is_flat(tile: Rect) -> bool:
    """Whether everything has to be in one line."""
    return tile.width > _FLAT * tile.height


def _paint_flat_title(painter: Painter, rect: Rect, title: int, cubes: Cubes) -> None:
    """The portrait, the title's name, the cubes, each seat's in a column, and the points at the right, in one line."""
    portrait, rest = rect.cut_left(rect.height, theme.unit)
    pieces.paint_portrait(painter, portrait, title)
    points, rest = rest.cut_right(_FLAT_POINTS * theme.small, theme.unit)
    painter.text(str(TITLE_POINTS[title]), points, theme.body, bold=True, align="right")
    name, rest = rest.cut_left(max(_name_width(title_name(other)) for other in TITLES), theme.unit)
    painter.text(title_name(title), name, theme.small, align="left")
    pieces.paint_cube_slots(painter, rest, cubes, _CUBE * theme.glyph, is_aligned=True)


def _name_width(name: str) -> float:
    return float(size_of(name, Style(round(theme.small), bold=True))[0])


def _paint_name(painter: Painter, rect: Rect, name: str) -> Rect:
    """Paints a tile's name at the top, unless large letters leave no room for it; returns the remaining space."""
    if not _has_name(rect, name):
        return rect
    line, rest = rect.cut_top(_NAME * theme.small)
    painter.text(name, line, theme.small, bold=True, align="left")
    return rest


def _has_name(rect: Rect, name: str) -> bool:
    """Whether there is room for a tile's name above its cubes or tokens."""
    rest = rect.cut_top(_NAME * theme.small)[1]
    return rest.height >= _LEAST_CUBE * theme.tiny and _name_width(name) <= rect.width


def _is_narrow(tile: Rect) -> bool:
    """Whether the cubes have more room under the portrait than next to it."""
    return tile.height > _NARROW * tile.width


def _paint_narrow_title(painter: Painter, rect: Rect, title: int, cubes: Cubes) -> None:
    """The title's name above the portrait with the points next to it, and the cubes below."""
    rect = _paint_narrow_name(painter, rect, title_name(title))
    below, above = rect.cut_bottom(_BELOW * rect.height)
    face, points = above.cut_left(min(above.height, _NARROW_FACE * above.width))
    pieces.paint_portrait(painter, face.fitted(1).inset(theme.hair), title)
    painter.text(str(TITLE_POINTS[title]), points, theme.small, bold=True)
    pieces.paint_cube_slots(painter, below, cubes, _CUBE * theme.glyph, _CUBE_LINES)


def _paint_narrow_name(painter: Painter, rect: Rect, name: str) -> Rect:
    """The name of a narrow tile, if it fits; returns the remaining space."""
    line, rest = rect.cut_top(_NARROW_NAME * theme.small)
    if size_of(name, Style(round(theme.small)))[0] > rect.width:
        return rect
    painter.text(name, line.centre, theme.small, theme.ink)
    return rest


def _paint_noble_house(painter: Painter, rect: Rect, points: Sequence[int], takers: Sequence[int]) -> None:
    """The symbol of the noble house, and its tokens, the highest first, or the crests of those who have taken them."""
    pieces.paint_paper(painter, rect)
    if _is_narrow(rect):
        room = _paint_narrow_name(painter, rect.inset(theme.unit / 2), _("Noble house"))
        below, above = room.cut_bottom(_BELOW * room.height)
        paint_symbol(painter, pieces.symbol("noble_house"), above.fitted(1), theme.ink)
        _paint_plates(painter, below, points, takers)
        return
    inner = rect.inset(theme.unit, theme.hair)
    name = _("Noble house")
    if _is_flat(rect):
        emblem, rest = inner.cut_left(inner.height, theme.unit)
        paint_symbol(painter, pieces.symbol("noble_house"), emblem, theme.ink)
        line, rest = rest.cut_left(_name_width(name), theme.gap)
        painter.text(name, line, theme.small, bold=True, align="left")
        _paint_plates(painter, rest, points, takers)
        return
    emblem, rest = _beside_emblem(inner)
    if _has_name(rest, name):
        rest = _paint_name(painter, rest, name)
    else:
        emblem, rest = _beside_emblem(_paint_name(painter, inner, name))
    side = _SYMBOL * min(emblem.width, emblem.height)
    paint_symbol(painter, pieces.symbol("noble_house"), emblem.centred(side, side), theme.ink)
    if rest.height < _LEAST_TOKENS * theme.touch:
        _paint_plates(painter, rest, points, takers)
    else:
        _paint_tokens(painter, rest, points, takers)


def _beside_emblem(rect: Rect) -> tuple[Rect, Rect]:
    """The places of the noble house's symbol, and of what is next to it."""
    return rect.cut_left(min(rect.height, _EMBLEM * rect.width), theme.unit)


def _paint_tokens(painter: Painter, rect: Rect, points: Sequence[int], takers: Sequence[int]) -> None:
    """The tokens of the noble house, or the crests of those who have taken them."""
    cells = rect.columns(_MOST_TOKENS, theme.unit)
    for place, (worth, cell) in enumerate(zip(points, cells, strict=False)):
        taker = takers[place] if place < len(takers) else NOBODY
        side = min(cell.width, _TOKEN * cell.height)
        pieces.paint_taken(painter, cell.centred(side, side), pieces.OF_NOBLE_HOUSE, worth, taker)


def _paint_plates(painter: Painter, rect: Rect, points: Sequence[int], takers: Sequence[int]) -> None:
    """The tokens of the noble house as plates with only their points, where whole ones would be too small to read."""
    cells = rect.columns(_MOST_TOKENS, theme.unit)
    for place, (worth, cell) in enumerate(zip(points, cells, strict=False)):
        plate = cell.centred(cell.width, _TOKEN * cell.height)
        if place < len(takers):
            painter.crest(takers[place], plate.fitted(1))
        else:
            pieces.paint_badge(painter, plate, str(worth), theme.tinctures["argent"], theme.tincture_inks["argent"])
