"""The button on the overlay about Kingsburg's enemy that opens the last winter, and the heading of that winter."""

from kingdoms.core.game import Thing
from kingdoms.core.words.language import _
from kingdoms.games.kingsburg.cards import ENEMIES
from kingdoms.games.kingsburg.words.names import enemy_name, year_name
from kingdoms.ui.board.sight import Place, Places, Sight, at
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.board.zones.overlay import OverlayHeading
from kingdoms.ui.boards.kingsburg.winter.last_battle import last_battle
from kingdoms.ui.boards.kingsburg.winter.winter_table import LAST_WINTER
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.panels import BUTTON, paint_button


class KingsburgLastWinterButton(Zone):
    """The button, once there has been a winter."""

    def measure(self, sight: Sight) -> None:
        """Says whether it is needed: only once there has been a winter."""
        self.is_needed = last_battle(sight.past) is not None

    def lay_out(self, sight: Sight) -> Places:
        """The whole zone can be tapped."""
        return {LAST_WINTER: at(self.rect, BUTTON)} if self.is_needed else {}

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """A button like any other."""
        return paint_button, place.rect, _("The last winter")


class KingsburgWinterHeading(OverlayHeading):
    """The year of the last winter, and who came."""

    def words(self, sight: Sight) -> str:
        """The year and the enemy."""
        battle = last_battle(sight.past)
        if battle is None:
            return ""
        enemy = enemy_name(ENEMIES[battle.enemy].kind)
        return _("Winter {year}: {enemy}").format(year=year_name(battle.year), enemy=enemy)
