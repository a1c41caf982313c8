"""The sides around the table of Paladins in turn order, with what is public about each; in a solo game the opponent."""

from collections.abc import Callable
from typing import NamedTuple

from kingdoms.core.game import Thing
from kingdoms.games.paladins.board import (
    ACTION_KEYS,
    ATTRIBUTE_KEYS,
    ATTRIBUTES,
    FALLBACKS,
    RIGHT,
    WORKERS,
    Workers,
)
from kingdoms.games.paladins.words.names import side_name
from kingdoms.ui.board.seats import BOX, STRIP, Zones, is_strip, paint_seat_ground, zones
from kingdoms.ui.board.sight import Places, Sight, at
from kingdoms.ui.board.symbol_rows import Token, Tokens
from kingdoms.ui.boards.paladins.opponent import RESOURCES, SCHEME
from kingdoms.ui.boards.paladins.tokens import ART, NOBODY, paint_crest, paint_symbol_of, paint_worker
from kingdoms.ui.drawing.gallery import paint_symbol
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, TextBox, counted, fitting, size_of, step_of_type, whole_in
from kingdoms.ui.theme import theme

ROW, TOWER = "row", "tower"
"""The styles of seats that stand side by side above the table, and of those in a narrow column beside it."""
_GOODS = ("silver", "provision", "suspicion", "debt")
_DIGITS = (0.55, 0.55, 0.5, 0.42)  # the size of a number of so many digits, of the room for it and its symbol
_LINES, _MORE_LINES = 3, 5  # of text below the head of a seat's box; with more, how often each action was done too
_LINE = 1.35  # the height of a line of text for its size
_CREST, _OPPONENT, _LEGIBLE = 1.15, 4.8, 8  # the width of a crest, of the opponent, of all its places; in touches
_TILE, _TOWER = 1.2, 1.6  # the height of the opponent's scheme and track, and of a seat, beside a low table


class Standing(NamedTuple):
    """What is public about a side."""

    name: str
    crest: int
    is_acting: bool
    is_own: bool
    marks: tuple[str, ...]
    """Whether it begins the round, and whether it has passed."""
    points: int
    goods: Tokens
    levels: Tokens
    done: Tokens
    """How often each action on the right was done."""
    workers: Workers


def crest_of(sight: Sight, side: int) -> int:
    """A side's crest; the solo opponent has none."""
    return NOBODY if sight.view.is_opponent(side) else sight.seats[side].crest


def standing_of(sight: Sight, side: int, count: Callable[[Thing], int]) -> Standing:
    """What is public about a side; what is still in the air is not counted."""
    view = sight.view
    marks = ["start"] if view.start == side and view.round and view.seats > 1 else []
    amounts = [count((name, side)) for name in ("silver", "provisions", "suspicion", "debts")]
    is_opponent = view.is_opponent(side)
    goods = tuple(Token(what, amount) for what, amount in zip(_GOODS, amounts, strict=True))
    return Standing(
        side_name(sight.names, side),
        crest_of(sight, side),
        sight.actor == side,
        side == sight.viewer,
        (*marks, "pass") if view.passed >> side & 1 else tuple(marks),
        count(("points", side)),
        goods[2:] if is_opponent else goods,
        tuple(Token(ATTRIBUTE_KEYS[each], count(("attribute", side, each))) for each in ATTRIBUTES),
        tuple(Token(ACTION_KEYS[action], view.count_done(side, action)) for action in RIGHT),
        tuple(count(("hand", side, kind)) for kind in WORKERS),
    )


# Where they are.


def is_row() -> bool:
    """Whether the seats stand side by side above the table, as on a tablet held upright: it needs all of its width."""
    return theme.form != "phone" and not theme.wide


def rooms_of(room: Rect) -> Zones:
    """The rooms of this board: as of all boards, unless the seats stand in a row."""
    shared = zones(room)
    if not is_row():
        return shared
    prompt, rest = room.cut_top(shared.prompt.height)
    seats, table = rest.cut_top(max(1.4 * theme.touch, _LINES * _LINE * theme.small + 2 * theme.unit))
    return Zones(seats.inset(theme.gap, 0), prompt, table.inset(theme.gap, theme.unit))


def lay_out_seats(zone: Rect, sight: Sight) -> Places:
    """The sides in turn order: a strip on a phone held upright, a row on such a tablet, else a column."""
    order = sight.view.order()
    if is_row():
        return _row(zone, sight, order)
    return _strip(zone, sight, order) if is_strip() else _column(zone, sight, order)


def _row(zone: Rect, sight: Sight, order: list[int]) -> Places:
    if sight.view.seats == 1:
        return _solo_row(zone, order)
    cells = zone.columns(len(order), theme.unit)
    return {("seat", side): at(cell, ROW) for side, cell in zip(order, cells, strict=True)}


def _solo_row(zone: Rect, order: list[int]) -> Places:
    """Alone one needs no more than a crest and the points; the opponent's five places are here if they are legible."""
    own, rest = zone.cut_left(_CREST * theme.touch, theme.unit)
    opponent, rest = rest.cut_left(min(rest.width * 0.45, _OPPONENT * theme.touch), theme.unit)
    are_legible, (me, other) = rest.width >= _LEGIBLE * theme.touch, order
    solo, fallbacks = rest.cut_left(rest.width * (0.45 if are_legible else 1.0), theme.unit)
    places: Places = {("seat", me): at(own, STRIP), ("seat", other): at(opponent, ROW), **_solo(solo, 0.37)}
    return places | _fallbacks(fallbacks) if are_legible else places


def _fallbacks(room: Rect) -> Places:
    """The opponent's five places."""
    cells = room.columns(len(FALLBACKS), theme.unit / 2)
    return {("fallback", number): at(cell) for number, cell in zip(FALLBACKS, cells, strict=True)}


def _strip(zone: Rect, sight: Sight, order: list[int]) -> Places:
    """The viewer's own place among the others needs no more than a crest and the points."""
    own = _CREST * theme.touch if sight.viewer is not None else 0
    others = len(order) - (sight.viewer is not None)
    solo = 3.5 * theme.touch if sight.view.seats == 1 else 0.0
    width = (zone.width - own - solo - theme.unit * (len(order) - 1)) / others
    places: Places = {}
    for side in order:
        cell, zone = zone.cut_left(own if side == sight.viewer else width, theme.unit)
        places[("seat", side)] = at(cell, STRIP)
    if solo:
        places |= _solo(zone, 0.37)
    return places


def _solo(room: Rect, share: float) -> Places:
    scheme, track = room.cut_left(room.width * share, theme.unit)
    return {SCHEME: at(scheme), RESOURCES: at(track)}


def _column(zone: Rect, sight: Sight, order: list[int]) -> Places:
    if theme.form == "phone":
        return _low_column(zone, sight, order)
    extra = 1.1 * theme.touch if sight.view.seats == 1 else 0.0
    free = zone.height - 2 * extra - theme.gap * (len(order) + 1)
    lines = _MORE_LINES if free / len(order) >= _box_height(_MORE_LINES) else _LINES
    height = min(_box_height(lines), (zone.height - extra - theme.gap * len(order)) / len(order))
    places: Places = {}
    for side in order:
        box, zone = zone.cut_top(height, theme.gap)
        places[("seat", side)] = at(box, BOX)
    if extra:
        solo, zone = zone.cut_top(extra, theme.gap)
        places |= _solo(solo, 0.37)
        places |= _fallbacks(zone.cut_top(extra)[0]) if zone.height >= extra else {}
    return places


def _low_column(zone: Rect, sight: Sight, order: list[int]) -> Places:
    """Beside a phone that lies on its side everything is below each other, for the column is narrow."""
    tiles = (SCHEME, RESOURCES) if sight.view.seats == 1 else ()
    gaps, tile = theme.unit * (len(order) + len(tiles) - 1), _TILE * theme.touch
    height = min(_TOWER * theme.touch, (zone.height - len(tiles) * tile - gaps) / len(order))
    places: Places = {}
    for side in order:
        box, zone = zone.cut_top(height, theme.unit)
        places[("seat", side)] = at(box, TOWER)
    for thing in tiles:
        cell, zone = zone.cut_top(tile, theme.unit)
        places[thing] = at(cell)
    return places


def _box_height(lines: int) -> float:
    return _head_height() + lines * _LINE * theme.body + 2 * theme.gap


def _head_height() -> float:
    return max(theme.crest, _LINE * (theme.body + theme.small))


# How they look.


def look_of_seat(standing: Standing, rect: Rect, style: str) -> Look:
    """How a side looks in the strip, the row or the column."""
    return _BRUSHES[style], rect, standing


def _paint_row(painter: Painter, rect: Rect, standing: Standing) -> None:
    """Crest and name; points and goods; levels and how many workers there are."""
    paint_seat_ground(painter, rect, standing.is_acting)
    inner = rect.inset(theme.unit, theme.unit / 2)
    shield, rest = inner.cut_left(min(inner.height, theme.crest, inner.width * 0.3), theme.unit)
    _paint_crest(painter, shield, standing)
    lines = rest.rows(_LINES)
    marks, words = lines[0].cut_right(len(standing.marks) * theme.glyph)
    painter.text(standing.name, words, fitting(standing.name, words.width, theme.small), bold=True, align="left")
    _paint_marks(painter, marks, standing.marks)
    paint_amounts(painter, lines[1], (Token("victory", standing.points), *standing.goods))
    paint_amounts(painter, lines[2], (*standing.levels, Token("any", sum(standing.workers))))


def _paint_strip(painter: Painter, rect: Rect, standing: Standing) -> None:
    """Crest, name, points, workers and suspicion; where there is only room for a crest, with the points below it."""
    paint_seat_ground(painter, rect, standing.is_acting)
    inner = rect.inset(theme.unit / 2)
    if rect.width < 1.5 * theme.touch:
        _paint_small(painter, inner, standing)
        return
    shield, rest = inner.cut_left(min(inner.height, theme.crest, inner.width * 0.36), theme.unit / 2)
    _paint_crest(painter, shield, standing)
    above, below = rest.rows(2)
    marks, words = above.cut_right(len(standing.marks) * above.height * 0.8)
    painter.text(standing.name, words, fitting(standing.name, words.width, theme.tiny), bold=True, align="left")
    _paint_marks(painter, marks, standing.marks)
    paint_amounts(painter, below, (*_strength_of(standing), *_found(standing, "suspicion")))


def _strength_of(standing: Standing) -> Tokens:
    """Points, and how many workers there are."""
    return Token("victory", standing.points), Token("any", sum(standing.workers))


def _found(standing: Standing, *goods: str) -> Tokens:
    return tuple(token for token in standing.goods if token.what in goods)


def _paint_tower(painter: Painter, rect: Rect, standing: Standing) -> None:
    """The name over all of the width; below it the crest, and beside that what is counted in two lines."""
    paint_seat_ground(painter, rect, standing.is_acting)
    inner = rect.inset(theme.unit, theme.unit / 2)
    head, rest = inner.cut_top(inner.height * 0.34)
    marks, words = head.cut_right(len(standing.marks) * head.height * 0.8)
    painter.text(standing.name, words, fitting(standing.name, words.width, theme.small), bold=True, align="left")
    _paint_marks(painter, marks, standing.marks)
    shield, rest = rest.cut_left(min(rest.height, inner.width * 0.36), theme.unit / 2)
    _paint_crest(painter, shield, standing)
    facts = (_strength_of(standing), _found(standing, "suspicion", "debt"))
    for tokens, line in zip(facts, rest.rows(2), strict=True):
        paint_amounts(painter, line, tokens)


def _paint_small(painter: Painter, rect: Rect, standing: Standing) -> None:
    line, shield = rect.cut_bottom(min(rect.height * 0.34, 1.2 * theme.tiny))
    _paint_crest(painter, shield, standing)
    paint_amounts(
        painter, line.centred(min(line.width, 3.2 * line.height), line.height), (Token("victory", standing.points),)
    )


def _paint_box(painter: Painter, rect: Rect, standing: Standing) -> None:
    paint_seat_ground(painter, rect, standing.is_acting)
    inner = rect.inset(theme.gap, theme.unit)
    is_tall = rect.height >= _box_height(_MORE_LINES) - theme.hair
    head, rest = inner.cut_top(inner.height * (0.3 if is_tall else 0.4))
    shield, words = head.cut_left(min(head.height, theme.crest), theme.gap)
    _paint_crest(painter, shield, standing)
    marks, words = words.cut_right(len(standing.marks) * theme.glyph)
    _paint_marks(painter, marks.centred(marks.width, theme.glyph), standing.marks)
    above, below = words.rows(2)
    painter.text(standing.name, above, fitting(standing.name, above.width, theme.body), bold=True, align="left")
    paint_amounts(painter, below.cut_left(min(below.width, 4 * theme.body))[0], (Token("victory", standing.points),))
    half = len(standing.done) // 2
    told = [standing.goods, standing.levels, *((standing.done[:half], standing.done[half:]) if is_tall else ())]
    lines = rest.rows(len(told) + 1)
    for tokens, line in zip(told, lines, strict=False):
        paint_amounts(painter, line, tokens)
    paint_workers(painter, lines[-1], standing.workers, standing.crest == NOBODY)


def paint_workers(painter: Painter, rect: Rect, workers: Workers, are_alike: bool = False) -> None:
    """So many workers, one by one as long as there is room, from the left."""
    kinds = [len(WORKERS) if are_alike else kind for kind in WORKERS for _ in range(workers[kind])]
    if not kinds:
        return
    side = min(rect.height, 1.2 * theme.glyph)
    step = min(side * 0.9, (rect.width - side) / max(1, len(kinds) - 1))
    for number, kind in enumerate(kinds):
        paint_worker(painter, Rect(rect.x + number * step, rect.centre[1] - side / 2, side, side), kind)


def paint_amounts(painter: Painter, rect: Rect, tokens: Tokens) -> None:
    """Symbols with the numbers after them, also where there are none."""
    cells = rect.columns(len(tokens), theme.unit / 2)
    for token, cell in zip(tokens, cells, strict=True):
        words = counted(token.amount)
        size = step_of_type(min(theme.body, rect.height * 0.78, cell.width * _DIGITS[min(len(words), 3)]))
        needed = size_of(words, Style(round(size), bold=True))[0] + 2 * theme.hair
        side = max(size * 0.6, min(rect.height * 0.9, 0.85 * theme.glyph, cell.width - needed))
        symbol, number = cell.cut_left(side, theme.hair)
        paint_symbol_of(painter, symbol.centred(side, side), token.what, theme.ink)
        painter.text(words, (number.x, number.centre[1]), size, bold=True, align="left")


def _paint_crest(painter: Painter, rect: Rect, standing: Standing) -> None:
    paint_crest(painter, rect.fitted(1), standing.crest)


def paint_side_sheet(painter: Painter, rect: Rect, name: str, crest: int) -> None:
    """The sheet on which all is seen that a side has, with its crest and its name; goods stand beside them."""
    painter.parchment(rect)
    head = rect.inset(theme.gap).cut_top(theme.touch)[0]
    shield, words = head.cut_left(theme.crest, theme.unit)
    paint_crest(painter, shield, crest)
    room = words.cut_left(head.width * 0.26)[0]
    style = whole_in(name, Style(round(theme.body), bold=True), TextBox(int(room.width), int(room.height), 2))
    painter.text(name, room, style.size, bold=True, align="left", lines=2)


def _paint_marks(painter: Painter, rect: Rect, marks: tuple[str, ...]) -> None:
    for mark, cell in zip(marks, rect.columns(max(1, len(marks))), strict=False):
        paint_symbol(painter, f"{ART}/symbols/{mark}", cell.fitted(1).inset(theme.hair), theme.faded)


_BRUSHES = {STRIP: _paint_strip, ROW: _paint_row, TOWER: _paint_tower, BOX: _paint_box}
