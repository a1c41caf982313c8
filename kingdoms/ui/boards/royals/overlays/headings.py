"""The headings of Royals overlays that are about something other than a seat."""

from kingdoms.core.game import Thing
from kingdoms.core.words.language import _
from kingdoms.games.royals.words.names import period_name
from kingdoms.games.royals.words.phrases import points
from kingdoms.ui.board.sight import NOWHERE, Place, Places, Sight
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.board.zones.overlay import OverlayHeading
from kingdoms.ui.boards.royals.overlays.country_scores import SCORED
from kingdoms.ui.boards.royals.pieces import arms_picture, paint_drawing
from kingdoms.ui.drawing.layers import Look


class RoyalsArms(Zone):
    """A country's arms, in front of its name."""

    def lay_out(self, sight: Sight) -> Places:
        """The arms, which cannot be tapped."""
        return {("arms", self.opened): Place(self.rect, NOWHERE)}

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """The arms as on the map."""
        return paint_drawing, place.rect.fitted(1), arms_picture(thing[1][1])


class RoyalsPeekHeading(OverlayHeading):
    """The viewer's name and points, after their crest."""

    is_about_seat = True

    def words(self, sight: Sight) -> str:
        """The name, and the total of the viewer's tokens."""
        seat = self.seat_shown(sight)
        return _("{name:You}: {points}").format(name=sight.names[seat], points=points(sight.view.scores()[seat].total))


class RoyalsScoringHeading(OverlayHeading):
    """The name of a scoring: that of a period, or of the titles at the end."""

    def words(self, sight: Sight) -> str:
        """The year of the period and what it is scored by, or "Titles"."""
        match self.opened:
            case (name, period) if name == SCORED:
                return _("{year} scoring: influence").format(year=period_name(period))
        return _("Titles")
