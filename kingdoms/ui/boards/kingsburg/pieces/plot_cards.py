"""The plots of an estate with room for cards: finished buildings, those that can be next, and later ones.

Everything has the same place on all of them: the name and the points in the head, the picture on the left, the effect
next to it, and the price below that. The price of a building that can be next is on a tag, and a later one is paler; a
finished one has a banner in its owner's colour, and its effect is larger.
"""

from functools import cache
from typing import NamedTuple

from kingdoms.games.kingsburg.board import BUILDINGS, PUBLISHED, RULEBOOK, Goods
from kingdoms.games.kingsburg.rules.building import price
from kingdoms.games.kingsburg.words.names import building_name
from kingdoms.ui.board.symbol_rows import Amounts, least_side, width_of
from kingdoms.ui.boards.kingsburg.pieces import symbols
from kingdoms.ui.boards.kingsburg.pieces.building_effects import effect_symbols, points_of
from kingdoms.ui.boards.kingsburg.pieces.building_parts import BROADEST_PICTURE
from kingdoms.ui.boards.kingsburg.pieces.buildings import MIDDLE, NOW, picture_of
from kingdoms.ui.drawing.gallery import paint_continued
from kingdoms.ui.drawing.painter import WHITE, Painter
from kingdoms.ui.drawing.panels import tick_side
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, size_of
from kingdoms.ui.theme import EMPTY, GROOVE, PLATE, TINGE, Colour, faint, theme

_NAME_LINE = 1.4  # the height of a name relative to its type size
_LEAST_PICTURE = 1.05  # the least width of a picture, in touches
_LARGEST_SYMBOL = 1.1  # the greatest size of a symbol, in glyphs
_MARGINS = 5  # units around what is next to a picture
_AROUND_NAME = 3  # units around a name and the points next to it
_BETWEEN_LINES = 3  # units around the lines of the effect and the price
_QUIET = 0.5  # the opacity of the picture of a later building
_EDGE = 2  # the width of the edge of a building that can be paid for now, in hairs
_AROUND_EFFECT = 1.5  # units on each side of the effect of a finished building
_LARGEST_EFFECT = 1.5  # the greatest size of a symbol on a finished building, in glyphs
_CREST = 0.42  # the side of the owner's crest, as a share of the picture's height


class CardParts(NamedTuple):
    """Where everything on a plot is."""

    picture: Rect
    name: Rect
    worth: Rect
    does: Rect
    price: Rect
    side: float
    """The size of the symbols."""


def least_card_width() -> float:
    """The width at which every plot has room for its name next to its points, and for its symbols next to a picture."""
    beside = _width_beside_picture(least_side())
    return max(_head_width(least_side()), _LEAST_PICTURE * theme.touch + beside)


def least_card_height() -> float:
    """The height at which every plot has room for its name above two lines of symbols."""
    return _name_line() + 2 * (least_side() + theme.unit) + theme.unit


def card_parts(rect: Rect) -> CardParts:
    """The name with the points above a picture, with the effect and the price next to it."""
    strip, below = rect.cut_top(_name_line() + theme.unit / 2)
    side = min(_LARGEST_SYMBOL * theme.glyph, (rect.height - _name_line() - _BETWEEN_LINES * theme.unit) / 2)
    room = rect.width - _LEAST_PICTURE * theme.touch - _MARGINS * theme.unit
    side = max(least_side(), min(side, room / _widest_price()))
    picture, beside = below.cut_left(min(rect.width - _width_beside_picture(side), BROADEST_PICTURE * below.height))
    head = strip.inset(theme.unit, 0)
    worth, name = head.cut_right(_widest_points() * _points_beside_name(head, side))
    does, price = beside.inset(theme.unit, theme.unit / 2).rows(2, theme.unit / 2)
    return CardParts(picture, name.inset(theme.unit / 2, 0), worth, does, price, side)


def tick_place_on(rect: Rect) -> Rect:
    """Where the tick of a chosen building is: in the lower left corner of its picture."""
    corner = card_parts(rect).picture.inset(theme.band)
    side = min(tick_side(rect), corner.width, corner.height)
    return Rect(corner.x, corner.y, side, side)


# Measures.


def _name_line() -> float:
    return float(_NAME_LINE * theme.small)


def _head_width(side: float) -> float:
    """The width of the longest name next to the points."""
    return _longest_name() + _widest_points() * side + _AROUND_NAME * theme.unit + theme.band


def _points_beside_name(head: Rect, side: float) -> float:
    """The size of points next to a name: no larger than the other symbols, and leaving room for the longest name."""
    room = head.width - _longest_name() - theme.unit - theme.band
    return max(least_side(), min(side, head.height - theme.unit, room / _widest_points()))


def _longest_name() -> float:
    style = Style(round(theme.small), bold=True)
    return float(max(size_of(building_name(building), style)[0] for building in range(len(BUILDINGS))))


def _width_beside_picture(side: float) -> float:
    """The width of the widest price, or of the widest effect with symbols that may be smaller."""
    return max(_widest_price() * side, _widest_effect() * least_side()) + _MARGINS * theme.unit


@cache
def _widest_points() -> float:
    """The width of the most points, measured in symbols."""
    return max(width_of(points_of(building), 1) for building in range(len(BUILDINGS)))


@cache
def _widest_price() -> float:
    """The width of the widest price, measured in symbols."""
    return max(width_of(symbols.goods(price(0, building)), 1) for building in range(len(BUILDINGS)))


@cache
def _widest_effect() -> float:
    """The width of the widest effect, measured in symbols."""
    effects = (effect_symbols(rules, each) for rules in (RULEBOOK, PUBLISHED) for each in range(len(BUILDINGS)))
    return max(width_of(effect, 1) for effect in effects)


# Painting.


def paint_card(painter: Painter, rect: Rect, ruleset: str, building: int, cost: Goods, turn: str) -> None:
    """A building that can be next; its edge is strong, and the tag with its price is green, if it can be paid for."""
    can_pay = turn == NOW
    painter.fill(rect, theme.panel, theme.corner)
    parts = card_parts(rect)
    _paint_picture(painter, parts.picture.inset(theme.band), building, 1.0)
    _paint_head(painter, parts, building, theme.ink, theme.ink)
    _paint_effect(painter, parts, ruleset, building, theme.ink)
    _paint_tag(painter, parts.price, symbols.goods(cost), parts.side, can_pay)
    painter.outline(rect, theme.ink, _EDGE * theme.hair if can_pay else theme.hair, theme.corner)


def _paint_tag(painter: Painter, line: Rect, cost: Amounts, side: float, can_pay: bool) -> None:
    """A price on a tag of its own, so that nobody takes it for the effect."""
    width = min(line.width, width_of(cost, side) + 2 * theme.unit)
    tag = line.cut_left(width)[0].centred(width, min(line.height, side + theme.unit))
    vert = theme.tinctures["vert"]
    painter.fill(tag, faint(vert, TINGE) if can_pay else faint(theme.sunk, GROOVE), theme.corner / 2)
    if can_pay:
        painter.outline(tag, vert, radius=theme.corner / 2)
    symbols.paint_line(painter, tag.inset(theme.unit, theme.hair), cost, side, "left")


def paint_later(painter: Painter, rect: Rect, ruleset: str, building: int, cost: Goods) -> None:
    """A building that needs the one to its left first: the same, but paler and without a tag."""
    painter.fill(rect, faint(theme.panel, EMPTY), theme.corner)
    parts = card_parts(rect)
    _paint_picture(painter, parts.picture.inset(theme.band), building, _QUIET)
    _paint_head(painter, parts, building, theme.faded, theme.faded)
    _paint_effect(painter, parts, ruleset, building, theme.faded)
    price = parts.price.inset(theme.unit, 0)
    symbols.paint_line(painter, price, symbols.goods(cost), parts.side, "left", theme.faded)
    painter.outline(rect, theme.line, radius=theme.corner)


def _paint_effect(painter: Painter, parts: CardParts, ruleset: str, building: int, ink: Colour) -> None:
    effect = parts.does.inset(theme.unit, 0)
    symbols.paint_line(painter, effect, effect_symbols(ruleset, building), parts.side, "left", ink)


def paint_finished(painter: Painter, rect: Rect, ruleset: str, building: int, crest: int) -> None:
    """A finished building: a banner in its owner's colour, its picture with their crest, and its effect, large."""
    painter.shadow(rect)
    painter.fill(rect, theme.seat_colours[crest], theme.corner)
    parts = card_parts(rect)
    body = rect.inset(theme.band).cut_bottom(parts.picture.top - rect.y - theme.band)[0]
    painter.fill(body, theme.panel, theme.corner - theme.band)
    painter.fill(body, faint(theme.seat_colours[crest], TINGE), theme.corner - theme.band)
    picture = parts.picture.inset(theme.band)
    _paint_picture(painter, picture, building, 1.0)
    if worth := points_of(building):
        side = _points_side(parts)
        plate = parts.worth.cut_right(width_of(worth, side) + theme.unit)[0].moved(theme.unit / 2, 0)
        painter.fill(plate.centred(plate.width, side + theme.unit / 2), faint(theme.panel, PLATE), theme.corner / 2)
    _paint_head(painter, parts, building, theme.tincture_inks[theme.seat_tinctures[crest]], theme.ink)
    effect = parts.price._replace(height=parts.does.top - parts.price.y).inset(_AROUND_EFFECT * theme.unit, 0)
    symbols.paint_line(painter, effect, effect_symbols(ruleset, building), _LARGEST_EFFECT * theme.glyph)
    side = _CREST * picture.height
    painter.crest(crest, Rect(picture.x, picture.y, side, side))


def _paint_head(painter: Painter, parts: CardParts, building: int, ink: Colour, figure_ink: Colour) -> None:
    """The name and the points, whose number has an ink of its own."""
    symbols.paint_line(painter, parts.worth, points_of(building), _points_side(parts), "right", figure_ink)
    painter.text(building_name(building), parts.name, theme.small, ink, bold=True, align="left")


def _points_side(parts: CardParts) -> float:
    return parts.worth.width / _widest_points()


def _paint_picture(painter: Painter, place: Rect, building: int, opacity: float) -> None:
    widest = BROADEST_PICTURE * place.height
    paint_continued(painter, picture_of(building), place, widest, MIDDLE, faint(WHITE, opacity))
