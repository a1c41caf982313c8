"""The heading of a seat's rows in Rival Kings: crest, name, coins, markers and points."""

from math import ceil
from typing import NamedTuple

from kingdoms.core.state import Thing
from kingdoms.core.words.language import _, numeral
from kingdoms.games.rival_kings.cards import RANKS, rank
from kingdoms.games.rival_kings.state import NONE
from kingdoms.games.rival_kings.words.names import character_name
from kingdoms.ui.board.board import Board
from kingdoms.ui.board.sight import SEAT, Place, Places, Sight, at
from kingdoms.ui.boards.rival_kings.pieces.cards import COIN, MARKER, name_style
from kingdoms.ui.boards.rival_kings.pieces.characters import CHARACTER_BACK, REVEAL, paint_rank
from kingdoms.ui.boards.rival_kings.pieces.facts import paint_fact
from kingdoms.ui.boards.rival_kings.pieces.seals import paint_pennant
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import LINE, Style, fitting, size_of
from kingdoms.ui.theme import CARD_ASPECT, theme

NUMBERS = ("coins", "markers", "points")
PICTURES = {"coins": COIN, "markers": MARKER}
_WIDEST_NUMBER = "88"
_PICTURE, _CROWN = 1.35, 1.3  # the side of a number's picture and of the crown, relative to its type size
_LEAST_CROWN = 0.35  # the least side of the crown, relative to the width of the space for it and its number
_CREST = 1.5  # the side of the crest, relative to the name's type
_AROUND_NAME = 2.4  # the width of the crest and the pennant, relative to the name's type
_CARD = 1.1  # the width of the face-down card, relative to the name's type
_PLAYED = 5  # the width of words with the rank of a character that was played, relative to the name's type
_PENNANT_WIDTH, _PENNANT_HEIGHT = 0.6, 0.85  # the size of the pennant, as shares of the side of the crest
_SPACES = 4  # the number of units between crest, name, card and words


class _Played(NamedTuple):
    """The character that a seat played in the first cycle of this round; NONE during that cycle."""

    character: int
    words: str = ""
    """The words about it, if there is room for them."""


def heading_height(sight: Sight, width: float, size: float) -> float:
    """The height of a seat's crest, name and numbers: one line, or two if the space is narrow."""
    line = LINE * size + theme.unit
    return line if _is_one_line(sight, width, size) else line + ceil(LINE * theme.small)


def lay_out_heading(sight: Sight, seat: int, room: Rect, size: float) -> Places:
    """The crest with the name, and the numbers to the right of it or below."""
    width = _numbers_width(size)
    if _is_one_line(sight, room.width, size):
        numbers, name = room.cut_right(width, theme.unit)
    else:
        name, numbers = room.cut_top(min(LINE * theme.small, room.height / 2))
        numbers = numbers.cut_left(min(width, numbers.width))[0]
    places: Places = {(SEAT, seat): at(name)}
    for number, rect in zip(NUMBERS, numbers.columns(len(NUMBERS), theme.unit), strict=True):
        places[(number, seat)] = at(rect)
    return with_wide_markers(places, seat)


def with_wide_markers(places: Places, seat: int) -> Places:
    """The same places, with markers wide enough for a finger, because conflicts are settled there."""
    rect = places.pop(("markers", seat)).rect
    return {**places, ("markers", seat): Place(rect, rect.centred(max(theme.touch, rect.width), rect.height))}


def look_of_heading(board: Board, sight: Sight, thing: Thing, place: Place, size: float) -> Look:
    """A seat's crest and name, or one of its numbers."""
    kind, seat = thing
    if kind == SEAT:
        who = sight.seats[seat]
        has_chosen = not sight.view.revealed and sight.view.chosen[seat] != NONE
        has_card = has_chosen and not board.is_in_the_air(("character", seat)) and seat != sight.viewer
        name, is_acting = sight.captions[seat], is_seen_acting(board, sight, seat)
        size, played = min(size, theme.subtitle), _Played(played_before(sight, seat))
        if words := _words_on_played(sight, place.rect, size):
            played = played._replace(words=words[seat])
        return _paint_name, place.rect, name, who.crest, size, is_acting, has_card, played
    return look_of_number(board, thing, place, size)


def played_before(sight: Sight, seat: int) -> int:
    """The character that a seat played in the first cycle of this round; NONE during that cycle."""
    played = sight.view.played[seat]
    return int(played[-1]) if played else NONE


def _words_on_played(sight: Sight, rect: Rect, size: float) -> list[str]:
    """The characters played in the first cycle: all names or, if one of them does not fit, all ranks; else nothing."""
    played = [played_before(sight, seat) for seat in range(len(sight.seats))]
    if NONE in played:
        return []
    side = _crest_side(rect, size)
    # The pennant or the face-down card may come between the name and the words.
    least = rect.width - side - max(side * _PENNANT_WIDTH, side / CARD_ASPECT) - _SPACES * theme.unit
    names = [size_of(caption, Style(round(size), bold=True))[0] for caption in sight.captions]
    for described in (map(character_name, played), (RANKS[rank(character)] for character in played)):
        words = [_("Cycle 1: {character}").format(character=character) for character in described]
        if all(name + size_of(text, _style_of_played())[0] <= least for name, text in zip(names, words, strict=True)):
            return words
    return []


def _style_of_played() -> Style:
    return Style(round(theme.least_name))


def _crest_side(rect: Rect, size: float) -> float:
    return min(rect.height, _CREST * size)


def is_seen_acting(board: Board, sight: Sight, seat: int) -> bool:
    """Whether a seat is shown as the current player; not during the reveal, before the characters have been seen."""
    return sight.actor == seat and board.opened != REVEAL


def look_of_number(board: Board, thing: Thing, place: Place, size: float) -> Look:
    """A seat's number of coins, markers or points."""
    if thing[0] == "points":
        return paint_points, place.rect, board.count(thing), size
    return paint_fact, place.rect, PICTURES[thing[0]], board.count(thing), size


def _is_one_line(sight: Sight, width: float, size: float) -> bool:
    """Whether everything fits on one line; the same for all seats, so that their panels look alike."""
    letters = max(size_of(caption, Style(round(theme.small), bold=True))[0] for caption in sight.captions)
    return (_AROUND_NAME + _CARD + _PLAYED) * theme.small + letters + 2 * theme.unit + _numbers_width(size) <= width


def _numbers_width(size: float) -> float:
    number = _PICTURE * size + size_of(_WIDEST_NUMBER, Style(round(size), bold=True))[0] + 2 * theme.unit
    return number * len(NUMBERS) + (len(NUMBERS) - 1) * theme.unit


def _paint_name(
    painter: Painter, rect: Rect, name: str, crest: int, size: float, is_acting: bool, has_card: bool, played: _Played
) -> None:
    """A seat's name, with a pennant after it if it is their turn; a face-down card shows that a seat has chosen.

    In the second cycle, the character that it played in the first one is at the end of the line; if there is no room
    for words, its rank is on the crest.
    """
    side = _crest_side(rect, size)
    shield, words = rect.cut_left(side, theme.unit)
    painter.crest(crest, shield.centred(side, side))
    width = side * _PENNANT_WIDTH
    said = size_of(played.words, _style_of_played())[0]
    after_name = [width] * is_acting + [side / CARD_ASPECT] * has_card + [said] * bool(played.words)
    beside_name = words.width - sum(after_name) - len(after_name) * theme.unit
    style = name_style(name, beside_name, size=size) or name_style(name, words.width)
    if style is not None:
        painter.text(name, words, style.size, bold=True, align="left")
    free = words.cut_left(size_of(name, style)[0] + theme.unit if style is not None else 0)[1]
    if is_acting:
        has_room = free.width >= width
        place, free = free.cut_left(width, theme.unit) if has_room else (shield.cut_right(width)[0], free)
        paint_pennant(painter, place.centred(width, side * _PENNANT_HEIGHT), crest)
    if has_card and free.width >= side / CARD_ASPECT:
        place, free = free.cut_right(side / CARD_ASPECT, theme.unit)
        painter.picture(CHARACTER_BACK, place.centred(side / CARD_ASPECT, side))
    if played.words:
        painter.text(played.words, free.cut_right(theme.unit)[1], theme.least_name, theme.faded, align="right")
    elif played.character != NONE:
        paint_rank(painter, shield.centred(side, side).inset(theme.hair), played.character)


def paint_points(painter: Painter, rect: Rect, points: int, size: float) -> None:
    """A crown and a seat's points, in smaller type if they need it."""
    words = numeral(points)
    size = fitting(words, rect.width * (1 - _LEAST_CROWN), size)
    needed = size_of(words, Style(round(size), bold=True))[0] + theme.unit / 2
    side = min(size * _CROWN, max(rect.width * _LEAST_CROWN, rect.width - needed))
    symbol, rest = rect.cut_left(side, theme.unit / 2)
    painter.icon("crown", symbol.centred(side, side), theme.faded)
    painter.text(words, rest, size, bold=True, align="left")
