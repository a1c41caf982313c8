"""The seats of Rival Kings on a phone: crest, name, numbers and cards, and a small card for those who have chosen."""

from collections.abc import Sequence
from typing import NamedTuple

from kivy.properties import BooleanProperty, OptionProperty

from kingdoms.core.game import Thing
from kingdoms.core.words.language import numeral
from kingdoms.games.rival_kings.state import NONE
from kingdoms.ui.board.sight import Place, Places, Sight
from kingdoms.ui.board.zones.seats import COLUMN, STRIP, SeatsZone, paint_seat_ground
from kingdoms.ui.boards.rival_kings.pieces.cards import name_style, symbol_of, tinctures
from kingdoms.ui.boards.rival_kings.pieces.characters import CHARACTER_BACK
from kingdoms.ui.boards.rival_kings.pieces.facts import paint_fact
from kingdoms.ui.boards.rival_kings.pieces.marks import paint_pennant
from kingdoms.ui.boards.rival_kings.pieces.owner import NUMBERS, PICTURES, is_seen_acting, paint_points
from kingdoms.ui.drawing.gallery import paint_symbol
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import LINE, Style, size_of
from kingdoms.ui.theme import CARD_ASPECT, theme

_LEAST_CELLS = 3  # a column has room for at least this many seats, so that a single rival's is not too tall
_PICTURE, _GAP = 1.3, 1.2  # the width of the picture in front of a number, and the gap after it, relative to its type
_PENNANT, _PENNANT_ASPECT = 0.55, 1.3  # the current player's pennant: its width relative to the crest, its shape
_HIGHEST_STRIP = 1.5  # the greatest height of a strip, in touches
_CREST = 1.4  # the crest's side and the height of a card for a seat that has chosen, relative to small type


_CHIP, _CHIP_ROOM = 1.1, 1.2  # the side of a rival's card as a chip, and the height of its line, relative to tiny type
_CHIP_SYMBOL, _LEAST_SYMBOL = 0.8, 0.75  # the side of its symbol, as a share; the least width with one, to tiny type
_ACTIVE = 1.5  # the width of the active subject's edge, in hairs
_CHIP_CORNER = 0.2  # its corner radius, as a share of its height


class CardRows(NamedTuple):
    """The cards in front of a seat."""

    subjects: tuple[int, ...] = ()
    buildings: tuple[int, ...] = ()


_NO_ROWS = CardRows()


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
    has_cards = BooleanProperty(False)
    """Whether a strip has a line for the rivals' cards."""

    def heights(self, sight: Sight) -> dict[int, float]:
        """A line each for the name, the numbers and the cards."""
        lines = LINE * (theme.small + theme.tiny) + _CHIP_ROOM * theme.tiny
        return dict.fromkeys(sight.rivals, max(theme.touch, lines + theme.unit))

    def measure(self, sight: Sight) -> None:
        """Makes a strip with cards tall enough for them, but not too tall when text is large."""
        if self.kind == STRIP and self.has_cards:
            self.wanted_height = min(_HIGHEST_STRIP * theme.touch, max(self.heights(sight).values(), default=0))
        else:
            super().measure(sight)

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
        return look_of_seat(shown, seat, place, self._facts(seat), card, self._rows(sight, seat))

    def _rows(self, sight: Sight, seat: int) -> CardRows:
        """A seat's cards that are not in the air."""
        rows = {"subject": sight.view.subjects[seat], "building": sight.view.buildings[seat]}
        return CardRows(
            *(
                tuple(card for place, card in enumerate(row) if not self.board.is_in_the_air((name, seat, place)))
                for name, row in rows.items()
            )
        )

    def _facts(self, seat: int) -> tuple[Fact, ...]:
        """The public facts about a seat."""
        things = ((name, seat) for name in NUMBERS)
        return tuple(Fact(thing, PICTURES.get(thing[0], ""), self.board.count(thing)) for thing in things)


def look_of_seat(
    sight: Sight, seat: int, place: Place, facts: Sequence[Fact], card: str = "", rows: CardRows = _NO_ROWS
) -> Look:
    """How a seat looks; `card` is the picture of a small card in front of it, if any."""
    who = sight.seats[seat]
    return _paint_seat, place.rect, sight.captions[seat], who.crest, sight.actor == seat, tuple(facts), card, rows


def _paint_seat(
    painter: Painter,
    rect: Rect,
    name: str,
    crest: int,
    is_acting: bool,
    facts: Sequence[Fact],
    card: str,
    rows: CardRows,
) -> None:
    """The crest, the name and the numbers, in two lines, or in three if there is room, and the cards below if they fit.

    A pennant after the name shows whose turn it is, a small card who has chosen.
    """
    paint_seat_ground(painter, rect, is_acting)
    inner = rect.inset(theme.unit, theme.unit / 2)
    chips, two_lines = _CHIP_ROOM * theme.tiny, LINE * (theme.small + theme.tiny)
    three_lines = two_lines + LINE * theme.tiny
    if inner.height - chips >= (two_lines if sum(_widths(facts)) <= inner.width else three_lines):
        line, inner = inner.cut_bottom(chips)
        _paint_chips(painter, line, rows)
    is_tall = inner.height >= three_lines
    below, rest = inner.cut_bottom(inner.height / 2 if not is_tall else inner.height * LINE * theme.tiny / three_lines)
    above, middle = rest.cut_top(below.height)
    side = min(above.height, _CREST * theme.small)
    shield, rest = above.cut_left(side, theme.unit / 2)
    painter.crest(crest, shield.centred(side, side))
    if card:
        place, rest = rest.cut_right(side / CARD_ASPECT, theme.unit / 2)
        painter.picture(card, place.centred(side / CARD_ASPECT, side))
    elif is_acting:
        place, rest = rest.cut_right(side * _PENNANT, theme.unit / 2)
        paint_pennant(painter, place.centred(side * _PENNANT, side * _PENNANT * _PENNANT_ASPECT), crest)
    if is_tall:
        # The last number fits next to the crest, so that all of them can be large.
        _paint_facts(painter, rest, facts[-1:])
        facts = facts[:-1]
    words = middle if is_tall else rest
    style = name_style(name, words.width)
    painter.text(name, words, style.size if style is not None else theme.least_name, bold=True, align="left")
    _paint_facts(painter, below, facts)


def _paint_chips(painter: Painter, line: Rect, rows: CardRows) -> None:
    """A seat's subjects on the left and buildings on the right, as chips with colour and symbol.

    The active subject, which is the newest, has a dark edge.
    """
    count = len(rows.subjects) + len(rows.buildings)
    side = min(_CHIP * theme.tiny, (line.width - theme.gap) / max(1, count) - theme.hair)
    chip = Rect(line.x, line.centre[1] - _CHIP * theme.tiny / 2, side, _CHIP * theme.tiny)
    for row, start in zip(rows, (line.x, line.right - len(rows.buildings) * (side + theme.hair)), strict=True):
        for number, card in enumerate(row):
            is_active = row is rows.subjects and number == len(row) - 1
            _paint_chip(painter, chip._replace(x=start + number * (side + theme.hair)), card, is_active)


def _paint_chip(painter: Painter, rect: Rect, card: int, is_active: bool) -> None:
    ground, ink = tinctures(card)
    radius = min(_CHIP_CORNER * rect.height, rect.width / 2)
    painter.fill(rect, ground, radius)
    if is_active:
        painter.outline(rect.inset(-theme.hair / 2), theme.ink, _ACTIVE * theme.hair, radius)
    if rect.width >= _LEAST_SYMBOL * theme.tiny:
        symbol = rect.centred(*[_CHIP_SYMBOL * min(rect.width, rect.height)] * 2)
        paint_symbol(painter, symbol_of(card), symbol, ink)


def _paint_facts(painter: Painter, line: Rect, facts: Sequence[Fact]) -> None:
    """Numbers with their pictures, each as wide as it needs to be; if they do not fit, all are narrowed alike."""
    needed = _widths(facts)
    gap = max(0.0, min(_GAP * theme.tiny, (line.width - sum(needed)) / max(1, len(facts) - 1)))
    share = min(1.0, line.width / sum(needed))
    for fact, width in zip(facts, needed, strict=True):
        cell, line = line.cut_left(share * width, gap)
        if fact.picture:
            paint_fact(painter, cell, fact.picture, fact.number, theme.tiny)
        else:
            paint_points(painter, cell, fact.number, theme.tiny)


def _widths(facts: Sequence[Fact]) -> list[float]:
    """The width of each number with its picture."""
    style = Style(round(theme.tiny), bold=True)
    return [_PICTURE * theme.tiny + size_of(numeral(fact.number), style)[0] + theme.unit for fact in facts]
