"""The headings of Royals overlays that are about something other than a seat."""

from kingdoms.core.game import Thing
from kingdoms.core.words.language import _
from kingdoms.games.royals.words.names import country_name, period_name
from kingdoms.games.royals.words.phrases import points
from kingdoms.ui.board.sight import Place, Sight
from kingdoms.ui.board.zones.overlay import OverlayHeading
from kingdoms.ui.boards.royals.overlays.country_scores import SCORED
from kingdoms.ui.boards.royals.pieces import arms_picture, paint_picture
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.panels import paint_title
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme


class RoyalsCountryHeading(OverlayHeading):
    """A country's arms and name."""

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """The arms where a seat has its crest."""
        return _paint_country, place.rect, thing[1][1]


class RoyalsPeekHeading(OverlayHeading):
    """The viewer's name and points."""

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """The viewer's crest, their name, and the total of their tokens."""
        seat = self.seat_shown(sight)
        words = _("{name}: {points}").format(name=sight.names[seat], points=points(sight.view.scores()[seat].total))
        return paint_title, place.rect, words, sight.seats[seat].crest


class RoyalsScoringHeading(OverlayHeading):
    """The name of a scoring: that of a period, or of the titles at the end."""

    def words(self, sight: Sight) -> str:
        """The year of a period, or what the titles are called."""
        match self.opened:
            case (name, period) if name == SCORED:
                return _("{year} scoring").format(year=period_name(period))
        return _("Titles")


def _paint_country(painter: Painter, rect: Rect, country: int) -> None:
    shield, title = rect.cut_left(theme.crest, theme.gap)
    paint_picture(painter, shield.fitted(1), arms_picture(country))
    paint_title(painter, title, country_name(country))
