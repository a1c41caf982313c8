"""The map of Europe in Royals: a chart as an engraver of about 1650 would draw it, sharp at every size.

It is drawn once, in the map's own steps; to pan and zoom only moves a matrix. When a zoom has come to rest, the map is
drawn anew for it, so that lines keep their width and letters their edges.
"""

from collections.abc import Sequence
from functools import cache

from kivy.core.image import Image
from kivy.graphics import InstructionGroup
from kivy.graphics.texture import Texture
from kivy.metrics import dp

from kingdoms.ui.boards.royals_map_data import LAND, MAPS, Europe, Strokes, europe, rounded, strokes
from kingdoms.ui.boards.royals_map_ornaments import paint_mountains, paint_rose, paint_ships, paint_towns, paint_waves
from kingdoms.ui.boards.royals_map_pen import Pen
from kingdoms.ui.rect import Rect
from kingdoms.ui.theme import faint, mixed, theme

TINCTURES = {"france": "azure", "germany": "vert", "britain": "gules", "spain": "or"}
_TINT, _WASH = 0.24, 0.5  # how strong a country's colour is inside, and along its borders
_RIVERS = (1.5, 1.1, 0.8)  # the widths of rivers in dp, the greatest first
_WATER_LINES = (0.55, 0.36, 0.2)  # how dark the lines in the sea are, from the coast outwards
_NEAR = 0.25  # dp per step
_LETTER, _SEA_LETTER = 190.0, 120.0  # the height of names, in steps of the map


def draw_map(group: InstructionGroup, names: Sequence[str], scale: float) -> None:
    """Draws the map into a group in its own steps, for so many pixels per step; names are those of the countries."""
    pen, land = Pen(group, scale), europe()
    _paint_sea(pen, land)
    _paint_land(pen, land)
    pen.grain(land.world)
    pen.lines(strokes([_around(land.world)]), theme.ink, 3)
    for (key, country), name in zip(land.countries.items(), names, strict=True):
        colour = mixed(theme.ink, theme.tinctures[TINCTURES[key]], 0.35)
        pen.lettering(name.upper(), country.name, _LETTER, faint(colour, 0.8))


def _around(rect: Rect) -> list[float]:
    return [rect.x, rect.y, rect.right, rect.y, rect.right, rect.top, rect.x, rect.top, rect.x, rect.y]


@cache
def _shade() -> Texture:
    """How near a coast or border is: clear where none is near."""
    return Image(str(MAPS / "europe.png")).texture


def _is_near(pen: Pen) -> bool:
    """Whether the map is so large that corners in its thin lines are seen."""
    return pen.scale > dp(_NEAR)


@cache
def _water_lines(is_near: bool) -> list[Strokes]:
    return _ready(europe().water_lines, is_near)


@cache
def _rivers(is_near: bool) -> list[Strokes]:
    return _ready(europe().rivers, is_near)


def _ready(groups: list[list[list[float]]], is_near: bool) -> list[Strokes]:
    """Groups of lines to draw, rounded if they are seen from near."""
    return [strokes(map(rounded, lines) if is_near else lines) for lines in groups]


def _paint_sea(pen: Pen, land: Europe) -> None:
    line = mixed(mixed(theme.sea, theme.tinctures["azure"], 0.3), theme.ink, 0.45)
    pen.fill(land.world, theme.sea)
    pen.fill(land.world, faint(line, 0.36), _shade())
    paint_rose(pen, land.rose, land.world)
    for strength, lines in zip(_WATER_LINES, _water_lines(_is_near(pen)), strict=True):
        pen.lines(lines, faint(line, strength), 0.8)
    paint_waves(pen, faint(line, 0.45))
    paint_ships(pen, land.ships)
    for name, bow in land.seas.items():
        pen.lettering(name, bow, _SEA_LETTER, faint(line, 0.85), italic=True)


def _paint_land(pen: Pen, land: Europe) -> None:
    pen.surface(land.regions[LAND], theme.land)
    pen.surface(land.regions[LAND], faint(theme.faded, 0.3), _shade())
    for key, tincture in TINCTURES.items():
        colour = theme.tinctures[tincture]
        pen.surface(land.regions[key], mixed(theme.land, colour, _TINT))
        pen.surface(land.regions[key], faint(colour, _WASH), _shade())
    water = mixed(theme.tinctures["azure"], theme.ink, 0.2)
    pen.surface(land.lakes, theme.sea)
    for rivers, width in zip(_rivers(_is_near(pen)), _RIVERS, strict=True):
        pen.lines(rivers, faint(water, 0.75), width)
    pen.lines(land.shores, water, 0.8)
    paint_mountains(pen)
    pen.lines(land.borders, faint(theme.ink, 0.55), 1.2)
    pen.lines(land.coasts, mixed(theme.ink, theme.sea, 0.25), 1.2)
    paint_towns(pen)
