"""The map of Europe in Royals: a chart as an engraver of about 1650 would draw it, sharp at every size.

It is drawn once, in the map's own steps; to pan and zoom only moves a matrix. When a zoom has come to rest, the map is
drawn anew for it, so that lines keep their width and letters their edges.
"""

from collections.abc import Sequence
from functools import cache

from kivy.core.image import Image
from kivy.graphics import (
    Color,
    InstructionGroup,
    MatrixInstruction,
    PopMatrix,
    PushMatrix,
    Rectangle,
    StencilPop,
    StencilPush,
    StencilUnUse,
    StencilUse,
)
from kivy.graphics.texture import Texture
from kivy.graphics.transformation import Matrix

from kingdoms.ui.boards.royals_map_data import LAND, MAPS, Europe, Point, europe
from kingdoms.ui.boards.royals_map_ornaments import paint_mountains, paint_rose, paint_ship, paint_waves
from kingdoms.ui.boards.royals_map_pen import Pen
from kingdoms.ui.rect import Rect
from kingdoms.ui.theme import faint, mixed, theme

TINCTURES = {"france": "azure", "germany": "vert", "britain": "gules", "spain": "or"}
_TINT, _WASH = 0.24, 0.5  # how strong a country's colour is inside, and along its borders
_RIVERS = (1.5, 1.1, 0.8)  # the widths of rivers in dp, by their rank
_WATER_LINES = (0.55, 0.36, 0.2)  # how dark the lines in the sea are, from the coast outwards
_LETTER = 190.0  # the height of the names of countries, in steps of the map


class EuropeMap:
    """The map inside a view. `group` holds all of it, to be put below everything on a board."""

    def __init__(self) -> None:
        self.group = InstructionGroup()
        self._chart = InstructionGroup()
        self._matrix = MatrixInstruction()
        self._mask, self._unmask, self._ground = Rectangle(), Rectangle(), Rectangle()
        self._ground_colour = Color()
        for instruction in (
            StencilPush(), self._mask, StencilUse(),
            self._ground_colour, self._ground, PushMatrix(), self._matrix, self._chart, PopMatrix(),
            StencilUnUse(), self._unmask, StencilPop(),
        ):  # fmt: skip
            self.group.add(instruction)

    def move(self, view: Rect, origin: Point, scale: float) -> None:
        """Moves the map: `origin` is where its lower left corner is on the screen, `scale` the pixels per step."""
        for part in (self._mask, self._unmask, self._ground):
            part.pos, part.size = view[:2], view[2:]
        matrix = Matrix()
        matrix.scale(scale, scale, 1)
        matrix.translate(*origin, 0)
        self._matrix.matrix = matrix

    def draw(self, names: Sequence[str], scale: float) -> None:
        """Draws the map anew, for the scale that it keeps now and in the colours of the theme."""
        self._ground_colour.rgba = theme.ground
        self._chart.clear()
        pen, land = Pen(self._chart, scale), europe()
        _paint_sea(pen, land)
        _paint_land(pen, land)
        for (key, country), name in zip(land.countries.items(), names, strict=True):
            colour = mixed(theme.ink, theme.tinctures[TINCTURES[key]], 0.35)
            pen.lettering(name.upper(), country.name, _LETTER, faint(colour, 0.8))


@cache
def _shade() -> Texture:
    """How near a coast or border is: clear where none is near."""
    return Image(str(MAPS / "europe.png")).texture


def _paint_sea(pen: Pen, land: Europe) -> None:
    line = mixed(theme.sea, theme.ink, 0.55)
    pen.fill(land.world, theme.sea)
    pen.fill(land.world, faint(line, 0.4), _shade())
    paint_rose(pen, land.rose, land.world)
    for strength, lines in zip(_WATER_LINES, land.water_lines, strict=True):
        pen.lines(lines, faint(line, strength), 0.8)
    paint_waves(pen, land.waves, faint(line, 0.45))
    for place in land.ships:
        paint_ship(pen, place)


def _paint_land(pen: Pen, land: Europe) -> None:
    pen.surface(land.regions[LAND], theme.land)
    for key, tincture in TINCTURES.items():
        colour = theme.tinctures[tincture]
        pen.surface(land.regions[key], mixed(theme.land, colour, _TINT))
        pen.surface(land.regions[key], faint(colour, _WASH), _shade())
    water = mixed(theme.sea, theme.ink, 0.5)
    pen.surface(land.lakes, theme.sea)
    for rank, width in enumerate(_RIVERS):
        pen.lines([river.course for river in land.rivers if river.rank == rank], faint(water, 0.75), width)
    pen.lines(land.shores, water, 0.8)
    paint_mountains(pen, land.mountains)
    pen.lines(land.borders, faint(theme.ink, 0.55), 1.2)
    pen.lines(land.coasts, mixed(theme.ink, theme.sea, 0.15), 1.4)
