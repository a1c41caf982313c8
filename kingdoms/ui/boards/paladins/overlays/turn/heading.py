"""The heading of the overlay with the solo opponent's latest turn in Paladins."""

from kingdoms.core.words.language import _
from kingdoms.ui.board.sight import Sight
from kingdoms.ui.board.zones.overlay.heading import OverlayHeading
from kingdoms.ui.boards.paladins.overlays.turn.steps import steps_of_turn


class PaladinsTurnHeading(OverlayHeading):
    """The heading, which also says if the opponent has not acted yet."""

    def words(self, sight: Sight) -> str:
        """A heading for the steps below."""
        return _("The opponent's last turn") if steps_of_turn(sight) else _("The opponent hasn't acted yet")
