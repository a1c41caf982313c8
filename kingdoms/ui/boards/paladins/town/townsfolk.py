"""The row of townsfolk in Paladins, with what each costs and gives."""

from typing import Any

from kivy.properties import BoundedNumericProperty, NumericProperty

from kingdoms.core.game import Thing
from kingdoms.games.paladins import board
from kingdoms.games.paladins.cards import TOWNSFOLK
from kingdoms.games.paladins.rules.costs import discount
from kingdoms.games.paladins.words.names import townsfolk_name
from kingdoms.ui.board.sight import Place, Places, Sight, at
from kingdoms.ui.board.symbol_rows import OR, Amount, Amounts, paint_plate
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.paladins.pieces import (
    MARGIN_AT_READING_SIZE,
    face_in,
    is_wide_card,
    name_height,
    name_on_card,
    paint_effect,
    paint_empty_place,
    paint_symbol_of,
    tokens_of,
    townsfolk_picture,
    trigger_symbol,
)
from kingdoms.ui.drawing.gallery import paint_covering
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme

_PICTURE = 0.45  # the share of the picture next to the words
_LINE, _HIGH_LINE = 1.5, 0.13  # the height of a line, in tiny type, and the least as a share of a tall card
_LINES = 2  # lines of gifts, if a card has one when hired as well as an ongoing one
_TOKEN = 1.3  # the size of a token, relative to tiny type
_ROWS_WITH_PRICE, _WITH_PRICE = (
    3,
    4,
)  # lines next to the picture if the price is one of them; their least height, in tiny type


class PaladinsTownsfolk(Zone):
    """The townsfolk who can be hired or discarded, or only part of the row."""

    spacing = NumericProperty(0)
    first = BoundedNumericProperty(0, min=0)
    last = BoundedNumericProperty(board.TOWNSFOLK_ROW, min=1, max=board.TOWNSFOLK_ROW)
    """The first place of the row to show, and the one after the last."""

    def lay_out(self, sight: Sight) -> Places:
        """The townsfolk side by side."""
        shown = range(int(self.first), int(self.last))
        cells = self.rect.columns(len(shown), self.spacing)
        return {("townsfolk", place): at(cell) for place, cell in zip(shown, cells, strict=True)}

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """A card with its price."""
        price = price_for(sight.view, sight.owner, thing[1])
        return paint_townsfolk, place.rect, self.board.count(thing), price


def price_for(view: Any, seat: int | None, place: int) -> Amounts:
    """The price of a townsfolk card for a seat, by its place in the row; empty if it is free."""
    is_free = view.asked == board.FREE_RECRUIT
    if not view.round or is_free or (seat is not None and discount(view, seat, board.RECRUIT)):
        return ()
    price = (Amount(board.SILVER, board.TOWNSFOLK_PRICES[place]),)
    if place in board.DEBT_PLACES:
        return (*price, Amount(OR), Amount("debt"))
    return price if board.TOWNSFOLK_PRICES[place] else ()


def paint_townsfolk(painter: Painter, rect: Rect, card: int, price: Amounts = (), scale: float = 1.0) -> None:
    """A townsfolk card: its price, and what it gives when discarded (over the picture), when hired, and from then on.

    At reading size, everything on it is enlarged by the factor `scale`.
    """
    if card < 0:
        paint_empty_place(painter, rect, "townsfolk")
        _paint_price(painter, rect.inset(theme.hair), price, scale)
        return
    painter.shadow(rect)
    painter.fill(rect, theme.panel, theme.corner)
    inner, title, is_enlarged = rect.inset(theme.hair), townsfolk_name(card), scale > 1
    if not is_wide_card(inner):
        scale = max(scale, inner.height * _HIGH_LINE / (_LINE * theme.tiny))
    line, is_wide = _LINE * theme.tiny * scale, is_wide_card(inner)
    name, rest = inner.cut_top(name_height(title, inner, _LINES * line, scale))
    if is_wide:
        picture, words = rest.cut_left(rest.width * _PICTURE, theme.unit / 2)
    else:
        # Price and discard need a line each on the picture.
        has_room = rest.height >= (_LINES + 2) * line
        lines = _LINES if has_room else len(_effects_of(card))
        words, picture = inner.cut_bottom(lines * line + name.height)
        name, words = words.cut_top(name.height)
    paint_covering(painter, townsfolk_picture(card), picture, face_in(picture))
    discard = tokens_of(TOWNSFOLK[card].discard)
    paint_plate(painter, picture.cut_top(line)[0], discard, _TOKEN * theme.tiny * scale, paint_symbol_of, "right")
    # Next to the picture if another line fits, so that the price covers none of it.
    has_line = is_wide and bool(price) and words.height >= _WITH_PRICE * theme.tiny * scale
    above, words = words.cut_top(words.height / _ROWS_WITH_PRICE if has_line else 0)
    _paint_price(painter, above if has_line else picture, price, scale)
    _paint_lasting(painter, words, card, scale, is_enlarged)
    name_on_card(painter, name, title, scale)
    painter.outline(rect, theme.line, theme.hair, theme.corner)


def _paint_price(painter: Painter, room: Rect, price: Amounts, scale: float) -> None:
    """Paints the price at the lower left, even while the place is empty."""
    if price:
        line = room.cut_bottom(_LINE * theme.tiny * scale)[0]
        paint_plate(painter, line, price, _TOKEN * theme.tiny * scale, paint_symbol_of, "left")


def _paint_lasting(painter: Painter, rect: Rect, card: int, scale: float, is_enlarged: bool) -> None:
    """A townsfolk card's gift when hired, if any, and its ongoing effect."""
    effects = _effects_of(card)
    margin = rect.width * MARGIN_AT_READING_SIZE if is_enlarged else theme.unit
    for (symbol, gift), row in zip(effects, rect.inset(margin, 0).rows(len(effects)), strict=True):
        paint_effect(painter, row, symbol, tokens_of(gift), scale)


def _effects_of(card: int) -> list[tuple[str, board.Reward]]:
    """The gifts of a hired townsfolk card, each with a symbol that shows when it is given."""
    townsfolk = TOWNSFOLK[card]
    effects = [("free_recruit", townsfolk.hire), (trigger_symbol(townsfolk.trigger), townsfolk.ongoing)]
    return [(symbol, gift) for symbol, gift in effects if gift]
