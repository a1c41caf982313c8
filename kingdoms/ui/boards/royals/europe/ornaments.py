"""The engraver's ornaments on a map: the compass rose, mountains, waves, ships and towns."""

from collections.abc import Iterable, Sequence
from functools import cache
from math import cos, inf, pi, sin

from kingdoms.ui.boards.royals.europe.data import Point, Strokes, Surface, europe, joined, stamped, strokes
from kingdoms.ui.boards.royals.europe.pen import Pen
from kingdoms.ui.drawing import pictures
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import Colour, faint, mixed, theme

_ROSE = 300.0  # map units from the centre of the compass rose to the tips of its great points
_MOUNTAIN, _WAVE, _SHIP, _TOWN = 84.0, 70.0, 180.0, 16.0  # widths in map units; for a town the radius
_WINDS = 32
_PIECES = 12  # segments of a curve
FINE, _PLAIN, BOLD = 0.8, 0.9, 1.2  # the widths of lines, in dp
_ON_SEA, _ON_LAND = 0.7, 0.6  # the share of ink in the colour of ornaments on the sea, and on land
_WIND_LINES, _CIRCLES, _LILY = 0.14, 0.7, 0.9  # opacities in the rose: its lines across the sea, its circles, its lily
_FACE, _DARK, _RIDGE = 0.4, 0.5, 0.9  # opacities of a mountain: its face, its dark side, its outline

# Outlines for a width of 1, from the middle of the base.
_SLOPES = [
    (-0.55, 0.0),
    (-0.36, 0.16),
    (-0.2, 0.42),
    (-0.07, 0.66),
    (0.02, 0.72),
    (0.12, 0.6),
    (0.22, 0.36),
    (0.38, 0.14),
]
_SLOPES += [(0.58, 0.0)]
_DARK_SIDE = [(0.22, 0.0), *_SLOPES[:3:-1], (0.07, 0.5), (0.02, 0.3), (0.1, 0.1)]
_HULL = [
    (-0.5, 0.22),
    (-0.45, 0.02),
    (-0.3, -0.08),
    (0.28, -0.08),
    (0.44, 0.06),
    (0.52, 0.28),
    (0.3, 0.16),
    (-0.3, 0.12),
]
_MASTS = [(-0.3, 0.66), (0.0, 0.9), (0.28, 0.64)]
_SAILS = [(-0.3, 0.26, 0.22), (-0.3, 0.45, 0.17), (0.0, 0.24, 0.3), (0.0, 0.46, 0.26), (0.0, 0.68, 0.18)]
_SAILS += [(0.28, 0.26, 0.22), (0.28, 0.45, 0.16)]
_WAKE = [(-0.66, -0.06), (-0.5, -0.1), (-0.34, -0.05), (-0.18, -0.1), (0.0, -0.05), (0.16, -0.1), (0.34, -0.05)]
_WAKE += [(0.5, -0.1), (0.64, -0.06)]


def _at(place: Point, size: float, outline: Iterable[Point]) -> list[float]:
    """The points of an outline in its own units, scaled by `size` and moved to `place` on the map."""
    return [part for x, y in outline for part in (place[0] + x * size, place[1] + y * size)]


# The rose.


def paint_rose(pen: Pen, centre: Point, world: Rect) -> None:
    """The compass rose, with its lines across the sea."""
    ink = mixed(theme.sea, theme.ink, _ON_SEA)
    winds = [_wind_line(centre, wind, world) for wind in range(0, _WINDS, 2)]
    pen.lines(strokes(winds), faint(ink, _WIND_LINES), FINE)
    circles = [_at(centre, _ROSE * share, _CIRCLE) for share in (0.44, 0.62, 0.66)]
    ticks = [_ray(centre, wind, 0.62 * _ROSE, 0.66 * _ROSE) for wind in range(_WINDS)]
    pen.lines(strokes(circles + ticks), faint(ink, _CIRCLES), FINE)
    for first, step, reach in ((2, 4, 0.56), (4, 8, 0.74), (0, 8, 1.0)):
        _paint_points(pen, centre, range(first, _WINDS, step), _ROSE * reach, ink)
    lily = pictures.picture("heraldry/lily")
    if lily is not None:
        side = _ROSE * 0.42
        pen.fill(Rect(centre[0] - side / 2, centre[1] + _ROSE * 0.99, side, side), faint(ink, _LILY), lily)


def _direction(wind: float) -> Point:
    """The direction of a wind, counted clockwise from north."""
    return sin(2 * pi * wind / _WINDS), cos(2 * pi * wind / _WINDS)


_CIRCLE = [_direction(_WINDS * i / 72) for i in range(73)]


def _ray(centre: Point, wind: float, start: float, end: float) -> list[float]:
    x, y = _direction(wind)
    return [centre[0] + x * start, centre[1] + y * start, centre[0] + x * end, centre[1] + y * end]


def _wind_line(centre: Point, wind: int, world: Rect) -> list[float]:
    """A line from the rose to the edge of the map."""
    reach = inf
    for at, step, low, high in zip(centre, _direction(wind), world[:2], (world.right, world.top), strict=True):
        if abs(step) > 1e-9:
            reach = min(reach, ((high if step > 0 else low) - at) / step)
    return _ray(centre, wind, _ROSE * 0.66, reach)


def _paint_points(pen: Pen, centre: Point, winds: Iterable[int], reach: float, ink: Colour) -> None:
    """Points of the rose, each with a bright and a dark side."""
    sides = {-4: theme.land, 4: ink}
    for side, colour in sides.items():
        halves = [
            [*centre, *_ray(centre, wind, 0, reach)[2:], *_ray(centre, wind + side, 0, _ROSE * 0.16)[2:]]
            for wind in winds
        ]
        pen.surface(joined(halves), colour)
        pen.lines(strokes([*half, *centre] for half in halves), ink, FINE)


# Land and sea.


def paint_mountains(pen: Pen) -> None:
    """Little mountains, lit from the left."""
    ink = mixed(theme.land, theme.ink, _ON_LAND)
    faces, dark_sides, slopes = _mountains()
    pen.surface(faces, faint(theme.land, _FACE))
    pen.surface(dark_sides, faint(ink, _DARK))
    pen.lines(slopes, faint(ink, _RIDGE), _PLAIN)


@cache
def _mountains() -> tuple[Surface, Surface, Strokes]:
    """The faces, dark sides and outlines of the mountains; those in the south are in front of those in the north."""
    places = sorted(europe().mountains, key=lambda place: (-place[1], place[0]))
    sized = [(place, _MOUNTAIN * (1, 0.8, 0.92, 0.74)[number % 4]) for number, place in enumerate(places)]
    faces, dark_sides = (joined(_at(place, size, shape) for place, size in sized) for shape in (_SLOPES, _DARK_SIDE))
    return faces, dark_sides, stamped(_at((0, 0), 1, _SLOPES), sized)


def paint_waves(pen: Pen, colour: Colour) -> None:
    """Little waves on the open sea."""
    pen.lines(_waves(), colour, _PLAIN)


@cache
def _waves() -> Strokes:
    shares = [i / _PIECES for i in range(_PIECES + 1)]
    crest = [(share - 0.5, 0.16 * abs(sin(2 * pi * share))) for share in shares]
    return stamped(_at((0, 0), 1, crest), [(place, _WAVE) for place in europe().waves])


def paint_ships(pen: Pen, places: Sequence[Point]) -> None:
    """Ships under full sail."""
    ink = mixed(theme.sea, theme.ink, _ON_SEA)
    sails = [_at(place, _SHIP, _sail(*sail)) for place in places for sail in _SAILS]
    masts = [[(x, 0.1), (x, top), (x - 0.1, top + 0.03), (x, top - 0.04)] for x, top in _MASTS]
    rigging = [_at(place, _SHIP, line) for place in places for line in (*masts, _WAKE)]
    pen.lines(strokes(rigging), ink, _PLAIN)
    pen.surface(joined(sails), theme.land)
    pen.lines(strokes([*sail, *sail[:2]] for sail in sails), ink, FINE)
    pen.surface(joined(_at(place, _SHIP, _HULL) for place in places), ink)


def _sail(x: float, y: float, width: float) -> list[Point]:
    """A square sail full of wind."""
    left, right, top = x - width / 2, x + width / 2, y + 0.17
    return [(left, y), (right, y), (right - 0.04, y + 0.08), (right, top), (left, top), (left - 0.05, y + 0.08)]


def paint_towns(pen: Pen) -> None:
    """A ring with a dot for each city."""
    discs, dots, rings = _towns()
    pen.surface(discs, theme.panel)
    pen.lines(rings, theme.ink, BOLD)
    pen.surface(dots, theme.ink)


@cache
def _towns() -> tuple[Surface, Surface, Strokes]:
    places = europe().cities.values()
    rings = [_at(place, _TOWN, _CIRCLE[::3]) for place in places]
    return joined(rings), joined(_at(place, _TOWN * 0.35, _CIRCLE[::3]) for place in places), strokes(rings)
