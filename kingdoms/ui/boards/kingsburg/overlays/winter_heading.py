"""The heading of the overlay about Kingsburg's last winter."""

from kingdoms.core.words.language import _
from kingdoms.games.kingsburg.cards import ENEMIES
from kingdoms.games.kingsburg.words.names import enemy_name, year_name
from kingdoms.ui.board.sight import Sight
from kingdoms.ui.board.zones.overlay.heading import OverlayHeading
from kingdoms.ui.boards.kingsburg.winter.last_battle import last_battle


class KingsburgWinterHeading(OverlayHeading):
    """The year of the last winter, and who came."""

    def words(self, sight: Sight) -> str:
        """The year and the enemy."""
        battle = last_battle(sight.past)
        if battle is None:
            return ""
        enemy = enemy_name(ENEMIES[battle.enemy].kind)
        return _("Winter {year}: {enemy}").format(year=year_name(battle.year), enemy=enemy)
