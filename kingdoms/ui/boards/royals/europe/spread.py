"""Where plaques are when the whole map is visible and large enough for fingers: each at its city.

Cities are crowded in the middle of the map. So each plaque is on the side of its city where there is room, and the
countries' arms are at sea or on unused land.
"""

from kingdoms.core.game import Thing
from kingdoms.games.royals.board import CITIES, COUNTRY_KEYS
from kingdoms.ui.board.map.camera import Camera
from kingdoms.ui.boards.royals.europe.data import europe

Point = tuple[float, float]
_ASIDE = {
    "edinburgh": (-0.45, 0.6),
    "york": (0.48, 0.3),
    "london": (-0.38, -0.04),
    "paris": (-0.45, -0.34),
    "bordeaux": (-0.1, -0.31),
    "lyon": (-0.03, -0.52),
    "reims": (0.28, -0.44),
    "marseille": (0.62, -0.45),
    "cologne": (-0.4, 0.12),
    "berlin": (-0.26, 0.38),
    "munich": (0.09, -0.44),
    "vienna": (0.06, 0.43),
    "madrid": (-0.48, 0.46),
    "seville": (-0.1, -0.6),
    "valencia": (-0.08, -0.9),
    "barcelona": (0.43, -0.5),
}
"""How far the middle of each plaque is from its city, in widths and heights of a plaque."""
_ARMS = {
    "france": (1000, 3607),
    "germany": (9320, 5500),
    "britain": (3400, 4410),
    "spain": (1970, 2985),
}
"""The middle of each country's arms, in map units."""
_LARGEST = 1340, 835
"""The greatest size of a plaque, in map units, so that none overlap."""


def room_for_plaque(scale: float) -> Point:
    """The greatest size of plaques at this many pixels per map unit."""
    return _LARGEST[0] * scale, _LARGEST[1] * scale


def spread(camera: Camera, plaque: Point) -> dict[Thing, Point]:
    """Where the centres of arms and of plaques of this size are on the screen."""
    homes: dict[Thing, Point] = {}
    for number, city in enumerate(CITIES):
        (x, y), (across, along) = camera.to_screen(europe().cities[city.key]), _ASIDE[city.key]
        homes[("city", number)] = x + across * plaque[0], y + along * plaque[1]
    return homes | {("arms", country): camera.to_screen(_ARMS[key]) for country, key in enumerate(COUNTRY_KEYS)}
