"""The seats around the table of Royals, with what is public about each: hand sizes, cubes left, and tokens."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from kingdoms.core.game import Thing
from kingdoms.games.royals.words.help_hand import are_tokens_open
from kingdoms.ui.board.seats import BOX, STRIP, is_strip, paint_seat_ground
from kingdoms.ui.board.sight import Places, Sight, at
from kingdoms.ui.boards.royals.tokens import BACK, INTRIGUE_BACK, TOKEN_BACK, paint_cube, paint_picture, symbol
from kingdoms.ui.drawing.gallery import paint_symbol
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, fitting, size_of, step_of_type
from kingdoms.ui.theme import CARD_SHAPE, theme

CARDS, INTRIGUES, SUPPLY, TOKENS, POINTS = "cards", "intrigues", "supply", "tokens", "points"
_PICTURES = {CARDS: BACK, INTRIGUES: INTRIGUE_BACK, TOKENS: TOKEN_BACK}
_LINE = 1.35  # the height of a line of text for its size
_LEAST_SIGN = 0.75  # the width of a fact's picture at least, in tiny letters
_OWN = 1.15  # the width of the own place in the strip, in fingers
_NARROW = 1.25  # the width from which a place in the strip has all numbers, in fingers
AT_SEATS = ("cards", "intrigues", "supply", "tokens", "points")
"""What is counted at a seat."""


class Standing(NamedTuple):
    """What is public about a seat."""

    name: str
    crest: int
    is_acting: bool
    facts: tuple[tuple[str, int], ...]
    """Country cards, intrigue cards, cubes, and tokens or points."""


def facts_of(view: Any, seat: int) -> list[Thing]:
    """The things that are counted at a seat."""
    return [(CARDS, seat), (INTRIGUES, seat), (SUPPLY, seat), (POINTS if are_tokens_open(view) else TOKENS, seat)]


def _count_at_seat(view: Any, thing: Thing) -> int:
    """How many of something a seat has."""
    name, seat = thing
    match name:
        case "cards":
            return int(view.count_cards(seat))
        case "intrigues":
            return int(view.count_intrigues(seat))
        case "supply":
            return int(view.supply[seat])
        case "tokens":
            return len(view.tokens(seat))
    return int(view.scores()[seat].total)


def standing_of(sight: Sight, seat: int, count: Callable[[Thing], int]) -> Standing:
    """What is public about a seat; what is still in the air is not counted."""
    who = sight.seats[seat]
    facts = tuple((thing[0], count(thing)) for thing in facts_of(sight.view, seat))
    return Standing(who.name, who.crest, sight.actor == seat, facts)


# Where they are.


def lay_out_seats(zone: Rect, sight: Sight) -> Places:
    """The seats in the order of the table: a strip on a phone held upright, else a column."""
    if is_strip():
        return _strip(zone, sight)
    order = range(len(sight.seats))
    height = min(_box_height(), (zone.height - theme.gap * (len(order) - 1)) / len(order))
    places: Places = {}
    for seat in order:
        box, zone = zone.cut_top(height, theme.gap)
        places[("seat", seat)] = at(box, BOX)
    return places


def room_below_seats(zone: Rect, sight: Sight) -> Rect:
    """What the seats leave of their column."""
    lowest = min(place.rect.y for place in lay_out_seats(zone, sight).values())
    return Rect(zone.x, zone.y, zone.width, max(0.0, lowest - theme.gap - zone.y))


def _strip(zone: Rect, sight: Sight) -> Places:
    """The rivals, and the viewer's own place at the left, which needs less: his cards lie below."""
    own = _OWN * theme.touch if sight.viewer is not None else 0
    rivals = sight.rivals
    places: Places = {}
    if sight.viewer is not None:
        cell, zone = zone.cut_left(own, theme.unit)
        places[("seat", sight.viewer)] = at(cell, STRIP)
    for seat, cell in zip(rivals, zone.columns(len(rivals), theme.unit), strict=True):
        places[("seat", seat)] = at(cell, STRIP)
    return places


def _box_height() -> float:
    if theme.form == "phone":
        return 1.2 * theme.touch
    return max(theme.crest, _LINE * theme.body) + 2 * _LINE * theme.body + 2.5 * theme.gap


# How they look.


def look_of_seat(standing: Standing, rect: Rect, style: str) -> Look:
    """How a seat looks in the strip or the column."""
    return (_paint_strip if style == STRIP or theme.form == "phone" else _paint_box), rect, standing


def _paint_strip(painter: Painter, rect: Rect, standing: Standing) -> None:
    """Crest, name and numbers; a very narrow place, as the own one, has no name and the last two numbers only."""
    paint_seat_ground(painter, rect, standing.is_acting)
    inner = rect.inset(theme.unit / 2, theme.unit / 2)
    shield, rest = inner.cut_left(min(inner.height, theme.crest, 0.32 * inner.width), theme.unit / 2)
    painter.crest(standing.crest, shield)
    is_narrow = rect.width < _NARROW * theme.touch
    facts, rows = standing.facts[2:] if is_narrow else standing.facts, rest.rows(2)
    if not is_narrow and rest.height >= 2.8 * theme.tiny:
        name, *rows = rest.rows(3)
        painter.text(standing.name, name, theme.tiny, bold=True, align="left")
    paint_facts(painter, rows, facts, standing.crest, theme.tiny)


def _paint_box(painter: Painter, rect: Rect, standing: Standing) -> None:
    paint_seat_ground(painter, rect, standing.is_acting)
    inner = rect.inset(theme.gap, theme.unit)
    head, rest = inner.cut_top(max(0.42 * inner.height, _LINE * theme.body))
    shield, name = head.cut_left(min(head.height, theme.crest), theme.gap)
    painter.crest(standing.crest, shield)
    painter.text(standing.name, name, theme.body, bold=True, align="left")
    paint_facts(painter, rest.rows(2), standing.facts, standing.crest, theme.body)


def paint_facts(
    painter: Painter, rows: Sequence[Rect], facts: Sequence[tuple[str, int]], crest: int, size: float
) -> None:
    """Pictures with their numbers, spread over the rows."""
    per_row = -(-len(facts) // len(rows))
    cell = rows[0].columns(per_row, theme.unit / 2)[0]
    widest = max((str(amount) for _what, amount in facts), key=len)
    # All numbers of a seat are of one size, and beside the widest there is still room for its picture.
    size = step_of_type(fitting(widest, cell.width - _LEAST_SIGN * theme.tiny, min(size, 0.9 * cell.height)))
    for number, row in enumerate(rows):
        here = facts[number * per_row : (number + 1) * per_row]
        for (what, amount), cell in zip(here, row.columns(per_row, theme.unit / 2), strict=False):
            paint_fact(painter, cell, what, amount, crest, size)


def paint_fact(painter: Painter, rect: Rect, what: str, amount: int, crest: int, size: float) -> None:
    """Something of a seat, and how many of it."""
    words = str(amount)
    needed = size_of(words, Style(round(size), bold=True))[0] + theme.unit / 2
    side = max(0.6 * size, min(0.92 * rect.height, 1.5 * size, rect.width - needed))
    sign, number = rect.cut_left(side, theme.unit / 2)
    paint_sign(painter, sign.centred(side, side), what, crest)
    painter.text(words, (number.x, number.centre[1]), size, bold=True, align="left")


def paint_sign(painter: Painter, rect: Rect, what: str, crest: int) -> None:
    """What stands for a seat's cards, cubes, tokens or points."""
    if what == SUPPLY:
        paint_cube(painter, rect, crest)
    elif what == POINTS:
        paint_symbol(painter, symbol("victory"), rect, theme.ink)
    else:
        paint_picture(painter, rect.fitted(1 if what == TOKENS else CARD_SHAPE), _PICTURES[what])


def count_of(sight: Sight, thing: Thing) -> int:
    """Cards in the own hand, in decks and piles, cubes on tiles, and what is counted at a seat."""
    view, viewer = sight.view, sight.viewer
    match thing:
        case ("hand", country):
            return int(view.hands[viewer][country]) if viewer is not None else 0
        case ("intrigue", pair):
            return int(view.intrigues[viewer][pair]) if viewer is not None else 0
        case ("deck",):
            return len(view.deck)
        case ("intrigue_deck",):
            return len(view.intrigue_deck)
        case ("discards",):
            return int(sum(view.discards))
        case ("intrigue_discards",):
            return int(sum(view.intrigue_discards))
        case ("title", title, seat):
            return int(view.tiles[title][seat])
        case (name, _seat) if name in AT_SEATS:
            return _count_at_seat(view, thing)
    return 0
