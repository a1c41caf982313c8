"""The score sheet of Kingsburg: the buildings that stand, and what else the five years have brought."""

from collections.abc import Sequence
from functools import cache

from kingdoms.core.game import Score
from kingdoms.games.kingsburg.board import BUILDINGS

PARTS = ("buildings", "advisors", "embassy", "town_hall", "reward", "battle", "cathedral")
EARNED = PARTS[1:]
"""The parts that are noted as they come; the points of the buildings are read off the estate."""
ADVISORS, EMBASSY, TOWN_HALL, REWARD, BATTLE, CATHEDRAL = range(len(EARNED))
GOODS_PER_POINT = 2
"""What the Cathedral asks for a point."""


@cache
def building_points(buildings: int) -> int:
    """The points of the buildings in a set."""
    return sum(building.vp for number, building in enumerate(BUILDINGS) if buildings >> number & 1)


def score(buildings: int, earned: Sequence[int]) -> Score:
    """What a seat has with this set of buildings and these points for the other parts."""
    points = building_points(buildings)
    return Score(points + sum(earned), dict(zip(PARTS, (points, *earned), strict=True)))
