"""The pen that draws the map: whatever the scale, lines are neither too fine nor too bold, and letters are sharp."""

from array import array
from collections.abc import Sequence
from itertools import pairwise
from math import atan2, cos, hypot, sin
from operator import add, sub

from kivy.graphics import Color, InstructionGroup, Mesh, Rectangle
from kivy.graphics.texture import Texture
from kivy.metrics import dp

from kingdoms.ui.boards.royals.europe.data import Point, Strokes, Surface
from kingdoms.ui.drawing import pictures
from kingdoms.ui.drawing.painter import tiled
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, size_of, texts
from kingdoms.ui.theme import Colour, theme

_FEATHER = 1.1  # pixels over which the edge of a line fades out
_LETTERS = 0.8  # the type size, as a share of a line's height
_RUN = 0.92  # the greatest share of a curve taken by the letters of a name; the rest is between them
_FINENESS = 24  # segments in which the line under a name is measured
_TYPE = (12, 16, 20, 28, 40, 56, 80, 112)  # pixels: a few type sizes; the next larger one is scaled down
_USUAL = 0.17  # dp per unit: the scale for which line widths are given
_FINEST, _BOLDEST = 0.6, 1.8  # how much finer and bolder lines may become


class Pen:
    """Draws into a group in map units; `scale` is the number of pixels per unit on the screen."""

    def __init__(self, group: InstructionGroup, scale: float) -> None:
        self.group = group
        self.scale = scale
        self._weight = min(_BOLDEST, max(_FINEST, (scale / dp(_USUAL)) ** 0.5))

    def fill(self, rect: Rect, colour: Colour, texture: Texture | None = None) -> None:
        """A filled rectangle, or a drawing that covers it."""
        self.group.add(Color(*colour))
        self.group.add(Rectangle(pos=rect[:2], size=rect[2:], texture=texture))

    def grain(self, rect: Rect) -> None:
        """Draws the fibres of the paper."""
        grain = pictures.picture("frame/parchment")
        if grain is not None and theme.grain[3]:
            pixels = Rect(0, 0, rect.width * self.scale, rect.height * self.scale)
            self.group.add(Color(*theme.grain))
            self.group.add(Rectangle(pos=rect[:2], size=rect[2:], texture=grain, tex_coords=tiled(grain, pixels)))

    def surface(self, surface: Surface, colour: Colour, texture: Texture | None = None) -> None:
        """Filled triangles; a texture is as large as the map, and each triangle shows its own part."""
        self.group.add(Color(*colour))
        self.group.add(Mesh(vertices=surface.corners, indices=surface.numbers, mode="triangles", texture=texture))

    def lines(self, lines: Strokes, colour: Colour, width: float) -> None:
        """Lines of a width in dp, slightly finer on a small map and bolder on a large one."""
        pixels = max(dp(width * self._weight), _FEATHER) + _FEATHER
        half = pixels / 2 / self.scale
        corners = array("f", bytes(32 * len(lines.x)))
        for axis, along, asides in ((0, lines.x, lines.aside_x), (1, lines.y, lines.aside_y)):
            away = [half * aside for aside in asides]
            corners[axis::8] = array("f", map(add, along, away))
            corners[axis + 4 :: 8] = array("f", map(sub, along, away))
        corners[7::8] = array("f", [1.0]) * len(lines.x)
        self.group.add(Color(*colour))
        soft = pictures.stroke(2 * _FEATHER / pixels)
        self.group.add(Mesh(vertices=corners, indices=lines.numbers, mode="triangle_strip", texture=soft))

    def lettering(self, text: str, line: Sequence[Point], height: float, colour: Colour, italic: bool = False) -> None:
        """Writes text along a curve through three points, with its letters spread over the whole curve."""
        size = next((size for size in _TYPE if size >= height * self.scale * _LETTERS), _TYPE[-1])
        style = Style(size, not italic, italic)
        bow = _bow(*line)
        run = sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(bow))
        widths = [size_of(letter, style)[0] for letter in text]
        step = min(height / size_of("A", style)[1], _RUN * run / sum(widths))  # units per pixel
        gap = (run - sum(widths) * step) / max(1, len(text) - 1)
        self.group.add(Color(*colour))
        at = 0.0
        for letter, width in zip(text, widths, strict=True):
            self._letter(letter, style, step, *_on_bow(bow, at + width * step / 2))
            at += width * step + gap

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
    """Points along the curve through these three."""
    pull = [2 * middle[i] - (start[i] + end[i]) / 2 for i in (0, 1)]
    shares = [i / _FINENESS for i in range(_FINENESS + 1)]
    return [
        (
            (1 - s) ** 2 * start[0] + 2 * s * (1 - s) * pull[0] + s * s * end[0],
            (1 - s) ** 2 * start[1] + 2 * s * (1 - s) * pull[1] + s * s * end[1],
        )
        for s in shares
    ]


def _on_bow(bow: Sequence[Point], distance: float) -> tuple[Point, float]:
    """The point this far along the curve, and the curve's direction there."""
    for (x, y), (to_x, to_y) in pairwise(bow):
        step = hypot(to_x - x, to_y - y)
        if distance <= step or (to_x, to_y) == bow[-1]:
            share = distance / step
            return (x + share * (to_x - x), y + share * (to_y - y)), atan2(to_y - y, to_x - x)
        distance -= step
    raise ValueError("a curve needs two points")
