"""The score sheet of Kingsburg: the buildings standing, and the points gained or lost over the five years."""

from collections.abc import Sequence
from functools import cache

from kingdoms.core.state import Score
from kingdoms.games.kingsburg.board import BUILDINGS

PARTS = ("buildings", "advisors", "embassy", "town_hall", "reward", "battle", "cathedral")
"""The rows of the score sheet, from top to bottom."""
EARNED = PARTS[1:]
"""The parts recorded as they are scored; the points for buildings are counted from the estate."""
ADVISOR_POINTS, EMBASSY_POINTS, TOWN_HALL_POINTS, REWARD_POINTS, BATTLE_POINTS, CATHEDRAL_POINTS = range(len(EARNED))
"""The index of each part into `EARNED`."""
GOODS_PER_POINT = 2
"""How many goods the Cathedral turns into one point."""


@cache
def building_points(buildings: int) -> int:
    """The total points of a set of buildings."""
    return sum(building.vp for number, building in enumerate(BUILDINGS) if buildings >> number & 1)


def score(buildings: int, earned: Sequence[int]) -> Score:
    """The score of a seat with this set of buildings and these points in the other parts."""
    points = building_points(buildings)
    return Score(points + sum(earned), dict(zip(PARTS, (points, *earned), strict=True)))
