"""The seats of Rival Kings: crest, name, coins and markers, and a small card face down for those who have chosen."""

from collections.abc import Sequence
from typing import NamedTuple

from kivy.properties import NumericProperty

from kingdoms.core.game import Thing
from kingdoms.core.language import ngettext
from kingdoms.games.rival_kings.state import NONE
from kingdoms.ui.board.seats import BOXES, COLUMN, STRIP, SeatsZone, paint_seat_ground
from kingdoms.ui.board.sight import Place, Places, Sight, at
from kingdoms.ui.boards.rival_kings.cards import COIN, MARKER, paint_fact
from kingdoms.ui.boards.rival_kings.characters import CHARACTER_BACK
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import LINE, counted, fitting
from kingdoms.ui.theme import CARD_SHAPE, theme

_LEAST_CELLS = 4  # a column of small seats is cut into at least this many, so that one rival is not a tower
_FACT_WIDTH = 5  # the width of a number in a small seat at most, in sizes of its type
_NAME = 0.55  # the height of the name in a large seat, of its head; the points are below it


class Fact(NamedTuple):
    """Something public about a seat: the thing that is counted, the picture that stands for it, and the number."""

    thing: Thing
    picture: str
    number: int


class RivalKingsSeats(SeatsZone):
    """Small seats show the rivals only; large ones everybody, with what each rival owns."""

    number_size = NumericProperty(0)
    """The size of type of the numbers in a box."""

    def heights(self, sight: Sight) -> dict[int, float]:
        """A large seat has a line for what it owns; what the viewer owns has a place of its own near their hand."""
        if self.kind == COLUMN:
            return dict.fromkeys(sight.rivals, theme.touch)
        head = _head_height() + 2 * theme.unit
        return {seat: head + (theme.touch if seat != sight.viewer else 0) for seat in range(len(sight.seats))}

    def lay_out(self, sight: Sight) -> Places:
        """Seats side by side or below each other."""
        if self.kind == STRIP:
            return self.side_by_side(sight.rivals)
        if self.kind == COLUMN:
            return self.below_each_other(
                dict.fromkeys(sight.rivals, self.rect.rows(_LEAST_CELLS, self.spacing)[0].height)
            )
        places = self.below_each_other(self.heights(sight))
        for seat in range(len(sight.seats)):
            if seat != sight.viewer:
                line = places[("seat", seat)].rect.inset(2 * theme.gap, 0).cut_bottom(theme.touch)[0]
                facts = self._facts(seat)
                places |= {fact.thing: at(cell) for fact, cell in zip(facts, line.columns(len(facts)), strict=True)}
        return places

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """A seat, or a number in its box."""
        name, seat = thing
        if name != "seat":
            picture = COIN if name == "coins" else MARKER
            return paint_fact, place.rect, picture, self.board.count(thing), self.number_size
        # A small card face down shows that a seat has chosen.
        has_chosen = not sight.view.revealed and sight.view.chosen[seat] != NONE
        card = CHARACTER_BACK if has_chosen and not self.board.is_in_the_air(("character", seat)) else ""
        return look_of_seat(sight, seat, place, self._facts(seat), card)

    def _facts(self, seat: int) -> tuple[Fact, ...]:
        """What is public about a seat."""
        coins, markers = ("coins", seat), ("markers", seat)
        return Fact(coins, COIN, self.board.count(coins)), Fact(markers, MARKER, self.board.count(markers))


def _head_height() -> float:
    return max(theme.crest, LINE * (theme.body + theme.small))


def look_of_seat(sight: Sight, seat: int, place: Place, facts: Sequence[Fact], card: str = "") -> Look:
    """How a seat looks; `card` is the picture of a small card in front of it, if there is one."""
    who, is_acting = sight.seats[seat], sight.actor == seat
    if place.style != BOXES:
        return _paint_strip, place.rect, who.name, who.crest, is_acting, tuple(facts), card
    return _paint_box, place.rect, who.name, who.crest, is_acting, sight.view.scores()[seat].total, card


def _card_place(rect: Rect) -> Rect:
    """Where the card of a seat is: in the corner, no lower than the name beside it."""
    inner = rect.inset(theme.unit)
    height = min(inner.height / 2, theme.crest)
    return inner.cut_right(height / CARD_SHAPE)[0].cut_top(height)[0]


def _paint_ground(painter: Painter, rect: Rect, is_acting: bool, card: str) -> None:
    paint_seat_ground(painter, rect, is_acting)
    if card:
        painter.picture(card, _card_place(rect))


def _paint_strip(
    painter: Painter, rect: Rect, name: str, crest: int, is_acting: bool, facts: Sequence[Fact], card: str
) -> None:
    _paint_ground(painter, rect, is_acting, card)
    inner = rect.inset(theme.unit)
    shield, rest = inner.cut_left(min(inner.height, theme.crest), theme.unit)
    painter.crest(crest, shield)
    is_tall = rest.height >= LINE * theme.tiny * (1 + len(facts))
    words, line = rest.cut_top(rest.height / (1 + len(facts) if is_tall else 2))
    beside = words._replace(width=_card_place(rect).x - words.x) if card else words
    painter.text(name, beside, theme.tiny, bold=True, align="left")
    line = line.cut_left(min(line.width, _FACT_WIDTH * theme.tiny * len(facts)))[0]
    cells = line.rows(len(facts)) if is_tall else line.columns(len(facts), theme.unit)
    for fact, cell in zip(facts, cells, strict=True):
        paint_fact(painter, cell, fact.picture, fact.number, theme.tiny)


def _paint_box(painter: Painter, rect: Rect, name: str, crest: int, is_acting: bool, points: int, card: str) -> None:
    _paint_ground(painter, rect, is_acting, card)
    top = rect.inset(theme.gap, theme.unit).cut_top(_head_height())[0]
    shield, words = top.cut_left(theme.crest, theme.gap)
    painter.crest(crest, shield)
    above, below = words.cut_top(words.height * _NAME)
    painter.text(name, above, fitting(name, above.width, theme.body), bold=True, align="left")
    sentence = ngettext("about {n} point", "about {n} points", points).format(n=counted(points))
    painter.text(sentence, below, fitting(sentence, below.width, theme.small), theme.faded, align="left")
