"""The seats of Royals, with what is public about each: hand sizes, remaining cubes, and tokens."""

from collections.abc import Callable, Sequence
from math import ceil
from typing import NamedTuple

from kivy.properties import BoundedNumericProperty, NumericProperty, OptionProperty

from kingdoms.core.state import Thing
from kingdoms.ui.board.sight import SEAT, Place, Places, Sight, at
from kingdoms.ui.board.zones.seats import COLUMN, STRIP, SeatsZone, paint_seat_ground
from kingdoms.ui.boards.royals.pieces import BACK, INTRIGUE_BACK, TOKEN_BACK, paint_cube, paint_drawing, symbol
from kingdoms.ui.drawing.gallery import paint_symbol
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import LINE, Style, size_of
from kingdoms.ui.theme import CARD_ASPECT, theme

AT_SEATS = CARDS, INTRIGUES, SUPPLY, TOKENS, POINTS = "cards", "intrigues", "supply", "tokens", "points"
"""The amounts shown at a seat."""
_PICTURES = {CARDS: BACK, INTRIGUES: INTRIGUE_BACK}
_SCARCE = 10  # the most cubes, enough for five positions, at which a small seat shows how many are left
_FACT_LINES = 2
_MAIN_FACTS, _MAIN = 2, 0.58  # the number of facts that matter most, and their share of a line
_CREST = 0.32  # the greatest width of the crest in a strip, as a share of the seat
_LEAST_CREST = 0.7  # the least size of the crest next to a long name, as a share of the line
_SIGN = 0.92  # the greatest size of a fact's picture, as a share of the line
_PILED = 0.76  # the size of each of two piled tokens, as a share of the picture
_SIGN_LETTERS, _LEAST_SIGN_LETTERS = 1.8, 0.6  # the greatest and least size of that picture, in type sizes


class SeatFacts(NamedTuple):
    """The public facts about a seat."""

    name: str
    crest: int
    is_acting: bool
    facts: tuple[tuple[str, int], ...]
    """Tokens or points, country cards, intrigue cards, and cubes."""
    is_own: bool = False
    """Whether it is the only person's seat in a strip, which is narrower because they see their cards anyway."""


class RoyalsSeats(SeatsZone):
    """All seats in table order, so that nobody changes places. In a strip, the only person's seat may be narrower."""

    kind = OptionProperty(COLUMN, options=(STRIP, COLUMN))
    columns = BoundedNumericProperty(1, min=1)
    """The number of columns of stacked seats."""
    line_width = NumericProperty(0)
    """The least width of a small seat with its numbers in one line."""
    full_width = NumericProperty(0)
    """The least width of a small seat with all its numbers in one line, even those that matter less."""

    def heights(self, sight: Sight) -> dict[int, float]:
        """The same height for every seat."""
        return dict.fromkeys(range(len(sight.seats)), self.small_height)

    def lay_out(self, sight: Sight) -> Places:
        """The seats, side by side or stacked, in columns if there are several."""
        if self.kind != STRIP and self.columns > 1:
            rows = self.rect.rows(ceil(len(sight.seats) / self.columns), self.spacing)
            cells = [cell for row in rows for cell in row.columns(int(self.columns), self.spacing)]
            return {
                (SEAT, seat): at(cell, self.kind) for seat, cell in zip(range(len(sight.seats)), cells, strict=False)
            }
        if self.kind != STRIP:
            return self.below_each_other(self.heights(sight))
        return self.side_by_side(range(len(sight.seats)), self._own(sight))

    def _own(self, sight: Sight) -> Sequence[int]:
        """The only person's seat, if it is narrower than the others in a strip."""
        people = [seat for seat, who in enumerate(sight.seats) if who.is_person]
        return people if self.kind == STRIP and self.own_width and len(people) == 1 else ()

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """A seat with what is public about it, not counting things in the air."""
        who, seat = sight.seats[thing[1]], thing[1]
        counted = POINTS if sight.view.are_tokens_open else TOKENS, CARDS, INTRIGUES, SUPPLY
        facts = tuple((fact, self.board.count((fact, seat))) for fact in counted)
        shown = SeatFacts(sight.captions[seat], who.crest, sight.actor == seat, facts, seat in self._own(sight))
        return self._painter_of(place.rect, shown), place.rect, shown

    def _painter_of(self, rect: Rect, shown: SeatFacts) -> Callable[[Painter, Rect, SeatFacts], None]:
        """The function that paints a seat of this size."""
        if rect.width >= self.full_width:
            return paint_wide_seat
        return paint_small_seat if shown.is_own or rect.width >= self.line_width else paint_narrow_seat


def _paint_ground(painter: Painter, rect: Rect, shown: SeatFacts) -> Rect:
    """Paints the ground of a small seat, and returns the space for what is on it."""
    paint_seat_ground(painter, rect, shown.is_acting)
    return rect.inset(theme.unit, theme.unit / 2)


def paint_narrow_seat(painter: Painter, rect: Rect, shown: SeatFacts) -> None:
    """The name above the crest, with the numbers next to that in two lines."""
    head, facts = _paint_ground(painter, rect, shown).cut_top(LINE * theme.small)
    painter.text(shown.name, head, theme.small, bold=True)
    shield, facts = facts.cut_left(min(facts.height, theme.crest, _CREST * facts.width), theme.unit / 2)
    painter.crest(shown.crest, shield)
    rows = facts.cut_right(theme.unit / 2)[1].rows(_FACT_LINES)
    paint_facts(painter, rows, _most_telling(shown), shown.crest, theme.tiny)


def paint_small_seat(painter: Painter, rect: Rect, shown: SeatFacts) -> None:
    """The crest and the name above the numbers, which are in one line."""
    head, facts = _paint_ground(painter, rect, shown).cut_top(LINE * theme.small)
    needed = size_of(shown.name, Style(round(theme.small), bold=True))[0] + theme.unit / 2
    side = min(head.height, max(_LEAST_CREST * head.height, head.width - needed))
    shield, name = head.cut_left(side, theme.unit / 2)
    telling = _most_telling(shown)
    cubes = [fact for fact in telling if fact[0] == SUPPLY]
    if cubes and name.width - needed >= _SIGN_LETTERS * theme.small + _number_width(_words(*cubes[0]), theme.small):
        # Next to the name, so that the other pictures do not shrink.
        telling = [fact for fact in telling if fact not in cubes]
        supply = name.cut_right(_SIGN_LETTERS * theme.small + _number_width(_words(*cubes[0]), theme.small))[0]
        _paint_fact(painter, supply, SUPPLY, _words(*cubes[0]), shown.crest, theme.small)
    painter.crest(shown.crest, shield)
    painter.text(shown.name, name, theme.small, bold=True, align="left")
    paint_facts(painter, [facts], telling, shown.crest, theme.small)


def _most_telling(shown: SeatFacts) -> list[tuple[str, int]]:
    """The facts for a small seat: cubes only once they are scarce, and not the cards that the viewer sees anyway."""
    left_out = (CARDS, INTRIGUES) if shown.is_own else ()
    return [
        (what, amount) for what, amount in shown.facts if what not in left_out and (what != SUPPLY or amount <= _SCARCE)
    ]


def paint_wide_seat(painter: Painter, rect: Rect, shown: SeatFacts) -> None:
    """The name above all numbers in one line; if the crest leaves them too little room, it is next to the name."""
    inner = _paint_ground(painter, rect, shown)
    shield = inner.cut_left(min(inner.height, theme.crest, _CREST * inner.width))[0]
    rest = inner.cut_left(shield.width, theme.unit)[1].cut_right(theme.unit)[1]
    name, facts = rest.rows(_FACT_LINES)
    needed = sum(_number_width(_words(*fact), theme.small) + _SIGN_LETTERS * theme.small for fact in shown.facts)
    if needed > facts.width:
        above, below = inner.rows(_FACT_LINES)
        shield, name = above.cut_left(above.height, theme.unit)
        facts = below.cut_right(theme.unit)[1]
    painter.crest(shown.crest, shield)
    painter.text(shown.name, name, theme.small, bold=True, align="left")
    _paint_line(painter, facts, shown)


def _paint_line(painter: Painter, rect: Rect, shown: SeatFacts) -> None:
    """All facts in one line; those that matter most are first, and larger if there is room."""
    main, others = rect.cut_left(_MAIN * rect.width, theme.unit)
    large, small = shown.facts[:_MAIN_FACTS], shown.facts[_MAIN_FACTS:]
    sizes = (main, large, theme.subtitle), (others, small, theme.small)
    if any(_sign_room(room, [_words(*fact) for fact in facts], size) < size for room, facts, size in sizes):
        paint_facts(painter, [rect], shown.facts, shown.crest, theme.small)
        return
    for room, facts, size in sizes:
        paint_facts(painter, [room], facts, shown.crest, size)


def paint_facts(
    painter: Painter, rows: Sequence[Rect], facts: Sequence[tuple[str, int]], crest: int, size: float
) -> None:
    """Pictures with their numbers, spread over the rows."""
    per_row = -(-len(facts) // len(rows))
    for number, row in enumerate(rows):
        here = facts[number * per_row : (number + 1) * per_row]
        words = [_words(*fact) for fact in here]
        if _sign_room(row, words, size) < _LEAST_SIGN_LETTERS * size:
            words = [str(amount) for _what, amount in here]
        for (what, _amount), word, cell in zip(here, words, _cells(row, words, per_row, size), strict=False):
            _paint_fact(painter, cell, what, word, crest, size)


def _words(what: str, amount: int) -> str:
    """A fact's number; tokens are counted with a sign, because a bare number next to one would look like its points."""
    return f"×{amount}" if what == TOKENS else str(amount)


def _cells(row: Rect, words: Sequence[str], count: int, size: float) -> list[Rect]:
    """Columns for this many facts: equal ones, unless a long number would leave its picture too little room."""
    cells, sign = row.columns(count, theme.unit), min(_SIGN * row.height, _SIGN_LETTERS * size)
    numbers = [_number_width(word, size) for word in words]
    if all(number + sign <= cell.width for number, cell in zip(numbers, cells, strict=False)):
        return cells
    shared, found, rest = _sign_room(row, words, size), [], row
    for number in numbers:
        cell, rest = rest.cut_left(shared + number, theme.unit)
        found.append(cell)
    return found


def _sign_room(row: Rect, words: Sequence[str], size: float) -> float:
    """The width that these numbers leave for each picture."""
    numbers = sum(_number_width(word, size) for word in words)
    return (row.width - (len(words) - 1) * theme.unit - numbers) / max(1, len(words))


def _number_width(words: str, size: float) -> float:
    """The width of a fact's number and of the gap in front of it."""
    return size_of(words, Style(round(size), bold=True))[0] + theme.unit / 2


def _paint_fact(painter: Painter, rect: Rect, what: str, words: str, crest: int, size: float) -> None:
    """A picture and its number."""
    room = rect.width - _number_width(words, size)
    side = max(_LEAST_SIGN_LETTERS * size, min(_SIGN * rect.height, _SIGN_LETTERS * size, room))
    sign, number = rect.cut_left(side, theme.unit / 2)
    _paint_sign(painter, sign.centred(side, side), what, crest)
    painter.text(words, (number.x, number.centre[1]), size, bold=True, align="left")


def _paint_sign(painter: Painter, rect: Rect, what: str, crest: int) -> None:
    """The picture for a seat's cards, cubes, tokens or points."""
    if what == SUPPLY:
        paint_cube(painter, rect, crest)
    elif what == POINTS:
        paint_symbol(painter, symbol("vp"), rect, theme.ink)
    elif what == TOKENS:
        # Two of them, half hidden: a pile rather than a coin with a value.
        side, step = _PILED * rect.width, (1 - _PILED) * rect.width
        for shift in (step, 0):
            paint_drawing(painter, Rect(rect.x + shift, rect.y + shift, side, side), TOKEN_BACK)
    else:
        paint_drawing(painter, rect.fitted(CARD_ASPECT), _PICTURES[what])
