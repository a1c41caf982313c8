"""The display of Royals: where the open cards lie, how they and the decks look, and which of them was taken.

The game keeps the open cards as a row without gaps. On the table a card keeps its place until it is taken, and the
places that became free are filled when new cards are turned up.
"""

from collections.abc import Sequence

from kingdoms.core.game import Thing
from kingdoms.games.royals.board import DISPLAY
from kingdoms.ui.board.sight import Place, Places, Sight, at
from kingdoms.ui.boards.royals.hand import card_width, paint_stack
from kingdoms.ui.boards.royals.tokens import BACK, INTRIGUE_BACK, card_picture, paint_card, paint_count, symbol
from kingdoms.ui.drawing.gallery import paint_symbol
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import CARD_SHAPE, faint, theme

DECK: Thing = ("deck",)
INTRIGUE_DECK: Thing = ("intrigue_deck",)
DISCARDS: Thing = ("discards",)
INTRIGUE_DISCARDS: Thing = ("intrigue_discards",)
_PILE = 0.55  # the width of a discard pile, in cards


class Display:
    """The places of the open cards."""

    def __init__(self) -> None:
        self.places: tuple[int, ...] = tuple(range(DISPLAY))
        """For each card of the row its place on the table, then the places that are free."""
        self.gone: list[tuple[int, int]] = []
        """The cards that have left the row, each after where it was."""
        self._cards: tuple[int, ...] = ()
        self._touched: int | None = None

    def touch(self, thing: Thing) -> None:
        """A finger is on an open card: of equal ones it is the one that is taken."""
        self._touched = thing[1] if thing[0] == "open" else None

    def show(self, cards: Sequence[int]) -> None:
        """These cards lie open now."""
        kept = still_there(self._cards, cards, self._touched)
        self.gone = [(number, card) for number, card in enumerate(self._cards) if number not in kept]
        places = [self.places[number] for number in kept]
        places += [place for place in range(DISPLAY) if place not in places]
        self.places, self._cards, self._touched = tuple(places), tuple(cards), None


def still_there(before: Sequence[int], now: Sequence[int], touched: int | None) -> list[int]:
    """Which cards of an earlier row the first ones of the row now are; of equal cards it is not the touched one."""
    kept: list[int] = []
    for card in now:
        first = kept[-1] + 1 if kept else 0
        if card not in before[first:]:
            break
        kept.append(before.index(card, first))
    gone = [number for number, card in enumerate(before) if number not in kept]
    if touched in kept:
        equal = [number for number in gone if before[number] == before[touched]]
        kept = sorted((set(kept) - {touched}) | {equal[0]}) if equal else kept
    return kept


# Where things are.


def display_width() -> float:
    """The width of the display in one line."""
    return (DISPLAY + 2 + _PILE) * card_width() + (DISPLAY + 2) * theme.gap


def lay_out_display(room: Rect, order: Sequence[int], is_paged: bool) -> Places:
    """The open cards at their places, both decks, and the discard piles above each other."""
    slots = [("open", order.index(place)) for place in range(DISPLAY)]
    things: list[Thing] = [*slots, DECK, INTRIGUE_DECK]
    if theme.wide:
        rows, columns, gap = (3, 2, theme.unit) if is_paged else (2, 3, theme.gap)
        cells = [cell for row in room.rows(rows, gap) for cell in row.columns(columns, gap)]
        piles = cells.pop()
    else:
        gap = theme.unit if is_paged else theme.gap
        width = min(card_width(), (room.width - 5 * gap) / (5 + _PILE))
        row, piles = room.cut_left(5 * width + 4 * gap, gap)
        cells = row.columns(5, gap)
    places = {thing: Place(cell.fitted(CARD_SHAPE), cell) for thing, cell in zip(things, cells, strict=True)}
    upper, lower = piles.rows(2, theme.unit)
    return places | {DISCARDS: at(upper), INTRIGUE_DISCARDS: at(lower)}


# How things look.


def look_of_display(sight: Sight, thing: Thing, rect: Rect, count: int) -> Look | None:
    """How open cards, decks and discard piles look; None if a thing is not one of these."""
    display = sight.view.display
    match thing:
        case ("open", slot):
            return paint_open, rect, display[slot] if slot < len(display) else None
        case ("deck" | "intrigue_deck" as name,):
            return _paint_deck, rect, BACK if name == "deck" else INTRIGUE_BACK, count
        case ("discards" | "intrigue_discards" as name,):
            return _paint_discards, rect, "discards" if name == "discards" else "intrigue", count
    return None


def paint_open(painter: Painter, rect: Rect, country: int | None) -> None:
    """An open card, or the empty place where one will lie."""
    if country is None:
        painter.fill(rect, faint(theme.panel, 0.4), theme.unit)
        painter.outline(rect, theme.line, radius=theme.unit)
    else:
        paint_card(painter, rect, card_picture(country))


def _paint_deck(painter: Painter, rect: Rect, picture: str, count: int) -> None:
    """A deck face down and how many cards it has."""
    if count:
        paint_stack(painter, rect, picture, count)
        paint_count(painter, rect, count)
    else:
        paint_open(painter, rect, None)
        painter.text("0", rect, theme.body, theme.faded, bold=True)


def _paint_discards(painter: Painter, rect: Rect, sign: str, count: int) -> None:
    """A discard pile, told by its number."""
    painter.fill(rect, faint(theme.panel, 0.85), theme.unit)
    painter.outline(rect, theme.line, radius=theme.unit)
    above, below = rect.inset(theme.hair).rows(2)
    paint_symbol(painter, symbol(sign), above.fitted(1), theme.faded)
    painter.text(str(count), below, min(theme.small, below.height * 0.8), bold=True)
