"""The marks of players on a chart: everyone has a shape beside a colour, so that either alone tells who it is."""

from kingdoms.ui.drawing.painter import Painter, Point
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import SEATS, Colour, mixed, theme

SHAPES = ("circle", "square", "triangle", "rhombus", "hexagon", "four_points")
"""Symbols of `ICONS`; so many players can be told apart on one chart."""
_LIFTED = 0.4  # how much ink is stirred into a colour in the dark, where lines would else be hard to see


def mark_of(crest: int) -> int:
    """The mark in the colour of a crest; that of a blank one is the last."""
    return crest if crest in range(len(SEATS)) else len(SHAPES) - 1


def mark_colour(mark: int) -> Colour:
    """The colour of a player's lines and bars: one of the seats' colours, and ink for the last."""
    if mark >= len(SEATS):
        return theme.ink
    colour = theme.seat_colours[mark]
    return mixed(colour, theme.ink, _LIFTED) if theme.is_dark and not theme.contrast else colour


def paint_mark(painter: Painter, mark: int, centre: Point, side: float, colour: Colour | None = None) -> None:
    """A player's shape around a point, in his colour unless another one is told."""
    painter.icon(SHAPES[mark], Rect(*centre, 0, 0).centred(side, side), mark_colour(mark) if colour is None else colour)
