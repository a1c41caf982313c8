"""The owner's mark: a border in the viewer's colour around their things, with their crest on its corner.

When people pass the device around, the mark shows that the board on the screen now belongs to someone else.
"""

from collections.abc import Sequence
from itertools import combinations

from kingdoms.ui.board.zone import Zone
from kingdoms.ui.board.zones.buttons import TableButtons
from kingdoms.ui.board.zones.tabs import TableTabs
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.panels import paint_band
from kingdoms.ui.drawing.rect import Rect, around
from kingdoms.ui.theme import faint, theme

CREST_SIZE = 0.5
"""The side of the crest, relative to that of the crest in the prompt."""
_TINT = 0.07  # the opacity of the colour on the ground


def joined_areas(zones: Sequence[Zone]) -> list[Rect]:
    """The areas that are the viewer's, merged into as few as possible without covering anything shared."""
    seen = [zone for zone in zones if min(zone.size) > 0]
    areas = [area for zone in seen for area in zone.own_areas]
    # Buttons and tabs may be among the viewer's own things.
    common = [zone.rect for zone in seen if not (zone.is_own or isinstance(zone, (TableButtons, TableTabs)))]
    while pair := next((pair for pair in combinations(areas, 2) if _can_be_joined(*pair, common, areas)), None):
        areas = [area for area in areas if area not in pair] + [around(pair)]
    return areas


def _can_be_joined(one: Rect, other: Rect, common: Sequence[Rect], areas: Sequence[Rect]) -> bool:
    """Whether a rectangle around both would touch neither the shared table nor another area."""
    whole = around([one, other])
    rest = [area for area in areas if area not in (one, other)]
    return not any(_overlap(whole, rect) for rect in (*common, *rest))


def _overlap(one: Rect, other: Rect) -> bool:
    across = min(one.right, other.right) - max(one.x, other.x)
    along = min(one.top, other.top) - max(one.y, other.y)
    return min(across, along) > theme.hair


def border_of(area: Rect, room: Rect) -> Rect:
    """The border around an area: between it and its neighbours, and never beyond the board."""
    x, y, right, top = area.x, area.y, area.right, area.top
    wide = theme.band + theme.hair
    x, y = max(room.x, x - wide), max(room.y, y - wide)
    return Rect(x, y, min(room.right, right + wide) - x, min(room.top, top + wide) - y)


def crest_place(border: Rect, room: Rect, hangs: bool) -> Rect:
    """Where the crest is: on the upper left corner of the border, or below its top so that it covers nothing above."""
    side = CREST_SIZE * theme.crest
    x, y = max(room.x, border.x - side / 2), min(room.top - side, border.top - side / 2)
    return Rect(x, border.top - side if hangs else y, side, side)


def paint_border(painter: Painter, rect: Rect, crest: int) -> None:
    """A border in a seat's colour, and a hint of that colour on the ground."""
    colour = theme.seat_colours[crest]
    painter.fill(rect, faint(colour, _TINT), theme.corner)
    paint_band(painter, rect, colour, theme.corner)


def paint_crest(painter: Painter, rect: Rect, crest: int) -> None:
    """A seat's crest."""
    painter.crest(crest, rect)
