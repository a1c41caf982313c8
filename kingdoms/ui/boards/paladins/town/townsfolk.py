"""The row of townsfolk in Paladins, with what each costs and gives."""

from collections.abc import Sequence
from typing import Any

from kivy.properties import BoundedNumericProperty, NumericProperty

from kingdoms.core.state import Thing
from kingdoms.core.words.language import _
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
    paint_row,
    paint_symbol_of,
    tokens_of,
    townsfolk_picture,
    trigger_symbol,
)
from kingdoms.ui.drawing.gallery import paint_covering
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import faint, theme

_PICTURE, _LEAST_PICTURE = 0.45, 0.6  # as shares of the width: a picture next to the words, the height of one above
_LINE, _HIGH_LINE = 1.5, 0.13  # the height of a line, in tiny type, and the least as a share of a tall card
_LINES = 2  # lines of gifts, if a card has one when hired as well as an ongoing one
_WITH_BAND, _ENLARGED = 2.5, 1.3  # the lines of effects and price if the price has a band; the size of these effects
_TOKEN, _BAND = 1.3, 0.7  # the size of a token, relative to tiny type; the opacity of the price's ground
_ROWS_WITH_PRICE = 3  # lines next to the picture if the price is one of them
_WITH_PRICE = 4  # their least height, in tiny type


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
        _paint_price(painter, rect.inset(theme.hair), price, scale, "centre")
        return
    painter.shadow(rect)
    painter.fill(rect, theme.panel, theme.corner)
    inner = rect.inset(theme.hair)
    if is_wide_card(inner):
        _paint_wide(painter, inner, card, price, scale)
    else:
        enlarged = max(scale, inner.height * _HIGH_LINE / (_LINE * theme.tiny))
        _paint_tall(painter, inner, card, price, enlarged, is_enlarged=scale > 1)
    painter.outline(rect, theme.line, theme.hair, theme.corner)


def _paint_wide(painter: Painter, inner: Rect, card: int, price: Amounts, scale: float) -> None:
    """A card with its picture next to the price, if another line fits, and the effects."""
    title, line = townsfolk_name(card), _LINE * theme.tiny * scale
    name, rest = inner.cut_top(name_height(title, inner, _LINES * line, scale))
    picture, words = rest.cut_left(rest.width * _PICTURE, theme.unit / 2)
    _paint_picture(painter, picture, card, scale)
    has_line = bool(price) and words.height >= _WITH_PRICE * theme.tiny * scale
    above, words = words.cut_top(words.height / _ROWS_WITH_PRICE if has_line else 0)
    _paint_price(painter, above if has_line else picture, price, scale)
    rows = words.inset(_margin(inner, is_enlarged=scale > 1), 0).rows(len(_effects_of(card)))
    _paint_effects(painter, rows, card, scale)
    name_on_card(painter, name, title, scale)


def _paint_tall(painter: Painter, inner: Rect, card: int, price: Amounts, scale: float, *, is_enlarged: bool) -> None:
    """A card with its picture above its name and a line for each effect; the price is on the picture.

    On the table the price is on a band at the foot instead, if there is room for it.
    """
    title, line, effects = townsfolk_name(card), _LINE * theme.tiny * scale, _effects_of(card)
    name = inner.cut_top(name_height(title, inner, _LINES * line, scale))[0]
    room = inner.height - name.height
    has_band = not is_enlarged and room - _WITH_BAND * line >= _LEAST_PICTURE * inner.width
    lines = _WITH_BAND if has_band else _LINES if room >= (_LINES + 2) * line else len(effects)
    words, picture = inner.cut_bottom(lines * line + name.height)
    name, words = words.cut_top(name.height)
    _paint_picture(painter, picture, card, scale)
    name_on_card(painter, name, title, scale)
    if has_band:
        _paint_effects_and_band(painter, words, card, price, scale)
    else:
        rows = words.inset(_margin(inner, is_enlarged=is_enlarged), 0).rows(len(effects))
        _paint_effects(painter, rows, card, scale)
        _paint_price(painter, picture, price, scale)


def _paint_effects_and_band(painter: Painter, room: Rect, card: int, price: Amounts, scale: float) -> None:
    """The effects side by side, so that those of a whole row are on one line, above a band with the price."""
    band, above = room.cut_bottom(room.height / _WITH_BAND)
    places = above.inset(theme.unit / 2, 0).columns(len(_effects_of(card)), theme.unit / 2)
    _paint_effects(painter, places, card, scale * _ENLARGED, "centre")
    painter.fill(band, faint(theme.sunk, _BAND), theme.corner)
    if price:
        paint_row(painter, band, price, _TOKEN * theme.tiny * scale)
    else:
        painter.text(_("Free"), band, theme.least_name, theme.faded)


def _margin(inner: Rect, *, is_enlarged: bool) -> float:
    """The margin of the effects; a wider one at reading size, where they are much shorter than the card."""
    return inner.width * MARGIN_AT_READING_SIZE if is_enlarged else theme.unit


def _paint_picture(painter: Painter, picture: Rect, card: int, scale: float) -> None:
    """The person, with what the card gives when discarded in the upper right corner."""
    paint_covering(painter, townsfolk_picture(card), picture, face_in(picture))
    line, discard = picture.cut_top(_LINE * theme.tiny * scale)[0], tokens_of(TOWNSFOLK[card].discard)
    paint_plate(painter, line, discard, _TOKEN * theme.tiny * scale, paint_symbol_of, "right")


def _paint_price(painter: Painter, room: Rect, price: Amounts, scale: float, align: str = "left") -> None:
    """Paints the price at the lower left, or in the middle while the place is empty."""
    if price:
        line = room.cut_bottom(_LINE * theme.tiny * scale)[0]
        paint_plate(painter, line, price, _TOKEN * theme.tiny * scale, paint_symbol_of, align)


def _paint_effects(painter: Painter, places: Sequence[Rect], card: int, scale: float, *align: str) -> None:
    """A townsfolk card's gift when hired, if any, and its ongoing effect."""
    for (symbol, gift), place in zip(_effects_of(card), places, strict=True):
        paint_effect(painter, place, symbol, tokens_of(gift), scale, *align)


def _effects_of(card: int) -> list[tuple[str, board.Reward]]:
    """The gifts of a hired townsfolk card, each with a symbol that shows when it is given."""
    townsfolk = TOWNSFOLK[card]
    effects = [("free_recruit", townsfolk.hire), (trigger_symbol(townsfolk.trigger), townsfolk.ongoing)]
    return [(symbol, gift) for symbol, gift in effects if gift]
