"""The rows of stacked regions, with their outsiders next to them."""

from kingdoms.games.paladins.board import REGIONS, spaces_of
from kingdoms.ui.board.sight import Sight
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme

MOST_IN_LINE = 5
"""The most spaces side by side in a stacked region."""
_ONE_LINE = 0.86  # the height of a region with one line of spaces, relative to one with two
_AROUND_LINES = 3  # the height of a region's edges, in hairs, with a little to spare


def region_rows(sight: Sight, rect: Rect, spacing: float) -> list[Rect]:
    """The regions stacked; those with one line of spaces are shorter, so that a finger can reach every space."""
    has_two_lines = [len(spaces_of(region, sight.view.seats)) > MOST_IN_LINE for region in REGIONS]
    high, low = _heights(rect.height - spacing * (len(REGIONS) - 1), sum(has_two_lines))
    rows = []
    for is_high in has_two_lines:
        row, rect = rect.cut_top(high if is_high else low, spacing)
        rows.append(row)
    return rows


def _heights(total: float, count: int) -> tuple[float, float]:
    """The heights of the regions with two lines of spaces, of which there are `count`, and of the others."""
    others = len(REGIONS) - count
    low = max(_ONE_LINE * total / (count + _ONE_LINE * others), min(theme.touch, total / len(REGIONS)))
    reachable = 2 * theme.touch + _AROUND_LINES * theme.hair
    least = theme.touch + _AROUND_LINES * theme.hair
    if others and count * reachable + others * least <= total:
        low = min(low, (total - count * reachable) / others)
    return (total - others * low) / max(1, count), low
