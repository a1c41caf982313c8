"""The seats of Rival Kings on a phone: crest, name, coins and markers, and a small card for those who have chosen."""

from collections.abc import Sequence
from typing import NamedTuple

from kivy.properties import OptionProperty

from kingdoms.core.game import Thing
from kingdoms.games.rival_kings.state import NONE
from kingdoms.ui.board.sight import Place, Places, Sight
from kingdoms.ui.board.zones.seats import COLUMN, STRIP, SeatsZone, paint_seat_ground
from kingdoms.ui.boards.rival_kings.pieces.cards import COIN, MARKER, name_style, paint_fact
from kingdoms.ui.boards.rival_kings.pieces.characters import CHARACTER_BACK
from kingdoms.ui.boards.rival_kings.sheets.reveal import is_seen_acting
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import LINE
from kingdoms.ui.theme import CARD_SHAPE, theme

_LEAST_CELLS = 3  # a column of seats is cut into at least this many, so that one rival is not a tower
_FACT_WIDTH = 3.6  # the width of a number at most, in sizes of its type
_CREST = 1.4  # the side of the crest and the height of the card of a seat that has chosen, in sizes of small type


class Fact(NamedTuple):
    """Something public about a seat: the thing that is counted, the picture that stands for it, and the number."""

    thing: Thing
    picture: str
    number: int


class RivalKingsSeats(SeatsZone):
    """The rivals; their rows are behind them."""

    kind = OptionProperty(STRIP, options=(STRIP, COLUMN))

    def heights(self, sight: Sight) -> dict[int, float]:
        """A line for the name and one for the numbers."""
        return dict.fromkeys(sight.rivals, max(theme.touch, LINE * (theme.small + theme.tiny) + 2 * theme.unit))

    def lay_out(self, sight: Sight) -> Places:
        """Seats side by side or below each other."""
        if self.kind == STRIP:
            return self.side_by_side(sight.rivals)
        return self.below_each_other(dict.fromkeys(sight.rivals, self.rect.rows(_LEAST_CELLS, self.spacing)[0].height))

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """A seat; a small card face down shows that it has chosen."""
        seat = thing[1]
        has_chosen = not sight.view.revealed and sight.view.chosen[seat] != NONE
        card = CHARACTER_BACK if has_chosen and not self.board.is_in_the_air(("character", seat)) else ""
        shown = sight if is_seen_acting(self.board, sight, seat) else sight._replace(actor=None)
        return look_of_seat(shown, seat, place, self._facts(seat), card)

    def _facts(self, seat: int) -> tuple[Fact, ...]:
        """What is public about a seat."""
        coins, markers = ("coins", seat), ("markers", seat)
        return Fact(coins, COIN, self.board.count(coins)), Fact(markers, MARKER, self.board.count(markers))


def look_of_seat(sight: Sight, seat: int, place: Place, facts: Sequence[Fact], card: str = "") -> Look:
    """How a seat looks; `card` is the picture of a small card in front of it, if there is one."""
    who = sight.seats[seat]
    return _paint_seat, place.rect, sight.captions[seat], who.crest, sight.actor == seat, tuple(facts), card


def _paint_seat(
    painter: Painter, rect: Rect, name: str, crest: int, is_acting: bool, facts: Sequence[Fact], card: str
) -> None:
    """The crest, the name and the numbers: in two lines or, where there is height, in three."""
    paint_seat_ground(painter, rect, is_acting)
    inner = rect.inset(theme.unit)
    is_tall = inner.height >= LINE * (2 * theme.small + theme.tiny)
    above, *middle, below = inner.rows(3 if is_tall else 2)
    side = min(above.height, _CREST * theme.small)
    shield, words = above.cut_left(side, theme.unit / 2)
    painter.crest(crest, shield.centred(side, side))
    words = middle[0] if is_tall else words
    style = name_style(name, words.width)
    if style is not None:
        painter.text(name, words, style.size, bold=True, align="left")
    if card:
        line = above if is_tall else below
        place, rest = line.cut_right(side / CARD_SHAPE, theme.unit / 2)
        below = below if is_tall else rest
        painter.picture(card, place.centred(side / CARD_SHAPE, side))
    line = below.cut_left(min(below.width, _FACT_WIDTH * theme.tiny * len(facts)))[0]
    for fact, cell in zip(facts, line.columns(len(facts), theme.unit), strict=True):
        paint_fact(painter, cell, fact.picture, fact.number, theme.tiny)
