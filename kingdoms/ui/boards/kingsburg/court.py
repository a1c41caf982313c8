"""The court of Kingsburg: the advisors on their thrones, and the groups of dice in front of them."""

from collections.abc import Callable, Sequence
from math import ceil
from typing import NamedTuple

from kingdoms.games.kingsburg.board import ADVISORS, RULEBOOK
from kingdoms.games.kingsburg.words.names import advisor_name
from kingdoms.games.kingsburg.words.phrases import signed
from kingdoms.ui.board.symbol_rows import Token, in_two_lines, width_of
from kingdoms.ui.boards.kingsburg.tokens import (
    ART,
    NOBODY,
    WHITE,
    paint_die,
    paint_line,
    paint_symbol_of,
)
from kingdoms.ui.drawing.gallery import paint_medallion
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, size_of, step_of_type
from kingdoms.ui.theme import Colour, faint, theme

OPEN, TAKEN, BLOCKED = "open", "taken", "blocked"
_NAMED = 80  # the width of a place in dp from which there is room for a name in one line
_TALL = 2.35  # the height of a narrow place, for its width, from which there is room for a name in two lines
_LEAST_NAME = 8  # dp: names that would be smaller are not written
_LEAST_SYMBOL, _LARGE_SYMBOL = 0.66, 0.75  # of a glyph: smaller tokens go in two lines; where there is height, too


class Face(NamedTuple):
    """The parts of an advisor's place."""

    portrait: Rect
    name: Rect
    gift: Rect


def face_of(rect: Rect) -> Face:
    """Where portrait, name and help stand: on a small place there is no name, but the help is large."""
    inner = rect.inset(theme.unit / 2)
    name_height = _name_height(rect)
    gift_height = max(0.75 * theme.glyph, min(inner.height - name_height - inner.width, 2.4 * theme.glyph))
    gift, rest = inner.cut_bottom(gift_height)
    gift = gift.inset(theme.unit / 2 if theme.form == "phone" else 1.5 * theme.unit, theme.hair)
    name, rest = rest.cut_bottom(name_height)
    name = name.inset(-theme.hair, 0)
    return Face(rest.fitted(1).inset(theme.hair), name, gift)


def _name_height(rect: Rect) -> float:
    """A wide place has a name in one line, a tall one in two, unless its words would be too small."""
    if rect.width >= _NAMED * theme.hair:
        return 1.4 * theme.small if rect.height > 1.25 * rect.width else 0.0
    return 3 * _name_size(rect.width) if rect.height > _TALL * rect.width else 0.0


def _name_size(width: float) -> float:
    """The size of all names on places of this width: that at which the longest word of them fits, if any is."""
    if width >= _NAMED * theme.hair:
        return step_of_type(min(theme.small, width * 0.14))
    words = [word for advisor in ADVISORS[RULEBOOK] for word in advisor_name(advisor).split()]
    longest = max(size_of(word, Style(round(theme.small), bold=True))[0] for word in words)
    size = min(theme.small, theme.small * (width - theme.unit) / longest)
    return step_of_type(size) if size >= _LEAST_NAME * theme.hair else 0.0


def paint_advisor(
    painter: Painter, rect: Rect, advisor: int, gift: Sequence[Token], access: str, is_helping: bool = False
) -> None:
    """An advisor: portrait, number, name and help; whoever cannot be influenced any more is faded and locked.

    Who is helping just now has a gold band, so that nobody has to search the court for a name.
    """
    painter.fill(rect, faint(theme.panel if access == OPEN or is_helping else theme.sunk, 0.8), theme.corner)
    painter.outline(rect, theme.line, radius=theme.corner)
    if is_helping:
        painter.chosen(rect)
    face = face_of(rect)
    paint_portrait(painter, face.portrait, advisor)
    if access != OPEN:
        painter.circle(face.portrait.centre, face.portrait.width / 2, faint(theme.ground, 0.55))
    _paint_number(painter, number_place(rect), advisor)
    if face.name.height:
        is_narrow = rect.width < _NAMED * theme.hair
        name = advisor_name(advisor).replace(" ", "\n") if is_narrow else advisor_name(advisor)
        painter.text(name, face.name, _name_size(rect.width), bold=True, lines=2 if is_narrow else 1)
    paint_gift(painter, face.gift, gift)


def paint_portrait(painter: Painter, rect: Rect, advisor: int) -> None:
    """An advisor's face in a round frame."""
    picture = f"{ART}/advisors/{ADVISORS[RULEBOOK][advisor].key}"
    paint_medallion(painter, picture, rect, theme.tinctures["or"], theme.band)


def number_place(rect: Rect) -> Rect:
    """Where an advisor's number is: in the upper corner of his place."""
    side = max(face_of(rect).portrait.width * 0.34, 4.5 * theme.unit)
    return Rect(rect.x + theme.hair, rect.top - side - theme.hair, side, side)


def _paint_number(painter: Painter, rect: Rect, advisor: int) -> None:
    side = rect.width
    painter.circle(rect.centre, side / 2, theme.panel)
    painter.ring(rect.centre, side / 2, theme.ink)
    painter.text(str(advisor), rect, step_of_type(side * 0.68), bold=True)


def paint_gift(painter: Painter, rect: Rect, tokens: Sequence[Token]) -> None:
    """What an advisor gives; in two lines where one would be too small to read."""
    is_low = rect.height < 1.9 * theme.glyph
    side = min((1.0 if is_low and theme.form == "phone" else 1.25) * theme.glyph, rect.height)
    has_room = width_of(tokens, (_LEAST_SYMBOL if is_low else _LARGE_SYMBOL) * theme.glyph) <= rect.width
    if has_room or rect.height < 1.2 * theme.glyph:
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
    looks: list[Callable[[Rect], None]] = [lambda place: painter.crest(crest, place)]
    for value, is_white in dice:
        looks.append(_die(painter, WHITE if is_white else crest, value))
    looks += [lambda place: paint_symbol_of(painter, place, "plus_two", theme.ink)] * plus_two
    if market:
        looks.append(lambda place: painter.text(signed(market), place, step_of_type(place.height * 0.7), bold=True))
    _paint_plate(painter, rect, theme.seat_colours[crest], looks)


def paint_block(painter: Painter, rect: Rect, dice: Sequence[int]) -> None:
    """Dice of no player, which lock an advisor for a season."""
    looks: list[Callable[[Rect], None]] = [lambda place: painter.icon("lock", place.inset(theme.hair))]
    looks += [_die(painter, NOBODY, value) for value in dice]
    _paint_plate(painter, rect, theme.ink, looks)


def _die(painter: Painter, crest: int, value: int) -> Callable[[Rect], None]:
    return lambda place: paint_die(painter, place, crest, value)


def _paint_plate(painter: Painter, rect: Rect, edge: Colour, looks: Sequence[Callable[[Rect], None]]) -> None:
    """A small plate with things in as many lines as make them largest."""
    room, gap, count = rect.inset(theme.unit / 2), theme.hair, len(looks)

    def side(lines: int) -> float:
        across = ceil(count / lines)
        return min((room.width - gap * (across - 1)) / across, (room.height - gap * (lines - 1)) / lines)

    lines = max((1, 2, 3), key=side)
    size, across = min(side(lines), 0.75 * theme.touch), ceil(count / lines)
    wide, high = across * (size + gap) - gap, lines * (size + gap) - gap
    place = rect.centred(wide, high)
    place = place.moved(0, rect.y + theme.unit / 2 - place.y)
    painter.fill(place.inset(-theme.unit / 2), faint(theme.panel, 0.92), theme.corner / 2)
    painter.outline(place.inset(-theme.unit / 2), edge, theme.band, theme.corner / 2)
    for number, look in enumerate(looks):
        line, column = divmod(number, across)
        look(Rect(place.x + column * (size + gap), place.top - (line + 1) * size - line * gap, size, size))
