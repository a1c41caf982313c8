"""The heading of the overlay with the paladins to choose from."""

from kingdoms.core.words.language import _
from kingdoms.ui.board.sight import Sight
from kingdoms.ui.board.zones.overlay.heading import OverlayHeading


class PaladinsChoiceHeading(OverlayHeading):
    """The purpose for which a paladin is chosen."""

    def words(self, sight: Sight) -> str:
        """First for this round, then for the top of the deck."""
        if self.board.picking.picked:
            return _("Which one goes back on top of the deck? The other goes to the bottom.")
        return _("Choose a paladin for this round")
