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
from kingdoms.ui.board.symbol_rows import Token, Tokens, in_two_lines, width_of
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

# Names. Heights are for the size of type.
_NAMED = 20  # the width of a place in units from which there is room for a name in one line
_ONE_LINE, _TWO_LINES = 1.4, 3
_TALL, _NARROW_TALL = 1.25, 2.35  # the height of a wide and a narrow place, for its width, from which it has a name
_NAME_LETTER = 0.14  # the size of a name in one line at most, of the place's width
_LEAST_NAME = 2  # units: names that would be smaller are not written

# Numbers.
_BADGE, _LEAST_BADGE = 0.34, 4.5  # of the portrait; the least side in units
_NUMBER_LETTER = 0.68  # the size of a number, of its badge

# What advisors give, in glyphs.
_LEAST_GIFT, _HIGHEST_GIFT = 0.75, 2.4
_LARGEST_SYMBOL = 1.25  # where there is room
_LEAST_SYMBOL, _LARGE_SYMBOL = 0.66, 0.75  # smaller tokens go in two lines; where there is height, too
_HIGH_GIFT, _TWO_LINED_GIFT = 1.9, 1.2  # the heights from which symbols may be large, and in two lines
_GIFT_MARGIN = 1.5  # units, at both sides on a wide place

# Groups of dice.
_LEAST_GROUP = 4  # the height of a group of dice in units below which it is beside an advisor's number
_OVER_PORTRAIT, _HIGHEST_GROUP = 0.62, 1.4  # the height of a group, of the portrait and in touches, at most
_MOST_LINES = 3
_LARGEST_DIE = 0.75  # touches
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
            rect = places[("advisor", advisor)].rect
            for number, thing in enumerate(groups):
                places[thing] = Place(_group_place(rect, number, len(groups)), NOWHERE)
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
            is_blocked = view.blocked_advisors() >> number & 1
            access = BLOCKED if is_blocked else TAKEN if view.closed() >> number & 1 else OPEN
            return paint_advisor, rect, number, gift_of(sight, number), access, is_helping
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


def _group_place(rect: Rect, number: int, count: int) -> Rect:
    """Several groups are above each other.

    None hides the advisor's number: they stay below it, or beside it where they would become too small.
    """
    portrait, badge = face_of(rect).portrait, number_place(rect)
    base = portrait.y - theme.unit / 2
    height = min(portrait.height * (_OVER_PORTRAIT if count == 1 else 1 / count), _HIGHEST_GROUP * theme.touch)
    below = (badge.y - base) / count
    if below >= _LEAST_GROUP * theme.unit:
        height = min(height, below)
    line = Rect(rect.x, base + number * height, rect.width, height)
    if line.top > badge.y + theme.hair:
        line = line.cut_left(badge.right - rect.x)[1]
    return line.inset(theme.unit / 2, theme.hair)


# Advisors.


class Face(NamedTuple):
    """The parts of an advisor's place."""

    portrait: Rect
    name: Rect
    gift: Rect


def face_of(rect: Rect) -> Face:
    """Where portrait, name and help are: on a small place there is no name, but the help is large."""
    inner = rect.inset(theme.unit / 2)
    name_height = _name_height(rect)
    gift_height = inner.height - name_height - inner.width
    gift_height = max(_LEAST_GIFT * theme.glyph, min(gift_height, _HIGHEST_GIFT * theme.glyph))
    gift, rest = inner.cut_bottom(gift_height)
    gift = gift.inset(theme.unit / 2 if _is_narrow(rect) else _GIFT_MARGIN * theme.unit, theme.hair)
    name, rest = rest.cut_bottom(name_height)
    name = name.inset(-theme.hair, 0)
    return Face(rest.fitted(1).inset(theme.hair), name, gift)


def _is_narrow(rect: Rect) -> bool:
    """Whether a place is too narrow for a name in one line."""
    return rect.width < _NAMED * theme.unit


def _name_height(rect: Rect) -> float:
    """A wide place has a name in one line, a tall one in two, unless its words would be too small."""
    if _is_narrow(rect):
        return _TWO_LINES * _name_size(rect) if rect.height > _NARROW_TALL * rect.width else 0.0
    return _ONE_LINE * theme.small if rect.height > _TALL * rect.width else 0.0


def _name_size(rect: Rect) -> float:
    """The size of all names on places like this: the longest word of them has to fit; 0 if that is too small."""
    if not _is_narrow(rect):
        return step_of_type(min(theme.small, rect.width * _NAME_LETTER))
    words = [word for advisor in ADVISORS[RULEBOOK] for word in advisor_name(advisor).split()]
    longest = max(size_of(word, Style(round(theme.small), bold=True))[0] for word in words)
    size = min(theme.small, theme.small * (rect.width - theme.unit) / longest)
    return step_of_type(size) if size >= _LEAST_NAME * theme.unit else 0.0


def paint_advisor(
    painter: Painter, rect: Rect, advisor: int, gift: Sequence[Token], access: str, is_helping: bool = False
) -> None:
    """An advisor: portrait, number, name and help; one who cannot be influenced any more is faded and locked.

    The advisor who helps just now has a gold band, so that nobody has to search the court for a name.
    """
    painter.fill(rect, faint(theme.panel if access == OPEN or is_helping else theme.sunk, 0.8), theme.corner)
    painter.outline(rect, theme.line, radius=theme.corner)
    if is_helping:
        painter.chosen(rect)
    face, is_narrow = face_of(rect), _is_narrow(rect)
    picture = f"{ART}/advisors/{ADVISORS[RULEBOOK][advisor].key}"
    paint_medallion(painter, picture, face.portrait, theme.tinctures["or"], theme.band)
    if access != OPEN:
        painter.circle(face.portrait.centre, face.portrait.width / 2, faint(theme.ground, 0.55))
    badge = number_place(rect)
    painter.circle(badge.centre, badge.width / 2, theme.panel)
    painter.ring(badge.centre, badge.width / 2, theme.ink)
    painter.text(str(advisor), badge, step_of_type(badge.width * _NUMBER_LETTER), bold=True)
    if face.name.height:
        name = advisor_name(advisor).replace(" ", "\n") if is_narrow else advisor_name(advisor)
        painter.text(name, face.name, _name_size(rect), bold=True, lines=2 if is_narrow else 1)
    _paint_gift(painter, face.gift, gift, 1.0 if is_narrow else _LARGEST_SYMBOL)


def number_place(rect: Rect) -> Rect:
    """Where an advisor's number is: in the upper corner of the place."""
    side = max(face_of(rect).portrait.width * _BADGE, _LEAST_BADGE * theme.unit)
    return Rect(rect.x + theme.hair, rect.top - side - theme.hair, side, side)


def _paint_gift(painter: Painter, rect: Rect, tokens: Sequence[Token], largest: float) -> None:
    """What an advisor gives, in symbols of at most that many glyphs; in two lines where one would be too small."""
    is_low = rect.height < _HIGH_GIFT * theme.glyph
    side = min((largest if is_low else _LARGEST_SYMBOL) * theme.glyph, rect.height)
    has_room = width_of(tokens, (_LEAST_SYMBOL if is_low else _LARGE_SYMBOL) * theme.glyph) <= rect.width
    if has_room or rect.height < _TWO_LINED_GIFT * theme.glyph:
        paint_line(painter, rect, tokens, side)
        return
    parts = in_two_lines(tokens)
    for line, part in zip(rect.rows(len(parts), theme.unit / 2), parts, strict=True):
        paint_line(painter, line, part, side)


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
