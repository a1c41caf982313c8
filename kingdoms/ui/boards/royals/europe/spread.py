"""Where plaques are while the whole map is visible: around the countries, full ones in rows.

Cities are crowded in the middle of the map. So plaques are at sea or on land that is not part of the game, with a line
to each city, and the countries with their arms stay in sight between them.
"""

from kingdoms.core.state import Thing
from kingdoms.games.royals.board import CITIES, COUNTRY_KEYS
from kingdoms.ui.board.map.camera import Camera
from kingdoms.ui.boards.royals.europe.data import europe
from kingdoms.ui.drawing.rect import Rect

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
"""How far the middle of each small plaque is from its city, in widths and heights of a plaque."""
_WIDE_ROWS = (
    {"edinburgh": 3250, "york": 6020, "cologne": 7600, "berlin": 9490},
    {"britain": 2370, "london": 3850, "reims": 6060, "germany": 7550, "vienna": 9650},
    {"paris": 3960, "france": 5750, "lyon": 7090, "munich": 9070},
    {"madrid": 2470, "bordeaux": 3900, "marseille": 7830},
    {"seville": 2530, "spain": 4220, "valencia": 5830, "barcelona": 7300},
)
_TALL_ROWS = (
    {"edinburgh": 3830, "york": 5910, "cologne": 7200, "berlin": 8490},
    {"britain": 4480, "london": 5990, "germany": 7370, "vienna": 8610},
    {"paris": 5140, "reims": 6800},
    {"bordeaux": 4440, "france": 5680, "lyon": 6960, "munich": 8150},
    {"spain": 3710, "madrid": 4930, "marseille": 7140},
    {"seville": 4250, "valencia": 5740, "barcelona": 6960},
)
"""The rows of full plaques and arms from the north to the south, with the middle of each in map units.

A wide view has fewer rows than a tall one. Neither hides the places of the cities, nor the shapes of the countries.
"""
_WIDE = 1.65
"""The width of a view, in heights, from which it counts as wide."""
_WIDEST = 1420, 1225
"""The greatest width of a plaque with the gap next to it in a wide view and in a tall one, in map units."""
_ARMS = {
    "france": (5750, 3300),
    "germany": (7520, 4130),
    "britain": (3200, 4300),
    "spain": (4400, 1500),
}
"""The middle of each country's name among small plaques, in map units."""
_OUTWARDS = 0.6
"""How much of the space above and below in a tall view is used by small plaques: from 0 to 1."""


def spread(camera: Camera, plaque: Point, spare: float) -> dict[Thing, Point]:
    """Where the centres of arms and of small plaques of this size are on the screen.

    `spare` is the height of the view relative to what has to be visible: plaques use some of the space above and below.
    """
    homes: dict[Thing, Point] = {}
    for number, city in enumerate(CITIES):
        (x, y), (across, along) = camera.to_screen(europe().cities[city.key]), _ASIDE[city.key]
        homes[("city", number)] = (x + across * plaque[0], y + along * plaque[1] * spare**_OUTWARDS)
    return homes | {("arms", country): camera.to_screen(_ARMS[key]) for country, key in enumerate(COUNTRY_KEYS)}


def room_for_plaque(scale: float, view: Rect) -> Point:
    """The greatest size of a plaque in rows, with the gap around it, at this many pixels per map unit."""
    rows, widest = (_WIDE_ROWS, _WIDEST[0]) if _is_wide(view) else (_TALL_ROWS, _WIDEST[1])
    return min(widest * scale, view.width / max(map(len, rows))), view.height / len(rows)


def in_rows(camera: Camera, view: Rect) -> dict[Thing, Point]:
    """Where the centres of full plaques and of arms are on the screen: in rows over the whole height of the view."""
    rows = _WIDE_ROWS if _is_wide(view) else _TALL_ROWS
    things: dict[str, Thing] = {city.key: ("city", number) for number, city in enumerate(CITIES)}
    things |= {key: ("arms", country) for country, key in enumerate(COUNTRY_KEYS)}
    return {
        things[key]: (camera.to_screen((across, 0))[0], line.centre[1])
        for row, line in zip(rows, view.rows(len(rows)), strict=True)
        for key, across in row.items()
    }


def _is_wide(view: Rect) -> bool:
    return view.width > _WIDE * view.height
