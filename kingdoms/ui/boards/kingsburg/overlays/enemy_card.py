"""The enemy's card on Kingsburg's overlays: this year's, or the one that came in the last winter."""

from kingdoms.core.state import Thing
from kingdoms.games.kingsburg.state import HIDDEN
from kingdoms.ui.board.sight import NOWHERE, Place, Places, Sight
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.kingsburg.enemy import paint_enemy_card
from kingdoms.ui.boards.kingsburg.winter.last_battle import last_battle
from kingdoms.ui.boards.kingsburg.winter.winter_table import LAST_WINTER, TURNED
from kingdoms.ui.drawing.layers import Look


class KingsburgEnemyCard(Zone):
    """The enemy's card, shown only if the viewer may see its face."""

    def measure(self, sight: Sight) -> None:
        """Says whether it is needed: only if the face of the card is known."""
        self.is_needed = self._card(sight)[1] != HIDDEN

    def lay_out(self, sight: Sight) -> Places:
        """The card, which cannot be tapped."""
        return {TURNED: Place(self.rect, NOWHERE)} if self.is_needed else {}

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """The face of the card."""
        return paint_enemy_card, place.rect, *self._card(sight)

    def _card(self, sight: Sight) -> tuple[int, int]:
        """The year and the card."""
        battle = last_battle(sight.past) if self.opened == LAST_WINTER else None
        if battle is not None:
            return battle.year, battle.enemy
        return sight.view.year, sight.view.enemies[sight.view.year - 1]
