"""The reveal in Rival Kings: all characters side by side, and who attacks whom."""

from kivy.properties import NumericProperty

from kingdoms.core.state import Thing
from kingdoms.ui.board.sight import NOWHERE, Place, Places, Sight
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.rival_kings.court import character_at, conflicts, court_order, crest_of, look_of_conflict
from kingdoms.ui.boards.rival_kings.overlays.reveal.character_parts import (
    look_of_markers,
    paint_back,
    paint_name,
    size_of_names,
)
from kingdoms.ui.boards.rival_kings.pieces import characters
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import LINE
from kingdoms.ui.theme import theme

_ASPECT = 1.9  # the greatest height of a character relative to its width


class RivalKingsRevealRow(Zone):
    """The characters in acting order, each above its owner's name and markers."""

    arrows = NumericProperty(0)
    """The height of the space for arrows above the characters."""
    largest_card = NumericProperty(0)
    """The greatest width of a character."""
    most_height = NumericProperty(0)
    """The greatest height of the characters with what is above and below them."""
    card_width = NumericProperty(0)
    """The width of a character."""

    def measure(self, sight: Sight) -> None:
        """Asks for the height of the characters with what is above and below them."""
        count = len(court_order(sight))
        self.card_width = min((self.width + theme.gap) / count - theme.gap, self.largest_card)
        self.wanted_height = self._around + self._card_height(self.most_height)

    def lay_out(self, sight: Sight) -> Places:
        """The characters with their conflicts."""
        order, line = court_order(sight), LINE * theme.subtitle
        height = self._card_height(self.height)
        room = self.rect.cut_top(self.arrows)[1]
        row = room.centred(len(order) * (self.card_width + theme.gap) - theme.gap, height + 2 * line)
        places: Places = {}
        for thing, column in zip(order, row.columns(len(order), theme.gap), strict=True):
            card, below = column.cut_top(height)
            places[("back", character_at(sight, thing))] = Place(card, NOWHERE)
            places[thing] = Place(card, NOWHERE)
            if thing[0] == "character":
                name, markers = below.cut_top(line)
                places[("owner", thing[1])] = Place(name, NOWHERE)
                places[("markers", thing[1])] = Place(markers.centred(min(markers.width, 2 * line), line), NOWHERE)
        return places | conflicts(sight, order)

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """A character or its back, its owner, their markers, or a conflict."""
        match thing:
            case ("back", _character):
                return paint_back, place.rect
            case ("arrow" | "swords", *_characters):
                return look_of_conflict(sight, thing, self.places, self.arrows)
            case ("owner", seat):
                return paint_name, place.rect, sight.captions[seat], size_of_names(sight.captions, place.rect.width)
            case ("markers", _seat):
                return look_of_markers(self.board.count(thing), place.rect)
        return _paint_revealed, place.rect, character_at(sight, thing), crest_of(sight, thing)

    @property
    def _around(self) -> float:
        """The height of the arrows above the characters, and of the two lines below them."""
        return float(self.arrows + 2 * LINE * theme.subtitle)

    def _card_height(self, most: float) -> float:
        return min(most - self._around, self.card_width * _ASPECT)


def _paint_revealed(painter: Painter, rect: Rect, character: int, crest: int) -> None:
    """A character with its owner's crest, and the rank it robs, which explains its attack."""
    characters.paint_character(painter, rect, character, crest, shows_prey=True)
