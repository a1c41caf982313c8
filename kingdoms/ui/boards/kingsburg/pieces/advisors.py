"""An advisor at Kingsburg's court: portrait, number, name and what they give."""

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import product
from typing import NamedTuple

from kingdoms.games.kingsburg.board import ADVISORS, LAST_ADVISOR, PUBLISHED, RULEBOOK
from kingdoms.games.kingsburg.words.names import advisor_name
from kingdoms.ui.board.sight import NOWHERE
from kingdoms.ui.board.symbol_rows import FOR, ONE_KIND, Amount, in_two_lines, least_side, width_of
from kingdoms.ui.boards.kingsburg.pieces.dice_groups import (
    largest_line,
    least_die,
    least_line,
    line_height,
    row_side,
    stacked_side,
)
from kingdoms.ui.boards.kingsburg.pieces.symbols import ART, gift_symbols, paint_line
from kingdoms.ui.drawing.gallery import paint_medallion
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, fitting, size_of, step_of_type
from kingdoms.ui.theme import SURFACE, faint, theme

FREE, TAKEN, BLOCKED = "open", "taken", "blocked"

_WIDE = 1.3  # the width of a space, relative to its height, from which its gift is to the right of its portrait

# Names.
_NAME_LINE = 1.4  # the height of a line relative to its type size
_LITTLE_SMALLER = 0.85  # the least type size for the sake of a single line, as a share of the largest
_BROAD = 3.5  # the width of a space, in touches, from which a name below the portrait is larger
_AT_READING_SIZE = 5  # the height of a space, in touches, from which its name is as large as a title
_LEAST_PORTRAIT = 0.5  # the least side of a portrait above a name, in touches

_SMALL_PORTRAIT = 0.8  # the height above a name, in touches, below which a portrait reaches behind it
_BEHIND_NAME = 1.3  # the side of a small portrait that reaches behind a name, relative to the part above the name

# Numbers.
_BADGE, _SMALLEST_BADGE = 0.3, 1.5  # a badge's side, as a share of the portrait; the least, in type sizes
_LARGEST_BADGE = 1.1  # the greatest side of a badge, in touches
_NUMBER_LETTER = 0.68  # the greatest size of a number, as a share of its badge

# The advisors' gifts.
_LARGEST_SYMBOL = 1.4  # the greatest size of a symbol, in glyphs
_IN_TWO_LINES = 0.8  # the size of a symbol below a portrait in two lines, in glyphs
_LONGEST_LINE = 0.7  # the longest single line next to a portrait, as a share of the room, if there could be two
_LARGER_SYMBOL = 1.6  # the largest symbols there in a short line, relative to those in two lines
_LARGE_PORTRAIT = 1.05  # the side of a portrait, in touches, beyond which the rest goes to larger symbols
_BESIDE_GIFT, _LEAST_BESIDE_GIFT = 1.3, 0.4  # width for portrait and dice: at most in heights, at least as a share

_TAKEN_VEIL = 0.25  # the opacity of the veil over an advisor whom nobody can influence any more

# The line of dice in a wide space.
_LEAST_FACE = 0.56  # the least side of a portrait above both dice and a name, in touches
_AFTER_NAME = 0.55  # the least side of dice after a name, as a share of their side without it
_SMALLER_DIE = 0.7  # the least side of dice below a name, as a share of the least side elsewhere
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
    """Portrait, name and help stacked; in a wide space the help is next to the portrait.

    Groups of dice are below the portrait; in a wide space, after this advisor's name, above it, or, if `drops_names`,
    in its place or below it without a portrait.
    """
    inner = rect.inset(theme.unit / 2)
    name_height = _name_type(rect).height
    if is_wide(rect):
        name, rest = inner.cut_bottom(name_height)
        wanted = _widest_gift(2) * theme.glyph + 2 * theme.unit
        across = min(rest.height * _BESIDE_GIFT, max(rest.width - wanted, rest.width * _LEAST_BESIDE_GIFT))
        side = min(rest.height, across)
        if rest.height < _SMALL_PORTRAIT * theme.touch:
            # The name may cover the chest of a small portrait.
            side = min(inner.height, _BEHIND_NAME * rest.height)
            across = max(across, side)
        dice, gift = rest.cut_left(across, theme.unit)
        portrait = Rect(dice.centre[0] - side / 2, dice.top - side, side, side).inset(theme.hair)
        parts = AdvisorParts(portrait, name, gift.inset(theme.unit / 2, 0), dice)
        return _with_dice(rect, parts, advisor, tokens, groups, drops_names) if groups else parts
    gift, rest = inner.cut_bottom(_gift_height(inner.width, inner.height - name_height))
    name, rest = rest.cut_bottom(name_height)
    dice, face = _below_portrait(rest, groups)
    return AdvisorParts(face.fitted(1).inset(theme.hair), name, gift.inset(theme.unit / 2, theme.hair), dice)


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
    inner, rows = rect.inset(theme.unit / 2), len(gift_lines(rect, tokens, parts.gift)[1])
    spare = min(inner.height - rows * gift_side(parts.gift), _DICE_SHARE * inner.height, largest_line())
    line, above = inner.cut_bottom(max(least_line(), parts.name.height, spare))
    gift = Rect(parts.gift.x, above.y, parts.gift.width, above.height)
    has_room = above.height >= rows * least_side() - theme.hair
    below, rest = line.cut_left(_width_of_name(rect, advisor), theme.unit)
    name = below.cut_bottom(parts.name.height)[0]
    if has_room and row_side(rest, groups) >= max(least_die(), _AFTER_NAME * row_side(line, groups)):
        return parts._replace(name=name, gift=gift, dice=rest)
    spare = parts.dice.height - _LEAST_FACE * theme.touch
    own, face = parts.dice.cut_bottom(max(least_line(), min(spare, _DICE_SHARE * parts.dice.height)))
    own = own._replace(width=gift_place(rect, tokens, parts.gift).x - own.x)
    if spare >= least_line() and row_side(own, groups) >= least_die():
        return parts._replace(portrait=face.fitted(1).inset(theme.hair), dice=own)
    headed = _name_at_the_top(rect, parts, advisor)
    if drops_names and headed is not None and _dice_side(rect, headed, tokens, groups) >= _SMALLER_DIE * least_die():
        return headed
    if has_room and drops_names:
        return parts._replace(name=name._replace(width=0), gift=gift, dice=line)
    return parts


def _name_at_the_top(rect: Rect, parts: AdvisorParts, advisor: int) -> AdvisorParts | None:
    """A wide space without a portrait: the name next to the number, above dice and gift; None if it does not fit."""
    number, inner = number_place(rect), rect.inset(theme.unit / 2)
    head, rest = inner.cut_top(max(parts.name.height, number.height))
    name = head.cut_left(number.right - head.x, theme.unit / 2)[1]
    if not advisor or _width_of_name(rect, advisor) > name.width:
        return None
    gift = Rect(parts.gift.x, rest.y, parts.gift.width, rest.height)
    return AdvisorParts(NOWHERE, name, gift, rest)


def _dice_side(rect: Rect, parts: AdvisorParts, tokens: Sequence[Amount], groups: Sequence[int]) -> float:
    """The side of the dice to the left of a gift, in the number of lines that makes them largest."""
    gift = gift_place(rect, tokens, parts.gift)
    room = parts.dice._replace(width=gift.x - parts.dice.x)
    return stacked_side(room, groups)


def _width_of_name(rect: Rect, advisor: int) -> float:
    """The width of an advisor's name in one line."""
    style = Style(round(_name_type(rect).size), bold=True)
    return size_of(advisor_name(advisor), style)[0] + 2 * theme.hair if advisor else 0.0


def is_wide(rect: Rect) -> bool:
    """Whether an advisor's help is to the right of the portrait: only if its numbers are large enough there."""
    least = _widest_gift(2) * least_side() + _LEAST_PORTRAIT * theme.touch + 2 * theme.unit
    return rect.width >= max(_WIDE * rect.height, least)


# Names.


class _NameType(NamedTuple):
    """How all names are written: in this type size, in at most this many lines."""

    size: float
    lines: int

    @property
    def height(self) -> float:
        """The height of a name."""
        return self.lines * _NAME_LINE * self.size


def _name_type(rect: Rect) -> _NameType:
    """How names are written in all spaces like this one: as large as fits, down to type that is not scaled up.

    Names get no lines at all if even that would be cut off or cover faces.
    """
    names = tuple(advisor_name(advisor) for advisor in range(1, LAST_ADVISOR + 1))
    portrait = _LEAST_PORTRAIT * theme.touch
    if is_wide(rect):
        others = max(portrait, _SMALLEST_BADGE * theme.tiny - theme.unit)
    else:
        others = portrait + _least_gift_height(rect.width - theme.unit)
    room = rect.height - others - theme.unit
    is_broad = rect.width >= _BROAD * theme.touch and not is_wide(rect)
    largest = theme.subtitle if is_broad else theme.small
    largest = round(theme.title if rect.height >= _AT_READING_SIZE * theme.touch else largest)
    least = round(theme.least_name / max(1.0, theme.text_scale))
    return _fitting_type(names, int(rect.width - 2 * theme.unit), int(room), largest, least)


@lru_cache(maxsize=1 << 8)
def _fitting_type(names: tuple[str, ...], width: int, height: int, largest: int, least: int) -> _NameType:
    words = tuple(word for name in names for word in name.split())
    sizes = range(largest, least - 1, -1)
    # A single, slightly smaller line leaves more room for faces than two lines.
    tries = [(size, 1) for size in sizes if size >= _LITTLE_SMALLER * largest]
    for size, lines in (*tries, *product(sizes, (1, 2))):
        found, style = _NameType(size, lines), Style(size, bold=True)
        parts = names if lines == 1 else words
        if found.height <= height and all(size_of(part, style)[0] <= width for part in parts):
            return found
    has_room = _NAME_LINE * least <= height
    widest = max(size_of(name, Style(least, bold=True))[0] for name in names)
    # Rather than having no names at all, the longest may be a little smaller.
    return _NameType(least, 1 if has_room and _LITTLE_SMALLER * widest <= width else 0)


# The advisors' gifts.


@cache
def _widest_gift(lines: int, has_broad: bool = True) -> float:
    """The width in symbols of the widest gift on this many lines; broad symbols count only if `has_broad`."""
    gifts = [gift_symbols(rules, advisor, True) for rules in (RULEBOOK, PUBLISHED) for advisor in ADVISORS[rules]]
    gifts = [tokens for tokens in gifts if has_broad or all(token.what != ONE_KIND for token in tokens)]
    parts = [part for tokens in gifts for part in (in_two_lines(tokens) if lines > 1 else [tokens])]
    return max(width_of(part, 1) for part in parts)


def _largest_symbol() -> float:
    return max(_LARGEST_SYMBOL * theme.glyph, least_side())


def _most_gift_lines(width: float) -> int:
    """The number of lines the richest help takes below a portrait."""
    return 1 if _widest_gift(1) * least_side() <= width - theme.unit else 2


def _least_gift_height(width: float) -> float:
    return _most_gift_lines(width) * (least_side() + theme.hair) + 2 * theme.hair


def _gift_height(width: float, spare: float) -> float:
    """The height of the help: symbols are as large as the width allows, unless the portrait would become too small."""
    lines = _most_gift_lines(width)
    # A line with a broad symbol may be smaller than the others.
    side = min(_largest_symbol(), (width - theme.unit) / _widest_gift(lines, has_broad=lines > 1))
    # The widest gifts may take two lines even if they fit on one, so that their symbols are larger.
    in_two = min(_IN_TWO_LINES * theme.glyph, (width - theme.unit) / _widest_gift(2))
    wanted = max(lines * side, 2 * in_two) + 2 * theme.hair
    return max(_least_gift_height(width), min(wanted, spare - _LARGE_PORTRAIT * theme.touch))


def gift_place(rect: Rect, tokens: Sequence[Amount], room: Rect | None = None) -> Rect:
    """The part of an advisor's space taken by the help: in a wide space it is on the right, and dice get the rest."""
    room = room or advisor_parts(rect).gift
    if not is_wide(rect):
        return room
    side, parts = gift_lines(rect, tokens, room)
    return room.cut_right(min(room.width, max(width_of(part, side) for part in parts)))[0]


def dice_room(
    rect: Rect, tokens: Sequence[Amount], advisor: int, dice: Sequence[int], drops_names: bool = False
) -> Rect:
    """Where groups of dice can go with an advisor who gives these tokens, without covering the gift."""
    parts = advisor_parts(rect, advisor, tokens, dice, drops_names)
    gift = gift_place(rect, tokens, parts.gift)
    is_beside = is_wide(rect) and parts.dice.top > gift.y + theme.hair
    return parts.dice._replace(width=gift.x - parts.dice.x) if is_beside else parts.dice


def gift_side(rect: Rect) -> float:
    """The largest symbol size at which every advisor's help fits into a space like this."""
    sides = [min(rect.height / lines, rect.width / _widest_gift(lines)) for lines in (1, 2)]
    return min(_largest_symbol(), max(sides))


def gift_lines(rect: Rect, tokens: Sequence[Amount], room: Rect | None = None) -> tuple[float, list[Sequence[Amount]]]:
    """The size of the symbols and the lines of the help: two if it is too wide for one.

    Next to a portrait, a long line is split as well if there is room for two, so that dice have more room; an exchange
    is not. A short line has larger symbols.
    """
    room = room or advisor_parts(rect).gift
    side = gift_side(room)
    has_two = is_wide(rect) and room.height >= 2 * side
    is_kept = not has_two or Amount(FOR) in tokens
    longest = room.width * (1.0 if is_kept else _LONGEST_LINE)
    if width_of(tokens, side) > longest + theme.hair:
        return side, in_two_lines(tokens)
    limit = min(_LARGER_SYMBOL * side, theme.glyph) if has_two else min(room.height, _largest_symbol())
    return max(side, min(limit, longest / width_of(tokens, 1))), [tokens]


def _paint_gift(painter: Painter, rect: Rect, tokens: Sequence[Amount], room: Rect) -> None:
    """An advisor's gift, in a part (`room`) of the advisor's space."""
    place, (side, parts) = gift_place(rect, tokens, room), gift_lines(rect, tokens, room)
    for line, part in zip(place.centred(place.width, len(parts) * side).rows(len(parts)), parts, strict=True):
        paint_line(painter, line, part, side)


# How an advisor is painted.


def paint_advisor(
    painter: Painter,
    rect: Rect,
    advisor: int,
    gift: Sequence[Amount],
    access: str,
    dice: Sequence[int] = (),
    helped: int | None = None,
    drops_names: bool = False,
) -> None:
    """An advisor: portrait, number, name and help; faded if nobody can influence them any more.

    The advisor who is helping now has a pennant in the colour of the seat being helped. Room is left for groups of
    dice of these sizes.
    """
    is_open = access == FREE or helped is not None
    painter.fill(rect, faint(theme.panel if is_open else theme.sunk, SURFACE), theme.corner)
    painter.outline(rect, theme.line, radius=theme.corner)
    parts = advisor_parts(rect, advisor, gift, dice, drops_names)
    picture = f"{ART}/advisors/{ADVISORS[RULEBOOK][advisor].key}"
    if parts.portrait.width > 0:
        paint_medallion(painter, picture, parts.portrait, theme.faded, theme.hair)
        if not is_open:
            painter.circle(parts.portrait.centre, parts.portrait.width / 2, faint(theme.ground, _TAKEN_VEIL))
    _paint_number(painter, number_place(rect), advisor)
    pennant = pennant_place(rect, gift, parts)
    if parts.name.width and parts.name.height:
        if parts.portrait.y < parts.name.top:
            painter.fill(parts.name, theme.panel if is_open else theme.sunk, theme.corner)
        is_at_the_top = drops_names and not parts.portrait.width and parts.name.top > pennant.y
        is_beside = helped is not None and is_at_the_top
        words, name = advisor_name(advisor), _name_type(rect)
        room = name_beside(parts.name, pennant) if is_beside else parts.name
        size = fitting(words, room.width, name.size) if is_beside else name.size
        painter.text(words, room, size, bold=True, lines=name.lines)
    _paint_gift(painter, rect, gift, parts.gift)
    if helped is not None:
        painter.outline(rect, theme.seat_colours[helped], theme.band, theme.corner)
        painter.pennant(pennant, theme.seat_colours[helped])


def name_beside(name: Rect, pennant: Rect) -> Rect:
    """The room that a pennant next to a name leaves for it."""
    return name._replace(width=pennant.x - theme.hair - name.x)


def number_place(rect: Rect) -> Rect:
    """Where an advisor's number is: in the upper left corner of the space."""
    side = min(advisor_parts(rect).portrait.width * _BADGE, _LARGEST_BADGE * theme.touch)
    side = max(side, _SMALLEST_BADGE * theme.tiny)
    return Rect(rect.x + theme.hair, rect.top - side - theme.hair, side, side)


def _paint_number(painter: Painter, badge: Rect, advisor: int) -> None:
    painter.circle(badge.centre, badge.width / 2, theme.panel)
    painter.ring(badge.centre, badge.width / 2, theme.ink)
    size = max(theme.tiny, step_of_type(badge.width * _NUMBER_LETTER))
    painter.text(str(advisor), badge, size, bold=True)


def pennant_place(rect: Rect, tokens: Sequence[Amount], parts: AdvisorParts) -> Rect:
    """Where the pennant hangs: next to the gift or above it, so that what there is to choose stays visible."""
    width, height = _PENNANT_WIDTH * theme.touch, _PENNANT_HEIGHT * theme.touch
    gift = gift_place(rect, tokens, parts.gift)
    has_face = parts.portrait.width > 0
    right = gift.x if is_wide(rect) and has_face else rect.right - theme.unit
    height = min(height, rect.top - gift.top) if not has_face else height
    return Rect(right - width, rect.top - height, width, height)
