"""What joins two things: a ribbon if they belong together closely, else a thread."""

from collections.abc import Sequence
from math import inf

from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import Colour, theme

_RIBBON, _THREAD, _EDGE = 2.4, 0.8, 0.5  # the width of a ribbon and of a thread, and what is around them, in bands
_LEAST_RIBBON = 1.4  # the width of a ribbon beside others, in bands
_TAG = 1.5  # the width of a tag with a number, in figures


def paint_tie(painter: Painter, points: Sequence[float], colour: Colour, is_close: bool, room: float = inf) -> None:
    """A ribbon or a thread along these points, with a knot at both ends; a ribbon is no wider than the room it has."""
    width = min(_RIBBON * theme.band, max(_LEAST_RIBBON * theme.band, room)) if is_close else _THREAD * theme.band
    painter.line(points, theme.panel, width + 2 * _EDGE * theme.band)
    painter.line(points, colour, width)
    for x, y in (points[:2], points[-2:]):
        paint_knot(painter, (x, y), colour, is_close)


def paint_knot(painter: Painter, centre: tuple[float, float], colour: Colour, is_close: bool) -> None:
    """Where a ribbon or a thread ends."""
    radius = theme.unit * (1 if is_close else _THREAD)
    painter.circle(centre, radius + _EDGE * theme.band, theme.panel)
    painter.circle(centre, radius, colour)


def tag_size() -> float:
    """The width and the height of a tag."""
    return _TAG * theme.tiny


def paint_tag(
    painter: Painter, centre: tuple[float, float], number: int, colours: tuple[Colour, Colour], is_close: bool
) -> None:
    """The same number on two things that no line can join; one that belongs together closely is filled with colour."""
    (colour, ink), radius = colours, tag_size() / 2
    painter.circle(centre, radius + _EDGE * theme.band, theme.panel)
    painter.circle(centre, radius, colour)
    if not is_close:
        painter.circle(centre, radius - _THREAD * theme.band, theme.panel)
    place = Rect(*centre, 0, 0).centred(2 * radius, 2 * radius)
    painter.text(str(number), place, theme.tiny, ink if is_close else theme.ink, bold=True)
