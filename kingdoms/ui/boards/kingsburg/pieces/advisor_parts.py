"""Where everything in an advisor's space at Kingsburg's court is: portrait, number, name, gift and dice."""

from collections.abc import Iterator, Sequence
from math import inf
from typing import NamedTuple

from kingdoms.games.kingsburg.words.names import advisor_name
from kingdoms.ui.board.sight import NOWHERE
from kingdoms.ui.board.symbol_rows import Amount
from kingdoms.ui.boards.kingsburg.pieces.advisor_gifts import (
    gift_height,
    gift_lines,
    gift_place,
    gift_side,
    is_wide,
    least_gift_height,
    least_symbol,
    narrow_gift,
    widest_gift,
)
from kingdoms.ui.boards.kingsburg.pieces.advisor_names import (
    SMALLEST_BADGE,
    all_fit,
    height_in_two_lines,
    least_badge,
    least_name,
    margin_along,
    name_in,
    name_type,
    sizes_in_two_lines,
    width_of_name,
)
from kingdoms.ui.boards.kingsburg.pieces.dice_groups import (
    largest_line,
    least_die,
    least_line,
    line_height,
    row_side,
    stacked_side,
)
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme

_MOST_OF_WIDTH = 0.4  # the greatest side of a portrait below a name, as a share of the space's width
_LEAST_BESIDE_GIFT = 0.33  # the least width for a portrait next to a gift, as a share of the total
_BESIDE_NUMBER = 0.5  # how far a portrait beside a number is from the corner, as a share of the number's side
_SMALL_PORTRAIT = 0.8  # the height above a name, in touches, below which a portrait reaches behind it
_BEHIND_NAME = 1.3  # the side of a small portrait that reaches behind a name, relative to the part above the name
_LEAST_ABOVE_NAME = 0.8  # the least symbol above a name that would otherwise be too small, relative to the usual least

# Numbers.
_BADGE = 0.3  # a badge's side, as a share of the portrait
_LARGEST_BADGE = 1.1  # the greatest side of a badge, in touches
_LARGEST_OVER_TEXT = 0.45  # the greatest side of a badge for the sake of large text, as a share of the space

# The line of dice in a wide space.
_LEAST_FACE = 0.5  # the least side of a portrait above both dice and a name, in touches
_AFTER_NAME = 0.55  # the least side of dice after a name, as a share of their side without it
_SMALLER_DIE = 0.65  # the least side of dice below a name, as a share of the least side elsewhere
_LEAST_UNDER_DICE = 1.1  # the least height of a gift under dice that could be larger, in glyphs
_DICE_SHARE = 0.5  # the greatest share of the height that dice take from the portrait

# The pennant over the advisor who is helping.
_PENNANT_WIDTH, _PENNANT_HEIGHT = 0.3, 0.5  # the size of the pennant, in touches


class AdvisorParts(NamedTuple):
    """The parts of an advisor's space."""

    portrait: Rect
    name: Rect
    gift: Rect
    dice: Rect
    """The space for dice: around the portrait, unless they have been given a place of their own."""


def advisor_parts(
    rect: Rect,
    advisor: int = 0,
    tokens: Sequence[Amount] = (),
    groups: Sequence[int] = (),
    drops_names: bool = False,
) -> AdvisorParts:
    """Portrait, name and gift stacked; in a wide space the gift is next to the portrait.

    Groups of dice are below the portrait. In a wide space they take its place if the name is next to the number;
    otherwise they are after this advisor's name, above it, or, if `drops_names`, in its place or below it.
    """
    if has_head(rect):
        return _parts_below_head(rect, tokens, groups)
    if is_wide(rect):
        names = name_type(rect)
        parts = _wide_parts(rect, names.height, names.is_tight)
        if groups:
            return _with_dice(rect, parts, advisor, tokens, groups, drops_names)
        return _with_long_name(rect, parts, advisor, tokens) if advisor and tokens else parts
    inner, names = rect.inset(theme.unit / 2), name_type(rect)
    gift, rest = inner.cut_bottom(_gift_below_portrait(inner, names.height, names.symbol, groups))
    name, rest = rest.cut_bottom(names.height)
    dice, face = _below_portrait(rest, groups)
    return AdvisorParts(face.fitted(1).inset(theme.hair), name, gift.inset(theme.unit / 2, theme.hair), dice)


def has_head(rect: Rect) -> bool:
    """Whether every name fits next to its number in a wide space, with enough room for a portrait below."""
    if not is_wide(rect) or not name_type(rect).lines:
        return False
    name, below = _head(rect)
    room = below.cut_left(min(below.height, _MOST_OF_WIDTH * below.width), theme.unit / 2)[1]
    return below.height >= least_line() and gift_side(room) >= least_symbol() and all_fit(name.width)


def _head(rect: Rect) -> tuple[Rect, Rect]:
    """The room for a name next to the number at the top of a space, and the room below both."""
    side = _least_number(rect)
    head, below = rect.inset(theme.unit / 2, theme.hair).cut_top(max(side + theme.hair, name_type(rect).height))
    x = rect.x + side + 2 * theme.hair
    return Rect(x, head.y, rect.right - theme.hair - x, head.height), below


def _parts_below_head(rect: Rect, tokens: Sequence[Amount], groups: Sequence[int]) -> AdvisorParts:
    """A number and a name above portrait and gift; dice take the portrait's place, and as much more as they need."""
    name, below = _head(rect)
    face, gift = below.cut_left(min(below.height, _MOST_OF_WIDTH * below.width), theme.unit / 2)
    if not groups:
        return AdvisorParts(face.fitted(1).inset(theme.hair / 2), name, gift, face)
    narrow = narrow_gift(tokens, gift)
    return AdvisorParts(NOWHERE, name, narrow, below._replace(width=narrow.x - below.x))


def _least_number(rect: Rect) -> float:
    """The least side of an advisor's number in a space."""
    return max(least_badge(), min(SMALLEST_BADGE * theme.tiny, _LARGEST_OVER_TEXT * rect.height))


def _wide_parts(rect: Rect, name_height: float, is_tight: bool, is_in_corner: bool = False) -> AdvisorParts:
    """Portrait and gift side by side, above a name of this height.

    The portrait is beside the number rather than behind it, in the corner, if there is room.
    """
    name, rest = rect.inset(theme.unit / 2, margin_along(rect, is_tight)).cut_bottom(name_height)
    wanted = widest_gift(2) * theme.glyph + 2 * theme.unit
    # The name may cover the chest of a small portrait.
    most = _BEHIND_NAME * rest.height if rest.height < _SMALL_PORTRAIT * theme.touch else rest.height
    side = min(most, max(rest.width - wanted, rest.width * _LEAST_BESIDE_GIFT))
    beside = _BESIDE_NUMBER * _least_number(rect)
    has_room = rest.height >= side + beside
    has_room &= rest.width - side - beside >= widest_gift(2) * least_symbol() + theme.hair
    beside = beside if has_room and not is_in_corner else 0
    dice, gift = rest.cut_left(side + beside, theme.unit / 2)
    portrait = Rect(dice.x + beside, dice.top - side - beside, side, side).inset(theme.hair)
    return AdvisorParts(portrait, name, gift, dice)


def _with_long_name(rect: Rect, parts: AdvisorParts, advisor: int, tokens: Sequence[Amount]) -> AdvisorParts:
    """The parts of a wide space with a long name in two lines, below the portrait or else next to it.

    They are unchanged if the name is not smaller in a single line, or if there is no room for two and a readable gift.
    """
    found = [each for size in sizes_in_two_lines(rect, advisor) for each in _in_two_lines(rect, advisor, size)]
    is_too_small = name_in(rect, advisor, parts.name).size < least_name()
    for share in (1, _LEAST_ABOVE_NAME) if is_too_small else (1,):
        for each in found:
            if gift_lines(rect, tokens, each.gift)[0] >= share * least_symbol():
                return each
    return parts


def _in_two_lines(rect: Rect, advisor: int, size: int) -> Iterator[AdvisorParts]:
    """The parts of a wide space with a name in two lines of this size: below the portrait, and next to it."""
    inner = rect.inset(theme.unit / 2, margin_along(rect, is_tight=True))
    height = height_in_two_lines(advisor, size, inner.width)
    if height < inner.height:
        yield _wide_parts(rect, height, is_tight=True)
    parts = _wide_parts(rect, name_type(rect).height, name_type(rect).is_tight, is_in_corner=True)
    beside = inner._replace(x=parts.gift.x, width=parts.gift.width)
    height = height_in_two_lines(advisor, size, beside.width)
    if height < inner.height:
        name, gift = beside.cut_bottom(height)
        yield parts._replace(name=name, gift=gift)


def _gift_below_portrait(inner: Rect, name: float, least: float, groups: Sequence[int]) -> float:
    """The height of a gift below a portrait: less above dice, if both the dice and the portrait would be small."""
    spare = inner.height - name
    height = gift_height(inner.width, spare, least)
    if not groups or spare - height >= least_line() + _LEAST_FACE * theme.touch:
        return height
    smallest = max(least_gift_height(inner.width, least), _LEAST_UNDER_DICE * theme.glyph)
    lower = max(smallest, spare - largest_line() / _DICE_SHARE)
    # Names stay level with each other unless the dice gain enough.
    return lower if height - lower >= 2 * theme.unit else height


def _below_portrait(room: Rect, groups: Sequence[int]) -> tuple[Rect, Rect]:
    """The line of dice below a portrait, and the space left for the portrait; in a low space, dice take everything."""
    if not groups:
        return room, room
    least = least_line() * (1 if row_side(room, groups) >= least_die() else len(groups))
    spare = room.height - _LEAST_FACE * theme.touch
    if spare < least:
        return room, NOWHERE
    most = max(least, min(spare, _DICE_SHARE * room.height))
    return room.cut_bottom(min(most, line_height(room, groups)), theme.hair)


def _with_dice(
    rect: Rect,
    parts: AdvisorParts,
    advisor: int,
    tokens: Sequence[Amount],
    groups: Sequence[int],
    drops_names: bool,
) -> AdvisorParts:
    """The parts of a wide space with groups of dice; unchanged if no other arrangement has room for them."""
    margin = margin_along(rect, name_type(rect).is_tight)
    inner, (side, rows) = rect.inset(theme.unit / 2, margin), gift_lines(rect, tokens, parts.gift)
    spare = min(inner.height - len(rows) * side, _DICE_SHARE * inner.height, largest_line())
    line, above = inner.cut_bottom(max(least_line(), parts.name.height, spare))
    gift = Rect(parts.gift.x, above.y, parts.gift.width, above.height)
    has_room = gift_lines(rect, tokens, gift)[0] >= least_symbol()
    below, rest = line.cut_left(width_of_name(rect, advisor), theme.unit)
    name = below.cut_bottom(parts.name.height)[0]
    if has_room and row_side(rest, groups) >= max(least_die(), _AFTER_NAME * row_side(line, groups)):
        return parts._replace(name=name, gift=gift, dice=rest)
    spare = parts.dice.height - _LEAST_FACE * theme.touch
    own, face = parts.dice.cut_bottom(max(least_line(), min(spare, _DICE_SHARE * parts.dice.height)))
    narrow = narrow_gift(tokens, parts.gift)
    own = own._replace(width=narrow.x - own.x)
    is_small = drops_names and 0 < name_in(rect, advisor, parts.name).size < least_name()
    if spare >= least_line() and row_side(own, groups) >= least_die() and not is_small:
        return parts._replace(portrait=face.fitted(1).inset(theme.hair), gift=narrow, dice=own)
    if not drops_names:
        return parts
    smaller = _SMALLER_DIE * least_die()
    for named in _without_portrait(rect, parts, advisor, tokens):
        if stacked_side(named.dice, groups) >= smaller:
            return named
    if has_room:
        return parts._replace(name=NOWHERE, gift=gift, dice=line)
    if stacked_side(parts.dice, groups) < smaller:
        line, above = inner.cut_bottom(max(smaller + theme.unit, inner.height - 2 * least_symbol()))
        return parts._replace(name=NOWHERE, gift=gift._replace(y=above.y, height=above.height), dice=line)
    return parts


def _without_portrait(
    rect: Rect, parts: AdvisorParts, advisor: int, tokens: Sequence[Amount]
) -> Iterator[AdvisorParts]:
    """A wide space with a name that is no smaller than without dice, but without a portrait.

    The name is next to the number, above dice and gift, or else below all of them; or next to the number in two lines.
    """
    if not advisor:
        return
    number, inner = number_place(rect), rect.inset(theme.unit / 2, margin_along(rect, name_type(rect).is_tight))
    least = min(least_name(), name_in(rect, advisor, advisor_parts(rect, advisor, tokens).name).size)
    width = rect.right - theme.hair - number.right
    heads = [inner.cut_top(max(height, number.height)) for height in (parts.name.height, _two_lines(advisor, width))]
    above = [(Rect(number.right, head.y, width, head.height), rest) for head, rest in heads]
    below, others = inner.cut_bottom(parts.name.height)
    beside = others._replace(x=number.right, width=inner.right - number.right)
    for name, room in (above[0], (below, beside), above[1]):
        if name_in(rect, advisor, name).size >= max(1, least):
            x = max(parts.gift.x, room.x)
            gift = narrow_gift(tokens, room._replace(x=x, width=inner.right - x))
            yield AdvisorParts(NOWHERE, name, gift, room._replace(width=gift.x - room.x))


def _two_lines(advisor: int, width: float) -> float:
    """The height of a name of two words in two lines of the smallest usual type; 0 for any other name."""
    height = height_in_two_lines(advisor, least_name(), width)
    return height if height < inf and " " in advisor_name(advisor) else 0.0


def dice_room(
    rect: Rect, tokens: Sequence[Amount], advisor: int, dice: Sequence[int], drops_names: bool = False
) -> Rect:
    """Where groups of dice can go with an advisor who gives these tokens, without covering the gift."""
    parts = advisor_parts(rect, advisor, tokens, dice, drops_names)
    gift = gift_place(rect, tokens, parts.gift)
    is_beside = is_wide(rect) and parts.dice.top > gift.y + theme.hair
    return parts.dice._replace(width=gift.x - parts.dice.x) if is_beside else parts.dice


def number_place(rect: Rect) -> Rect:
    """Where an advisor's number is: in the upper left corner of the space."""
    for_portrait = min(advisor_parts(rect).portrait.width * _BADGE, _LARGEST_BADGE * theme.touch)
    side = _least_number(rect) if has_head(rect) else max(_least_number(rect), for_portrait)
    return Rect(rect.x + theme.hair, rect.top - side - theme.hair, side, side)


def pennant_place(rect: Rect, tokens: Sequence[Amount], parts: AdvisorParts) -> Rect:
    """Where the pennant hangs: next to the gift or above it, so that what there is to choose stays visible."""
    width, height = _PENNANT_WIDTH * theme.touch, _PENNANT_HEIGHT * theme.touch
    gift = gift_place(rect, tokens, parts.gift)
    has_face = parts.portrait.width > 0
    right = gift.x if is_wide(rect) and has_face else rect.right - theme.unit
    height = min(height, rect.top - gift.top) if not has_face else height
    width = min(width, right - number_place(rect).right)
    return Rect(right - width, rect.top - height, width, height)
