"""The dice that a seat has not used yet, on its overlay in Kingsburg."""

from kingdoms.core.state import Thing
from kingdoms.ui.board.sight import Place, Places, Sight
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.kingsburg.pieces.dice_groups import free_dice
from kingdoms.ui.boards.kingsburg.tray import look_of_die
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.theme import theme


class KingsburgSeatDice(Zone):
    """The dice in a line, from the left."""

    def measure(self, sight: Sight) -> None:
        """Makes it wide enough for all dice, if there are any."""
        count = len(free_dice(sight, self.seat_shown(sight)))
        self.is_needed, self.wanted_width = count > 0, count * self.height

    def lay_out(self, sight: Sight) -> Places:
        """Squares as high as the zone, or smaller if it is too narrow for them."""
        seat = self.seat_shown(sight)
        dice = free_dice(sight, seat)
        cells = self.rect.cut_left(min(self.width, len(dice) * self.height))[0].columns(max(1, len(dice)))
        return {
            ("die", seat, die): Place(cell.fitted(1).inset(theme.unit / 2), cell)
            for die, cell in zip(dice, cells, strict=False)
        }

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """A die as in the tray."""
        return look_of_die(sight, thing, place, thing in self.board.picking.picked)
