"""The weights by which a position of Kingsburg is judged, all in points; every one is tried out in play."""

from typing import NamedTuple


class Weights(NamedTuple):
    """What a good player knows about the worth of things, as numbers."""

    gold: float = 0.8
    """What a gold comes to while there is time to build; so with wood and stone."""
    wood: float = 0.7
    stone: float = 0.75
    once: float = 0.35
    """How much of that is left when a seat builds once more; so twice."""
    twice: float = 0.75
    short: float = 0.75
    """How much of a building's surplus counts for each good that is missing."""
    later: float = 0.8
    """How much counts of a building that is bought after another."""
    opens: float = 0.3
    """How much counts of the surplus of the building that comes after it in its row."""
    token: float = 0.8
    """What the first "+2" token comes to; each further one is less."""
    dice: float = 0.8
    """How much counts of what dice could still reach: others may be quicker."""
    contested: float = 1.0
    """How much counts of what an advisor brings for each rival whose dice may reach him, too."""
    hope: float = 0.8
    """How much of a later winter counts: there is time to prepare."""
    market: float = 0.5
    """What the Market brings in each season that is still to be rolled; so with the Farms and the Merchants' Guild."""
    farms: float = 1.2
    merchants_guild: float = 0.8
    town_hall: float = 0.6
    """What the Town Hall brings at a season's end."""
    inn: float = 0.7
    """What the Inn brings in Summer."""


WEIGHTS = Weights()
