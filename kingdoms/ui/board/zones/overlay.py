"""The parts that overlays share: a heading, a description, a cross to close them, and a button to go on."""

from kivy.properties import BooleanProperty, NumericProperty

from kingdoms.core.game import Thing
from kingdoms.ui.board.sight import CLOSE, NOWHERE, SEAT, Place, Places, Sight, at
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.panels import BUTTON, paint_heading, paint_title
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, height_of
from kingdoms.ui.theme import theme

_ABOUT_LINES = 20  # the most lines of a description


class OverlayHeading(Zone):
    """The name of the opened thing, after its crest if it is a seat."""

    is_centred = BooleanProperty(False)
    """Whether the name is in the middle, without a crest."""
    has_crest = BooleanProperty(True)
    """Whether a seat's crest is in front of its name."""
    letters = NumericProperty(0)
    """The type size; a name that does not fit into the zone's lines is smaller."""

    def lay_out(self, sight: Sight) -> Places:
        """The heading, which cannot be tapped."""
        return {("heading", self.opened): Place(self.rect, NOWHERE)}

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


class OverlayAbout(Zone):
    """A description of the opened thing."""

    def measure(self, sight: Sight) -> None:
        """Makes it tall enough for the whole text."""
        self.wanted_height = height_of(self._words(sight), Style(round(theme.small)), self.width) + theme.unit

    def lay_out(self, sight: Sight) -> Places:
        """The text, which cannot be tapped."""
        return {("about", self.opened): Place(self.rect, NOWHERE)}

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """Small text in as many lines as it needs."""
        return _paint_about, place.rect, self._words(sight)

    def _words(self, sight: Sight) -> str:
        return sight.about(self.opened or ())[1]


class OverlayCross(Zone):
    """The cross that closes the overlay; the board paints it."""

    def lay_out(self, sight: Sight) -> Places:
        """The whole zone can be tapped."""
        return {CLOSE: at(self.rect)}


class OverlayButton(Zone):
    """The button below something that has to be seen before the game goes on; the board paints it."""

    widest = NumericProperty(0)
    """Its greatest width."""

    def lay_out(self, sight: Sight) -> Places:
        """The whole zone can be tapped."""
        return {CLOSE: at(self.rect, BUTTON)}


def _paint_about(painter: Painter, rect: Rect, words: str) -> None:
    painter.text(words, rect, theme.small, theme.faded, align="left", lines=_ABOUT_LINES, valign="top")
