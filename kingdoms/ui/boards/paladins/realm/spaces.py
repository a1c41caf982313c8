"""The rows of stacked regions, with their outsiders next to them."""

from kingdoms.games.paladins.board import REGIONS, spaces_of
from kingdoms.ui.board.sight import Sight
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme

MOST_IN_LINE = 5
"""The most spaces side by side in a stacked region."""
_ONE_LINE = 0.86  # the height of a region with one line of spaces, relative to one with two


def region_rows(sight: Sight, rect: Rect, spacing: float) -> list[Rect]:
    """The regions stacked; those with few spaces are shorter, unless a finger needs the height."""
    average = max(1.0, rect.height / len(REGIONS) - spacing)
    short = min(1.0, max(_ONE_LINE, theme.touch / average))
    shares = [1.0 if len(spaces_of(region, sight.view.seats)) > MOST_IN_LINE else short for region in REGIONS]
    unit = (rect.height - spacing * (len(shares) - 1)) / sum(shares)
    rows = []
    for share in shares:
        row, rect = rect.cut_top(share * unit, spacing)
        rows.append(row)
    return rows
