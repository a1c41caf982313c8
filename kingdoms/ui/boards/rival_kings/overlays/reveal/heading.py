"""The heading of the reveal in Rival Kings."""

from kingdoms.core.words.language import _
from kingdoms.ui.board.sight import Sight
from kingdoms.ui.board.zones.overlay.heading import OverlayHeading


class RivalKingsRevealHeading(OverlayHeading):
    """The subject of the overlay; the prompt says what is happening on it."""

    def words(self, sight: Sight) -> str:
        """The same words during the whole reveal."""
        return _("Acting order and conflicts")
