"""Painting on a canvas: shapes, text, symbols, pictures and crests, in the colours and sizes of the theme."""

from collections.abc import Sequence
from functools import lru_cache
from math import ceil, cos, pi, sin
from typing import TypeVar

from kivy import graphics
from kivy.graphics.texture import Texture
from kivy.metrics import dp

from kingdoms.core.seats import NO_CREST
from kingdoms.ui.drawing import pictures
from kingdoms.ui.drawing.crests import (
    ARMS,
    BADGE_OVER,
    BADGE_SIZE,
    CHARGE_RISE,
    CHARGE_SIZE,
    LEAST_BADGE,
    LEAST_BADGE_OVER,
    pattern_colour,
    tincture_of,
)
from kingdoms.ui.drawing.fonts import SYMBOLS, glyph
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, TextBox, texts
from kingdoms.ui.theme import PLACEHOLDER, Colour, faint, mixed, theme

Drawn = TypeVar("Drawn", bound=graphics.Instruction)
_HALO_EDGE, _HALO_BORDER = 14, 22  # pixels in the halo images: to the edge of the thing, and to the part that stretches
_FINE_DISC, _DISC_STEP, _LARGEST_DISC = 16, 4, 64  # radii of drawn discs in pixels: every one, every fourth, the last
_FEWEST_SEGMENTS = 20
_SHADOW, _GLOW = 2, 3  # the default spread of a shadow and of a glow, in units
_SHADOW_FALL = 3  # the spread of a shadow divided by how far it falls
_CANDLE = 0.25  # how far candlelight reaches beyond each edge of the table, as a share of its size
_FOCUS = 1.5  # the width of each of the two lines of the focus ring, in bands
_GOLD_EDGE = 0.3  # the share of sable in the edge of gold leaf
_TAIL = 0.28  # the depth of the notch in a pennant's tail, as a share of its height
WHITE = (1.0, 1.0, 1.0, 1.0)
_ACROSS = {"left": 0.0, "centre": 0.5, "right": 1.0}
_ALONG = {"bottom": 0.0, "middle": 0.5, "top": 1.0}

Point = tuple[float, float]
Box = Rect | tuple[float, float, float, float]


class Painter:
    """Draws into a group of instructions (or a whole canvas), each thing above the one before."""

    def __init__(self, group: graphics.InstructionGroup) -> None:
        self.group = group
        self.find_picture = pictures.picture
        """Finds the texture of a drawing; replaced by a finer source at reading size."""
        self.badge = ""  # the icon on the lower right corner of every crest, if any
        self._colour: tuple[float, ...] | None = None

    def clear(self) -> None:
        """Removes everything that was drawn."""
        self.group.clear()
        self._colour = None

    def fill(self, rect: Box, colour: Colour, radius: float = 0) -> graphics.Rectangle:
        """A filled rectangle; with a radius, its corners are rounded."""
        x, y, width, height = rect
        self._tint(colour)
        if radius:
            return self._rounded(Rect(x, y, width, height), min(radius, width / 2, height / 2))
        return self._add(graphics.Rectangle(pos=(x, y), size=(width, height)))

    def outline(self, rect: Box, colour: Colour, width: float | None = None, radius: float = 0) -> graphics.SmoothLine:
        """The border of a rectangle, drawn inside it."""
        width = theme.hair if width is None else width
        x, y, across, along = Rect(*rect).inset(width / 2)
        self._tint(colour)
        if radius:
            points = _around(Rect(x, y, across, along), min(radius, across / 2, along / 2))
            return self._add(graphics.SmoothLine(width=width / 2, points=points, close=True))
        return self._add(graphics.SmoothLine(width=width / 2, rectangle=(x, y, across, along)))

    def line(self, points: Sequence[float], colour: Colour, width: float | None = None) -> graphics.SmoothLine:
        """A line through points given as x, y, x, y."""
        self._tint(colour)
        width = theme.hair if width is None else width
        return self._add(graphics.SmoothLine(points=list(points), width=width / 2, cap="round", joint="round"))

    def circle(self, centre: Point, radius: float, colour: Colour) -> None:
        """A filled disc."""
        x, y = centre
        self.fill((x - radius, y - radius, 2 * radius, 2 * radius), colour, radius)

    def ring(
        self, centre: Point, radius: float, colour: Colour, width: float | None = None, share: float = 1.0
    ) -> graphics.SmoothLine:
        """The border of a disc, drawn inside it; with a `share`, only that much of it, like a clock running down."""
        self._tint(colour)
        width = theme.hair if width is None else width
        circle = (*centre, radius - width / 2, 360 * (1 - share), 360, _segments(radius))
        return self._add(graphics.SmoothLine(circle=circle, width=width / 2))

    def band(self, edges: Sequence[Point], colour: Colour) -> graphics.Mesh:
        """A filled band of any shape, given by points that alternate between its two edges."""
        self._tint(colour)
        vertices = [number for x, y in edges for number in (x, y, 0.0, 0.0)]
        return self._add(graphics.Mesh(vertices=vertices, indices=range(len(edges)), mode="triangle_strip"))

    def shadow(self, rect: Box, spread: float | None = None) -> None:
        """The soft shadow of a thing on the table, falling downwards."""
        spread = _SHADOW * theme.unit if spread is None else spread
        self._halo("frame/shadow", Rect(*rect).moved(0, -spread / _SHADOW_FALL), spread, theme.shade)

    def glow(self, rect: Box, colour: Colour | None = None, spread: float | None = None) -> graphics.Color | None:
        """Light around a thing; returns the colour instruction, so that its alpha can be animated."""
        spread = _GLOW * theme.unit if spread is None else spread
        return self._halo("frame/glow", Rect(*rect), spread, theme.glow if colour is None else colour)

    def lit(self, rect: Box) -> None:
        """Marks something that can be chosen now, with a gold outline and a glow around it."""
        self.glow(rect)
        self.outline(rect, theme.gold, theme.band, theme.corner)

    def pennant(self, rect: Box, colour: Colour) -> None:
        """A swallow-tailed flag that hangs down: it marks what is active, in the colour of its seat."""
        x, y, width, height = rect
        self._tint(colour)
        middle, notch, top = x + width / 2, y + height * _TAIL, y + height
        self._add(graphics.Quad(points=(x, y, middle, notch, middle, top, x, top)))
        self._add(graphics.Quad(points=(x + width, y, middle, notch, middle, top, x + width, top)))
        edge = (x, top, x, y, middle, notch, x + width, y, x + width, top)
        self.line(edge, theme.panel)

    def text(
        self,
        text: str,
        where: Box | Point,
        size: float,
        colour: Colour | None = None,
        bold: bool = False,
        align: str = "centre",
        lines: int = 1,
        shrink: bool = True,
        italic: bool = False,
        valign: str = "middle",
    ) -> Rect:
        """Paints text inside a rectangle, never beyond it, or at a point; returns where it is.

        Text that is too long becomes smaller, then ends in an ellipsis. At a point, `align` says which side of the
        text the point is on.
        """
        style = Style(round(size), bold, italic)
        if len(where) == 2:
            rect, box = Rect(*where, 0, 0), None
        else:
            rect = Rect(*where)
            box = TextBox(int(rect.width), int(rect.height), lines, align, shrink)
        texture = texts.texture(text, style, box)
        return self._place(texture, rect, theme.ink if colour is None else colour, (_ACROSS[align], _ALONG[valign]))

    def icon(self, name: str, rect: Box, colour: Colour | None = None) -> Rect:
        """A symbol of `ICONS`, as large as the rectangle allows."""
        rect = Rect(*rect)
        style = Style(round(min(rect.width, rect.height)), font=SYMBOLS)
        return self._place(texts.texture(glyph(name), style), rect, theme.ink if colour is None else colour)

    def picture(self, name: str, rect: Box, colour: Colour = WHITE) -> graphics.Rectangle:
        """One of our drawings over the whole rectangle; a faint plain area if it does not exist."""
        texture = self.find_picture(name)
        if texture is None:
            return self.fill(rect, faint(theme.faded, PLACEHOLDER), theme.corner)
        return self._image(texture, rect, colour)

    def medallion(self, name: str, rect: Box, rim: Colour, width: float | None = None) -> None:
        """One of our drawings cropped to a circle, with a rim that hides the edge of the crop."""
        rect = Rect(*rect).fitted(1)
        width = theme.hair if width is None else width
        texture = self.find_picture(name)
        if texture is None:
            self.circle(rect.centre, rect.width / 2, faint(theme.faded, PLACEHOLDER))
        else:
            self._tint(WHITE)
            self._add(
                graphics.Ellipse(texture=texture, pos=rect[:2], size=rect[2:], segments=_segments(rect.width / 2))
            )
        self.ring(rect.centre, rect.width / 2 + width / 2, rim, width)

    def parchment(self, rect: Box, radius: float | None = None) -> None:
        """A sheet of vellum with its shadow and thin border: panels and the faces of cards."""
        radius = theme.corner if radius is None else radius
        self.shadow(rect)
        self.fill(rect, theme.panel, radius)
        self.outline(rect, theme.line, radius=radius)

    def ground(self, rect: Box) -> None:
        """The table under everything: its grain, and candlelight in the middle."""
        self.fill(rect, theme.ground)
        if theme.candle[3]:
            light = Rect(*rect).inset(-rect[2] * _CANDLE, -rect[3] * _CANDLE)
            self._image(pictures.candle(), light, theme.candle)
        grain = pictures.picture("frame/parchment")
        if grain is not None and theme.grain[3]:
            self._image(grain, rect, theme.grain).tex_coords = tiled(grain, rect)

    def leaf(self, rect: Box, radius: float = 0) -> None:
        """Gold leaf with light on its upper edge, for a control that can be tapped."""
        self.fill(rect, theme.gold, radius)
        if theme.sheen[3]:
            self._tint(theme.sheen)
            x, y, width, height = rect
            shape = {"pos": (x, y), "size": (width, height), "radius": [radius]}
            # Kivy's smooth version would draw its faint border beyond the edges of a scroll view.
            self._add(graphics.RoundedRectangle(texture=pictures.sheen(), **shape))
            self.outline(rect, mixed(theme.gold, theme.tinctures["sable"], _GOLD_EDGE), theme.hair, radius)

    def sink(self, rect: Box) -> None:
        """The shadow over the lower edge of something that continues below it."""
        self._image(pictures.sheen(), rect, theme.shade)

    def focus_ring(self, rect: Box, radius: float | None = None) -> None:
        """The keyboard focus: ink and ground side by side, so that one of them stands out on anything."""
        radius = theme.corner if radius is None else radius
        width = _FOCUS * theme.band
        self.outline(Rect(*rect).inset(-width), theme.ink, width, radius + width)
        self.outline(rect, theme.ground, width, radius)

    def crest(self, crest: int, rect: Box, game: str = "") -> None:
        """The coat of arms of a seat (0 to 4), as large as the rectangle allows; a blank dark shield for nobody."""
        shield = Rect(*rect).fitted(1)
        if crest == NO_CREST:
            self.picture("heraldry/shield", shield, theme.tinctures["sable"])
            self.picture("heraldry/shield_rim", shield, theme.ink)
            return
        arms, tincture = ARMS[crest], tincture_of(crest, game)
        colour, charge = theme.tinctures[tincture], theme.tincture_inks[tincture]
        self.picture("heraldry/shield", shield, colour)
        if arms.pattern != "plain":
            self.picture(f"heraldry/{arms.pattern}", shield, pattern_colour(tincture))
        place = shield.centred(shield.width * CHARGE_SIZE, shield.height * CHARGE_SIZE)
        self.picture(f"heraldry/{arms.charge}", place.moved(0, shield.height * CHARGE_RISE), charge)
        self.picture("heraldry/shield_rim", shield, theme.ink)
        if self.badge:
            share = BADGE_SIZE * shield.width
            badge = max(share, LEAST_BADGE * theme.tiny)
            # It hangs below the corner, so that most of the shield and whatever is beside it are visible. Just below a
            # small shield there are other things, so that the badge is also beside it.
            beside, below = (0, BADGE_OVER) if badge == share else LEAST_BADGE_OVER
            corner = shield.cut_right(badge)[0].cut_bottom(badge)[0].moved(beside * badge, -below * badge)
            self.circle(corner.centre, badge / 2, theme.panel)
            self.icon(self.badge, corner)

    def _tint(self, colour: Colour) -> graphics.Color | None:
        """Sets the colour of what follows, unless it is set already."""
        wanted = tuple(colour)
        if wanted == self._colour:
            return None
        self._colour = wanted
        return self._add(graphics.Color(*wanted))

    def _add(self, instruction: Drawn) -> Drawn:
        self.group.add(instruction)
        return instruction

    def _rounded(self, rect: Rect, radius: float) -> graphics.BorderImage:
        """A disc stretched in its middle: Kivy takes five times as long to build its own rounded rectangle."""
        # Few discs serve all sizes, or a map would need new ones whenever it is zoomed.
        step = 1 if radius <= _FINE_DISC else _DISC_STEP
        side = min(_LARGEST_DISC, max(1, step * ceil(radius / step)))
        share = radius / side  # The disc has an empty edge of one pixel.
        return self._framed(pictures.disc(side), rect.inset(-share), side + 1, radius + share)

    def _framed(self, texture: Texture, rect: Rect, border: float, shown: float) -> graphics.BorderImage:
        """A texture whose border of this many pixels keeps the width `shown`, while its middle is stretched."""
        x, y, width, height = rect
        borders = {"border": [border] * 4, "display_border": [shown] * 4}
        return self._add(graphics.BorderImage(texture=texture, pos=(x, y), size=(width, height), **borders))

    def _image(self, texture: Texture, rect: Box, colour: Colour) -> graphics.Rectangle:
        x, y, width, height = rect
        self._tint(colour)
        return self._add(graphics.Rectangle(texture=texture, pos=(x, y), size=(width, height)))

    def _place(self, texture: Texture, rect: Rect, colour: Colour, share: Point = (0.5, 0.5)) -> Rect:
        """Shows a texture at its own size, on whole pixels so that letters stay sharp.

        `share` says how much of the spare room is to the left of it, and below it.
        """
        width, height = texture.size
        x = round(rect.x + (rect.width - width) * share[0])
        y = round(rect.y + (rect.height - height) * share[1])
        placed = Rect(x, y, width, height)
        self._image(texture, placed, colour)
        return placed

    def _halo(self, name: str, rect: Rect, spread: float, colour: Colour) -> graphics.Color | None:
        texture = pictures.picture(name)
        if texture is None or not colour[3]:
            return None
        self._colour = None
        tint = self._tint(colour)
        halo = rect.inset(-spread)
        shown = min(spread * _HALO_BORDER / _HALO_EDGE, halo.width / 2, halo.height / 2)
        self._framed(texture, halo, _HALO_BORDER, shown)
        # Nothing else may share this colour, because its alpha may be animated.
        self._colour = None
        return tint


def _segments(radius: float) -> int:
    """Enough segments for a disc to look round; with Kivy's default of 180, a board would be slow to build."""
    return max(_FEWEST_SEGMENTS, min(180, round(radius)))


def _around(rect: Rect, radius: float) -> list[float]:
    """The outline of a rectangle with rounded corners. Kivy's own needs twice as many points to look as round."""
    left, low, right, top = rect.x + radius, rect.y + radius, rect.right - radius, rect.top - radius
    middles = ((right, top), (left, top), (left, low), (right, low))
    return [
        part
        for (x, y), corner in zip(middles, _corners(radius), strict=True)
        for across, along in corner
        for part in (x + across, y + along)
    ]


@lru_cache(maxsize=64)
def _corners(radius: float) -> list[list[Point]]:
    """Offsets of points along four rounded corners from their centres, anticlockwise from the right."""
    steps = max(3, min(12, round(radius / 2)))
    angles = [pi / 2 * step / steps for step in range(4 * steps + 1)]
    points = [(radius * cos(angle), radius * sin(angle)) for angle in angles]
    return [points[quarter * steps : (quarter + 1) * steps + 1] for quarter in range(4)]


def tiled(texture: Texture, rect: Box) -> tuple[float, ...]:
    """The coordinates at which a texture covers the rectangle at its natural size, mirrored so that no seam shows."""
    texture.wrap = "mirrored_repeat"
    across, along = rect[2] / dp(texture.width), rect[3] / dp(texture.height)
    return 0, 0, across, 0, across, along, 0, along
