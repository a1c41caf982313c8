"""The map of Europe in Royals: a chart as an engraver of about 1650 would draw it, sharp at every size.

It is drawn once, in map units; panning and zooming only change a matrix. When a zoom has come to rest, the map is
redrawn for it, so that lines keep their width and letters stay sharp.
"""

from collections.abc import Iterator, Sequence
from functools import cache

from kivy.core.image import Image
from kivy.graphics import InstructionGroup
from kivy.graphics.texture import Texture
from kivy.metrics import dp

from kingdoms.ui.boards.royals.europe import ornaments
from kingdoms.ui.boards.royals.europe.data import LAND, MAPS, Strokes, europe, rounded, strokes
from kingdoms.ui.boards.royals.europe.pen import Pen
from kingdoms.ui.boards.royals.pieces import TINCTURES
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import Colour, faint, mixed, theme

_TINT, _WASH = 0.24, 0.5  # the share of a country's colour inside it, and its opacity along its borders
_RIVERS = (1.5, 1.1, 0.8)  # the widths of rivers in dp, the largest first
_WATER_LINES = (0.55, 0.36, 0.2)  # how dark the lines in the sea are, from the coast outwards
_NEAR = 0.25  # the scale beyond which the map is seen close up, in dp per unit
_LETTER, _SEA_LETTER = 190.0, 120.0  # the height of names, in map units
_SEA_SHADE, _LAND_SHADE = 0.36, 0.3  # the opacity of the shade along coasts, on the sea and on land
_BORDER, _RIVER, _WAVES = 0.55, 0.75, 0.45  # the opacity of borders, rivers and waves
_NAME, _SEA_NAME, _NAME_TINT = 0.8, 0.85, 0.35  # the opacity of names, and the share of its colour in a country's name
_COAST = 0.25  # the share of the sea's colour in the ink of coasts
_DEEP = 0.2  # the share of ink in the blue of lakes and rivers
_SEA_BLUE, _SEA_INK = 0.3, 0.45  # the shares of blue and of ink in the colour of lines on the sea


def draw_map(group: InstructionGroup, names: Sequence[str], scale: float) -> Iterator[None]:
    """Draws the map into a group in map units, for this many pixels per unit, with these country names.

    Each step draws a part of it: first land and sea, then one by one the things an engraver adds.
    """
    pens = [Pen(InstructionGroup(), scale) for _part in range(6)]
    for pen in pens:
        group.add(pen.group)
    sea, on_sea, land, on_land, edges, above = pens
    world = europe().world
    # A wide view shows more than was drawn: more ocean on the left, and bare land on the right.
    sea.fill(Rect(world.x - world.width, world.y, 2 * world.width, world.height), theme.sea)
    sea.fill(Rect(world.right, world.y, world.width, world.height), theme.land)
    for key, colour in _grounds().items():
        land.surface(europe().lands[key], colour)
    yield
    yield from _engrave_edges(edges)
    _shade_coasts(sea, land)
    yield
    yield from _engrave_land(on_land)
    yield from _engrave_sea(on_sea)
    yield from _engrave_names(above, names)


@cache
def _shade() -> Texture:
    """The texture that shades coasts and borders: transparent where neither is near."""
    return Image(str(MAPS / "europe.png")).texture


def _is_near(pen: Pen) -> bool:
    """Whether the map is so large that corners in its thin lines are visible."""
    return pen.scale > dp(_NEAR)


@cache
def _water_line(level: int, is_near: bool) -> Strokes:
    return _ready(europe().water_lines[level], is_near)


@cache
def _river(rank: int, is_near: bool) -> Strokes:
    return _ready(europe().rivers[rank], is_near)


def _ready(lines: list[list[float]], is_near: bool) -> Strokes:
    """Lines to draw, rounded if they are seen close up."""
    return strokes(map(rounded, lines) if is_near else lines)


def _grounds() -> dict[str, Colour]:
    """The colours of the lands."""
    tints = {key: mixed(theme.land, theme.tinctures[tincture], _TINT) for key, tincture in TINCTURES.items()}
    return {LAND: theme.land, **tints}


def _shade_coasts(sea: Pen, land: Pen) -> None:
    """Darkens sea and land, and intensifies the countries' colours, near coasts and borders."""
    sea.fill(europe().world, faint(_sea_ink(), _SEA_SHADE), _shade())
    land.surface(europe().lands[LAND], faint(theme.faded, _LAND_SHADE), _shade())
    for key, tincture in TINCTURES.items():
        land.surface(europe().lands[key], faint(theme.tinctures[tincture], _WASH), _shade())


def _engrave_edges(pen: Pen) -> Iterator[None]:
    pen.lines(europe().borders, faint(theme.ink, _BORDER), ornaments.BOLD)
    yield
    pen.lines(europe().coasts, mixed(theme.ink, theme.sea, _COAST), ornaments.BOLD)
    yield


def _engrave_land(pen: Pen) -> Iterator[None]:
    water = mixed(theme.tinctures["azure"], theme.ink, _DEEP)
    pen.surface(europe().lakes, theme.sea)
    for rank, width in enumerate(_RIVERS):
        pen.lines(_river(rank, _is_near(pen)), faint(water, _RIVER), width)
        yield
    pen.lines(europe().shores, water, ornaments.FINE)
    yield
    ornaments.paint_mountains(pen)
    yield


def _engrave_sea(pen: Pen) -> Iterator[None]:
    ink, land = _sea_ink(), europe()
    ornaments.paint_rose(pen, land.rose, land.world)
    yield
    for level, opacity in enumerate(_WATER_LINES):
        pen.lines(_water_line(level, _is_near(pen)), faint(ink, opacity), ornaments.FINE)
        yield
    ornaments.paint_waves(pen, faint(ink, _WAVES))
    yield
    ornaments.paint_ships(pen, land.ships)
    yield
    for name, bow in land.seas.items():
        pen.lettering(name, bow, _SEA_LETTER, faint(ink, _SEA_NAME), italic=True)
        yield


def _engrave_names(pen: Pen, names: Sequence[str]) -> Iterator[None]:
    """The towns, and above the grain of the paper the names of the countries."""
    land = europe()
    ornaments.paint_towns(pen)
    pen.grain(land.world)
    yield
    for (key, country), name in zip(land.countries.items(), names, strict=False):
        colour = mixed(theme.ink, theme.tinctures[TINCTURES[key]], _NAME_TINT)
        pen.lettering(name.upper(), country.name, _LETTER, faint(colour, _NAME))
        yield


def _sea_ink() -> Colour:
    return mixed(mixed(theme.sea, theme.tinctures["azure"], _SEA_BLUE), theme.ink, _SEA_INK)
