"""What an engraver adds to a map: the rose of the winds, mountains, waves and ships."""

from collections.abc import Sequence
from math import cos, hypot, pi, sin

from kingdoms.ui import pictures
from kingdoms.ui.boards.royals_map_data import Point
from kingdoms.ui.boards.royals_map_pen import Pen
from kingdoms.ui.rect import Rect
from kingdoms.ui.theme import Colour, faint, mixed, theme

_ROSE = 330.0  # steps from its middle to the tips of its great points
_MOUNTAIN, _WAVE, _SHIP = 74.0, 70.0, 190.0  # widths in steps
_WINDS = 16


def paint_rose(pen: Pen, centre: Point, world: Rect) -> None:
    """The rose of the winds, and their lines over all the sea."""
    ink = mixed(theme.sea, theme.ink, 0.7)
    reach = hypot(world.width, world.height)
    pen.lines([_ray(centre, wind, _ROSE * 0.5, reach) for wind in range(_WINDS)], faint(ink, 0.16), 0.8)
    pen.lines([_circle(centre, _ROSE * share) for share in (0.62, 0.66)], faint(ink, 0.7), 0.8)
    for wind in range(2, _WINDS, 4):
        _paint_point(pen, centre, wind, _ROSE * 0.66)
    for wind in range(0, _WINDS, 4):
        _paint_point(pen, centre, wind, _ROSE)
    lily = pictures.picture("heraldry/lily")
    if lily is not None:
        side = _ROSE * 0.42
        pen.picture(lily, Rect(centre[0] - side / 2, centre[1] + _ROSE * 0.98, side, side), faint(ink, 0.9))


def _direction(wind: float) -> Point:
    """Winds are counted from the north, clockwise."""
    return sin(2 * pi * wind / _WINDS), cos(2 * pi * wind / _WINDS)


def _ray(centre: Point, wind: float, start: float, end: float) -> list[float]:
    x, y = _direction(wind)
    return [centre[0] + x * start, centre[1] + y * start, centre[0] + x * end, centre[1] + y * end]


def _circle(centre: Point, radius: float) -> list[float]:
    pieces = 64
    angles = [2 * pi * i / pieces for i in range(pieces + 1)]
    return [part for angle in angles for part in (centre[0] + radius * cos(angle), centre[1] + radius * sin(angle))]


def _paint_point(pen: Pen, centre: Point, wind: int, reach: float) -> None:
    """One point of the rose: a bright and a dark side."""
    tip = _ray(centre, wind, 0, reach)[2:]
    ink = mixed(theme.sea, theme.ink, 0.75)
    for side, colour in ((-2, theme.land), (2, ink)):
        shoulder = _ray(centre, wind + side, 0, reach * 0.2)[2:]
        pen.shape([*centre, *tip, *shoulder], colour)
        pen.lines([[*centre, *tip, *shoulder, *centre]], ink, 0.8)


def paint_mountains(pen: Pen, places: Sequence[Point]) -> None:
    """Little mountains, lit from the left; those in the south stand before those in the north."""
    ink = mixed(theme.land, theme.ink, 0.55)
    for number, (x, y) in enumerate(sorted(places, key=lambda place: -place[1])):
        side = _MOUNTAIN * (1, 0.82, 0.92)[number % 3]
        slope = [(-0.5, 0.0), (-0.22, 0.4), (0.02, 0.78), (0.2, 0.44), (0.5, 0.0)]
        outline = [part for across, along in slope for part in (x + across * side, y + along * side)]
        pen.shape([x - 0.1 * side, y, *outline[8:], *outline[6:8], *outline[4:6]], faint(ink, 0.55))
        pen.lines([outline], faint(ink, 0.9), 0.9)


def paint_waves(pen: Pen, places: Sequence[Point], colour: Colour) -> None:
    """Little waves on the open sea."""
    shares = [i / 12 for i in range(13)]
    bow = [((share - 0.5) * _WAVE, 0.16 * _WAVE * abs(sin(2 * pi * share))) for share in shares]
    pen.lines([[part for across, up in bow for part in (x + across, y + up)] for x, y in places], colour, 0.9)


_HULL = [(-0.5, 0.2), (-0.46, 0.02), (-0.3, -0.08), (0.28, -0.08), (0.44, 0.06), (0.5, 0.26), (0.3, 0.16), (-0.3, 0.12)]
_MASTS = [(-0.3, 0.62), (0.0, 0.86), (0.28, 0.6)]
_SAILS = [
    (-0.3, 0.3, 0.2),
    (-0.3, 0.46, 0.16),
    (0.0, 0.26, 0.28),
    (0.0, 0.5, 0.24),
    (0.28, 0.3, 0.2),
    (0.28, 0.45, 0.14),
]


def paint_ship(pen: Pen, place: Point) -> None:
    """A ship under full sail."""
    ink = mixed(theme.sea, theme.ink, 0.7)

    def on_map(points: Sequence[Point]) -> list[float]:
        return [part for x, y in points for part in (place[0] + x * _SHIP, place[1] + y * _SHIP)]

    for x, top in _MASTS:
        pen.lines([on_map([(x, 0.1), (x, top), (x - 0.1, top + 0.03), (x, top - 0.03)])], ink, 0.9)
    for x, y, wide in _SAILS:
        sail = [(x - wide / 2, y), (x + wide / 2, y), (x + wide / 2 - 0.05, y + 0.08), (x + wide / 2, y + 0.17)]
        sail = [*sail, (x - wide / 2, y + 0.17), (x - wide / 2 - 0.05, y + 0.08)]
        pen.shape(on_map(sail), theme.land)
        pen.lines([on_map([*sail, sail[0]])], ink, 0.8)
    pen.shape(on_map(_HULL), ink)
    waves = [
        [
            (-0.66, -0.06),
            (-0.5, -0.1),
            (-0.36, -0.05),
            (-0.2, -0.1),
            (-0.04, -0.05),
            (0.12, -0.1),
            (0.28, -0.05),
            (0.46, -0.1),
            (0.62, -0.06),
        ]
    ]
    pen.lines([on_map(wave) for wave in waves], ink, 0.9)
