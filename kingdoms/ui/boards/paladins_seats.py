"""The sides around the table of Paladins in turn order, with what is public about each; in a solo game the opponent."""

from collections.abc import Callable
from typing import NamedTuple

from kingdoms.core.game import Thing
from kingdoms.games.paladins.board import (
    ACTION_KEYS,
    ACTIONS,
    ATTRIBUTE_KEYS,
    ATTRIBUTES,
    FALLBACK_KEYS,
    FALLBACK_REST,
    TRACK,
    WORKERS,
    Workers,
)
from kingdoms.games.paladins.cards import ORDERS_SCHEME
from kingdoms.games.paladins.names import fallback_name, scheme_name, side_name
from kingdoms.games.paladins.solo_events import SchemeTurned
from kingdoms.ui.boards.paladins_tokens import ART, NOBODY, paint_crest, paint_symbol_of, paint_worker
from kingdoms.ui.gallery import paint_symbol
from kingdoms.ui.layers import Look
from kingdoms.ui.painter import Painter
from kingdoms.ui.rect import Rect
from kingdoms.ui.seats import BOX, STRIP, counted, is_strip, paint_seat_ground
from kingdoms.ui.sight import Places, Sight, at
from kingdoms.ui.text import Style, size_of, step_of_type
from kingdoms.ui.theme import faint, theme
from kingdoms.ui.tokens import Token, Tokens

SCHEME: Thing = ("scheme",)
RESOURCES: Thing = ("track",)
"""Beside the solo opponent: the scheme that it turned over last, and its resource track."""
_GOODS = ("silver", "provision", "suspicion", "debt")
_DIGITS = (0.55, 0.55, 0.5, 0.42)  # the size of a number of so many digits, of the room for it and its symbol
_LINE = 1.35  # the height of a line of text for its size


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
        tuple(count(("hand", side, kind)) for kind in WORKERS),
    )


# Where they are.


def lay_out_seats(zone: Rect, sight: Sight) -> Places:
    """The sides in turn order: a strip on a phone held upright, else a column."""
    order = sight.view.order()
    return _strip(zone, sight, order) if is_strip() else _column(zone, sight, order)


def _strip(zone: Rect, sight: Sight, order: list[int]) -> Places:
    """The viewer's own place among the others needs no more than a crest and the points."""
    own = 1.15 * theme.touch if sight.viewer is not None else 0
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
    extra = 1.1 * theme.touch if sight.view.seats == 1 else 0.0
    free = zone.height - extra - theme.gap * (len(order) - 1)
    height = min(_box_height(), free / len(order))
    places: Places = {}
    for side in order:
        box, zone = zone.cut_top(height, theme.gap if theme.form != "phone" else theme.unit)
        places[("seat", side)] = at(box, BOX)
    if extra:
        places |= _solo(zone.cut_top(extra)[0], 0.37)
    return places


def _box_height() -> float:
    if theme.form == "phone":
        return 1.2 * theme.touch
    return max(theme.crest, _LINE * (theme.body + theme.small)) + 3 * _LINE * theme.body + 2 * theme.gap


# How they look.


def look_of_seat(standing: Standing, rect: Rect, style: str) -> Look:
    """How a side looks in the strip or the column."""
    return (_paint_strip if style == STRIP or theme.form == "phone" else _paint_box), rect, standing


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
    painter.text(standing.name, words, theme.tiny, bold=True, align="left")
    _paint_marks(painter, marks, standing.marks)
    facts = (
        Token("victory", standing.points),
        Token("any", sum(standing.workers)),
        *(token for token in standing.goods if token.what == "suspicion"),
    )
    paint_amounts(painter, below, facts)


def _paint_small(painter: Painter, rect: Rect, standing: Standing) -> None:
    line, shield = rect.cut_bottom(min(rect.height * 0.34, 1.2 * theme.tiny))
    _paint_crest(painter, shield, standing)
    paint_amounts(painter, line.centred(min(line.width, 3.2 * line.height), line.height),
                  (Token("victory", standing.points),))


def _paint_box(painter: Painter, rect: Rect, standing: Standing) -> None:
    paint_seat_ground(painter, rect, standing.is_acting)
    inner = rect.inset(theme.gap, theme.unit)
    head, rest = inner.cut_top(inner.height * 0.4)
    shield, words = head.cut_left(min(head.height, theme.crest), theme.gap)
    _paint_crest(painter, shield, standing)
    marks, words = words.cut_right(len(standing.marks) * theme.glyph)
    _paint_marks(painter, marks.centred(marks.width, theme.glyph), standing.marks)
    above, below = words.rows(2)
    painter.text(standing.name, above, theme.body, bold=True, align="left")
    paint_amounts(painter, below.cut_left(min(below.width, 4 * theme.body))[0], (Token("victory", standing.points),))
    lines = rest.rows(3)
    paint_amounts(painter, lines[0], standing.goods)
    paint_amounts(painter, lines[1], standing.levels)
    paint_workers(painter, lines[2], standing.workers, standing.crest == NOBODY)


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
    painter.text(name, words.cut_left(head.width * 0.26)[0], theme.body, bold=True, align="left", lines=2)


def _paint_marks(painter: Painter, rect: Rect, marks: tuple[str, ...]) -> None:
    for mark, cell in zip(marks, rect.columns(max(1, len(marks))), strict=False):
        paint_symbol(painter, f"{ART}/symbols/{mark}", cell.fitted(1).inset(theme.hair), theme.faded)


# The solo opponent.


def last_scheme(sight: Sight) -> int:
    """The scheme that the opponent turned over last in this game; NOBODY before the first."""
    return next((event.scheme for event in reversed(sight.past) if isinstance(event, SchemeTurned)), NOBODY)


def scheme_symbol(scheme: int) -> str:
    """The symbol of a scheme."""
    if scheme in ACTIONS:
        return ACTION_KEYS[scheme]
    return "order" if scheme == ORDERS_SCHEME else "favour"


def paint_scheme(painter: Painter, rect: Rect, scheme: int) -> None:
    """The scheme that lies open, by its symbol and its name."""
    painter.fill(rect, faint(theme.panel, 0.8), theme.corner)
    painter.outline(rect, theme.line, radius=theme.corner)
    inner = rect.inset(theme.unit / 2)
    if scheme == NOBODY:
        paint_symbol(painter, f"{ART}/cards/scheme_back", inner.fitted(7 / 5), (1.0, 1.0, 1.0, 1.0))
        return
    size = step_of_type(min(theme.tiny, rect.height * 0.3, rect.width * 0.2))
    words, symbol = inner.cut_bottom(1.25 * size)
    paint_symbol(painter, f"{ART}/symbols/{scheme_symbol(scheme)}", symbol.fitted(1), theme.ink)
    painter.text(scheme_name(scheme), words, size, bold=True)


def paint_fallback(painter: Painter, rect: Rect, fallback: int, is_taken: bool) -> None:
    """What the opponent does instead of a scheme that is not possible; once a round, then a worker stands there."""
    painter.fill(rect, theme.sunk if is_taken else faint(theme.panel, 0.8), theme.corner)
    painter.outline(rect, theme.line, radius=theme.corner)
    size = step_of_type(min(theme.tiny, rect.height * 0.24, rect.width * 0.19))
    words, symbol = rect.inset(theme.unit / 2).cut_bottom(1.3 * size)
    key = FALLBACK_KEYS[fallback]
    name = "pass" if fallback == FALLBACK_REST else key
    paint_symbol(painter, f"{ART}/symbols/{name}", symbol.fitted(1), faint(theme.ink, 0.35 if is_taken else 1.0))
    if is_taken:
        paint_worker(painter, symbol.fitted(1), len(WORKERS))
    painter.text(fallback_name(fallback), words, size, bold=True)


def track_place(rect: Rect, space: int) -> Rect:
    """A space of the opponent's resource track."""
    side = min(rect.height * 0.5, (rect.width - 2 * theme.unit) / TRACK)
    line = rect.centred(side * TRACK, side)
    return line.columns(TRACK)[space].inset(theme.hair)


def paint_resources(painter: Painter, rect: Rect, space: int) -> None:
    """The resource track: five spaces in a circle, the marker on one of them."""
    painter.fill(rect, faint(theme.panel, 0.8), theme.corner)
    painter.outline(rect, theme.line, radius=theme.corner)
    for number in range(TRACK):
        place = track_place(rect, number)
        painter.circle(place.centre, place.width / 2, theme.gold if number == space else theme.sunk)
        painter.ring(place.centre, place.width / 2, theme.line)
        ink = theme.gold_ink if number == space else theme.faded
        painter.text(str(number + 1), place, step_of_type(place.width * 0.6), ink, bold=number == space)
