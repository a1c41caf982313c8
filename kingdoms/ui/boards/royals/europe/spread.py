"""Where plaques are when the whole map is visible and large enough for fingers: spread over the whole view.

Cities are crowded in the middle of the map, with sea on the left and unused land on the right. So plaques are around
the familiar coasts, each on the side where its city is, and a line leads to the city itself.
"""

from typing import NamedTuple

from kingdoms.core.game import Thing
from kingdoms.games.royals.board import CITIES, COUNTRY_KEYS
from kingdoms.ui.drawing.rect import Rect

Point = tuple[float, float]


class _Home(NamedTuple):
    """The middle of something, as shares of the view: across a wide view, across a narrow one, and from the top."""

    wide: float
    narrow: float
    down: float


_CITIES = {
    "edinburgh": _Home(0.275, 0.285, 0.098),
    "york": _Home(0.275, 0.285, 0.293),
    "london": _Home(0.275, 0.285, 0.488),
    "paris": _Home(0.275, 0.285, 0.683),
    "bordeaux": _Home(0.427, 0.475, 0.6),
    "lyon": _Home(0.605, 0.665, 0.585),
    "reims": _Home(0.765, 0.865, 0.515),
    "marseille": _Home(0.765, 0.865, 0.72),
    "cologne": _Home(0.6, 0.52, 0.095),
    "berlin": _Home(0.76, 0.71, 0.095),
    "munich": _Home(0.76, 0.71, 0.305),
    "vienna": _Home(0.915, 0.9, 0.305),
    "madrid": _Home(0.095, 0.095, 0.7),
    "seville": _Home(0.27, 0.285, 0.905),
    "valencia": _Home(0.422, 0.475, 0.905),
    "barcelona": _Home(0.59, 0.665, 0.84),
}
_ARMS = {
    "france": _Home(0.095, 0.095, 0.5),
    "germany": _Home(0.92, 0.9, 0.095),
    "britain": _Home(0.095, 0.095, 0.25),
    "spain": _Home(0.095, 0.095, 0.9),
}
_WIDTH, _NARROW_WIDTH, _HEIGHT = 0.151, 0.189, 0.192
"""The greatest size of a plaque, as shares of a wide view and of a narrow one, so that none overlap."""


def room_for_plaque(view: Rect, least: Point) -> Point:
    """The greatest size of plaques in this view; smaller than `least` if they do not fit at all."""
    return view.width * (_WIDTH if _is_wide(view, least[0]) else _NARROW_WIDTH), view.height * _HEIGHT


def _is_wide(view: Rect, plaque: float) -> bool:
    return view.width * _WIDTH >= plaque


def spread(view: Rect, plaque: float) -> dict[Thing, Point]:
    """Where the centres of plaques and arms are on the screen, for plaques at least this wide."""
    is_wide = _is_wide(view, plaque)
    homes: dict[Thing, _Home] = {("city", number): _CITIES[city.key] for number, city in enumerate(CITIES)}
    homes |= {("arms", country): _ARMS[key] for country, key in enumerate(COUNTRY_KEYS)}
    return {
        thing: (
            view.x + view.width * (home.wide if is_wide else home.narrow),
            view.top - view.height * home.down,
        )
        for thing, home in homes.items()
    }
