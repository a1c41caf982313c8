"""The sides around the table of Paladins in turn order, with what is public about each; in a solo game the opponent."""

from typing import NamedTuple

from kivy.properties import OptionProperty

from kingdoms.core.game import Thing
from kingdoms.games.paladins.board import ACTION_KEYS, ATTRIBUTE_KEYS, ATTRIBUTES, RIGHT, WORKERS, Workers
from kingdoms.games.paladins.words.names import side_name
from kingdoms.ui.board.board import Board
from kingdoms.ui.board.seats import BOXES, COLUMN, ROW, STRIP, SeatsZone, paint_seat_ground
from kingdoms.ui.board.sight import Place, Places, Sight
from kingdoms.ui.board.symbol_rows import Token, Tokens
from kingdoms.ui.boards.paladins.tokens import ART, NOBODY, crest_of, paint_crest, paint_symbol_of, paint_worker
from kingdoms.ui.drawing.gallery import paint_symbol
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import LINE, Style, counted, fitting, size_of, step_of_type
from kingdoms.ui.theme import theme

_GOODS = ("silver", "provision", "suspicion", "debt")
_DIGITS = (0.55, 0.55, 0.5, 0.42)  # the size of a number with this many digits, of the room for it and its symbol
_LINES, _MORE_LINES = 3, 5  # of text below the head of a box; with more, how often each action was done too
_ROW, _TOWER = 1.4, 1.6  # the height of a seat in a row, and in a narrow column, in touches
_NARROW = 1.5  # the width of a seat in a strip, in touches, below which only its crest and points are seen
_ROW_CREST, _SMALL_CREST = 0.3, 0.36  # the width of the crest at most, of a seat in a row; in a strip or narrow column
_MARK = 0.8  # the width of a mark after the name, of their line
_TOWER_HEAD, _BOX_HEAD, _LOW_BOX_HEAD = 0.34, 0.3, 0.4  # the share of the line of the name, or of the crest
_POINTS, _POINTS_LINE = 0.34, 1.2  # the height of the points below a crest at most, of the seat and in letters
_POINTS_WIDTH = 3.2  # their width, in heights
_BOX_POINTS = 4  # the width of the points in a box, in letters
_WORKER, _WORKER_STEP = 1.2, 0.9  # the size of a worker at most, in glyphs; from one to the next at most, in workers
_NUMBER, _LEAST_SYMBOL = 0.78, 0.6  # the type size at most, of the line; the symbol's size at least, of the type
_SYMBOL, _SYMBOL_GLYPHS = 0.9, 0.85  # the symbol's size at most, of the line and in glyphs


class PaladinsSeats(SeatsZone):
    """All sides. Where the viewer's own things are in sight anyway, their seat is just a crest."""

    kind = OptionProperty(BOXES, options=(STRIP, ROW, COLUMN, BOXES))

    def heights(self, sight: Sight) -> dict[int, float]:
        """As high as all that is to be read."""
        height = {
            ROW: max(_ROW * theme.touch, _LINES * LINE * theme.small + 2 * theme.unit),
            COLUMN: _TOWER * theme.touch,
            BOXES: _box_height(_MORE_LINES),
        }[self.kind]
        return dict.fromkeys(sight.view.order(), height)

    def lay_out(self, sight: Sight) -> Places:
        """Side by side, or below each other; boxes that are too low for all lines have only the first ones."""
        order = sight.view.order()
        if self.kind in (STRIP, ROW):
            own = [sight.viewer] if self.kind == STRIP else []
            return self.side_by_side(order, own if sight.view.seats > 1 else [0])
        if self.kind == BOXES and self.height < self.wanted_height - theme.hair:
            return self.below_each_other(dict.fromkeys(order, _box_height(_LINES)))
        return self.below_each_other(self.heights(sight))

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """A side, in the way of this zone."""
        return _BRUSHES[place.style], place.rect, _standing_of(self.board, sight, thing[1])


def _box_height(lines: int) -> float:
    return max(theme.crest, LINE * (theme.body + theme.small)) + lines * LINE * theme.body + 2 * theme.gap


class Standing(NamedTuple):
    """What is public about a side."""

    name: str
    crest: int
    is_acting: bool
    marks: tuple[str, ...]
    """Whether it begins the round, and whether it has passed."""
    points: int
    goods: Tokens
    levels: Tokens
    done: Tokens
    """How often each action on the right was done."""
    workers: Workers


def _standing_of(board: Board, sight: Sight, side: int) -> Standing:
    """What is public about a side; what is still in the air is not counted."""
    view, count = sight.view, board.count
    marks = ["start"] if view.start == side and view.round and view.seats > 1 else []
    amounts = [count((name, side)) for name in ("silver", "provisions", "suspicion", "debts")]
    goods = tuple(Token(what, amount) for what, amount in zip(_GOODS, amounts, strict=True))
    return Standing(
        side_name(sight.names, side),
        crest_of(sight, side),
        sight.actor == side,
        (*marks, "pass") if view.passed >> side & 1 else tuple(marks),
        count(("points", side)),
        goods[2:] if view.is_opponent(side) else goods,
        tuple(Token(ATTRIBUTE_KEYS[each], count(("attribute", side, each))) for each in ATTRIBUTES),
        tuple(Token(ACTION_KEYS[action], view.count_done(side, action)) for action in RIGHT),
        tuple(count(("hand", side, kind)) for kind in WORKERS),
    )


def _paint_row(painter: Painter, rect: Rect, standing: Standing) -> None:
    """Crest and name; points and goods; levels and how many workers there are."""
    paint_seat_ground(painter, rect, standing.is_acting)
    inner = rect.inset(theme.unit, theme.unit / 2)
    shield, rest = inner.cut_left(min(inner.height, theme.crest, inner.width * _ROW_CREST), theme.unit)
    _paint_crest(painter, shield, standing)
    lines = rest.rows(_LINES)
    marks, words = lines[0].cut_right(len(standing.marks) * theme.glyph)
    painter.text(standing.name, words, fitting(standing.name, words.width, theme.small), bold=True, align="left")
    _paint_marks(painter, marks, standing.marks)
    _paint_amounts(painter, lines[1], (Token("victory", standing.points), *standing.goods))
    _paint_amounts(painter, lines[2], (*standing.levels, Token("any", sum(standing.workers))))


def _paint_strip(painter: Painter, rect: Rect, standing: Standing) -> None:
    """Crest, name, points, workers and suspicion; where there is only room for a crest, with the points below it."""
    paint_seat_ground(painter, rect, standing.is_acting)
    inner = rect.inset(theme.unit / 2)
    if rect.width < _NARROW * theme.touch:
        _paint_small(painter, inner, standing)
        return
    shield, rest = inner.cut_left(min(inner.height, theme.crest, inner.width * _SMALL_CREST), theme.unit / 2)
    _paint_crest(painter, shield, standing)
    above, below = rest.rows(2)
    marks, words = above.cut_right(len(standing.marks) * above.height * _MARK)
    painter.text(standing.name, words, fitting(standing.name, words.width, theme.tiny), bold=True, align="left")
    _paint_marks(painter, marks, standing.marks)
    _paint_amounts(painter, below, (*_strength_of(standing), *_found(standing, "suspicion")))


def _strength_of(standing: Standing) -> Tokens:
    """Points, and how many workers there are."""
    return Token("victory", standing.points), Token("any", sum(standing.workers))


def _found(standing: Standing, *goods: str) -> Tokens:
    return tuple(token for token in standing.goods if token.what in goods)


def _paint_tower(painter: Painter, rect: Rect, standing: Standing) -> None:
    """The name over all of the width; below it the crest, and beside that what is counted in two lines."""
    paint_seat_ground(painter, rect, standing.is_acting)
    inner = rect.inset(theme.unit, theme.unit / 2)
    head, rest = inner.cut_top(inner.height * _TOWER_HEAD)
    marks, words = head.cut_right(len(standing.marks) * head.height * _MARK)
    painter.text(standing.name, words, fitting(standing.name, words.width, theme.small), bold=True, align="left")
    _paint_marks(painter, marks, standing.marks)
    shield, rest = rest.cut_left(min(rest.height, inner.width * _SMALL_CREST), theme.unit / 2)
    _paint_crest(painter, shield, standing)
    facts = (_strength_of(standing), _found(standing, "suspicion", "debt"))
    for tokens, line in zip(facts, rest.rows(2), strict=True):
        _paint_amounts(painter, line, tokens)


def _paint_small(painter: Painter, rect: Rect, standing: Standing) -> None:
    line, shield = rect.cut_bottom(min(rect.height * _POINTS, _POINTS_LINE * theme.tiny))
    _paint_crest(painter, shield, standing)
    line = line.centred(min(line.width, _POINTS_WIDTH * line.height), line.height)
    _paint_amounts(painter, line, (Token("victory", standing.points),))


def _paint_box(painter: Painter, rect: Rect, standing: Standing) -> None:
    paint_seat_ground(painter, rect, standing.is_acting)
    inner = rect.inset(theme.gap, theme.unit)
    is_tall = rect.height >= _box_height(_MORE_LINES) - theme.hair
    head, rest = inner.cut_top(inner.height * (_BOX_HEAD if is_tall else _LOW_BOX_HEAD))
    shield, words = head.cut_left(min(head.height, theme.crest), theme.gap)
    _paint_crest(painter, shield, standing)
    marks, words = words.cut_right(len(standing.marks) * theme.glyph)
    _paint_marks(painter, marks.centred(marks.width, theme.glyph), standing.marks)
    above, below = words.rows(2)
    painter.text(standing.name, above, fitting(standing.name, above.width, theme.body), bold=True, align="left")
    points = below.cut_left(min(below.width, _BOX_POINTS * theme.body))[0]
    _paint_amounts(painter, points, (Token("victory", standing.points),))
    half = len(standing.done) // 2
    items = [standing.goods, standing.levels, *((standing.done[:half], standing.done[half:]) if is_tall else ())]
    lines = rest.rows(len(items) + 1)
    for tokens, line in zip(items, lines, strict=False):
        _paint_amounts(painter, line, tokens)
    paint_workers(painter, lines[-1], standing.workers, standing.crest == NOBODY)


def paint_workers(painter: Painter, rect: Rect, workers: Workers, are_alike: bool = False) -> None:
    """A lot of workers one by one, from the left, overlapping where there is little room."""
    kinds = [len(WORKERS) if are_alike else kind for kind in WORKERS for _ in range(workers[kind])]
    if not kinds:
        return
    side = min(rect.height, _WORKER * theme.glyph)
    step = min(side * _WORKER_STEP, (rect.width - side) / max(1, len(kinds) - 1))
    for number, kind in enumerate(kinds):
        paint_worker(painter, Rect(rect.x + number * step, rect.centre[1] - side / 2, side, side), kind)


def _paint_amounts(painter: Painter, rect: Rect, tokens: Tokens) -> None:
    """Symbols with the numbers after them, also where there are none."""
    cells = rect.columns(len(tokens), theme.unit / 2)
    for token, cell in zip(tokens, cells, strict=True):
        words = counted(token.amount)
        size = step_of_type(
            min(theme.body, rect.height * _NUMBER, cell.width * _DIGITS[min(len(words), len(_DIGITS) - 1)])
        )
        needed = size_of(words, Style(round(size), bold=True))[0] + 2 * theme.hair
        side = max(size * _LEAST_SYMBOL, min(rect.height * _SYMBOL, _SYMBOL_GLYPHS * theme.glyph, cell.width - needed))
        symbol, number = cell.cut_left(side, theme.hair)
        paint_symbol_of(painter, symbol.centred(side, side), token.what, theme.ink)
        painter.text(words, (number.x, number.centre[1]), size, bold=True, align="left")


def _paint_crest(painter: Painter, rect: Rect, standing: Standing) -> None:
    paint_crest(painter, rect.fitted(1), standing.crest)


def _paint_marks(painter: Painter, rect: Rect, marks: tuple[str, ...]) -> None:
    for mark, cell in zip(marks, rect.columns(max(1, len(marks))), strict=False):
        paint_symbol(painter, f"{ART}/symbols/{mark}", cell.fitted(1).inset(theme.hair), theme.faded)


_BRUSHES = {STRIP: _paint_strip, ROW: _paint_row, COLUMN: _paint_tower, BOXES: _paint_box}
