"""The seats of Rival Kings on a phone: crest, name and numbers, and a small card for those who have chosen."""

from collections.abc import Sequence
from typing import NamedTuple

from kivy.properties import OptionProperty

from kingdoms.core.game import Thing
from kingdoms.core.words.language import numeral
from kingdoms.games.rival_kings.state import NONE
from kingdoms.ui.board.sight import Place, Places, Sight
from kingdoms.ui.board.zones.seats import COLUMN, STRIP, SeatsZone, paint_seat_ground
from kingdoms.ui.boards.rival_kings.pieces.cards import name_style, paint_fact, paint_pennant
from kingdoms.ui.boards.rival_kings.pieces.characters import CHARACTER_BACK
from kingdoms.ui.boards.rival_kings.pieces.owner import NUMBERS, PICTURES, is_seen_acting, paint_points
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import LINE, Style, size_of
from kingdoms.ui.theme import CARD_SHAPE, theme

_LEAST_CELLS = 3  # a column has room for at least this many seats, so that a single rival's is not too tall
_PICTURE, _GAP = 1.3, 1.2  # the width of the picture in front of a number, and the gap after it, relative to its type
_PENNANT, _PENNANT_SHAPE = 0.55, 1.3  # the current player's pennant: its width relative to the crest, its shape
_CREST = 1.4  # the crest's side and the height of a card for a seat that has chosen, relative to small type


class Fact(NamedTuple):
    """A public fact about a seat: the counted thing, the picture for it, and the number.

    Without a picture it is points, shown by a crown.
    """

    thing: Thing
    picture: str
    number: int


class RivalKingsSeats(SeatsZone):
    """The rivals; a tap on one of them shows their rows."""

    kind = OptionProperty(STRIP, options=(STRIP, COLUMN))

    def heights(self, sight: Sight) -> dict[int, float]:
        """A line for the name and one for the numbers."""
        return dict.fromkeys(sight.rivals, max(theme.touch, LINE * (theme.small + theme.tiny) + 2 * theme.unit))

    def lay_out(self, sight: Sight) -> Places:
        """The seats, side by side or stacked."""
        if self.kind == STRIP:
            return self.side_by_side(sight.rivals)
        return self.below_each_other(dict.fromkeys(sight.rivals, self.rect.rows(_LEAST_CELLS, self.spacing)[0].height))

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """A seat; a small face-down card shows that it has chosen."""
        seat = thing[1]
        has_chosen = not sight.view.revealed and sight.view.chosen[seat] != NONE
        card = CHARACTER_BACK if has_chosen and not self.board.is_in_the_air(("character", seat)) else ""
        shown = sight if is_seen_acting(self.board, sight, seat) else sight._replace(actor=None)
        return look_of_seat(shown, seat, place, self._facts(seat), card)

    def _facts(self, seat: int) -> tuple[Fact, ...]:
        """The public facts about a seat."""
        things = ((name, seat) for name in NUMBERS)
        return tuple(Fact(thing, PICTURES.get(thing[0], ""), self.board.count(thing)) for thing in things)


def look_of_seat(sight: Sight, seat: int, place: Place, facts: Sequence[Fact], card: str = "") -> Look:
    """How a seat looks; `card` is the picture of a small card in front of it, if any."""
    who = sight.seats[seat]
    return _paint_seat, place.rect, sight.captions[seat], who.crest, sight.actor == seat, tuple(facts), card


def _paint_seat(
    painter: Painter, rect: Rect, name: str, crest: int, is_acting: bool, facts: Sequence[Fact], card: str
) -> None:
    """The crest, the name and the numbers, in two lines, or in three if they fit.

    A pennant after the name shows whose turn it is, a small card who has chosen.
    """
    paint_seat_ground(painter, rect, is_acting)
    inner = rect.inset(theme.unit)
    is_tall = inner.height >= LINE * (2 * theme.small + theme.tiny)
    above, *middle, below = inner.rows(3 if is_tall else 2)
    side = min(above.height, _CREST * theme.small)
    shield, rest = above.cut_left(side, theme.unit / 2)
    painter.crest(crest, shield.centred(side, side))
    if card:
        place, rest = rest.cut_right(side / CARD_SHAPE, theme.unit / 2)
        painter.picture(card, place.centred(side / CARD_SHAPE, side))
    elif is_acting:
        place, rest = rest.cut_right(side * _PENNANT, theme.unit / 2)
        paint_pennant(painter, place.centred(side * _PENNANT, side * _PENNANT * _PENNANT_SHAPE), crest)
    if is_tall:
        # The last number fits next to the crest, so that all of them can be large.
        _paint_facts(painter, rest, facts[-1:])
        facts = facts[:-1]
    words = middle[0] if is_tall else rest
    style = name_style(name, words.width)
    painter.text(name, words, style.size if style is not None else theme.least_name, bold=True, align="left")
    _paint_facts(painter, below, facts)


def _paint_facts(painter: Painter, line: Rect, facts: Sequence[Fact]) -> None:
    """Numbers with their pictures, each as wide as it needs to be; if they do not fit, all are narrowed alike."""
    style = Style(round(theme.tiny), bold=True)
    needed = [_PICTURE * theme.tiny + size_of(numeral(fact.number), style)[0] + theme.unit for fact in facts]
    gap = max(0.0, min(_GAP * theme.tiny, (line.width - sum(needed)) / max(1, len(facts) - 1)))
    share = min(1.0, line.width / sum(needed))
    for fact, width in zip(facts, needed, strict=True):
        cell, line = line.cut_left(share * width, gap)
        if fact.picture:
            paint_fact(painter, cell, fact.picture, fact.number, theme.tiny)
        else:
            paint_points(painter, cell, fact.number, theme.tiny)
