"""The viewer's hand in Rival Kings at reading size, while they hold it."""

from kivy.properties import NumericProperty

from kingdoms.core.state import Thing
from kingdoms.ui.board.sight import NOWHERE, Place, Places, Sight
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.rival_kings.pieces.characters import paint_character
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.theme import theme

_ASPECT = 1.55  # the height of a character relative to its width


class RivalKingsGlimpsedHand(Zone):
    """The characters side by side, as large as possible."""

    largest_card = NumericProperty(0)
    """The greatest width of a character."""
    most_width = NumericProperty(0)
    most_height = NumericProperty(0)
    """The space for all characters."""

    def measure(self, sight: Sight) -> None:
        """Asks for the size of the characters."""
        count = max(1, len(sight.view.hands[self.seat_shown(sight)]))
        most = (self.most_width + theme.gap) / count - theme.gap
        width = min(self.largest_card, most, self.most_height / _ASPECT)
        self.wanted_width = count * (width + theme.gap) - theme.gap
        self.wanted_height = width * _ASPECT

    def lay_out(self, sight: Sight) -> Places:
        """The characters, which cannot be tapped."""
        hand = sight.view.hands[self.seat_shown(sight)]
        cells = self.rect.columns(max(1, len(hand)), theme.gap)
        return {("hand", card): Place(cell, NOWHERE) for card, cell in zip(hand, cells, strict=False)}

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """A character."""
        return paint_character, place.rect, thing[1]
