"""Groups of dice at court: beside each other where there is room, else like a fan, always over the portrait alone."""

from collections.abc import Callable, Sequence
from math import ceil
from typing import NamedTuple

from kingdoms.games.kingsburg.words.phrases import signed
from kingdoms.ui.boards.kingsburg.tokens import DIE_CORNER, NOBODY, WHITE, paint_die, paint_symbol_of
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import step_of_type
from kingdoms.ui.theme import Colour, faint, theme

_MOST_LINES = 3
_LARGEST_DIE = 0.62  # touches
_LEAST_DIE = 4  # units less than a crest: what dice should have where there is room
_LEAST_APART = 5.5  # units: where dice beside each other would be smaller, they overlap
_SMALLEST_DIE = 0.3  # of that: below it nobody could read dice
_VISIBLE = 0.5  # how much of a die stays in sight at least; where dice would overlap by more, they are smaller
_MARKET_LETTER = 0.7  # the size of what the Market adds, of a die


class _Fan(NamedTuple):
    """How the things of a group are placed: their side, how many are beside each other, and how far apart."""

    side: float
    across: int
    lines: int
    step: float
    up: float

    @property
    def is_apart(self) -> bool:
        """Whether no die hides a part of another, and none is too small to be read."""
        return min(self.step, self.up) >= self.side >= least_apart() - theme.hair / 2

    @property
    def quality(self) -> tuple[bool, float, float]:
        """Dice that are whole are better than others, then large ones, then those of which more is seen."""
        return self.is_apart, self.side, min(self.step, self.up, self.side)

    @property
    def size(self) -> tuple[float, float]:
        """The width and height of all."""
        return self.side + (self.across - 1) * self.step, self.side + (self.lines - 1) * self.up


def least_die() -> float:
    """The size that dice at court have at least, if there is any room for it."""
    return float(theme.crest - _LEAST_DIE * theme.unit)


def least_apart() -> float:
    """The size of the smallest dice that are still beside each other: to overlap larger ones would hide more."""
    return float(min(least_die(), _LEAST_APART * theme.unit))


def _fan(room: Rect, count: int) -> _Fan:
    """As few lines as have room for large dice beside each other, else for smaller ones; else the best overlap."""
    inner = room.inset(theme.unit / 2)
    fans = [_fan_of(inner, count, lines) for lines in range(1, min(count, _MOST_LINES) + 1)]
    large = [fan for fan in fans if fan.is_apart and fan.side >= least_die() - theme.hair / 2]
    return large[0] if large else max(fans, key=lambda fan: fan.quality)


def _fan_of(room: Rect, count: int, lines: int) -> _Fan:
    across, gap = ceil(count / lines), theme.hair
    apart = min((room.width - gap * (across - 1)) / across, (room.height - gap * (lines - 1)) / lines)
    closest = min(room.width / (1 + _VISIBLE * (across - 1)), room.height / (1 + _VISIBLE * (lines - 1)))
    wanted = apart if apart >= least_apart() - theme.hair / 2 else max(apart, min(closest, least_die()))
    side = max(0.0, min(_LARGEST_DIE * theme.touch, wanted))
    step = min(side + gap, (room.width - side) / max(1, across - 1))
    up = min(side + gap, (room.height - side) / max(1, lines - 1))
    return _Fan(side, across, lines, step if across > 1 else side + gap, up if lines > 1 else side + gap)


def group_places(room: Rect, number: Rect, counts: Sequence[int]) -> list[Rect]:
    """Where groups of that many things are, below each other at the foot of the room: below the number or beside it."""
    if not counts:
        return []
    # With large text on a low screen there is hardly a portrait: there dice have to reach further down.
    least = len(counts) * (_SMALLEST_DIE * least_die() + theme.unit)
    room = room.cut_top(max(room.height, least))[0]
    below = Rect(room.x, room.y, room.width, min(room.top, number.y - theme.hair) - room.y)
    beside = room.cut_left(max(0.0, number.right + theme.hair - room.x))[1]
    layouts = [_below_each_other(place, counts) for place in (below, beside)]
    _quality, places = max(layouts, key=lambda layout: layout[0])
    return places


def _below_each_other(room: Rect, counts: Sequence[int]) -> tuple[tuple[bool, float, float], list[Rect]]:
    """The groups, and the quality of the worst of them."""
    rows = room.rows(len(counts), theme.hair)
    fans = [_fan(row, count) for row, count in zip(rows, counts, strict=True)]
    places = []
    for row, fan in zip(rows, fans, strict=True):
        plate = row.centred(fan.size[0] + theme.unit, fan.size[1] + theme.unit)
        places.append(plate.moved(0, row.y - plate.y))
    return min(fan.quality for fan in fans), places


def paint_group(
    painter: Painter, rect: Rect, crest: int, dice: Sequence[tuple[int, bool]], plus_two: int, market: int
) -> None:
    """A group of dice with its owner's crest, and the tokens and the Market's help that it needed."""
    looks: list[Callable[[Rect], object]] = [lambda place: painter.crest(crest, place)]
    looks += [_die(painter, WHITE if is_white_die else crest, value) for value, is_white_die in dice]
    looks += [lambda place: paint_symbol_of(painter, place, "plus_two", theme.ink)] * plus_two
    if market:
        added = signed(market)
        looks.append(lambda place: painter.text(added, place, step_of_type(place.height * _MARKET_LETTER), bold=True))
    _paint_plate(painter, rect, theme.seat_colours[crest], looks)


def paint_block(painter: Painter, rect: Rect, dice: Sequence[int]) -> None:
    """Dice of no player, which lock an advisor for a season."""
    looks: list[Callable[[Rect], object]] = [lambda place: painter.icon("lock", place.inset(theme.hair))]
    looks += [_die(painter, NOBODY, value) for value in dice]
    _paint_plate(painter, rect, theme.ink, looks)


def _die(painter: Painter, crest: int, value: int) -> Callable[[Rect], None]:
    return lambda place: paint_die(painter, place, crest, value)


def _paint_plate(painter: Painter, rect: Rect, edge: Colour, looks: Sequence[Callable[[Rect], object]]) -> None:
    """A small plate with things on it, each later one above those before it."""
    fan = _fan(rect, len(looks))
    place = rect.centred(*fan.size)
    place = place.moved(0, rect.y + theme.unit / 2 - place.y)
    painter.fill(place.inset(-theme.unit / 2), faint(theme.panel, 0.92), theme.corner / 2)
    for number, look in enumerate(looks):
        line, column = divmod(number, fan.across)
        spot = Rect(place.x + column * fan.step, place.top - fan.side - line * fan.up, fan.side, fan.side)
        if min(fan.step, fan.up) < fan.side:
            # Dice of one colour would flow into each other.
            painter.fill(spot.inset(-theme.hair), theme.panel, fan.side * DIE_CORNER)
        look(spot)
    painter.outline(place.inset(-theme.unit / 2), edge, theme.band, theme.corner / 2)
