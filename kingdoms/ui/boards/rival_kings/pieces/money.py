"""The tray of a pile in Rival Kings: its number of cards and its coins; also the supply of coins."""

from kingdoms.core.words.language import _, ngettext
from kingdoms.games.rival_kings.words.phrases import coins
from kingdoms.ui.boards.rival_kings.pieces.bands import ART
from kingdoms.ui.boards.rival_kings.pieces.cards import COIN, COIN_TWO, name_style
from kingdoms.ui.drawing.gallery import paint_symbol
from kingdoms.ui.drawing.painter import WHITE, Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import LINE, Style, TextBox, is_whole_in, size_of
from kingdoms.ui.theme import GROOVE, faint, theme

_COINS_BELOW = 2  # the most edges of coins drawn under the top one
_COIN_EDGE = 0.07  # the visible edge of a coin under another, as a share of a coin
_NO_CARD_LINES = 3
_NO_COINS_LINES = 2
_LEAST_COIN = 0.6  # the least side of a coin next to the words about it, relative to the shorter side of their space
_NO_COINS, _SUPPLY, _LOW_SUPPLY = 0.7, 0.55, 0.7  # the size of a symbol, as a share of the shorter side of its space
_ON_TRAY = 0.8  # the size of the coin on the tray of the supply, likewise
_NO_COINS_SYMBOL = 0.55  # the size of that symbol, as a share of the ring around it
_HIGH = 1.15  # the height of money, in touches, beyond which its number is large
_NUMBER = 1.3  # the width of the number next to the coins, relative to its type size
_COUNT, _COUNT_ICON = 2.2, 0.8  # the width of the number of cards, in icons; the icon, relative to the height
_LINE = 1.5  # the height of a line below a picture, relative to its type size
_NO_COINS_OPACITY, _SUPPLY_OPACITY = 0.5, 0.7  # the opacity of the symbol of no coins, and of a coin in the supply


def paint_no_pile(painter: Painter, rect: Rect) -> None:
    """The empty place of a pile that has run out."""
    painter.outline(rect, theme.line, radius=theme.corner)
    painter.text(_("No cards left"), rect.inset(theme.unit), theme.small, theme.faded, lines=_NO_CARD_LINES)


def paint_tray(painter: Painter, tray: Rect, count_place: Rect, count: int, has_ground: bool) -> None:
    """The ground of a pile and its coins, which belong together, and the number of cards in the pile."""
    if has_ground:
        _paint_ground(painter, tray)
    if not count:
        return
    words = ngettext("{n} card", "{n} cards", count).format(n=count)
    for lines in (words, words.replace(" ", "\n")):
        if _has_room(lines, count_place):
            painter.text(lines, count_place, theme.small, bold=True, lines=lines.count("\n") + 1)
            return
    side = min(count_place.height * _COUNT_ICON, count_place.width / _COUNT)
    icon, number = count_place.centred(side * _COUNT, count_place.height).cut_left(side, theme.unit / 2)
    painter.icon("cards", icon.centred(side, side), theme.faded)
    painter.text(str(count), number, theme.small, bold=True, align="left")


def _paint_ground(painter: Painter, tray: Rect) -> None:
    painter.fill(tray, faint(theme.sunk, GROOVE), theme.corner)


def _has_room(words: str, rect: Rect) -> bool:
    """Whether each line of these bold words fits a width, and all of them a height."""
    style = Style(round(theme.small), bold=True)
    lines = words.split("\n")
    is_wide = max(size_of(line, style)[0] for line in lines) <= rect.width
    return is_wide and LINE * style.size * len(lines) <= rect.height


def paint_coins(painter: Painter, rect: Rect, top: int, total: int | None, notes_lack: bool) -> None:
    """The money in front of a pile: the top coin and the amount, or at least how much; or a note that there is none."""
    if not top:
        if notes_lack:
            _paint_no_coins(painter, rect)
        return
    rect = rect.inset(theme.unit / 2, 0)
    words = _("{n}+ coins").format(n=top) if total is None else coins(total)
    number, _space, unit = words.partition(" ")
    is_wide = rect.width > rect.height
    size = theme.subtitle if rect.height > _HIGH * theme.touch else theme.body
    style = Style(round(theme.small), bold=True)
    width = max(_NUMBER * size, size_of(unit, style)[0] + theme.unit) if is_wide else rect.width
    has_unit = size_of(unit, style)[0] <= width and (not is_wide or rect.width - width >= _LEAST_COIN * rect.height)
    if is_wide:
        said, room = rect.cut_right(width if has_unit else _NUMBER * size)
        height = LINE * (size + style.size * has_unit)
        said = said.centred(said.width, min(rect.height, height))
    else:
        has_unit = has_unit and rect.height >= _LEAST_COIN * rect.width + LINE * (size + style.size)
        said, room = rect.cut_bottom(LINE * (size + style.size * has_unit))
    stack = _paint_stack(painter, room, top, is_wide)
    if not is_wide:
        said = said._replace(y=stack.y - said.height)
    above, below = said.cut_top(LINE * size)
    painter.text(number, above, size, bold=True)
    if has_unit:
        painter.text(unit, below, style.size, bold=True)


def _paint_stack(painter: Painter, room: Rect, top: int, is_wide: bool) -> Rect:
    """A few coins on each other: in the middle of a wide space, or at the top of a high one; returns their place."""
    side = min(room.width, room.height / (1 + _COINS_BELOW * _COIN_EDGE))
    lower = _COINS_BELOW * side * _COIN_EDGE
    stack = room.centred(side, side + lower) if is_wide else room.cut_top(side + lower)[0].centred(side, side + lower)
    uppermost = stack.cut_top(side)[0]
    for depth in range(_COINS_BELOW, -1, -1):
        painter.picture(COIN if top == 1 else COIN_TWO, uppermost.moved(0, -depth * side * _COIN_EDGE))
    return stack


def _paint_no_coins(painter: Painter, rect: Rect) -> None:
    """A note that there are no coins in front of a pile, or a faint symbol where there is no room for it."""
    words, style = _("No coins"), Style(round(theme.small))
    if is_whole_in(words, style, TextBox(int(rect.width), int(rect.height), _NO_COINS_LINES)):
        painter.text(words, rect, style.size, theme.faded, lines=_NO_COINS_LINES)
        return
    side = min(rect.width, rect.height) * _NO_COINS
    painter.ring(rect.centre, side / 2, theme.line, theme.band)
    symbol = rect.centred(side * _NO_COINS_SYMBOL, side * _NO_COINS_SYMBOL)
    paint_symbol(painter, f"{ART}/symbols/money", symbol, faint(theme.faded, _NO_COINS_OPACITY))


def paint_supply_on_tray(painter: Painter, tray: Rect, height: float, count: int) -> None:
    """A coin, the number left in the supply and its name, in the middle of a tray of its own."""
    _paint_ground(painter, tray)
    inner = tray.inset(theme.unit).centred(tray.width - 2 * theme.unit, height)
    side = min(inner.width, inner.height - LINE * (theme.subtitle + theme.small)) * _ON_TRAY
    content = inner.centred(inner.width, side + LINE * (theme.subtitle + theme.small))
    coin, words = content.cut_top(side)
    painter.picture(COIN, coin.centred(side, side), faint(WHITE, _SUPPLY_OPACITY))
    number, below = words.cut_top(LINE * theme.subtitle)
    painter.text(str(count), number, theme.subtitle, bold=True)
    label = _("Supply")
    style = name_style(label, below.width)
    if style is not None:
        painter.text(label, below, style.size, bold=True)


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
