"""Cards of Rival Kings on offer: a pile with its top card, and a card's price or, once proposed, its button."""

from typing import NamedTuple

from kingdoms.ui.boards.rival_kings.pieces.cards import COIN, corner_of, free_head, paint_card, picture_place
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, size_of
from kingdoms.ui.theme import theme

CARDS_BELOW = 3
"""The most edges of cards drawn under the top one."""
_PRICE = 1.4  # the height of a card's price tag, in tiny type
_BUTTON = 1.7  # the height of the button on a card whose purchase is proposed, in small type
_TICK = 1.2  # the side of the tick on it, relative to its type


class Payment(NamedTuple):
    """The price of a card in coins."""

    coins: int
    """The buyer's coins before."""
    left: int
    """And after."""
    words: str = ""
    """The words on its button if the purchase is proposed; otherwise empty."""


def paint_pile(
    painter: Painter, rect: Rect, card: int, style: str, paid: Payment | None, count: int, edge: float, rules: int
) -> None:
    """A pile with its face-up card; `edge` is the visible width of each card below."""
    radius = corner_of(rect)
    for depth in range(min(count - 1, CARDS_BELOW), 0, -1):
        below = rect.moved(depth * edge, -depth * edge)
        painter.fill(below, theme.panel, radius)
        painter.outline(below, theme.line, radius=radius)
    paint_offered_card(painter, rect, card, style, paid, rules)


def paint_offered_card(painter: Painter, rect: Rect, card: int, style: str, paid: Payment | None, rules: int) -> None:
    """A card; if a tap buys it, the buyer's coins before and after, or once that is proposed a gold button.

    Both are at the right of the head, over the group's mark, on any card; or on a narrow card at the foot of the
    picture, above the name.
    """
    paint_card(painter, rect, card, style, rules)
    if paid is None:
        return
    head, widest = free_head(rect).inset(theme.hair, 0), f"{paid.coins}→{paid.coins}"
    is_in_head = _width_of(widest, theme.tiny) + 2 * theme.unit <= head.width
    # A name in two lines reaches slightly above its plate.
    foot = picture_place(rect, card, style).inset(theme.band, 0).cut_bottom(theme.unit / 2)[1]
    if paid.words:
        height = _BUTTON * theme.small
        room = head.inset(0, theme.hair) if is_in_head else foot.cut_bottom(height)[0]
        _paint_button(painter, room, paid.words)
    else:
        height = _PRICE * theme.tiny
        _paint_price(painter, head if is_in_head else foot.cut_bottom(height)[0], paid, is_in_head)


def _paint_button(painter: Painter, rect: Rect, words: str) -> None:
    """A gold button, with a tick if there is room for it."""
    painter.leaf(rect, min(theme.corner, rect.height / 2))
    fitting = [size for size in (theme.small, theme.least_name) if _width_of(words, size) <= rect.width - theme.unit]
    size = fitting[0] if fitting else theme.tiny
    side, letters, text = _TICK * size, _width_of(words, size), rect
    if side + theme.unit + letters <= rect.width - theme.unit:
        tick, text = rect.centred(side + theme.unit + letters, rect.height).cut_left(side, theme.unit)
        painter.icon("check", tick.centred(side, side), theme.gold_ink)
    painter.text(words, text, size, theme.gold_ink, bold=True)


def _paint_price(painter: Painter, room: Rect, paid: Payment, is_in_head: bool) -> None:
    """A coin, if there is room for it, and the numbers of coins before and after a purchase."""
    words, side = f"{paid.coins}→{paid.left}", min(_PRICE * theme.tiny, room.height)
    letters = _width_of(words, theme.tiny) + 2 * theme.unit
    has_coin = side + letters <= room.width
    width = min(room.width, letters + (side if has_coin else 0))
    line = room.centred(room.width, side)
    pill = line.cut_right(width)[0] if is_in_head else line.centred(width, side)
    painter.fill(pill, theme.panel, pill.height / 2)
    painter.outline(pill, theme.line, radius=pill.height / 2)
    if has_coin:
        coin, pill = pill.cut_left(side)
        painter.picture(COIN, coin.fitted(1).inset(theme.hair))
    painter.text(words, pill, theme.tiny, bold=True)


def _width_of(words: str, size: float) -> float:
    """The width of bold words."""
    return size_of(words, Style(round(size), bold=True))[0]
