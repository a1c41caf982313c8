"""Where plaques stand when the whole map is in sight and large enough for fingers: spread over all of the view.

Cities are crowded in the middle of the map, with sea to the left and land that nobody needs to the right. So every
plaque has a place on a grid, about where its city is, and a line leads to the city itself.
"""

from kingdoms.core.game import Thing
from kingdoms.games.royals.board import CITIES, COUNTRY_KEYS
from kingdoms.ui.drawing.rect import Rect

Point = tuple[float, float]
_ROWS = 5
_PLACES = {
    "edinburgh": (2.0, 0), "york": (1.3, 0.92), "london": (2.3, 0.96),
    "berlin": (4.0, 0.94), "cologne": (3.3, 0.96), "munich": (4.0, 1.9), "vienna": (5.0, 1.9),
    "paris": (2.0, 1.92), "reims": (3.0, 1.9), "bordeaux": (2.0, 2.9), "lyon": (3.0, 2.82), "marseille": (4.0, 2.84),
    "madrid": (1.0, 2.95), "seville": (0.9, 4), "valencia": (1.9, 4), "barcelona": (2.9, 4),
}  # fmt: skip
"""By city the column and the row from above."""
_WIDE_ARMS = {"france": (1.0, 2), "germany": (4.0, 0.1), "britain": (1.0, 0.1), "spain": (0.0, 3.6)}
_NARROW_ARMS = {"france": (5.0, 2.9), "germany": (4.0, 0.1), "britain": (1.0, 0.3), "spain": (1.0, 2)}
"""The same of the countries' arms, with a column at the left for which a narrow map has no room, and without it."""


def can_spread(view: Rect, plaque: Point) -> bool:
    """Whether plaques of this size have room on the narrow grid."""
    return view.width >= (_columns(view, plaque)) * plaque[0] and view.height >= _ROWS * plaque[1]


def _columns(view: Rect, plaque: Point) -> int:
    """Six columns where there is room for them, else five."""
    return 6 if view.width >= 6 * plaque[0] else 5


def spread(view: Rect, plaque: Point) -> dict[Thing, Point]:
    """Where the middles of plaques and arms are on the screen, for plaques of this size."""
    columns = _columns(view, plaque)
    arms = _WIDE_ARMS if columns == 6 else _NARROW_ARMS
    grid: dict[Thing, Point] = {("city", number): _PLACES[city.key] for number, city in enumerate(CITIES)}
    grid |= {("arms", country): arms[key] for country, key in enumerate(COUNTRY_KEYS)}
    skipped = 6 - columns
    return {
        thing: (
            view.x + view.width * (column - skipped + 0.5) / columns,
            view.top - view.height * (row + 0.5) / _ROWS,
        )
        for thing, (column, row) in grid.items()
    }
