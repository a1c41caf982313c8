"""The row of townsfolk in Paladins, with what each costs and gives."""

from typing import Any

from kivy.properties import NumericProperty

from kingdoms.core.game import Thing
from kingdoms.games.paladins import board
from kingdoms.games.paladins.cards import DEBT_PAID, TOWNSFOLK
from kingdoms.games.paladins.rules.costs import discount
from kingdoms.games.paladins.words.names import townsfolk_name
from kingdoms.ui.board.sight import Place, Places, Sight
from kingdoms.ui.board.symbol_rows import OR, Token, Tokens, paint_plate
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.paladins.tokens import (
    FACE,
    is_wide_card,
    name_on_card,
    paint_row,
    paint_symbol_of,
    paint_way,
    tokens_of,
    townsfolk_picture,
)
from kingdoms.ui.boards.paladins.town.cards import in_a_row
from kingdoms.ui.drawing.gallery import paint_covering
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import step_of_type
from kingdoms.ui.theme import faint, theme

_CARD = 2.65  # the height of a townsfolk for its width at most
_PICTURE = 0.42  # the share of the picture beside the words
_LINE_GLYPHS, _LINE, _WIDE_LINE = 0.95, 0.17, 0.21  # the height of a line at most: in glyphs, and of the card
_PLATE, _WAYS = 1.15, 2.1  # the height of a plate over the picture, and of both ways beside it, in lines
_TALL = 2.3  # the height of a townsfolk for its width from which its name has two lines
_NAME = 0.15  # the type size of the name at most, of the card's width
_NAME_LINE = 1.3  # the height of its line, in letters
_TALL_NAME, _TALL_NAME_LINES = 0.19, 2.5  # the same for a name in two lines
_PRICE = 0.8  # the size of the price at an empty place, in glyphs


class PaladinsTownsfolk(Zone):
    """The townsfolk who can be hired or discarded."""

    spacing = NumericProperty(0)

    def measure(self, sight: Sight) -> None:
        """As high as cards of this width may be."""
        self.wanted_height = _CARD * self.rect.columns(board.TOWNSFOLK_ROW, self.spacing)[0].width

    def lay_out(self, sight: Sight) -> Places:
        """Side by side."""
        return in_a_row("townsfolk", self.rect, board.TOWNSFOLK_ROW, self.spacing)

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """A card with its price."""
        price = price_for(sight.view, sight.owner, thing[1])
        return paint_townsfolk, place.rect, self.board.count(thing), price


def price_for(view: Any, seat: int | None, place: int) -> Tokens:
    """What the townsfolk at a place of the row costs a seat; nothing before the first round, when all are free."""
    if not view.round or (seat is not None and discount(view, seat, board.RECRUIT)):
        return ()
    price = (Token(board.SILVER, board.TOWNSFOLK_PRICES[place]),)
    if place in board.DEBT_PLACES:
        return (*price, Token(OR), Token("debt"))
    return price if board.TOWNSFOLK_PRICES[place] else ()


def paint_townsfolk(painter: Painter, rect: Rect, card: int, price: Tokens = ()) -> None:
    """A townsfolk: its price, what it gives when discarded (over the picture), when hired, and again and again."""
    if card < 0:
        painter.fill(rect, faint(theme.panel, 0.35), theme.corner)
        painter.outline(rect, theme.line, radius=theme.corner)
        paint_row(painter, rect.inset(theme.unit), price, _PRICE * theme.glyph)
        return
    painter.shadow(rect)
    painter.fill(rect, theme.panel, theme.corner)
    townsfolk, inner = TOWNSFOLK[card], rect.inset(theme.hair)
    is_wide = is_wide_card(rect)
    line = min(_LINE_GLYPHS * theme.glyph, rect.height * (_WIDE_LINE if is_wide else _LINE))
    if is_wide:
        picture, words = inner.cut_left(inner.width * _PICTURE)
        discard, words = words.cut_top(_PLATE * line)
        name, words = words.cut_top(max(0.0, words.height - _WAYS * line))
    else:
        words, picture = inner.cut_bottom(2 * line + _name_height(rect))
        discard = picture.cut_top(_PLATE * line)[0]
        name, words = words.cut_top(_name_height(rect))
    paint_covering(painter, townsfolk_picture(card), picture, FACE)
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
        return _NAME_LINE * step_of_type(min(theme.small, rect.width * _NAME))
    return _TALL_NAME_LINES * step_of_type(min(theme.small, rect.width * _TALL_NAME))


def _trigger_symbol(trigger: int) -> str:
    """The symbol of what sets a hired townsfolk off."""
    if trigger in board.ACTIONS:
        return board.ACTION_KEYS[trigger]
    return board.PAY_DEBT if trigger == DEBT_PAID else "inquisition"
