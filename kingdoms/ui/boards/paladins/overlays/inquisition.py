"""The inquisition in Paladins: everyone's suspicion, who received help, and who takes a debt."""

from collections.abc import Reversible, Sequence
from itertools import islice
from typing import Any, NamedTuple

from kingdoms.core.game import Event, Thing
from kingdoms.core.words.language import _, numeral
from kingdoms.games.paladins.board import TAX_SUPPLY
from kingdoms.games.paladins.events import (
    Convicted,
    InquisitionBegan,
    SuspicionDiscarded,
    SuspicionDrawn,
    TaxRefilled,
    TaxTaken,
    TownsfolkHelped,
)
from kingdoms.games.paladins.solo_events import TaxReturned
from kingdoms.games.paladins.state import OPPONENT
from kingdoms.games.paladins.words.names import side_name
from kingdoms.ui.board.sight import CLOSE, NOWHERE, Place, Places, Sight, at
from kingdoms.ui.boards.paladins.overlays.side import is_low
from kingdoms.ui.boards.paladins.pieces import ART, NOBODY, crest_of, paint_crest, paint_symbol_of, townsfolk_picture
from kingdoms.ui.drawing.gallery import paint_medallion, paint_symbol
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.panels import BUTTON, PANEL, write_whole
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import fitting, step_of_type
from kingdoms.ui.theme import faint, theme

INQUISITION: Thing = ("inquisition",)
_WIDEST, _LINE, _BUTTON = 16, 2, 5  # in touches: the overlay's width, a line's height, the button's width
_LOW_BUTTON = 3  # the width of the button next to the title, in touches
_MARGINS = 4  # the total space above, between and below title, sides and button, in gaps
_VERDICT = 0.43  # the verdict's share of a line
_HEAD_LINE, _TITLE = 1.4, 0.58  # the height of the head's lines, in type sizes; the share of the upper one
_CREST = 1.5  # the greatest size of a crest, in crests
_NAME, _NAME_LETTER = 0.42, 0.8  # the share of the name above the cards; its greatest type size relative to its line
# The height, in type sizes, from which the name is above the cards; its share of the width if it is next to them.
_NAMED_ABOVE, _NAME_BESIDE = 3.2, 0.4
_CARD, _CARD_STEP = 2.4, 0.6  # the greatest size of a suspicion card, in glyphs; the greatest step, in cards
_NUMBER, _NUMBER_LETTER = 0.9, 0.8  # the width of the number of cards, and its greatest type size, in cards
_GUILT = 0.12  # the opacity of the warning colour on a convicted side's line
_DEBT, _VERDICT_LINES = 1.5, 2  # the greatest width of a debt, in glyphs; the most lines of words next to it
_LEAST_LINE, _DEBT_BESIDE = (
    1.6,
    0.66,
)  # the height of a line of the verdict, in type sizes; the share of a debt in one line


class Inquisition(NamedTuple):
    """The latest inquisition, with everything that has happened in it so far."""

    cause: int
    """The side that took the last coin of the tax supply; NOBODY if the suspicion cards ran out."""
    suspicions: tuple[int, ...]
    """The number of suspicion cards each side had when the inquisition came."""
    helped: tuple[tuple[int, int], ...]
    """The sides that a townsfolk card helped, each with that card."""
    convicted: tuple[int, ...]
    discarded: tuple[int, ...]
    """The number of cards each side discarded."""


class Suspect(NamedTuple):
    """A side in an inquisition."""

    name: str
    crest: int
    cards: int
    helpers: tuple[int, ...]
    is_convicted: bool


def last_inquisition(view: Any, past: Reversible[Event]) -> Inquisition | None:
    """The latest inquisition; None before the first."""
    counts, later = [len(cards) for cards in view.suspicions], list[Event]()
    for event in reversed(past):
        later.append(event)
        if isinstance(event, SuspicionDrawn):
            counts[event.seat] -= 1
        elif isinstance(event, SuspicionDiscarded):
            counts[event.seat] += event.cards
        elif isinstance(event, InquisitionBegan):
            return _inquisition(_cause(view, past, later), counts, later[::-1])
    return None


def _cause(view: Any, past: Reversible[Event], later: Sequence[Event]) -> int:
    """The side that emptied the tax supply before an inquisition; `later` holds the events since, newest first."""
    refilled = [event.silver for event in later if isinstance(event, TaxRefilled)]
    if (refilled[-1] < TAX_SUPPLY[view.seats]) if refilled else view.tax:
        return NOBODY
    before = islice(reversed(past), len(later), None)
    taken = next(event for event in before if isinstance(event, TaxTaken | TaxReturned))
    return taken.seat if isinstance(taken, TaxTaken) else OPPONENT


def _inquisition(cause: int, counts: list[int], events: list[Event]) -> Inquisition:
    """The inquisition that began with the first of these events."""
    end = next((place for place, event in enumerate(events) if isinstance(event, TaxRefilled)), len(events))
    said = events[:end]
    gone = [0] * len(counts)
    for event in said:
        if isinstance(event, SuspicionDiscarded):
            gone[event.seat] += event.cards
    return Inquisition(
        cause,
        tuple(counts),
        tuple((event.seat, event.townsfolk) for event in said if isinstance(event, TownsfolkHelped)),
        tuple(seat for event in said if isinstance(event, Convicted) for seat in event.seats),
        tuple(gone),
    )


# The overlay.


class InquisitionOverlay:
    """A title, a line for every side, and the button to go on."""

    def lay_out(self, sight: Sight, opened: Thing, room: Rect) -> Places:
        """The sides in turn order."""
        order, head, is_beside = sight.view.order(), _head_height(), is_low(room)
        spare = head + (0 if is_beside else theme.touch) + _MARGINS * theme.gap
        line = min(_LINE * theme.touch, (room.height - spare) / len(order) - theme.unit)
        panel = room.centred(min(room.width, _WIDEST * theme.touch), spare + len(order) * (line + theme.unit))
        title, rest = panel.inset(theme.gap).cut_top(head, theme.gap)
        places: Places = {opened: at(panel, PANEL)}
        # If the room is short, the button is next to the title.
        button = title.cut_right(_LOW_BUTTON * theme.touch)[0] if is_beside else rest.cut_bottom(theme.touch)[0]
        for side in order:
            row, rest = rest.cut_top(line, theme.unit)
            places[("suspect", side)] = Place(row, NOWHERE)
            places[("verdict", side)] = Place(row.cut_right(row.width * _VERDICT)[0], NOWHERE)
        places[CLOSE] = at(button.centred(min(button.width, _BUTTON * theme.touch), theme.touch), BUTTON)
        return places

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """The overlay, a side with its suspicion, or its verdict."""
        rect, inquisition = place.rect, last_inquisition(sight.view, sight.past)
        if thing == INQUISITION or inquisition is None:
            why = _("There are no suspicion cards left to draw.")
            if inquisition is not None and inquisition.cause != NOBODY:
                why = _("{name} emptied the tax supply.").format(name=side_name(sight.names, inquisition.cause))
            return _paint_panel, rect, _("The inquisition arrives"), why if inquisition is not None else ""
        side = thing[1]
        if thing[0] == "verdict":
            return _paint_verdict, rect, side in inquisition.convicted, inquisition.discarded[side]
        helpers = tuple(card for seat, card in inquisition.helped if seat == side)
        name = side_name(sight.captions, side)
        suspect = Suspect(
            name, crest_of(sight, side), inquisition.suspicions[side], helpers, side in inquisition.convicted
        )
        return _paint_suspect, rect, suspect


def _head_height() -> float:
    return max(theme.touch, _HEAD_LINE * (theme.subtitle + theme.small))


def _paint_panel(painter: Painter, rect: Rect, title: str, why: str) -> None:
    painter.parchment(rect)
    head = rect.inset(theme.gap).cut_top(_head_height())[0]
    symbol, words = head.cut_left(head.height, theme.unit)
    paint_symbol(painter, f"{ART}/symbols/inquisition", symbol.fitted(1), theme.wax)
    above, below = words.cut_top(words.height * _TITLE)
    painter.text(title, above, theme.subtitle, bold=True, align="left")
    painter.text(why, below, fitting(why, below.width, theme.small), align="left")


def _paint_suspect(painter: Painter, rect: Rect, suspect: Suspect) -> None:
    """A side, its suspicion cards, and the townsfolk that helped it; the warning colour marks a convicted side."""
    name, crest, cards, helpers, is_convicted = suspect
    painter.fill(rect, faint(theme.sunk, 0.6), theme.corner)
    if is_convicted:
        painter.fill(rect, faint(theme.wax, _GUILT), theme.corner)
        painter.outline(rect, theme.wax, theme.band, theme.corner)
    inner = rect.inset(theme.unit, theme.hair).cut_right(rect.width * _VERDICT)[1]
    shield, rest = inner.cut_left(min(inner.height, _CREST * theme.crest), theme.gap)
    paint_crest(painter, shield.fitted(1), crest)
    is_beside = rest.height < _NAMED_ABOVE * theme.body
    above, below = rest.cut_left(rest.width * _NAME_BESIDE) if is_beside else rest.cut_top(rest.height * _NAME)
    painter.text(name, above, min(theme.body, above.height * _NAME_LETTER), bold=True, align="left")
    side = min(below.height, _CARD * theme.glyph)
    number, below = below.cut_left(_NUMBER * side)
    painter.text(str(cards), number, step_of_type(min(theme.subtitle, side * _NUMBER_LETTER)), bold=True)
    step = min(side * _CARD_STEP, (below.width - side * (1 + len(helpers))) / max(1, cards))
    for card in range(cards):
        place = Rect(below.x + card * step, below.centre[1] - side / 2, side, side)
        paint_symbol_of(painter, place, "suspicion", theme.ink)
    for number_, helper in enumerate(helpers):
        place = Rect(below.right - (number_ + 1) * side, below.centre[1] - side / 2, side, side)
        paint_medallion(painter, townsfolk_picture(helper), place.inset(theme.hair), theme.ink)


def _paint_verdict(painter: Painter, rect: Rect, is_convicted: bool, discarded: int) -> None:
    """A debt for the most suspicion, and the number of discarded cards; stacked, or side by side in a short space.

    Only the debt has the warning colour, because discarding suspicion is a relief.
    """
    inner = rect.inset(theme.unit, theme.hair)
    said = [("debt", _("a debt"), theme.wax)] if is_convicted else []
    if discarded:
        said.append(("suspicion", numeral(-discarded), theme.ink))
    if not said:
        write_whole(painter, _("no debt"), inner, theme.body, _VERDICT_LINES, bold=False, align="left")
        return
    for (what, words, colour), room in zip(said, _parts(inner, len(said)), strict=True):
        symbol, rest = room.cut_left(min(room.height, _DEBT * theme.glyph), theme.unit)
        paint_symbol_of(painter, symbol, what, theme.ink)
        write_whole(painter, words, rest, theme.body, _VERDICT_LINES, bold=False, colour=colour, align="left")


def _parts(room: Rect, count: int) -> list[Rect]:
    """Rows, or two columns, of which the first is wider because it has more words."""
    if count == 1 or room.height >= count * _LEAST_LINE * theme.body:
        return room.rows(count)
    return list(room.cut_left(room.width * _DEBT_BESIDE, theme.unit))
