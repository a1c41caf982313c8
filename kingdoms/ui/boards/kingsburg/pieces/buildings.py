"""The buildings of a Kingsburg estate, painted: before they are built, with their price, and after that."""

from kingdoms.games.kingsburg.board import BUILDINGS, Goods
from kingdoms.games.kingsburg.words.names import building_name
from kingdoms.ui.board.sight import NOWHERE
from kingdoms.ui.board.symbol_rows import Amounts, in_two_lines, least_side, paint_plate, width_of
from kingdoms.ui.boards.kingsburg.pieces import symbols
from kingdoms.ui.boards.kingsburg.pieces.building_effects import effect_symbols, points_of
from kingdoms.ui.boards.kingsburg.pieces.building_parts import (
    BROADEST_PICTURE,
    BuildingParts,
    building_parts,
    is_flat,
    name_size,
    symbol_size,
)
from kingdoms.ui.drawing.gallery import paint_continued
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.panels import tick_side
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import LINE
from kingdoms.ui.theme import Colour, faint, theme

NOW, NEXT, LATER, READ = "now", "next", "later", "read"
"""How a plot is shown.

Its building can be next and paid for now, can be next, needs the building to its left first, or is being read about.
"""
PLOT_ASPECT = 1.1
"""The height of a building relative to its width, outside an estate."""
MIDDLE = 0.72
"""The height in a picture around which it is cropped: roofs show more than doorsteps."""
_OPACITY = {NOW: 1.0, NEXT: 1.0, LATER: 0.55, READ: 1.0}  # the opacity of a picture
_GROUND = {NOW: 1.0, NEXT: 1.0, LATER: 0.4, READ: 1.0}  # the opacity of the vellum under it
_NOW_EDGE = 2  # the width of the edge of a building that can be paid for now, in hairs
_CREST = 1.6  # the greatest side of the owner's crest, relative to a symbol
_LARGEST_PRICE = 0.9  # the greatest size of its symbols, in glyphs


def picture_of(building: int) -> str:
    """The drawing of a building."""
    return f"{symbols.ART}/buildings/{BUILDINGS[building].key}"


def paint_plot(
    painter: Painter, rect: Rect, ruleset: str, building: int, price: Goods, turn: str, is_named: bool = False
) -> None:
    """A building that is not built yet, with its price.

    Its edge is strong if it can be paid for now; everything is paler if it cannot be the next one.
    """
    is_later = turn == LATER
    painter.fill(rect, faint(theme.panel, _GROUND[turn]), theme.corner)
    parts = building_parts(rect, ruleset, building, is_named)
    ink = theme.faded if is_later else theme.ink
    _paint_building(painter, rect, ruleset, building, parts, _OPACITY[turn], ink)
    edge = theme.line if is_later else theme.ink
    painter.outline(rect, edge, theme.hair if turn in (LATER, NEXT) else _NOW_EDGE * theme.hair, theme.corner)
    if parts.is_framed:
        _paint_price(painter, parts, symbols.goods(price))
    else:
        _paint_symbols(painter, parts.is_clear, parts.price, symbols.goods(price), symbol_size(rect), parts.price_side)


def _paint_price(painter: Painter, parts: BuildingParts, price: Amounts) -> None:
    """A price next to the picture, in two lines if it has more than one kind of goods; without a picture, in one."""
    lines = in_two_lines(price) if parts.picture.height else [price]
    for room, line in zip(parts.price.rows(len(lines)), lines, strict=True):
        symbols.paint_line(painter, room, line, min(room.height, _LARGEST_PRICE * theme.glyph))


def _paint_symbols(painter: Painter, is_clear: bool, room: Rect, tokens: Amounts, side: float, align: str) -> None:
    """Symbols on a clear ground, or else on a plate."""
    if is_clear:
        symbols.paint_line(painter, room, tokens, side, align)
    else:
        paint_plate(painter, room, tokens, side, symbols.paint_symbol_of, align)


def tick_place(rect: Rect, ruleset: str, building: int, is_named: bool) -> Rect:
    """Where the tick of a chosen building covers nothing that is read.

    It is in the lower left corner of a picture without symbols, or else in the upper left corner of the plot, because
    the name is below the picture there.
    """
    parts, side = building_parts(rect, ruleset, building, is_named), tick_side(rect)
    if not parts.picture.height or not (parts.is_clear or parts.is_framed):
        return Rect(rect.x, rect.top - side, side, side)
    corner = parts.picture.inset(theme.band)
    side = min(side, corner.width, corner.height)
    return Rect(corner.x, corner.y, side, side)


def paint_built(painter: Painter, rect: Rect, ruleset: str, building: int, crest: int, is_named: bool = False) -> None:
    """A finished building with its owner's crest; its frame and banner are in the owner's colour."""
    painter.shadow(rect)
    painter.fill(rect, theme.seat_colours[crest], theme.corner)
    # Points on a banner need a plate.
    parts = building_parts(rect, ruleset, building, is_named, is_built=True)._replace(is_clear=False)
    if parts.is_framed:
        # There is no price, so the picture takes its place too.
        parts = parts._replace(picture=parts.price._replace(x=rect.x, width=rect.width))
    elif not parts.does.height and _has_room_for_effect(parts.price, ruleset, building, symbol_size(rect)):
        # The effect takes the place of the price and the crest; the banner shows whose building it is.
        parts = parts._replace(does=parts.price, crest=NOWHERE)
    painter.fill(parts.body, theme.panel, theme.corner - theme.band)
    _paint_building(painter, rect, ruleset, building, parts, 1.0, theme.tincture_inks[theme.seat_tinctures[crest]])
    if parts.crest.height:
        side = min(symbol_size(rect) * _CREST, parts.crest.height)
        painter.crest(crest, Rect(parts.crest.right - side, parts.crest.y, side, side))


def _has_room_for_effect(line: Rect, ruleset: str, building: int, side: float) -> bool:
    """Whether a building's effect fits into a line next to its points, with numbers that can be read."""
    if line.height - 2 * theme.hair < least_side() / theme.enlargement:
        return False
    shown = (effect_symbols(ruleset, building), points_of(building))
    return sum(width_of(each, side) + theme.unit for each in shown if each) <= line.width


def _paint_building(
    painter: Painter, rect: Rect, ruleset: str, building: int, parts: BuildingParts, opacity: float, ink: Colour
) -> None:
    """Picture, effect, points, and the name in this colour."""
    side = symbol_size(rect)
    if parts.picture.height:
        picture = parts.picture.inset(theme.band)
        widest = BROADEST_PICTURE * picture.height
        paint_continued(painter, picture_of(building), picture, widest, MIDDLE, (1, 1, 1, opacity))
    if parts.does.height:
        _paint_symbols(painter, parts.is_clear, parts.does, effect_symbols(ruleset, building), side, "left")
    if worth := points_of(building):
        _paint_symbols(painter, parts.is_clear, parts.worth, worth, side, "right")
    if parts.name.height:
        size = name_size(rect)
        lines = max(1, round(parts.name.height / (LINE * size)))
        align = "left" if is_flat(rect) else "centre"
        painter.text(building_name(building), parts.name, size, ink, bold=True, align=align, lines=lines)
