"""Players' marks on a chart: a shape as well as a colour, so that either alone identifies a player."""

from kingdoms.ui.drawing.painter import Painter, Point
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import SEAT_TINCTURES, Colour, mixed, theme

SHAPES = ("circle", "square", "triangle", "rhombus", "hexagon", "four_points")
"""The shapes, as names in `ICONS`; a chart can distinguish this many players."""
_LIFTED = 0.4  # how much ink is mixed into a colour in dark mode, where lines would otherwise be hard to see


def mark_of(crest: int) -> int:
    """The mark in a crest's colour; the last one for a blank crest."""
    return crest if crest in range(len(SEAT_TINCTURES)) else len(SHAPES) - 1


def mark_colour(mark: int) -> Colour:
    """The colour of a player's lines and bars: one of the seats' colours, and ink for the last."""
    if mark >= len(SEAT_TINCTURES):
        return theme.ink
    colour = theme.seat_colours[mark]
    return mixed(colour, theme.ink, _LIFTED) if theme.is_dark and not theme.contrast else colour


def paint_mark(painter: Painter, mark: int, centre: Point, side: float, colour: Colour | None = None) -> None:
    """Paints a player's shape around a point, by default in the player's colour."""
    painter.icon(SHAPES[mark], Rect(*centre, 0, 0).centred(side, side), mark_colour(mark) if colour is None else colour)
