"""The sides around the Paladins table, with what is public about each, including a solo game's opponent."""

from collections.abc import Container, Sequence
from typing import NamedTuple

from kivy.properties import OptionProperty

from kingdoms.core.state import Thing
from kingdoms.core.words.language import _, numeral
from kingdoms.games.paladins.board import ATTRIBUTE_KEYS, ATTRIBUTES, WORKERS, Workers
from kingdoms.games.paladins.words.names import side_name
from kingdoms.ui.board.board import Board
from kingdoms.ui.board.sight import NOWHERE, Place, Places, Sight
from kingdoms.ui.board.symbol_rows import Amount, Amounts
from kingdoms.ui.board.zones.seats import BOXES, COLUMN, ROW, STRIP, SeatsZone, paint_seat_ground
from kingdoms.ui.boards.paladins.pieces import (
    ART,
    boosts_of,
    colour_of,
    crest_of,
    paint_boosted,
    paint_crest,
    paint_symbol_of,
    paint_worker,
)
from kingdoms.ui.drawing.gallery import paint_symbol
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import LINE, Style, fitting, size_of, step_of_type
from kingdoms.ui.theme import theme

_BURDENS = ("suspicion", "debt")
_GOODS = ("silver", "provision", *_BURDENS)
_COLUMNS = (("vp", *_GOODS, "any"), ATTRIBUTE_KEYS)
"""The columns of the seats in a rail: points, goods, burdens and workers; and, a little apart, the attributes."""
_HEADS: Thing = ("seat_heads",)
"""The symbols above those columns."""
_DIGITS = (0.55, 0.55, 0.5, 0.42)  # the size of a number relative to the space with its symbol, by number of digits
_LINES, _ROW_LINES = 2, 4  # lines of a seat in a rail, and of one in a row
_STRIP_LINES = 3  # lines of a seat in a strip
_COLUMN_SYMBOL, _COLUMN_LETTER = (
    0.85,
    0.62,
)  # the symbol of a column, in glyphs; the width of a digit, as a share of its size
_WITH_LEVELS, _TOWER_LINE = 4, 1.45  # the lines of a tower that shows its levels; the least height of one, in tiny type
_LEAST_LINE = 1.2  # the least height of a line in a strip, in tiny type
_WITH_GOODS = 2.0  # the width of a seat in a strip, in touches, from which there is room for its silver and provisions
_ROW_CREST = 0.3  # the greatest width of the crest, as a share of a seat
_NONE = 0.45  # the opacity of the symbol of something that a side has none of
_MARK, _LEAST_MARK = 0.75, 0.5  # the greatest and least size of a mark after the name, in glyphs
_WORKER, _WORKER_STEP = 1.2, 1.05  # the greatest size of a worker, in glyphs, and step between them, in workers
_NUMBER, _LEAST_SYMBOL = 0.78, 0.6  # the greatest type size relative to the line; the least symbol relative to the type
_SYMBOL, _SYMBOL_GLYPHS = 0.9, 0.85  # the greatest size of the symbol, relative to the line and in glyphs


class PaladinsSeats(SeatsZone):
    """All sides. In a row they are equally wide, but a solo player's seat is small: their things are visible anyway."""

    kind = OptionProperty(BOXES, options=(STRIP, ROW, COLUMN, BOXES))

    def heights(self, sight: Sight) -> dict[int, float]:
        """The sides in order, each with enough height for everything there is to read."""
        lines = _ROW_LINES if self.kind == ROW else _LINES
        height = self.small_height if self.kind == COLUMN else lines * LINE * theme.body + 2 * theme.unit
        return dict.fromkeys(sorted(sight.view.order()), height)

    def strip_height(self, sight: Sight) -> float:
        """The height of a strip with a name and two lines of amounts, within limits."""
        return float(min(self.highest_strip, _STRIP_LINES * LINE * theme.tiny + theme.unit))

    def lay_out(self, sight: Sight) -> Places:
        """All sides in a row, or stacked; in a rail, below the head of their columns."""
        seats = sorted(sight.view.order())
        if self.kind in (STRIP, ROW):
            return self.side_by_side(seats, () if sight.view.seats > 1 else [0])
        places = self.below_each_other(self.heights(sight))
        if self.head_height:
            places[_HEADS] = Place(self.rect.cut_top(self.head_height)[0], NOWHERE)
        return places

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """A side, in this zone's style, or the head of the columns."""
        if thing == _HEADS:
            return _paint_heads, place.rect
        return _BRUSHES[place.style], place.rect, _facts_of(self.board, sight, thing[1])


class SeatFacts(NamedTuple):
    """The public facts about a side."""

    name: str
    crest: int
    is_acting: bool
    marks: tuple[str, ...]
    """The marks of a side that starts the round or has passed."""
    points: int
    goods: Amounts
    levels: Amounts
    """The attributes, including the paladin's bonuses."""
    boosted: tuple[str, ...]
    """The attributes with such a bonus."""
    workers: Workers


def _facts_of(board: Board, sight: Sight, side: int) -> SeatFacts:
    """The public facts about a side, not counting things in the air."""
    view, count = sight.view, board.count
    marks = ["start"] if view.start == side and view.round and view.seats > 1 else []
    amounts = [count((name, side)) for name in ("silver", "provisions", "suspicion", "debts")]
    goods = tuple(Amount(what, amount) for what, amount in zip(_GOODS, amounts, strict=True))
    boosts = boosts_of(view, side)
    return SeatFacts(
        _("Opponent") if view.is_opponent(side) else side_name(sight.captions, side),
        crest_of(sight, side),
        sight.actor == side,
        (*marks, "pass") if view.passed >> side & 1 else tuple(marks),
        count(("points", side)),
        goods[2:] if view.is_opponent(side) else goods,
        tuple(Amount(ATTRIBUTE_KEYS[each], count(("attribute", side, each)) + boosts[each]) for each in ATTRIBUTES),
        tuple(ATTRIBUTE_KEYS[each] for each in ATTRIBUTES if boosts[each]),
        tuple(count(("hand", side, kind)) for kind in WORKERS),
    )


def _paint_row(painter: Painter, rect: Rect, shown: SeatFacts) -> None:
    """A seat among others in a row: its points and goods, its workers, suspicion and debts, and its levels."""
    goods, burdens = _goods_and_burdens(shown)
    points, workers = _points_and_workers(shown)
    _paint_lines(painter, rect, shown, ((points, *goods), (workers, *burdens), shown.levels))


def _paint_box(painter: Painter, rect: Rect, shown: SeatFacts) -> None:
    """A seat in a rail: the crest and the name above its numbers, which are below the symbols of their columns."""
    paint_seat_ground(painter, rect, shown.is_acting, colour_of(shown.crest))
    heading, numbers = rect.inset(theme.unit, theme.unit / 2).rows(2)
    shield, name = heading.cut_left(heading.height, theme.unit)
    paint_crest(painter, shield.fitted(1), shown.crest)
    _paint_name(painter, name, shown, theme.body, theme.small)
    points, workers = _points_and_workers(shown)
    amounts = {token.what: token.amount for token in (points, *shown.goods, workers, *shown.levels)}
    for what, cell in _columns_in(numbers._replace(x=rect.x, width=rect.width)):
        if what in amounts:
            _paint_in_column(painter, cell, what, amounts[what], what in shown.boosted)


def _paint_in_column(painter: Painter, cell: Rect, what: str, amount: int, is_boosted: bool) -> None:
    """A number below its column's symbol: faint if it is zero, framed if it includes the paladin's bonus."""
    words = numeral(amount)
    room = (cell.width - theme.unit) / (_COLUMN_LETTER * len(words))
    size = step_of_type(min(theme.body, cell.height * _NUMBER, max(theme.tiny, room)))
    if is_boosted:
        width = size_of(words, Style(round(size), bold=True))[0]
        paint_boosted(painter, cell.centred(width, cell.height), what, size)
    painter.text(words, cell.centre, size, theme.ink if amount else theme.faded, bold=True)


def _paint_heads(painter: Painter, rect: Rect) -> None:
    """The symbols of the columns."""
    for what, cell in _columns_in(rect):
        side = min(_COLUMN_SYMBOL * theme.glyph, cell.width, cell.height)
        paint_symbol_of(painter, cell.centred(side, side), what, theme.ink)


def _columns_in(line: Rect) -> list[tuple[str, Rect]]:
    """The columns of a line as wide as a seat: the attributes are a little apart from the rest."""
    inner = line.inset(theme.unit, 0)
    count = sum(map(len, _COLUMNS))
    step = (inner.width - theme.gap) / count
    things, levels = _COLUMNS
    left, right = inner.cut_left(step * len(things), theme.gap)
    return [*zip(things, left.columns(len(things)), strict=True), *zip(levels, right.columns(len(levels)), strict=True)]


def _paint_lines(painter: Painter, rect: Rect, shown: SeatFacts, facts: Sequence[Amounts]) -> None:
    """The crest next to the name and lines of amounts."""
    paint_seat_ground(painter, rect, shown.is_acting, colour_of(shown.crest))
    inner = rect.inset(theme.unit, theme.unit / 2)
    shield, rest = inner.cut_left(min(inner.height, theme.crest, inner.width * _ROW_CREST), theme.unit)
    paint_crest(painter, shield.fitted(1), shown.crest)
    name, *lines = rest.rows(1 + len(facts))
    _paint_name(painter, name, shown, theme.body, theme.small)
    for tokens, line in zip(facts, lines, strict=True):
        paint_amounts(painter, line, tokens, shown.boosted)


def _paint_strip(painter: Painter, rect: Rect, shown: SeatFacts) -> None:
    """The crest and the name above the amounts, with goods if there is room for them.

    Where two lines of amounts would be illegible, as in large type, there is only the line with points and workers. A
    long name has its line to itself, and the crest is below it.
    """
    paint_seat_ground(painter, rect, shown.is_acting, colour_of(shown.crest))
    inner = rect.inset(theme.unit - theme.hair, theme.unit / 2)
    has_burdens = inner.height >= _STRIP_LINES * _LEAST_LINE * theme.tiny
    heading, *lines = inner.rows(_STRIP_LINES if has_burdens else _STRIP_LINES - 1)
    beside = size_of(shown.name, Style(round(theme.least_name), bold=True))[0] + _LEAST_MARK * theme.glyph
    is_long = beside + heading.height + theme.unit > heading.width
    shield, rest = (lines[0] if is_long else heading).cut_left(heading.height, theme.unit / 2)
    paint_crest(painter, shield.fitted(1), shown.crest)
    _paint_name(painter, heading if is_long else rest, shown, theme.small, theme.least_name)
    lines[0] = rest if is_long else lines[0]
    goods, burdens = _goods_and_burdens(shown)
    goods = goods if rect.width >= _WITH_GOODS * theme.touch else ()
    # Silver and provisions are at the ends of the two lines.
    facts = ((*_points_and_workers(shown), *goods[:1]), (*burdens, *goods[1:]))
    for tokens, line in zip(facts, lines, strict=False):
        paint_amounts(painter, line, tokens)


def _points_and_workers(shown: SeatFacts) -> Amounts:
    """The points, and the number of workers."""
    return Amount("vp", shown.points), Amount("any", sum(shown.workers))


def _goods_and_burdens(shown: SeatFacts) -> tuple[Amounts, Amounts]:
    """Silver and provisions, which the solo opponent does not have; and suspicion and debts."""
    split = len(shown.goods) - len(_BURDENS)
    return shown.goods[:split], shown.goods[split:]


def _paint_tower(painter: Painter, rect: Rect, shown: SeatFacts) -> None:
    """The name across the whole width; below it the crest with points and workers, then all that fits."""
    paint_seat_ground(painter, rect, shown.is_acting, colour_of(shown.crest))
    inner = rect.inset(theme.unit - theme.hair, theme.unit / 2)
    facts = _facts_in_tower(shown, int(inner.height // (_TOWER_LINE * theme.tiny)))
    name, line, *lines = inner.rows(2 + len(facts))
    _paint_name(painter, name, shown, theme.small, theme.least_name)
    shield, beside = line.cut_left(line.height, theme.unit / 2)
    paint_crest(painter, shield.fitted(1), shown.crest)
    paint_amounts(painter, beside, _points_and_workers(shown))
    for tokens, below in zip(facts, lines, strict=True):
        paint_amounts(painter, below, tokens, shown.boosted)


def _facts_in_tower(shown: SeatFacts, lines: int) -> list[Amounts]:
    """The amounts below the crest: burdens and silver; if a tower has enough lines, levels and provisions as well."""
    goods, burdens = _goods_and_burdens(shown)
    if lines < _WITH_LEVELS:
        return [(*burdens, *goods[:1])]
    if lines == _WITH_LEVELS or not goods:
        return [(*burdens, *goods[:1]), shown.levels]
    return [goods, burdens, shown.levels]


def _paint_name(painter: Painter, rect: Rect, shown: SeatFacts, size: float, least: float) -> None:
    """A side's name, with marks if it starts the round or has passed; if only one mark fits, it is the latter."""
    if rect.height < 1:
        return  # while the table is still being laid out
    needed = size_of(shown.name, Style(round(least), bold=True))[0] + theme.hair
    side = min(rect.height, _MARK * theme.glyph, max(_LEAST_MARK * theme.glyph, rect.width - needed))
    marks_shown = shown.marks[-max(1, int((rect.width - needed) // side)) :]
    marks, words = rect.cut_right(len(marks_shown) * side)
    # A long name is less enlarged rather than cut.
    size = max(least / theme.enlargement, fitting(shown.name, words.width, size))
    painter.text(shown.name, words, size, bold=True, align="left", shrink=False)
    for mark, cell in zip(marks_shown, marks.columns(max(1, len(marks_shown))), strict=False):
        paint_symbol(painter, f"{ART}/symbols/{mark}", cell.fitted(1).inset(theme.hair), theme.faded)


def paint_workers(painter: Painter, rect: Rect, workers: Workers, are_alike: bool = False) -> None:
    """A set of workers one by one, from the left, overlapping if space is short."""
    kinds = [len(WORKERS) if are_alike else kind for kind in WORKERS for _ in range(workers[kind])]
    if not kinds:
        return
    side = min(rect.height, _WORKER * theme.glyph)
    step = min(side * _WORKER_STEP, (rect.width - side) / max(1, len(kinds) - 1))
    for number, kind in enumerate(kinds):
        paint_worker(painter, Rect(rect.x + number * step, rect.centre[1] - side / 2, side, side), kind)


def paint_amounts(painter: Painter, rect: Rect, tokens: Amounts, boosted: Container[str] = ()) -> None:
    """Symbols followed by their numbers; zeros are faint, and numbers that include a paladin's bonus are framed.

    A side without suspicion or debts has empty places for them.
    """
    cells = rect.columns(len(tokens), theme.unit / 2)
    for token, cell in zip(tokens, cells, strict=True):
        if token.what in _BURDENS and not token.amount:
            continue
        words = numeral(token.amount)
        size = step_of_type(
            min(theme.body, rect.height * _NUMBER, cell.width * _DIGITS[min(len(words), len(_DIGITS) - 1)])
        )
        # Leave a gap between a number and the next symbol, so that nobody reads them together.
        needed = size_of(words, Style(round(size), bold=True))[0] + theme.unit / 2 + theme.hair
        free = cell.width - needed - (theme.unit if token.what in boosted else 0)  # a frame is wider than its number
        side = max(size * _LEAST_SYMBOL, min(rect.height * _SYMBOL, _SYMBOL_GLYPHS * theme.glyph, free))
        symbol, number = cell.cut_left(side, theme.hair)
        paint_symbol_of(painter, symbol.centred(side, side), token.what, theme.ink, 1 if token.amount else _NONE)
        place = Rect(number.x, number.y, min(number.width, needed - theme.unit / 2), number.height)
        if token.what in boosted:
            place = place.moved(theme.unit / 2, 0)
            paint_boosted(painter, place, token.what, size)
        ink = theme.ink if token.amount else theme.faded
        painter.text(words, (place.x, place.centre[1]), size, ink, bold=True, align="left")


_BRUSHES = {STRIP: _paint_strip, ROW: _paint_row, COLUMN: _paint_tower, BOXES: _paint_box}
