"""The pen that draws the map: lines and letters as wide on the screen as they are meant, whatever the scale."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import atan2, cos, hypot, sin

from kivy.graphics import Color, InstructionGroup, Mesh, Rectangle, SmoothLine
from kivy.graphics.texture import Texture
from kivy.metrics import dp

from kingdoms.ui.boards.royals_map_data import Point, Surface
from kingdoms.ui.rect import Rect
from kingdoms.ui.text import Style, size_of, step_of_type, texts
from kingdoms.ui.theme import Colour

_FEATHER = 1.0  # dp in which the edge of a line fades away
_FINENESS = 24  # pieces in which the line under a name is measured
_LARGEST_TYPE = 96  # pixels: letters on the map are soft beyond, but need no more memory


class Pen:
    """Draws into a group in the steps of the map; `scale` says how many pixels one has on the screen."""

    def __init__(self, group: InstructionGroup, scale: float) -> None:
        self.group = group
        self.scale = scale

    def fill(self, rect: Rect, colour: Colour, texture: Texture | None = None) -> None:
        """A filled rectangle."""
        self.group.add(Color(*colour))
        self.group.add(Rectangle(pos=rect[:2], size=rect[2:], texture=texture))

    def surface(self, surface: Surface, colour: Colour, texture: Texture | None = None) -> None:
        """Filled triangles; a texture lies over the whole map."""
        self.group.add(Color(*colour))
        self.group.add(Mesh(vertices=surface.corners, indices=surface.numbers, mode="triangles", texture=texture))

    def shape(self, points: Sequence[float], colour: Colour) -> None:
        """A filled shape without hollows, through points given as x, y, x, y."""
        corners = [part for x, y in zip(points[::2], points[1::2], strict=True) for part in (x, y, 0, 0)]
        self.group.add(Color(*colour))
        self.group.add(Mesh(vertices=corners, indices=list(range(len(points) // 2)), mode="triangle_fan"))

    def lines(self, lines: Iterable[Sequence[float]], colour: Colour, width: float) -> None:
        """Lines of a width in dp."""
        feather = dp(_FEATHER) / self.scale
        # Kivy takes one step off the width of a smooth line, as if it were a pixel.
        width = 1 + max(0.0, dp(width - _FEATHER) / 2) / self.scale
        self.group.add(Color(*colour))
        for points in lines:
            self.group.add(SmoothLine(points=points, width=width, overdraw_width=feather))

    def picture(self, texture: Texture, rect: Rect, colour: Colour) -> None:
        """A drawing of ours."""
        self.group.add(Color(*colour))
        self.group.add(Rectangle(texture=texture, pos=rect[:2], size=rect[2:]))

    def lettering(self, text: str, line: Sequence[Point], height: float, colour: Colour) -> None:
        """A text along a bow through three points, its letters spread over all of it."""
        style = Style(round(min(_LARGEST_TYPE, step_of_type(height * self.scale))), bold=True)
        bow = _bow(*line)
        run = sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(bow))
        widths = [size_of(letter, style)[0] for letter in text]
        size = min(height / size_of("A", style)[1], 0.92 * run / sum(widths))
        gap = (run - sum(widths) * size) / max(1, len(text) - 1)
        self.group.add(Color(*colour))
        at = 0.0
        for letter, width in zip(text, widths, strict=True):
            self._letter(letter, style, size, *_on_bow(bow, at + width * size / 2))
            at += width * size + gap

    def _letter(self, letter: str, style: Style, size: float, middle: Point, angle: float) -> None:
        if letter.isspace():
            return
        texture = texts.texture(letter, style)
        across, along = texture.width * size / 2, texture.height * size / 2
        corners: list[float] = []
        for i, (x, y) in enumerate(((-across, -along), (across, -along), (across, along), (-across, along))):
            turned = middle[0] + x * cos(angle) - y * sin(angle), middle[1] + x * sin(angle) + y * cos(angle)
            corners += [*turned, *texture.tex_coords[2 * i : 2 * i + 2]]
        self.group.add(Mesh(vertices=corners, indices=[0, 1, 2, 3], mode="triangle_fan", texture=texture))


def _bow(start: Point, middle: Point, end: Point) -> list[Point]:
    """Points along the curve that goes through these three."""
    pull = [2 * middle[i] - (start[i] + end[i]) / 2 for i in (0, 1)]
    shares = [i / _FINENESS for i in range(_FINENESS + 1)]
    return [
        (
            (1 - s) ** 2 * start[0] + 2 * s * (1 - s) * pull[0] + s * s * end[0],
            (1 - s) ** 2 * start[1] + 2 * s * (1 - s) * pull[1] + s * s * end[1],
        )
        for s in shares
    ]


def _on_bow(bow: Sequence[Point], way: float) -> tuple[Point, float]:
    """The point so far along the curve, and the direction in which it goes there."""
    for (x, y), (to_x, to_y) in pairwise(bow):
        step = hypot(to_x - x, to_y - y)
        if way <= step or (to_x, to_y) == bow[-1]:
            share = way / step
            return (x + share * (to_x - x), y + share * (to_y - y)), atan2(to_y - y, to_x - x)
        way -= step
    raise ValueError("a curve needs two points")
