"""The gifts of the advisors at Kingsburg's court: the size of their symbols, and their place."""

from collections.abc import Sequence
from functools import cache
from operator import itemgetter

from kingdoms.games.kingsburg.board import ADVISORS, PUBLISHED, RULEBOOK
from kingdoms.ui.board.symbol_rows import FOR, Amount, in_two_lines, least_side, width_of
from kingdoms.ui.boards.kingsburg.pieces.symbols import gift_symbols, paint_line
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme

LEAST_PORTRAIT = 0.5
"""The least side of a portrait above a name or next to a gift, in touches."""
_WIDE = 1.3  # the width of a space, relative to its height, from which its gift is to the right of its portrait
_LARGEST_SYMBOL = 1.4  # the greatest size of a symbol, in glyphs
_LARGER_IF_SHORT = 1.2  # the largest symbols of a short gift below a portrait, relative to the usual ones
_MUCH_LARGER = 1.25  # how much larger symbols have to be in two lines than in one
_BESIDE_DICE = 0.6  # the greatest width of a gift next to dice, as a share of its usual room, if it is readable
_LARGER_SYMBOL = 1.6  # the largest symbols of a short gift next to dice, relative to the usual ones
_LARGE_PORTRAIT = 0.9  # the side of a portrait, in touches, beyond which the rest goes to larger symbols


def least_symbol() -> float:
    """The least size of a symbol in a gift: readable, but not scaled up where there is no room for that."""
    return float(least_side() / theme.enlargement)


def is_wide(rect: Rect) -> bool:
    """Whether an advisor's gift is to the right of the portrait: only if its numbers are large enough there."""
    least = widest_gift(2) * least_symbol() + LEAST_PORTRAIT * theme.touch + 2 * theme.unit
    return rect.width >= max(_WIDE * rect.height, least)


@cache
def widest_gift(lines: int) -> float:
    """The width in symbols of the widest gift on this many lines."""
    gifts = [gift_symbols(rules, advisor, True) for rules in (RULEBOOK, PUBLISHED) for advisor in ADVISORS[rules]]
    parts = [part for tokens in gifts for part in (_in_two_lines(tokens) if lines > 1 else [tokens])]
    return max(width_of(part, 1) for part in parts)


def _in_two_lines(tokens: Sequence[Amount]) -> list[Sequence[Amount]]:
    """The tokens split into two lines, unless they are an exchange, which is read in one."""
    return [tokens] if any(token.what == FOR for token in tokens) else in_two_lines(tokens)


def _largest_symbol() -> float:
    return max(_LARGEST_SYMBOL * theme.glyph, least_side())


def _most_gift_lines(width: float, least: float) -> int:
    """The number of lines the richest gift takes below a portrait if symbols are as small as `least`."""
    return 1 if widest_gift(1) * least <= width - theme.unit else 2


def least_gift_height(width: float, least: float) -> float:
    """The height that gifts need below a portrait if symbols are as small as `least`."""
    return _most_gift_lines(width, least) * (least + theme.hair) + 2 * theme.hair


def gift_height(width: float, spare: float, least: float) -> float:
    """The height of gifts: symbols are as large as the width allows, unless the portrait would become too small."""
    lines = _most_gift_lines(width, least)
    side = min(_largest_symbol(), _LARGER_IF_SHORT * (width - theme.unit) / widest_gift(lines))
    wanted = lines * side + 2 * theme.hair
    return max(least_gift_height(width, least), min(wanted, spare - _LARGE_PORTRAIT * theme.touch))


def gift_side(room: Rect) -> float:
    """The symbol size at which every gift fits into this part of a space: in one line if it is readable, or in two."""
    in_one, in_two = (min(room.height / lines, room.width / widest_gift(lines)) for lines in (1, 2))
    return min(_largest_symbol(), in_one if in_one >= least_side() else max(in_one, in_two))


def gift_lines(rect: Rect, tokens: Sequence[Amount], room: Rect) -> tuple[float, list[Sequence[Amount]]]:
    """The size of the symbols and the lines of a gift in a part of a space.

    Below a portrait, all gifts have symbols of about one size. Next to one, they are as large as the room allows, and
    a gift has two lines only if that makes them much larger.
    """
    usual, in_one = gift_side(room), _side_in(room, [tokens])
    if not is_wide(rect):
        most = min(_LARGER_IF_SHORT * usual, _largest_symbol())
        return (min(most, in_one), [tokens]) if in_one >= usual else _largest_lines(tokens, room, most)
    most = max(usual, theme.glyph)
    side, lines = _largest_lines(tokens, room, most)
    is_enough = in_one >= least_symbol() and in_one * _MUCH_LARGER >= side
    return (min(most, in_one), [tokens]) if is_enough else (side, lines)


def _largest_lines(tokens: Sequence[Amount], room: Rect, most: float) -> tuple[float, list[Sequence[Amount]]]:
    """The size of the symbols, at most this, and the lines, one or two, that make them larger."""
    tries = [[tokens], _in_two_lines(tokens)]
    return max(((min(most, _side_in(room, lines)), lines) for lines in tries), key=itemgetter(0))


def _side_in(room: Rect, lines: Sequence[Sequence[Amount]]) -> float:
    """The size of symbols at which these lines fill a space."""
    return min(room.height / len(lines), room.width / max(width_of(line, 1) for line in lines))


def gift_place(rect: Rect, tokens: Sequence[Amount], room: Rect) -> Rect:
    """The part of an advisor's space taken by the gift: in a wide space, only as wide as it has to be."""
    if not is_wide(rect):
        return room
    side, parts = gift_lines(rect, tokens, room)
    return room.centred(min(room.width, max(width_of(part, side) for part in parts)), room.height)


def narrow_gift(tokens: Sequence[Amount], room: Rect) -> Rect:
    """The right end of a space, just wide enough for a readable gift, so that dice get the rest."""
    lines = _in_two_lines(tokens) if room.height >= 2 * least_symbol() else [tokens]
    across = max(width_of(line, 1) for line in lines)
    side = gift_side(room) * (_LARGER_SYMBOL if len(tokens) == 1 else 1)
    side = min(side, theme.glyph, _side_in(room, lines), max(least_symbol(), _BESIDE_DICE * room.width / across))
    return room.cut_right(side * across)[0]


def paint_gift(painter: Painter, rect: Rect, tokens: Sequence[Amount], room: Rect) -> None:
    """An advisor's gift, in a part (`room`) of the advisor's space."""
    place, (side, parts) = gift_place(rect, tokens, room), gift_lines(rect, tokens, room)
    for line, part in zip(place.centred(place.width, len(parts) * side).rows(len(parts)), parts, strict=True):
        paint_line(painter, line, part, side)
