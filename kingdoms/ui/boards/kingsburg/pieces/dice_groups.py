"""Groups of dice at court: below the portrait, so that faces stay visible."""

from collections.abc import Callable, Sequence
from math import ceil
from operator import itemgetter
from typing import NamedTuple

from kingdoms.core.words.language import signed
from kingdoms.ui.board.sight import Sight
from kingdoms.ui.boards.kingsburg.pieces.dice import NOBODY, WHITE_CREST, paint_die
from kingdoms.ui.boards.kingsburg.pieces.symbols import paint_symbol_of
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import step_of_type
from kingdoms.ui.theme import PLATE, Colour, faint, theme

_MOST_LINES = 2
_LITTLE_SMALLER = 0.65  # the least side of dice for the sake of a single line, as a share of their side in two
_LARGEST_DIE = 0.62  # the greatest side of a die at court, in touches
_SMALL_DIE = 0.36  # the side, in touches, below which dice get a second line
_LEAST_DIE = 3.75  # the least side of dice, in units, wherever there is room for it
_SMALLEST_DIE = 0.5  # the side, as a share of that least, below which dice would be unreadable
_MARK = 0.6  # the width of the crest, relative to a die
_MARKET_LETTER = 0.7  # the size of what the Market adds, relative to a die


class Lines(NamedTuple):
    """How a group of dice is arranged, after its owner's crest: the side of a die, dice per line, number of lines."""

    side: float
    across: int
    down: int

    @property
    def mark(self) -> float:
        """The width of the crest."""
        return _MARK * self.side

    @property
    def size(self) -> tuple[float, float]:
        """The total width and height."""
        gap = theme.hair
        return self.mark + self.across * (self.side + gap), self.down * (self.side + gap) - gap


def least_die() -> float:
    """The least size of dice at court, wherever there is room for it."""
    return _LEAST_DIE * float(theme.unit)


def least_line() -> float:
    """The least height of a line of dice, with the plate around them."""
    return least_die() + float(theme.unit)


def largest_line() -> float:
    """The height of a line of the largest dice, with the plate around them."""
    return _LARGEST_DIE * float(theme.touch) + float(theme.unit)


def lines_in(room: Rect, dice: int, most: float = 0.0) -> Lines:
    """The fewest lines that do not make the dice much smaller than more lines would; `most` caps their size."""
    limit = min(_LARGEST_DIE * theme.touch, most or _LARGEST_DIE * theme.touch)
    found = [_lines_of(room, dice, count, limit) for count in range(1, _MOST_LINES + 1)]
    largest = max(lines.side for lines in found)
    enough = max(_LITTLE_SMALLER * largest, min(largest, least_die()))
    return next(lines for lines in found if lines.side >= enough)


def _lines_of(room: Rect, dice: int, count: int, limit: float) -> Lines:
    inner, gap, across = room.inset(theme.unit / 2), theme.hair, ceil(dice / count)
    width, height = (inner.width - across * gap) / (across + _MARK), (inner.height + gap) / count - gap
    return Lines(max(0.0, min(width, height, limit)), across, count)


def group_places(room: Rect, number: Rect, dice: Sequence[int]) -> list[Rect]:
    """Where groups of these sizes are: centred in one line, or stacked if that makes them larger."""
    if not dice:
        return []
    # With large text on a short screen there is hardly any portrait left, so dice have to reach further down.
    least = len(dice) * (_SMALLEST_DIE * least_die() + theme.unit)
    room = room.cut_top(max(room.height, least))[0]
    side, stacked = _stacked(room, number, dice)
    if room.top > number.y + theme.hair or row_side(room, dice) < side:
        return stacked
    places = _next_to_each_other(room, dice)
    return [place.moved((room.x - places[0].x) / 2, 0) for place in places]


def groups_beside(room: Rect, number: Rect, dice: Sequence[int]) -> list[Rect]:
    """Where groups of these sizes are in a wide space: at its right end, stacked if that makes them larger."""
    if not dice:
        return []
    side, stacked = _stacked(room, number, dice)
    if room.top <= number.y + theme.hair and row_side(room, dice) >= side:
        return _next_to_each_other(room, dice)
    return [place.moved(room.right - place.right, 0) for place in stacked]


def _stacked(room: Rect, number: Rect, dice: Sequence[int]) -> tuple[float, list[Rect]]:
    """The side of the smallest die, and where the groups are.

    They are below an advisor's number, or next to it if that makes the dice larger.
    """
    return max((_below_each_other(part, dice, room.height) for part in _around(number, room)), key=itemgetter(0))


def line_height(room: Rect, dice: Sequence[int]) -> float:
    """The height that groups of these sizes need: one line, or all the room if a single line makes them too small."""
    side = row_side(room, dice)
    return side + theme.unit if side >= _SMALL_DIE * theme.touch else room.height


def row_side(room: Rect, dice: Sequence[int]) -> float:
    """The side of the dice of all groups in one line."""
    width = room.width - len(dice) * (theme.unit + theme.hair) - sum(dice) * theme.hair + theme.hair
    across = width / (sum(dice) + len(dice) * _MARK)
    return max(0.0, min(across, room.height - theme.unit, _LARGEST_DIE * theme.touch))


def stacked_side(room: Rect, dice: Sequence[int]) -> float:
    """The side of the smallest die, with the groups in one line or stacked, whichever makes dice larger."""
    return max(row_side(room, dice), _below_each_other(room, dice, room.height)[0])


def _next_to_each_other(room: Rect, dice: Sequence[int]) -> list[Rect]:
    """Where the groups are: in one line that ends on the right."""
    side, edge = row_side(room, dice), theme.unit
    places, right = list[Rect](), room.right
    for count in reversed(dice):
        across, down = Lines(side, count, 1).size
        places.insert(0, Rect(right - across - edge, room.centre[1] - (down + edge) / 2, across + edge, down + edge))
        right = places[0].x - theme.hair
    return places


def _around(number: Rect, room: Rect) -> tuple[Rect, Rect]:
    """The parts of a space below an advisor's number and next to it."""
    below = Rect(room.x, room.y, room.width, max(0.0, min(room.top, number.y - theme.hair) - room.y))
    return below, room.cut_left(max(0.0, number.right + theme.hair - room.x))[1]


def _below_each_other(room: Rect, dice: Sequence[int], most: float) -> tuple[float, list[Rect]]:
    """The side of the smallest die, and where the groups are."""
    rows = room.rows(len(dice), theme.hair)
    lines = [lines_in(row, count, most) for row, count in zip(rows, dice, strict=True)]
    plates = [row.centred(*each.size).inset(-theme.unit / 2) for row, each in zip(rows, lines, strict=True)]
    places = [plate.moved(0, row.y - plate.y) for row, plate in zip(rows, plates, strict=True)]
    return min(each.side for each in lines), places


def paint_group(
    painter: Painter, rect: Rect, crest: int, dice: Sequence[tuple[int, bool]], plus_two: int, market: int
) -> None:
    """A group of dice with its owner's crest, and any tokens and Market help it uses."""
    looks = _looks(painter, crest, dice, plus_two, market)
    _paint_plate(painter, rect, theme.seat_colours[crest], [lambda place: painter.crest(crest, place), *looks])


def paint_dice_and_tokens(
    painter: Painter, rect: Rect, crest: int, dice: Sequence[tuple[int, bool]], plus_two: int, market: int
) -> None:
    """Dice, tokens and Market help side by side, without the crest."""
    looks = _looks(painter, crest, dice, plus_two, market)
    for look, place in zip(looks, rect.columns(len(looks), theme.hair), strict=True):
        look(place.fitted(1))


def _looks(
    painter: Painter, crest: int, dice: Sequence[tuple[int, bool]], plus_two: int, market: int
) -> list[Callable[[Rect], object]]:
    looks: list[Callable[[Rect], object]] = [
        _die(painter, WHITE_CREST if is_white_die else crest, value) for value, is_white_die in dice
    ]
    looks += [lambda place: paint_symbol_of(painter, place, "plus_two", theme.ink)] * plus_two
    if market:
        added = signed(market)
        # At a point rather than in a box, so that it is legible even next to small dice.
        looks.append(lambda place: painter.text(added, place.centre, _market_size(place), bold=True))
    return looks


def _market_size(place: Rect) -> float:
    """The type size of what the Market adds."""
    return max(float(theme.tiny / theme.enlargement), step_of_type(place.height * _MARKET_LETTER))


def paint_block(painter: Painter, rect: Rect, dice: Sequence[int]) -> None:
    """Neutral dice, which block an advisor for a season, with a lock."""
    looks: list[Callable[[Rect], object]] = [lambda place: painter.icon("lock", place.inset(theme.hair))]
    looks += [_die(painter, NOBODY, value) for value in dice]
    _paint_plate(painter, rect, theme.ink, looks)


def _die(painter: Painter, crest: int, value: int) -> Callable[[Rect], None]:
    return lambda place: paint_die(painter, place, crest, value)


def _paint_plate(painter: Painter, rect: Rect, edge: Colour, looks: Sequence[Callable[[Rect], object]]) -> None:
    """A small plate with dice on it; the first of the looks, a crest or a lock, is in front of them."""
    mark, *dice = looks
    lines = lines_in(rect, len(dice))
    painter.fill(rect, faint(theme.panel, PLATE), theme.corner / 2)
    painter.outline(rect, edge, theme.band, theme.corner / 2)
    crest, rest = rect.centred(*lines.size).cut_left(lines.mark, theme.hair)
    mark(crest.fitted(1))
    for number, row in enumerate(rest.rows(lines.down, theme.hair)):
        line = dice[number * lines.across : (number + 1) * lines.across]
        place = row.centred(len(line) * (lines.side + theme.hair) - theme.hair, lines.side)
        for look, spot in zip(line, place.columns(len(line), theme.hair), strict=True):
            look(spot)


def free_dice(sight: Sight, seat: int) -> list[int]:
    """The indices of a seat's dice that are neither at court nor set aside."""
    spent = sight.view.spent(seat)
    return [die for die in range(len(sight.view.dice[seat])) if not spent >> die & 1]
