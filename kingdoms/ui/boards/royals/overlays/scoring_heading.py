"""The heading of the overlay about a scoring in Royals."""

from kingdoms.core.words.language import _
from kingdoms.games.royals.words.names import period_name
from kingdoms.ui.board.sight import Sight
from kingdoms.ui.board.zones.overlay.heading import OverlayHeading
from kingdoms.ui.boards.royals.overlays.country_scores import SCORED


class RoyalsScoringHeading(OverlayHeading):
    """The name of a scoring: that of a period, or of the titles at the end."""

    def words(self, sight: Sight) -> str:
        """The year of the period and what it is scored by, or "Titles"."""
        match self.opened:
            case (name, period) if name == SCORED:
                return _("{year} scoring: influence").format(year=period_name(period))
        return _("Titles")
