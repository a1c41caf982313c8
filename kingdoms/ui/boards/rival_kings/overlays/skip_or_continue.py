"""The button of an overlay with cards in Rival Kings."""

from kingdoms.core.state import Thing
from kingdoms.core.words.language import _
from kingdoms.ui.board.sight import END, SKIP, Place, Places, Sight, at
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.rival_kings.overlays.opened_cards import groups_of
from kingdoms.ui.boards.rival_kings.piles import pile_to_read
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.panels import paint_button


class RivalKingsSkipOrContinue(Zone):
    """The button that skips a choice among the cards, or goes on after a pile has been read."""

    def measure(self, sight: Sight) -> None:
        """Marks it as needed if there is a button."""
        self.is_needed = self._button(sight) is not None

    def lay_out(self, sight: Sight) -> Places:
        """The whole zone, unless it has no room because the button is elsewhere."""
        button = self._button(sight)
        return {button: at(self.rect)} if button is not None and min(self.size) > 0 else {}

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """A button with its words."""
        return paint_button, place.rect, _("Continue") if thing == END else sight.label(SKIP)

    def _button(self, sight: Sight) -> Thing | None:
        """The button; None on an overlay that was opened only to be looked at, or if nothing can be skipped."""
        opened = self.opened or ()
        if opened == ("pile", pile_to_read(sight)):
            return END
        is_choice = any(thing in sight.lit for group in groups_of(sight, opened) for thing in group)
        return SKIP if is_choice and SKIP in sight.lit else None
