"""The town of Paladins: the row of townsfolk, taverns, the King's Favours and Orders, tax and the decks."""

from itertools import pairwise
from typing import Any

from kingdoms.core.game import Thing
from kingdoms.games.paladins import board
from kingdoms.games.paladins.cards import DEBT_PAID, FAVOURS, ORDER_GOAL, ORDER_VP, TAVERNS, TOWNSFOLK
from kingdoms.games.paladins.rules.costs import discount
from kingdoms.games.paladins.words.names import townsfolk_name
from kingdoms.ui.board.sight import NOWHERE, Place, Places, Sight, at
from kingdoms.ui.board.symbol_rows import OR, Token, Tokens, paint_plate, width_of
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.paladins.tokens import (
    ART,
    NOBODY,
    between,
    is_wide_card,
    name_on_card,
    paint_row,
    paint_slot,
    paint_symbol_of,
    paint_way,
    paint_worker,
    tokens_of,
    townsfolk_picture,
)
from kingdoms.ui.drawing.gallery import gallery, paint_covering, paint_symbol
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import WHITE, Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import step_of_type
from kingdoms.ui.theme import CARD_SHAPE, faint, theme

TOWN = "town"
"""The name of its page."""
_DECKS: list[Thing] = [("tax",), ("wall_deck",), ("suspicion_deck",)]
_LOW_TAX = 2  # the silver from which on the inquisition is near
_SLOT, _LARGEST_SLOT = 0.42, 1.4  # the size of the slot on a favour, of the card, and in glyphs at most
_CARD = 2.65  # the height of a townsfolk for its width at most
_PICTURE = 0.42  # the share of the picture beside the words
_LINE, _WIDE_LINE, _PLATE = 0.17, 0.21, 1.15  # the height of a line, of the card, and of a plate over it, in lines
_TALL = 2.3  # the height of a townsfolk for its width from which its name has two lines
_LEGIBLE = 0.55  # the size of a symbol, of the usual one, that can still be recognised
_WITH_TAVERNS, _WITHOUT_TAVERNS = (0.9, 0.75, 0.55, 0.5), (1.0, 0.62, 0.5)  # the heights of the rows to each other


class PaladinsTown(Zone):
    """Townsfolk above, then taverns as long as there are any, favours, and orders beside tax and decks."""

    def lay_out(self, sight: Sight) -> Places:
        """Four rows, or three without the taverns."""
        view, gap, rest = sight.view, theme.unit, self.rect
        # Tavern cards are taken only at the beginning of a round.
        is_open = any(step[0] in ("tavern", "paladin") for step in view.agenda)
        taverns = len(view.taverns) if is_open else 0
        shares = _WITH_TAVERNS if taverns else _WITHOUT_TAVERNS
        width = (rest.width - gap * (board.TOWNSFOLK_ROW - 1)) / board.TOWNSFOLK_ROW
        unit = min(width * _CARD, (rest.height - gap * (len(shares) - 1)) / sum(shares))
        rows = []
        for share in shares:
            row, rest = rest.cut_top(unit * share, gap)
            rows.append(row)
        places = _line("townsfolk", rows[0], board.TOWNSFOLK_ROW) | _line("tavern", rows[1], taverns)
        orders, decks = rows[-1].cut_left(rows[-1].width / 2, gap)
        places |= _favours(view, rows[-2]) | _line("order", orders, board.ORDERS_DEALT)
        return places | {thing: at(rect) for thing, rect in zip(_DECKS, decks.columns(len(_DECKS), gap), strict=True)}

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """A card, a deck, the tax supply, or the worker on a favour."""
        view, rect, owner = sight.view, place.rect, sight.owner
        match thing:
            case ("townsfolk", number):
                return paint_townsfolk, rect, self.board.count(thing), price_for(view, owner, number)
            case ("favour", _):
                return paint_favour, rect, self.board.count(thing)
            case ("favour_worker", number):
                return paint_worker, rect, view.favour_workers[number]
            case ("order", number):
                order = self.board.count(thing)
                return paint_order, rect, order, number, view.count_done(owner, order) if order >= 0 else 0
            case ("tax",):
                left = self.board.count(thing)
                return _paint_pile, rect, "tax", f"{left}/{board.TAX_SUPPLY[view.seats]}", left <= _LOW_TAX
            case ("wall_deck",) | ("suspicion_deck",):
                return _paint_pile, rect, thing[0].removesuffix("_deck"), str(self.board.count(thing))
        return paint_tavern, rect, self.board.count(thing)


# Where things are.


def _line(name: str, row: Rect, count: int) -> Places:
    return {(name, place): at(rect) for place, rect in enumerate(row.columns(count, theme.unit))} if count else {}


def _favours(view: Any, row: Rect) -> Places:
    """The favours, and above them the workers that stand there."""
    places = _line("favour", row, board.FAVOURS_DEALT)
    for place, rect in enumerate(row.columns(board.FAVOURS_DEALT, theme.unit)):
        if view.favour_workers[place] != NOBODY:
            places[("favour_worker", place)] = Place(_favour_slot(rect).inset(-theme.hair), NOWHERE)
    return places


def _favour_slot(rect: Rect) -> Rect:
    side = min(rect.height * _SLOT, rect.width * _SLOT, _LARGEST_SLOT * theme.glyph)
    return rect.inset(theme.unit).cut_top(side)[0].centred(side, side)


# Townsfolk.


def price_for(view: Any, seat: int | None, place: int) -> Tokens:
    """What the townsfolk at a place of the row costs a seat; nothing before the first round, when all are free."""
    if not view.round or (seat is not None and discount(view, seat, board.RECRUIT)):
        return ()
    price = (Token(board.SILVER, board.TOWNSFOLK_PRICES[place]),)
    if place in board.DEBT_PLACES:
        return (*price, Token(OR), Token("debt"))
    return price if board.TOWNSFOLK_PRICES[place] else ()


def _trigger_symbol(trigger: int) -> str:
    """The symbol of what sets a hired townsfolk off."""
    if trigger in board.ACTIONS:
        return board.ACTION_KEYS[trigger]
    return board.PAY_DEBT if trigger == DEBT_PAID else "inquisition"


def paint_townsfolk(painter: Painter, rect: Rect, card: int, price: Tokens = ()) -> None:
    """A townsfolk: its price, what it gives when discarded (over the picture), when hired, and again and again."""
    if card < 0:
        painter.fill(rect, faint(theme.panel, 0.35), theme.corner)
        painter.outline(rect, theme.line, radius=theme.corner)
        paint_row(painter, rect.inset(theme.unit), price, 0.8 * theme.glyph)
        return
    painter.shadow(rect)
    painter.fill(rect, theme.panel, theme.corner)
    townsfolk, inner = TOWNSFOLK[card], rect.inset(theme.hair)
    is_wide = is_wide_card(rect)
    line = min(0.95 * theme.glyph, rect.height * (_WIDE_LINE if is_wide else _LINE))
    if is_wide:
        picture, words = inner.cut_left(inner.width * _PICTURE)
        discard, words = words.cut_top(_PLATE * line)
        name, words = words.cut_top(max(0.0, words.height - 2.1 * line))
    else:
        words, picture = inner.cut_bottom(2 * line + _name_height(rect))
        discard = picture.cut_top(_PLATE * line)[0]
        name, words = words.cut_top(_name_height(rect))
    paint_covering(painter, townsfolk_picture(card), picture, 0.6)
    name_on_card(painter, name.inset(theme.hair, 0), townsfolk_name(card))
    paint_plate(painter, discard, tokens_of(townsfolk.discard), line, paint_symbol_of, "right")
    if price:
        paint_plate(painter, picture.cut_bottom(_PLATE * line)[0], price, line, paint_symbol_of, "left")
    hire, ongoing = words.inset(theme.unit / 2, 0).rows(2)
    paint_way(painter, hire, "free_recruit", tokens_of(townsfolk.hire))
    paint_way(painter, ongoing, _trigger_symbol(townsfolk.trigger), tokens_of(townsfolk.ongoing))
    painter.outline(rect, theme.line, theme.hair, theme.corner)


def _name_height(rect: Rect) -> float:
    """The room for a name above the other text: two lines of larger type where the card is tall."""
    if rect.height < _TALL * rect.width:
        return 1.3 * step_of_type(min(theme.small, rect.width * 0.15))
    return 2.5 * step_of_type(min(theme.small, rect.width * 0.19))


# Taverns, favours, orders.


def paint_tavern(painter: Painter, rect: Rect, card: int) -> None:
    """A tavern card with its four workers, or its place once it was taken."""
    if card < 0:
        painter.fill(rect, faint(theme.panel, 0.35), theme.corner)
        painter.outline(rect, theme.line, radius=theme.corner)
        return
    painter.parchment(rect)
    workers = [kind for kind in board.WORKERS for _ in range(TAVERNS[card][kind])]
    inner = rect.inset(theme.unit / 2)
    across = 4 if inner.width > 2.4 * inner.height else 2
    cells = [cell for row in inner.rows(len(workers) // across) for cell in row.columns(across)]
    for kind, cell in zip(workers, cells, strict=True):
        side = min(cell.width, cell.height, 1.9 * theme.glyph)
        paint_worker(painter, cell.centred(side, side), kind)


def paint_favour(painter: Painter, rect: Rect, favour: int) -> None:
    """A King's Favour: its slot, what it costs, and what it gives; face down only its back."""
    if favour < 0:
        _paint_back(painter, rect, "favour")
        return
    painter.parchment(rect)
    card = FAVOURS[favour]
    slot = _favour_slot(rect)
    below = Rect(rect.x, rect.y, rect.width, slot.y - rect.y).inset(theme.unit, theme.unit / 2)
    cost = tokens_of(card.cost)
    if cost:
        # The cost stands beside the slot, for both are given.
        spare = Rect(slot.right, slot.y, rect.right - slot.right, slot.height)
        paint_row(painter, spare.inset(theme.hair, spare.height * 0.16), cost, 0.8 * theme.glyph)
    paint_slot(painter, slot, card.slot)
    lines = lines_of_effects(favour, below.width)
    for tokens, line in zip(lines, below.rows(len(lines)), strict=True):
        paint_row(painter, line, tokens, 1.1 * theme.glyph)


def lines_of_effects(favour: int, width: float) -> list[Tokens]:
    """What a favour gives in a line; where that would be too small to read, each choice in a line of its own."""
    tokens = between([tokens_of(effect) for effect in FAVOURS[favour].effects])
    if width_of(tokens, _LEGIBLE * theme.glyph) <= width:
        return [tokens]
    ends = [number + 1 for number, token in enumerate(tokens) if token.what == OR]
    return [tokens[start:end] for start, end in pairwise([0, *ends, len(tokens)])]


def paint_large_favour(painter: Painter, rect: Rect, favour: int) -> None:
    """The same at reading size, on the drawing of its card."""
    if favour < 0:
        _paint_back(painter, rect, "favour")
        return
    card, field = FAVOURS[favour], _field(painter, rect, "favour")
    above, below = field.rows(2)
    cost = tokens_of(card.cost)
    line = above.centred(above.width * 0.8, above.height * 0.8)
    slot, beside = line.columns(2) if cost else (line, line)
    paint_slot(painter, slot.inset(theme.unit), card.slot)
    if cost:
        paint_row(painter, beside, cost, 1.8 * theme.glyph)
    paint_row(painter, below, between([tokens_of(effect) for effect in card.effects]), 1.8 * theme.glyph)


def paint_large_order(painter: Painter, rect: Rect, order: int, place: int) -> None:
    """A King's Order at reading size, on the drawing of its card."""
    if order < 0:
        _paint_back(painter, rect, "order")
        return
    above, below = _field(painter, rect, "order").rows(2)
    paint_row(painter, above, (Token(board.ACTION_KEYS[order], ORDER_GOAL),), 2.2 * theme.glyph)
    paint_row(painter, below, (Token("victory", ORDER_VP[place]),), 1.8 * theme.glyph)


def _field(painter: Painter, rect: Rect, name: str) -> Rect:
    """Paints the face of a card; the part of it where there is room."""
    place = rect.fitted(CARD_SHAPE)
    if gallery.has(f"{ART}/cards/{name}"):
        painter.picture(f"{ART}/cards/{name}", place)
    return place.cut_bottom(place.height * 0.64)[0].inset(place.width * 0.1, place.height * 0.04)


def paint_order(painter: Painter, rect: Rect, order: int, place: int, done: int) -> None:
    """A King's Order: the action, how often it has been done of five, and its points; face down only its back."""
    if order < 0:
        _paint_back(painter, rect, "order")
        return
    painter.parchment(rect)
    inner = rect.inset(theme.unit / 2)
    if rect.height > rect.width:
        symbol, rest = inner.cut_top(inner.height * 0.46)
    else:
        symbol, rest = inner.cut_left(min(inner.height, inner.width * 0.46), theme.hair)
    paint_symbol(
        painter, f"{ART}/symbols/{board.ACTION_KEYS[order]}", symbol.fitted(1).inset(theme.unit / 2), theme.ink
    )
    above, below = rest.rows(2)
    size = step_of_type(min(theme.body, above.height * 0.72, rest.width * 0.36))
    is_met = done >= ORDER_GOAL
    ink = theme.tinctures["vert"] if is_met and not theme.is_dark else theme.ink
    painter.text(f"{min(done, ORDER_GOAL)}/{ORDER_GOAL}", above, size, ink, bold=True)
    paint_row(painter, below, (Token("victory", ORDER_VP[place]),), min(below.height * 0.8, theme.glyph))


def _paint_back(painter: Painter, rect: Rect, name: str) -> None:
    """A card face down."""
    place = rect.inset(theme.hair).fitted(CARD_SHAPE) if rect.height > rect.width else rect.inset(theme.hair)
    if rect.height <= rect.width:
        painter.fill(place, faint(theme.sunk, 0.8), theme.corner)
        painter.outline(place, theme.line, radius=theme.corner)
        place = place.fitted(CARD_SHAPE)
    paint_symbol(painter, f"{ART}/cards/{name}_back", place, WHITE)


# Tax and decks.


def _paint_pile(painter: Painter, rect: Rect, what: str, words: str, is_low: bool = False) -> None:
    """What is left of the tax supply or of a deck; when the tax supply is empty, the inquisition comes."""
    painter.fill(rect, faint(theme.panel, 0.8), theme.corner)
    painter.outline(rect, theme.wax if is_low else theme.line, radius=theme.corner)
    size = step_of_type(min(theme.body, rect.height * 0.32, rect.width * 0.34))
    if rect.width > 1.6 * rect.height:
        symbol, number = rect.inset(theme.unit / 2).cut_left(min(rect.height, rect.width * 0.5))
    else:
        number, symbol = rect.inset(theme.unit / 2).cut_bottom(1.25 * size)
    side = min(symbol.width, symbol.height, 1.4 * theme.glyph)
    paint_symbol_of(painter, symbol.centred(side, side), what, theme.ink)
    painter.text(words, number, size, theme.wax if is_low else theme.ink, bold=True)
