"""Ties between two things: a ribbon if they are closely related, else a thread."""

from collections.abc import Sequence
from math import inf

from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, size_of
from kingdoms.ui.theme import Colour, theme

_RIBBON, _THREAD, _EDGE = 2.6, 1.2, 0.5  # the width of a ribbon and of a thread, and of the edge around them, in bands
_LEAST_RIBBON = 1.6  # the least width of a ribbon next to others, in bands
_KNOT, _SMALL_KNOT = 1.4, 1.1  # the radius of the knots of a ribbon and of a thread, in units
_KNOT_SHARE = 0.7  # the most room a knot's radius takes up
_TAG = 1.5  # the height of a tag with a number, relative to its type size


def paint_tie(painter: Painter, points: Sequence[float], colour: Colour, is_close: bool, room: float = inf) -> None:
    """A ribbon or thread along these points, with a knot at both ends; a ribbon is narrower if `room` is short.

    Both have a dark edge, which stands out from light ground and from cards of the same colour.
    """
    width = min(_RIBBON * theme.band, max(_LEAST_RIBBON * theme.band, room)) if is_close else _THREAD * theme.band
    painter.line(points, theme.ink, width + _EDGE * theme.band)
    painter.line(points, colour, width)
    for x, y in (points[:2], points[-2:]):
        _paint_knot(painter, (x, y), colour, knot_radius(is_close, room))


def knot_radius(is_close: bool, room: float = inf) -> float:
    """The radius of the end of a ribbon or thread; it is smaller if `room` is short."""
    return min(theme.unit * (_KNOT if is_close else _SMALL_KNOT), _KNOT_SHARE * room)


def _paint_knot(painter: Painter, centre: tuple[float, float], colour: Colour, radius: float) -> None:
    painter.circle(centre, radius + _EDGE * theme.band, theme.panel)
    painter.circle(centre, radius, theme.ink)
    painter.circle(centre, radius - theme.hair, colour)


def tag_size() -> float:
    """The height of a tag, and its minimum width."""
    return _TAG * theme.tiny


def paint_tag(
    painter: Painter, corner: tuple[float, float], words: str, colours: tuple[Colour, Colour], is_close: bool
) -> None:
    """A label instead of a tie: on each of two things that no line can join, or on one that could be tied to another.

    `corner` is its upper left corner. It is filled with colour if the things are closely related.
    """
    (colour, ink), side, edge = colours, tag_size(), _EDGE * theme.band
    width = max(side, size_of(words, Style(round(theme.tiny), bold=True))[0] + side / 2)
    place = Rect(corner[0], corner[1] - side, width, side)
    painter.fill(place.inset(-edge), theme.panel, side)
    painter.fill(place, colour, side)
    if not is_close:
        painter.fill(place.inset(_THREAD * theme.band), theme.panel, side)
    painter.text(words, place, theme.tiny, ink if is_close else theme.ink, bold=True)
