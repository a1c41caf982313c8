"""The names of the advisors at Kingsburg's court: how large they are, and in how many lines."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from math import inf
from typing import NamedTuple

from kingdoms.games.kingsburg.board import LAST_ADVISOR
from kingdoms.games.kingsburg.words.names import advisor_name
from kingdoms.ui.board.symbol_rows import least_side
from kingdoms.ui.boards.kingsburg.pieces.advisor_gifts import LEAST_PORTRAIT, is_wide, least_gift_height, least_symbol
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, least_height, size_of, width_for
from kingdoms.ui.theme import theme

SMALLEST_BADGE = 1.5
"""The least side of the badge with an advisor's number, in type sizes."""
_LOOSE_LINE = 1.4  # the height of a line relative to its type size, if there is room for that
_MOST_LINES = 2
_LITTLE_SMALLER = 0.85  # the least type size for the sake of a single line, as a share of the largest
_SMALLEST = 0.8  # the least type size of a name that is longer than the others, relative to the least elsewhere
_MOST_LEFT_OUT = 2  # how many names may be left out: if more would be, there are no names at all
_BROAD = 3.5  # the width of a space, in touches, from which a name below the portrait is larger
_AT_READING_SIZE = 5  # the height of a space, in touches, from which its name is as large as a title


class NameType(NamedTuple):
    """How names are written: in this type size, in at most this many lines; without any lines, not at all."""

    size: int
    lines: int
    is_tight: bool
    """Whether there is no room for air around the lines."""
    symbol: float
    """The least size of the gifts' symbols, so that there is room for such names."""

    @property
    def height(self) -> float:
        """The height of a name."""
        if not self.lines:
            return 0.0
        return least_height(self.lines, bold(self.size)) if self.is_tight else self.lines * _LOOSE_LINE * self.size


NAMELESS = NameType(0, 0, True, 0.0)
"""No name."""


def bold(size: float) -> Style:
    """Bold type of about this size."""
    return Style(round(size), bold=True)


def least_name() -> int:
    """The least type size of most names: not scaled up, so that there are names even with large text."""
    return round(float(theme.least_name / theme.enlargement))


def _smallest_name() -> int:
    """The type size below which a single name is left out."""
    return round(_SMALLEST * least_name())


def name_type(rect: Rect) -> NameType:
    """How names are written in all spaces like this one, as large as fits.

    They take precedence over symbols that are scaled up and, in a wide space, over a second line of symbols.
    """
    names = tuple(advisor_name(advisor) for advisor in range(1, LAST_ADVISOR + 1))
    rooms = list(_rooms(rect))
    for fitting_type in (_type_of_all, _type_of_most):
        for symbol, room in rooms:
            found = fitting_type(names, room)
            if found is not None:
                return found._replace(symbol=symbol)
    return NAMELESS._replace(symbol=least_symbol())


class _Room(NamedTuple):
    """The space for a name, and the type sizes and numbers of lines to try."""

    width: int
    height: int
    is_tight: bool
    """Whether lines may fill it without any air around them."""
    largest: int
    least: int
    most_lines: int


def _rooms(rect: Rect) -> Iterator[tuple[float, _Room]]:
    """The spaces for a name to try, each with the least size of the symbols that leaves it."""
    width, least, most_lines = int(rect.width - 2 * theme.unit), least_name(), 1 if is_wide(rect) else _MOST_LINES
    for symbol, others, largest in _needs_of_others(rect):
        for is_tight in (False, True):
            height = int(rect.height - others - 2 * margin_along(rect, is_tight))
            yield symbol, _Room(width, height, is_tight, max(least, round(largest)), least, most_lines)


def _needs_of_others(rect: Rect) -> Iterator[tuple[float, float, float]]:
    """The least sizes of symbols to try, each with the height of everything but the name, and the largest type size."""
    is_broad = rect.width >= _BROAD * theme.touch and not is_wide(rect)
    largest = theme.subtitle if is_broad else theme.small
    largest = theme.title if rect.height >= _AT_READING_SIZE * theme.touch else largest
    portrait = LEAST_PORTRAIT * theme.touch
    for symbol, badge in ((least_side(), SMALLEST_BADGE * theme.tiny), (least_symbol(), least_badge())):
        if is_wide(rect):
            beside = max(portrait, badge - theme.unit, 2 * symbol)
            yield symbol, beside, largest
        else:
            yield symbol, portrait + least_gift_height(rect.width - theme.unit, symbol), largest
    symbol = least_symbol()
    below = 0 if is_wide(rect) else least_gift_height(rect.width - theme.unit, symbol)
    yield symbol, least_badge() + below, 0


def margin_along(rect: Rect, is_tight: bool) -> float:
    """The margin at the top and bottom of a space; in a wide one there is hardly any if that leaves room for names."""
    return float(theme.hair if is_tight and is_wide(rect) else theme.unit / 2)


def least_badge() -> float:
    """The least side of the badge with an advisor's number if there is no room for one that is scaled up."""
    return float(SMALLEST_BADGE * theme.tiny / theme.enlargement)


@lru_cache(maxsize=1 << 8)
def _type_of_all(names: tuple[str, ...], room: _Room) -> NameType | None:
    """The largest type in which all names fit; None if there is none."""
    words = tuple(word for name in names for word in name.split())
    sizes, lines = range(room.largest, room.least - 1, -1), range(1, room.most_lines + 1)
    types = [NameType(size, count, room.is_tight, 0.0) for size, count in product(sizes, lines)]
    # A single, slightly smaller line leaves more room for faces than two lines.
    single = [each for each in types if each.lines == 1 and each.size >= _LITTLE_SMALLER * room.largest]
    for found in (*single, *types):
        parts = names if found.lines == 1 else words
        if found.height <= room.height and all(size_of(part, bold(found.size))[0] <= room.width for part in parts):
            return found
    return None


def _type_of_most(names: tuple[str, ...], room: _Room) -> NameType | None:
    """The smallest type, if a single line of it fits and longer names are a little smaller; None if it does not fit."""
    found, smallest = NameType(room.least, 1, room.is_tight, 0.0), bold(_smallest_name())
    longest = [name for name in names if size_of(name, smallest)[0] > room.width]
    return found if found.height <= room.height and len(longest) <= _MOST_LEFT_OUT else None


def name_in(rect: Rect, advisor: int, room: Rect) -> NameType:
    """How an advisor's name is written in a part (`room`) of the advisor's space.

    A name that is longer than the others has two lines if there is room for them, or is a little smaller.
    """
    name, usual = advisor_name(advisor), name_type(rect)
    if not usual.lines or not room.width or not room.height:
        return NAMELESS
    if usual.lines > 1:
        return usual
    sizes = range(usual.size, _smallest_name() - 1, -1)
    single = next((size for size in sizes if width_for(name, size) <= room.width), 0)
    if single >= least_name():
        return usual._replace(size=single)
    has_two_words = len(name.split()) == _MOST_LINES
    double = next(
        (
            size
            for size in sizes
            if has_two_words and height_in_two_lines(advisor, size, room.width) <= int(room.height)
        ),
        0,
    )
    if not max(single, double):
        return NAMELESS
    is_double = double > single
    return NameType(max(single, double), 2 if is_double else 1, is_double or usual.is_tight, usual.symbol)


def all_fit(width: float) -> bool:
    """Whether all names fit into this width in one line of readable type."""
    return all(width_for(advisor_name(advisor), least_name()) <= width for advisor in range(1, LAST_ADVISOR + 1))


def sizes_in_two_lines(rect: Rect, advisor: int) -> range:
    """The type sizes, from the largest, that would make a long name larger in two lines than it is in one."""
    words = advisor_name(advisor).split()
    if not name_type(rect).lines or len(words) != _MOST_LINES:
        return range(0)
    single = name_in(rect, advisor, Rect(0, 0, rect.width - theme.unit, name_type(rect).height))
    return range(least_name(), max(single.size, _smallest_name() - 1), -1)


def height_in_two_lines(advisor: int, size: int, width: float) -> float:
    """The height of a name in two lines of this size; infinite if a word is wider than this."""
    fits = all(width_for(word, size) <= width for word in advisor_name(advisor).split())
    return least_height(_MOST_LINES, bold(size)) if fits else inf


def width_of_name(rect: Rect, advisor: int) -> float:
    """The width of an advisor's name in one line."""
    return size_of(advisor_name(advisor), bold(name_type(rect).size))[0] + 2 * theme.hair if advisor else 0.0


def name_beside(name: Rect, pennant: Rect) -> Rect:
    """The room that a pennant next to a name leaves for it."""
    return name._replace(width=pennant.x - theme.hair - name.x)
