"""The heading of an overlay with cards in Rival Kings."""

from kingdoms.ui.board.sight import Sight
from kingdoms.ui.board.zones.overlay.heading import OverlayHeading


class RivalKingsHeading(OverlayHeading):
    """The name of a pile, or of the seat whose cards these are."""

    @property
    def is_about_seat(self) -> bool:
        """Whether it is about a seat, whichever of its cards are opened."""
        return self.opened is not None and self.opened[0] != "pile"

    def words(self, sight: Sight) -> str:
        """A seat's name, or a pile's."""
        return sight.captions[self.seat_shown(sight)] if self.is_about_seat else super().words(sight)
