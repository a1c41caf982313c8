"""The heading of the overlay with the viewer's own tokens in Royals."""

from kingdoms.core.words.language import _
from kingdoms.games.royals.words.phrases import points
from kingdoms.ui.board.sight import Sight
from kingdoms.ui.board.zones.overlay.heading import OverlayHeading


class RoyalsPeekHeading(OverlayHeading):
    """The viewer's name and points, after their crest."""

    is_about_seat = True

    def words(self, sight: Sight) -> str:
        """The name, and the total of the viewer's tokens."""
        seat = self.seat_shown(sight)
        return _("{name:You}: {points}").format(name=sight.names[seat], points=points(sight.view.scores()[seat].total))
