"""The seats around a board: a strip of crests on a phone, a column at the right edge on anything larger.

Also the frame that all boards share: where the seats, the prompt and the table itself have their room.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from kingdoms.core.game import Thing
from kingdoms.core.language import ngettext
from kingdoms.ui.board.sight import Places, Sight, at
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, size_of
from kingdoms.ui.theme import faint, theme

STRIP, BOX = "strip", "box"
_NUMBER = 0.55  # the most of a fact's width that its number takes; the rest is for its picture
_LINE = 1.35  # the height of a line of text for its size


class Zones(NamedTuple):
    """The rooms of a board."""

    seats: Rect
    prompt: Rect
    table: Rect


class Fact(NamedTuple):
    """Something public about a seat: the thing that is counted, the picture that stands for it, and the number."""

    thing: Thing
    picture: str
    number: int


def is_strip() -> bool:
    """Whether the seats are a strip of crests, as on a phone held upright."""
    return theme.form == "phone" and not theme.wide


def zones(room: Rect) -> Zones:
    """Cuts the room of a board up."""
    prompt_height = max(theme.touch + theme.unit, 2 * _LINE * theme.body + 2 * theme.unit)
    if theme.form == "phone":
        # However large the text is, what can be done has to stay in sight below it.
        prompt_height = min(prompt_height, 1.55 * theme.touch)
    if is_strip():
        strip, rest = room.cut_top(min(1.2 * theme.touch, max(theme.touch, 2 * _LINE * theme.tiny + 2 * theme.unit)))
        prompt, table = rest.cut_top(prompt_height)
        return Zones(strip.inset(theme.unit, 0), prompt, table.inset(theme.gap, theme.unit))
    width = (2.1 if theme.form == "phone" else 4.5 if theme.wide else 3.6) * theme.touch
    column, rest = room.cut_right(width)
    prompt, table = rest.cut_top(prompt_height)
    return Zones(column.inset(theme.unit, theme.unit), prompt, table.inset(theme.gap, theme.unit))


def lay_out_seats(zone: Rect, sight: Sight, facts: Mapping[int, Sequence[Fact]]) -> Places:
    """Where the seats and what is public about them are; on a phone only the rivals' are needed."""
    if theme.form == "phone":
        rivals = sight.rivals
        cells = zone.columns(len(rivals), theme.unit) if is_strip() else zone.rows(max(4, len(rivals)), theme.unit)
        return {("seat", seat): at(rect, STRIP) for seat, rect in zip(rivals, cells, strict=False)}
    places: Places = {}
    for seat in range(len(sight.seats)):
        # What the viewer owns has a place of its own near his hand.
        own_facts = facts[seat] if seat != sight.viewer else ()
        box, zone = zone.cut_top(_box_height(own_facts), theme.gap)
        places |= _lay_out_box(box, seat, own_facts)
    return places


def _box_height(facts: Sequence[Fact]) -> float:
    return _head_height() + (theme.touch if facts else 0) + 2 * theme.unit


def _head_height() -> float:
    return max(theme.crest, _LINE * (theme.body + theme.small))


def _lay_out_box(box: Rect, seat: int, facts: Sequence[Fact]) -> Places:
    places: Places = {("seat", seat): at(box, BOX)}
    line = box.inset(2 * theme.gap, 0).cut_bottom(theme.touch)[0]
    for fact, rect in zip(facts, line.columns(max(1, len(facts))), strict=False):
        places[fact.thing] = at(rect)
    return places


def look_of_seat(sight: Sight, seat: int, rect: Rect, style: str, facts: Sequence[Fact], card: str = "") -> Look:
    """How a seat looks; `card` is the picture of a small card that lies before it, if any does."""
    who, is_acting = sight.seats[seat], sight.actor == seat
    if style == STRIP:
        return _paint_strip, rect, who.name, who.crest, is_acting, tuple(facts), card
    return _paint_box, rect, who.name, who.crest, is_acting, sight.view.scores()[seat].total, card


def paint_seat_ground(painter: Painter, rect: Rect, is_acting: bool, card: str = "") -> None:
    """What a seat's crest and numbers stand on; whoever acts has gold around him."""
    painter.fill(rect, faint(theme.gold, 0.22) if is_acting else faint(theme.panel, 0.7), theme.corner)
    painter.outline(rect, theme.gold if is_acting else theme.line, radius=theme.corner)
    if card:
        painter.picture(card, _card_place(rect))


def _card_place(rect: Rect) -> Rect:
    """Where the card of a seat lies: in the corner, no lower than the name beside it."""
    inner = rect.inset(theme.unit)
    height = min(inner.height / 2, theme.crest)
    return inner.cut_right(height / 1.4)[0].cut_top(height)[0]


def _paint_strip(
    painter: Painter, rect: Rect, name: str, crest: int, is_acting: bool, facts: Sequence[Fact], card: str
) -> None:
    paint_seat_ground(painter, rect, is_acting, card)
    inner = rect.inset(theme.unit)
    shield, rest = inner.cut_left(min(inner.height, theme.crest), theme.unit)
    painter.crest(crest, shield)
    is_tall = rest.height >= _LINE * theme.tiny * (1 + len(facts))
    words, line = rest.cut_top(rest.height / (1 + len(facts) if is_tall else 2))
    beside = words._replace(width=_card_place(rect).x - words.x) if card else words
    painter.text(name, beside, theme.tiny, bold=True, align="left")
    line = line.cut_left(min(line.width, 5 * theme.tiny * len(facts)))[0]
    cells = line.rows(len(facts)) if is_tall else line.columns(len(facts), theme.unit)
    for fact, cell in zip(facts, cells, strict=True):
        paint_fact(painter, cell, fact.picture, fact.number, theme.tiny)


def _paint_box(painter: Painter, rect: Rect, name: str, crest: int, is_acting: bool, points: int, card: str) -> None:
    paint_seat_ground(painter, rect, is_acting, card)
    top = rect.inset(theme.gap, theme.unit).cut_top(_head_height())[0]
    shield, words = top.cut_left(theme.crest, theme.gap)
    painter.crest(crest, shield)
    above, below = words.cut_top(words.height * 0.55)
    painter.text(name, above, fitting(name, above.width, theme.body), bold=True, align="left")
    sentence = ngettext("about {n} point", "about {n} points", points).format(n=counted(points))
    painter.text(sentence, below, fitting(sentence, below.width, theme.small), theme.faded, align="left")


def paint_fact(painter: Painter, rect: Rect, picture: str, number: int, size: float) -> None:
    """A picture and how many there are of it."""
    words = counted(number)
    size = fitting(words, rect.width * _NUMBER, size)
    needed = size_of(words, Style(round(size), bold=True))[0] + theme.unit
    side = min(rect.height * 0.8, size * 1.5, rect.width - needed)
    symbol, rest = rect.cut_left(side, theme.unit / 2)
    painter.picture(picture, symbol.centred(side, side))
    painter.text(words, rest, size, bold=True, align="left")


def fitting(words: str, width: float, size: float) -> float:
    """The size at which a few words that must not be cut are no wider than this."""
    needed = size_of(words, Style(round(size), bold=True))[0] + theme.unit / 2
    return size * min(1.0, width / needed)


def counted(number: int) -> str:
    """A number with a true minus sign: a hyphen is too short to be seen beside a number."""
    return str(number).replace("-", "−")
