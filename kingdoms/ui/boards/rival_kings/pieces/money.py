"""The money of Rival Kings: coins in front of piles and in the supply, and the place of a pile that is gone."""

from kingdoms.core.words.language import _
from kingdoms.ui.boards.rival_kings.pieces.bands import ART
from kingdoms.ui.boards.rival_kings.pieces.cards import COIN, COIN_TWO, name_style
from kingdoms.ui.drawing.gallery import paint_symbol
from kingdoms.ui.drawing.painter import WHITE, Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import LINE
from kingdoms.ui.theme import faint, theme

_COINS_BELOW = 2  # the most edges of coins drawn under the top one
_COIN_EDGE = 0.07  # the visible edge of a coin under another, as a share of a coin
_NO_CARD_LINES = 3
_NO_COINS, _SUPPLY, _LOW_SUPPLY = 0.7, 0.55, 0.7  # the size of a symbol, as a share of the shorter side of its space
_NO_COINS_SYMBOL = 0.55  # the size of that symbol, as a share of the ring around it
_HIGH = 1.15  # the height of money, in touches, beyond which its number is large
_NUMBER = 1.3  # the width of the number next to the coins, relative to its type size
_LINE = 1.5  # the height of a line below a picture, relative to its type size
_NO_COINS_OPACITY, _SUPPLY_OPACITY = 0.5, 0.7  # the opacity of the symbol of no coins, and of a coin in the supply


def paint_no_pile(painter: Painter, rect: Rect) -> None:
    """The empty place of a pile that has run out."""
    painter.outline(rect, theme.line, radius=theme.corner)
    painter.text(_("No cards left"), rect.inset(theme.unit), theme.small, theme.faded, lines=_NO_CARD_LINES)


def paint_coins(painter: Painter, rect: Rect, top: int, total: int | None) -> None:
    """The money in front of a pile: the top coin, and the amount or a question mark; an empty ring if there is none."""
    if not top:
        side = min(rect.width, rect.height) * _NO_COINS
        painter.ring(rect.centre, side / 2, theme.line, theme.band)
        symbol = rect.centred(side * _NO_COINS_SYMBOL, side * _NO_COINS_SYMBOL)
        paint_symbol(painter, f"{ART}/symbols/money", symbol, faint(theme.faded, _NO_COINS_OPACITY))
        return
    size = theme.subtitle if rect.height > _HIGH * theme.touch else theme.body
    is_wide = rect.width > rect.height
    if is_wide:
        number, room = rect.cut_right(_NUMBER * size)
    else:
        number, room = rect.cut_bottom(LINE * size)
    side = min(room.width, room.height / (1 + _COINS_BELOW * _COIN_EDGE))
    lower = _COINS_BELOW * side * _COIN_EDGE
    stack = room.centred(side, side + lower) if is_wide else room.cut_top(side + lower)[0].centred(side, side + lower)
    uppermost = stack.cut_top(side)[0]
    for depth in range(_COINS_BELOW, -1, -1):
        painter.picture(COIN if top == 1 else COIN_TWO, uppermost.moved(0, -depth * side * _COIN_EDGE))
    if not is_wide:
        number = number._replace(y=stack.y - number.height)
    painter.text("?" if total is None else str(total), number, size, bold=True)


def paint_supply(painter: Painter, rect: Rect, count: int) -> None:
    """A coin and the number left in the supply: side by side if the space is wide, otherwise one above the other."""
    if not rect.height:
        return
    if rect.width > 2 * rect.height:
        coin, words = rect.cut_left(rect.height, theme.unit)
        side = coin.height * _LOW_SUPPLY
        painter.picture(COIN, coin.centred(side, side), faint(WHITE, _SUPPLY_OPACITY))
        text = _("Supply: {n}").format(n=count)
        if name_style(text, words.width) is None:
            text = str(count)
        painter.text(text, words, theme.small, theme.faded, bold=True, align="left")
        return
    side = min(rect.width, rect.height) * _SUPPLY
    name, rest = rect.cut_bottom(_LINE * theme.tiny)
    number, top = rest.cut_bottom(_LINE * theme.small)
    painter.picture(COIN, top.centred(side, side), faint(WHITE, _SUPPLY_OPACITY))
    painter.text(str(count), number, theme.small, theme.faded, bold=True)
    label = _("Supply")
    style = name_style(label, name.width - 2 * theme.band) or name_style(label, name.width)
    if style is not None:
        painter.text(label, name, style.size, theme.faded, bold=True)
