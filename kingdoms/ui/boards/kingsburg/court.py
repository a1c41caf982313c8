"""The court of Kingsburg: the advisors on their thrones, and the groups of dice in front of them."""

from collections.abc import Callable, Sequence
from math import ceil
from typing import Any, NamedTuple

from kivy.properties import NumericProperty

from kingdoms.core.game import Thing
from kingdoms.games.kingsburg.board import ADVISORS, LAST_ADVISOR, RULEBOOK, STABLE
from kingdoms.games.kingsburg.words.names import advisor_name
from kingdoms.games.kingsburg.words.phrases import signed
from kingdoms.ui.board.sight import NOWHERE, Place, Places, Sight, at
from kingdoms.ui.board.symbol_rows import Token, Tokens, in_two_lines, least_side, width_of
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.kingsburg.tokens import (
    ART,
    NOBODY,
    WHITE,
    gift,
    is_white,
    paint_die,
    paint_line,
    paint_symbol_of,
)
from kingdoms.ui.drawing.gallery import paint_medallion
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, size_of, step_of_type
from kingdoms.ui.theme import Colour, faint, theme

OPEN, TAKEN, BLOCKED = "open", "taken", "blocked"
_COLUMNS, _ROWS = 6, 3
_TALLEST = 2.8  # the height of a place for its width, at most: beyond it there is only empty room

_WIDE = 1.3  # the width of a place for its height from which its portrait is at the left, and what it gives beside it

# Names.
_NAME_LINE = 1.4  # the height of a line for its size of type
_LEAST_PORTRAIT = 0.5  # the least side of a portrait above a name, in touches

# Numbers.
_BADGE, _SMALLEST_BADGE = 0.3, 1.5  # of the portrait; the least side for its size of type
_NUMBER_LETTER = 0.68  # the size of a number at most, of its badge

# What advisors give.
_HIGHEST_GIFT, _LARGEST_SYMBOL = 2.4, 1.25  # glyphs
_LARGE_PORTRAIT = 1.3  # the side of a portrait in touches from which the rest is for larger symbols
_WIDEST_PORTRAIT = 0.5  # the width of a portrait beside what its advisor gives, of all

# The pennant over the advisor who helps.
_PENNANT_WIDTH, _PENNANT_HEIGHT = 0.3, 0.5  # of a touch

# Groups of dice.
_OVER_PORTRAIT = 0.38  # how much of a portrait dice may hide: not more than the chin
_LEAST_DIE = 0.5  # touches; where dice would be smaller they take another line
_AROUND_DICE = 1.5  # units: above and below the lines of a group
_MOST_LINES = 3
_LARGEST_DIE = 0.62  # touches
_MARKET_LETTER = 0.7  # the size of what the Market adds, of a die


class KingsburgCourt(Zone):
    """Six columns of three places, the first at the lower left."""

    spacing = NumericProperty(0)
    """The room between two advisors."""

    def lay_out(self, sight: Sight) -> Places:
        """The advisors, and dice over the lower half of their portraits."""
        places: Places = {("advisor", number): at(rect) for number, rect in enumerate(self._cells(), 1)}
        for advisor in range(1, LAST_ADVISOR + 1):
            groups = groups_at(sight.view, advisor)
            counts = [_count(sight.view, group) for group in groups]
            rooms = _group_places(places[("advisor", advisor)].rect, counts)
            places |= {group: Place(room, NOWHERE) for group, room in zip(groups, rooms, strict=True)}
        return places

    def _cells(self) -> list[Rect]:
        """The places from left to right, and upwards row by row."""
        room, gap = self.rect, self.spacing
        width = (room.width - gap * (_COLUMNS - 1)) / _COLUMNS
        height = min((room.height - gap * (_ROWS - 1)) / _ROWS, width * _TALLEST)
        rows = room.centred(room.width, height * _ROWS + gap * (_ROWS - 1)).rows(_ROWS, gap)
        return [cell for row in reversed(rows) for cell in row.columns(_COLUMNS, gap)]

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """An advisor, or a group of dice."""
        view, rect = sight.view, place.rect
        kind, number = thing
        if kind == "advisor":
            is_helping = view.agenda[-1:] == [("help", view.seat, number)]
            helped = sight.seats[view.seat].crest if is_helping else None
            is_blocked = view.blocked_advisors() >> number & 1
            access = BLOCKED if is_blocked else TAKEN if view.closed() >> number & 1 else OPEN
            return paint_advisor, rect, number, gift_of(sight, number), access, helped
        if kind == "block":
            return _paint_block, rect, tuple(_blocking(view.blocked, number))
        seat, _advisor, dice, plus_two, market = view.placements[number]
        values = tuple((view.dice[seat][die], is_white(die)) for die in dice)
        return paint_group, rect, sight.seats[seat].crest, values, plus_two, market


def groups_at(view: Any, advisor: int) -> list[Thing]:
    """The groups of dice with an advisor, those of no player first."""
    groups: list[Thing] = [("block", advisor)] if view.blocked_advisors() >> advisor & 1 else []
    return groups + [("group", number) for number, placed in enumerate(view.placements) if placed.advisor == advisor]


def gift_of(sight: Sight, advisor: int) -> Tokens:
    """What an advisor gives the viewer."""
    view = sight.view
    return gift(view.ruleset, advisor, sight.viewer is not None and view.has(sight.viewer, STABLE))


def _blocking(blocked: Sequence[int], advisor: int) -> list[int]:
    """The dice of no player that block an advisor: three together, or one alone."""
    *three, first, second = blocked
    dice = three if sum(three) == advisor else []
    return dice + [die for die in dict.fromkeys((first, second)) if die == advisor]


def _count(view: Any, thing: Thing) -> int:
    """How many things there are in a group, its crest or lock among them."""
    kind, number = thing
    if kind == "block":
        return 1 + len(_blocking(view.blocked, number))
    placed = view.placements[number]
    return 1 + len(placed.dice) + int(placed.plus_two) + bool(placed.market)


def _group_places(rect: Rect, counts: Sequence[int]) -> list[Rect]:
    """Groups below each other, each in as many lines as it takes; they begin at the chin, so faces stay in sight.

    On a wide place they are at the bottom, instead of the name.
    """
    portrait, die = face_of(rect).portrait, _LEAST_DIE * theme.touch + theme.hair
    across = max(1, int((rect.width - 2 * theme.unit) / die))
    heights = [ceil(count / across) * die + _AROUND_DICE * theme.unit for count in counts]
    top = rect.y if _is_wide(rect) else portrait.y + _OVER_PORTRAIT * portrait.height
    top = min(max(top, rect.y + sum(heights)), number_place(rect).y - theme.hair)
    room = Rect(rect.x, rect.y, rect.width, top - rect.y)
    share = min(1.0, room.height / max(1.0, sum(heights)))
    places = []
    for height in heights:
        line, room = room.cut_top(height * share)
        places.append(line.inset(theme.unit / 2, theme.hair))
    return places


# Advisors.


class Face(NamedTuple):
    """The parts of an advisor's place."""

    portrait: Rect
    name: Rect
    gift: Rect


def face_of(rect: Rect) -> Face:
    """Portrait, name and help below each other; on a wide place the help is beside the portrait."""
    inner = rect.inset(theme.unit / 2)
    name_height = _name_lines(rect) * _NAME_LINE * theme.small
    if _is_wide(rect):
        name, rest = inner.cut_bottom(name_height)
        portrait, gift = rest.cut_left(min(rest.height, rest.width * _WIDEST_PORTRAIT), theme.unit)
        return Face(portrait.fitted(1).inset(theme.hair), name, gift.inset(theme.unit / 2))
    least = _gift_lines(inner.width) * (least_side() + theme.hair)
    spare = inner.height - name_height
    large = min(theme.glyph + 2 * theme.hair, spare - _LARGE_PORTRAIT * theme.touch)
    gift_height = max(least, large, min(spare - inner.width, _HIGHEST_GIFT * theme.glyph))
    gift, rest = inner.cut_bottom(gift_height)
    name, rest = rest.cut_bottom(name_height)
    return Face(rest.fitted(1).inset(theme.hair), name, gift.inset(theme.unit / 2, theme.hair))


def _is_wide(rect: Rect) -> bool:
    return rect.width >= _WIDE * rect.height


def _gift_lines(width: float) -> int:
    """How many lines the richest help takes."""
    widest = max(width_of(gift(RULEBOOK, advisor, True), least_side()) for advisor in range(1, LAST_ADVISOR + 1))
    return 1 if widest <= width - theme.unit else 2


def _name_lines(rect: Rect) -> int:
    """How many lines the names take on all places like this; none if they would have to be small or hide faces."""
    style, width = Style(round(theme.small), bold=True), rect.width - 2 * theme.unit
    names = [advisor_name(advisor) for advisor in range(1, LAST_ADVISOR + 1)]
    for lines, parts in enumerate((names, [word for name in names for word in name.split()]), 1):
        if max(size_of(part, style)[0] for part in parts) <= width:
            gifts = 0 if _is_wide(rect) else _gift_lines(rect.width - theme.unit) * least_side()
            room = rect.height - lines * _NAME_LINE * theme.small - gifts
            return lines if room >= _LEAST_PORTRAIT * theme.touch + theme.unit else 0
    return 0


def paint_advisor(
    painter: Painter, rect: Rect, advisor: int, gift: Sequence[Token], access: str, helped: int | None = None
) -> None:
    """An advisor: portrait, number, name and help; one who cannot be influenced any more is faded and locked.

    The advisor who helps just now has a pennant of the seat that is helped.
    """
    is_open = access == OPEN or helped is not None
    painter.fill(rect, faint(theme.panel if is_open else theme.sunk, 0.8), theme.corner)
    painter.outline(rect, theme.line, radius=theme.corner)
    face = face_of(rect)
    picture = f"{ART}/advisors/{ADVISORS[RULEBOOK][advisor].key}"
    paint_medallion(painter, picture, face.portrait, theme.faded, theme.hair)
    if not is_open:
        painter.circle(face.portrait.centre, face.portrait.width / 2, faint(theme.ground, 0.45))
    _paint_number(painter, number_place(rect), advisor)
    if face.name.height and (access == OPEN or not _is_wide(rect)):
        painter.text(advisor_name(advisor), face.name, theme.small, bold=True, lines=_name_lines(rect))
    _paint_gift(painter, face.gift, gift)
    if helped is not None:
        _paint_pennant(painter, rect, theme.seat_colours[helped])


def number_place(rect: Rect) -> Rect:
    """Where an advisor's number is: in the upper corner of the place."""
    side = max(face_of(rect).portrait.width * _BADGE, _SMALLEST_BADGE * theme.tiny)
    return Rect(rect.x + theme.hair, rect.top - side - theme.hair, side, side)


def _paint_number(painter: Painter, badge: Rect, advisor: int) -> None:
    painter.circle(badge.centre, badge.width / 2, theme.panel)
    painter.ring(badge.centre, badge.width / 2, theme.ink)
    size = max(theme.tiny, step_of_type(badge.width * _NUMBER_LETTER))
    painter.text(str(advisor), badge, size, bold=True)


def _paint_pennant(painter: Painter, rect: Rect, colour: Colour) -> None:
    width, height = _PENNANT_WIDTH * theme.touch, _PENNANT_HEIGHT * theme.touch
    painter.outline(rect, colour, theme.band, theme.corner)
    painter.pennant(Rect(rect.right - width - theme.unit, rect.top - height, width, height), colour)


def _paint_gift(painter: Painter, rect: Rect, tokens: Sequence[Token]) -> None:
    """What an advisor gives, in symbols as large as they can be; in two lines where one would be too small."""
    largest = _LARGEST_SYMBOL * theme.glyph
    if width_of(tokens, least_side()) <= rect.width:
        paint_line(painter, rect, tokens, min(largest, rect.height))
        return
    parts = in_two_lines(tokens)
    for line, part in zip(rect.rows(len(parts)), parts, strict=True):
        paint_line(painter, line, part, largest)


# Dice at court.


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


def _paint_block(painter: Painter, rect: Rect, dice: Sequence[int]) -> None:
    """Dice of no player, which lock an advisor for a season."""
    looks: list[Callable[[Rect], object]] = [lambda place: painter.icon("lock", place.inset(theme.hair))]
    looks += [_die(painter, NOBODY, value) for value in dice]
    _paint_plate(painter, rect, theme.ink, looks)


def _die(painter: Painter, crest: int, value: int) -> Callable[[Rect], None]:
    return lambda place: paint_die(painter, place, crest, value)


def _paint_plate(painter: Painter, rect: Rect, edge: Colour, looks: Sequence[Callable[[Rect], object]]) -> None:
    """A small plate with things in as many lines as make them largest."""
    room, gap, count = rect.inset(theme.unit / 2), theme.hair, len(looks)

    def side(lines: int) -> float:
        across = ceil(count / lines)
        return min((room.width - gap * (across - 1)) / across, (room.height - gap * (lines - 1)) / lines)

    lines = max(range(1, _MOST_LINES + 1), key=side)
    size, across = min(side(lines), _LARGEST_DIE * theme.touch), ceil(count / lines)
    wide, high = across * (size + gap) - gap, lines * (size + gap) - gap
    place = rect.centred(wide, high)
    place = place.moved(0, rect.y + theme.unit / 2 - place.y)
    painter.fill(place.inset(-theme.unit / 2), faint(theme.panel, 0.92), theme.corner / 2)
    painter.outline(place.inset(-theme.unit / 2), edge, theme.band, theme.corner / 2)
    for number, look in enumerate(looks):
        line, column = divmod(number, across)
        look(Rect(place.x + column * (size + gap), place.top - (line + 1) * size - line * gap, size, size))
