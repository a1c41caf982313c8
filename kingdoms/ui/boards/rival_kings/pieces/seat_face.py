"""A seat of Rival Kings on a phone: crest, name and numbers, and its cards as chips."""

from collections.abc import Sequence
from typing import NamedTuple

from kingdoms.core.state import Thing
from kingdoms.core.words.language import numeral
from kingdoms.games.rival_kings.state import NONE
from kingdoms.ui.board.zones.seats import paint_seat_ground
from kingdoms.ui.boards.rival_kings.pieces.bands import symbol_of, tinctures
from kingdoms.ui.boards.rival_kings.pieces.cards import name_style
from kingdoms.ui.boards.rival_kings.pieces.characters import paint_rank_card
from kingdoms.ui.boards.rival_kings.pieces.facts import paint_fact
from kingdoms.ui.boards.rival_kings.pieces.row_heading import paint_points
from kingdoms.ui.boards.rival_kings.pieces.seals import paint_pennant
from kingdoms.ui.drawing.gallery import paint_symbol
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import LINE, Style, size_of
from kingdoms.ui.theme import CARD_ASPECT, theme

_PICTURE, _GAP = 1.3, 1.2  # the width of the picture in front of a number, and the gap after it, relative to its type
_PENNANT, _PENNANT_ASPECT = 0.55, 1.3  # the current player's pennant: its width relative to the crest, its shape
_CREST = 1.4  # the crest's side and the height of a card for a seat that has chosen, relative to small type
_BEHIND = 0.5  # the part of that card which a character played before covers, as a share of its width
_CHIP, _CHIP_ROOM = 1.1, 1.2  # the side of a rival's card as a chip, and the height of its line, relative to tiny type
_CHIP_SYMBOL, _LEAST_SYMBOL = 0.8, 0.75  # the side of its symbol, as a share; the least width with one, to tiny type
_ACTIVE = 1.5  # the width of the active subject's edge, in hairs
_CHIP_CORNER = 0.2  # its corner radius, as a share of its height


class CardRows(NamedTuple):
    """The cards in front of a seat."""

    subjects: tuple[int, ...] = ()
    buildings: tuple[int, ...] = ()


NO_ROWS = CardRows()


class Fact(NamedTuple):
    """A public fact about a seat: the counted thing, the picture for it, and the number.

    Without a picture it is points, shown by a crown.
    """

    thing: Thing
    picture: str
    number: int


class SeatFace(NamedTuple):
    """Everything that is shown of a seat."""

    name: str
    crest: int
    is_acting: bool
    facts: tuple[Fact, ...]
    card: str
    """The picture of the small card that shows that it has chosen; empty if there is none."""
    rows: CardRows
    played: int = NONE
    """The character that it played in the first cycle of this round; NONE during that cycle."""


def least_height() -> float:
    """The height of a line each for the name, the numbers and the cards."""
    return _height_of_lines(2) + _CHIP_ROOM * theme.tiny


def paint_seat(painter: Painter, rect: Rect, face: SeatFace) -> None:
    """The crest, the name and the numbers, in two lines, or in three if there is room, and the cards below if they fit.

    A pennant after the name shows whose turn it is, a small card who has chosen.
    """
    paint_seat_ground(painter, rect, face.is_acting)
    inner, facts = rect.inset(theme.unit, theme.unit / 2), face.facts
    chips = _CHIP_ROOM * theme.tiny
    if inner.height - chips >= _height_of_lines(2 if sum(_widths(facts)) <= inner.width else 3):
        line, inner = inner.cut_bottom(chips)
        _paint_chips(painter, line, face.rows)
    is_tall = inner.height >= _height_of_lines(3)
    share = LINE * theme.tiny / _height_of_lines(3) if is_tall else 1 / 2
    below, rest = inner.cut_bottom(inner.height * share)
    above, middle = rest.cut_top(below.height)
    beside_crest = _paint_crest(painter, above, face)
    if is_tall:
        # The last number fits next to the crest, so that all of them can be large.
        _paint_facts(painter, beside_crest, facts[-1:])
        facts = facts[:-1]
    words = middle if is_tall else beside_crest
    style = name_style(face.name, words.width)
    painter.text(face.name, words, style.size if style is not None else theme.least_name, bold=True, align="left")
    _paint_facts(painter, below, facts)


def _height_of_lines(count: int) -> float:
    """The height of the name above one or two lines of numbers."""
    return LINE * (theme.small + (count - 1) * theme.tiny)


def _paint_crest(painter: Painter, line: Rect, face: SeatFace) -> Rect:
    """The crest, and at the end of the line small cards or a pennant; returns the space between them.

    A character played before is on top of the card for the next one.
    """
    side = min(line.height, _CREST * theme.small)
    shield, rest = line.cut_left(side, theme.unit / 2)
    painter.crest(face.crest, shield.centred(side, side))
    width = side / CARD_ASPECT
    if face.card:
        place, rest = rest.cut_right(width, -_BEHIND * width if face.played != NONE else theme.unit / 2)
        painter.picture(face.card, place.centred(width, side))
    elif face.is_acting:
        place, rest = rest.cut_right(side * _PENNANT, theme.unit / 2)
        paint_pennant(painter, place.centred(side * _PENNANT, side * _PENNANT * _PENNANT_ASPECT), face.crest)
    if face.played != NONE:
        place, rest = rest.cut_right(width, theme.unit / 2)
        paint_rank_card(painter, place.centred(width, side), face.played)
    return rest


def _paint_chips(painter: Painter, line: Rect, rows: CardRows) -> None:
    """A seat's subjects on the left and buildings on the right, as chips with colour and symbol.

    The active subject, which is the newest, has a dark edge.
    """
    count = len(rows.subjects) + len(rows.buildings)
    side = min(_CHIP * theme.tiny, (line.width - theme.gap) / max(1, count) - theme.hair)
    chip = Rect(line.x, line.centre[1] - _CHIP * theme.tiny / 2, side, _CHIP * theme.tiny)
    for row, start in zip(rows, (line.x, line.right - len(rows.buildings) * (side + theme.hair)), strict=True):
        for number, card in enumerate(row):
            is_active = row is rows.subjects and number == len(row) - 1
            _paint_chip(painter, chip._replace(x=start + number * (side + theme.hair)), card, is_active)


def _paint_chip(painter: Painter, rect: Rect, card: int, is_active: bool) -> None:
    ground, ink = tinctures(card)
    radius = min(_CHIP_CORNER * rect.height, rect.width / 2)
    painter.fill(rect, ground, radius)
    if is_active:
        painter.outline(rect.inset(-theme.hair / 2), theme.ink, _ACTIVE * theme.hair, radius)
    if rect.width >= _LEAST_SYMBOL * theme.tiny:
        symbol = rect.centred(*[_CHIP_SYMBOL * min(rect.width, rect.height)] * 2)
        paint_symbol(painter, symbol_of(card), symbol, ink)


def _paint_facts(painter: Painter, line: Rect, facts: Sequence[Fact]) -> None:
    """Numbers with their pictures, each as wide as it needs to be; if they do not fit, all are narrowed alike."""
    needed = _widths(facts)
    gap = max(0.0, min(_GAP * theme.tiny, (line.width - sum(needed)) / max(1, len(facts) - 1)))
    share = min(1.0, line.width / sum(needed))
    for fact, width in zip(facts, needed, strict=True):
        cell, line = line.cut_left(share * width, gap)
        if fact.picture:
            paint_fact(painter, cell, fact.picture, fact.number, theme.tiny)
        else:
            paint_points(painter, cell, fact.number, theme.tiny)


def _widths(facts: Sequence[Fact]) -> list[float]:
    """The width of each number with its picture."""
    style = Style(round(theme.tiny), bold=True)
    return [_PICTURE * theme.tiny + size_of(numeral(fact.number), style)[0] + theme.unit for fact in facts]
