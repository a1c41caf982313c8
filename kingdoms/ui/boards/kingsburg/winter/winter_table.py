"""The table as it was in winter, while the scenes of that winter are played.

By then everything has been decided, and the next year has often begun: without this, the calendar, the enemy and the
seats would already show it.
"""

from typing import Any

from kingdoms.core.state import Thing
from kingdoms.games.kingsburg.board import WINTER
from kingdoms.games.kingsburg.state import HIDDEN, NONE
from kingdoms.ui.board.board import Board
from kingdoms.ui.board.sight import Sight
from kingdoms.ui.boards.kingsburg.winter.last_battle import Battle, last_battle

LAST_WINTER: Thing = ("winter",)
"""The thing that opens the overlay about the last winter."""
NEW_YEAR: Thing = ("new_year",)
"""The year after a winter: it is in the air until all of the winter has been shown."""
TURNED: Thing = ("turned",)
KINGS_DIE: Thing = ("kings_die",)
"""The enemy's card and the king's die on an overlay."""


def as_in_winter(board: Board, sight: Sight) -> Sight:
    """The sight as it was in the winter being shown; unchanged if no winter is being shown."""
    if not board.is_in_the_air(NEW_YEAR):
        return sight
    battle = last_battle(sight.past)
    if battle is None:
        return sight
    is_turned, has_fallen = (not board.is_in_the_air(thing) for thing in (TURNED, KINGS_DIE))
    view = _view_of(sight.view, battle, is_turned, has_fallen)
    for seat, building in battle.lost:
        if board.is_in_the_air(("spoils", seat)):
            view.buildings[seat] |= 1 << building
    return sight._replace(view=view)


def _view_of(now: Any, battle: Battle, is_turned: bool, has_fallen: bool) -> Any:
    """The view as it was during a battle: nobody has any dice left, and the turn order is that of the battles."""
    view = now.copy()
    view.year, view.phase, view.aid, view.passed = battle.year, WINTER, NONE, 0
    view.enemies[battle.year - 1] = battle.enemy if is_turned else HIDDEN
    view.kings_die = battle.die if has_fallen else 0
    view.dice, view.aside = [[] for _seat in range(now.seats)], [NONE] * now.seats
    view.placements, view.blocked = [], []
    view.order = [fight.seat for fight in battle.fights]
    for fight in battle.fights:
        view.soldiers[fight.seat] = fight.soldiers + (fight.die if has_fallen else 0)
        view.strengths[fight.seat] = fight.strength
    return view
