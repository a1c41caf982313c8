"""The Royals display: the face-up cards, the decks and the discard piles.

The game keeps the face-up cards as a row without gaps. On the table a card keeps its place until it is taken, and
empty places are filled when new cards are turned up.
"""

from collections.abc import Callable, Sequence
from math import ceil

from kivy.properties import BooleanProperty, BoundedNumericProperty, NumericProperty

from kingdoms.core.state import Thing
from kingdoms.core.words.language import _
from kingdoms.games.royals.board import DISPLAY
from kingdoms.ui.board.sight import NOWHERE, Place, Places, Sight, at
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.royals.card_picking import is_paying
from kingdoms.ui.boards.royals.draws import DECK, INTRIGUE_DECK
from kingdoms.ui.boards.royals.pieces import (
    BACK,
    INTRIGUE_BACK,
    card_picture,
    paint_card,
    paint_count,
    paint_stack,
    symbol,
)
from kingdoms.ui.drawing.gallery import paint_symbol
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.panels import paint_chosen, raised
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, fitting, size_of
from kingdoms.ui.theme import CARD_ASPECT, EMPTY, PLATE, faint, theme

DISCARDS: Thing = ("discards",)
INTRIGUE_DISCARDS: Thing = ("intrigue_discards",)
CHOSEN = "chosen"
"""The name of the mark on the first card of a draw; the card's own name follows."""
_PILE = 0.55  # the width of a discard pile, in cards
_COUNT_LETTER = 0.8  # the greatest type size of a pile's number, as a share of its line
_PILE_LINE = 1.4  # the height of a pile's number on a deck, relative to the type size
_EMPTY_LINE = 1.6  # the height of the word on an empty deck, relative to the type size
_ON_DECK = "on_deck"
_RECEDING = ("open", *DECK, *INTRIGUE_DECK)
_RECEDED = 0.45  # the opacity of the ground over cards and decks that are not available
_CARDS = DISPLAY + 2  # the face-up cards and the two decks


class CardPlaces:
    """The places of the face-up cards."""

    def __init__(self) -> None:
        self.places: tuple[int, ...] = tuple(range(DISPLAY))
        """The place of each card of the row, followed by the empty places."""
        self.gone: list[tuple[int, int]] = []
        """The cards that have just left the row, as pairs of the index in the earlier row and the card."""
        self._cards: tuple[int, ...] = ()
        self._touched: tuple[int, ...] = ()
        self._earlier: list[tuple[tuple[int, ...], tuple[int, ...]]] = []
        """The rows and places before each card taken this turn, in case that is undone."""

    def touch(self, *things: Thing) -> None:
        """Remembers what was tapped: among equal face-up cards, the tapped ones are taken."""
        self._touched = tuple(thing[1] for thing in things if thing[0] == "open")

    def show(self, cards: Sequence[int]) -> None:
        """Shows these face-up cards; a row from before a card was taken returns to its old places."""
        rows = [row for row, _places in self._earlier]
        if tuple(cards) in rows:
            number = rows.index(tuple(cards))
            self._cards, self.places = self._earlier[number]
            self.gone, self._touched, self._earlier = [], (), self._earlier[:number]
            return
        if tuple(cards) != self._cards:
            is_taken = len(cards) < len(self._cards)
            self._earlier = [*self._earlier, (self._cards, self.places)] if is_taken else []
        kept = still_there(self._cards, cards, self._touched)
        self.gone = [(number, card) for number, card in enumerate(self._cards) if number not in kept]
        places = [self.places[number] for number in kept]
        places += [place for place in range(DISPLAY) if place not in places]
        self.places, self._cards, self._touched = tuple(places), tuple(cards), ()


def still_there(before: Sequence[int], now: Sequence[int], touched: Sequence[int]) -> list[int]:
    """The indices of the cards in an earlier row that are still there; among equal cards, the touched ones are gone."""
    kept: list[int] = []
    for card in now:
        first = kept[-1] + 1 if kept else 0
        if card not in before[first:]:
            break
        kept.append(before.index(card, first))
    for taken in touched:
        equal = [
            number for number, card in enumerate(before) if number not in (*kept, *touched) and card == before[taken]
        ]
        if taken in kept and equal:
            kept = sorted((set(kept) - {taken}) | {equal[0]})
    return kept


class RoyalsDisplay(Zone):
    """The face-up cards in their places, both decks, and the discard piles, stacked."""

    columns = BoundedNumericProperty(_CARDS + 1, min=1)
    """The number of columns; by default, everything is in one line."""
    spacing = NumericProperty(0)
    has_cards = BooleanProperty(True)
    """Whether it shows anything besides the discard piles; if not, they are side by side."""
    has_piles = BooleanProperty(True)
    """Whether the discard piles have their own place; if not, the decks say how many cards are on their piles."""

    def measure(self, sight: Sight) -> None:
        """Marks it as not needed while there are positions to choose from, because nothing can be taken here."""
        self.is_needed = not any(thing[0] == "position" for thing in sight.lit)

    def lay_out(self, sight: Sight) -> Places:
        """The cards in columns or in one line."""
        if not self.has_cards:
            left, right = self.rect.columns(2, self.spacing)
            return {DISCARDS: at(left), INTRIGUE_DISCARDS: at(right)}
        *cells, piles = self._cells()
        order = self.board.kept(CardPlaces).places
        things: list[Thing] = [*(("open", order.index(place)) for place in range(DISPLAY)), DECK, INTRIGUE_DECK]
        picked = [thing for thing in things if thing in self.board.picking.picked]
        rooms = {thing: raised(cell, thing in picked) for thing, cell in zip(things, cells, strict=True)}
        places = {thing: Place(cell.fitted(CARD_ASPECT), cell) for thing, cell in rooms.items()}
        # Above everything else, but inside the gold of a deck that can be tapped again.
        chosen = {(CHOSEN, *thing): Place(places[thing].rect.inset(theme.band), NOWHERE) for thing in picked}
        if not self.has_piles:
            return places | {DISCARDS: _on(places[DECK]), INTRIGUE_DISCARDS: _on(places[INTRIGUE_DECK])} | chosen
        upper, lower = piles.rows(2, theme.unit)
        return places | {DISCARDS: at(upper), INTRIGUE_DISCARDS: at(lower)} | chosen

    def _cells(self) -> list[Rect]:
        """The cells of the cards and of the discard piles."""
        if not self.has_piles:
            return [*self.rect.columns(_CARDS, self.spacing), NOWHERE]
        return self._grid() if self.columns <= _CARDS else self._line()

    def _grid(self) -> list[Rect]:
        columns = int(self.columns)
        rows = self.rect.rows(ceil((_CARDS + 1) / columns), self.spacing)
        return [cell for row in rows for cell in row.columns(columns, self.spacing)][: _CARDS + 1]

    def _line(self) -> list[Rect]:
        width = min(theme.card_width, (self.width - _CARDS * self.spacing) / (_CARDS + _PILE))
        cards, piles = self.rect.cut_left(_CARDS * (width + self.spacing) - self.spacing, self.spacing)
        return [*cards.columns(_CARDS, self.spacing), piles]

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """How a thing looks; cards and decks recede once everything has been drawn this turn."""
        look = self._look_of(sight, thing, place)
        return (paint_receding, place.rect, *look) if thing[0] in _RECEDING and self._is_over(sight) else look

    def _is_over(self, sight: Sight) -> bool:
        """Whether drawing is done: positions can be chosen or paid for, or nothing is left but to end the turn."""
        return not self.is_needed or sight.is_held or is_paying(sight, self.board.picking)

    def _look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """A face-up card, a deck, a discard pile, or the mark of the first card of a draw."""
        display, name = sight.view.display, thing[0]
        if name == CHOSEN:
            return paint_chosen, place.rect, sight.seats[sight.owner].crest, theme.unit
        if name == "open":
            return paint_open, place.rect, display[thing[1]] if thing[1] < len(display) else None
        count = self.board.count(thing)
        if thing in (DECK, INTRIGUE_DECK):
            picture, discards = (BACK, DISCARDS) if thing == DECK else (INTRIGUE_BACK, INTRIGUE_DISCARDS)
            is_shuffled = thing == INTRIGUE_DECK and self.board.count(discards) > 0
            return paint_deck, place.rect, picture, count, _("Shuffle") if is_shuffled else _("Empty")
        paint = _paint_discards_on_deck if place.style == _ON_DECK else _paint_discards
        return paint, place.rect, "discards" if thing == DISCARDS else "intrigue", count


def _on(deck: Place) -> Place:
    """Where the number of a discard pile is on its deck."""
    return Place(deck.rect.inset(theme.unit).cut_top(_PILE_LINE * theme.small)[0], NOWHERE, _ON_DECK)


def paint_receding(painter: Painter, rect: Rect, function: Callable[..., None], *rest: object) -> None:
    """Paints a card or deck that is not available now, under a thin veil in the ground's colour."""
    function(painter, *rest)
    painter.fill(rect, faint(theme.ground, _RECEDED), theme.unit)


def paint_open(painter: Painter, rect: Rect, country: int | None) -> None:
    """A face-up card, or an empty place for one."""
    if country is None:
        painter.fill(rect, faint(theme.panel, EMPTY), theme.unit)
        painter.outline(rect, theme.line, radius=theme.unit)
    else:
        paint_card(painter, rect, card_picture(country))


def paint_deck(painter: Painter, rect: Rect, picture: str, count: int, if_empty: str) -> None:
    """A face-down deck and its number of cards; if it is empty, a faint card with a note."""
    paint_stack(painter, rect, picture, count)
    if count:
        paint_count(painter, rect, count)
        return
    painter.outline(rect, theme.line, radius=theme.unit)
    line = rect.centred(rect.width, _EMPTY_LINE * theme.small)
    painter.fill(line, faint(theme.panel, PLATE))
    painter.text(if_empty, line.centre, fitting(if_empty, line.width - theme.unit, theme.small), bold=True)


def _paint_discards(painter: Painter, rect: Rect, sign: str, count: int) -> None:
    """A discard pile with its number."""
    painter.fill(rect, faint(theme.panel, PLATE), theme.unit)
    painter.outline(rect, theme.line, radius=theme.unit)
    above, below = rect.inset(theme.hair).rows(2)
    paint_symbol(painter, symbol(sign), above.fitted(1), theme.faded)
    painter.text(str(count), below.centre, max(theme.tiny, min(theme.small, below.height * _COUNT_LETTER)), bold=True)


def _paint_discards_on_deck(painter: Painter, rect: Rect, _sign: str, count: int) -> None:
    """How many cards have been discarded, in words; nothing on a narrow deck, as a bare number would mean nothing."""
    words = _("Discards: {n}").format(n=count)
    if size_of(words, Style(round(theme.small), bold=True))[0] <= rect.width - theme.unit / 2:
        painter.fill(rect, faint(theme.panel, PLATE), theme.unit)
        painter.text(words, rect.centre, theme.small, bold=True)
