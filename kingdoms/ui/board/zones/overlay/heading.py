"""The heading of an overlay."""

from kivy.properties import BooleanProperty, NumericProperty

from kingdoms.core.state import Thing
from kingdoms.ui.board.sight import NOWHERE, SEAT, Place, Places, Sight
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.panels import paint_heading, paint_title
from kingdoms.ui.drawing.text import width_for
from kingdoms.ui.theme import theme


class OverlayHeading(Zone):
    """The name of the opened thing, after its crest if it is a seat."""

    is_centred = BooleanProperty(False)
    """Whether the name is in the middle, without a crest."""
    has_crest = BooleanProperty(True)
    """Whether a seat's crest is in front of its name."""
    letters = NumericProperty(0)
    """The type size; a name that does not fit into the zone's lines is smaller."""

    def lay_out(self, sight: Sight) -> Places:
        """The heading, which cannot be tapped; in the middle, it leaves the space beside its words to others."""
        width = min(self.width, width_for(self.words(sight), theme.subtitle)) if self.is_centred else self.width
        return {("heading", self.opened): Place(self.rect.centred(width, self.height), NOWHERE)}

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """The words, after the crest of a seat."""
        if self.is_centred:
            return paint_heading, place.rect, self.words(sight)
        crest = sight.seats[self.seat_shown(sight)].crest if self.has_crest and self.is_about_seat else None
        return paint_title, place.rect, self.words(sight), crest, self.letters, int(self.lines)

    @property
    def is_about_seat(self) -> bool:
        """Whether it is about a seat, whose crest it may show."""
        return self.opened is not None and self.opened[0] == SEAT

    def words(self, sight: Sight) -> str:
        """The name as the table shows it."""
        return sight.about(self.opened or ())[0]
