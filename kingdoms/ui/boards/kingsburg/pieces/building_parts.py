"""Where everything on the plot of a building is: picture, name, effect, points and price."""

from functools import cache
from itertools import product
from typing import NamedTuple

from kingdoms.games.kingsburg.board import BUILDINGS, PUBLISHED, RULEBOOK
from kingdoms.games.kingsburg.rules.building import price
from kingdoms.games.kingsburg.words.names import building_name
from kingdoms.ui.board.sight import NOWHERE
from kingdoms.ui.board.symbol_rows import least_side, width_of
from kingdoms.ui.boards.kingsburg.pieces import symbols
from kingdoms.ui.boards.kingsburg.pieces.building_effects import effect_symbols, points_of, widest_effect
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import LINE, Style, size_of
from kingdoms.ui.theme import theme

BROADEST_PICTURE = 1.7
"""The greatest width of a picture, relative to its height, before its ground is continued."""
_ALL = tuple(product((RULEBOOK, PUBLISHED), range(len(BUILDINGS))))
_NAME_LINE = 1.4  # the height of a line of a name relative to its type size
_FLAT = 1.35  # the width of a plot, relative to its height, from which its picture is on the left
_LONG = 2.5  # the width, relative to its height, from which this is so on a plot with only two lines
_LEAST_PICTURE = 0.05  # the least width of a picture on the left of such a plot, as a share of the total
_PICTURE_SHARE = 0.35  # the width of a picture on the left of other plots, as a share of the total
_SMALLER_SYMBOL = 0.9  # the least size of the symbols of a wide effect next to a picture, relative to the others
_GAP_BEFORE_POINTS = 0.5  # the space between an effect and the points next to it, in symbols
_SYMBOL, _LARGER_SYMBOL = 0.25, 0.3  # the size of a symbol on a narrow and on a broad plot, as a share of its height
_BROAD = 2.2  # the width of a plot, in touches, from which it is broad
_LARGEST_SYMBOL = 1.1  # the greatest size of a symbol, in glyphs
_READING_HEIGHT = 4  # the height of a plot, in touches, from which it is at reading size
_READING_SYMBOL = 1.6  # the size of a symbol there, in glyphs
_PRICE_SHARE = 0.56  # the width of a price next to a picture, as a share of the total
_LEAST_FRAMED = 1.3  # the least height of such a picture, in lines of symbols
_AROUND_SYMBOLS = 3.5  # units between a picture and the symbols next to it, and after them
_BESIDE_NAME = 2  # units on each side of a name above a picture
_AROUND_NAME_AND_POINTS = 4.5  # units in total around a name and the points next to it, above a picture
_AROUND_PLATES = 3  # units in total around an effect and the points next to it
_AROUND_NAME = 5  # units in total on both sides of a name next to a picture


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
    is_framed: bool = False
    """Whether the symbols are around the picture rather than over it."""
    is_clear: bool = False
    """Whether they are next to it, in the same places on every plot, so that they need no plates."""


def building_parts(
    rect: Rect, ruleset: str, building: int, is_named: bool = False, is_built: bool = False
) -> BuildingParts:
    """Where everything on the plot of a building is, whichever way it is laid out.

    With `is_named`, the symbols are around the picture, and a plot too low for both has the name rather than the
    effect, unless the name would push the price over the points. A finished building has no price.
    """
    does = width_of(effect_symbols(ruleset, building), symbol_size(rect)) + theme.unit
    worth = width_of(points_of(building), symbol_size(rect)) + theme.unit if points_of(building) else 0.0
    if is_flat(rect):
        return flat_parts(rect, worth)
    if is_named and _has_room_above(rect):
        return _framed_parts(rect, building, does, worth)
    parts = _tall_parts(rect, building, does, worth)
    low = _low_parts(rect, building)
    cost = 0.0 if is_built else width_of(symbols.goods(price(0, building)), symbol_size(rect)) + theme.unit
    has_room = low.name.height and cost + worth <= low.price.width
    return low if is_named and has_room and not parts.name.height else parts


def is_flat(rect: Rect) -> bool:
    """Whether a plot is wide enough for a picture on the left, with room for every name above it or next to it."""
    if _is_low(rect):
        has_lines = rect.height >= _NAME_LINE * theme.small + least_side() + theme.unit
        return has_lines and rect.width >= _LONG * rect.height and _picture_width(rect) >= _LEAST_PICTURE * rect.width
    has_name = _longest_name() <= rect.width - 2 * _BESIDE_NAME * theme.unit
    is_broad = rect.width >= _FLAT * rect.height and not _is_at_reading_size(rect)
    has_effect = _room_beside_picture(rect) >= _widest_effect(_has_points_above(rect)) * least_side()
    return is_broad and has_name and has_effect and _symbol_beside_picture(rect) >= least_side()


def _is_low(rect: Rect) -> bool:
    """Whether a flat plot has room for only two lines."""
    return rect.height < _name_strip() + 2 * (least_side() + 2 * theme.hair) + theme.unit


def _symbol_beside_picture(rect: Rect) -> float:
    """The size of the symbols next to a flat plot's picture; only the widest effect may have smaller ones."""
    by_height = (rect.height - _name_strip() - theme.unit) / 2 - 2 * theme.hair
    return float(min(_usual_symbol(rect), by_height, _room_beside_picture(rect) / _widest_price()))


def _room_beside_picture(rect: Rect) -> float:
    """The least width that symbols have next to a flat plot's picture."""
    return float((1 - _PICTURE_SHARE) * rect.width - _AROUND_SYMBOLS * theme.unit)


def _picture_width(rect: Rect) -> float:
    """The width left for a flat plot's picture by the symbols or, on a low plot, by the longest name and the points."""
    if not _is_low(rect):
        side = _symbol_beside_picture(rect)
        smaller = max(_SMALLER_SYMBOL * side, least_side())
        widest = max(_widest_price() * side, _widest_effect(_has_points_above(rect)) * smaller)
        broadest = BROADEST_PICTURE * (rect.height - _name_strip())
        return float(min(broadest, rect.width - widest - _AROUND_SYMBOLS * theme.unit))
    points = max(width_of(points_of(building), _usual_symbol(rect)) for building in range(len(BUILDINGS))) + theme.unit
    return float(min(rect.height, rect.width - _longest_name() - _AROUND_NAME * theme.unit - points))


@cache
def _widest_price() -> float:
    """The width of the widest price, measured in symbols."""
    return max(width_of(symbols.goods(price(0, building)), 1) for building in range(len(BUILDINGS)))


@cache
def _widest_effect(has_points_above: bool) -> float:
    """The width of the widest effect, measured in symbols, with the points unless they are above it."""
    return max(
        width_of(effect_symbols(ruleset, building), 1)
        + (0 if has_points_above else width_of(points_of(building), 1) + _GAP_BEFORE_POINTS)
        for ruleset, building in _ALL
    )


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
        size_of(building_name(building), style)[0] + width_of(points_of(building), _symbol_beside_picture(rect))
        for building in range(len(BUILDINGS))
    )
    return widest <= rect.width - _AROUND_NAME_AND_POINTS * theme.unit


def flat_parts(rect: Rect, worth: float) -> BuildingParts:
    """The name above the picture, with the points if they fit; the effect and the price next to the picture.

    On a low plot, the picture is to the left of everything else, the points are next to the name, and the price is next
    to the effect.
    """
    line, inside = symbol_size(rect) + 2 * theme.hair, rect.inset(theme.band)
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
        # The leaves around the points must not touch the edge of the card.
        points = points.centred(worth, min(line, strip.height - theme.unit))
        name = name.cut_right(name.width - theme.unit)[0]
    body = inside.cut_bottom(rest.top - inside.y)[0]
    return BuildingParts(picture, name, does, points, price, "left", body, below, is_clear=True)


def _tall_parts(rect: Rect, building: int, does: float, worth: float) -> BuildingParts:
    """Effect, points and price over the picture, and the name below it; the middle of a broad picture stays free.

    Points that do not fit next to the effect are below it; if that is not possible either, the effect is left out.
    """
    line, is_tight = symbol_size(rect) + 2 * theme.hair, does + worth > rect.width - theme.unit
    name, picture = rect.cut_bottom(_name_height(rect, building, 2 * line))
    inner = picture.inset(theme.unit / 2, min(theme.unit / 2, (picture.height - 2 * line) / 2))
    price, above = inner.cut_bottom(line)
    top, rest = above.cut_top(line)
    has_third = rest.height >= line
    points = rest.cut_top(line)[0] if is_tight and has_third else top
    effects = NOWHERE if is_tight and not has_third else top
    side = "right" if picture.width > BROADEST_PICTURE * picture.height else "centre"
    body = picture.inset(theme.band)
    return BuildingParts(picture, name.inset(theme.unit / 2, 0), effects, points, price, side, body, price)


def _has_room_above(rect: Rect) -> bool:
    """Whether effect and points fit above a picture, with a name of two lines and a price below."""
    names = 2 * LINE * theme.least_name + theme.hair
    is_tall = rect.height - names >= 2 * (least_side() + 2 * theme.hair) + theme.unit / 2
    return is_tall and widest_effect() * least_side() <= rect.width - theme.unit


def _framed_parts(rect: Rect, building: int, does: float, worth: float) -> BuildingParts:
    """Effect and points above the picture, the price next to it and the name below it.

    Points that do not fit next to the effect are over the picture. Under a name of two lines there may be no room for a
    picture.
    """
    line = symbol_size(rect) + 2 * theme.hair
    name, rest = rect.cut_bottom(_own_name_height(rect, building, line))
    above, middle = rest.cut_top(line + theme.unit / 2)
    head = above.cut_bottom(line)[0].inset(theme.unit / 2, 0)
    price, picture = middle.cut_right(_PRICE_SHARE * middle.width)
    if middle.height < _LEAST_FRAMED * line:
        price, picture = middle.inset(theme.unit / 2, 0), NOWHERE
    points, effect = head.cut_right(worth)
    if does > effect.width + theme.unit:
        points, effect = (picture if picture.height else middle).cut_top(line)[0].inset(theme.unit / 2, 0), head
    name, crest = name.inset(theme.unit / 2, 0), middle.inset(theme.band)
    return BuildingParts(picture, name, effect, points, price, "right", rest.inset(theme.band), crest, is_framed=True)


def _low_parts(rect: Rect, building: int) -> BuildingParts:
    """The name below a low picture with the price or the crest on the left, and the points on the right."""
    name, picture = rect.cut_bottom(_name_height(rect, building, symbol_size(rect)))
    line = picture.inset(theme.unit / 2, 0)
    crest, body = line.cut_left(line.height)[0], picture.inset(theme.band)
    return BuildingParts(picture, name.inset(theme.unit / 2, 0), NOWHERE, line, line, "left", body, crest)


def _name_height(rect: Rect, building: int, symbols: float) -> float:
    """The height of a name: the same on all plots of this size if every name fits in the usual type.

    If not, each name takes what it needs in the smallest type; 0 if it does not fit, or leaves less than `symbols`.
    """
    style, width = Style(round(name_size(rect)), bold=True), rect.width - 2 * theme.unit
    names = [building_name(building) for building in range(len(BUILDINGS))]
    for lines, parts in enumerate((names, [word for name in names for word in name.split()]), 1):
        height = lines * _NAME_LINE * style.size
        is_low = rect.height - height < 2 * (least_side() + theme.unit)
        if max(size_of(part, style)[0] for part in parts) <= width and not is_low:
            return height
    return _own_name_height(rect, building, symbols)


def _own_name_height(rect: Rect, building: int, symbols: float) -> float:
    """The height of a name in the smallest type; 0 if it does not fit, or leaves less than `symbols`."""
    name, least = building_name(building), Style(round(theme.least_name), bold=True)
    for lines, parts in enumerate(([name], name.split()), 1):
        height = lines * LINE * least.size + theme.hair
        if max(size_of(part, least)[0] for part in parts) <= rect.width - theme.unit:
            return height if rect.height - height >= symbols else 0.0
    return 0.0


def name_size(rect: Rect) -> float:
    """The type size of a name."""
    return float(theme.subtitle if _is_at_reading_size(rect) else theme.small)


def _is_at_reading_size(rect: Rect) -> bool:
    return rect.height >= _READING_HEIGHT * theme.touch


def symbol_size(rect: Rect) -> float:
    """The size of the symbols on a plot."""
    return _symbol_beside_picture(rect) if is_flat(rect) and not _is_low(rect) else _usual_symbol(rect)


def _usual_symbol(rect: Rect) -> float:
    """The size of the symbols over a picture: on a narrow plot, small enough for effect and points side by side."""
    if _is_at_reading_size(rect):
        return float(_READING_SYMBOL * theme.glyph)
    share = _LARGER_SYMBOL if rect.width >= _BROAD * theme.touch else _SYMBOL
    side = min(rect.height * share, (rect.width - _AROUND_PLATES * theme.unit) / widest_effect())
    return min(max(side, least_side()), _LARGEST_SYMBOL * theme.glyph)
