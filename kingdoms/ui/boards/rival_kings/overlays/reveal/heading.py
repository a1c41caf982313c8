"""The heading of the reveal in Rival Kings."""

from kingdoms.core.words.language import _
from kingdoms.ui.board.sight import Sight
from kingdoms.ui.board.zones.overlay.heading import OverlayHeading


class RivalKingsRevealHeading(OverlayHeading):
    """The caption of the scene, as a heading."""

    def words(self, sight: Sight) -> str:
        """The same words as the caption of the scene."""
        return _("The characters are revealed")
