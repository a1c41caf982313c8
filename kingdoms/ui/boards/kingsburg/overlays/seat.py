"""The overlay that a crest opens in Kingsburg: a seat's whole estate with everything it owns."""

from kingdoms.core.game import Thing
from kingdoms.ui.board.board import Board
from kingdoms.ui.board.sight import CLOSE, Place, Places, Sight, at
from kingdoms.ui.boards.kingsburg.estate import NAMED, lay_out_estate, look_in_estate
from kingdoms.ui.boards.kingsburg.pieces.dice_groups import free_dice
from kingdoms.ui.boards.kingsburg.stock import lay_out_stock, look_of_stock
from kingdoms.ui.boards.kingsburg.tray import look_of_die
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.panels import PANEL, paint_titled
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme

_WIDEST, _TALLEST = 14.0, 14.5  # the greatest width and height of the overlay, in touches
_LARGE_NUMBERS = 1.3  # the width of a number, in touches, from which it is large
_SMALL = 8.3  # a room with a shorter side than this, in touches, is small
_LOW_STOCK = 0.66  # the share of the head taken by goods on a short overlay


class SeatOverlay:
    """A seat's goods, dice and buildings."""

    def __init__(self, board: Board) -> None:
        self._board = board

    def lay_out(self, sight: Sight, opened: Thing, room: Rect) -> Places:
        """Stacks everything on one overlay."""
        if is_low(room):
            return _lay_out_low(sight, opened, room)
        seat, dice = opened[1], free_dice(sight, opened[1])
        panel = room.centred(min(room.width, _WIDEST * theme.touch), min(room.height, _TALLEST * theme.touch))
        head, rest = panel.inset(theme.gap).cut_top(theme.touch, theme.unit)
        stock, rest = rest.cut_top(theme.touch, theme.unit)
        places: Places = {opened: at(panel, PANEL), CLOSE: at(head.cut_right(theme.touch)[0])}
        if dice:
            line, rest = rest.cut_top(theme.touch, theme.unit)
            for die, cell in zip(dice, line.cut_left(len(dice) * theme.touch)[0].columns(len(dice)), strict=True):
                places[("die", seat, die)] = at(cell.inset(theme.unit / 2))
        return places | lay_out_stock(seat, stock) | _named_estate(sight, seat, rest, theme.gap / 2)

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """The panel, or something the seat owns."""
        if place.style == PANEL:
            return paint_titled, place.rect, sight.captions[thing[1]], sight.seats[thing[1]].crest
        if thing[0] == "die":
            return look_of_die(sight, thing, place, thing in self._board.picking.picked)
        if thing[0] in ("row", "building", "token"):
            return look_in_estate(sight, thing, place)
        is_large = place.rect.width >= _LARGE_NUMBERS * theme.touch
        return look_of_stock(thing, place, self._board.count(thing), theme.subtitle if is_large else theme.body)


def is_small(room: Rect) -> bool:
    """Whether an overlay has as little room as on a phone."""
    return min(room.width, room.height) < _SMALL * theme.touch


def is_low(room: Rect) -> bool:
    """Whether an overlay has to put things side by side, as on a phone held sideways."""
    return is_small(room) and room.width > room.height


def _lay_out_low(sight: Sight, opened: Thing, room: Rect) -> Places:
    """The layout with the goods next to the name, and without the dice, which are visible next to the crest anyway."""
    seat = opened[1]
    head, rest = room.inset(theme.gap, theme.unit).cut_top(theme.touch, theme.unit)
    cross, head = head.cut_right(theme.touch)
    places: Places = {opened: at(room, PANEL), CLOSE: at(cross)}
    stock = head.cut_right(head.width * _LOW_STOCK)[0]
    return places | lay_out_stock(seat, stock) | _named_estate(sight, seat, rest, theme.unit / 2)


def _named_estate(sight: Sight, seat: int, room: Rect, gap: float) -> Places:
    """An estate with all names: where there is no room for an effect as well, a tap on the building explains it."""
    estate = lay_out_estate(sight, seat, room, gap)
    return {thing: place._replace(style=NAMED) for thing, place in estate.items()}
