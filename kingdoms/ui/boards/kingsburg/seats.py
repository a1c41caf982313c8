"""The seats of Kingsburg in the order of play, with what is public about each."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from kingdoms.core.game import Thing
from kingdoms.games.kingsburg.board import GOODS
from kingdoms.games.kingsburg.moves import BUILD, INFLUENCE
from kingdoms.games.kingsburg.rules.dice import order_of_play
from kingdoms.games.kingsburg.state import NONE
from kingdoms.ui.board.seats import BOXES, STRIP, SeatsZone, paint_seat_ground
from kingdoms.ui.board.sight import Place, Places, Sight
from kingdoms.ui.board.symbol_rows import Token, Tokens
from kingdoms.ui.boards.kingsburg.stock import stock_of
from kingdoms.ui.boards.kingsburg.tokens import BUILDING, VP, Values, is_white, paint_dice, paint_symbol_of
from kingdoms.ui.boards.kingsburg.tray import free_dice
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import LINE, Style, counted, size_of, step_of_type
from kingdoms.ui.theme import theme

_SMALL_BOX = 1.2  # the height of a small seat in a column, in touches
_WITH_SHIELD, _WITH_NAME = 1.3, 2.8  # the width of a small seat from which there is more than a crest; a name with dice
_CREST_SHARE = 0.4  # the width of a small seat's crest at most, of all
_POINTS_WIDTH = 3.6  # the width of a small seat's points at most, in sizes of type

_HEAD = 0.42  # the height of a large seat's head with crest, name and points, of all
_LINES = 3  # below the head: goods, what else is owned, and dice
_MARK_HEIGHT = 0.8  # the height of the marks, in glyphs

# The symbol before a number in a large seat.
_AMOUNT, _AMOUNT_WIDTH = 0.86, 0.42  # its side, of the line's height; as text grows, of the cell's width at most
_LEAST_AMOUNT = 0.8  # glyphs, if the line is high enough
_POINTS_SYMBOL, _LEAST_POINTS_SYMBOL = 1.3, 0.7  # the side of the symbol of points, for its size of type

# The badge on a crest with the place in the order of play.
_BADGE, _LEAST_BADGE = 0.36, 3.4  # of the crest; the least side in units
_BADGE_LETTER = 0.7
PASSED = "passed"
_ICONS = {PASSED: "skip", INFLUENCE: "crown", BUILD: "castle"}
_STOCK = (*GOODS, "plus_two", "soldiers")


class Standing(NamedTuple):
    """What is public about a seat."""

    name: str
    crest: int
    place: int
    """Its place in the order of play."""
    is_acting: bool
    points: int
    stock: Tokens
    dice: Values
    aside: Values
    """The die of the two that has been set aside."""
    marks: tuple[str, ...]
    """The king's aid and envoy with its announced use, and whether it has passed."""


class KingsburgSeats(SeatsZone):
    """All seats in the order of play; in a strip the viewer's needs no more than a crest."""

    def heights(self, sight: Sight) -> dict[int, float]:
        """A head and three lines, or little more than a finger."""
        height = max(theme.crest, LINE * (theme.body + theme.small)) + _LINES * LINE * theme.body + 2 * theme.gap
        return dict.fromkeys(order_of_play(sight.view), height if self.kind == BOXES else _SMALL_BOX * theme.touch)

    def lay_out(self, sight: Sight) -> Places:
        """Seats side by side or below each other."""
        if self.kind == STRIP:
            return self.side_by_side(order_of_play(sight.view), [sight.viewer])
        return self.below_each_other(self.heights(sight))

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """A small seat or a large one."""
        has_rolled = not self.board.is_in_the_air(("die", thing[1], 0))
        standing = standing_of(sight, thing[1], self.board.count, has_rolled)
        return _paint_box if place.style == BOXES else _paint_strip, place.rect, standing


def standing_of(sight: Sight, seat: int, count: Callable[[Thing], int], has_rolled: bool) -> Standing:
    """What is public about a seat; what is still in the air is not counted, and dice that roll are not seen yet."""
    view = sight.view
    amounts = [count(thing) for thing in stock_of(seat)]
    stock = tuple(Token(what, amount) for what, amount in zip(_STOCK, amounts, strict=False))
    dice = [(view.dice[seat][die], is_white(die)) for die in free_dice(sight, seat)] if has_rolled else []
    aside = [(view.dice[seat][die], is_white(die)) for die in (view.aside[seat],) if die != NONE]
    return Standing(
        sight.seats[seat].name,
        sight.seats[seat].crest,
        order_of_play(view).index(seat) + 1,
        sight.actor == seat,
        amounts[-1],
        (*stock, Token(BUILDING, view.count_buildings(seat))),
        tuple(dice),
        tuple(aside),
        tuple(_marks(view, seat, bool(dice))),
    )


def _marks(view: Any, seat: int, has_dice: bool) -> list[str]:
    marks = ["white_die"] if view.aid == seat and not has_dice else []
    if view.envoy == seat:
        marks += ["envoy", view.envoy_use] if view.envoy_use else ["envoy"]
    return [*marks, PASSED] if view.passed >> seat & 1 else marks


def dice_line(place: Place) -> Rect:
    """Where the dice are that a seat still has: at the bottom of a large seat, in the place of a small one's name."""
    if place.style == BOXES:
        return _box_parts(place.rect)[1].rows(_LINES)[-1].inset(0, theme.hair)
    inner = place.rect.inset(theme.unit)
    return inner.cut_left(_shield_width(inner), theme.unit)[1].rows(2)[0].inset(0, theme.hair)


def _shield_width(inner: Rect) -> float:
    return min(inner.height, theme.crest, inner.width * _CREST_SHARE)


def _box_parts(rect: Rect) -> tuple[Rect, Rect]:
    """The head of a box with crest, name and points, and what is below it."""
    inner = rect.inset(theme.gap, theme.unit)
    return inner.cut_top(inner.height * _HEAD)


def _paint_strip(painter: Painter, rect: Rect, standing: Standing) -> None:
    """Crest, name and points; while the seat has dice they are above, and the name below where there is room."""
    paint_seat_ground(painter, rect, standing.is_acting)
    inner = rect.inset(theme.unit)
    if rect.width < _WITH_SHIELD * theme.touch:
        _paint_crest(painter, inner, standing)
        return
    shield, rest = inner.cut_left(_shield_width(inner), theme.unit)
    _paint_crest(painter, shield, standing)
    above, below = rest.rows(2)
    if standing.dice or standing.aside:
        paint_dice(painter, above.inset(0, theme.hair), standing.crest, standing.dice, standing.aside)
    else:
        painter.text(standing.name, above, theme.tiny, bold=True, align="left")
    marks, points = below.cut_right(len(standing.marks) * below.height)
    if (standing.dice or standing.aside) and rect.width >= _WITH_NAME * theme.touch:
        width = size_of(standing.name, Style(round(theme.tiny), bold=True))[0] + theme.hair
        name, points = points.cut_left(min(width, points.width / 2), theme.unit)
        painter.text(standing.name, name, theme.tiny, theme.faded, bold=True, align="left")
    points = points.cut_left(min(points.width, _POINTS_WIDTH * theme.tiny))[0]
    _paint_points(painter, points, standing.points, theme.tiny)
    _paint_marks(painter, marks.moved(points.right - marks.x, 0), standing.marks)


def _paint_box(painter: Painter, rect: Rect, standing: Standing) -> None:
    paint_seat_ground(painter, rect, standing.is_acting)
    head, rest = _box_parts(rect)
    shield, words = head.cut_left(min(head.height, theme.crest), theme.gap)
    _paint_crest(painter, shield, standing)
    marks, words = words.cut_right(len(standing.marks) * theme.glyph)
    _paint_marks(painter, marks.centred(marks.width, theme.glyph * _MARK_HEIGHT), standing.marks)
    above, below = words.rows(2)
    painter.text(standing.name, above, theme.body, bold=True, align="left")
    _paint_points(painter, below, standing.points, theme.body)
    goods, others, dice = rest.rows(_LINES)
    _paint_amounts(painter, goods, standing.stock[: len(GOODS)])
    _paint_amounts(painter, others, standing.stock[len(GOODS) :])
    paint_dice(painter, dice.inset(0, theme.hair), standing.crest, standing.dice, standing.aside)


def _paint_amounts(painter: Painter, rect: Rect, tokens: Sequence[Token]) -> None:
    """Symbols with the numbers after them, also where there are none; they grow with the text as far as both fit."""
    cells = rect.columns(len(tokens), theme.unit)
    side = max(_LEAST_AMOUNT * theme.glyph, min(theme.body, cells[0].width * _AMOUNT_WIDTH))
    side = min(rect.height * _AMOUNT, side)
    for token, cell in zip(tokens, cells, strict=True):
        symbol, number = cell.cut_left(side, theme.unit / 2)
        paint_symbol_of(painter, symbol.centred(side, side), token.what, theme.ink)
        size = step_of_type(min(theme.body, side))
        painter.text(counted(token.amount), (number.x, number.centre[1]), size, bold=True, align="left")


def _paint_crest(painter: Painter, rect: Rect, standing: Standing) -> None:
    """The crest, with the place in the order of play."""
    shield = rect.fitted(1)
    painter.crest(standing.crest, shield)
    side = max(shield.width * _BADGE, _LEAST_BADGE * theme.unit)
    badge = Rect(shield.x - theme.hair, shield.y - theme.hair, side, side)
    painter.circle(badge.centre, side / 2, theme.panel)
    painter.ring(badge.centre, side / 2, theme.ink)
    painter.text(str(standing.place), badge, step_of_type(side * _BADGE_LETTER), bold=True)


def _paint_points(painter: Painter, rect: Rect, points: int, size: float) -> None:
    """Points after their symbol, which gives way where both have no room."""
    words = counted(points)
    needed = size_of(words, Style(round(size), bold=True))[0] + theme.unit
    side = min(rect.height, _POINTS_SYMBOL * size, rect.width - needed)
    if side < _LEAST_POINTS_SYMBOL * size:
        painter.text(words, rect, size, bold=True)
        return
    symbol, number = rect.cut_left(side, theme.unit / 2)
    paint_symbol_of(painter, symbol.centred(side, side), VP, theme.ink)
    painter.text(words, number, size, bold=True, align="left")


def _paint_marks(painter: Painter, rect: Rect, marks: Sequence[str]) -> None:
    for mark, cell in zip(marks, rect.columns(max(1, len(marks))), strict=False):
        place = cell.fitted(1).inset(theme.hair)
        if mark in _ICONS:
            painter.icon(_ICONS[mark], place, theme.faded)
        else:
            paint_symbol_of(painter, place, mark, theme.ink)
