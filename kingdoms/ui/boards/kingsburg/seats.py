"""The seats of Kingsburg, with what is public about each."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from kivy.properties import OptionProperty

from kingdoms.core.state import Thing
from kingdoms.core.words.language import numeral
from kingdoms.games.kingsburg.board import COLOURED_DICE, GOODS
from kingdoms.games.kingsburg.moves import BUILD, INFLUENCE
from kingdoms.games.kingsburg.rules.dice import count_white_dice, order_of_play
from kingdoms.games.kingsburg.state import NONE
from kingdoms.ui.board.sight import Place, Places, Sight
from kingdoms.ui.board.symbol_rows import Amount, Amounts
from kingdoms.ui.board.zones.seats import BOXES, COLUMN, ROW, STRIP, SeatsZone, paint_seat_ground
from kingdoms.ui.boards.kingsburg.pieces.dice import DIE_CORNER, Values, dice_places, is_white, paint_dice
from kingdoms.ui.boards.kingsburg.pieces.dice_groups import free_dice
from kingdoms.ui.boards.kingsburg.pieces.symbols import BUILDING, VP, paint_absent, paint_symbol_of, stock_of
from kingdoms.ui.boards.kingsburg.winter.winter_table import as_in_winter
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect, around
from kingdoms.ui.drawing.text import LINE, Style, fitting, size_of
from kingdoms.ui.theme import theme

_SMALL_LINE = 1.05  # the least height of a line in a small seat, relative to its type size
_SMALL_DICE = 1.3  # the least height of its dice, relative to the type size of its points
_CREST_SHARE = 0.36  # the greatest width of a small seat's crest, as a share of the total
_LEAST_NAME = 0.93  # the least size of a name, relative to small type
_LEAST_LETTERS = 2  # the least number of letters of a name that is cut short
_BROAD, _BROAD_POINTS = 7.4, 2.8  # the widths of a broad small seat and of the points next to its name, in type sizes
_POINTS_WIDTH = 3.6  # the greatest width of points, relative to their type size

# A large seat: a head with crest, name, buildings and points, a line or two with its stock, and a line with its dice.
_CREST = 0.92  # the least height of the head, in crests
_DICE = 0.6  # the height of the dice, in touches
_LINES = 2  # what the seat owns, and its dice
_MARGIN = 2  # the margin on each side, in units

# The symbol in front of a number in a large seat.
_AMOUNT_WIDTH = 0.52  # the greatest side of that symbol, as a share of the cell's width
_NARROW = 3  # the width of a cell, relative to its smallest type, below which its number is small
_LEAST_CELL = 3  # the least width of a cell, relative to its smallest type, for all of them to be in one line
_AMOUNTS_LINE = 1.5  # the height of a line of numbers, relative to its type size
_LARGE_POINTS = 2.7  # the width of the points in a large seat, relative to their type size
_POINTS_SYMBOL, _LEAST_POINTS_SYMBOL = 1.3, 0.7  # the side of the points symbol, relative to its type size

_BADGE = 1.45  # the side of the turn-order badge, relative to its type size
_LARGEST_BADGE = 0.72  # the greatest side of that badge, as a share of the crest
PASSED = "passed"
_ICONS = {PASSED: "skip", INFLUENCE: "crown", BUILD: "castle"}
_STOCK = (*GOODS, "plus_two", "soldiers")
_DIGITS = "00"  # numbers that have to fit next to their symbols


class SeatFacts(NamedTuple):
    """The public facts about a seat."""

    name: str
    crest: int
    place: int
    """Its position in the turn order."""
    is_acting: bool
    points: int
    stock: Amounts
    dice: Values
    aside: Values
    """The die set aside in a two-player game."""
    marks: tuple[str, ...]
    """The names of its marks: for the king's aid, for the envoy and its announced use, and for having passed."""
    absent: int
    """The number of dice at court, or still to be rolled."""


class KingsburgSeats(SeatsZone):
    """All seats in table order, so that nobody changes places, each with its position in the turn order."""

    kind = OptionProperty(BOXES, options=(STRIP, COLUMN, BOXES, ROW))

    def strip_height(self, sight: Sight) -> float:
        """Three lines, unless large text would make them too tall."""
        lines = _lines_height() + 2 * theme.unit
        return max(theme.touch, lines) if lines <= self.small_height else super().strip_height(sight)

    def heights(self, sight: Sight) -> dict[int, float]:
        """Room for a heading, what the seat owns and its dice; in a column, the greatest height of a small seat."""
        seats = range(len(sight.seats))
        width = (self.width + theme.unit) / len(seats) - theme.unit if self.kind == ROW else self.width
        large = _head_height() + _stock_height(width) + _DICE * theme.touch + (_LINES + 2) * theme.unit
        return dict.fromkeys(seats, self.small_height if self.kind == COLUMN else large)

    def lay_out(self, sight: Sight) -> Places:
        """The seats, side by side or stacked."""
        if self.kind in (STRIP, ROW):
            return self.side_by_side(range(len(sight.seats)))
        return self.below_each_other(self.heights(sight))

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """A small seat or a large one."""
        has_rolled = not self.board.is_in_the_air(("die", thing[1], 0))
        seen = as_in_winter(self.board, sight)._replace(actor=self.board.movement.acting(sight))
        shown = facts_of(seen, thing[1], self.board.count, has_rolled)
        return _paint_box if place.style in (BOXES, ROW) else _paint_small, place.rect, shown


def facts_of(sight: Sight, seat: int, count: Callable[[Thing], int], has_rolled: bool) -> SeatFacts:
    """The public facts about a seat, not counting things in the air or dice that are still rolling."""
    view = sight.view
    amounts = [count(thing) for thing in stock_of(seat)]
    stock = tuple(Amount(what, amount) for what, amount in zip(_STOCK, amounts, strict=False))
    dice = [(view.dice[seat][die], is_white(die)) for die in free_dice(sight, seat)] if has_rolled else []
    aside = [(view.dice[seat][die], is_white(die)) for die in (view.aside[seat],) if die != NONE]
    return SeatFacts(
        sight.captions[seat],
        sight.seats[seat].crest,
        order_of_play(view).index(seat) + 1,
        sight.actor == seat,
        amounts[-1],
        (*stock, Amount(BUILDING, view.count_buildings(seat))),
        tuple(dice),
        tuple(aside),
        tuple(_marks(view, seat, bool(dice))),
        max(0, (len(view.dice[seat]) or COLOURED_DICE + count_white_dice(view, seat)) - len(dice) - len(aside)),
    )


def _marks(view: Any, seat: int, has_dice: bool) -> list[str]:
    marks = ["white_die"] if view.aid == seat and not has_dice else []
    if view.envoy == seat:
        marks += ["envoy", view.envoy_use] if view.envoy_use else ["envoy"]
    return [*marks, PASSED] if view.passed >> seat & 1 else marks


def dice_line(place: Place) -> Rect:
    """Where a seat's dice are: at its foot, in place of its points if a small seat has only two lines."""
    parts = _box_parts(place.rect) if place.style in (BOXES, ROW) else _small_parts(place.rect)
    return parts[-1] if place.style in (BOXES, ROW) else parts[-1].inset(0, theme.hair)


def _small_parts(rect: Rect) -> list[Rect]:
    """The parts of a small seat: the name over its whole width, and below it the crest next to points and dice.

    If there is no room for a third line, points and dice share one; in a broad seat, points are next to the name.
    """
    inner = rect.inset(theme.unit)
    if _is_broad(rect):
        head, below = inner.cut_top(_SMALL_LINE * theme.small)
        points, name = head.cut_right(_BROAD_POINTS * theme.tiny)
        shield, dice = below.cut_left(min(below.height, theme.crest), theme.unit)
        return [shield, name, points, dice]
    has_all = inner.height + theme.hair >= _lines_height()
    name, below = inner.cut_top(inner.height * (_SMALL_LINE * theme.small / _lines_height() if has_all else 1 / 2))
    width = max(inner.width * _CREST_SHARE, _BADGE * theme.tiny / _LARGEST_BADGE)
    shield, rest = below.cut_left(min(below.height, theme.crest, width), theme.unit)
    return [shield, name, *(rest.cut_top(_SMALL_LINE * theme.tiny) if has_all else [rest])]


def _is_broad(rect: Rect) -> bool:
    """Whether a small seat has room for its points next to its name, so that its dice can be larger."""
    return rect.width - 2 * theme.unit >= _BROAD * theme.small


def _lines_height() -> float:
    """The height of a small seat's three lines: the name, the points and the dice."""
    return _SMALL_LINE * (theme.small + theme.tiny) + _SMALL_DICE * theme.tiny


def _head_height() -> float:
    return max(_CREST * theme.crest, 2 * LINE * theme.small)


def _box_parts(rect: Rect) -> tuple[Rect, Rect, Rect]:
    """The parts of a box: the head with crest, name, buildings and points, the seat's stock, and its dice."""
    head, rest = rect.inset(_MARGIN * theme.unit, theme.unit).cut_top(_head_height(), theme.unit)
    amounts, dice = rest.cut_top(_stock_height(rect.width), theme.unit)
    return head, amounts, dice


def _stock_height(width: float) -> float:
    """The height of what a seat of this width owns."""
    return (2 if _is_in_two_lines(width) else 1) * _amounts_line()


def _is_in_two_lines(width: float) -> bool:
    """Whether a single line would be too narrow for the numbers of a seat of this width."""
    return width - 2 * _MARGIN * theme.unit < _LEAST_CELL * theme.tiny * len(_STOCK)


def _amounts_line() -> float:
    return _AMOUNTS_LINE * theme.small


def _paint_small(painter: Painter, rect: Rect, shown: SeatFacts) -> None:
    """Crest, name, points and dice; without a third line, dice take the place of the points."""
    paint_seat_ground(painter, rect, shown.is_acting, theme.seat_colours[shown.crest])
    shield, name, points, *third = _small_parts(rect)
    _paint_crest(painter, shield, shown)
    if _is_broad(rect):
        marks, name = name.cut_right(len(shown.marks) * name.height)
        _paint_marks(painter, marks, shown.marks)
        _paint_points(painter, points, shown.points, theme.tiny)
    elif third or not (shown.dice or shown.aside):
        _paint_points_and_marks(painter, points, shown)
    _paint_name(painter, name, shown.name)
    _paint_dice(painter, dice_line(Place(rect, rect, STRIP)), shown if third else shown._replace(absent=0))


def _paint_points_and_marks(painter: Painter, rect: Rect, shown: SeatFacts) -> None:
    seen = _marks_beside(rect, shown)
    marks, points = rect.cut_right(len(seen) * rect.height)
    points = points.cut_left(min(points.width, _POINTS_WIDTH * theme.tiny))[0]
    _paint_points(painter, points, shown.points, theme.tiny)
    _paint_marks(painter, marks.moved(points.right - marks.x, 0), seen)


def _marks_beside(line: Rect, shown: SeatFacts) -> tuple[str, ...]:
    """The last of the marks, as many as fit next to the points; a tap shows the rest."""
    points = size_of(numeral(shown.points), Style(round(theme.tiny), bold=True))[0] + 2 * theme.unit
    most = int((line.width - points) / line.height)
    return shown.marks[-most:] if most > 0 else ()


def _paint_name(painter: Painter, rect: Rect, name: str) -> None:
    """Paints a name, in smaller type if need be; if it is too long even then, it is shortened."""
    size = max(_LEAST_NAME * theme.small, fitting(name, rect.width, theme.small))
    words = shortened(name, lambda words: size_of(words, Style(round(size), bold=True))[0] <= rect.width)
    painter.text(words, _for_text(rect, size), size, bold=True, align="left")


def shortened(name: str, fits: Callable[[str], bool]) -> str:
    """The longest form of a name that fits: whole, its beginning if it is one word, or else its initials."""
    whole = [] if " " in name else [f"{name[:end]}." for end in range(len(name) - 2, _LEAST_LETTERS - 1, -1)]
    return next(filter(fits, [name, *whole]), initials(name))


def initials(name: str) -> str:
    """The first letter of each word of a name, and its numbers: "P1" for "Player 1"."""
    return "".join(word if word.isdigit() else word[0] for word in name.split())


def _paint_box(painter: Painter, rect: Rect, shown: SeatFacts) -> None:
    paint_seat_ground(painter, rect, shown.is_acting, theme.seat_colours[shown.crest])
    head, amounts, dice = _box_parts(rect)
    shield, words = head.cut_left(min(head.height, theme.crest), theme.unit)
    _paint_crest(painter, shield, shown)
    *stock, buildings = shown.stock
    if _is_in_two_lines(rect.width):
        # The name needs the whole width; the buildings complete the second line.
        stock = [*stock, buildings]
        above, below = words.rows(2)
        points, below = below.cut_left(min(below.width, _POINTS_WIDTH * theme.small))
        _paint_points(painter, points, shown.points, theme.body)
        marks = below.cut_right(min(below.width, len(shown.marks) * below.height))[0]
    else:
        points, words = words.cut_right(_LARGE_POINTS * theme.subtitle, theme.unit)
        _paint_points(painter, points, shown.points, theme.subtitle, "right")
        above, below = words.rows(2)
        built, below = below.cut_left(min(below.width, _POINTS_WIDTH * theme.small))
        _paint_count(painter, built, buildings, theme.small)
        marks = below.cut_left(min(below.width, len(shown.marks) * below.height))[0]
    _paint_name(painter, above, shown.name)
    _paint_marks(painter, marks, shown.marks)
    _paint_amounts(painter, amounts, stock)
    _paint_dice(painter, dice, shown)


def _paint_dice(painter: Painter, line: Rect, shown: SeatFacts) -> None:
    """The seat's dice, and the outlines of those that are at court or still to be rolled."""
    here = len(shown.dice) + len(shown.aside)
    places = dice_places(line, here + shown.absent)
    if here:
        paint_dice(painter, around(places[:here]), shown.crest, shown.dice, shown.aside)
    for place in places[here:]:
        painter.outline(place, theme.line, theme.hair, place.width * DIE_CORNER)


def _paint_amounts(painter: Painter, rect: Rect, tokens: Sequence[Amount]) -> None:
    """Symbols followed by their numbers, each in its own place; of what the seat lacks, only a pale symbol."""
    lines = round(rect.height / _amounts_line())
    cells = [cell for line in rect.rows(lines) for cell in line.columns(-(-len(tokens) // lines), theme.hair)]
    size = theme.tiny if cells[0].width < _NARROW * theme.tiny else theme.small
    for token, cell in zip(tokens, cells, strict=False):
        _paint_count(painter, cell, token, size)


def _paint_count(painter: Painter, cell: Rect, token: Amount, size: float) -> None:
    """A symbol and its number; without the number and pale if it is zero."""
    digits = size_of(_DIGITS, Style(round(size), bold=True))[0] + 2 * theme.hair
    side = min(cell.height, cell.width * _AMOUNT_WIDTH, cell.width - digits)
    symbol, number = cell.cut_left(side, theme.unit / 2)
    place = symbol.centred(side, side)
    if not token.amount:
        paint_absent(painter, place, token.what, theme.ink)
        return
    paint_symbol_of(painter, place, token.what, theme.ink)
    words = numeral(token.amount)
    size_here = fitting(words, number.width, size)
    painter.text(words, (number.x, number.centre[1]), size_here, bold=True, align="left")


def _paint_crest(painter: Painter, rect: Rect, shown: SeatFacts) -> None:
    """The crest, with the position in the turn order."""
    shield = rect.fitted(1)
    painter.crest(shown.crest, shield)
    side = min(_BADGE * theme.tiny, _LARGEST_BADGE * shield.width)
    badge = Rect(shield.x - theme.hair, shield.y - theme.hair, side, side)
    painter.circle(badge.centre, side / 2, theme.panel)
    painter.ring(badge.centre, side / 2, theme.ink)
    painter.text(str(shown.place), badge.centre, side / _BADGE, bold=True)


def _paint_points(painter: Painter, rect: Rect, points: int, size: float, align: str = "left") -> None:
    """Points after their symbol, which is left out if both do not fit."""
    words = numeral(points)
    needed = size_of(words, Style(round(size), bold=True))[0] + theme.unit
    side = min(rect.height, _POINTS_SYMBOL * size, rect.width - needed)
    if side < _LEAST_POINTS_SYMBOL * size:
        painter.text(words, _for_text(rect, size), size, bold=True)
        return
    if align == "right":
        rect = rect.cut_right(side + needed)[0]
    symbol, number = rect.cut_left(side, theme.unit / 2)
    paint_symbol_of(painter, symbol.centred(side, side), VP, theme.ink)
    painter.text(words, _for_text(number, size), size, bold=True, align="left")


def _for_text(rect: Rect, size: float) -> Rect:
    """The place for a line of text, which may extend beyond a low line: letters are not as tall as their line."""
    return rect.centred(rect.width, max(rect.height, LINE * size))


def _paint_marks(painter: Painter, rect: Rect, marks: Sequence[str]) -> None:
    for mark, cell in zip(marks, rect.columns(max(1, len(marks))), strict=False):
        place = cell.fitted(1).inset(theme.hair)
        if mark in _ICONS:
            painter.icon(_ICONS[mark], place, theme.faded)
        else:
            paint_symbol_of(painter, place, mark, theme.ink)
