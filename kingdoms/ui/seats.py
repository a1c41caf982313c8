"""The seats around a board: a strip of crests on a phone, a column at the right edge on anything larger.

Also the frame that all boards share: where the seats, the prompt and the table itself have their room.
"""

from collections.abc import Sequence
from typing import NamedTuple

from kingdoms.core.game import Thing
from kingdoms.core.tongue import ngettext
from kingdoms.ui.board import Board, Place, Places, Sight, at
from kingdoms.ui.painter import Painter
from kingdoms.ui.rect import Rect
from kingdoms.ui.text import Style, size_of
from kingdoms.ui.theme import faint, theme

_LINE = 1.35  # the height of a line of text for its size


class Zones(NamedTuple):
    """The rooms of a board."""

    seats: Rect
    prompt: Rect
    table: Rect


class Fact(NamedTuple):
    """Something public about a seat: the thing that is counted and the picture that stands for it."""

    thing: Thing
    picture: str


def is_strip() -> bool:
    """Whether the seats are a strip of crests, as on a phone held upright."""
    return theme.form == "phone" and not theme.wide


def zones(room: Rect) -> Zones:
    """Cuts the room of a board up."""
    prompt_height = max(theme.touch + theme.unit, 2 * _LINE * theme.body + 2 * theme.unit)
    if is_strip():
        strip, rest = room.cut_top(max(theme.touch, 2 * _LINE * theme.tiny + 2 * theme.unit))
        prompt, table = rest.cut_top(prompt_height)
        return Zones(strip.inset(theme.unit, 0), prompt, table.inset(theme.gap, theme.unit))
    width = (2.1 if theme.form == "phone" else 4.5 if theme.wide else 3.6) * theme.touch
    column, rest = room.cut_right(width)
    prompt, table = rest.cut_top(prompt_height)
    return Zones(column.inset(theme.unit, theme.unit), prompt, table.inset(theme.gap, theme.unit))


def lay_out_seats(zone: Rect, sight: Sight, facts: dict[int, Sequence[Fact]]) -> Places:
    """Where the seats and what is public about them are."""
    if is_strip():
        columns = zone.columns(len(sight.rivals), theme.unit)
        return {("seat", seat): at(rect, "strip") for seat, rect in zip(sight.rivals, columns, strict=True)}
    if theme.form == "phone":
        rows = zone.rows(max(4, len(sight.rivals)), theme.unit)
        return {("seat", seat): at(rect, "strip") for seat, rect in zip(sight.rivals, rows, strict=False)}
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
    places: Places = {("seat", seat): at(box, "box")}
    line = box.inset(2 * theme.gap, 0).cut_bottom(theme.touch)[0]
    for fact, rect in zip(facts, line.columns(max(1, len(facts))), strict=False):
        places[fact.thing] = at(rect, fact.picture)
    return places


def paint_seat(painter: Painter, board: Board, seat: int, place: Place, facts: Sequence[Fact]) -> None:
    """Draws a seat: its crest, its name, and in a box also its points; whoever acts has a gold bar."""
    sight = board.sight
    if sight is None:
        return
    rect = place.rect
    is_acting = sight.actor == seat
    painter.fill(rect, faint(theme.gold, 0.22) if is_acting else faint(theme.panel, 0.7), theme.corner)
    painter.outline(rect, theme.gold if is_acting else theme.line, radius=theme.corner)
    if place.style == "strip":
        _paint_strip(painter, board, sight, seat, rect.inset(theme.unit), facts)
    else:
        _paint_box(painter, sight, seat, rect.inset(theme.gap, theme.unit))


def _paint_strip(
    painter: Painter, board: Board, sight: Sight, seat: int, rect: Rect, facts: Sequence[Fact]
) -> None:
    crest, rest = rect.cut_left(min(rect.height, theme.crest), theme.unit)
    painter.crest(sight.seats[seat].crest, crest)
    is_tall = rest.height >= _LINE * theme.tiny * (1 + len(facts))
    name, line = rest.cut_top(rest.height / (1 + len(facts) if is_tall else 2))
    painter.text(sight.seats[seat].name, name, theme.tiny, bold=True, align="left")
    cells = line.rows(len(facts)) if is_tall else line.columns(len(facts))
    for fact, cell in zip(facts, cells, strict=True):
        paint_fact(painter, board.count(fact.thing), fact.picture, cell, theme.tiny)


def _paint_box(painter: Painter, sight: Sight, seat: int, rect: Rect) -> None:
    top = rect.cut_top(_head_height())[0]
    crest, words = top.cut_left(theme.crest, theme.gap)
    painter.crest(sight.seats[seat].crest, crest)
    name, points = words.cut_top(words.height * 0.55)
    painter.text(sight.seats[seat].name, name, theme.body, bold=True, align="left")
    total = sight.view.scores()[seat].total
    words = ngettext("about {n} point", "about {n} points", total).format(n=counted(total))
    painter.text(words, points, theme.small, theme.faded, align="left")


def paint_fact(painter: Painter, number: int, picture: str, rect: Rect, size: float) -> None:
    """A picture and how many there are of it."""
    words = counted(number)
    needed = size_of(words, Style(round(size), bold=True))[0] + theme.unit
    side = max(size * 0.8, min(rect.height * 0.8, size * 1.5, rect.width - needed))
    symbol, rest = rect.cut_left(side, theme.unit / 2)
    painter.picture(picture, symbol.centred(side, side))
    painter.text(words, rest, size, bold=True, align="left")


def counted(number: int) -> str:
    """A number with a true minus sign."""
    return str(number).replace("-", "−")
