"""Where plaques are while the whole map is visible and has room for them: around the countries.

Cities are crowded in the middle of the map. So plaques are at sea or on land that is not part of the game, with a line
to each city, and the countries with their arms stay in sight between them.
"""

from kingdoms.core.game import Thing
from kingdoms.games.royals.board import CITIES, COUNTRY_KEYS
from kingdoms.ui.board.map.camera import Camera
from kingdoms.ui.boards.royals.europe.data import europe

Point = tuple[float, float]
_ASIDE = {
    "edinburgh": (-0.9, -0.2),
    "york": (0.62, 0.25),
    "london": (-1.0, -0.15),
    "paris": (-1.08, -0.35),
    "reims": (-0.05, 0.55),
    "bordeaux": (-0.8, -0.35),
    "lyon": (0.72, 0.0),
    "marseille": (0.66, -0.3),
    "cologne": (0.4, 1.1),
    "berlin": (0.62, 0.35),
    "munich": (0.66, -0.6),
    "vienna": (0.42, 0.5),
    "madrid": (-1.1, 0.4),
    "seville": (-0.65, 0.1),
    "valencia": (0.54, -0.4),
    "barcelona": (1.0, -0.7),
}
"""How far the middle of each plaque is from its city, in widths and heights of a plaque."""
_ARMS = {
    "france": (5750, 3300),
    "germany": (7520, 4130),
    "britain": (3200, 4300),
    "spain": (4400, 1500),
}
"""The middle of each country's arms, in map units."""
_OUTWARDS = 0.6
"""How much of the space at the sides of a wide view, or above and below in a tall one, is used: from 0 to 1."""
_LARGEST = 1375, 856
"""The greatest size of a plaque, in map units, so that none overlap."""


def room_for_plaque(scale: float) -> Point:
    """The greatest size of plaques at this many pixels per map unit."""
    return _LARGEST[0] * scale, _LARGEST[1] * scale


def spread(camera: Camera, plaque: Point, spare: float, spare_above: float = 1.0) -> dict[Thing, Point]:
    """Where the centres of arms and of plaques of this size are on the screen.

    `spare` and `spare_above` are the width and height of the view relative to what has to be visible: plaques use some
    of the space at the sides, or above and below.
    """
    homes: dict[Thing, Point] = {}
    for number, city in enumerate(CITIES):
        (x, y), (across, along) = camera.to_screen(europe().cities[city.key]), _ASIDE[city.key]
        homes[("city", number)] = (
            x + across * plaque[0] * spare**_OUTWARDS,
            y + along * plaque[1] * spare_above**_OUTWARDS,
        )
    return homes | {("arms", country): camera.to_screen(_ARMS[key]) for country, key in enumerate(COUNTRY_KEYS)}
