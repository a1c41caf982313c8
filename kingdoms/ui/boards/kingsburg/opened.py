"""What opens above the table of Kingsburg: a seat's whole estate with all that it owns."""

from kingdoms.core.game import Thing
from kingdoms.ui.board.sight import CLOSE, Places, Sight, at
from kingdoms.ui.boards.kingsburg.layout import lay_out_estate, lay_out_stock
from kingdoms.ui.boards.kingsburg.tray import free_dice
from kingdoms.ui.drawing.panels import PANEL
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme

_WIDEST = 14  # touches
_ROW = 2.1  # the height of a row of buildings at most, in touches


def lay_out_seat(sight: Sight, opened: Thing, room: Rect) -> Places:
    """A seat's goods, dice and buildings on one sheet."""
    seat = opened[1]
    if theme.form == "phone" and theme.wide:
        return _lay_out_low(sight, opened, room)
    width = min(room.width, _WIDEST * theme.touch)
    height = min(room.height, 3 * theme.touch + 5 * _ROW * theme.touch + 4 * theme.gap)
    panel = room.centred(width, height)
    places: Places = {opened: at(panel, PANEL)}
    inner = panel.inset(theme.gap)
    head, rest = inner.cut_top(theme.touch, theme.unit)
    stock, rest = rest.cut_top(theme.touch, theme.unit)
    dice = free_dice(sight, seat)
    if dice:
        line, rest = rest.cut_top(theme.touch, theme.unit)
        for die, cell in zip(dice, line.cut_left(len(dice) * theme.touch)[0].columns(len(dice)), strict=True):
            places[("die", seat, die)] = at(cell.inset(theme.unit / 2))
    places |= lay_out_stock(seat, stock)
    places |= lay_out_estate(sight, seat, rest)
    places[CLOSE] = at(head.cut_right(theme.touch)[0])
    return places


def _lay_out_low(sight: Sight, opened: Thing, room: Rect) -> Places:
    """On a phone that lies on its side goods stand beside the name; the dice are seen at the crest anyway."""
    seat, inner = opened[1], room.inset(theme.gap)
    head, rest = inner.cut_top(theme.touch, theme.unit)
    cross, head = head.cut_right(theme.touch)
    stock = head.cut_right(head.width * 0.66)[0]
    places: Places = {opened: at(room, PANEL), CLOSE: at(cross)}
    return places | lay_out_stock(seat, stock) | lay_out_estate(sight, seat, rest)
