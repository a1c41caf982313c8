"""Pen, brush and colours: the SVG strings that every picture is made of.

Every function is pure and returns markup, so a picture is simply the sum of its parts, and the same code always draws
the same picture. Light always comes from the upper left.
"""

import re
import zlib
from collections.abc import Callable, Sequence
from math import cos, hypot, radians, sin
from typing import NamedTuple

INK = "#2B2118"
VELLUM = "#FBF6E9"
GOLD = "#B8860B"
GLOW = "#E5B93C"
GULES = "#A6262B"
AZURE = "#1F4E8C"
VERT = "#2E6B3E"
OR = "#B07A12"
PURPURE = "#6A3A7A"
WHITE = "#FFFFFF"
BLACK = "#000000"

Point = tuple[float, float]


class Picture(NamedTuple):
    """A picture to draw: its size in pixels, its markup, and how it is stored."""

    width: int
    height: int
    draw: Callable[[], str]
    kind: str = "opaque"
    """`opaque` (no transparency), `mask` (white, only its alpha counts), `cutout` (colour and alpha) or `palette`
    (opaque, in 256 colours: less than half the size, for games with many pictures)."""


def mix(one: str, other: str, share: float) -> str:
    """The colour that is `share` of the way from one to the other."""
    pairs = ((int(one[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)


def tone(colour: str, amount: float) -> str:
    """A lighter tone (amount above 0) towards candlelight, or a darker one (below 0) towards night."""
    return mix(colour, "#FFF1CF", amount) if amount > 0 else mix(colour, "#1C1220", -amount)


def attributes(**values: object) -> str:
    """Keyword arguments as XML attributes."""
    return "".join(f' {name.rstrip("_").replace("_", "-")}="{value}"' for name, value in values.items())


def path(d: str, colour: str = "none", **more: object) -> str:
    """A filled path."""
    return f'<path d="{d}"{attributes(fill=colour, **more)}/>'


def pen(d: str, width: float = 3, colour: str = INK, **more: object) -> str:
    """A line of even width, with round ends."""
    return path(d, "none", stroke=colour, stroke_width=width, stroke_linecap="round", stroke_linejoin="round", **more)


def oval(x: float, y: float, rx: float, ry: float | None = None) -> str:
    """The path of an ellipse, or of a circle if only one radius is given."""
    ry = rx if ry is None else ry
    return f"M{x - rx:g} {y:g}a{rx:g} {ry:g} 0 1 1 {2 * rx:g} 0a{rx:g} {ry:g} 0 1 1 {-2 * rx:g} 0Z"


def box(x: float, y: float, width: float, height: float, r: float = 0) -> str:
    """The path of a rectangle, its corners rounded by `r`."""
    if not r:
        return f"M{x:g} {y:g}h{width:g}v{height:g}h{-width:g}Z"
    w, h = width - 2 * r, height - 2 * r
    arcs = [f"a{r:g} {r:g} 0 0 1 {dx:g} {dy:g}" for dx, dy in ((r, r), (-r, r), (-r, -r), (r, -r))]
    return f"M{x + r:g} {y:g}h{w:g}{arcs[0]}v{h:g}{arcs[1]}h{-w:g}{arcs[2]}v{-h:g}{arcs[3]}Z"


def polygon(points: Sequence[Point]) -> str:
    """The path of a closed polygon."""
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z"


def read_points(text: str) -> list[Point]:
    """The points in a string like "x,y x,y …"."""
    return [(float(x), float(y)) for x, y in (pair.split(",") for pair in text.split())]


def smooth(points: Sequence[Point], steps: int = 8) -> list[Point]:
    """A Catmull-Rom curve through all the points."""
    ends = [points[0], *points, points[-1]]
    curve: list[Point] = []
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        curve += [
            (_spline(a[0], b[0], c[0], d[0], i / steps), _spline(a[1], b[1], c[1], d[1], i / steps))
            for i in range(steps)
        ]
    return [*curve, points[-1]]


def _spline(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)


def stroke(points: str, widths: Sequence[float]) -> str:
    """The outline of a brush stroke along a curve; the widths are spread evenly over its length."""
    curve = smooth(read_points(points))
    left: list[Point] = []
    right: list[Point] = []
    for i, (x, y) in enumerate(curve):
        (x0, y0), (x1, y1) = curve[max(i - 1, 0)], curve[min(i + 1, len(curve) - 1)]
        length = hypot(x1 - x0, y1 - y0) or 1
        half = _between(widths, i / (len(curve) - 1)) / 2
        dx, dy = -(y1 - y0) / length * half, (x1 - x0) / length * half
        left.append((x + dx, y + dy))
        right.append((x - dx, y - dy))
    return polygon(left + right[::-1])


def _between(widths: Sequence[float], t: float) -> float:
    at = t * (len(widths) - 1)
    i = min(int(at), len(widths) - 2)
    part = at - i
    return widths[i] + (widths[i + 1] - widths[i]) * part * part * (3 - 2 * part)


def brush(points: str, widths: Sequence[float] = (0.8, 3.2, 0.8), colour: str = INK) -> str:
    """A brush stroke that swells and thins."""
    return path(stroke(points, widths), colour)


def folds(colour: str, *lines: str) -> str:
    """Folds in cloth: soft strokes in a darker tone of its colour."""
    return "".join(brush(line, (0.8, 3, 0.8), tone(colour, -0.45)) for line in lines)


def ring(x: float, y: float, radius: float, count: int, start: float = 0) -> list[tuple[float, float, float]]:
    """`count` points evenly spaced on a circle, each with its outward direction in degrees (0 is up, clockwise)."""
    angles = [start + 360 * i / count for i in range(count)]
    return [(x + radius * sin(radians(a)), y - radius * cos(radians(a)), a) for a in angles]


def place(body: str, x: float = 0, y: float = 0, scale: float = 1, angle: float = 0, flip: bool = False) -> str:
    """A part moved to (x, y), rotated about its own origin, scaled, and mirrored if requested."""
    across = -scale if flip else scale
    return f'<g transform="translate({x:g} {y:g}) rotate({angle:g}) scale({across:g} {scale:g})">{body}</g>'


def turned(body: str) -> str:
    """A part mirrored about x = 0, with painted shapes still lit from the upper left."""
    body = re.sub(
        r'transform="translate\(([-\d.]+) ([-\d.]+)\)"',
        lambda found: f'transform="translate({-float(found[1]):g} {found[2]})"',
        body,
    )
    body = body.replace('id="i', 'id="t').replace("url(#i", "url(#t")
    return f'<g transform="scale(-1 1)">{body}</g>'


def fade(body: str, opacity: float) -> str:
    """A part that lets what is below show through."""
    return f'<g opacity="{opacity:g}">{body}</g>'


def name_of(*parts: object) -> str:
    """An identifier that depends only on the content, so that equal definitions can be repeated."""
    return f"i{zlib.crc32(repr(parts).encode()):08x}"


def clip(d: str, body: str) -> str:
    """The part inside the path; everything else is cut off."""
    name = name_of("clip", d)
    return f'<clipPath id="{name}"><path d="{d}"/></clipPath><g clip-path="url(#{name})">{body}</g>'


def wash(d: str, *colours: str, level: bool = False, **more: object) -> str:
    """A path filled with a gradient, from top to bottom (or from left to right if `level`)."""
    name = name_of("wash", colours, level)
    across, down = (1, 0) if level else (0, 1)
    stops = "".join(f'<stop offset="{i / (len(colours) - 1):g}" stop-color="{c}"/>' for i, c in enumerate(colours))
    return f'<linearGradient id="{name}" x1="0" y1="0" x2="{across}" y2="{down}">{stops}</linearGradient>' + path(
        d, f"url(#{name})", **more
    )


def glow(x: float, y: float, radius: float, colour: str = GLOW, opacity: float = 0.6) -> str:
    """A round light that fades out."""
    name = name_of("glow", colour, opacity)
    stops = "".join(
        f'<stop offset="{at}" stop-color="{colour}" stop-opacity="{opacity * share:g}"/>'
        for at, share in ((0, 1), (0.35, 0.55), (0.7, 0.14), (1, 0))
    )
    return f'<radialGradient id="{name}">{stops}</radialGradient>' + path(oval(x, y, radius), f"url(#{name})")


def painted(d: str, colour: str, outline: float = 3, shade: float = 7, shine: float = 3, inside: str = "") -> str:
    """A painted shape: a light rim at the upper left, a shaded one at the lower right, and an ink outline.

    `inside` is drawn on the shape and cut off at its edge.
    """
    name = name_of("shade", d, shade)
    away = f"translate({-shade:g} {-0.8 * shade:g})"
    mask = (
        f'<mask id="{name}" maskUnits="userSpaceOnUse" x="-999" y="-999" width="2999" height="2999">'
        f'<rect x="-999" y="-999" width="2999" height="2999" fill="#FFF"/>{path(d, "#000", transform=away)}</mask>'
    )
    body = path(d, colour, transform=f"translate({shine:g} {shine:g})") + inside
    body += mask + path(d, tone(colour, -0.45), mask=f"url(#{name})", opacity=0.75)
    edge = pen(d, outline) if outline else ""
    return path(d, tone(colour, 0.32)) + clip(d, body) + edge


def stencil(width: int, height: int, body: str) -> str:
    """White where the body is white, transparent where it is black or empty."""
    frame = f'x="0" y="0" width="{width}" height="{height}"'
    return (
        f'<mask id="stencil" maskUnits="userSpaceOnUse" {frame}>{body}</mask>'
        f'<rect {frame} fill="#FFF" mask="url(#stencil)"/>'
    )


def document(width: int, height: int, body: str) -> str:
    """A complete SVG document."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}">{body}</svg>'
    )
