"""A Kingsburg estate: the sheet of twenty buildings with their prices, points and effects."""

from functools import cache
from itertools import product
from typing import NamedTuple

from kivy.properties import BooleanProperty, NumericProperty

from kingdoms.core.game import Thing
from kingdoms.games.kingsburg.board import BUILDINGS, COLUMNS, PUBLISHED, ROWS, RULEBOOK, Goods
from kingdoms.games.kingsburg.rules.building import offers, price
from kingdoms.games.kingsburg.words.names import building_name
from kingdoms.ui.board.sight import NOWHERE, Place, Places, Sight, at
from kingdoms.ui.board.symbol_rows import FOR, OR, Amount, Amounts, least_side, paint_plate, width_of
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.kingsburg.pieces import symbols
from kingdoms.ui.drawing.gallery import paint_continued, paint_symbol
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import LINE, Style, size_of
from kingdoms.ui.theme import Colour, faint, theme

_STRONG = Amount(symbols.STRENGTH, 1, True)
_EFFECTS: dict[str, Amounts] = {
    "statue": (Amount(symbols.DICE), Amount(symbols.AGAIN)),
    "chapel": (Amount(symbols.DICE), Amount(symbols.AGAIN)),
    "church": (Amount("demons"), _STRONG),
    "cathedral": (Amount(symbols.ANY, 2), Amount(FOR), Amount(symbols.VP)),
    "inn": (Amount("plus_two"),),
    "market": (Amount(symbols.MARKET_HELP),),
    "farms": (Amount(symbols.WHITE_DIE), Amount(symbols.STRENGTH, -1, True)),
    "merchants_guild": (Amount("gold"),),
    "guard_tower": (_STRONG,),
    "blacksmith": (_STRONG,),
    "barracks": (Amount(symbols.ANY), Amount(FOR), Amount("soldiers")),
    "wizards_guild": (Amount(symbols.STRENGTH, 2, True),),
    "palisade": (_STRONG, Amount("zombies"), Amount(symbols.STRENGTH, 2, True)),
    "stable": (Amount("soldiers", 1, True),),
    "stone_wall": (_STRONG, Amount(symbols.DRAW)),
    "fortress": (_STRONG, Amount(symbols.VP)),
    "barricade": (Amount("goblins"), _STRONG),
    "crane": (Amount("gold", -1, True),),
    "town_hall": (Amount("plus_two"), Amount(OR), Amount(symbols.VP)),
    "embassy": (Amount(symbols.VP, 1, True),),
}
"""Each building's effect, where symbols can show it; a tap explains the rest.

A bonus after an enemy's face counts only against that enemy.
"""
_PUBLISHED_EFFECTS: dict[str, Amounts] = {
    "chapel": (Amount(symbols.LOW), Amount(symbols.AGAIN)),
    "town_hall": (Amount("plus_two"), Amount(OR), Amount(symbols.ANY), Amount(FOR), Amount(symbols.VP)),
}
NEXT, LATER, READ = "next", "later", "read"
"""How a plot is shown: its building can be built next, needs the building to its left first, or is being read about."""
PLOT_ASPECT = 1.1
"""The height of a building relative to its width, outside an estate."""
_ALL = tuple(product((RULEBOOK, PUBLISHED), range(len(BUILDINGS))))
_NAME_LINE = 1.4  # the height of a line of a name relative to its type size
_STRENGTH = {NEXT: 1.0, LATER: 0.8, READ: 1.0}  # the opacity of a picture
_GROUND = {NEXT: 1.0, LATER: 0.4, READ: 1.0}  # the opacity of the vellum under it
_NEXT_EDGE = 2  # the width of the edge of a building that can be next, in hairs
_TALLEST = 1.25  # the greatest height of a plot relative to its width
_FLAT = 2.5  # the width of a plot, relative to its height, from which its picture is on the left
_BROADEST_PICTURE = 1.9  # the greatest width of a picture, relative to its height, before its ground is continued
_MIDDLE = 0.6  # the height in a picture around which it is cropped: roofs show more than doorsteps
_LEAST_PICTURE = 0.05  # the least width of a picture on the left, as a share of the total
_SYMBOL, _LARGEST_SYMBOL = 0.25, 1.1  # the size of a symbol, as a share of the plot's height; at most this many glyphs
_READING_HEIGHT = 4  # the height of a plot, in touches, from which it is at reading size
_READING_SYMBOL = 1.6  # the size of a symbol there, in glyphs
_CREST = 1.6  # the greatest side of the owner's crest, relative to a symbol
_AROUND_SYMBOLS = 3.5  # units between a picture and the symbols next to it, and after them
_BESIDE_NAME = 2  # units on each side of a name above a picture
_AROUND_NAME_AND_POINTS = 4.5  # units in total around a name and the points next to it, above a picture
_AROUND_PLATES = 3  # units in total around an effect and the points next to it
_AROUND_NAME = 5  # units in total on both sides of a name next to a picture
_AROUND_MARK = 0.1  # the margin around a row's symbol, as a share of its width
_LEAST_MARKED = 2  # the least width of a plot, in touches, for rows to have symbols
_MARK = 0.06  # the greatest width of a row's symbol, as a share of the total


class KingsburgEstate(Zone):
    """A seat's estate: five rows of four, with the symbol of each row in front of it if there is room."""

    spacing = NumericProperty(0)
    """The space between two buildings."""
    is_brief = BooleanProperty(False)
    """Whether it shows only the next building of each row, side by side."""
    names_all = BooleanProperty(False)
    """Whether a plot with too little room for both has the name rather than the effect, which a tap explains."""

    def measure(self, sight: Sight) -> None:
        """Makes it tall enough for a finger on every building, counting the gaps between them."""
        self.wanted_height = len(ROWS) * theme.touch - self.spacing

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
        places: Places = {}
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

    def _lay_out_next(self, sight: Sight) -> Places:
        """The next building of each row; a finished row is left out."""
        owner = self.seat_shown(sight)
        found = next_buildings(sight.view.buildings[owner])
        _marks, room = _beside_marks(self.rect)
        places = zip(found, room.columns(len(ROWS), self.spacing), strict=True) if self.height else ()
        return {("building", owner, building): at(rect) for building, rect in places if building is not None}

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """A plot, a building or a row's symbol."""
        view, (kind, seat, number) = sight.view, thing
        if kind == "row":
            return _paint_row, place.rect, number
        if kind == "token":
            return paint_built, place.rect, view.ruleset, number, sight.seats[seat].crest, self.names_all
        own = view.buildings[seat]
        turn = NEXT if number in next_buildings(own) else LATER
        return paint_plot, place.rect, view.ruleset, number, price(own, number), turn, self.names_all


def _beside_marks(room: Rect) -> tuple[Rect, Rect]:
    """The column for the symbols of the rows, and the rest."""
    return room.cut_left(min(room.width * _MARK, theme.glyph), theme.unit)


# Buildings.


def next_buildings(own: int) -> list[int | None]:
    """The next building of each row of an estate with these buildings; None if the row is finished."""
    found = {build.building // COLUMNS: build.building for build, _price in offers(own)}
    return [found.get(row) for row in range(len(ROWS))]


def picture_of(building: int) -> str:
    """The drawing of a building."""
    return f"{symbols.ART}/buildings/{BUILDINGS[building].key}"


def effect_symbols(ruleset: str, building: int) -> Amounts:
    """A building's effect, in symbols."""
    key = BUILDINGS[building].key
    return _PUBLISHED_EFFECTS[key] if ruleset == PUBLISHED and key in _PUBLISHED_EFFECTS else _EFFECTS[key]


def paint_plot(
    painter: Painter, rect: Rect, ruleset: str, building: int, price: Goods, turn: str, is_named: bool = False
) -> None:
    """A building that is not built yet, with its price; paler and with a thinner edge if it cannot be the next one."""
    is_later = turn == LATER
    painter.fill(rect, faint(theme.panel, _GROUND[turn]), theme.corner)
    parts = building_parts(rect, ruleset, building, is_named)
    _paint_building(painter, rect, ruleset, building, parts, _STRENGTH[turn], theme.ink)
    edge, width = (theme.line, theme.hair) if is_later else (theme.ink, _NEXT_EDGE * theme.hair)
    painter.outline(rect, edge, width, theme.corner)
    paint_plate(painter, parts.price, symbols.goods(price), _symbol(rect), symbols.paint_symbol_of, parts.price_side)


def paint_built(painter: Painter, rect: Rect, ruleset: str, building: int, crest: int, is_named: bool = False) -> None:
    """A finished building with its owner's crest; its frame and banner are in the owner's colour."""
    painter.shadow(rect)
    painter.fill(rect, theme.seat_colours[crest], theme.corner)
    parts = building_parts(rect, ruleset, building, is_named)
    painter.fill(parts.body, theme.panel, theme.corner - theme.band)
    _paint_building(painter, rect, ruleset, building, parts, 1.0, theme.tincture_inks[theme.seat_tinctures[crest]])
    side = min(_symbol(rect) * _CREST, parts.crest.height)
    painter.crest(crest, Rect(parts.crest.right - side, parts.crest.y, side, side))


class BuildingParts(NamedTuple):
    """Where everything on a plot is; a part with no height is not shown."""

    picture: Rect
    name: Rect
    does: Rect
    worth: Rect
    price: Rect
    price_side: str
    body: Rect
    """The part that a finished building's banner leaves free."""
    crest: Rect
    """The space at whose right end a finished building has its owner's crest."""


def _paint_building(
    painter: Painter, rect: Rect, ruleset: str, building: int, parts: BuildingParts, strength: float, ink: Colour
) -> None:
    """Picture, effect, points, and the name in this colour."""
    side = _symbol(rect)
    picture = parts.picture.inset(theme.band)
    widest = _BROADEST_PICTURE * picture.height
    paint_continued(painter, picture_of(building), picture, widest, _MIDDLE, (1, 1, 1, strength))
    if parts.does.height:
        paint_plate(painter, parts.does, effect_symbols(ruleset, building), side, symbols.paint_symbol_of, "left")
    if worth := _worth(building):
        paint_plate(painter, parts.worth, worth, side, symbols.paint_symbol_of, "right")
    if parts.name.height:
        size = _name_size(rect)
        lines = max(1, round(parts.name.height / (LINE * size)))
        align = "left" if is_flat(rect) else "centre"
        painter.text(building_name(building), parts.name, size, ink, bold=True, align=align, lines=lines)


def _worth(building: int) -> Amounts:
    points = BUILDINGS[building].vp
    return (Amount(symbols.VP, points),) if points else ()


def building_parts(rect: Rect, ruleset: str, building: int, is_named: bool = False) -> BuildingParts:
    """Where everything on the plot of a building is, whichever way it is laid out.

    With `is_named`, a plot too low for both has the name rather than the effect.
    """
    does = width_of(effect_symbols(ruleset, building), _symbol(rect)) + theme.unit
    worth = width_of(_worth(building), _symbol(rect)) + theme.unit if _worth(building) else 0.0
    if is_flat(rect):
        return flat_parts(rect, worth)
    parts = _tall_parts(rect, building, does, worth)
    low = _low_parts(rect, building)
    return low if is_named and low.name.height and not parts.name.height else parts


def is_flat(rect: Rect) -> bool:
    """Whether a plot is wide enough for a picture on the left, with room for every name above it or next to it."""
    has_lines = rect.height >= _NAME_LINE * theme.small + least_side() + theme.unit
    is_long = rect.width >= _FLAT * rect.height
    has_name = _is_low(rect) or _longest_name() <= rect.width - 2 * _BESIDE_NAME * theme.unit
    return has_lines and is_long and has_name and _picture_width(rect) >= _LEAST_PICTURE * rect.width


def _is_low(rect: Rect) -> bool:
    """Whether a flat plot has room for only two lines."""
    return rect.height < _NAME_LINE * theme.small + 2 * (_symbol(rect) + 2 * theme.hair) + theme.unit / 2


def _picture_width(rect: Rect) -> float:
    """The width left for a flat plot's picture by the symbols or, on a low plot, by the longest name and the points."""
    if not _is_low(rect):
        widest = max(_symbols_width(rect, ruleset, building) for ruleset, building in _ALL)
        broadest = _BROADEST_PICTURE * (rect.height - _name_strip())
        return float(min(broadest, rect.width - widest - _AROUND_SYMBOLS * theme.unit))
    points = max(width_of(_worth(building), _symbol(rect)) for building in range(len(BUILDINGS))) + theme.unit
    return float(min(rect.height, rect.width - _longest_name() - _AROUND_NAME * theme.unit - points))


def _longest_name() -> float:
    style = Style(round(theme.small), bold=True)
    return float(max(size_of(building_name(building), style)[0] for building in range(len(BUILDINGS))))


def _name_strip() -> float:
    """The height of a strip with a name above a picture."""
    return float(_NAME_LINE * theme.small + theme.unit / 2)


def _has_points_above(rect: Rect) -> bool:
    """Whether the points of every building fit next to its name, above the picture."""
    style = Style(round(theme.small), bold=True)
    widest = max(
        size_of(building_name(building), style)[0] + width_of(_worth(building), _symbol(rect))
        for building in range(len(BUILDINGS))
    )
    return widest <= rect.width - _AROUND_NAME_AND_POINTS * theme.unit


def _symbols_width(rect: Rect, ruleset: str, building: int) -> float:
    """The width of the effect, with the points if they are next to it, or of the price if that is wider."""
    does, worth, cost = effect_symbols(ruleset, building), _worth(building), symbols.goods(price(0, building))
    beside = (does,) if _has_points_above(rect) else (does, worth)
    above = sum(width_of(each, _symbol(rect)) + theme.unit for each in beside)
    return max(above, width_of(cost, _symbol(rect)) + theme.unit)


def flat_parts(rect: Rect, worth: float) -> BuildingParts:
    """The name above the picture, with the points if they fit; the effect and the price next to the picture.

    On a low plot, the picture is to the left of everything else, the points are next to the name, and the price is next
    to the effect.
    """
    line, inside = _symbol(rect) + 2 * theme.hair, rect.inset(theme.band)
    if _is_low(rect):
        picture, rest = rect.cut_left(_picture_width(rect), theme.unit)
        above, below = rest.inset(theme.unit, theme.unit / 2).rows(2)
        points, name = above.cut_right(worth)
        body = inside.cut_bottom(below.top - inside.y)[0]
        return BuildingParts(picture, name, below, points, below, "right", body, below)
    strip, rest = rect.cut_top(_name_strip())
    picture, symbols = rest.cut_left(_picture_width(rect), theme.unit)
    above, below = symbols.inset(theme.unit, theme.unit / 2).rows(2)
    does, price = (half.centred(half.width, line) for half in (above, below))
    name, points = strip.inset(_BESIDE_NAME * theme.unit, 0), does
    if _has_points_above(rect):
        points, name = strip.inset(theme.unit, 0).cut_right(worth)
        points, name = points.centred(worth, line), name.cut_right(name.width - theme.unit)[0]
    body = inside.cut_bottom(rest.top - inside.y)[0]
    return BuildingParts(picture, name, does, points, price, "right", body, below)


def _tall_parts(rect: Rect, building: int, does: float, worth: float) -> BuildingParts:
    """Effect, points and price over the picture, and the name below it; the middle of a broad picture stays free.

    Points that do not fit next to the effect are below it; if that is not possible either, the effect is left out.
    """
    line, is_tight = _symbol(rect) + 2 * theme.hair, does + worth > rect.width - theme.unit
    name, picture = rect.cut_bottom(_name_height(rect, building, 2 * line))
    inner = picture.inset(theme.unit / 2, min(theme.unit / 2, (picture.height - 2 * line) / 2))
    price, above = inner.cut_bottom(line)
    top, rest = above.cut_top(line)
    has_third = rest.height >= line
    points = rest.cut_top(line)[0] if is_tight and has_third else top
    effects = NOWHERE if is_tight and not has_third else top
    side = "right" if picture.width > _BROADEST_PICTURE * picture.height else "centre"
    body = picture.inset(theme.band)
    return BuildingParts(picture, name.inset(theme.unit / 2, 0), effects, points, price, side, body, price)


def _low_parts(rect: Rect, building: int) -> BuildingParts:
    """The name below a low picture with the price or the crest on the left, and the points on the right."""
    name, picture = rect.cut_bottom(_name_height(rect, building, _symbol(rect)))
    line = picture.inset(theme.unit / 2, 0)
    crest, body = line.cut_left(line.height)[0], picture.inset(theme.band)
    return BuildingParts(picture, name.inset(theme.unit / 2, 0), NOWHERE, line, line, "left", body, crest)


def _name_height(rect: Rect, building: int, symbols: float) -> float:
    """The height of a name: the same on all plots of this size if every name fits in the usual type.

    If not, each name takes what it needs in the smallest type; 0 if it does not fit, or leaves less than `symbols`.
    """
    style, width = Style(round(_name_size(rect)), bold=True), rect.width - 2 * theme.unit
    names = [building_name(building) for building in range(len(BUILDINGS))]
    for lines, parts in enumerate((names, [word for name in names for word in name.split()]), 1):
        height = lines * _NAME_LINE * style.size
        is_low = rect.height - height < 2 * (least_side() + theme.unit)
        if max(size_of(part, style)[0] for part in parts) <= width and not is_low:
            return height
    name, least = building_name(building), Style(round(theme.least_name), bold=True)
    for lines, parts in enumerate(([name], name.split()), 1):
        height = lines * LINE * least.size + theme.hair
        if max(size_of(part, least)[0] for part in parts) <= rect.width - theme.unit:
            return height if rect.height - height >= symbols else 0.0
    return 0.0


def _name_size(rect: Rect) -> float:
    return float(theme.subtitle if _is_at_reading_size(rect) else theme.small)


def _is_at_reading_size(rect: Rect) -> bool:
    return rect.height >= _READING_HEIGHT * theme.touch


def _symbol(rect: Rect) -> float:
    """The size of the symbols on a plot: on a narrow one, small enough for effect and points to fit side by side."""
    if _is_at_reading_size(rect):
        return float(_READING_SYMBOL * theme.glyph)
    side = min(rect.height * _SYMBOL, (rect.width - _AROUND_PLATES * theme.unit) / _widest_effect())
    return min(max(side, least_side()), _LARGEST_SYMBOL * theme.glyph)


@cache
def _widest_effect() -> float:
    """The greatest width of a building's effect and points under the standard rules, measured in symbols."""
    return max(
        width_of(effect_symbols(RULEBOOK, each), 1) + width_of(_worth(each), 1) for each in range(len(BUILDINGS))
    )


def _paint_row(painter: Painter, rect: Rect, row: int) -> None:
    """The symbol of a row of the estate."""
    place = rect.fitted(1)
    paint_symbol(painter, f"{symbols.ART}/symbols/{ROWS[row]}", place.inset(place.width * _AROUND_MARK), theme.faded)
